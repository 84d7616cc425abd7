// Which cards are trumps under a contract.
#ifndef SCHAFKOPF_ENGINE_PLAY_TRUMPS_H_
#define SCHAFKOPF_ENGINE_PLAY_TRUMPS_H_

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/cards/card_set.h"
#include "engine/play/contract.h"

namespace schafkopf {

// The letters of ContractRow::trump_ranks.
namespace trump_ranks {

constexpr std::optional<Suit> SuitOf(char letter) {
  switch (letter) {
    case 'E':
      return Suit::kEichel;
    case 'G':
      return Suit::kGras;
    case 'H':
      return Suit::kHerz;
    case 'S':
      return Suit::kSchellen;
    default:
      return std::nullopt;
  }
}

constexpr Rank RankOf(char letter) {
  switch (letter) {
    case 'A':
      return Rank::kSau;
    case 'Z':
      return Rank::kTen;
    case 'K':
      return Rank::kKing;
    case 'O':
      return Rank::kOber;
    case 'U':
      return Rank::kUnter;
    case '9':
      return Rank::kNine;
    case '8':
      return Rank::kEight;
    default:
      return Rank::kSeven;
  }
}

}  // namespace trump_ranks

// The ranks within a suit, best first.
constexpr std::array<Rank, kRanks.size()> RanksOf(RankOrder order) {
  using enum Rank;
  switch (order) {
    case RankOrder::kNull:
      return {kSau, kKing, kOber, kUnter, kTen, kNine, kEight, kSeven};
    case RankOrder::kSjavs:
      return {kSau, kKing, kOber, kTen, kUnter, kNine, kEight, kSeven};
    case RankOrder::kStandard:
      break;
  }
  return kRanks;
}

// Calls take(card) for each trump, best first; once more, among its suit, for one that was already
// taken for its rank.
template <typename Take>
void ForEachTrump(const Contract& contract, Take take) {
  const std::string_view ranks = contract.trump_ranks();
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    if (const auto suit = trump_ranks::SuitOf(ranks[i])) {
      take(Card(*suit, trump_ranks::RankOf(ranks[++i])));
    } else {
      for (Suit every : kSuits) take(Card(every, trump_ranks::RankOf(ranks[i])));
    }
  }
  if (const auto suit = contract.trump_suit()) {
    for (Rank rank : RanksOf(contract.row().order)) take(Card(*suit, rank));
  }
}

// Of the full deck.
inline CardSet TrumpsOf(const Contract& contract) {
  CardSet trumps;
  ForEachTrump(contract, [&](Card card) { trumps.Insert(card); });
  return trumps;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_TRUMPS_H_
