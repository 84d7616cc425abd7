// Deal lines: reading, checking and printing them.
#include <algorithm>
#include <array>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/card_reader.h"
#include "engine/notation.h"

namespace schafkopf {
namespace {

// contract and declarer, four hands, cards played, result
constexpr std::size_t kHandFields = 1 + kSeatCount;
constexpr std::size_t kAllFields = kHandFields + 2;
constexpr absl::string_view kPassed = "passed";

struct Field {
  absl::string_view text;
  int column = 1;  // of its first byte that is no space, or of its end
};

std::string HandName(Seat seat) { return absl::StrCat("hand ", seat.index()); }

struct Refusal {
  std::string expected;
  std::string found;
};

Refusal RefusalOf(BidObstacle obstacle, const Contract& contract, CardSet hand) {
  switch (obstacle) {
    case BidObstacle::kNone:
      break;
    case BidObstacle::kHoldsCalledSau:
      return {"the called Sau in another hand than the declarer's",
              absl::StrCat(ToString(*contract.called_card()), " in his own")};
    case BidObstacle::kNoCardOfCalled:
      return {absl::StrCat("a plain card of the called suit ",
                           std::string(1, LetterOf(contract.called_card()->suit())),
                           " in the declarer's hand"),
              "none"};
    case BidObstacle::kLacksHighestTrumps: {
      const CardOrder order(contract);
      const Deck deck = DeckOfHandSize(hand.size()).value_or(Deck::kLong);
      const CardSet top = HighestHand(contract, deck);
      return {absl::StrCat("the highest trumps ", ToString(top, order), " in the declarer's hand"),
              absl::StrCat("no ", ToString(top - hand, order))};
    }
  }
  return {"a contract the hand may announce", ToString(contract)};
}

class DealLineReader {
 public:
  explicit DealLineReader(absl::string_view text) : text_(text.substr(0, text.find('#'))) {}

  absl::StatusOr<DealLine> Read();

 private:
  absl::Status Split();
  absl::Status ReadContract();
  absl::Status ReadHands();
  absl::Status CheckHands() const;
  absl::Status CheckRight() const;
  absl::Status ReadPlayed();
  absl::Status ReadResult();
  absl::Status CheckPlay(const Position& position, PlacedCard played) const;

  int ColumnOfPart(absl::string_view part) const {
    return static_cast<int>(part.data() - text_.data()) + 1;
  }
  const Field& HandField(Seat seat) const {
    return fields_[1 + static_cast<std::size_t>(seat.index())];
  }

  const absl::string_view text_;
  std::array<Field, kAllFields> fields_;
  std::size_t field_count_ = 0;
  std::array<int, kCardCount> dealt_at_{};  // column of each card in its hand
  DealLine line_;
};

absl::StatusOr<DealLine> DealLineReader::Read() {
  using Step = absl::Status (DealLineReader::*)();
  for (Step step :
       {&DealLineReader::Split, &DealLineReader::ReadContract, &DealLineReader::ReadHands,
        &DealLineReader::ReadPlayed, &DealLineReader::ReadResult}) {
    const absl::Status status = (this->*step)();
    if (!status.ok()) return status;
  }
  return line_;
}

absl::Status DealLineReader::Split() {
  std::size_t begin = 0;
  while (true) {
    if (field_count_ == kAllFields) {
      return SyntaxError(static_cast<int>(begin), "the end of the line",
                         Quoted(text_.substr(begin - 1)));
    }
    const std::size_t end = std::min(text_.find('|', begin), text_.size());
    const absl::string_view text = absl::StripAsciiWhitespace(text_.substr(begin, end - begin));
    fields_[field_count_++] = {text, text.empty() ? static_cast<int>(end) + 1 : ColumnOfPart(text)};
    if (end == text_.size()) return absl::OkStatus();
    begin = end + 1;
  }
}

absl::Status DealLineReader::ReadContract() {
  const Field& field = fields_[0];
  const std::size_t space = field.text.find_last_of(" \t");
  const absl::string_view last = field.text.substr(space == field.text.npos ? 0 : space + 1);
  const absl::string_view head =
      absl::StripTrailingAsciiWhitespace(field.text.substr(0, field.text.size() - last.size()));
  const int end = field.column + static_cast<int>(field.text.size());
  if (absl::EqualsIgnoreCase(head, kPassed)) {
    if (last == "-") return absl::OkStatus();
    return SyntaxError(ColumnOfPart(last), "- after passed", Quoted(last));
  }
  if (absl::EqualsIgnoreCase(field.text, kPassed)) {
    return SyntaxError(end, "- after passed", "nothing");
  }
  const auto whole = ParseContract(field.text);
  if (whole.ok() && last != "-") return SyntaxError(end, "a declarer 0 to 3", "nothing");
  if (head.empty()) return ShiftColumn(whole.status(), field.column - 1);
  const auto contract = ParseContract(head);
  if (!contract.ok()) return ShiftColumn(contract.status(), field.column - 1);
  const auto declarer = ParseSeat(last);
  if (!declarer.ok()) return SyntaxError(ColumnOfPart(last), "a declarer 0 to 3", Quoted(last));
  line_.contract = *contract;
  line_.declarer = *declarer;
  return absl::OkStatus();
}

absl::Status DealLineReader::ReadHands() {
  CardSet dealt;
  for (Seat seat : kSeats) {
    if (static_cast<std::size_t>(seat.index()) + 1 >= field_count_) {
      return SyntaxError(static_cast<int>(text_.size()) + 1, absl::StrCat("| and ", HandName(seat)),
                         "nothing");
    }
    CardReader reader(HandField(seat).text, HandField(seat).column);
    while (true) {
      const auto next = reader.Next();
      if (!next.ok()) return next.status();
      if (!next->has_value()) break;
      const auto [card, column] = **next;
      if (dealt.Contains(card)) {
        return SyntaxError(column, "each card once", absl::StrCat(ToString(card), " again"));
      }
      dealt.Insert(card);
      line_.hands[seat].Insert(card);
      dealt_at_[static_cast<std::size_t>(card.index())] = column;
    }
  }
  const absl::Status sound = CheckHands();
  return sound.ok() ? CheckRight() : sound;
}

absl::Status DealLineReader::CheckHands() const {
  int total = 0;
  int longs = 0;
  int shorts = 0;
  for (const CardSet& hand : line_.hands) {
    total += hand.size();
    longs += hand.size() == HandSize(Deck::kLong) ? 1 : 0;
    shorts += hand.size() == HandSize(Deck::kShort) ? 1 : 0;
  }
  const int middle = (HandSize(Deck::kLong) + HandSize(Deck::kShort)) / 2;
  const bool is_long = longs != shorts ? longs > shorts : total >= kSeatCount * middle;
  const Deck deck = is_long ? Deck::kLong : Deck::kShort;
  for (Seat seat : kSeats) {
    const int size = line_.hands[seat].size();
    if (size == HandSize(deck)) continue;
    return SyntaxError(HandField(seat).column,
                       absl::StrCat(HandSize(deck), " cards in ", HandName(seat)),
                       absl::StrCat(size, " (", total, " cards in the deal)"));
  }
  for (Seat seat : kSeats) {
    for (Card card : line_.hands[seat] - CardsOf(deck)) {
      return SyntaxError(dealt_at_[static_cast<std::size_t>(card.index())],
                         "a card of the short deck", ToString(card));
    }
  }
  return absl::OkStatus();
}

absl::Status DealLineReader::CheckRight() const {
  if (!line_.contract) return absl::OkStatus();
  const CardSet hand = line_.hands[line_.declarer];
  const BidObstacle obstacle = ObstacleTo(*line_.contract, hand, line_.deal().deck());
  if (obstacle == BidObstacle::kNone) return absl::OkStatus();
  int column = HandField(line_.declarer).column;
  if (obstacle == BidObstacle::kHoldsCalledSau) {
    column = dealt_at_[static_cast<std::size_t>(line_.contract->called_card()->index())];
  }
  const Refusal refusal = RefusalOf(obstacle, *line_.contract, hand);
  return SyntaxError(column, refusal.expected, refusal.found);
}

absl::Status DealLineReader::ReadPlayed() {
  if (field_count_ <= kHandFields) return absl::OkStatus();
  const Field& field = fields_[kHandFields];
  CardReader reader(field.text, field.column);
  std::optional<Position> position;
  if (line_.contract) position.emplace(line_.deal());
  while (true) {
    const auto next = reader.Next();
    if (!next.ok()) return next.status();
    if (!next->has_value()) return absl::OkStatus();
    const PlacedCard played = **next;
    if (!position) {
      return SyntaxError(played.column, "no card where nobody plays", ToString(played.card));
    }
    const absl::Status legal = CheckPlay(*position, played);
    if (!legal.ok()) return legal;
    position->Play(played.card);
    line_.played.push_back(played.card);
  }
}

absl::Status DealLineReader::CheckPlay(const Position& position, PlacedCard played) const {
  const auto [card, column] = played;
  if (position.finished()) {
    return SyntaxError(column, absl::StrCat("no more than ", position.played().size(), " cards"),
                       ToString(card));
  }
  const CardSet legal = position.LegalPlays();
  if (legal.Contains(card)) return absl::OkStatus();
  const Seat seat = position.to_move();
  std::string reason = absl::StrCat(", which seat ", seat.index(), " does not hold");
  if (position.hand(seat).Contains(card)) {
    reason = absl::StrCat(", which seat ", seat.index(), " may not play here");
  } else if (std::find(line_.played.begin(), line_.played.end(), card) != line_.played.end()) {
    reason = " again";
  }
  return SyntaxError(
      column, absl::StrCat(legal.size() == 1 ? "" : "one of ", ToString(legal, position.order())),
      absl::StrCat(ToString(card), reason));
}

absl::Status DealLineReader::ReadResult() {
  if (field_count_ < kAllFields) return absl::OkStatus();
  const Field& field = fields_[kAllFields - 1];
  if (field.text.empty() || field.text == "-") return absl::OkStatus();
  if (!line_.contract) return SyntaxError(field.column, "- as nobody plays", Quoted(field.text));
  const bool points = IsPointContract(*line_.contract);
  const int least = points ? kNoTrickTaken.count() : 0;
  const int most = points ? kAllTricksTaken.count() : 1;
  int value = 0;
  if (!absl::SimpleAtoi(field.text, &value) || value < least || value > most) {
    return SyntaxError(field.column, absl::StrCat("a result ", least, " to ", most),
                       Quoted(field.text));
  }
  const Position position = PositionOf(line_);
  if (position.finished() && FinalValue(position) != Value(value)) {
    return SyntaxError(field.column, absl::StrCat("the result ", FinalValue(position).count()),
                       absl::StrCat(value));
  }
  line_.result = Value(value);
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<DealLine> ParseDealLine(absl::string_view text) {
  return DealLineReader(text).Read();
}

std::string ToString(const DealLine& line) {
  std::string text = line.contract
                         ? absl::StrCat(ToString(*line.contract), " ", line.declarer.index())
                         : absl::StrCat(kPassed, " -");
  const CardOrder order(line.contract.value_or(Contract::Named("ruf", Suit::kEichel)));
  for (const CardSet& hand : line.hands) absl::StrAppend(&text, " | ", ToString(hand, order));
  if (line.played.empty() && !line.result) return text;
  absl::StrAppend(&text, " |", line.played.empty() ? "" : " ", ToString(line.played));
  if (line.result) absl::StrAppend(&text, " | ", line.result->count());
  return text;
}

Position PositionOf(const DealLine& line) {
  Position position(line.deal());
  for (Card card : line.played) position.Play(card);
  return position;
}

std::string Explain(BidObstacle obstacle, const Contract& contract, CardSet hand) {
  const Refusal refusal = RefusalOf(obstacle, contract, hand);
  return absl::StrCat("expected ", refusal.expected, ", found ", refusal.found);
}

}  // namespace schafkopf
