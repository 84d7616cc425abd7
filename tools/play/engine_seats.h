// Programs that speak the line protocol as players of a match.
#ifndef SCHAFKOPF_TOOLS_PLAY_ENGINE_SEATS_H_
#define SCHAFKOPF_TOOLS_PLAY_ENGINE_SEATS_H_

#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/sample/player.h"
#include "tools/cli/rules_option.h"
#include "tools/play/engine_process.h"

namespace schafkopf {

class EngineSeats {
 public:
  // The programs are told `rules` where they are not the usual ones. `stop` is asked by all
  // threads.
  EngineSeats(RulesChoice rules, int patience, std::function<bool()> stop)
      : rules_(std::move(rules)), patience_(patience), stop_(std::move(stop)) {}

  // "engine:COMMAND".
  static bool IsEngine(absl::string_view text);
  // Another player. REQUIRES: IsEngine(text). An error where it has no command.
  absl::StatusOr<Player> Add(absl::string_view text);
  // "engine:COMMAND". REQUIRES: a player that Add made.
  std::string NameOf(const Player& player) const;

  // Chooses for players that Add made; starts each program when it is first asked. Where one fails,
  // `failed` is true from then on and cards mean nothing. One thread at a time may call it; it
  // REQUIRES the EngineSeats to outlive it.
  ForeignChooser ForThread();

  // Any thread may ask.
  bool failed() const { return failed_.load(); }
  // What went wrong first: the program, the game among `deals` and the trick. REQUIRES: failed(),
  // and that nobody plays any more.
  std::string FailureAmong(std::span<const Deal> deals) const;

 private:
  struct Failure {
    std::string player;
    SeatView view;
    std::string message;
  };

  EngineCommand CommandOf(const Player& player) const;
  void Fail(const Player& player, const SeatView& view, const absl::Status& error);

  const RulesChoice rules_;
  const int patience_;
  const std::function<bool()> stop_;
  std::vector<std::string> commands_;  // by Player::worlds
  std::atomic<bool> failed_ = false;
  std::mutex failing_;
  std::optional<Failure> failure_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_ENGINE_SEATS_H_
