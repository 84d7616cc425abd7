// Small parts of sentences that several answers say.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_WORDING_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_WORDING_H_

#include <string>

#include "absl/strings/string_view.h"
#include "engine/cards/card.h"
#include "engine/money/scoring.h"
#include "engine/play/contract.h"
#include "engine/text/message.h"

namespace schafkopf {

// Whole percent; nothing that is possible reads as 0 or 100.
std::string Percent(double share);

// " ±0.50", the error with so many decimals in at least `width` characters. Nothing where it is 0:
// one number alone tells no error.
std::string PlusMinus(double error, int decimals, int width = 0);

// Text of a picture (SVG), whatever it holds.
std::string InXml(absl::string_view text);

// "Eichel".
absl::string_view TitleOf(Suit suit);

// As players say it: "Gras-Solo Tout", "Rufspiel (Eichel)" and "auf die Eichel-Sau".
Message Title(const Contract& contract);

// What the declarer's side got: "68 points", "no trick", "won".
Message ResultSaid(Value value, const Contract& contract);

// "Seat 1 plays Gras-Solo", "Everybody plays Ramsch".
Message WhoPlays(const Message& declarer, const Contract& contract);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_WORDING_H_
