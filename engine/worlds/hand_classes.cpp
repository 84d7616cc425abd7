#include "engine/worlds/hand_classes.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <functional>
#include <utility>

#include "engine/play/trumps.h"

namespace schafkopf {
namespace {

using Roles = std::vector<std::vector<CardSet>>;

Roles EverySuit(CardSet deck) {
  Roles roles;
  for (Suit suit : kSuits) roles.push_back({deck & SuitCards(suit)});
  return roles;
}

// Whether suits of the game may be renamed at all.
bool NamesNoCards(const Contract& contract) {
  return contract.row().special.begins_as.empty() &&
         contract.trump_ranks().find_first_of("EGHS") == std::string_view::npos;
}

Roles RolesIn(const Contract& contract, CardSet deck) {
  if (!NamesNoCards(contract)) return EverySuit(deck);
  const CardSet trumps = TrumpsOf(contract);
  const auto trump_suit = contract.trump_suit();
  Roles roles;
  CardSet lifted;
  for (Rank rank : kRanks) {
    const CardSet cards = RankCards(rank) & deck;
    if (cards.empty() || !trumps.Contains(cards)) continue;
    roles.push_back({cards});
    lifted |= cards;
  }
  const auto rest_of = [&](Suit suit) { return (deck & SuitCards(suit)) - lifted; };
  std::vector<CardSet> alike;
  for (Suit suit : kSuits) {
    const bool called = contract.called_card() && contract.called_card()->suit() == suit;
    if (suit == trump_suit || called) {
      roles.push_back({rest_of(suit)});
    } else {
      alike.push_back(rest_of(suit));
    }
  }
  // The trump suit before the called one, whichever suits they are.
  std::ranges::stable_sort(roles, std::less<>(), [&](const std::vector<CardSet>& role) {
    return trump_suit.has_value() && role.front() == rest_of(*trump_suit) ? 1
           : lifted.Contains(role.front())                                ? 0
                                                                          : 2;
  });
  roles.push_back(std::move(alike));
  return roles;
}

}  // namespace

HandClasses::Role::Role(std::vector<CardSet> sets, int hand_size)
    : sets_(std::move(sets)),
      masks_(Mask{1} << sets_.front().size()),
      radix_(static_cast<std::size_t>(hand_size) + 1),
      below_((sets_.size() + 1) * radix_ * (masks_ + 1), 0) {
  std::fill_n(below_.begin(), masks_ + 1, 1);  // no set holds nothing, in one way
  for (std::size_t size = 1; size <= sets_.size(); ++size) {
    for (int held = 0; held <= hand_size; ++held) {
      for (Mask mask = 0; mask < masks_; ++mask) {
        const int others = held - std::popcount(mask);
        below_[RowOf(size, held) + mask + 1] =
            Below(size, held, mask) + (others < 0 ? 0 : Below(size - 1, others, mask + 1));
      }
    }
  }
}

int HandClasses::Role::HeldOf(CardSet hand) const {
  int held = 0;
  for (CardSet set : sets_) held += (hand & set).size();
  return held;
}

std::uint64_t HandClasses::Role::Rank(CardSet hand) const {
  std::vector<Mask> masks;
  for (CardSet set : sets_) {
    Mask mask = 0;
    for (Card card : set) mask = mask << 1 | (hand.Contains(card) ? 1 : 0);
    masks.push_back(mask);
  }
  std::ranges::sort(masks, std::greater<>());
  std::uint64_t rank = 0;
  std::size_t size = masks.size();
  int held = HeldOf(hand);
  for (Mask mask : masks) {
    rank += Below(size--, held, mask);
    held -= std::popcount(mask);
  }
  return rank;
}

CardSet HandClasses::Role::Unrank(std::uint64_t rank, int held) const {
  CardSet cards;
  std::size_t size = sets_.size();
  for (CardSet set : sets_) {
    const auto row = below_.begin() + static_cast<std::ptrdiff_t>(RowOf(size--, held));
    // The last mask with no more multisets below it than `rank`.
    const auto past = std::upper_bound(row, row + static_cast<std::ptrdiff_t>(masks_) + 1, rank);
    const auto mask = static_cast<Mask>(past - row) - 1;
    rank -= row[static_cast<std::ptrdiff_t>(mask)];
    held -= std::popcount(mask);
    auto bit = masks_;
    for (Card card : set) {
      bit >>= 1;
      if ((mask & bit) != 0) cards.Insert(card);
    }
  }
  return cards;
}

HandClasses::HandClasses(const Roles& roles, int hand_size) : hand_size_(hand_size) {
  for (const std::vector<CardSet>& sets : roles) roles_.emplace_back(sets, hand_size);
  const auto sizes = static_cast<std::size_t>(hand_size) + 1;
  rest_ways_.assign(roles_.size() + 1, std::vector<std::uint64_t>(sizes, 0));
  rest_ways_.back().front() = 1;
  for (std::size_t role = roles_.size(); role-- > 0;) {
    for (int size = 0; size <= hand_size; ++size) {
      for (int held = 0; held <= size; ++held) {
        rest_ways_[role][static_cast<std::size_t>(size)] +=
            roles_[role].ways(held) * rest_ways_[role + 1][static_cast<std::size_t>(size - held)];
      }
    }
  }
}

HandClasses::HandClasses(const Table& table)
    : HandClasses(EverySuit(CardsOf(table.deck)), table.hand_size()) {}

HandClasses::HandClasses(const Contract& contract, const Table& table)
    : HandClasses(RolesIn(contract, CardsOf(table.deck)), table.hand_size()) {}

std::uint64_t HandClasses::IndexOf(CardSet hand) const {
  assert(hand.size() == hand_size_);
  std::uint64_t index = 0;
  int open = hand_size_;
  for (std::size_t role = 0; role < roles_.size(); ++role) {
    const std::vector<std::uint64_t>& rest = rest_ways_[role + 1];
    const int held = roles_[role].HeldOf(hand);
    for (int fewer = 0; fewer < held; ++fewer) {
      index += roles_[role].ways(fewer) * rest[static_cast<std::size_t>(open - fewer)];
    }
    open -= held;
    index += roles_[role].Rank(hand) * rest[static_cast<std::size_t>(open)];
  }
  return index;
}

CardSet HandClasses::Representative(std::uint64_t index) const {
  assert(index < count());
  CardSet hand;
  int open = hand_size_;
  for (std::size_t role = 0; role < roles_.size(); ++role) {
    const std::vector<std::uint64_t>& rest = rest_ways_[role + 1];
    int held = 0;
    const auto ways = [&] {
      return roles_[role].ways(held) * rest[static_cast<std::size_t>(open - held)];
    };
    for (; index >= ways(); ++held) index -= ways();
    open -= held;
    const std::uint64_t behind = rest[static_cast<std::size_t>(open)];
    hand |= roles_[role].Unrank(index / behind, held);
    index %= behind;
  }
  return hand;
}

}  // namespace schafkopf
