#include "tools/env/env_table.h"

#include <algorithm>
#include <cassert>
#include <span>

#include "engine/cards/any_card.h"
#include "engine/money/settle.h"
#include "engine/table/evening.h"
#include "engine/table/round_auction.h"
#include "tools/answers/table/seat_bid.h"

namespace schafkopf {
namespace {

// The stream of chance that whole games in `match` have.
constexpr std::uint64_t kFirstCardsSeed = 0x6669727374;

}  // namespace

bool EnvActions::Contains(int action) const {
  if (action < 0) return false;
  if (action < kCardCount) return cards.Contains(Card::FromIndex(action));
  if (action == kPassAction) return passes;
  if (action == kDoubleAction) return doubles;
  const auto game = static_cast<std::size_t>(action - kFirstGameAction);
  return game < games.size() && games[game];
}

int EnvActions::size() const {
  return cards.size() + (passes ? 1 : 0) + (doubles ? 1 : 0) + static_cast<int>(games.count());
}

int EnvActions::At(int place) const {
  std::uint32_t rest = cards.bits();
  for (; rest != 0; rest &= rest - 1) {
    if (place-- == 0) return CardSet::FromBits(rest).Lowest().index();
  }
  if (passes && place-- == 0) return kPassAction;
  if (doubles && place-- == 0) return kDoubleAction;
  for (std::size_t game = 0; game < games.size(); ++game) {
    if (games[game] && place-- == 0) return kFirstGameAction + static_cast<int>(game);
  }
  return kPassAction;
}

void EnvTable::Clear() {
  actions_done_ = 0;
  laid_ = {};
  auction_.reset();
  bids_.clear();
  knows_games_ = {};
  announced_ = {};
  meant_ = {};
  game_.reset();
  position_.reset();
  kontra_.clear();
  cents_ = {};
}

void EnvTable::Deal(std::uint64_t seed, std::uint64_t number) {
  Clear();
  Random random(seed, number);
  seed_ = random.Next();
  if (terms_->cards_alone) return DealGame(random);
  hands_ = terms_->dealer.World(random.Below(terms_->dealer.count()));
  BeginDeal();
}

void EnvTable::BeginDeal() {
  if (terms_->quiet || MostLayers(terms_->options()) == 0) return BeginAuction();
  DealFirstCards();
  SeekLayer(0);
}

void EnvTable::DealGame(Random& random) {
  const std::size_t game = random.Below(terms_->games.size());
  const auto deal = terms_->DealOf(game, random);
  if (!deal) return End();
  hands_ = deal->hands;
  Start(game, deal->declarer);
}

void EnvTable::DealFirstCards() {
  for (Seat seat : kSeats) {
    Random random(seed_ ^ kFirstCardsSeed, static_cast<std::uint64_t>(seat.index()));
    first_cards_[seat] = HalfOf(hands_[seat], random);
  }
}

void EnvTable::SeekLayer(int from) {
  const RuleOptions& options = terms_->options();
  const int last = options.Is({"legen", "only_forehand"}) ? 1 : kSeatCount;
  if (from >= last || laid_.size() >= MostLayers(options)) return BeginAuction();
  Ask(EnvPhase::kLay, Seat(from));
  legal_.doubles = true;
}

void EnvTable::Ask(EnvPhase phase, Seat seat) {
  phase_ = phase;
  to_move_ = seat;
  legal_ = {};
  legal_.passes = phase != EnvPhase::kCall && phase != EnvPhase::kPlay;
}

void EnvTable::BeginAuction() {
  auction_.emplace(terms_->rules);
  SeekBidder();
}

void EnvTable::SeekBidder() {
  const auto seat = NextToBid(*auction_, bids_);
  if (!seat) return EndAuction();
  Ask(EnvPhase::kBid, *seat);
  OfferBids();
}

// As OptionsOf, which works all of it out anew each time.
void EnvTable::OfferBids() {
  auto& own = may_announce_[to_move_];
  if (!knows_games_.Contains(to_move_)) {
    own.reset();
    for (std::size_t game = 0; game < terms_->games.size(); ++game) {
      const EnvGame& one = terms_->games[game];
      own[game] = !one.bids.empty() &&
                  ObstacleTo(one.named, hands_[to_move_], terms_->table) == BidObstacle::kNone;
    }
    knows_games_ = knows_games_ | SeatSet::Of(to_move_);
  }
  std::bitset<kMostEnvGames> raises;
  for (std::size_t i = 0; i < terms_->announcements.size(); ++i) {
    raises[i] = auction_->FaultOf({to_move_, terms_->announcements[i]}) == BidFault::kNone;
  }
  for (std::size_t game = 0; game < terms_->games.size(); ++game) {
    const auto raises_it = [&](std::size_t bid) { return raises[bid]; };
    legal_.games[game] = own[game] && std::ranges::any_of(terms_->games[game].bids, raises_it);
  }
}

void EnvTable::Announce(std::size_t game) {
  const auto& bids = terms_->games[game].bids;
  const auto bid = std::ranges::find_if(bids, [&](std::size_t i) {
    return auction_->FaultOf({to_move_, terms_->announcements[i]}) == BidFault::kNone;
  });
  assert(bid != bids.end());
  announced_[to_move_].set(*bid);
  meant_[to_move_] = game;
  bids_.push_back({to_move_, terms_->announcements[*bid]});
}

void EnvTable::EndAuction() {
  if (const auto& best = auction_->best()) return Start(*meant_[best->seat], best->seat);
  const RuleOptions& options = terms_->options();
  if (PassedIn(nullptr, options) != PassedDeal::kPlaysOn) return End();
  if (options.Is({"all_pass", "muss"})) return CallMuss();
  Start(terms_->Find(*AllPassGame(options)).value(), Seat(0));
}

void EnvTable::CallMuss() {
  const auto muss = MussAfterPasses(hands_, terms_->table.deck, terms_->rules);
  if (!muss) return End();
  Ask(EnvPhase::kCall, muss->seat);
  for (const Contract& contract : muss->contracts) {
    legal_.games.set(terms_->Find(contract).value());
  }
}

void EnvTable::Start(std::size_t game, Seat declarer) {
  game_ = game;
  const schafkopf::Deal deal{played_game().game, declarer, hands_};
  if (deal.contract().objective() == Objective::kHoldTop) {
    Settle(Value(1), deal);
    return End();
  }
  position_.emplace(deal);
  SeekDouble(0);
}

// As the seat knows them; a Kreuzbock is that of whoever laid first, or nobody's.
Sides EnvTable::SidesFor(Seat seat) const {
  const schafkopf::Deal& deal = position_->deal();
  const Contract& contract = deal.contract();
  if (!IsKreuz(contract.row())) {
    return SidesSeenBy(seat, hands_[seat], contract, deal.declarer, deal.seats());
  }
  return SidesOf(contract, std::nullopt, std::nullopt, deal.seats(), FirstOf(SeatsOf(laid_)));
}

// Asks the first seat at or behind `from` that may double as far as it knows the sides; where none
// may, for a card.
void EnvTable::SeekDouble(int from) {
  const schafkopf::Deal& deal = position_->deal();
  const Contract& contract = deal.contract();
  const int cards = static_cast<int>(position_->played().size());
  if (!terms_->quiet && MostStoss(contract, terms_->options()) > 0) {
    for (int i = from; i < deal.seats(); ++i) {
      const Seat seat(i);
      const Sides sides = SidesFor(seat);
      if (!MayDouble(seat, cards, contract, kontra_, sides, terms_->options())) continue;
      Ask(EnvPhase::kDouble, seat);
      legal_.doubles = true;
      return;
    }
  }
  Ask(EnvPhase::kPlay, position_->to_move());
  legal_.cards = position_->LegalPlays();
}

void EnvTable::PlayCard(Card card) {
  played_by_[position_->played().size()] = position_->to_move();
  position_->Play(card);
  if (position_->finished()) return Finish();
  SeekDouble(0);
}

void EnvTable::Act(int action) {
  assert(legal_.Contains(action));
  ++actions_done_;
  const bool doubles = action == kDoubleAction;
  const Seat seat = to_move_;
  switch (phase_) {
    case EnvPhase::kLay:
      if (doubles) laid_ = laid_ | SeatSet::Of(seat);
      return SeekLayer(seat.index() + 1);
    case EnvPhase::kBid:
      if (action == kPassAction) {
        bids_.push_back({seat, std::nullopt});
      } else {
        Announce(static_cast<std::size_t>(action - kFirstGameAction));
      }
      auction_->Make(bids_.back());
      return SeekBidder();
    case EnvPhase::kCall:
      return Start(static_cast<std::size_t>(action - kFirstGameAction), seat);
    case EnvPhase::kDouble:
      if (doubles) kontra_.push_back(seat);
      return SeekDouble(doubles ? 0 : seat.index() + 1);
    case EnvPhase::kPlay:
      return PlayCard(Card::FromIndex(action));
    case EnvPhase::kOver:
      return;
  }
}

void EnvTable::Finish() {
  const EnvGame& game = played_game();
  const Contract& contract = game.game.contract();
  if (contract.parties() == Parties::kEach) {
    Doublings doublings;
    doublings.layers = CountLayers(laid_, terms_->options());
    doublings.stoss = static_cast<int>(kontra_.size());
    PerSeat<Captured> captured;
    for (Seat seat : kSeats) captured[seat] = CapturedOf(position_->pile(seat), position_->order());
    const auto settled = game.aim.ramsch->Settle(captured, doublings);
    for (Seat seat : kSeats) cents_[seat] = settled.payments[seat].count();
    return End();
  }
  const std::vector<Seat> laid = SeatsOf(laid_);
  if (IsKreuz(contract.row()) && (!laid.empty() || !kontra_.empty())) {
    schafkopf::Deal declared = position_->deal();
    declared.declarer = KreuzDeclarer(laid, kontra_);
    position_ = Position(declared, position_->played());
  }
  Settle(FinalValue(*position_), position_->deal());
  End();
}

void EnvTable::Settle(Value value, const schafkopf::Deal& deal) {
  const Prices& prices = played_game().prices;
  Ending ending = EndingOf(deal, value, prices);
  ending.doublings.layers = CountLayers(laid_, terms_->options());
  ending.doublings.stoss = static_cast<int>(kontra_.size());
  const Settlement settled = schafkopf::Settle(ending, prices);
  const PerSeat<Cents> payments = PaymentsOf(settled, deal);
  for (int i = 0; i < deal.seats(); ++i) {
    const Seat seat(i);
    cents_[seat] = settled.sjavs ? WorthTo(seat, settled, deal) : payments[seat].count();
  }
}

void EnvTable::End() {
  phase_ = EnvPhase::kOver;
  legal_ = {};
}

void EnvTable::Put(const DealLine& line) {
  Clear();
  seed_ = 0;
  hands_ = line.hands;
  if (!line.contract) return BeginDeal();
  Start(terms_->Find(*line.contract).value(), line.declarer);
  for (Card card : line.played) PlayCard(card);
}

}  // namespace schafkopf
