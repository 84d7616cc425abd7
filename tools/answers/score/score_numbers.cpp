#include "tools/answers/score/score_numbers.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/play/past_fault.h"
#include "engine/text/bid_refusal.h"
#include "engine/text/notation.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/door/deck_name.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/words.h"

namespace schafkopf {
namespace {

// Numbers as they are told: none, one of the declarer's side, or one of each seat or side.
using Counts = std::vector<int>;

absl::StatusOr<Counts> ReadCounts(absl::string_view field, absl::string_view text, int high) {
  Counts counts;
  for (absl::string_view part : ListParts(text)) {
    int number = 0;
    if (!absl::SimpleAtoi(part, &number) || number < 0 || number > high) {
      return AtField(field, SyntaxError(ColumnOfPart(part, text),
                                        {words::kWholeNumberFromTo, 0, high}, Quoted(part)));
    }
    counts.push_back(number);
  }
  return counts;
}

bool IsTold(const Fields& told, std::string_view field) {
  return !ListParts(told.Text(field)).empty();
}

int TotalPoints(const FinishedDeal& deal) { return PointsOf(CardsOf(deal.deck)).count(); }

Game GameOf(const FinishedDeal& deal) { return Game(deal.contract(), {deal.deck, deal.players}); }

// Seats of the declarer's side, as the payments list them.
int DeclarersOf(const Contract& contract, int players) {
  if (contract.parties() == Parties::kCall) return 2;
  return players < kSeatCount || contract.parties() == Parties::kSolo ? 1 : 2;
}

// Whether the points that decide a Muss hang on its player's trumps.
bool AsksTrumps(const Contract& contract, const RuleOptions& options) {
  return contract.row().special.forced && !options.Is({"muss_trumps", "any"});
}

// The trumps of the player of a Muss, where they are told.
absl::StatusOr<std::optional<int>> ReadMussTrumps(const Fields& told, const FinishedDeal& deal) {
  const std::string text = told.Text("trumps");
  if (text.empty()) return std::optional<int>();
  int trumps = 0;
  const bool number = absl::SimpleAtoi(text, &trumps);
  if (number && 0 <= trumps && trumps <= deal.hand_size) return std::optional(trumps);
  return InField("trumps", {words::kTrumpsOfMussPlayer, deal.hand_size}, Quoted(text));
}

// Fields that mean something in some games only.
absl::Status CheckKind(const Fields& told, const FinishedDeal& deal, const RuleOptions& options) {
  const Contract& contract = deal.contract();
  const std::string name = ToString(contract);
  if (told.Has("target")) {
    if (!options.On("steigern")) {
      return InField("target", words::kOptionSteigern, told.Number("target"));
    }
    if (!IsPointContract(contract)) return InField("target", words::kGameForPoints, name);
  }
  if (!deal.each_for_himself()) {
    for (absl::string_view field : {"trumps", "highest", "sau"}) {
      if (field == "trumps" && contract.row().special.forced) continue;
      if (!told.Text(field.data()).empty()) return InField(field, words::kRamsch, name);
    }
  }
  if (contract.row().pack == Pack::kSjavs) return absl::OkStatus();
  if (deal.one_player) return InField("one_player", words::kSjavs, name);
  if (deal.carried > 0) return InField("carried", words::kSjavs, name);
  return absl::OkStatus();
}

// Whether so many tricks can hold the points, and the other tricks the rest.
absl::Status CheckReach(const FinishedDeal& deal, int points, int tricks) {
  const auto [least, most] = ReachOf(CardsOf(deal.deck), tricks * deal.players);
  if (least <= points && points <= most) return absl::OkStatus();
  return InField("points", {words::kToWithTrickTricks, least, most, tricks}, points);
}

// The number of a side: told as such, or by seat, when that of `member` is asked for.
absl::StatusOr<std::optional<int>> OfSide(absl::string_view field, const Counts& counts,
                                          Seat member, bool cross) {
  if (counts.empty()) return std::optional<int>();
  if (counts.size() == 1) return std::optional(counts[0]);
  const auto seat = static_cast<std::size_t>(member.index() % 2);
  if (cross && counts.size() == kSeatCount) return std::optional(counts[seat] + counts[seat + 2]);
  if (cross && counts.size() == 2) return std::optional(counts[seat]);
  return InField(field, words::kOneNumberOfDeclarersSide, Quoted(absl::StrJoin(counts, ",")));
}

// Points alone tell that a trick was taken or lost, never that none was.
absl::StatusOr<Value> TrickValue(const FinishedDeal& deal, std::optional<int> points,
                                 std::optional<int> tricks) {
  const Objective objective = deal.contract().objective();
  const bool none = objective == Objective::kNoTricks;
  const int all = deal.hand_size;
  const int total = TotalPoints(deal);
  if (objective == Objective::kHoldTop) {
    if (tricks.value_or(all) != all) return InField("tricks", {words::kAllOfSie, all}, *tricks);
    if (points.value_or(total) == total) return Value(1);
    return InField("points", {words::kAllOfSie, total}, *points);
  }
  if (tricks) return Value(*tricks == (none ? 0 : all) ? 1 : 0);
  const bool lost = points && (none ? *points > 0 : *points < total);
  if (lost) return Value(0);
  return InField("tricks", {words::kDeclarersTricks, all}, words::kNothing);
}

absl::StatusOr<Value> ValueOfSide(const FinishedDeal& deal, const Counts& point_counts,
                                  const Counts& trick_counts, Seat member) {
  const bool cross = deal.contract().parties() == Parties::kCross;
  SCHAFKOPF_TRY(const auto points, OfSide("points", point_counts, member, cross));
  SCHAFKOPF_TRY(const auto tricks, OfSide("tricks", trick_counts, member, cross));
  const int all = deal.hand_size;
  const int total = TotalPoints(deal);
  if (tricks == 0 && points.value_or(0) != 0) {
    return InField("points", words::kNothingWithoutTricks, *points);
  }
  if (tricks == all && points.value_or(total) != total) {
    return InField("points", {words::kWithTricks, total, all}, *points);
  }
  if (points && tricks) {
    SCHAFKOPF_DO(CheckReach(deal, *points, *tricks));
  }
  if (!IsPointContract(deal.contract())) return TrickValue(deal, points, tricks);
  if (tricks == 0) return kNoTrickTaken;
  if (tricks == all) return kAllTricksTaken;
  if (points) return Value(*points);
  return InField("points", {words::kDeclarersPoints, total}, words::kNothing);
}

// The card of a list that a seat captured, one of `may_be`; none where the list says so or ends.
absl::StatusOr<CardSet> CapturedCard(absl::string_view field, absl::string_view list,
                                     std::size_t seat, CardSet may_be) {
  const auto parts = ListParts(list);
  if (seat >= parts.size() || parts[seat] == "-" || parts[seat] == "_") return CardSet();
  const int column = ColumnOfPart(parts[seat], list);
  SCHAFKOPF_TRY(const Card card, AtField(field, ShiftColumn(ParseCard(parts[seat]), column - 1)));
  if (may_be.Contains(card)) return CardSet::Of(card);
  return AtField(
      field, SyntaxError(column, field == "sau" ? words::kSauOfEachSeat : words::kTrumpOfEachSeat,
                         Quoted(parts[seat])));
}

// No seat captures more trumps than there are, or than its tricks hold; together they capture all.
absl::Status CheckTrumps(const FinishedDeal& deal, const Counts& trumps, bool tricks_told,
                         bool complete) {
  const int all = (TrumpsOf(deal.contract()) & CardsOf(deal.deck)).size();
  int sum = 0;
  for (std::size_t seat = 0; seat < trumps.size(); ++seat) {
    sum += trumps[seat];
    const int most = deal.players * deal.captured[seat].tricks;
    if (tricks_told && trumps[seat] > most) {
      return InField("trumps", {words::kAtMostInTricksOf, most, Seat(static_cast<int>(seat))},
                     trumps[seat]);
    }
  }
  if (sum == all || (sum < all && !complete)) return absl::OkStatus();
  return InField("trumps",
                 {sum > all ? words::kNumbersThatSumToAtMost : words::kNumbersThatSumTo, all}, sum);
}

// Where all trumps are told of, the highest ones are with seats whose highest is no lower.
absl::Status CheckHighest(const FinishedDeal& deal, absl::string_view told) {
  const CardOrder order(deal.contract());
  const CardSet all = order.trumps() & CardsOf(deal.deck);
  int count = 0;  // of the highest trumps
  int height = kCardCount + 1;
  for (Card card : order.best_first()) {
    --height;
    if (!all.Contains(card)) continue;
    ++count;
    int room = 0;
    for (const Captured& pile : deal.captured) {
      const bool may_be = pile.highest_trump == 0 || pile.highest_trump >= height;
      room += may_be ? pile.trumps : 0;
    }
    if (room >= count) continue;
    return InField("highest", {words::kTrumpsThatLeaveSeatFor, ToString(card)}, Quoted(told));
  }
  return absl::OkStatus();
}

// Points and tricks of each pile.
absl::Status FillPiles(FinishedDeal& deal, const Counts& points, const Counts& tricks) {
  const auto seats = static_cast<std::size_t>(deal.players);
  if (points.size() != seats) {
    return InField("points", {words::kNumbersOfEachSeat, seats}, points.size());
  }
  const int sum = std::accumulate(points.begin(), points.end(), 0);
  if (sum != TotalPoints(deal)) {
    return InField("points", {words::kNumbersThatSumTo, TotalPoints(deal)}, sum);
  }
  const int taken = std::accumulate(tricks.begin(), tricks.end(), 0);
  if (!tricks.empty() && (tricks.size() != seats || taken != deal.hand_size)) {
    return InField("tricks", {words::kSoManyNumbersThatSumTo, seats, deal.hand_size},
                   absl::StrJoin(tricks, ","));
  }
  deal.captured.resize(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Captured& pile = deal.captured[seat];
    pile.points = points[seat];
    // Whoever has points has a trick; the rest is not known.
    pile.tricks = tricks.empty() ? (points[seat] > 0 ? 1 : 0) : tricks[seat];
    if (tricks.empty() || pile.tricks == 0) continue;
    SCHAFKOPF_DO(CheckReach(deal, pile.points, pile.tricks));
  }
  return absl::OkStatus();
}

absl::Status ReadPiles(const Fields& told, const Counts& points, const Counts& tricks,
                       FinishedDeal& deal) {
  SCHAFKOPF_DO(FillPiles(deal, points, tricks));
  SCHAFKOPF_TRY(Counts trumps, ReadCounts("trumps", told.Text("trumps"), kCardCount));
  const bool all_told = trumps.size() == deal.captured.size();
  trumps.resize(deal.captured.size());
  SCHAFKOPF_DO(CheckTrumps(deal, trumps, IsTold(told, "tricks"), all_told));
  const std::string highest = told.Text("highest");
  const std::string saus = told.Text("sau");
  CardSet seen;
  for (std::size_t seat = 0; seat < deal.captured.size(); ++seat) {
    Pile cards;
    for (const auto& [name, list, may_be] :
         {std::tuple{"highest", absl::string_view(highest), TrumpsOf(deal.contract())},
          std::tuple{"sau", absl::string_view(saus), RankCards(Rank::kSau)}}) {
      SCHAFKOPF_TRY(const CardSet card, CapturedCard(name, list, seat, may_be - seen));
      cards.cards |= card;
    }
    seen |= cards.cards;
    Captured pile = CapturedOf(cards, CardOrder(deal.contract()));
    pile.points = deal.captured[seat].points;
    pile.tricks = deal.captured[seat].tricks;
    pile.trumps = trumps[seat];
    deal.captured[seat] = pile;
    if (pile.tricks == 0 && pile.points > 0) {
      return InField("points", {words::kNothingWithoutTrick, Seat(static_cast<int>(seat))},
                     pile.points);
    }
  }
  return all_told ? CheckHighest(deal, highest) : absl::OkStatus();
}

absl::StatusOr<Laufende> ReadLaufende(const Fields& told, const FinishedDeal& deal) {
  const Contract& contract = deal.contract();
  const bool top = contract.objective() == Objective::kHoldTop;
  const Game game = GameOf(deal);
  const std::string lauf = told.Text("lauf");
  if (const std::string side = told.Text("side"); !side.empty()) {
    SCHAFKOPF_TRY(const CardSet cards, AtField("side", ParseCardSet(side)));
    const int most = deal.declarers * deal.hand_size;
    if (cards.size() > most) return InField("side", {words::kAtMostCardCards, most}, cards.size());
    if (top && cards != HighestHand(game)) {
      return InField("side", ToString(HighestHand(game), game.order()), Quoted(side));
    }
    return CountLaufende(game, cards);
  }
  if (top) {
    const int length = deal.hand_size;
    if (!lauf.empty() && lauf != absl::StrCat(length)) {
      return InField("lauf", {words::kAllOfSie, length}, Quoted(lauf));
    }
    return Laufende{.with = true, .length = length, .payable = 0};
  }
  if (lauf.empty()) return Laufende{};
  // Of a game that does not count them whatever stands in that column of a sheet.
  const bool counts = contract.objective() != Objective::kNoTricks;
  const int most = counts ? (TrumpsOf(contract) & CardsOf(deal.deck)).size() : kCardCount;
  int length = 0;
  if (!absl::SimpleAtoi(lauf, &length) || std::abs(length) > most) {
    return InField("lauf", {words::kLaufende, most}, Quoted(lauf));
  }
  if (!counts) return Laufende{};
  return Laufende{.with = length >= 0, .length = std::abs(length), .payable = 0};
}

// What is not told but decides: which seats are without a trick, who loses a tie, what runs.
std::vector<std::string> AssumedIn(const Fields& told, const FinishedDeal& deal,
                                   const RuleOptions& options) {
  std::vector<std::string> assumed;
  const Contract& contract = deal.contract();
  const std::vector<Captured>& piles = deal.captured;
  const auto tie = [&](auto key) {
    return std::ranges::count(piles, key(std::ranges::max(piles, {}, key)), key) > 1;
  };
  const auto points = [](const Captured& pile) { return pile.points; };
  const auto tricks = [](const Captured& pile) { return std::pair(pile.points, pile.tricks); };
  bool needs_tricks = false;
  if (deal.each_for_himself()) {
    needs_tricks = std::ranges::count(piles, 0, points) > 0 || tie(points);
  } else if (IsPointContract(contract)) {
    needs_tricks = deal.value == Value(0) || deal.value == Value(TotalPoints(deal));
  }
  if (needs_tricks && !IsTold(told, "tricks")) assumed.emplace_back("--tricks");
  if (AsksTrumps(contract, options) && !deal.muss_trumps) assumed.emplace_back("--trumps");
  if (deal.each_for_himself() && told.Text("trumps").empty() && told.Text("highest").empty() &&
      tie(tricks)) {
    assumed.emplace_back("--trumps");
  }
  if (contract.objective() != Objective::kHoldTop && told.Text("side").empty() &&
      told.Text("lauf").empty()) {
    const Laufende all = CountLaufende(GameOf(deal), TrumpsOf(contract));
    if (PaidLaufende(GameOf(deal), all, /*won=*/true, options) > 0) {
      assumed.emplace_back("--lauf");
    }
  }
  return assumed;
}

// Who plays with whom, and who of them doubled.
absl::Status ReadSides(const Fields& told, const ToldSeats& seats, const RuleOptions& options,
                       FinishedDeal& deal) {
  for (const auto& [field, index] :
       {std::pair("declarer", seats.declarer), std::pair("partner", seats.partner)}) {
    if (!index || *index < deal.players) continue;
    return InField(field, {words::kSeatFromTo, deal.players - 1}, *index);
  }
  const Contract& contract = deal.contract();
  if (seats.partner && contract.partner() && *seats.partner != contract.partner()->index()) {
    return InField("partner", Message(contract.partner()->index()), *seats.partner);
  }
  if (seats.partner && contract.parties() == Parties::kSolo) {
    return InField("partner", {words::kNo, AsIs("partner")}, *seats.partner);
  }
  const auto seat = [](std::optional<int> index) {
    return index ? std::optional(Seat(*index)) : std::nullopt;
  };
  const std::optional<Seat> declarer = seat(seats.declarer);
  const std::optional<Seat> partner = contract.partner() ? contract.partner() : seat(seats.partner);
  if (declarer && partner && *declarer == *partner) {
    return InField(contract.partner() ? "declarer" : "partner", words::kOtherPartner,
                   partner->index());
  }
  const Sides sides = SidesOf(contract, declarer, partner, deal.players, FirstOf(seats.laid));
  return ApplyDoublers(told, seats, sides, declarer, options, deal);
}

}  // namespace

absl::StatusOr<std::vector<Contract>> ReadContracts(absl::string_view name, const Fields& told,
                                                    const RoundRow* round, const RuleSet& rules) {
  SCHAFKOPF_TRY(std::vector<Contract> games,
                ParseContracts(absl::StrCat(name, told.Flag("ouvert") ? "+ouvert" : "")));
  // Of a wedding that names nobody, with whom it was.
  const auto with_partner = std::ranges::find_if(games, [&](const Contract& game) {
    return game.partner() && told.FindNumber("partner") == game.partner()->index();
  });
  if (with_partner != games.end()) games = {*with_partner};
  Table table = TableOf(rules, rules.deck);
  if (round != nullptr && round->name == "hadsch") table.options.Set("renonce", "on");  // must play
  const BidObstacle obstacle = ObstacleByTable(games.front(), table.options);
  if (obstacle != BidObstacle::kNone) {
    const Refusal refusal = RefusalOf(obstacle, games.front(), {}, table);
    return SyntaxError(1, refusal.expected, refusal.found);
  }
  for (Contract& game : games) game = ContractUnder(game, rules.options);
  return games;
}

absl::StatusOr<FinishedDeal> ReadNumbers(const std::vector<Contract>& games, const Fields& told,
                                         const ToldSeats& seats, const RoundRow* round,
                                         const RuleSet& rules) {
  FinishedDeal deal;
  const Contract& contract = games.front();
  deal.line.contract = contract;
  deal.others.assign(games.begin() + 1, games.end());
  deal.round = round;
  deal.players = PlayersOf(contract, seats.players);
  if (!IsPlayedAt(contract.row(), deal.players, rules.options)) {
    return InField("players",
                   deal.players == 3 ? words::kFourAsThreePlaySolos : words::kFourAsTwoPlayAlone,
                   deal.players);
  }
  deal.declarers = DeclarersOf(contract, deal.players);
  deal.stock = Cents(static_cast<int>(told.Number("stock")));
  deal.one_player = told.Flag("one_player");
  deal.carried = static_cast<int>(told.Number("carried"));
  if (told.Has("target")) deal.target = static_cast<int>(told.Number("target"));
  SCHAFKOPF_DO(CheckKind(told, deal, rules.options));
  SCHAFKOPF_TRY(deal.deck,
                AtField("deck", ReadDeck(told.Text("deck"), contract, deal.players, rules.deck)));
  deal.hand_size = HandSize(deal.deck, deal.players);
  SCHAFKOPF_TRY(const Counts points, ReadCounts("points", told.Text("points"), TotalPoints(deal)));
  SCHAFKOPF_TRY(const Counts tricks, ReadCounts("tricks", told.Text("tricks"), deal.hand_size));
  if (deal.each_for_himself()) {
    SCHAFKOPF_DO(ReadPiles(told, points, tricks, deal));
  } else {
    SCHAFKOPF_TRY(deal.value, ValueOfSide(deal, points, tricks, KreuzDeclarer(seats)));
  }
  SCHAFKOPF_TRY(deal.run, ReadLaufende(told, deal));
  if (contract.row().special.forced) {
    SCHAFKOPF_TRY(deal.muss_trumps, ReadMussTrumps(told, deal));
  }
  deal.assumed = AssumedIn(told, deal, rules.options);
  SCHAFKOPF_DO(ReadSides(told, seats, rules.options, deal));
  return deal;
}

}  // namespace schafkopf
