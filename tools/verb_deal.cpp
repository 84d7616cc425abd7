// deal: random deals that meet conditions, as deal lines.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/condition.h"
#include "engine/dealer.h"
#include "engine/knowledge.h"
#include "engine/notation.h"
#include "tools/cli.h"
#include "tools/number_option.h"
#include "tools/verb.h"

namespace schafkopf {
namespace {

// Deals tried in a row before the conditions are given up: some seconds.
constexpr std::uint64_t kMaxAttempts = 1'000'000;
// How often a pending signal is looked for.
constexpr std::uint64_t kSignalInterval = 4096;

struct Options {
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  std::string deck = "long";
  std::vector<std::string> hands;
  std::vector<std::string> given;
  std::string contract;
  int declarer = 0;
  bool json = false;
};

// What every deal has to agree with.
struct Request {
  std::optional<Contract> contract;
  Seat declarer;
  Knowledge knowledge;
  std::vector<Condition> conditions;

  // A deal nobody bid is measured by the trumps of a Rufspiel.
  CardOrder order() const {
    return CardOrder(contract.value_or(Contract::Named("ruf", Suit::kEichel)));
  }
};

// Adds `SEAT=CARDS` to the hands.
absl::Status ReadHand(absl::string_view text, Deck deck, Hands& hands) {
  const std::size_t equals = text.find('=');
  if (equals == text.npos) return SyntaxError(1, "SEAT=CARDS", Quoted(text));
  const auto seat = ParseSeat(text.substr(0, equals));
  if (!seat.ok()) return seat.status();
  const int offset = static_cast<int>(equals) + 1;
  const auto cards = ParseCardSet(text.substr(equals + 1));
  if (!cards.ok()) return ShiftColumn(cards.status(), offset);
  for (Card card : *cards) {
    if (!CardsOf(deck).Contains(card)) {
      return SyntaxError(offset + 1, "cards of the short deck", ToString(card));
    }
    for (const CardSet& hand : hands) {
      if (hand.Contains(card)) {
        return SyntaxError(offset + 1, "each card once", absl::StrCat(ToString(card), " again"));
      }
    }
  }
  hands[*seat] |= *cards;
  if (hands[*seat].size() > HandSize(deck)) {
    return SyntaxError(offset + 1, absl::StrCat("at most ", HandSize(deck), " cards"),
                       absl::StrCat(hands[*seat].size()));
  }
  return absl::OkStatus();
}

// The declarer's right to the contract: what he must hold and what he must not.
absl::Status AddContract(const Contract& contract, Seat declarer, Knowledge& knowledge) {
  CardSet& held = knowledge.held[declarer];
  const auto called = contract.called_card();
  const bool whole = held.size() == HandSize(knowledge.deck);
  if (whole || (called && held.Contains(*called))) {
    const BidObstacle obstacle = ObstacleTo(contract, held, knowledge.deck);
    if (obstacle != BidObstacle::kNone) {
      return absl::InvalidArgumentError(Explain(obstacle, contract, held));
    }
  }
  if (contract.objective() == Objective::kHoldTop) {
    const CardSet top = HighestHand(contract, knowledge.deck);
    for (Seat seat : kSeats) {
      const CardSet elsewhere = seat == declarer ? held - top : knowledge.held[seat] & top;
      if (elsewhere.empty()) continue;
      return SyntaxError(
          1, absl::StrCat("the highest trumps in hand ", declarer.index()),
          absl::StrCat(ToString(elsewhere, CardOrder(contract)), " in hand ", seat.index()));
    }
    held = top;
  }
  AddCall(contract, declarer, knowledge);
  return absl::OkStatus();
}

// Reads all arguments, or says which is wrong.
std::optional<Request> ReadRequest(const Options& options) {
  Request request;
  const Deck deck = options.deck == "short" ? Deck::kShort : Deck::kLong;
  Hands hands;
  for (const std::string& text : options.hands) {
    if (const auto status = ReadHand(text, deck, hands); !status.ok()) {
      return ReportArgument("--hand", status), std::nullopt;
    }
  }
  request.knowledge = KnowledgeBeforePlay(deck, hands);
  if (!options.contract.empty()) {
    const auto contract = ParseContract(options.contract);
    if (!contract.ok()) return ReportArgument("--contract", contract.status()), std::nullopt;
    request.contract = *contract;
    request.declarer = Seat(options.declarer);
    const auto status = AddContract(*contract, request.declarer, request.knowledge);
    if (!status.ok()) return ReportArgument("--contract", status), std::nullopt;
  }
  for (const std::string& text : options.given) {
    auto condition = ParseCondition(text);
    if (!condition.ok()) return ReportArgument("--given", condition.status()), std::nullopt;
    request.conditions.push_back(*std::move(condition));
  }
  return request;
}

std::string Printed(const DealLine& line, const CardOrder& order, bool json) {
  if (!json) return ToString(line);
  nlohmann::ordered_json object = {{"contract", nullptr}, {"declarer", nullptr}};
  if (line.contract) {
    object["contract"] = ToString(*line.contract);
    object["declarer"] = line.declarer.index();
  }
  auto& hands = object["hands"] = nlohmann::ordered_json::array();
  for (const CardSet& hand : line.hands) {
    auto& cards = hands.emplace_back(nlohmann::ordered_json::array());
    for (Card card : order.best_first()) {
      if (hand.Contains(card)) cards.push_back(ToString(card));
    }
  }
  return object.dump();
}

// The first sample at `index` or later that meets the conditions; moves `index` behind it.
std::optional<Hands> NextHands(const Dealer& dealer, const Request& request, const CardOrder& order,
                               std::uint64_t seed, std::uint64_t& index) {
  for (std::uint64_t attempt = 0; attempt < kMaxAttempts; ++attempt) {
    if (attempt % kSignalInterval == 0) {
      if (const auto code = PendingSignal()) EndNow(*code);
    }
    const Hands hands = dealer.Sample(seed, index++);
    const auto holds = [&](const Condition& condition) { return condition.Holds(hands, order); };
    if (std::ranges::all_of(request.conditions, holds)) return hands;
  }
  return std::nullopt;
}

ExitCode RunDeal(const Options& options) {
  const auto request = ReadRequest(options);
  if (!request) return ExitCode::kData;
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
    PrintLine(Printed({request->contract, request->declarer, *hands, {}, std::nullopt}, order,
                      options.json));
  }
  return ExitCode::kOk;
}

std::function<ExitCode()> AddDeal(CLI::App& verb) {
  auto options = std::make_shared<Options>();
  verb.add_option("N", options->count, "how many")->check(WholeNumber())->capture_default_str();
  verb.add_option("--seed", options->seed, "the same seed gives the same deals")
      ->check(WholeNumber())
      ->capture_default_str();
  verb.add_option("--deck", options->deck, "32 or 24 cards")
      ->check(CLI::IsMember({"long", "short"}))
      ->capture_default_str();
  verb.add_option("--hand", options->hands,
                  "SEAT=CARDS: cards that the seat holds, its whole hand or a part")
      ->allow_extra_args(false);
  verb.add_option("--given", options->given, "a condition such as 'trumps(2)>=3 and has(1,EO)'")
      ->allow_extra_args(false);
  CLI::Option* contract = verb.add_option("--contract", options->contract,
                                          "only deals in which the declarer may announce it");
  CLI::Option* declarer =
      verb.add_option("--declarer", options->declarer, "seat 0 to 3")->check(CLI::Range(0, 3));
  contract->needs(declarer);
  declarer->needs(contract);
  verb.add_flag("--json", options->json, "one JSON object per deal");
  return [options] { return RunDeal(*options); };
}

}  // namespace

const Verb kDealVerb = {"deal", "random deals that meet conditions", AddDeal};

}  // namespace schafkopf
