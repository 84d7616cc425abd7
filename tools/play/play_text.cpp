#include "tools/play/play_text.h"

#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "tools/play/words.h"

namespace schafkopf {
namespace {

struct WishWord {
  PlayWish wish;
  absl::string_view words;  // with blanks around each
};
constexpr std::array<WishWord, 9> kWishes = {
    {{PlayWish::kHint, " ? hint tipp rat "},
     {PlayWish::kMore, " ?? "},
     {PlayWish::kHelp, " help hilfe h "},
     {PlayWish::kScore, " score stand "},
     {PlayWish::kTrick, " trick stich "},
     {PlayWish::kHand, " hand blatt "},
     {PlayWish::kReview, " r review rückblick rueckblick "},
     {PlayWish::kAgain, " a again nochmal "},
     {PlayWish::kLeave, " q quit exit ende aufstehen leave "}}};

}  // namespace

std::optional<PlayWish> WishOf(absl::string_view text) {
  if (text.empty() || text.find(' ') != text.npos) return std::nullopt;
  const std::string word = absl::StrCat(" ", absl::AsciiStrToLower(text), " ");
  for (const WishWord& row : kWishes) {
    if (row.words.find(word) != row.words.npos) return row.wish;
  }
  return std::nullopt;
}

Message Company::NameOf(Chair chair) const {
  const int left = (chair.index() + kSeatCount - own_.index()) % kSeatCount;
  if (left == 0) return words::kTableYou;
  return kOthers[static_cast<std::size_t>(left) - 1];
}

Seat Company::You() const {
  Seat you;
  while (!IsYou(you)) you = you.Next();
  return you;
}

Message Company::NamesOf(SeatSet seats) const {
  std::vector<Message> names;
  for (Seat seat : SeatsOf(seats)) names.push_back(NameOf(seat));
  return Joined(names, ", ");
}

}  // namespace schafkopf
