// legal: the cards of a hand that may be played to a trick.
#include "tools/answers/deals/legal.h"

#include <memory>

#include "tools/answers/door/words.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kLegalArguments = {{"contract", "CONTRACT"}};

struct LegalOptions {
  Json asked = Json::object();
  RulesChoice rules;
  bool json = false;
};

ExitCode RunLegal(const LegalOptions& options) {
  const auto question = ReadAsked(options.asked, kLegalFields, ReadLegal, options.rules);
  if (!question.ok()) return ReportQuestion(question.status(), kLegalArguments);
  return Say(AnswerOf(*question, {}), options.json, kLegalArguments);
}

std::function<ExitCode()> AddLegal(CLI::App& verb) {
  auto options = std::make_shared<LegalOptions>();
  AddFields(verb, kLegalFields, options->asked, kLegalArguments);
  verb.get_option("--players")->default_str(std::to_string(kSeatCount));
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->json, Said(words::kJsonObject));
  return [options] { return RunLegal(*options); };
}

}  // namespace

const Verb kLegalVerb = {"legal", words::kVerbLegal, AddLegal};

}  // namespace schafkopf
