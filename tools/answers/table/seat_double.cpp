#include "tools/answers/table/seat_double.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/money/doubling.h"

namespace schafkopf {
namespace {

KontraQuestion KontraAt(const CardTurn& turn, const RuleSet& rules) {
  const SeatView& view = turn.view;
  const Contract& contract = view.contract();
  KontraQuestion question = KontraTo(contract, view.declarer, view.hand, view.seat, rules,
                                     view.game.deck(), view.seats());
  if (contract.row().special.forced) question.played_for = PlayedFor::kDuty;
  question.so_far.doubled = turn.kontra;
  question.so_far.answers = contract.parties() != Parties::kEach && turn.kontra.size() % 2 == 1;
  question.shown = view.open_hand.value_or(CardSet());
  question.so_far.bids = turn.bids;
  question.so_far.played = view.played;
  return question;
}

}  // namespace

CardTurn SeenBy(Seat seat, const Position& position, std::vector<Bid> bids,
                std::vector<Seat> kontra) {
  return {ViewOf(position, seat), std::move(bids), std::move(kontra)};
}

bool MayDouble(const CardTurn& turn, const RuleOptions& options) {
  const SeatView& view = turn.view;
  return schafkopf::MayDouble(
      view.seat, static_cast<int>(view.played.size()), view.contract(), turn.kontra,
      SidesSeenBy(view.seat, view.hand, view.contract(), view.declarer, view.seats()), options);
}

std::optional<CardTurn> NextToDouble(const Position& position, const std::vector<Bid>& bids,
                                     const std::vector<Seat>& kontra, const RuleOptions& options,
                                     int from) {
  if (std::ssize(kontra) >= MostStoss(position.deal().contract(), options)) return std::nullopt;
  for (int seat = from; seat < position.seats(); ++seat) {
    CardTurn turn = SeenBy(Seat(seat), position, bids, kontra);
    if (MayDouble(turn, options)) return turn;
  }
  return std::nullopt;
}

DoubleChoice ChooseDouble(const CardTurn& turn, std::optional<std::uint64_t> worlds,
                          const RuleSet& rules, const Effort& effort) {
  KontraQuestion question = KontraAt(turn, rules);
  if (worlds) question.worlds = std::min(*worlds, kMostKontraWorlds);
  DoubleChoice choice{.estimate = {{}, Basis::kHabit}, .answers = question.so_far.answers};
  if (ObstacleToKontra(question) != DoubleObstacle::kNone) return choice;
  EstimateOptions options;
  options.stakes = StakesOf(rules);
  choice.estimate = EstimateKontra(question, options, effort);
  if (choice.estimate.round.worlds > 0) {
    choice.verdict = VerdictOnDouble(choice.estimate.round, choice.estimate.basis);
  }
  return choice;
}

}  // namespace schafkopf
