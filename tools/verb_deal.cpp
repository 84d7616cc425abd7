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
#include "engine/random.h"
#include "tools/cli.h"
#include "tools/number_option.h"
#include "tools/rules_option.h"
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
  std::string deck;
  int players = kSeatCount;
  RulesChoice rules;
  std::vector<std::string> hands;
  std::vector<std::string> given;
  std::string contract;
  std::optional<int> declarer;
  bool json = false;
};

// What every deal has to agree with.
struct Request {
  std::optional<Contract> contract;
  Seat declarer;
  Knowledge knowledge;
  std::vector<Condition> conditions;
  RuleOptions options;

  // Whether the contract may be announced with these hands.
  bool MayBePlayed(const Hands& hands) const {
    if (!contract || !contract->has_declarer()) return true;
    return ObstacleTo(*contract, hands[declarer], knowledge.deck, options) == BidObstacle::kNone;
  }
  // A deal nobody bid is measured by the trumps of a Rufspiel.
  CardOrder order() const {
    return CardOrder(contract.value_or(Contract::Named("ruf", Suit::kEichel)));
  }
};

// Adds `SEAT=CARDS` to the hands.
absl::Status ReadHand(absl::string_view text, Deck deck, int seats, Hands& hands) {
  const std::size_t equals = text.find('=');
  if (equals == text.npos) return SyntaxError(1, "SEAT=CARDS", Quoted(text));
  const auto seat = ParseSeat(text.substr(0, equals));
  if (!seat.ok()) return seat.status();
  if (seat->index() >= seats) {
    return SyntaxError(1, absl::StrCat("a seat 0 to ", seats - 1), absl::StrCat(seat->index()));
  }
  const int hand_size = HandSize(deck, seats);
  const int offset = static_cast<int>(equals) + 1;
  const auto cards = ParseCardSet(text.substr(equals + 1));
  if (!cards.ok()) return ShiftColumn(cards.status(), offset);
  for (Card card : *cards) {
    if (!CardsOf(deck).Contains(card)) {
      const std::string_view name = NameOf(deck);
      return SyntaxError(
          offset + 1,
          absl::StrCat("cards of the ", absl::string_view(name.data(), name.size()), " deck"),
          ToString(card));
    }
    for (const CardSet& hand : hands) {
      if (hand.Contains(card)) {
        return SyntaxError(offset + 1, "each card once", absl::StrCat(ToString(card), " again"));
      }
    }
  }
  hands[*seat] |= *cards;
  if (hands[*seat].size() > hand_size) {
    return SyntaxError(offset + 1, absl::StrCat("at most ", hand_size, " cards"),
                       absl::StrCat(hands[*seat].size()));
  }
  return absl::OkStatus();
}

// The declarer's right to the contract: what he must hold and what he must not.
absl::Status AddContract(const Contract& contract, Seat declarer, const RuleOptions& options,
                         Knowledge& knowledge) {
  const int seats = knowledge.seats;
  const Parties parties = contract.parties();
  if (!IsPlayedWith(contract.row(), knowledge.deck)) {
    const CardSet none;
    return absl::InvalidArgumentError(Explain(BidObstacle::kOtherDeck, contract, none));
  }
  if (seats < kSeatCount && parties != Parties::kSolo &&
      (seats == 2 || parties != Parties::kEach)) {
    return SyntaxError(1, absl::StrCat("a game of ", seats, " players"), ToString(contract));
  }
  if (declarer.index() >= seats) {
    return SyntaxError(1, absl::StrCat("a declarer 0 to ", seats - 1),
                       absl::StrCat(declarer.index()));
  }
  CardSet& held = knowledge.held[declarer];
  const auto called = contract.called_card();
  const bool whole = held.size() == HandSize(knowledge.deck, seats);
  if (contract.has_declarer() && (whole || (called && held.Contains(*called)))) {
    const BidObstacle obstacle = ObstacleTo(contract, held, knowledge.deck, options);
    if (obstacle != BidObstacle::kNone) {
      return absl::InvalidArgumentError(Explain(obstacle, contract, held, options));
    }
  }
  if (contract.objective() == Objective::kHoldTop) {
    const CardSet top = HighestHand(contract, knowledge.deck, seats);
    for (Seat seat : kSeats) {
      const CardSet elsewhere = seat == declarer ? held - top : knowledge.held[seat] & top;
      if (elsewhere.empty()) continue;
      return SyntaxError(
          1, absl::StrCat("the highest trumps in hand ", declarer.index()),
          absl::StrCat(ToString(elsewhere, CardOrder(contract)), " in hand ", seat.index()));
    }
    held = top;
  }
  // Whoever gave his trumps away; whoever holds what the contract asks for.
  if (parties == Parties::kPair)
    knowledge.not_held[declarer] |= CardOrder(contract).trumps() - held;
  AddCall(contract, declarer, knowledge);
  return absl::OkStatus();
}

// The deck named, else the one that contract and players need.
Deck DeckAsked(const Options& options, const std::optional<Contract>& contract) {
  for (const DeckRow& row : kDecks) {
    if (row.name == options.deck) return row.deck;
  }
  if (contract && contract->row().pack == Pack::kKop) return Deck::kKop;
  return options.players == 3 ? Deck::kShort : Deck::kLong;
}

// Reads all arguments, or says which is wrong.
std::optional<Request> ReadRequest(const Options& options) {
  Request request;
  const auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status()), std::nullopt;
  request.options = rules->options;
  std::optional<Contract> contract;
  if (!options.contract.empty()) {
    const auto read = ParseContract(options.contract);
    if (!read.ok()) return ReportArgument("--contract", read.status()), std::nullopt;
    contract = ContractUnder(*read, request.options);
  }
  const int seats = options.players;
  const Deck deck = DeckAsked(options, contract);
  if (!IsTable(deck, seats)) {
    return ReportArgument("--players",
                          SyntaxError(1, "4 with any deck, 3 with short or 2 with long",
                                      absl::StrCat(seats, " with ", options.deck))),
           std::nullopt;
  }
  Hands hands;
  for (const std::string& text : options.hands) {
    if (const auto status = ReadHand(text, deck, seats, hands); !status.ok()) {
      return ReportArgument("--hand", status), std::nullopt;
    }
  }
  request.knowledge = KnowledgeBeforePlay(deck, hands, seats);
  if (contract) {
    request.contract = contract;
    request.declarer = Seat(options.declarer.value_or(0));
    const auto status =
        AddContract(*contract, request.declarer, request.options, request.knowledge);
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
std::optional<Hands> NextHands(const Dealer& dealer, const Request& request, const CardOrder& order,
                               std::uint64_t seed, std::uint64_t& index) {
  for (std::uint64_t attempt = 0; attempt < kMaxAttempts; ++attempt) {
    if (attempt % kSignalInterval == 0) {
      if (const auto code = PendingSignal()) EndNow(*code);
    }
    const Hands hands = dealer.Sample(seed, index++);
    const auto holds = [&](const Condition& condition) { return condition.Holds(hands, order); };
    if (request.MayBePlayed(hands) && std::ranges::all_of(request.conditions, holds)) return hands;
  }
  return std::nullopt;
}

// Which of two players' cards lie open, and on which others.
Covers CoversOf(const Hands& hands, std::uint64_t seed, std::uint64_t index) {
  Random random(~seed, index);
  Covers covers;
  for (Seat seat : {Seat(0), Seat(1)}) {
    std::vector<Card> cards;
    for (Card card : hands[seat]) cards.push_back(card);
    for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[random.Below(i)]);
    for (std::size_t i = 0; i + 1 < cards.size(); i += 2) covers.Lay(cards[i], cards[i + 1]);
  }
  return covers;
}

// Whether the contract named is one that somebody declares, and nobody is named.
bool LacksDeclarer(const Options& options) {
  if (options.contract.empty() || options.declarer) return false;
  const auto contract = ParseContract(options.contract);
  return contract.ok() && contract->has_declarer();
}

ExitCode RunDeal(const Options& options) {
  if (LacksDeclarer(options)) {
    PrintError("--contract requires --declarer");
    return ExitCode::kUsage;
  }
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
    DealLine line{request->contract, request->declarer, *hands, {}, std::nullopt};
    if (options.players == 2) line.covers = CoversOf(*hands, options.seed, i);
    PrintLine(Printed(line, order, options.json));
  }
  return ExitCode::kOk;
}

std::function<ExitCode()> AddDeal(CLI::App& verb) {
  auto options = std::make_shared<Options>();
  verb.add_option("N", options->count, "how many")->check(WholeNumber())->capture_default_str();
  verb.add_option("--seed", options->seed, "the same seed gives the same deals")
      ->check(WholeNumber())
      ->capture_default_str();
  verb.add_option("--deck", options->deck, "32, 24, 20 or 16 cards; else what the game needs")
      ->check(CLI::IsMember({"long", "short", "short20", "kop"}));
  verb.add_option("--players", options->players, "4; 3 with 24 cards; 2 with 32, half face down")
      ->check(CLI::Range(2, 4))
      ->capture_default_str();
  AddRulesOptions(verb, options->rules);
  verb.add_option("--hand", options->hands,
                  "SEAT=CARDS: cards that the seat holds, its whole hand or a part")
      ->allow_extra_args(false);
  verb.add_option("--given", options->given, "a condition such as 'trumps(2)>=3 and has(1,EO)'")
      ->allow_extra_args(false);
  CLI::Option* contract = verb.add_option("--contract", options->contract,
                                          "only deals in which the declarer may announce it");
  CLI::Option* declarer = verb.add_option("--declarer", options->declarer,
                                          "seat 0 to 3; needed where somebody declares")
                              ->check(CLI::Range(0, 3));
  declarer->needs(contract);
  verb.add_flag("--json", options->json, "one JSON object per deal");
  return [options] { return RunDeal(*options); };
}

}  // namespace

const Verb kDealVerb = {"deal", "random deals that meet conditions", AddDeal};

}  // namespace schafkopf
