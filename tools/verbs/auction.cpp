// auction: what a hand may call; who plays what after a row of bids; when Kontra comes too late.
#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/money/doubling.h"
#include "engine/text/notation.h"
#include "tools/answers/auction_bids.h"
#include "tools/answers/auction_hand.h"
#include "tools/answers/game_name.h"
#include "tools/cli/cli.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

struct AuctionOptions {
  std::string hand, bids, doubles, contract, round;
  std::optional<int> declarer, partner;  // seats
  int players = kSeatCount;
  RulesChoice rules;
  bool json = false;
};

// `SEAT CARDS, ...`: who doubles when so many cards lie; every second answers.
absl::StatusOr<int> CountDoubles(const AuctionOptions& options, const Contract& contract,
                                 const RuleOptions& rules) {
  const int most = MostStoss(contract, rules);
  const auto seat_of = [](std::optional<int> index) {
    return index ? std::optional(Seat(*index)) : std::nullopt;
  };
  const Sides sides =
      SidesOf(contract, seat_of(options.declarer), seat_of(options.partner), options.players);
  std::vector<Seat> seats;
  int offset = 0;
  for (absl::string_view part : absl::StrSplit(options.doubles, ',')) {
    const auto refuse = [&](absl::string_view expected) {
      return SyntaxError(offset + 1, expected, Quoted(part));
    };
    const std::vector<absl::string_view> words = absl::StrSplit(part, ' ', absl::SkipEmpty());
    int cards = 0;
    const auto seat = ParseSeat(words.empty() ? "" : words[0]);
    if (words.size() != 2 || !seat.ok() || !absl::SimpleAtoi(words[1], &cards) || cards < 0) {
      return refuse("SEAT CARDS-ON-THE-TABLE");
    }
    seats.push_back(*seat);
    const int count = static_cast<int>(seats.size());
    if (count > most) return refuse(absl::StrCat("at most ", most, " doublings"));
    const bool answers = count % 2 == 0;
    if (contract.parties() != Parties::kEach && DoubledOutOfTurn(seats, sides)) {
      return refuse(answers ? "a seat of the declaring side, which answers"
                            : "a seat of the side that does not declare");
    }
    if (!InTime(*seat, cards, count > 1, rules)) return refuse("a doubling in time");
    offset += static_cast<int>(part.size()) + 1;
  }
  return static_cast<int>(seats.size());
}

ExitCode AnswerDoubles(const AuctionOptions& options, const RuleSet& rules) {
  const auto contract = ParseGameName(options.contract);
  if (!contract.ok()) return ReportArgument("--contract", contract.status());
  const auto count = CountDoubles(options, contract->contract, rules.options);
  if (!count.ok()) return ReportArgument("--doubles", count.status());
  if (options.json) return PrintLine(Json({{"stoss", *count}}).dump()), ExitCode::kOk;
  return PrintLine(absl::StrCat("doubled ", *count, " times")), ExitCode::kOk;
}

ExitCode RunAuction(const AuctionOptions& options) {
  const auto rules = ReadBookRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  const RoundRow* round = nullptr;
  if (!options.round.empty()) {
    const auto known = ParseRound(options.round);
    if (!known.ok()) return ReportArgument("--round", known.status());
    round = *known;
  }
  if (!options.hand.empty()) {
    return AnswerHand({options.hand, options.players, round, options.json}, *rules);
  }
  if (!options.doubles.empty()) return AnswerDoubles(options, *rules);
  return AnswerBids({options.bids, options.players, round, options.json}, *rules);
}

std::function<ExitCode()> AddAuction(CLI::App& verb) {
  auto options = std::make_shared<AuctionOptions>();
  CLI::Option_group* what = verb.add_option_group("question");
  what->add_option("--hand", options->hand, "what may this hand call?");
  what->add_option("--bids", options->bids, "who plays? SEAT GAME, ... such as '0 ruf, 1 wenz'");
  what->add_option("--doubles", options->doubles,
                   "Kontra, Re ... in time? SEAT CARDS, ... with so many cards on the table");
  what->require_option(1);
  verb.add_option("--contract", options->contract, "of --doubles")->default_str("ruf:E");
  options->contract = "ruf:E";
  verb.add_option("--declarer", options->declarer, "of --doubles: the declarer's seat")
      ->check(CLI::Range(0, kSeatCount - 1));
  verb.add_option("--partner", options->partner, "of --doubles: his partner's seat")
      ->check(CLI::Range(0, kSeatCount - 1));
  verb.add_option("--round", options->round, "of --hand and --bids: a special round");
  verb.add_option("--players", options->players, "at the table: 2 to 4")
      ->check(CLI::Range(2, kSeatCount));
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->json, "one JSON object");
  return [options] { return RunAuction(*options); };
}

}  // namespace

const Verb kAuctionVerb = {"auction", "what a hand may call, and who plays", AddAuction};

}  // namespace schafkopf
