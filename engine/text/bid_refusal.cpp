#include "engine/text/bid_refusal.h"

#include "absl/strings/str_cat.h"
#include "engine/text/card_reader.h"

namespace schafkopf {
namespace {

// The deck that a game needs, in words.
absl::string_view PackName(Pack pack) {
  switch (pack) {
    case Pack::kBavarian:
      return "a deck of 32, 24 or 20 cards";
    case Pack::kKop:
      return "the 16 cards A Z O U, four in a hand";
    case Pack::kSjavs:
      return "32 cards, eight in a hand";
  }
  return "";
}

}  // namespace

Refusal RefusalOf(BidObstacle obstacle, const Contract& contract, CardSet hand,
                  const Table& table) {
  const RuleOptions& options = table.options;
  const CardOrder order(contract);
  switch (obstacle) {
    case BidObstacle::kNone:
      break;
    case BidObstacle::kHoldsCalledSau:
      return {contract.called_card()->rank() == Rank::kSau
                  ? "the called Sau in another hand than the declarer's"
                  : "the called card in another hand than the declarer's",
              absl::StrCat(ToString(*contract.called_card()), " in his own")};
    case BidObstacle::kNoCardOfCalled:
      return {absl::StrCat("a plain card of the called suit ",
                           std::string(1, LetterOf(contract.called_card()->suit())),
                           " in the declarer's hand"),
              "none"};
    case BidObstacle::kLacksHighestTrumps: {
      const CardSet top = HighestHand(Game(contract, table));
      return {absl::StrCat("the highest trumps ", ToString(top, order), " in the declarer's hand"),
              absl::StrCat("no ", ToString(top - hand, order))};
    }
    case BidObstacle::kLacksMussCard:
      return {absl::StrCat(options.ValueOf(*FindOption("muss_card")), " in the declarer's hand"),
              "none"};
    case BidObstacle::kCallsOutOfOrder:
      return {absl::StrCat("a call of ", ToString(MussCalls(hand, table.deck), order)),
              ToString(*contract.called_card())};
    case BidObstacle::kLacksOld:
      return {"EO and GO in the declarer's hand", "not both"};
    case BidObstacle::kOtherDeck:
      return {absl::StrCat(PackName(contract.row().pack), " for ", ToString(contract)),
              absl::StrCat(hand.size(), " cards in a hand")};
    case BidObstacle::kOnlyAsRenonce:
      return {absl::StrCat(
                  "a called Sau (another card ",
                  options.On("renonce") ? "after all have passed" : "with option renonce=on", ")"),
              ToString(*contract.called_card())};
    case BidObstacle::kTooFewForTout:
      return {absl::StrCat("the ", options.Number("tout_min_laufende"),
                           " highest trumps in the declarer's hand (option tout_min_laufende)"),
              absl::StrCat(HighestTrumps(Game(contract, table), hand))};
    case BidObstacle::kNoCalledTout:
      return {absl::StrCat("option ruf_tout=on for ", ToString(contract)), "off"};
  }
  return {"a contract the hand may announce", ToString(contract)};
}

std::string Explain(BidObstacle obstacle, const Contract& contract, CardSet hand,
                    const Table& table) {
  const Refusal refusal = RefusalOf(obstacle, contract, hand, table);
  return absl::StrCat("expected ", refusal.expected, ", found ", refusal.found);
}

}  // namespace schafkopf
