#include "engine/text/bid_refusal.h"

#include "engine/text/card_reader.h"

namespace schafkopf {
namespace {

// The deck that a game needs, in words.
const char* PackName(Pack pack) {
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
              {"$0 in his own", ToString(*contract.called_card())}};
    case BidObstacle::kNoCardOfCalled:
      return {{"a plain card of the called suit $0 in the declarer's hand",
               std::string(1, LetterOf(contract.called_card()->suit()))},
              "none"};
    case BidObstacle::kLacksHighestTrumps: {
      const CardSet top = HighestHand(Game(contract, table));
      return {{"the highest trumps $0 in the declarer's hand", ToString(top, order)},
              {"no $0", ToString(top - hand, order)}};
    }
    case BidObstacle::kLacksMussCard:
      return {{"$0 in the declarer's hand", options.ValueOf(*FindOption("muss_card"))}, "none"};
    case BidObstacle::kCallsOutOfOrder:
      return {{"a call of $0", ToString(MussCalls(hand, table.deck), order)},
              ToString(*contract.called_card())};
    case BidObstacle::kLacksOld:
      return {"EO and GO in the declarer's hand", "not both"};
    case BidObstacle::kOtherDeck:
      return {{"$0 for $1", PackName(contract.row().pack), ToString(contract)},
              {"$0 cards in a hand", hand.size()}};
    case BidObstacle::kOnlyAsRenonce:
      return {options.On("renonce") ? "a called Sau (another card after all have passed)"
                                    : "a called Sau (another card with option renonce=on)",
              ToString(*contract.called_card())};
    case BidObstacle::kTooFewForTout:
      return {{"the $0 highest trumps in the declarer's hand (option tout_min_laufende)",
               options.Number("tout_min_laufende")},
              HighestTrumps(Game(contract, table), hand)};
    case BidObstacle::kNoCalledTout:
      return {{"option ruf_tout=on for $0", ToString(contract)}, "off"};
  }
  return {"a contract the hand may announce", ToString(contract)};
}

std::string Explain(BidObstacle obstacle, const Contract& contract, CardSet hand,
                    const Table& table) {
  const Refusal refusal = RefusalOf(obstacle, contract, hand, table);
  return SyntaxError(1, refusal.expected, refusal.found).message.ToText();
}

}  // namespace schafkopf
