// `deal`, `legal`, `rules` and `exchange` as their users meet them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/support/program.h"

namespace schafkopf::deal_test {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

TEST_F(Program, DealIsAFunctionOfItsSeed) {
  const Outcome first = Call("deal 20 --seed 7");
  EXPECT_EQ(first.status, 0);
  EXPECT_EQ(std::ranges::count(first.out, '\n'), 20);
  EXPECT_EQ(Call("deal 20 --seed 7").out, first.out);
  EXPECT_NE(Call("deal 20 --seed 8").out, first.out);
  EXPECT_THAT(first.out, testing::StartsWith(Call("deal 3 --seed 7").out));
  // Every line is a deal.
  EXPECT_EQ(Call("solve", first.out).status, 0);
}

TEST_F(Program, DealMeetsItsConditions) {
  const Outcome held = Call("deal 50 --hand '2=EO GO HA' --hand 0=su --given 'cards(2,E)==0'");
  EXPECT_EQ(held.status, 0);
  for (const auto line : absl::StrSplit(held.out, '\n', absl::SkipEmpty())) {
    const std::vector<std::string> fields = absl::StrSplit(line, " | ");
    ASSERT_EQ(fields.size(), 5u);
    for (const char* card : {"EO", "GO", "HA"}) EXPECT_THAT(fields[3], HasSubstr(card));
    EXPECT_THAT(fields[1], HasSubstr("SU"));
    for (const char* card : {"EA", "EZ", "EK", "E9", "E8", "E7"}) {
      EXPECT_THAT(fields[3], Not(HasSubstr(card)));
    }
  }
  for (const char* contract : {"ruf:E", "sie", "wenz", "kreuz", "bettel"}) {
    for (const char* deck : {"long", "short"}) {
      const Outcome deals =
          Call(absl::StrCat("deal 20 --deck ", deck, " --declarer 3 --contract ", contract));
      EXPECT_EQ(deals.status, 0) << deals.err;
      EXPECT_EQ(Call("solve --threshold 1", deals.out).status, 0) << contract;
    }
  }
  EXPECT_EQ(Call("deal --json --hand 0=EOGOHOSOEUGUHUSU --hand 1=EAEZEKE9E8E7GAGZ "
                 "--hand 2=GKG9G8G7HAHZHKH9")
                .out,
            "{\"contract\":null,\"declarer\":null,\"hands\":["
            "[\"EO\",\"GO\",\"HO\",\"SO\",\"EU\",\"GU\",\"HU\",\"SU\"],"
            "[\"EA\",\"EZ\",\"EK\",\"E9\",\"E8\",\"E7\",\"GA\",\"GZ\"],"
            "[\"HA\",\"HZ\",\"HK\",\"H9\",\"GK\",\"G9\",\"G8\",\"G7\"],"
            "[\"H8\",\"H7\",\"SA\",\"SZ\",\"SK\",\"S9\",\"S8\",\"S7\"]]}\n");
}

// What a gesperrt hand calls once all have passed.
TEST_F(Program, DealsARenonce) {
  const Outcome run =
      Call("deal 3 --hand 0=EAEZE9GAGKSASKS7 --contract ruf:GZ --declarer 0 --option renonce=on");
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(Call("solve - --option renonce=on", run.out).status, 0);
}

TEST_F(Program, DealRefusesWhatCannotBe) {
  struct Row {
    const char* arguments;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"--hand 0=EOGOX", "--hand: column 7: expected a suit (E G H S), found \"X\""},
           {"--hand 4=EO", "--hand: column 1: expected a seat from 0 to 3, found \"4\""},
           {"--hand EO", "--hand: column 1: expected SEAT=CARDS, found \"EO\""},
           {"--contract hochzeit:1 --declarer 1",
            "--contract: column 1: expected a partner other than the declarer, found hochzeit:1"},
           {"--contract offiziere --declarer 0",
            "--contract: column 1: expected two players (--players 2), found 4"},
           {"--contract wenz+tout --declarer 0 --hand 0=EU,HU,EA,EZ,EK,GA,HZ,S7 --option "
            "tout_min_laufende=2",
            "--contract: column 1: expected the top 2 trumps in the declarer's hand (option "
            "tout_min_laufende), found 1"},
           {"--contract ruf:E+tout --declarer 0",
            "--contract: column 1: expected option ruf_tout=on for ruf:E+tout, found off"},
           {"--contract ruf:GZ --declarer 0",
            "--contract: column 1: expected a called Sau (another card only with the option "
            "renonce=on), found GZ"},
           {"--hand 0=EO --hand 1=EO",
            "--hand: column 3: expected no duplicate cards, found EO again"},
           {"--hand 0=EAEZEKEOEUE9E8E7GA", "--hand: column 3: expected at most 8 cards, found 9"},
           {"--deck short --hand 0=E7",
            "--hand: column 3: expected cards from the short deck, "
            "found E7"},
           {"--contract ruf:E --declarer 0 --hand 0=EA",
            "--contract: column 1: expected the called Sau outside the declarer's hand, "
            "found EA in the declarer's hand"},
           {"--contract ruf:E --declarer 0 --hand 0=EOGOHOSOEUGUHUSU",
            "--contract: column 1: expected a plain card of the called suit (E) in the declarer's "
            "hand, found none"},
           {"--contract ruf:E --declarer 0 --hand 1=EAEZEKE9E8E7",
            "--hand: column 1: expected hands on which the game may be announced, found none"},
           {"--contract sie --declarer 0 --hand 1=SU",
            "--contract: column 1: expected the highest trumps in hand 0, found SU in hand 1"},
           {"--contract foo --declarer 0",
            "--contract: column 1: expected a contract, found \"foo\""},
           {"--given 'trumps(2)=>3'",
            "--given: column 10: expected a comparison "
            "(< <= > >= == !=), found \"=>3\""},
           {"--hand 0=EOGOHOSOEUGUHUSU --hand 1=EAEZEKE9E8E7GAGZ --hand 2=GKG9G8G7HAHZHKH9 "
            "--given 'trumps(0)>8'",
            "--given: column 1: expected conditions that can be met, "
            "found no match among 1 possible deals"},
           {"--given 'trumps(0)==8 and trumps(1)==6'",
            "--given: column 1: expected less restrictive conditions, "
            "found no match in 1000000 consecutive deals, though one may exist"},
       }) {
    const Outcome run = Call(absl::StrCat("deal ", row.arguments));
    EXPECT_EQ(run.err, absl::StrCat(row.error, "\n")) << row.arguments;
    EXPECT_EQ(run.status, 65) << row.arguments;
  }
}

// What two rare hands leave is dealt, though no draw of a million meets it.
TEST_F(Program, DealFindsTheOneDealOfFew) {
  const Outcome rare = Call(
      "deal --hand '0=EO GO HO SO EU GU HU SU' --hand '1=EA EZ EK E9 E8 E7 GA GZ' "
      "--hand '2=GK G9 G8 G7 HA HZ' --given 'cards(2,S)==2 and has(2,SA) and has(2,S7)'");
  EXPECT_EQ(rare.status, 0) << rare.err;
  EXPECT_THAT(rare.out, testing::HasSubstr("SA S7"));
}

TEST_F(Program, DealsAreOfTheDeckOfTheRules) {
  const auto sizes_of = [&](const std::string& arguments) {
    std::vector<std::size_t> sizes;
    const auto deal = Answer("deal", arguments);
    for (const auto& hand : deal["hands"]) sizes.push_back(hand.size());
    return sizes;
  };
  using testing::ElementsAre;
  EXPECT_THAT(sizes_of("1 --rules short"), ElementsAre(6, 6, 6, 6));
  EXPECT_THAT(sizes_of("1 --rules short --contract wenz --declarer 0"), ElementsAre(6, 6, 6, 6));
  EXPECT_THAT(sizes_of("1 --rules short --deck long"), ElementsAre(8, 8, 8, 8));
  EXPECT_THAT(sizes_of("1 --rules short --contract kop"), ElementsAre(4, 4, 4, 4));
  EXPECT_THAT(sizes_of("1 --rules short --contract sjavs:E --declarer 0"), ElementsAre(8, 8, 8, 8))
      << "which is played with no other";
  EXPECT_THAT(sizes_of("1 --rules short --players 3"), ElementsAre(8, 8, 8));
  EXPECT_THAT(sizes_of("1 --players 3"), ElementsAre(8, 8, 8));
  EXPECT_THAT(sizes_of("1"), ElementsAre(8, 8, 8, 8));
}

TEST_F(Program, LegalKnowsTheCalledSau) {
  struct Row {
    const char* arguments;
    const char* cards;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"wenz --hand 'EO GU SA S7' --trick 'S9 SK'", "SA S7"},
           {"wenz --hand 'EO GU SA S7'", "GU EO SA S7"},
           {"wenz --hand 'EO GU SA S7' --trick H9", "GU EO SA S7"},
           {"ruf:S --hand 'SA S9 EO E7' --trick S7", "SA"},
           {"ruf:S --hand 'SA S9 EO E7' --trick S7 --led-before", "SA S9"},
           {"ruf:S --hand 'SA S9 EO E7' --trick 'G7 G9'", "EO E7 S9"},
           {"ruf:S --hand 'SA S9 EO E7'", "EO E7 SA"},
           {"ruf:S --hand 'SA S9 S8 S7' --holder", "SA S9 S8 S7"},
           {"ruf:S --hand SA --trick G7", "SA"},
       }) {
    const Outcome run = Call(absl::StrCat("legal ", row.arguments));
    EXPECT_EQ(run.out, absl::StrCat(row.cards, "\n")) << row.arguments;
    EXPECT_EQ(run.status, 0) << run.err;
  }
  EXPECT_EQ(Call("legal ruf:S --hand 'SA S9 EO E7' --json").out,
            "{\"contract\":\"ruf:S\",\"legal\":[\"EO\",\"E7\",\"SA\"]}\n");
}

TEST_F(Program, LegalRefusesWhatCannotBe) {
  for (const char* arguments :
       {"wenz --hand EY", "foo --hand EA", "wenz --hand ''", "wenz --hand 'EA EA'",
        "wenz --hand EA --trick EA", "wenz --hand EA --trick 'E7 E8 E9 EZ'",
        "wenz --hand EA --trick 'E7 E7'", "ruf:S --hand EA --holder", "wenz --hand EA --holder",
        "wenz --hand EA --led-before", "wenz --hand 'EA EZ EK EO EU E9 E8 E7 GA'"}) {
    const Outcome run = Call(absl::StrCat("legal ", arguments));
    EXPECT_EQ(run.status, 65) << arguments;
    EXPECT_THAT(run.err, HasSubstr("expected")) << arguments;
  }
}

TEST_F(Program, RulesListEveryContract) {
  const Outcome json = Call("rules --json");
  EXPECT_EQ(json.status, 0);
  EXPECT_THAT(
      json.out,
      HasSubstr("{\"name\":\"wenz\",\"deck\":32,\"trumps\":[\"EU\",\"GU\",\"HU\",\"SU\"],"
                "\"order\":[\"A\",\"Z\",\"K\",\"O\",\"9\",\"8\",\"7\"],\"parties\":\"solo\","
                "\"objective\":\"points\",\"target\":61,\"tariff\":\"solo\",\"rank\":70,"));
  EXPECT_THAT(json.out, HasSubstr("{\"name\":\"farbgeier:S+tout\",\"deck\":24,"));
  EXPECT_THAT(json.out, HasSubstr("\"options\":{\"rules\":\"defaults\",\"tariff\":\"10/20/50\""));
  EXPECT_THAT(Call("rules --rules sauspiel").out, ContainsRegex("\nwenz +[*] "));
  const Outcome unknown = Call("rules --rules other");
  EXPECT_EQ(unknown.status, 65);
  EXPECT_EQ(unknown.err,
            "--rules: column 1: expected sauspiel, tournament, article, short, cup, cup_tout, "
            "cup_29, cup_laufende, cup_muss, wenz_20, herz_solo, laufende_2_3, extras_apart, "
            "short_ruf_schneider, kreuz, five or three, found \"other\"\n");
}

TEST_F(Program, ExchangeNamesTheBestCardToGiveBack) {
  const std::string hands =
      " | EO GO H7 EZ GZ GK SZ SK | HU EA E7 E8 GA G7 SA S7 | HO SO EU GU E9 EK G8 G9 |"
      " SU HA HZ HK H9 H8 S9 S8\n";
  const Outcome back = Call("exchange", "hochzeit:3 1" + hands);
  EXPECT_EQ(back.status, 0) << back.err;
  EXPECT_EQ(back.out.substr(0, 16), "HU to seat 3 in ") << back.out;
  EXPECT_THAT(back.out, ContainsRegex(": [0-9]+ points(;|\n)"));
  // Of all that may be exchanged for a Zupf-Solo the best; a card that comes back is none.
  const Outcome zupf =
      Call("exchange",
           "solo:E 0 | EO GO HO SO EU GU HU SU | EA EZ EK E9 E8 E7 GA GZ | GK G9 G8 "
           "G7 HA HZ HK H9 | H8 H7 SA SZ SK S9 S8 S7\n");
  EXPECT_THAT(zupf.out, ContainsRegex("^no exchange: 121 points; HU to seat 1 .*; [0-9]+ more: "
                                      "--json\n$"));
  EXPECT_EQ(std::ranges::count(zupf.out, ';'), 8);
  const Outcome refused = Call("exchange", "hochzeit:3 0" + hands);
  EXPECT_EQ(refused.status, 65);
  EXPECT_EQ(refused.err,
            "-:1:1: expected exactly one trump in the declarer's hand before the exchange, found "
            "3\n");
  const Outcome nothing_back = Call("exchange",
                                    "hochzeit:1 0 | SU EA EZ EK E9 E8 GA GZ | EO GO HO SO EU GU HU "
                                    "HA | GK G9 G8 G7 E7 HZ HK H9 | H8 H7 SA SZ SK S9 S8 S7\n");
  EXPECT_EQ(nothing_back.err,
            "-:1:1: expected before the exchange, a plain-suit card the partner can give back, "
            "found none\n");
  EXPECT_EQ(Call("exchange --json", "wenz 0" + hands).status, 65);
  // A Schieber of two cards among 20: forehand has seven, the dealer three.
  const std::string schieber =
      " | EO GO HO SO EA SZ S9 | EU GU HU SU EZ | EK GA GZ GK HA | HZ HK SA";
  EXPECT_EQ(Call("exchange", "solo:E 0" + schieber).status, 65) << "S9 is no card of 20";
  const std::string fair = " | EO GO HO SO EA SZ SK | EU GU HU SU EZ | EK GA GZ GK HA | HZ HK SA\n";
  const Outcome passed = Call("exchange", "solo:E 0" + fair);
  EXPECT_EQ(passed.status, 0) << passed.err;
  EXPECT_THAT(passed.out, testing::StartsWith("seat 0 passes "));
  EXPECT_EQ(nlohmann::json::parse(Call("exchange --json", "solo:E 0" + fair).out)["taken_up"],
            "EO GO");
  EXPECT_EQ(Call("exchange",
                 "solo:E 0 | EO EU HO SO EA SZ SK | GO GU HU SU EZ | EK GA GZ GK HA | HZ HK SA\n")
                .err,
            "-:1:12: expected EO GO in hand 0: in a Schieber, forehand picks up the cards "
            "set aside, found no GO\n");
  EXPECT_EQ(Call("exchange", "solo:E 1" + fair).err,
            "-:1:8: expected forehand (0), the declarer in a Schieber, found 1\n");
}

TEST_F(Program, LegalGoesByTheOptionsOfTheTable) {
  const auto legal = [&](const std::string& arguments) { return Call("legal " + arguments).out; };
  EXPECT_EQ(legal("bettel --option must_overtake=on --hand 'EZ EK E7 H9' --trick EU"), "EK\n");
  EXPECT_EQ(legal("ruf:G --hand 'GA GK G8 EO' --dealt 4"), "EO GA\n");
  EXPECT_EQ(legal("ruf:G --hand 'GA GK G8 EO' --dealt 4 --option runaway_count=at_deal"),
            "EO GA GK G8\n");
  EXPECT_EQ(legal("ruf:G --hand 'GA GK G8 EO' --dealt 4 --rules article"), "EO GA GK G8\n");
  EXPECT_EQ(legal("ruf:G --hand 'GA S7' --trick E9 --option x_discard_from_trick=7"), "GA S7\n");
  EXPECT_EQ(legal("offiziere --hand 'E9/E7 GA' --trick EZ"), "E9\n");
}

TEST_F(Program, DealsOfOtherProgramsAreTheSameBytes) {
  const Outcome lines =
      Call("deal 3 --seed 7 --deck short --contract wenz --declarer 1 --hand '1=EU' --json");
  std::string expected = lines.out;
  for (std::size_t at = 0; (at = expected.find("}\n{", at)) != std::string::npos;) {
    expected.replace(at, 3, "},{");
  }
  expected.pop_back();
  const Outcome answer = Call("answer", R"({"question":"deal","count":3,"seed":7,"deck":"short",)"
                                        R"("contract":"wenz","declarer":1,"hand":"1=EU"})");
  EXPECT_EQ(answer.out, "{\"deals\":[" + expected + "]}\n");
  const Outcome lacking = Call("answer", R"({"question":"deal","contract":"wenz"})");
  EXPECT_EQ(lacking.status, 65);
  EXPECT_NE(lacking.out.find(R"("field":"declarer")"), std::string::npos) << lacking.out;
}

}  // namespace
}  // namespace schafkopf::deal_test
