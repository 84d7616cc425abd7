// The deck of a question: the one it names, else the one its game is played with.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_DECK_NAME_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_DECK_NAME_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/notation.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

// The deck of the rules, where contract (if there is one) and players are played with it; else the
// one that they need.
inline Deck DeckFor(const std::optional<Contract>& contract, int players, Deck of_rules) {
  if (contract && contract->row().pack == Pack::kKop) return Deck::kKop;
  const bool fits =
      IsTable(of_rules, players) && (!contract || IsPlayedWith(contract->row(), of_rules));
  if (fits) return of_rules;
  return players == 3 ? Deck::kShort : Deck::kLong;
}

// The deck named by `text`; where that is empty as DeckFor.
inline absl::StatusOr<Deck> ReadDeck(absl::string_view text, const Contract& contract, int players,
                                     Deck of_rules) {
  if (text.empty()) return DeckFor(contract, players, of_rules);
  const auto deck = FindDeck(text);
  if (!deck) return SyntaxError(1, words::kDeckNameOrNumber, Quoted(text));
  if (!IsTable(*deck, players)) {
    return SyntaxError(1, {words::kDeckOfPlayers, players}, Quoted(text));
  }
  if (IsPlayedWith(contract.row(), *deck)) return *deck;
  return SyntaxError(1, {words::kDeckOf, ToString(contract)}, Quoted(text));
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_DECK_NAME_H_
