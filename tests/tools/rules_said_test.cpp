// The rules of a table in sentences, as `rules --check` reads them back.
#include "tools/answers/rules/rules_said.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/play/option.h"
#include "engine/text/rules/rule_file.h"
#include "tests/support/program.h"
#include "tools/answers/rules/rule_template.h"

namespace schafkopf::rules_said_test {
namespace {

using testing::HasSubstr;
using testing::Not;

using RulesSaid = Program;

// The template of every table reads back as that table, with what it comments out, too.
TEST_F(RulesSaid, ATemplateReadsBack) {
  for (const Preset& preset : Presets()) {
    const auto rules = PresetRules(preset.name);
    ASSERT_TRUE(rules.ok());
    for (Language language : kLanguages) {
      const std::string text = RuleTemplate(*rules, TemplateOptions::kAll, language);
      std::string all;
      std::size_t options = 0;
      for (absl::string_view line : absl::StrSplit(text, '\n')) {
        const bool left_out = absl::StartsWith(line, "# ") && absl::StrContains(line, " = ");
        absl::StrAppend(&all, left_out ? line.substr(2) : line, "\n");
        options += absl::StrContains(line, " = ") ? 1u : 0u;
      }
      EXPECT_GE(options, kOptions.size());
      const auto read = ParseRuleFile(text, "f");
      ASSERT_TRUE(read.ok()) << read.status() << "\n" << text;
      EXPECT_EQ(*read, *rules) << preset.name;
      const auto whole = ParseRuleFile(all, "f");
      ASSERT_TRUE(whole.ok()) << whole.status() << "\n" << all;
      EXPECT_EQ(whole->options, rules->options) << preset.name;
      EXPECT_EQ(whole->tariff.lauf_price(), rules->tariff.lauf_price());
      EXPECT_EQ(whole->tariff.schwarz_price(), rules->tariff.schwarz_price());
      const auto short_one =
          ParseRuleFile(RuleTemplate(*rules, TemplateOptions::kCommon, language), "f");
      ASSERT_TRUE(short_one.ok()) << short_one.status();
      EXPECT_EQ(*short_one, *rules) << preset.name;
    }
  }
  EXPECT_THAT(Call("rules --rules tournament --template --lang de").out,
              HasSubstr("\n# legen = \"nein\" "));
}

// Without --all it has the options that tables differ in most, and what this table changes.
TEST_F(RulesSaid, ATemplateLeavesOutWhatIsRare) {
  const std::string common = Call("rules --template").out;
  EXPECT_THAT(common, HasSubstr("\n# kontra_window = "));
  EXPECT_THAT(common, Not(HasSubstr("bettel_lead")));
  EXPECT_THAT(common, HasSubstr("schafkopf rules --template --all\n"));
  EXPECT_THAT(Call("rules --template --option bettel_lead=declarer").out,
              HasSubstr("\nbettel_lead = \"declarer\" "));
  const std::string all = Call("rules --template --all").out;
  EXPECT_THAT(all, HasSubstr("\n# bettel_lead = "));
  EXPECT_THAT(all, Not(HasSubstr("--template --all")));
}

// A form for the rules of a table needs nothing else: each option once, with all that it may be.
TEST_F(RulesSaid, AnAnswerHasTheSentencesAndTheOptions) {
  for (const std::string lang : {"en", "de"}) {
    const auto answer = nlohmann::json::parse(Call("rules --rules cup --json --lang " + lang).out);
    std::string sentences;
    for (const auto& sentence : answer["said"]) {
      absl::StrAppend(&sentences, sentence.get<std::string>(), "\n");
    }
    const std::string file = WriteFile("cup.toml", Call("rules --rules cup --toml").out);
    EXPECT_THAT(Call(absl::StrCat("rules --lang ", lang, " --check ", file)).out,
                HasSubstr("\n" + sentences));
    EXPECT_EQ(answer["option_list"].size(), kOptions.size());
    for (const auto& option : answer["option_list"]) {
      const auto& value = answer["options"].at(option["option"].get<std::string>());
      const bool in_words =
          value.is_boolean() || absl::StrContains(option["words"].dump(), value.dump());
      EXPECT_TRUE(in_words || (value >= option["low"] && value <= option["high"])) << option;
      EXPECT_EQ(option["words"].size(), option["words_said"].size());
    }
  }
}

TEST_F(RulesSaid, AFileIsExplainedInSentences) {
  const std::string file = WriteFile("ours.toml",
                                     "name = \"ours\"\nbase = \"tournament\"\n[tariff]\n"
                                     "lauf = 5\nschneider = 10\nschwarz = 20\n[contracts]\n"
                                     "wenz = {price = 20, tout_lauf_min = 2}\n"
                                     "\"solo:H\" = {price = 60, rank = 90}\n[options]\n"
                                     "schneider_at = 29\nmuss_trumps = 3\n");
  const std::string english = Call("rules --check " + file).out;
  const std::string german = Call("rules --lang de --check " + file).out;
  for (const char* sentence :
       {"Games on offer, lowest first: Rufspiel, Wenz, Solo, Herz-Solo, Sie.",
        "Rufspiel, Muss: 10 cents, 3 or more Laufende (at most 4) at 5 each, Schneider "
        "10, schwarz 20 more.",
        "Wenz: 20 cents, 2 or more Laufende (at most 4) at 5 each, Schneider 10, "
        "schwarz 20 more.",
        "Herz-Solo: 60 cents, 3 or more Laufende (at most 4) at 5 each, Schneider 10, "
        "schwarz 20 more.",
        "Sie: 50 cents, 8 Laufende at 5 each, the total times 4.",
        "Wenz may be announced as a Tout only with the top 2 trumps.",
        "Anyone who loses with 29 points or fewer is Schneider.",
        "In a Muss, a declarer with at most 3 trumps in hand needs only 60 points instead of 61.",
        "If nobody bids, a Muss is played."}) {
    EXPECT_THAT(english, HasSubstr(absl::StrCat("\n", sentence, "\n")));
  }
  for (const char* sentence :
       {"Diese Spiele darf man ansagen, das niedrigste zuerst: Rufspiel, Wenz, Solo, Herz-Solo, "
        "Sie.",
        "(Die Zahlen unter [spiele] sind der Rang, kein Preis.)",
        "Herz-Solo: 60 Cent, Laufende ab 3 (höchstens 4) zu je 5, Schneider 10, schwarz 20 "
        "dazu.",
        "Wer mit höchstens 29 Augen verliert, ist Schneider.",
        "Wer ein Muss mit höchstens 3 Trümpfen spielt, gewinnt schon mit 60 Augen, sonst erst mit "
        "61."}) {
    EXPECT_THAT(german, HasSubstr(absl::StrCat("\n", sentence, "\n")));
  }
}

TEST_F(RulesSaid, SentencesOfUnusualTables) {
  const auto told = [&](const std::string& rows) {
    return Call("rules --check " + WriteFile("own.toml", "name = \"own\"\n" + rows)).out;
  };
  EXPECT_THAT(told("[contracts]\nwenz = 85\nsolo = 80\n\"solo:E\" = 90\n"),
              HasSubstr("\nGames on offer, lowest first: Solo, Wenz, Eichel-Solo.\n"));
  const std::string unbid = told(
      "[contracts]\nruf = 10\nmuss = {price = 8}\nschieberamsch = {price = 7}\n"
      "[options]\nall_pass = \"kreuz\"\nfifth_lays = true\n");
  for (const char* sentence :
       {"\nMuss: 8 cents,", "\nSchieberamsch: 7 cents.\n", "\nKreuzbock: "}) {
    EXPECT_THAT(unbid, HasSubstr(sentence));
  }
  EXPECT_THAT(unbid, Not(HasSubstr("sits out"))) << "nobody lays";
  const std::string silent = told(
      "[contracts]\nruf = 10\nsolo = 80\n[options]\nkontra_allowed = \"off\"\n"
      "kontra_window = \"first_card\"\nbock_kontra = \"any\"\nall_pass = \"ramsch\"\n");
  EXPECT_THAT(silent, HasSubstr("\nThere is no Kontra.\n"));
  EXPECT_THAT(silent, Not(HasSubstr("before the first card is played"))) << "there is none";
  EXPECT_THAT(silent, HasSubstr("(Jungfrau) doubles what everyone pays.\n"));
  EXPECT_THAT(silent, HasSubstr("a Durchmarsch means taking every trick.\n"));
  EXPECT_THAT(silent, HasSubstr("whoever has the most points pays everyone else.\n"));
  EXPECT_THAT(silent, HasSubstr("the loser is whoever took the most tricks,"));
  EXPECT_THAT(silent, Not(HasSubstr("lasts"))) << "no Kontra brings a Bock";
  EXPECT_THAT(told("[contracts]\nruf = 10\n[options]\nbock_lost_solo = true\n"),
              HasSubstr("\nA Bock lasts for one deal.\nTwo Bocks at once quadruple"));
  const auto with_ramsch = [&](const std::string& price, const std::string& passed) {
    return told("[tariff]\nramsch = 40\n[contracts]\nruf = 10\n[options]\nstock_stake = 50\n" +
                ("jungfrau = \"off\"\ndurchmarsch = 91\nramsch_price = \"" + price) +
                "\"\nall_pass = \"" + passed + "\"\n");
  };
  const std::string idle = "\nThe tariff's Ramsch price";
  EXPECT_THAT(with_ramsch("call", "ramsch"), HasSubstr(idle));
  EXPECT_THAT(with_ramsch("own", "ramsch"), Not(HasSubstr(idle)));
  EXPECT_THAT(with_ramsch("own", "ramsch"), HasSubstr("Jungfrau"));
  EXPECT_THAT(with_ramsch("own", "ramsch"),
              HasSubstr("\n91 points are enough for a Durchmarsch.\n"));
  const std::string thrown_in = with_ramsch("call", "throw_in");
  EXPECT_THAT(thrown_in, HasSubstr("\nRufspiel: "));
  for (const char* word : {"Ramsch", "Jungfrau", "Durchmarsch", "Stock"}) {
    EXPECT_THAT(thrown_in, Not(HasSubstr(word))) << "nobody plays it or pays into it";
  }
  EXPECT_THAT(told("base = \"sauspiel\"\ndeck = 16\n"), HasSubstr("\nThe deck has 16 cards.\n"));
  EXPECT_THAT(Call("rules --rules extras_apart").out,
              HasSubstr("Rule set extras_apart, tariff 10/20/50 (cents: extra / Rufspiel / Solo; "
                        "Schneider 10, schwarz 20 more, each Laufender 5)\n"));
}

// Whatever a table changes is told in both languages.
TEST_F(RulesSaid, EveryOptionIsExplained) {
  const auto told = [&](const OptionRow& row, std::string_view value) {
    RuleSet rules = PlainRules();
    rules.options.Set("all_pass", row.name.starts_with("stock")  ? "throw_in_stock"
                                  : row.name.starts_with("bock") ? "throw_in_bock"
                                                                 : "ramsch");
    rules.options.Set(row.name, value);
    std::pair<std::string, std::string> all;
    for (const Message& sentence : SentencesOf(rules)) {
      absl::StrAppend(&all.first, sentence.in(Language::kEnglish), "\n");
      absl::StrAppend(&all.second, sentence.in(Language::kGerman), "\n");
    }
    return all;
  };
  for (const OptionRow& row : kOptions) {
    const std::string normal = PlainRules().options.ValueOf(*FindOption(row.name));
    std::vector<std::string> values;
    for (std::string_view word : WordsOf(row.words)) values.emplace_back(word);
    if (row.type == OptionType::kNumber) values.push_back(absl::StrCat(row.high));
    for (const std::string& value : values) {
      if (value == normal) continue;
      EXPECT_NE(told(row, value).first, told(row, normal).first) << row.name << '=' << value;
      EXPECT_NE(told(row, value).second, told(row, normal).second) << row.name << '=' << value;
    }
  }
}

}  // namespace
}  // namespace schafkopf::rules_said_test
