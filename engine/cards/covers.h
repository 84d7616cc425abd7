// Cards that lie face down under others, as two players have them (RULES.md 11).
#ifndef SCHAFKOPF_ENGINE_CARDS_COVERS_H_
#define SCHAFKOPF_ENGINE_CARDS_COVERS_H_

#include <array>
#include <optional>

#include "engine/cards/card_set.h"

namespace schafkopf {

// Which card lies on which. A value type of 36 bytes; empty where all cards are in hand.
class Covers {
 public:
  constexpr Covers() { top_.fill(kNone); }

  // REQUIRES: `below` lies under no card yet.
  constexpr void Lay(Card top, Card below) {
    top_[static_cast<std::size_t>(below.index())] = static_cast<std::uint8_t>(top.index());
    below_.Insert(below);
  }
  constexpr bool empty() const { return below_.empty(); }
  // All cards that were dealt face down.
  constexpr CardSet below() const { return below_; }
  // The card that was laid on `below`.
  constexpr std::optional<Card> TopOf(Card below) const {
    const std::uint8_t top = top_[static_cast<std::size_t>(below.index())];
    if (top == kNone) return std::nullopt;
    return Card::FromIndex(top);
  }
  // Those that still lie face down while `tops` are in play: a card is turned up when the trick
  // that took its cover is over.
  constexpr CardSet Hidden(CardSet tops) const {
    CardSet hidden;
    for (Card card : below_) {
      if (tops.Contains(*TopOf(card))) hidden.Insert(card);
    }
    return hidden;
  }

  friend constexpr bool operator==(const Covers&, const Covers&) = default;

 private:
  static constexpr std::uint8_t kNone = 0xff;
  std::array<std::uint8_t, kCardCount> top_{};
  CardSet below_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_CARDS_COVERS_H_
