// engine: a seat that plays, for other programs: lines in, lines out.
#include "tools/play/engine.h"

#include <poll.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

#include "absl/strings/ascii.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

// Lines as they come, while the engine thinks about an earlier one; each waits for its turn, also
// where `quit` or the end of the input stands behind it. A `stop` counts at once for the `go`
// before it, a `quit` for each.
class Inbox {
 public:
  struct Line {
    std::string text;
    std::shared_ptr<std::atomic<bool>> stopped;  // by a `stop` that came since
  };
  // Beyond them nothing is read until some are answered.
  static constexpr std::size_t kMostBytes = std::size_t{16} << 20;

  // Called by the thread that reads, line by line.
  void Take(const std::string& line) {
    const absl::string_view word = absl::StripAsciiWhitespace(line);
    const std::lock_guard lock(mutex_);
    if (quit_) return;
    if (word == "quit") quit_ = true;
    if (word == "stop" && last_go_) *last_go_ = true;
    bytes_ += CostOf(line);
    lines_.push_back({line, std::make_shared<std::atomic<bool>>(false)});
    if (word.substr(0, 2) == "go") last_go_ = lines_.back().stopped;
    came_.notify_one();
  }
  // The last line has come.
  void Close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    came_.notify_one();
  }

  // The next line; nothing where there will be no more.
  std::optional<Line> Next() {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [&] { return quit_ || closed_ || !lines_.empty(); });
    if (lines_.empty()) return std::nullopt;
    Line line = std::move(lines_.front());
    lines_.pop_front();
    bytes_ -= CostOf(line.text);
    return line;
  }

  bool quits() const { return quit_.load(); }
  bool full() const {
    const std::lock_guard lock(mutex_);
    return bytes_ > kMostBytes;
  }

 private:
  static std::size_t CostOf(absl::string_view line) {
    constexpr std::size_t kAround = 128;  // what keeping a line takes besides
    return line.size() + kAround;
  }

  mutable std::mutex mutex_;
  std::condition_variable came_;
  std::deque<Line> lines_;
  std::size_t bytes_ = 0;  // that they cost
  std::shared_ptr<std::atomic<bool>> last_go_;
  bool closed_ = false;
  std::atomic<bool> quit_ = false;
};

constexpr int kBetweenSignals = 50;  // milliseconds

// Whether whoever read the answers by a pipe has gone.
bool NobodyListens() {
  pollfd output = {STDOUT_FILENO, 0, 0};
  return poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0;
}

// Reads stdin line by line until its end, `quit` or a signal, or nobody listens any more.
void ReadLines(Inbox& inbox) {
  std::string text;
  while (!inbox.quits() && !PendingSignal()) {
    if (inbox.full()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(kBetweenSignals));
      continue;
    }
    pollfd input = {STDIN_FILENO, POLLIN, 0};
    const int waits = poll(&input, 1, kBetweenSignals);
    if (NobodyListens()) break;
    if (waits <= 0) continue;
    char buffer[4096];
    const ssize_t got = read(STDIN_FILENO, buffer, sizeof buffer);
    if (got <= 0) break;
    for (const char c : absl::string_view(buffer, static_cast<std::size_t>(got))) {
      if (c != '\n') {
        if (std::ssize(text) <= InputLine::kMaxBytes) text.push_back(c);
        continue;
      }
      inbox.Take(text);
      text.clear();
    }
  }
  if (!text.empty()) inbox.Take(text);
  inbox.Close();
}

// As EngineSettings has them.
static_assert(InferenceOptions().worlds == 4000);
constexpr auto kEngineOptions = std::to_array<FieldRow>({
    {"worlds", FieldType::kNumber, words::kDealtForEachCard, false, 1, kMostAdviseWorlds, "4000"},
    {"seed", FieldType::kNumber, words::kSameSeedPlaysSameCards, false, 0, kNoLimit, "1"},
});

ExitCode RunEngine(const Arguments& arguments) {
  const Fields fields = FieldsOf(arguments, kEngineOptions);
  EngineSettings settings = {.rules = arguments.rules};
  settings.worlds = fields.Count("worlds");
  settings.effort.seed = fields.Count("seed");
  settings.effort.threads = arguments.threads;
  auto engine = Engine::Make(std::move(settings), [](absl::string_view line) {
    PrintLine(line);
    FlushOutput();
  });
  if (!engine.ok()) return ReportRules(engine.status());
  WatchSignals();
  Inbox inbox;
  std::thread reader([&] { ReadLines(inbox); });
  const auto ends = [] { return PendingSignal().has_value() || NobodyListens(); };
  while (const auto line = inbox.Next()) {
    if (ends()) break;
    const auto stops = [&] { return line->stopped->load() || inbox.quits(); };
    engine->Do(line->text, {stops, ends});
  }
  inbox.Close();
  reader.join();
  return PendingSignal().value_or(ExitCode::kOk);
}

void AddEngine(CLI::App& verb, Arguments& arguments) {
  arguments.threads = Effort().threads;
  AddRulesOptions(verb, arguments.rules);
  AddFields(verb, kEngineOptions, arguments.asked);
  AddThreads(verb, arguments);
}

}  // namespace

const Verb kEngineVerb = {"engine",
                          words::kVerbEngine,
                          AddEngine,
                          RunEngine,
                          {"engine", "engine --worlds 400", "engine --rules short --seed 7"}};

}  // namespace schafkopf
