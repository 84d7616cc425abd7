#include "tools/answers/ask/ask_pocket.h"

#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/words.h"
#include "solver/auction/bid_question.h"
#include "solver/pocket/pocket.h"
#include "tools/answers/ask/words.h"

namespace schafkopf {
namespace {

const RuleSet& PocketRules() {
  static const RuleSet rules = *PresetRules("sauspiel");
  return rules;
}

}  // namespace

std::optional<Message> BeyondPocket(const AskQuestion& question) {
  const BidQuestion& bid = question.bid;
  const AskTerms& terms = *question.terms;
  if (terms.rules != PocketRules()) {
    return Message(words::kBeyondRules, Quoted(terms.rules.name), ToString(terms.rules.tariff));
  }
  if (terms.players != kSeatCount) return Message(words::kBeyondPlayers, terms.players);
  if (bid.table.deck != Deck::kLong) return Message(words::kBeyondHand, bid.table.hand_size());
  if (terms.round || bid.must_play) return words::kBeyondRound;
  if (!terms.given.empty()) return words::kBeyondConditions;
  if (terms.play.worlds > 0) return words::kBeyondPlay;
  if (terms.stock > Cents(0)) return words::kBeyondStock;
  if (!terms.others.are_people()) return words::kBeyondOthers;
  for (const Contract& contract : bid.contracts) {
    if (!IsInPocket(contract) || !IsPlainBid(bid, contract)) return Message(ToString(contract));
  }
  return std::nullopt;
}

AskAnswer PocketAnswerOf(const AskQuestion& question) {
  AskAnswer answer{question.bid, question.terms,
                   PocketAdvice(question.bid, question.terms->stakes())};
  answer.pocket = true;
  return answer;
}

std::vector<absl::StatusOr<AskAnswer>> InPocket::Answers(std::span<const AskQuestion> questions,
                                                         const Watch& /*watch*/) const {
  std::vector<absl::StatusOr<AskAnswer>> answers;
  for (const AskQuestion& question : questions) {
    if (const auto beyond = BeyondPocket(question)) {
      answers.emplace_back(AtField("pocket", SyntaxError(1, words::kWhatPocketKnows, *beyond)));
    } else {
      answers.emplace_back(PocketAnswerOf(question));
    }
  }
  return answers;
}

}  // namespace schafkopf
