#include "tools/answers/advise/review_answer.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/money/doubled_deal.h"
#include "engine/money/doubling.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/door/deal_json.h"
#include "tools/answers/score/score_doublers.h"

namespace schafkopf {
namespace {

Role RoleOf(Seat seat, const Deal& deal) {
  if (deal.contract().has_declarer() && seat == deal.declarer) return Role::kDeclarer;
  return DeclarerSide(deal).Contains(seat) ? Role::kPartner : Role::kOpponent;
}

absl::Status CheckGame(const DealLine& deal) {
  if (!deal.contract) return absl::OkStatus();
  const Contract& contract = *deal.contract;
  if (ObstacleToViews(contract, deal.seats()) != ViewObstacle::kNone) {
    return SyntaxError(1, "a game that each seat plays by what it sees", ToString(contract));
  }
  if (contract.row().pack == Pack::kSjavs) {
    return SyntaxError(1, "a game that is paid", ToString(contract));
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
  }

  absl::StatusOr<ReviewAnswer> Answer(Solver& solver) {
    auto game = ReadWrittenGame(question_.game, question_.rules.options);
    if (!game.ok()) return AtField("game", game.status());
    if (auto checked = CheckGame(game->deal); !checked.ok()) return AtField("game", checked);
    answer_.game = *std::move(game);
    const DealLine& deal = answer_.game.deal;
    for (int seat = 0; seat < deal.seats(); ++seat) answer_.seats.push_back({Seat(seat)});
    ReviewBidding();
    if (deal.contract) {
      auto bids = HeardIn(answer_.game, question_.rules);
      if (!bids.ok()) return AtField("game", bids.status());
      auto kontra = KontraIn(answer_.game, deal.deal(), question_.rules);
      if (!kontra.ok()) return AtField("game", kontra.status());
      answer_.kontra = *std::move(kontra);
      ReviewPlay(*std::move(bids), solver);
    }
    if (effort_.stopped()) return absl::CancelledError("stopped before the game was reviewed");
    return std::move(answer_);
  }

 private:
  void ReviewBidding() {
    const DealLine& deal = answer_.game.deal;
    BidReviewOptions options;
    options.stakes = StakesOf(question_.rules);
    options.offers = KnownBids(question_.rules);
    // All have passed where the cards or the round made the game.
    const bool chosen = deal.contract && IsChosen(deal.contract->row());
    const auto contract = chosen ? deal.contract : std::nullopt;
    for (const JudgedBid& bid :
         ReviewBids({deal.hands, deal.table, contract, deal.declarer}, options, effort_)) {
      answer_.seats[static_cast<std::size_t>(bid.seat.index())].bid = bid;
    }
  }

  void ReviewPlay(std::vector<Bid> bids, Solver& solver) {
    const Position game = PositionOf(answer_.game.deal);
    const Deal& deal = game.deal();
    const Stakes stakes = StakesOf(question_.rules);
    CardReviewOptions options;
    options.stakes = stakes;
    options.offers = KnownBids(question_.rules);
    options.bids = std::move(bids);
    options.kontra = answer_.kontra;
    options.worlds = question_.worlds;
    const std::vector<JudgedCard> judged = ReviewCards(game, options, effort_);
    if (judged.size() < game.played().size()) return;
    solver.Forget();
    const PostMortem open = Examine(game, solver, Review::kCost);
    answer_.value = open.value;
    answer_.result = open.result;
    const Prices prices = PricesOf(deal.game, stakes);
    const int stoss = static_cast<int>(answer_.kontra.size());
    for (std::size_t i = 0; i < judged.size(); ++i) {
      const PlayReview& play = open.plays[i];
      const auto cents = [&](Value value) {
        return PaymentsOf(SettleDoubled(deal, value, prices, stoss), deal)[play.seat];
      };
      answer_.cards.push_back(
          {static_cast<int>(i) / game.seats() + 1, judged[i], play.best(), play.cost,
           static_cast<double>((cents(play.before) - cents(play.after)).count())});
    }
    SumUp(deal, SettleDoubled(deal, open.result, prices, stoss));
  }

  void SumUp(const Deal& deal, const Settlement& settled) {
    const PerSeat<Cents> paid = PaymentsOf(settled, deal);
    for (SeatReview& seat : answer_.seats) {
      seat.role = RoleOf(seat.seat, deal);
      seat.cents = paid[seat.seat].count();
      bool first = true;
      for (const ReviewedCard& card : answer_.cards) {
        if (card.judged.seat != seat.seat) continue;
        if (std::exchange(first, false)) seat.expected = card.judged.expected.value;
        seat.lost += card.judged.lost.value;
        if (!card.is_mistake()) continue;
        ++seat.mistakes;
        seat.lost_by_mistakes += card.judged.lost.value;
      }
      seat.luck = static_cast<double>(seat.cents) - seat.expected + seat.lost;
    }
  }

  const ReviewQuestion& question_;
  const Effort effort_;
  ReviewAnswer answer_;
};

Json BidJson(const JudgedBid& bid) {
  const auto name = [](const std::optional<Contract>& game) {
    return game ? ToString(*game) : std::string("pass");
  };
  return {{"made", name(bid.made)},
          {"best", name(bid.best)},
          {"lost", Rounded(bid.lost.value)},
          {"lost_error", Rounded(bid.lost.error)},
          {"mistake", IsMistake(bid.lost)}};
}

Json CardJson(const ReviewedCard& card) {
  const JudgedCard& judged = card.judged;
  return {{"trick", card.trick},
          {"seat", judged.seat.index()},
          {"card", ToString(judged.card)},
          {"free", judged.free},
          {"best", ToString(judged.best)},
          {"cost", Rounded(judged.lost.value)},
          {"cost_error", Rounded(judged.lost.error)},
          {"mistake", card.is_mistake()},
          {"shown", card.IsCostShown()},
          {"win", judged.free ? Json(Rounded(judged.win)) : Json(nullptr)},
          {"effective_worlds", judged.free ? Json(Rounded(judged.effective)) : Json(nullptr)},
          {"open_best", ToString(card.open_best)},
          {"open_cost", card.open_cost.count()},
          {"open_lost", card.open_lost}};
}

}  // namespace

absl::StatusOr<ReviewQuestion> ReadReview(const Fields& fields) {
  auto rules = fields.Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  ReviewQuestion question;
  question.game.text = fields.Text("game");
  question.worlds = fields.Count("worlds", question.worlds);
  question.seed = fields.Count("seed", question.seed);
  question.rules = *std::move(rules);
  return question;
}

absl::string_view NameOf(Role role) {
  constexpr std::array<absl::string_view, kRoles.size()> kNames = {"declarer", "partner",
                                                                   "opponent", "nobody"};
  return kNames[static_cast<std::size_t>(role)];
}

absl::StatusOr<ReviewAnswer> AnswerOf(const ReviewQuestion& question, const Watch& watch,
                                      Solver& solver) {
  return Answerer(question, watch).Answer(solver);
}

absl::StatusOr<ReviewAnswer> AnswerOf(const ReviewQuestion& question, const Watch& watch) {
  Solver solver;
  return AnswerOf(question, watch, solver);
}

Json ReviewAnswer::ToJson() const {
  Json object = {{"id", game.id}};
  object.update(DealJson(game.deal));
  const bool played = game.deal.contract.has_value();
  object["value"] = played ? Json(value.count()) : Json(nullptr);
  object["result"] = played ? Json(result.count()) : Json(nullptr);
  object["rules"] = rules.name;
  object["tariff"] = ToString(rules.tariff);
  object["worlds"] = worlds;
  object["seed"] = seed;
  if (!kontra.empty()) object["kontra"] = NumbersOf(kontra);
  object["seats"] = Json::array();
  for (const SeatReview& seat : seats) {
    const auto place = static_cast<std::size_t>(seat.seat.index());
    object["seats"].push_back(
        {{"seat", seat.seat.index()},
         {"player", place < game.players.size() ? Json(game.players[place]) : Json(nullptr)},
         {"role", NameOf(seat.role)},
         {"cents", seat.cents},
         {"expected", Rounded(seat.expected)},
         {"cost", Rounded(seat.lost)},
         {"luck", Rounded(seat.luck)},
         {"mistakes", seat.mistakes},
         {"lost_by_mistakes", Rounded(seat.lost_by_mistakes)},
         {"bid", seat.bid ? BidJson(*seat.bid) : Json(nullptr)}});
  }
  object["plays"] = Json::array();
  for (const ReviewedCard& card : cards) object["plays"].push_back(CardJson(card));
  return object;
}

}  // namespace schafkopf
