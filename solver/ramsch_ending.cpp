#include "solver/ramsch_ending.h"

#include <algorithm>
#include <limits>

namespace schafkopf {
namespace {

constexpr std::int16_t kAny = -32768;  // no condition
constexpr int kLeastPay = std::numeric_limits<int>::min();
constexpr std::uint16_t kTied = 1 << 15;  // of an entry: a tie was settled

constexpr auto kAnyAhead = [] {
  std::array<std::array<std::int16_t, kSeatCount>, kSeatCount> ahead{};
  for (auto& row : ahead) row.fill(kAny);
  return ahead;
}();

}  // namespace

RamschEnding::RamschEnding(const Game& game, const Hands& hands, const RamschTerms& terms,
                           NodeBudget& budget)
    : board_(game),
      terms_(terms),
      by_loser_(terms.settles_by_loser()),
      by_order_(terms.settles_by_order()),
      durchmarsch_(terms.counts_durchmarsch()),
      passes_on_(game.contract().row().special.passes_tricks_on),
      worth_(board_, terms),
      shape_(board_, hands),
      budget_(budget) {
  if (!by_loser_) return;
  SetPayments();
  SetEndsAlike();
}

// What each seat is paid, by who loses and who has a trick.
void RamschEnding::SetPayments() {
  const int seats = board_.seats();
  const unsigned everybody = (1u << seats) - 1;
  for (unsigned mask = 1; mask <= everybody; ++mask) {
    most_[mask].fill(kLeastPay);
    most_lost_[mask].fill(kLeastPay);
    for (int pile = 0; pile < seats; ++pile) {
      PerSeat<Captured> piles;
      for (int seat = 0; seat < seats; ++seat) piles[Seat(seat)].tricks = (mask >> seat & 1) != 0;
      piles[Seat(pile)].points = 120;
      const RamschTerms::Result end = terms_.Settle(piles);
      Pays pays{};
      const bool can_lose = (mask >> pile & 1) != 0;  // who has no trick does not
      for (int seat = 0; seat < seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        pays[at] = end.payments[Seat(seat)].count();
        if (!can_lose) continue;
        most_[mask][at] = std::max(most_[mask][at], pays[at]);
        const bool loses = pile == (passes_on_ ? (seat + seats - 1) % seats : seat);
        if (loses) most_lost_[mask][at] = pays[at];
      }
      end_[static_cast<std::size_t>(pile)][mask] = static_cast<std::uint16_t>(NumberOf(pays));
    }
    for (int seat = 0; seat < seats; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      if ((mask >> seat & 1) == 0) without_[at] |= 1u << mask;
      if (mask == 1u << seat) alone_[at] |= 1u << mask;
    }
  }
}

// Which sets of seats that have a trick are paid alike, whoever joins them.
void RamschEnding::SetEndsAlike() {
  const unsigned everybody = (1u << board_.seats()) - 1;
  for (unsigned mask = 0; mask <= everybody; ++mask) {
    for (unsigned other = 0; other <= mask; ++other) {
      bool same = (mask == 0) == (other == 0);
      for (const auto& by_mask : end_) {
        same &= by_mask[mask] == by_mask[other];
        for (unsigned more = 1; more <= everybody; ++more) {
          same &= by_mask[mask | more] == by_mask[other | more];
        }
      }
      if (!same) continue;
      alike_[mask] = static_cast<std::uint8_t>(other);
      break;
    }
  }
}

// The number of an end, new where nobody has been paid so.
int RamschEnding::NumberOf(const Pays& pays) {
  const auto found = std::ranges::find(ends_, pays);
  const auto number = static_cast<int>(found - ends_.begin());
  if (found == ends_.end()) ends_.push_back(pays);
  return number;
}

std::optional<RamschTerms::Result> RamschEnding::Find(const RamschState& state) {
  if (table_.empty()) MakeTable((state.left + state.laid) / board_.seats());
  const Pays pays = PaysOf(Value(state));
  // Then as everybody plays it.
  RamschState end = state;
  while (end.left > 0 && !budget_.spent()) {
    Cards moves = board_.DistinctOf(board_.LegalOf(end), end);
    for (; moves != 0; moves ^= HighestBit(moves)) {
      RamschState next = end;
      board_.Play(next, HighestBit(moves));
      budget_.Visit();
      if (moves == HighestBit(moves) || PaysOf(Value(next))[end.mover] == pays[end.mover]) {
        end = next;
        break;
      }
    }
  }
  if (budget_.spent()) return std::nullopt;
  return terms_.Settle(board_.CapturedOf(end));
}

RamschEnding::Outcome RamschEnding::Value(const RamschState& state) {
  const Worths worths = WorthsOf(state);
  return state.between() ? Between(state, worths)
                         : InTrick(state, worths, ProspectAt(state, worths));
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

// All that settles a tie of two piles beyond their worths: the highest trump, then the highest Sau.
std::uint32_t RamschEnding::TiesOf(const RamschState& state) const {
  std::uint32_t ties = 0;
  for (int seat = 0; seat < board_.seats(); ++seat) {
    const Captured captured = board_.CapturedBy(state, seat);
    const int trump = std::max(captured.highest_trump - kCardCount / 2, 0);
    ties = ties << 8 | static_cast<std::uint32_t>(trump << 3 | captured.highest_sau);
  }
  return ties;
}

RamschEnding::Key RamschEnding::KeyOf(const RamschState& state) const {
  const unsigned touched = state.touched();
  const unsigned tricks = by_loser_ ? alike_[touched] : touched;
  const Cards cards = state.all();
  return {cards, shape_.Of(cards), static_cast<std::uint16_t>(tricks << 2 | state.leader)};
}

// The sets of seats, a bit each, that cannot be all that have a trick in the end: each trump of a
// seat without one falls under a trump of its own of a seat that has.
unsigned RamschEnding::Impossible(const RamschState& state) const {
  const auto seats = static_cast<std::size_t>(board_.seats());
  unsigned sets = 0;
  int higher = 0;
  std::array<int, kSeatCount> own{};  // of them
  for (Cards trumps = state.all() & board_.trumps(); trumps != 0; ++higher) {
    const Cards trump = HighestBit(trumps);
    trumps ^= trump;
    std::size_t seat = 0;
    while ((state.hands[seat] & trump) == 0) ++seat;
    const int needed = ++own[seat];
    const int others = higher + 1 - needed;
    if (others < needed) sets |= without_[seat];
    for (std::size_t other = 0; other < seats; ++other) {
      if (other == seat) continue;
      if (others - own[other] < needed) sets |= without_[seat] & without_[other];
      if (own[other] < needed) sets |= alone_[other];
    }
  }
  return sets;
}

RamschEnding::Prospect RamschEnding::ByRange(const RamschState& state) const {
  Prospect prospect;
  PerSeat<Pile> piles;
  for (Seat seat : kSeats) {
    const auto at = static_cast<std::size_t>(seat.index());
    piles[seat] = {Points(state.points[at]), state.tricks[at], {}};
  }
  for (int seat = 0; seat < board_.seats(); ++seat) {
    prospect.most[static_cast<std::size_t>(seat)] = terms_.RangeFor(Seat(seat), piles).most.count();
  }
  return prospect;
}

RamschEnding::Prospect RamschEnding::ProspectAt(const RamschState& state,
                                                const Worths& worths) const {
  if (!by_loser_) return ByRange(state);
  Prospect prospect;
  const int seats = board_.seats();
  const unsigned everybody = (1u << seats) - 1;
  int loses = -1;  // the pile
  const int open = worth_.OfTheRest(state, seats);
  for (int pile = 0; pile < seats; ++pile) {
    bool ahead = true;
    for (int other = 0; other < seats; ++other) {
      ahead &=
          other == pile ||
          worths[static_cast<std::size_t>(pile)] - worths[static_cast<std::size_t>(other)] > open;
    }
    if (ahead) loses = pile;
  }
  if (loses >= 0) {
    prospect.loser = passes_on_ ? (loses + 1) % seats : loses;
    prospect.border = open + 1;
  }
  const int tricks = (state.left + state.laid + seats - 1) / seats;
  const unsigned touched = state.touched();
  const unsigned impossible = state.between() && touched != everybody ? Impossible(state) : 0;
  prospect.most.fill(kLeastPay);
  bool single = loses >= 0;
  for (unsigned mask = std::max(touched, 1u); mask <= everybody; ++mask) {
    if ((mask & touched) != touched || (impossible >> mask & 1) != 0 ||
        std::popcount(mask & ~touched) > tricks) {
      continue;
    }
    for (int seat = 0; seat < seats; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      const Pays& most = seat == prospect.loser ? most_lost_[mask] : most_[mask];
      prospect.most[at] = std::max(prospect.most[at], most[at]);
    }
    if (!single) continue;
    const int end = end_[static_cast<std::size_t>(loses)][mask];
    single = prospect.end.value_or(end) == end;
    prospect.end = end;
  }
  if (!single) prospect.end.reset();
  return prospect;
}

// Adds that the loser was known by how far its pile is ahead.
void RamschEnding::Need(Outcome& outcome, const Prospect& prospect) const {
  const auto seats = static_cast<std::size_t>(board_.seats());
  const auto loser = static_cast<std::size_t>(prospect.loser);
  const std::size_t pile = passes_on_ ? (loser + seats - 1) % seats : loser;
  for (std::size_t other = 0; other < seats; ++other) {
    if (other == pile) continue;
    outcome.ahead[pile][other] =
        std::max(outcome.ahead[pile][other], static_cast<std::int16_t>(prospect.border));
  }
}

RamschEnding::Outcome RamschEnding::Finished(const RamschState& state, const Worths& worths) {
  const int seats = board_.seats();
  Outcome outcome;
  outcome.ahead = kAnyAhead;
  if (by_loser_) {
    const auto most = std::max_element(worths.begin(), worths.begin() + seats);
    const auto pile = static_cast<std::size_t>(most - worths.begin());
    if (std::count(worths.begin(), worths.begin() + seats, *most) == 1) {
      const unsigned touched = state.touched();
      outcome.end = end_[pile][touched];
      if (durchmarsch_ && (touched & (touched - 1)) == 0) return outcome;
      for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other) {
        if (other != pile) outcome.ahead[pile][other] = 1;
      }
      return outcome;
    }
  }
  const RamschTerms::Result end = terms_.Settle(board_.CapturedOf(state));
  Pays pays{};
  for (int seat = 0; seat < seats; ++seat) {
    pays[static_cast<std::size_t>(seat)] = end.payments[Seat(seat)].count();
  }
  outcome.end = static_cast<std::uint16_t>(NumberOf(pays));
  ForEachPair([&](std::size_t one, std::size_t other) {
    const int difference = worths[one] - worths[other];
    outcome.general &= difference != 0;
    if (!by_order_) {
      outcome.ahead[one][other] = static_cast<std::int16_t>(difference);
    } else if (difference >= 0) {
      outcome.ahead[one][other] = difference > 0 ? 1 : 0;
    }
  });
  return outcome;
}

void RamschEnding::MakeTable(int tricks) {
  // What fewer cards are asked more often, but of less: it stays where the processor finds it soon.
  constexpr std::array<int, 4> kMostBits = {18, 21, 22, 16};
  std::size_t size = 0;
  for (std::size_t part = 0; part < parts_.size(); ++part) {
    parts_[part] = {size, std::size_t{1} << std::clamp(3 * tricks - 1, 5, kMostBits[part])};
    size += parts_[part].size;
  }
  table_.resize(size);
  tags_.resize(size);
}

RamschEnding::Place RamschEnding::PlaceOf(const Key& key) const {
  std::uint64_t h = (std::uint64_t{key.rest} << 32 | key.shape) * 0x9e3779b97f4a7c15;
  h = (h ^ h >> 32) * 0x94d049bb133111eb;
  h ^= h >> 29;
  const int tricks = std::popcount(key.shape) / board_.seats();
  const Part& part = parts_[tricks <= 3   ? static_cast<std::size_t>(tricks - 2)
                            : tricks <= 5 ? 2
                                          : 3];
  const std::size_t at = static_cast<std::size_t>(h) & (part.size - 1) & ~(kWays - 1);
  return {part.first + at, static_cast<std::uint32_t>(h >> 32) | 1};
}

std::optional<RamschEnding::Outcome> RamschEnding::Known(const Key& key, const RamschState& state,
                                                         const Worths& worths) const {
  const Place place = PlaceOf(key);
  for (std::size_t way = place.first; way < place.first + kWays; ++way) {
    if (tags_[way] != place.tag) continue;
    const Entry& entry = table_[way];
    const bool general = (entry.rest & kTied) == 0;
    if ((entry.rest & ~kTied) != key.rest || entry.cards != (general ? key.shape : key.cards)) {
      continue;
    }
    bool holds = true;
    std::size_t pair = 0;
    ForEachPair([&](std::size_t one, std::size_t other) {
      holds &= worths[one] - worths[other] >= entry.ahead[pair++];
    });
    if (!holds || (!general && entry.ties != TiesOf(state))) continue;
    Outcome outcome{entry.end, general, kAnyAhead};
    pair = 0;
    ForEachPair([&](std::size_t one, std::size_t other) {
      outcome.ahead[one][other] = entry.ahead[pair++];
    });
    return outcome;
  }
  return std::nullopt;
}

void RamschEnding::Remember(const Key& key, const RamschState& state, const Outcome& outcome) {
  const bool general = outcome.general;
  if (!general && !terms_.compares_tricks_next()) return;  // worths and TiesOf do not settle it
  const Place place = PlaceOf(key);
  const std::size_t way = place.first + (stored_++ & (kWays - 1));
  tags_[way] = place.tag;
  Entry& entry = table_[way];
  entry.cards = general ? key.shape : key.cards;
  entry.rest = general ? key.rest : static_cast<std::uint16_t>(key.rest | kTied);
  entry.end = outcome.end;
  entry.ties = general ? 0 : TiesOf(state);
  std::size_t pair = 0;
  ForEachPair(
      [&](std::size_t one, std::size_t other) { entry.ahead[pair++] = outcome.ahead[one][other]; });
}

RamschEnding::Outcome RamschEnding::Between(const RamschState& state, const Worths& worths) {
  if (state.left == 0) return Finished(state, worths);
  const bool kept = state.left > board_.seats();
  if (!kept) return LastTrick(state, worths);
  const Prospect prospect = ProspectAt(state, worths);
  if (prospect.end) {
    Outcome outcome{static_cast<std::uint16_t>(*prospect.end), true, kAnyAhead};
    Need(outcome, prospect);
    return outcome;
  }
  const Key key = KeyOf(state);
  if (const auto known = Known(key, state, worths)) return *known;
  if (budget_.Spent()) return {};
  const Outcome outcome = InTrick(state, worths, prospect);
  if (!budget_.spent()) Remember(key, state, outcome);
  return outcome;
}

// Everybody's last card.
RamschEnding::Outcome RamschEnding::LastTrick(const RamschState& state, const Worths& worths) {
  RamschState end = state;
  while (end.left > 0) board_.Play(end, end.own());
  budget_.Visit(static_cast<std::uint64_t>(state.left));
  const auto winner = static_cast<std::size_t>(end.leader);
  const int gained = worth_.OfTrick(state, end);
  Worths after = worths;
  after[winner] += gained;
  Outcome outcome = Finished(end, after);
  Gain(outcome, winner, gained);
  return outcome;
}

// Takes the winner's trick back.
void RamschEnding::Gain(Outcome& outcome, std::size_t winner, int gained) {
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
                                          const Worths& worths, const Prospect& prospect) {
  if (!next.between()) return InTrick(next, worths, prospect);
  const auto winner = static_cast<std::size_t>(next.leader);
  const int gained = worth_.OfTrick(state, next);
  Worths after = worths;
  after[winner] += gained;
  Outcome outcome = Between(next, after);
  Gain(outcome, winner, gained);
  return outcome;
}

RamschEnding::Outcome RamschEnding::InTrick(const RamschState& state, const Worths& worths,
                                            const Prospect& prospect) {
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
    const Outcome outcome = After(next, state, worths, prospect);
    if (budget_.spent()) return {};
    if (first) {
      best = outcome;
      first = false;
    } else {
      if (PaysOf(outcome)[mover] > PaysOf(best)[mover]) best.end = outcome.end;
      best.general &= outcome.general;
      for (std::size_t one = 0; one < kSeatCount; ++one) {
        for (std::size_t other = 0; other < kSeatCount; ++other) {
          best.ahead[one][other] = std::max(best.ahead[one][other], outcome.ahead[one][other]);
        }
      }
    }
    if (moves != 0 && PaysOf(best)[mover] >= prospect.most[mover]) {
      if (prospect.loser == static_cast<int>(mover)) Need(best, prospect);
      break;
    }
  }
  return best;
}

}  // namespace schafkopf
