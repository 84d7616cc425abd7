#include "solver/ramsch/ramsch_force.h"

#include <algorithm>
#include <set>

namespace schafkopf {
namespace {

// No condition: below, above every lead.
constexpr std::int16_t kAnyLow = -32767;
constexpr std::int16_t kAnyHigh = 32767;
constexpr int kNoSeat = -32000;  // the lead of a seat that does not play

std::int16_t Moved(std::int16_t border, int by) {
  return border == kAnyLow || border == kAnyHigh ? border : static_cast<std::int16_t>(border + by);
}

}  // namespace

bool RamschForce::Serves(const RamschTerms& terms) { return terms.settles_by_loser(); }

RamschForce::RamschForce(const Game& game, const RamschTerms& terms, NodeBudget& budget)
    : board_(game),
      terms_(terms),
      passes_on_(game.contract().row().special.passes_tricks_on),
      worth_(board_, terms),
      march_(terms),
      budget_(budget) {}

void RamschForce::Forget() { table_.Drop(); }

void RamschForce::SetSeat(int seat) {
  const int seats = board_.seats();
  seat_ = seat;
  own_ = passes_on_ ? (seat + seats - 1) % seats : seat;
  std::size_t other = 0;
  others_.fill(-1);
  for (int each = 0; each < seats; ++each) {
    if (each != own_) others_[other++] = each;
  }
  for (int mask = 1; mask < kMasks; ++mask) {
    for (const bool safe : {false, true}) {
      // Somebody with a trick has all points; as nobody else can lose, that is enough.
      int loser = own_;
      for (int each : others_) {
        if (safe && each >= 0 && (mask >> each & 1) != 0) loser = each;
      }
      PerSeat<Captured> piles;
      for (int each = 0; each < seats; ++each) {
        piles[Seat(each)].tricks = (mask >> each & 1) != 0 ? 1 : 0;
      }
      piles[Seat(loser)].points = RamschTerms::kMostWithoutDurchmarsch;
      pays_[safe ? 1 : 0][static_cast<std::size_t>(mask)] =
          terms_.Settle(piles).payments[Seat(seat_)].count();
    }
  }
}

void RamschForce::SetQuestion(int cents) {
  const int everybody = (1 << board_.seats()) - 1;
  for (int left = 0; left <= kSeatCount; ++left) {
    for (int mask = 0; mask <= everybody; ++mask) {
      for (const Outlook outlook : {kOpen, kSafe, kLost}) {
        bool some_yes = false;
        bool some_no = false;
        for (int end = mask == 0 ? 1 : mask; end <= everybody; ++end) {
          if ((end & mask) != mask) continue;
          if (std::popcount(static_cast<unsigned>(end & ~mask)) > left) continue;
          for (const int safe : {0, 1}) {
            if ((outlook == kSafe && safe == 0) || (outlook == kLost && safe == 1)) continue;
            const bool yes =
                pays_[static_cast<std::size_t>(safe)][static_cast<std::size_t>(end)] >= cents;
            (yes ? some_yes : some_no) = true;
          }
        }
        decided_[static_cast<std::size_t>(left)][outlook][static_cast<std::size_t>(mask)] =
            some_yes && some_no ? std::int8_t{-1} : static_cast<std::int8_t>(some_yes ? 1 : 0);
      }
    }
  }
  march_yes_ = 0;
  for (int pile = 0; pile < board_.seats(); ++pile) {
    march_yes_ |= MarchPays(pile) >= cents ? 1u << pile : 0u;
  }
  // Two sets are alike if whatever joins both leads to the same.
  for (int mask = 0; mask <= everybody; ++mask) {
    for (int other = 0; other <= mask; ++other) {
      bool same = true;
      for (int more = 0; more <= everybody; ++more) {
        for (const std::size_t safe : {0u, 1u}) {
          const auto yes = [&](int set) {
            return pays_[safe][static_cast<std::size_t>(set)] >= cents;
          };
          if ((mask | more) == 0 || (other | more) == 0) continue;
          same &= yes(mask | more) == yes(other | more);
        }
      }
      same &= (mask == 0) == (other == 0);
      if (same) {
        alike_[static_cast<std::size_t>(mask)] = static_cast<std::uint8_t>(other);
        break;
      }
    }
  }
}

CentsBounds RamschForce::Force(const RamschState& state, Seat seat) {
  SetSeat(seat.index());
  const int everybody = (1 << board_.seats()) - 1;
  std::set<int> all;
  std::set<int> sums;  // that can still come
  const auto touched = static_cast<int>(state.touched());
  for (int mask = 1; mask <= everybody; ++mask) {
    for (const auto& pays : pays_) {
      all.insert(pays[static_cast<std::size_t>(mask)]);
      if ((mask & touched) == touched) sums.insert(pays[static_cast<std::size_t>(mask)]);
    }
  }
  const unsigned possible = march_.Possible(state);
  for (int pile = 0; pile < board_.seats(); ++pile) {
    if ((possible >> pile & 1) != 0) sums.insert(MarchPays(pile));
  }
  const std::vector<int> payments(sums.begin(), sums.end());
  const auto place = [&](int cents) {
    return static_cast<std::size_t>(std::ranges::lower_bound(payments, cents) - payments.begin());
  };
  // First whether it can keep from losing, then the nearest amounts.
  std::size_t low = 0;
  std::size_t high = payments.size() - 1;
  const std::size_t kept = place(pays_[1][static_cast<std::size_t>(everybody)]);
  std::size_t ask = kept;
  while (low < high) {
    ask = std::clamp(ask, low + 1, high);
    // What is remembered serves other positions, too: an amount has one number in all of them.
    const auto number = std::distance(all.begin(), all.find(payments[ask]));
    const bool yes = Asked(state, payments[ask], static_cast<int>(number));
    if (budget_.spent()) break;
    if (yes) {
      low = ask++;
    } else {
      high = --ask;
      if (high < kept)
        ask = std::max(place(pays_[0][static_cast<std::size_t>(everybody)]), low + 1);
    }
  }
  return {Cents(payments[low]), Cents(payments[high])};
}

RamschForce::Lead RamschForce::LeadNow(const RamschState& state) const {
  const auto worth = [&](int seat) { return worth_.OfPile(state, static_cast<std::size_t>(seat)); };
  Lead lead;
  for (std::size_t i = 0; i < lead.size(); ++i) {
    lead[i] = static_cast<std::int16_t>(others_[i] < 0 ? kNoSeat : worth(others_[i]) - worth(own_));
  }
  return lead;
}

bool RamschForce::Asked(const RamschState& state, int cents, int number) {
  if (table_.empty()) {
    const int tricks = std::max((state.left + board_.seats() - 1) / board_.seats(), 1);
    table_.Make(std::size_t{1} << std::clamp(4 + 3 * (tricks - 1), 8, 20));
  }
  SetQuestion(cents);
  question_ = static_cast<std::uint64_t>(number) << 2 | static_cast<std::uint64_t>(seat_);
  const Lead lead = LeadNow(state);
  return (state.between() ? Between(state, lead) : InTrick(state, lead)).yes;
}

RamschForce::Entry* RamschForce::Find(std::uint64_t key, int left) {
  std::uint64_t h = key * 0x9e3779b97f4a7c15;
  h = (h ^ h >> 32) * 0x94d049bb133111eb;
  const std::size_t at = static_cast<std::size_t>(h >> 20) & (table_.size() - 1);
  Entry& first = table_[at];
  Entry& second = table_[at ^ 1];
  if (first.key == key) return &first;
  if (second.key == key) return &second;
  // The one with fewer cards is found again the sooner.
  const auto cards = [](const Entry& entry) {
    return entry.key == 0 ? -1 : std::popcount(static_cast<std::uint32_t>(entry.key));
  };
  Entry& victim = cards(first) <= cards(second) || cards(second) > left ? first : second;
  victim = Entry{};
  victim.key = key;
  return &victim;
}

RamschForce::Proof RamschForce::Finished(const RamschState& state, const Lead& lead) const {
  Proof proof{false, true, {kAnyHigh, kAnyHigh, kAnyHigh}};
  const unsigned touched = state.touched();
  const auto best = std::ranges::max_element(lead);
  Outlook outlook = *best > 0 ? kSafe : kLost;
  const auto decided = [&](Outlook as) { return decided_[0][as][touched]; };
  if (decided(kOpen) >= 0) {
    proof.yes = decided(kOpen) == 1;
    if (proof.yes) proof.border.fill(kAnyLow);
    return proof;
  }
  if (*best == 0) {
    const RamschTerms::Result end = terms_.Settle(board_.CapturedOf(state));
    outlook = end.losers.Contains(Seat(seat_)) ? kLost : kSafe;
    proof.general = false;
  }
  // Nobody that loses is paid more than one that does not.
  proof.yes = decided(outlook) == 1;
  if (proof.yes) {
    proof.border.fill(kAnyLow);
    proof.border[static_cast<std::size_t>(best - lead.begin())] = 1;
  } else {
    proof.border.fill(-1);
  }
  return proof;
}

RamschForce::Proof RamschForce::Between(const RamschState& state, const Lead& lead) {
  const unsigned possible = march_.Possible(state);
  const bool march = possible != 0;
  if (const auto made = march ? march_.Made(state) : std::nullopt) {
    return {(march_yes_ >> *made & 1) != 0, true, lead};
  }
  if (state.left == 0) return Finished(state, lead);
  const unsigned touched = state.touched();
  const int tricks = state.left / board_.seats();
  const auto& decided = decided_[static_cast<std::size_t>(std::min(tricks, kSeatCount))];
  if (const std::int8_t open = decided[kOpen][touched];
      open >= 0 && MarchesSay(possible, open == 1)) {
    const bool yes = open == 1;
    const std::int16_t any = yes ? kAnyLow : kAnyHigh;
    return {yes, true, {any, any, any}};
  }
  const Cards left = state.all();
  const int most = worth_.OfTheRest(state, board_.seats());
  const auto best = std::ranges::max_element(lead);
  if (*best > most && decided[kSafe][touched] >= 0 && MarchesSay(possible, true)) {
    Proof proof{decided[kSafe][touched] == 1, true, {kAnyLow, kAnyLow, kAnyLow}};
    if (proof.yes) {
      proof.border[static_cast<std::size_t>(best - lead.begin())] =
          static_cast<std::int16_t>(most + 1);
      return proof;
    }
  }
  if (*best < -most && decided[kLost][touched] == 0 && MarchesSay(possible, false)) {
    Proof proof{false, true, {}};
    proof.border.fill(static_cast<std::int16_t>(-most - 1));
    return proof;
  }

  const std::uint64_t key = std::uint64_t{march} << 63 | std::uint64_t{question_} << 40 |
                            std::uint64_t{alike_[touched]} << 36 |
                            std::uint64_t{state.leader} << 32 | left;
  if (tricks > 1) {
    const Entry* known = Find(key, state.left);
    for (std::size_t i = 0; i < known->yes_count; ++i) {
      const Lead& border = known->yes[i];
      if (march ? lead == border
                : lead[0] >= border[0] && lead[1] >= border[1] && lead[2] >= border[2]) {
        return {true, true, border};
      }
    }
    for (std::size_t i = 0; i < known->no_count; ++i) {
      const Lead& border = known->no[i];
      if (march ? lead == border
                : lead[0] <= border[0] && lead[1] <= border[1] && lead[2] <= border[2]) {
        return {false, true, border};
      }
    }
  }
  if (budget_.Spent()) return {false, false, lead};
  const Proof proof = InTrick(state, lead);
  if (tricks > 1 && proof.general && !budget_.spent()) {
    Entry* entry = Find(key, state.left);
    auto& borders = proof.yes ? entry->yes : entry->no;
    auto& count = proof.yes ? entry->yes_count : entry->no_count;
    auto& next = proof.yes ? entry->next_yes : entry->next_no;
    const Lead& border = march ? lead : proof.border;
    if (count < borders.size()) {
      borders[count++] = border;
    } else {
      borders[next] = border;
      next = static_cast<std::uint8_t>((next + 1) % borders.size());
    }
  }
  return proof;
}

// What follows from the position after a card.
RamschForce::Proof RamschForce::Then(const RamschState& next, const RamschState& state,
                                     const Lead& lead) {
  if (!next.between()) return InTrick(next, lead);
  const int gained = worth_.OfTrick(state, next);
  Lead after = lead;
  Lead by{};
  for (std::size_t i = 0; i < by.size(); ++i) {
    if (others_[i] < 0) continue;
    if (next.leader == own_) by[i] = static_cast<std::int16_t>(-gained);
    if (next.leader == others_[i]) by[i] = static_cast<std::int16_t>(gained);
    after[i] = static_cast<std::int16_t>(after[i] + by[i]);
  }
  Proof proof = Between(next, after);
  for (std::size_t i = 0; i < by.size(); ++i) proof.border[i] = Moved(proof.border[i], -by[i]);
  return proof;
}

RamschForce::Proof RamschForce::InTrick(const RamschState& state, const Lead& lead) {
  std::array<Cards, 8> moves;
  const int count = Ordered(state, moves);
  const bool wants = state.mover == seat_;  // the answer yes
  Proof all{!wants, true, {}};
  all.border.fill(wants ? kAnyHigh : kAnyLow);
  for (int i = 0; i < count; ++i) {
    RamschState next = state;
    board_.Play(next, moves[static_cast<std::size_t>(i)]);
    budget_.Visit();
    const Proof proof = Then(next, state, lead);
    if (budget_.spent() || proof.yes == wants) return proof;
    all.general &= proof.general;
    for (std::size_t k = 0; k < all.border.size(); ++k) {
      all.border[k] = wants ? std::min(all.border[k], proof.border[k])
                            : std::max(all.border[k], proof.border[k]);
    }
  }
  return all;
}

int RamschForce::Ordered(const RamschState& state, std::array<Cards, 8>& moves) const {
  Cards legal = board_.DistinctOf(board_.LegalOf(state), state);
  std::array<int, 8> scores;
  int count = 0;
  for (; legal != 0; legal &= legal - 1) {
    const Cards card = LowestBit(legal);
    const int score = (legal & (legal - 1)) == 0 && count == 0 ? 0 : Score(state, card);
    int at = count++;
    for (; at > 0 && scores[static_cast<std::size_t>(at - 1)] < score; --at) {
      scores[static_cast<std::size_t>(at)] = scores[static_cast<std::size_t>(at - 1)];
      moves[static_cast<std::size_t>(at)] = moves[static_cast<std::size_t>(at - 1)];
    }
    scores[static_cast<std::size_t>(at)] = score;
    moves[static_cast<std::size_t>(at)] = card;
  }
  return count;
}

int RamschForce::Score(const RamschState& state, Cards card) const {
  constexpr int kFirst = 1000;
  const int label = IndexOf(card);
  const Cards group = board_.group_of(label);
  const int points = board_.points_of(label);
  const int strength = std::popcount(board_.deck() & group & (card - 1));
  const Cards unseen = state.all() & ~state.own();
  const bool owner = state.mover == own_;
  const bool beats = !state.between() && (card & board_.BeatersOf(state)) != 0;
  const int after =
      (own_ - state.mover + board_.seats()) % board_.seats();  // seats up to the owner
  const bool to_come = after > 0 && state.laid + after < board_.seats();
  const bool owner_takes = !state.between() && state.winner == own_;
  if (state.mover == seat_) {  // the own pile is to stay small
    if (owner && state.between()) {
      const int above = std::popcount(unseen & group & Above(card));
      const int below = std::popcount(unseen & group) - above;
      return 8 * std::min(above, 4) - 4 * std::min(below, 4) - points;
    }
    if (owner) {
      if (!beats) return kFirst + 2 * points + strength;
      const bool last = state.laid + 1 == board_.seats();
      return last ? 2 * strength - 4 * points : -strength - points;
    }
    if (owner_takes) return beats ? kFirst - strength : -4 * points - strength;
    return to_come ? strength - points : 4 * points - strength;
  }
  if (owner) return state.between() ? strength : (beats ? kFirst + strength + points : -points);
  if (state.between()) {
    const Cards suit = state.hand(own_) & group;
    if (suit == 0) return -strength - points;
    return LowestBit(suit) > card ? kFirst - strength : 200 - 8 * strength;
  }
  if (owner_takes) return beats ? -strength : kFirst + 4 * points + strength;
  if (to_come) return beats ? -4 * strength : kFirst - 2 * strength;
  return beats ? strength - points : -points - strength;
}

}  // namespace schafkopf
