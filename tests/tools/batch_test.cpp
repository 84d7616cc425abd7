// `batch` as its users meet it: answers, jobs, formats.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/batch_job.h"
#include "tests/support/test_scale.h"

namespace schafkopf::batch_test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

constexpr char kWenz[] =
    "wenz 1 | GU EK E9 GO SK S9 | EA EZ HA HZ HO SA | HU SU GZ GK HK H9 | EU EO GA G9 SZ SO";
constexpr char kSolo[] =
    "solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK | "
    "SZ SA HA SK GU EZ HU SO HK HO H9 G9 S9 EO GK EA GZ EU HZ GO E9 GA EK SU | 68";

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

// A Ramsch, which has no value, and a game that ended by a claim.
TEST_F(Batch, APostMortemTakesWhatAnalyzeTakes) {
  const std::string solo(kSolo);
  const std::string games = absl::StrCat(
      "ramsch - | SO EU HZ EA GK SK | GO HA HK E9 GA SZ | GU EZ GZ G9 SA S9 | EO HO HU SU H9 EK | "
      "GK GA G9 EK SZ SA SU SK EO SO GO GU HU EU HK S9 HZ HA EZ HO H9 EA E9 GZ\n",
      solo.substr(0, solo.rfind(' ')), "; claim 2\n");
  WriteFile("deals", games);
  WriteJob("kind = \"post-mortem\"", "", "rules = \"short\"");
  ASSERT_EQ(Run("").status, 0);
  const auto records = Lines(Result());
  const auto analyzed = Lines(Call("analyze --json --rules short", games).out);
  ASSERT_EQ(records.size(), 2u);
  for (std::size_t i = 0; i < 2; ++i) {
    const bool sides = i == 1;
    EXPECT_EQ(records[i]["value"], sides ? analyzed[i]["value"] : Json());
    EXPECT_EQ(records[i]["result"], sides ? analyzed[i]["result"] : Json());
    ASSERT_EQ(records[i]["plays"].size(), analyzed[i]["plays"].size());
    for (std::size_t k = 0; k < records[i]["plays"].size(); ++k) {
      const Json& play = records[i]["plays"][k];
      EXPECT_EQ(play["trick"], k / 4 + 1);
      EXPECT_EQ(play["card"], analyzed[i]["plays"][k]["card"]);
      EXPECT_EQ(play["before"].is_null(), !sides);
      EXPECT_EQ(play[sides ? "cost" : "cost_cents"], analyzed[i]["plays"][k]["cost"]);
    }
  }
  EXPECT_EQ(records[0]["plays"][3]["cost_cents"], 160);
  EXPECT_EQ(records[0]["plays"][3]["best"], "HO");
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

TEST_F(Batch, GeneratedDealsAreOfTheDeckOfTheRules) {
  const auto deck_of = [&](const std::string& top, const std::string& input) {
    WriteFile("job.toml",
              absl::StrCat(top, "[input]\ndeals = 2\n", input, "[question]\nkind = \"table\"\n"));
    const std::string job = Call(absl::StrCat("batch '", Path("job.toml"), "' --show")).out;
    const std::size_t begin = job.find("[input]");
    return begin == job.npos ? job : job.substr(job.find("deck = ", begin) + 7, 7);
  };
  EXPECT_THAT(deck_of("rules = \"short\"\n", ""), StartsWith("\"short\""));
  EXPECT_THAT(deck_of("rules = \"short\"\n", "deck = \"long\"\n"), StartsWith("\"long\""));
  EXPECT_THAT(deck_of("", ""), StartsWith("\"long\""));
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
  EXPECT_EQ(records[3]["error"], "expected a game with two sides, found ramsch");
  WriteFile("deals", games);
  WriteJob("kind = \"post-mortem\"");
  RemoveResults();
  ASSERT_EQ(Run("").status, 65);
  const auto reviews = Lines(Result());
  const auto analyzed = Lines(Call("analyze --json", games).out);
  ASSERT_EQ(reviews.size(), analyzed.size());
  for (std::size_t i = 0; i < deals.size(); ++i) {
    EXPECT_EQ(reviews[i].value("error", ""), analyzed[i].value("error", ""));
    if (i == 3 || i == 10) {
      EXPECT_EQ(reviews[i]["error"], absl::StrCat("expected a finished game of ", i == 3 ? 20 : 32,
                                                  " cards, found none"));
    }
    ASSERT_EQ(reviews[i].contains("value"), two_sides(i)) << reviews[i];
    if (!two_sides(i)) continue;
    EXPECT_EQ(reviews[i]["value"], records[i]["value"]);
    EXPECT_EQ(reviews[i]["plays"].size(), analyzed[i]["plays"].size());
    EXPECT_EQ(reviews[i]["plays"][0]["cost"], 0);
  }
  for (const absl::string_view kind : {"post-mortem", "value", "cards", "table"}) {
    std::string summary;
    for (const char* format : {"jsonl", "csv", "binary"}) {
      RemoveResults();
      WriteJob(absl::StrCat("kind = \"", kind, "\""), absl::StrCat("format = \"", format, "\""));
      const int expected = kind == "table" ? 0 : 65;
      ASSERT_EQ(Run("").status, expected) << kind << format;
      const std::string read = Call(absl::StrCat("summarize --json '", Path("results"), "'")).out;
      if (summary.empty()) summary = read;
      EXPECT_EQ(read, summary) << kind << format;
    }
    if (TestScale() > 1) break;
  }
}

TEST_F(Batch, ABadLineIsOneRecord) {
  WriteFile("deals", absl::StrCat(kWenz, "\n", "wenz 1 | \xff\xfe |\n", std::string(3, '\0'), "\n",
                                  std::string(100'000, 'E'), "\n\t\n", kWenz, " | EO\n", kWenz));
  for (const char* kind : {"value", "cards", "table", "post-mortem", "ask", "kontra", "review"}) {
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
                                                {"[options]\nlauf_max = 14\n", -330},
                                                {"[options]\nlauf_max = 0\n", -210},
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
  EXPECT_THAT(Run("").err, HasSubstr("belongs to a different job"));
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

TEST_F(Batch, TablesHaveTheseColumns) {
  WriteFile("deals", "nonsense\n");
  const std::string worth =
      "contract,table_win,table_schneider,table_schwarz,table_low,table_high,basis,open_win,"
      "open_low,open_high,schneider,schwarz,cents,open_cents,cents_error,bid_cents,bid_error,"
      "outbid,worlds,games,given_up,table_error";
  for (const auto& [question, columns] : std::vector<std::pair<std::string, std::string>>{
           {"kind = \"cards\"", "contract,declarer,value,won,cents,seat,card,card_value"},
           {"kind = \"table\"", "declarer,contract,won"},
           {"kind = \"table\"\nvalues = \"all\"", "declarer,contract,won,best,value,cents"},
           {"kind = \"post-mortem\"",
            "contract,declarer,value,result,trick,seat,card,best,before,after,cost,cost_cents"},
           {"kind = \"ask\"",
            "hand,seat,worlds_possible,verdict,best,pass_cents,pass_error,"
            "nobody_plays,with,against," +
                worth},
           {"kind = \"kontra\"",
            "contract,declarer,hand,seat,verdict,basis,win,win_by_habit,"
            "cents,cents_error,worlds,effective_worlds"},
           {"kind = \"review\"",
            "id,contract,declarer,value,result,trick,seat,player,role,card,best,cost,cost_error,"
            "mistake,win,open_cost,open_lost,bid_made,bid_best,bid_lost,bid_lost_error,bid_mistake,"
            "cents,expected,luck"}}) {
    RemoveResults();
    WriteJob(question, "format = \"csv\"");
    ASSERT_EQ(Run("").status, 65) << question;
    EXPECT_THAT(Result(), StartsWith(absl::StrCat("line,", columns, ",error\n1,,,"))) << question;
  }
}

TEST_F(Batch, MistakesInAJobAreNamed) {
  struct Row {
    std::string text;
    std::string error;
  };
  const std::string good = "[input]\nfile = \"deals\"\n[question]\nkind = \"value\"\n";
  for (const Row& row : std::vector<Row>{
           {"block = 0\n" + good, "1:9: expected a whole number from 1 to 1000000, found 0"},
           {"blok = 1\n" + good, "1:1: expected one of these keys: rules, seed, block, "},
           {"rules = \"skat\"\n" + good,
            "1:10: expected sauspiel, tournament, article, short, cup, cup_tout, cup_29, "
            "cup_laufende, cup_muss, wenz_20, herz_solo, laufende_2_3, extras_apart, "
            "short_ruf_schneider, kreuz, five or three, found \"skat\""},
           {"[question]\nkind = \"value\"\n", "1:1: expected either file = \"...\" or deals = N"},
           {"[input]\nfile = \"deals\"\n", "expected kind = \"...\" in [question], found none"},
           {"[input]\nfile = \"x\"\n[question]\nkind = \"vlaue\"\n",
            "4:8: expected one of value, cards, table, post-mortem, ask, kontra, re, review, book, "
            "found \"vlaue\""},
           {"[input]\ndeals = 3\n[question]\nkind = \"value\"\n",
            "1:1: expected a contract and declarer for the deals, found none"},
           {"[input]\ndeals = 3\ngiven = [\"aces(1)==0\", \"aces(9)==0\"]\n[question]\n"
            "kind = \"table\"\n",
            "3:30: expected a seat"},
           {"[input]\ndeals = 3\nplayers = 3\ndeck = \"long\"\n[question]\nkind = \"table\"\n",
            "3:12: expected 4 players with any deck, 3 with the short one or 2 with the long one, "
            "found 3 with long"},
           {"[input]\ndeals = 3\ncontract = \"wenz\"\n[question]\nkind = \"value\"\n",
            "1:1: expected both contract and declarer, found only one of them"},
           {"[input]\nfile = \"x\"\n[question]\nkind = \"table\"\ncontracts = [\"ramsch\"]\n",
            "5:15: expected a contract that can be bid, found ramsch"},
           {"[input\n", "expected TOML such as name = \"word\" or name = 10, found "},
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

}  // namespace
}  // namespace schafkopf::batch_test
