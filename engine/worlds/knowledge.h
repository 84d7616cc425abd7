// What is certain about the hands, as seen by one seat or laid down by a question.
#ifndef SCHAFKOPF_ENGINE_WORLDS_KNOWLEDGE_H_
#define SCHAFKOPF_ENGINE_WORLDS_KNOWLEDGE_H_

#include <cstddef>
#include <limits>
#include <optional>
#include <span>

#include "engine/play/deal.h"

namespace schafkopf {

// What a Rufspiel says about the hands: the declarer lacks the Sau but holds its suit, and a holder
// who ran away held enough of it (RULES.md 3).
struct CallKnowledge {
  Card sau;
  CardSet suit;  // its plain cards, Sau included
  Seat declarer;
  // The least number of cards of `suit` that a seat was dealt: binding for
  // the declarer, and for every other seat only if it holds the Sau.
  PerSeat<int> least;
};

// Hard facts about hands as dealt; every world that agrees with them is equally likely.
// Invariants: `held` are disjoint and at most a hand each; `held` and `not_held` of a seat are
// disjoint.
struct Knowledge {
  Table table;
  PerSeat<CardSet> held;      // dealt to the seat for certain
  PerSeat<CardSet> not_held;  // not dealt to the seat for certain
  std::optional<CallKnowledge> call;
  CardSet gone = {};  // in tricks before the hands that are meant, which are smaller then

  // Cards of the deck whose holder is open.
  CardSet unseen() const;
  // How many of them `seat` holds.
  int missing(Seat seat) const {
    return seat.index() < table.seats ? hand_size() - held[seat].size() : 0;
  }
  int hand_size() const { return table.hand_size() - gone.size() / table.seats; }
};

// How many tricks of `played` were led under the trumps that a game begins with, 0 where its
// contract's are in force from the first card on; kNotSwitched where they are not yet.
inline constexpr std::size_t kNotSwitched = std::numeric_limits<std::size_t>::max();
std::size_t TricksBeforeSwitch(const Game& game, std::span<const Card> played);

// What `observer`, dealt `hand`, knows once `played` lies on the table: his own cards, the cards
// played, the suits others have shown to be void in, what they did not beat where they had to, and
// what the call and its duties say.
// REQUIRES: `played` is legal play of the game in which observer holds `hand`; no cards face down.
Knowledge KnowledgeOf(const Game& game, Seat declarer, Seat observer, CardSet hand,
                      std::span<const Card> played = {});
// The same from a position on, whose past tricks held the cards `gone`: hands are those at it, and
// of the declarer's bid only what he cannot hold counts.
Knowledge KnowledgeOf(const Game& game, Seat declarer, Seat observer, CardSet hand,
                      std::span<const Card> played, const Past& past, CardSet gone);

// What the declarer holds for certain, as he plays this game: what makes him play a Muss, the old
// ones of a Wesele or a cicha.
CardSet HeldByDeclarer(const Contract& contract);
// What he cannot hold: after the exchange of a wedding trumps, unless one may be given back.
CardSet LackedByDeclarer(const Contract& contract);

// Adds both, but for cards that others hold or that are too many.
void AddDeclared(const Contract& contract, Seat declarer, Knowledge& knowledge);

// What is known before any card is played when only some hands (or parts) are given.
Knowledge KnowledgeBeforePlay(const Table& table, const PerSeat<CardSet>& held);
// Adds what the call of `contract` by `declarer` says. Nothing for other contracts. He may lack the
// called suit in a Muss, and where all of his hand is known. Cards that he needs but others hold,
// or that are too many, are left out.
void AddCall(const Contract& contract, Seat declarer, Knowledge& knowledge);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_WORLDS_KNOWLEDGE_H_
