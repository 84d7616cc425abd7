#include "tools/answers/score/score_sheet.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
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

}  // namespace

std::optional<Chair> SheetRow::declarer() const {
  const auto seat = DeclarerOf(line());
  return seat ? std::optional(ChairOf(*seat)) : std::nullopt;
}

PerChair<Cents> SheetRow::payments() const {
  PerChair<Cents> payments;
  const std::vector<Cents>& by_seat = scored.score.payments;
  for (std::size_t seat = 0; seat < by_seat.size(); ++seat) {
    payments[ChairOf(Seat(static_cast<int>(seat)))] = by_seat[seat];
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

std::vector<Debt> DebtsOf(const Evening& evening) {
  std::vector<std::int64_t> balances;
  for (int chair = 0; chair < evening.chairs(); ++chair) {
    balances.push_back(evening.balance(Chair(chair)));
  }
  balances.push_back(-std::reduce(balances.begin(), balances.end()));
  return FewestDebts(balances);
}

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
       return ByChair(evening.chairs(), [&](Chair chair) { return evening.paid_apart(chair); });
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

// A sum of each chair in points.
template <std::int64_t (Evening::*kSum)(Chair) const>
Cell PointsOf(const SheetRow& row) {
  return ByChair(row.after.chairs(), [&](Chair chair) {
    return InPoints(row.after, (row.after.*kSum)(chair), row.unit);
  });
}
Cell ChairCell(std::optional<Chair> chair) { return chair ? Cell(chair->index()) : Cell(); }
// One of who pays whom: a chair, or nothing for the stock.
struct RowDebt {
  Debt debt;
  int chairs;
};
Cell Payer(int index, int chairs) { return index < chairs ? Cell(index) : Cell(); }
constexpr auto kDebtColumns = ColumnsOf<RowDebt>({
    {"from", Kind::kSmall, [](auto& row) { return Payer(row.debt.from, row.chairs); },
     words::kChairOrStock},
    {"to", Kind::kSmall, [](auto& row) { return Payer(row.debt.to, row.chairs); },
     words::kChairOrStock},
    {"cents", Kind::kSum, At<&RowDebt::debt, &Debt::cents>},
});
struct RowFine {
  const SheetRow* row;
  Fine fine;
};
constexpr auto kFineColumns = ColumnsOf<RowFine>({
    {"chair", Kind::kSmall, [](auto& fine) { return fine.row->ChairOf(fine.fine.seat).index(); }},
    {"cents", Kind::kCents, At<&RowFine::fine, &Fine::cents>},
    {"into_stock", Kind::kFlag, At<&RowFine::fine, &Fine::into_stock>},
});

// Seats as chairs; sums in cents, or in units of Kop.
constexpr auto kRowColumns = ColumnsOf<SheetRow>({
    {"dealer", Kind::kSmall, [](auto& row) { return row.dealer().index(); }, words::kChair},
    {"forehand", Kind::kSmall, [](auto& row) { return row.scored.forehand.index(); },
     words::kChair},
    {"round", Kind::kName,
     At<&SheetRow::scored, &DealScore::deal, &FinishedDeal::round, &RoundRow::name>},
    {"contract", Kind::kContract, [](auto& row) { return GameCell(row.line()); }},
    {"declarer", Kind::kSmall, [](auto& row) { return ChairCell(row.declarer()); }, words::kChair},
    {"side", ListOf(Kind::kSmall),
     [](auto& row) {
       Cells side;
       for (Seat seat : SeatsOf(row.scored.deal.side)) side.emplace_back(row.ChairOf(seat).index());
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
       const PerChair<Cents> payments = row.payments();
       return ByChair(row.chairs(), [&](Chair chair) { return payments[chair]; });
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
     [](auto& row) { return WhereAny(row.scored.score.assumed); }, words::kWhatWasNotToldAnd},
    {"sjavs", Maybe(ObjectOf(kRubberColumns)),
     [](auto& row) { return kRubberColumns.Object(row.after.sjavs()); }},
    {"names", Maybe(ListOf(Kind::kName)),
     [](auto& row) {
       const PerChair<std::string>& names = row.scored.names;
       const bool any = std::ranges::any_of(names, [](auto& name) { return !name.empty(); });
       return any ? ByChair(row.chairs(), [&](Chair chair) { return names[chair]; }) : Cell();
     },
     words::kByChair},
    {"revoked", Maybe(Kind::kSmall),
     [](auto& row) {
       const auto seat = row.scored.deal.penalties.revoked;
       return seat ? ChairCell(row.ChairOf(*seat)) : Cell();
     },
     words::kChair},
    {"fines", Maybe(RowsOf(kFineColumns)),
     [](auto& row) {
       std::vector<RowFine> fines;
       for (const Fine& fine : row.scored.deal.penalties.fines) fines.push_back({&row, fine});
       return fines.empty() ? Cell() : Cell(kFineColumns.Each(fines));
     }},
    {"asked", Maybe(Kind::kCents),
     [](auto& row) {
       const auto asked = row.scored.deal.penalties.asked;
       return asked ? Cell(*asked) : Cell();
     },
     words::kMoreThanThePrice},
    {"transfers", RowsOf(kDebtColumns),
     [](auto& row) {
       std::vector<RowDebt> debts;
       for (const Debt& debt : DebtsOf(row.after)) debts.push_back({debt, row.chairs()});
       return kDebtColumns.Each(debts);
     },
     words::kWhoPaysWhomIfItEnds},
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

absl::StatusOr<SheetTerms> ReadSheetTerms(const Fields& fields) {
  const std::string text = fields.Text("names");
  SheetTerms table;
  table.strict = true;
  int count = 0;
  for (absl::string_view part : absl::StrSplit(text, ',', absl::SkipWhitespace())) {
    const absl::string_view name = absl::StripAsciiWhitespace(part);
    const auto wrong = [&](const Message& expected) {
      return AtField("names", SyntaxError(ColumnOfPart(part, text), expected, Quoted(name)));
    };
    if (count == kMostChairs) return wrong({words::kNamesOfPlayers, kMostChairs});
    if (std::ranges::count(table.names, name) > 0) return wrong(words::kEachNameOnce);
    table.names[Chair(count++)] = std::string(name);
  }
  table.chairs = static_cast<int>(fields.Number("chairs", count == 0 ? kSeatCount : count));
  if (count != 0 && (count != table.chairs || count < 2)) {
    return InField("names", {words::kNamesOfPlayers, std::max(table.chairs, 2)}, count);
  }
  const int forehand = static_cast<int>(fields.Number("forehand"));
  if (forehand >= table.chairs) {
    return InField("forehand", {words::kChairUpTo, table.chairs - 1}, forehand);
  }
  table.forehand = Chair(forehand);
  return table;
}

absl::StatusOr<SheetQuestion> ReadSheet(const Fields& fields) {
  SCHAFKOPF_TRY(RuleSet rules, fields.Rules(PlainRules()));
  SCHAFKOPF_TRY(SheetTerms table, ReadSheetTerms(fields));
  const auto of_every_deal = [](std::string_view name) {
    return name == "stock" || name == "round";
  };
  return SheetQuestion{.deals = fields.Texts("deals"),
                       .table = std::move(table),
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
  return SheetAnswer{std::move(rows), sheet.evening(), sheet.names(), question.rules.tariff.extra,
                     question.language};
}

}  // namespace schafkopf
