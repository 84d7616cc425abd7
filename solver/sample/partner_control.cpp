#include "solver/sample/partner_control.h"

#include <array>
#include <cstddef>

namespace schafkopf {
namespace {

// What a card is worth in the partner's hand, in percent of a won game, about as games by habit and
// open cards say (docs/decisions/the-partners-cards-steady-a-rufspiel.md); what it really moves is
// asked of the worlds themselves.
constexpr std::array<int, 8> kHighTrumps = {30, 24, 19, 14, 10, 8, 7, 7};  // the best first
constexpr int kTrumpSau = 9;
constexpr int kTrumpTen = 8;
constexpr int kLowTrump = 6;
constexpr int kCalledSuit = -11;
constexpr int kOtherSau = 3;
constexpr int kOtherPlain = -9;

// Of the card in a place of the game's order, the trumps first.
int WorthOf(Card card, std::size_t place, const Game& game) {
  const bool sau = card.rank() == Rank::kSau;
  if (game.order().trumps().Contains(card)) {
    if (place < kHighTrumps.size()) return kHighTrumps[place];
    return sau ? kTrumpSau : card.rank() == Rank::kTen ? kTrumpTen : kLowTrump;
  }
  if (game.called().suit.Contains(card)) return kCalledSuit;
  return sau ? kOtherSau : kOtherPlain;
}

}  // namespace

std::optional<PartnerControl> PartnerControl::For(const Game& game, const Knowledge& knowledge) {
  const auto& call = knowledge.call;
  if (!call || !game.begins_switched() || !knowledge.gone.empty()) return std::nullopt;
  const Seat declarer = call->declarer;
  if (knowledge.held[declarer].size() != knowledge.hand_size()) return std::nullopt;
  for (int i = 0; i < game.seats(); ++i) {
    const Seat seat(i);
    if (seat == declarer) continue;
    const bool free = knowledge.held[seat].empty() && knowledge.not_held[seat].empty();
    if (!free || call->least[seat] > 1) return std::nullopt;
  }
  if (!knowledge.unseen().Contains(call->sau)) return std::nullopt;
  return PartnerControl(game, knowledge);
}

PartnerControl::PartnerControl(const Game& game, const Knowledge& knowledge)
    : sau_(knowledge.call->sau), open_(knowledge.unseen() - CardSet::Of(sau_)) {
  int all = 0;
  const auto cards = game.order().best_first();
  for (std::size_t place = 0; place < cards.size(); ++place) {
    if (!open_.Contains(cards[place])) continue;
    const int worth = WorthOf(cards[place], place, game);
    worth_[cards[place]] = open_.size() * worth;
    all += worth;
  }
  usual_ = (knowledge.hand_size() - 1) * all;
}

std::int64_t PartnerControl::Of(const Hands& dealt) const {
  int worth = -usual_;
  for (CardSet hand : dealt) {
    if (!hand.Contains(sau_)) continue;
    const CardSet others = hand & open_;
    for (Card card : others) worth += worth_[card];
  }
  return worth;
}

}  // namespace schafkopf
