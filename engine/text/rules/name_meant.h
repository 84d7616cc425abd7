// What a rule file may have meant by a name that it does not know at its place.
#ifndef SCHAFKOPF_ENGINE_TEXT_RULES_NAME_MEANT_H_
#define SCHAFKOPF_ENGINE_TEXT_RULES_NAME_MEANT_H_

#include "absl/strings/string_view.h"
#include "engine/text/message.h"

namespace schafkopf {

// What is expected among the options or the games: with the table that the name belongs in, or with
// a name that is near to it, in either language.
Message OptionMeant(absl::string_view name);
Message ContractMeant(absl::string_view name);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_RULES_NAME_MEANT_H_
