#include "tools/answers/score/score_sheet.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/try.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/words.h"

namespace schafkopf {
namespace {

// One value for each chair.
template <class OfChair>
Cell ByChair(int chairs, OfChair of_chair) {
  Cells list;
  for (int chair = 0; chair < chairs; ++chair) list.emplace_back(of_chair(Chair(chair)));
  return list;
}

// What a deal moved, by chair.
PerChair<Cents> PaymentsOf(const SheetRow& row) {
  PerChair<Cents> payments;
  const std::vector<Cents>& by_seat = row.scored.score.payments;
  for (std::size_t seat = 0; seat < by_seat.size(); ++seat) {
    payments[row.after.ChairOf(Seat(static_cast<int>(seat)), row.scored.forehand)] = by_seat[seat];
  }
  return payments;
}

std::vector<std::string> GamesOf(const AllgaeuerDebt& debt) {
  std::vector<std::string> games;
  if (debt.ruf) games.emplace_back("ruf");
  if (debt.wenz) games.emplace_back("wenz");
  if (debt.solo) games.emplace_back("solo");
  return games;
}

// A sum of the evening in units of the tariff's extra; missing where that is 0 or all is Kop.
Cell InPoints(const Evening& evening, std::int64_t cents, Cents unit) {
  if (unit == Cents(0) || evening.is_kop()) return {};
  if (cents % unit.count() == 0) return cents / unit.count();
  return Rounded(static_cast<double>(cents) / unit.count());
}

// How far notes to a row stand in: under its game.
constexpr std::size_t kNoteColumns = 13;

Message Deals(int deals) { return {words::kDeals, deals}; }

// What the next deals owe, in a few words; empty where they owe nothing.
std::string OwedText(const Evening& evening, Language language) {
  const Owed& owed = evening.owed();
  std::vector<Message> parts;
  for (const BockRun& run : owed.bock) {
    const bool first = &run == &owed.bock.front();
    parts.push_back({first ? words::kBockTimes : words::kThenTimes, std::int64_t{1} << run.times,
                     Deals(run.deals)});
  }
  for (const OwedRound& round : owed.rounds) {
    parts.push_back(Message(round.row->title) + AsIs(": ") + Deals(round.deals));
  }
  if (owed.allgaeuer_deals > 0) parts.push_back(AsIs("Allgäuer: ") + Deals(owed.allgaeuer_deals));
  if (const auto& sjavs = evening.sjavs()) {
    parts.push_back(Message(words::kSjavsAgainstRubbersTo, sjavs->left(0), sjavs->left(1),
                            sjavs->won(0), sjavs->won(1)));
  }
  if (owed.carried > 0) parts.push_back(Message(words::kSjavsMore, owed.carried));
  return Joined(parts, ", ").in(language);
}

}  // namespace

absl::StatusOr<ScoreSheet> ScoreSheet::Make(const Fields& told, const RuleSet& rules,
                                            const SheetTerms& table) {
  SCHAFKOPF_TRY(DealScorer scorer, DealScorer::Make(told, rules, table));
  return ScoreSheet(std::move(scorer), rules.tariff.extra);
}

absl::StatusOr<SheetRow> ScoreSheet::Next(const InputLine& line) {
  SCHAFKOPF_TRY(DealScore scored, scorer_.Next(line));
  return SheetRow{std::move(scored), scorer_.evening(), unit_};
}

namespace {

constexpr auto kDoublingColumns = ColumnsOf<Doublings>({
    {"layers", Kind::kCount, At<&Doublings::layers>},
    {"stoss", Kind::kCount, At<&Doublings::stoss>},
    {"bock", Kind::kCount, At<&Doublings::bock>},
    {"round", Kind::kCount, At<&Doublings::round>},
});
constexpr auto kBockColumns = ColumnsOf<BockRun>({
    {"times", Kind::kCount, At<&BockRun::times>},
    {"deals", Kind::kCount, At<&BockRun::deals>},
});
constexpr auto kRoundColumns = ColumnsOf<OwedRound>({
    {"round", Kind::kName, At<&OwedRound::row, &RoundRow::name>},
    {"deals", Kind::kCount, At<&OwedRound::deals>},
});
constexpr auto kOwedColumns = ColumnsOf<Evening>({
    {"bock", RowsOf(kBockColumns),
     [](auto& evening) { return kBockColumns.Each(evening.owed().bock); }},
    {"rounds", RowsOf(kRoundColumns),
     [](auto& evening) { return kRoundColumns.Each(evening.owed().rounds); }},
    {"thrown_in", Kind::kCount, At<&Evening::owed, &Owed::thrown_in>, words::kDealsInRow},
    {"allgaeuer", ListOf(Kind::kList),
     [](auto& evening) {
       return ByChair(evening.chairs(),
                      [&](Chair chair) { return GamesOf(evening.owed().allgaeuer[chair]); });
     },
     words::kByChair},
    {"allgaeuer_deals", Kind::kCount, At<&Evening::owed, &Owed::allgaeuer_deals>},
    {"old", Kind::kSmall, At<&Evening::owed, &Owed::old, &Chair::index>,
     words::kChairThatDealsLastRound},
    {"carried", Kind::kCount, At<&Evening::owed, &Owed::carried>},
    {"reuegeld", ListOf(Kind::kSum),
     [](auto& evening) {
       return ByChair(evening.chairs(), [&](Chair chair) { return evening.reuegeld(chair); });
     },
     words::kByChair},
});
constexpr auto kRubberColumns = ColumnsOf<SjavsRubber>({
    {"left", ListOf(Kind::kCount),
     [](auto& sjavs) {
       return Cell(Cells{sjavs.left(0), sjavs.left(1)});
     }},
    {"rubbers", ListOf(Kind::kCount),
     [](auto& sjavs) {
       return Cell(Cells{sjavs.won(0), sjavs.won(1)});
     }},
});

int ChairOf(Seat seat, const SheetRow& row) {
  return row.after.ChairOf(seat, row.scored.forehand).index();
}
// A sum of each chair in points.
template <std::int64_t (Evening::*kSum)(Chair) const>
Cell PointsOf(const SheetRow& row) {
  return ByChair(row.after.chairs(), [&](Chair chair) {
    return InPoints(row.after, (row.after.*kSum)(chair), row.unit);
  });
}
const DealLine& LineOf(const SheetRow& row) { return row.scored.deal.line; }

// Seats as chairs; sums in cents, or in units of Kop.
constexpr auto kRowColumns = ColumnsOf<SheetRow>({
    {"dealer", Kind::kSmall,
     [](auto& row) { return row.after.DealerFor(row.scored.forehand).index(); }, words::kChair},
    {"forehand", Kind::kSmall, [](auto& row) { return row.scored.forehand.index(); },
     words::kChair},
    {"round", Kind::kName,
     At<&SheetRow::scored, &DealScore::deal, &FinishedDeal::round, &RoundRow::name>},
    {"contract", Kind::kContract, [](auto& row) { return GameCell(LineOf(row)); }},
    {"declarer", Kind::kSmall,
     [](auto& row) {
       const auto declarer = DeclarerOf(LineOf(row));
       return declarer ? Cell(ChairOf(*declarer, row)) : Cell();
     },
     words::kChair},
    {"side", ListOf(Kind::kSmall),
     [](auto& row) {
       Cells side;
       for (Seat seat : SeatsOf(row.scored.deal.side)) side.emplace_back(ChairOf(seat, row));
       return side;
     },
     words::kChairs},
    {"won", Kind::kFlag, At<&SheetRow::scored, &DealScore::score, &Score::won>},
    {"doublings", ObjectOf(kDoublingColumns),
     [](auto& row) { return kDoublingColumns.CellsOf(row.scored.deal.doublings); }},
    {"factor", Kind::kCount, [](auto& row) { return 1 << row.scored.deal.doublings.count(); }},
    {"price", Kind::kCents, At<&SheetRow::scored, &DealScore::score, &Score::price>},
    {"payments", ListOf(Kind::kCents),
     [](auto& row) {
       const PerChair<Cents> payments = PaymentsOf(row);
       return ByChair(row.after.chairs(), [&](Chair chair) { return payments[chair]; });
     },
     words::kByChair},
    {"stock", Kind::kCents, At<&SheetRow::after, &Evening::owed, &Owed::stock>},
    {"balance", ListOf(Kind::kSum),
     [](auto& row) {
       return ByChair(row.after.chairs(), [&](Chair chair) { return row.after.balance(chair); });
     },
     words::kByChair},
    {"points", ListOf(Kind::kReal), At<&PointsOf<&Evening::balance>>,
     words::kSameInUnitsOfTariffsExtra},
    {"plus", ListOf(Kind::kReal), At<&PointsOf<&Evening::plus>>, words::kAsTournamentsCount},
    {"minus", ListOf(Kind::kReal), At<&PointsOf<&Evening::minus>>, words::kAsTournamentsCount},
    {"owed", ObjectOf(kOwedColumns), [](auto& row) { return kOwedColumns.CellsOf(row.after); },
     words::kByNextDeals},
    {"assumed", Maybe(ListOf(Kind::kName)),
     [](auto& row) { return WhereAny(row.scored.deal.assumed); }, words::kWhatWasNotToldAnd},
    {"sjavs", Maybe(ObjectOf(kRubberColumns)),
     [](auto& row) { return kRubberColumns.Object(row.after.sjavs()); }},
});

struct NumberedRow {
  std::size_t line;
  const absl::StatusOr<SheetRow>* row;
  Language language;
};
const SheetRow* RowIn(const NumberedRow& numbered) {
  return numbered.row->ok() ? &**numbered.row : nullptr;
}
constexpr auto kErrorColumns = ColumnsOf<NumberedRow>({
    {"line", Kind::kLine, At<&NumberedRow::line>},
    {"error", Maybe(Kind::kText),
     [](auto& numbered) {
       return RowIn(numbered) ? Cell()
                              : Cell(MessageOf(numbered.row->status()).in(numbered.language));
     },
     words::kWhereLineIsBadNothing},
    {"column", Maybe(Kind::kSmall),
     [](auto& numbered) { return RowIn(numbered) ? Cell() : ColumnOf(numbered.row->status()); },
     words::kOfError},
});
constexpr auto kNumberedColumns = kErrorColumns + ColumnsWithin<NumberedRow, &RowIn, kRowColumns>();

constexpr auto kSheetColumns = ColumnsOf<SheetAnswer>({
    {"rows", RowsOf(kNumberedColumns),
     [](auto& answer) {
       Cells rows;
       for (const auto& row : answer.rows) {
         const NumberedRow numbered = {rows.size() + 1, &row, answer.told_in};
         rows.emplace_back(row.ok() ? kNumberedColumns.CellsOf(numbered)
                                    : kErrorColumns.CellsOf(numbered));
       }
       return rows;
     }},
});

}  // namespace

std::span<const ColumnInfo> SheetRow::Columns() { return kRowColumns; }

Cells SheetRow::ToCells() const { return kRowColumns.CellsOf(*this); }

std::span<const ColumnInfo> SheetAnswer::Columns() { return kSheetColumns; }

Cells SheetAnswer::ToCells() const { return kSheetColumns.CellsOf(*this); }

std::string SheetRow::ToText(Language language) const {
  const FinishedDeal& deal = scored.deal;
  const Doublings& doublings = scored.deal.doublings;
  const bool declared = scored.deal.line.contract && deal.line.contract->has_declarer();
  std::string game =
      scored.deal.line.contract ? ToString(*deal.line.contract) : Say(language, words::kPassed);
  if (declared) {
    absl::StrAppend(&game, " ", after.ChairOf(deal.line.declarer, scored.forehand).index());
  }
  if (scored.score.won)
    absl::StrAppend(&game, " ", Say(language, *scored.score.won ? words::kWon : words::kLost));
  std::string text =
      absl::StrFormat("%6d  %-26s %5s %5d |\f", after.DealerFor(scored.forehand).index(), game,
                      absl::StrCat("x", 1 << doublings.count()), scored.score.price.count());
  const PerChair<Cents> payments = PaymentsOf(*this);
  for (int chair = 0; chair < after.chairs(); ++chair) {
    absl::StrAppendFormat(&text, " %+5d", payments[Chair(chair)].count());
  }
  text += " |\f";
  for (int chair = 0; chair < after.chairs(); ++chair) {
    absl::StrAppendFormat(&text, " %5d", after.balance(Chair(chair)));
  }
  absl::StrAppendFormat(&text, " |\f %5d", after.owed().stock.count());
  const std::string owed = OwedText(after, language);
  if (!owed.empty()) absl::StrAppend(&text, "  ", owed);
  for (const std::string& assumed : AssumptionLines(deal, language)) {
    absl::StrAppend(&text, "\n", std::string(kNoteColumns, ' '), assumed);
  }
  return text;
}

absl::StatusOr<SheetQuestion> ReadSheet(const Fields& fields) {
  SCHAFKOPF_TRY(RuleSet rules, fields.Rules(PlainRules()));
  const int chairs = static_cast<int>(fields.Number("chairs"));
  const int forehand = static_cast<int>(fields.Number("forehand"));
  if (forehand >= chairs) {
    return AtField("forehand", SyntaxError(1, {words::kChairUpTo, chairs - 1}, forehand));
  }
  const auto of_every_deal = [](std::string_view name) {
    return name == "stock" || name == "round";
  };
  return SheetQuestion{.deals = fields.Texts("deals"),
                       .table = {chairs, Chair(forehand), /*strict=*/true},
                       .told = Fields().Over(fields, of_every_deal),
                       .rules = std::move(rules),
                       .language = fields.language()};
}

absl::StatusOr<SheetAnswer> AnswerOf(const SheetQuestion& question, const Watch& watch) {
  SCHAFKOPF_TRY(ScoreSheet sheet, ScoreSheet::Make(question.told, question.rules, question.table));
  std::vector<absl::StatusOr<SheetRow>> rows;
  for (const std::string& deal : question.deals) {
    if (watch.stopped()) return Failure(absl::StatusCode::kCancelled, words::kStopped);
    rows.push_back(sheet.Next(
        {.number = static_cast<std::int64_t>(rows.size()) + 1, .text = deal, .cut = false}));
  }
  return SheetAnswer{std::move(rows), sheet.evening(), question.rules.tariff.extra,
                     question.language};
}

std::string SheetAnswer::ToText(Language language) const {
  std::vector<std::string> lines = {SheetHead(end.chairs(), language)};
  for (const auto& row : rows) {
    lines.push_back(SheetLine(static_cast<std::int64_t>(lines.size()), row, language));
  }
  lines.push_back(SheetFoot(end, unit, language));
  return absl::StrJoin(lines, "\n");
}

std::string SheetLine(std::int64_t number, const absl::StatusOr<SheetRow>& row, Language language) {
  return absl::StrCat(
      absl::StrFormat("%4d ", number),
      row.ok() ? row->ToText(language) : absl::StrCat("        ", Say(language, words::kNotNoted)));
}

std::string SheetHead(int chairs, Language language) {
  const auto say = [&](const Text<0>& word) { return Say(language, word); };
  std::string text =
      absl::StrFormat("%4s %6s  %-26s %5s %5s |\f", say(words::kNumberInSheet), say(words::kDealer),
                      say(words::kGame), say(words::kTimes), say(words::kPrice));
  for (const char* sum : {" |\f", " |\f"}) {
    for (int chair = 0; chair < chairs; ++chair) absl::StrAppendFormat(&text, " %5d", chair);
    text += sum;
  }
  return absl::StrCat(text, absl::StrFormat(" %5s", say(words::kStock)), "  ", say(words::kOwed));
}

std::string SheetFoot(const Evening& evening, Cents unit, Language language) {
  const auto say = [&](const Message& clause) { return clause.in(language); };
  std::vector<std::string> lines;
  for (int index = 0; index < evening.chairs(); ++index) {
    const Chair chair(index);
    std::string line = say({evening.is_kop() ? words::kUnitsOfChair : words::kCentsOfChair, index,
                            absl::StrFormat("%+d", evening.balance(chair))});
    const auto points = [&](std::int64_t sum) { return InPoints(evening, sum, unit); };
    if (!points(0).is_missing()) {
      absl::StrAppend(
          &line, ", ",
          say({words::kPointsPlusMinus, Numeric(points(evening.balance(chair)).ToText()),
               Numeric(points(evening.plus(chair)).ToText()),
               Numeric(points(evening.minus(chair)).ToText())}));
    }
    const auto games = GamesOf(evening.owed().allgaeuer[chair]);
    if (!games.empty()) {
      absl::StrAppend(&line, "; ", say(Message(words::kOwes, absl::StrJoin(games, " "))));
    }
    if (evening.reuegeld(chair) > 0) {
      absl::StrAppend(&line, "; ", say(Message(words::kReuegeld, evening.reuegeld(chair))));
    }
    lines.push_back(std::move(line));
  }
  lines.push_back(say({evening.is_kop() ? words::kStockInUnits : words::kStockInCents,
                       evening.owed().stock.count()}));
  if (const std::string owed = OwedText(evening, language); !owed.empty()) {
    lines.push_back(absl::StrCat(say(words::kOwed), ": ", owed));
  }
  if (evening.owed().old) {
    lines.push_back(say(Message(words::kOldDealsLastRound, evening.owed().old->index())));
  }
  return absl::StrJoin(lines, "\n");
}

}  // namespace schafkopf
