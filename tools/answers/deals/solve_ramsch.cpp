#include "tools/answers/deals/solve_ramsch.h"

#include <limits>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/deal_cells.h"

namespace schafkopf {
namespace {

// "-60" or "-60..20" for each seat.
std::vector<std::string> ForcedTexts(const PerSeat<CentsBounds>& bounds, int seats) {
  std::vector<std::string> texts;
  for (int seat = 0; seat < seats; ++seat) {
    const auto& [low, high] = bounds[Seat(seat)];
    texts.push_back(low == high ? absl::StrCat(low.count())
                                : absl::StrCat(low.count(), "..", high.count()));
  }
  return texts;
}

constexpr auto kWithoutBudget = std::numeric_limits<std::uint64_t>::max();

// The cards that each seat plays, the strongest of its best, from here to the end; nothing where
// the solver was stopped.
std::optional<std::vector<Card>> LineOf(Position position, FreeForAll& solver) {
  std::vector<Card> line;
  while (!position.finished()) {
    const Seat mover = position.to_move();
    const auto best = solver.Play(position, kWithoutBudget);
    if (!best) return std::nullopt;
    const CardSet legal = position.LegalPlays();
    for (Card card : position.order().best_first()) {
      if (!legal.Contains(card)) continue;
      position.Play(card);
      const auto ending = solver.Play(position, kWithoutBudget);
      if (!ending) return std::nullopt;
      if (ending->payments[mover] == best->payments[mover]) {
        line.push_back(card);
        break;
      }
      position.Undo();
    }
  }
  return line;
}

}  // namespace

RamschAnswer SolveRamsch(const Position& position, const RuleSet& rules,
                         const RamschQuestion& question, const std::function<bool()>& stop) {
  const int seats = position.seats();
  FreeForAll solver(RamschTerms(position.deal().contract(), seats, rules.options, rules.tariff),
                    stop);
  const std::uint64_t budget = question.node_budget.value_or(kWithoutBudget);
  const auto left = [&] { return budget - std::min(budget, solver.nodes()); };
  RamschAnswer answer;
  for (int seat = 0; seat < seats; ++seat) {
    answer.paranoid[Seat(seat)] = solver.ForceWithin(position, Seat(seat), left());
  }
  answer.ending = solver.Play(position, left());
  if (answer.finished() && question.each_card && !position.finished()) {
    Position next = position;
    const CardSet legal = position.LegalPlays();
    for (Card card : position.order().best_first()) {
      if (!legal.Contains(card)) continue;
      next.Play(card);
      const auto ending = solver.Play(next, kWithoutBudget);
      next.Undo();
      if (!ending) return answer.Unfinished();
      answer.cards.push_back({card, *ending});
    }
  }
  if (answer.finished() && question.line) {
    auto line = LineOf(position, solver);
    if (!line) return answer.Unfinished();
    answer.line = *std::move(line);
  }
  answer.nodes = solver.nodes();
  return answer;
}

std::string ToText(const RamschAnswer& answer, int seats, Language language) {
  const std::string paranoid = absl::StrJoin(ForcedTexts(answer.paranoid, seats), ",");
  if (!answer.finished()) return Say(language, words::kUnfinishedParanoid, paranoid);
  const auto loser = answer.ending->loser();
  std::string text =
      Say(language, words::kLoserAndParanoid, JoinSeats(answer.ending->points, seats, " "),
          loser ? absl::StrCat(loser->index()) : std::string("-"), paranoid);
  for (const auto& [card, ending] : answer.cards) {
    absl::StrAppend(&text, " ", ToString(card), "=", JoinSeats(ending.payments, seats, ","));
  }
  for (Card card : answer.line) absl::StrAppend(&text, " ", ToString(card));
  return text;
}

}  // namespace schafkopf
