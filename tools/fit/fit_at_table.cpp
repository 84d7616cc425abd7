// Fits the curves of solver/auction/at_table.cpp on recorded games: prints the rows of its table.
//
//   fit_at_table GAMES [--cache FILE]
//
// For every played game the declarer's own hand is estimated as `ask` does by default; FILE keeps
// these estimates. tools/reliability tells how good the curves are.
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "tools/fit/table_fit.h"

namespace schafkopf {
namespace {

int Main(const std::vector<std::string>& arguments) {
  const bool cached = arguments.size() == 3 && arguments[1] == "--cache";
  if (arguments.size() != 1 && !cached) {
    std::cerr << "usage: fit_at_table GAMES [--cache FILE]\n";
    return 2;
  }
  const auto games = ReadGames(arguments[0], cached ? arguments[2] : "");
  if (games.empty()) {
    std::cerr << "fit_at_table: no played games in " << arguments[0] << '\n';
    return 74;
  }
  for (const GameGroup& group : GroupsOf(games)) {
    std::printf("  {\"%s\", Deck::%s, {{", group.contract.c_str(),
                group.deck == Deck::kLong ? "kLong" : "kShort");
    for (TableEvent event : kTableEvents) {
      const AtTableCurve curve =
          FitCurve(event, games, group, [](const RecordedGame&) { return true; });
      std::printf("%s{%.4f, %.4f, %.4f}", event == TableEvent::kWon ? "" : ", ", curve.base,
                  curve.played, curve.open);
    }
    std::printf("}}},  // %zu\n", group.games.size());
  }
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
