#include "tests/reference.h"

#include <algorithm>
#include <stdexcept>

namespace schafkopf::reference {
namespace {

constexpr std::string_view kSuitLetters = "EGHS";

char SuitLetter(Card card) {
  switch (card.suit()) {
    case Suit::kEichel:
      return 'E';
    case Suit::kGras:
      return 'G';
    case Suit::kHerz:
      return 'H';
    case Suit::kSchellen:
      return 'S';
  }
  throw std::logic_error("no such suit");
}

char RankLetter(Card card) {
  switch (card.rank()) {
    case Rank::kSau:
      return 'A';
    case Rank::kTen:
      return 'Z';
    case Rank::kKing:
      return 'K';
    case Rank::kOber:
      return 'O';
    case Rank::kUnter:
      return 'U';
    case Rank::kNine:
      return '9';
    case Rank::kEight:
      return '8';
    case Rank::kSeven:
      return '7';
  }
  throw std::logic_error("no such rank");
}

Card CardCalled(char suit, char rank) {
  for (int index = 0; index < 32; ++index) {
    const Card card = Card::FromIndex(index);
    if (SuitLetter(card) == suit && RankLetter(card) == rank) return card;
  }
  throw std::invalid_argument(std::string("no card ") + suit + rank);
}

bool Has(const Cards& cards, Card card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

std::string_view RanksOf(Deck deck) { return deck == Deck::kLong ? "AZKOU987" : "AZKOU9"; }
std::size_t HandSizeOf(Deck deck) { return deck == Deck::kLong ? 8 : 6; }

// RULES.md 2, row by row.
struct Row {
  std::string_view name;
  std::string_view trump_ranks;
  char trump_suit;  // a letter, '*' the suit named, '-' none
  std::string_view suit_order;
  std::string_view side;     // "alone", "called", "opposite"
  std::string_view goal;     // "61", "every trick", "no trick", "hold"
  int run_min;               // Laufende paid from; 0 never
  std::string_view run_max;  // "trumps", "hand", "8", "4", "-"
  int base;
};
constexpr std::string_view kStandard = "AZKOU987";
constexpr Row kTable[] = {
    {"ruf", "OU", 'H', kStandard, "called", "61", 3, "trumps", 20},
    {"solo", "OU", '*', kStandard, "alone", "61", 3, "hand", 50},
    {"wenz", "U", '-', kStandard, "alone", "61", 2, "4", 50},
    {"geier", "O", '-', kStandard, "alone", "61", 2, "4", 50},
    {"koenig", "K", '-', kStandard, "alone", "61", 2, "4", 50},
    {"eisenbahner", "Z", '-', kStandard, "alone", "61", 2, "4", 50},
    {"farbwenz", "U", '*', kStandard, "alone", "61", 3, "hand", 50},
    {"farbgeier", "O", '*', kStandard, "alone", "61", 3, "hand", 50},
    {"farbkoenig", "K", '*', kStandard, "alone", "61", 3, "hand", 50},
    {"farbeisenbahner", "Z", '*', kStandard, "alone", "61", 3, "hand", 50},
    {"hybrid", "OU", '-', kStandard, "alone", "61", 3, "8", 50},
    {"kreuz", "OU", 'H', kStandard, "opposite", "61", 3, "trumps", 20},
    {"bettel", "", '-', "AKOUZ987", "alone", "no trick", 0, "-", 50},
    {"pfd", "OU", 'H', kStandard, "alone", "no trick", 0, "-", 50},
    {"sie", "OU", '-', kStandard, "alone", "hold", 0, "-", 50},
};

const Row& RowOf(const Contract& contract) {
  for (const Row& row : kTable) {
    if (row.name == contract.row().name) return row;
  }
  throw std::logic_error("no such contract");
}

std::string_view GoalOf(const Contract& contract) {
  return contract.is_tout() ? "every trick" : RowOf(contract).goal;
}

char NamedSuit(const Contract& contract) {
  return SuitLetter(Card(contract.named_suit().value(), Rank::kSau));
}

std::optional<Card> CalledCard(const Contract& contract) {
  if (RowOf(contract).side != "called") return std::nullopt;
  return CardCalled(NamedSuit(contract), 'A');
}

}  // namespace

Cards Read(std::string_view text) {
  Cards cards;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] == ' ') continue;
    cards.push_back(CardCalled(text[i], text[i + 1]));
    ++i;
  }
  return cards;
}

std::string Write(std::span<const Card> cards) {
  std::string text;
  for (Card card : cards) {
    if (!text.empty()) text += ' ';
    text += SuitLetter(card);
    text += RankLetter(card);
  }
  return text;
}

std::string NameOf(const Contract& contract) {
  std::string name(contract.row().name);
  if (contract.named_suit()) {
    name += ':';
    name += NamedSuit(contract);
  }
  if (contract.is_tout()) name += "+tout";
  return name;
}

std::string WriteLine(const Deal& deal, std::span<const Card> played) {
  std::string line = NameOf(deal.contract);
  line += ' ' + std::to_string(deal.declarer.index());
  for (Seat seat : kSeats) {
    Cards hand;
    for (Card card : deal.hands[seat]) hand.push_back(card);
    line += " | " + Write(hand);
  }
  return line + " | " + Write(played);
}

int PointsOf(Card card) {
  switch (RankLetter(card)) {
    case 'A':
      return 11;
    case 'Z':
      return 10;
    case 'K':
      return 4;
    case 'O':
      return 3;
    case 'U':
      return 2;
    default:
      return 0;
  }
}

Cards Pack(Deck deck) {
  Cards cards;
  for (char suit : kSuitLetters) {
    for (char rank : RanksOf(deck)) cards.push_back(CardCalled(suit, rank));
  }
  return cards;
}

Rulebook::Rulebook(const Contract& contract, Deck deck)
    : name_(contract.row().name), hand_size_(HandSizeOf(deck)), called_(CalledCard(contract)) {
  const Row& row = RowOf(contract);
  const auto in_deck = [&](char rank) { return RanksOf(deck).find(rank) != std::string::npos; };
  for (char rank : row.trump_ranks) {
    for (char suit : kSuitLetters) {
      if (in_deck(rank)) trumps_.push_back(CardCalled(suit, rank));
    }
  }
  const char trump_suit = row.trump_suit == '*' ? NamedSuit(contract) : row.trump_suit;
  for (char suit : kSuitLetters) {
    int place = 0;
    for (char rank : row.suit_order) {
      if (!in_deck(rank) || row.trump_ranks.find(rank) != std::string::npos) continue;
      const Card card = CardCalled(suit, rank);
      if (suit == trump_suit) {
        trumps_.push_back(card);
      } else {
        group_[Index(card)] = suit;
        place_[Index(card)] = place++;
      }
    }
  }
  for (std::size_t i = 0; i < trumps_.size(); ++i) {
    group_[Index(trumps_[i])] = 'T';
    place_[Index(trumps_[i])] = static_cast<int>(i);
  }
}

bool Rulebook::Beats(Card later, Card earlier) const {
  if (GroupOf(later) == GroupOf(earlier)) return PlaceOf(later) < PlaceOf(earlier);
  return GroupOf(later) == 'T';
}

std::size_t Rulebook::WinnerOf(const Cards& trick) const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < trick.size(); ++i) {
    if (Beats(trick[i], trick[best])) best = i;
  }
  return best;
}

Cards Rulebook::Legal(const Cards& hand, const Cards& trick, bool led_before) const {
  if (hand.size() == 1) return hand;
  const bool bound = called_ && Has(hand, *called_) && !led_before;
  Cards legal;
  if (trick.empty()) {
    const auto of_called_suit = [&](Card card) { return GroupOf(card) == GroupOf(*called_); };
    if (!bound || std::count_if(hand.begin(), hand.end(), of_called_suit) >= 4) return hand;
    for (Card card : hand) {
      if (!of_called_suit(card) || card == *called_) legal.push_back(card);
    }
    return legal;
  }
  const char led = GroupOf(trick.front());
  if (bound && led == GroupOf(*called_)) return {*called_};
  for (Card card : hand) {
    if (GroupOf(card) == led) legal.push_back(card);
  }
  if (legal.empty()) legal = hand;
  if (bound) std::erase(legal, *called_);
  return legal;
}

bool Rulebook::MayAnnounce(const Cards& hand) const {
  if (called_) {
    return !Has(hand, *called_) && std::any_of(hand.begin(), hand.end(), [&](Card card) {
      return GroupOf(card) == GroupOf(*called_);
    });
  }
  if (name_ == "sie") {
    return std::all_of(trumps_.begin(), trumps_.begin() + static_cast<std::ptrdiff_t>(hand_size_),
                       [&](Card card) { return Has(hand, card); });
  }
  return true;
}

Outcome Settle(const Contract& contract, Deck deck, const Cards& side_cards, int value,
               int doublings) {
  const Row& row = RowOf(contract);
  const std::string_view goal = GoalOf(contract);
  Outcome outcome{};

  const Cards trumps = Rulebook(contract, deck).trumps();
  if (!trumps.empty()) {
    outcome.run_with = Has(side_cards, trumps[0]);
    for (Card trump : trumps) {
      if (Has(side_cards, trump) != outcome.run_with) break;
      ++outcome.run_length;
    }
  }
  int most = 0;
  if (row.run_max == "trumps") most = static_cast<int>(trumps.size());
  if (row.run_max == "hand") most = static_cast<int>(HandSizeOf(deck));
  if (row.run_max == "8") most = 8;
  if (row.run_max == "4") most = 4;
  if (row.run_min > 0 && outcome.run_length >= row.run_min) {
    outcome.run_paid = std::min(outcome.run_length, most);
  }

  if (goal == "61") {
    const int points = std::clamp(value, 0, 120);
    outcome.won = points >= 61;
    outcome.schneider = outcome.won ? points >= 91 : points <= 30;
    outcome.schwarz = value == 121 || value == -1;
    outcome.price = row.base + 10 * outcome.run_paid + (outcome.schneider ? 10 : 0) +
                    (outcome.schwarz ? 10 : 0);
  } else {
    outcome.won = value == 1;
    outcome.price = row.base;
    if (goal == "every trick") outcome.price = 2 * (row.base + 10 * outcome.run_paid);
    if (goal == "hold") outcome.price = 4 * (row.base + 10 * static_cast<int>(HandSizeOf(deck)));
  }
  if (NameOf(contract) == "kreuz") outcome.price *= 2;
  for (int i = 0; i < doublings; ++i) outcome.price *= 2;
  return outcome;
}

Game::Game(const Deal& deal, std::span<const Card> played)
    : deal_(deal), rules_(deal.contract, deal.deck()) {
  for (int seat = 0; seat < 4; ++seat) {
    Cards& hand = dealt_[static_cast<std::size_t>(seat)];
    for (Card card : deal.hands[Seat(seat)]) hand.push_back(card);
  }
  hands_ = dealt_;
  const std::string_view side = RowOf(deal.contract).side;
  const int declarer = deal.declarer.index();
  for (int seat = 0; seat < 4; ++seat) {
    const auto s = static_cast<std::size_t>(seat);
    declares_[s] = seat == declarer || (side == "opposite" && seat == (declarer + 2) % 4) ||
                   (side == "called" && Has(dealt_[s], *CalledCard(deal.contract)));
  }
  for (Card card : played) Play(card);
}

bool Game::OnDeclarerSide(int seat) const { return declares_[static_cast<std::size_t>(seat)]; }

Cards Game::SideCards() const {
  Cards cards;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    if (declares_[seat]) cards.insert(cards.end(), dealt_[seat].begin(), dealt_[seat].end());
  }
  return cards;
}

bool Game::CalledSuitLed() const {
  const auto called = CalledCard(deal_.contract);
  return called && std::any_of(tricks_.begin(), tricks_.end(), [&](const Trick& trick) {
           return rules_.GroupOf(trick.cards.front()) == rules_.GroupOf(*called);
         });
}

Cards Game::Legal() const {
  return rules_.Legal(hands_[static_cast<std::size_t>(to_move())], trick_, CalledSuitLed());
}

void Game::Play(Card card) {
  if (!Has(Legal(), card)) {
    throw std::invalid_argument("illegal " + Write({{card}}) + " in " + WriteLine(deal_, {}));
  }
  std::erase(hands_[static_cast<std::size_t>(to_move())], card);
  trick_.push_back(card);
  if (trick_.size() < 4) return;
  Trick trick{leader_, trick_, (leader_ + static_cast<int>(rules_.WinnerOf(trick_))) % 4, 0};
  for (Card taken : trick_) trick.points += reference::PointsOf(taken);
  leader_ = trick.winner;
  trick_.clear();
  tricks_.push_back(trick);
}

void Game::Undo() {
  if (trick_.empty()) {
    trick_ = tricks_.back().cards;
    leader_ = tricks_.back().leader;
    tricks_.pop_back();
  }
  const Card card = trick_.back();
  trick_.pop_back();
  hands_[static_cast<std::size_t>(to_move())].push_back(card);
}

std::array<int, 4> Game::Payments(int value, int doublings) const {
  const Outcome outcome = Settle(deal_.contract, deal_.deck(), SideCards(), value, doublings);
  const auto declarers = std::count(declares_.begin(), declares_.end(), true);
  std::array<int, 4> payments{};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    payments[seat] = declares_[seat] == outcome.won ? outcome.price : -outcome.price;
    if (declares_[seat] && declarers == 1) payments[seat] *= 3;
  }
  return payments;
}

bool Game::IsAboutPoints() const { return GoalOf(deal_.contract) == "61"; }

int Game::FinalValue() const {
  int points = 0;
  std::size_t taken = 0;
  for (const Trick& trick : tricks_) {
    if (!OnDeclarerSide(trick.winner)) continue;
    points += trick.points;
    ++taken;
  }
  const std::string_view goal = GoalOf(deal_.contract);
  if (goal == "hold") return 1;
  if (goal == "every trick") return taken == tricks_.size() ? 1 : 0;
  if (goal == "no trick") return taken == 0 ? 1 : 0;
  if (taken == 0) return -1;
  return taken == tricks_.size() ? 121 : points;
}

int Game::Search(int alpha, int beta) {
  if (finished()) return FinalValue();
  const bool maximise = OnDeclarerSide(to_move());
  int best = maximise ? -2 : 122;
  for (Card card : Legal()) {
    Play(card);
    const int value = Search(alpha, beta);
    Undo();
    if (maximise) {
      best = std::max(best, value);
      alpha = std::max(alpha, best);
    } else {
      best = std::min(best, value);
      beta = std::min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}

int Game::Value() {
  if (GoalOf(deal_.contract) == "hold") return 1;
  return IsAboutPoints() ? Search(-1, 121) : Search(0, 1);
}

std::vector<Game::CardValue> Game::CardValues() {
  std::vector<CardValue> values;
  if (finished()) return values;
  for (Card card : Legal()) {
    Play(card);
    values.push_back({card, Value()});
    Undo();
  }
  return values;
}

std::uint64_t Game::Perft(int plies) {
  if (plies == 0 || finished()) return 1;
  std::uint64_t count = 0;
  for (Card card : Legal()) {
    Play(card);
    count += Perft(plies - 1);
    Undo();
  }
  return count;
}

}  // namespace schafkopf::reference
