// Deal lines: reading, checking and printing them.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/card_reader.h"
#include "engine/text/deal_fields.h"
#include "engine/text/deal_refusal.h"
#include "engine/text/notation.h"
#include "engine/text/past_notes.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

class DealLineReader {
 public:
  DealLineReader(absl::string_view text, const RuleOptions& options, LineSpan span)
      : text_(WithoutNotes(text)), options_(options), span_(span) {
    if (span != LineSpan::kDeal) notes_ = NotesOf(text);
  }

  absl::StatusOr<DealLine> Read(bool with_contract);

 private:
  absl::Status Split();
  absl::Status ReadContract();
  absl::Status ReadHands();
  absl::Status ReadHand(Seat seat, CardSet& dealt);
  absl::Status ReadPairs(Seat seat, CardSet& dealt);
  absl::Status Insert(Seat seat, const PlacedCard& placed, CardSet& dealt);
  absl::Status FillHidden();
  bool IsPosition() const;
  int CountSeats() const;
  absl::Status ReadPlayed();
  absl::Status Check();
  absl::Status ReadResult();
  int ColumnOf(const DealPart& part) const;

  const Field& HandField(Seat seat) const {
    return fields_[1 + static_cast<std::size_t>(seat.index())];
  }

  std::size_t played_field() const { return 1 + static_cast<std::size_t>(seats_); }

  const absl::string_view text_;
  const RuleOptions& options_;
  const LineSpan span_;
  std::vector<GameNote> notes_;  // of what may be a position
  std::vector<Field> fields_;
  int seats_ = kSeatCount;
  std::array<int, kCardCount> dealt_at_{};        // column of each card in its hand
  std::vector<int> played_at_;                    // of each card that fell
  absl::Status after_played_;                     // why no more cards could be read
  std::vector<std::pair<Seat, Card>> on_hidden_;  // which lie on cards that nobody has seen
  bool is_position_ = false;
  DealLine line_;
};

absl::StatusOr<DealLine> DealLineReader::Read(bool with_contract) {
  using Step = absl::Status (DealLineReader::*)();
  for (Step step :
       {&DealLineReader::Split, &DealLineReader::ReadContract, &DealLineReader::ReadHands,
        &DealLineReader::ReadPlayed, &DealLineReader::Check, &DealLineReader::ReadResult}) {
    if (step == &DealLineReader::ReadContract && !with_contract) continue;
    const absl::Status status = (this->*step)();
    if (!status.ok()) return status;
  }
  return line_;
}

absl::Status DealLineReader::Split() {
  auto fields = SplitDealLine(text_);
  if (!fields.ok()) return fields.status();
  fields_ = *std::move(fields);
  is_position_ = IsPosition();
  return absl::OkStatus();
}

absl::Status DealLineReader::ReadContract() {
  const auto head = ParseDealHead(fields_[0], text_, options_);
  if (!head.ok()) return head.status();
  if (span_ == LineSpan::kView && !head->contract) {
    return SyntaxError(fields_[0].column, words::kGameThatIsPlayed, Quoted(kPassed));
  }
  if (span_ == LineSpan::kView && !head->contract->is_played()) {
    return SyntaxError(fields_[0].column, words::kGameWhoseCardsArePlayed,
                       ToString(*head->contract));
  }
  line_.contract = head->contract;
  line_.declarer = head->declarer;
  return absl::OkStatus();
}

// Two seats where hands are written in pairs; three where the first three hands are the whole short
// deck and what follows are cards of theirs; else four.
int DealLineReader::CountSeats() const {
  if (fields_.size() > 2 && fields_[1].text.find('/') != absl::string_view::npos) return 2;
  CardSet three;
  for (std::size_t field = 1; field < fields_.size(); ++field) {
    const auto cards = ParseCardSet(fields_[field].text);
    if (!cards.ok()) return kSeatCount;
    if (field == 4) return three.Contains(*cards) ? 3 : kSeatCount;
    if (cards->size() != HandSize(Deck::kShort, 3) || three.Intersects(*cards)) return kSeatCount;
    three |= *cards;
  }
  return fields_.size() >= 4 && three == CardsOf(Deck::kShort) ? 3 : kSeatCount;
}

// By its notes; or where the hands are as large as each other, but not a deck's.
bool DealLineReader::IsPosition() const {
  if (span_ == LineSpan::kDeal) return false;
  if (TellPosition(notes_)) return true;
  int size = 0;
  for (std::size_t field = 1; field < std::min(fields_.size(), std::size_t{5}); ++field) {
    const auto cards = ParseCardSet(fields_[field].text);
    if (!cards.ok() || (size > 0 && cards->size() != size)) return false;
    size = cards->size();
  }
  return fields_.size() >= 5 && size > 0 && !DeckOfHandSize(size);
}

absl::Status DealLineReader::ReadHands() {
  seats_ = is_position_ ? CountHands(fields_, notes_) : CountSeats();
  CardSet dealt;
  for (int seat = 0; seat < seats_; ++seat) {
    if (static_cast<std::size_t>(seat) + 1 >= fields_.size()) {
      return SyntaxError(ColumnAt(text_, text_.size()),
                         {words::kBarAnd, Message(words::kHandNumber, seat)}, words::kNothing);
    }
    const absl::Status status = ReadHand(Seat(seat), dealt);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status DealLineReader::Insert(Seat seat, const PlacedCard& placed, CardSet& dealt) {
  if (dealt.Contains(placed.card)) {
    return SyntaxError(placed.column, words::kEachCardOnce, {words::kAgain, ToString(placed.card)});
  }
  dealt.Insert(placed.card);
  line_.hands[seat].Insert(placed.card);
  dealt_at_[static_cast<std::size_t>(placed.card.index())] = placed.column;
  return absl::OkStatus();
}

absl::Status DealLineReader::ReadHand(Seat seat, CardSet& dealt) {
  if (seats_ == 2) return ReadPairs(seat, dealt);
  CardReader reader(HandField(seat).text, HandField(seat).column);
  while (true) {
    SCHAFKOPF_TRY(const auto next, reader.Next());
    if (!next) return absl::OkStatus();
    SCHAFKOPF_DO(Insert(seat, *next, dealt));
  }
}

// Of two players: each open card with the one it covers; in a position it may cover none any more.
absl::Status DealLineReader::ReadPairs(Seat seat, CardSet& dealt) {
  const Field& field = HandField(seat);
  std::string text(field.text);
  for (char& sign : text) {
    if (sign == '/' || (sign == '?' && span_ == LineSpan::kView)) sign = ' ';
  }
  CardReader reader(text, field.column);
  Card open;
  bool pending = false;  // whether it is not settled yet what `open` covers
  std::size_t read = 0;
  while (true) {
    SCHAFKOPF_TRY(const auto next, reader.Next());
    std::string between(field.text.substr(read, next ? reader.begin() - read : field.text.npos));
    std::erase_if(between, [](char sign) { return sign == ' ' || sign == '\t' || sign == ','; });
    if (pending && between == "/?") {
      on_hidden_.emplace_back(seat, open);
      pending = false;
      between.clear();
    }
    if (between.empty() && is_position_) pending = false;
    if (between != (pending ? "/" : "") || (pending && !next)) {
      const int column = next ? next->column : field.column + CharacterCount(field.text);
      return SyntaxError(column, pending ? words::kSlashAndCovered : words::kOpenBeforeSlash,
                         next ? Message(ToString(next->card)) : Message(words::kNothing));
    }
    if (!next) return absl::OkStatus();
    SCHAFKOPF_DO(Insert(seat, *next, dealt));
    if (pending) {
      line_.covers.Lay(open, next->card);
    } else {
      open = next->card;
    }
    pending = !pending;
    read = reader.end();
  }
}

// What is wrong with a card comes before what cannot be read behind it.
absl::Status DealLineReader::ReadPlayed() {
  if (fields_.size() <= played_field()) return absl::OkStatus();
  const Field& field = fields_[played_field()];
  CardReader reader(field.text, field.column);
  while (true) {
    const auto next = reader.Next();
    after_played_ = next.status();
    if (!next.ok() || !next->has_value()) return absl::OkStatus();
    line_.played.push_back((*next)->card);
    played_at_.push_back((*next)->column);
  }
}

absl::Status DealLineReader::Check() {
  // What cannot be read is said before what is told about it.
  if (is_position_ && !after_played_.ok()) return after_played_;
  SCHAFKOPF_DO(FillHidden());
  const auto refusal = is_position_ ? CompletePosition(line_, seats_, notes_, options_)
                                    : Complete(line_, seats_, options_);
  if (refusal) {
    return SyntaxError(ColumnOf(refusal->part), refusal->why.expected, refusal->why.found);
  }
  return after_played_;
}

// Cards that nobody has seen yet lie anywhere.
absl::Status DealLineReader::FillHidden() {
  const auto finished = std::span(line_.played).first(line_.played.size() / 2 * 2);
  CardSet left = CardsOf(Deck::kLong);
  for (const CardSet& hand : line_.hands) left -= hand;
  if (const GameNote* const out = FindIn(notes_, "out"); out != nullptr && is_position_) {
    const auto cards = ParseCardSet(out->text);
    if (!cards.ok()) return ShiftColumn(cards.status(), out->column - 1);
    left &= *cards;
  }
  for (const auto& [seat, top] : on_hidden_) {
    const int column = dealt_at_[static_cast<std::size_t>(top.index())];
    if (std::ranges::find(finished, top) != finished.end()) {
      return SyntaxError(column, {words::kCardTurnedUp, ToString(top)}, Quoted("?"));
    }
    if (left.empty()) return absl::OkStatus();  // as the hands' sizes tell
    const Card card = left.Highest();
    left.Remove(card);
    line_.covers.Lay(top, card);
    line_.hands[seat].Insert(card);
    dealt_at_[static_cast<std::size_t>(card.index())] = column;
  }
  return absl::OkStatus();
}

int DealLineReader::ColumnOf(const DealPart& part) const {
  switch (part.kind) {
    case DealPart::Kind::kGame:
      break;
    case DealPart::Kind::kHand:
      return HandField(part.seat).column;
    case DealPart::Kind::kDealt:
      return dealt_at_[static_cast<std::size_t>(part.card.index())];
    case DealPart::Kind::kPlayed:
      return played_at_[part.index];
    case DealPart::Kind::kEnd:
      return ColumnAt(text_, text_.size());
    case DealPart::Kind::kNote:
      return FindIn(notes_, part.note)->column;
  }
  return fields_[0].column;
}

// What a finished deal came to: its value, or the points of a Ramsch's loser.
int ResultOfPlay(const Position& position) {
  if (position.deal().contract().parties() != Parties::kEach) return FinalValue(position).count();
  int most = 0;
  for (Seat seat : kSeats) most = std::max(most, position.points(SeatSet::Of(seat)).count());
  return most;
}

absl::Status DealLineReader::ReadResult() {
  if (fields_.size() > played_field() + 2) {
    const Field& extra = fields_[played_field() + 2];
    return SyntaxError(extra.column, words::kEndOfLine, Quoted(extra.text));
  }
  if (fields_.size() < played_field() + 2) return absl::OkStatus();
  const Field& field = fields_[played_field() + 1];
  if (field.text.empty() || field.text == "-") return absl::OkStatus();
  if (!line_.contract)
    return SyntaxError(field.column, words::kDashAsNobodyPlays, Quoted(field.text));
  const bool each = line_.contract->parties() == Parties::kEach;
  // Of a Ramsch the points of its loser.
  const int least = LeastValue(*line_.contract).count();
  const int most = each ? kAllTricksTaken.count() : MostValue(*line_.contract).count();
  int value = 0;
  if (!absl::SimpleAtoi(field.text, &value) || value < least || value > most) {
    return SyntaxError(field.column, {words::kResultTo, least, most}, Quoted(field.text));
  }
  const Position position = PositionOf(line_);
  if (position.finished() && ResultOfPlay(position) != value) {
    return SyntaxError(field.column, {words::kResult, ResultOfPlay(position)}, value);
  }
  line_.result = Value(value);
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<DealLine> ParseDealLine(absl::string_view text, const RuleOptions& options,
                                       LineSpan span) {
  return DealLineReader(text, options, span).Read(/*with_contract=*/true);
}

absl::StatusOr<DealLine> ParseDealtHands(absl::string_view text, const RuleOptions& options) {
  return DealLineReader(text, options, LineSpan::kDeal).Read(/*with_contract=*/false);
}

std::string PairsToString(CardSet hand, const Covers& covers, CardSet on_hidden,
                          const CardOrder& order) {
  std::string text;
  for (Card top : order.best_first()) {
    if (!(hand - covers.below()).Contains(top)) continue;
    absl::StrAppend(&text, text.empty() ? "" : " ", ToString(top));
    for (Card below : hand& covers.below()) {
      if (covers.TopOf(below) == top) absl::StrAppend(&text, "/", ToString(below));
    }
    if (on_hidden.Contains(top)) absl::StrAppend(&text, "/?");
  }
  return text;
}

std::string ToString(const DealLine& line) {
  std::string text = kPassed.data();
  if (line.contract) text = ToString(*line.contract);
  const bool declared = line.contract && line.contract->has_declarer();
  absl::StrAppend(&text, " ", declared ? absl::StrCat(line.declarer.index()) : "-");
  const CardOrder order(line.contract.value_or(Contract::Named("ruf", Suit::kEichel)));
  for (Seat seat : kSeats) {
    if (seat.index() >= line.seats()) break;
    const CardSet hand = line.hands[seat];
    absl::StrAppend(
        &text, " | ",
        line.covers.empty() ? ToString(hand, order) : PairsToString(hand, line.covers, {}, order));
  }
  if (!line.played.empty() || line.result) {
    absl::StrAppend(&text, " |", line.played.empty() ? "" : " ", ToString(line.played));
  }
  if (line.result) absl::StrAppend(&text, " | ", line.result->count());
  if (line.past) {
    absl::StrAppend(&text, " ",
                    PastToString(Game(*line.contract, line.table), line.declarer, *line.past));
  }
  return text;
}

Position PositionOf(const DealLine& line) {
  Position position(line.deal());
  for (Card card : line.played) position.Play(card);
  return position;
}

}  // namespace schafkopf
