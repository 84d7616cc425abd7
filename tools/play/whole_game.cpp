#include "tools/play/whole_game.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/cards/any_card.h"
#include "engine/cards/random.h"
#include "engine/money/doubled_deal.h"
#include "engine/money/doubling.h"
#include "engine/money/ramsch.h"
#include "engine/table/round_auction.h"
#include "solver/advice/double_advice.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/played_games.h"
#include "tools/answers/table/seat_bid.h"
#include "tools/answers/table/seat_double.h"

namespace schafkopf {
namespace {

// Streams of chance, and games played for whether to lay.
constexpr std::uint64_t kFirstCardsSeed = 0x6669727374;
constexpr std::uint64_t kMeantSeed = 0x6d65616e74;
constexpr std::uint64_t kLayGames = 400;

class Whole {
 public:
  Whole(const Hands& hands, const PerSeat<WholePlayer>& players, const WholeTerms& terms,
        const Effort& effort, EngineSeats& engines, Chooser& chooser)
      : hands_(hands),
        players_(players),
        terms_(terms),
        effort_(effort),
        engines_(engines),
        chooser_(chooser) {}

  WholeGame Play() {
    Lay();
    BidOut();
    if (!game_.contract) return game_;
    const Deal deal{Game(*game_.contract, TableOf(terms_.rules, terms_.deck)), declarer_, hands_};
    if (deal.contract().objective() == Objective::kHoldTop) return Settle(deal, Value(1));
    const Position end = PlayOut(deal);
    return deal.contract().parties() == Parties::kEach ? SettleRamsch(end)
                                                       : Settle(deal, FinalValue(end));
  }

 private:
  const RuleOptions& options() const { return terms_.rules.options; }
  Speech speech(Seat seat) const { return players_[seat].speech; }

  // The half of a hand that is dealt first.
  CardSet FirstCards(Seat seat) const {
    Random random(effort_.seed ^ kFirstCardsSeed, static_cast<std::uint64_t>(seat.index()));
    return HalfOf(hands_[seat], random);
  }

  void Lay() {
    for (Seat seat : kSeats) {
      const bool asked = speech(seat) == Speech::kHabit || speech(seat) == Speech::kThought;
      if (!asked || !IsRecordedTable(terms_.deck)) continue;
      if (laid_.size() >= MostLayers(options())) return;
      const RoundQuestion question = LayQuestion(terms_.deck, seat, FirstCards(seat), terms_.rules);
      if (ObstacleAtTable(question, options()) != DoubleObstacle::kNone) continue;
      EstimateOptions estimate = RoundOptions({});
      estimate.stakes = StakesOf(terms_.rules);
      estimate.worlds = kLayGames;
      if (VerdictOnDouble(EstimateRound(question, estimate, effort_)) == Verdict::kPlay) {
        laid_ = laid_ | SeatSet::Of(seat);
      }
    }
  }

  // What a seat would say if it were asked first, as people do; nothing: pass.
  std::optional<Contract> Meant(const BidTurn& turn) const {
    if (!IsRecordedTable(turn.deck)) return std::nullopt;
    Random random(effort_.seed ^ kMeantSeed, static_cast<std::uint64_t>(turn.seat.index()));
    return BidChancesOf(turn.hand, turn.deck, turn.seat, KnownBids(terms_.rules)).Draw(random);
  }

  std::optional<BidOption> SayBid(const BidTurn& turn) {
    switch (speech(turn.seat)) {
      case Speech::kNever:
        return std::nullopt;
      case Speech::kThought:
        return ChooseBid(turn, {.worlds = terms_.bid_worlds, .rules = &terms_.rules}, effort_).best;
      case Speech::kEngine:
        return engines_.Bid(players_[turn.seat].cards, turn, terms_.rules, effort_.seed);
      case Speech::kHabit:
        break;
    }
    const auto meant = Meant(turn);
    const std::vector<BidOption> options = OptionsOf(turn, terms_.rules);
    const auto option =
        meant ? std::ranges::find(options, *meant, &BidOption::contract) : options.end();
    return option == options.end() ? std::nullopt : std::optional(*option);
  }

  void BidOut() {
    Auction auction(terms_.rules);
    PerSeat<std::optional<Contract>> meant;
    while (const auto seat = NextToBid(auction, bids_)) {
      const auto option = SayBid({*seat, hands_[*seat], terms_.deck, bids_});
      Bid bid{*seat, std::nullopt};
      if (option) {
        bid.game = option->announcement;
        meant[*seat] = option->contract;
      }
      auction.Make(bid);
      bids_.push_back(bid);
    }
    if (auction.best()) {
      declarer_ = auction.best()->seat;
      game_.contract = meant[declarer_];
    } else {
      bids_.clear();  // that nobody announced anything was not heard by the game that follows
      if (PassedIn(nullptr, options()) == PassedDeal::kPlaysOn) FollowPasses();
    }
    if (game_.contract && game_.contract->has_declarer()) game_.declarer = declarer_;
  }

  void FollowPasses() {
    if (!options().Is({"all_pass", "muss"})) {
      game_.contract = AllPassGame(options());
      return;
    }
    const auto muss = MussAfterPasses(hands_, terms_.deck, terms_.rules);
    if (!muss) return;
    declarer_ = muss->seat;
    game_.contract =
        speech(declarer_) == Speech::kThought
            ? ChooseMuss(*muss, hands_[declarer_], terms_.deck,
                         {.worlds = terms_.bid_worlds, .rules = &terms_.rules}, effort_)
            : muss->contracts.front();
  }

  bool Doubles(Seat seat, const CardTurn& seen) {
    const WholePlayer& player = players_[seat];
    if (!player.doubles || player.speech == Speech::kNever) return false;
    // Programs are not asked in a Ramsch.
    if (player.speech == Speech::kEngine) {
      return seen.view.contract().parties() != Parties::kEach &&
             engines_.Doubles(player.cards, seen, effort_.seed);
    }
    return ChooseDouble(seen, terms_.double_worlds, terms_.rules, effort_).doubles();
  }

  // Every seat that may is asked in turn, anew after each doubling.
  void DoubleOut(const Position& position) {
    int from = 0;
    while (const auto turn = NextToDouble(position, bids_, kontra_, options(), from)) {
      const Seat seat = turn->view.seat;
      from = seat.index() + 1;
      if (!Doubles(seat, *turn)) continue;
      kontra_.push_back(seat);
      ++game_.doublings[seat];
      from = 0;
    }
  }

  Position PlayOut(const Deal& deal) {
    Position position(deal);
    Aim aim = AimOf(deal.game, StakesOf(terms_.rules));
    const bool each = deal.contract().parties() == Parties::kEach;
    while (!position.finished()) {
      DoubleOut(position);
      if (!kontra_.empty() && !each) {
        aim.stoss = stoss();
      }
      const WholePlayer& player = players_[position.to_move()];
      // Programs are not asked in a Ramsch: a search player plays for them.
      const bool asked = !each || player.speech != Speech::kEngine;
      position.Play(chooser_.Choose(position, asked ? player.cards : Player(), effort_.seed, aim));
    }
    return position;
  }

  int stoss() const { return static_cast<int>(kontra_.size()); }
  Doublings doublings() const {
    Doublings doublings;
    doublings.layers = CountLayers(laid_, options());
    doublings.stoss = stoss();
    return doublings;
  }

  WholeGame Settle(const Deal& deal, Value value) {
    const Prices prices = PricesOf(deal.game, StakesOf(terms_.rules));
    Ending ending = EndingOf(deal, value, prices);
    ending.doublings = doublings();
    const Settlement settled = schafkopf::Settle(ending, prices);
    game_.won = settled.won.value_or(false);
    game_.cents = PaymentsOf(settled, deal);
    return game_;
  }

  WholeGame SettleRamsch(const Position& end) {
    const Contract& contract = end.deal().contract();
    PerSeat<Captured> captured;
    for (Seat seat : kSeats) captured[seat] = CapturedOf(end.pile(seat), end.order());
    game_.cents = RamschTerms(contract, end.seats(), options(), terms_.rules.tariff)
                      .Settle(captured, doublings())
                      .payments;
    return game_;
  }

  const Hands& hands_;
  const PerSeat<WholePlayer>& players_;
  const WholeTerms& terms_;
  const Effort& effort_;
  EngineSeats& engines_;
  Chooser& chooser_;
  SeatSet laid_;
  std::vector<Bid> bids_;
  Seat declarer_;
  std::vector<Seat> kontra_;
  WholeGame game_;
};

}  // namespace

WholeGame PlayWholeGame(const Hands& hands, const PerSeat<WholePlayer>& players,
                        const WholeTerms& terms, const Effort& effort, EngineSeats& engines,
                        Chooser& chooser) {
  return Whole(hands, players, terms, effort, engines, chooser).Play();
}

}  // namespace schafkopf
