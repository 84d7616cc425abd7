// Views of positions as they stand: reading and printing them.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/text/card_reader.h"
#include "engine/text/deal_fields.h"
#include "engine/text/past_notes.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "engine/worlds/dealer.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kUnseenHand = "_";

bool IsSideByCards(const Contract& contract) {
  return contract.parties() == Parties::kCall || contract.parties() == Parties::kOld ||
         contract.parties() == Parties::kHighestUnter;
}

// A line in which hands are `_`, for which any cards of `out` stand in until they are dealt.
class PastViewReader {
 public:
  PastViewReader(absl::string_view text, const RuleOptions& options)
      : text_(WithoutNotes(text)), notes_(NotesOf(text)), options_(options) {}

  absl::StatusOr<SeatView> Read();

 private:
  absl::Status ReadHead();
  absl::Status ReadHands();
  absl::Status ReadTable();
  absl::Status FillHands();
  absl::Status Check();

  int EndColumn() const { return ColumnAt(text_, text_.size()); }
  int ColumnOfNote(std::string_view name) const {
    const GameNote* const note = FindIn(notes_, name);
    return note == nullptr ? EndColumn() : note->column;
  }
  int ColumnOf(const DealPart& part) const;
  Seat After(Seat seat, int steps) const { return Seat((seat.index() + steps) % seats_); }
  bool IsShown(Seat seat) const { return !shown_[seat].empty(); }
  // Who played the cards behind the hands, if `leader` led them; nothing where a hand that is shown
  // speaks against it, or somebody else is on turn then.
  std::optional<PerSeat<CardSet>> PlayedFrom(Seat leader) const;

  const absl::string_view text_;
  const std::vector<GameNote> notes_;
  const RuleOptions& options_;
  std::vector<Field> fields_;
  int seats_ = kSeatCount;
  PerSeat<CardSet> shown_;
  Seat seat_;
  DealLine line_;
  std::vector<PlacedCard> played_;
  PerSeat<int> missing_;  // cards of hands that are not shown
};

absl::StatusOr<SeatView> PastViewReader::Read() {
  for (auto step :
       {&PastViewReader::ReadHead, &PastViewReader::ReadHands, &PastViewReader::ReadTable,
        &PastViewReader::FillHands, &PastViewReader::Check}) {
    SCHAFKOPF_DO((this->*step)());
  }
  return ViewOf(Position(line_.deal(), line_.played), seat_);
}

absl::Status PastViewReader::ReadHead() {
  SCHAFKOPF_TRY(fields_, SplitDealLine(text_));
  SCHAFKOPF_TRY(const DealHead head, ParseDealHead(fields_[0], text_, options_));
  if (!head.contract) {
    return SyntaxError(fields_[0].column, words::kGameThatIsPlayed, Quoted(kPassed));
  }
  line_.contract = head.contract;
  line_.declarer = head.declarer;
  seats_ = CountHands(fields_, notes_);
  return absl::OkStatus();
}

absl::Status PastViewReader::ReadHands() {
  std::optional<Seat> on_turn;
  for (int index = 0; index < seats_; ++index) {
    const Seat seat(index);
    const auto place = static_cast<std::size_t>(index) + 1;
    if (place >= fields_.size()) {
      return SyntaxError(EndColumn(), {words::kBarAnd, Message(words::kHandNumber, index)},
                         words::kNothing);
    }
    const Field& field = fields_[place];
    if (field.text == kUnseenHand) continue;
    const auto hand = ParseCardSet(field.text);
    if (!hand.ok()) return ShiftColumn(hand.status(), field.column - 1);
    if (hand->empty()) return SyntaxError(field.column, words::kCardsOrUnseen, words::kNothing);
    shown_[seat] = line_.hands[seat] = *hand;
    const bool open = line_.contract->is_ouvert() && seat == line_.declarer;
    if (on_turn && !open && !(line_.contract->is_ouvert() && *on_turn == line_.declarer)) {
      return SyntaxError(field.column, words::kUnseenAsOneIsSeen,
                         {words::kBeside, Message(words::kHandNumber, index),
                          Message(words::kHandNumber, on_turn->index())});
    }
    if (!on_turn || !open) on_turn = seat;
  }
  if (!on_turn) return SyntaxError(fields_[1].column, words::kHandOnTurn, words::kNone);
  seat_ = *on_turn;
  return absl::OkStatus();
}

std::optional<PerSeat<CardSet>> PastViewReader::PlayedFrom(Seat leader) const {
  PerSeat<CardSet> by_seat;
  const CardOrder order(*line_.contract);
  std::vector<Card> trick;
  for (const PlacedCard& placed : played_) {
    const Seat seat = After(leader, static_cast<int>(trick.size()));
    const bool elsewhere = std::ranges::any_of(
        kSeats, [&](Seat other) { return other != seat && shown_[other].Contains(placed.card); });
    if (elsewhere || (IsShown(seat) && !shown_[seat].Contains(placed.card))) return std::nullopt;
    by_seat[seat].Insert(placed.card);
    trick.push_back(placed.card);
    if (std::ssize(trick) < seats_) continue;
    leader = After(leader, static_cast<int>(WinnerOf(trick, order)));
    trick.clear();
  }
  const bool is_turn = After(leader, static_cast<int>(trick.size())) == seat_;
  return is_turn ? std::optional(by_seat) : std::nullopt;
}

// Who holds how many cards, and what of them lies on the table or was played.
absl::Status PastViewReader::ReadTable() {
  const auto played_field = static_cast<std::size_t>(seats_) + 1;
  if (fields_.size() > played_field) {
    const Field& field = fields_[played_field];
    SCHAFKOPF_TRY(played_, ReadPlacedCards(field.text, field.column));
    for (const PlacedCard& placed : played_) line_.played.push_back(placed.card);
  }
  if (fields_.size() > played_field + 1) {
    const Field& field = fields_[played_field + 1];
    return SyntaxError(field.column, words::kEndOfLine, Quoted(field.text));
  }
  const GameNote* const note = FindIn(notes_, "to_play");
  const auto to_play = note == nullptr ? ParseSeat("") : ParseSeat(note->text);
  if (!to_play.ok() || to_play->index() >= seats_) {
    return SyntaxError(ColumnOfNote("to_play"), {words::kSeatUpTo, seats_ - 1},
                       note == nullptr ? Message(words::kNothing) : Quoted(note->text));
  }
  const GameNote* const trick_note = FindIn(notes_, "trick");
  const auto trick = ParseCards(trick_note == nullptr ? "" : trick_note->text);
  if (!trick.ok()) return ShiftColumn(trick.status(), trick_note->column - 1);
  const int on_table = static_cast<int>(trick->size()) % seats_;
  auto by_seat = PlayedFrom(*to_play);
  const int behind = static_cast<int>(played_.size());
  if (!by_seat && on_table == 0 && behind < seats_) {
    by_seat = PlayedFrom(After(*to_play, seats_ - behind));
  }
  if (!by_seat) {
    return SyntaxError(note->column, {words::kTurnOfShown, seat_}, Message(*to_play));
  }
  PerSeat<int> laid;
  for (int i = 1; i <= on_table; ++i) laid[After(*to_play, seats_ - i)] = 1;
  const int full = shown_[seat_].size() + laid[seat_];
  for (int index = 0; index < seats_; ++index) {
    const Seat seat(index);
    if (IsShown(seat)) continue;
    line_.hands[seat] = (*by_seat)[seat];
    missing_[seat] = full - laid[seat] - line_.hands[seat].size();
  }
  return absl::OkStatus();
}

absl::Status PastViewReader::FillHands() {
  const GameNote* const note = FindIn(notes_, "out");
  const auto out = ParseCardSet(note == nullptr ? "" : note->text);
  if (!out.ok()) return ShiftColumn(out.status(), note->column - 1);
  int wanted = 0;
  for (int missing : missing_) wanted += std::max(missing, 0);
  if (out->size() != wanted) {
    return SyntaxError(ColumnOfNote("out"), {words::kCardsOut, wanted},
                       note == nullptr ? Message(words::kNothing) : Message(out->size()));
  }
  // The declarer gets what he may need and not what he may not have.
  const auto called = line_.contract->called_card();
  std::vector<Card> cards;
  for (Card card : *out) cards.push_back(card);
  CardSet needed = HeldByDeclarer(*line_.contract);
  if (called) needed |= HeldToCall(*called);
  const auto unfit = [&](Card card) {
    if (needed.Contains(card)) return -1;
    if (called == card) return 3;
    if (called && CompanionsOfCalled(*line_.contract).Contains(card)) return 0;
    return TrumpsOf(*line_.contract).Contains(card) ? 2 : 1;
  };
  std::ranges::stable_sort(cards, {}, unfit);
  auto next = cards.begin();
  for (int step = 0; step < seats_; ++step) {
    const Seat seat = After(line_.declarer, step);
    for (int i = 0; i < missing_[seat]; ++i) line_.hands[seat].Insert(*next++);
  }
  return absl::OkStatus();
}

int PastViewReader::ColumnOf(const DealPart& part) const {
  switch (part.kind) {
    case DealPart::Kind::kGame:
      break;
    case DealPart::Kind::kHand:
    case DealPart::Kind::kDealt:
      return IsShown(part.seat) ? fields_[PlaceOf(part.seat) + 1].column : ColumnOfNote("out");
    case DealPart::Kind::kPlayed:
      return played_[part.index].column;
    case DealPart::Kind::kEnd:
      return EndColumn();
    case DealPart::Kind::kNote:
      return ColumnOfNote(part.note);
  }
  return fields_[0].column;
}

absl::Status PastViewReader::Check() {
  const auto refusal = CompletePosition(line_, seats_, notes_, options_, PlayCheck::kLeftOut);
  if (!refusal) return absl::OkStatus();
  return SyntaxError(ColumnOf(refusal->part), refusal->why.expected, refusal->why.found);
}

// What no view of a position can be of, or a side's number where its seats are not known.
absl::Status CheckPastView(absl::string_view text, const SeatView& view) {
  const Contract& contract = view.contract();
  const auto refuse = [&](const Message& expected) {
    return SyntaxError(1, expected, ToString(contract));
  };
  if (!contract.is_played()) return refuse(words::kGameWhoseCardsArePlayed);
  if (!contract.begins_switched()) return refuse(words::kGameOfSameTrumps);
  const std::vector<GameNote> notes = NotesOf(text);
  for (std::string_view name : {"points", "tricks"}) {
    const bool hidden = IsSideByCards(contract) && view.past->side == SeatSet();
    if (hidden && NumbersIn(notes, name) == 2) {
      return SyntaxError(FindIn(notes, name)->column, {words::kNumberOfEachSeat, view.seats()},
                         Quoted(FindIn(notes, name)->text));
    }
  }
  const Dealer dealer(KnowledgeOf(view));
  if (dealer.count() == 0) return refuse(words::kGameWithSomeDeal);
  Position position(PositionIn(view, dealer.World(0)).deal());
  for (Card card : view.played) {
    if (!position.LegalPlays().Contains(card)) {
      return SyntaxError(1, words::kGameWithSomeDeal, ToString(card));
    }
    position.Play(card);
  }
  return absl::OkStatus();
}

// Of the seat on turn, of which a line shows at least as much.
absl::StatusOr<SeatView> ViewOfLine(absl::string_view text, const RuleOptions& options) {
  SCHAFKOPF_TRY(const DealLine line, ParseDealLine(text, options, LineSpan::kView));
  const int end = ColumnAt(text, WithoutNotes(text).size());
  if (line.result) return SyntaxError(end, words::kEndOfLine, line.result->count());
  const Position position = PositionOf(line);
  if (position.finished()) return SyntaxError(end, words::kCardStillToPlay, words::kNone);
  return ViewOf(position);
}

}  // namespace

absl::StatusOr<SeatView> ParseShownView(absl::string_view text, const RuleOptions& options) {
  SCHAFKOPF_TRY(const auto fields, SplitDealLine(WithoutNotes(text)));
  const bool hides =
      std::ranges::any_of(fields, [](const Field& field) { return field.text == kUnseenHand; });
  std::optional<SeatView> view;
  if (hides) {
    SCHAFKOPF_TRY(view, PastViewReader(text, options).Read());
  } else {
    SCHAFKOPF_TRY(view, ViewOfLine(text, options));
  }
  if (view->past) SCHAFKOPF_DO(CheckPastView(text, *view));
  return *std::move(view);
}

std::string PastToString(const SeatView& view) {
  CardSet out = CardsOf(view.game.deck()) - view.gone - view.hand;
  if (view.open_hand) out -= *view.open_hand;
  for (Card card : view.played) out.Remove(card);
  return absl::StrCat(PastToString(view.game, view.declarer, *view.past), "; out ",
                      ToString(out, view.game.order()));
}

}  // namespace schafkopf
