#include "tools/batch/answerer.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/money/rule_set.h"
#include "solver/people/advice.h"
#include "solver/post_mortem.h"
#include "tools/answers/answer.h"
#include "tools/answers/ask_question.h"
#include "tools/answers/contracts_won.h"
#include "tools/answers/game_line.h"
#include "tools/batch/settle.h"
#include "tools/cli/cli.h"

namespace schafkopf {
namespace {

Cell Number(Value value) { return std::int64_t{value.count()}; }
Cell Number(const std::optional<Cents>& cents) {
  return cents ? Cell(std::int64_t{cents->count()}) : Cell();
}
Cell Number(Seat seat) { return std::int64_t{seat.index()}; }

template <class T>
Cell Known(const std::optional<T>& value) {
  return value ? Cell(*value) : Cell();
}

Cell ShareOf(std::uint64_t count, const OpenEstimate& open) {
  return Rounded(static_cast<double>(count) / static_cast<double>(open.worlds));
}

}  // namespace

Answerer::Answerer(const Job& job) : job_(job), schema_(SchemaOf(job)) {
  if (job.generated) dealer_.emplace(job.generated->request.knowledge);
}

Record Answerer::Answer(const JobItem& item) {
  if (job_.question.kind == QuestionKind::kAsk) return AnswerAsk(item);
  Record record = {item.line.number, {}, {}, absl::OkStatus()};
  const auto deal = DealOf(item);
  if (!deal.ok()) {
    record.error = deal.status();
    return record;
  }
  solver_.Forget();
  record.error = AnswerDeal(*deal, record);
  if (job_.generated) record.head.emplace_back(*deal);
  return record;
}

absl::StatusOr<DealLine> Answerer::DealOf(const JobItem& item) const {
  if (!job_.generated) {
    const RuleOptions& options = job_.rules.options;
    if (job_.question.kind == QuestionKind::kPostMortem) return ReadGame(item.line, options);
    auto deal = ReadDealLine(item.line, options);
    if (deal.ok() && job_.question.from_start) deal->played.clear();
    return deal;
  }
  const DealRequest& request = job_.generated->request;
  const auto hands = GeneratedHands(*dealer_, request, job_.seed, item.index);
  if (!hands) return SyntaxError(1, "conditions that can be met", "none such in 1000000 deals");
  return request.LineOf(*hands, job_.seed, item.index);
}

absl::Status Answerer::AnswerDeal(const DealLine& deal, Record& record) {
  if (job_.question.kind == QuestionKind::kTable) {
    AddTable(deal, record);
    return absl::OkStatus();
  }
  if (!deal.contract) {
    record.head.resize(schema_.head.size() - (job_.generated ? 1 : 0));
    return absl::OkStatus();
  }
  const Contract& contract = *deal.contract;
  if (contract.parties() == Parties::kEach) {
    return SyntaxError(1, "a game of two sides", ToString(contract));
  }
  record.head = {contract, contract.has_declarer() ? Number(deal.declarer) : Cell()};
  if (job_.question.kind == QuestionKind::kPostMortem) {
    AddPostMortem(deal, record);
    return absl::OkStatus();
  }
  const Position position = PositionOf(deal);
  if (!position.switched()) {
    return SyntaxError(1, "the cards up to the trick after which the Solo is announced",
                       absl::StrCat(deal.played.size(), " cards"));
  }
  AddValue(position, record);
  return absl::OkStatus();
}

void Answerer::AddValue(const Position& position, Record& record) {
  const Deal& deal = position.deal();
  const Value value = solver_.Solve(position);
  const SeatResult settled = ResultFor(deal, job_.rules, value, deal.declarer);
  record.head.push_back(Number(value));
  record.head.push_back(Known(settled.won));
  record.head.push_back(Number(settled.cents));
  if (job_.question.kind == QuestionKind::kValue) return;
  record.head.push_back(position.finished() ? Cell() : Number(position.to_move()));
  for (const CardValue& card : solver_.SolveCards(position)) {
    record.rows.push_back({card.card, Number(card.value)});
  }
}

void Answerer::AddTable(const DealLine& deal, Record& record) {
  const Deck deck = *DeckOfHandSize(deal.hands[Seat(0)].size(), deal.seats());
  const auto contracts =
      job_.question.contracts.empty() ? Offered(job_.rules, deck) : job_.question.contracts;
  const TableValues values = job_.question.values;
  for (Seat declarer : kSeats) {
    if (declarer.index() >= deal.seats()) break;
    const auto games = WinnableBy(declarer, deal, contracts, job_.rules, solver_);
    std::optional<std::size_t> best;
    if (values != TableValues::kNone) best = BestPaid(games, job_.rules, solver_);
    for (std::size_t i = 0; i < games.size(); ++i) {
      auto& row = record.rows.emplace_back(
          std::vector<Cell>{Number(declarer), games[i].deal.contract, games[i].won});
      if (values == TableValues::kNone) continue;
      row.emplace_back(i == best);
      if (values == TableValues::kAll || i == best) {
        const Value value = solver_.Solve(Position(games[i].deal));
        row.push_back(Number(value));
        row.push_back(Number(ResultFor(games[i].deal, job_.rules, value, declarer).cents));
      } else {
        row.resize(row.size() + 2);
      }
    }
  }
}

void Answerer::AddPostMortem(const DealLine& deal, Record& record) {
  const Deal dealt = deal.deal();
  const PostMortem game = Examine(PositionOf(deal), solver_);
  record.head.push_back(Number(game.value));
  record.head.push_back(Number(game.result));
  for (std::size_t i = 0; i < game.plays.size(); ++i) {
    const PlayReview& play = game.plays[i];
    const auto before = ResultFor(dealt, job_.rules, play.before, play.seat).cents;
    const auto after = ResultFor(dealt, job_.rules, play.after, play.seat).cents;
    const auto trick = static_cast<std::int64_t>(i) / deal.seats() + 1;
    record.rows.push_back({trick, Number(play.seat), play.card, play.best(), Number(play.before),
                           Number(play.after), Number(play.cost),
                           before ? Number(*before - *after) : Cell()});
  }
}

Record Answerer::AnswerAsk(const JobItem& item) {
  const Question& asked = job_.question;
  const AskTerms terms = {asked.seat, asked.players, asked.contracts};
  Record record = {item.line.number, {}, {}, absl::OkStatus()};
  std::optional<DealLine> deal;
  absl::StatusOr<AdviceQuestion> question = absl::UnknownError("");
  if (job_.generated) {
    auto dealt = DealOf(item);
    if (dealt.ok()) {
      deal = *dealt;
      question = MakeQuestion(deal->hands[asked.seat], terms, job_.rules);
    } else {
      question = dealt.status();
    }
  } else {
    question = ReadQuestion(item.line, terms, job_.rules);
  }
  if (!question.ok()) {
    record.error = question.status();
    return record;
  }
  EstimateOptions options;
  options.stakes = {job_.rules.tariff, job_.rules.options};
  options.worlds = asked.worlds;
  options.seed = job_.seed;
  options.threads = 1;
  const Advice advice = Advise({&*question, 1}, options).front();
  const bool leave = advice.verdict == Verdict::kLeave;
  record.head = {Number(question->seat), std::string(NameOf(advice.verdict)),
                 leave ? Cell() : Cell(advice.ranked.front().contract)};
  for (const ContractAdvice& contract : advice.ranked) {
    const OpenEstimate& open = contract.open;
    const Share win = OpenWinShare(open);
    record.rows.push_back(
        {contract.contract, contract.table ? Rounded(contract.table->win.value) : Cell(),
         Rounded(win.value), Rounded(win.low), Rounded(win.high), ShareOf(open.schneider, open),
         ShareOf(open.schwarz, open), Rounded(contract.cents.value), Rounded(OpenCents(open).value),
         Rounded(contract.cents.error), static_cast<std::int64_t>(open.worlds)});
  }
  if (deal) record.head.emplace_back(*deal);
  return record;
}

}  // namespace schafkopf
