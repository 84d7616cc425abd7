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

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/text/input_line.h"
#include "engine/text/notation.h"
#include "engine/text/notation_view.h"

extern char** environ;

namespace schafkopf {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kInterval = 50;             // milliseconds after which `stop` is asked again
constexpr std::size_t kShownBytes = 200;  // of an error that it says
constexpr std::size_t kLongestLine = InputLine::kMaxBytes;

struct Pipe {
  int from = -1;
  int to = -1;
};
absl::StatusOr<Pipe> MakePipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) {
    return absl::UnavailableError(absl::StrCat("no pipe to it: ", std::strerror(errno)));
  }
  return Pipe{ends[0], ends[1]};
}

// "one of EA EZ".
std::string LegalText(const SeatView& view) {
  const CardSet legal = view.LegalPlays();
  return absl::StrCat(legal.size() == 1 ? "" : "one of ", ToString(legal, view.game().order()));
}

}  // namespace

absl::StatusOr<std::unique_ptr<EngineProcess>> EngineProcess::Start(const EngineCommand& command,
                                                                    std::function<bool()> stop) {
  std::unique_ptr<EngineProcess> engine(new EngineProcess(command, std::move(stop)));
  absl::Status status = engine->Run();
  for (const std::string& line : command.setup) {
    if (status.ok()) status = engine->Send(line);
  }
  if (status.ok()) status = engine->Send("isready");
  if (status.ok()) status = engine->Await("readyok", Errors::kEnd).status();
  if (!status.ok()) return status;
  return engine;
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
  return absl::UnavailableError(absl::StrCat("it cannot be started: ", std::strerror(error)));
}

EngineProcess::~EngineProcess() {
  if (process_ > 0) {
    (void)Send("quit");
    close(std::exchange(input_, -1));
    constexpr int kTries = 100;
    for (int i = 0; i < kTries && waitpid(process_, nullptr, WNOHANG) == 0; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    // What it has started may still run.
    kill(-process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  if (input_ >= 0) close(input_);
  if (output_ >= 0) close(output_);
}

absl::Status EngineProcess::Ended() {
  int status = 0;
  // It has closed its output, and is given a moment to end.
  constexpr int kTries = 50;
  for (int i = 0; i < kTries; ++i) {
    const pid_t ended = waitpid(process_, &status, WNOHANG);
    if (ended != 0) {
      kill(-std::exchange(process_, -1), SIGKILL);
      return absl::UnavailableError(
          WIFSIGNALED(status) ? absl::StrCat("it was ended by signal ", WTERMSIG(status))
                              : absl::StrCat("it has ended, with status ", WEXITSTATUS(status)));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return absl::UnavailableError("it has closed its output");
}

absl::Status EngineProcess::Send(absl::string_view line) {
  if (process_ < 0) return absl::UnavailableError("it has ended");
  const std::string text = absl::StrCat(line, "\n");
  std::size_t sent = 0;
  const Clock::time_point end = Clock::now() + std::chrono::seconds(command_.patience);
  while (sent < text.size()) {
    if (stop_()) return absl::CancelledError("stopped");
    if (Clock::now() >= end) return absl::DeadlineExceededError("it does not read its input");
    pollfd pipe = {input_, POLLOUT, 0};
    if (poll(&pipe, 1, kInterval) <= 0) continue;
    const ssize_t wrote = write(input_, text.data() + sent, text.size() - sent);
    if (wrote < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (wrote < 0) return Ended();
    sent += static_cast<std::size_t>(wrote);
  }
  return absl::OkStatus();
}

absl::StatusOr<std::string> EngineProcess::Receive() {
  const Clock::time_point end = Clock::now() + std::chrono::seconds(command_.patience);
  while (true) {
    if (const std::size_t line_end = received_.find('\n'); line_end != std::string::npos) {
      std::string line = received_.substr(0, line_end);
      received_.erase(0, line_end + 1);
      absl::StripTrailingAsciiWhitespace(&line);
      return line;
    }
    if (received_.size() > kLongestLine) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected a line of at most ", kLongestLine, " bytes, found more"));
    }
    if (stop_()) return absl::CancelledError("stopped");
    if (Clock::now() >= end) {
      return absl::DeadlineExceededError(
          absl::StrCat("no answer within ", command_.patience, " seconds"));
    }
    pollfd pipe = {output_, POLLIN, 0};
    if (poll(&pipe, 1, kInterval) <= 0) continue;
    std::array<char, 4096> buffer;
    const ssize_t got = read(output_, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return Ended();
    received_.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

absl::StatusOr<std::string> EngineProcess::Await(absl::string_view word, Errors errors) {
  while (true) {
    auto line = Receive();
    if (!line.ok()) return line;
    const absl::string_view text = *line;
    const std::size_t end = std::min(text.find(' '), text.size());
    if (text.substr(0, end) == word) {
      return std::string(absl::StripAsciiWhitespace(text.substr(end)));
    }
    if (text.substr(0, end) == "error" && errors == Errors::kEnd) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected ", word, ", found ", Escaped(text, kShownBytes)));
    }
  }
}

absl::StatusOr<Card> EngineProcess::Choose(const SeatView& view, std::uint64_t seed) {
  seed &= INT64_MAX;
  absl::Status status;
  if (seed_ != seed) {
    status = Send(absl::StrCat("setoption seed ", seed));
    if (status.ok()) status = Send("isready");
    // It need not know the option.
    if (status.ok()) status = Await("readyok", Errors::kPassedOver).status();
    seed_ = seed;
  }
  if (status.ok()) status = Send(absl::StrCat("position ", ToString(ViewLine{view, "", 1})));
  if (status.ok()) status = Send("go");
  if (!status.ok()) return status;
  const auto answer = Await("bestcard", Errors::kEnd);
  if (!answer.ok()) return answer.status();
  const auto card = ParseCard(*answer);
  if (card.ok() && view.LegalPlays().Contains(*card)) return card;
  return absl::InvalidArgumentError(
      absl::StrCat("expected ", LegalText(view), ", found ", Quoted(*answer)));
}

}  // namespace schafkopf
