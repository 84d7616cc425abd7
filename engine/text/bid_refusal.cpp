#include "engine/text/bid_refusal.h"

#include "engine/money/scoring.h"
#include "engine/text/card_reader.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

// The deck that a game needs, in words.
Text<0> PackName(Pack pack) {
  switch (pack) {
    case Pack::kBavarian:
      return words::kDeckOfBavarians;
    case Pack::kKop:
      return words::kDeckOfKop;
    case Pack::kSjavs:
      return words::kDeckOfSjavs;
  }
  return words::kDeckOfBavarians;
}

// What a Tout needs, and which rule says so.
Message ForTout(const Contract& contract, const RuleOptions& options) {
  const int trumps = TrumpsForTout(contract, options);
  return TermOf(GameTerm::kToutLaufende, contract, options)
             ? Message(words::kTrumpsForToutOf, trumps, contract.row().name)
             : Message(words::kTrumpsForTout, trumps);
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
      return {contract.called_card()->rank() == Rank::kSau ? words::kCalledSauElsewhere
                                                           : words::kCalledCardElsewhere,
              {words::kInHisOwn, ToString(*contract.called_card())}};
    case BidObstacle::kNoCardOfCalled:
      return {{words::kPlainCardOfCalled, std::string(1, LetterOf(contract.called_card()->suit()))},
              words::kNone};
    case BidObstacle::kLacksHighestTrumps: {
      const CardSet top = HighestHand(Game(contract, table));
      return {{words::kHighestTrumpsAtDeclarer, ToString(top, order)},
              {words::kNo, ToString(top - hand, order)}};
    }
    case BidObstacle::kLacksMussCard:
      return {{words::kAtDeclarer, options.ValueOf(*FindOption("muss_card"))}, words::kNone};
    case BidObstacle::kCallsOutOfOrder:
      return {{words::kACallOf, ToString(MussCalls(hand, table.deck), order)},
              ToString(*contract.called_card())};
    case BidObstacle::kLacksOld:
      return {words::kOldAtDeclarer, words::kNotBoth};
    case BidObstacle::kOtherDeck:
      return {{words::kFor, PackName(contract.row().pack), ToString(contract)},
              {words::kCardsInAHand, hand.size()}};
    case BidObstacle::kOnlyAsRenonce:
      return {
          options.On("renonce") ? words::kCalledSauUnlessPassed : words::kCalledSauUnlessRenonce,
          ToString(*contract.called_card())};
    case BidObstacle::kTooFewForTout:
      return {ForTout(contract, options), HighestTrumps(Game(contract, table), hand)};
    case BidObstacle::kNoCalledTout:
      return {{words::kRufToutFor, ToString(contract)}, AsIs("off")};
  }
  return {words::kContractAllowed, ToString(contract)};
}

Mistake Explain(BidObstacle obstacle, const Contract& contract, CardSet hand, const Table& table) {
  const Refusal refusal = RefusalOf(obstacle, contract, hand, table);
  return SyntaxError(1, refusal.expected, refusal.found);
}

}  // namespace schafkopf
