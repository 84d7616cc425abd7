// Shards of a `batch` and their merge, and what may go wrong on the way.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "tests/support/batch_job.h"
#include "tests/support/test_scale.h"

namespace schafkopf::shard_test {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using Json = nlohmann::json;

TEST_F(Batch, AnyNumberOfShardsAndThreadsGivesTheSameBytes) {
  WriteFile("deals", absl::StrCat(Deals(300), "nonsense\n"));
  const int most = TestScale() > 1 ? 3 : 97;
  for (const char* output : {"", "zstd = true", "format = \"csv\"", "format = \"binary\""}) {
    WriteJob("kind = \"value\"", output, "block = 8");
    const std::string whole = Whole();
    ASSERT_GT(whole.size(), 100u);
    for (int count : {1, 3, 16, 97}) {
      if (count != 3 && absl::StrContains(output, "format")) continue;
      if (count > most) continue;
      for (int i = 0; i < count; ++i) {
        const Outcome run = Run(absl::StrCat("--shard ", i, "/", count, " --threads ", 1 + i % 2));
        ASSERT_TRUE(run.status == 0 || run.status == 65) << run.err;
      }
      const Outcome merged = RunMerge();
      ASSERT_EQ(merged.status, 0) << merged.err;
      EXPECT_EQ(Result(), whole) << output << " " << count;
      RemoveResults();
    }
  }
}

TEST_F(Batch, MergeOpensMoreShardsThanFilesAreUsual) {
  WriteFile("deals", Deals(60));
  WriteJob("kind = \"value\"", "", "block = 1");
  const std::string whole = Whole();
  for (int i = 0; i < 40; ++i) ASSERT_EQ(Run(absl::StrCat("--shard ", i, "/40")).status, 0);
  const std::string merge = absl::StrCat("'", SCHAFKOPF_PROGRAM, "' merge '", Path("job.toml"),
                                         "' --output '", Path("results"), "'");
  ASSERT_EQ(std::system(absl::StrCat("ulimit -Sn 30; ", merge, " 2>/dev/null").c_str()), 0);
  EXPECT_EQ(Result(), whole);
}

// The most memory that a run of the shell's command takes, in bytes.
std::int64_t PeakOf(const std::string& command) {
  const pid_t child = fork();
  if (child == 0) {
    execl("/bin/sh", "sh", "-c", absl::StrCat("exec ", command).c_str(), nullptr);
    _exit(127);
  }
  int status = 0;
  rusage usage = {};
  EXPECT_EQ(wait4(child, &status, 0, &usage), child);
  EXPECT_EQ(status, 0);
  return 1024 * std::int64_t{usage.ru_maxrss};
}

TEST_F(Batch, MemoryDoesNotGrowWithTheInput) {
  const auto peak = [&](int deals) {
    RemoveResults();
    WriteFile("job.toml", absl::StrCat("[input]\ndeals = ", deals, "\ncontract = \"sie\"\n",
                                       "declarer = 1\n[question]\nkind = \"value\"\n"));
    // What has been freed is not to be kept to detect mistakes.
    return PeakOf(absl::StrCat("env ASAN_OPTIONS=quarantine_size_mb=1 '", SCHAFKOPF_PROGRAM,
                               "' batch '", Path("job.toml"), "' --output '", Path("results"),
                               "' --threads 2 2>/dev/null"));
  };
  const std::int64_t few = peak(1000);
  const int deals = 200'000 / TestScale();
  const std::int64_t many = peak(deals);
  EXPECT_GT(Result().size(), 100 * static_cast<std::size_t>(deals));
  EXPECT_LT(many, few + 15'000'000);
}

TEST_F(Batch, ProgressIsInAFile) {
  WriteFile("deals", Deals(60));
  WriteJob("kind = \"value\"");
  ASSERT_EQ(Run("--threads 2").status, 0);
  const Json status = Json::parse(ReadFile(Path("results.status")));
  EXPECT_EQ(status["state"], "finished");
  EXPECT_EQ(status["done"], 60);
  EXPECT_EQ(status["share"], 1);
  EXPECT_GT(status["slowest_line"], 0);

  const std::string file = absl::StrCat("'", Path("results.status"), "'");
  EXPECT_THAT(
      Call("batch-status " + file).out,
      ContainsRegex("results.0-of-1: finished, 60 done, 100.0 %, [0-9.]+/s, slowest: line"));
  EXPECT_THAT(Call("batch-status --lang de " + file).out,
              HasSubstr(": fertig, 60 fertig, 100,0 %"));
  Json told = Json::parse(Call("batch-status --json " + file).out)["batches"][0];
  EXPECT_EQ(told["file"], Path("results.status"));
  told.erase("file");
  told.erase("written");
  EXPECT_EQ(told, status);
}

TEST_F(Batch, ASilentRunIsSaidToBeSo) {
  const std::string file = WriteFile(
      "results.status",
      R"({"state":"running","output":"results","done":300,"errors":2,"share":null,"rate":12.5,)"
      R"("seconds":24.0,"seconds_left":null,"slowest_line":7,"slowest_seconds":0.5})");
  EXPECT_EQ(Call(absl::StrCat("batch-status '", file, "'")).out,
            "results: running, 300 done, 12.5/s, slowest: line 7, 0.500 s, 2 bad\n");
  std::filesystem::last_write_time(
      file, std::filesystem::file_time_type::clock::now() - std::chrono::minutes(200));
  EXPECT_THAT(Call(absl::StrCat("batch-status '", file, "'")).out,
              HasSubstr("results: running, no update for 3 h 20 min, 300 done"));
  for (const char* text : {"", "[]", R"({"state":"running"})"}) {
    WriteFile("results.status", text);
    const Outcome wrong = Call(absl::StrCat("batch-status '", file, "'"));
    EXPECT_EQ(wrong.status, 65) << text;
    EXPECT_THAT(wrong.err, HasSubstr("is not a batch status file"));
  }
  EXPECT_EQ(Call(absl::StrCat("batch-status '", Path("none"), "'")).status, 74);
}

TEST_F(Batch, ProgressIsOnTheTerminal) {
  if (std::system("script -qec true /dev/null >/dev/null 2>&1") != 0) {
    GTEST_SKIP() << "needs the program script and a terminal to open";
  }
  // More than any machine answers: it is ended once the line was seen.
  WriteFile("job.toml",
            "[input]\ndeals = 1000000000\ndeck = \"short\"\ncontract = \"wenz\"\n"
            "declarer = 0\n[question]\nkind = \"value\"\n");
  WriteFile("run",
            absl::StrCat("echo $$ >'", Path("pid"), "'\nexec '", SCHAFKOPF_PROGRAM, "' batch '",
                         Path("job.toml"), "' --output '", Path("results"), "' --threads 1\n"));
  WriteFile("shown", "");
  const std::string watched =
      absl::StrCat("cd '", Path(""), "'; script -qefc 'sh run' /dev/null >shown & ",
                   "for i in $(seq 1200); do grep -q slowest shown && break; sleep 0.1; done; ",
                   "kill -INT $(cat '", Path("pid"), "'); wait");
  ASSERT_EQ(std::system(watched.c_str()), 0);
  EXPECT_THAT(ReadFile(Path("shown")),
              ContainsRegex("[0-9]+ done, [0-9.]+ %, [0-9.]+/s, .* left, slowest: line"));
  EXPECT_FALSE(std::filesystem::exists(Path("results.status")));
}

TEST_F(Batch, CompressedInputAndOutputAreReadAsText) {
  if (std::system("command -v zstd >/dev/null") != 0) GTEST_SKIP() << "needs the program zstd";
  WriteFile("deals", Deals(60));
  WriteJob("kind = \"value\"");
  const std::string plain = Whole();
  ASSERT_EQ(std::system(absl::StrCat("zstd -q --rm '", Path("deals"), "' -o '", Path("deals.zst"),
                                     "' && mv '", Path("deals.zst"), "' '", Path("deals"), "'")
                            .c_str()),
            0);
  EXPECT_EQ(Whole(), plain);
  WriteJob("kind = \"value\"", "zstd = true");
  ASSERT_EQ(Run("").status, 0);
  ASSERT_EQ(
      std::system(absl::StrCat("zstd -dqc '", Path("results"), "' >'", Path("plain"), "'").c_str()),
      0);
  EXPECT_EQ(ReadFile(Path("plain")), plain);
  RemoveResults();
  // Cut off: an error, and nothing that looks finished.
  const std::string compressed = ReadFile(Path("deals"));
  WriteFile("deals", compressed.substr(0, compressed.size() / 2));
  const Outcome cut = Run("");
  EXPECT_EQ(cut.status, 74);
  EXPECT_THAT(cut.err, HasSubstr("the compressed data is cut off"));
  EXPECT_FALSE(std::filesystem::exists(Path("results")));
  // With the whole input it goes on.
  WriteFile("deals", compressed);
  ASSERT_EQ(Run("").status, 0);
  ASSERT_EQ(
      std::system(absl::StrCat("zstd -dqc '", Path("results"), "' >'", Path("plain"), "'").c_str()),
      0);
  EXPECT_EQ(ReadFile(Path("plain")), plain);
}

TEST_F(Batch, MergeRefusesWhatDoesNotBelongTogether) {
  WriteFile("deals", Deals(100));
  WriteJob("kind = \"value\"");
  const std::string whole = Whole();
  const auto run_all = [&] {
    for (int i = 0; i < 6; ++i) ASSERT_EQ(Run(absl::StrCat("--shard ", i, "/6")).status, 0);
  };
  run_all();
  // Missing and damaged: named for Slurm, with the status of what may be tried again.
  const std::string damaged = ReadFile(Path("results.2-of-6"));
  Remove("results.4-of-6");
  Remove("results.5-of-6");
  std::string flipped = damaged;
  flipped[damaged.size() / 2] ^= 1;
  WriteFile("results.2-of-6", flipped);
  const Outcome missing = RunMerge();
  EXPECT_EQ(missing.status, 75);
  EXPECT_THAT(missing.err, HasSubstr("results.2-of-6 is damaged"));
  EXPECT_THAT(missing.err, HasSubstr("3 of 6 shards are missing or damaged; run them again: "
                                     "--array=2,4-5\n"));
  EXPECT_FALSE(std::filesystem::exists(Path("results")));
  // Every byte counts.
  const std::size_t step = TestScale() > 1 ? 211 : 37;
  for (std::size_t at = 0; at < damaged.size(); at += step) {
    flipped = damaged;
    flipped[at] ^= 4;
    WriteFile("results.2-of-6", flipped);
    EXPECT_NE(RunMerge().status, 0) << at;
  }
  WriteFile("results.2-of-6", damaged.substr(0, damaged.size() - 30));
  EXPECT_EQ(RunMerge().status, 75);
  // Running them all again answers only what is missing.
  run_all();
  ASSERT_EQ(RunMerge().status, 0);
  EXPECT_EQ(Result(), whole);
  // Doubled.
  WriteFile("copy", ReadFile(Path("results.1-of-6")));
  const Outcome doubled =
      RunMerge(absl::StrCat("'", Path("results.1-of-6"), "' '", Path("copy"), "'"));
  EXPECT_EQ(doubled.status, 65);
  EXPECT_THAT(doubled.err, HasSubstr("expected each shard exactly once, found 1 in "));
  // Of another job, of another number of shards.
  WriteJob("kind = \"cards\"");
  EXPECT_EQ(RunMerge().status, 65);
  EXPECT_THAT(RunMerge().err, HasSubstr("belongs to a different job"));
  WriteJob("kind = \"value\"");
  ASSERT_EQ(Run("--shard 0/2").status, 0);
  EXPECT_THAT(RunMerge().err, HasSubstr("choose one with --shards N"));
  EXPECT_EQ(RunMerge("--shards 6").status, 0);
  EXPECT_THAT(RunMerge("--shards 2").err, HasSubstr("--array=1\n"));
  EXPECT_EQ(Run("--shard ''").status, 2);
}

TEST_F(Batch, MergeReplacesOnlyItsOwnResult) {
  WriteFile("deals", Deals(20));
  WriteJob("kind = \"value\"");
  ASSERT_EQ(Run("--shard 0/1").status, 0);
  WriteFile("results", "precious");
  const Outcome refused = RunMerge();
  EXPECT_EQ(refused.status, 65);
  EXPECT_THAT(refused.err, HasSubstr("delete the file or choose another --output"));
  EXPECT_EQ(Result(), "precious");
  Remove("results");
  ASSERT_EQ(RunMerge().status, 0);
  const std::string good = Result();
  WriteFile("results", "damaged");
  EXPECT_EQ(RunMerge().status, 0) << "its receipt is there";
  EXPECT_EQ(Result(), good);
}

// A message must not land in a file that took the number of a closed stderr.
TEST_F(Batch, ClosedErrorsDoNoHarm) {
  WriteFile("deals", absl::StrCat(Deals(20), "nonsense\n"));
  WriteJob("kind = \"value\"");
  const std::string whole = Whole();
  const std::string command = absl::StrCat("'", SCHAFKOPF_PROGRAM, "' batch '", Path("job.toml"),
                                           "' --output '", Path("results"), "' 2>&-");
  EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 65);
  EXPECT_EQ(Result(), whole);
}

TEST_F(Batch, AJobChangedAfterHalfTheShardsIsNoticed) {
  WriteFile("deals", Deals(100));
  WriteJob("kind = \"value\"");
  ASSERT_EQ(Run("--shard 0/2").status, 0);
  WriteJob("kind = \"value\"", "", "block = 17");
  ASSERT_EQ(Run("--shard 1/2").status, 0);
  EXPECT_EQ(RunMerge().status, 65);
  const Outcome again = Run("--shard 0/2");
  EXPECT_EQ(again.status, 65);
  EXPECT_THAT(again.err, HasSubstr("belongs to a different job"));
  // So is an input that has changed.
  RemoveResults();
  ASSERT_EQ(Run("--shard 0/2").status, 0);
  WriteFile("deals", Deals(102));
  ASSERT_EQ(Run("--shard 1/2").status, 0);
  EXPECT_THAT(RunMerge().err, HasSubstr(" has changed since "));
}

TEST_F(Batch, AKilledRunGoesOnAndGivesTheSameBytes) {
  WriteFile("deals", Deals(TestScale() > 1 ? 1500 : 12000));
  WriteJob("kind = \"value\"", "", "block = 4");
  const std::string whole = Whole();
  EXPECT_GT(KillRuns(6), 3);
  ASSERT_EQ(Run("").status, 0);
  EXPECT_EQ(Result(), whole);
  EXPECT_FALSE(std::filesystem::exists(Path("results.0-of-1")));
}

TEST_F(Batch, SignalsEndItWithAWordHowToGoOn) {
  // More than any machine answers.
  WriteFile("job.toml",
            "block = 4\n[input]\ndeals = 1000000000\ndeck = \"short\"\ncontract = \"wenz\"\n"
            "declarer = 0\n[question]\nkind = \"value\"\n");
  // `timeout --preserve-status` passes the program's own status on.
  // Late enough that something is done by then.
  const int milliseconds = 400 * std::min(5, TestScale());
  EXPECT_EQ(RunFor("INT --preserve-status", milliseconds), 130);
  EXPECT_THAT(ReadFile(Path("err")), HasSubstr("run the same command again to continue"));
  EXPECT_EQ(Json::parse(ReadFile(Path("results.status")))["state"], "interrupted");
  EXPECT_EQ(RunFor("TERM --preserve-status", milliseconds), 75);
  EXPECT_THAT(ReadFile(Path("err")), HasSubstr("resuming "));
  EXPECT_GT(Json::parse(ReadFile(Path("results.status")))["share"], 0);
}

TEST_F(Batch, TwoProcessesOnOneShardDoNoHarm) {
  WriteFile("deals", Deals(1500));
  WriteJob("kind = \"value\"");
  const std::string whole = Whole();
  const std::string run = absl::StrCat("'", SCHAFKOPF_PROGRAM, "' batch '", Path("job.toml"),
                                       "' --output '", Path("results"), "'");
  ASSERT_EQ(std::system(absl::StrCat(run, " 2>'", Path("err1"), "' & ", run, " 2>'", Path("err2"),
                                     "'; wait")
                            .c_str()) >= 0,
            true);
  EXPECT_THAT(absl::StrCat(ReadFile(Path("err1")), ReadFile(Path("err2"))),
              HasSubstr("another process is working on"));
  EXPECT_EQ(Result(), whole);
}

TEST_F(Batch, FailedWritesAreNoticedAndMended) {
  WriteFile("deals", Deals(400));
  WriteJob("kind = \"value\"");
  const std::string whole = Whole();
  // A limit on file sizes stands for a full disk where none can be mounted.
  const std::string run = absl::StrCat("'", SCHAFKOPF_PROGRAM, "' batch '", Path("job.toml"), "'");
  int status = std::system(
      absl::StrCat("ulimit -f 8; ", run, " --output '", Path("results"), "' 2>'", Path("err"), "'")
          .c_str());
  EXPECT_EQ(WEXITSTATUS(status), 74);
  EXPECT_THAT(ReadFile(Path("err")), HasSubstr("File too large"));
  EXPECT_FALSE(std::filesystem::exists(Path("results")));
  ASSERT_EQ(Run("").status, 0);
  EXPECT_EQ(Result(), whole);
  // No folder, and none that may be written.
  const Outcome nowhere =
      Call(absl::StrCat("batch '", Path("job.toml"), "' --output /no/such/out"));
  EXPECT_EQ(nowhere.status, 74);
  EXPECT_EQ(nowhere.err,
            "schafkopf: cannot write /no/such/out.0-of-1.partial: No such file or directory\n");
  EXPECT_EQ(Call(absl::StrCat("batch '", Path("job.toml"), "' --output /proc/out")).status, 74);
  // What is not ours is never overwritten.
  WriteFile("mine", "precious\n");
  EXPECT_EQ(
      Call(absl::StrCat("batch '", Path("job.toml"), "' --output '", Path("mine"), "'")).status,
      65);
  EXPECT_EQ(ReadFile(Path("mine")), "precious\n");
}

TEST_F(Batch, AFullDiskIsNoticedAndMended) {
  WriteFile("deals", Deals(400));
  WriteJob("kind = \"value\"");
  const std::string whole = Whole();
  std::filesystem::create_directory(Path("disk"));
  const std::string run = absl::StrCat("'", SCHAFKOPF_PROGRAM, "' batch '", Path("job.toml"),
                                       "' --output '", Path("disk/results"), "'");
  const int status = std::system(
      absl::StrCat("unshare --map-root-user --mount sh -c \"mount -t tmpfs -o size=16k tmpfs '",
                   Path("disk"), "' || exit 99; ", run, "; echo \\$? >'", Path("status"), "'; ls '",
                   Path("disk"), "' >'", Path("left"), "'; mount -o remount,size=1m '",
                   Path("disk"), "'; ", run, " && cp '", Path("disk/results"), "' '",
                   Path("results"), "'\" 2>'", Path("err"), "'")
          .c_str());
  if (!std::filesystem::exists(Path("status"))) {
    GTEST_SKIP() << "no file system may be mounted here: " << status;
  }
  EXPECT_EQ(ReadFile(Path("status")), "74\n");
  EXPECT_THAT(ReadFile(Path("err")), HasSubstr("No space left on device"));
  EXPECT_THAT(ReadFile(Path("left")), testing::Not(HasSubstr("results\n")));
  EXPECT_EQ(Result(), whole);
}

}  // namespace
}  // namespace schafkopf::shard_test
