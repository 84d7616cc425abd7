// Another program that speaks the line protocol (docs/engine-protocol.md), or answers each line by
// one of its own, run by the shell.
#ifndef SCHAFKOPF_TOOLS_PLAY_ENGINE_PROCESS_H_
#define SCHAFKOPF_TOOLS_PLAY_ENGINE_PROCESS_H_

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/worlds/seat_view.h"
#include "tools/play/engine_reply.h"

namespace schafkopf {

// How a program is run.
struct EngineCommand {
  static constexpr int kUsualPatience = 60;

  std::string command;             // for the shell
  std::vector<std::string> setup;  // lines said first, before `isready`: the rules
  int patience = kUsualPatience;   // seconds that an answer may take, whatever is said on the way
  // Milliseconds told with each `go`; it has another second for its answer.
  std::optional<int> movetime = {};
  bool introduces = false;     // asked which commands it knows
  bool answers_lines = false;  // speaks no protocol: a line for a line, until its input ends
};

// A running program, in a process group of its own: Ctrl-C does not reach it. One thread at a time.
class EngineProcess {
 public:
  // Says `setup` and waits until it is ready, where it speaks the protocol. Errors say what went
  // wrong, as those of Choose.
  // `stop` is asked while it waits; once it is true, everything is Cancelled.
  static absl::StatusOr<std::unique_ptr<EngineProcess>> Start(const EngineCommand& command,
                                                              std::function<bool()> stop);
  // Says quit, ends its input, and the program where it does not end by itself within a second.
  ~EngineProcess();
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;

  // The next line that it says after this one. Errors as those of Choose.
  absl::StatusOr<std::string> AnswerTo(absl::string_view line);

  // Whether it says that it knows this command (`id commands ...`).
  bool Knows(absl::string_view command) const;

  // What follows `word` in its answer to a line and `go`. Errors as those of Choose.
  absl::StatusOr<std::string> Ask(const std::string& line, absl::string_view word,
                                  std::uint64_t seed);

  // The card it plays, which is legal. Errors: DeadlineExceeded where it took too long,
  // Unavailable where the program has ended, InvalidArgument for an answer that is none or a card
  // that may not be played.
  absl::StatusOr<Card> Choose(const SeatView& view, std::uint64_t seed);

 private:
  EngineProcess(const EngineCommand& command, std::function<bool()> stop)
      : command_(command), stop_(std::move(stop)) {}

  using Time = std::chrono::steady_clock::time_point;
  enum class Errors : std::uint8_t { kEnd, kPassedOver };

  // How long an exchange may take, and what is said of one that takes longer.
  struct Limit {
    std::chrono::milliseconds time;
    Message late;
  };
  Limit Patience() const;
  Limit MoveTime() const;

  absl::Status Run();
  // Says the lines, then reads until a line begins with `word`: what follows it. An `error` line on
  // the way is one unless they are passed over. All of it within the limit: nothing else waits.
  absl::StatusOr<std::string> Exchange(const std::vector<std::string>& lines,
                                       absl::string_view word, Errors errors, const Limit& limit);
  absl::Status Send(absl::string_view text, Time end);
  // The next line, without its end.
  absl::StatusOr<std::string> Receive(Time end, const Message& late);
  // OK while it may go on.
  absl::Status Check(Time end, const Message& late) const;
  // Why it does not talk any more: how it has ended, or what is so `otherwise`.
  absl::Status Ended(const Text<0>& otherwise);
  bool HasEnded() const;
  // With all that it has started; the exit status, as of waitpid.
  int Kill();

  const EngineCommand command_;
  const std::function<bool()> stop_;
  pid_t process_ = -1;
  int input_ = -1;   // to its stdin
  int output_ = -1;  // from its stdout
  LineBuffer received_;
  std::optional<std::uint64_t> seed_;  // that it was told last
  std::vector<std::string> commands_;  // that it says it knows
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_ENGINE_PROCESS_H_
