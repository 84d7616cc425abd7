// What following the advice gains in games in which every seat plays for itself: a line of names,
// then a line for each decision, with words between spaces.
//
//   schafkopf deal N --contract ramsch | measure_ramsch [--decisions N] [--seed N]
//
// Seats play:8 play the deals; of some decisions of each the card that `advise` finds best is
// compared with others, each in the deal as it really is. tools/reliability --ramsch sums it up.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/cards/any_card.h"
#include "engine/cards/random.h"
#include "engine/money/ramsch.h"
#include "engine/text/notation.h"
#include "solver/advice/card_advice.h"
#include "solver/ramsch/free_for_all.h"
#include "solver/ramsch/ramsch_board.h"
#include "solver/ramsch/ramsch_habits.h"
#include "solver/sample/by_threads.h"
#include "solver/sample/seat_games.h"
#include "tools/fit/sampled_decisions.h"

namespace schafkopf {
namespace {

constexpr Player kThinking = {PlayStyle::kPlay, 8};

// The strongest card that does not take the trick as it lies, else the weakest.
Card Ducking(const Position& position) {
  const CardSet legal = position.LegalPlays();
  std::vector<Card> trick(position.trick().begin(), position.trick().end());
  trick.emplace_back(legal.Highest());
  std::optional<Card> weakest;
  for (Card card : position.order().best_first()) {
    if (!legal.Contains(card)) continue;
    trick.back() = card;
    if (WinnerOf(trick, position.order()) + 1 < trick.size()) return card;
    weakest = card;
  }
  return *weakest;
}

// The ways to judge a card: one thread's.
class Judges {
 public:
  static constexpr std::size_t kCount = 3;  // rules of thumb, seats play:8, open cards
  using Cents3 = std::array<double, kCount>;

  explicit Judges(const RamschTerms& terms) : terms_(terms), open_(terms) {}

  // What `card` brings the seat on turn by each judge; not a number where the nodes did not do.
  Cents3 Play(const Position& position, Card card, std::uint64_t seed) {
    constexpr std::uint64_t kNodes = 3'000'000;
    const Game& game = position.game();
    const Seat seat = position.to_move();
    Position after = position;
    after.Play(card);
    const auto cents = [&](const RamschTerms::Result& end) {
      return static_cast<double>(end.payments[seat].count());
    };
    const RamschBoard board(game);
    RamschState state = board.StateOf(after);
    RamschHabits(board, game.contract().row().special.passes_tricks_on).PlayOut(state);
    const Position end =
        PlaySeatGame(after, AllSeats(kThinking), seed, AimOf(game, Stakes()), chooser_);
    const auto open = open_.Play(after, kNodes);
    return {cents(terms_.Settle(board.CapturedOf(state))), cents(terms_.Settle(end)),
            open ? cents(*open) : std::numeric_limits<double>::quiet_NaN()};
  }

 private:
  RamschTerms terms_;
  Chooser chooser_;
  FreeForAll open_;
};

PlayedDeal Played(const Deal& deal, std::uint64_t seed) {
  Chooser chooser;
  const Position end =
      PlaySeatGame(Position(deal), AllSeats(kThinking), seed, AimOf(deal.game, Stakes()), chooser);
  return {deal, Value(0), {end.played().begin(), end.played().end()}};
}

// The advised card against others, and what each judge says it gains.
std::string RowOf(const Position& position, std::uint64_t seed, Judges& judges) {
  const SeatView view = ViewOf(position);
  CardAdviceOptions judging;
  judging.open_games = 0;
  WeighedWorlds worlds = Infer(HeardQuestion(view), {}, {.seed = seed});
  const CardAdvice advice = JudgeCards(view, worlds, judging, {.seed = seed});
  const auto judged = [&](Card card) {
    return std::ranges::find(advice.ranked, card, &CardWorth::card)->judged;
  };
  std::map<Card, Judges::Cents3> known;
  const auto brought = [&](Card card) {
    if (const auto found = known.find(card); found != known.end()) return found->second;
    return known[card] = judges.Play(position, card, seed);
  };
  Random random(seed, 0);
  const RamschBoard board(view.game);
  const RamschHabits habits(board, view.contract().row().special.passes_tricks_on);
  const RamschState state = board.StateOf(position);
  const Card best = judged(advice.ranked.front().card);
  std::string row;
  for (Card other : {AnyOf(position.LegalPlays(), random), Ducking(position),
                     board.labels().FromLabel(habits.Choose(state))}) {
    const Card own = judged(other);
    Judges::Cents3 gain = {};
    if (own != best) {
      const Judges::Cents3 with = brought(best);
      const Judges::Cents3 without = brought(own);
      for (std::size_t i = 0; i < gain.size(); ++i) gain[i] = with[i] - without[i];
    }
    absl::StrAppend(&row, " ", own != best ? 1 : 0);
    for (double cents : gain)
      absl::StrAppend(&row, " ", std::isnan(cents) ? "-" : absl::StrCat(cents));
  }
  return row;
}

int Main(const std::vector<std::string>& words) {
  std::map<std::string, std::uint64_t> numbers = {{"--decisions", 2}, {"--seed", 1}};
  for (std::size_t i = 0; i + 1 < words.size(); i += 2)
    numbers[words[i]] = std::stoull(words[i + 1]);
  std::vector<Deal> deals;
  for (std::string text; std::getline(std::cin, text);) {
    const auto line = ParseDealLine(text);
    if (line.ok() && line->contract && line->contract->parties() == Parties::kEach) {
      deals.push_back(line->deal());
    }
  }
  if (deals.empty()) {
    std::cerr << "expected deals of a Ramsch on stdin, found none\n";
    return 65;
  }
  const RamschTerms terms(deals.front().contract(), deals.front().seats(), kUsualOptions);
  const Threads threads(0);
  PerThread<std::optional<Judges>> judges(threads);
  std::vector<std::string> rows(deals.size());
  threads.ForEachInTurn(deals.size(), [&](std::size_t i, int thread) {
    auto& own = judges.Of(thread);
    if (!own) own.emplace(terms);
    Random random(numbers["--seed"], i);
    const PlayedDeal game = Played(deals[i], random.Next());
    for (const Decision& decision : DrawDecisions(game, numbers["--decisions"], random.Next())) {
      absl::StrAppend(&rows[i], i, " ", TrickOf(decision.position),
                      RowOf(decision.position, random.Next(), *own), "\n");
    }
  });
  std::cout << "game trick";
  for (const char* other : {"random", "ducking", "habit"}) {
    for (const char* what : {"differs", "thumb", "thinking", "open"}) {
      std::cout << ' ' << other << '_' << what;
    }
  }
  std::cout << '\n';
  for (const std::string& of_game : rows) std::cout << of_game;
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int argc, char** argv) {
  return schafkopf::Main(std::vector<std::string>(argv + 1, argv + argc));
}
