// What a table says of single games, or of a game in one suit, apart from its tariff and its
// options (RULES.md 14): a Wenz for 20, a Herz-Solo for 30, Laufende of a Rufspiel from two on.
#ifndef SCHAFKOPF_ENGINE_PLAY_GAME_TERMS_H_
#define SCHAFKOPF_ENGINE_PLAY_GAME_TERMS_H_

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/cards/card.h"

namespace schafkopf {

enum class GameTerm : std::uint8_t {
  kPrice,         // in cents, instead of the tariff's
  kLaufMin,       // from so many on Laufende are paid
  kLaufMax,       // at most so many are paid; 0: none
  kToutLaufende,  // highest trumps a hand must hold to announce its Tout
  kSchneider,     // 1: Schneider and schwarz are paid; 0: they are not
};

inline constexpr std::array kGameTerms = {GameTerm::kPrice, GameTerm::kLaufMin, GameTerm::kLaufMax,
                                          GameTerm::kToutLaufende, GameTerm::kSchneider};

// The most that a table may say.
constexpr int MostOf(GameTerm term) {
  constexpr std::array kMost = {1000, 14, 14, 8, 1};
  return kMost[static_cast<std::size_t>(term)];
}

// A value type of 800 bytes; starts with nothing said. Games are places in kContracts.
class GameTerms {
 public:
  static constexpr int kMostGames = 40;

  // Of the game in `suit`, where nothing is said of that of the game itself. REQUIRES: game <
  // kMostGames.
  constexpr std::optional<int> Of(GameTerm term, int game, std::optional<Suit> suit) const {
    const auto own = suit ? SaidOf(term, game, suit) : std::nullopt;
    return own ? own : SaidOf(term, game, std::nullopt);
  }
  // Of this very suit, or of the game itself. REQUIRES: as above.
  constexpr std::optional<int> SaidOf(GameTerm term, int game, std::optional<Suit> suit) const {
    const std::uint32_t said = said_[PlaceOf(game, suit)] >> ShiftOf(term) & MaskOf(term);
    return said == 0 ? std::nullopt : std::optional(static_cast<int>(said) - 1);
  }
  // REQUIRES: as above; 0 <= value <= MostOf(term).
  constexpr void Set(GameTerm term, int game, std::optional<Suit> suit, int value) {
    assert(0 <= value && value <= MostOf(term));
    std::uint32_t& said = said_[PlaceOf(game, suit)];
    said &= ~(MaskOf(term) << ShiftOf(term));
    said |= static_cast<std::uint32_t>(value + 1) << ShiftOf(term);
  }
  // As if nothing had been said of the game and its suits.
  constexpr void Forget(int game) {
    for (std::size_t place = 0; place < kPlaces; ++place) {
      said_[static_cast<std::size_t>(game) * kPlaces + place] = 0;
    }
  }

  // What is said of suits alone.
  constexpr void ForgetSuits() {
    for (std::size_t place = 0; place < said_.size(); ++place) {
      if (place % kPlaces != 0) said_[place] = 0;
    }
  }
  constexpr void ForgetPrices() {
    for (std::uint32_t& said : said_) said &= ~MaskOf(GameTerm::kPrice);
  }

  // Of every game that has its own, at most twice.
  constexpr void DoublePrices() {
    for (std::uint32_t& said : said_) {
      const std::uint32_t price = said & MaskOf(GameTerm::kPrice);
      if (price > 0) said += price - 1;  // which is kept with one more
    }
  }

  friend constexpr bool operator==(const GameTerms&, const GameTerms&) = default;

 private:
  static constexpr std::size_t kPlaces = 5;  // the game itself, and each of its suits

  static constexpr std::size_t PlaceOf(int game, std::optional<Suit> suit) {
    const std::size_t place = suit ? static_cast<std::size_t>(*suit) + 1 : 0;
    return static_cast<std::size_t>(game) * kPlaces + place;
  }
  // Each term has its bits, which hold one more than its value.
  static constexpr int ShiftOf(GameTerm term) {
    constexpr std::array kShifts = {0, 12, 16, 20, 24};
    return kShifts[static_cast<std::size_t>(term)];
  }
  static constexpr std::uint32_t MaskOf(GameTerm term) {
    constexpr std::array<std::uint32_t, 5> kMasks = {0xfff, 0xf, 0xf, 0xf, 0x3};
    return kMasks[static_cast<std::size_t>(term)];
  }

  std::array<std::uint32_t, kMostGames * kPlaces> said_{};
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_GAME_TERMS_H_
