// serve: the page and the answers for a browser on this machine.
#include <spawn.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "tools/serve/server.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct ServeChoice {
  ServeOptions options;
  std::string page;
  bool open = false;
};

// In the browser of this desktop; nothing happens where there is none.
void Open(const std::string& url) {
  std::string program = "xdg-open";
  std::string argument = url;
  char* const arguments[] = {program.data(), argument.data(), nullptr};
  pid_t process = 0;
  if (posix_spawnp(&process, program.c_str(), nullptr, nullptr, arguments, environ) != 0) {
    PrintFailure(words::kNoBrowserCouldBeOpened, "serve");
  }
}

ExitCode RunServe(ServeChoice choice) {
  if (!choice.page.empty()) {
    auto page = PageFiles::Read(choice.page);
    if (!page.ok()) {
      PrintFailure(MessageOf(page.status()), "--page");
      return ExitCode::kIo;
    }
    choice.options.page = *std::move(page);
  }
  Server server(std::move(choice.options));
  if (const absl::Status status = server.Bind(); !status.ok()) {
    PrintFailure(MessageOf(status), "serve");
    return ExitCode::kIo;
  }
  WatchSignals();
  PrintLine(server.Url());
  FlushOutput();
  if (choice.open) Open(server.Url());
  server.Run([] { return PendingSignal().has_value(); });
  return ExitCode::kOk;
}

std::function<ExitCode()> AddServe(CLI::App& verb) {
  auto choice = std::make_shared<ServeChoice>();
  verb.add_option("--port", choice->options.port, Said(words::kOf127001))
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  verb.add_flag("--open", choice->open, Said(words::kOpenPageInBrowser));
  verb.add_option("--page", choice->page, Said(words::kFolderOfAnotherPageThan));
  verb.add_option("--status", choice->options.statuses, Said(words::kWhatBatchWritesWhileItRuns))
      ->type_name("FILE");
  AddThreads(verb, choice->options.threads, Said(words::kOfEachQuestion0One));
  verb.add_option("--questions", choice->options.most, Said(words::kAnsweredAtOnceOthersAre))
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  verb.add_option("--seconds", choice->options.seconds, Said(words::kThatQuestionMayTake))
      ->check(CLI::Range(1, 3600))
      ->capture_default_str();
  return [choice] { return RunServe(*choice); };
}

}  // namespace

const Verb kServeVerb = {"serve", words::kVerbServe, AddServe};

}  // namespace schafkopf
