#include "tools/answers/table/table_state.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "engine/money/doubling.h"
#include "engine/table/evening.h"
#include "engine/table/round_auction.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "engine/worlds/seat_view.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/score_doublers.h"
#include "tools/answers/score/words.h"
#include "tools/answers/table/thinking_seat.h"
#include "tools/answers/table/words.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kMussWorlds = 20;  // whose games are played out, which takes long

const CardOrder& BeforeGame() {
  static const CardOrder order(Contract::Named("ruf", Suit::kEichel));
  return order;
}

BidOption OptionOf(const Contract& contract) { return {contract, AnnouncementOf(contract)}; }

// All have passed.
void FollowPasses(const TableQuestion& question, const Effort& effort, TableAnswer& answer) {
  const RuleSet& rules = question.rules;
  answer.phase = TablePhase::kOver;
  if (PassedIn(nullptr, rules.options) != PassedDeal::kPlaysOn) return;
  if (rules.options.Is({"all_pass", "muss"})) {
    const Deck deck = answer.deal.table.deck;
    const auto muss = MussAfterPasses(answer.deal.hands, deck, rules);
    if (!muss) return;
    answer.phase = TablePhase::kBid;
    answer.must = true;
    answer.turn = muss->seat;
    for (const Contract& contract : muss->contracts) answer.options.push_back(OptionOf(contract));
    if (!question.think) return;
    const CardSet hand = answer.deal.hands[muss->seat];
    answer.choice = TableAnswer::Choice{
        {},
        OptionOf(ChooseMuss(*muss, hand, deck, {.worlds = kMussWorlds, .rules = &rules}, effort)),
        {}};
    return;
  }
  answer.phase = TablePhase::kCalled;
  answer.game = ToString(*AllPassGame(rules.options));
}

// What was bid so far; errors are at the field bids.
absl::StatusOr<BidsMade> BidsOf(const TableQuestion& question) {
  if (question.bids.empty()) return BidsMade{};
  auto made = ReadBids({question.bids}, question.rules);
  if (!made.ok()) return AtField("bids", made.status());
  return made;
}

absl::Status Bidding(const TableQuestion& question, const Effort& effort, TableAnswer& answer) {
  const RuleSet& rules = question.rules;
  SCHAFKOPF_TRY(const BidsMade made, BidsOf(question));
  if (!question.kontra.empty()) {
    return AtField("kontra", SyntaxError(1, words::kGameToDouble, words::kNone));
  }
  answer.turn = NextToBid(AuctionAfter(made.bids, rules), made.bids);
  if (answer.turn) {
    answer.phase = TablePhase::kBid;
    const BidTurn turn{*answer.turn, answer.deal.hands[*answer.turn], answer.deal.table.deck,
                       made.bids};
    answer.options = OptionsOf(turn, rules);
    if (!question.think) return absl::OkStatus();
    BidChoice choice = ChooseBid(turn, {.worlds = {}, .rules = &rules}, effort);
    const auto best = choice.best;
    answer.choice = TableAnswer::Choice{{}, best, std::move(choice)};
  } else if (made.best) {
    answer.phase = TablePhase::kCalled;
    answer.game = ToString(*made.best->game);
    answer.declarer = made.best->seat;
  } else {
    FollowPasses(question, effort, answer);
  }
  return absl::OkStatus();
}

// Who may double a game next.
std::vector<Seat> DoublersOf(const Position& position, const Sides& sides,
                             const std::vector<Seat>& kontra, const RuleOptions& options) {
  const auto cards = static_cast<int>(position.played().size());
  std::vector<Seat> doublers;
  for (Seat seat : kSeats) {
    if (seat.index() >= position.seats()) break;
    if (MayDouble(seat, cards, position.deal().contract(), kontra, sides, options)) {
      doublers.push_back(seat);
    }
  }
  return doublers;
}

absl::Status Playing(const TableQuestion& question, const Effort& effort, TableAnswer& answer) {
  const Position position = PositionOf(answer.deal);
  const Deal& deal = position.deal();
  const Contract& contract = deal.contract();
  const bool each = contract.parties() == Parties::kEach;
  answer.game = ToString(contract);
  answer.declarer = DeclarerOf(answer.deal);
  answer.order = position.order();
  const SeatSet side = each ? SeatSet() : DeclarerSide(deal);
  answer.side = SeatsOf(side);
  const auto called = contract.called_card();
  answer.side_shown = !called || std::ranges::count(position.played(), *called) > 0;
  answer.tricks = FinishedTricks(position);
  answer.trick.assign(position.trick().begin(), position.trick().end());
  const Sides sides = SidesBefore(contract, side, deal.seats());
  const auto kontra = ReadKontraGiven(question.kontra, contract, sides, question.rules.options);
  if (!kontra.ok()) return kontra.status();
  SCHAFKOPF_TRY(BidsMade made, BidsOf(question));
  if (!made.best) made.bids.clear();
  if (position.finished() || contract.objective() == Objective::kHoldTop) return absl::OkStatus();
  answer.phase = TablePhase::kPlay;
  answer.turn = position.to_move();
  answer.legal = position.LegalPlays();
  answer.doublers = DoublersOf(position, sides, *kontra, question.rules.options);
  if (!question.think) return absl::OkStatus();
  answer.choice = TableAnswer::Choice{ThinkOutCard(position,
                                                   {.worlds = question.worlds,
                                                    .rules = &question.rules,
                                                    .bids = std::move(made.bids),
                                                    .kontra = *kontra,
                                                    .habit = question.habit},
                                                   effort),
                                      {},
                                      {}};
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<TableQuestion> ReadTable(const Fields& fields) {
  auto rules = fields.Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  return TableQuestion{
      .deal = {.number = 1, .text = fields.Text("deal")},
      .bids = fields.Text("bids"),
      .kontra = fields.Text("kontra"),
      .think = fields.Flag("think"),
      .habit = fields.Flag("habit"),
      .worlds = fields.Count("worlds", InferenceOptions().worlds),
      .seed = fields.Count("seed", Effort().seed),
      .rules = *std::move(rules),
  };
}

absl::StatusOr<TableAnswer> AnswerOf(const TableQuestion& question, const Watch& watch) {
  auto deal = ReadDealLine(question.deal, question.rules.options);
  if (!deal.ok()) return AtField("deal", deal.status());
  if (deal->seats() != kSeatCount || deal->table.deck == Deck::kKop) {
    return AtField("deal", SyntaxError(1, words::kDealOfFour, words::kNone));
  }
  TableAnswer answer{.deal = *std::move(deal), .declarer = {}, .turn = {}, .order = BeforeGame()};
  const Effort effort = Effort(watch).WithSeed(question.seed);
  const absl::Status status =
      answer.deal.contract ? Playing(question, effort, answer) : Bidding(question, effort, answer);
  if (!status.ok()) return status;
  if (question.think && effort.stopped()) {
    return Failure(absl::StatusCode::kCancelled, words::kStopped);
  }
  return answer;
}

namespace {

const char* PhaseName(TablePhase phase) {
  switch (phase) {
    case TablePhase::kBid:
      return "bid";
    case TablePhase::kCalled:
      return "called";
    case TablePhase::kPlay:
      return "play";
    case TablePhase::kOver:
      return "over";
  }
  return "";
}

Cell BidCell(const BidOption& option) { return ToString(option.announcement); }

constexpr auto kOptionColumns = ColumnsOf<BidOption>({
    {"contract", Kind::kContract, At<&BidOption::contract>},
    {"bid", Kind::kName, [](auto& option) { return BidCell(option); }, words::kAsAnnounced},
});

constexpr auto kTrickColumns = ColumnsOf<FinishedTrick>({
    {"leader", Kind::kSeat, At<&FinishedTrick::leader>},
    {"winner", Kind::kSeat, At<&FinishedTrick::winner>},
    {"cards", ListOf(Kind::kCard), At<&FinishedTrick::cards>},
    {"points", Kind::kPoints, At<&FinishedTrick::points>},
});

constexpr auto kGameColumns = ColumnsOf<ContractWorth>({
    {"contract", Kind::kContract, At<&ContractWorth::contract>},
    {"win", Kind::kShare, [](auto& worth) { return BidChoice::WinOf(worth); }},
    {"cents", Kind::kMean, [](auto& worth) { return worth.price().value; }},
});

using Choice = TableAnswer::Choice;
constexpr auto kChoiceColumns = ColumnsOf<Choice>({
    {"card", Kind::kCard, At<&Choice::card>},
    {"contract", Kind::kContract,
     [](auto& choice) { return choice.option ? Cell(choice.option->contract) : Cell(); }},
    {"bid", Kind::kName,
     [](auto& choice) { return choice.option ? BidCell(*choice.option) : Cell(); },
     words::kAsAnnounced},
    {"pass_cents", Kind::kMean,
     [](auto& choice) { return choice.bid ? Cell(choice.bid->pass_cents) : Cell(); },
     words::kWhatPassingBrings},
    {"games", RowsOf(kGameColumns),
     [](auto& choice) {
       return Cell(choice.bid ? kGameColumns.Each(choice.bid->ranked) : Cells());
     },
     words::kBestFirst},
});

Cell PointsOfSeats(const TableAnswer& answer) {
  PerSeat<Points> points;
  for (const FinishedTrick& trick : answer.tricks) points[trick.winner] += trick.points;
  return Cells(points.begin(), points.end());
}

CardSet DeckOf(const TableAnswer& answer) {
  CardSet deck;
  for (Seat seat : kSeats) deck |= answer.deal.hands[seat];
  return deck;
}

constexpr auto kTableColumns = ColumnsOf<TableAnswer>({
    {"phase", Kind::kWord, [](auto& answer) { return PhaseName(answer.phase); }, words::kPhases},
    {"contract", Kind::kName, At<&TableAnswer::game>, words::kGameAsFarAsSaid},
    {"declarer", Kind::kSeat, At<&TableAnswer::declarer>},
    {"turn", Kind::kSeat, At<&TableAnswer::turn>, words::kWhoIsToBidOrPlay},
    {"options", RowsOf(kOptionColumns),
     [](auto& answer) { return kOptionColumns.Each(answer.options); }, words::kWhatItMayBid},
    {"must", Kind::kFlag, At<&TableAnswer::must>, words::kMustBidOneOfThem},
    {"legal", ListOf(Kind::kCard), [](auto& answer) { return InOrder(answer.legal, answer.order); },
     words::kWhatItMayPlay},
    {"doublers", ListOf(Kind::kSeat), At<&TableAnswer::doublers>, words::kWhoMayDoubleNow},
    {"side", ListOf(Kind::kSeat), At<&TableAnswer::side>, words::kOfDeclarer},
    {"side_shown", Kind::kFlag, At<&TableAnswer::side_shown>, words::kWhetherSideIsShown},
    {"order", ListOf(Kind::kCard),
     [](auto& answer) { return InOrder(DeckOf(answer), answer.order); },
     words::kAllCardsStrongestFirst},
    {"trumps", ListOf(Kind::kCard),
     [](auto& answer) { return InOrder(answer.order.trumps() & DeckOf(answer), answer.order); }},
    {"tricks", RowsOf(kTrickColumns),
     [](auto& answer) { return kTrickColumns.Each(answer.tricks); }, words::kTricksOver},
    {"trick", ListOf(Kind::kCard), At<&TableAnswer::trick>, words::kOnTable},
    {"points", ListOf(Kind::kPoints), [](auto& answer) { return PointsOfSeats(answer); },
     words::kOfEachInTricksOver},
    {"choice", Maybe(ObjectOf(kChoiceColumns)),
     [](auto& answer) { return kChoiceColumns.Object(answer.choice); }, words::kWhatSeatOnTurnDoes},
});

}  // namespace

std::span<const ColumnInfo> TableAnswer::Columns() { return kTableColumns; }

Cells TableAnswer::ToCells() const { return kTableColumns.CellsOf(*this); }

std::string TableAnswer::ToText(Language /*language*/) const {
  std::string text = absl::StrCat(PhaseName(phase), " ", game);
  if (turn) absl::StrAppend(&text, " ", turn->index());
  if (!legal.empty()) absl::StrAppend(&text, " ", schafkopf::ToString(legal, order));
  return text;
}

}  // namespace schafkopf
