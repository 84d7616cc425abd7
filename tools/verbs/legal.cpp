// legal: the cards of a hand that may be played to a trick.
#include "tools/answers/deals/legal.h"

#include "tools/answers/door/words.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kLegalArguments = {{"contract", "CONTRACT"}};

ExitCode RunLegal(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kLegalFields, ReadLegal);
  if (!question.ok()) return ReportQuestion(question.status(), kLegalArguments);
  return Say(AnswerOf(*question, {}), arguments.json, kLegalArguments);
}

void AddLegal(CLI::App& verb, Arguments& arguments) {
  AddFields(verb, kLegalFields, arguments.asked, kLegalArguments);
  AddRulesOptions(verb, arguments.rules);
  AddJson(verb, arguments, Said(words::kJsonObject));
}

}  // namespace

const Verb kLegalVerb = {"legal",
                         words::kVerbLegal,
                         AddLegal,
                         RunLegal,
                         {"legal ruf:E --hand \"EA E7 GO SA\" --trick E9",
                          "legal wenz --hand \"EU EO EA SA\" --trick SK",
                          "legal ruf:E --hand \"EA E7 GO SA\" --trick E9 --holder"}};

}  // namespace schafkopf
