#include "tests/support/reference.h"

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
    {"farbkreuz", "OU", '*', kStandard, "opposite", "points", 3, "trumps", 20},
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

}  // namespace

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
  std::string line = NameOf(deal.contract());
  const std::string_view side = RowOf(deal.contract()).side;
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
      goal_(GoalOf(contract)),
      side_(RowOf(contract).side),
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

int Rulebook::CountOf(const Cards& cards, char group) const {
  return static_cast<int>(
      std::count_if(cards.begin(), cards.end(), [&](Card card) { return GroupOf(card) == group; }));
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
      options_.Is({"runaway_count", "at_deal"}) ? moment.dealt : CountOf(hand, suit);
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
      normal = normal || (!holds(suit, 'A') && CountOf(hand, suit) > 0);
      all_sauen = all_sauen && holds(suit, 'A');
      all_tens = all_tens && holds(suit, 'Z');
    }
    const char rank = RankLetter(*called_);
    if (normal) return rank == 'A' && CountOf(hand, SuitLetter(*called_)) > 0;
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
  if (row.name.ends_with("kreuz") || row.side == "named") outcome.price *= 2;
  for (int i = 0; i < doublings; ++i) outcome.price *= 2;
  return outcome;
}

}  // namespace schafkopf::reference
