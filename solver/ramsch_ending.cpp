#include "solver/ramsch_ending.h"

#include <algorithm>
#include <limits>

namespace schafkopf {
namespace {

constexpr std::int16_t kAny = -32768;  // no condition
constexpr int kLeastPay = std::numeric_limits<int>::min();

constexpr auto kAnyAhead = [] {
  std::array<std::array<std::int16_t, kSeatCount>, kSeatCount> ahead{};
  for (auto& row : ahead) row.fill(kAny);
  return ahead;
}();

}  // namespace

RamschEnding::RamschEnding(const Game& game, const RamschTerms& terms, NodeBudget& budget)
    : board_(game),
      terms_(terms),
      by_loser_(terms.settles_by_loser()),
      by_order_(terms.settles_by_order()),
      durchmarsch_(terms.counts_durchmarsch()),
      passes_on_(game.contract().row().special.passes_tricks_on),
      worth_(board_, terms),
      budget_(budget) {
  if (!by_loser_) return;
  // What each seat is paid, by who loses and who has a trick.
  const int seats = board_.seats();
  const unsigned everybody = (1u << seats) - 1;
  for (unsigned mask = 1; mask <= everybody; ++mask) {
    for (int loser = 0; loser < seats; ++loser) {
      PerSeat<Captured> piles;
      for (int seat = 0; seat < seats; ++seat) piles[Seat(seat)].tricks = (mask >> seat & 1) != 0;
      piles[Seat(loser)].points = 120;
      const RamschTerms::Result end = terms_.Settle(piles);
      for (int seat = 0; seat < seats; ++seat) {
        pays_[static_cast<std::size_t>(loser)][mask][static_cast<std::size_t>(seat)] =
            end.payments[Seat(seat)].count();
      }
    }
  }
  const auto loses = [&](int seat, int pile) {  // whether the pile counts for the seat
    return pile == (passes_on_ ? (seat + seats - 1) % seats : seat);
  };
  for (int left = 0; left <= kSeatCount; ++left) {
    for (unsigned mask = 0; mask <= everybody; ++mask) {
      for (int seat = 0; seat < seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        int& most = most_[static_cast<std::size_t>(left)][mask][at] = kLeastPay;
        int& lost = most_lost_[static_cast<std::size_t>(left)][mask][at] = kLeastPay;
        for (unsigned end = mask == 0 ? 1 : mask; end <= everybody; ++end) {
          if ((end & mask) != mask || std::popcount(end & ~mask) > left) continue;
          for (int pile = 0; pile < seats; ++pile) {
            if ((end >> pile & 1) == 0) continue;  // who has no trick does not lose
            const int paid = pays_[static_cast<std::size_t>(pile)][end][at];
            most = std::max(most, paid);
            if (loses(seat, pile)) lost = std::max(lost, paid);
          }
        }
      }
    }
  }
  for (unsigned mask = 0; mask <= everybody; ++mask) {
    for (unsigned other = 0; other <= mask; ++other) {
      bool same = (mask == 0) == (other == 0);
      for (unsigned more = 1; more <= everybody; ++more) {
        for (const auto& by_mask : pays_) same &= by_mask[mask | more] == by_mask[other | more];
      }
      for (const auto& by_mask : pays_) same &= by_mask[mask] == by_mask[other];
      if (!same) continue;
      alike_[mask] = static_cast<std::uint8_t>(other);
      break;
    }
  }
}

std::optional<RamschTerms::Result> RamschEnding::Find(const RamschState& state) {
  if (table_.empty()) {
    // What fewer cards are asked more often, but of less: it stays where the processor finds it
    // soon.
    constexpr std::array<int, 3> kMostBits = {17, 19, 20};
    const int tricks = (state.left + state.laid) / board_.seats();
    std::size_t size = 0;
    for (std::size_t part = 0; part < parts_.size(); ++part) {
      parts_[part] = {size, std::size_t{1} << std::clamp(3 * tricks - 1, 5, kMostBits[part])};
      size += parts_[part].size;
    }
    table_.resize(size);
    tags_.resize(size);
  }
  const Worths worths = WorthsOf(state);
  const Outcome outcome =
      state.between() ? Between(state, worths) : InTrick(state, worths, MostAt(state, worths));
  if (budget_.spent()) return std::nullopt;
  RamschState end = state;
  for (std::size_t seat = 0; seat < kSeatCount; ++seat) {
    const Cards gained = outcome.gains[seat];
    end.taken[seat] |= gained;
    end.points[seat] = static_cast<std::uint8_t>(end.points[seat] + board_.PointsOfAll(gained));
    end.tricks[seat] =
        static_cast<std::uint8_t>(end.tricks[seat] + std::popcount(gained) / board_.seats());
  }
  return terms_.Settle(board_.CapturedOf(end));
}

RamschEnding::Worths RamschEnding::WorthsOf(const RamschState& state) const {
  Worths worths{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(board_.seats()); ++seat) {
    worths[seat] = worth_.OfPile(state, seat);
  }
  return worths;
}

template <class Visit>
void RamschEnding::ForEachPair(Visit visit) const {
  const auto seats = static_cast<std::size_t>(board_.seats());
  for (std::size_t one = 0; one < seats; ++one) {
    for (std::size_t other = 0; other < seats; ++other) {
      if (one != other) visit(one, other);
    }
  }
}

// The seats that cannot but take a trick with a trump: each of theirs needs another one above it to
// fall under.
unsigned RamschEnding::SureOfATrick(const RamschState& state) const {
  unsigned sure = 0;
  int higher = 0;
  std::array<int, kSeatCount> own{};
  for (Cards trumps = state.all() & board_.trumps(); trumps != 0; ++higher) {
    const Cards trump = HighestBit(trumps);
    trumps ^= trump;
    std::size_t seat = 0;
    while ((state.hands[seat] & trump) == 0) ++seat;
    if (higher - own[seat] <= own[seat]) sure |= 1u << seat;
    ++own[seat];
  }
  return sure;
}

RamschEnding::Most RamschEnding::MostAt(const RamschState& state, const Worths& worths) const {
  Most most;
  if (!by_loser_) {
    PerSeat<Pile> piles;
    for (Seat seat : kSeats) {
      const auto at = static_cast<std::size_t>(seat.index());
      piles[seat] = {Points(state.points[at]), state.tricks[at], {}};
    }
    for (int seat = 0; seat < board_.seats(); ++seat) {
      most.pays[static_cast<std::size_t>(seat)] = terms_.RangeFor(Seat(seat), piles).most.count();
    }
    return most;
  }
  const int seats = board_.seats();
  unsigned touched = state.touched();
  const int tricks = (state.left + state.laid + seats - 1) / seats;
  if (state.between()) touched |= SureOfATrick(state);
  const auto left = static_cast<std::size_t>(std::min(tricks, kSeatCount));
  most.pays = most_[left][touched];
  const int open = worth_.OfTheRest(state, seats);
  for (int pile = 0; pile < seats; ++pile) {
    const auto at = static_cast<std::size_t>(pile);
    bool ahead = true;
    for (int other = 0; other < seats; ++other) {
      ahead &= other == pile || worths[at] - worths[static_cast<std::size_t>(other)] > open;
    }
    if (!ahead) continue;
    most.loser = passes_on_ ? (pile + 1) % seats : pile;
    most.border = open + 1;
    most.pays[static_cast<std::size_t>(most.loser)] =
        most_lost_[left][touched][static_cast<std::size_t>(most.loser)];
  }
  return most;
}

RamschEnding::Outcome RamschEnding::Finished(const RamschState& state, const Worths& worths) const {
  const int seats = board_.seats();
  Outcome outcome;
  outcome.ahead = kAnyAhead;
  if (by_loser_) {
    const auto most = std::max_element(worths.begin(), worths.begin() + seats);
    const auto pile = static_cast<std::size_t>(most - worths.begin());
    if (std::count(worths.begin(), worths.begin() + seats, *most) == 1) {
      const unsigned touched = state.touched();
      outcome.pays = pays_[pile][touched];
      if (durchmarsch_ && (touched & (touched - 1)) == 0) return outcome;
      for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other) {
        if (other != pile) outcome.ahead[pile][other] = 1;
      }
      return outcome;
    }
  }
  const RamschTerms::Result end = terms_.Settle(board_.CapturedOf(state));
  for (int seat = 0; seat < seats; ++seat) {
    outcome.pays[static_cast<std::size_t>(seat)] = end.payments[Seat(seat)].count();
  }
  if (by_loser_) {
    outcome.general = false;
    return outcome;
  }
  ForEachPair([&](std::size_t one, std::size_t other) {
    const int difference = worths[one] - worths[other];
    outcome.general &= difference != 0;
    if (!by_order_) {
      outcome.ahead[one][other] = static_cast<std::int16_t>(difference);
    } else if (difference > 0) {
      outcome.ahead[one][other] = 1;
    }
  });
  return outcome;
}

RamschEnding::Place RamschEnding::PlaceOf(std::uint64_t key) const {
  std::uint64_t h = key * 0x9e3779b97f4a7c15;
  h = (h ^ h >> 32) * 0x94d049bb133111eb;
  h ^= h >> 29;
  const int tricks = std::popcount(static_cast<std::uint32_t>(key)) / board_.seats();
  const Part& part = parts_[static_cast<std::size_t>(std::clamp(tricks, 2, 4) - 2)];
  const std::size_t at = static_cast<std::size_t>(h) & (part.size - 1) & ~(kWays - 1);
  return {part.first + at, static_cast<std::uint32_t>(h >> 32) | 1};
}

const RamschEnding::Entry* RamschEnding::Known(std::uint64_t key, const Worths& worths) const {
  const Place place = PlaceOf(key);
  for (std::size_t way = place.first; way < place.first + kWays; ++way) {
    if (tags_[way] != place.tag) continue;
    const Entry& entry = table_[way];
    if (entry.key != key) continue;
    bool holds = true;
    std::size_t pair = 0;
    ForEachPair([&](std::size_t one, std::size_t other) {
      holds &= worths[one] - worths[other] >= entry.ahead[pair++];
    });
    if (holds) return &entry;
  }
  return nullptr;
}

void RamschEnding::Remember(std::uint64_t key, const Outcome& outcome) {
  const Place place = PlaceOf(key);
  const std::size_t way = place.first + (stored_++ & (kWays - 1));
  tags_[way] = place.tag;
  Entry& entry = table_[way];
  entry.key = key;
  entry.gains = outcome.gains;
  for (std::size_t seat = 0; seat < kSeatCount; ++seat) entry.pays[seat] = outcome.pays[seat];
  std::size_t pair = 0;
  ForEachPair(
      [&](std::size_t one, std::size_t other) { entry.ahead[pair++] = outcome.ahead[one][other]; });
}

RamschEnding::Outcome RamschEnding::Between(const RamschState& state, const Worths& worths) {
  if (state.left == 0) return Finished(state, worths);
  const unsigned touched = state.touched();
  const std::uint64_t key = std::uint64_t{1} << 63 |
                            std::uint64_t{by_loser_ ? alike_[touched] : touched} << 36 |
                            std::uint64_t{state.leader} << 32 | state.all();
  const bool kept = state.left > board_.seats();
  if (kept) {
    if (const Entry* known = Known(key, worths)) {
      Outcome outcome;
      outcome.gains = known->gains;
      outcome.ahead = kAnyAhead;
      for (std::size_t seat = 0; seat < kSeatCount; ++seat) outcome.pays[seat] = known->pays[seat];
      std::size_t pair = 0;
      ForEachPair([&](std::size_t one, std::size_t other) {
        outcome.ahead[one][other] = known->ahead[pair++];
      });
      return outcome;
    }
  }
  if (budget_.Spent()) return {};
  const Outcome outcome = InTrick(state, worths, MostAt(state, worths));
  if (kept && outcome.general && !budget_.spent()) Remember(key, outcome);
  return outcome;
}

// Everybody's last card.
RamschEnding::Outcome RamschEnding::LastTrick(const RamschState& state, const Worths& worths) {
  RamschState end = state;
  while (end.left > 0) board_.Play(end, end.own());
  budget_.Visit(static_cast<std::uint64_t>(state.left));
  const auto winner = static_cast<std::size_t>(end.leader);
  const Cards taken = end.taken[winner] ^ state.taken[winner];
  const int gained = worth_.OfTrick(state, end);
  Worths after = worths;
  after[winner] += gained;
  Outcome outcome = Finished(end, after);
  Gain(outcome, winner, taken, gained);
  return outcome;
}

// Takes the winner's trick back.
void RamschEnding::Gain(Outcome& outcome, std::size_t winner, Cards taken, int gained) {
  outcome.gains[winner] |= taken;
  const auto move = [](std::int16_t& border, int by) {
    if (border != kAny) border = static_cast<std::int16_t>(border + by);
  };
  for (std::size_t other = 0; other < kSeatCount; ++other) {
    if (other == winner) continue;
    move(outcome.ahead[winner][other], -gained);
    move(outcome.ahead[other][winner], gained);
  }
}

// What follows after a card.
RamschEnding::Outcome RamschEnding::After(const RamschState& next, const RamschState& state,
                                          const Worths& worths, const Most& most) {
  if (!next.between()) return InTrick(next, worths, most);
  const auto winner = static_cast<std::size_t>(next.leader);
  const Cards taken = next.taken[winner] ^ state.taken[winner];
  const int gained = worth_.OfTrick(state, next);
  Worths after = worths;
  after[winner] += gained;
  Outcome outcome = Between(next, after);
  Gain(outcome, winner, taken, gained);
  return outcome;
}

RamschEnding::Outcome RamschEnding::InTrick(const RamschState& state, const Worths& worths,
                                            const Most& most) {
  const std::size_t mover = state.mover;
  if (state.left + state.laid == board_.seats()) return LastTrick(state, worths);
  Cards moves = board_.DistinctOf(board_.LegalOf(state), state);
  Outcome best;
  bool first = true;
  while (moves != 0) {
    const Cards card = HighestBit(moves);
    moves ^= card;
    RamschState next = state;
    board_.Play(next, card);
    budget_.Visit();
    const Outcome outcome = After(next, state, worths, most);
    if (budget_.spent()) return {};
    if (first) {
      best = outcome;
      first = false;
    } else {
      if (outcome.pays[mover] > best.pays[mover]) {
        best.pays = outcome.pays;
        best.gains = outcome.gains;
      }
      best.general &= outcome.general;
      for (std::size_t one = 0; one < kSeatCount; ++one) {
        for (std::size_t other = 0; other < kSeatCount; ++other) {
          best.ahead[one][other] = std::max(best.ahead[one][other], outcome.ahead[one][other]);
        }
      }
    }
    if (moves != 0 && best.pays[mover] >= most.pays[mover]) {
      if (most.loser == static_cast<int>(mover)) {  // known by how far its pile is ahead
        const int seats = board_.seats();
        const auto pile =
            static_cast<std::size_t>(passes_on_ ? (most.loser + seats - 1) % seats : most.loser);
        for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other) {
          if (other == pile) continue;
          best.ahead[pile][other] =
              std::max(best.ahead[pile][other], static_cast<std::int16_t>(most.border));
        }
      }
      break;
    }
  }
  return best;
}

}  // namespace schafkopf
