// Another program that speaks the line protocol (tools/play/PROTOCOL.md), run by the shell.
#ifndef SCHAFKOPF_TOOLS_PLAY_ENGINE_PROCESS_H_
#define SCHAFKOPF_TOOLS_PLAY_ENGINE_PROCESS_H_

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/worlds/seat_view.h"

namespace schafkopf {

// How a program is run.
struct EngineCommand {
  std::string command;             // for the shell
  std::vector<std::string> setup;  // lines said first, before `isready`: the rules
  int patience = 60;               // seconds that an answer may take
};

// A running program, in a process group of its own: Ctrl-C does not reach it. One thread at a time.
class EngineProcess {
 public:
  // Says `setup` and waits until it is ready. Errors say what went wrong, as those of Choose.
  // `stop` is asked while it waits; once it is true, everything is Cancelled.
  static absl::StatusOr<std::unique_ptr<EngineProcess>> Start(const EngineCommand& command,
                                                              std::function<bool()> stop);
  // Says quit, and ends the program where it does not end by itself within a second.
  ~EngineProcess();
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;

  // The card it plays, which is legal. Errors: DeadlineExceeded after a silence, Unavailable where
  // the program has ended, InvalidArgument for an answer that is none or a card that may not be
  // played.
  absl::StatusOr<Card> Choose(const SeatView& view, std::uint64_t seed);

 private:
  EngineProcess(const EngineCommand& command, std::function<bool()> stop)
      : command_(command), stop_(std::move(stop)) {}

  absl::Status Run();
  absl::Status Send(absl::string_view line);
  // The next line, without its end.
  absl::StatusOr<std::string> Receive();
  // Lines until one begins with `word`: what follows it. An `error` line on the way is one unless
  // they are passed over.
  enum class Errors : std::uint8_t { kEnd, kPassedOver };
  absl::StatusOr<std::string> Await(absl::string_view word, Errors errors);
  absl::Status Ended();

  const EngineCommand command_;
  const std::function<bool()> stop_;
  pid_t process_ = -1;
  int input_ = -1;   // to its stdin
  int output_ = -1;  // from its stdout
  std::string received_;
  std::optional<std::uint64_t> seed_;  // that it was told last
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_ENGINE_PROCESS_H_
