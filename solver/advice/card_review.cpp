#include "solver/advice/card_review.h"

#include <algorithm>
#include <cstddef>
#include <memory>

#include "engine/cards/random.h"
#include "solver/auction/heard_bids.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"

namespace schafkopf {
namespace {

enum class Half : std::uint8_t { kToChoose, kToPrice };

// Every other world. All of them where each possible one is there: then games differ by their seed
// alone; and where a half has none. `effective` stays that of the whole.
WeighedWorlds PartOf(const WeighedWorlds& worlds, Half half) {
  if (worlds.complete) return worlds;
  WeighedWorlds part = worlds;
  part.hands.clear();
  part.weights.clear();
  part.sum = 0;
  for (std::size_t i = half == Half::kToChoose ? 0 : 1; i < worlds.hands.size(); i += 2) {
    part.hands.push_back(worlds.hands[i]);
    part.weights.push_back(worlds.weights[i]);
    part.sum += worlds.weights[i];
  }
  return part.hands.empty() ? worlds : part;
}

const CardWorth& WorthOf(Card card, const CardAdvice& advice) {
  return *std::ranges::find(advice.ranked, card, &CardWorth::card);
}

// Of what the half that chooses says that people lose, so much is found by the half that prices:
// the best card is chosen for its luck, too. The cards after the first of 6,134 recorded games: .40
// of declarers, .43 of the others (docs/lab/review.md).
constexpr double kFoundLost = 0.42;

class Reviewer {
 public:
  Reviewer(const Position& game, const CardReviewOptions& options, const Effort& effort)
      : game_(game), options_(options), effort_(effort), others_(options.others) {
    effort_.threads = 1;
    const Deal& deal = game.deal();
    others_.AlsoBid(deal.contract());
    if (BidHabitOf(deal.contract(), deal.deck())) {
      heard_ = HeardFromBids(options.bids, deal.contract(), deal.declarer, others_.offers);
    }
    HearKontra();
  }

  std::vector<JudgedCard> Review() {
    std::vector<JudgedCard> cards;
    Position position(game_.deal());
    for (Card card : game_.played()) {
      if (effort_.stopped()) break;
      cards.push_back(Judge(ViewOf(position), card));
      position.Play(card);
    }
    return cards;
  }

 private:
  void HearKontra() {
    if (options_.kontra.empty()) return;
    const Deal& deal = game_.deal();
    doubled_ = std::make_shared<const HeardDoublings>(
        DoubledGame{deal.game, deal.declarer, options_.kontra, heard_, others_});
  }

  JudgedCard Judge(const SeatView& view, Card card) const {
    JudgedCard judged{view.seat, card, card};
    judged.free = view.DistinctPlays().size() > 1;
    const bool first =
        std::ranges::none_of(view.played, [&](Card played) { return view.hand.Contains(played); });
    if (!judged.free && !first && !options_.forced) return judged;
    const Effort effort = effort_.WithSeed(Random(effort_.seed, view.played.size()).Next());
    const WeighedWorlds worlds = WorldsFor(view, effort);
    if (worlds.empty()) return judged;  // stopped
    judged.effective = worlds.effective;
    const WeighedWorlds to_choose = PartOf(worlds, judged.free ? Half::kToChoose : Half::kToPrice);
    const CardAdvice chosen = Advise(view, to_choose, {}, effort);
    if (chosen.games == 0) return judged;
    judged.basis = chosen.basis;
    const CardWorth& played = WorthOf(card, chosen);
    const CardWorth& best = chosen.ranked.front();
    judged.expected = best.cents;
    judged.promised = best.cents.value;
    judged.win = played.win.value;
    judged.usual = UsualLoss(view, chosen);
    if (best.judged == played.judged && !first) return judged;
    const CardAdvice priced = Price(view, PartOf(worlds, Half::kToPrice), played.judged,
                                    best.judged, effort.WithSeed(~effort.seed), judged);
    if (!IsMistake(judged.lost)) return judged;
    const CardWorth& better = WorthOf(best.judged, priced);
    std::vector<EndedDeal> deals = chosen.DealsOf(best);
    for (const EndedDeal& deal : priced.DealsOf(better)) deals.push_back(deal);
    judged.why = DecidingFacts(view, deals, better.win.value, WeighedShares(worlds));
    return judged;
  }

  // What people lose on average by the cards they choose there.
  double UsualLoss(const SeatView& view, const CardAdvice& chosen) const {
    if (!IsPlayedByHabit(view) || chosen.ranked.size() < 2) return 0;
    const CardSet legal = view.LegalPlays();
    const CardChances chances =
        FastestHabitLoops().chances(WitnessOf(game_.deal(), view.played), legal);
    double lost = 0;
    for (Card card : legal) {
      lost += chances.Of(card) *
              (chosen.ranked.front().cents.value - WorthOf(card, chosen).cents.value);
    }
    return kFoundLost * lost / chances.sum;
  }

  CardAdvice Price(const SeatView& view, const WeighedWorlds& worlds, Card played, Card best,
                   const Effort& effort, JudgedCard& judged) const {
    std::vector<Card> cards = {played};
    if (best != played) cards.push_back(best);
    CardAdvice priced = Advise(view, worlds, cards, effort);
    if (priced.games == 0) return priced;
    const CardWorth& own = WorthOf(played, priced);
    const CardWorth& other = WorthOf(best, priced);
    judged.expected = other.cents;
    judged.win = (judged.win + own.win.value) / 2;
    if (best == played) return priced;
    judged.best = best;
    // The two are compared world by world; the one ahead has no error.
    judged.lost = {other.cents.value - own.cents.value,
                   std::max(own.behind.error, other.behind.error)};
    return priced;
  }

  WeighedWorlds WorldsFor(const SeatView& view, const Effort& effort) const {
    InferenceQuestion question{.view = view};
    question.heard = heard_;
    question.others = others_;
    question.doubled = doubled_;
    InferenceOptions options;
    options.worlds = options_.worlds;
    options.enough = options_.enough;
    return Infer(question, options, effort);
  }

  CardAdvice Advise(const SeatView& view, const WeighedWorlds& worlds,
                    const std::vector<Card>& cards, const Effort& effort) const {
    CardAdviceOptions options;
    options.stakes = options_.stakes;
    const bool each = view.contract().parties() == Parties::kEach;
    options.games = each || IsPlayedByHabit(view) ? options_.games : options_.solved;
    options.open_games = 0;
    options.doublings = options_.doublings;
    options.doublings.stoss =
        std::max(options.doublings.stoss, static_cast<int>(options_.kontra.size()));
    options.cards = cards;
    options.keeps_deals = true;
    return JudgeCards(view, worlds, options, effort);
  }

  const Position& game_;
  const CardReviewOptions& options_;
  Effort effort_;
  Others others_;
  std::optional<PerSeat<Heard>> heard_;
  std::shared_ptr<const HeardDoublings> doubled_;
};

}  // namespace

std::vector<JudgedCard> ReviewCards(const Position& game, const CardReviewOptions& options,
                                    const Effort& effort) {
  return Reviewer(game, options, effort).Review();
}

}  // namespace schafkopf
