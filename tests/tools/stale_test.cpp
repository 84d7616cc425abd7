// What `batch` and `merge` keep, refuse and replace: changed inputs and rules, damaged receipts,
// and files of others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"
#include "tests/support/batch_job.h"
#include "tests/support/test_scale.h"

namespace schafkopf::stale_test {
namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

class Stale : public Batch {
 protected:
  // Runs, which must be refused and leave the result as it is.
  void ExpectRefused(const std::string& what) const {
    const std::string before = Result();
    const Outcome run = Run("");
    EXPECT_EQ(run.status, 65) << what;
    EXPECT_THAT(run.err, HasSubstr(" has changed since ")) << what;
    EXPECT_THAT(run.err, HasSubstr("use --again to replace it")) << what;
    EXPECT_EQ(Result(), before) << what;
  }
  // Runs with --again; the result is then that of a run without what was there.
  void ExpectAgain(const std::string& what) {
    const Outcome again = Run("--again");
    EXPECT_TRUE(again.status == 0 || again.status == 65) << what << again.err;
    const std::string result = Result();
    EXPECT_THAT(Run("--again").err, HasSubstr("is finished: nothing to do")) << what;
    RemoveResults();
    EXPECT_EQ(result, Whole()) << what;
  }
};

TEST_F(Stale, AChangedInputIsNamedAndAnsweredOnlyOnDemand) {
  const std::string deals = Deals(40);
  const std::string last = deals.substr(0, deals.rfind('\n', deals.size() - 2) + 1);
  const std::string first = deals.substr(deals.find('\n') + 1);
  WriteJob("kind = \"value\"");
  for (const auto& [what, changed] : std::vector<std::pair<std::string, std::string>>{
           {"one more", deals + deals.substr(0, deals.find('\n') + 1)},
           {"the last is missing", last},
           {"the first is the last", first + deals.substr(0, deals.find('\n') + 1)},
           {"a comment more", deals + "# end\n"}}) {
    WriteFile("deals", deals);
    ASSERT_EQ(Run("").status, 0);
    EXPECT_THAT(Run("").err, HasSubstr("is finished: nothing to do"));
    WriteFile("deals", changed);
    ExpectRefused(what);
    ExpectAgain(what);
    RemoveResults();
  }
  WriteFile("deals", deals);
  ASSERT_EQ(Run("").status, 0);
  WriteFile("deals", last);
  WriteFile("results", "damaged");
  ExpectRefused("damaged besides");
  EXPECT_FALSE(std::filesystem::exists(Path("results.0-of-1"))) << "answered all the same";
  WriteFile("deals", "");
  ExpectRefused("empty");
  Remove("deals");
  const Outcome missing = Run("");
  EXPECT_EQ(missing.status, 74);
  EXPECT_THAT(missing.err, HasSubstr("No such file"));
}

TEST_F(Stale, AnInputThatChangesWhileARunIsBroken) {
  const std::string deals = Deals(120);
  WriteJob("kind = \"value\"", "", "block = 4");
  const std::string run = absl::StrCat("'", SCHAFKOPF_PROGRAM, "' batch '", Path("job.toml"),
                                       "' --output '", Path("results"), "' 2>'", Path("err"), "'");
  const auto break_off = [&] {
    RemoveResults();
    WriteFile("deals", deals);
    // A limit on file sizes ends it in the middle.
    EXPECT_EQ(WEXITSTATUS(std::system(absl::StrCat("ulimit -f 4; ", run).c_str())), 74);
    EXPECT_TRUE(std::filesystem::exists(Path("results.0-of-1.partial")));
  };
  // Behind the place that was reached: what is asked for is the input as it is now.
  break_off();
  const std::string longer = deals + Call("deal 1 --contract wenz --declarer 0").out;
  WriteFile("deals", longer);
  const Outcome gone_on = Run("");
  EXPECT_EQ(gone_on.status, 0) << gone_on.err;
  EXPECT_THAT(gone_on.err, HasSubstr("resuming"));
  const std::string result = Result();
  RemoveResults();
  EXPECT_EQ(result, Whole());
  // In front of it.
  break_off();
  WriteFile("deals", longer.substr(longer.find('\n') + 1));
  const Outcome refused = Run("");
  EXPECT_EQ(refused.status, 65);
  EXPECT_THAT(refused.err, HasSubstr("deals has changed since "));
  EXPECT_THAT(refused.err, HasSubstr("use --again to replace it"));
  ExpectAgain("in front");
}

TEST_F(Stale, ShardsOfAChangedInputAreNamed) {
  const std::string deals = Deals(60);
  WriteFile("deals", deals);
  WriteJob("kind = \"value\"");
  for (int i = 0; i < 3; ++i) ASSERT_EQ(Run(absl::StrCat("--shard ", i, "/3")).status, 0);
  WriteFile("deals", deals + Call("deal 3 --contract wenz --declarer 0").out);
  const Outcome merged = RunMerge();
  EXPECT_EQ(merged.status, 65);
  EXPECT_THAT(merged.err, HasSubstr("results.1-of-3 was made"));
  EXPECT_THAT(merged.err, HasSubstr("--array=0-2\n"));
  EXPECT_FALSE(std::filesystem::exists(Path("results")));
  EXPECT_EQ(Run("--shard 1/3").status, 65);
  EXPECT_EQ(Run("--shard 1/3 --again").status, 0);
  EXPECT_THAT(RunMerge().err, HasSubstr("--array=0,2\n"));
  for (int i : {0, 2}) EXPECT_EQ(Run(absl::StrCat("--shard ", i, "/3 --again")).status, 0);
  ASSERT_EQ(RunMerge().status, 0);
  const std::string result = Result();
  // The result of another input is not replaced unasked.
  WriteFile("deals", deals);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(Run(absl::StrCat("--shard ", i, "/3 --again")).status, 0);
  EXPECT_EQ(RunMerge().status, 65);
  EXPECT_EQ(Result(), result);
  EXPECT_EQ(RunMerge("--again").status, 0);
  const std::string shorter = Result();
  RemoveResults();
  EXPECT_EQ(shorter, Whole());
  // Without its input nobody can tell.
  ASSERT_EQ(Run("--shard 0/1").status, 0);
  Remove("deals");
  EXPECT_EQ(RunMerge().status, 74);
}

TEST_F(Stale, StdinIsComparedToo) {
  WriteFile("job.toml", "[input]\nfile = \"-\"\n[question]\nkind = \"value\"\n");
  const auto answer = [&](const std::string& input, const std::string& options = "") {
    return Call(
        absl::StrCat("batch '", Path("job.toml"), "' --output '", Path("results"), "' ", options),
        input);
  };
  const std::string one = Deals(6);
  const std::string other = Deals(8);
  ASSERT_EQ(answer(one).status, 0);
  const std::string first = Result();
  EXPECT_THAT(answer(one).err, HasSubstr("is finished: nothing to do"));
  const Outcome refused = answer(other);
  EXPECT_EQ(refused.status, 65);
  EXPECT_THAT(refused.err, HasSubstr("stdin has changed since "));
  EXPECT_EQ(Result(), first);
  EXPECT_EQ(answer(other, "--again").status, 0);
  EXPECT_EQ(Lines(Result()).size(), 8u);
  RemoveResults();
  for (int i = 0; i < 2; ++i) EXPECT_EQ(answer(one, absl::StrCat("--shard ", i, "/2")).status, 0);
  EXPECT_EQ(RunMerge().status, 0);
  EXPECT_EQ(Result(), first);
}

TEST_F(Stale, ChangedRulesAreNamed) {
  WriteFile("deals", Deals(6));
  WriteFile("table.toml", "name = \"one\"\nbase = \"sauspiel\"\n");
  WriteJob("kind = \"value\"", "", "rules = \"table.toml\"");
  ASSERT_EQ(Run("").status, 0);
  WriteFile("table.toml", "name = \"one\"\nbase = \"sauspiel\"\n[tariff]\nsolo = 100\n");
  const Outcome refused = Run("");
  EXPECT_EQ(refused.status, 65);
  EXPECT_THAT(refused.err, HasSubstr("rule set table.toml has changed: use --again to replace it"));
  ExpectAgain("rules");
}

TEST_F(Stale, AReceiptSaysWhatItWasMadeFromAndProvesItself) {
  WriteFile("deals", absl::StrCat(Deals(20), "nonsense\n"));
  WriteJob("kind = \"value\"");
  const std::string whole = Whole();
  ASSERT_EQ(Run("").status, 65);
  const std::string good = ReadFile(Path("results.receipt"));
  const Json receipt = Json::parse(good);
  for (const char* sum : {"job", "input", "rules", "xxh3_128", "check"}) {
    EXPECT_EQ(receipt[sum].get<std::string>().size(), 32u) << sum;
  }
  const std::string signature = ReadFile(absl::StrCat(SCHAFKOPF_ROOT, "/bench/signature.txt"));
  for (const char* name : {"model", "answers"}) {
    EXPECT_THAT(signature, HasSubstr(absl::StrCat(name, " ", receipt[name].get<std::string>())));
  }
  const std::size_t step = TestScale() > 1 ? 29 : 3;
  for (std::size_t at = 0; at < good.size(); at += step) {
    std::string flipped = good;
    flipped[at] ^= 1;
    WriteFile("results.receipt", flipped);
    const Outcome run = Run("");
    EXPECT_EQ(run.status, 65) << at;
    EXPECT_THAT(run.err, HasSubstr("receipt")) << at;
    EXPECT_EQ(Result(), whole);
  }
  WriteFile("results.receipt", good.substr(0, good.size() / 2));
  EXPECT_THAT(Run("").err, HasSubstr("is damaged or was written by an older version"));
  EXPECT_EQ(Run("--again").status, 65);
  EXPECT_EQ(ReadFile(Path("results.receipt")), good);
  EXPECT_EQ(Result(), whole);
}

TEST_F(Stale, FilesOfOthersAreNeverReplaced) {
  WriteFile("deals", Deals(6));
  WriteJob("kind = \"value\"");
  for (const char* name :
       {"results", "results.tmp", "results.receipt", "results.receipt.tmp", "results.status",
        "results.status.tmp", "results.0-of-1", "results.0-of-1.partial"}) {
    WriteFile(name, "precious\n");
    for (const char* options : {"", "--again"}) {
      const Outcome run = Run(options);
      EXPECT_EQ(run.status, 65) << name;
      EXPECT_THAT(run.err, HasSubstr(absl::StrCat(Path(name), std::string(name) == "results"
                                                                  ? " exists, but the receipt for "
                                                                  : " exists but is not a ")))
          << name;
      EXPECT_EQ(ReadFile(Path(name)), "precious\n");
    }
    EXPECT_FALSE(std::filesystem::exists(Path("results.0-of-1")) &&
                 std::string(name) != "results.0-of-1")
        << "answered before it was refused";
    RemoveResults();
  }
}

TEST_F(Stale, AStatusIsAFileOfItsOwn) {
  WriteFile("deals", Deals(6));
  WriteJob("kind = \"value\"");
  for (const char* name : {"results", "results.receipt", "results.0-of-1", "results.0-of-1.partial",
                           "./results", "results.tmp"}) {
    const Outcome run = Run(absl::StrCat("--status '", Path(name), "'"));
    EXPECT_EQ(run.status, 2) << name;
    EXPECT_THAT(run.err, HasSubstr("--status: expected a separate file, found "));
    EXPECT_FALSE(std::filesystem::exists(Path("results.0-of-1.partial")));
  }
  EXPECT_EQ(Run("--status /dev/null").status, 65);
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  WriteFile("mine", "precious\n");
  EXPECT_EQ(Run(absl::StrCat("--status '", Path("mine"), "'")).status, 65);
  EXPECT_EQ(ReadFile(Path("mine")), "precious\n");
  EXPECT_EQ(Run(absl::StrCat("--status '", Path("job.toml"), "'")).status, 65);
  for (int i = 0; i < 2; ++i) {
    RemoveResults();
    EXPECT_EQ(Run(absl::StrCat("--status '", Path("status"), "'")).status, 0);
    EXPECT_EQ(Json::parse(ReadFile(Path("status")))["state"], "finished");
  }
}

TEST_F(Stale, APictureDoesNotCostAnother) {
  WriteFile("table", "line,contract,value\n1,wenz,10\n2,wenz,20\n");
  WriteFile("picture.tmp", "precious\n");
  EXPECT_EQ(Call(absl::StrCat("summarize '", Path("table"), "' --histogram value --svg '",
                              Path("picture"), "'"))
                .status,
            65);
  EXPECT_EQ(ReadFile(Path("picture.tmp")), "precious\n");
}

TEST_F(Stale, NumbersOfShardsHaveOneBound) {
  WriteFile(
      "job.toml",
      "[input]\ndeals = 3\ncontract = \"wenz\"\ndeclarer = 0\n[question]\nkind = \"value\"\n");
  for (const char* shard : {"0/18446744073709551615", "0/1000001", "+0/3", " 0/3", "0/3 "}) {
    const Outcome run = Run(absl::StrCat("--shard '", shard, "'"));
    EXPECT_EQ(run.status, 2) << shard;
    EXPECT_THAT(run.err, HasSubstr("expected I/N with 0 <= I < N <= 1000000"));
  }
  EXPECT_EQ(Run("--shard 999999/1000000").status, 0);
  EXPECT_EQ(RunMerge("--shards 1000001").status, 2);
  const Outcome missing = RunMerge();
  EXPECT_EQ(missing.status, 75);
  EXPECT_THAT(missing.err, HasSubstr("--array=0-999998\n"));
  std::filesystem::rename(Path("results.999999-of-1000000"),
                          Path("results.0-of-18446744073709551615"));
  EXPECT_EQ(RunMerge().status, 75);
}

}  // namespace
}  // namespace schafkopf::stale_test
