#include "tools/play/engine_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/notation_view.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"
#include "tools/language/language.h"
#include "tools/play/words.h"

namespace schafkopf {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kInterval = 50;             // milliseconds after which `stop` is asked again
constexpr std::size_t kShownBytes = 200;  // of an error that it says

struct Pipe {
  int from = -1;
  int to = -1;
};
absl::StatusOr<Pipe> MakePipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) {
    return Failure(absl::StatusCode::kUnavailable,
                   Message(words::kNoPipeToIt, SystemReason(errno)));
  }
  return Pipe{ends[0], ends[1]};
}

}  // namespace

absl::StatusOr<std::unique_ptr<EngineProcess>> EngineProcess::Start(const EngineCommand& command,
                                                                    std::function<bool()> stop) {
  std::unique_ptr<EngineProcess> engine(new EngineProcess(command, std::move(stop)));
  if (const absl::Status status = engine->Run(); !status.ok()) return status;
  if (command.answers_lines) return engine;
  std::vector<std::string> lines = command.setup;
  lines.emplace_back("isready");
  const auto ready = engine->Exchange(lines, "readyok", Errors::kEnd, engine->Patience());
  if (!ready.ok()) return ready.status();
  if (!command.introduces) return engine;
  const auto known =
      engine->Exchange({"hello", "isready"}, "readyok", Errors::kPassedOver, engine->Patience());
  if (!known.ok()) return known.status();
  return engine;
}

bool EngineProcess::Knows(absl::string_view command) const {
  return std::ranges::find(commands_, command) != commands_.end();
}

EngineProcess::Limit EngineProcess::Patience() const {
  return {std::chrono::seconds(command_.patience),
          Message(words::kNoAnswerWithinSeconds, command_.patience)};
}

EngineProcess::Limit EngineProcess::MoveTime() const {
  constexpr int kGrace = 1000;
  if (!command_.movetime) return Patience();
  const int most = *command_.movetime + kGrace;
  return {std::chrono::milliseconds(most), Message(words::kNoAnswerWithinMilliseconds, most)};
}

absl::Status EngineProcess::Run() {
  const auto in = MakePipe();
  if (!in.ok()) return in.status();
  const auto out = MakePipe();
  if (!out.ok()) {
    close(in->from);
    close(in->to);
    return out.status();
  }
  input_ = in->to;
  fcntl(input_, F_SETFL, O_NONBLOCK);
  output_ = out->from;
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, in->from, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, out->to, STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  std::string shell = "/bin/sh";
  std::string option = "-c";
  std::string command = command_.command;
  const std::array<char*, 4> arguments = {shell.data(), option.data(), command.data(), nullptr};
  const int error =
      posix_spawn(&process_, shell.c_str(), &files, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  close(in->from);
  close(out->to);
  if (error == 0) return absl::OkStatus();
  process_ = -1;
  return Failure(absl::StatusCode::kUnavailable,
                 Message(words::kItCannotBeStarted, SystemReason(error)));
}

EngineProcess::~EngineProcess() {
  if (process_ > 0) {
    constexpr std::chrono::seconds kToEnd{1};
    const Time end = Clock::now() + kToEnd;
    if (!command_.answers_lines) (void)Send("quit\n", end);
    close(std::exchange(input_, -1));
    while (!HasEnded() && Clock::now() < end) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    Kill();
  }
  if (input_ >= 0) close(input_);
  if (output_ >= 0) close(output_);
}

bool EngineProcess::HasEnded() const {
  siginfo_t ended = {};
  return waitid(P_PID, static_cast<id_t>(process_), &ended, WEXITED | WNOHANG | WNOWAIT) != 0 ||
         ended.si_pid != 0;
}

int EngineProcess::Kill() {
  // While it has not been waited for, its number is nobody else's.
  kill(-process_, SIGKILL);
  int status = 0;
  waitpid(std::exchange(process_, -1), &status, 0);
  return status;
}

absl::Status EngineProcess::Ended(const Text<0>& otherwise) {
  // It is given a moment to end.
  constexpr int kTries = 50;
  for (int i = 0; i < kTries; ++i) {
    if (HasEnded()) {
      const int status = Kill();
      return Failure(absl::StatusCode::kUnavailable,
                     WIFSIGNALED(status)
                         ? Message(words::kItWasEndedBySignal, WTERMSIG(status))
                         : Message(words::kItHasEndedWithStatus, WEXITSTATUS(status)));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return Failure(absl::StatusCode::kUnavailable, otherwise);
}

absl::Status EngineProcess::Check(Time end, const Message& late) const {
  if (stop_()) return Failure(absl::StatusCode::kCancelled, words::kStopped);
  return Clock::now() < end ? absl::OkStatus() : Failure(absl::StatusCode::kDeadlineExceeded, late);
}

absl::Status EngineProcess::Send(absl::string_view text, Time end) {
  if (process_ < 0) return Failure(absl::StatusCode::kUnavailable, words::kItHasEnded);
  while (!text.empty()) {
    const absl::Status status = Check(end, words::kItDoesNotReadItsInput);
    if (!status.ok()) return status;
    pollfd pipe = {input_, POLLOUT, 0};
    if (poll(&pipe, 1, kInterval) <= 0) continue;
    const ssize_t wrote = write(input_, text.data(), text.size());
    if (wrote < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (wrote < 0) return Ended(words::kItHasClosedItsInput);
    text.remove_prefix(static_cast<std::size_t>(wrote));
  }
  return absl::OkStatus();
}

absl::StatusOr<std::string> EngineProcess::Receive(Time end, const Message& late) {
  while (true) {
    const absl::Status status = Check(end, late);
    if (!status.ok()) return status;
    auto line = received_.Next();
    if (!line.ok()) return line.status();
    if (*line) return **std::move(line);
    pollfd pipe = {output_, POLLIN, 0};
    if (poll(&pipe, 1, kInterval) <= 0) continue;
    std::array<char, 4096> buffer;
    const ssize_t got = read(output_, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return Ended(words::kItHasClosedItsOutput);
    received_.Add({buffer.data(), static_cast<std::size_t>(got)});
  }
}

absl::StatusOr<std::string> EngineProcess::AnswerTo(absl::string_view line) {
  const Limit patience = Patience();
  const Time end = Clock::now() + patience.time;
  const absl::Status said = Send(absl::StrCat(line, "\n"), end);
  if (!said.ok()) return said;
  return Receive(end, patience.late);
}

absl::StatusOr<std::string> EngineProcess::Exchange(const std::vector<std::string>& lines,
                                                    absl::string_view word, Errors errors,
                                                    const Limit& limit) {
  const Time end = Clock::now() + limit.time;
  const absl::Status said = Send(absl::StrCat(absl::StrJoin(lines, "\n"), "\n"), end);
  if (!said.ok()) return said;
  while (true) {
    const auto line = Receive(end, limit.late);
    if (!line.ok()) return line;
    const EngineReply reply = ReadEngineReply(*line);
    if (reply.word == word) return reply.rest;
    if (reply.word == "id" && absl::StartsWith(reply.rest, "commands ")) {
      commands_ = absl::StrSplit(reply.rest, ' ');
    }
    if (reply.word == "error" && errors == Errors::kEnd) {
      return Failure(absl::StatusCode::kInvalidArgument,
                     Message(words::kExpectedFound, word, Escaped(*line, kShownBytes)));
    }
  }
}

absl::StatusOr<std::string> EngineProcess::Ask(const std::string& line, absl::string_view word,
                                               std::uint64_t seed) {
  seed &= INT64_MAX;
  if (seed_ != seed) {
    // It need not know the option.
    const auto ready = Exchange({absl::StrCat("setoption seed ", seed), "isready"}, "readyok",
                                Errors::kPassedOver, Patience());
    if (!ready.ok()) return ready.status();
    seed_ = seed;
  }
  const std::string go =
      command_.movetime ? absl::StrCat("go movetime ", *command_.movetime) : "go";
  return Exchange({line, go}, word, Errors::kEnd, MoveTime());
}

absl::StatusOr<Card> EngineProcess::Choose(const SeatView& view, std::uint64_t seed) {
  const auto answer =
      Ask(absl::StrCat("position ", ToString(ViewLine{view, "", 1})), "bestcard", seed);
  if (!answer.ok()) return answer.status();
  return ReadEngineCard(*answer, view);
}

}  // namespace schafkopf
