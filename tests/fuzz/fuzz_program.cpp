// Feeds one text to what the program itself reads: as arguments, each a line, which are taken or
// refused, and nothing is run; as what a person types at the table; as lines of deals for a match.
// Reads: WishOf, ChosenDeals::Take.
#include <CLI/CLI.hpp>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz.h"
#include "tools/cli/spoken_help.h"
#include "tools/play/play_text.h"
#include "tools/verbs/match_deals.h"
#include "tools/verbs/verb.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

// What the verbs are told.
std::deque<Arguments>& Told() {
  static std::deque<Arguments> told;
  return told;
}

// The program with all its verbs, none of which is run.
CLI::App& Program() {
  static CLI::App app("", "schafkopf");
  if (Told().empty()) {
    app.require_subcommand(0, 1);
    for (const Verb* verb :
         {&kAskVerb,   &kAdviseVerb,     &kSolveVerb,     &kAnalyzeVerb, &kReviewVerb,
          &kDealVerb,  &kExchangeVerb,   &kLegalVerb,     &kScoreVerb,   &kAuctionVerb,
          &kMatchVerb, &kPlayVerb,       &kRulesVerb,     &kBatchVerb,   &kBatchStatusVerb,
          &kMergeVerb, &kBookVerb,       &kSummarizeVerb, &kAnswerVerb,  &kEngineVerb,
          &kServeVerb, &kCompletionVerb, &kManVerb,       &kBenchVerb}) {
      verb->add(*app.add_subcommand(verb->name, Said(verb->summary)), Told().emplace_back());
    }
  }
  for (Arguments& arguments : Told()) arguments = {};
  return app;
}

void ReadAsArguments(const std::vector<InputLine>& lines) {
  std::vector<std::string> arguments;
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    // As the system gives them.
    arguments.push_back(line->text.substr(0, line->text.find('\0')));
  }
  try {
    Program().parse(arguments);
  } catch (const CLI::ParseError& error) {
    MessageOfCli(error.what());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::vector<InputLine> lines = LinesOf(text);
  ReadAsArguments(lines);
  WishOf(text);
  MatchDeals wanted;
  wanted.games = {{Contract::Named("wenz"), false}};
  ChosenDeals deals(wanted);
  for (const InputLine& line : lines) {
    if (const auto taken = deals.Take(line); !taken.ok()) RequireError(taken, line.text);
  }
  Require(deals.deals().size() <= lines.size(), "deals that nobody wrote", text);
  return 0;
}
