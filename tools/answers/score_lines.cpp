#include "tools/answers/score_lines.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "tools/cli/answer_lines.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

bool EachForHimself(const Contract& contract) { return contract.parties() == Parties::kEach; }

class LineScorer {
 public:
  LineScorer(const ScoreArguments& arguments, const Doublers& doublers, const RuleSet& rules)
      : arguments_(arguments), doublers_(doublers), rules_(rules), stock_(arguments.stock) {}

  absl::StatusOr<Json> Object(const InputLine& line, std::vector<std::string>& text);

 private:
  Json Passed(std::vector<std::string>& text);
  absl::StatusOr<ScoreQuestion> QuestionOf(const DealLine& line, SeatSet side) const;
  absl::Status CheckKreuz(const DealLine& line) const;
  absl::StatusOr<Value> ValueOf(const DealLine& line) const;

  const ScoreArguments& arguments_;
  const Doublers& doublers_;
  const RuleSet& rules_;
  Cents stock_;
  int bock_ = 0;  // carried from a deal nobody bid
};

Json LineScorer::Passed(std::vector<std::string>& text) {
  const Cents stake = rules_.options.Is({"all_pass", "throw_in_stock"})
                          ? Cents(rules_.options.Number("stock_stake"))
                          : Cents(0);
  if (rules_.options.Is({"all_pass", "throw_in_bock"})) ++bock_;
  stock_ += stake * kSeatCount;
  const int paid = -stake.count();
  text.push_back(absl::StrCat("nobody bid; each pays ", stake.count(), "; stock ", stock_.count()));
  return {{"contract", "passed"},
          {"declarer", nullptr},
          {"won", nullptr},
          {"price", 0},
          {"payments", {paid, paid, paid, paid}},
          {"stock", stock_.count()}};
}

absl::StatusOr<Value> LineScorer::ValueOf(const DealLine& line) const {
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

// The declarer of a Kreuzbock follows from who doubled.
absl::Status LineScorer::CheckKreuz(const DealLine& line) const {
  const bool told = !doublers_.laid.empty() || !doublers_.kontra.empty();
  const bool kreuz =
      line.contract->parties() == Parties::kCross && line.contract->row().pack == Pack::kBavarian;
  if (!told || !kreuz) return absl::OkStatus();
  const int declarer = KreuzDeclarer(doublers_.laid, doublers_.kontra).index() % 2;
  if (line.declarer.index() % 2 == declarer) return absl::OkStatus();
  return SyntaxError(1,
                     absl::StrCat("the declarer ", declarer, " or ", declarer + 2,
                                  ", whose side --laid and --kontra make declare"),
                     absl::StrCat(line.declarer.index()));
}

absl::StatusOr<ScoreQuestion> LineScorer::QuestionOf(const DealLine& line, SeatSet side) const {
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
  // Before anybody doubled, a Kreuzbock was forehand's or of the side that laid.
  const bool cross = question.contract.parties() == Parties::kCross;
  const SeatSet declarers =
      cross ? SidesOf(question.contract, KreuzDeclarer(doublers_.laid, {}), {}).declarers : side;
  const Sides sides = {declarers, declarers.Complement(), declarers.size(),
                       question.players - declarers.size()};
  status = ApplyDoublers(arguments_, doublers_, sides, rules_, question);
  if (!status.ok()) return status;
  return question;
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

absl::StatusOr<Json> LineScorer::Object(const InputLine& line, std::vector<std::string>& text) {
  const auto deal = ReadDealLine(line, rules_.options);
  if (!deal.ok()) return deal.status();
  if (!deal->contract) return Passed(text);
  const auto value = ValueOf(*deal);
  if (!value.ok()) return value.status();
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
  text = ScoreLines(*question, *score);
  Json object = {
      {"contract", ToString(*deal->contract)},
      {"declarer", deal->contract->has_declarer() ? Json(deal->declarer.index()) : Json(nullptr)}};
  if (!each) {
    object["value"] = value->count();
    for (Seat seat : kSeats) {
      if (side.Contains(seat)) object["side"].push_back(seat.index());
    }
  }
  object.update(ScoreJson(*score));
  return object;
}

}  // namespace

ExitCode ScoreFile(const std::string& file, const ScoreArguments& arguments, const RuleSet& rules,
                   bool json) {
  if (const absl::string_view argument = NumbersOnly(arguments); !argument.empty()) {
    PrintError(absl::StrCat("schafkopf: expected no ", argument, " with a file of deal lines"));
    return ExitCode::kUsage;
  }
  const auto doublers = ReadDoublers(arguments);
  if (!doublers.ok()) return PrintError(doublers.status().message()), ExitCode::kData;
  LineScorer scorer(arguments, *doublers, rules);
  const auto answer = [&](const InputLine& line) -> LineAnswer {
    std::vector<std::string> text;
    const auto object = scorer.Object(line, text);
    if (!object.ok()) {
      LineAnswer bad = BadLine(file, line, object.status(), json);
      if (!json) bad.output = absl::StrCat(line.number, ": ", bad.output);
      return bad;
    }
    if (!json) return {absl::StrCat(line.number, ": ", absl::StrJoin(text, "\n")), ""};
    Json output = {{"line", line.number}};
    output.update(*object);
    return {output.dump(), ""};
  };
  // One worker, as each line hangs on those before.
  return AnswerLines(file, 1, [&] { return answer; });
}

}  // namespace schafkopf
