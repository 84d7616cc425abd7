// Programs that speak the line protocol as players of a match.
#ifndef SCHAFKOPF_TOOLS_PLAY_ENGINE_SEATS_H_
#define SCHAFKOPF_TOOLS_PLAY_ENGINE_SEATS_H_

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
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

// What an engine that errs, hangs or dies puts an end to.
enum class FaultEnds : std::uint8_t { kMatch, kGame };

struct EngineTerms {
  RulesChoice rules;  // told to the programs where they are not the usual ones
  int patience = EngineCommand::kUsualPatience;
  std::optional<int> movetime = {};  // as in EngineCommand
  bool introduces = false;           // they are also asked to bid and to double
  FaultEnds fault_ends = FaultEnds::kMatch;
};

// What went wrong in a game.
struct EngineFault {
  std::string player;
  const CardChooser* chooser = nullptr;           // whose
  std::optional<SeatView> view;                   // where a card was asked for
  std::string asked;                              // else the line, where there was one
  absl::StatusCode kind = absl::StatusCode::kOk;  // as EngineProcess::Choose names them
  Message message;

  // With the game's number, from 1, where something was asked.
  Message Told(std::optional<std::size_t> game) const;
};

class EngineSeats {
 public:
  // `stop` is asked by all threads.
  EngineSeats(EngineTerms terms, std::function<bool()> stop)
      : terms_(std::move(terms)), stop_(std::move(stop)) {}
  EngineSeats(const EngineSeats&) = delete;
  EngineSeats& operator=(const EngineSeats&) = delete;

  // "engine:COMMAND".
  static bool IsEngine(absl::string_view text);
  // Another player, for as long as this lives. Its program is started when it is first asked, once
  // for each thread that asks at the same time, and anew where it has failed; from then on
  // `faulted` is true and its cards mean nothing. REQUIRES: IsEngine(text). An error where it has
  // no command.
  absl::StatusOr<Player> Add(absl::string_view text);
  // "engine:COMMAND"; nothing of players that Add did not make.
  std::optional<std::string> NameOf(const Player& player) const;

  // What the program of a player announces, and whether it doubles; where it does not know such
  // questions, or fails, it passes and keeps quiet. REQUIRES: a player that Add made.
  std::optional<BidOption> Bid(const Player& player, const BidTurn& turn, const RuleSet& rules,
                               std::uint64_t seed);
  bool Doubles(const Player& player, const CardTurn& turn, std::uint64_t seed);

  // Whether the game that this thread plays has ended by a fault.
  bool faulted() const;
  // Of FaultEnds::kGame: the fault of that game, so that another one may begin.
  std::optional<EngineFault> TakeFault();

  // Of FaultEnds::kMatch. Any thread may ask.
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
    // program does not know that, or fails, as it does by an answer that `judge` refuses.
    using Judge = std::function<absl::Status(const std::string& answer)>;
    std::optional<std::string> Ask(absl::string_view command, absl::string_view rest,
                                   absl::string_view word, std::uint64_t seed,
                                   const Judge& judge) const;

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

  bool stopped() const { return stop_() || faulted(); }
  EngineCommand Setup(absl::string_view command) const;
  void Fail(const Engine& engine, const std::optional<SeatView>& view, std::string asked,
            const absl::Status& error);
  const Engine* Find(const Player& player) const;

  const EngineTerms terms_;
  const std::function<bool()> stop_;
  std::deque<Engine> engines_;
  std::atomic<bool> failed_ = false;
  mutable std::mutex failing_;
  std::optional<EngineFault> failure_;                  // of the match
  std::map<std::thread::id, EngineFault> game_faults_;  // of the game that each thread plays
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_ENGINE_SEATS_H_
