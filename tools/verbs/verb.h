// The verbs of the program. Each lives in a file of its own beside this one.
#ifndef SCHAFKOPF_TOOLS_VERBS_VERB_H_
#define SCHAFKOPF_TOOLS_VERBS_VERB_H_

#include <functional>

#include "tools/cli/cli.h"

namespace CLI {
class App;
}

namespace schafkopf {

struct Verb {
  const char* name;
  Text<0> summary;
  // Adds the verb's options to its own subcommand. What it returns is called once they are parsed,
  // and does the work.
  std::function<ExitCode()> (*add)(CLI::App& verb);
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
extern const Verb kCompletionVerb;
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
