// `ask` whether to lay and whether to say Kontra.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"
#include "tests/support/program.h"
#include "tests/support/test_scale.h"

namespace schafkopf::ask_double_test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

// Worlds, where sanitizers make each of them slow; else as many as by default.
std::string Fewer() { return TestScale() > 1 ? " --worlds 1500" : ""; }
// The same where games are solved as well.
std::string Few() { return TestScale() > 1 ? " --worlds 60" : ""; }

TEST_F(Program, AskWhetherToLay) {
  const Json good = Json::parse(Call("ask 'EO GO HU HA _ _ _ _' --json" + Fewer()).out);
  EXPECT_EQ(good["question"], "lay");
  EXPECT_EQ(good["verdict"], "lay");
  EXPECT_GT(good["cents"], 30);
  EXPECT_NEAR(good["nobody_plays"].get<double>() + good["alone"].get<double>() +
                  good["with"].get<double>() + good["against"].get<double>(),
              1, 0.001);
  EXPECT_THAT(Call("ask 'E9 G8 S7 H9 _ _ _ _' --lang de" + Fewer()).out,
              StartsWith("Nein: nicht legen. Legen kostet im Schnitt "));
  EXPECT_EQ(Call("ask 'EO GO HU HA _ _ _'").status, 65);
  EXPECT_EQ(Call("ask EO GO HU HA --json" + Fewer()).out,
            Call("ask 'EO GO HU HA _ _ _ _' --json" + Fewer()).out);
  EXPECT_EQ(Call("ask 'EO GO HA' --json" + Fewer()).out,
            Call("ask 'EO GO HA _ _ _' --json" + Fewer()).out);
  EXPECT_THAT(Call("ask 'HA HZ EO GO' --contract zolo" + Fewer()).out, HasSubstr("Zolo"));
  EXPECT_EQ(Call("ask 'EO GO HU HA _ _ _ _' --against wenz --declarer 1").status, 2);
  const Outcome nobody = Call("ask 'EO GO HU HA _ _ _ _' --rules tournament");
  EXPECT_EQ(nobody.status, 65);
  EXPECT_THAT(nobody.err,
              HasSubstr("expected a table where seat 0 may double (Legen), found legen = off"));
  const std::string forehand =
      "ask 'EO GO HU HA _ _ _ _' --option legen=only_forehand" + Fewer() + " --seat ";
  EXPECT_EQ(Call(forehand + "0").status, 0);
  EXPECT_EQ(Call(forehand + "2").status, 65);
  EXPECT_EQ(Call("ask 'EO GO HU HA _ _ _ _' --option runaway_min=3" + Fewer()).status, 0);
  const std::string bad = "ask 'E7 G8 S7 S8 _ _ _ _' --json" + Fewer();
  EXPECT_LT(Json::parse(Call(bad + " --option all_pass=kreuz").out)["cents"],
            Json::parse(Call(bad).out)["cents"]);
  EXPECT_EQ(Call("ask 'EO GO HU HA _ _ _ _' --threads 1 --json" + Fewer()).out,
            Call("ask 'EO GO HU HA _ _ _ _' --threads 3 --json" + Fewer()).out);
}

TEST_F(Program, AskWhetherToSayKontra) {
  const std::string strong = "ask 'EU GU HU EA EZ EK GA SA' --declarer 2" + Fewer() + " --against ";
  const Json kontra = Json::parse(Call(strong + "wenz --json").out);
  EXPECT_EQ(kontra["question"], "kontra");
  EXPECT_EQ(kontra["verdict"], "kontra");
  EXPECT_GT(kontra["win"], 0.9);
  EXPECT_LT(kontra["effective_worlds"], kontra["worlds"]) << "few hands bid so";
  EXPECT_THAT(Call("ask 'E9 G8 S7 H9 E7 G9 S8 SK' --declarer 2 --against wenz" + Fewer()).out,
              StartsWith("No: do not call Kontra."));
  EXPECT_EQ(Call(strong + "ruf:G").status, 65) << "the partner";
  EXPECT_EQ(Call(strong + "wenz --seat 2").status, 65) << "the declarer himself";
  EXPECT_EQ(Call("ask 'EU GU HU EA EZ EK GA SA' --against wenz").status, 65) << "nobody plays it";
  for (const char* beside :
       {"--given 'trumps(2)>=2'", "--contract solo:E", "--play 3", "--exact", "--error 0.1"}) {
    EXPECT_EQ(Call(absl::StrCat(strong, "wenz ", beside)).status, 2) << beside;
  }
  EXPECT_EQ(Call(strong + "wenz --option kontra_allowed=off").status, 65);
  EXPECT_EQ(Call(strong + "geier --rules tournament").status, 0) << "played all the same";
}

TEST_F(Program, AskWhetherToSayRe) {
  const std::string own = "ask 'EU HU EA EZ EK GA HZ S7'" + Few();
  const Json asked = Json::parse(Call(own + " --json --contract wenz").out);
  const std::string re = own + " --re --against wenz";
  const Json unheard = Json::parse(Call(re + " --json").out);
  EXPECT_EQ(unheard["question"], "re");
  EXPECT_EQ(unheard["declarer"], 0) << "his own game";
  EXPECT_EQ(unheard["verdict"], "re");
  EXPECT_EQ(unheard["win"], asked["contracts"][0]["table_win"]);
  EXPECT_EQ(unheard["basis"], "fitted");
  EXPECT_FALSE(unheard.contains("win_before"));
  const Json heard = Json::parse(Call(re + " --doubled 2 --json").out);
  EXPECT_EQ(heard["kontra"], Json::parse("[2]"));
  EXPECT_EQ(heard["win_before"], unheard["win"]);
  EXPECT_LT(heard["win"], heard["win_before"]);
  EXPECT_EQ(heard["basis"], "habit");
  EXPECT_EQ(Call(re + " --doubled 2 --threads 1").out, Call(re + " --doubled 2 --threads 3").out);
  EXPECT_THAT(Call(re).out, StartsWith("Yes: call Re. You win about"));
  EXPECT_EQ(Json::parse(Call(re + " --doubled '1 0 2' --json").out)["kontra"],
            Json::parse("[1,0,2]"));
  EXPECT_THAT(
      Call("ask 'HU EA EK GZ G9 HK S9 S7' --re --against wenz --doubled 2 --lang de" + Few()).out,
      StartsWith("Nein: kein Re."));
  const std::string called = "ask 'EO GO HO EU HA SA EA G7' --re --against ruf:S" + Few();
  EXPECT_EQ(Json::parse(Call(called + " --declarer 2 --doubled 1 --json").out)["verdict"], "re");
  EXPECT_EQ(Call(called).status, 65) << "the partner says who plays it";
  EXPECT_EQ(Call("ask 'EO GO HO EU HA EA EZ G7' --re --against ruf:S --declarer 2").status, 65)
      << "an opponent";
  EXPECT_EQ(
      Call("answer", R"({"question":"re","hand":"EU HU EA EZ EK GA HZ S7","against":"wenz",)"
                     R"("doubled":"2","worlds":50})")
          .out,
      Call("ask 'EU HU EA EZ EK GA HZ S7' --re --against wenz --doubled 2 --worlds 50 --json").out);
}

TEST_F(Program, AskWhetherToDoubleOnceMore) {
  const std::string sub = "ask 'EU GU HU EA EZ EK GA SA' --against wenz --declarer 2" + Fewer();
  EXPECT_THAT(Call(sub + " --doubled '0 2'").out, StartsWith("Yes: call Sub. Your side wins"));
  const auto refused = [&](const std::string& rest, const char* why) {
    const Outcome answer = Call(sub + rest);
    EXPECT_EQ(answer.status, 65) << rest;
    EXPECT_THAT(answer.err, HasSubstr(why)) << rest;
  };
  refused(" --doubled 1", "expected an even number of seats");
  refused(" --doubled '2 1'", "expected a seat on the opponents' side");
  refused(" --doubled '0 2' --option stoss_max=2", "at most 2 doubles");
  refused(" --re", "expected the declarer's or a partner's hand");
  EXPECT_EQ(Call("ask 'EU HU EA EZ EK GA HZ S7' --re --doubled 1").status, 65) << "which game?";
}

TEST_F(Program, AskDealsTheWorldsAskedFor) {
  const std::string kontra = "ask 'EU SU GA GZ HA HZ SA S7' --against wenz --declarer 2 --json";
  EXPECT_EQ(Json::parse(Call(kontra + " --worlds 30000").out)["worlds"], 30'000);
  EXPECT_EQ(Json::parse(Call("ask 'EO GO HU HA _ _ _ _' --json --worlds 70").out)["worlds"], 70);
}

TEST_F(Program, AskWhetherToDoubleWhatNobodyRecorded) {
  const Json koenig = Json::parse(
      Call("ask 'EK GK HK SK EA GA HA SA' --json --worlds 40 --against koenig --declarer 2").out);
  EXPECT_EQ(koenig["basis"], "played");
  EXPECT_EQ(koenig["verdict"], "kontra");
  EXPECT_TRUE(koenig["win_by_habit"].is_null());
  const Json ramsch =
      Json::parse(Call("ask 'E7 G7 H7 S7 E8 G8 H8 S8' --json --worlds 40 --against ramsch --option "
                       "ramsch_stoss=on")
                      .out);
  EXPECT_TRUE(ramsch["declarer"].is_null());
  EXPECT_GT(ramsch["cents"], 0);
  EXPECT_THAT(
      Call("ask 'EO GO HO SO EU GU HA SA' --worlds 20 --lang de --against kreuz --declarer 0").out,
      HasSubstr("gewinnt deine Partei"));
}

TEST_F(Program, AskWhetherToDoubleAtOtherTablesAndInRounds) {
  const auto answer = [&](const std::string& rest) {
    const std::string question = absl::StrCat("ask --json --worlds 20 ", rest);
    const Outcome one = Call(question + " --threads 1");
    EXPECT_EQ(one.status, 0) << rest << one.err;
    EXPECT_EQ(Call(question + " --threads 2").out, one.out) << rest;
    EXPECT_EQ(Call(question + " --threads 7").out, one.out) << rest;
    return Json::parse(one.out);
  };
  const std::string strong = "'EU GU HU SU HA GA EA SA' --players 3 --declarer 1 --against ";
  const Json three = answer(strong + "wenz");
  EXPECT_EQ(three["players"], 3);
  EXPECT_EQ(three["basis"], "played");
  EXPECT_EQ(three["verdict"], "kontra");
  EXPECT_EQ(answer(strong + "farbwenz:S")["basis"], "habit");
  EXPECT_EQ(answer(strong + "bettel")["basis"], "played");
  EXPECT_TRUE(answer("'EU GU HU SU HA GA EA SA' --players 3 --against ramsch --option "
                     "ramsch_stoss=on")["declarer"]
                  .is_null());
  const std::string open = "'EO HA EZ GK SA H9 G7 S8 | GO HO EU E7 GA SZ HK G9' --players 2 ";
  const Json two = answer(open + "--against wenz --seat 1");
  EXPECT_EQ(two["declarer"], 0) << "the other of two";
  EXPECT_EQ(two["players"], 2);
  EXPECT_TRUE(answer(open + "--against offiziere")["declarer"].is_null());
  EXPECT_THAT(Call("ask " + open + "--against offiziere --worlds 10 --lang de").out,
              HasSubstr("der Fälle gewinnst du"));
  const std::string hand = "'HO HU EA E9 GA G8 SA S8' --seat 2 --against ";
  const Json plain = answer(hand + "solo:G --declarer 0");
  EXPECT_FALSE(plain.contains("round"));
  const Json bock = answer(hand + "solo:G --declarer 0 --round bock");
  EXPECT_TRUE(bock["doubled"].get<bool>());
  EXPECT_EQ(bock["win"], plain["win"]);
  EXPECT_NEAR(bock["cents"], 2 * plain["cents"].get<double>(), 0.01);
  const Json teufel = answer(hand + "teufel:G");
  EXPECT_EQ(teufel["declarer"], 0) << "forehand";
  EXPECT_EQ(teufel, answer(hand + "solo:G --round teufel"));
  EXPECT_EQ(answer(hand + "schieber:G")["basis"], "habit");
  EXPECT_TRUE(
      answer("'EU GU HU HA EZ GK S8 S7' --round kreuz --against kreuz")["declarer"].is_null());
  EXPECT_THAT(Call("ask 'EU GU HU HA EZ GK S8 S7' --worlds 20 --round kreuz --against kreuz").out,
              HasSubstr("Whoever calls Kontra first becomes the declarer"));
}

}  // namespace
}  // namespace schafkopf::ask_double_test
