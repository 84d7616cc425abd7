#include "tools/answers/ask/ask_role.h"

#include <variant>

#include "engine/text/notation.h"
#include "solver/habits/wedding.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/words.h"

namespace schafkopf {
namespace {

std::string ContractText(const BidQuestion& question, const Contract& contract, Language language) {
  const CardOrder order(contract);
  const Message title = Title(contract);
  const HandExchange exchange = ExchangeOf(question, contract);
  if (const auto* schieber = std::get_if<SchieberPass>(&exchange)) {
    return Say(language, words::kRolePasses, title, ToString(schieber->passed, order));
  }
  if (const auto* zupf = std::get_if<Zupf>(&exchange)) {
    return Say(language, words::kRoleZupf, title, ToString(zupf->given), zupf->with);
  }
  if (!contract.begins_switched()) return Say(language, words::kRoleStrixner, title);
  if (contract.parties() != Parties::kPair) return "";
  if (TakesWedding(question, contract)) {
    return Say(language, words::kRoleGivesBack, title,
               ToString(GivenBack(question, contract), order), *question.offerer);
  }
  const int trumps = TrumpsOfTaker(contract, question.table.hand_size());
  if (question.asks_in_turn) return Say(language, words::kRoleInTurn, title, trumps);
  return Say(language, words::kRoleOffers, title, trumps, *contract.partner());
}

}  // namespace

bool TakesWedding(const BidQuestion& question, const Contract& contract) {
  return contract.parties() == Parties::kPair && contract.partner() == question.seat;
}

CardSet GivenBack(const BidQuestion& question, const Contract& contract) {
  const CardOrder order(contract);
  return GivenAway(question.hand - order.trumps(), order, contract.row().special.exchanged);
}

std::string FaceDownText(Language language) { return Say(language, words::kRoleTwo); }

std::string RoleText(const BidQuestion& question, const BidAdvice& advice, int players,
                     Language language) {
  std::string text;
  for (const ContractWorth& worth : advice.ranked) {
    text += ContractText(question, worth.contract, language);
  }
  const int to_come = question.table.hand_size() - question.hand.size();
  if (question.table.seats == 2) {
    text += FaceDownText(language);
  } else if (to_come > 0) {
    text += to_come == 1 ? Say(language, words::kRoleOneToCome)
                         : Say(language, words::kRoleToCome, to_come);
  }
  if (players > kSeatCount) text += Say(language, words::kRoleSitsOut, players);
  return text;
}

}  // namespace schafkopf
