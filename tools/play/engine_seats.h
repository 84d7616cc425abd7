// Programs that speak the line protocol as players of a match.
#ifndef SCHAFKOPF_TOOLS_PLAY_ENGINE_SEATS_H_
#define SCHAFKOPF_TOOLS_PLAY_ENGINE_SEATS_H_

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/sample/player.h"
#include "tools/answers/table/seat_bid.h"
#include "tools/answers/table/seat_double.h"
#include "tools/cli/rules_option.h"
#include "tools/play/engine_process.h"

namespace schafkopf {

class EngineSeats {
 public:
  // The programs are told `rules` where they are not the usual ones. `stop` is asked by all
  // threads.
  // `introduces`: they are also asked to bid and to double.
  EngineSeats(RulesChoice rules, int patience, std::function<bool()> stop, bool introduces = false)
      : rules_(std::move(rules)),
        patience_(patience),
        stop_(std::move(stop)),
        introduces_(introduces) {}
  EngineSeats(const EngineSeats&) = delete;
  EngineSeats& operator=(const EngineSeats&) = delete;

  // "engine:COMMAND".
  static bool IsEngine(absl::string_view text);
  // Another player, for as long as this lives. Its program is started when it is first asked, once
  // for each thread that asks at the same time; where it fails, `failed` is true from then on and
  // its cards mean nothing. REQUIRES: IsEngine(text). An error where it has no command.
  absl::StatusOr<Player> Add(absl::string_view text);
  // "engine:COMMAND"; nothing of players that Add did not make.
  std::optional<std::string> NameOf(const Player& player) const;

  // What the program of a player announces, and whether it doubles; where it does not know such
  // questions, or fails, it passes and keeps quiet. REQUIRES: a player that Add made.
  std::optional<BidOption> Bid(const Player& player, const BidTurn& turn, const RuleSet& rules,
                               std::uint64_t seed);
  bool Doubles(const Player& player, const CardTurn& turn, std::uint64_t seed);

  // Any thread may ask.
  bool failed() const { return failed_.load(); }
  // What went wrong first: the program, the game among `deals`, if there are any, and the trick.
  // REQUIRES: failed(), and that nobody plays any more.
  Message FailureAmong(std::span<const Deal> deals) const;

 private:
  // One command's programs, as many as threads ask at once.
  class Engine final : public CardChooser {
   public:
    Engine(EngineSeats& seats, absl::string_view command) : seats_(seats), command_(command) {}
    std::string name() const;
    std::optional<Card> Choose(const SeatView& view, const Player& player, std::uint64_t seed,
                               const Aim& aim) const override;

    // What follows `word` in the answer to a line that begins with `command`; nothing where the
    // program does not know that, or fails.
    std::optional<std::string> Ask(absl::string_view command, absl::string_view rest,
                                   absl::string_view word, std::uint64_t seed) const;

   private:
    using Process = std::unique_ptr<EngineProcess>;
    // A program that waits, or a new one; and back.
    absl::StatusOr<Process> Take() const;
    void Give(Process process) const;
    absl::StatusOr<Card> Ask(const SeatView& view, std::uint64_t seed) const;

    EngineSeats& seats_;
    const std::string command_;
    mutable std::mutex sharing_;
    mutable std::vector<Process> idle_;
  };

  struct Stop {
    std::string player;
    std::optional<SeatView> view;  // where a card was asked for
    Message message;
  };

  bool stopped() const { return stop_() || failed(); }
  EngineCommand Setup(absl::string_view command) const;
  void Fail(absl::string_view player, const std::optional<SeatView>& view,
            const absl::Status& error);
  const Engine* Find(const Player& player) const;

  const RulesChoice rules_;
  const int patience_;
  const std::function<bool()> stop_;
  const bool introduces_;
  std::deque<Engine> engines_;
  std::atomic<bool> failed_ = false;
  std::mutex failing_;
  std::optional<Stop> failure_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_ENGINE_SEATS_H_
