// play: sit at a table in the terminal, against three seats that see their own cards only.
#include <CLI/CLI.hpp>
#include <chrono>
#include <memory>

#include "tools/answers/door/deck_name.h"
#include "tools/cli/number_option.h"
#include "tools/play/sitting.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct PlayOptions {
  RulesChoice rules;
  std::string deck;
  std::optional<std::uint64_t> seed;
  int seat = 0;
  std::uint64_t worlds = InferenceOptions().worlds;
  int threads = 0;
};

// Another evening each time: the seed is shown, and deals the same cards again.
std::uint64_t SeedOfToday() {
  constexpr std::uint64_t kSeeds = 1'000'000;
  return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count()) %
         kSeeds;
}

ExitCode RunPlay(const PlayOptions& options) {
  auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  TableTerms terms;
  terms.deck = rules->deck;
  terms.rules = *std::move(rules);
  if (!options.deck.empty()) terms.deck = *FindDeck(options.deck);
  terms.worlds = options.worlds;
  terms.effort =
      WatchForSignals(options.threads).WithSeed(options.seed ? *options.seed : SeedOfToday());
  if (const absl::Status status = CheckTerms(terms); !status.ok()) {
    return ReportArgument("--rules", status);
  }
  WatchSignals();
  Console console;
  Sitting(std::move(terms), Chair(options.seat), console).Play();
  return PendingSignal().value_or(ExitCode::kOk);
}

std::function<ExitCode()> AddPlay(CLI::App& verb) {
  auto options = std::make_shared<PlayOptions>();
  verb.add_option("--seat", options->seat, Said(words::kYoursInFirstGame0))
      ->check(CLI::Range(0, kSeatCount - 1))
      ->capture_default_str();
  verb.add_option("--seed", options->seed, Said(words::kSameSeedDealsSameCards))
      ->check(WholeNumber(0, INT64_MAX));
  verb.add_option("--deck", options->deck, Said(words::kDeckElseOfRules))
      ->check(CLI::IsMember({"long", "short", "short20"}));
  AddRulesOptions(verb, options->rules);
  verb.add_option("--worlds", options->worlds, Said(words::kThatOthersDealForEachCard))
      ->check(WholeNumber(1, kMostAdviseWorlds))
      ->capture_default_str();
  AddThreads(verb, options->threads);
  return [options] { return RunPlay(*options); };
}

}  // namespace

const Verb kPlayVerb = {"play", words::kVerbPlay, AddPlay};

}  // namespace schafkopf
