// The verbs of the program. Each lives in a file of its own beside this one.
#ifndef SCHAFKOPF_TOOLS_VERBS_VERB_H_
#define SCHAFKOPF_TOOLS_VERBS_VERB_H_

#include <array>

#include "tools/cli/cli.h"
#include "tools/verbs/arguments.h"

namespace schafkopf {

struct Verb {
  const char* name;
  Text<0> summary;
  // Adds the verb's options to its own subcommand, which sets what the user writes in `arguments`.
  // REQUIRES: these outlive it.
  void (*add)(CLI::App& verb, Arguments& arguments);
  // Does the work, once they are parsed.
  ExitCode (*run)(const Arguments& arguments);
  // As they are typed behind the name of the program; --help shows them.
  std::array<const char*, 3> examples;
};

extern const Verb kAdviseVerb;
extern const Verb kAnalyzeVerb;
extern const Verb kAnswerVerb;
extern const Verb kAskVerb;
extern const Verb kAuctionVerb;
extern const Verb kBatchStatusVerb;
extern const Verb kBatchVerb;
extern const Verb kBenchVerb;
extern const Verb kBookVerb;
extern const Verb kChanceVerb;
extern const Verb kCompletionVerb;
extern const Verb kConvertVerb;
extern const Verb kDealVerb;
extern const Verb kEngineVerb;
extern const Verb kExchangeVerb;
extern const Verb kLegalVerb;
extern const Verb kManVerb;
extern const Verb kMatchVerb;
extern const Verb kMergeVerb;
extern const Verb kReviewVerb;
extern const Verb kPlayVerb;
extern const Verb kRulesVerb;
extern const Verb kScoreVerb;
extern const Verb kServeVerb;
extern const Verb kSolveVerb;
extern const Verb kSummarizeVerb;

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_VERB_H_
