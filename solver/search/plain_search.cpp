#include "solver/search/plain_search.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "solver/search/board/bits.h"

namespace schafkopf {
namespace {

// Bounds and a good card for positions between tricks, two to a bucket: one kept for its size, one
// for its age.
class PlainTable {
 public:
  struct Entry {
    std::uint64_t key = ~std::uint64_t{0};
    std::int16_t lower = 0;
    std::int16_t upper = 0;
    Cards best = 0;
  };

  PlainTable() : entries_(std::size_t{2} << kLogBuckets) {}

  const Entry* Find(std::uint64_t key) const {
    const std::size_t at = BucketOf(key);
    for (std::size_t i = at; i < at + 2; ++i) {
      if (entries_[i].key == key) return &entries_[i];
    }
    return nullptr;
  }
  void Store(const Entry& entry) {
    const std::size_t at = BucketOf(entry.key);
    Entry& large = entries_[at];
    const bool is_larger = large.key == ~std::uint64_t{0} || CardsIn(entry) >= CardsIn(large);
    if (large.key == entry.key || (is_larger && entries_[at + 1].key != entry.key)) {
      large = entry;
    } else {
      entries_[at + 1] = entry;
    }
  }
  void Clear() { std::fill(entries_.begin(), entries_.end(), Entry{}); }

 private:
  static constexpr int kLogBuckets = 18;
  static int CardsIn(const Entry& entry) { return std::popcount(entry.key >> 32); }
  static std::size_t BucketOf(std::uint64_t key) {
    return 2 * static_cast<std::size_t>(key * 0x9e3779b97f4a7c15 >> (64 - kLogBuckets));
  }

  std::vector<Entry> entries_;
};

class PlainSearch : public Search {
 public:
  explicit PlainSearch(const Deal& deal)
      : seats_(deal.seats()), hand_size_(deal.hand_size()), covers_(deal.covers) {
    duties_ = deal.game.duties();
    overtake_ = MustOvertake(deal.contract(), duties_);
    const CalledCard called = deal.game.called();
    for (const CardSet& hand : deal.hands) {
      if (hand.Intersects(called.card)) dealt_of_called_ = (hand & called.suit).size();
    }
  }

  void Forget() override { table_.Clear(); }
  std::uint64_t nodes() const override { return nodes_; }

  std::optional<int> Answer(const Layout& layout, const Start& start, int target,
                            std::uint64_t node_limit) override {
    layout_ = &layout;
    node_limit_ = node_limit;
    stopped_ = ++nodes_ > node_limit;
    LabelCovers();
    Node node = start.node;
    int value = 0;
    if (start.trick.empty()) {
      value = StartTrick(node, target);
    } else {
      Trick trick{0, 0, node.leader, 0, 0};
      for (Cards card : start.trick) trick = After(trick, SeatAt(node, trick.size), card);
      value = Follow(node, trick, target);
    }
    if (stopped_) return std::nullopt;
    return value;
  }

 private:
  // The cards on the table.
  struct Trick {
    Cards led;  // the whole group
    Cards best;
    int best_seat;
    int points;
    int size;
    Cards cards = 0;
  };
  struct Move {
    Cards card;
    int score;
  };
  struct Moves {
    std::array<Move, kCardCount / 2> items;
    int size = 0;
  };

  int SeatAt(const Node& node, int place) const { return (node.leader + place) % seats_; }

  void LabelCovers() {
    below_ = 0;
    for (Card card : covers_.below()) {
      const Cards label = layout_->ToLabel(card);
      below_ |= label;
      top_of_[IndexOf(label)] = layout_->ToLabel(*covers_.TopOf(card));
    }
  }

  // The cards of `seat` that lie open.
  Cards OpenHand(const Node& node, const Trick& trick, int seat) const {
    Cards open = node.hand(seat);
    const Cards in_play = node.all() | trick.cards;
    for (Cards rest = open & below_; rest != 0;) {
      const Cards card = HighestBit(rest);
      rest ^= card;
      if ((in_play & top_of_[IndexOf(card)]) != 0) open ^= card;
    }
    return open;
  }

  Cards Legal(const Node& node, const Trick& trick, int seat) const {
    const int cards_left = std::popcount(node.all() | trick.cards);
    Turn turn{CardSet::FromBits(OpenHand(node, trick, seat)),
              CardSet::FromBits(trick.led),
              {},
              hand_size_ - (cards_left + seats_ - 1) / seats_ + 1,
              layout_->called,
              layout_->CalledLed(node.sau),
              dealt_of_called_};
    if (overtake_ && trick.size > 0) {
      const Cards above = (trick.led | layout_->trumps()) & ~(trick.best * 2 - 1);
      turn.beaters = CardSet::FromBits(above);
    }
    return LegalCards(turn, duties_).bits();
  }

  std::uint64_t KeyOf(const Node& node) const {
    return std::uint64_t{node.all()} << 32 | layout_->goal_id << 3 |
           (layout_->CalledLed(node.sau) ? 4u : 0u) | static_cast<std::uint32_t>(node.leader);
  }

  // Fail-soft: the count still to come, see Search::Answer.
  int StartTrick(Node& node, int target) {
    if (target <= 0) return 0;
    if (target > node.left) return node.left;
    const std::uint64_t key = KeyOf(node);
    PlainTable::Entry entry{key, 0, static_cast<std::int16_t>(node.left), 0};
    if (const auto* known = table_.Find(key)) {
      entry = *known;
      if (entry.lower >= target) return entry.lower;
      if (entry.upper < target) return entry.upper;
    }
    first_choice_ = entry.best;
    const int value = Follow(node, Trick{0, 0, node.leader, 0, 0}, target);
    if (stopped_) return 0;
    if (value >= target) {
      entry.lower = std::max(entry.lower, static_cast<std::int16_t>(value));
    } else {
      entry.upper = std::min(entry.upper, static_cast<std::int16_t>(value));
    }
    entry.best = last_best_;
    table_.Store(entry);
    return value;
  }

  int Follow(Node& node, const Trick& trick, int target) {
    if (trick.size == seats_) return FinishTrick(node, trick, target);
    const int seat = SeatAt(node, trick.size);
    const bool maximizes = layout_->Maximizes(seat);
    Moves moves = MovesOf(node, trick, seat, trick.size == 0 ? first_choice_ : 0);
    int best = 0;
    Cards best_card = 0;
    for (int i = 0; i < moves.size; ++i) {
      const Cards card = moves.items[static_cast<std::size_t>(i)].card;
      if (++nodes_ > node_limit_) stopped_ = true;
      if (stopped_) return 0;
      node.hands[seat] ^= card;
      const int value = Follow(node, After(trick, seat, card), target);
      node.hands[seat] ^= card;
      if (i == 0 || (maximizes ? value > best : value < best)) {
        best = value;
        best_card = card;
      }
      if (maximizes ? best >= target : best < target) break;
    }
    last_best_ = best_card;
    return best;
  }

  int FinishTrick(const Node& node, const Trick& trick, int target) {
    const int worth = trick.points + layout_->trick_bonus;
    const int gain = layout_->Counts(trick.best_seat) ? worth : 0;
    Node next = node;
    next.leader = trick.best_seat;
    next.left -= worth;
    next.sau &= ~trick.led;
    return gain + StartTrick(next, target - gain);
  }

  Trick After(Trick trick, int seat, Cards card) const {
    if (trick.size == 0) trick.led = layout_->GroupOf(card);
    if ((card & (trick.led | layout_->trumps())) != 0 && card > trick.best) {
      trick.best = card;
      trick.best_seat = seat;
    }
    trick.points += layout_->PointsOf(card);
    trick.cards |= card;
    ++trick.size;
    return trick;
  }

  // One move for each card worth trying, the most promising first.
  Moves MovesOf(const Node& node, const Trick& trick, int seat, Cards first) const {
    Moves moves;
    const Cards others = (node.all() ^ node.hand(seat)) | trick.cards;
    Cards above = 0;
    for (Cards rest = Legal(node, trick, seat); rest != 0;) {
      const Cards card = HighestBit(rest);
      rest ^= card;
      if (above != 0 && Equal(above, card, others)) continue;
      above = card;
      moves.items[static_cast<std::size_t>(moves.size++)] = {
          card, card == first ? kFirst : ScoreOf(trick, seat, card)};
    }
    std::stable_sort(moves.items.begin(), moves.items.begin() + moves.size,
                     [](const Move& a, const Move& b) { return a.score > b.score; });
    return moves;
  }

  // Whether nothing in play tells two cards of one hand apart.
  bool Equal(Cards above, Cards card, Cards others) const {
    if (below_ != 0 || ((above | card) & layout_->called.card.bits()) != 0) return false;
    const Cards between = (above - 1) & ~(card * 2 - 1);
    return (layout_->GroupOf(above) & card) != 0 && (between & others) == 0 &&
           layout_->PointsOf(above) == layout_->PointsOf(card);
  }

  static constexpr int kFirst = 1000;

  // Takes the trick cheaply where the side wants it, gives points to partners, else throws off.
  int ScoreOf(const Trick& trick, int seat, Cards card) const {
    const int points = layout_->PointsOf(card);
    const int strength = IndexOf(card);
    const bool wants = layout_->Counts(seat) == layout_->Maximizes(seat);
    if (trick.size == 0) return wants ? strength + points : -strength;
    const bool takes = (card & (trick.led | layout_->trumps())) != 0 && card > trick.best;
    const bool partner = layout_->Maximizes(trick.best_seat) == layout_->Maximizes(seat);
    const bool last = trick.size == seats_ - 1;
    if (!wants) return takes ? -50 - strength : strength;
    if (takes && !(partner && last)) return 50 + points - (last ? strength / 4 : 0);
    return partner ? 2 * points - strength / 4 : -2 * points - strength / 4;
  }

  const int seats_;
  const int hand_size_;
  const Covers covers_;
  Duties duties_;
  bool overtake_ = false;
  int dealt_of_called_ = 0;
  PlainTable table_;
  const Layout* layout_ = nullptr;
  Cards below_ = 0;
  PerLabel<Cards> top_of_;  // by label
  Cards first_choice_ = 0;  // of the next leader, from the table
  Cards last_best_ = 0;     // by the Follow that returned last
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  std::uint64_t node_limit_ = 0;
};

}  // namespace

bool NeedsPlainSearch(const Deal& deal) {
  const Duties& duties = deal.game.duties();
  Duties known;  // those that the fast search has, or that it need not know
  known.declarer_leads = duties.declarer_leads;
  known.switch_at_three_tricks = duties.switch_at_three_tricks;
  known.must_overtake = duties.must_overtake;
  // Nothing is called where the trick must be beaten, so the fast search does not ask for both.
  const bool both = deal.contract().called_card() && MustOvertake(deal.contract(), duties);
  return deal.seats() == 2 || duties != known || both;
}

std::unique_ptr<Search> MakePlainSearch(const Deal& deal) {
  return std::make_unique<PlainSearch>(deal);
}

}  // namespace schafkopf
