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

std::string_view RanksOf(Deck deck) {
  switch (deck) {
    case Deck::kLong:
      return "AZKOU987";
    case Deck::kShort:
      return "AZKOU9";
    case Deck::kShort20:
      return "AZKOU";
    case Deck::kKop:
      return "AZOU";
  }
  throw std::logic_error("no such deck");
}
std::size_t HandSizeOf(Deck deck) { return RanksOf(deck).size(); }

// RULES.md 2, row by row.
struct Row {
  std::string_view name;
  std::string_view trump_ranks;  // or, with blanks between, single cards
  char trump_suit;               // a letter, '*' the suit named, '-' none
  std::string_view suit_order;
  std::string_view side;     // "alone", "called", "opposite", "named", "old", "unter", "each"
  std::string_view goal;     // "points", "every trick", "no trick", "hold", "fewest"
  int run_min;               // Laufende paid from; 0 never
  std::string_view run_max;  // "trumps", "hand", "8", "4", "-"
  int base;
  int target = 61;
};
constexpr std::string_view kKopTrumps = "HA HZ EO GO HO SO EU GU HU SU SA SZ";
constexpr std::string_view kWolsztynTrumps = "HA EZ GZ HZ EO GO HO SO EU GU HU SU SA SZ";
constexpr std::string_view kStandard = "AZKOU987";
constexpr Row kTable[] = {
    {"ruf", "OU", 'H', kStandard, "called", "points", 3, "trumps", 20},
    {"solo", "OU", '*', kStandard, "alone", "points", 3, "hand", 50},
    {"wenz", "U", '-', kStandard, "alone", "points", 2, "4", 50},
    {"geier", "O", '-', kStandard, "alone", "points", 2, "4", 50},
    {"koenig", "K", '-', kStandard, "alone", "points", 2, "4", 50},
    {"eisenbahner", "Z", '-', kStandard, "alone", "points", 2, "4", 50},
    {"farbwenz", "U", '*', kStandard, "alone", "points", 3, "hand", 50},
    {"farbgeier", "O", '*', kStandard, "alone", "points", 3, "hand", 50},
    {"farbkoenig", "K", '*', kStandard, "alone", "points", 3, "hand", 50},
    {"farbeisenbahner", "Z", '*', kStandard, "alone", "points", 3, "hand", 50},
    {"hybrid", "OU", '-', kStandard, "alone", "points", 3, "8", 50},
    {"kreuz", "OU", 'H', kStandard, "opposite", "points", 3, "trumps", 20},
    {"bettel", "", '-', "AKOUZ987", "alone", "no trick", 0, "-", 50},
    {"pfd", "OU", 'H', kStandard, "alone", "no trick", 0, "-", 50},
    {"sie", "OU", '-', kStandard, "alone", "hold", 0, "-", 50},
    {"muss", "OU", 'H', kStandard, "called", "points", 3, "trumps", 20, 60},
    {"hochzeit", "OU", 'H', kStandard, "named", "points", 3, "trumps", 20},
    {"bauernhochzeit", "OU", 'H', kStandard, "named", "points", 3, "trumps", 20},
    {"ramsch", "OU", 'H', kStandard, "each", "fewest", 0, "-", 20},
    {"schieberamsch", "OU", 'H', kStandard, "each", "fewest", 0, "-", 20},
    {"offiziere", "OU", 'H', kStandard, "alone", "points", 0, "-", 20},
    {"hintenrum", "OU", '*', kStandard, "alone", "points", 3, "hand", 50},
    {"sjavs", "EO GO EU GU HU SU", '*', "AKOZ987", "opposite", "points", 0, "-", 20},
    {"kop", kKopTrumps, '-', "AZ", "old", "points", 0, "-", 20, 53},
    {"cicha", kKopTrumps, '-', "AZ", "alone", "points", 0, "-", 20, 53},
    {"wesele", kKopTrumps, '-', "AZ", "unter", "points", 0, "-", 20, 53},
    {"zolo", kKopTrumps, '-', "AZ", "alone", "points", 0, "-", 20, 53},
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
  return CardCalled(NamedSuit(contract), RankLetter(*contract.called_card()));
}

Contract FirstContract(const Contract& contract) {
  return contract.row().name == "hintenrum" ? Contract::Named("ramsch") : contract;
}

int CountOf(const Cards& cards, const Rulebook& rules, char group) {
  return static_cast<int>(std::count_if(cards.begin(), cards.end(),
                                        [&](Card card) { return rules.GroupOf(card) == group; }));
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
  if (contract.called_card() && RankLetter(*contract.called_card()) != 'A') {
    name += RankLetter(*contract.called_card());
  }
  if (contract.partner()) name += ':' + std::to_string(contract.partner()->index());
  if (contract.is_tout()) name += "+tout";
  if (contract.is_ouvert()) name += "+ouvert";
  if (contract.must_overtake()) name += "+stich";
  if (contract.has_other_trumps()) name += "+wolsztyn";
  return name;
}

std::string WriteLine(const Deal& deal, std::span<const Card> played) {
  std::string line = NameOf(deal.contract);
  const std::string_view side = RowOf(deal.contract).side;
  const bool declared = side != "each" && side != "old";
  line += ' ' + (declared ? std::to_string(deal.declarer.index()) : std::string("-"));
  for (Seat seat : kSeats) {
    if (deal.hands[seat].empty()) continue;
    line += " |";
    for (Card card : deal.hands[seat]) {
      if (const auto top = deal.covers.TopOf(card)) {
        line += ' ' + Write({{*top}}) + '/' + Write({{card}});
      } else if (deal.covers.empty()) {
        line += ' ' + Write({{card}});
      }
    }
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

Rulebook::Rulebook(const Contract& contract, Deck deck, const RuleOptions& options)
    : name_(contract.row().name),
      hand_size_(HandSizeOf(deck)),
      called_(CalledCard(contract)),
      options_(options),
      is_long_(deck == Deck::kLong),
      overtake_(contract.must_overtake()) {
  const Row& row = RowOf(contract);
  if (row.goal == "no trick" || row.goal == "fewest" || deck == Deck::kKop) {
    overtake_ = overtake_ || options.On("must_overtake");
  }
  std::string_view order = row.suit_order;
  const auto in_deck = [&](char rank) { return RanksOf(deck).find(rank) != std::string::npos; };
  std::string_view ranks = row.trump_ranks;
  const bool wolsztyn =
      contract.has_other_trumps() || (deck == Deck::kKop && options.Is({"kop_trumps", "wolsztyn"}));
  if (wolsztyn) ranks = kWolsztynTrumps;
  if (ranks.find(' ') != std::string::npos) {
    trumps_ = Read(ranks);
    ranks = "";
  }
  for (char rank : ranks) {
    for (char suit : kSuitLetters) {
      if (in_deck(rank)) trumps_.push_back(CardCalled(suit, rank));
    }
  }
  const char trump_suit = row.trump_suit == '*' ? NamedSuit(contract) : row.trump_suit;
  for (char suit : kSuitLetters) {
    int place = 0;
    for (char rank : order) {
      if (!in_deck(rank)) continue;
      const Card card = CardCalled(suit, rank);
      if (Has(trumps_, card)) continue;
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

// Following as everybody must, and the holder's duties towards the called card.
Cards Rulebook::CallDuties(const Cards& hand, const Cards& trick, const Moment& moment) const {
  const bool holds = called_ && Has(hand, *called_);
  const char suit = called_ ? GroupOf(*called_) : '?';
  const int least = options_.Number("runaway_min");
  const int least_short = options_.Number("runaway_min_short");
  const int counted =
      options_.Is({"runaway_count", "at_deal"}) ? moment.dealt : CountOf(hand, *this, suit);
  const bool enough = counted >= (is_long_ ? least : least_short);
  Cards legal;
  if (trick.empty()) {
    if (!holds || moment.led_before || enough) return hand;
    for (Card card : hand) {
      if (GroupOf(card) != suit || card == *called_) legal.push_back(card);
    }
    return legal;
  }
  const char led = GroupOf(trick.front());
  for (Card card : hand) {
    if (GroupOf(card) == led) legal.push_back(card);
  }
  if (legal.empty()) legal = hand;
  if (!holds) return legal;
  bool may_throw;
  if (moment.led_before) {
    if (led == suit && options_.On("must_play_x_after_runaway_when_led")) return {*called_};
    may_throw = options_.Is({"x_discard_after_runaway", "yes"}) || moment.trick >= 7;
  } else {
    const bool may_run = options_.Is({"runaway_when", "also_when_led"}) && enough;
    if (led == suit && !may_run) return {*called_};
    may_throw = options_.Is({"x_discard_from_trick", "always"}) ||
                (!options_.Is({"x_discard_from_trick", "last"}) &&
                 moment.trick >= options_.Number("x_discard_from_trick"));
  }
  if (led != suit && !may_throw) std::erase(legal, *called_);
  return legal;
}

Cards Rulebook::Legal(const Cards& hand, const Cards& trick, const Moment& moment) const {
  if (hand.size() == 1) return hand;
  const Cards legal = CallDuties(hand, trick, moment);
  if (!overtake_ || trick.empty()) return legal;
  Cards better;
  for (Card card : legal) {
    if (Beats(card, trick[WinnerOf(trick)])) better.push_back(card);
  }
  return better.empty() ? legal : better;
}

bool Rulebook::MayAnnounce(const Cards& hand) const {
  const auto holds = [&](char suit, char rank) { return Has(hand, CardCalled(suit, rank)); };
  if (name_ == "wesele" || name_ == "cicha") return holds('E', 'O') && holds('G', 'O');
  if (name_ == "muss") {
    if (!holds('E', 'O') || Has(hand, *called_)) return false;
    bool normal = false;
    bool all_sauen = true;
    bool all_tens = true;
    for (char suit : {'E', 'G', 'S'}) {
      normal = normal || (!holds(suit, 'A') && CountOf(hand, *this, suit) > 0);
      all_sauen = all_sauen && holds(suit, 'A');
      all_tens = all_tens && holds(suit, 'Z');
    }
    const char rank = RankLetter(*called_);
    if (normal) return rank == 'A' && CountOf(hand, *this, SuitLetter(*called_)) > 0;
    if (!all_sauen) return rank == 'A';
    return rank == (all_tens ? 'K' : 'Z');
  }
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

  if (goal == "points") {
    const int points = std::clamp(value, 0, 120);
    outcome.won = points >= row.target;
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
  if (row.name == "kreuz" || row.side == "named") outcome.price *= 2;
  for (int i = 0; i < doublings; ++i) outcome.price *= 2;
  return outcome;
}

Game::Game(const Deal& deal, std::span<const Card> played, const RuleOptions& options)
    : deal_(deal),
      options_(options),
      seats_(deal.hands[Seat(2)].empty()   ? 2
             : deal.hands[Seat(3)].empty() ? 3
                                           : 4),
      rules_(deal.contract, deal.deck(), options),
      first_rules_(FirstContract(deal.contract), deal.deck(), options) {
  for (int seat = 0; seat < seats_; ++seat) {
    Cards& hand = dealt_[static_cast<std::size_t>(seat)];
    for (Card card : deal.hands[Seat(seat)]) hand.push_back(card);
  }
  hands_ = dealt_;
  const std::string_view side = RowOf(deal.contract).side;
  const int declarer = deal.declarer.index();
  const auto holds = [&](std::size_t seat, char suit, char rank) {
    return Has(dealt_[seat], CardCalled(suit, rank));
  };
  for (int seat = 0; seat < seats_; ++seat) {
    const auto s = static_cast<std::size_t>(seat);
    declares_[s] = seat == declarer || (side == "opposite" && seat == (declarer + 2) % 4) ||
                   (side == "called" && Has(dealt_[s], *CalledCard(deal.contract))) ||
                   (side == "named" && seat == deal.contract.partner()->index());
    if (side == "old") declares_[s] = holds(s, 'E', 'O') || holds(s, 'G', 'O');
  }
  if (side == "unter") {
    for (char suit : kSuitLetters) {
      if (holds(static_cast<std::size_t>(declarer), suit, 'U')) continue;
      for (std::size_t seat = 0; seat < 4; ++seat) {
        declares_[seat] = declares_[seat] || holds(seat, suit, 'U');
      }
      break;
    }
  }
  const bool no_trick = RowOf(deal.contract).goal == "no trick";
  if (no_trick && options.Is({"bettel_lead", "declarer"})) leader_ = declarer;
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

bool Game::HasSwitched() const {
  if (deal_.contract.row().name != "hintenrum") return true;
  if (options_.Is({"strixner", "third_trick_winner"})) return tricks_.size() >= 3;
  std::array<int, 4> taken{};
  for (const Trick& trick : tricks_) ++taken[static_cast<std::size_t>(trick.winner)];
  return *std::max_element(taken.begin(), taken.end()) >= 3;
}

const Rulebook& Game::Rules() const { return HasSwitched() ? rules_ : first_rules_; }

// The cards of a seat that lie under no other card of a trick not yet over.
Cards Game::Open(int seat) const {
  Cards open;
  for (Card card : hands_[static_cast<std::size_t>(seat)]) {
    const auto top = deal_.covers.TopOf(card);
    bool covered = top && Has(trick_, *top);
    for (const Cards& hand : hands_) covered = covered || (top && Has(hand, *top));
    if (!covered) open.push_back(card);
  }
  return open;
}

Cards Game::Legal() const {
  Moment moment{CalledSuitLed(), 0, static_cast<int>(tricks_.size()) + 1};
  if (const auto called = CalledCard(deal_.contract)) {
    for (const Cards& hand : dealt_) {
      if (Has(hand, *called)) moment.dealt = CountOf(hand, rules_, rules_.GroupOf(*called));
    }
  }
  return Rules().Legal(Open(to_move()), trick_, moment);
}

void Game::Play(Card card) {
  if (!Has(Legal(), card)) {
    throw std::invalid_argument("illegal " + Write({{card}}) + " in " + WriteLine(deal_, {}));
  }
  std::erase(hands_[static_cast<std::size_t>(to_move())], card);
  trick_.push_back(card);
  if (static_cast<int>(trick_.size()) < seats_) return;
  const int winner = (leader_ + static_cast<int>(Rules().WinnerOf(trick_))) % seats_;
  Trick trick{leader_, trick_, winner, 0};
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

bool Game::IsAboutPoints() const { return GoalOf(deal_.contract) == "points"; }

std::array<Game::Taken, 4> Game::AllTaken() const {
  std::array<Taken, 4> taken;
  const bool passed_on = deal_.contract.row().name == "schieberamsch";
  for (const Trick& trick : tricks_) {
    const int to = passed_on ? (trick.winner + 1) % seats_ : trick.winner;
    Taken& pile = taken[static_cast<std::size_t>(to)];
    pile.points += trick.points;
    pile.tricks += 1;
    pile.cards.insert(pile.cards.end(), trick.cards.begin(), trick.cards.end());
  }
  return taken;
}

int Game::RamschLoser() const {
  const auto taken = AllTaken();
  const auto key = [&](int seat) {
    const Taken& pile = taken[static_cast<std::size_t>(seat)];
    int highest = 99;
    for (Card card : pile.cards) {
      if (rules_.GroupOf(card) == 'T') highest = std::min(highest, rules_.PlaceOf(card));
    }
    int sau = 9;
    for (int suit = 0; suit < 4; ++suit) {
      if (sau == 9 &&
          Has(pile.cards, CardCalled(kSuitLetters[static_cast<std::size_t>(suit)], 'A')))
        sau = suit;
    }
    return std::array<int, 6>{pile.points, pile.tricks, CountOf(pile.cards, rules_, 'T'),
                              -highest,    -sau,        -seat};
  };
  int loser = 0;
  for (int seat = 1; seat < seats_; ++seat) {
    if (key(seat) > key(loser)) loser = seat;
  }
  return loser;
}

std::array<int, 4> Game::RamschPayments() const {
  constexpr int kPrice = 20;
  const auto taken = AllTaken();
  std::array<int, 4> payments{};
  int seat_of_all = -1;
  int untouched = 0;
  for (int seat = 0; seat < seats_; ++seat) {
    const int tricks = taken[static_cast<std::size_t>(seat)].tricks;
    if (tricks == static_cast<int>(tricks_.size())) seat_of_all = seat;
    if (tricks == 0) ++untouched;
  }
  const int alone = seat_of_all >= 0 ? seat_of_all : RamschLoser();
  int each = seat_of_all >= 0 ? -kPrice : kPrice;
  for (int i = 0; i < untouched && seat_of_all < 0; ++i) each *= 2;
  for (int seat = 0; seat < seats_; ++seat) {
    payments[static_cast<std::size_t>(seat)] = seat == alone ? -each * (seats_ - 1) : each;
  }
  return payments;
}

Cards Game::StrongestFirst(Cards cards) const {
  const auto place = [&](Card card) {
    const std::string_view groups = "TEGHS";
    return 100 * groups.find(rules_.GroupOf(card)) + static_cast<std::size_t>(rules_.PlaceOf(card));
  };
  std::sort(cards.begin(), cards.end(), [&](Card a, Card b) { return place(a) < place(b); });
  return cards;
}

Game::Ending Game::EndForThemselves() {
  if (finished()) {
    Ending ending{{}, RamschPayments()};
    const auto taken = AllTaken();
    for (std::size_t seat = 0; seat < 4; ++seat) ending.points[seat] = taken[seat].points;
    return ending;
  }
  const auto mover = static_cast<std::size_t>(to_move());
  std::optional<Ending> best;
  for (Card card : StrongestFirst(Legal())) {
    Play(card);
    const Ending ending = EndForThemselves();
    Undo();
    if (!best || ending.payments[mover] > best->payments[mover]) best = ending;
  }
  return *best;
}

std::array<int, 4> Game::PointsForThemselves() { return EndForThemselves().points; }

int Game::Force(int seat, int alpha, int beta) {
  if (finished()) return RamschPayments()[static_cast<std::size_t>(seat)];
  const bool own = to_move() == seat;
  int best = own ? -200000 : 200000;
  for (Card card : Legal()) {
    Play(card);
    const int cents = Force(seat, alpha, beta);
    Undo();
    best = own ? std::max(best, cents) : std::min(best, cents);
    (own ? alpha : beta) = best;
    if (alpha >= beta) break;
  }
  return best;
}

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
