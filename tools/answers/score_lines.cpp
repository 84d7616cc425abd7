#include "tools/answers/score_lines.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "tools/answers/deal_json.h"

namespace schafkopf {
namespace {

bool EachForHimself(const Contract& contract) { return contract.parties() == Parties::kEach; }

absl::StatusOr<Value> ValueOf(const DealLine& line) {
  const Objective objective = line.contract->objective();
  if (objective == Objective::kHoldTop) return Value(1);
  const Position position = PositionOf(line);
  if (objective == Objective::kAllTricks || objective == Objective::kNoTricks) {
    const SeatSet side = DeclarerSide(line.deal());
    const SeatSet losing = objective == Objective::kNoTricks ? side : side.Complement();
    if (position.tricks(losing) > 0) return Value(0);
  }
  if (EachForHimself(*line.contract)) {
    if (position.finished()) return Value(0);
    return SyntaxError(1, "a deal played to its end", absl::StrCat(line.played.size(), " cards"));
  }
  if (position.finished()) return FinalValue(position);
  if (line.result) return *line.result;
  return SyntaxError(1, "a deal played to its end, or its result",
                     absl::StrCat(line.played.size(), " cards played"));
}

// Payments that stand by side, in the order of the seats.
std::vector<Cents> BySeat(const DealLine& deal, SeatSet side, const std::vector<Cents>& payments) {
  if (payments.empty()) return {};
  const bool first = side.Contains(deal.declarer);
  std::vector<Cents> by_seat;
  std::size_t member = first ? 1 : 0;
  std::size_t opponent = static_cast<std::size_t>(side.size());
  for (int index = 0; index < deal.seats(); ++index) {
    const Seat seat(index);
    const std::size_t place = first && seat == deal.declarer ? 0
                              : side.Contains(seat)          ? member++
                                                             : opponent++;
    by_seat.push_back(payments[place]);
  }
  return by_seat;
}

}  // namespace

absl::StatusOr<DealScorer> DealScorer::Make(const ScoreArguments& arguments, const RuleSet& rules) {
  if (!arguments.round.empty()) {
    const auto round = ParseRound(arguments.round);
    if (!round.ok()) return AtField("round", round.status());
  }
  auto doublers = ReadDoublers(arguments);
  if (!doublers.ok()) return doublers.status();
  return DealScorer(arguments, *std::move(doublers), rules);
}

DealScore DealScorer::Passed(DealLine deal) {
  const Cents stake = rules_.options.Is({"all_pass", "throw_in_stock"})
                          ? Cents(rules_.options.Number("stock_stake"))
                          : Cents(0);
  if (rules_.options.Is({"all_pass", "throw_in_bock"})) ++bock_;
  stock_ += stake * kSeatCount;
  DealScore passed;
  passed.deal = std::move(deal);
  passed.score.payments.assign(kSeatCount, -stake);
  passed.score.stock_left = stock_;
  return passed;
}

// The declarer of a Kreuzbock follows from who doubled.
absl::Status DealScorer::CheckKreuz(const DealLine& line) const {
  const bool told = !doublers_.laid.empty() || !doublers_.kontra.empty();
  if (!told || !IsKreuz(line.contract->row())) return absl::OkStatus();
  const int declarer = KreuzDeclarer(doublers_.laid, doublers_.kontra).index() % 2;
  if (line.declarer.index() % 2 == declarer) return absl::OkStatus();
  return SyntaxError(1,
                     absl::StrCat("the declarer ", declarer, " or ", declarer + 2,
                                  ", whose side declares as they doubled"),
                     absl::StrCat(line.declarer.index()));
}

absl::StatusOr<ScoreQuestion> DealScorer::QuestionOf(const DealLine& line, SeatSet side) const {
  const Deal deal = line.deal();
  ScoreQuestion question = AboutDeal(deal, side);
  if (EachForHimself(deal.contract)) {
    const Position position = PositionOf(line);
    for (int seat = 0; seat < deal.seats(); ++seat) {
      question.captured.push_back(CapturedOf(position.pile(Seat(seat)), position.order()));
    }
  }
  question.doublings = arguments_.doublings;
  question.doublings.bock += bock_;
  question.stock = stock_;
  question.carried = arguments_.carried;
  if (question.contract.row().pack == Pack::kSjavs) {
    const Position position = PositionOf(line);
    for (Seat seat : kSeats) {
      question.one_player |= position.pile(seat).tricks == question.hand_size;
    }
  }
  absl::Status status = CheckKreuz(line);
  if (!status.ok()) return status;
  Sides sides = {side, side.Complement(), side.size(), question.players - side.size()};
  if (question.contract.parties() == Parties::kCross) {
    // Before anybody doubled, a Kreuzbock was nobody's or of the side that laid.
    sides = SidesOf(question.contract, FirstOf(doublers_.laid), std::nullopt, question.players,
                    FirstOf(doublers_.kontra));
  }
  status = ApplyDoublers(arguments_, doublers_, sides, rules_, question);
  if (!status.ok()) return status;
  return question;
}

absl::StatusOr<DealScore> DealScorer::Next(const InputLine& line) {
  auto deal = ReadDealLine(line, rules_.options);
  if (!deal.ok()) return AtField("deal", deal.status());
  if (!deal->contract) return Passed(*std::move(deal));
  const auto value = ValueOf(*deal);
  if (!value.ok()) return AtField("deal", value.status());
  const bool each = EachForHimself(*deal->contract);
  const SeatSet side = each ? Everybody(deal->seats()) : DeclarerSide(deal->deal());
  auto question = QuestionOf(*deal, side);
  if (!question.ok()) return question.status();
  question->value = *value;
  auto score = ScoreOf(*question, rules_);
  if (!score.ok()) return score.status();
  bock_ = 0;
  stock_ = score->stock_left;
  if (!each) score->payments = BySeat(*deal, side, score->payments);
  return DealScore{*std::move(deal), each ? SeatSet() : side, *std::move(question),
                   *std::move(score)};
}

Json DealScore::ToJson() const {
  Json object = DealJson(deal);
  if (!deal.contract) {
    object.update({{"won", nullptr}, {"price", 0}, {"payments", Json::array()}});
    for (Cents cents : score.payments) object["payments"].push_back(cents.count());
    object["stock"] = score.stock_left.count();
    return object;
  }
  if (!EachForHimself(*deal.contract)) {
    object["value"] = question.value.count();
    for (Seat seat : kSeats) {
      if (side.Contains(seat)) object["side"].push_back(seat.index());
    }
  }
  object.update(ScoreJson(score));
  return object;
}

std::string DealScore::ToText(Language /*language*/) const {
  if (deal.contract) return absl::StrJoin(ScoreLines(question, score), "\n");
  return absl::StrCat("nobody bid; each pays ", -score.payments.front().count(), "; stock ",
                      score.stock_left.count());
}

}  // namespace schafkopf
