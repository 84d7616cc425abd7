#include "solver/ramsch/free_for_all.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "solver/ramsch/node_budget.h"
#include "solver/ramsch/ramsch_ending.h"
#include "solver/ramsch/ramsch_force.h"
#include "solver/search/board/cache_line.h"

namespace schafkopf {
namespace {

// A position between tricks with all that decides its future.
struct Key {
  std::uint64_t high;
  std::uint64_t low;
  friend bool operator==(const Key&, const Key&) = default;
};
struct KeyHash {
  std::size_t operator()(const Key& key) const {
    std::uint64_t h = key.high * 0x9e3779b97f4a7c15 ^ (key.low + 0xbf58476d1ce4e5b9);
    h = (h ^ h >> 29) * 0x94d049bb133111eb;
    return static_cast<std::size_t>(h ^ h >> 32);
  }
};

}  // namespace

class alignas(kLinePair) FreeForAll::Impl {
 public:
  Impl(const RamschTerms& terms, std::function<bool()> stop)
      : terms_(terms), budget_(std::move(stop)) {}

  std::uint64_t nodes() const { return budget_.nodes(); }

  std::optional<RamschTerms::Result> Play(const Position& position, std::uint64_t node_budget) {
    Begin(position, node_budget);
    if (!ending_) ending_.emplace(position.game(), position.deal().hands, terms_, budget_);
    return ending_->Find(RamschBoard(position.game()).StateOf(position));
  }

  CentsBounds ForceWithin(const Position& position, Seat seat, std::uint64_t node_budget) {
    Begin(position, node_budget);
    if (RamschForce::Serves(terms_)) {
      if (!force_) force_.emplace(position.game(), terms_, budget_);
      return force_->Force(RamschBoard(position.game()).StateOf(position), seat);
    }
    seat_ = seat;
    const Cents all = terms_.MostFrom(piles_);
    const int cents = Forced(-all.count(), all.count());
    if (budget_.spent()) return {-all, all};
    return {Cents(cents), Cents(cents)};
  }

 private:
  // Positions remembered for each question: some hundred bytes each.
  static constexpr std::size_t kMostKept = 2'000'000;

  using Moves = std::vector<Card>;
  struct Proven {
    int least = std::numeric_limits<int>::min();
    int most = std::numeric_limits<int>::max();
  };

  void Begin(const Position& position, std::uint64_t node_budget) {
    if (!position_ || position_->deal() != position.deal()) {
      ending_.reset();
      for (auto& forced : forced_) forced.clear();
      force_.reset();
    }
    position_ = position;
    for (Seat seat : kSeats) piles_[seat] = position.pile(seat);
    budget_.Allow(node_budget);
  }

  Key KeyNow() const {
    CardSet left;
    Key key{0, 0};
    PerSeatNumber<std::uint64_t> sums;
    for (Seat seat : kSeats) {
      left |= position_->held(seat);
      sums[seat.index()] = terms_.SummaryOf(piles_[seat]);
    }
    // 23 bits a seat; of the last one only the low 8, as the rest follows from the cards left.
    key.high = std::uint64_t{left.bits()} << 32 | sums[0] << 2 |
               static_cast<std::uint64_t>(position_->leader().index());
    key.low = sums[1] << 31 | sums[2] << 8 | (sums[3] & 0xff);
    return key;
  }

  // The legal cards, strongest first; of cards that nothing can tell apart only the strongest.
  Moves MovesNow() const {
    const CardOrder& order = position_->order();
    const CardSet legal = position_->LegalPlays();
    const CardSet in_deck = CardsOf(position_->deal().deck());
    Moves moves;
    std::optional<Card> above;  // the card of the deck that stands next above
    for (Card card : order.best_first()) {
      if (!in_deck.Contains(card)) continue;
      if (legal.Contains(card) &&
          !(above && legal.Contains(*above) && order.GroupOf(*above).Contains(card) &&
            PointsOf(*above) == PointsOf(card))) {
        moves.push_back(card);
      }
      above = card;
    }
    return moves;
  }

  // Plays a card and, where it ends a trick, gives the trick to its winner.
  struct Step {
    std::optional<Seat> winner;
    Pile before;
  };
  Step Do(Card card) {
    budget_.Visit();
    Step step;
    const std::size_t size = position_->trick().size() + 1;
    position_->Play(card);
    if (!position_->trick().empty()) return step;
    step.winner = position_->leader();
    Pile& pile = piles_[*step.winner];
    step.before = pile;
    ++pile.tricks;
    for (Card taken : position_->played().last(size)) {
      pile.points += PointsOf(taken);
      pile.cards.Insert(taken);
    }
    return step;
  }
  void Undo(const Step& step) {
    if (step.winner) piles_[*step.winner] = step.before;
    position_->Undo();
  }

  // Fail-soft alpha-beta on what seat_ receives.
  int Forced(int alpha, int beta) {
    if (position_->finished()) return terms_.Settle(piles_).payments[seat_].count();
    if (budget_.Spent()) return 0;
    const bool between = position_->trick().empty();
    Key key{};
    Proven proven;
    auto& table = forced_[seat_];
    if (between) {
      key = KeyNow();
      if (const auto known = table.find(key); known != table.end()) proven = known->second;
      if (proven.least >= beta || proven.least == proven.most) return proven.least;
      if (proven.most <= alpha) return proven.most;
    }
    const bool own = position_->to_move() == seat_;
    std::optional<int> best;
    int low = std::max(alpha, proven.least);
    int high = std::min(beta, proven.most);
    const int asked_low = low;
    const int asked_high = high;
    Moves moves = MovesNow();
    if (own) std::reverse(moves.begin(), moves.end());
    for (Card card : moves) {
      const Step step = Do(card);
      const int cents = Forced(low, high);
      Undo(step);
      if (budget_.spent()) return 0;
      if (!best || (own ? cents > *best : cents < *best)) best = cents;
      (own ? low : high) = own ? std::max(low, *best) : std::min(high, *best);
      if (low >= high) break;
    }
    if (between) {
      if (*best > asked_low) proven.least = std::max(proven.least, std::min(*best, proven.most));
      if (*best < asked_high) proven.most = std::min(proven.most, std::max(*best, proven.least));
      if (table.size() < kMostKept || table.contains(key)) table[key] = proven;
    }
    return *best;
  }

  const RamschTerms terms_;
  NodeBudget budget_;
  std::optional<Position> position_;
  PerSeat<Pile> piles_;
  Seat seat_;
  std::optional<RamschForce> force_;
  std::optional<RamschEnding> ending_;
  PerSeat<std::unordered_map<Key, Proven, KeyHash>> forced_;
};

FreeForAll::FreeForAll(const RamschTerms& terms, std::function<bool()> stop)
    : impl_(std::make_unique<Impl>(terms, std::move(stop))) {}
FreeForAll::~FreeForAll() = default;

std::optional<RamschTerms::Result> FreeForAll::Play(const Position& position,
                                                    std::uint64_t node_budget) {
  return impl_->Play(position, node_budget);
}

CentsBounds FreeForAll::ForceWithin(const Position& position, Seat seat,
                                    std::uint64_t node_budget) {
  return impl_->ForceWithin(position, seat, node_budget);
}

std::optional<Cents> FreeForAll::Force(const Position& position, Seat seat,
                                       std::uint64_t node_budget) {
  const CentsBounds bounds = ForceWithin(position, seat, node_budget);
  if (!bounds.exact()) return std::nullopt;
  return bounds.low;
}

std::uint64_t FreeForAll::nodes() const { return impl_->nodes(); }

}  // namespace schafkopf
