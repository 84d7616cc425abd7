#include "bench/suite.h"

#include <string_view>

#include "bench/positions.h"
#include "engine/notation.h"
#include "solver/solver.h"

namespace schafkopf {
namespace {

void AddToChecksum(std::string_view text, std::uint64_t& checksum) {
  for (char c : text) {
    checksum = (checksum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  }
}

SuiteRow& RowOf(const Deal& deal, std::vector<SuiteRow>& rows) {
  const std::string name =
      std::string(deal.contract.row().name) + (deal.contract.is_tout() ? "+tout" : "");
  for (SuiteRow& row : rows) {
    if (row.contract == name && row.hand_size == deal.hand_size()) return row;
  }
  return rows.emplace_back(SuiteRow{name, deal.hand_size(), 0, 0, 0, 0});
}

}  // namespace

SuiteResult RunSuite(const SearchIdeas& ideas) {
  SuiteResult result{{}, 0xcbf29ce484222325, 0};
  Solver solver(ideas);
  for (std::string_view text : BenchPositions()) {
    const DealLine line = ParseDealLine({text.data(), text.size()}).value();
    const Position position = PositionOf(line);
    SuiteRow& row = RowOf(line.deal(), result.rows);
    ++row.positions;

    const std::uint64_t start = solver.nodes();
    solver.Forget();
    const bool won = solver.Reaches(position, WinningValue(*line.contract));
    const std::uint64_t after_win = solver.nodes();
    solver.Forget();
    const Value value = solver.Solve(position);
    const std::uint64_t after_value = solver.nodes();
    const std::vector<CardValue> cards = solver.SolveCards(position);
    const std::uint64_t after_cards = solver.nodes();

    row.win_nodes += after_win - start;
    row.value_nodes += after_value - after_win;
    row.cards_nodes += after_cards - after_value;
    result.nodes += after_cards - start;
    std::string answers = std::to_string(value.count()) + (won ? " won" : " lost");
    for (const CardValue& card : cards) {
      answers += ' ' + ToString(card.card) + '=' + std::to_string(card.value.count());
    }
    AddToChecksum(answers, result.answers);
  }
  return result;
}

}  // namespace schafkopf
