#include "tools/answers/score/score_numbers.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/bid_refusal.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/answer.h"
#include "tools/answers/door/deck_name.h"

namespace schafkopf {
namespace {

absl::StatusOr<std::vector<int>> ReadNumbers(absl::string_view field, absl::string_view text,
                                             int high) {
  std::vector<int> numbers;
  for (absl::string_view part : ListParts(text)) {
    int number = 0;
    if (!absl::SimpleAtoi(part, &number) || number < 0 || number > high) {
      return AtField(field, SyntaxError(ColumnOfPart(part, text),
                                        {"a whole number from 0 to $0", high}, Quoted(part)));
    }
    numbers.push_back(number);
  }
  return numbers;
}

bool EachForHimself(const Contract& contract) { return contract.parties() == Parties::kEach; }

// Seats of the declarer's side, as the payments list them.
int DeclarersOf(const Contract& contract, int players) {
  if (players < kSeatCount || contract.parties() == Parties::kSolo) return 1;
  return 2;
}

class NumbersReader {
 public:
  NumbersReader(const Contract& contract, const ScoreArguments& arguments, const Doublers& doublers,
                const RuleSet& rules)
      : arguments_(arguments), doublers_(doublers), rules_(rules) {
    question_.contract = contract;
  }
  absl::StatusOr<ScoreQuestion> Read();

 private:
  absl::Status CheckKind() const;
  absl::Status ReadDeck();
  absl::Status ReadCounts();
  absl::Status ReadValue();
  absl::Status ReadTrickValue(std::optional<int> points, std::optional<int> tricks);
  void NoteAssumptions();
  absl::Status CheckReach(int points, int tricks) const;
  absl::Status CheckTrumps(const std::vector<int>& trumps) const;
  absl::Status CheckHighest() const;
  absl::Status ReadPiles();
  absl::Status ReadLaufende();
  int total_points() const { return PointsOf(CardsOf(question_.deck)).count(); }

  const ScoreArguments& arguments_;
  const Doublers& doublers_;
  const RuleSet& rules_;
  ScoreQuestion question_;
  std::vector<int> points_, tricks_;
};

absl::StatusOr<ScoreQuestion> NumbersReader::Read() {
  question_.players = PlayersOf(question_.contract, arguments_.players);
  if (!IsPlayedBy(question_.contract.row(), question_.players)) {
    return InField("players",
                   question_.players == 3 ? "4, as three play solos only"
                                          : "4, as two play one against the other",
                   question_.players);
  }
  question_.declarers = DeclarersOf(question_.contract, question_.players);
  question_.stock = Cents(arguments_.stock);
  question_.one_player = arguments_.one_player;
  question_.carried = arguments_.carried;
  if (arguments_.target > 0) {
    if (!rules_.options.On("steigern")) {
      return InField("target", "option steigern=on", arguments_.target);
    }
    if (!IsPointContract(question_.contract)) {
      return InField("target", "a game for points", ToString(question_.contract));
    }
    question_.target = arguments_.target;
  }
  for (const absl::Status& status :
       {CheckKind(), ReadDeck(), ReadCounts(),
        EachForHimself(question_.contract) ? ReadPiles() : ReadValue(), ReadLaufende()}) {
    if (!status.ok()) return status;
  }
  return question_;
}

// Arguments that mean something in some games only.
absl::Status NumbersReader::CheckKind() const {
  const std::string name = ToString(question_.contract);
  if (!EachForHimself(question_.contract)) {
    if (!arguments_.trumps.empty()) return InField("trumps", "a Ramsch", name);
    if (!arguments_.highest.empty()) return InField("highest", "a Ramsch", name);
    if (!arguments_.saus.empty()) return InField("sau", "a Ramsch", name);
  }
  if (question_.contract.row().pack != Pack::kSjavs) {
    if (arguments_.one_player) return InField("one_player", "a Sjavs", name);
    if (arguments_.carried > 0) return InField("carried", "a Sjavs", name);
  }
  return absl::OkStatus();
}

absl::Status NumbersReader::ReadDeck() {
  const auto deck =
      schafkopf::ReadDeck(arguments_.deck, question_.contract, question_.players, rules_.deck);
  if (!deck.ok()) return AtField("deck", deck.status());
  question_.deck = *deck;
  question_.hand_size = HandSize(*deck, question_.players);
  return absl::OkStatus();
}

absl::Status NumbersReader::ReadCounts() {
  auto points = ReadNumbers("points", arguments_.points, total_points());
  if (!points.ok()) return points.status();
  auto tricks = ReadNumbers("tricks", arguments_.tricks, question_.hand_size);
  if (!tricks.ok()) return tricks.status();
  points_ = *std::move(points);
  tricks_ = *std::move(tricks);
  return absl::OkStatus();
}

// The numbers of a side: given as such, or by seat, when forehand's side is asked for.
absl::StatusOr<std::optional<int>> OfSide(absl::string_view field, const std::vector<int>& numbers,
                                          Seat member, bool cross) {
  if (numbers.empty()) return std::optional<int>();
  if (numbers.size() == 1) return std::optional(numbers[0]);
  if (cross && numbers.size() == kSeatCount) {
    const auto seat = static_cast<std::size_t>(member.index() % 2);
    return std::optional(numbers[seat] + numbers[seat + 2]);
  }
  if (cross && numbers.size() == 2) {
    return std::optional(numbers[static_cast<std::size_t>(member.index() % 2)]);
  }
  return InField(field, "one number, of the declarer's side", numbers.size());
}

// Whether so many tricks can hold the points, and the other tricks the rest.
absl::Status NumbersReader::CheckReach(int points, int tricks) const {
  std::vector<int> worth;
  for (Card card : CardsOf(question_.deck)) worth.push_back(PointsOf(CardSet::Of(card)).count());
  std::ranges::sort(worth);
  const auto cards = static_cast<std::ptrdiff_t>(tricks * question_.players);
  const int least = std::accumulate(worth.begin(), worth.begin() + cards, 0);
  const int most = std::accumulate(worth.end() - cards, worth.end(), 0);
  if (least <= points && points <= most) return absl::OkStatus();
  return InField(
      "points",
      {tricks == 1 ? Words<3>("$0 to $1 with $2 trick") : Words<3>("$0 to $1 with $2 tricks"),
       least, most, tricks},
      points);
}

absl::Status NumbersReader::ReadValue() {
  const Contract& contract = question_.contract;
  const bool cross = contract.parties() == Parties::kCross;
  const Seat member = KreuzDeclarer(arguments_, doublers_);
  const auto points = OfSide("points", points_, member, cross);
  if (!points.ok()) return points.status();
  const auto tricks = OfSide("tricks", tricks_, member, cross);
  if (!tricks.ok()) return tricks.status();
  const int all = question_.hand_size;
  if (*tricks == 0 && points->value_or(0) != 0) {
    return InField("points", "0 with 0 tricks", **points);
  }
  if (*tricks == all && points->value_or(total_points()) != total_points()) {
    return InField("points", {"$0 with $1 tricks", total_points(), all}, **points);
  }
  if (*points && *tricks) {
    if (auto status = CheckReach(**points, **tricks); !status.ok()) return status;
  }
  if (!IsPointContract(contract)) return ReadTrickValue(*points, *tricks);
  if (!*points && *tricks != 0 && *tricks != all) {
    return InField("points", {"the points of the declarer's side, 0 to $0", total_points()},
                   "nothing");
  }
  if (!*tricks && (*points == 0 || *points == total_points())) {
    question_.assumed.emplace_back("--tricks");
  }
  question_.value = *tricks == 0     ? kNoTrickTaken
                    : *tricks == all ? kAllTricksTaken
                                     : Value(points->value_or(0));
  return absl::OkStatus();
}

// Points alone tell that a trick was taken or lost, never that none was.
absl::Status NumbersReader::ReadTrickValue(std::optional<int> points, std::optional<int> tricks) {
  const Objective objective = question_.contract.objective();
  const bool none = objective == Objective::kNoTricks;
  const int all = question_.hand_size;
  bool made = objective == Objective::kHoldTop;
  if (made && tricks.value_or(all) != all) {
    return InField("tricks", {"$0, all of a Sie", all}, *tricks);
  }
  if (made && points.value_or(total_points()) != total_points()) {
    return InField("points", {"$0, all of a Sie", total_points()}, *points);
  }
  if (!made && !tricks) {
    const bool lost = points && (none ? *points > 0 : *points < total_points());
    if (!lost) {
      return InField("tricks", {"the tricks of the declarer, 0 to $0", all}, "nothing");
    }
  } else if (!made) {
    made = *tricks == (none ? 0 : all);
  }
  question_.value = Value(made ? 1 : 0);
  return absl::OkStatus();
}

// What is not given but decides: which seats are without a trick, or who loses a tie.
void NumbersReader::NoteAssumptions() {
  const std::vector<Captured>& piles = question_.captured;
  const auto tie = [&](auto key) {
    return std::ranges::count(piles, key(std::ranges::max(piles, {}, key)), key) > 1;
  };
  const auto points = [](const Captured& pile) { return pile.points; };
  const auto tricks = [](const Captured& pile) { return std::pair(pile.points, pile.tricks); };
  const bool no_points = std::ranges::count(piles, 0, points) > 0;
  if (arguments_.tricks.empty() && (no_points || tie(points))) {
    question_.assumed.emplace_back("--tricks");
  }
  if (arguments_.trumps.empty() && arguments_.highest.empty() && tie(tricks)) {
    question_.assumed.emplace_back("--trumps");
  }
}

// The card of a list that a seat captured, one of `may_be`; none where the list says so or ends.
absl::StatusOr<CardSet> CapturedCard(absl::string_view field, absl::string_view list,
                                     std::size_t seat, CardSet may_be) {
  const auto parts = ListParts(list);
  if (seat >= parts.size() || parts[seat] == "-" || parts[seat] == "_") return CardSet();
  const int column = ColumnOfPart(parts[seat], list);
  const auto card = ParseCard(parts[seat]);
  if (!card.ok()) return AtField(field, ShiftColumn(card.status(), column - 1));
  if (may_be.Contains(*card)) return CardSet::Of(*card);
  return AtField(field,
                 SyntaxError(column, field == "sau" ? "a Sau of each seat" : "a trump of each seat",
                             Quoted(parts[seat])));
}

// No seat captures more trumps than there are, or than its tricks hold; together they capture all.
absl::Status NumbersReader::CheckTrumps(const std::vector<int>& trumps) const {
  const int all = (TrumpsOf(question_.contract) & CardsOf(question_.deck)).size();
  int sum = 0;
  for (std::size_t seat = 0; seat < trumps.size(); ++seat) {
    sum += trumps[seat];
    const int most = question_.players * tricks_[seat];
    if (!arguments_.tricks.empty() && trumps[seat] > most) {
      return InField("trumps", {"at most $0 in the tricks of seat $1", most, seat}, trumps[seat]);
    }
  }
  const bool complete = ListParts(arguments_.trumps).size() == trumps.size();
  if (sum == all || (sum < all && !complete)) return absl::OkStatus();
  return InField(
      "trumps",
      {sum > all ? Words<1>("numbers that sum to at most $0") : Words<1>("numbers that sum to $0"),
       all},
      sum);
}

// Where all trumps are told of, the highest ones are with seats whose highest is no lower.
absl::Status NumbersReader::CheckHighest() const {
  if (ListParts(arguments_.trumps).size() != question_.captured.size()) return absl::OkStatus();
  const CardOrder order(question_.contract);
  const CardSet all = order.trumps() & CardsOf(question_.deck);
  int count = 0;  // of the highest trumps
  int height = kCardCount + 1;
  for (Card card : order.best_first()) {
    --height;
    if (!all.Contains(card)) continue;
    ++count;
    int room = 0;
    for (const Captured& pile : question_.captured) {
      const bool may_be = pile.highest_trump == 0 || pile.highest_trump >= height;
      room += may_be ? pile.trumps : 0;
    }
    if (room >= count) continue;
    return InField("highest", {"trumps that leave a seat for $0", ToString(card)},
                   Quoted(arguments_.highest));
  }
  return absl::OkStatus();
}

absl::Status NumbersReader::ReadPiles() {
  const auto seats = static_cast<std::size_t>(question_.players);
  if (points_.size() != seats) {
    return InField("points", {"$0 numbers, of each seat", seats}, points_.size());
  }
  int sum = 0;
  for (int points : points_) sum += points;
  if (sum != total_points()) {
    return InField("points", {"numbers that sum to $0", total_points()}, sum);
  }
  if (tricks_.empty()) {  // whoever has points has a trick; the rest is not known
    for (int points : points_) tricks_.push_back(points > 0 ? 1 : 0);
  } else {
    sum = 0;
    for (int tricks : tricks_) sum += tricks;
    if (tricks_.size() != seats || sum != question_.hand_size) {
      return InField("tricks", {"$0 numbers that sum to $1", seats, question_.hand_size},
                     absl::StrJoin(tricks_, ","));
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
      if (tricks_[seat] == 0) continue;
      if (auto status = CheckReach(points_[seat], tricks_[seat]); !status.ok()) return status;
    }
  }
  auto trumps = ReadNumbers("trumps", arguments_.trumps, kCardCount);
  if (!trumps.ok()) return trumps.status();
  trumps->resize(seats);
  if (auto status = CheckTrumps(*trumps); !status.ok()) return status;
  const CardSet all_trumps = TrumpsOf(question_.contract);
  CardSet seen;
  question_.captured.resize(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Captured& pile = question_.captured[seat];
    Pile cards;
    for (const auto& [name, list, may_be] :
         {std::tuple{"highest", absl::string_view(arguments_.highest), all_trumps},
          std::tuple{"sau", absl::string_view(arguments_.saus), RankCards(Rank::kSau)}}) {
      const auto card = CapturedCard(name, list, seat, may_be - seen);
      if (!card.ok()) return card.status();
      cards.cards |= *card;
    }
    seen |= cards.cards;
    pile = CapturedOf(cards, CardOrder(question_.contract));
    pile.points = points_[seat];
    pile.tricks = tricks_[seat];
    pile.trumps = (*trumps)[seat];
    if (pile.tricks == 0 && pile.points > 0) {
      return InField("points", {"0 for seat $0, which has no trick", seat}, pile.points);
    }
  }
  if (auto status = CheckHighest(); !status.ok()) return status;
  NoteAssumptions();
  return absl::OkStatus();
}

absl::Status NumbersReader::ReadLaufende() {
  const Contract& contract = question_.contract;
  const bool top = contract.objective() == Objective::kHoldTop;
  const Game game(contract, {question_.deck, question_.players});
  if (!arguments_.side.empty()) {
    const auto cards = ParseCardSet(arguments_.side);
    if (!cards.ok()) return AtField("side", cards.status());
    if (top && *cards != HighestHand(game)) {
      return InField("side", ToString(HighestHand(game), game.order()), Quoted(arguments_.side));
    }
    question_.run = CountLaufende(game, *cards);
    return absl::OkStatus();
  }
  if (top) {
    const int length = question_.hand_size;
    if (!arguments_.lauf.empty() && arguments_.lauf != absl::StrCat(length)) {
      return InField("lauf", {"$0, all of a Sie", length}, Quoted(arguments_.lauf));
    }
    question_.run = {.with = true, .length = length, .payable = 0};
    return absl::OkStatus();
  }
  if (arguments_.lauf.empty()) {
    const Laufende all = CountLaufende(game, TrumpsOf(contract));
    const bool some = PaidLaufende(game, all, /*won=*/true, rules_.options) > 0;
    if (some) question_.assumed.emplace_back("--lauf");
    return absl::OkStatus();
  }
  // Of a game that does not count them whatever stands in that column of a sheet.
  const bool counts = contract.objective() != Objective::kNoTricks;
  const int most = counts ? (TrumpsOf(contract) & CardsOf(question_.deck)).size() : kCardCount;
  int length = 0;
  if (!absl::SimpleAtoi(arguments_.lauf, &length) || std::abs(length) > most) {
    return InField("lauf", {"a whole number up to $0, negative for without", most},
                   Quoted(arguments_.lauf));
  }
  if (counts) question_.run = {.with = length >= 0, .length = std::abs(length), .payable = 0};
  return absl::OkStatus();
}

}  // namespace

absl::string_view NumbersOnly(const ScoreArguments& arguments) {
  const std::pair<absl::string_view, bool> given[] = {{"points", !arguments.points.empty()},
                                                      {"tricks", !arguments.tricks.empty()},
                                                      {"trumps", !arguments.trumps.empty()},
                                                      {"highest", !arguments.highest.empty()},
                                                      {"sau", !arguments.saus.empty()},
                                                      {"lauf", !arguments.lauf.empty()},
                                                      {"side", !arguments.side.empty()},
                                                      {"deck", !arguments.deck.empty()},
                                                      {"players", arguments.players != kSeatCount},
                                                      {"target", arguments.target > 0},
                                                      {"one_player", arguments.one_player},
                                                      {"ouvert", arguments.ouvert},
                                                      {"declarer", arguments.declarer.has_value()},
                                                      {"partner", arguments.partner.has_value()}};
  for (const auto& [name, is_given] : given) {
    if (is_given) return name;
  }
  return "";
}

absl::StatusOr<Contract> ReadContract(absl::string_view name, const ScoreArguments& arguments,
                                      const RuleSet& rules) {
  const auto game = ParseGameName(absl::StrCat(name, arguments.ouvert ? "+ouvert" : ""));
  if (!game.ok()) return game.status();
  Table table = TableOf(rules, rules.deck);
  if (!arguments.round.empty()) {
    const auto round = ParseRound(arguments.round);
    if (!round.ok()) return AtField("round", round.status());
    if ((*round)->name == "hadsch") table.options.Set("renonce", "on");  // forehand must play
  }
  const BidObstacle obstacle = ObstacleByTable(game->contract, table.options);
  if (obstacle == BidObstacle::kNone) return ContractUnder(game->contract, rules.options);
  const Refusal refusal = RefusalOf(obstacle, game->contract, {}, table);
  return SyntaxError(1, refusal.expected, refusal.found);
}

absl::StatusOr<ScoreQuestion> ReadQuestion(const Contract& contract,
                                           const ScoreArguments& arguments,
                                           const Doublers& doublers, const RuleSet& rules) {
  auto question = NumbersReader(contract, arguments, doublers, rules).Read();
  if (!question.ok()) return question;
  question->doublings = arguments.doublings;
  for (const auto& [field, index] :
       {std::pair("declarer", arguments.declarer), std::pair("partner", arguments.partner)}) {
    if (!index || *index < question->players) continue;
    return InField(field, {"a seat from 0 to $0", question->players - 1}, *index);
  }
  const auto seat = [](std::optional<int> index) {
    return index ? std::optional(Seat(*index)) : std::nullopt;
  };
  const std::optional<Seat> declarer = seat(arguments.declarer);
  const std::optional<Seat> partner =
      contract.partner() ? contract.partner() : seat(arguments.partner);
  if (declarer && partner && *declarer == *partner) {
    return InField(contract.partner() ? "declarer" : "partner", "a partner other than the declarer",
                   partner->index());
  }
  const Sides sides =
      SidesOf(contract, declarer, partner, question->players, FirstOf(doublers.laid));
  const absl::Status status = ApplyDoublers(arguments, doublers, sides, declarer, rules, *question);
  if (!status.ok()) return status;
  return question;
}

}  // namespace schafkopf
