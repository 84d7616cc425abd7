// One table of an environment: a deal from its first cards to its price, action by action.
#ifndef SCHAFKOPF_TOOLS_ENV_ENV_TABLE_H_
#define SCHAFKOPF_TOOLS_ENV_ENV_TABLE_H_

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/money/doubling.h"
#include "engine/play/position.h"
#include "engine/text/notation.h"
#include "tools/env/env_terms.h"

namespace schafkopf {

enum class EnvPhase : std::uint8_t {
  kLay,     // by the first half of a hand
  kBid,     // the auction
  kCall,    // nobody bid, and a seat has to play a Muss: which card it calls
  kDouble,  // Kontra, Re ..., asked before a card of each seat that may
  kPlay,
  kOver,
};
inline constexpr int kEnvPhases = 6;

// What the seat on turn may do. Empty where the deal is over.
struct EnvActions {
  CardSet cards;
  bool passes = false;
  bool doubles = false;
  std::bitset<kMostEnvGames> games;

  bool Contains(int action) const;
  int size() const;
  // That of number `place`, cards from the lowest first. REQUIRES: place < size().
  int At(int place) const;
};

// A value of some 4000 bytes. One thread at a time.
class EnvTable {
 public:
  // REQUIRES: the terms outlive it.
  explicit EnvTable(const EnvTerms& terms) : terms_(&terms) {}

  // Deal number `number` of a seed: a pure function of both and the terms.
  void Deal(std::uint64_t seed, std::uint64_t number);
  // A deal as it was played so far, or hands before the auction. REQUIRES: its game is one of the
  // terms, or it has none and they have an auction; played at their table.
  void Put(const DealLine& line);

  EnvPhase phase() const { return phase_; }
  // REQUIRES: not over.
  Seat to_move() const { return to_move_; }
  const EnvActions& legal() const { return legal_; }
  // REQUIRES: legal() contains it.
  void Act(int action);

  // What everybody may know, and each of his own.
  const Hands& hands() const { return hands_; }
  CardSet first_cards(Seat seat) const { return first_cards_[seat]; }
  SeatSet laid() const { return laid_; }
  SeatSet passed() const { return auction_ ? auction_->passed() : SeatSet(); }
  // All that a seat announced, by place in EnvTerms::announcements.
  const std::bitset<kMostEnvGames>& announced(Seat seat) const { return announced_[seat]; }
  // What it meant by its last one: a place in EnvTerms::games.
  std::optional<std::size_t> meant(Seat seat) const { return meant_[seat]; }
  const std::vector<Bid>& bids() const { return bids_; }
  // Once it is settled; nothing where nobody played.
  std::optional<std::size_t> game() const { return game_; }
  // Where the cards are played.
  const std::optional<Position>& position() const { return position_; }
  // Who played card number `i` of Position::played.
  Seat player_of(std::size_t i) const { return played_by_[i]; }
  const std::vector<Seat>& kontra() const { return kontra_; }
  // What each seat receives, of a Sjavs its score. REQUIRES: over.
  const PerSeat<int>& cents() const { return cents_; }
  // For whoever plays this deal by chance.
  std::uint64_t seed() const { return seed_; }
  int actions_done() const { return actions_done_; }

 private:
  const EnvGame& played_game() const { return terms_->games[*game_]; }
  void Clear();
  void DealGame(Random& random);
  void BeginDeal();
  void DealFirstCards();
  void SeekLayer(int from);
  void BeginAuction();
  void SeekBidder();
  void OfferBids();
  void Announce(std::size_t game);
  void EndAuction();
  void CallMuss();
  void Start(std::size_t game, Seat declarer);
  Sides SidesFor(Seat seat) const;
  void SeekDouble(int from);
  void PlayCard(Card card);
  void Ask(EnvPhase phase, Seat seat);
  void Settle(Value value, const schafkopf::Deal& deal);
  void Finish();
  void End();

  const EnvTerms* terms_;
  EnvPhase phase_ = EnvPhase::kOver;
  Seat to_move_;
  EnvActions legal_;
  std::uint64_t seed_ = 0;
  int actions_done_ = 0;
  Hands hands_;
  Hands first_cards_;
  SeatSet laid_;
  std::optional<Auction> auction_;
  std::vector<Bid> bids_;
  PerSeat<std::bitset<kMostEnvGames>> may_announce_;  // games, by hand; made when first asked
  SeatSet knows_games_;
  PerSeat<std::bitset<kMostEnvGames>> announced_;
  PerSeat<std::optional<std::size_t>> meant_;
  std::optional<std::size_t> game_;
  std::optional<Position> position_;
  std::array<Seat, kCardCount> played_by_{};
  std::vector<Seat> kontra_;
  PerSeat<int> cents_{};
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ENV_ENV_TABLE_H_
