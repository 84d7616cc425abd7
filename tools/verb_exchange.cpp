// exchange: which card to give back in a Hochzeit, or to exchange in a Zupf-Solo.
#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/notation.h"
#include "solver/exchange.h"
#include "tools/cli.h"
#include "tools/rules_option.h"
#include "tools/verb.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
  std::string input = "-";
  RulesChoice rules;
  bool json = false;
};

// A deal line whose hands are those before the exchange.
absl::StatusOr<Deal> ReadDealBefore(const InputLine& line, const RuleOptions& options) {
  constexpr absl::string_view kPassed = "passed - ";
  const absl::string_view text = line.text;
  const std::size_t bar = std::min(text.find('|'), text.size());
  const absl::string_view head = absl::StripAsciiWhitespace(text.substr(0, bar));
  const std::size_t space = head.find_last_of(" \t");
  if (space == head.npos) return SyntaxError(1, "a contract and its declarer", Quoted(head));
  const auto contract = ParseContract(absl::StripAsciiWhitespace(head.substr(0, space)));
  if (!contract.ok()) return contract.status();
  const auto declarer = ParseSeat(head.substr(space + 1));
  if (!declarer.ok()) return ShiftColumn(declarer.status(), static_cast<int>(space) + 1);
  const std::string_view name = contract->row().name;
  if (contract->parties() != Parties::kPair && name != "solo") {
    return SyntaxError(1, "a Hochzeit, Bauernhochzeit or Solo", ToString(*contract));
  }
  const auto dealt = ParseDealLine(absl::StrCat(kPassed, text.substr(bar)), options);
  if (!dealt.ok()) {
    return ShiftColumn(dealt.status(), static_cast<int>(bar) - static_cast<int>(kPassed.size()));
  }
  if (dealt->seats() != kSeatCount) return SyntaxError(1, "four hands", "fewer");
  const Deal deal{*contract, *declarer, dealt->hands};
  if (contract->partner() == *declarer) {
    return SyntaxError(1, "a partner other than the declarer", ToString(*contract));
  }
  return deal;
}

absl::StatusOr<std::vector<Exchange>> ExchangesOf(const Deal& deal, const RuleOptions& options,
                                                  Solver& solver) {
  if (deal.contract.parties() != Parties::kPair) return ZupfExchanges(deal, solver);
  const bool trump_back = options.Is({"hochzeit_return_trump", "allowed"});
  auto exchanges = WeddingExchanges(deal, trump_back, solver);
  if (!exchanges.empty()) return exchanges;
  const CardSet trumps = deal.hands[deal.declarer] & CardOrder(deal.contract).trumps();
  const char* const count = deal.contract.row().name == "hochzeit" ? "one trump" : "two trumps";
  return SyntaxError(1,
                     absl::StrCat("exactly ", count, " in the declarer's hand before the exchange,",
                                  " and as many cards to give back with the partner"),
                     absl::StrCat(trumps.size(), " trumps"));
}

std::string Text(const std::vector<Exchange>& exchanges, const CardOrder& order) {
  std::string text;
  for (const Exchange& exchange : exchanges) {
    absl::StrAppend(&text, text.empty() ? "" : "; ", ToString(exchange.given, order), " to ",
                    exchange.with.index(), " for ", ToString(exchange.back, order), ": ",
                    exchange.value.count());
  }
  return text;
}

Json Object(const std::vector<Exchange>& exchanges, const CardOrder& order) {
  Json list = Json::array();
  for (const Exchange& exchange : exchanges) {
    list.push_back({{"with", exchange.with.index()},
                    {"given", ToString(exchange.given, order)},
                    {"back", ToString(exchange.back, order)},
                    {"value", exchange.value.count()}});
  }
  return list;
}

ExitCode RunExchange(const Options& options) {
  const auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  LineReader input(options.input);
  Solver solver;
  bool had_a_line = false;
  ExitCode code = ExitCode::kOk;
  WatchSignals();
  while (const auto line = input.Next()) {
    had_a_line = true;
    if (const auto signal = PendingSignal()) return *signal;
    Json object = {{"line", line->number}};
    const auto deal = ReadDealBefore(*line, rules->options);
    const auto exchanges = deal.ok() ? ExchangesOf(*deal, rules->options, solver)
                                     : absl::StatusOr<std::vector<Exchange>>(deal.status());
    if (!exchanges.ok()) {
      object["error"] = std::string(exchanges.status().message());
      PrintLine(options.json ? object.dump() : "error");
      FlushOutput();
      PrintError(PlacedError(input.name(), line->number, exchanges.status()));
      code = ExitCode::kData;
      continue;
    }
    const CardOrder order(deal->contract);
    object["contract"] = ToString(deal->contract);
    object["declarer"] = deal->declarer.index();
    object["exchanges"] = Object(*exchanges, order);
    PrintLine(options.json ? object.dump() : Text(*exchanges, order));
  }
  const ExitCode of_input = ReportInput(input, had_a_line);
  return of_input == ExitCode::kOk ? code : of_input;
}

std::function<ExitCode()> AddExchange(CLI::App& verb) {
  auto options = std::make_shared<Options>();
  verb.add_option("FILE", options->input,
                  "deal lines with the hands before the exchange: hochzeit:P, bauernhochzeit:P, or "
                  "solo:X for a Zupf-Solo; - is stdin")
      ->capture_default_str();
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->json, "one JSON object per line");
  return [options] { return RunExchange(*options); };
}

}  // namespace

const Verb kExchangeVerb = {"exchange", "the best cards to exchange before play", AddExchange};

}  // namespace schafkopf
