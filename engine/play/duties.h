// What a seat must do in play, and what follows for its cards (RULES.md 2, 3). Here and nowhere
// else.
#ifndef SCHAFKOPF_ENGINE_PLAY_DUTIES_H_
#define SCHAFKOPF_ENGINE_PLAY_DUTIES_H_

#include "engine/play/contract.h"
#include "engine/play/table.h"

namespace schafkopf {

// The called card and the plain cards of its suit, itself included. Empty where nothing is called.
// The bits may stand for cards in any labelling, as long as the hands use the same one.
struct CalledCard {
  CardSet card;
  CardSet suit;
};

// With this many plain cards of the suit, the called one included, the holder may lead another: run
// away.
inline constexpr int kRunawayMin = 4;

// Options about play, as one contract feels them at its table. The defaults are the common rules.
struct Duties {
  bool must_overtake = false;   // of the cards that may be played, one that beats the trick must
  bool declarer_leads = false;  // to the first trick
  // Of the holder of the called card:
  std::int8_t runaway_min = kRunawayMin;  // cards of the suit that let him run away
  bool runaway_counts_dealt = false;      // counted as dealt, not as still held
  bool runaway_when_led = false;          // also under another's lead
  std::int8_t discard_from_trick = 0;     // unsearched, it may be thrown off from here on; 0 never
  bool discard_late_after_runaway = false;  // after running away, from trick 7 on only
  bool plays_when_led_again = false;        // after running away it must follow its own suit
  // A Solo hintenrum begins when one seat has three tricks, not after the third.
  bool switch_at_three_tricks = false;

  friend constexpr bool operator==(const Duties&, const Duties&) = default;
};

// The Ober whose holder has to play a Muss.
constexpr Suit MussSuit(const RuleOptions& options) {
  if (options.Is({"muss_card", "GO"})) return Suit::kGras;
  if (options.Is({"muss_card", "HO"})) return Suit::kHerz;
  if (options.Is({"muss_card", "SO"})) return Suit::kSchellen;
  return Suit::kEichel;
}

// Where a table's options leave a choice, the contract they mean: a Bettel with trumps is a Pfd;
// Kop has two lists of trumps; an Ober of any suit makes a Muss; a wedding may give a trump back.
inline Contract ContractUnder(const Contract& contract, const RuleOptions& options) {
  Contract meant = contract;
  if (!contract.row().special.with_trumps.empty() && options.Is({"bettel_trumps", "rufspiel"})) {
    meant = Contract::Named(contract.row().special.with_trumps);
    if (contract.is_ouvert()) meant = meant.WithOuvert();
    if (contract.must_overtake()) meant = meant.WithStich();
  }
  if (!contract.row().special.other_trumps.empty() && options.Is({"kop_trumps", "wolsztyn"})) {
    meant = meant.WithOtherTrumps();
  }
  if (contract.row().special.forced) meant = meant.WithMussSuit(MussSuit(options));
  if (contract.row().special.exchanged == 1 && options.Is({"hochzeit_return_trump", "allowed"})) {
    meant = meant.WithTrumpBack();
  }
  return meant;
}

inline Duties DutiesOf(const Contract& contract, const Table& table) {
  const RuleOptions& options = table.options;
  const Objective objective = contract.objective();
  const bool may_overtake = objective == Objective::kNoTricks ||
                            objective == Objective::kFewestPoints ||
                            contract.row().pack == Pack::kKop;
  Duties duties;
  duties.must_overtake = may_overtake && options.On("must_overtake");
  duties.declarer_leads =
      objective == Objective::kNoTricks && options.Is({"bettel_lead", "declarer"});
  duties.switch_at_three_tricks = contract.row().special.switches_after > 0 &&
                                  options.Is({"strixner", "first_to_three_tricks"});
  if (contract.parties() != Parties::kCall) return duties;
  duties.runaway_min =
      static_cast<std::int8_t>(table.deck == Deck::kLong ? options.Number("runaway_min")
                                                         : options.Number("runaway_min_short"));
  duties.runaway_counts_dealt = options.Is({"runaway_count", "at_deal"});
  duties.runaway_when_led = options.Is({"runaway_when", "also_when_led"});
  if (options.Is({"x_discard_from_trick", "always"})) {
    duties.discard_from_trick = 1;
  } else if (!options.Is({"x_discard_from_trick", "last"})) {
    duties.discard_from_trick = static_cast<std::int8_t>(options.Number("x_discard_from_trick"));
  }
  duties.discard_late_after_runaway = options.Is({"x_discard_after_runaway", "from_trick_7"});
  duties.plays_when_led_again = options.On("must_play_x_after_runaway_when_led");
  return duties;
}

// Whether of the cards that may be played one that beats the trick must be (RULES.md 2, 5).
constexpr bool MustOvertake(const Contract& contract, const Duties& duties) {
  return duties.must_overtake || contract.must_overtake();
}

// A seat on turn. The bits of all sets may stand for cards in any labelling, as long as it is one.
struct Turn {
  CardSet hand;         // that it may play from
  CardSet led;          // the group that was led; empty on lead
  CardSet beaters;      // where a seat must beat: the cards that take the trick from its best card
  int trick;            // from 1
  CalledCard called;    // empty where nothing is called
  bool called_led;      // a finished trick was led with the called suit
  int dealt_of_called;  // cards of it that the holder was dealt
};

// Of the `allowed` cards those that beat the trick, if any does.
constexpr CardSet Overtaking(CardSet allowed, CardSet beaters) {
  const CardSet beating = allowed & beaters;
  return beating.empty() ? allowed : beating;
}

// What may be played; never empty. REQUIRES: a hand that is not empty.
constexpr CardSet LegalCards(const Turn& turn, const Duties& duties) {
  constexpr int kLateTrick = 7;
  const CardSet hand = turn.hand;
  if (hand.size() == 1) return hand;
  const CardSet called = turn.called.card;
  const bool holder = hand.Intersects(called);
  const int count =
      duties.runaway_counts_dealt ? turn.dealt_of_called : (hand & turn.called.suit).size();
  const bool may_run = count >= duties.runaway_min;
  if (turn.led.empty()) {
    return holder && !turn.called_led && !may_run ? hand - (turn.called.suit - called) : hand;
  }
  const CardSet following = hand & turn.led;
  CardSet allowed = following.empty() ? hand : following;
  if (holder) {
    const bool searched = turn.led.Intersects(called);
    const bool bound =
        turn.called_led ? duties.plays_when_led_again : !(duties.runaway_when_led && may_run);
    const bool may_discard =
        turn.called_led ? !duties.discard_late_after_runaway || turn.trick >= kLateTrick
                        : duties.discard_from_trick > 0 && turn.trick >= duties.discard_from_trick;
    if (searched && bound) return called;
    if (!searched && !may_discard && allowed != called) allowed -= called;
  }
  return Overtaking(allowed, turn.beaters);
}

// The same under the common duties where nobody has to beat, in the few steps that a search takes
// at every card, while the called suit has not been led: what `hand` may lead ...
constexpr CardSet LegalLeads(CardSet hand, const CalledCard& called) {
  if (!hand.Intersects(called.card) || (hand & called.suit).size() >= kRunawayMin) return hand;
  return hand - (called.suit - called.card);
}

// ... and with what it may follow a lead of `group`: the card is searched by its own suit and
// cannot be thrown off, but as the last card it must fall.
constexpr CardSet LegalFollows(CardSet hand, CardSet group, const CalledCard& called) {
  const CardSet following = hand & group;
  const CardSet allowed = following.empty() ? hand : following;
  if (!hand.Intersects(called.card)) return allowed;
  if (group.Contains(called.card)) return called.card;
  return allowed == called.card ? allowed : allowed - called.card;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_DUTIES_H_
