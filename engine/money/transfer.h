// Deals in which cards are set aside and passed on before play (RULES.md 10).
#ifndef SCHAFKOPF_ENGINE_MONEY_TRANSFER_H_
#define SCHAFKOPF_ENGINE_MONEY_TRANSFER_H_

#include <array>
#include <optional>
#include <string_view>

#include "engine/play/deal.h"

namespace schafkopf {

// Cards taken out of the pack and given to forehand, and how many each seat then passes to its left
// neighbour, forehand first and the dealer not at all.
struct TransferRow {
  std::string_view name;
  std::string_view title;
  CardSet for_forehand;
  int passed;
  bool named_before_deal;  // the solo's suit is named before the other cards are dealt
};

namespace transfer_table {
inline constexpr Card kEo(Suit::kEichel, Rank::kOber), kGo(Suit::kGras, Rank::kOber),
    kHo(Suit::kHerz, Rank::kOber), kSo(Suit::kSchellen, Rank::kOber),
    kEu(Suit::kEichel, Rank::kUnter);
inline constexpr auto kRows = std::to_array<TransferRow>({
    {"schieber2", "Schieber", {kEo, kGo}, 2, false},
    {"schieber3", "Schieber mit drei Obern", {kEo, kGo, kHo}, 3, false},
    {"schieber4", "Schieber mit vier Obern", {kEo, kGo, kHo, kSo}, 4, true},
    {"teufel", "Teufelsrunde", {kEo, kGo, kSo, kEu}, 0, true},
});
}  // namespace transfer_table

inline constexpr const auto& kTransfers = transfer_table::kRows;

constexpr const TransferRow* FindTransfer(std::string_view name) {
  for (const TransferRow& row : kTransfers) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

// The Schieber in which each passes so many cards; null where none does.
constexpr const TransferRow* FindSchieber(int passed) {
  for (const TransferRow& row : kTransfers) {
    if (row.passed == passed && passed > 0) return &row;
  }
  return nullptr;
}

// How many cards each seat holds when so many seats have passed theirs: none yet, with the cards
// set aside not taken up (nothing) or taken up (0), up to three.
constexpr PerSeat<int> HandSizes(const TransferRow& row, Deck deck,
                                 std::optional<int> seats_passed) {
  PerSeat<int> sizes;
  for (Seat seat : kSeats) sizes[seat] = HandSize(deck);
  if (row.passed == 0) {
    if (!seats_passed) sizes[Seat(0)] -= row.for_forehand.size();
    return sizes;
  }
  sizes[Seat(kSeatCount - 1)] -= row.passed;
  if (!seats_passed) return sizes;
  sizes[Seat(0)] += row.passed;
  for (int seat = 0; seat < *seats_passed; ++seat) {
    sizes[Seat(seat)] -= row.passed;
    sizes[Seat(seat + 1)] += row.passed;
  }
  return sizes;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_TRANSFER_H_
