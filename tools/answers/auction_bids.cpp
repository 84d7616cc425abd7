#include "tools/answers/auction_bids.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/money/auction.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "tools/answers/auction_sjavs.h"
#include "tools/answers/bid_part.h"
#include "tools/answers/game_name.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kMostPoints = 120;

// "solo", "wenz+tout", "solo:H"; behind it the points that were promised.
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

// Some contract that the announcement may end in.
Contract ContractOf(const Announcement& game) {
  const bool suit = Contract::NeedsSuit(kContracts[static_cast<std::size_t>(game.row)]);
  const auto named = suit ? std::optional(game.suit.value_or(Suit::kEichel)) : std::nullopt;
  return Contract(game.row, named, game.tout);
}

absl::StatusOr<std::optional<Announcement>> ReadGame(absl::string_view text) {
  if (IsPass(text)) return std::optional<Announcement>();
  // Points that are promised stand last: `solo 75`.
  int target = 0;
  const std::size_t last = text.find_last_of(" \t") + 1;
  constexpr std::size_t kTwoDigits = 2;
  if (last > 0 && text.size() - last >= kTwoDigits &&
      absl::SimpleAtoi(text.substr(last), &target)) {
    if (target <= kWin.count() || target > kMostPoints) {
      return SyntaxError(static_cast<int>(last) + 1, "points from 62 to 120",
                         Quoted(text.substr(last)));
    }
    text = absl::StripTrailingAsciiWhitespace(text.substr(0, last));
  }
  const auto name = ParseGameName(text);
  if (!name.ok()) return name.status();
  const Contract& contract = name->contract;
  const auto called = contract.called_card();
  return std::optional(Announcement{
      *FindContractRow(contract.row().name), name->open ? std::nullopt : contract.named_suit(),
      contract.is_tout(), contract.is_ouvert(), called ? called->rank() : Rank::kSau, target});
}

absl::StatusOr<Bid> ReadBid(absl::string_view text, int offset) {
  const auto part = ReadBidPart(text, offset);
  if (!part.ok()) return part.status();
  const auto game = ReadGame(part->game);
  if (!game.ok()) return ShiftColumn(game.status(), part->offset);
  return Bid{part->seat, *game};
}

std::string Reason(BidFault fault, const Bid& bid, const RuleSet& rules) {
  switch (fault) {
    case BidFault::kNotOffered:
      return absl::StrCat("a game of rule set ", rules.name);
    case BidFault::kPassedBefore:
      return absl::StrCat("no further bid of seat ", bid.seat.index(), ", which has passed");
    case BidFault::kFellBack:
      return absl::StrCat("no less than seat ", bid.seat.index(), " bid before");
    case BidFault::kTooEarly:
      return "a Hochzeit after all have passed";
    case BidFault::kNoRaise:
      return "a game for points and option steigern=on where points are promised";
    case BidFault::kNotLast:
      return "a Ramsch of the last seat, once the others have passed";
    case BidFault::kNotSau:
      return "a called Sau (another card after all have passed, option renonce=on)";
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

// Whether a seat may bid where forehand plays a Solo fixed by the deal: forehand, and once it has
// declined a Schieber whoever it is offered to.
bool MayTakeOver(const RoundRow& round, Seat seat, const Auction& auction, const RuleSet& rules) {
  if (seat == Seat(0) || round.games != RoundGames::kSuitSolo ||
      round.player != RoundPlayer::kForehand) {
    return true;
  }
  if (round.name != "schieber" || !auction.passed().Contains(Seat(0))) return false;
  if (rules.options.Is({"schieber_decline", "dealer_must"})) return seat == Seat(kSeatCount - 1);
  return rules.options.Is({"schieber_decline", "offered_on"});
}

// Why a round does not take a bid that its rules would; empty if it does.
std::string RoundReason(const RoundRow& round, const Bid& bid, const Auction& auction,
                        const RuleSet& rules) {
  if (bid.game && !MayTakeOver(round, bid.seat, auction, rules)) {
    return absl::StrCat(
        "no game of seat ", bid.seat.index(), ": ",
        auction.passed().Contains(Seat(0)) ? "forehand has declined" : "forehand plays");
  }
  if (round.player == RoundPlayer::kNobody) {
    return absl::StrCat("no bid in a ", AbslView(round.title), ", which nobody declares");
  }
  if (bid.game && !MayBePlayed(ContractOf(*bid.game), GamesOf(round, rules.options))) {
    return absl::StrCat("a game of the ", AbslView(round.name), " round");
  }
  const bool may_decline = round.name == "schieber";
  if (!bid.game && round.player == RoundPlayer::kForehand && bid.seat == Seat(0) && !may_decline) {
    return absl::StrCat("a game of seat 0, who must play in the ", AbslView(round.name), " round");
  }
  return "";
}

// Makes the bids of the text, or says at which column one cannot be.
absl::Status MakeBids(const BidsQuestion& question, const RuleSet& rules, Auction& auction) {
  const RoundRow* round = question.round;
  const absl::string_view text = question.bids;
  if (absl::StripAsciiWhitespace(text).empty()) return SyntaxError(1, "SEAT GAME, ...", "nothing");
  int offset = 0;
  for (absl::string_view part : absl::StrSplit(text, absl::ByAnyChar(",;"))) {
    const auto bid = ReadBid(part, offset);
    if (!bid.ok()) return bid.status();
    std::string reason = TableReason(question.players, *bid);
    if (reason.empty()) reason = Reason(auction.FaultOf(*bid), *bid, rules);
    if (reason.empty() && round != nullptr) reason = RoundReason(*round, *bid, auction, rules);
    if (!reason.empty()) return RefuseBid(part, offset, reason);
    auction.Make(*bid);
    offset += static_cast<int>(part.size()) + 1;
  }
  return absl::OkStatus();
}

// What happens when nobody bids, as the table's options have it.
std::string AfterAllPassed(const RuleOptions& options) {
  // Where Ramsch has rounds of its own, it is not played in between.
  if (options.Is({"all_pass", "ramsch"}) && options.Is({"ramsch_trigger", "round"})) {
    return "throw_in";
  }
  return options.ValueOf(*FindOption("all_pass"));
}

// What a round adds to the answer.
void AddRound(const RoundRow& round, const Auction& auction, const RuleSet& rules, Json& object) {
  object["round"] = std::string(round.name);
  object["doubled"] = IsDoubled(round, rules.options);
  object["must_play"] = nullptr;
  if (auction.best()) return;
  const auto option = [&](std::string_view name) {
    return rules.options.ValueOf(*FindOption(name));
  };
  if (round.player == RoundPlayer::kForehand) object["must_play"] = 0;
  if (round.name == "schieber" && auction.passed().Contains(Seat(0))) {
    object["must_play"] = nullptr;
    object["if_declined"] = option("schieber_decline");
    const bool redeal = rules.options.Is({"schieber_decline", "redeal"});
    if (redeal || auction.all_passed()) object["all_pass"] = "redeal";
    if (rules.options.Is({"schieber_decline", "dealer_must"})) object["must_play"] = 3;
  }
  if (round.player == RoundPlayer::kDealerIfNobody && auction.all_passed()) {
    object["must_play"] = kSeatCount - 1;
    object["may_refuse"] = rules.options.On("allgaeuer_refuse");
  }
}

Json BidsJson(const Auction& auction, const BidsQuestion& question, const RuleSet& rules) {
  const RoundRow* round = question.round;
  const auto& best = auction.best();
  const bool ramsch = best && ContractOf(*best->game).parties() == Parties::kEach;
  Json object = {{"declarer", best && !ramsch ? Json(best->seat.index()) : Json(nullptr)},
                 {"contract", best ? Json(ToString(*best->game)) : Json(nullptr)},
                 {"rules", rules.name}};
  if (round != nullptr && round->player == RoundPlayer::kNobody) {
    object["contract"] = std::string(round->name);
  }
  const std::string all_pass = AfterAllPassed(rules.options);
  if (!best) object["all_pass"] = auction.all_passed() ? Json(all_pass) : Json(nullptr);
  if (auction.all_passed() && all_pass == "kreuz") {
    object["trumps"] = rules.options.ValueOf(*FindOption("kreuz_trumps"));
  }
  if (round != nullptr) AddRound(*round, auction, rules, object);
  object["raises"] = Json::array();
  for (Seat seat : kSeats) {
    std::vector<std::string> names;
    for (const Announcement& game : auction.Raises(seat)) {
      if (!TableReason(question.players, {seat, game}).empty()) continue;
      if (round != nullptr && !RoundReason(*round, {seat, game}, auction, rules).empty()) continue;
      names.push_back(ToString(game));
    }
    if (auction.IsLast(seat) && !ramsch &&
        rules.options.Is({"ramsch_trigger", "last_player_may_announce"})) {
      names.emplace_back("ramsch");
    }
    if (!names.empty()) object["raises"].push_back({{"seat", seat.index()}, {"games", names}});
  }
  return object;
}

std::string Verdict(const Json& object) {
  const Json& contract = object["contract"];
  if (!object["declarer"].is_null()) {
    return absl::StrCat("seat ", object["declarer"].get<int>(), " plays ",
                        contract.get<std::string>());
  }
  if (!contract.is_null()) return absl::StrCat("all play ", contract.get<std::string>());
  if (object.contains("must_play") && !object["must_play"].is_null()) {
    return absl::StrCat("seat ", object["must_play"].get<int>(), " must play");
  }
  if (object["all_pass"].is_null()) return "nobody has bid yet";
  return absl::StrCat("nobody bid: ", object["all_pass"].get<std::string>());
}

}  // namespace

ExitCode AnswerBids(const BidsQuestion& question, const RuleSet& rules) {
  if (IsSjavs(question.bids)) return AnswerSjavs(question, rules);
  Auction auction(rules);
  for (int seat = question.players; seat < kSeatCount; ++seat) {
    auction.Make({Seat(seat), std::nullopt});  // nobody sits there
  }
  const absl::Status status = MakeBids(question, rules, auction);
  if (!status.ok()) return ReportArgument("--bids", status);
  const Json object = BidsJson(auction, question, rules);
  if (question.json) return PrintLine(object.dump()), ExitCode::kOk;
  PrintLine(Verdict(object));
  for (const Json& raise : object["raises"]) {
    PrintLine(absl::StrCat("seat ", raise["seat"].get<int>(), " would take it with ",
                           absl::StrJoin(raise["games"].get<std::vector<std::string>>(), " ")));
  }
  return ExitCode::kOk;
}

}  // namespace schafkopf
