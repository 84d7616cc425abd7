// serve: the page and the answers for a browser on this machine.
#include <spawn.h>

#include <CLI/CLI.hpp>
#include <array>
#include <string>
#include <utility>

#include "tools/serve/server.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

static_assert(ServeOptions::kUsualPort == 8088 && ServeOptions::kUsualMost == 4 &&
              ServeOptions::kUsualSeconds == 120);
constexpr auto kServeOptions = std::to_array<FieldRow>({
    {"port", FieldType::kNumber, words::kOf127001, false, 0, 65535, "8088"},
    {"open", FieldType::kFlag, words::kOpenPageInBrowser},
    {"page", FieldType::kText, words::kFolderOfAnotherPageThan},
    {"status", FieldType::kTexts, words::kWhatBatchWritesWhileItRuns},
    {"questions", FieldType::kNumber, words::kAnsweredAtOnceOthersAre, false, 1, 64, "4"},
    {"seconds", FieldType::kNumber, words::kThatQuestionMayTake, false, 1, 3600, "120"},
});
constexpr std::size_t kBeforeThreads = 4;

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

ExitCode RunServe(const Arguments& arguments) {
  const Fields fields = FieldsOf(arguments, kServeOptions);
  ServeOptions options = {.port = static_cast<int>(fields.Number("port")),
                          .threads = arguments.threads,
                          .most = static_cast<int>(fields.Number("questions")),
                          .seconds = static_cast<int>(fields.Number("seconds")),
                          .page = {},
                          .statuses = fields.Texts("status")};
  if (const std::string folder = fields.Text("page"); !folder.empty()) {
    auto page = PageFiles::Read(folder);
    if (!page.ok()) {
      PrintFailure(MessageOf(page.status()), "--page");
      return ExitCode::kIo;
    }
    options.page = *std::move(page);
  }
  Server server(std::move(options));
  if (const absl::Status status = server.Bind(); !status.ok()) {
    PrintFailure(MessageOf(status), "serve");
    return ExitCode::kIo;
  }
  WatchSignals();
  PrintLine(server.Url());
  FlushOutput();
  if (fields.Flag("open")) Open(server.Url());
  server.Run([] { return PendingSignal().has_value(); });
  return ExitCode::kOk;
}

void AddServe(CLI::App& verb, Arguments& arguments) {
  const std::span<const FieldRow> rows = kServeOptions;
  AddFields(verb, rows.first(kBeforeThreads), arguments.asked);
  verb.get_option("--status")->type_name("FILE")->allow_extra_args();
  AddThreads(verb, arguments, Said(words::kOfEachQuestion0One));
  AddFields(verb, rows.subspan(kBeforeThreads), arguments.asked);
}

}  // namespace

const Verb kServeVerb = {"serve",
                         words::kVerbServe,
                         AddServe,
                         RunServe,
                         {"serve --open", "serve --port 9000", "serve --threads 2 --seconds 30"}};

}  // namespace schafkopf
