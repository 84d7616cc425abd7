#include "tools/answers/auction_hand.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/money/auction.h"
#include "engine/money/sjavs_auction.h"
#include "engine/money/transfer.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

// What a hand may do besides the contracts it calls.
struct HandFacts {
  CardSet hand;
  Deck deck;
  std::vector<Contract> contracts;
  std::vector<std::string> calls;
  bool gesperrt = false;  // no Sau can be called
};

// Whether no Sau can be called in a Rufspiel.
bool IsGesperrt(CardSet hand, Deck deck) {
  for (const Contract& contract : ContractsOfRow(*FindContractRow("ruf"), /*touts=*/false)) {
    if (ObstacleTo(contract, hand, deck) == BidObstacle::kNone) return false;
  }
  return deck != Deck::kKop;
}

absl::StatusOr<HandFacts> ReadHand(const HandQuestion& question, const RuleSet& rules) {
  auto hand = ParseCardSet(question.hand);
  if (!hand.ok()) return hand.status();
  const auto deck = DeckOfHandSize(hand->size(), question.players);
  if (!deck) {
    return SyntaxError(1, "8, 6, 5 or 4 cards", absl::StrCat(hand->size()));
  }
  if (!CardsOf(*deck).Contains(*hand)) {
    const CardOrder order(Contract::Named("wenz"));
    return SyntaxError(1, absl::StrCat("cards of the deck ", AbslView(NameOf(*deck))),
                       ToString(*hand - CardsOf(*deck), order));
  }
  const TransferRow* cards = question.round ? FindTransfer(question.round->name) : nullptr;
  if (cards != nullptr && !hand->Contains(cards->for_forehand)) {
    const CardOrder order(Contract::Named("ruf", Suit::kEichel));
    return SyntaxError(1, absl::StrCat("forehand's ", ToString(cards->for_forehand, order)),
                       absl::StrCat("no ", ToString(cards->for_forehand - *hand, order)));
  }
  HandFacts facts{*hand, *deck, {}, {}, question.players == kSeatCount && IsGesperrt(*hand, *deck)};
  const RoundRow* round = question.round;
  for (const Contract& contract : CallsOf(*hand, *deck, rules)) {
    if (question.players < kSeatCount && contract.parties() != Parties::kSolo) continue;
    if (round != nullptr && !MayBePlayed(contract, GamesOf(*round, rules.options))) continue;
    facts.contracts.push_back(contract);
    facts.calls.push_back(ToString(contract));
  }
  if (!rules.options.Is({"bettel_ouvert", "off"})) {
    for (const Contract& contract : facts.contracts) {
      if (contract.objective() != Objective::kNoTricks) continue;
      facts.calls.push_back(ToString(contract) + "+ouvert");
    }
  }
  return facts;
}

// Games that the table lists but that hang on more than the hand's contracts.
bool Offers(const RuleSet& rules, absl::string_view name) {
  for (const Offer& offer : rules.offers) {
    if (AbslView(kContracts[static_cast<std::size_t>(offer.row)].name) == name) return true;
  }
  return false;
}

std::vector<std::string> Named(absl::string_view game, CardSet cards) {
  std::vector<std::string> names;
  for (Card card : cards) {
    std::string called = ToString(card);
    if (card.rank() == Rank::kSau) called.pop_back();
    names.push_back(absl::StrCat(game, ":", called));
  }
  return names;
}

// What a round adds: whether the hand may refuse to play, and what follows if it does.
void AddRound(const HandFacts& facts, const RoundRow* round, const RuleSet& rules, Json& object) {
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
      longest = std::max(longest, HighestTrumps(Game(contract, facts.deck), facts.hand));
    }
    constexpr int kEnough = 4;
    object["may_refuse"] = rules.options.On("allgaeuer_refuse") && longest < kEnough;
  }
}

Json HandJson(const HandFacts& facts, const HandQuestion& question, const RuleSet& rules) {
  const CardSet trumps = RufspielTrumps(facts.hand);
  const bool later = rules.options.Is({"hochzeit_when", "after_all_passed"});
  std::vector<std::string> calls = facts.calls;
  std::vector<std::string> after_passes;
  const bool four = question.players == kSeatCount && facts.deck != Deck::kKop;
  const bool any_game =
      question.round == nullptr || GamesOf(*question.round, rules.options) == RoundGames::kAny;
  const auto offer_wedding = [&](absl::string_view name, int count) {
    if (trumps.size() != count || !four || !any_game || !Offers(rules, name)) return;
    (later ? after_passes : calls).emplace_back(name);
  };
  offer_wedding("hochzeit", 1);
  offer_wedding("bauernhochzeit", 2);
  const CardSet muss = MussCalls(facts.hand, facts.deck);
  if (rules.options.On("renonce") && facts.gesperrt) {
    for (const std::string& name : Named("ruf", muss)) after_passes.push_back(name);
  }
  Json object = {{"hand", question.hand}, {"rules", rules.name}, {"calls", calls}};
  object["gesperrt"] = facts.gesperrt;
  object["after_all_passed"] = after_passes;
  object["muss"] = Json::array();
  const Contract muss_game = Contract::Named("muss", Suit::kEichel);
  if (ObstacleTo(muss_game, facts.hand, facts.deck, rules.options) != BidObstacle::kLacksMussCard &&
      four) {
    object["muss"] = Named("muss", muss);
    if (rules.options.Is({"muss_contracts", "any"})) {
      for (const std::string& name : facts.calls) object["muss"].push_back(name);
    }
  }
  const bool wedding = trumps.size() == 1 || trumps.size() == 2;
  const bool face_up = rules.options.Is({"hochzeit_show", "face_up"});
  object["hochzeit_shows"] = wedding && face_up
                                 ? Json(ToString(trumps, CardOrder(Contract::Named("wenz"))))
                                 : Json(nullptr);
  AddRound(facts, question.round, rules, object);
  const SjavsCall sjavs = SjavsCallOf(facts.hand);
  object["sjavs"] = {{"length", sjavs.length}, {"suits", Json::array()}};
  for (Suit suit : sjavs.suits) {
    object["sjavs"]["suits"].push_back(ToString(Card(suit, Rank::kSau)).substr(0, 1));
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

}  // namespace

ExitCode AnswerHand(const HandQuestion& question, const RuleSet& rules) {
  const auto facts = ReadHand(question, rules);
  if (!facts.ok()) return ReportArgument("--hand", facts.status());
  const Json object = HandJson(*facts, question, rules);
  if (question.json) return PrintLine(object.dump()), ExitCode::kOk;
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

}  // namespace schafkopf
