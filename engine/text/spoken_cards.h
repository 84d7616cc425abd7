// Cards as people write them.
#ifndef SCHAFKOPF_ENGINE_TEXT_SPOKEN_CARDS_H_
#define SCHAFKOPF_ENGINE_TEXT_SPOKEN_CARDS_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/cards/card_set.h"

namespace schafkopf {

// As ParseCardSet, and also with - ; . / between cards, and in words: "Eichel-Ober, Gras Sau und
// Herz 10", EiA, E-A. Errors as ParseCardSet has them, or at the word that is no card.
absl::StatusOr<CardSet> ParseSpokenCards(absl::string_view text);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_SPOKEN_CARDS_H_
