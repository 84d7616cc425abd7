// `answer`: what another program asks as JSON gets the bytes that the verbs print, and whatever it
// writes an answer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"

namespace schafkopf::answer_test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr char kGame[] =
    "solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK | "
    "SZ SA HA SK GU EZ HU SO HK HO H9 G9 S9 EO GK EA GZ EU HZ GO E9 GA EK SU | 68";
constexpr char kPassed[] =
    "passed - | EO GO HO SO EU GU HU SU | EA EZ EK E9 E8 E7 GA GZ | "
    "GK G9 G8 G7 HA HZ HK H9 | H8 H7 SA SZ SK S9 S8 S7";
constexpr char kWedding[] =
    "hochzeit:2 0 | HU EA EZ GA GK SA SK S7 | EO GO HO SO EU GU SU HA | "
    "HZ HK H9 H8 EK E9 E8 E7 | H7 GZ G9 G8 G7 SZ S9 S8";

class AnswerVerb : public Program {
 protected:
  // The answer to one question, without its line end.
  std::string AnswerTo(const std::string& question) const {
    const std::string out = Call("answer", question + "\n").out;
    EXPECT_TRUE(out.ends_with('\n')) << question;
    return out.substr(0, out.find_last_of('\n'));
  }
  json ErrorTo(const std::string& question) const {
    const Outcome run = Call("answer", question + "\n");
    EXPECT_EQ(run.status, 65) << question;
    EXPECT_THAT(run.err, HasSubstr("-:1:")) << question;
    const json answer = json::parse(run.out, nullptr, /*allow_exceptions=*/false);
    EXPECT_TRUE(answer.contains("error") && answer.contains("column")) << run.out;
    return answer;
  }
  // The same question with `deal` asked both ways; a verb puts the number of the line first.
  void ExpectSameOfLine(const std::string& verb, const std::string& arguments, const char* deal,
                        json fields) const {
    fields.update({{"question", verb}, {"deal", deal}});
    const std::string said = Call(absl::StrCat(verb, " --json ", arguments), deal).out;
    EXPECT_EQ(absl::StrCat("{\"line\":1,", AnswerTo(fields.dump()).substr(1), "\n"), said);
  }
  void ExpectSame(const std::string& verb, const std::string& arguments, json fields) const {
    fields["question"] = verb;
    const Outcome said = Call(absl::StrCat(verb, " --json ", arguments));
    EXPECT_EQ(said.status, 0) << said.err;
    EXPECT_EQ(AnswerTo(fields.dump()) + "\n", said.out);
  }
};

TEST_F(AnswerVerb, DealLinesAreAnsweredAsByTheirVerbs) {
  ExpectSameOfLine("solve", "", kGame, json::object());
  ExpectSameOfLine("solve", "--from-start --each-card --line", kGame,
                   {{"from_start", true}, {"each_card", true}, {"line", true}});
  ExpectSameOfLine("solve", "--from-start --threshold 61 --node-budget 10", kGame,
                   {{"from_start", true}, {"threshold", 61}, {"node_budget", 10}});
  ExpectSameOfLine("solve", "--each-card", kPassed, {{"each_card", true}});
  ExpectSameOfLine("analyze", "", kGame, json::object());
  ExpectSameOfLine("analyze", "--node-budget 1", kGame, {{"node_budget", 1}});
  ExpectSameOfLine("analyze", "", kPassed, json::object());
  ExpectSameOfLine("exchange", "", kWedding, json::object());
  ExpectSameOfLine("exchange", "--option hochzeit_return_trump=allowed", kWedding,
                   {{"options", "hochzeit_return_trump=allowed"}});
  ExpectSameOfLine("score", "-", kGame, json::object());
  ExpectSameOfLine("score", "- --stock 50 --stoss 1 --tariff 5/10/30", kGame,
                   {{"stock", 50}, {"stoss", 1}, {"tariff", "5/10/30"}});
  ExpectSameOfLine("score", "- --option all_pass=throw_in_stock", kPassed,
                   {{"options", {"all_pass=throw_in_stock"}}});
}

TEST_F(AnswerVerb, SolveNamesWhoTookEachTrick) {
  const auto winners = [this](const std::string& deal, json more) {
    more.update({{"question", "solve"}, {"deal", deal}, {"winners", true}});
    return json::parse(AnswerTo(more.dump())).value("winners", json());
  };
  const std::string game = kGame;
  EXPECT_EQ(winners(game, json::object()), json({1, 0, 1, 2, 1, 0}));
  const std::string open_trick = game.substr(0, game.find(" SU | 68"));
  EXPECT_EQ(winners(open_trick, {{"line", true}}), json({1, 0, 1, 2, 1}));
  EXPECT_EQ(winners(game, {{"from_start", true}}), json::array());
  const char* const ramsch =
      "ramsch - | GZ GK SA SZ SK | HK EA EZ EK GA | EO GO HO SO EU | GU HU SU HA HZ | "
      "GZ GA EO SU GO HU GK HK HO HZ SA EA SO HA SZ EZ EU GU SK EK";
  EXPECT_EQ(winners(ramsch, json::object()), json({2, 2, 2, 2, 2}));
  EXPECT_EQ(winners(kPassed, json::object()), json());
  ExpectSameOfLine("solve", "--winners", kGame, {{"winners", true}});
}

TEST_F(AnswerVerb, OtherQuestionsAreAnsweredAsByTheirVerbs) {
  ExpectSame("legal", "ruf:E --hand 'EA E9 H7' --trick E8 --holder",
             {{"contract", "ruf:E"}, {"hand", "EA E9 H7"}, {"trick", "E8"}, {"holder", true}});
  ExpectSame("score", "wenz --points 95 --lauf 2 --rules sauspiel",
             {{"contract", "wenz"}, {"points", "95"}, {"lauf", "2"}, {"rules", "sauspiel"}});
  ExpectSame("score", "ramsch --points 40,40,30,10 --players 4",
             {{"contract", "ramsch"}, {"points", "40,40,30,10"}, {"players", 4}});
  ExpectSame("score", "kreuz --points 70 --laid 1",
             {{"contract", "kreuz"}, {"points", "70"}, {"laid", "1"}});
  ExpectSame("score", "bettel --tricks 0 --ouvert",
             {{"contract", "bettel"}, {"tricks", "0"}, {"ouvert", true}});
  ExpectSame("auction", "--hand 'EO GO SO EU GU HK EA GA' --round hadsch",
             {{"hand", "EO GO SO EU GU HK EA GA"}, {"round", "hadsch"}});
  ExpectSame("auction", "--bids '0 ruf, 1 wenz'", {{"bids", "0 ruf, 1 wenz"}});
  ExpectSame("auction", "--bids '0 pass' --round schieber",
             {{"bids", "0 pass"}, {"round", "schieber"}});
  ExpectSame("auction", "--bids '0 sjavs 5, 1 sjavs 6'", {{"bids", "0 sjavs 5, 1 sjavs 6"}});
  ExpectSame("auction", "--doubles '1 1' --contract wenz --declarer 0",
             {{"doubles", "1 1"}, {"contract", "wenz"}, {"declarer", 0}});
  ExpectSame("rules", "", json::object());
  ExpectSame("rules", "--rules sauspiel --option steigern=on",
             {{"rules", "sauspiel"}, {"options", {"steigern=on"}}});
}

TEST_F(AnswerVerb, AMistakeIsNamedAtItsField) {
  struct Case {
    const char* question;
    const char* field;  // nullptr: none
    const char* error;
  };
  for (const auto& [question, field, error] : {
           Case{R"({"question":"nosuch"})", "question", "found \"nosuch\""},
           {R"({"question":7})", "question", "found none"},
           {R"({})", "question", "expected"},
           {R"([])", nullptr, "expected a JSON object, found an array"},
           {R"({"question":"solve"})", "deal", "expected a field named deal, found none"},
           {R"({"question":"solve","deal":7})", "deal", "expected a string, found \"7\""},
           {R"({"question":"solve","deal":"x","each_card":"yes"})", "each_card", "true or false"},
           {R"({"question":"solve","deal":"x","threshold":122})", "threshold",
            "expected a whole number from -1 to 121, found \"122\""},
           {R"({"question":"solve","deal":"x","threshold":1.5})", "threshold", "found \"1.5\""},
           {R"({"question":"solve","deal":"x","node_budget":0})", "node_budget",
            "expected a whole number from 1, found \"0\""},
           {R"({"question":"solve","deal":"x","nosuch":1})", "nosuch", "node_budget"},
           {R"({"question":"solve","deal":"x"})", "deal", "expected a contract"},
           {R"({"question":"rules","extra":1})", "extra", "expected rules, options, tariff"},
           {R"({"question":"rules","rules":"nosuch"})", "rules", "found \"nosuch\""},
           {R"({"question":"rules","options":["a=b",1]})", "options", "an array of strings"},
           {R"({"question":"rules","tariff":"x"})", "tariff", "expected"},
           {R"({"question":"legal","contract":"wenz","hand":"XX"})", "hand", "a suit"},
           {R"({"question":"score"})", nullptr, "either contract or deal"},
           {R"({"question":"score","contract":"wenz","points":"121"})", "points", "from 0 to 120"},
           {R"({"question":"score","contract":"wenz","lauf":"1","side":"EO"})", "side", "both"},
           {R"({"question":"score","contract":"bettel","tricks":"0","lauf":"x"})", "lauf", "x"},
           {R"({"question":"score","deal":"x","points":"61"})", "points", "with a deal line"},
           {R"({"question":"auction"})", nullptr, "only one of hand, bids and doubles"},
           {R"({"question":"auction","hand":"EO","bids":"0 ruf"})", nullptr, "found more"},
           {R"({"question":"auction","bids":"0 sjavs 5","players":3})", "players",
            "4, because Sjavs"},
       }) {
    const json answer = ErrorTo(question);
    EXPECT_THAT(answer["error"].get<std::string>(), HasSubstr(error)) << question;
    EXPECT_EQ(answer.value("field", ""), field == nullptr ? "" : field) << question;
  }
}

// What people type behind a verb is what programs may call the fields.
TEST_F(AnswerVerb, FieldsMayBeNamedLikeTheOptions) {
  EXPECT_EQ(AnswerTo(json({{"verb", "solve"},
                           {"deal", kGame},
                           {"from-start", true},
                           {"each-card", true},
                           {"option", "wenz_lauf_min=3"},
                           {"line-number", 1}})
                         .dump()) +
                "\n",
            Call("solve --json --from-start --each-card --option wenz_lauf_min=3", kGame).out);
  const std::string hand = "EU GU HU EA EZ GA HA SA";
  EXPECT_EQ(AnswerTo(json({{"verb", "ask"},
                           {"hand", hand},
                           {"contract", "wenz"},
                           {"worlds", 40},
                           {"lang", "de"}})
                         .dump()) +
                "\n",
            Call("ask --json --worlds 40 --lang de --contract wenz '" + hand + "'").out);
  EXPECT_EQ(ErrorTo(R"({"verb":"rules","option":"a","options":"b"})")["error"],
            "expected one field named options, found two");
  EXPECT_EQ(ErrorTo(R"({"verb":"rules","question":"rules"})")["field"], "verb");
}

TEST_F(AnswerVerb, ErrorsAreInTheLanguageAndLineOfTheQuestion) {
  EXPECT_EQ(
      AnswerTo(R"({"question":"solve","deal":7,"lang":"de","line_number":12})"),
      R"({"line":12,"error":"erwartet: ein Text, gefunden: \"7\"","field":"deal","column":1})");
  EXPECT_THAT(ErrorTo(R"({"question":"rules","lang":"fr"})")["error"].get<std::string>(),
              HasSubstr("expected en or de"));
}

// A table's own rules need no file that the library would have to read.
TEST_F(AnswerVerb, ARuleFileIsRead) {
  const std::string rules = Call("rules --toml --rules short --option steigern=on").out;
  EXPECT_EQ(AnswerTo(json({{"verb", "rules"}, {"rule_file", rules}}).dump()) + "\n",
            Call("rules --json --rules '" + WriteFile("own.toml", rules) + "'").out);
  const json bad = ErrorTo(R"({"verb":"rules","rule_file":"name = \"x\"\nnosuch = 1"})");
  EXPECT_EQ(bad["field"], "rule_file");
  EXPECT_THAT(bad["error"].get<std::string>(), HasSubstr("rule_file:2:1: expected"));
  EXPECT_EQ(ErrorTo(R"({"verb":"rules","rule_file":"","rules":"short"})")["error"],
            "expected either rules or rule_file, found both");
}

std::string Repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST_F(AnswerVerb, WhateverIsWrittenHasAnAnswer) {
  constexpr int kDeep = 30'000;
  const std::string deep = Repeated("[", kDeep) + Repeated("]", kDeep);
  const std::string objects = Repeated("{\"a\":", kDeep / 4) + "1" + Repeated("}", kDeep / 4);
  for (const std::string& question :
       {deep, objects, "{\"question\":\"legal\",\"hand\":" + deep + "}",
        "{\"question\":\"solve\",\"deal\":" + objects + "}", Repeated("[", 2 * kDeep),
        "{\"question\":\"legal\",\"hand\":\"" + std::string(100'000, 'E') + "\"}",
        std::string("{\"question\":\"le\0gal\"}", 21), std::string("\0", 1),
        std::string("{\"question\":\"\xff\xfe\"}"), std::string("\xc3"),
        std::string(R"({"question":"legal","hand":"\ud800"})"),
        std::string(R"({"question":"auction","hand":"EO\u0000GO"})"),
        std::string(R"({"question":"solve","deal":"\u0000\u0085|||||"})"),
        std::string(R"({"question":"solve","deal":"x","threshold":1e999})"),
        std::string(R"({"question":"solve","deal":"x","threshold":-99999999999999999999})"),
        std::string(R"({"question":"solve","deal":"x","node_budget":18446744073709551615})"),
        std::string(R"({"question":"legal"} trailing)"), std::string("nul"), std::string("'")}) {
    EXPECT_GE(ErrorTo(question)["column"], 1) << question.substr(0, 80);
  }
}

TEST_F(AnswerVerb, AnswersStandInTheOrderOfTheQuestions) {
  const Outcome run =
      Call("answer", absl::StrCat(R"({"question":"auction","bids":"0 ruf"})", "\n\n", "junk\n",
                                  R"({"question":"rules"})", "\n"));
  EXPECT_EQ(run.status, 65);
  EXPECT_THAT(run.err, HasSubstr("-:3:1: "));
  const std::vector<std::string> lines = absl::StrSplit(run.out, '\n', absl::SkipEmpty());
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(json::parse(lines[0])["contract"], "ruf");
  EXPECT_TRUE(json::parse(lines[1]).contains("error"));
  EXPECT_TRUE(json::parse(lines[2]).contains("contracts"));
}

TEST_F(AnswerVerb, EveryQuestionIsListed) {
  const std::string list = Call("answer --list").out;
  for (const char* question :
       {"analyze", "auction", "exchange", "legal", "rules", "score", "sheet", "solve"}) {
    EXPECT_THAT(list, HasSubstr(absl::StrCat(question, ": ")));
  }
  EXPECT_THAT(list, HasSubstr("  deal (required): a string; a deal line\n"));
  EXPECT_THAT(list, HasSubstr("  worlds: a whole number from 1 to "));
  EXPECT_THAT(list, HasSubstr("  answers with:\n    hand: cards\n    seat: a seat\n"));
  EXPECT_THAT(list, HasSubstr("    contracts: objects; best first\n      contract: a contract\n"
                              "      table_win: a fraction from 0 to 1; "));
}

}  // namespace
}  // namespace schafkopf::answer_test
