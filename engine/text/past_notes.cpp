#include "engine/text/past_notes.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/play/past_fault.h"
#include "engine/play/play_fault.h"
#include "engine/text/card_reader.h"
#include "engine/text/deal_fields.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

using Kind = DealPart::Kind;

// What only a position has, and what it shares with games whose cards nobody wrote down.
constexpr auto kOwnNotes =
    std::to_array<std::string_view>({"to_play", "trick", "taken", "called_led"});
constexpr auto kSharedNotes = std::to_array<std::string_view>(
    {"points", "tricks", "partner", "old", "lauf", "deck", "seats", "out"});

std::vector<absl::string_view> PartsOf(const GameNote& note) {
  return absl::StrSplit(note.text, absl::ByAnyChar(" \t,"), absl::SkipEmpty());
}

DealPart PartOf(const GameNote& note) {
  DealPart part{Kind::kNote};
  part.note = note.name;
  return part;
}

// Where nothing tells another.
Deck UsualDeck(const ContractRow& row, int seats) {
  if (seats == 3) return Deck::kShort;
  return row.pack == Pack::kKop ? Deck::kKop : Deck::kLong;
}

// Takes a position out of its notes step by step.
class PositionTeller {
 public:
  PositionTeller(DealLine& line, int seats, std::span<const GameNote> notes,
                 const RuleOptions& options, PlayCheck check)
      : line_(line), seats_(seats), notes_(notes), options_(options), check_(check) {}

  std::optional<DealRefusal> Tell();

 private:
  using Refused = std::optional<DealRefusal>;

  Refused CheckNotes() const;
  Refused TakeGame();
  Refused TakeToPlay();
  Refused TakeTrick();
  Refused TakeLeader();
  Refused TakeNumbers();
  Refused TakeDeck();
  Refused TakeTaken();
  Refused TakeSide();
  Refused TakeSeats(std::string_view name, SeatSet& seats);
  Refused CheckLaufende() const;
  Refused Finish();
  DealRefusal Placed(DealRefusal refusal) const;
  DealRefusal Refuse(const PastFault& fault) const;
  DealRefusal RefuseReach(const PastFault& fault) const;

  const GameNote* Find(std::string_view name) const { return FindIn(notes_, name); }
  DealRefusal At(std::string_view name, Message expected, Message found) const {
    const GameNote* const note = Find(name);
    return {note == nullptr ? DealPart{Kind::kEnd} : PartOf(*note),
            {std::move(expected), std::move(found)}};
  }
  // At a note, with what it says.
  DealRefusal AtText(std::string_view name, Message expected) const {
    const GameNote* const note = Find(name);
    return At(name, std::move(expected),
              note == nullptr ? Message(words::kNothing) : Quoted(note->text));
  }
  std::optional<Seat> HolderOf(Card card) const {
    for (Seat seat : kSeats) {
      if (line_.hands[seat].Contains(card)) return seat;
    }
    return std::nullopt;
  }
  DealParts parts() const { return {*line_.contract, line_.declarer, line_.hands, line_.covers}; }
  Seat After(Seat seat, int steps) const { return Seat((seat.index() + steps) % seats_); }

  DealLine& line_;
  const int seats_;
  const std::span<const GameNote> notes_;
  const RuleOptions& options_;
  const PlayCheck check_;
  Past past_;
  std::optional<Seat> to_play_;
  int on_table_ = 0;  // cards that the note `trick` tells
  std::vector<int> points_, tricks_;
};

std::optional<DealRefusal> PositionTeller::Tell() {
  if (auto refused = CheckNotes()) return refused;
  using Step = Refused (PositionTeller::*)();
  for (Step step :
       {&PositionTeller::TakeGame, &PositionTeller::TakeToPlay, &PositionTeller::TakeTrick,
        &PositionTeller::TakeLeader, &PositionTeller::TakeNumbers, &PositionTeller::TakeDeck,
        &PositionTeller::TakeTaken, &PositionTeller::TakeSide, &PositionTeller::Finish}) {
    if (auto refused = (this->*step)()) return Placed(*std::move(refused));
  }
  return std::nullopt;
}

// A card on the table stands in no hand, but in the note that tells it.
DealRefusal PositionTeller::Placed(DealRefusal refusal) const {
  if (refusal.part.kind != DealPart::Kind::kDealt) return refusal;
  const auto on_table = std::span(line_.played).first(static_cast<std::size_t>(on_table_));
  if (std::ranges::find(on_table, refusal.part.card) == on_table.end()) return refusal;
  return {PartOf(*Find("trick")), std::move(refusal.why)};
}

// Each thing is told once.
PositionTeller::Refused PositionTeller::CheckNotes() const {
  for (std::size_t i = 0; i < notes_.size(); ++i) {
    const GameNote& note = notes_[i];
    if (!IsPastNote(note) || FindIn(notes_.first(i), note.name) == nullptr) continue;
    return DealRefusal{PartOf(note), {words::kEachNoteOnce, {words::kAgain, note.name}}};
  }
  return std::nullopt;
}

PositionTeller::Refused PositionTeller::TakeGame() {
  if (!line_.contract) return DealRefusal{{}, {words::kGameThatIsPlayed, Quoted(kPassed)}};
  line_.contract = ContractUnder(*line_.contract, options_);
  return std::nullopt;
}

PositionTeller::Refused PositionTeller::TakeToPlay() {
  const GameNote* const note = Find("to_play");
  if (note == nullptr) return std::nullopt;
  const auto seat = ParseSeat(note->text);
  if (!seat.ok() || seat->index() >= seats_)
    return AtText("to_play", {words::kSeatUpTo, seats_ - 1});
  to_play_ = *seat;
  return std::nullopt;
}

// The cards on the table go back to the hands they came from.
PositionTeller::Refused PositionTeller::TakeTrick() {
  const GameNote* const note = Find("trick");
  if (note == nullptr) return std::nullopt;
  const auto trick = ParseCards(note->text);
  if (!trick.ok() || trick->empty() || std::ssize(*trick) >= seats_) {
    return AtText("trick", {words::kCardsOfOpenTrick, seats_ - 1});
  }
  if (!to_play_) return At("to_play", words::kToPlay, words::kNothing);
  on_table_ = static_cast<int>(trick->size());
  to_play_ = After(*to_play_, seats_ - on_table_);
  for (int i = 0; i < on_table_; ++i) {
    const Card card = (*trick)[static_cast<std::size_t>(i)];
    if (HolderOf(card)) return At("trick", words::kEachCardOnce, {words::kAgain, ToString(card)});
    line_.hands[After(*to_play_, i)].Insert(card);
  }
  line_.played.insert(line_.played.begin(), trick->begin(), trick->end());
  return std::nullopt;
}

// Whoever holds the first card played has led; whose turn it is then, may be told instead.
PositionTeller::Refused PositionTeller::TakeLeader() {
  const auto holder = line_.played.empty() ? std::nullopt : HolderOf(line_.played.front());
  if (!holder) {
    if (!to_play_) return At("to_play", words::kToPlay, words::kNothing);
    past_.leader = *to_play_;
    return std::nullopt;
  }
  const int cards = static_cast<int>(line_.played.size());
  if (to_play_ && *to_play_ != *holder && (cards >= seats_ || *to_play_ != After(*holder, cards))) {
    return AtText("to_play", {words::kToPlayOfHolder, *holder, ToString(line_.played.front())});
  }
  past_.leader = *holder;
  return std::nullopt;
}

PositionTeller::Refused PositionTeller::TakeNumbers() {
  for (auto [name, numbers] : {std::pair("points", &points_), std::pair("tricks", &tricks_)}) {
    const GameNote* const note = Find(name);
    if (note == nullptr) continue;
    for (absl::string_view part : PartsOf(*note)) {
      int number = -1;
      if (!absl::SimpleAtoi(part, &number) || number < 0 || number > kAllTricksTaken.count()) {
        return AtText(name, {words::kWholeNumberFromTo, 0, kAllTricksTaken.count()});
      }
      numbers->push_back(number);
    }
    const bool by_side = numbers->size() == 2 && line_.contract->parties() != Parties::kEach;
    if (std::ssize(*numbers) == seats_ || by_side) continue;
    return AtText(name, {words::kNumberOfEachSeat, seats_});
  }
  if (const GameNote* const note = Find("lauf")) {
    int run = 0;
    if (!absl::SimpleAtoi(note->text, &run) || std::abs(run) > kCardCount) {
      return AtText("lauf", {words::kWholeNumberFromTo, -kCardCount, kCardCount});
    }
    past_.laufende = run;
  }
  past_.counts_points = !points_.empty();
  past_.counts_tricks = !tricks_.empty();
  past_.called_led = Find("called_led") != nullptr;
  return std::nullopt;
}

PositionTeller::Refused PositionTeller::TakeDeck() {
  const ContractRow& row = line_.contract->row();
  int size = 0;
  for (const CardSet& hand : line_.hands) size = std::max(size, hand.size());
  for (int tricks : tricks_) size += tricks;
  Deck deck = UsualDeck(row, seats_);
  const auto counted = DeckOfHandSize(size, seats_);
  if (past_.counts_tricks && counted && IsPlayedWith(row, *counted)) deck = *counted;
  if (const GameNote* const note = Find("deck")) {
    const auto told = FindDeck(note->text);
    if (!told || !IsTable(*told, seats_)) return AtText("deck", words::kDeckToldByName);
    deck = *told;
  }
  line_.table = Table(deck, seats_, options_);
  if (auto twice = RefuseTwice(line_)) return twice;
  return RefuseForeign(line_);
}

// Points and tricks follow from the cards; where they are told too, they are the same.
PositionTeller::Refused PositionTeller::TakeTaken() {
  const GameNote* const note = Find("taken");
  if (note == nullptr) return std::nullopt;
  const std::vector<absl::string_view> piles = absl::StrSplit(note->text, '/');
  CardSet rest = GoneFrom(line_.hands, line_.table.deck);
  std::vector<int> points, tricks;
  bool right = std::ssize(piles) == seats_;
  for (std::size_t i = 0; right && i < piles.size(); ++i) {
    const absl::string_view pile = absl::StripAsciiWhitespace(piles[i]);
    const auto cards = pile == "-" ? absl::StatusOr<CardSet>(CardSet()) : ParseCardSet(pile);
    right = cards.ok() && rest.Contains(*cards) && cards->size() % seats_ == 0;
    if (!right) break;
    rest -= *cards;
    past_.taken[Seat(static_cast<int>(i))] = *cards;
    points.push_back(PointsOf(*cards).count());
    tricks.push_back(cards->size() / seats_);
  }
  if (!right || !rest.empty()) return AtText("taken", {words::kCardsTaken, seats_});
  if (past_.counts_points && points != points_) {
    return AtText("points", absl::StrJoin(points, " "));
  }
  if (past_.counts_tricks && tricks != tricks_) {
    return AtText("tricks", absl::StrJoin(tricks, " "));
  }
  points_ = points;
  tricks_ = tricks;
  past_.counts_points = past_.counts_tricks = true;
  return std::nullopt;
}

PositionTeller::Refused PositionTeller::TakeSeats(std::string_view name, SeatSet& seats) {
  const GameNote* const note = Find(name);
  if (note == nullptr || note->text == "-") return std::nullopt;
  for (absl::string_view part : PartsOf(*note)) {
    const auto seat = ParseSeat(part);
    if (!seat.ok() || seat->index() >= seats_) return AtText(name, {words::kSeatUpTo, seats_ - 1});
    seats = seats | SeatSet::Of(*seat);
  }
  return std::nullopt;
}

// The sides, and what of the numbers each seat has.
PositionTeller::Refused PositionTeller::TakeSide() {
  SeatSet told;
  const bool old = line_.contract->parties() == Parties::kOld;
  const std::string_view name = old ? "old" : "partner";
  if (auto refused = TakeSeats(name, told)) return refused;
  if (old && !line_.contract->has_declarer()) {
    const auto holder = HolderOf(Card(Suit::kEichel, Rank::kOber));
    if (holder && (told == SeatSet() || told.Contains(*holder))) {
      line_.declarer = *holder;
    } else if (told != SeatSet()) {
      line_.declarer = SeatsOf(told).front();
    }
  }
  if (line_.declarer.index() >= seats_) {
    return DealRefusal{{}, {{words::kDeclarerUpTo, seats_ - 1}, line_.declarer.index()}};
  }
  const SeatSet declarer = SeatSet::Of(line_.declarer);
  const bool by_cards = old || line_.contract->parties() == Parties::kCall ||
                        line_.contract->parties() == Parties::kHighestUnter;
  if (Find(name) != nullptr && by_cards) past_.side = told | declarer;
  if ((told | declarer) != declarer && line_.contract->parties() == Parties::kSolo) {
    return AtText(name, {words::kNo, AsIs(name)});
  }
  const auto shown = ShownSide(parts(), line_.table.deck);
  const SeatSet side = shown.value_or(past_.side) | declarer;
  // What a side has together stands at who leads, if he is of it.
  Seat own = line_.declarer;
  Seat other = line_.declarer;
  while (side.Contains(other) && side != Everybody(seats_)) other = After(other, 1);
  (side.Contains(past_.leader) ? own : other) = past_.leader;
  const auto seat_of = [&](std::size_t i, const std::vector<int>& numbers) {
    if (std::ssize(numbers) == seats_) return Seat(static_cast<int>(i));
    return i == 0 ? own : other;
  };
  for (std::size_t i = 0; i < points_.size(); ++i) {
    past_.points[seat_of(i, points_)] += Points(points_[i]);
  }
  for (std::size_t i = 0; i < tricks_.size(); ++i) past_.tricks[seat_of(i, tricks_)] += tricks_[i];
  if (line_.contract->parties() != Parties::kEach) GuessTricks(parts(), line_.table, side, past_);
  return std::nullopt;
}

// Of the highest trumps those that are still held are with the side that has them.
PositionTeller::Refused PositionTeller::CheckLaufende() const {
  const bool counts = line_.contract->parties() != Parties::kEach &&
                      line_.contract->objective() != Objective::kNoTricks;
  if (!counts || !past_.laufende) return std::nullopt;
  const auto shown = ShownSide(parts(), line_.table.deck);
  const SeatSet side = shown.value_or(past_.side);
  if (side == SeatSet()) return std::nullopt;
  const CardOrder order(*line_.contract);
  int left = std::abs(*past_.laufende);
  for (Card card : order.best_first()) {
    if (!order.trumps().Contains(card) || !CardsOf(line_.table.deck).Contains(card)) continue;
    if (left-- == 0) break;
    const auto holder = HolderOf(card);
    if (holder && side.Contains(*holder) != (*past_.laufende > 0)) {
      return AtText("lauf", {words::kLaufendeBeside, ToString(card), *holder});
    }
  }
  return std::nullopt;
}

PositionTeller::Refused PositionTeller::Finish() {
  const bool all = check_ == PlayCheck::kDone;
  const HandsTold hands = all ? HandsTold::kAll : HandsTold::kSome;
  if (const PastFault fault = FaultOf(parts(), line_.table, past_, hands)) return Refuse(fault);
  if (auto refused = all ? CheckLaufende() : std::nullopt) return refused;
  for (Card card : kOldCards) {
    const auto holder = HolderOf(card);
    const bool of_side = !holder || past_.side == SeatSet() || past_.side.Contains(*holder);
    if (line_.contract->parties() != Parties::kOld || of_side) continue;
    if (all) return AtText("old", {words::kHeldBy, ToString(card), *holder});
  }
  // What the hands show need not be told; a called card that is gone has set its holder free.
  if (all && ShownSide(parts(), line_.table.deck)) past_.side = SeatSet();
  const auto called = line_.contract->called_card();
  if (called && GoneFrom(line_.hands, line_.table.deck).Contains(*called)) past_.called_led = true;
  line_.past = past_;
  if (!all) return std::nullopt;
  const PlayFault fault = FaultOf(line_.deal(), line_.played);
  if (!fault) return std::nullopt;
  DealRefusal refusal = RefusalOf(line_, fault);
  if (refusal.part.kind == Kind::kPlayed) {
    const auto told = static_cast<std::size_t>(on_table_);
    if (fault.index < told) {
      refusal.part = PartOf(*Find("trick"));
    } else {
      refusal.part.index -= told;
    }
  }
  return refusal;
}

DealRefusal PositionTeller::RefuseReach(const PastFault& fault) const {
  return AtText("points", {words::kPointsOfTricks, fault.least, fault.most, fault.seat});
}

DealRefusal PositionTeller::Refuse(const PastFault& fault) const {
  using enum PastFault::Kind;
  switch (fault.kind) {
    case kNone:
      break;
    case kHand:
      return {{Kind::kHand, fault.seat},
              {{words::kCardsIn, fault.least, Message(words::kHandNumber, fault.seat.index())},
               line_.hands[fault.seat].size()}};
    case kDeal:
      return RefusalOf(line_, fault.deal);
    case kPartner: {
      const bool old = line_.contract->parties() == Parties::kOld;
      std::string seats;
      for (Seat seat : SeatsOf(fault.side)) {
        if (old || seat != line_.declarer) absl::StrAppend(&seats, " ", seat.index());
      }
      if (fault.side == SeatSet())
        return AtText(old ? "old" : "partner", old ? words::kOldAsGone : words::kPartnerAsGone);
      return AtText(old ? "old" : "partner", absl::StrCat(old ? "old" : "partner", seats));
    }
    case kTricks:
      return AtText("tricks", {words::kTricksTogether, fault.least});
    case kPoints:
      return AtText("points", {words::kPointsTogether, fault.least});
    case kReach:
      return RefuseReach(fault);
    case kSum:
      return AtText("points", {words::kPointsOfCards, fault.seat});
    case kLeader:
      if (fault.least == 0) return AtText("to_play", {words::kToPlayFirst, fault.seat});
      return AtText("tricks", {words::kTrickOfLeader, fault.seat});
    case kCalledLed:
      return {Find("called_led") == nullptr ? DealPart{Kind::kEnd} : PartOf(*Find("called_led")),
              {words::kNoCalledLed, AsIs("called_led")}};
  }
  return {{}, {words::kGameThatIsPlayed, ToString(*line_.contract)}};
}

}  // namespace

bool IsPastNote(const GameNote& note) {
  return std::ranges::find(kOwnNotes, note.name) != kOwnNotes.end() ||
         std::ranges::find(kSharedNotes, note.name) != kSharedNotes.end();
}

bool TellPosition(std::span<const GameNote> notes) {
  return std::ranges::any_of(kOwnNotes,
                             [&](std::string_view name) { return FindIn(notes, name) != nullptr; });
}

std::size_t NumbersIn(std::span<const GameNote> notes, std::string_view name) {
  const GameNote* const note = FindIn(notes, name);
  return note == nullptr ? 0 : PartsOf(*note).size();
}

int CountHands(std::span<const Field> fields, std::span<const GameNote> notes) {
  int seats = 0;
  const GameNote* const told = FindIn(notes, "seats");
  if (told != nullptr && absl::SimpleAtoi(told->text, &seats) && 2 <= seats &&
      seats <= kSeatCount) {
    return seats;
  }
  if (fields.size() > 2 && fields[1].text.find('/') != absl::string_view::npos) return 2;
  if (fields.size() == 4) return 3;
  if (fields.size() < 4) return kSeatCount;
  // Nothing may be cards played by three, or the hand that has played its last card.
  if (fields[4].text.empty()) {
    const bool of_three = NumbersIn(notes, "points") == 3 || NumbersIn(notes, "tricks") == 3;
    return of_three ? 3 : kSeatCount;
  }
  CardSet three;
  for (std::size_t field = 1; field < 4; ++field) {
    if (const auto hand = ParseCardSet(fields[field].text); hand.ok()) three |= *hand;
  }
  const auto next = ParseCardSet(fields[4].text);
  return next.ok() && three.Contains(*next) ? 3 : kSeatCount;
}

std::optional<DealRefusal> CompletePosition(DealLine& line, int seats,
                                            std::span<const GameNote> notes,
                                            const RuleOptions& options, PlayCheck check) {
  return PositionTeller(line, seats, notes, options, check).Tell();
}

std::string PastToString(const Game& game, Seat declarer, const Past& past) {
  const Contract& contract = game.contract();
  std::string text = absl::StrCat("; to_play ", past.leader.index());
  const auto add = [&](absl::string_view name, const auto& number_of) {
    absl::StrAppend(&text, "; ", name);
    for (int seat = 0; seat < game.seats(); ++seat)
      absl::StrAppend(&text, " ", number_of(Seat(seat)));
  };
  if (past.counts_points) add("points", [&](Seat seat) { return past.points[seat].count(); });
  if (past.counts_tricks) add("tricks", [&](Seat seat) { return past.tricks[seat]; });
  if (past.taken != PerSeat<CardSet>()) {
    for (int seat = 0; seat < game.seats(); ++seat) {
      const CardSet cards = past.taken[Seat(seat)];
      absl::StrAppend(&text, seat == 0 ? "; taken " : " / ",
                      cards.empty() ? "-" : ToString(cards, game.order()));
    }
  }
  if (past.called_led) absl::StrAppend(&text, "; called_led");
  if (past.laufende) absl::StrAppend(&text, "; lauf ", *past.laufende);
  if (past.side != SeatSet()) {
    const bool old = contract.parties() == Parties::kOld;
    absl::StrAppend(&text, old ? "; old" : "; partner");
    for (Seat seat : SeatsOf(past.side)) {
      if (old || seat != declarer) absl::StrAppend(&text, " ", seat.index());
    }
    if (!old && past.side == SeatSet::Of(declarer)) absl::StrAppend(&text, " -");
  }
  if (game.deck() != UsualDeck(contract.row(), game.seats())) {
    absl::StrAppend(&text, "; deck ", AbslView(NameOf(game.deck())));
  }
  if (game.seats() != kSeatCount) absl::StrAppend(&text, "; seats ", game.seats());
  return text;
}

}  // namespace schafkopf
