// Games of the PC program NetSchafkopf, as its protocol has them: a block of lines each.
//
//   Geber: Dora
//   Anna hat: EO GO EA ...                    four hands, forehand's first
//   Bert spielt Mit der Eichel-As             or: Es wurde Ramsch gespielt, ... zusammengeworfen
//   Anna spielt aus: EA E9 EK EZ              eight tricks, each from whoever leads it
//   ...                                       words about the result
//   17 20 -20 20 20 -20 0                     number of the game, price, balances, stock
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_NETSCHAFKOPF_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_NETSCHAFKOPF_H_

#include <array>
#include <optional>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "engine/text/input_line.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

// What suits are called, from Schellen up.
using SuitNames = std::array<absl::string_view, 4>;
// "Gras-Solo Tout", "Wenz"; nothing for what is no Solo, Wenz or Geier.
std::optional<std::string> SoloName(const Contract& contract, const SuitNames& names);
// Whether it is a Rufspiel with a Sau.
bool CallsSau(const Contract& contract);

// Whether a line begins such a block, or stands in front of the first of a file.
bool BeginsNetSchafkopf(absl::string_view line);
bool IsHeadOfNetSchafkopf(absl::string_view line);

// The block as an object of ours (object_game.h), its contract read and its cards not yet checked.
// Seat 0 is who leads the first trick. In a Schieber, where DU stands for an Ober laid aside, and
// in a Hochzeit the hands are those that were played. An error is at its line.
absl::StatusOr<Json> ReadNetSchafkopf(std::span<const InputLine> block);

// The lines in front of the first block of a file; those who played it are named.
std::string NetSchafkopfHead(const WrittenGame& first);

// The block of a game whose cards were played, or that was thrown in. NotFound (NotCarried)
// where it cannot be said there. Price, balances and stock are 0.
absl::StatusOr<std::string> NetSchafkopfText(const WrittenGame& game, int number);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_NETSCHAFKOPF_H_
