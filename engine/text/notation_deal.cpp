// Deal lines: reading, checking and printing them.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/play/deal_fault.h"
#include "engine/text/bid_refusal.h"
#include "engine/text/card_reader.h"
#include "engine/text/deal_fields.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"

namespace schafkopf {
namespace {

std::string HandName(Seat seat) { return absl::StrCat("hand ", seat.index()); }

class DealLineReader {
 public:
  DealLineReader(absl::string_view text, const RuleOptions& options)
      : text_(WithoutNotes(text)), options_(options) {}

  absl::StatusOr<DealLine> Read();

 private:
  absl::Status Split();
  absl::Status ReadContract();
  absl::Status ReadHands();
  absl::Status ReadHand(Seat seat, CardSet& dealt);
  int CountSeats() const;
  Deck DeckMeant() const;
  absl::Status CheckHands();
  absl::Status CheckDeal();
  absl::Status Refuse(const DealFault& fault) const;
  absl::Status RefuseSeats() const;
  absl::Status RefuseBid(BidObstacle obstacle) const;
  absl::Status ReadPlayed();
  absl::Status ReadResult();
  absl::Status CheckPlay(const Position& position, PlacedCard played) const;

  const Field& HandField(Seat seat) const {
    return fields_[1 + static_cast<std::size_t>(seat.index())];
  }

  std::size_t played_field() const { return 1 + static_cast<std::size_t>(seats_); }

  const absl::string_view text_;
  const RuleOptions& options_;
  std::vector<Field> fields_;
  int seats_ = kSeatCount;
  bool announcer_checked_ = false;          // of a Solo hintenrum
  std::array<int, kCardCount> dealt_at_{};  // column of each card in its hand
  DealLine line_;
};

absl::StatusOr<DealLine> DealLineReader::Read() {
  using Step = absl::Status (DealLineReader::*)();
  for (Step step :
       {&DealLineReader::Split, &DealLineReader::ReadContract, &DealLineReader::ReadHands,
        &DealLineReader::CheckHands, &DealLineReader::CheckDeal, &DealLineReader::ReadPlayed,
        &DealLineReader::ReadResult}) {
    const absl::Status status = (this->*step)();
    if (!status.ok()) return status;
  }
  return line_;
}

absl::Status DealLineReader::Split() {
  auto fields = SplitDealLine(text_);
  if (!fields.ok()) return fields.status();
  fields_ = *std::move(fields);
  return absl::OkStatus();
}

absl::Status DealLineReader::ReadContract() {
  const auto head = ParseDealHead(fields_[0], text_, options_);
  if (!head.ok()) return head.status();
  line_.contract = head->contract;
  line_.declarer = head->declarer;
  return absl::OkStatus();
}

// Two seats where hands are written in pairs; three where the first three hands are the whole short
// deck and what follows are cards of theirs; else four.
int DealLineReader::CountSeats() const {
  if (fields_.size() > 2 && fields_[1].text.find('/') != absl::string_view::npos) return 2;
  CardSet three;
  for (std::size_t field = 1; field <= 4 && field < fields_.size(); ++field) {
    const auto cards = ParseCardSet(fields_[field].text);
    if (!cards.ok()) return kSeatCount;
    if (field == 4) return three.Contains(*cards) ? 3 : kSeatCount;
    if (cards->size() != HandSize(Deck::kShort, 3) || three.Intersects(*cards)) return kSeatCount;
    three |= *cards;
  }
  return fields_.size() >= 4 && three == CardsOf(Deck::kShort) ? 3 : kSeatCount;
}

absl::Status DealLineReader::ReadHands() {
  seats_ = CountSeats();
  CardSet dealt;
  for (Seat seat : kSeats) {
    if (seat.index() >= seats_) break;
    if (static_cast<std::size_t>(seat.index()) + 1 >= fields_.size()) {
      return SyntaxError(ColumnAt(text_, text_.size()), absl::StrCat("| and ", HandName(seat)),
                         "nothing");
    }
    const absl::Status status = ReadHand(seat, dealt);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// A hand's cards; of two players each open card with the one it covers.
absl::Status DealLineReader::ReadHand(Seat seat, CardSet& dealt) {
  const Field& field = HandField(seat);
  const bool pairs = seats_ == 2;
  std::string text(field.text);
  if (pairs) std::replace(text.begin(), text.end(), '/', ' ');
  CardReader reader(text, field.column);
  std::optional<Card> open;
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
    if (!pairs) continue;
    const std::size_t at = reader.begin();
    const bool after_slash = field.text.substr(0, at).find_last_not_of(" \t") != text.npos &&
                             field.text[field.text.substr(0, at).find_last_not_of(" \t")] == '/';
    if (after_slash != open.has_value()) {
      return SyntaxError(column, open ? "/ and the covered card" : "an open card before /",
                         ToString(card));
    }
    if (open) line_.covers.Lay(*open, card);
    open = open ? std::nullopt : std::optional(card);
  }
  if (!open) return absl::OkStatus();
  return SyntaxError(field.column + CharacterCount(field.text), "/ and the covered card",
                     "nothing");
}

// The deck of most hands; where they disagree, the one nearest to the number of cards.
Deck DealLineReader::DeckMeant() const {
  if (seats_ != kSeatCount) return seats_ == 3 ? Deck::kShort : Deck::kLong;
  const auto fits = [&](Deck deck) {
    return !line_.contract || IsPlayedWith(line_.contract->row(), deck);
  };
  const auto votes = [&](Deck deck) {
    return std::count_if(line_.hands.begin(), line_.hands.end(),
                         [&](CardSet hand) { return hand.size() == HandSize(deck); });
  };
  const CardSet all =
      line_.hands[Seat(0)] | line_.hands[Seat(1)] | line_.hands[Seat(2)] | line_.hands[Seat(3)];
  Deck best = fits(Deck::kLong) ? Deck::kLong : Deck::kKop;
  for (const DeckRow& row : kDecks) {
    if (!fits(row.deck)) continue;
    const auto gap = [&](Deck deck) { return std::abs(all.size() - CardsOf(deck).size()); };
    if (votes(row.deck) > votes(best) ||
        (votes(row.deck) == votes(best) && gap(row.deck) < gap(best))) {
      best = row.deck;
    }
  }
  return best;
}

absl::Status DealLineReader::CheckHands() {
  const Deck deck = DeckMeant();
  const int hand_size = HandSize(deck, seats_);
  int total = 0;
  for (const CardSet& hand : line_.hands) total += hand.size();
  for (Seat seat : kSeats) {
    if (seat.index() >= seats_) break;
    const int size = line_.hands[seat].size();
    if (size == hand_size) continue;
    return SyntaxError(HandField(seat).column,
                       absl::StrCat(hand_size, " cards in ", HandName(seat)),
                       absl::StrCat(size, " (", total, " cards in the deal)"));
  }
  line_.table = Table(deck, seats_, options_);
  for (Seat seat : kSeats) {
    for (Card card : line_.hands[seat] - CardsOf(deck)) {
      return SyntaxError(dealt_at_[static_cast<std::size_t>(card.index())],
                         absl::StrCat("a card of the ", AbslView(NameOf(deck)), " deck"),
                         ToString(card));
    }
  }
  return absl::OkStatus();
}

// Whether the contract can be played with these hands, by this declarer.
absl::Status DealLineReader::CheckDeal() {
  if (!line_.contract) return absl::OkStatus();
  const auto made =
      MakeDeal({*line_.contract, line_.declarer, line_.hands, line_.covers}, options_);
  if (const Deal* deal = std::get_if<Deal>(&made)) {
    line_.declarer = deal->declarer;
    return absl::OkStatus();
  }
  return Refuse(std::get<DealFault>(made));
}

absl::Status DealLineReader::Refuse(const DealFault& fault) const {
  using enum DealFault::Kind;
  const int column = fields_[0].column;
  switch (fault.kind) {
    case kNone:
    case kHands:  // CheckHands has said it
    case kCovers:
      break;
    case kPlayers:
      return RefuseSeats();
    case kDeclarer:
      return SyntaxError(column, absl::StrCat("a declarer 0 to ", seats_ - 1),
                         absl::StrCat(line_.declarer.index()));
    case kPartner:
      return SyntaxError(column, "a partner other than the declarer", ToString(*line_.contract));
    case kNotExchanged:
      return SyntaxError(
          HandField(line_.declarer).column,
          absl::StrCat("hands after the exchange: ", fault.most == 0 ? "no" : "at most one",
                       " trump with the declarer"),
          absl::StrCat(fault.trumps));
    case kBid:
      return RefuseBid(fault.obstacle);
  }
  return SyntaxError(column, "hands of one deck", "others");
}

absl::Status DealLineReader::RefuseSeats() const {
  const int column = fields_[0].column;
  if (line_.contract->row().special.seats == 2) {
    return SyntaxError(column, "two hands in pairs", "four hands");
  }
  return SyntaxError(column,
                     seats_ == 2 ? "a game of one against one" : "a solo or a Ramsch of three",
                     ToString(*line_.contract));
}

absl::Status DealLineReader::RefuseBid(BidObstacle obstacle) const {
  int column = HandField(line_.declarer).column;
  if (obstacle == BidObstacle::kHoldsCalledSau) {
    column = dealt_at_[static_cast<std::size_t>(line_.contract->called_card()->index())];
  }
  if (obstacle == BidObstacle::kOtherDeck || obstacle == BidObstacle::kNoCalledTout) {
    column = fields_[0].column;
  }
  const Refusal refusal =
      RefusalOf(obstacle, *line_.contract, line_.hands[line_.declarer], line_.table);
  return SyntaxError(column, refusal.expected, refusal.found);
}

absl::Status DealLineReader::ReadPlayed() {
  if (fields_.size() <= played_field()) return absl::OkStatus();
  const Field& field = fields_[played_field()];
  CardReader reader(field.text, field.column);
  std::optional<Position> position;
  if (line_.contract) position.emplace(line_.deal());
  const bool switches = position && !position->switched();
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
    if (switches && position->switched() && position->trick().empty() && !announcer_checked_) {
      announcer_checked_ = true;
      if (position->leader() != line_.declarer) {
        return SyntaxError(fields_[0].column,
                           absl::StrCat("the declarer ", position->leader().index(),
                                        ", who took the trick that ends the first part"),
                           absl::StrCat(line_.declarer.index()));
      }
    }
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
    return SyntaxError(extra.column, "the end of the line", Quoted(extra.text));
  }
  if (fields_.size() < played_field() + 2) return absl::OkStatus();
  const Field& field = fields_[played_field() + 1];
  if (field.text.empty() || field.text == "-") return absl::OkStatus();
  if (!line_.contract) return SyntaxError(field.column, "- as nobody plays", Quoted(field.text));
  const bool each = line_.contract->parties() == Parties::kEach;
  // Of a Ramsch the points of its loser.
  const int least = LeastValue(*line_.contract).count();
  const int most = each ? kAllTricksTaken.count() : MostValue(*line_.contract).count();
  int value = 0;
  if (!absl::SimpleAtoi(field.text, &value) || value < least || value > most) {
    return SyntaxError(field.column, absl::StrCat("a result ", least, " to ", most),
                       Quoted(field.text));
  }
  const Position position = PositionOf(line_);
  if (position.finished() && ResultOfPlay(position) != value) {
    return SyntaxError(field.column, absl::StrCat("the result ", ResultOfPlay(position)),
                       absl::StrCat(value));
  }
  line_.result = Value(value);
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<DealLine> ParseDealLine(absl::string_view text, const RuleOptions& options) {
  return DealLineReader(text, options).Read();
}

namespace {

// "EO/H7 GA/E9": the open cards strongest first, each with the one it covers.
std::string PairsToString(CardSet hand, const Covers& covers, const CardOrder& order) {
  std::string text;
  for (Card top : order.best_first()) {
    for (Card below : hand& covers.below()) {
      if (covers.TopOf(below) != top) continue;
      absl::StrAppend(&text, text.empty() ? "" : " ", ToString(top), "/", ToString(below));
    }
  }
  return text;
}

}  // namespace

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
        line.covers.empty() ? ToString(hand, order) : PairsToString(hand, line.covers, order));
  }
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

}  // namespace schafkopf
