#include "solver/ramsch/ramsch_ending.h"

#include <algorithm>

namespace schafkopf {
namespace {

constexpr std::int16_t kAny = -32768;      // no condition
constexpr std::uint32_t kTied = 1 << 15;   // of an entry: a tie was settled
constexpr std::uint32_t kMarch = 1 << 14;  // a Durchmarsch by points may come

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
      worth_(board_, terms),
      march_(terms),
      shape_(board_, hands),
      ends_(terms, board_.seats()),
      budget_(budget) {
  for (unsigned set = 0; set < 1u << board_.seats(); ++set) {
    for (std::size_t seat = 0; seat < kSeatCount; ++seat) {
      if ((set >> seat & 1) == 0) without_[seat] |= 1u << set;
      if (set == 1u << seat) alone_[seat] |= 1u << set;
    }
  }
}

std::optional<RamschTerms::Result> RamschEnding::Find(const RamschState& state) {
  if (table_.empty()) MakeTable((state.left + state.laid) / board_.seats());
  const Outcome value = Value(state);
  if (budget_.spent()) return std::nullopt;
  const RamschEnds::Pays pays = ends_.PaysOf(EndOf(value));
  // Then as everybody plays it.
  RamschState end = state;
  while (end.left > 0) {
    const std::size_t mover = end.mover;
    RamschState next;
    for (Cards moves = board_.DistinctOf(board_.LegalOf(end), end); moves != 0;) {
      const Cards card = HighestBit(moves);
      moves ^= card;
      next = end;
      board_.Play(next, card);
      budget_.Visit();
      if (moves == 0) break;
      const Outcome outcome = Value(next);
      if (budget_.spent()) return std::nullopt;
      if (PaidTo(mover, outcome) == pays[mover]) break;
    }
    end = next;
  }
  return terms_.Settle(board_.CapturedOf(end));
}

RamschEnding::Outcome RamschEnding::Value(const RamschState& state) {
  const Worths worths = WorthsOf(state);
  if (state.between()) return Between(state, worths, ends_.Different());
  return InTrick(state, worths, ProspectAt(state, worths), ends_.Different());
}

bool RamschEnding::AreAlike(Ends ends, const Alike& alike) const {
  return !by_loser_ || (ends & ~alike[static_cast<std::size_t>(std::countr_zero(ends))]) == 0;
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

RamschEnding::Key RamschEnding::KeyOf(const RamschState& state, const Prospect& prospect) const {
  const unsigned touched = state.touched();
  const unsigned tricks = by_loser_ ? ends_.LikeTouched(touched) : touched;
  const Cards cards = state.all();
  const std::uint32_t march = prospect.march ? kMarch : 0;
  return {cards, shape_.Of(cards), march | tricks << 2 | state.leader};
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

RamschEnding::Prospect RamschEnding::ProspectAt(const RamschState& state,
                                                const Worths& worths) const {
  Prospect prospect;
  if (!by_loser_) return prospect;
  const int seats = board_.seats();
  const unsigned everybody = (1u << seats) - 1;
  const int open = worth_.OfTheRest(state, seats);
  const auto most = std::max_element(worths.begin(), worths.begin() + seats);
  bool loses = true;
  for (auto worth = worths.begin(); worth != worths.begin() + seats; ++worth) {
    loses &= worth == most || *most - *worth > open;
  }
  prospect.pile = static_cast<int>(most - worths.begin());
  prospect.border = open + 1;
  const int tricks = (state.left + state.laid + seats - 1) / seats;
  const unsigned touched = state.touched();
  const unsigned impossible = state.between() && touched != everybody ? Impossible(state) : 0;
  for (unsigned set = std::max(touched, 1u); set <= everybody; ++set) {
    if ((set & touched) != touched || (impossible >> set & 1) != 0 ||
        std::popcount(set & ~touched) > tricks) {
      continue;
    }
    prospect.ends |= ends_.AllOf(set);
    if (loses) prospect.loses |= One(ends_.Of(prospect.pile, set));
  }
  if (const unsigned piles = march_.Possible(state); piles != 0) {
    AddDurchmarsch(state, piles, prospect);
  }
  return prospect;
}

void RamschEnding::AddDurchmarsch(const RamschState& state, unsigned possible,
                                  Prospect& prospect) const {
  prospect.march = true;
  if (const auto made = march_.Made(state)) {
    prospect.ends = One(ends_.OfDurchmarsch(*made));
    prospect.loses = 0;
    return;
  }
  for (int pile = 0; pile < board_.seats(); ++pile) {
    if ((possible >> pile & 1) == 0) continue;
    prospect.ends |= One(ends_.OfDurchmarsch(pile));
    if (prospect.loses != 0) prospect.loses |= One(ends_.OfDurchmarsch(pile));
  }
}

void RamschEnding::NeedAll(Outcome& outcome, const Worths& worths) const {
  ForEachPair([&](std::size_t one, std::size_t other) {
    outcome.ahead[one][other] = static_cast<std::int16_t>(worths[one] - worths[other]);
  });
}

// Adds that the loser was known by how far its pile is ahead.
void RamschEnding::Need(Outcome& outcome, const Prospect& prospect) const {
  const auto pile = static_cast<std::size_t>(prospect.pile);
  for (std::size_t other = 0; other < static_cast<std::size_t>(board_.seats()); ++other) {
    if (other == pile) continue;
    outcome.ahead[pile][other] =
        std::max(outcome.ahead[pile][other], static_cast<std::int16_t>(prospect.border));
  }
}

RamschEnding::Outcome RamschEnding::Finished(const RamschState& state, const Worths& worths) {
  const int seats = board_.seats();
  Outcome outcome;
  outcome.ahead = kAnyAhead;
  if (const auto made = by_loser_ ? march_.Made(state) : std::nullopt) {
    outcome.ends = One(ends_.OfDurchmarsch(*made));
    return outcome;
  }
  if (by_loser_) {
    const auto most = std::max_element(worths.begin(), worths.begin() + seats);
    const auto pile = static_cast<std::size_t>(most - worths.begin());
    if (std::count(worths.begin(), worths.begin() + seats, *most) == 1) {
      outcome.ends = One(ends_.Of(static_cast<int>(pile), state.touched()));
      for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other) {
        if (other != pile) outcome.ahead[pile][other] = 1;
      }
      return outcome;
    }
  }
  const RamschTerms::Result end = terms_.Settle(board_.CapturedOf(state));
  RamschEnds::Pays pays{};
  for (int seat = 0; seat < seats; ++seat) {
    pays[static_cast<std::size_t>(seat)] = end.payments[Seat(seat)].count();
  }
  outcome.ends = One(ends_.NumberOf(pays));
  if (!by_order_) NeedAll(outcome, worths);
  ForEachPair([&](std::size_t one, std::size_t other) {
    const int difference = worths[one] - worths[other];
    outcome.general &= difference != 0;
    if (by_order_ && difference >= 0) {
      outcome.ahead[one][other] = difference > 0 ? 1 : 0;
    }
  });
  return outcome;
}

void RamschEnding::MakeTable(int tricks) {
  // What fewer cards are asked more often, but of less: it stays where the processor finds it soon.
  constexpr std::array<int, 4> kMostBits = {17, 20, 22, 16};
  std::size_t size = 0;
  for (std::size_t part = 0; part < parts_.size(); ++part) {
    parts_[part] = {size, std::size_t{1} << std::clamp(3 * tricks - 1, 5, kMostBits[part])};
    size += parts_[part].size;
  }
  table_.Make(size);
  tags_.Make(size);
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
                                                         const Worths& worths,
                                                         const Alike& alike) const {
  const Place place = PlaceOf(key);
  for (std::size_t way = place.first; way < place.first + kWays; ++way) {
    if (tags_[way] != place.tag) continue;
    const Entry& entry = table_[way];
    const bool general = (entry.rest & kTied) == 0;
    if ((entry.rest & ~kTied) != key.rest || entry.cards != (general ? key.shape : key.cards)) {
      continue;
    }
    bool holds = AreAlike(entry.ends, alike);
    std::size_t pair = 0;
    ForEachPair([&](std::size_t one, std::size_t other) {
      holds &= worths[one] - worths[other] >= entry.ahead[pair++];
    });
    if (!holds || (!general && entry.ties != TiesOf(state))) continue;
    Outcome outcome{entry.ends, general, kAnyAhead};
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
  entry.rest = general ? key.rest : key.rest | kTied;
  entry.ends = outcome.ends;
  entry.ties = general ? 0 : TiesOf(state);
  std::size_t pair = 0;
  ForEachPair(
      [&](std::size_t one, std::size_t other) { entry.ahead[pair++] = outcome.ahead[one][other]; });
}

// Takes what is still possible for the outcome if that is all the same to who asked.
bool RamschEnding::Settles(Outcome& best, Ends better, const Prospect& prospect,
                           const Alike& alike) const {
  const Ends before = best.ends;
  if (const Ends ends = before | (prospect.ends & better); AreAlike(ends, alike)) {
    best.ends = ends;
    return true;
  }
  if (prospect.loses == 0) return false;
  const Ends ends = before | (prospect.loses & better);
  if (!AreAlike(ends, alike)) return false;
  best.ends = ends;
  Need(best, prospect);
  return true;
}

// Whether no further card of the mover changes the outcome for who asked.
bool RamschEnding::IsBest(Outcome& best, std::size_t mover, const Prospect& prospect,
                          const Alike& alike) const {
  return by_loser_ &&
         Settles(best, ends_.Above(mover, ends_.Rank(mover, EndOf(best))), prospect, alike);
}

RamschEnding::Outcome RamschEnding::Between(const RamschState& state, const Worths& worths,
                                            const Alike& alike) {
  if (state.left == 0) return Finished(state, worths);
  if (state.left == board_.seats()) return LastTrick(state, worths);
  const Prospect prospect = ProspectAt(state, worths);
  Outcome any{0, true, kAnyAhead};
  if (by_loser_ && Settles(any, ~Ends{0}, prospect, alike)) return any;
  const Key key = KeyOf(state, prospect);
  if (const auto known = Known(key, state, worths, alike)) return *known;
  if (budget_.Spent()) return {};
  Outcome outcome = InTrick(state, worths, prospect, alike);
  if (prospect.march) NeedAll(outcome, worths);
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
                                          const Worths& worths, const Prospect& prospect,
                                          const Alike& alike) {
  if (!next.between()) return InTrick(next, worths, prospect, alike);
  const auto winner = static_cast<std::size_t>(next.leader);
  const int gained = worth_.OfTrick(state, next);
  Worths after = worths;
  after[winner] += gained;
  Outcome outcome = Between(next, after, alike);
  Gain(outcome, winner, gained);
  return outcome;
}

RamschEnding::Outcome RamschEnding::InTrick(const RamschState& state, const Worths& worths,
                                            const Prospect& prospect, const Alike& alike) {
  if (state.left + state.laid == board_.seats()) return LastTrick(state, worths);
  const std::size_t mover = state.mover;
  Cards moves = board_.DistinctOf(board_.LegalOf(state), state);
  Outcome best;
  for (int rank = -1; moves != 0;) {
    const Cards card = HighestBit(moves);
    moves ^= card;
    RamschState next = state;
    board_.Play(next, card);
    budget_.Visit();
    const Outcome outcome = After(next, state, worths, prospect, ends_.After(alike, mover, rank));
    if (budget_.spent()) return {};
    if (rank < 0) {
      best = outcome;
    } else {
      if (PaidTo(mover, outcome) > PaidTo(mover, best)) best.ends = outcome.ends;
      best.general &= outcome.general;
      for (std::size_t one = 0; one < kSeatCount; ++one) {
        for (std::size_t other = 0; other < kSeatCount; ++other) {
          best.ahead[one][other] = std::max(best.ahead[one][other], outcome.ahead[one][other]);
        }
      }
    }
    if (moves == 0 || IsBest(best, mover, prospect, alike)) break;
    rank = by_loser_ ? ends_.Rank(mover, EndOf(best)) : 0;
  }
  return best;
}

}  // namespace schafkopf
