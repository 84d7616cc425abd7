#include "engine/worlds/knowledge.h"

#include <algorithm>
#include <cstdint>

#include "engine/play/duties.h"
#include "engine/play/position.h"

namespace schafkopf {
namespace {

// What it says of a seat that it played another card than the Sau while the called suit was led.
enum class Passing : std::uint8_t {
  kNothing,
  kNotHeld,  // it does not hold the Sau
  kMayRun,   // where it holds it, it had enough of the suit to run away
};
Passing WhatPassingSays(const Duties& duties, bool leads, bool led_before) {
  if (led_before) {
    return !leads && duties.plays_when_led_again ? Passing::kNotHeld : Passing::kNothing;
  }
  return leads || duties.runaway_when_led ? Passing::kMayRun : Passing::kNotHeld;
}

// Cards that a seat needs, but for those that others hold, or all where they are too many.
void AddHeld(CardSet needed, Seat seat, Knowledge& knowledge) {
  for (Seat other : kSeats) {
    if (other != seat) needed -= knowledge.held[other];
  }
  CardSet& held = knowledge.held[seat];
  if ((held | needed).size() <= knowledge.hand_size()) held |= needed;
}

// Before the first trick that is told.
struct Beginning {
  Seat leader;
  bool called_led = false;
};

}  // namespace

CardSet Knowledge::unseen() const {
  CardSet cards = CardsOf(table.deck) - gone;
  for (Seat seat : kSeats) cards -= held[seat];
  return cards;
}

void AddCall(const Contract& contract, Seat declarer, Knowledge& knowledge) {
  const auto sau = contract.called_card();
  if (!sau) return;
  CallKnowledge call{*sau, CardOrder(contract).GroupOf(*sau), declarer, {}};
  const bool known = knowledge.missing(declarer) == 0;
  const bool by_muss = contract.row().special.forced || sau->rank() != Rank::kSau;
  call.least[declarer] = known || by_muss ? 0 : 1;
  knowledge.call = call;
  knowledge.not_held[declarer].Insert(*sau);
  AddHeld(HeldToCall(*sau), declarer, knowledge);
}

CardSet HeldByDeclarer(const Contract& contract) {
  CardSet held;
  if (const auto card = contract.muss_card()) held.Insert(*card);
  if (contract.row().special.needs_old) held |= kOldCards;
  return held;
}

CardSet LackedByDeclarer(const Contract& contract) {
  return contract.parties() == Parties::kPair && !contract.gives_trump_back() ? TrumpsOf(contract)
                                                                              : CardSet();
}

void AddDeclared(const Contract& contract, Seat declarer, Knowledge& knowledge) {
  AddHeld(HeldByDeclarer(contract), declarer, knowledge);
  knowledge.not_held[declarer] |= LackedByDeclarer(contract);
  knowledge.not_held[declarer] -= knowledge.held[declarer];
}

Knowledge KnowledgeBeforePlay(const Table& table, const PerSeat<CardSet>& held) {
  return {table, held, {}, std::nullopt};
}

std::size_t TricksBeforeSwitch(const Game& game, std::span<const Card> played) {
  if (game.begins_switched()) return 0;
  const auto cards = static_cast<std::size_t>(game.seats());
  PerSeat<int> tricks;
  Seat leader;
  int most = 0;
  for (std::size_t done = 1; done * cards <= played.size(); ++done) {
    const auto trick = played.subspan((done - 1) * cards, cards);
    const auto winner = static_cast<int>(WinnerOf(trick, game.order(/*switched=*/false)));
    leader = Seat((leader.index() + winner) % game.seats());
    most = std::max(most, ++tricks[leader]);
    if (game.SwitchedAfter(static_cast<int>(done), most)) return done;
  }
  return kNotSwitched;
}

namespace {

// Adds what the cards say that were played.
void AddPlayed(const Game& game, Seat declarer, Seat observer, std::span<const Card> played,
               const Beginning& beginning, Knowledge& knowledge) {
  const int seats = game.seats();
  const bool overtakes =
      MustOvertake(game.contract(), game.duties()) && !game.contract().called_card();
  const std::size_t before_switch = TricksBeforeSwitch(game, played);
  const Duties& duties = game.duties();
  const auto sau = game.contract().called_card();
  bool called_suit_led = beginning.called_led;
  bool fallen = sau && knowledge.gone.Contains(*sau);
  Seat leader = beginning.leader;
  const auto cards_of_trick = static_cast<std::size_t>(seats);
  const auto seat_after = [&](Seat seat, std::size_t steps) {
    return Seat((seat.index() + static_cast<int>(steps)) % seats);
  };
  for (std::size_t start = 0; start < played.size(); start += cards_of_trick) {
    const auto trick = played.subspan(start, std::min(cards_of_trick, played.size() - start));
    const CardOrder& order = game.order(start / cards_of_trick >= before_switch);
    const CardSet led = order.GroupOf(trick.front());
    const bool searched = sau && led.Contains(*sau);
    for (std::size_t i = 0; i < trick.size(); ++i) {
      const Seat seat = seat_after(leader, i);
      const bool follows = led.Contains(trick[i]);
      if (!follows) knowledge.not_held[seat] |= led;
      if (overtakes && i > 0) {
        const CardSet beaters =
            Beaters(follows ? led : CardsOf(game.deck()), trick.first(i), order);
        if (!beaters.Contains(trick[i])) knowledge.not_held[seat] |= beaters;
      }
      fallen |= trick[i] == sau;
      if (searched && !fallen && seat != observer) {
        switch (WhatPassingSays(duties, i == 0, called_suit_led)) {
          case Passing::kNothing:
            break;
          case Passing::kNotHeld:
            knowledge.not_held[seat].Insert(*sau);
            break;
          case Passing::kMayRun:
            if (seat != declarer && led.Contains(trick[i])) {
              const int gone =
                  duties.runaway_counts_dealt ? 0 : (knowledge.held[seat] & led).size();
              knowledge.call->least[seat] = duties.runaway_min + gone;
            }
            break;
        }
      }
      knowledge.held[seat].Insert(trick[i]);
    }
    called_suit_led |= searched;
    leader = seat_after(leader, WinnerOf(trick, order));
  }
  for (Seat seat : kSeats) knowledge.not_held[seat] -= knowledge.held[seat];
}

}  // namespace

Knowledge KnowledgeOf(const Game& game, Seat declarer, Seat observer, CardSet hand,
                      std::span<const Card> played) {
  Knowledge knowledge = KnowledgeBeforePlay(game.table(), {});
  knowledge.held[observer] = hand;
  AddCall(game.contract(), declarer, knowledge);
  const Seat first = game.FirstLeader(declarer);
  AddPlayed(game, declarer, observer, played, {first}, knowledge);
  return knowledge;
}

Knowledge KnowledgeOf(const Game& game, Seat declarer, Seat observer, CardSet hand,
                      std::span<const Card> played, const Past& past, CardSet gone) {
  Knowledge knowledge = KnowledgeBeforePlay(game.table(), {});
  knowledge.held[observer] = hand;
  knowledge.gone = gone;
  knowledge.not_held[declarer] = LackedByDeclarer(game.contract());
  AddHeld(HeldByDeclarer(game.contract()) - gone, declarer, knowledge);
  if (const auto sau = game.contract().called_card()) {
    knowledge.not_held[declarer].Insert(*sau);
    knowledge.call = CallKnowledge{*sau, game.called().suit, declarer, {}};
    AddHeld(HeldToCall(*sau) - gone, declarer, knowledge);
  }
  const bool old = game.contract().parties() == Parties::kOld && past.side != SeatSet();
  for (Seat seat : kSeats) {
    if (old && !past.side.Contains(seat)) knowledge.not_held[seat] |= kOldCards;
  }
  AddPlayed(game, declarer, observer, played, {past.leader, past.called_led}, knowledge);
  return knowledge;
}

}  // namespace schafkopf
