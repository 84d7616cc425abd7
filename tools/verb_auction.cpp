// auction: what a hand may call; who plays what after a row of bids; when Kontra comes too late.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/auction.h"
#include "engine/doubling.h"
#include "engine/notation.h"
#include "engine/round.h"
#include "tools/cli.h"
#include "tools/game_name.h"
#include "tools/rules_option.h"
#include "tools/verb.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
  std::string hand, bids, doubles, contract, round;
  int players = kSeatCount;
  RulesChoice rules;
  bool json = false;
};

absl::string_view View(std::string_view text) { return {text.data(), text.size()}; }

// "solo", "wenz+tout", "solo:H".
std::string ToString(const Announcement& game) {
  std::string text(kContracts[static_cast<std::size_t>(game.row)].name);
  if (game.suit)
    absl::StrAppend(&text, ":", schafkopf::ToString(Card(*game.suit, Rank::kSau)).substr(0, 1));
  return text + (game.tout ? "+tout" : "");
}

// ---- one hand

// What a hand may do besides the contracts it calls.
struct HandFacts {
  CardSet hand;
  Deck deck;
  std::vector<Contract> contracts;
  std::vector<std::string> calls;
  bool gesperrt = false;  // no Sau can be called
};

absl::StatusOr<HandFacts> ReadHand(const Options& options, const RuleSet& rules) {
  auto hand = ParseCardSet(options.hand);
  if (!hand.ok()) return hand.status();
  const auto deck = DeckOfHandSize(hand->size(), options.players);
  if (!deck) {
    return SyntaxError(1, "8, 6, 5 or 4 cards", absl::StrCat(hand->size()));
  }
  if (!CardsOf(*deck).Contains(*hand)) {
    const CardOrder order(Contract::Named("wenz"));
    return SyntaxError(1, absl::StrCat("cards of the deck ", View(NameOf(*deck))),
                       schafkopf::ToString(*hand - CardsOf(*deck), order));
  }
  HandFacts facts{*hand, *deck, {}, {}, true};
  const RoundRow* round = FindRound(options.round);
  for (const Contract& contract : CallsOf(*hand, *deck, rules)) {
    if (contract.row().parties == Parties::kCall) facts.gesperrt = false;
    if (round != nullptr && !MayBePlayed(contract, GamesOf(*round, rules.options))) continue;
    facts.contracts.push_back(contract);
    facts.calls.push_back(schafkopf::ToString(contract));
    if (contract.parties() == Parties::kCall && rules.options.On("ruf_tout")) {
      facts.calls.push_back(schafkopf::ToString(contract) + "+tout");
    }
  }
  if (!rules.options.Is({"bettel_ouvert", "off"})) {
    for (const Contract& contract : facts.contracts) {
      if (contract.objective() != Objective::kNoTricks) continue;
      facts.calls.push_back(schafkopf::ToString(contract) + "+ouvert");
    }
  }
  return facts;
}

// Games that the table lists but that hang on more than the hand's contracts.
bool Offers(const RuleSet& rules, absl::string_view name) {
  for (const Offer& offer : rules.offers) {
    if (View(kContracts[static_cast<std::size_t>(offer.row)].name) == name) return true;
  }
  return rules.name == "defaults";
}

std::vector<std::string> Named(absl::string_view game, CardSet cards) {
  std::vector<std::string> names;
  for (Card card : cards) {
    std::string called = schafkopf::ToString(card);
    if (card.rank() == Rank::kSau) called.pop_back();
    names.push_back(absl::StrCat(game, ":", called));
  }
  return names;
}

// What a round adds: whether the hand may refuse to play, and what follows if it does.
void AddRound(const HandFacts& facts, const Options& options, const RuleSet& rules, Json& object) {
  const RoundRow* round = FindRound(options.round);
  if (round == nullptr) return;
  object["round"] = std::string(round->name);
  object["doubled"] = IsDoubled(*round, rules.options);
  const auto value = [&](std::string_view name) {
    return rules.options.ValueOf(*FindOption(name));
  };
  if (round->name == "schieber") object["if_declined"] = value("schieber_decline");
  if (round->name == "zupf") {
    object["draw"] = value("zupf_draw");
    object["order"] = value("zupf_order");
  }
  if (round->name == "hadsch" && facts.gesperrt) {
    for (const std::string& name : Named("ruf", MussCalls(facts.hand, facts.deck))) {
      object["calls"].push_back(name);
    }
  }
  if (round->name == "allgaeuer") {
    int longest = 0;
    for (const Contract& contract : facts.contracts) {
      longest = std::max(longest, HighestTrumps(contract, facts.hand, facts.deck));
    }
    constexpr int kEnough = 4;
    object["may_refuse"] = rules.options.On("allgaeuer_refuse") && longest < kEnough;
  }
}

Json HandJson(const HandFacts& facts, const Options& options, const RuleSet& rules) {
  const CardSet trumps = RufspielTrumps(facts.hand);
  const bool later = rules.options.Is({"hochzeit_when", "after_all_passed"});
  std::vector<std::string> calls = facts.calls;
  std::vector<std::string> after_passes;
  const auto offer_wedding = [&](absl::string_view name, int count) {
    if (trumps.size() != count || !Offers(rules, name)) return;
    (later ? after_passes : calls).emplace_back(name);
  };
  offer_wedding("hochzeit", 1);
  offer_wedding("bauernhochzeit", 2);
  const CardSet muss = MussCalls(facts.hand, facts.deck);
  if (rules.options.On("renonce") && facts.gesperrt) {
    for (const std::string& name : Named("ruf", muss)) after_passes.push_back(name);
  }
  Json object = {{"hand", options.hand}, {"rules", rules.name}, {"calls", calls}};
  object["gesperrt"] = facts.gesperrt;
  object["after_all_passed"] = after_passes;
  object["muss"] = Json::array();
  const Contract muss_game = Contract::Named("muss", Suit::kEichel);
  if (ObstacleTo(muss_game, facts.hand, facts.deck, rules.options) != BidObstacle::kLacksMussCard &&
      facts.deck != Deck::kKop) {
    object["muss"] = Named("muss", muss);
    if (rules.options.Is({"muss_contracts", "any"})) {
      for (const std::string& name : facts.calls) object["muss"].push_back(name);
    }
  }
  const bool wedding = trumps.size() == 1 || trumps.size() == 2;
  const bool face_up = rules.options.Is({"hochzeit_show", "face_up"});
  object["hochzeit_shows"] =
      wedding && face_up ? Json(schafkopf::ToString(trumps, CardOrder(Contract::Named("wenz"))))
                         : Json(nullptr);
  AddRound(facts, options, rules, object);
  const SjavsCall sjavs = SjavsCallOf(facts.hand);
  object["sjavs"] = {{"length", sjavs.length}, {"suits", Json::array()}};
  for (Suit suit : sjavs.suits) {
    object["sjavs"]["suits"].push_back(schafkopf::ToString(Card(suit, Rank::kSau)).substr(0, 1));
  }
  return object;
}

std::string Listed(const Json& names) {
  std::string text;
  for (const auto& name : names) {
    absl::StrAppend(&text, text.empty() ? "" : " ", name.get<std::string>());
  }
  return text.empty() ? "none" : text;
}

ExitCode AnswerHand(const Options& options, const RuleSet& rules) {
  const auto facts = ReadHand(options, rules);
  if (!facts.ok()) return ReportArgument("--hand", facts.status());
  const Json object = HandJson(*facts, options, rules);
  if (options.json) return PrintLine(object.dump()), ExitCode::kOk;
  PrintLine(absl::StrCat("may call: ", Listed(object["calls"])));
  if (facts->gesperrt) PrintLine("gesperrt: no Sau can be called in a Rufspiel");
  if (!object["after_all_passed"].empty()) {
    PrintLine(absl::StrCat("after all passed: ", Listed(object["after_all_passed"])));
  }
  for (const char* key : {"if_declined", "draw", "order", "may_refuse", "doubled"}) {
    if (object.contains(key)) PrintLine(absl::StrCat(key, ": ", object[key].dump()));
  }
  if (!object["muss"].empty()) PrintLine(absl::StrCat("as Muss: ", Listed(object["muss"])));
  return ExitCode::kOk;
}

// ---- a row of bids

absl::StatusOr<std::optional<Announcement>> ReadGame(absl::string_view text) {
  for (absl::string_view pass : {"pass", "passe", "passt", "weiter", "-", "passed"}) {
    if (absl::EqualsIgnoreCase(text, pass)) return std::optional<Announcement>();
  }
  const auto name = ParseGameName(text);
  if (!name.ok()) return name.status();
  const Contract& contract = name->contract;
  return std::optional(Announcement{*FindContractRow(contract.row().name),
                                    name->open ? std::nullopt : contract.named_suit(),
                                    contract.is_tout()});
}

// `SEAT GAME`, at `column` of the whole text.
absl::StatusOr<Bid> ReadBid(absl::string_view text, int offset) {
  const std::size_t start = std::min(text.find_first_not_of(" \t"), text.size());
  const absl::string_view all = absl::StripAsciiWhitespace(text);
  if (all.empty()) return SyntaxError(offset + 1, "SEAT GAME", "nothing");
  const std::size_t end = std::min(all.find_first_of(" \t:"), all.size());
  const auto seat = ParseSeat(all.substr(0, end));
  if (!seat.ok()) return ShiftColumn(seat.status(), offset + static_cast<int>(start));
  const std::size_t game = std::min(all.find_first_not_of(" \t:", end), all.size());
  const int at = offset + static_cast<int>(start + game);
  const auto read = ReadGame(all.substr(game));
  if (!read.ok()) return ShiftColumn(read.status(), at);
  return Bid{*seat, *read};
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
    case BidFault::kNone:
      break;
  }
  return "";
}

// Makes the bids of the text, or says at which column one cannot be.
absl::Status MakeBids(absl::string_view text, const RuleSet& rules, Auction& auction) {
  if (absl::StripAsciiWhitespace(text).empty()) return SyntaxError(1, "SEAT GAME, ...", "nothing");
  int offset = 0;
  for (absl::string_view part : absl::StrSplit(text, absl::ByAnyChar(",;"))) {
    const auto bid = ReadBid(part, offset);
    if (!bid.ok()) return bid.status();
    const BidFault fault = auction.FaultOf(*bid);
    if (fault != BidFault::kNone) {
      const std::size_t start = part.find_first_not_of(" \t");
      return SyntaxError(offset + static_cast<int>(start) + 1, Reason(fault, *bid, rules),
                         Quoted(absl::StripAsciiWhitespace(part)));
    }
    auction.Make(*bid);
    offset += static_cast<int>(part.size()) + 1;
  }
  return absl::OkStatus();
}

ExitCode AnswerBids(const Options& options, const RuleSet& rules) {
  Auction auction(rules);
  const absl::Status status = MakeBids(options.bids, rules, auction);
  if (!status.ok()) return ReportArgument("--bids", status);
  const auto& best = auction.best();
  Json object = {{"declarer", best ? Json(best->seat.index()) : Json(nullptr)},
                 {"contract", best ? Json(ToString(*best->game)) : Json(nullptr)},
                 {"rules", rules.name}};
  const std::string all_pass = rules.options.ValueOf(*FindOption("all_pass"));
  if (!best) object["all_pass"] = auction.all_passed() ? Json(all_pass) : Json(nullptr);
  if (auction.all_passed() && all_pass == "kreuz") {
    object["trumps"] = rules.options.ValueOf(*FindOption("kreuz_trumps"));
  }
  object["raises"] = Json::array();
  std::vector<std::string> lines;
  for (Seat seat : kSeats) {
    std::vector<std::string> names;
    for (const Announcement& game : auction.Raises(seat)) names.push_back(ToString(game));
    if (auction.IsLast(seat) && rules.options.Is({"ramsch_trigger", "last_player_may_announce"})) {
      names.emplace_back("ramsch");
    }
    if (names.empty()) continue;
    object["raises"].push_back({{"seat", seat.index()}, {"games", names}});
    lines.push_back(
        absl::StrCat("seat ", seat.index(), " would take it with ", absl::StrJoin(names, " ")));
  }
  if (options.json) return PrintLine(object.dump()), ExitCode::kOk;
  if (best) {
    PrintLine(absl::StrCat("seat ", best->seat.index(), " plays ", ToString(*best->game)));
  } else {
    PrintLine(auction.all_passed() ? absl::StrCat("nobody bid: ", all_pass) : "nobody has bid yet");
  }
  for (const std::string& line : lines) PrintLine(line);
  return ExitCode::kOk;
}

// ---- Kontra and Re

// `SEAT CARDS, ...`: who doubles when so many cards lie; every second answers.
ExitCode AnswerDoubles(const Options& options, const RuleSet& rules) {
  const auto contract = ParseContract(options.contract);
  if (!contract.ok()) return ReportArgument("--contract", contract.status());
  const int most = MostStoss(*contract, rules.options);
  int count = 0;
  int offset = 0;
  for (absl::string_view part : absl::StrSplit(options.doubles, ',')) {
    const std::vector<absl::string_view> words = absl::StrSplit(part, ' ', absl::SkipEmpty());
    int seat = 0;
    int cards = 0;
    if (words.size() != 2 || !absl::SimpleAtoi(words[0], &seat) || seat < 0 || seat > 3 ||
        !absl::SimpleAtoi(words[1], &cards) || cards < 0) {
      return ReportArgument("--doubles",
                            SyntaxError(offset + 1, "SEAT CARDS-ON-THE-TABLE", Quoted(part)));
    }
    if (++count > most) {
      return ReportArgument(
          "--doubles",
          SyntaxError(offset + 1, absl::StrCat("at most ", most, " doublings"), Quoted(part)));
    }
    if (!InTime(Seat(seat), cards, count > 1, rules.options)) {
      return ReportArgument("--doubles",
                            SyntaxError(offset + 1, "a doubling in time", Quoted(part)));
    }
    offset += static_cast<int>(part.size()) + 1;
  }
  if (options.json) return PrintLine(Json({{"stoss", count}}).dump()), ExitCode::kOk;
  return PrintLine(absl::StrCat("doubled ", count, " times")), ExitCode::kOk;
}

ExitCode RunAuction(Options options) {
  if (options.rules.rules.empty()) options.rules.rules = "defaults";
  const auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  if (!options.hand.empty()) return AnswerHand(options, *rules);
  if (!options.doubles.empty()) return AnswerDoubles(options, *rules);
  return AnswerBids(options, *rules);
}

std::vector<std::string> RoundNames() {
  std::vector<std::string> names;
  for (const RoundRow& round : kRounds) names.emplace_back(round.name);
  return names;
}

std::function<ExitCode()> AddAuction(CLI::App& verb) {
  auto options = std::make_shared<Options>();
  CLI::Option_group* what = verb.add_option_group("question");
  what->add_option("--hand", options->hand, "what may this hand call?");
  what->add_option("--bids", options->bids, "who plays? SEAT GAME, ... such as '0 ruf, 1 wenz'");
  what->add_option("--doubles", options->doubles,
                   "Kontra, Re ... in time? SEAT CARDS, ... with so many cards on the table");
  what->require_option(1);
  verb.add_option("--contract", options->contract, "of --doubles")->default_str("ruf:E");
  options->contract = "ruf:E";
  verb.add_option("--round", options->round, "of --hand: a special round")
      ->check(CLI::IsMember(RoundNames()));
  verb.add_option("--players", options->players, "of --hand: 2 to 4")
      ->check(CLI::Range(2, kSeatCount));
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->json, "one JSON object");
  return [options] { return RunAuction(*options); };
}

}  // namespace

const Verb kAuctionVerb = {"auction", "what a hand may call, and who plays", AddAuction};

}  // namespace schafkopf
