#include "solver/advice/card_games.h"

#include <algorithm>

#include "engine/cards/random.h"
#include "engine/money/doubled_deal.h"
#include "solver/advice/card_curve.h"
#include "solver/advice/inference.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/play_habit.h"
#include "solver/sample/seat_games.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kCardGamesSeed = 0x6361726467616d65;
// That a thinking seat deals for each of its cards.
constexpr int kThoughtWorlds = 4;

}  // namespace

CardGames::Ramsch::Ramsch(const Game& game, const Stakes& stakes)
    : board_(game),
      habits_(board_, game.contract().row().special.passes_tricks_on),
      terms_(game.contract(), game.seats(), stakes.rules, stakes.tariff) {}

EndedGame CardGames::Ramsch::PlayedOn(RamschState state, Card card, Seat seat,
                                      const Doublings& doublings) const {
  board_.Play(state, board_.labels().ToLabel(card));
  habits_.PlayOut(state);
  const RamschTerms::Result end = terms_.Settle(board_.CapturedOf(state), doublings);
  EndedGame ended;
  ended.cents = end.payments[seat].count();
  ended.points = end.points[seat].count();
  ended.won = ended.cents >= 0;
  return ended;
}

CardGames::CardGames(const SeatView& view, const Stakes& stakes, const Doublings& doublings,
                     std::uint64_t seed)
    : view_(view),
      doublings_(doublings),
      seed_(seed ^ kCardGamesSeed),
      by_habit_(IsPlayedByHabit(view)),
      by_learned_(IsBidByHabit(view)),
      exact_tricks_(ExactTricks(view.seats())),
      prices_(PricesOf(view.game, stakes)),
      win_(WinningValueDoubled(view.contract(), stakes.rules, doublings.stoss)),
      aim_{.stakes = stakes, .stoss = doublings.stoss},
      learned_{&LearnedWeightsOf(view.contract(), view.game.deck()), kJudgingSharpness} {
  if (view.contract().parties() == Parties::kEach) ramsch_.emplace(view.game, stakes);
}

void CardGames::PlayOn(const Hands& hands, std::span<const Card> cards, std::size_t game,
                       bool solves, Minds& minds, std::span<EndedGame> ended) const {
  Position position = PositionIn(view_, hands, Random(seed_, game).Next());
  if (ramsch_) {
    const RamschState state = ramsch_->StateOf(position);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      ended[i] = ramsch_->PlayedOn(state, cards[i], view_.seat, doublings_);
    }
    return;
  }
  const Deal& deal = position.deal();
  if (by_habit_) {
    const Witness seen = WitnessOf(deal, view_.played);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      ended[i] = PlayedByHabit(deal, seen, cards[i], game);
    }
  }
  if (by_habit_ && !solves) return;
  const bool with = DeclarerSide(deal).Contains(view_.seat);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    position.Play(cards[i]);
    if (!by_habit_) ended[i] = PlayedByThought(position, game, minds);
    if (solves) ended[i].open_won = minds.Solving().Reaches(position, win_) == with;
    position.Undo();
  }
}

EndedGame CardGames::PlayedByHabit(const Deal& deal, Witness seen, Card card,
                                   std::size_t game) const {
  seen.Play(card);
  Random random(seed_, game);
  const Value value = by_learned_ ? learned_loops_.play_on(seen, {learned_, learned_}, random)
                                  : loops_.play_on(seen, exact_tricks_, random);
  return EndedWith(deal, value, prices_);
}

// Where it is not known yet who announces a Solo hintenrum, whoever does is the declarer, and where
// nobody does nothing is paid.
EndedGame CardGames::PlayedByThought(const Position& position, std::size_t game,
                                     Minds& minds) const {
  const Position end =
      PlaySeatGame(position, AllSeats({.worlds = kThoughtWorlds}), Random(seed_, game).Next(), aim_,
                   minds.Thinking(), SoloSuit::kAsThought);
  if (!end.switched()) return {};
  return EndedWith(end.deal(), FinalValue(end), PricesAtEnd(end, prices_));
}

EndedGame CardGames::EndedWith(const Deal& deal, Value value, const Prices& prices) const {
  const bool with = DeclarerSide(deal).Contains(view_.seat);
  const Settlement settled = SettleDoubled(deal, value, prices, doublings_);
  EndedGame ended;
  ended.won = settled.won.value_or(false) == with && settled.won.has_value();
  ended.schneider = ended.won && settled.result.schneider;
  ended.schwarz = ended.won && settled.result.schwarz;
  ended.cents = PaymentsOf(settled, deal)[view_.seat].count();
  if (IsPointContract(view_.contract())) {
    const int all = PointsOf(CardsOf(deal.deck())).count();
    const int side = std::clamp(value.count(), 0, all);
    ended.points = with ? side : all - side;
  }
  return ended;
}

}  // namespace schafkopf
