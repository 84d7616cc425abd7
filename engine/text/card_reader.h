// Reads cards one by one out of a text, knowing where each stood.
#ifndef SCHAFKOPF_ENGINE_TEXT_CARD_READER_H_
#define SCHAFKOPF_ENGINE_TEXT_CARD_READER_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/cards/card.h"

namespace schafkopf {

struct PlacedCard {
  Card card;
  int column;  // of its first character, from 1
};

// Cards stand with spaces, commas or nothing between them. Keeps no more than its place in `text`,
// which must outlive it.
class CardReader {
 public:
  // `column` = where the first character of `text` stands in its line.
  explicit CardReader(absl::string_view text, int column = 1) : rest_(text), column_(column) {}

  // The next card; nothing at the end of the text.
  absl::StatusOr<std::optional<PlacedCard>> Next();
  // Bytes of the text that stand before and behind the last card read.
  std::size_t begin() const { return begin_; }
  std::size_t end() const { return end_; }

 private:
  void Skip(std::size_t bytes);

  absl::string_view rest_;
  int column_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
};

// All cards of a text, in order.
absl::StatusOr<std::vector<PlacedCard>> ReadPlacedCards(absl::string_view text, int column = 1);

// The suit whose letter or symbol begins `text`, and how many bytes that takes.
struct SuitMark {
  Suit suit;
  std::size_t size;
};
std::optional<SuitMark> SuitAtStart(absl::string_view text);

char LetterOf(Suit suit);
char LetterOf(Rank rank);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_CARD_READER_H_
