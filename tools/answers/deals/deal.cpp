#include "tools/answers/deals/deal.h"

#include <utility>
#include <variant>

#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/words.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/deck_name.h"

namespace schafkopf {
namespace {

// Deals tried in a row before the conditions are given up.
constexpr std::uint64_t kMaxAttempts = 1'000'000;
// How often it is asked whether to stop.
constexpr std::uint64_t kDealsBetweenStops = 4096;

constexpr auto kDealColumns = ColumnsOf<RandomDeal>({
    {"contract", Kind::kContract, At<&RandomDeal::line, &DealLine::contract>},
    {"declarer", Kind::kSeat, [](auto& deal) { return DeclarerOf(deal.line); }},
    {"hands", ListOf(Kind::kCards),
     [](auto& deal) {
       Cells hands;
       for (int seat = 0; seat < deal.line.seats(); ++seat) {
         hands.push_back(InOrder(deal.line.hands[Seat(seat)], deal.order));
       }
       return hands;
     },
     words::kOfEachSeatStrongestFirst},
    {"line", Maybe(Kind::kDeal),
     [](auto& deal) { return deal.line.covers.empty() ? Cell() : Cell(deal.line); },
     words::kOfTwoPlayers},
});
constexpr auto kDealsColumns = ColumnsOf<DealAnswer>({
    {"deals", RowsOf(kDealColumns), [](auto& answer) { return kDealColumns.Each(answer.deals); }},
});

}  // namespace

std::span<const ColumnInfo> RandomDeal::Columns() { return kDealColumns; }

Cells RandomDeal::ToCells() const { return kDealColumns.CellsOf(*this); }

std::string RandomDeal::ToText(Language /*language*/) const { return ToString(line); }

std::span<const ColumnInfo> DealAnswer::Columns() { return kDealsColumns; }

Cells DealAnswer::ToCells() const { return kDealsColumns.CellsOf(*this); }

std::string DealAnswer::ToText(Language language) const {
  return absl::StrJoin(deals, "\n", [&](std::string* out, const RandomDeal& deal) {
    *out += deal.ToText(language);
  });
}

absl::StatusOr<DealStream> DealStream::Of(const DealQuestion& question) {
  if (LacksDeclarer(question.request)) {
    return AtField("declarer", SyntaxError(1, words::kDeclarerOfContract, words::kNone));
  }
  auto read = ReadDealRequest(question.request, question.rules);
  if (const auto* mistake = std::get_if<DealMistake>(&read)) {
    return AtField(mistake->part, mistake->error);
  }
  DealStream stream(std::get<DealRequest>(std::move(read)), question.seed);
  if (stream.dealer_.count() > 0) return stream;
  return AtField("hand", SyntaxError(1, words::kHandsInWhichContractMay, words::kNone));
}

absl::StatusOr<RandomDeal> DealStream::Next(const Watch& watch) {
  for (std::uint64_t attempt = 0; attempt < kMaxAttempts; ++attempt) {
    if (attempt % kDealsBetweenStops == 0 && watch.stopped()) {
      return Failure(absl::StatusCode::kCancelled, words::kStoppedBeforeAllDealsWereFound);
    }
    const Hands hands = dealer_.Sample(seed_, sample_++);
    if (!request_.Accepts(hands, order_)) continue;
    return RandomDeal{request_.LineOf(hands, seed_, number_++), order_};
  }
  // Of few deals each is tried.
  const std::uint64_t possible = dealer_.count();
  for (std::uint64_t i = 0; possible <= kMaxAttempts && i < possible; ++i) {
    const Hands hands = dealer_.World((sample_ + i) % possible);
    if (request_.Accepts(hands, order_)) {
      return RandomDeal{request_.LineOf(hands, seed_, number_++), order_};
    }
  }
  if (possible <= kMaxAttempts) {
    return AtField("given", SyntaxError(1, words::kConditionsThatCanBeMet,
                                        {words::kNoDealOfPossible, possible}));
  }
  return AtField("given", SyntaxError(1, words::kConditionsThatRandomDealsMeet,
                                      {words::kNoDealInARow, kMaxAttempts}));
}

absl::StatusOr<DealQuestion> ReadDeal(const Fields& fields) {
  auto rules = fields.Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  DealQuestion question;
  DealText& request = question.request;
  request.deck = fields.Text("deck");
  if (!request.deck.empty() && !FindDeck(request.deck)) {
    return AtField("deck", SyntaxError(1, words::kDeckName, Quoted(request.deck)));
  }
  request.players = static_cast<int>(fields.Number("players"));
  request.hands = fields.Texts("hand");
  request.given = fields.Texts("given");
  request.contract = fields.Text("contract");
  if (fields.Has("declarer")) request.declarer = static_cast<int>(fields.Number("declarer"));
  if (request.declarer && request.contract.empty()) {
    return AtField("contract", SyntaxError(1, words::kContractOfDeclarer, words::kNone));
  }
  question.count = fields.Count("count", 1);
  question.seed = fields.Count("seed", 1);
  question.rules = *std::move(rules);
  return question;
}

absl::StatusOr<DealAnswer> AnswerOf(const DealQuestion& question, const Watch& watch) {
  auto stream = DealStream::Of(question);
  if (!stream.ok()) return stream.status();
  DealAnswer answer;
  for (std::uint64_t i = 0; i < question.count; ++i) {
    auto deal = stream->Next(watch);
    if (!deal.ok()) return deal.status();
    answer.deals.push_back(*std::move(deal));
  }
  return answer;
}

}  // namespace schafkopf
