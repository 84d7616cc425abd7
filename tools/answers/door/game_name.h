// A game named without what only its declarer has to say: `solo`, `hochzeit`, `ruf`.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAME_NAME_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAME_NAME_H_

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/text/notation.h"

namespace schafkopf {

struct GameName {
  Contract contract;  // with some suit or partner where `open`
  bool open = false;  // none was named
};

// As ParseContract, but suit, called card and partner may be left out.
inline absl::StatusOr<GameName> ParseGameName(absl::string_view text) {
  const auto contract = ParseContract(text);
  if (contract.ok()) return GameName{*contract, false};
  for (absl::string_view missing : {":E", ":0"}) {
    const auto completed = ParseContract(absl::StrCat(text, missing));
    if (completed.ok()) return GameName{*completed, true};
  }
  return contract.status();
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAME_NAME_H_
