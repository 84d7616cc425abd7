// How the contracts are written that need more than a name, a suit or `+tout`.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_CONTRACT_FORMS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_CONTRACT_FORMS_H_

#include <array>
#include <string_view>

#include "tools/answers/rules/words.h"

namespace schafkopf {

struct ContractForm {
  std::string_view contracts;  // examples, with blanks between
  Text<0> says;
};

inline constexpr auto kContractForms = std::to_array<ContractForm>({
    {"hochzeit:3 bauernhochzeit:3", words::kPartnersSeatHandsAsThey},
    {"muss:EZ muss:EK ruf:EZ ruf:EK", words::kCalledZehnOrKoenigOf},
    {"ramsch schieberamsch", words::kNobodyDeclaresForDeclarerIn},
    {"hintenrum:H strixner:H", words::kSoloThatStrixnerEndsIn},
    {"offiziere", words::kTwoPlayersTwoHandsOf},
    {"sjavs:H", words::kSuitThatWasNamedIts},
    {"kop", words::kNobodyAnnouncedAnythingForDeclarer},
    {"wesele cicha", words::kFormOfOld},
    {"zolo zolo+tout", words::kZoloZoloDu},
    {"kop+wolsztyn zolo+tout+wolsztyn", words::kKopWithLongerListOfTrumps},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_CONTRACT_FORMS_H_
