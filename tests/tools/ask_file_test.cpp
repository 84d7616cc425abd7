// `ask` of many hands from a file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"

namespace schafkopf::ask_file_test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

TEST_F(Program, AskReadsManyHands) {
  const std::string lines =
      "# hands\n"
      "EUHUEAEZEKGA\n"
      "\n"
      "\"EO HU HA EA E9 S9\" 3\n"
      "EUHUEAEZEKGA 1 Gras-Wenz\n"
      "EUHUEAEZEY 1\n"
      "EUHUEAEZEKGA 4\n"
      "EUHUEAEZEKGA 1 ruf:E\n"
      "EUHUEAEZEKGA 1 \"Gras-Wenz\"\n"
      "EUHUEAEZEKGA 1 \"Gras-Wenk\"\n";
  const Outcome answer = Call("ask - --worlds 50", lines);
  EXPECT_EQ(answer.status, 65);
  std::vector<Json> objects;
  for (std::size_t at = 0; at < answer.out.size(); at = answer.out.find('\n', at) + 1) {
    objects.push_back(Json::parse(answer.out.substr(at, answer.out.find('\n', at) - at)));
  }
  ASSERT_EQ(objects.size(), 8u);
  EXPECT_EQ(objects[0]["line"], 2);
  EXPECT_EQ(objects[1]["seat"], 3);
  EXPECT_EQ(objects[2]["contracts"].size(), 1u);
  EXPECT_EQ(objects[2]["contracts"][0]["contract"], "farbwenz:G");
  EXPECT_EQ(objects[2]["seat"], 1);
  for (std::size_t i = 3; i < 6; ++i) EXPECT_TRUE(objects[i].contains("error")) << i;
  EXPECT_THAT(answer.err, HasSubstr("-:6:10: expected a rank (A Z K O U 9 8 7), found \"Y\""));
  EXPECT_THAT(answer.err, HasSubstr("-:7:14: "));
  EXPECT_THAT(answer.err, HasSubstr("-:8:16: ruf:E: expected the called Sau outside the"));
  EXPECT_EQ(objects[6]["contracts"], objects[2]["contracts"]);
  EXPECT_THAT(answer.err, HasSubstr("-:10:22: expected a contract, found \"Wenk\""));
  // One hand alone says the same as in the file.
  const Json alone = Json::parse(Call("ask EUHUEAEZEKGA --worlds 50 --json").out);
  EXPECT_EQ(alone["contracts"], objects[0]["contracts"]);
}

TEST_F(Program, AskReadsFilesAsTheyCome) {
  // With the ends of lines of another system, under a name that could be half a hand.
  const std::string line = "\"EU HU EA G9 SZ S9\"";
  const std::string file = WriteFile("half_a_hand", absl::StrCat(line, "\r\n"));
  const std::filesystem::path here = std::filesystem::current_path();
  std::filesystem::current_path(std::filesystem::path(file).parent_path());
  const Outcome read = Call("ask half_a_hand --contract wenz --worlds 20");
  std::filesystem::current_path(here);
  EXPECT_EQ(read.status, 0) << read.err;
  EXPECT_EQ(read.out, Call("ask - --contract wenz --worlds 20", line).out);
}

// A file takes hands as the command line does.
TEST_F(Program, AskReadsHandsWithSpaces) {
  const std::string together =
      Call("ask - --worlds 20", "EUHUEAG9SZS9\nEUHUEAG9SZS9 2\nEUHUEAG9SZS9 2 Gras-Wenz\n").out;
  const Outcome apart = Call("ask - --worlds 20",
                             "EU HU EA G9 SZ S9\n  EU HU, EA G9 SZ S9 2\nEUHU EAG9 SZS9\t2 "
                             "Gras-Wenz\n");
  EXPECT_EQ(apart.status, 0) << apart.err;
  EXPECT_EQ(apart.out, together);
  struct Row {
    const char* line;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"EU HU EA G9 SZ X9 1\n", "16: expected a suit (E G H S), found \"X\""},
           {"♣U ♥U EA G9 SZ S9 5\n", "19: expected a seat from 0 to 3, found \"5\""},
           {"EU HU EA 1 wenz\n", "1: expected 8 cards, or 6, 5 or 4 with a smaller deck"},
           {"EU HU EA G9 SZ S9 1 \x1b[31m\n", "21: expected a contract, found \"\\x1b[31m\""}}) {
    EXPECT_THAT(Call("ask - --worlds 20", row.line).err, HasSubstr(row.error)) << row.line;
  }
}

TEST_F(Program, AskOfAFileWhetherToLay) {
  const std::string lines =
      "EO GO HU HA\nEOGOHUHA 2\nEO GO HU HA _ _ _ _ 1\nEO GO HU\nEO GO HU GA 0 kop\n";
  const Outcome answers = Call("ask - --worlds 20", lines);
  ASSERT_EQ(answers.status, 0) << answers.err;
  std::string expected;
  int line = 0;
  for (const char* arguments : {"EOGOHUHA", "EOGOHUHA --seat 2", "EOGOHUHA --seat 1", "EOGOHU",
                                "EOGOHUGA --contract kop"}) {
    Json answer = {{"line", ++line}};
    answer.update(Json::parse(Call(absl::StrCat("ask --json --worlds 20 ", arguments)).out));
    EXPECT_EQ(answer, Json::parse(std::vector<std::string>(
                          absl::StrSplit(answers.out, '\n'))[static_cast<std::size_t>(line - 1)]))
        << arguments;
  }
}

TEST_F(Program, AskOfAFileReadsWhatItReadsAlone) {
  const std::string hand = "EU GU HU EA EZ GA HA SA";
  const std::string usual = Call("ask - --worlds 20 --contract wenz", hand + " 1\n").out;
  for (const char* written :
       {"EU;GU;HU;EA;EZ;GA;HA;SA 1", "EU-GU-HU-EA . EZ GA HA SA 1 wenz",
        "Eichel Unter Gras Unter Herz Unter Eichel Sau Eichel Zehn Gras Sau Herz Sau Schellen "
        "Sau 1 wenz",
        "Eichel-Unter, Gras-Unter, Herz-Unter, EA EZ GA HA SA 1 Wenz"}) {
    EXPECT_EQ(Call("ask - --worlds 20 --contract wenz", absl::StrCat(written, "\n")).out, usual)
        << written;
  }
  const std::string calls = "EU GU HU E9 EZ G9 HA SA";
  EXPECT_EQ(Call("ask - --worlds 20", calls + " 1 Rufspiel\n").out,
            Call("ask - --worlds 20 --contract Rufspiel", calls + " 1\n").out);
  const std::string twice = Call("ask --worlds 20 --contract wenz '" + hand + "'").out;
  EXPECT_EQ(Call("ask --worlds 20 --contract wenz --contract Wenz '" + hand + "'").out, twice);
  const Outcome german = Call("ask - --lang de", "EU GU\n");
  EXPECT_THAT(Json::parse(german.out)["error"].get<std::string>(), StartsWith("erwartet: "));
}

TEST_F(Program, AskOfAFileWhetherToSayKontra) {
  const std::string strong = "EU GU HU EA EZ EK GA SA";
  WriteFile("hands.txt", absl::StrCat(strong, " 0\n", strong, " 2\n", strong, " 0 geier\n\"",
                                      strong, "\" 1 sie\nEU GU\n"));
  const auto ask = [&](const std::string& more) {
    return Call("ask " + Path("hands.txt") + " --worlds 60 --against wenz --declarer 2" + more);
  };
  const Outcome known = ask("");
  EXPECT_EQ(known.status, 65);
  const std::vector<std::string> lines = absl::StrSplit(known.out, '\n', absl::SkipEmpty());
  ASSERT_EQ(lines.size(), 5);
  Json alone =
      Json::parse(Call("ask '" + strong + "' --worlds 60 --against wenz --declarer 2 --json").out);
  const Json first = Json::parse(lines[0]);
  EXPECT_EQ(first["line"], 1);
  alone["line"] = 1;
  EXPECT_EQ(first, alone);
  EXPECT_THAT(lines[1], HasSubstr("--against: expected a declarer other than you"));
  EXPECT_EQ(Json::parse(lines[2])["contract"], "geier") << "the line goes before the argument";
  EXPECT_THAT(known.err, HasSubstr("hands.txt:4:29: expected a game that can be lost"));
  EXPECT_THAT(known.err, HasSubstr("hands.txt:5:"));
  EXPECT_EQ(ask(" --threads 1").out, ask(" --threads 3").out);
}

}  // namespace
}  // namespace schafkopf::ask_file_test
