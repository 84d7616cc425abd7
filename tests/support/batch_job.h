// A job of `batch` in a folder of its own, and what becomes of it.
#ifndef SCHAFKOPF_TESTS_SUPPORT_BATCH_JOB_H_
#define SCHAFKOPF_TESTS_SUPPORT_BATCH_JOB_H_

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"

namespace schafkopf {

class Batch : public Program {
 protected:
  // A job over deal lines: 16 a block where not said otherwise.
  void WriteJob(const std::string& question, const std::string& output = "",
                const std::string& top = "block = 16") const {
    WriteFile("job.toml", absl::StrCat(top, "\n[input]\nfile = \"deals\"\n[question]\n", question,
                                       "\n[output]\n", output, "\n"));
  }
  std::string Deals(int count) const {
    return absl::StrCat(
        Call(absl::StrCat("deal ", count / 2, " --deck short --contract wenz --declarer 1")).out,
        "# half of them\n",
        Call(absl::StrCat("deal ", count - count / 2,
                          " --deck short --contract ruf:G --declarer 2 --seed 9"))
            .out);
  }
  Outcome Run(const std::string& arguments) const {
    return Call(absl::StrCat("batch '", Path("job.toml"), "' --output '", Path("results"), "' ",
                             arguments));
  }
  // Starts a run that is ended by `signal` after so many milliseconds; its exit status. What it
  // says goes to the file `err`.
  int RunFor(const char* signal, int milliseconds) const {
    const int ended =
        std::system(absl::StrCat("timeout --foreground -s ", signal, " ", milliseconds / 1000.0,
                                 " '", SCHAFKOPF_PROGRAM, "' batch '", Path("job.toml"),
                                 "' --output '", Path("results"), "' 2>'", Path("err"), "'")
                        .c_str());
    return WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
  }
  // Starts runs one after the other, each with longer to live than the one before and all of them
  // together with less than the whole run took; how many were killed before their end.
  int KillRuns(int runs) const {
    const double shares = runs * (runs + 1) / 2.0;
    int killed = 0;
    for (int i = 1; i <= runs; ++i) {
      const int lives = std::max(1, static_cast<int>(0.8 * whole_ms_ * i / shares));
      if (RunFor("KILL", lives) != 0) ++killed;
    }
    return killed;
  }
  Outcome RunMerge(const std::string& arguments = "") const {
    return Call(absl::StrCat("merge '", Path("job.toml"), "' --output '", Path("results"), "' ",
                             arguments));
  }
  std::string Result() const { return ReadFile(Path("results")); }
  void Remove(const std::string& name) const { std::filesystem::remove(Path(name)); }
  // Removes the result and all that belongs to it.
  void RemoveResults() const {
    for (const auto& entry : std::filesystem::directory_iterator(Path(""))) {
      if (absl::StartsWith(entry.path().filename().string(), "results")) {
        std::filesystem::remove(entry.path());
      }
    }
  }
  // The result of a run in one piece, which is then removed.
  std::string Whole() {
    const auto began = std::chrono::steady_clock::now();
    const Outcome run = Run("--threads 2");
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
    whole_ms_ = took.count();
    EXPECT_TRUE(run.status == 0 || run.status == 65) << run.err;
    std::string result = Result();
    RemoveResults();
    return result;
  }

 private:
  double whole_ms_ = 0;
};

// The records of JSONL.
inline std::vector<nlohmann::json> Lines(const std::string& text) {
  std::vector<nlohmann::json> lines;
  for (absl::string_view line : absl::StrSplit(text, '\n', absl::SkipEmpty())) {
    lines.push_back(nlohmann::json::parse(std::string(line)));
  }
  return lines;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_BATCH_JOB_H_
