#include "tools/answers/table/seat_double.h"

#include <algorithm>
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
  if (std::ranges::any_of(turn.bids, [](const Bid& bid) { return bid.game.has_value(); })) {
    question.so_far.bids = turn.bids;
  }
  question.so_far.played = view.played;
  return question;
}

}  // namespace

CardTurn SeenBy(Seat seat, const Position& position, std::vector<Bid> bids,
                std::vector<Seat> kontra) {
  const Deal& deal = position.deal();
  const auto played = position.played();
  CardTurn seen{
      {deal.game, deal.declarer, seat, deal.hands[seat], {}, {played.begin(), played.end()}},
      std::move(bids),
      std::move(kontra)};
  if (deal.contract().is_ouvert() && seat != deal.declarer) {
    seen.view.open_hand = deal.hands[deal.declarer];
  }
  return seen;
}

bool MayDouble(const CardTurn& turn, const RuleOptions& options) {
  const SeatView& view = turn.view;
  const Contract& contract = view.contract();
  if (static_cast<int>(turn.kontra.size()) >= MostStoss(contract, options)) return false;
  const bool answers = !turn.kontra.empty() && contract.parties() != Parties::kEach;
  if (!InTime(view.seat, static_cast<int>(view.played.size()), answers, options)) return false;
  std::vector<Seat> doubled = turn.kontra;
  doubled.push_back(view.seat);
  return !WrongDoubling(contract, doubled,
                        SidesSeenBy(view.seat, view.hand, contract, view.declarer, view.seats()));
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
