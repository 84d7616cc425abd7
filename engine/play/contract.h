// A contract: one game that can be played, by a row of the table of games.
#ifndef SCHAFKOPF_ENGINE_PLAY_CONTRACT_H_
#define SCHAFKOPF_ENGINE_PLAY_CONTRACT_H_

#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/cards/card_set.h"
#include "engine/cards/seat.h"
#include "engine/play/contract_row.h"

namespace schafkopf {

// A row of the table, with what its name leaves open: the suit, the called card, the partner, and
// what was announced with it.
class Contract {
 public:
  constexpr Contract() = default;
  // REQUIRES: `suit` exactly where NeedsSuit(row); never Herz for a call; `tout` only where
  // HasTout(row).
  Contract(int row, std::optional<Suit> suit, bool tout = false)
      : row_(static_cast<std::uint8_t>(row)), suit_(suit.value_or(Suit::kHerz)), tout_(tout) {
    assert(suit.has_value() == NeedsSuit(this->row()));
    assert(!tout || HasTout(this->row()));
  }
  // By the name of its row. REQUIRES: there is one, else as above.
  static Contract Named(std::string_view name, std::optional<Suit> suit = std::nullopt,
                        bool tout = false) {
    return Contract(FindContractRow(name).value(), suit, tout);
  }

  static constexpr bool NeedsSuit(const ContractRow& row) {
    return row.trump_suit == TrumpSuit::kChosen || row.parties == Parties::kCall;
  }

  // Whether all tricks may be announced with the game; with a Rufspiel only where the table plays
  // so (option ruf_tout).
  static constexpr bool HasTout(const ContractRow& row) {
    return row.tout_level.has_value() || (row.parties == Parties::kCall && row.level > 0);
  }
  // The rank of the Tout of a Rufspiel: below those of the solos.
  static constexpr int kCallToutLevel = 110;

  // The same game with another card of the suit called (RULES.md 6). REQUIRES: parties kCall.
  Contract WithCalledRank(Rank rank) const {
    assert(parties() == Parties::kCall);
    Contract other = *this;
    other.called_rank_ = rank;
    return other;
  }
  // ... with this partner. REQUIRES: parties kPair.
  Contract WithPartner(Seat seat) const {
    assert(parties() == Parties::kPair);
    Contract other = *this;
    other.partner_ = seat;
    return other;
  }
  // ... with the declarer's hand open. REQUIRES: objective kNoTricks.
  Contract WithOuvert() const {
    assert(objective() == Objective::kNoTricks);
    Contract other = *this;
    other.ouvert_ = true;
    return other;
  }
  // ... in which whoever can must beat the trick (RULES.md 5).
  constexpr Contract WithStich() const {
    Contract other = *this;
    other.stich_ = true;
    return other;
  }
  // ... with the other list of trumps. REQUIRES: the row has one.
  Contract WithOtherTrumps() const {
    assert(!row().special.other_trumps.empty());
    Contract other = *this;
    other.other_trumps_ = true;
    return other;
  }
  // ... in which whoever holds this Ober has to play (RULES.md 6). REQUIRES: a forced row.
  Contract WithMussSuit(Suit suit) const {
    assert(row().special.forced);
    Contract other = *this;
    other.muss_suit_ = suit;
    return other;
  }
  // ... whose partner may give a trump back. REQUIRES: parties kPair.
  Contract WithTrumpBack() const {
    assert(parties() == Parties::kPair);
    Contract other = *this;
    other.trump_back_ = true;
    return other;
  }
  // The same game with all tricks announced. REQUIRES: HasTout(row()).
  Contract WithTout() const {
    assert(HasTout(row()));
    Contract announced = *this;
    announced.tout_ = true;
    return announced;
  }
  // The same game without announcing all tricks.
  constexpr Contract WithoutTout() const {
    Contract plain = *this;
    plain.tout_ = false;
    return plain;
  }

  const ContractRow& row() const { return kContracts[row_]; }
  // Its place in kContracts.
  constexpr int row_index() const { return row_; }
  constexpr bool is_tout() const { return tout_; }
  constexpr bool is_ouvert() const { return ouvert_; }
  // Whether cards fall; a Sie is shown and won.
  bool is_played() const { return objective() != Objective::kHoldTop; }
  // Whether its trumps are in force from the first card on: not those of a Solo hintenrum, which is
  // announced in play.
  bool begins_switched() const { return row().special.switches_after == 0; }
  constexpr bool must_overtake() const { return stich_; }
  Objective objective() const { return tout_ ? Objective::kAllTricks : row().objective; }
  Parties parties() const { return row().parties; }
  int level() const { return tout_ ? row().tout_level.value_or(kCallToutLevel) : row().level; }

  // The card whose holder has to play; nothing where nobody has to.
  std::optional<Card> muss_card() const {
    if (!row().special.forced) return std::nullopt;
    return Card(muss_suit_, Rank::kOber);
  }
  constexpr bool gives_trump_back() const { return trump_back_; }

  // Whether somebody declares it; else the deal line has `-` for the declarer.
  bool has_declarer() const { return parties() != Parties::kEach && parties() != Parties::kOld; }

  // The suit written behind the name: trump suit of a solo, called suit of a Rufspiel.
  std::optional<Suit> named_suit() const {
    if (!NeedsSuit(row())) return std::nullopt;
    return suit_;
  }
  // ContractRow::trump_ranks, of the list in force.
  std::string_view trump_ranks() const {
    return other_trumps_ ? row().special.other_trumps : row().trump_ranks;
  }
  constexpr bool has_other_trumps() const { return other_trumps_; }
  // The suit whose cards are the lower trumps.
  std::optional<Suit> trump_suit() const {
    switch (row().trump_suit) {
      case TrumpSuit::kNone:
        return std::nullopt;
      case TrumpSuit::kHerz:
        return Suit::kHerz;
      case TrumpSuit::kChosen:
        return suit_;
    }
    return std::nullopt;
  }
  // The card that names the partner, where one is called.
  std::optional<Card> called_card() const {
    if (parties() != Parties::kCall) return std::nullopt;
    return Card(suit_, called_rank_);
  }
  // The partner named by the contract itself.
  std::optional<Seat> partner() const {
    if (parties() != Parties::kPair) return std::nullopt;
    return partner_;
  }

  friend constexpr bool operator==(const Contract&, const Contract&) = default;

 private:
  std::uint8_t row_ = 0;
  Suit suit_ = Suit::kEichel;
  Rank called_rank_ = Rank::kSau;
  Suit muss_suit_ = Suit::kEichel;
  Seat partner_;
  bool tout_ = false;
  bool ouvert_ = false;
  bool stich_ = false;
  bool other_trumps_ = false;
  bool trump_back_ = false;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_CONTRACT_H_
