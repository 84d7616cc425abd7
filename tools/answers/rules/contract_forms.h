// How the contracts are written that need more than a name, a suit or `+tout`.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_CONTRACT_FORMS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_CONTRACT_FORMS_H_

#include <array>
#include <string_view>

namespace schafkopf {

struct ContractForm {
  std::string_view contracts;  // examples, with blanks between
  std::string_view says;
};

inline constexpr auto kContractForms = std::to_array<ContractForm>({
    {"hochzeit:3 bauernhochzeit:3", "the partner's seat; hands as they are after the exchange"},
    {"muss:EZ muss:EK ruf:EZ ruf:EK", "a called Zehn or König: of a Muss, or of a Renonce"},
    {"ramsch schieberamsch", "nobody declares: - for the declarer in a deal line"},
    {"hintenrum:H strixner:H",
     "the Solo that a Strixner ends in; its declarer is the seat that announces it, and the "
     "cards played begin with the tricks before"},
    {"offiziere", "two players: two hands of eight pairs OPEN/COVERED such as EO/H7"},
    {"sjavs:H", "the suit that was named; its declarer is the seat that named it"},
    {"kop", "nobody announced anything: - for the declarer"},
    {"wesele cicha",
     "EO and GO in one hand: a partner found by the highest Unter; alone, silently"},
    {"zolo zolo+tout", "Zolo; Zolo du"},
    {"kop+wolsztyn zolo+tout+wolsztyn", "Kop with the longer list of trumps"},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_CONTRACT_FORMS_H_
