// What is said at a table in the terminal, in English and German: every phrase once.
#ifndef SCHAFKOPF_TOOLS_PLAY_PLAY_TEXT_H_
#define SCHAFKOPF_TOOLS_PLAY_PLAY_TEXT_H_

#include <array>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/cards/seat.h"
#include "engine/table/chair.h"
#include "engine/table/evening.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {

// $0 ... stand for what is filled in.
struct PlayPhrases {
  absl::string_view welcome, help;
  absl::string_view game, hand, open_hand;
  absl::string_view you;
  // The auction.
  absl::string_view pass, bids, announces, ask_bid, may_announce, also_tout, none_to_announce,
      bad_bid;
  absl::string_view advice_bid, advice_pass, would_play, would_pass;
  absl::string_view declares, all_play, thrown_in, muss, ask_muss;
  // Cards.
  absl::string_view lead, on_table, ask_card, may_play, bad_card, not_yours, not_allowed, trick,
      last_trick;
  absl::string_view only_card, no_trick_yet;
  // The end.
  absl::string_view side_points, side, won, lost, won_schneider, lost_schneider, won_schwarz,
      lost_schwarz;
  absl::string_view laufende, doubled, sie, ramsch_points, ramsch_lost, durchmarsch;
  absl::string_view cents, score, after, final_score, stock;
  // Looking back.
  absl::string_view dealt, costs, costs_game, turns, nobody_erred, open_cards, no_review;
};
const PlayPhrases& PlayPhrasesOf(Language language);

// What a person may type besides cards and games; lower case, in both languages.
enum class PlayWish : std::uint8_t { kHint, kMore, kHelp, kScore, kTrick, kHand, kReview, kLeave };
std::optional<PlayWish> WishOf(absl::string_view text);

// Who sits where in one deal.
class Company {
 public:
  Company(const Evening& evening, Chair forehand, Chair own, Language language)
      : evening_(&evening), forehand_(forehand), own_(own), language_(language) {}

  Chair ChairOf(Seat seat) const { return evening_->ChairOf(seat, forehand_); }
  bool IsYou(Seat seat) const { return ChairOf(seat) == own_; }
  // "Sepp", "you".
  std::string NameOf(Seat seat) const { return NameOf(ChairOf(seat)); }
  std::string NameOf(Chair chair) const;
  // "you, Sepp".
  std::string NamesOf(SeatSet seats) const;

 private:
  const Evening* evening_;
  Chair forehand_;
  Chair own_;
  Language language_;
};

// The others by their place, clockwise from the person's left.
inline constexpr std::array<absl::string_view, 3> kOthers = {"Sepp", "Vroni", "Resi"};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_PLAY_TEXT_H_
