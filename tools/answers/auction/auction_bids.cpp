#include "tools/answers/auction/auction_bids.h"

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/bid_part.h"
#include "tools/language/language.h"

namespace schafkopf {

std::string ToString(const Announcement& game) {
  std::string text(kContracts[static_cast<std::size_t>(game.row)].name);
  if (game.suit) {
    const std::string called = schafkopf::ToString(Card(*game.suit, game.called));
    absl::StrAppend(&text, ":", game.called == Rank::kSau ? called.substr(0, 1) : called);
  }
  if (game.tout) text += "+tout";
  if (game.ouvert) text += "+ouvert";
  if (game.target > 0) absl::StrAppend(&text, " ", game.target);
  return text;
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
      return SyntaxError(ColumnAt(text, last), "points from 62 to 120", Quoted(text.substr(last)));
    }
    text = absl::StripTrailingAsciiWhitespace(text.substr(0, last));
  }
  SCHAFKOPF_TRY(const auto name, ParseGameName(text));
  const Contract& contract = name.contract;
  if (!name.open && contract.partner() == seat) {
    return SyntaxError(1, "a partner other than the declarer", Quoted(text));
  }
  const auto called = contract.called_card();
  return std::optional(Announcement{
      contract.row_index(), name.open ? std::nullopt : contract.named_suit(), contract.is_tout(),
      contract.is_ouvert(), called ? called->rank() : Rank::kSau, target});
}

absl::StatusOr<Bid> ReadBid(absl::string_view text, int offset) {
  SCHAFKOPF_TRY(const auto part, ReadBidPart(text, offset));
  SCHAFKOPF_TRY(const auto game, ShiftColumn(ReadGame(part.seat, part.game), part.offset));
  return Bid{part.seat, game};
}

// Empty where the table takes the bid.
std::string Reason(const Auction& auction, const Bid& bid, const RuleSet& rules) {
  switch (auction.FaultOf(bid)) {
    case BidFault::kNotOffered:
      return absl::StrCat("a game of rule set ", rules.name);
    case BidFault::kPassedBefore:
      return absl::StrCat("no further bid from seat ", bid.seat.index(), ", which has passed");
    case BidFault::kFellBack:
      return absl::StrCat("no less than seat ", bid.seat.index(), " bid before");
    case BidFault::kTooLow:
      return absl::StrCat(
          "pass, or ", auction.OutbidsByAsMuch(bid.seat) ? "at least the " : "more than the ",
          ToString(*auction.best()->game), " of seat ", auction.best()->seat.index());
    case BidFault::kTooEarly:
      return "a Hochzeit after all have passed";
    case BidFault::kNoRaise:
      return "a game for points and option steigern=on where points are promised";
    case BidFault::kNotLast:
      return "a Ramsch from the last seat, once the others have passed";
    case BidFault::kNotSau:
      return "a called Sau (another card after all have passed, option renonce=on)";
    case BidFault::kOwnBid:
      return absl::StrCat("no further bid from seat ", bid.seat.index(), ", whose bid stands");
    case BidFault::kTurnOver:
      return absl::StrCat("no bid from seat ", bid.seat.index(), ", whose turn is over");
    case BidFault::kNone:
      break;
  }
  return "";
}

// Why a table of so many seats does not take a bid; empty if it does.
std::string TableReason(int players, const Bid& bid) {
  if (bid.seat.index() >= players) return absl::StrCat("a seat from 0 to ", players - 1);
  if (players < kSeatCount && bid.game && ContractOf(*bid.game).parties() != Parties::kSolo) {
    return absl::StrCat("a solo, as ", players, " play nothing else");
  }
  return "";
}

// Empty where the round takes the bid.
std::string Reason(RoundFault fault, const Bid& bid, const RoundRow& round) {
  switch (fault) {
    case RoundFault::kForehandPlays:
      return absl::StrCat("no game from seat ", bid.seat.index(), ": forehand plays");
    case RoundFault::kForehandDeclined:
      return absl::StrCat("no game from seat ", bid.seat.index(), ": forehand has declined");
    case RoundFault::kNobodyDeclares:
      return absl::StrCat("no bid in a ", AbslView(round.title), ", which nobody declares");
    case RoundFault::kOtherGame:
      return absl::StrCat("a game of the ", AbslView(round.name), " round");
    case RoundFault::kMustPlay:
      return absl::StrCat("a game from seat 0, which must play in the ", AbslView(round.name),
                          " round");
    case RoundFault::kNone:
      break;
  }
  return "";
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
  // Why table or round do not take a bid that the auction would; empty if they do.
  std::string ReasonHere(const Bid& bid) const;
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

std::string BidsReader::ReasonHere(const Bid& bid) const {
  std::string reason = TableReason(question_.players, bid);
  if (!reason.empty() || question_.round == nullptr) return reason;
  const RoundRow& round = *question_.round;
  return Reason(FaultOf(round, bid, auction_, rules_.options), bid, round);
}

absl::Status BidsReader::Read() {
  const absl::string_view text = question_.bids;
  if (absl::StripAsciiWhitespace(text).empty()) return SyntaxError(1, "SEAT GAME, ...", "nothing");
  int offset = 0;
  for (absl::string_view part : absl::StrSplit(text, absl::ByAnyChar(",;"))) {
    SCHAFKOPF_TRY(const auto bid, ReadBid(part, offset));
    std::string reason = TableReason(question_.players, bid);
    if (reason.empty()) reason = Reason(auction_, bid, rules_);
    if (reason.empty()) reason = ReasonHere(bid);
    if (!reason.empty()) return RefuseBid(part, offset, reason);
    auction_.Make(bid);
    bids_.push_back(bid);
    offset += CharacterCount(part) + 1;
  }
  return absl::OkStatus();
}

void BidsReader::AddRound(BidsAnswer& answer) const {
  const RoundRow& row = *question_.round;
  if (row.player == RoundPlayer::kNobody) answer.contract = std::string(row.name);
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
      if (ReasonHere({seat, game}).empty()) raise.games.push_back(ToString(game));
    }
    if (auction_.IsLast(seat) && !ramsch &&
        rules_.options.Is({"ramsch_trigger", "last_player_may_announce"})) {
      raise.games.emplace_back("ramsch");
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
  if (best) answer.contract = ToString(*best->game);
  if (auction_.all_passed()) {
    const bool thrown_in = AfterAllPassed(rules_.options) == AfterPasses::kThrowIn;
    answer.all_pass = thrown_in ? "throw_in" : ValueOf("all_pass");
    if (answer.all_pass == "kreuz") answer.trumps = ValueOf("kreuz_trumps");
  }
  if (question_.round != nullptr) AddRound(answer);
  answer.raises = Raises(ramsch);
  return answer;
}

constexpr auto kBidsColumns = ColumnsOf<BidsAnswer>({
    {"declarer", Kind::kSeat, At<&BidsAnswer::declarer>},
    {"contract", Kind::kText, [](auto& answer) { return WhereAny(answer.contract); },
     "missing where nobody bid"},
    {"rules", Kind::kName, At<&BidsAnswer::rules>},
    {"all_pass", Maybe(Kind::kName),
     [](auto& answer) {
       if (answer.bid) return Cell();
       return answer.all_pass.empty() ? Null() : Cell(answer.all_pass);
     },
     "what follows when all have passed"},
    {"trumps", Maybe(Kind::kName), [](auto& answer) { return WhereAny(answer.trumps); },
     "of the Kreuzbock that follows"},
    {"round", Maybe(Kind::kName),
     At<&BidsAnswer::round, &BidsAnswer::InRound::row, &RoundRow::name>},
    {"doubled", Maybe(Kind::kFlag), At<&BidsAnswer::round, &BidsAnswer::InRound::doubled>},
    {"must_play", Maybe(Kind::kSeat),
     [](auto& answer) { return answer.round ? OrNull(answer.round->must_play) : Cell(); }},
    {"if_declined", Maybe(Kind::kName),
     [](auto& answer) { return answer.round ? WhereAny(answer.round->if_declined) : Cell(); },
     "what follows, as forehand has declined"},
    {"may_refuse", Maybe(Kind::kFlag), At<&BidsAnswer::round, &BidsAnswer::InRound::may_refuse>,
     "the seat that must play"},
    {"raises", RowsOf(kRaiseColumns),
     [](auto& answer) { return kRaiseColumns.Each(answer.raises); }, "of seats that may still bid"},
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
  return SyntaxError(
      1, {"bids after which seat $0 plays $1", declarer.index(), ToString(contract)},
      made.best ? absl::StrCat("the game of seat ", made.best->seat.index()) : "no game");
}

absl::StatusOr<BidsAnswer> AnswerBids(const BidsQuestion& question, const RuleSet& rules) {
  BidsReader reader(question, rules);
  SCHAFKOPF_DO(AtField("bids", reader.Read()));
  return reader.Answer();
}

std::span<const ColumnInfo> BidsAnswer::Columns() { return kBidsColumns; }

Cells BidsAnswer::ToCells() const { return kBidsColumns.CellsOf(*this); }

std::string BidsAnswer::Verdict() const {
  if (declarer) return absl::StrCat("seat ", declarer->index(), " plays ", contract);
  if (!contract.empty()) return absl::StrCat("all play ", contract);
  if (round && round->must_play) {
    const bool refuses = round->may_refuse.value_or(false);
    return absl::StrCat("seat ", round->must_play->index(), " must play",
                        refuses ? ", or may refuse without four Laufende" : "");
  }
  return all_pass.empty() ? "nobody has bid yet" : absl::StrCat("nobody bid: ", all_pass);
}

std::string BidsAnswer::ToText(Language language) const {
  std::string text = In(language, Verdict());
  if (round && round->doubled) absl::StrAppend(&text, "\n", In(language, "doubled: yes"));
  for (const auto& [seat, games] : raises) {
    const std::string would =
        absl::StrCat("seat ", seat.index(), " would take it with ", absl::StrJoin(games, " "));
    absl::StrAppend(&text, "\n", In(language, would));
  }
  return text;
}

}  // namespace schafkopf
