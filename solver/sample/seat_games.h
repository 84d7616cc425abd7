// What contracts are worth when nobody sees the other hands: games played out over dealt worlds.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_SEAT_GAMES_H_
#define SCHAFKOPF_SOLVER_SAMPLE_SEAT_GAMES_H_

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "solver/sample/estimate.h"
#include "solver/sample/player.h"

namespace schafkopf {

// Who plays at each seat.
using Players = PerSeat<Player>;
constexpr Players AllSeats(const Player& player) { return {{player, player, player, player}}; }

// What the deal's declarer announces in a Solo hintenrum: the deal's suit, or what he thinks best.
enum class SoloSuit : std::uint8_t { kOfDeal, kAsThought };

// Plays on to the end, each seat by what it sees. A pure function of the first four: on the way a
// decision depends on (what the seat sees, its player, seed, aim) alone. In a Solo hintenrum the
// deal's declarer announces as `suit` says where it falls to him, and others what they think best:
// the deal of the end names who did. Where it falls to nobody the end is not switched. REQUIRES:
// cards are played.
Position PlaySeatGame(Position position, const Players& players, std::uint64_t seed, const Aim& aim,
                      Chooser& chooser, SoloSuit suit = SoloSuit::kOfDeal);

// Sums over games; integers, so that they do not depend on the order of summing. Where every seat
// plays for itself, wins are those of the asker, who neither loses nor pays for another's
// Durchmarsch, and values are its points; there is no Schneider.
struct SeatGames : GameCounts {
  std::uint64_t games = 0;
  std::int64_t values = 0;     // of the declarer's side, see engine/money/scoring.h
  std::int64_t cents = 0;      // what the asker received
  std::int64_t win_cents = 0;  // of them, in won games
  std::int64_t squared_cents = 0;

  SeatGames& operator+=(const SeatGames& other);
  friend bool operator==(const SeatGames&, const SeatGames&) = default;
};
// Prices of the contract that was announced in play, where it was.
Prices PricesAtEnd(const Position& end, const Prices& prices);
// One finished game; wins are those of the asker's side. Without cents, points and a winner where
// nobody announced. REQUIRES: end.finished(); prices of its deck and its contract, whatever suit
// that names.
SeatGames SeatGameOf(const Position& end, Seat asker, const Prices& prices);

// REQUIRES: games > 0.
Share SeatWinShare(const SeatGames& games);
MeanError SeatCents(const SeatGames& games);

struct SeatGameOptions {
  Players players = AllSeats({});
  Stakes stakes;
  std::uint64_t games = 100;  // for each question
  Accept accept;              // the players are not told
  // Told after each game what is known so far, by one thread at a time.
  std::function<void(std::span<const SeatGames>)> each;
};

// Deals options.games worlds of each question, as Estimate deals its worlds, and plays each on from
// the cards played. The same for any number of threads, unless it was stopped. A question whose
// cards are not played, or without worlds, ends with games = 0.
// Costs, at 20 worlds a decision: see docs/lab/players.md.
std::vector<SeatGames> PlaySeatGames(std::span<const EstimateQuestion> questions,
                                     const SeatGameOptions& options, const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_SEAT_GAMES_H_
