// play: sit at a table in the terminal, against three seats that see their own cards only.
#include <CLI/CLI.hpp>
#include <array>
#include <chrono>

#include "tools/answers/door/deck_name.h"
#include "tools/answers/games/written_game.h"
#include "tools/play/sitting.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

static_assert(InferenceOptions().worlds == 4000);  // as TableTerms has it
constexpr auto kPlayOptions = std::to_array<FieldRow>({
    {"seat", FieldType::kNumber, words::kYoursInFirstGame0, false, 0, kSeatCount - 1, "0"},
    {"seed", FieldType::kNumber, words::kSameSeedDealsSameCards, false, 0, kNoLimit},
    {"deck", FieldType::kText, words::kDeckElseOfRules, false, 0, 0, "", "long short short20"},
    {"worlds", FieldType::kNumber, words::kThatOthersDealForEachCard, false, 1, kMostAdviseWorlds,
     "4000"},
    {"deal", FieldType::kText, words::kDealToBePlayedFirst},
});

// Another evening each time: the seed is shown, and deals the same cards again.
std::uint64_t SeedOfToday() {
  constexpr std::uint64_t kSeeds = 1'000'000;
  return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count()) %
         kSeeds;
}

ExitCode RunPlay(const Arguments& arguments) {
  const Fields fields = FieldsOf(arguments, kPlayOptions);
  auto rules = ReadRules(arguments.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  TableTerms terms;
  terms.deck = FindDeck(fields.Text("deck")).value_or(rules->deck);
  if (const std::string deal = fields.Text("deal"); !deal.empty()) {
    auto game = ReadAnyDeal({1, deal, false}, rules->options);
    const absl::Status status = game.ok() ? CheckDeal(*game) : game.status();
    if (!status.ok()) return ReportArgument("--deal", status);
    terms.deck = game->table.deck;
    terms.deal = *std::move(game);
  }
  terms.rules = *std::move(rules);
  terms.worlds = fields.Count("worlds");
  terms.effort = WatchForSignals(arguments.threads).WithSeed(fields.Count("seed", SeedOfToday()));
  if (const absl::Status status = CheckTerms(terms); !status.ok()) {
    return ReportArgument("--rules", status);
  }
  WatchSignals();
  Console console;
  const Chair own(static_cast<int>(fields.Number("seat")));
  Sitting(std::move(terms), own, console).Play();
  return PendingSignal().value_or(ExitCode::kOk);
}

void AddPlay(CLI::App& verb, Arguments& arguments) {
  const std::span<const FieldRow> rows = kPlayOptions;
  AddFields(verb, rows.first(3), arguments.asked);
  AddRulesOptions(verb, arguments.rules);
  AddFields(verb, rows.subspan(3), arguments.asked);
  verb.get_option("--deal")->excludes(verb.get_option("--deck"));
  AddThreads(verb, arguments);
}

}  // namespace

const Verb kPlayVerb = {"play",
                        words::kVerbPlay,
                        AddPlay,
                        RunPlay,
                        {"play", "play --seat 3 --seed 7", "play --deck short --lang de"}};

}  // namespace schafkopf
