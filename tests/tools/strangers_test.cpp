// Files from strangers, verb by verb: what stands in them neither steers a terminal nor ends the
// program badly.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/support/program.h"
#include "tests/support/sanitized.h"

namespace schafkopf::strangers_test {
namespace {

using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::json;

// Clears a screen, names a window, a bell, U+009B begins a sequence as well, and U+202E turns round
// what follows.
constexpr char kSteers[] = "\x1b[2Ja\x1b]0;b\x07\x7f\xc2\x9b\x33\x31m\xe2\x80\xaetxt";

// Whether a terminal only shows it.
bool IsShown(const std::string& text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte == '\n' || byte == '\t') continue;
    if (byte < ' ' || byte == 0x7f) return false;
    if (text.compare(i, 3, "\xe2\x80\xae") == 0) return false;
    if (byte == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0) {
      return false;
    }
  }
  return true;
}

Json StatusOf(const std::string& state, const std::string& output) {
  return {{"state", state},    {"output", output},      {"done", 1},    {"errors", 0},
          {"share", 0.5},      {"rate", 1.5},           {"seconds", 2}, {"seconds_left", 3},
          {"slowest_line", 1}, {"slowest_seconds", 0.1}};
}

class StrangersTest : public Program {
 protected:
  void ExpectShown(const std::string& arguments, const std::string& text) const {
    // A name in which a line begins that the program has not said.
    const std::string path = WriteFile(absl::StrCat("file", kSteers, "\nschafkopf: fine"), text);
    for (const char* more : {"", " --json"}) {
      const Outcome run = Call(absl::StrCat(arguments, " '", path, "'", more));
      EXPECT_LT(run.status, 128) << arguments;
      EXPECT_FALSE(run.out.empty() && run.err.empty()) << arguments;
      EXPECT_TRUE(IsShown(run.out)) << arguments << more << '\n' << run.out;
      EXPECT_TRUE(IsShown(run.err)) << arguments << more << '\n' << run.err;
      EXPECT_THAT(run.out + run.err, Not(HasSubstr("\nschafkopf: fine"))) << arguments << more;
    }
  }
};

TEST_F(StrangersTest, NothingSteersATerminal) {
  ExpectShown("summarize", absl::StrCat("line,contract,value\n1,", kSteers, ",3\n"));
  ExpectShown("summarize",
              absl::StrCat(Json{{"line", 1}, {"contract", kSteers}, {kSteers, 3}}.dump(), "\n"));
  ExpectShown("summarize", std::string("line,contract\n1,\xff\xc3(\n"));
  ExpectShown("batch-status", StatusOf("running", kSteers).dump());
  ExpectShown("batch-status", StatusOf(kSteers, "results").dump());
  ExpectShown("batch-status", kSteers);
  ExpectShown("book", kSteers);
  const std::string deal = Call("deal 1 --contract wenz --declarer 1 --deck short").out;
  for (const char* verb : {"solve", "review", "score", "analyze", "ask", "answer", "advise"}) {
    ExpectShown(verb, kSteers);
    ExpectShown(verb, absl::StrCat(deal.substr(0, deal.size() - 1), " ; players ", kSteers, ", B"));
  }
}

// As texts of JSON they are still what they were.
TEST_F(StrangersTest, JsonIsWhatItWas) {
  const std::string path =
      WriteFile("rows", absl::StrCat(Json{{"line", 1}, {"contract", kSteers}}.dump(), "\n"));
  const Outcome run = Call(absl::StrCat("summarize --json '", path, "'"));
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(Json::parse(run.out)["by"]["contract"], kSteers);
}

TEST_F(StrangersTest, AStatusIsOneOfARun) {
  const Json whole = StatusOf("running", "results");
  const auto told = [&](const Json& status) {
    return Call(absl::StrCat("batch-status '", WriteFile("status", status.dump()), "'"));
  };
  EXPECT_THAT(told(whole).out, HasSubstr("results: running"));
  for (const auto& [name, value] : whole.items()) {
    for (const Json& other : {Json("x"), Json(-1e300), Json(1e300), Json(true), Json::array(),
                              Json(18446744073709551615u)}) {
      if (value.is_string() && name == "output" && other.is_string()) continue;
      Json status = whole;
      status[name] = other;
      EXPECT_EQ(told(status).status, 65) << name << ' ' << other;
    }
  }
  Json more = whole;
  more["file"] = "/etc/passwd";
  const std::string path = WriteFile("status", more.dump());
  EXPECT_EQ(Answer("batch-status", absl::StrCat("'", path, "'"))["batches"][0]["file"], path);
}

// However much a few bytes come to when they are decompressed.
TEST_F(StrangersTest, ALineHasAnEnd) {
  const std::string row = "{\"line\":1,\"contract\":\"wenz\",\"value\":45}\n";
  const std::string few =
      absl::StrCat(row.substr(0, row.size() - 2), std::string(1'000'000, ' '), "}\n");
  const std::string many = absl::StrCat(row, std::string(1 << 20, ' '), row);
  EXPECT_EQ(Call(absl::StrCat("summarize '", WriteFile("few", few), "'")).status, 0);
  const std::string path = WriteFile("many", many);
  const Outcome run = Call(absl::StrCat("summarize '", path, "'"));
  EXPECT_EQ(run.status, 65);
  EXPECT_THAT(run.err,
              HasSubstr(absl::StrCat(path, ":2:1: expected at most 1048576 bytes per line")));
}

#ifndef SCHAFKOPF_SANITIZED
// A line of two gigabytes in a file of some kilobytes.
TEST_F(StrangersTest, ABombIsNotHeld) {
  if (std::system("command -v zstd >/dev/null") != 0) GTEST_SKIP() << "needs the program zstd";
  const std::string bomb = Path("bomb.zst");
  ASSERT_EQ(std::system(
                absl::StrCat("head -c 1100000000 /dev/zero | zstd -q -1 -o '", bomb, "'").c_str()),
            0);
  const std::string limited = absl::StrCat("ulimit -v 1000000; '", SCHAFKOPF_PROGRAM,
                                           "' summarize '", bomb, "' 2>'", Path("err"), "'");
  EXPECT_EQ(WEXITSTATUS(std::system(limited.c_str())), 65);
  EXPECT_THAT(ReadFile(Path("err")), HasSubstr("bytes per line"));
}
#endif

// Numbers that no sum of them would be.
TEST_F(StrangersTest, NumbersBeyondSumsAreLeftOut) {
  for (const char* number : {"1e308", "-1e308", "inf", "nan", "1e999"}) {
    const std::string path = WriteFile(
        "rows",
        absl::StrCat("line,contract,value\n1,wenz,-1e308\n2,wenz,", number, "\n3,wenz,7\n"));
    const Outcome run = Call(absl::StrCat("summarize --histogram value --json '", path, "'"));
    ASSERT_EQ(run.status, 0) << number << run.err;
    EXPECT_EQ(Json::parse(run.out)["fields"]["value"]["max"], 7) << number;
    EXPECT_EQ(Json::parse(run.out)["fields"]["value"]["min"], 7) << number;
  }
}

TEST_F(StrangersTest, DeepJsonIsRefused) {
  const std::size_t depth = 200'000;
  const std::string deep(depth, '['), end(depth, ']');
  const std::string object =
      absl::StrCat("{\"line\":1,\"question\":\"solve\",\"deal\":", deep, end, "}\n");
  const std::string path = WriteFile("deep", object);
  const std::string bare = WriteFile("bare", absl::StrCat(deep, end, "\n"));
  for (const char* verb :
       {"answer", "review", "solve", "analyze", "score", "advise", "summarize", "batch-status"}) {
    for (const std::string& file : {path, bare}) {
      EXPECT_EQ(Call(absl::StrCat(verb, " '", file, "'")).status, 65) << verb;
    }
  }
}

}  // namespace
}  // namespace schafkopf::strangers_test
