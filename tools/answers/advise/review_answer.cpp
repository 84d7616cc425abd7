#include "tools/answers/advise/review_answer.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/money/doubled_deal.h"
#include "engine/money/doubling.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/why.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/game_money.h"
#include "tools/answers/score/score_doublers.h"

namespace schafkopf {
namespace {

absl::Status CheckGame(const DealLine& deal) {
  if (!deal.contract) return absl::OkStatus();
  if (deal.past) return SyntaxError(1, words::kGameFromFirstCard, words::kPositionAsItStands);
  const Contract& contract = *deal.contract;
  if (!contract.is_played()) {
    return SyntaxError(1, words::kGameWhoseCardsArePlayed, ToString(contract));
  }
  if (contract.row().pack == Pack::kSjavs) {
    return SyntaxError(1, words::kGameThatIsPaid, ToString(contract));
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<Bid>> HeardIn(const WrittenGame& game, const RuleSet& rules) {
  if (game.bids.empty()) return std::vector<Bid>();
  const auto refuse = [](const absl::Status& error) { return NamingField(AtField("bids", error)); };
  auto made = ReadBids({game.bids, game.deal.seats()}, rules);
  if (!made.ok()) return refuse(made.status());
  const Contract& contract = *game.deal.contract;
  if (!IsChosen(contract.row())) return made->bids;
  const absl::Status leaves = CheckLeaves(*made, contract, game.deal.declarer);
  if (!leaves.ok()) return refuse(leaves);
  return made->bids;
}

// Who gave Kontra, Re ..., as far as they could.
absl::StatusOr<std::vector<Seat>> KontraIn(const WrittenGame& game, const Deal& deal,
                                           const RuleSet& rules) {
  if (game.kontra.empty()) return std::vector<Seat>();
  const Sides sides = SidesBefore(deal.contract(), DeclarerSide(deal), deal.seats());
  auto given = ReadKontraGiven(game.kontra, deal.contract(), sides, rules.options);
  if (!given.ok()) return ShiftColumn(given.status(), game.kontra_column - 1);
  return given;
}

class Answerer {
 public:
  Answerer(const ReviewQuestion& question, const Watch& watch)
      : question_(question), effort_(watch.WithSeed(question.seed)) {
    answer_.rules = question.rules;
    answer_.worlds = question.worlds;
    answer_.seed = question.seed;
    answer_.spoken = question.language;
  }

  absl::StatusOr<ReviewAnswer> Answer(Solver& solver) {
    auto game = ReadWrittenGame(question_.game, question_.rules.options, GameNeeds::kJudged);
    if (!game.ok()) return AtField("game", game.status());
    if (auto checked = CheckGame(game->deal); !checked.ok()) return AtField("game", checked);
    answer_.game = *std::move(game);
    const DealLine& deal = answer_.game.deal;
    for (int seat = 0; seat < deal.seats(); ++seat) answer_.seats.push_back({Seat(seat)});
    if (!deal.contract) {
      ReviewBidding({});
    } else {
      auto bids = HeardIn(answer_.game, question_.rules);
      if (!bids.ok()) return AtField("game", bids.status());
      ReviewBidding(*bids);
      auto kontra = KontraIn(answer_.game, deal.deal(), question_.rules);
      if (!kontra.ok()) return AtField("game", kontra.status());
      answer_.kontra = *std::move(kontra);
      auto claim = ClaimIn(answer_.game, solver);
      if (!claim.ok()) return AtField("game", claim.status());
      answer_.claim = *claim;
      const auto money = MoneyOf(answer_.game, question_.rules);
      if (!money.ok()) return AtField("game", money.status());
      ReviewPlay(*std::move(bids), *money, solver);
    }
    if (effort_.stopped())
      return Failure(absl::StatusCode::kCancelled, words::kStoppedBeforeGameWasReviewed);
    return std::move(answer_);
  }

 private:
  void ReviewBidding(const std::vector<Bid>& bids) {
    const DealLine& deal = answer_.game.deal;
    BidReviewOptions options;
    options.stakes = StakesOf(question_.rules);
    options.others.offers = KnownBids(question_.rules);
    options.bids = bids;
    // All have passed where the cards or the round made the game.
    const bool chosen = deal.contract && IsChosen(deal.contract->row());
    const auto contract = chosen ? deal.contract : std::nullopt;
    for (const JudgedBid& bid :
         ReviewBids({deal.hands, deal.table, contract, deal.declarer}, options, effort_)) {
      answer_.seats[static_cast<std::size_t>(bid.seat.index())].bid = bid;
    }
  }

  void ReviewPlay(std::vector<Bid> bids, const GameMoney& money, Solver& solver) {
    const Position game = PositionOf(answer_.game.deal);
    const Deal& deal = game.deal();
    const Stakes stakes = StakesOf(question_.rules);
    CardReviewOptions options;
    options.stakes = stakes;
    options.others.offers = KnownBids(question_.rules);
    options.bids = std::move(bids);
    options.kontra = answer_.kontra;
    options.doublings = money.doublings;
    options.worlds = question_.worlds;
    const std::vector<JudgedCard> judged = ReviewCards(game, options, effort_);
    if (judged.size() < game.played().size()) return;
    if (deal.contract().parties() == Parties::kEach) {
      for (std::size_t i = 0; i < judged.size(); ++i) {
        answer_.cards.push_back({static_cast<int>(i) / game.seats() + 1, judged[i]});
      }
      return SumUp(deal, money);
    }
    solver.Forget();
    const PostMortem open = Examine(game, solver, Review::kCost);
    answer_.value = open.value;
    answer_.result = open.result;
    const Prices prices = PricesOf(deal.game, stakes);
    for (std::size_t i = 0; i < judged.size(); ++i) {
      const PlayReview& play = open.plays[i];
      const auto cents = [&](Value value) {
        return PaymentsOf(SettleDoubled(deal, value, prices, money.doublings), deal)[play.seat];
      };
      answer_.cards.push_back(
          {static_cast<int>(i) / game.seats() + 1, judged[i], play.best(), play.cost,
           static_cast<double>((cents(play.before) - cents(play.after)).count())});
    }
    SumUp(deal, money);
  }

  void SumUp(const Deal& deal, const GameMoney& money) {
    for (SeatReview& seat : answer_.seats) {
      seat.role = RoleOf(seat.seat, deal);
      seat.cents = money.payments[static_cast<std::size_t>(seat.seat.index())].count();
      bool first = true;
      for (const ReviewedCard& card : answer_.cards) {
        if (card.judged.seat != seat.seat) continue;
        if (std::exchange(first, false)) {
          seat.expected = card.judged.expected.value;
        } else {
          seat.usual += card.judged.usual;
        }
        seat.lost += card.judged.lost.value;
        if (!card.is_mistake()) continue;
        ++seat.mistakes;
        seat.lost_by_mistakes += card.judged.lost.value;
      }
      // What a card is worth counts on people's mistakes with those that follow.
      seat.expected += seat.usual;
      seat.luck = static_cast<double>(seat.cents) - seat.expected + seat.lost;
    }
  }

  const ReviewQuestion& question_;
  const Effort effort_;
  ReviewAnswer answer_;
};

constexpr auto kBidColumns = ColumnsOf<JudgedBid>({
    {"made", Kind::kBid, At<&JudgedBid::made>},
    {"best", Kind::kBid, At<&JudgedBid::best>},
    {"lost", Kind::kMean, At<&JudgedBid::lost, &MeanError::value>, words::kByNotBiddingBest},
    {"lost_error", Kind::kMean, At<&JudgedBid::lost, &MeanError::error>,
     words::kHalfIntervalOfLost},
    {"mistake", Kind::kFlag, [](auto& bid) { return IsMistake(bid.lost); },
     words::kLostByMoreThanItsError},
});

struct PlayerSeat : SeatReview {
  const WrittenGame* game;
};
constexpr auto kSeatColumns = ColumnsOf<PlayerSeat>({
    {"seat", Kind::kSeat, At<&PlayerSeat::seat>},
    {"player", Kind::kName,
     [](auto& seat) {
       const auto place = static_cast<std::size_t>(seat.seat.index());
       const auto& players = seat.game->players;
       return place < players.size() ? Cell(players[place]) : Cell();
     }},
    {"role", Kind::kWord, [](auto& seat) { return AbslView(NameOf(seat.role)); },
     words::kDeclarerPartnerOpponentOrNobody},
    {"cents", Kind::kCents, At<&PlayerSeat::cents>, words::kReceived},
    {"expected", Kind::kMean, At<&PlayerSeat::expected>, words::kThatGameWasWorthBefore},
    {"cost", Kind::kMean, At<&PlayerSeat::lost>, words::kOfAllItsCards},
    {"usual_cost", Kind::kMean, At<&PlayerSeat::usual>, words::kUsualCost},
    {"luck", Kind::kMean, At<&PlayerSeat::luck>, words::kWhatIsLeftCentsExpectedCost},
    {"mistakes", Kind::kCount, At<&PlayerSeat::mistakes>, words::kAmongItsCards},
    {"lost_by_mistakes", Kind::kMean, At<&PlayerSeat::lost_by_mistakes>},
    {"bid", ObjectOf(kBidColumns), [](auto& seat) { return kBidColumns.Object(seat.bid); },
     words::kMissingWhereItIsNotKnown},
});

Cell IfFree(const ReviewedCard& card, double value) {
  return card.judged.free ? Cell(value) : Cell();
}
struct CardOfGame : ReviewedCard {
  const ReviewAnswer* answer;
};
constexpr auto kReviewedColumns = ColumnsOf<CardOfGame>({
    {"trick", Kind::kSmall, At<&ReviewedCard::trick>},
    {"seat", Kind::kSeat, At<&ReviewedCard::judged, &JudgedCard::seat>},
    {"card", Kind::kCard, At<&ReviewedCard::judged, &JudgedCard::card>},
    {"free", Kind::kFlag, At<&ReviewedCard::judged, &JudgedCard::free>, words::kCardsOfMoreThanOne},
    {"best", Kind::kCard, At<&ReviewedCard::judged, &JudgedCard::best>},
    {"cost", Kind::kMean, At<&ReviewedCard::judged, &JudgedCard::lost, &MeanError::value>,
     words::kByWhichCardIsBehind},
    {"cost_error", Kind::kMean, At<&ReviewedCard::judged, &JudgedCard::lost, &MeanError::error>,
     words::kHalfIntervalOfCost},
    {"mistake", Kind::kFlag, At<&ReviewedCard::is_mistake>, words::kLostByMoreThanItsError},
    {"shown", Kind::kFlag, At<&ReviewedCard::IsCostShown>, words::kInTrickWhereCostsWere},
    {"win", Kind::kShare, [](auto& card) { return IfFree(card, card.judged.win); },
     words::kOfGamesWonByIts},
    {"effective_worlds", Kind::kReal,
     [](auto& card) { return IfFree(card, card.judged.effective); },
     words::kEquallyLikelyOnesThatWould},
    {"open_best", Kind::kCard, At<&ReviewedCard::open_best>, words::kWithOpenCards},
    {"open_cost", Kind::kPoints, At<&ReviewedCard::open_cost>, words::kLostWithOpenCards},
    {"open_lost", Kind::kReal, At<&ReviewedCard::open_lost>, words::kSameInCents},
    {"why", Maybe(RowsOf(kWhyColumns)),
     [](auto& card) {
       if (!card.is_mistake()) return Cell();
       return Cell(
           WhyCells(card.judged.why, card.answer->game.deal.contract.value(), card.answer->spoken));
     },
     words::kWhatDecidesForBest},
});

constexpr auto kReviewColumns = ColumnsOf<ReviewAnswer>({
    {"id", Kind::kName, At<&ReviewAnswer::game, &WrittenGame::id>, words::kAsQuestionHasIt},
    {"contract", Kind::kContract, [](auto& answer) { return GameCell(answer.game.deal); }},
    {"declarer", Kind::kSeat, [](auto& answer) { return DeclarerOf(answer.game.deal); }},
    {"value", Kind::kPoints, At<&ReviewAnswer::value>, words::kOfDealWithOpenCards},
    {"result", Kind::kPoints, At<&ReviewAnswer::result>, words::kWhatDeclarersSideGot},
    {"claim", Maybe(ObjectOf(kClaimColumns)),
     [](auto& answer) { return kClaimColumns.Object(answer.claim); }, words::kOfGameThatEndedSo},
    {"rules", Kind::kName, At<&ReviewAnswer::rules, &RuleSet::name>},
    {"tariff", Kind::kText, [](auto& answer) { return ToString(answer.rules.tariff); }},
    {"worlds", Kind::kCount, At<&ReviewAnswer::worlds>},
    {"seed", Kind::kSum, At<&ReviewAnswer::seed>},
    {"kontra", Maybe(ListOf(Kind::kSeat)), [](auto& answer) { return WhereAny(answer.kontra); },
     words::kWhoGaveKontraReInOrder},
    {"seats", RowsOf(kSeatColumns),
     [](auto& answer) {
       std::vector<PlayerSeat> seats;
       for (const SeatReview& seat : answer.seats) seats.push_back({seat, &answer.game});
       return kSeatColumns.Each(seats);
     }},
    {"plays", RowsOf(kReviewedColumns),
     [](auto& answer) {
       std::vector<CardOfGame> cards;
       for (const ReviewedCard& card : answer.cards) cards.push_back({card, &answer});
       return kReviewedColumns.Each(cards);
     },
     words::kCardsInOrderPlayed},
});

using NamedPlayer = std::pair<const std::string, PlayerReview>;
template <Role kRole>
double LostAs(const NamedPlayer& player) {
  return player.second.lost[kRole];
}
constexpr auto kPlayerColumns = ColumnsOf<NamedPlayer>({
    {"player", Kind::kName, At<&NamedPlayer::first>},
    {"games", Kind::kCount, At<&NamedPlayer::second, &PlayerReview::games>},
    {"cents", Kind::kSum, At<&NamedPlayer::second, &PlayerReview::cents>},
    {"luck", Kind::kReal, At<&NamedPlayer::second, &PlayerReview::luck>},
    {"lost_by_bids", Kind::kReal, At<&NamedPlayer::second, &PlayerReview::lost_by_bids>},
    {"lost_as_declarer", Kind::kReal, At<&LostAs<Role::kDeclarer>>},
    {"lost_as_partner", Kind::kReal, At<&LostAs<Role::kPartner>>},
    {"lost_as_opponent", Kind::kReal, At<&LostAs<Role::kOpponent>>},
    {"mistakes", Kind::kCount, At<&NamedPlayer::second, &PlayerReview::mistakes>},
    {"lost_by_mistakes", Kind::kReal, At<&NamedPlayer::second, &PlayerReview::lost_by_mistakes>},
});
constexpr auto kPlayersColumns = ColumnsOf<std::map<std::string, PlayerReview>>({
    {"players", RowsOf(kPlayerColumns), [](auto& players) { return kPlayerColumns.Each(players); }},
});

}  // namespace

absl::StatusOr<ReviewQuestion> ReadReview(const Fields& fields) {
  auto rules = fields.Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  ReviewQuestion question;
  question.game.text = fields.Text("game");
  question.worlds = fields.Count("worlds", question.worlds);
  question.seed = fields.Count("seed", question.seed);
  question.language = fields.language();
  question.rules = *std::move(rules);
  return question;
}

absl::StatusOr<ReviewAnswer> AnswerOf(const ReviewQuestion& question, const Watch& watch,
                                      Solver& solver) {
  return Answerer(question, watch).Answer(solver);
}

absl::StatusOr<ReviewAnswer> AnswerOf(const ReviewQuestion& question, const Watch& watch) {
  Solver solver;
  return AnswerOf(question, watch, solver);
}

std::span<const ColumnInfo> ReviewAnswer::Columns() { return kReviewColumns; }

Cells ReviewAnswer::ToCells() const { return kReviewColumns.CellsOf(*this); }

std::span<const ColumnInfo> PlayerReviews::Columns() { return kPlayersColumns; }

Cells PlayerReviews::ToCells() const { return kPlayersColumns.CellsOf(players_); }

}  // namespace schafkopf
