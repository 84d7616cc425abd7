// Who sits at a table in the terminal, and what a person may type there.
#ifndef SCHAFKOPF_TOOLS_PLAY_PLAY_TEXT_H_
#define SCHAFKOPF_TOOLS_PLAY_PLAY_TEXT_H_

#include <array>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/cards/seat.h"
#include "engine/table/chair.h"
#include "engine/table/evening.h"
#include "engine/text/message.h"

namespace schafkopf {

// What a person may type besides cards and games; lower case, in both languages.
enum class PlayWish : std::uint8_t {
  kHint,
  kMore,
  kHelp,
  kScore,
  kTrick,
  kHand,
  kReview,
  kAgain,
  kLeave
};
std::optional<PlayWish> WishOf(absl::string_view text);

// Who sits where in one deal.
class Company {
 public:
  Company(const Evening& evening, Chair forehand, Chair own)
      : evening_(&evening), forehand_(forehand), own_(own) {}

  Chair ChairOf(Seat seat) const { return evening_->ChairOf(seat, forehand_); }
  bool IsYou(Seat seat) const { return ChairOf(seat) == own_; }
  // "Sepp", "you".
  Message NameOf(Seat seat) const { return NameOf(ChairOf(seat)); }
  Message NameOf(Chair chair) const;
  Seat You() const;
  // "you, Sepp".
  Message NamesOf(SeatSet seats) const;

 private:
  const Evening* evening_;
  Chair forehand_;
  Chair own_;
};

// The others by their place, clockwise from the person's left.
inline constexpr std::array<absl::string_view, 3> kOthers = {"Sepp", "Vroni", "Resi"};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_PLAY_TEXT_H_
