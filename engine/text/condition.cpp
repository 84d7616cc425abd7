#include "engine/text/condition.h"

#include <array>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/card_reader.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

constexpr int kMaxNesting = 100;
// Each level of nesting keeps at most the left sides of one `or`, one `and` and one comparison.
constexpr std::size_t kStackSize = 3 * (kMaxNesting + 2);
constexpr std::size_t kMaxDigits = 6;

}  // namespace

CardSet RankTrumps(const CardOrder& order) {
  CardSet cards;
  for (Rank rank : kRanks) {
    if (order.trumps().Contains(RankCards(rank))) cards |= RankCards(rank);
  }
  return cards;
}

int Condition::Count(const Step& step, const Hands& hands, const CardOrder& order) {
  const CardSet hand = hands[step.seat];
  switch (step.op) {
    case Op::kTrumps:
      return (hand & order.trumps()).size();
    case Op::kCards:
      return ((hand & SuitCards(static_cast<Suit>(step.operand))) - RankTrumps(order)).size();
    case Op::kAces:
      return (hand & RankCards(Rank::kSau)).size();
    case Op::kPoints:
      return PointsOf(hand).count();
    case Op::kHas:
      return hand.Contains(Card::FromIndex(step.operand)) ? 1 : 0;
    default:
      return step.operand;
  }
}

bool Condition::Join(Op op, int left, int right) {
  switch (op) {
    case Op::kLess:
      return left < right;
    case Op::kAtMost:
      return left <= right;
    case Op::kMore:
      return left > right;
    case Op::kAtLeast:
      return left >= right;
    case Op::kEqual:
      return left == right;
    case Op::kDifferent:
      return left != right;
    case Op::kAnd:
      return left != 0 && right != 0;
    default:
      return left != 0 || right != 0;
  }
}

bool Condition::Holds(const Hands& hands, const CardOrder& order) const {
  std::array<int, kStackSize> stack;
  std::size_t size = 0;
  for (const Step& step : steps_) {
    if (step.op < Op::kLess) {
      stack[size++] = Count(step, hands, order);
    } else if (step.op == Op::kNot) {
      stack[size - 1] = stack[size - 1] == 0 ? 1 : 0;
    } else {
      --size;
      stack[size - 1] = Join(step.op, stack[size - 1], stack[size]) ? 1 : 0;
    }
  }
  return stack[0] != 0;
}

std::vector<CardSet> Condition::SetsCounted(const CardOrder& order) const {
  std::vector<CardSet> sets;
  for (const Step& step : steps_) {
    switch (step.op) {
      case Op::kTrumps:
        sets.push_back(order.trumps());
        break;
      case Op::kCards:
        sets.push_back(SuitCards(static_cast<Suit>(step.operand)) - RankTrumps(order));
        break;
      case Op::kAces:
        sets.push_back(RankCards(Rank::kSau));
        break;
      case Op::kPoints:
        for (Rank rank : kRanks) {
          if (PointsOf(RankCards(rank)) > Points(0)) sets.push_back(RankCards(rank));
        }
        break;
      case Op::kHas:
        sets.push_back(CardSet::Of(Card::FromIndex(step.operand)));
        break;
      default:
        break;
    }
  }
  return sets;
}

SeatSet Condition::SeatsCounted() const {
  SeatSet seats;
  for (const Step& step : steps_) {
    if (step.op != Op::kNumber && step.op < Op::kLess) seats = seats | SeatSet::Of(step.seat);
  }
  return seats;
}

// Recursive descent over
//   or := and {"or" and}      and := not {"and" not}      not := ["not"] not | "(" or ")" | compare
// that emits the steps as it goes.
class ConditionReader {
 public:
  explicit ConditionReader(absl::string_view text) : text_(text), rest_(text) {}

  absl::StatusOr<Condition> Read();

 private:
  using Op = Condition::Op;

  absl::Status ReadOr();
  absl::Status ReadAnd();
  absl::Status ReadNot();
  absl::Status ReadComparison();
  absl::Status ReadCount();
  absl::Status ReadArguments(Op op, bool has_second);
  absl::Status ReadSecond(Condition::Step& step);
  absl::Status ReadNumber();

  absl::string_view Word() const;
  absl::string_view Next() const;
  void SkipSpaces() { rest_ = absl::StripLeadingAsciiWhitespace(rest_); }
  bool Take(absl::string_view symbol);
  bool TakeWord(absl::string_view word);
  absl::string_view TakeArgument();
  absl::Status Expected(const Message& what) {
    SkipSpaces();
    return SyntaxError(ColumnOfPart(rest_, text_), what, Quoted(Next()));
  }

  const absl::string_view text_;
  absl::string_view rest_;
  int nesting_ = 0;
  Condition condition_;
};

absl::StatusOr<Condition> ConditionReader::Read() {
  const absl::Status status = ReadOr();
  if (!status.ok()) return status;
  SkipSpaces();
  if (!rest_.empty()) return Expected(words::kConnectiveOrEnd);
  return condition_;
}

absl::Status ConditionReader::ReadOr() {
  absl::Status status = ReadAnd();
  while (status.ok() && TakeWord("or")) {
    status = ReadAnd();
    condition_.steps_.push_back({Op::kOr});
  }
  return status;
}

absl::Status ConditionReader::ReadAnd() {
  absl::Status status = ReadNot();
  while (status.ok() && TakeWord("and")) {
    status = ReadNot();
    condition_.steps_.push_back({Op::kAnd});
  }
  return status;
}

absl::Status ConditionReader::ReadNot() {
  SkipSpaces();
  const absl::string_view here = rest_;
  const bool negated = TakeWord("not");
  if (!negated && !Take("(")) return ReadComparison();
  if (++nesting_ > kMaxNesting) {
    return SyntaxError(ColumnOfPart(here, text_), {words::kAtMostLevels, kMaxNesting},
                       words::kOneMore);
  }
  const absl::Status status = negated ? ReadNot() : ReadOr();
  if (!status.ok()) return status;
  if (negated) {
    condition_.steps_.push_back({Op::kNot});
  } else if (!Take(")")) {
    return Expected(words::kConnectiveOrBracket);
  }
  --nesting_;
  return status;
}

absl::Status ConditionReader::ReadComparison() {
  constexpr std::array<std::pair<absl::string_view, Op>, 6> kComparisons = {{{"<=", Op::kAtMost},
                                                                             {">=", Op::kAtLeast},
                                                                             {"==", Op::kEqual},
                                                                             {"!=", Op::kDifferent},
                                                                             {"<", Op::kLess},
                                                                             {">", Op::kMore}}};
  absl::Status status = ReadCount();
  if (!status.ok()) return status;
  for (const auto& [symbol, op] : kComparisons) {
    if (!Take(symbol)) continue;
    status = ReadCount();
    condition_.steps_.push_back({op});
    return status;
  }
  if (condition_.steps_.back().op == Op::kHas) return status;
  return Expected(words::kComparison);
}

absl::Status ConditionReader::ReadCount() {
  SkipSpaces();
  if (!rest_.empty() && absl::ascii_isdigit(static_cast<unsigned char>(rest_[0]))) {
    return ReadNumber();
  }
  if (TakeWord("trumps")) return ReadArguments(Op::kTrumps, false);
  if (TakeWord("cards")) return ReadArguments(Op::kCards, true);
  if (TakeWord("aces")) return ReadArguments(Op::kAces, false);
  if (TakeWord("points")) return ReadArguments(Op::kPoints, false);
  if (TakeWord("has")) return ReadArguments(Op::kHas, true);
  for (absl::string_view word : {"trumps", "cards", "aces", "points"}) {
    // The one in place of the many.
    if (!TakeWord(word.substr(0, word.size() - 1))) continue;
    return SyntaxError(ColumnOfPart(rest_, text_) - static_cast<int>(word.size()) + 1,
                       absl::StrCat(word, "(...)"), Quoted(word.substr(0, word.size() - 1)));
  }
  return Expected(words::kNumberOrCount);
}

absl::Status ConditionReader::ReadNumber() {
  std::size_t digits = 0;
  while (digits < rest_.size() && absl::ascii_isdigit(static_cast<unsigned char>(rest_[digits]))) {
    ++digits;
  }
  const absl::string_view number = rest_.substr(0, digits);
  int value = 0;
  if (digits > kMaxDigits || !absl::SimpleAtoi(number, &value)) {
    return SyntaxError(ColumnOfPart(rest_, text_), {words::kAtMostDigits, kMaxDigits},
                       Quoted(number));
  }
  rest_.remove_prefix(digits);
  condition_.steps_.push_back({Op::kNumber, Seat(), value});
  return absl::OkStatus();
}

absl::Status ConditionReader::ReadArguments(Op op, bool has_second) {
  if (!Take("(")) return Expected(AsIs("("));
  Condition::Step step{op};
  const absl::string_view first = TakeArgument();
  const auto seat = ParseSeat(first);
  if (!seat.ok()) return ShiftColumn(seat.status(), ColumnOfPart(first, text_) - 1);
  step.seat = *seat;
  if (has_second) {
    if (!Take(",")) return Expected(op == Op::kHas ? words::kCommaAndCard : words::kCommaAndSuit);
    const absl::Status status = ReadSecond(step);
    if (!status.ok()) return status;
  }
  if (!Take(")")) return Expected(AsIs(")"));
  condition_.steps_.push_back(step);
  return absl::OkStatus();
}

absl::Status ConditionReader::ReadSecond(Condition::Step& step) {
  const absl::string_view text = TakeArgument();
  const int column = ColumnOfPart(text, text_);
  if (step.op == Op::kHas) {
    const auto card = ParseCard(text);
    if (!card.ok()) return ShiftColumn(card.status(), column - 1);
    step.operand = card->index();
    return absl::OkStatus();
  }
  const auto suit = SuitAtStart(text);
  if (!suit || suit->size != text.size()) {
    return SyntaxError(column, words::kSuit, Quoted(text));
  }
  step.operand = static_cast<int>(suit->suit);
  return absl::OkStatus();
}

// The letters that stand next.
absl::string_view ConditionReader::Word() const {
  std::size_t size = 0;
  while (size < rest_.size() && absl::ascii_isalpha(static_cast<unsigned char>(rest_[size])))
    ++size;
  return rest_.substr(0, size);
}

// What an error shows: the word that stands next, else all that is left.
absl::string_view ConditionReader::Next() const { return Word().empty() ? rest_ : Word(); }

bool ConditionReader::Take(absl::string_view symbol) {
  SkipSpaces();
  if (!absl::StartsWith(rest_, symbol)) return false;
  rest_.remove_prefix(symbol.size());
  return true;
}

bool ConditionReader::TakeWord(absl::string_view word) {
  SkipSpaces();
  if (!absl::EqualsIgnoreCase(Word(), word)) return false;
  rest_.remove_prefix(word.size());
  return true;
}

// Up to the next comma or parenthesis, without spaces around.
absl::string_view ConditionReader::TakeArgument() {
  SkipSpaces();
  const absl::string_view argument = rest_.substr(0, rest_.find_first_of(",()"));
  rest_.remove_prefix(argument.size());
  return absl::StripTrailingAsciiWhitespace(argument);
}

absl::StatusOr<Condition> ParseCondition(absl::string_view text) {
  return ConditionReader(text).Read();
}

}  // namespace schafkopf
