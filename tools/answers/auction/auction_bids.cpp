#include "tools/answers/auction/auction_bids.h"

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/auction/titles.h"
#include "tools/answers/auction/words.h"
#include "tools/answers/door/bid_part.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/words.h"

namespace schafkopf {

std::string SuitText(const Announcement& game) {
  if (!game.suit) return "";
  const std::string card = schafkopf::ToString(Card(*game.suit, game.called));
  return game.called == Rank::kSau ? card.substr(0, 1) : card;
}

std::string ToString(const Announcement& game) {
  std::string text(kContracts[static_cast<std::size_t>(game.row)].name);
  if (game.suit) absl::StrAppend(&text, ":", SuitText(game));
  if (game.tout) text += "+tout";
  if (game.ouvert) text += "+ouvert";
  if (game.target > 0) absl::StrAppend(&text, " ", game.target);
  return text;
}

Cells NamesOf(std::span<const Announcement> games) {
  Cells names;
  for (const Announcement& game : games) names.emplace_back(ToString(game));
  return names;
}

std::string ToString(std::span<const Bid> bids) {
  return absl::StrJoin(bids, ", ", [](std::string* out, const Bid& bid) {
    absl::StrAppend(out, bid.seat.index(), " ", bid.game ? ToString(*bid.game) : "pass");
  });
}

namespace {

constexpr int kMostPoints = 120;

absl::StatusOr<std::optional<Announcement>> ReadGame(Seat seat, absl::string_view text) {
  if (IsPass(text)) return std::optional<Announcement>();
  // Points that are promised stand last: `solo 75`.
  int target = 0;
  const std::size_t last = text.find_last_of(" \t") + 1;
  constexpr std::size_t kTwoDigits = 2;
  if (last > 0 && text.size() - last >= kTwoDigits &&
      absl::SimpleAtoi(text.substr(last), &target)) {
    if (target <= kWin.count() || target > kMostPoints) {
      return SyntaxError(ColumnAt(text, last), words::kPointsToPromise, Quoted(text.substr(last)));
    }
    text = absl::StripTrailingAsciiWhitespace(text.substr(0, last));
  }
  SCHAFKOPF_TRY(const auto name, ParseGameName(text));
  const Contract& contract = name.contract;
  if (!name.open && contract.partner() == seat) {
    return SyntaxError(1, words::kOtherPartner, Quoted(text));
  }
  Announcement game = AnnouncementOf(contract);
  if (name.open) game.suit.reset();
  game.target = target;
  return std::optional(game);
}

absl::StatusOr<Bid> ReadBid(absl::string_view text, int offset) {
  SCHAFKOPF_TRY(const auto part, ReadBidPart(text, offset));
  SCHAFKOPF_TRY(const auto game, ShiftColumn(ReadGame(part.seat, part.game), part.offset));
  return Bid{part.seat, game};
}

// Nothing where the table takes the bid.
std::optional<Message> Reason(const Auction& auction, const Bid& bid, const RuleSet& rules) {
  switch (auction.FaultOf(bid)) {
    case BidFault::kNotOffered:
      return Message(words::kGameOfRuleSet, rules.name);
    case BidFault::kPassedBefore:
      return Message(words::kNoFurtherBidFromWhich, bid.seat);
    case BidFault::kFellBack:
      return Message(words::kNoLessThanBidBefore, bid.seat);
    case BidFault::kTooLow:
      return Message(
          auction.OutbidsByAsMuch(bid.seat) ? words::kPassOrAtLeastOf : words::kPassOrMoreThanOf,
          ToString(*auction.best()->game), auction.best()->seat);
    case BidFault::kTooEarly:
      return words::kHochzeitAfterAllHavePassed;
    case BidFault::kNoRaise:
      return words::kGameForPointsAndOption;
    case BidFault::kNotLast:
      return words::kRamschFromLastSeatOnce;
    case BidFault::kNotSau:
      return words::kCalledSauAnotherCardAfter;
    case BidFault::kOwnBid:
      return Message(words::kNoFurtherBidFromWhose, bid.seat);
    case BidFault::kTurnOver:
      return Message(words::kNoBidFromWhoseTurn, bid.seat);
    case BidFault::kNone:
      break;
  }
  return std::nullopt;
}

// Why a table of so many seats does not take a bid; nothing if it does.
std::optional<Message> TableReason(int players, const RuleOptions& options, const Bid& bid) {
  if (bid.seat.index() >= players) return Message(words::kSeatFromTo, players - 1);
  if (players < kSeatCount && bid.game && !CanBeAsked(ContractOf(*bid.game), players, options)) {
    return Message(words::kSoloAsPlayNothingElse, players);
  }
  return std::nullopt;
}

// Empty where the round takes the bid.
std::optional<Message> Reason(RoundFault fault, const Bid& bid, const RoundRow& round) {
  switch (fault) {
    case RoundFault::kForehandPlays:
      return Message(words::kNoGameFromForehandPlays, bid.seat);
    case RoundFault::kForehandDeclined:
      return Message(words::kNoGameFromForehandHasDeclined, bid.seat);
    case RoundFault::kNobodyDeclares:
      return Message(words::kNoBidInWhichNobodyDeclares, round.title);
    case RoundFault::kOtherGame:
      return Message(words::kGameOfRound, round.name);
    case RoundFault::kMustPlay:
      return Message(words::kGameFromWhichMustPlay, Seat(0), round.name);
    case RoundFault::kNone:
      break;
  }
  return std::nullopt;
}

// A row of bids as it is made.
class BidsReader {
 public:
  BidsReader(const BidsQuestion& question, const RuleSet& rules)
      : question_(question), rules_(rules), auction_(rules, question.players) {}

  // Makes the bids of the text, or says at which column one cannot be.
  absl::Status Read();
  BidsAnswer Answer() const;
  BidsMade Made() const { return {bids_, auction_.best()}; }

 private:
  // Why table or round do not take a bid that the auction would; nothing if they do.
  std::optional<Message> ReasonHere(const Bid& bid) const;
  void AddRound(BidsAnswer& answer) const;
  std::vector<Raise> Raises(bool ramsch) const;
  std::string ValueOf(std::string_view option) const {
    return rules_.options.ValueOf(*FindOption(option));
  }

  const BidsQuestion& question_;
  const RuleSet& rules_;
  Auction auction_;
  std::vector<Bid> bids_;
};

std::optional<Message> BidsReader::ReasonHere(const Bid& bid) const {
  auto reason = TableReason(question_.players, rules_.options, bid);
  if (reason || question_.round == nullptr) return reason;
  const RoundRow& round = *question_.round;
  return Reason(FaultOf(round, bid, auction_, rules_.options), bid, round);
}

absl::Status BidsReader::Read() {
  const absl::string_view text = question_.bids;
  if (absl::StripAsciiWhitespace(text).empty())
    return SyntaxError(1, words::kSeatsAndGames, words::kNothing);
  int offset = 0;
  for (absl::string_view part : absl::StrSplit(text, absl::ByAnyChar(",;"))) {
    SCHAFKOPF_TRY(const auto bid, ReadBid(part, offset));
    auto reason = TableReason(question_.players, rules_.options, bid);
    if (!reason) reason = Reason(auction_, bid, rules_);
    if (!reason) reason = ReasonHere(bid);
    if (reason) return RefuseBid(part, offset, *reason);
    auction_.Make(bid);
    bids_.push_back(bid);
    offset += CharacterCount(part) + 1;
  }
  return absl::OkStatus();
}

void BidsReader::AddRound(BidsAnswer& answer) const {
  const RoundRow& row = *question_.round;
  if (row.player == RoundPlayer::kNobody) {
    answer.contract = std::string(row.name);
    answer.title = AsIs(row.title);
  }
  auto& round = answer.round.emplace();
  round.row = &row;
  round.doubled = IsDoubled(row, rules_.options);
  if (answer.bid) return;
  const RoundDuty duty = DutyOf(row, auction_, rules_.options);
  round.must_play = duty.must_play;
  round.may_refuse = duty.may_refuse;
  if (duty.declined) round.if_declined = ValueOf("schieber_decline");
  if (duty.redeal) answer.all_pass = "redeal";
}

std::vector<Raise> BidsReader::Raises(bool ramsch) const {
  std::vector<Raise> raises;
  for (Seat seat : kSeats) {
    Raise raise{seat, {}};
    for (const Announcement& game : auction_.Raises(seat)) {
      if (!ReasonHere({seat, game})) raise.games.push_back(game);
    }
    if (auction_.IsLast(seat) && !ramsch &&
        rules_.options.Is({"ramsch_trigger", "last_player_may_announce"})) {
      raise.games.push_back(AnnouncementOf(Contract::Named("ramsch")));
    }
    if (!raise.games.empty()) raises.push_back(std::move(raise));
  }
  return raises;
}

BidsAnswer BidsReader::Answer() const {
  const auto& best = auction_.best();
  const bool ramsch = best && ContractOf(*best->game).parties() == Parties::kEach;
  BidsAnswer answer;
  answer.rules = rules_.name;
  answer.bid = best.has_value();
  if (best && !ramsch) answer.declarer = best->seat;
  if (best) {
    answer.contract = ToString(*best->game);
    answer.title = Title(*best->game);
  }
  if (auction_.all_passed()) {
    const bool thrown_in = AfterAllPassed(rules_.options) == AfterPasses::kThrowIn;
    answer.all_pass = thrown_in ? "throw_in" : ValueOf("all_pass");
    if (answer.all_pass == "kreuz") answer.trumps = ValueOf("kreuz_trumps");
  }
  if (question_.round != nullptr) AddRound(answer);
  answer.raises = Raises(ramsch);
  return answer;
}

constexpr auto kRaiseColumns = ColumnsOf<Raise>({
    {"seat", Kind::kSeat, At<&Raise::seat>},
    {"games", ListOf(Kind::kText), [](auto& raise) { return NamesOf(raise.games); },
     words::kBidsThatWouldGiveGame},
});

constexpr auto kBidsColumns = ColumnsOf<BidsAnswer>({
    {"declarer", Kind::kSeat, At<&BidsAnswer::declarer>},
    {"contract", Kind::kText, [](auto& answer) { return WhereAny(answer.contract); },
     words::kMissingWhereNobodyBid},
    {"rules", Kind::kName, At<&BidsAnswer::rules>},
    {"all_pass", Maybe(Kind::kName),
     [](auto& answer) {
       if (answer.bid) return Cell();
       return answer.all_pass.empty() ? Null() : Cell(answer.all_pass);
     },
     words::kWhatFollowsWhenAllHavePassed},
    {"trumps", Maybe(Kind::kName), [](auto& answer) { return WhereAny(answer.trumps); },
     words::kOfKreuzbockThatFollows},
    {"round", Maybe(Kind::kName),
     At<&BidsAnswer::round, &BidsAnswer::InRound::row, &RoundRow::name>},
    {"doubled", Maybe(Kind::kFlag), At<&BidsAnswer::round, &BidsAnswer::InRound::doubled>},
    {"must_play", Maybe(Kind::kSeat),
     [](auto& answer) { return answer.round ? OrNull(answer.round->must_play) : Cell(); }},
    {"if_declined", Maybe(Kind::kName),
     [](auto& answer) { return answer.round ? WhereAny(answer.round->if_declined) : Cell(); },
     words::kWhatFollowsAsForehandHasDeclined},
    {"may_refuse", Maybe(Kind::kFlag), At<&BidsAnswer::round, &BidsAnswer::InRound::may_refuse>,
     words::kSeatThatMustPlay},
    {"raises", RowsOf(kRaiseColumns),
     [](auto& answer) { return kRaiseColumns.Each(answer.raises); },
     words::kOfSeatsThatMayStillBid},
});

}  // namespace

absl::StatusOr<BidsMade> ReadBids(const BidsQuestion& question, const RuleSet& rules) {
  BidsReader reader(question, rules);
  SCHAFKOPF_DO(reader.Read());
  return reader.Made();
}

absl::Status CheckLeaves(const BidsMade& made, const Contract& contract, Seat declarer) {
  const auto fits = [&](const Bid& best) {
    const Contract bid = ContractOf(*best.game);
    return best.seat == declarer && bid.row_index() == contract.row_index() &&
           bid.is_tout() == contract.is_tout() &&
           (!best.game->suit || best.game->suit == contract.named_suit());
  };
  if (made.best && fits(*made.best)) return absl::OkStatus();
  return SyntaxError(1, {words::kBidsForGame, declarer, ToString(contract)},
                     made.best ? Message(words::kGameOf, made.best->seat) : words::kNoGame);
}

absl::StatusOr<BidsAnswer> AnswerBids(const BidsQuestion& question, const RuleSet& rules) {
  BidsReader reader(question, rules);
  SCHAFKOPF_DO(AtField("bids", reader.Read()));
  return reader.Answer();
}

std::span<const ColumnInfo> BidsAnswer::Columns() { return kBidsColumns; }

Cells BidsAnswer::ToCells() const { return kBidsColumns.CellsOf(*this); }

namespace {

// What follows where nobody plays, as a rule names it.
constexpr auto kAllPass = std::to_array<SpokenValue>({{"throw_in", words::kThrowIn},
                                                      {"throw_in_bock", words::kThrowInBock},
                                                      {"throw_in_stock", words::kThrowInStock},
                                                      {"redeal", words::kRedeal},
                                                      {"muss", words::kThenMuss},
                                                      {"kreuz", words::kThenKreuz},
                                                      {"ramsch", words::kThenRamsch}});

}  // namespace

Message BidsAnswer::Verdict() const {
  if (declarer) return {words::kSeatPlays, *declarer, *title};
  if (title) return {words::kAllPlay, *title};
  if (round && round->must_play) {
    const bool refuses = round->may_refuse.value_or(false);
    return {refuses ? words::kMustPlayOrRefuse : words::kMustPlay, *round->must_play};
  }
  if (all_pass.empty()) return words::kNobodyHasBidYet;
  return {words::kNobodyBid, SaidOf(all_pass, kAllPass)};
}

std::string BidsAnswer::ToText(Language language) const {
  std::string text = Verdict().in(language);
  if (round && round->doubled) absl::StrAppend(&text, "\n", Say(language, words::kDoubledYes));
  for (const auto& [seat, games] : raises) {
    absl::StrAppend(&text, "\n", Say(language, words::kWouldTakeIt, seat, TitlesOf(games)));
  }
  return text;
}

}  // namespace schafkopf
