// `batch` and `merge` as their users meet them: answers, shards, and what may go wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/program.h"
#include "tests/test_scale.h"

namespace schafkopf {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

constexpr char kWenz[] =
    "wenz 1 | GU EK E9 GO SK S9 | EA EZ HA HZ HO SA | HU SU GZ GK HK H9 | EU EO GA G9 SZ SO";
constexpr char kSolo[] =
    "solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK | "
    "SZ SA HA SK GU EZ HU SO HK HO H9 G9 S9 EO GK EA GZ EU HZ GO E9 GA EK SU | 68";

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
  std::string Whole() const {
    const Outcome run = Run("--threads 2");
    EXPECT_TRUE(run.status == 0 || run.status == 65) << run.err;
    std::string result = Result();
    RemoveResults();
    return result;
  }
};

std::vector<Json> Lines(const std::string& text) {
  std::vector<Json> lines;
  for (absl::string_view line : absl::StrSplit(text, '\n', absl::SkipEmpty())) {
    lines.push_back(Json::parse(std::string(line)));
  }
  return lines;
}

TEST_F(Batch, ValuesAreThoseOfSolve) {
  WriteFile("deals", absl::StrCat(kWenz, "\n\nnonsense\n", kSolo, "\n", Call("deal 1").out));
  WriteJob("kind = \"value\"\nfrom_start = true");
  const Outcome run = Run("");
  EXPECT_EQ(run.status, 65);
  EXPECT_THAT(run.err, HasSubstr("deals:3:1: expected a contract, found \"nonsense\"\n"));
  EXPECT_EQ(Result(),
            "{\"line\":1,\"contract\":\"wenz\",\"declarer\":1,\"value\":-1,\"won\":false,"
            "\"cents\":-330}\n"
            "{\"line\":3,\"error\":\"expected a contract, found \\\"nonsense\\\"\",\"column\":1}\n"
            "{\"line\":4,\"contract\":\"solo:E\",\"declarer\":1,\"value\":32,\"won\":false,"
            "\"cents\":-150}\n"
            "{\"line\":5,\"contract\":null,\"declarer\":null,\"value\":null,\"won\":null,"
            "\"cents\":null}\n");
  EXPECT_EQ(Json::parse(Call("solve --json --from-start", kWenz).out)["value"], -1);
  // What is finished is verified and left alone.
  const Outcome again = Run("");
  EXPECT_EQ(again.status, 65);
  EXPECT_THAT(again.err, HasSubstr("is finished: nothing to do"));
  const Json receipt = Json::parse(ReadFile(Path("results.receipt")));
  EXPECT_EQ(receipt["items"], 4);
  EXPECT_EQ(receipt["errors"], 1);
}

TEST_F(Batch, EachCardAsInSolve) {
  WriteFile("deals", kWenz);
  WriteJob("kind = \"cards\"");
  ASSERT_EQ(Run("").status, 0);
  const Json record = Json::parse(Result());
  const Json solved = Json::parse(Call("solve --json --each-card", kWenz).out);
  EXPECT_EQ(record["value"], solved["value"]);
  ASSERT_EQ(record["cards"].size(), solved["cards"].size());
  for (const Json& card : record["cards"]) {
    EXPECT_EQ(card["card_value"], solved["cards"][card["card"].get<std::string>()]);
  }
}

TEST_F(Batch, APostMortemCountsPointsAndCents) {
  WriteFile("deals", kSolo);
  WriteJob("kind = \"post-mortem\"");
  ASSERT_EQ(Run("").status, 0);
  const Json record = Json::parse(Result());
  const Json game = Json::parse(Call("analyze --json", kSolo).out);
  EXPECT_EQ(record["value"], game["value"]);
  EXPECT_EQ(record["result"], game["result"]);
  ASSERT_EQ(record["plays"].size(), 24u);
  for (std::size_t i = 0; i < 24; ++i) {
    EXPECT_EQ(record["plays"][i]["card"], game["plays"][i]["card"]);
    EXPECT_EQ(record["plays"][i]["cost"], game["plays"][i]["cost"]);
  }
  // HA turns the game: a soloist's opponent pays 50 instead of receiving 50.
  EXPECT_EQ(record["plays"][2]["card"], "HA");
  EXPECT_EQ(record["plays"][2]["cost_cents"], 100);
}

TEST_F(Batch, ATableKnowsTheBestPaidContractOfEachSeat) {
  WriteFile("job.toml",
            "seed = 3\n[input]\ndeals = 3\ndeck = \"short\"\n[question]\nkind = \"table\"\n"
            "values = \"best\"\n");
  ASSERT_EQ(Run("").status, 0);
  const std::vector<Json> best = Lines(Result());
  RemoveResults();
  WriteFile("job.toml",
            "seed = 3\n[input]\ndeals = 3\ndeck = \"short\"\n[question]\nkind = \"table\"\n"
            "values = \"all\"\n");
  ASSERT_EQ(Run("").status, 0);
  const std::vector<Json> all = Lines(Result());
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[2]["deal"].get<std::string>() + "\n",
            absl::StrCat(std::vector<std::string>(
                             absl::StrSplit(Call("deal 3 --seed 3 --deck short").out, '\n'))[2],
                         "\n"));
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string deal = all[i]["deal"];
    for (int seat = 0; seat < 4; ++seat) {
      int most = -1000000;
      int chosen = -1000000;
      for (std::size_t k = 0; k < all[i]["games"].size(); ++k) {
        const Json& game = all[i]["games"][k];
        if (game["declarer"] != seat) continue;
        const std::string line =
            absl::StrCat(game["contract"].get<std::string>(), " ", seat, deal.substr(8));
        if (k % 5 == 0) {
          const Json solved = Json::parse(Call("solve --json", line).out);
          EXPECT_EQ(game["value"], solved["value"]) << line;
          EXPECT_EQ(game["won"], solved["won"]) << line;
        }
        most = std::max(most, game["cents"].get<int>());
        EXPECT_EQ(best[i]["games"][k]["won"], game["won"]);
        EXPECT_EQ(best[i]["games"][k]["best"], game["best"]);
        if (!game["best"].get<bool>()) continue;
        chosen = game["cents"].get<int>();
        EXPECT_EQ(best[i]["games"][k]["value"], game["value"]);
      }
      EXPECT_EQ(chosen, most) << deal << " seat " << seat;
    }
  }
}

TEST_F(Batch, AskIsThatOfTheVerb) {
  WriteFile("deals", "EUGUHUEAEZGAHASA\nEUGUHUEAEZGAHASA 2 wenz\nEU\n");
  WriteJob("kind = \"ask\"\nworlds = 20");
  EXPECT_EQ(Run("").status, 65);
  const std::vector<Json> records = Lines(Result());
  ASSERT_EQ(records.size(), 3u);
  const Json asked = Json::parse(Call("ask EUGUHUEAEZGAHASA --worlds 20 --json").out);
  EXPECT_EQ(records[0]["verdict"], asked["verdict"]);
  EXPECT_EQ(records[0]["best"], asked["best"]);
  ASSERT_EQ(records[0]["contracts"].size(), asked["contracts"].size());
  for (std::size_t i = 0; i < asked["contracts"].size(); ++i) {
    EXPECT_EQ(records[0]["contracts"][i]["contract"], asked["contracts"][i]["contract"]);
    EXPECT_EQ(records[0]["contracts"][i]["cents"], asked["contracts"][i]["cents"]);
  }
  EXPECT_EQ(records[1]["seat"], 2);
  EXPECT_EQ(records[1]["contracts"].size(), 1u);
  EXPECT_TRUE(records[2].contains("error"));
}

TEST_F(Batch, GeneratedDealsMeetTheirConditions) {
  WriteFile("job.toml",
            "[input]\ndeals = 40\ndeck = \"short\"\nhand = [\"0=EO GO\"]\ncontract = \"solo:E\"\n"
            "declarer = 0\ngiven = [\"trumps(0)>=4\"]\n[question]\nkind = \"value\"\n");
  ASSERT_EQ(Run("").status, 0);
  const auto records = Lines(Result());
  ASSERT_EQ(records.size(), 40u);
  for (const Json& record : records) {
    EXPECT_THAT(record["deal"].get<std::string>(), StartsWith("solo:E 0 | EO GO"));
  }
}

TEST_F(Batch, EveryGameHasARecord) {
  const std::vector<std::string> deals = {
      "--contract kop --deck kop", "--contract wesele --declarer 1 --deck kop",
      "--contract kop+wolsztyn",   "--contract ramsch --deck short20",
      "--contract muss:E",         "--contract hintenrum:E",
      "--contract hochzeit:2",     "--contract bettel+ouvert+stich",
      "--contract sjavs:E",        "--contract wenz --players 3",
      "--contract schieberamsch",  "--contract kreuz"};
  std::string lines;
  for (const std::string& deal : deals) {
    const bool declared = !absl::StrContains(deal, "kop") && !absl::StrContains(deal, "ramsch");
    lines += Call(absl::StrCat("deal 1 ", deal, declared ? " --declarer 1" : "")).out;
  }
  WriteFile("deals", lines);
  const auto two_sides = [](std::size_t i) { return i != 3 && i != 5 && i != 10; };
  WriteJob("kind = \"value\"");
  ASSERT_EQ(Run("").status, 65);
  const auto records = Lines(Result());
  ASSERT_EQ(records.size(), deals.size());
  const std::vector<absl::string_view> dealt = absl::StrSplit(lines, '\n');
  std::string games;
  for (std::size_t i = 0; i < deals.size(); ++i) {
    ASSERT_EQ(records[i].contains("value"), two_sides(i)) << records[i];
    absl::StrAppend(&games, dealt[i]);
    if (two_sides(i)) {
      const Json solved = Json::parse(Call("solve --json --line", std::string(dealt[i])).out);
      for (const char* field : {"contract", "declarer", "value", "won"}) {
        EXPECT_EQ(records[i][field], solved[field]) << dealt[i];
      }
      absl::StrAppend(&games, " |");
      for (const Json& card : solved["play"]) absl::StrAppend(&games, " ", card.get<std::string>());
    }
    games += "\n";
  }
  EXPECT_EQ(records[3]["error"], "expected a game of two sides, found ramsch");
  WriteFile("deals", games);
  WriteJob("kind = \"post-mortem\"");
  RemoveResults();
  ASSERT_EQ(Run("").status, 65);
  const auto reviews = Lines(Result());
  const auto analyzed = Lines(Call("analyze --json", games).out);
  ASSERT_EQ(reviews.size(), analyzed.size());
  for (std::size_t i = 0; i < deals.size(); ++i) {
    EXPECT_EQ(reviews[i].value("error", ""), analyzed[i].value("error", ""));
    ASSERT_EQ(reviews[i].contains("value"), two_sides(i)) << reviews[i];
    if (!two_sides(i)) continue;
    EXPECT_EQ(reviews[i]["value"], records[i]["value"]);
    EXPECT_EQ(reviews[i]["plays"].size(), analyzed[i]["plays"].size());
    EXPECT_EQ(reviews[i]["plays"][0]["cost"], 0);
  }
  for (const char* kind : {"value", "cards", "table", "post-mortem"}) {
    std::string summary;
    for (const char* format : {"jsonl", "csv", "binary"}) {
      RemoveResults();
      WriteJob(absl::StrCat("kind = \"", kind, "\""), absl::StrCat("format = \"", format, "\""));
      const int expected = absl::string_view(kind) == "table" ? 0 : 65;
      ASSERT_EQ(Run("").status, expected) << kind << format;
      const std::string read = Call(absl::StrCat("summarize --json '", Path("results"), "'")).out;
      if (summary.empty()) summary = read;
      EXPECT_EQ(read, summary) << kind << format;
    }
  }
}

TEST_F(Batch, ABadLineIsOneRecord) {
  WriteFile("deals", absl::StrCat(kWenz, "\n", "wenz 1 | \xff\xfe |\n", std::string(3, '\0'), "\n",
                                  std::string(100'000, 'E'), "\n\t\n", kWenz, " | EO\n", kWenz));
  for (const char* kind : {"value", "cards", "table", "post-mortem", "ask"}) {
    for (const char* format : {"jsonl", "csv", "binary"}) {
      WriteJob(absl::StrCat("kind = \"", kind, "\""), absl::StrCat("format = \"", format, "\""));
      const Outcome run = Run("");
      EXPECT_EQ(run.status, 65) << kind << format;
      const Json receipt = Json::parse(ReadFile(Path("results.receipt")));
      EXPECT_EQ(receipt["items"], 6);
      EXPECT_GE(receipt["errors"], 4);
      if (absl::string_view(format) == "jsonl") {
        EXPECT_EQ(Lines(Result()).size(), 6u) << kind;
      }
      RemoveResults();
    }
  }
}

TEST_F(Batch, RulesAreThoseOfTheJob) {
  WriteFile("deals", kWenz);
  const std::string top = "rules = \"table.toml\"";
  WriteJob("kind = \"value\"\nfrom_start = true", "", top);
  EXPECT_EQ(Run("").status, 74);
  EXPECT_THAT(Run("").err, HasSubstr("table.toml: No such file or directory"));
  WriteFile("table.toml", "name = \"one\"\nbase = \"sauspiel\"\n[tariff]\nextra = \"much\"\n");
  EXPECT_EQ(Run("").status, 65);
  EXPECT_THAT(Run("").err, StartsWith(Path("table.toml:4:9: expected ")));
  // Tariff and options.
  for (const auto& [rules, cents] :
       std::vector<std::pair<std::string, int>>{{"[options]\nlauf_max = \"none\"\n", -330},
                                                {"[tariff]\nextra = 20\nsolo = 100\n", -660},
                                                {"[options]\nlauf_symmetry = \"never\"\n", -210}}) {
    RemoveResults();
    WriteFile("table.toml", absl::StrCat("name = \"one\"\nbase = \"sauspiel\"\n", rules));
    ASSERT_EQ(Run("").status, 0);
    EXPECT_EQ(Json::parse(Result())["cents"], cents) << rules;
  }
  // A rule file that has changed makes another job.
  WriteFile("table.toml", "name = \"one\"\nbase = \"sauspiel\"\n");
  EXPECT_EQ(Run("").status, 65);
  EXPECT_THAT(Run("").err, HasSubstr("belongs to another job"));
  // What may be announced, and for how much.
  RemoveResults();
  WriteFile("table.toml", "name = \"one\"\n[contracts]\ngeier = 50\n");
  WriteFile("deals", "EOGOHOSOEAGASAHA 1\n");
  WriteJob("kind = \"ask\"\nworlds = 50", "", top);
  ASSERT_EQ(Run("").status, 0);
  const Json record = Json::parse(Result());
  ASSERT_EQ(record["contracts"].size(), 1u);
  const Json asked = Json::parse(Call(absl::StrCat("ask EOGOHOSOEAGASAHA --seat 1 --worlds 50 "
                                                   "--json --rules '",
                                                   Path("table.toml"), "'"))
                                     .out);
  EXPECT_EQ(record["contracts"][0]["contract"], "geier");
  EXPECT_EQ(record["contracts"][0]["cents"], asked["contracts"][0]["cents"]);
}

TEST_F(Batch, CsvAndBinaryHoldTheSame) {
  WriteFile("deals", absl::StrCat(kWenz, "\nnonsense,\n", kSolo));
  WriteJob("kind = \"value\"\nfrom_start = true", "format = \"csv\"");
  EXPECT_EQ(Run("").status, 65);
  EXPECT_EQ(Result(),
            "line,contract,declarer,value,won,cents,error\n"
            "1,wenz,1,-1,false,-330,\n"
            "2,,,,,,\"expected a contract, found \"\"nonsense,\"\"\"\n"
            "3,solo:E,1,32,false,-150,\n");
  RemoveResults();
  WriteJob("kind = \"value\"\nfrom_start = true", "format = \"binary\"");
  EXPECT_EQ(Run("").status, 65);
  const std::string result = Result();
  const std::size_t begin = result.find('\n') + 1;
  const Json header = Json::parse(result.substr(0, begin));
  EXPECT_EQ(header["dtype"].dump(),
            "[[\"line\",\"<u8\"],[\"contract\",\"<u2\"],[\"declarer\",\"<i2\"],[\"value\",\"<i2\"],"
            "[\"won\",\"u1\"],[\"cents\",\"<i4\"],[\"error\",\"u1\"]]");
  constexpr std::size_t kSize = 8 + 2 + 2 + 2 + 1 + 4 + 1;
  ASSERT_EQ(result.size() - begin, 3 * kSize);
  const auto byte = [&](std::size_t row, std::size_t at) {
    return static_cast<int>(static_cast<unsigned char>(result[begin + row * kSize + at]));
  };
  EXPECT_EQ(byte(0, 0), 1);
  EXPECT_EQ(header["contracts"][static_cast<std::size_t>(byte(0, 8) + 256 * byte(0, 9))], "wenz");
  EXPECT_EQ(byte(0, 12), 0xff);  // -1
  EXPECT_EQ(byte(0, 15), 256 * 2 - 330);
  EXPECT_EQ(byte(1, 19), 1);
  EXPECT_EQ(byte(2, 12), 32);
}

TEST_F(Batch, AnyNumberOfShardsAndThreadsGivesTheSameBytes) {
  WriteFile("deals", absl::StrCat(Deals(300), "nonsense\n"));
  const int most = TestScale() > 1 ? 16 : 97;
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
  if (TestScale() > 1) GTEST_SKIP() << "memory is measured in the whole test, without sanitizers";
  const auto peak = [&](int deals) {
    RemoveResults();
    WriteFile("job.toml", absl::StrCat("[input]\ndeals = ", deals, "\ncontract = \"sie\"\n",
                                       "declarer = 1\n[question]\nkind = \"value\"\n"));
    return PeakOf(absl::StrCat("'", SCHAFKOPF_PROGRAM, "' batch '", Path("job.toml"),
                               "' --output '", Path("results"), "' --threads 2 2>/dev/null"));
  };
  const std::int64_t few = peak(1000);
  const std::int64_t many = peak(200'000);
  EXPECT_GT(Result().size(), std::size_t{20'000'000});
  EXPECT_LT(many, few + 15'000'000);
}

TEST_F(Batch, ProgressIsOnTheTerminalOrInAFile) {
  WriteFile("deals", Deals(5000));
  WriteJob("kind = \"value\"");
  ASSERT_EQ(Run("--threads 2").status, 0);
  const Json status = Json::parse(ReadFile(Path("results.status")));
  EXPECT_EQ(status["state"], "finished");
  EXPECT_EQ(status["done"], 5000);
  EXPECT_EQ(status["share"], 1);
  EXPECT_GT(status["slowest_line"], 0);
  RemoveResults();
  if (std::system("script -qec true /dev/null >/dev/null 2>&1") != 0) {
    GTEST_SKIP() << "needs the program script and a terminal to open";
  }
  const std::string run =
      absl::StrCat("'\\''", SCHAFKOPF_PROGRAM, "'\\'' batch '\\''", Path("job.toml"),
                   "'\\'' --output '\\''", Path("results"), "'\\'' --threads 1");
  ASSERT_EQ(
      std::system(absl::StrCat("script -qec '", run, "' /dev/null >'", Path("shown"), "'").c_str()),
      0);
  EXPECT_THAT(ReadFile(Path("shown")),
              ContainsRegex("[0-9]+ done, [0-9.]+ %, [0-9.]+/s, [0-9]+ s left, slowest: line"));
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
  EXPECT_THAT(cut.err, HasSubstr("the compressed data are cut off"));
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
  for (std::size_t at = 0; at < damaged.size(); at += 37) {
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
  EXPECT_THAT(doubled.err, HasSubstr("expected each shard once, found 1 in "));
  // Of another job, of another number of shards.
  WriteJob("kind = \"cards\"");
  EXPECT_EQ(RunMerge().status, 65);
  EXPECT_THAT(RunMerge().err, HasSubstr("belongs to another job"));
  WriteJob("kind = \"value\"");
  ASSERT_EQ(Run("--shard 0/2").status, 0);
  EXPECT_THAT(RunMerge().err, HasSubstr("--shards N chooses"));
  EXPECT_EQ(RunMerge("--shards 6").status, 0);
  EXPECT_THAT(RunMerge("--shards 2").err, HasSubstr("--array=1\n"));
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
  EXPECT_THAT(again.err, HasSubstr("belongs to another job"));
  // So is an input that has changed.
  RemoveResults();
  ASSERT_EQ(Run("--shard 0/2").status, 0);
  WriteFile("deals", Deals(102));
  ASSERT_EQ(Run("--shard 1/2").status, 0);
  EXPECT_THAT(RunMerge().err, HasSubstr("was made from another input"));
}

// Starts a run that is ended by `signal` after so many milliseconds; its exit status.
int RunFor(const std::string& command, const char* signal, int milliseconds) {
  const int ended = std::system(
      absl::StrCat("timeout --foreground -s ", signal, " ", milliseconds / 1000.0, " ", command)
          .c_str());
  return WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
}

TEST_F(Batch, AKilledRunGoesOnAndGivesTheSameBytes) {
  WriteFile("deals", Deals(4000));
  WriteJob("kind = \"value\"", "", "block = 4");
  const std::string whole = Whole();
  const std::string command =
      absl::StrCat("'", SCHAFKOPF_PROGRAM, "' batch '", Path("job.toml"), "' --output '",
                   Path("results"), "' 2>'", Path("err"), "'");
  int killed = 0;
  for (int i = 0; i < 10; ++i) {
    if (RunFor(command, "KILL", 60 + 37 * i) != 0) ++killed;
  }
  EXPECT_GT(killed, 3);
  ASSERT_EQ(Run("").status, 0);
  EXPECT_EQ(Result(), whole);
  EXPECT_FALSE(std::filesystem::exists(Path("results.0-of-1")));
}

TEST_F(Batch, SignalsEndItWithAWordHowToGoOn) {
  WriteFile("deals", Deals(20000));
  WriteJob("kind = \"value\"", "", "block = 4");
  const std::string command =
      absl::StrCat("'", SCHAFKOPF_PROGRAM, "' batch '", Path("job.toml"), "' --output '",
                   Path("results"), "' 2>'", Path("err"), "'");
  // `timeout --preserve-status` passes the program's own status on.
  EXPECT_EQ(RunFor(command, "INT --preserve-status", 400), 130);
  EXPECT_THAT(ReadFile(Path("err")), HasSubstr("the same command goes on from there"));
  EXPECT_EQ(Json::parse(ReadFile(Path("results.status")))["state"], "interrupted");
  EXPECT_EQ(RunFor(command, "TERM --preserve-status", 400), 75);
  EXPECT_THAT(ReadFile(Path("err")), HasSubstr("going on with"));
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
              HasSubstr("another process is at work on"));
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

TEST_F(Batch, MistakesInAJobAreNamed) {
  struct Row {
    std::string text;
    std::string error;
  };
  const std::string good = "[input]\nfile = \"deals\"\n[question]\nkind = \"value\"\n";
  for (const Row& row : std::vector<Row>{
           {"block = 0\n" + good, "1:9: expected a whole number from 1 to 1000000, found 0"},
           {"blok = 1\n" + good, "1:1: expected one of the keys rules, seed, block, "},
           {"rules = \"skat\"\n" + good,
            "1:10: expected sauspiel, tournament, article or short, found \"skat\""},
           {"[question]\nkind = \"value\"\n", "1:1: expected either file = \"...\" or deals = N"},
           {"[input]\nfile = \"deals\"\n", "expected kind = \"...\" in [question], found none"},
           {"[input]\nfile = \"x\"\n[question]\nkind = \"vlaue\"\n",
            "4:8: expected one of value, cards, table, post-mortem, ask, found \"vlaue\""},
           {"[input]\ndeals = 3\n[question]\nkind = \"value\"\n",
            "1:1: expected contract and declarer of the deals, found none"},
           {"[input]\ndeals = 3\ngiven = [\"aces(1)==0\", \"aces(9)==0\"]\n[question]\n"
            "kind = \"table\"\n",
            "3:30: expected a seat"},
           {"[input]\ndeals = 3\nplayers = 3\ndeck = \"long\"\n[question]\nkind = \"table\"\n",
            "3:12: expected 4 with any deck, 3 with short or 2 with long, found 3 with long"},
           {"[input]\ndeals = 3\ncontract = \"wenz\"\n[question]\nkind = \"value\"\n",
            "1:1: expected contract and declarer together, found one of them"},
           {"[input]\nfile = \"x\"\n[question]\nkind = \"table\"\ncontracts = [\"ramsch\"]\n",
            "5:15: expected a contract that can be bid, found ramsch"},
           {"[input\n", "expected TOML, found "},
       }) {
    WriteFile("job.toml", row.text);
    const Outcome run = Run("");
    EXPECT_EQ(run.status, 65) << row.text;
    EXPECT_THAT(run.err, HasSubstr(row.error));
    EXPECT_THAT(run.err, StartsWith(absl::StrCat(Path("job.toml"), ":")));
  }
  WriteFile("job.toml", good);
  EXPECT_EQ(Run("").status, 74);  // no such input
  WriteFile("deals", "# nothing\n");
  const Outcome empty = Run("");
  EXPECT_EQ(empty.status, 65);
  EXPECT_THAT(empty.err, HasSubstr("deals:2:1: expected at least one line of input"));
  for (const char* shard : {"3/3", "x", "1", "-1/3", "0/0"}) {
    EXPECT_EQ(Run(absl::StrCat("--shard ", shard)).status, 2) << shard;
  }
  EXPECT_EQ(Call("batch /no/such/job").status, 74);
}

TEST_F(Batch, AShownJobIsTheSameJob) {
  WriteFile("deals", kWenz);
  WriteJob("kind = \"table\"\ncontracts = [\"Gras-Wenz\"]");
  const std::string shown = Run("--show").out;
  EXPECT_THAT(shown, HasSubstr("contracts = [\"farbwenz:G\"]"));
  WriteFile("job.toml", shown);
  EXPECT_EQ(Run("--show").out, shown);
  EXPECT_EQ(Call("batch - --show", shown).out, shown);
  WriteFile("job.toml", "[input]\nfile = \"a\\n\\\"b\\\\\"\n[question]\nkind = \"cards\"\n");
  const std::string escaped = Run("--show").out;
  WriteFile("job.toml", escaped);
  EXPECT_EQ(Run("--show").out, escaped);
}

TEST_F(Batch, ASummaryIsTheSameFromEveryFormat) {
  WriteFile("deals", absl::StrCat(Deals(60), "nonsense\n"));
  std::string expected;
  for (const char* output :
       {"", "format = \"csv\"", "format = \"binary\"", "format = \"binary\"\nzstd = true"}) {
    WriteJob("kind = \"cards\"", output);
    ASSERT_EQ(Run("").status, 65);
    const Outcome summary = Call(absl::StrCat("summarize --json '", Path("results"), "'"));
    EXPECT_EQ(summary.status, 0) << summary.err;
    EXPECT_THAT(summary.err, HasSubstr("1 error records are left out"));
    if (expected.empty()) expected = summary.out;
    EXPECT_EQ(summary.out, expected) << output;
    RemoveResults();
  }
  const std::vector<Json> groups = Lines(expected);
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_EQ(groups[0]["by"]["contract"], "ruf:G");
  EXPECT_EQ(groups[1]["rows"], 180);  // 30 deals, six cards each
}

TEST_F(Batch, SummarizeCountsRight) {
  WriteFile("table", R"(line,contract,value,won,error
1,wenz,10,false,
2,wenz,20,false,
3,wenz,61,true,
4,geier,120,true,
5,,,,"expected a contract, found """""
)");
  const Outcome json = Call(absl::StrCat("summarize --json '", Path("table"), "'"));
  const std::vector<Json> groups = Lines(json.out);
  ASSERT_EQ(groups.size(), 2u) << json.err;
  const Json& wenz = groups[1]["fields"];
  EXPECT_EQ(wenz["value"]["count"], 3);
  EXPECT_NEAR(wenz["value"]["mean"], 91 / 3.0, 1e-12);
  EXPECT_EQ(wenz["value"]["min"], 10);
  EXPECT_EQ(wenz["value"]["median"], 20);
  EXPECT_EQ(wenz["value"]["max"], 61);
  EXPECT_NEAR(wenz["won"]["share"], 1 / 3.0, 1e-12);
  EXPECT_NEAR(wenz["won"]["low"], 0.0615, 1e-4);  // Wilson
  EXPECT_NEAR(wenz["won"]["high"], 0.7923, 1e-4);

  const Outcome text = Call(absl::StrCat("summarize --by won '", Path("table"),
                                         "' --histogram value --svg '", Path("svg"), "'"));
  EXPECT_THAT(text.out, HasSubstr("won false: 2 rows\n"));
  EXPECT_THAT(text.out, HasSubstr(" 1 ####"));
  const std::string svg = ReadFile(Path("svg"));
  EXPECT_THAT(svg, StartsWith("<svg "));
  EXPECT_THAT(svg, HasSubstr("<title>120..124: 1</title>"));

  WriteFile("table", "line,value\n1\n");
  EXPECT_THAT(Call(absl::StrCat("summarize '", Path("table"), "'")).err,
              HasSubstr("table:2:1: expected 2 columns, found \"1\""));
  WriteFile("table", "nonsense\n");
  EXPECT_EQ(Call(absl::StrCat("summarize '", Path("table"), "'")).status, 65);
  EXPECT_EQ(Call("summarize /no/such/file").status, 74);
}

}  // namespace
}  // namespace schafkopf
