// deal: random deals that meet conditions, as deal lines.
#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/worlds/dealer.h"
#include "tools/answers/deal_request.h"
#include "tools/cli/cli.h"
#include "tools/cli/number_option.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

// Deals tried in a row before the conditions are given up: some seconds.
constexpr std::uint64_t kMaxAttempts = 1'000'000;
// How often a pending signal is looked for.
constexpr std::uint64_t kDealsBetweenSignals = 4096;

struct DealOptions {
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  DealText request;
  RulesChoice rules;
  bool json = false;
};

std::string Printed(const DealLine& line, const CardOrder& order, bool json) {
  if (!json) return ToString(line);
  nlohmann::ordered_json object = {{"contract", nullptr}, {"declarer", nullptr}};
  if (line.contract) {
    object["contract"] = ToString(*line.contract);
    if (line.contract->has_declarer()) object["declarer"] = line.declarer.index();
  }
  auto& hands = object["hands"] = nlohmann::ordered_json::array();
  if (!line.covers.empty()) object["line"] = ToString(line);
  for (Seat seat : kSeats) {
    if (seat.index() >= line.seats()) break;
    const CardSet hand = line.hands[seat];
    auto& cards = hands.emplace_back(nlohmann::ordered_json::array());
    for (Card card : order.best_first()) {
      if (hand.Contains(card)) cards.push_back(ToString(card));
    }
  }
  return object.dump();
}

// The first sample at `index` or later that meets the conditions; moves `index` behind it.
std::optional<Hands> NextHands(const Dealer& dealer, const DealRequest& request,
                               const CardOrder& order, std::uint64_t seed, std::uint64_t& index) {
  for (std::uint64_t attempt = 0; attempt < kMaxAttempts; ++attempt) {
    if (attempt % kDealsBetweenSignals == 0) {
      if (const auto code = PendingSignal()) EndNow(*code);
    }
    const Hands hands = dealer.Sample(seed, index++);
    if (request.Accepts(hands, order)) return hands;
  }
  return std::nullopt;
}

ExitCode RunDeal(const DealOptions& options) {
  if (LacksDeclarer(options.request)) {
    PrintError("--contract requires --declarer");
    return ExitCode::kUsage;
  }
  const auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  const auto read = ReadDealRequest(options.request, rules->options);
  if (const auto* mistake = std::get_if<DealMistake>(&read)) {
    return ReportArgument(absl::StrCat("--", mistake->part), mistake->error);
  }
  const auto* request = std::get_if<DealRequest>(&read);
  const Dealer dealer(request->knowledge);
  if (dealer.count() == 0) {
    return ReportArgument("--hand",
                          SyntaxError(1, "hands in which the contract may be announced", "none"));
  }
  const CardOrder order = request->order();
  std::uint64_t index = 0;
  WatchSignals();
  for (std::uint64_t i = 0; i < options.count; ++i) {
    const auto hands = NextHands(dealer, *request, order, options.seed, index);
    if (!hands) {
      FlushOutput();
      return ReportArgument(
          "--given", SyntaxError(1, "conditions that can be met",
                                 absl::StrCat("none such in ", kMaxAttempts, " deals in a row")));
    }
    PrintLine(Printed(request->LineOf(*hands, options.seed, i), order, options.json));
  }
  return ExitCode::kOk;
}

std::function<ExitCode()> AddDeal(CLI::App& verb) {
  auto options = std::make_shared<DealOptions>();
  verb.add_option("N", options->count, "how many")->check(WholeNumber())->capture_default_str();
  verb.add_option("--seed", options->seed, "the same seed gives the same deals")
      ->check(WholeNumber())
      ->capture_default_str();
  verb.add_option("--deck", options->request.deck,
                  "32, 24, 20 or 16 cards; else what the game needs")
      ->check(CLI::IsMember({"long", "short", "short20", "kop"}));
  verb.add_option("--players", options->request.players,
                  "4; 3 with 24 cards; 2 with 32, half face down")
      ->check(CLI::Range(2, 4))
      ->capture_default_str();
  AddRulesOptions(verb, options->rules);
  verb.add_option("--hand", options->request.hands,
                  "SEAT=CARDS: cards that the seat holds, its whole hand or a part")
      ->allow_extra_args(false);
  verb.add_option("--given", options->request.given,
                  "a condition such as 'trumps(2)>=3 and has(1,EO)'")
      ->allow_extra_args(false);
  CLI::Option* contract = verb.add_option("--contract", options->request.contract,
                                          "only deals in which the declarer may announce it");
  CLI::Option* declarer = verb.add_option("--declarer", options->request.declarer,
                                          "seat 0 to 3; needed where somebody declares")
                              ->check(CLI::Range(0, 3));
  declarer->needs(contract);
  verb.add_flag("--json", options->json, "one JSON object per deal");
  return [options] { return RunDeal(*options); };
}

}  // namespace

const Verb kDealVerb = {"deal", "random deals that meet conditions", AddDeal};

}  // namespace schafkopf
