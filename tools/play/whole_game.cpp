#include "tools/play/whole_game.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/cards/any_card.h"
#include "engine/cards/random.h"
#include "engine/money/doubled_deal.h"
#include "engine/money/doubling.h"
#include "engine/money/ramsch.h"
#include "engine/table/evening.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "solver/advice/double_advice.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/played_games.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/table/seat_bid.h"
#include "tools/answers/table/seat_double.h"

namespace schafkopf {
namespace {

// Streams of chance, and games played for whether to lay.
constexpr std::uint64_t kFirstCardsSeed = 0x6669727374;
constexpr std::uint64_t kLayGames = 400;

// Of a player, in questions: players that are the same decide the same.
std::string KeyOf(const Player& player) {
  return absl::StrCat(static_cast<int>(player.style), " ", player.worlds, " ",
                      absl::Hex(reinterpret_cast<std::uintptr_t>(player.chooser)), " ");
}

class Whole {
 public:
  Whole(const Hands& hands, const PerSeat<WholePlayer>& players, const WholeTable& table)
      : hands_(hands),
        players_(players),
        terms_(table.terms),
        effort_(table.effort),
        engines_(table.engines),
        chooser_(table.chooser),
        memory_(table.memory) {}

  WholeGame Play() {
    Lay();
    BidOut();
    if (!game_.contract || broken_off()) return game_;
    return PlayAndSettle(
        Deal{Game(*game_.contract, TableOf(terms_.rules, terms_.deck)), declarer_, hands_});
  }

  WholeGame PlayCards(const Deal& deal) {
    doubles_ = false;
    game_.contract = deal.contract();
    if (deal.contract().has_declarer()) game_.declarer = deal.declarer;
    return PlayAndSettle(deal);
  }

 private:
  WholeGame PlayAndSettle(const Deal& deal) {
    if (deal.contract().objective() == Objective::kHoldTop) return Settle(deal, Value(1));
    const Position end = PlayOut(deal);
    if (broken_off()) return game_;
    game_.bids = bids_;
    game_.kontra = kontra_;
    game_.end = end;
    return deal.contract().parties() == Parties::kEach ? SettleRamsch(end)
                                                       : Settle(deal, FinalValue(end));
  }

  bool broken_off() const { return effort_.stopped() || engines_.faulted(); }
  // What was decided about a question at another table of the deal, or is now.
  template <class Decide>
  auto Remembered(std::string question, Decide decide) {
    return memory_.Of<decltype(decide())>(std::move(question), decide,
                                          [this] { return !broken_off(); });
  }

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
      const bool lays = Remembered(absl::StrCat("lay ", seat.index()), [&] {
        return VerdictOnDouble(EstimateRound(question, estimate, effort_)) == Verdict::kPlay;
      });
      if (lays) laid_ = laid_ | SeatSet::Of(seat);
    }
  }

  // What a seat would say if it were asked first, as people do; nothing: pass.
  std::optional<Contract> Meant(const BidTurn& turn) const {
    if (!IsRecordedTable(turn.deck)) return std::nullopt;
    Random random(effort_.seed ^ kMeantSeed, static_cast<std::uint64_t>(turn.seat.index()));
    return BidChancesOf(turn.hand, turn.deck, turn.seat, {KnownBids(terms_.rules)}).Draw(random);
  }

  BidSkill skill() const { return {.worlds = terms_.bid_worlds, .rules = &terms_.rules}; }
  static std::string BidQuestion(const BidTurn& turn) {
    return absl::StrCat("bid ", turn.seat.index(), " ", ToString(turn.bids), " ");
  }

  std::optional<BidOption> SayBid(const BidTurn& turn) {
    switch (speech(turn.seat)) {
      case Speech::kNever:
        return std::nullopt;
      case Speech::kThought:
        return Remembered(BidQuestion(turn),
                          [&] { return ChooseBid(turn, skill(), effort_).Said(); });
      case Speech::kEngine: {
        const Player& player = players_[turn.seat].cards;
        return Remembered(absl::StrCat(BidQuestion(turn), KeyOf(player)),
                          [&] { return engines_.Bid(player, turn, terms_.rules, effort_.seed); });
      }
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
      if (broken_off()) return;
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
        speech(declarer_) != Speech::kThought ? muss->contracts.front() : Remembered("muss", [&] {
          return ChooseMuss(*muss, hands_[declarer_], terms_.deck, skill(), effort_);
        });
  }

  // Of the game and what was played and said in it.
  std::string SoFar(const Position& position) const {
    std::string text = absl::StrCat(ToString(position.deal().contract()), " ",
                                    position.deal().declarer.index(), " ");
    for (Card card : position.played()) absl::StrAppend(&text, card.index(), " ");
    absl::StrAppend(&text, "k");
    for (Seat seat : kontra_) absl::StrAppend(&text, seat.index());
    return absl::StrCat(text, " ");
  }

  bool Doubles(Seat seat, const CardTurn& seen, const Position& position) {
    const WholePlayer& player = players_[seat];
    if (!player.doubles || player.speech == Speech::kNever) return false;
    const std::string question =
        absl::StrCat("double ", seat.index(), " ", SoFar(position), ToString(bids_), " ");
    if (player.speech != Speech::kEngine) {
      return Remembered(question, [&] {
        return ChooseDouble(seen, terms_.double_worlds, terms_.rules, effort_).doubles();
      });
    }
    // The protocol asks for doublings where there are two sides.
    return seen.view.contract().parties() != Parties::kEach &&
           Remembered(absl::StrCat(question, KeyOf(player.cards)),
                      [&] { return engines_.Doubles(player.cards, seen, effort_.seed); });
  }

  // Every seat that may is asked in turn, anew after each doubling.
  void DoubleOut(const Position& position) {
    int from = 0;
    while (const auto turn = NextToDouble(position, bids_, kontra_, options(), from)) {
      const Seat seat = turn->view.seat;
      from = seat.index() + 1;
      const bool doubles = Doubles(seat, *turn, position);
      if (broken_off()) return;
      if (!doubles) continue;
      kontra_.push_back(seat);
      ++game_.doublings[seat];
      from = 0;
    }
  }

  Position PlayOut(const Deal& deal) {
    Position position(deal);
    Aim aim = AimOf(deal.game, StakesOf(terms_.rules));
    const bool each = deal.contract().parties() == Parties::kEach;
    while (!position.finished() && !broken_off()) {
      if (doubles_) DoubleOut(position);
      if (!kontra_.empty() && !each) {
        aim.stoss = stoss();
      }
      const Player& cards = players_[position.to_move()].cards;
      position.Play(Remembered(absl::StrCat("card ", SoFar(position), KeyOf(cards)), [&] {
        return chooser_.Choose(position, cards, effort_.seed, aim);
      }));
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
  DealMemory& memory_;
  bool doubles_ = true;  // Kontra and Re may be said
  SeatSet laid_;
  std::vector<Bid> bids_;
  Seat declarer_;
  std::vector<Seat> kontra_;
  WholeGame game_;
};

}  // namespace

WholeGame PlayWholeGame(const Hands& hands, const PerSeat<WholePlayer>& players,
                        const WholeTable& table) {
  return Whole(hands, players, table).Play();
}

WholeGame PlayCards(const Deal& deal, const PerSeat<WholePlayer>& players,
                    const WholeTable& table) {
  return Whole(deal.hands, players, table).PlayCards(deal);
}

}  // namespace schafkopf
