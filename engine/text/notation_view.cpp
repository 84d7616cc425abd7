#include "engine/text/notation_view.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/bid_refusal.h"
#include "engine/text/card_reader.h"
#include "engine/text/deal_fields.h"
#include "engine/text/past_notes.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "engine/worlds/dealer.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kUnseen = "_";

Message HandName(Seat seat) { return {words::kHandNumber, seat.index()}; }

// "no Gras" as cards are written.
Message GroupName(CardSet group, const CardOrder& order) {
  if (group == order.trumps()) return words::kTrump;
  return {words::kCardOfSuit, ToString(group.Highest()).substr(0, 1)};
}

class ViewReader {
 public:
  ViewReader(absl::string_view text, const RuleOptions& options, ViewOwner owner)
      : text_(WithoutNotes(text)), options_(options), owner_(owner) {}

  absl::StatusOr<ViewLine> Read();

 private:
  absl::Status Split();
  absl::Status ReadHead();
  absl::Status ReadHands();
  absl::StatusOr<CardSet> ReadHand(const Field& field);
  int CountSeats() const;
  std::size_t TricksTold() const;
  absl::Status CheckShown();
  absl::Status CheckGame();
  absl::Status CheckDeclarer() const;
  absl::Status ReadPlayed();
  absl::Status CheckCard(const PlacedCard& played) const;
  absl::Status CheckOwnCard(const PlacedCard& played, CardSet hand) const;
  absl::Status CheckHiddenCard(const PlacedCard& played) const;
  absl::Status CheckAnnounced() const;
  absl::Status CheckTurn() const;
  absl::Status CheckWorlds() const;
  absl::Status ReadBids();

  const Field& HandField(Seat seat) const {
    return fields_[1 + static_cast<std::size_t>(seat.index())];
  }
  std::size_t played_field() const { return 1 + static_cast<std::size_t>(seats_); }
  SeatView& view() { return *view_; }
  const SeatView& view() const { return *view_; }
  const Game& game() const { return view_->game; }
  Seat to_move() const {
    return Seat((leader_.index() + static_cast<int>(trick_.size())) % seats_);
  }
  // In force in a trick, from 0 on.
  const CardOrder& OrderIn(std::size_t trick) const {
    return game().order(trick >= TricksBeforeSwitch(game(), view().played));
  }
  std::size_t trick_number() const {
    return view().played.size() / static_cast<std::size_t>(seats_) + 1;
  }
  // What is known when the first `cards` lie on the table.
  Knowledge KnownAfter(std::size_t cards) const {
    SeatView early = view();
    early.played.resize(cards);
    return KnowledgeOf(early);
  }

  const absl::string_view text_;
  const RuleOptions& options_;
  const ViewOwner owner_;
  std::vector<Field> fields_;
  Contract contract_;
  Seat declarer_;
  int seats_ = kSeatCount;
  PerSeat<CardSet> shown_;
  Seat seat_;  // whose hand it is
  std::optional<CardSet> open_hand_;
  std::optional<SeatView> view_;  // once the game and the hands are checked
  std::vector<int> columns_;      // of the cards played
  Seat leader_;
  std::vector<Card> trick_;
  std::string bids_;
  int bids_column_ = 1;
};

absl::StatusOr<ViewLine> ViewReader::Read() {
  using Step = absl::Status (ViewReader::*)();
  for (Step step :
       {&ViewReader::Split, &ViewReader::ReadHead, &ViewReader::ReadHands, &ViewReader::CheckShown,
        &ViewReader::CheckGame, &ViewReader::ReadPlayed, &ViewReader::ReadBids}) {
    const absl::Status status = (this->*step)();
    if (!status.ok()) return status;
  }
  return ViewLine{*std::move(view_), std::move(bids_), bids_column_};
}

absl::Status ViewReader::Split() {
  auto fields = SplitDealLine(text_);
  if (!fields.ok()) return fields.status();
  fields_ = *std::move(fields);
  return absl::OkStatus();
}

absl::Status ViewReader::ReadHead() {
  const auto head = ParseDealHead(fields_[0], text_, options_);
  if (!head.ok()) return head.status();
  if (!head->contract)
    return SyntaxError(fields_[0].column, words::kGameThatIsPlayed, Quoted(kPassed));
  contract_ = *head->contract;
  declarer_ = head->declarer;
  return absl::OkStatus();
}

// Three where what stands behind three hands is no hand: neither `_` nor other cards as many as a
// hand that is shown.
int ViewReader::CountSeats() const {
  if (fields_.size() < 4) return kSeatCount;
  CardSet shown;
  for (std::size_t field = 1; field < 4; ++field) {
    if (fields_[field].text == kUnseen) continue;
    const auto cards = ParseCardSet(fields_[field].text);
    if (!cards.ok()) return kSeatCount;
    shown |= *cards;
  }
  if (shown.size() % HandSize(Deck::kShort, 3) != 0 || shown.empty() ||
      !CardsOf(Deck::kShort).Contains(shown)) {
    return kSeatCount;
  }
  if (fields_.size() == 4) return 3;
  if (fields_[4].text == kUnseen) return kSeatCount;
  const auto next = ParseCards(fields_[4].text);
  if (!next.ok()) return kSeatCount;
  CardSet others;
  for (Card card : *next) others.Insert(card);
  return others.size() == HandSize(Deck::kLong) && !others.Intersects(shown) ? kSeatCount : 3;
}

absl::StatusOr<CardSet> ViewReader::ReadHand(const Field& field) {
  CardReader reader(field.text, field.column);
  CardSet hand;
  while (true) {
    const auto next = reader.Next();
    if (!next.ok()) return next.status();
    if (!next->has_value()) return hand;
    const auto [card, column] = **next;
    bool again = hand.Contains(card);
    for (const CardSet& other : shown_) again |= other.Contains(card);
    if (again) return SyntaxError(column, words::kEachCardOnce, {words::kAgain, ToString(card)});
    hand.Insert(card);
  }
}

absl::Status ViewReader::ReadHands() {
  seats_ = CountSeats();
  for (Seat seat : kSeats) {
    if (seat.index() >= seats_) break;
    if (static_cast<std::size_t>(seat.index()) + 1 >= fields_.size()) {
      return SyntaxError(ColumnAt(text_, text_.size()), {words::kBarAnd, HandName(seat)},
                         words::kNothing);
    }
    if (HandField(seat).text == kUnseen) continue;
    const auto hand = ReadHand(HandField(seat));
    if (!hand.ok()) return hand.status();
    if (hand->empty()) {
      return SyntaxError(HandField(seat).column, words::kCardsOrUnseen, words::kNothing);
    }
    shown_[seat] = *hand;
  }
  return absl::OkStatus();
}

// How many tricks are over, as far as cards can be read.
std::size_t ViewReader::TricksTold() const {
  if (fields_.size() <= played_field()) return 0;
  const auto cards = ParseCards(fields_[played_field()].text);
  return cards.ok() ? cards->size() / static_cast<std::size_t>(seats_) : 0;
}

// One hand, or besides it the declarer's where that lies open.
absl::Status ViewReader::CheckShown() {
  std::vector<Seat> seats;
  for (Seat seat : kSeats) {
    if (!shown_[seat].empty()) seats.push_back(seat);
  }
  if (seats.empty()) {
    return SyntaxError(HandField(Seat(0)).column, words::kHandOnTurn, words::kNone);
  }
  seat_ = seats.front();
  const bool open = LiesOpen(contract_, options_, TricksTold());
  if (open && seats.size() == 2 && seats.front() == declarer_) seat_ = seats.back();
  const bool is_declarer = seat_ == declarer_;
  for (Seat seat : seats) {
    if (seat == seat_) continue;
    if (open && seat == declarer_) {
      open_hand_ = shown_[seat];
      continue;
    }
    return SyntaxError(HandField(seat).column, words::kUnseenAsOneIsSeen,
                       {words::kBeside, HandName(seat), HandName(seat_)});
  }
  if (open && !is_declarer && !open_hand_ && declarer_.index() < seats_) {
    return SyntaxError(HandField(declarer_).column, words::kOpenHand, Quoted(kUnseen));
  }
  for (Seat seat : seats) {
    const int size = shown_[seat].size();
    const auto deck = DeckOfHandSize(size, seats_);
    if (deck && size == shown_[seat_].size()) {
      for (Card card : shown_[seat] - CardsOf(*deck)) {
        return SyntaxError(HandField(seat).column, {words::kCardsOfDeck, NameOf(*deck)},
                           ToString(card));
      }
      continue;
    }
    return SyntaxError(HandField(seat).column,
                       {seats_ == 3 ? words::kEightCardsIn : words::kWholeHandIn, HandName(seat)},
                       size);
  }
  return absl::OkStatus();
}

absl::Status ViewReader::CheckGame() {
  const int column = fields_[0].column;
  const Table table(*DeckOfHandSize(shown_[seat_].size(), seats_), seats_, options_);
  const auto refuse = [&](const Message& expected) {
    return SyntaxError(column, expected, ToString(contract_));
  };
  if (!IsPlayedWith(contract_.row(), table.deck)) {
    return refuse({words::kGameOfDeck, NameOf(table.deck)});
  }
  if (!IsPlayedAt(contract_.row(), seats_, options_)) {
    return refuse({words::kGameOfPlayers, seats_});
  }
  if (declarer_.index() >= seats_) {
    return SyntaxError(column, {words::kDeclarerUpTo, seats_ - 1}, declarer_.index());
  }
  if (contract_.partner() == declarer_) return refuse(words::kOtherPartner);
  if (!contract_.is_played()) return refuse(words::kGameWhoseCardsArePlayed);
  view_.emplace(SeatView{Game(contract_, table), declarer_, seat_, shown_[seat_], open_hand_});
  leader_ = game().FirstLeader(declarer_);
  return CheckDeclarer();
}

// Whether a declarer whose hand is shown may play the game, or nobody shows what he needs.
absl::Status ViewReader::CheckDeclarer() const {
  if (!contract_.has_declarer()) return absl::OkStatus();
  const CardOrder& order = game().order();
  const CardSet hand = shown_[declarer_];
  if (hand.empty()) {
    const CardSet needed = HeldByDeclarer(contract_);
    const CardSet elsewhere = needed & shown_[seat_];
    if (elsewhere.empty()) return absl::OkStatus();
    return SyntaxError(HandField(seat_).column, {words::kAtDeclarer, ToString(needed, order)},
                       {words::kInHandNumber, ToString(elsewhere, order), seat_.index()});
  }
  const CardSet lacked = hand & LackedByDeclarer(contract_);
  if (!lacked.empty()) {
    return SyntaxError(HandField(declarer_).column, words::kAfterExchangeNoTrump,
                       ToString(lacked, order));
  }
  const BidObstacle obstacle = ObstacleTo(contract_, hand, game().table(), BidTime::kAllPassed);
  if (obstacle == BidObstacle::kNone) return absl::OkStatus();
  const Refusal refusal = RefusalOf(obstacle, contract_, hand, game().table());
  return SyntaxError(HandField(declarer_).column, refusal.expected, refusal.found);
}

absl::Status ViewReader::ReadPlayed() {
  if (fields_.size() > played_field()) {
    const Field& field = fields_[played_field()];
    CardReader reader(field.text, field.column);
    while (true) {
      const auto next = reader.Next();
      if (!next.ok()) return next.status();
      if (!next->has_value()) break;
      const absl::Status status = CheckCard(**next);
      if (!status.ok()) return status;
      const Card card = (*next)->card;
      columns_.push_back((*next)->column);
      view().played.push_back(card);
      trick_.push_back(card);
      if (static_cast<int>(trick_.size()) < seats_) continue;
      const auto winner = static_cast<int>(WinnerOf(trick_, OrderIn(trick_number() - 2)));
      leader_ = Seat((leader_.index() + winner) % seats_);
      trick_.clear();
      const absl::Status announced = CheckAnnounced();
      if (!announced.ok()) return announced;
    }
  }
  const absl::Status turn = CheckTurn();
  return turn.ok() ? CheckWorlds() : turn;
}

// A Solo hintenrum is announced by whoever took the trick that ends with it.
absl::Status ViewReader::CheckAnnounced() const {
  const bool now =
      !game().begins_switched() && TricksBeforeSwitch(game(), view().played) == trick_number() - 1;
  if (!now || leader_ == view().declarer) return absl::OkStatus();
  return SyntaxError(fields_[0].column, {words::kDeclarerOfTrick, leader_.index()},
                     view().declarer.index());
}

// What can be said about one card when it is played.
absl::Status ViewReader::CheckCard(const PlacedCard& played) const {
  const auto [card, column] = played;
  const int all = seats_ * view().hand.size();
  if (std::ssize(view().played) == all) {
    return SyntaxError(column, {words::kNoMoreThanCards, all}, ToString(card));
  }
  if (!CardsOf(game().deck()).Contains(card)) {
    return SyntaxError(column, {words::kCardOfDeck, NameOf(game().deck())}, ToString(card));
  }
  if (std::ranges::find(view().played, card) != view().played.end()) {
    return SyntaxError(column, words::kEachCardOnce, {words::kAgain, ToString(card)});
  }
  if (!shown_[to_move()].empty()) return CheckOwnCard(played, shown_[to_move()]);
  return CheckHiddenCard(played);
}

// Of a seat whose hand is shown.
absl::Status ViewReader::CheckOwnCard(const PlacedCard& played, CardSet hand) const {
  const auto [card, column] = played;
  SeatView own = view();
  own.seat = to_move();
  own.hand = hand;
  const CardSet legal = own.LegalPlays();
  if (legal.Contains(card)) return absl::OkStatus();
  return SyntaxError(column,
                     {legal.size() == 1 ? words::kInTrick : words::kInTrickOneOf, trick_number(),
                      ToString(legal, OrderIn(trick_number() - 1))},
                     {hand.Contains(card) ? words::kNotAllowedHere : words::kNotHeldBy,
                      ToString(card), to_move()});
}

absl::Status ViewReader::CheckHiddenCard(const PlacedCard& played) const {
  const Card card = played.card;
  const int column = played.column;
  const Seat seat = to_move();
  const bool declares = seat == view().declarer;
  PerSeat<CardSet> holds = shown_;
  if (!declares) holds[view().declarer] |= HeldByDeclarer(contract_);
  for (Seat other : kSeats) {
    if (!holds[other].Contains(card)) continue;
    return SyntaxError(column, {words::kInTrickCardOf, trick_number(), seat},
                       {words::kHeldBy, ToString(card), other});
  }
  if (!KnownAfter(view().played.size()).not_held[seat].Contains(card)) return absl::OkStatus();
  const auto refuse = [&](const Text<1>& why) {
    return SyntaxError(column, {words::kInTrickCardPossible, trick_number(), seat},
                       {why, ToString(card)});
  };
  if (declares && LackedByDeclarer(contract_).Contains(card)) {
    return refuse(words::kTrumpAfterExchange);
  }
  // The trick in which it could not follow, if that is why.
  Seat leader = game().FirstLeader(declarer_);
  const auto cards = static_cast<std::size_t>(seats_);
  for (std::size_t start = 0; start + cards <= view().played.size(); start += cards) {
    const auto trick = std::span(view().played).subspan(start, cards);
    const auto place = static_cast<std::size_t>((seat.index() + seats_ - leader.index()) % seats_);
    const CardOrder& order = OrderIn(start / cards);
    const CardSet group = order.GroupOf(card);
    if (group.Contains(trick[0]) && !group.Contains(trick[place])) {
      return SyntaxError(column,
                         {words::kInTrickNoneLeft, trick_number(), GroupName(group, order), seat,
                          start / cards + 1},
                         ToString(card));
    }
    leader = Seat((leader.index() + static_cast<int>(WinnerOf(trick, order))) % seats_);
  }
  if (!contract_.called_card()) return refuse(words::kHadToBeat);
  return refuse(declares ? words::kCalledByDeclarer : words::kDidNotFall);
}

absl::Status ViewReader::CheckTurn() const {
  const int column =
      fields_.size() > played_field()
          ? fields_[played_field()].column + CharacterCount(fields_[played_field()].text)
          : ColumnAt(text_, text_.size());
  if (view().held().empty() || std::ssize(view().played) == seats_ * view().hand.size()) {
    return SyntaxError(column, words::kCardStillToPlay, words::kNone);
  }
  if (to_move() == view().seat || owner_ == ViewOwner::kAny) return absl::OkStatus();
  return SyntaxError(
      column, {words::kTurnOfShown, view().seat},
      {words::kAfterCards, Message(words::kThatOf, to_move()), view().played.size()});
}

// Whether there is a way to deal the other cards, and they could be played so.
absl::Status ViewReader::CheckWorlds() const {
  const auto impossible = [&](std::size_t cards) {
    if (cards == 0) {
      return SyntaxError(fields_[0].column, words::kGameWithSomeDeal, ToString(contract_));
    }
    const Card card = view().played[cards - 1];
    return SyntaxError(
        columns_[cards - 1],
        {words::kInTrickCardWithSomeDeal, (cards - 1) / static_cast<std::size_t>(seats_) + 1},
        ToString(card));
  };
  const Dealer dealer(KnownAfter(view().played.size()));
  if (dealer.count() == 0) {
    std::size_t cards = 0;
    while (Dealer(KnownAfter(cards)).count() > 0) ++cards;
    return impossible(cards);
  }
  SeatView start = view();
  start.played.clear();
  Position position = PositionIn(start, dealer.World(0));
  for (std::size_t i = 0; i < view().played.size(); ++i) {
    if (!position.LegalPlays().Contains(view().played[i])) return impossible(i + 1);
    position.Play(view().played[i]);
  }
  return absl::OkStatus();
}

absl::Status ViewReader::ReadBids() {
  const std::size_t at = played_field() + 1;
  if (fields_.size() > at + 1) {
    return SyntaxError(fields_[at + 1].column, words::kEndOfLine, Quoted(fields_[at + 1].text));
  }
  if (fields_.size() <= at || fields_[at].text == "-") return absl::OkStatus();
  bids_ = std::string(fields_[at].text);
  bids_column_ = fields_[at].column;
  return absl::OkStatus();
}

// Two players see the same: all hands stand in pairs.
bool IsOfTwo(absl::string_view text) {
  const auto fields = SplitDealLine(WithoutNotes(text));
  return fields.ok() && fields->size() > 1 && absl::StrContains((*fields)[1].text, '/');
}

}  // namespace

absl::StatusOr<ViewLine> ParseViewLine(absl::string_view text, const RuleOptions& options,
                                       ViewOwner owner) {
  if (!TellPosition(NotesOf(text)) && !IsOfTwo(text)) {
    return ViewReader(text, options, owner).Read();
  }
  SCHAFKOPF_TRY(SeatView view, ParseShownView(text, options));
  return ViewLine{std::move(view), "", 1};
}

std::string ToString(const ViewLine& line) {
  const SeatView& view = line.view;
  const CardOrder& order = view.game.order();
  std::string text =
      absl::StrCat(ToString(view.contract()), " ",
                   view.contract().has_declarer() ? absl::StrCat(view.declarer.index()) : "-");
  for (int seat = 0; seat < view.seats(); ++seat) {
    const bool own = Seat(seat) == view.seat;
    const bool open = view.open_hand && Seat(seat) == view.open_seat();
    const CardSet hand = own ? view.hand : view.open_hand.value_or(CardSet());
    absl::StrAppend(&text, " | ",
                    view.seats() == 2 ? PairsToString(hand, view.turned_up, view.on_hidden, order)
                    : own || open     ? ToString(hand, order)
                                      : std::string(kUnseen));
  }
  if (view.past) {
    return absl::StrCat(text, " | ", ToString(view.played), PastToString(view));
  }
  if (view.played.empty() && line.bids.empty()) return text;
  absl::StrAppend(&text, " |", view.played.empty() ? "" : " ", ToString(view.played));
  if (!line.bids.empty()) absl::StrAppend(&text, " | ", line.bids);
  return text;
}

}  // namespace schafkopf
