#include "bench/suite.h"

#include <string>
#include <string_view>

#include "bench/positions.h"
#include "engine/text/notation.h"
#include "solver/solver.h"

namespace schafkopf {
namespace {

void AddToChecksum(std::string_view text, std::uint64_t& checksum) {
  for (char c : text) {
    checksum = (checksum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  }
}

}  // namespace

SuiteResult RunSuite(const SearchIdeas& ideas) {
  SuiteResult result{0xcbf29ce484222325, 0};
  Solver solver(ideas);
  for (std::string_view text : BenchPositions()) {
    const DealLine line = ParseDealLine({text.data(), text.size()}).value();
    const Position position = PositionOf(line);
    solver.Forget();
    const bool won = solver.Reaches(position, WinningValue(*line.contract));
    solver.Forget();
    const Value value = solver.Solve(position);
    std::string answers = std::to_string(value.count()) + (won ? " won" : " lost");
    for (const CardValue& card : solver.SolveCards(position)) {
      answers += ' ' + ToString(card.card) + '=' + std::to_string(card.value.count());
    }
    AddToChecksum(answers, result.answers);
  }
  result.nodes = solver.nodes();
  return result;
}

}  // namespace schafkopf
