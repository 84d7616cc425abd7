#include "tools/answers/score/score_lines.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/door/bid_part.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/player_name.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/claim.h"
#include "tools/answers/games/outcome.h"
#include "tools/answers/games/written_game.h"
#include "tools/answers/score/named_seats.h"
#include "tools/answers/score/score_numbers.h"
#include "tools/answers/score/words.h"

namespace schafkopf {
namespace {

// A deal as far as it was played, or where somebody claimed the rest as if he had it.
absl::StatusOr<Position> EndOf(const DealLine& line, const NotedLine& noted) {
  const Position position = PositionOf(line);
  if (!noted.claim || position.finished() || line.result) return position;
  SCHAFKOPF_TRY(const Seat claimant, ClaimantOf(*noted.claim, noted.players, line.seats()));
  return AfterClaim(position, claimant);
}

absl::StatusOr<Value> ValueOf(const DealLine& line, const Position& position) {
  const Objective objective = line.contract->objective();
  if (objective == Objective::kHoldTop) return Value(1);
  if (objective == Objective::kAllTricks || objective == Objective::kNoTricks) {
    const SeatSet side = DeclarerSide(line.deal());
    const SeatSet losing = objective == Objective::kNoTricks ? side : side.Complement();
    if (position.tricks(losing) > 0) return Value(0);
  }
  if (line.contract->parties() == Parties::kEach) {
    if (position.finished()) return Value(0);
    return SyntaxError(1, words::kDealPlayedToItsEnd, {words::kCards, line.played.size()});
  }
  if (position.finished()) return FinalValue(position);
  if (line.result) return *line.result;
  return SyntaxError(1, words::kDealPlayedToItsEndOr, {words::kCardsPlayed, line.played.size()});
}

// What is told of the end of a deal whose cards are there says what these say.
absl::Status CheckOutcomeTold(const Fields& told, const DealLine& line, const Position& end,
                              const RuleOptions& options) {
  if (told.Has("revoke") && end.finished()) return absl::OkStatus();
  for (std::string_view name : OutcomeNotes()) {
    if (!told.Has(name)) continue;
    if (!end.finished())
      return InField(AbslView(name), {words::kNoWithDealLine, name}, words::kOne);
    const std::string text = name == "partner" ? absl::StrCat(told.Number(name)) : told.Text(name);
    SCHAFKOPF_DO(
        AtField(AbslView(name), CheckOutcome(line, end, {std::string(name), text}, options)));
  }
  return absl::OkStatus();
}

// Payments that stand by side, in the order of the seats.
std::vector<Cents> BySeat(const DealLine& deal, int seats, SeatSet side,
                          const std::vector<Cents>& payments) {
  if (payments.empty()) return {};
  const bool first = side.Contains(deal.declarer);
  std::vector<Cents> by_seat;
  std::size_t member = first ? 1 : 0;
  std::size_t opponent = static_cast<std::size_t>(side.size());
  for (int index = 0; index < seats; ++index) {
    const Seat seat(index);
    const std::size_t place = first && seat == deal.declarer ? 0
                              : side.Contains(seat)          ? member++
                                                             : opponent++;
    by_seat.push_back(payments[place]);
  }
  return by_seat;
}

// What lies in the middle can double with every loss; more than that no table has.
constexpr Cents kMostStock(100'000'000);

// The declarer of a Kreuzbock follows from who doubled.
absl::Status CheckKreuz(const Contract& contract, Seat declarer, const ToldSeats& seats) {
  const bool told = !seats.laid.empty() || !seats.kontra.empty();
  if (!told || !IsKreuz(contract.row())) return absl::OkStatus();
  const int side = KreuzDeclarer(seats).index() % 2;
  if (declarer.index() % 2 == side) return absl::OkStatus();
  return SyntaxError(1, {words::kDeclarerOfDoubled, side, side + 2}, declarer.index());
}

// A deal whose cards nobody wrote down: a contract and its declarer, or `passed`.
struct Announced {
  std::optional<absl::string_view> contract;  // nothing: nobody bid
  std::optional<Seat> declarer;
};
Announced ReadAnnounced(absl::string_view text) {
  const absl::string_view line = absl::StripAsciiWhitespace(text);
  const std::size_t space = line.find_last_of(" \t");
  const absl::string_view last = line.substr(space == line.npos ? 0 : space + 1);
  const bool told = space != line.npos && (last == "-" || ParseSeat(last).ok());
  const absl::string_view name =
      told ? absl::StripTrailingAsciiWhitespace(line.substr(0, space)) : line;
  if (name != "-" && IsPass(name) && (!told || last == "-")) return {};
  Announced announced = {name, std::nullopt};
  if (told && last != "-") announced.declarer = *ParseSeat(last);
  return announced;
}

// The seats of the declarer's side of a deal without cards.
absl::StatusOr<SeatSet> SideOf(const Contract& contract, Seat declarer, int players,
                               std::optional<int> partner) {
  const SeatSet alone = SeatSet::Of(declarer);
  const bool cross = contract.parties() == Parties::kCross;
  if (declarer.index() >= players) {
    return SyntaxError(1, {words::kDeclarerUpTo, players - 1}, declarer.index());
  }
  if (contract.parties() == Parties::kSolo) return alone;
  if (cross) return alone | SeatSet::Of(declarer.Plus(2));
  const std::optional<int> named =
      contract.partner() ? std::optional(contract.partner()->index()) : partner;
  if (!named) return SyntaxError(1, words::kNoteOfPartner, words::kNone);
  if (*named == declarer.index()) {
    return SyntaxError(1, words::kOtherPartner, *named);
  }
  return alone | SeatSet::Of(Seat(*named));
}

// A revoke ends a deal: what the sides took until then decides no more.
Fields AsRevoked(const Contract& contract, const Fields& told) {
  const bool each = contract.parties() == Parties::kEach;
  if (each || !told.Has("revoke") || told.Has("points") || told.Has("tricks")) return told;
  const Json taken = IsPointContract(contract) ? Json{{"points", "60"}} : Json{{"tricks", "0"}};
  return Over(*Fields::Read(taken, kScoreFields), told);
}

// At a sheet of fewer than five nobody sits out, who could lay, too.
RuleSet RulesAt(const SheetTerms& table, RuleSet rules) {
  if (table.strict && table.chairs <= kSeatCount) rules.options.Set("fifth_lays", "off");
  return rules;
}

}  // namespace

absl::StatusOr<DealScorer> DealScorer::Make(const Fields& told, const RuleSet& rules,
                                            const SheetTerms& table) {
  SCHAFKOPF_DO(ReadRound(told).status());
  DealScorer scorer(told, RulesAt(table, rules), table);
  SCHAFKOPF_DO(ReadSeats(told, scorer.rules_.options).status());
  return scorer;
}

FinishedDeal DealScorer::Passed(DealLine line) const {
  FinishedDeal passed;
  passed.players = line.hands[Seat(0)].empty() ? std::min(table_.chairs, kSeatCount) : line.seats();
  passed.line = std::move(line);
  return passed;
}

void DealScorer::AddOwed(FinishedDeal& deal) const {
  if (deal.contract().row().pack == Pack::kBavarian) deal.doublings.bock += evening_.bock();
  deal.stock = evening_.owed().stock;
  deal.carried = evening_.owed().carried;
}

absl::StatusOr<FinishedDeal> DealScorer::ReadCards(const NotedLine& noted,
                                                   const RoundRow* round) const {
  SCHAFKOPF_TRY(DealLine line, AtField("deal", ReadDealLine(noted.deal, rules_.options)));
  if (!line.contract) return Passed(std::move(line));
  FinishedDeal deal;
  SCHAFKOPF_TRY(const Position position, AtField("deal", EndOf(line, noted)));
  SCHAFKOPF_TRY(deal.value, AtField("deal", ValueOf(line, position)));
  SCHAFKOPF_DO(CheckOutcomeTold(noted.told, line, position, rules_.options));
  const Deal dealt = line.deal();
  deal.round = round;
  deal.line = std::move(line);
  const bool each = deal.each_for_himself();
  const SeatSet side = each ? Everybody(dealt.seats()) : DeclarerSide(dealt);
  if (!each) deal.side = side;
  deal.deck = dealt.deck();
  deal.hand_size = dealt.hand_size();
  deal.players = dealt.seats();
  deal.declarers = side.size();
  deal.run = CountLaufende(dealt.game, CardsOfSide(dealt.hands, side));
  deal.muss_trumps = MussTrumps(dealt);
  for (int index = 0; index < deal.players; ++index) {
    const Pile& pile = position.pile(Seat(index));
    if (each) deal.captured.push_back(CapturedOf(pile, position.order()));
    if (deal.contract().row().pack == Pack::kSjavs) {
      deal.one_player |= pile.tricks == deal.hand_size;
    }
  }
  SCHAFKOPF_TRY(const ToldSeats seats, ReadSeats(noted.told, rules_.options));
  SCHAFKOPF_DO(CheckKreuz(deal.contract(), dealt.declarer, seats));
  const Sides sides = SidesBefore(deal.contract(), side, deal.players, FirstOf(seats.laid));
  SCHAFKOPF_DO(ApplyDoublers(noted.told, seats, sides, dealt.declarer, rules_.options, deal));
  return deal;
}

absl::StatusOr<FinishedDeal> DealScorer::ReadNoted(const NotedLine& noted,
                                                   const RoundRow* round) const {
  const Announced announced = ReadAnnounced(noted.deal.text);
  if (!announced.contract) return Passed({});
  const int offset = ColumnOfPart(*announced.contract, noted.deal.text) - 1;
  SCHAFKOPF_TRY(
      const std::vector<Contract> games,
      AtField("deal",
              ShiftColumn(ReadContracts(*announced.contract, noted.told, round, rules_), offset)));
  const Contract& contract = games.front();
  if (contract.parties() == Parties::kOld) {
    return SyntaxError(1, words::kHandsOfKop, words::kNone);
  }
  if (contract.has_declarer() != announced.declarer.has_value()) {
    return SyntaxError(CharacterCount(noted.deal.text) + 1,
                       contract.has_declarer() ? Message(words::kDeclarerUpTo, kSeatCount - 1)
                                               : words::kDashAsNobodyDeclares,
                       announced.declarer ? Message(announced.declarer->index()) : words::kNothing);
  }
  const Seat declarer = announced.declarer.value_or(Seat(0));
  SCHAFKOPF_TRY(ToldSeats seats, ReadSeats(noted.told, rules_.options));
  if (table_.chairs < kSeatCount) seats.players = table_.chairs;
  if (announced.declarer) seats.declarer = declarer.index();
  SCHAFKOPF_TRY(FinishedDeal deal,
                ReadNumbers(games, AsRevoked(contract, noted.told), seats, round, rules_));
  SCHAFKOPF_DO(CheckKreuz(contract, declarer, seats));
  deal.line.declarer = declarer;
  if (!deal.each_for_himself()) {
    SCHAFKOPF_TRY(deal.side, SideOf(contract, declarer, deal.players, seats.partner));
  }
  return deal;
}

absl::StatusOr<const RoundRow*> DealScorer::RoundOf(const NotedLine& noted) const {
  const bool told = !noted.told.Text("round").empty();
  if (told || noted.no_round || !table_.strict) return ReadRound(noted.told);
  return evening_.round();
}

absl::Status DealScorer::CheckPassed(const NotedLine& noted, const RoundRow* round) const {
  for (const auto& [name, column] : noted.columns) {
    if (name == "forehand" || name == "round" || name == "fine" || name == "names") continue;
    return InField(name, {words::kNoWhereNobodyPlays, name}, words::kOne);
  }
  if (!table_.strict) return absl::OkStatus();
  const std::string all_pass = rules_.options.ValueOf(*FindOption("all_pass"));
  switch (PassedIn(round, rules_.options)) {
    case PassedDeal::kThrownIn:
    case PassedDeal::kDealtAgain:
      return absl::OkStatus();
    case PassedDeal::kMustPlay:
      return SyntaxError(1, {words::kGameOfRoundWhichIsPlayed, round->name}, words::kPassed);
    case PassedDeal::kPlaysOn:
      return SyntaxError(1, {words::kGameOfAllPass, all_pass}, words::kPassed);
  }
  return absl::OkStatus();
}

absl::Status DealScorer::CheckTable(const FinishedDeal& deal) const {
  const int seats = std::min(table_.chairs, kSeatCount);
  if (deal.players == seats) return absl::OkStatus();
  return SyntaxError(1, {words::kDealOfPlayersAtTable, seats, table_.chairs}, deal.players);
}

// The chair of seat 0: as told, or that of whoever sits there by name; else who is next.
Chair DealScorer::ForehandOf(const NotedLine& noted, const RoundRow* round) const {
  if (noted.forehand && *noted.forehand < table_.chairs) return Chair(*noted.forehand);
  const Chair due = evening_.ForehandOf(round);
  if (!table_.strict || noted.players.empty()) return due;
  return ChairNamed(noted.players.front()).value_or(due);
}

std::optional<Chair> DealScorer::ChairNamed(absl::string_view name) const {
  const auto place = PlaceOfName(names_, name);
  return place ? std::optional(Chair(*place)) : std::nullopt;
}

absl::Status DealScorer::CheckPlayers(const NotedLine& noted, Chair forehand) const {
  if (!table_.strict || noted.players.empty()) return absl::OkStatus();
  const int seats = std::min(table_.chairs, kSeatCount);
  if (static_cast<int>(noted.players.size()) != seats) {
    return InField("names", {words::kNamesOfPlayers, seats}, noted.players.size());
  }
  for (int index = 0; index < seats; ++index) {
    const std::string& name = noted.players[static_cast<std::size_t>(index)];
    if (name.empty()) continue;  // nobody said who that is
    const Chair chair = evening_.ChairOf(Seat(index), forehand);
    if (!names_[chair].empty() && ChairNamed(name) != chair) {
      return InField("names", {words::kNameOnChair, AsIs(Escaped(names_[chair])), chair.index()},
                     Quoted(name));
    }
    if (const auto other = ChairNamed(name).value_or(chair); other != chair) {
      return InField("names", {words::kNameOnChair, AsIs(Escaped(name)), other.index()},
                     chair.index());
    }
  }
  return absl::OkStatus();
}

std::vector<std::string> DealScorer::PlayersOf(const NotedLine& noted, Chair forehand) const {
  if (!table_.strict || !noted.players.empty()) return noted.players;
  std::vector<std::string> players;
  for (int index = 0; index < std::min(table_.chairs, kSeatCount); ++index) {
    players.push_back(names_[evening_.ChairOf(Seat(index), forehand)]);
  }
  return players;
}

// Before the line is read: who sits there, by what it says of that and what the evening knows.
std::vector<std::string> DealScorer::SeatedAt(const InputLine& line) const {
  NotedLine early;
  const RoundRow* round = evening_.round();
  for (const GameNote& note : NotesOf(line.text)) {
    int chair = 0;
    if (note.name == "forehand" && absl::SimpleAtoi(note.text, &chair)) early.forehand = chair;
    if (note.name == "players") {
      for (absl::string_view who : PlayersIn(note.text)) early.players.emplace_back(who);
    }
    if (note.name == "round") round = ParseRound(note.text).value_or(nullptr);
  }
  return PlayersOf(early, ForehandOf(early, round));
}

absl::StatusOr<DealScore> DealScorer::Price(const NotedLine& noted,
                                            const absl::StatusOr<const RoundRow*>& due,
                                            Chair forehand) const {
  if (evening_.owed().stock > kMostStock) {
    return SyntaxError(1, {words::kStockOfAtMost, kMostStock.count()},
                       evening_.owed().stock.count());
  }
  SCHAFKOPF_TRY(const RoundRow* const round, due);
  const std::string_view field = NumbersOnly(noted.told, OutcomeNotes());
  if (noted.has_cards && !field.empty()) {
    return InField(AbslView(field), {words::kNoWithDealLine, field}, words::kOne);
  }
  SCHAFKOPF_TRY(FinishedDeal deal,
                noted.has_cards ? ReadCards(noted, round) : ReadNoted(noted, round));
  deal.round = round;
  if (table_.strict) {
    SCHAFKOPF_DO(CheckTable(deal));
    SCHAFKOPF_DO(CheckPlayers(noted, forehand));
  }
  SCHAFKOPF_TRY(deal.penalties,
                ReadPenalties(noted.told, PlayersOf(noted, forehand), deal.players));
  if (!deal.line.contract) {
    SCHAFKOPF_DO(CheckPassed(noted, round));
    return DealScore{std::move(deal)};
  }
  AddOwed(deal);
  SCHAFKOPF_TRY(auto score, ScoreOf(deal, rules_));
  if (deal.side.size() > 0) {
    score.payments = BySeat(deal.line, deal.players, deal.side, score.payments);
  }
  return DealScore{std::move(deal), std::move(score)};
}

NotedDeal DealScorer::NotedOf(const DealScore& scored, const NotedLine& noted) const {
  const auto& [deal, score, forehand, names] = scored;
  NotedDeal note = {.contract = deal.line.contract,
                    .seats = deal.players,
                    .declarer = deal.line.declarer,
                    .won = score.won,
                    .schwarz = score.result && score.result->schwarz,
                    .stoss = deal.doublings.stoss,
                    .stock_left = score.stock_left,
                    .reuegeld = score.reuegeld,
                    .round = deal.round,
                    .dealt_again = score.dealt_again};
  for (std::size_t seat = 0; seat < score.payments.size(); ++seat) {
    note.payments[Seat(static_cast<int>(seat))] = score.payments[seat];
  }
  for (Seat seat : kSeats) {
    if (deal.line.hands[seat].Contains(Card(Suit::kEichel, Rank::kOber))) note.old = seat;
  }
  if (noted.old) note.old = Seat(*noted.old);
  note.sjavs = score.sjavs;
  for (const Fine& fine : deal.penalties.fines) {
    (fine.into_stock ? note.into_stock : note.fines)[fine.seat] += fine.cents;
  }
  return note;
}

absl::StatusOr<DealScore> DealScorer::Next(const InputLine& line) {
  Chair forehand = evening_.ForehandOf(nullptr);
  auto own = ReadOwnLine(line, rules_.options);
  if (own.ok() && table_.strict && !own->converted)
    own->text = WithSeats(own->text, SeatedAt(*own));
  const auto noted = own.ok() ? ReadNotes(*own, told_) : AtField("deal", own.status());
  if (!noted.ok()) {
    evening_.Skip(forehand);
    return noted.status();
  }
  const auto round = RoundOf(*noted);
  if (round.ok()) forehand = ForehandOf(*noted, *round);
  auto scored = Price(*noted, round, forehand);
  if (scored.ok() && noted->forehand.value_or(0) >= table_.chairs) {
    scored = InField("forehand", {words::kChairUpTo, table_.chairs - 1}, *noted->forehand);
  }
  if (!scored.ok()) {
    evening_.Skip(forehand);
    return noted->Place(scored.status(), told_);
  }
  for (std::size_t seat = 0; table_.strict && seat < noted->players.size(); ++seat) {
    const Chair chair = evening_.ChairOf(Seat(static_cast<int>(seat)), forehand);
    if (names_[chair].empty()) names_[chair] = noted->players[seat];
  }
  scored->forehand = forehand;
  scored->names = names_;
  const PerSeat<Cents> payments = evening_.Note(NotedOf(*scored, *noted), forehand);
  const bool unpaid = scored->deal.line.contract && scored->score.payments.empty();
  if (!unpaid || !scored->deal.penalties.fines.empty()) {
    scored->score.payments.assign(payments.begin(), payments.begin() + scored->deal.players);
  }
  if (!unpaid) scored->score.stock_left = evening_.owed().stock;
  return scored;
}

namespace {

// Whether two sides played.
bool HasSides(const DealScore& scored) {
  return scored.deal.line.contract && !scored.deal.each_for_himself();
}
constexpr auto kDealColumns =
    ColumnsOf<DealScore>({
        {"contract", Kind::kContract, [](auto& scored) { return GameCell(scored.deal.line); }},
        {"declarer", Kind::kSeat, [](auto& scored) { return DeclarerOf(scored.deal.line); }},
        {"value", Maybe(Kind::kPoints),
         [](auto& scored) { return HasSides(scored) ? Cell(scored.deal.value) : Cell(); },
         words::kOfWhatWasPlayed},
        {"side", Maybe(ListOf(Kind::kSeat)),
         [](auto& scored) {
           return HasSides(scored) ? WhereAny(SeatsOf(scored.deal.side)) : Cell();
         },
         words::kOfDeclarer},
    }) +
    ColumnsWithin<DealScore, &DealScore::score, kScoreColumns>();

}  // namespace

std::span<const ColumnInfo> DealScore::Columns() { return kDealColumns; }

Cells DealScore::ToCells() const { return kDealColumns.CellsOf(*this); }

std::string DealScore::ToText(Language language) const {
  if (deal.line.contract) return absl::StrJoin(ScoreLines(deal, score, language), "\n");
  // Who is fined pays more than all of them.
  const Cents paid = -std::ranges::max(score.payments);
  std::vector<std::string> lines = {
      Say(language, words::kNobodyBidEachPays, paid.count(), score.stock_left.count())};
  for (const Message& line : TextsOf(deal.penalties, Cents(0), SeatText)) {
    lines.push_back(line.in(language));
  }
  return absl::StrJoin(lines, "\n");
}

}  // namespace schafkopf
