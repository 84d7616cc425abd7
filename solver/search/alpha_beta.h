// The search: zero-window alpha-beta over cards, with a table at the start of each trick.
//
// Every window asks one boolean question, "do the maximizers get at least `target` of the count
// still to come?". Fail-soft: a value v >= target means at least v, a value v < target at most v.
#ifndef SCHAFKOPF_SOLVER_SEARCH_ALPHA_BETA_H_
#define SCHAFKOPF_SOLVER_SEARCH_ALPHA_BETA_H_

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>

#include "engine/play/duties.h"
#include "solver/search/board/pick.h"
#include "solver/search/board/processor.h"
#include "solver/search/bounds/ending.h"
#include "solver/search/bounds/misere.h"
#include "solver/search/bounds/sure.h"
#include "solver/search/order/history.h"
#include "solver/search/order/late_moves.h"
#include "solver/search/order/move_list.h"
#include "solver/search/order/ordering.h"
#include "solver/search/order/outlook.h"
#include "solver/search/search.h"
#include "solver/search/table.h"

namespace schafkopf {
inline namespace SCHAFKOPF_PROCESSOR {

// `Ideas` is SearchIdeas or AllIdeas, or either as other rules leave it.
template <class Ideas>
class AlphaBeta final : public Search {
 public:
  explicit AlphaBeta(const SearchIdeas& ideas) : ideas_(ideas), table_(kLogBuckets) {}

  void Forget() override {
    table_.NextGeneration();
    history_ = {};
  }
  std::uint64_t nodes() const override { return nodes_; }

  std::optional<int> Answer(const Layout& layout, const Start& start, int target,
                            std::uint64_t node_limit) override {
    layout_ = &layout;
    node_limit_ = node_limit;
    stopped_ = false;
    misere_ = layout.counted != layout.maximizers;
    const bool alone = std::has_single_bit(layout.counted);
    ducker_ = ideas_.misere && misere_ && alone ? std::countr_zero(layout.counted) : -1;
    Node node = start.node;
    ++nodes_;
    if (target <= 0) return 0;
    if (target > node.left) return node.left;
    const int value = start.trick.empty() ? StartTrick(node, target) : Resume(node, start, target);
    if (stopped_) return std::nullopt;
    return value;
  }

 private:
  static constexpr SearchRules kRules = Ideas::rules;
  static constexpr int kLogBuckets = 12;  // 256 KB
  // With so few cards in hand their order is simple, for leads and other plays.
  static constexpr int kLateLead = 3;
  static constexpr int kLateFollow = 4;
  // With the called Sau no other of its suit may be led, so it is nobody's neighbour there.
  static_assert(kLateLead < kRunawayMin);
  static constexpr int kEmptySeat = 3;  // at a table of three
  static constexpr int kOpen = -1;      // no value: the trick alone decides nothing

  // The cards of a trick so far.
  struct Trick {
    Cards led;       // every card of the led group
    Cards eligible;  // led group and trumps: what can win
    Cards best;      // the winning card
    int best_seat;
    int points;
  };

  // The position at the start of a trick. REQUIRES: 0 < target <= node.left.
  int StartTrick(Node& node, int target) {
    // Step 1: the last trick plays itself, the last two are played out at once.
    if (node.tricks_left() == 1) return LastTrick(*layout_, node);
    if (ideas_.endings && node.tricks_left() == 2) return Ending<kRules>(*layout_, node).Value();
    // Step 2: what the table knows.
    const Cards all = node.all();
    Bounds known{0, node.left};
    std::optional<Structure> structure;
    std::uint64_t hash = 0;
    if (ideas_.table) {
      structure.emplace(*layout_, all, node.leader, layout_->CalledLed(node.sau));
      hash = structure->Hash();
      table_.Probe(*layout_, *structure, hash, all, ideas_.structure, known);
      if (known.lower >= target) return known.lower;
      if (known.upper < target) return known.upper;
    }
    // Step 3: what both sides are sure of.
    if (misere_ ? DecidesMisere(node, target, known) : Decides(node, target, known)) {
      return known.lower >= target ? known.lower : known.upper;
    }
    // Step 4: every lead.
    const int value = std::clamp(Lead(node, target), known.lower, known.upper);
    // Step 5: remember.
    if (stopped_) return 0;
    if (ideas_.table) {
      if (value >= target) {
        known.lower = value;
      } else {
        known.upper = value;
      }
      table_.Store(structure->state, hash, all, known);
    }
    return value;
  }

  // Narrows `known` by what each side is sure of; true once that decides `target`.
  bool Decides(const Node& node, int target, Bounds& known) const {
    const auto narrow = [&](bool maximizers, int count) {
      if (maximizers) {
        known.lower = std::max(known.lower, count);
        return known.lower >= target;
      }
      known.upper = std::min(known.upper, node.left - count);
      return known.upper < target;
    };
    const auto by_hand = [&](int seat) {
      const int need = NeedOf(layout_->Maximizes(seat), node.left, target);
      // A hand of a side of two or three is rarely sure of much.
      if (!layout_->Alone(seat) && 3 * need > node.left) return false;
      return narrow(layout_->Maximizes(seat),
                    SureOf(*layout_, node, seat, ideas_.enemy_winners ? need : 0));
    };
    if (ideas_.sure_on_lead && by_hand(node.leader)) return true;
    const Cards trumps = node.all() & layout_->trumps();
    const Cards top = HighestBit(trumps);
    for (int step = 1; ideas_.sure_off_lead && step < 4; ++step) {
      const int seat = (node.leader + step) & 3;
      const Cards own = node.hand(seat) & trumps;
      Cards enemies = trumps & ~layout_->side_cards[seat];
      // One enemy trump above two own beats only one of them. With partners that rarely decides.
      if (layout_->Alone(seat)) enemies = pick::Above(enemies, own ^ HighestBit(own));
      const bool holds_top = (own & top) != 0;
      const bool outnumbers = std::popcount(own) >= 2;
      const bool one_enemy = std::popcount(enemies) == 1;
      if ((holds_top | (outnumbers & one_enemy)) && by_hand(seat)) return true;
    }
    return false;
  }

  // The same where a lone hand wants no trick: 0 tricks to come, or 1 at least.
  bool DecidesMisere(const Node& node, int target, Bounds& known) const {
    if (ducker_ < 0) return false;
    if constexpr (kRules.must_overtake) {
      if (ducker_ != node.leader && StaysBelow(*layout_, node, ducker_)) known.upper = 0;
      return known.upper < target;
    }
    if (SurelyTakes(*layout_, node, ducker_)) {
      known.lower = std::max(known.lower, layout_->trick_bonus);
      return known.lower >= target;
    }
    if (ducker_ != node.leader && Ducking(*layout_, node, ducker_).Safe()) known.upper = 0;
    return known.upper < target;
  }

  int Lead(Node& node, int target) {
    const int seat = node.leader;
    Cards legal = node.hand(seat);
    if ((legal & node.sau) != 0) {
      legal = LegalLeads(CardSet::FromBits(legal), layout_->called).bits();
    }
    return Branch<0>(node, Trick{0, 0, 0, seat, 0}, seat, legal, target);
  }

  template <int kPlace>
  int Follow(Node& node, const Trick& trick, int target) {
    const int seat = (node.leader + kPlace) & 3;
    if constexpr (kRules.three_seats) {
      if (seat == kEmptySeat) return AfterPlace<kPlace>(node, trick, target);
    }
    const Cards hand = node.hand(seat);
    Cards legal = Else(hand & trick.led, hand);
    if ((hand & node.sau) != 0) {
      legal = LegalFollows(CardSet::FromBits(hand), CardSet::FromBits(trick.led), layout_->called)
                  .bits();
    }
    if constexpr (kRules.must_overtake) {
      const Cards beaters = pick::Above(trick.eligible, trick.best);
      legal = Overtaking(CardSet::FromBits(legal), CardSet::FromBits(beaters)).bits();
    } else if (seat == ducker_) {
      legal = WorthPlaying(*layout_, legal, trick.eligible, trick.best);
    }
    return Branch<kPlace>(node, trick, seat, legal, target);
  }

  // The value after the best of the legal cards of `seat`, who plays as number kPlace of the trick.
  template <int kPlace>
  int Branch(Node& node, const Trick& trick, int seat, Cards legal, int target) {
    // Step 1: a single card needs no thought.
    if ((legal & (legal - 1)) == 0) return Play<kPlace>(node, trick, seat, legal, target);
    // Step 2: the trick alone may decide.
    Outlook outlook{};
    Prospects prospects;
    if constexpr (kPlace > 0) {
      outlook = OutlookOf<kPlace>(*layout_, node, trick.led, trick.best, trick.best_seat);
      prospects = ProspectsOf(outlook, legal, trick.eligible);
      const int value = EndedNow<kPlace>(node, trick, seat, prospects.ours_for_sure, target);
      if (value != kOpen) return value;
    }
    // Step 3: with few cards in hand a simple order.
    if (IsLate<kPlace>(node, seat)) {
      if constexpr (kPlace == 0) prospects = ProspectsOfLeads(node, legal);
      return BranchLate<kPlace>(node, trick, seat, legal, prospects, target);
    }
    // Step 4: one move for each card worth trying, ranked by weights and history.
    MoveList moves;
    Generate<kPlace>(node, trick, seat, legal, outlook, moves);
    if (moves.size() == 1) return Play<kPlace>(node, trick, seat, moves.last().card, target);
    const History::Rows history = RowsOf<kPlace>(node, trick, seat);
    Rank<kPlace>(node, trick, target, history, moves);
    // Step 5: one after the other until one suffices.
    return BestOf<kPlace>(node, trick, seat, target, history, moves);
  }

  // Counts as the mover sees them, more is better: v if he maximizes, else -1 - v. The same way
  // back.
  int ViewOf(int seat) const { return layout_->Maximizes(seat) ? 0 : -1; }

  // The best of the ranked moves, or the first that suffices.
  template <int kPlace>
  int BestOf(Node& node, const Trick& trick, int seat, int target, const History::Rows& history,
             MoveList& moves) {
    const int view = ViewOf(seat);
    const int goal = (target ^ view) - view;
    int best = std::numeric_limits<int>::min();
    Cards failed = 0;
    for (int left = moves.size(); left > 0; --left) {
      Move& move = moves.Take();
      int value = ideas_.neighbours ? moves.BoundByNeighbours(move) : moves.kUnbounded;
      if (value >= goal) {
        value = Play<kPlace>(node, trick, seat, move.card, target) ^ view;
        if (stopped_) return 0;
      }
      best = std::max(best, value);
      if (value >= goal) {
        if (ideas_.history) Remember(history, move.card, failed, std::popcount(node.hand(seat)));
        break;
      }
      moves.Failed(move, value);
      failed |= move.card;
    }
    return best ^ view;
  }

  template <int kPlace>
  bool IsLate(const Node& node, int seat) const {
    return ideas_.ordering && ideas_.late_moves && !misere_ &&
           std::popcount(node.hand(seat)) <= (kPlace == 0 ? kLateLead : kLateFollow);
  }

  // The same for a hand with few cards.
  template <int kPlace>
  int BranchLate(Node& node, const Trick& trick, int seat, Cards legal, const Prospects& prospects,
                 int target) {
    const int view = ViewOf(seat);
    const int goal = (target ^ view) - view;
    int best = std::numeric_limits<int>::min();
    LateMoves moves(*layout_, legal, prospects, Blockers(node, trick, seat));
    do {
      const Cards card = moves.Take();
      const int value = Play<kPlace>(node, trick, seat, card, target) ^ view;
      if (stopped_) return 0;
      best = std::max(best, value);
      if (value >= goal) break;
      if (ideas_.dominance) moves.DropDominated(card);
      if (ideas_.neighbours) best = std::max(best, moves.DropByPoints(card, value, goal));
    } while (!moves.empty());
    return best ^ view;
  }

  Prospects ProspectsOfLeads(const Node& node, Cards legal) const {
    Prospects prospects;
    while (legal != 0) {
      const Cards group = layout_->GroupOf(legal);
      const Outlook outlook = OutlookOf<0>(*layout_, node, group, 0, node.leader);
      prospects |= ProspectsOf(outlook, legal & group, group);
      legal &= ~group;
    }
    return prospects;
  }

  // The value, if the trick alone decides the question: the side of `seat` can take with it all
  // that it needs, by one of these cards for sure, or at the last player's turn the other side does
  // anyway. Else kOpen.
  template <int kPlace>
  int EndedNow(const Node& node, const Trick& trick, int seat, Cards ours_for_sure,
               int target) const {
    if (!ideas_.decisive_tricks || misere_) return kOpen;
    const bool maximizes = layout_->Maximizes(seat);
    const int worth = trick.points + layout_->trick_bonus;
    if (ours_for_sure != 0) {
      const int richest = RichestPoints(*layout_, seat, ours_for_sure, 1);
      return Ended(node, maximizes, worth + richest, target);
    }
    return IsLast<kPlace>(node) ? Ended(node, !maximizes, worth, target) : kOpen;
  }

  // The value, if a trick of such worth is all that the side needs that takes it.
  static int Ended(const Node& node, bool maximizers, int worth, int target) {
    if (worth < NeedOf(maximizers, node.left, target)) return kOpen;
    return maximizers ? worth : node.left - worth;
  }

  // What history knows of the cards of `seat`, who plays as number kPlace of the trick.
  template <int kPlace>
  History::Rows RowsOf(const Node& node, const Trick& trick, int seat) {
    if constexpr (kPlace == 0) {
      unsigned with_trumps = 0;
      for (const Cards hand : node.hands) {
        with_trumps = with_trumps * 2 + ((hand & layout_->trumps()) != 0 ? 1 : 0);
      }
      return history_.OfLead(seat, node.tricks_left(), with_trumps);
    } else {
      return history_.OfPlay(seat, IndexOf(trick.best), layout_->GroupIndexOf(trick.led), kPlace,
                             layout_->SameSide(seat, trick.best_seat));
    }
  }

  static void Remember(const History::Rows& history, Cards cut, Cards failed, int tricks_left) {
    history.Cut(cut, tricks_left);
    for (; failed != 0; failed &= failed - 1) history.Failed(LowestBit(failed), tricks_left);
  }

  // The trick once `seat` has added `card` as number kPlace.
  template <int kPlace>
  Trick After(Trick trick, int seat, Cards card) const {
    const int points = trick.points + layout_->PointsOf(card);
    if constexpr (kPlace == 0) {
      const Cards led = layout_->GroupOf(card);
      return {led, led | layout_->trumps(), card, seat, points};
    }
    const Cards taking = card & trick.eligible;
    const int taken = trick.best_seat ^ seat;
    return {trick.led, trick.eligible, std::max(taking, trick.best),
            trick.best_seat ^ (taken & -static_cast<int>(taking > trick.best)), points};
  }

  template <int kPlace>
  int Play(Node& node, const Trick& trick, int seat, Cards card, int target) {
    if (++nodes_ > node_limit_) stopped_ = true;
    if (stopped_) return 0;
    const Trick next = After<kPlace>(trick, seat, card);
    Cards& hand = node.hands[seat];
    hand ^= card;
    const int value = AfterPlace<kPlace>(node, next, target);
    hand ^= card;
    return value;
  }

  // The value once number kPlace has added its card to the trick.
  template <int kPlace>
  int AfterPlace(Node& node, const Trick& trick, int target) {
    if constexpr (kPlace < 3) {
      return Follow<kPlace + 1>(node, trick, target);
    } else {
      return FinishTrick(node, trick, target);
    }
  }

  // Whether number kPlace adds the last card of the trick.
  template <int kPlace>
  static bool IsLast(const Node& node) {
    if (kRules.three_seats && kPlace == 2) return ((node.leader + 3) & 3) == kEmptySeat;
    return kPlace == 3;
  }

  int FinishTrick(const Node& node, const Trick& trick, int target) {
    const int worth = trick.points + layout_->trick_bonus;
    const int gain = static_cast<int>(layout_->counted >> trick.best_seat & 1) * worth;
    if (target <= gain) return gain;
    if (target > gain + node.left - worth) return gain + node.left - worth;
    Node next = node;
    next.leader = trick.best_seat;
    next.left -= worth;
    next.sau &= ~trick.led;
    return gain + StartTrick(next, target - gain);
  }

  // Two own cards are neighbours when neither a card of the others nor the one to beat lies between
  // them.
  static Cards Blockers(const Node& node, const Trick& trick, int seat) {
    return (node.all() ^ node.hand(seat)) | trick.best;
  }

  // One move for each card worth trying.
  template <int kPlace>
  void Generate(const Node& node, const Trick& trick, int seat, Cards legal, Outlook outlook,
                MoveList& moves) const {
    const Cards blockers = Blockers(node, trick, seat);
    if (kPlace > 0 && (legal & trick.led) != 0) {
      GenerateGroup(outlook, legal, blockers, node.sau, moves);
      return;
    }
    const Cards to_beat = trick.best;
    while (legal != 0) {
      const Cards group = layout_->GroupOf(HighestBit(legal));
      if (kPlace == 0) {
        outlook = OutlookOf<kPlace>(*layout_, node, group, 0, seat);
      } else {
        // Only a trump can beat from outside the led group.
        outlook.to_beat = (group & trick.eligible) != 0 ? to_beat : ~Cards{0};
      }
      GenerateGroup(outlook, legal & group, blockers, node.sau, moves);
      legal &= ~group;
    }
  }

  // A called Sau that has duties is nobody's neighbour.
  void GenerateGroup(const Outlook& outlook, Cards cards, Cards blockers, Cards sau,
                     MoveList& moves) const {
    Cards above = 0;
    moves.BeginRun();
    for (; cards != 0; cards ^= above) {
      const Cards card = HighestBit(cards);
      const int points = layout_->PointsOf(card);
      const TrickOutcome outcome = outlook.OutcomeOf(card);
      if (above != 0) {
        const bool neighbour = ((above - 2 * card) & blockers) == 0 && ((above | card) & sau) == 0;
        if (!neighbour) {
          moves.BeginRun();
        } else {
          if (ideas_.neighbours && moves.last().points == points) {
            above = card;
            continue;
          }
          if (ideas_.dominance && ForSure(outcome)) {
            const bool richer = points > moves.last().points;
            if (richer != (outcome == kOursForSure)) {
              above = card;
              continue;
            }
            moves.DropLast();
          }
        }
      }
      above = card;
      moves.Add(card, points, outcome);
    }
  }

  // How promising each move is.
  template <int kPlace>
  void Rank(const Node& node, const Trick& trick, int target, const History::Rows& history,
            MoveList& moves) const {
    MoveScorer<kPlace> scorer(*layout_, node, trick.points, target);
    Cards group = 0;
    for (int i = 0; i < moves.size(); ++i) {
      const Move& move = moves[i];
      if (ideas_.ordering && (move.card & group) == 0) {
        group = layout_->GroupOf(move.card);
        scorer.EnterGroup(group);
      }
      moves.Rank(i, (ideas_.ordering ? scorer.Score(move.outcome, move.card) : 0) +
                        history.Score(move.card));
    }
  }

  // Goes on from the middle of a trick.
  int Resume(Node& node, const Start& start, int target) {
    Trick trick{0, 0, 0, node.leader, 0};
    int place = 0;
    for (Cards card : start.trick) {
      const int seat = (node.leader + place) & 3;
      trick = place == 0 ? After<0>(trick, seat, card) : After<1>(trick, seat, card);
      ++place;
      if (kRules.three_seats && ((node.leader + place) & 3) == kEmptySeat) ++place;
    }
    switch (place) {
      case 1:
        return Follow<1>(node, trick, target);
      case 2:
        return Follow<2>(node, trick, target);
      default:
        return Follow<3>(node, trick, target);
    }
  }

  [[no_unique_address]] const Ideas ideas_;
  SearchTable table_;
  History history_;
  const Layout* layout_ = nullptr;
  bool misere_ = false;  // the counted side does not want its count
  int ducker_ = -1;      // the lone hand that wants no trick, if one does
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  std::uint64_t node_limit_ = 0;
};

}  // namespace SCHAFKOPF_PROCESSOR
}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_ALPHA_BETA_H_
