// Files from strangers, verb by verb: what stands in them neither steers a terminal nor ends the
// program badly.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/support/program.h"

namespace schafkopf {
namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

// Clears a screen, names a window, U+009B begins a sequence as well, and a bell.
constexpr char kSteers[] = "\x1b[2Ja\x1b]0;b\x07\x7f\xc2\x9b\x33\x31m";

// Whether a terminal only shows it.
bool IsShown(const std::string& text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte == '\n' || byte == '\t') continue;
    if (byte < ' ' || byte == 0x7f) return false;
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
    const std::string path = WriteFile(absl::StrCat("file", kSteers), text);
    for (const char* more : {"", " --json"}) {
      const Outcome run = Call(absl::StrCat(arguments, " '", path, "'", more));
      EXPECT_LT(run.status, 128) << arguments;
      EXPECT_FALSE(run.out.empty() && run.err.empty()) << arguments;
      EXPECT_TRUE(IsShown(run.out)) << arguments << more << '\n' << run.out;
      EXPECT_TRUE(IsShown(run.err)) << arguments << more << '\n' << run.err;
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
}  // namespace schafkopf
