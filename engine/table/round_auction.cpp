#include "engine/table/round_auction.h"

#include <algorithm>

#include "engine/play/deal.h"

namespace schafkopf {
namespace {

constexpr Seat kForehand(0);
constexpr Seat kDealer(kSeatCount - 1);

bool HasDeclined(const RoundRow& round, const Auction& auction) {
  return MayDecline(round) && auction.passed().Contains(kForehand);
}

// Whether a seat may bid by now: where forehand plays, another one only once that has declined.
bool MaySpeak(const RoundRow& round, Seat seat, const Auction& auction,
              const RuleOptions& options) {
  const bool own = seat == kForehand || round.player != RoundPlayer::kForehand;
  return own || (HasDeclined(round, auction) && MayDeclareIn(round, seat, options));
}

}  // namespace

bool MayDecline(const RoundRow& round) { return round.name == "schieber"; }

bool MayDeclareIn(const RoundRow& round, Seat seat, const RuleOptions& options) {
  if (seat == kForehand || round.player != RoundPlayer::kForehand) return true;
  if (!MayDecline(round)) return false;
  if (options.Is({"schieber_decline", "dealer_must"})) return seat == kDealer;
  return options.Is({"schieber_decline", "offered_on"});
}

Contract ContractOf(const Announcement& game) {
  const bool suit = Contract::NeedsSuit(kContracts[static_cast<std::size_t>(game.row)]);
  const auto named = suit ? std::optional(game.suit.value_or(Suit::kEichel)) : std::nullopt;
  const Contract contract(game.row, named, game.tout);
  return contract.called_card() ? contract.WithCalledRank(game.called) : contract;
}

Announcement AnnouncementOf(const Contract& contract) {
  const auto called = contract.called_card();
  return {contract.row_index(), contract.named_suit(), contract.is_tout(), contract.is_ouvert(),
          called ? called->rank() : Rank::kSau};
}

bool CanEndIn(const Announcement& game, const Contract& contract) {
  const auto called = contract.called_card();
  return contract.row_index() == game.row && contract.is_tout() == game.tout &&
         contract.is_ouvert() == game.ouvert && (!called || called->rank() == game.called) &&
         (!game.suit || contract.named_suit() == game.suit);
}

RoundFault FaultOf(const RoundRow& round, const Bid& bid, const Auction& auction,
                   const RuleOptions& options) {
  if (bid.game && !MaySpeak(round, bid.seat, auction, options)) {
    return auction.passed().Contains(kForehand) ? RoundFault::kForehandDeclined
                                                : RoundFault::kForehandPlays;
  }
  if (round.player == RoundPlayer::kNobody) return RoundFault::kNobodyDeclares;
  if (bid.game && !MayBePlayed(ContractOf(*bid.game), GamesOf(round, options))) {
    return RoundFault::kOtherGame;
  }
  const bool must = round.player == RoundPlayer::kForehand && !MayDecline(round);
  return !bid.game && must && bid.seat == kForehand ? RoundFault::kMustPlay : RoundFault::kNone;
}

AfterPasses AfterAllPassed(const RuleOptions& options) {
  const bool apart = options.Is({"all_pass", "ramsch"}) && options.Is({"ramsch_trigger", "round"});
  return apart ? AfterPasses::kThrowIn : AfterPasses::kByOption;
}

std::optional<Contract> AllPassGame(const RuleOptions& options) {
  if (options.Is({"all_pass", "muss"})) return Contract::Named("muss", Suit::kEichel);
  if (options.Is({"all_pass", "kreuz"})) return Contract::Named("kreuz");
  const bool ramsch = options.Is({"all_pass", "ramsch"});
  if (ramsch && AfterAllPassed(options) == AfterPasses::kByOption) return Contract::Named("ramsch");
  return std::nullopt;
}

RoundDuty DutyOf(const RoundRow& round, const Auction& auction, const RuleOptions& options) {
  RoundDuty duty;
  if (round.player == RoundPlayer::kForehand) duty.must_play = kForehand;
  if (HasDeclined(round, auction)) {
    duty.declined = true;
    duty.redeal = options.Is({"schieber_decline", "redeal"}) || auction.all_passed();
    const bool dealer = options.Is({"schieber_decline", "dealer_must"});
    duty.must_play = dealer ? std::optional(kDealer) : std::nullopt;
  }
  if (round.player == RoundPlayer::kDealerIfNobody && auction.all_passed()) {
    duty.must_play = kDealer;
    duty.may_refuse = options.On("allgaeuer_refuse");
  }
  return duty;
}

bool MayRefuse(std::span<const Contract> contracts, CardSet hand, Deck deck,
               const RuleOptions& options) {
  constexpr int kEnough = 4;
  return options.On("allgaeuer_refuse") &&
         std::ranges::none_of(contracts, [&](const Contract& contract) {
           return HighestTrumps(Game(contract, deck), hand) >= kEnough;
         });
}

}  // namespace schafkopf
