// The notes that make a deal line a position as it stands, without the cards before it:
//
//   solo:E 0 | EO EA S7 | EU GA S8 | EK HA S9 | EZ HZ SK | ; to_play 0; points 52 10 0 8
//
//   to_play 2         whose turn it is; of cards played behind the hands who leads them
//   trick EO GA       lies on the table and is in no hand; to_play is then who plays next
//   points 34 21 0 9  that each seat has taken; or two numbers, the declarer's side first
//   tricks 3 2 0 0    likewise; needed where each plays for himself
//   taken EO GA S7 E9 / - / ... / -    the cards of them: of a Ramsch they decide ties
//   called_led        the called suit has been led, so that its holder is free
//   partner 2         where the card that shows it is gone; `-`: nobody. `old 0 2` in Kop
//   lauf 3, lauf -2   Laufende with or without, for prices; else none are counted
//   deck short, seats 3    where the cards leave it open
//   out EO GA S9      which cards the hands hold that a view does not show
#ifndef SCHAFKOPF_ENGINE_TEXT_PAST_NOTES_H_
#define SCHAFKOPF_ENGINE_TEXT_PAST_NOTES_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/deal_fields.h"
#include "engine/text/deal_refusal.h"
#include "engine/text/notes.h"
#include "engine/worlds/seat_view.h"

namespace schafkopf {

// Whether notes are those of a position as it stands.
bool TellPosition(std::span<const GameNote> notes);

// Whether it is one of them; others may stand beside them.
bool IsPastNote(const GameNote& note);

// How many numbers a note holds; 0 where there is none of that name.
std::size_t NumbersIn(std::span<const GameNote> notes, std::string_view name);

// How many hands such a line has: as the note `seats` tells, or by what stands where the fourth is.
int CountHands(std::span<const Field> fields, std::span<const GameNote> notes);

// Whether cards played behind a position are checked: a view does not know the hands yet.
enum class PlayCheck : std::uint8_t { kDone, kLeftOut };

// As Complete, of a position: the first thing that is wrong, else its past is set, and cards of an
// unfinished trick stand in the hands and before those played.
std::optional<DealRefusal> CompletePosition(DealLine& line, int seats,
                                            std::span<const GameNote> notes,
                                            const RuleOptions& options,
                                            PlayCheck check = PlayCheck::kDone);

// "; to_play 0; points 52 10 0 8", of a deal with these parts.
std::string PastToString(const Game& game, Seat declarer, const Past& past);

// What a seat sees of a position: a line as above with `_` for hands that it does not see and the
// note `out`; or one that shows all hands, of which only that on turn counts, and of the others
// which cards are left. Of two players with `?` for what lies face down, from the first card on or
// a position. Errors as ParseViewLine has them.
absl::StatusOr<SeatView> ParseShownView(absl::string_view text, const RuleOptions& options);
// The notes of such a view. REQUIRES: view.past.
std::string PastToString(const SeatView& view);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_PAST_NOTES_H_
