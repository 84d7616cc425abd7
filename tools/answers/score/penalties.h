// What a table makes somebody pay for a mistake: a revoke, a fine, a price asked too high (RULES.md
// 13).
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_PENALTIES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_PENALTIES_H_

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/cards/quantity.h"
#include "engine/cards/seat.h"
#include "engine/money/price.h"
#include "engine/text/message.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/score/words.h"

namespace schafkopf {

struct Fine {
  Seat seat;
  Cents cents;
  bool into_stock = false;  // else apart
};

struct Penalties {
  std::optional<Seat> revoked;  // whose side has lost, whatever it took
  std::vector<Fine> fines;
  // What the winners asked of each who pays, more than the price: the difference goes back doubled.
  std::optional<Cents> asked;
};

inline constexpr auto kPenaltyNotes = std::to_array<FieldRow>({
    {"revoke", FieldType::kNumber, words::kSeatThatRevoked, false, 0, kSeatCount - 1},
    {"fine", FieldType::kText, words::kFinesNote},
    {"asked", FieldType::kNumber, words::kCentsAskedTooMuch, false, 1, kMostPrice.count()},
});

// Who sits on a seat.
using NameOfSeat = std::function<Message(Seat)>;
inline Message SeatText(Seat seat) { return seat; }
// What is to be said of them, a line each.
std::vector<Message> TextsOf(const Penalties& penalties, Cents price, const NameOfSeat& person);

// Of what is told; `players` are the names by seat, of a fine that names one; may be none. Errors
// are at the fields of kPenaltyNotes.
absl::StatusOr<Penalties> ReadPenalties(const Fields& told, std::span<const std::string> players,
                                        int seats);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_PENALTIES_H_
