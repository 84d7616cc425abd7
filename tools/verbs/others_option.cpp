#include "tools/verbs/others_option.h"

#include <string>
#include <utility>
#include <vector>

#include "engine/money/settle.h"
#include "engine/text/words.h"
#include "solver/auction/learn_others.h"
#include "solver/habits/bid_habit.h"
#include "tools/answers/games/written_game.h"
#include "tools/batch/store/game_file.h"
#include "tools/cli/words.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

KnownDeal KnownOf(const DealLine& line, const RuleOptions& options) {
  KnownDeal known{line.hands, line.table.deck, line.contract, line.declarer};
  if (line.contract && line.result) known.won = *line.result >= WinningValue(line.deal(), options);
  return known;
}

}  // namespace

ExitCode LearnOthersOf(const Arguments& arguments, AskedTable& table) {
  const std::string named = arguments.asked.value("others", "");
  if (named.empty() || FindOthers(named) || !NamesFile(named)) return ExitCode::kOk;
  GameFile file(named);
  std::vector<KnownDeal> deals;
  bool had_a_line = false;
  while (const auto line = file.Next()) {
    had_a_line = true;
    const auto game = ReadWrittenGame(*line, table.rules.options, GameNeeds::kCards);
    if (!game.ok()) {
      PrintError(PlacedError(file.name(), line->number, game.status()));
    } else if (game->deal.seats() == kSeatCount) {
      deals.push_back(KnownOf(game->deal, table.rules.options));
    }
  }
  if (const ExitCode read = ReportInput(file, had_a_line); read != ExitCode::kOk) return read;
  const LearnedOthers learned =
      LearnOthers(deals, KnownBids(table.rules), {.threads = ThreadsToUse(arguments.threads)});
  if (learned.deals == 0) {
    PrintMistake(file.name(), words::kGamesOfOthers, words::kNone);
    return ExitCode::kData;
  }
  table.others = KnownOthers{named, learned.deals, learned.others};
  return ExitCode::kOk;
}

absl::StatusOr<Fields> FieldsAt(const AskedTable& table, Json asked,
                                std::span<const FieldRow> rows) {
  if (table.others) asked.erase("others");
  auto fields = ReadFields(asked, rows);
  if (!fields.ok()) return fields;
  fields->AskBy(table.rules);
  if (table.others) fields->AskAmong(*table.others);
  return fields;
}

}  // namespace schafkopf
