#include "solver/ramsch/ramsch_ends.h"

#include <algorithm>
#include <set>

namespace schafkopf {

RamschEnds::RamschEnds(const RamschTerms& terms, int seats) {
  if (!terms.settles_by_loser()) return;
  SetPayments(terms, seats);
  SetLike(seats);
  SetRanks();
}

int RamschEnds::NumberOf(const Pays& pays) {
  const auto found = std::ranges::find(pays_, pays);
  const auto number = static_cast<int>(found - pays_.begin());
  if (found == pays_.end()) pays_.push_back(pays);
  return number;
}

void RamschEnds::SetPayments(const RamschTerms& terms, int seats) {
  for (unsigned touched = 1; touched < 1u << seats; ++touched) {
    for (int pile = 0; pile < seats; ++pile) {
      if ((touched >> pile & 1) == 0) continue;
      PerSeat<Captured> piles;
      for (int seat = 0; seat < seats; ++seat) {
        piles[Seat(seat)].tricks = (touched >> seat & 1) != 0 ? 1 : 0;
      }
      piles[Seat(pile)].points = RamschTerms::kMostWithoutDurchmarsch;
      const RamschTerms::Result result = terms.Settle(piles);
      Pays pays{};
      for (int seat = 0; seat < seats; ++seat) {
        pays[static_cast<std::size_t>(seat)] = result.payments[Seat(seat)].count();
      }
      const int end = NumberOf(pays);
      of_[static_cast<std::size_t>(pile)][touched] = end;
      all_[touched] |= Set{1} << end;
    }
  }
}

void RamschEnds::SetLike(int seats) {
  const unsigned sets = 1u << seats;
  const auto alike = [&](unsigned one, unsigned other) {
    for (unsigned more = 0; more < sets; ++more) {
      for (int pile = 0; pile < seats; ++pile) {
        const unsigned with_one = one | more;
        const unsigned with_other = other | more;
        if ((with_one & with_other) >> pile & 1 && Of(pile, with_one) != Of(pile, with_other)) {
          return false;
        }
      }
    }
    return true;
  };
  for (unsigned touched = 0; touched < sets; ++touched) {
    while (!alike(touched, like_[touched])) ++like_[touched];
  }
}

void RamschEnds::SetRanks() {
  const std::size_t ends = pays_.size();
  for (std::size_t end = 0; end < kMost; ++end) different_[end] = Set{1} << end;
  for (std::size_t seat = 0; seat < kSeatCount; ++seat) {
    std::set<int> sums;
    for (const Pays& pays : pays_) sums.insert(pays[seat]);
    for (std::size_t end = 0; end < ends; ++end) {
      const int paid = pays_[end][seat];
      ranks_[seat][end] = static_cast<int>(std::distance(sums.begin(), sums.find(paid)));
      for (std::size_t rank = 0; static_cast<int>(rank) <= ranks_[seat][end]; ++rank) {
        above_[seat][rank] |= Set{1} << end;
      }
    }
    for (std::size_t rank = 0; rank <= sums.size(); ++rank) {
      const Set above = above_[seat][rank];
      for (std::size_t end = 0; end < ends; ++end) {
        const auto own = static_cast<std::size_t>(ranks_[seat][end]);
        const bool refused = own < rank;
        refused_[seat][rank][end] = refused ? ~Set{0} : 0;
        same_[seat][rank][end] = refused ? ~above : above_[seat][own] & ~above_[seat][own + 1];
      }
    }
  }
}

}  // namespace schafkopf
