#include "tools/answers/deals/solve.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "engine/money/settle.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/utf8.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/finished_tricks.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {
namespace {

void FindValue(const Position& position, Solver& solver, SolveAnswer& answer) {
  if (answer.wishes.node_budget) {
    answer.bounds = solver.SolveWithin(position, *answer.wishes.node_budget);
  } else {
    const Value value = solver.Solve(position);
    answer.bounds = {value, value};
  }
  answer.finished = answer.bounds.exact();
}

// Whether all values of the contract reach a threshold, or none does.
bool IsBeyond(const Contract& contract, Value threshold) {
  return threshold <= LeastValue(contract) || threshold > MostValue(contract);
}

void FindReached(const Position& position, Value threshold, Solver& solver, SolveAnswer& answer) {
  const Contract& contract = position.deal().contract();
  if (!answer.wishes.node_budget || IsBeyond(contract, threshold)) {
    answer.reached = ReachesAny(solver, position, threshold);
  } else {
    answer.bounds = solver.ReachesWithin(position, threshold, *answer.wishes.node_budget);
    if (answer.bounds.low >= threshold) answer.reached = true;
    if (answer.bounds.high < threshold) answer.reached = false;
  }
  answer.finished = answer.reached.has_value();
}

void SolveSides(const Position& position, const RuleSet& rules, Solver& solver,
                SolveAnswer& answer) {
  solver.Forget();
  const CostMeter meter(solver.nodes());
  if (answer.wishes.threshold) {
    FindReached(position, Value(*answer.wishes.threshold), solver, answer);
  } else {
    FindValue(position, solver, answer);
    const Deal& deal = position.deal();
    if (answer.finished) {
      answer.won = ResultFor(deal, StakesOf(rules), answer.bounds.low, deal.declarer).won;
    }
  }
  if (answer.finished && answer.wishes.each_card) answer.cards = solver.SolveCards(position);
  if (answer.finished && answer.wishes.line) answer.line = solver.BestLine(position);
  answer.cost = meter.Until(solver.nodes());
}

// Who took each finished trick.
Cell WinnersOf(const Position& position) {
  Cells winners;
  for (const FinishedTrick& trick : FinishedTricks(position)) winners.emplace_back(trick.winner);
  return winners;
}

RamschQuestion RamschWishes(const SolveWishes& wishes) {
  return {wishes.each_card, wishes.line, wishes.node_budget};
}

Cells EndsOf(const SolveAnswer& answer, Cents CentsBounds::*end) {
  PerSeat<Cents> ends;
  for (Seat seat : kSeats) ends[seat] = answer.ramsch->paranoid[seat].*end;
  return OfSeats(ends, answer.deal.seats());
}

// Whether the budget ended first.
bool IsCutShort(const SolveAnswer& answer) {
  return answer.ramsch ? !answer.ramsch->finished() : !answer.finished && answer.deal.contract;
}
// Of an answer that is whole: where each plays for itself, where two sides do; else null.
const RamschAnswer* EndedRamsch(const SolveAnswer& answer) {
  return answer.ramsch && answer.ramsch->finished() ? &*answer.ramsch : nullptr;
}
const SolveAnswer* OfSides(const SolveAnswer& answer) {
  return answer.ramsch || IsCutShort(answer) ? nullptr : &answer;
}
const Cost* CostOf(const SolveAnswer& answer) {
  return answer.wishes.stats && answer.deal.contract ? &answer.cost : nullptr;
}

struct CardEnd {
  Card card;
  const RamschTerms::Result* ending;
  int seats;
};
constexpr auto kEndColumns = ColumnsOf<CardEnd>({
    {"points", ListOf(Kind::kPoints),
     [](auto& end) { return OfSeats(end.ending->points, end.seats); }},
    {"payments", ListOf(Kind::kCents),
     [](auto& end) { return OfSeats(end.ending->payments, end.seats); }},
});

Cells RamschCards(const SolveAnswer& answer) {
  Cells cards;
  for (const auto& [card, ending] : answer.ramsch->cards) {
    cards.emplace_back(card);
    cards.emplace_back(kEndColumns.CellsOf({card, &ending, answer.deal.seats()}));
  }
  return cards;
}

constexpr auto kSolveColumns = ColumnsOf<SolveAnswer>({
    {"contract", Kind::kContract, [](auto& answer) { return GameCell(answer.deal); }},
    {"declarer", Kind::kSeat, [](auto& answer) { return DeclarerOf(answer.deal); }},
    {"finished", Maybe(Kind::kFlag),
     [](auto& answer) { return IsCutShort(answer) ? Cell(false) : Cell(); },
     words::kFalseWhereBudgetEndedFirst},
    {"low", Maybe(Kind::kPoints),
     [](auto& answer) {
       return IsCutShort(answer) && !answer.ramsch ? Cell(answer.bounds.low) : Cell();
     },
     words::kProvenByThen},
    {"high", Maybe(Kind::kPoints),
     [](auto& answer) {
       return IsCutShort(answer) && !answer.ramsch ? Cell(answer.bounds.high) : Cell();
     },
     words::kProvenByThen},
    {"paranoid_low", Maybe(ListOf(Kind::kCents)),
     [](auto& answer) {
       return IsCutShort(answer) && answer.ramsch ? Cell(EndsOf(answer, &CentsBounds::low))
                                                  : Cell();
     },
     words::kProvenByThen},
    {"paranoid_high", Maybe(ListOf(Kind::kCents)),
     [](auto& answer) {
       return IsCutShort(answer) && answer.ramsch ? Cell(EndsOf(answer, &CentsBounds::high))
                                                  : Cell();
     },
     words::kProvenByThen},
    {"reached", Maybe(Kind::kFlag),
     [](auto& answer) {
       return OfSides(answer) && answer.wishes.threshold ? OrNull(answer.reached) : Cell();
     },
     words::kWhetherValueIsAtLeastThreshold},
    {"value", Maybe(Kind::kPoints),
     [](auto& answer) {
       if (!OfSides(answer) || answer.wishes.threshold) return Cell();
       return answer.deal.contract ? Cell(answer.bounds.low) : Null();
     },
     words::kOfDealWithOpenCards},
    {"won", Maybe(Kind::kFlag),
     [](auto& answer) {
       const bool asked = OfSides(answer) && !answer.wishes.threshold && answer.deal.contract;
       return asked ? OrNull(answer.won) : Cell();
     },
     words::kByDeclarersSide},
    {"points", Maybe(ListOf(Kind::kPoints)),
     [](auto& answer) {
       return EndedRamsch(answer)
                  ? Cell(OfSeats(answer.ramsch->ending->points, answer.deal.seats()))
                  : Cell();
     },
     words::kOfEachSeatInRamsch},
    {"loser", Maybe(Kind::kSeat),
     [](auto& answer) {
       return EndedRamsch(answer) ? OrNull(answer.ramsch->ending->loser()) : Cell();
     }},
    {"payments", Maybe(ListOf(Kind::kCents)),
     [](auto& answer) {
       return EndedRamsch(answer)
                  ? Cell(OfSeats(answer.ramsch->ending->payments, answer.deal.seats()))
                  : Cell();
     }},
    {"paranoid", Maybe(ListOf(Kind::kCents)),
     [](auto& answer) {
       return EndedRamsch(answer) ? Cell(EndsOf(answer, &CentsBounds::low)) : Cell();
     },
     words::kThatEachSeatCanForce},
    {"durchmarsch", Maybe(Kind::kSeat),
     At<EndedRamsch, &RamschAnswer::ending, &RamschTerms::Result::durchmarsch>},
    {"cards", Maybe(MapOf(Kind::kPoints)),
     [](auto& answer) {
       return OfSides(answer) && answer.wishes.each_card ? Cell(ValuesOf(answer.cards)) : Cell();
     },
     words::kAfterEachLegalCard},
    {"cards", Maybe(MapOf(kEndColumns)),
     [](auto& answer) {
       return EndedRamsch(answer) && answer.wishes.each_card ? Cell(RamschCards(answer)) : Cell();
     },
     words::kAfterEachLegalCard},
    {"play", Maybe(ListOf(Kind::kCard)),
     [](auto& answer) {
       if (!answer.wishes.line || IsCutShort(answer)) return Cell();
       return Cell(answer.ramsch ? answer.ramsch->line : answer.line);
     },
     words::kBestPlay},
    {"winners", Maybe(ListOf(Kind::kSeat)),
     [](auto& answer) {
       const bool asked = answer.wishes.winners && answer.deal.contract;
       return asked ? WinnersOf(PositionOf(answer.deal)) : Cell();
     },
     words::kOfEachTrickSoFar},
    {"nodes", Maybe(Kind::kSum), At<CostOf, &Cost::nodes>},
    {"milliseconds", Maybe(Kind::kExact), At<CostOf, &Cost::milliseconds>},
    {"processor_milliseconds", Maybe(Kind::kExact), At<CostOf, &Cost::processor_milliseconds>},
});

}  // namespace

std::optional<Position> PositionWithValue(const DealLine& deal) {
  if (!deal.contract || deal.contract->parties() == Parties::kEach) return std::nullopt;
  std::optional<Position> position = PositionOf(deal);
  if (!position->switched()) position.reset();
  return position;
}

bool ReachesAny(Solver& solver, const Position& position, Value threshold) {
  const Contract& contract = position.deal().contract();
  if (IsBeyond(contract, threshold)) return threshold <= LeastValue(contract);
  return solver.Reaches(position, threshold);
}

absl::StatusOr<SolveQuestion> ReadSolve(const Fields& fields) {
  auto rules = fields.Rules(PlainRules());
  if (!rules.ok()) return rules.status();
  return SolveQuestion{.deal = {.text = fields.Text("deal")},
                       .from_start = fields.Flag("from_start"),
                       .wishes = {.each_card = fields.Flag("each_card"),
                                  .line = fields.Flag("line"),
                                  .winners = fields.Flag("winners"),
                                  .stats = fields.Flag("stats"),
                                  .threshold = fields.FindNumber("threshold"),
                                  .node_budget = fields.FindNumber("node_budget")},
                       .rules = *std::move(rules)};
}

absl::StatusOr<SolveAnswer> AnswerOf(const SolveQuestion& question, Solver& solver,
                                     const Watch& watch) {
  auto deal = ReadAnyDeal(question.deal, question.rules.options, GameNeeds::kPosition);
  if (!deal.ok()) return AtField("deal", deal.status());
  SolveAnswer answer;
  answer.wishes = question.wishes;
  answer.deal = *std::move(deal);
  if (!answer.deal.contract) return answer;
  if (question.from_start) answer.deal.played.clear();
  const Position position = PositionOf(answer.deal);
  if (answer.deal.contract->parties() == Parties::kEach) {
    if (question.wishes.threshold) {
      return AtField("deal",
                     SyntaxError(1, words::kGameOfTwoSidesWhere, ToString(*answer.deal.contract)));
    }
    const CostMeter meter;
    answer.ramsch =
        SolveRamsch(position, question.rules, RamschWishes(question.wishes), watch.stop);
    answer.cost = meter.Until(answer.ramsch->nodes);
    return answer;
  }
  if (!position.switched()) {
    return AtField("deal", SyntaxError(ColumnAt(question.deal.text, question.deal.text.size()),
                                       words::kCardsUpToTrickAfter,
                                       {words::kCards, answer.deal.played.size()}));
  }
  SolveSides(position, question.rules, solver, answer);
  return answer;
}

absl::StatusOr<SolveAnswer> AnswerOf(const SolveQuestion& question, const Watch& watch) {
  Solver solver;
  return AnswerOf(question, solver, watch);
}

std::string SolveAnswer::ValueText() const {
  std::string text;
  if (reached) {
    text = *reached ? "1" : "0";
  } else if (finished) {
    text = absl::StrCat(bounds.low.count());
  } else {
    text = absl::StrCat(bounds.low.count(), "..", bounds.high.count());
  }
  for (const auto& [card, value] : cards) {
    absl::StrAppend(&text, " ", schafkopf::ToString(card), "=", value.count());
  }
  for (Card card : line) absl::StrAppend(&text, " ", schafkopf::ToString(card));
  return text;
}

std::string SolveAnswer::ToText(Language language) const {
  if (!deal.contract) return "-";
  std::string text = ramsch ? schafkopf::ToText(*ramsch, deal.seats(), language) : ValueText();
  if (wishes.stats) absl::StrAppend(&text, " ", cost.ToText(language));
  return text;
}

Cells ValuesOf(const std::vector<CardValue>& values) {
  Cells cells;
  for (const auto& [card, value] : values) {
    cells.emplace_back(card);
    cells.emplace_back(value);
  }
  return cells;
}

std::span<const ColumnInfo> SolveAnswer::Columns() { return kSolveColumns; }

Cells SolveAnswer::ToCells() const { return kSolveColumns.CellsOf(*this); }

}  // namespace schafkopf
