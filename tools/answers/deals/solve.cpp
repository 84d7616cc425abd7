#include "tools/answers/deals/solve.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "engine/money/settle.h"
#include "engine/text/rule_file.h"
#include "tools/answers/door/deal_json.h"
#include "tools/language/language.h"

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
std::vector<int> WinnersOf(Position position) {
  const auto take_back = [&position](std::size_t cards) {
    for (std::size_t i = 0; i < cards; ++i) position.Undo();
  };
  take_back(position.trick().size());
  std::vector<int> winners;
  while (!position.played().empty()) {
    winners.push_back(position.leader().index());
    take_back(static_cast<std::size_t>(position.seats()));
  }
  std::ranges::reverse(winners);
  return winners;
}

RamschQuestion RamschWishes(const SolveWishes& wishes) {
  return {wishes.each_card, wishes.line, wishes.node_budget};
}

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
  auto deal = ReadDealLine(question.deal, question.rules.options);
  if (!deal.ok()) return AtField("deal", deal.status());
  SolveAnswer answer;
  answer.wishes = question.wishes;
  answer.deal = *std::move(deal);
  if (!answer.deal.contract) return answer;
  if (question.from_start) answer.deal.played.clear();
  const Position position = PositionOf(answer.deal);
  if (answer.deal.contract->parties() == Parties::kEach) {
    if (question.wishes.threshold) {
      return AtField("deal", SyntaxError(1, "a game of two sides where a threshold is given",
                                         ToString(*answer.deal.contract)));
    }
    const CostMeter meter;
    answer.ramsch =
        SolveRamsch(position, question.rules, RamschWishes(question.wishes), watch.stop);
    answer.cost = meter.Until(answer.ramsch->nodes);
    return answer;
  }
  if (!position.switched()) {
    return AtField("deal",
                   SyntaxError(static_cast<int>(question.deal.text.size()) + 1,
                               "the cards up to the trick after which the Solo is announced",
                               {"$0 cards", answer.deal.played.size()}));
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
  std::string text = ramsch ? In(language, schafkopf::ToText(*ramsch, deal.seats())) : ValueText();
  if (wishes.stats) absl::StrAppend(&text, " ", cost.ToText(language));
  return text;
}

void SolveAnswer::AddValue(Json& object) const {
  if (!finished && deal.contract) {
    object["finished"] = false;
    object["low"] = bounds.low.count();
    object["high"] = bounds.high.count();
    return;
  }
  if (wishes.threshold) {
    object["reached"] = reached ? Json(*reached) : Json(nullptr);
  } else if (!deal.contract) {
    object["value"] = nullptr;
  } else {
    object["value"] = bounds.low.count();
    object["won"] = won ? Json(*won) : Json(nullptr);
  }
  if (wishes.each_card) {
    Json& values = object["cards"] = Json::object();
    for (const auto& [card, value] : cards) values[ToString(card)] = value.count();
  }
  if (wishes.line) {
    Json& play = object["play"] = Json::array();
    for (Card card : line) play.push_back(ToString(card));
  }
}

Json SolveAnswer::ToJson() const {
  Json object = DealJson(deal);
  if (ramsch) {
    object.update(schafkopf::ToJson(*ramsch, RamschWishes(wishes), deal.seats()));
  } else {
    AddValue(object);
  }
  if (wishes.winners && deal.contract) object["winners"] = WinnersOf(PositionOf(deal));
  if (wishes.stats && deal.contract) cost.AddTo(object);
  return object;
}

}  // namespace schafkopf
