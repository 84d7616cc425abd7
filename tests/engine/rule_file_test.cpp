// Rule files: the presets, what is read, and errors at their place.
#include "engine/text/rules/rule_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_spelling.h"
#include "engine/text/rules/toml_check.h"
#include "engine/text/string_views.h"

namespace schafkopf::rule_file_test {
namespace {

TEST(RuleFile, PresetsReadAndReadBack) {
  std::vector<std::string> names;
  for (const Preset& preset : Presets()) {
    names.emplace_back(preset.name);
    const auto rules = PresetRules(preset.name);
    ASSERT_TRUE(rules.ok()) << rules.status();
    EXPECT_EQ(rules->name, preset.name);
    for (Language language : kLanguages) {
      const auto again = ParseRuleFile(ToRuleFile(*rules, language), "again");
      ASSERT_TRUE(again.ok()) << again.status();
      EXPECT_EQ(*again, *rules) << preset.name;
    }
  }
  EXPECT_THAT(names, testing::ElementsAre("sauspiel", "tournament", "article", "short", "cup",
                                          "cup_tout", "cup_29", "cup_laufende", "cup_muss",
                                          "wenz_20", "herz_solo", "laufende_2_3", "extras_apart",
                                          "short_ruf_schneider", "kreuz", "five", "three"));
}

TEST(RuleFile, WithoutAFileEveryGameIsOffered) {
  const RuleSet rules = PlainRules();
  for (const char* game : {"wenz", "bettel", "hybrid"}) {
    EXPECT_NE(FindOffer(rules, Contract::Named(game)), nullptr) << game;
  }
  EXPECT_NE(FindOffer(rules, Contract::Named("ruf", Suit::kGras)), nullptr);
  EXPECT_EQ(FindOffer(rules, Contract::Named("ramsch")), nullptr) << "nobody bids it";
}

// Section 12 of the rules, typed once more.
TEST(RuleFile, PresetsAreTheTableOfTheRules) {
  const RuleSet sauspiel = DefaultRules();
  std::vector<std::string> games;
  for (const Contract& contract : ContractsOf(sauspiel)) games.push_back(ToString(contract));
  EXPECT_EQ(games.size(), 3u + 8 + 2 + 8 + 2 + 1);
  EXPECT_EQ(games.front(), "ruf:E");
  EXPECT_EQ(games.back(), "sie");
  EXPECT_EQ(ToString(ParseTariff("10/50").value()), "10/10/50");
  EXPECT_EQ(ToString(sauspiel.tariff), "10/20/50");
  EXPECT_TRUE(sauspiel.options.Is({"lauf_max", "none"}));
  EXPECT_EQ(sauspiel.options.Number("durchmarsch"), 91);
  EXPECT_FALSE(sauspiel.options.On("solo_equals_wenz"));

  const RuleSet tournament = PresetRules("tournament").value();
  EXPECT_EQ(ToString(tournament.tariff), "10/10/50");
  EXPECT_TRUE(tournament.options.Is({"all_pass", "muss"}));
  EXPECT_TRUE(tournament.options.Is({"legen", "off"}));
  EXPECT_EQ(tournament.options.Number("stoss_max"), 2);
  EXPECT_EQ(FindOffer(tournament, Contract::Named("geier")), nullptr);
  EXPECT_NE(FindOffer(tournament, Contract::Named("wenz", std::nullopt, true)), nullptr);

  EXPECT_EQ(tournament.options.Number("lauf_max"), 4);
  const RuleSet article = PresetRules("article").value();
  EXPECT_TRUE(article.options.Is({"stock_mode", "any_contract"}));
  EXPECT_TRUE(article.options.On("solo_equals_wenz"));
  EXPECT_TRUE(article.options.Is({"runaway_count", "at_deal"})) << "at the beginning of the game";
  EXPECT_TRUE(article.options.Is({"durchmarsch", "all_tricks"}));
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    for (const Contract& contract : ContractsOfRow(row, /*touts=*/true)) {
      if (contract.level() == 0 || contract.row().pack != Pack::kBavarian) continue;
      EXPECT_NE(FindOffer(article, contract), nullptr) << ToString(contract);
    }
  }
  const RuleSet shorter = PresetRules("short").value();
  EXPECT_EQ(shorter.deck, Deck::kShort);
  EXPECT_EQ(shorter.offers, sauspiel.offers);
  EXPECT_TRUE(shorter.options.Is({"lauf_max", "hand_size"}));
}

TEST(RuleFile, WithABaseNeedsNoNameAndHasAnother) {
  const absl::string_view text = "base = \"tournament\"\n[tariff]\nlauf = 5\n";
  for (const auto& [file, name] : {std::pair("clubs/ours.toml", "ours"),
                                   {"x.toml", "x"},
                                   {"rule_file", "tournament+"},
                                   {".toml", "tournament+"},
                                   {"a\x1b.toml", "tournament+"}}) {
    const auto rules = ParseRuleFile(text, file);
    ASSERT_TRUE(rules.ok()) << rules.status();
    EXPECT_EQ(rules->name, name);
  }
}

TEST(RuleFile, ReadsItsOwnTable) {
  const auto rules = ParseRuleFile(
      "name = \"ours\"\ndeck = 24\n"
      "[tariff]\nextra = 5\nsolo = 20\n"
      "[contracts]\nwenz = 90\nsolo = {rank = 80, tout = 180}\n"
      "[options]\nkontra_takes_over = true\nstoss_max = 4\ndurchmarsch = \"off\"\nlegen = "
      "\"only_one\"\n",
      "ours.toml");
  ASSERT_TRUE(rules.ok()) << rules.status();
  EXPECT_EQ(rules->name, "ours");
  EXPECT_EQ(rules->deck, Deck::kShort);
  EXPECT_EQ(ToString(rules->tariff), "5/20/20");
  EXPECT_EQ(ContractsOf(*rules).size(), 1u + 8);
  EXPECT_EQ(RankOf(*rules, Contract::Named("wenz")), 90);
  EXPECT_EQ(RankOf(*rules, Contract::Named("solo", Suit::kHerz, true)), 180);
  EXPECT_EQ(RankOf(*rules, Contract::Named("geier")), 50);  // its own
  EXPECT_EQ(FindOffer(*rules, Contract::Named("wenz", std::nullopt, true)), nullptr);
  EXPECT_TRUE(rules->options.On("kontra_takes_over"));
  EXPECT_EQ(rules->options.Number("stoss_max"), 4);
  EXPECT_TRUE(rules->options.Is({"durchmarsch", "off"}));
  EXPECT_TRUE(rules->options.Is({"legen", "only_one"}));
}

TEST(RuleFile, ABaseIsChanged) {
  const auto rules = ParseRuleFile(
      "name = \"ours\"\nbase = \"tournament\"\n[tariff]\ncall = 30\n[options]\nlegen = "
      "\"all_multiply\"\n",
      "ours.toml");
  ASSERT_TRUE(rules.ok()) << rules.status();
  EXPECT_EQ(ToString(rules->tariff), "10/30/50");
  EXPECT_EQ(rules->offers, PresetRules("tournament").value().offers);
  EXPECT_TRUE(rules->options.Is({"all_pass", "muss"}));
  EXPECT_TRUE(rules->options.Is({"legen", "all_multiply"}));
}

TEST(RuleFile, GamesByTheNamesPeopleGiveThem) {
  const std::string start = "name = \"x\"\nbase = \"article\"\n[contracts]\n";
  const auto spoken =
      ParseRuleFile(start +
                        "Rufspiel = {price = 11}\nWenz = {price = 12}\nHerz-Solo = {price = 13}\n"
                        "\"Eichel-Wenz\" = {price = 14}\nRamsch = {price = 15}\n",
                    "f");
  const auto written =
      ParseRuleFile(start +
                        "ruf = {price = 11}\nwenz = {price = 12}\n\"solo:H\" = {price = 13}\n"
                        "\"farbwenz:E\" = {price = 14}\nramsch = {price = 15}\n",
                    "f");
  ASSERT_TRUE(spoken.ok()) << spoken.status();
  ASSERT_TRUE(written.ok()) << written.status();
  EXPECT_EQ(*spoken, *written);
}

TEST(RuleFile, MistakesAreNamedAtTheirPlace) {
  struct Row {
    const char* text;
    const char* error;
  };
  const std::string games = "[contracts]\nruf = 10\n";
  for (
      const Row& row : std::initializer_list<Row>{
          {"name = 3\n", "f:1:8: expected a name, found 3"},
          {"name = \"x\"\ndeck = 30\n", "f:2:8: expected 32, 24, 20 or 16 cards, found 30"},
          {"name = \"x\"\ncolour = 1\n",
           "f:2:1: expected name, base, deck, tariff, contracts or options, found \"colour\""},
          {"name = \"x\"\nbase = \"y\"\n",
           "f:2:8: expected sauspiel, tournament, article, short, cup, cup_tout, cup_29, "
           "cup_laufende, cup_muss, wenz_20, herz_solo, laufende_2_3, extras_apart, "
           "short_ruf_schneider, kreuz, five or three, found \"y\""},
          {"name = \"x\"\n[tariff]\nruf = 20\n",
           "f:3:1: expected extra, call, solo, bettel, ramsch, lauf, schneider or schwarz (to "
           "price one game: wenz = {price = 30} under [contracts]), found \"ruf\""},
          {"name = \"x\"\n[tariff]\ncall = -1\n",
           "f:3:8: expected a whole number of cents from 0 to 1000, found -1"},
          {"name = \"x\"\n[tariff]\ncall = 1.5\n",
           "f:3:8: expected a whole number of cents from 0 to 1000, found 1.5"},
          {"name = \"x\"\ntariff = 3\n", "f:2:10: expected a table, found 3"},
          {"name = \"x\"\n[contracts]\nwens = 3\n",
           "f:3:1: expected the name of a contract, perhaps wenz, found \"wens\""},
          {"name = \"x\"\n[contracts]\n\"Herz-Solo Tout\" = {price = 3}\n",
           "f:3:1: expected the name of a contract, found \"Herz-Solo Tout\""},
          {"name = \"x\"\n[contracts]\nwenz = 70\nWenz = {price = 3}\n",
           "f:4:1: expected one row per game, found \"Wenz\""},
          {"name = \"x\"\n[contracts]\nwenz = 0\n",
           "f:3:8: expected a rank from 1 to 999 or {rank = ..., price = ...} (games with no line "
           "are not played), found 0"},
          {"name = \"x\"\n[contracts]\nwenz = {tout = 3}\n",
           "f:3:8: expected a rank, such as 70: {rank = 70, ...}, found none"},
          {"name = \"x\"\n[contracts]\nwenz = {rnk = 3}\n",
           "f:3:9: expected rank, tout, price, lauf_min, lauf_max, tout_lauf_min or schneider, "
           "found "
           "\"rnk\""},
          {"name = \"x\"\n[contracts]\nbettel = {rank = 3, tout = 4}\n",
           "f:3:21: expected no Tout with bettel, found tout"},
          {"name = \"x\"\n[options]\nlegn = \"off\"\n",
           "f:3:1: expected the name of an option (see `rules`), perhaps legen, found \"legn\""},
          {"name = \"x\"\n[options]\nlauf_min = 2\n",
           "f:3:1: expected the name of an option (see `rules`) (lauf_min belongs under a game in "
           "[contracts]), found \"lauf_min\""},
          {"name = \"x\"\n[options]\ncall = 2\n",
           "f:3:1: expected the name of an option (see `rules`) (call belongs under [tariff]), "
           "found \"call\""},
          {"name = \"x\"\n[contracts]\nruf = 10\nlauf_max = 4\n",
           "f:4:1: expected the name of a contract (lauf_max belongs under [options]), found "
           "\"lauf_max\""},
          {"name = \"x\"\n[options]\nall_pass = throw_in_stock\n",
           "f:3:12: expected \"throw_in_stock\", in straight double quotes, found "
           "\"throw_in_stock\""},
          {"name = \"x\"\n[options]\nlegen = \"of\"\n",
           "f:3:9: expected off, all_multiply, only_forehand, only_one, consecutive, found \"of\""},
          {"name = \"x\"\n[options]\nruf_tout = [1]\n", "f:3:12: expected off, on, found an array"},
          {"[contracts]\nruf = 10\n", "f:1:1: expected name = \"...\", found none"},
          {"name = \"x\"\n", "f:1:1: expected a [contracts] table, found none"},
          {"name = \"x\"\nbase = \"sauspiel\"\n[options]\nalle_weiter = \"stock\"\nall_pass = "
           "\"ramsch\"\n",
           "f:4:1: expected only one of all_pass and alle_weiter, which mean the same thing, found "
           "\"alle_weiter\""},
          {"name = \"x\"\nbase = \"sauspiel\"\ngrundlage = \"sauspiel\"\n",
           "f:3:1: expected only one of base and grundlage, which mean the same thing, found "
           "\"grundlage\""},
          {"name = \"x\"\nbase = \"sauspiel\"\n[tariff]\nextra = 5\n[options]\nlauf_unit = "
           "\"half\"\n",
           "f:1:1: expected an even value for extra when lauf_unit = \"half\", found 5"},
      }) {
    const auto rules = ParseRuleFile(row.text, "f");
    EXPECT_EQ(rules.status().message(), row.error);
  }
  for (const char* text : {"name = \"x", "[=ariff]\nextra = 10\n", "[.a]", "[", "name", "= 3", "[[",
                           "name = \"\\q\""}) {
    const auto rules = ParseRuleFile(text, "f");
    ASSERT_FALSE(rules.ok()) << text;
    EXPECT_THAT(std::string(rules.status().message()),
                testing::MatchesRegex(
                    "f:[12]:[0-9]+: expected TOML such as name = \"word\" or name = 10, found .*"));
  }
}

// Quotes, and nothing behind a number, are what people who never wrote such a file leave out.
TEST(RuleFile, WhatNobodyKnewIsSaid) {
  struct Row {
    const char* line;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"legen = off", "expected \"off\", in straight double quotes, found \"off\""},
           {"name = Zur Post  # wir", "expected \"Zur Post\", in straight double quotes"},
           {"solo:H = 50", "expected \"solo:H\", in straight double quotes, found \":H = 50\""},
           {"extra = 5 Cent", "expected a whole number and nothing else, found \"Cent\""},
           {"extra = 0,05", "expected a whole number and nothing else, found \",05\""},
           {"name = \u201eZur Post\u201c",
            "expected \"...\", in straight double quotes, found \"\u201e\""},
       }) {
    EXPECT_THAT(std::string(ParseRuleFile(row.line, "f").status().message()),
                testing::HasSubstr(row.error))
        << row.line;
  }
  // Of two mistakes the first.
  EXPECT_THAT(std::string(ParseRuleFile(
                              "name = \"x\"\nbase = \"sauspiel\"\n[tariff]\nsolo = -1\ncall = -1\n"
                              "[contracts]\nwenz = \"no\"\n",
                              "f")
                              .status()
                              .message()),
              testing::StartsWith("f:4:8: "));
}

// What toml++ must not see.
TEST(RuleFile, BytesSizeAndDepthAreCheckedFirst) {
  const auto repeated = [](int times, absl::string_view what) {
    std::string text;
    for (int i = 0; i < times; ++i) absl::StrAppend(&text, what);
    return text;
  };
  struct Row {
    std::string text;
    const char* error;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"\xff\xfe", "f:1:1: expected UTF-8, found \"\\xff\""},
           {"name = \"x\"\nn\xc3\xa4me = 1\n",
            "f:2:2: expected quotes around non-ASCII letters, found \"\xc3\xa4\""},
           {"name = \"\xc3\xa4\xc3\xb6\" \xc3\xbc\n",
            "f:1:13: expected quotes around non-ASCII letters, found \"\xc3\xbc\""},
           {"name = \"\x1b[31m\"\n", "f:1:9: expected a printable character, found \"\\x1b\""},
           {"name = 17.\"\xc3\x96\n", "f:1:11: expected a space before the quote, found \"\"\""},
           // toml++ takes these for no quotes, or not for long.
           {"1=65%5='>\xc3\x96>\n",
            "f:1:5: expected TOML such as name = \"word\" or name = 10, found \"%5='>\xc3\x96>\""},
           {"\"\"\"\"\\\"\"\\\xc3\x9c\"\"\n",
            "f:1:9: expected TOML such as name = \"word\" or name = 10, found \"\xc3\x9c\"\"\""},
           {"base = \"sauspiel\"\n[options]\nhochzeit_factor =  \n",
            "f:3:20: expected TOML such as name = \"word\" or name = 10, found the end of the "
            "line"},
           {"name = \"x\"\nname = \"y\"\n",
            "f:2:8: expected each name only once, found \"name = \"y\"\""},
           {"# \x7f\n", "f:1:3: expected a printable character, found \"\\x7f\""},
           {"name = \"\xc2\x9b\"\n", "f:1:9: expected a printable character, found \"\\xc2\\x9b\""},
           {absl::StrCat("a", repeated(100'000, ".a"), " = 1\n"),
            "f:1:32: expected a key with at most 16 parts, found more"},
           {absl::StrCat("[a", repeated(100'000, ".a"), "]\n"),
            "f:1:33: expected a key with at most 16 parts, found more"},
           {absl::StrCat("a = {b = 1, c", repeated(16, ".c"), " = 1}\n"),
            "f:1:44: expected a key with at most 16 parts, found more"},
           {absl::StrCat("a = ", repeated(17, "["), "\n"),
            "f:1:21: expected brackets nested at most 16 deep, found more"},
           {absl::StrCat("a = ", repeated(17, "{a = "), "\n"),
            "f:1:85: expected brackets nested at most 16 deep, found more"},
           {absl::StrCat(repeated(1 << 19, "#\n"), "#"),
            "f:1:1: expected at most 1048576 bytes, found more"},
           {"name = \"\\u001b[31m\"\n", "f:1:8: expected a printable name, found \"\\x1b[31m\""},
       }) {
    EXPECT_EQ(ParseRuleFile(row.text, "f").status().message(), row.error);
  }
  const auto escaped = ParseRuleFile("\"\\u001b\" = 1\n\"\\u001b\" = 2\n", "f");
  EXPECT_THAT(
      std::string(escaped.status().message()),
      testing::AllOf(testing::StartsWith("f:2:"), testing::Not(testing::HasSubstr("\x1b"))));
  const auto named = [&](int letters) {
    return ParseRuleFile(
        absl::StrCat("base = \"short\"\nname = \"", repeated(letters, "a"), "\"\n"), "f");
  };
  EXPECT_TRUE(named(100).ok());
  EXPECT_THAT(std::string(named(101).status().message()),
              testing::StartsWith("f:2:8: expected a name of at most 100 letters, found \"aaa"));
}

TEST(RuleFile, LettersOfAnyLanguageStandInQuotesAndComments) {
  const auto rules = ParseRuleFile(
      "\xef\xbb\xbfname = \"Allg\xc3\xa4u\" # K\xc3\xb6nig\n[contracts]\nwenz = 1.0e1 # 1.2.3\n",
      "f");
  EXPECT_EQ(rules.status().message(),
            "f:3:8: expected a rank from 1 to 999 or {rank = ..., price = ...} (games with no line "
            "are not played), found 10");
  for (const char* quoted : {"'''\xc3\xa4'\n''''", "\"\"\"\xc3\xa4\"\"\n\"\"\"\"\"", "'\xc3\xa4\\'",
                             "\"\\\"\xc3\xa4\""}) {
    const auto name = ParseRuleFile(std::string("base = 'sauspiel'\ndeck = ") + quoted, "f");
    EXPECT_THAT(std::string(name.status().message()), testing::HasSubstr("expected 32, 24, 20 or"))
        << quoted;
  }
}

TEST(RuleFile, QuotesInKeysAndValues) {
  const auto error = [](absl::string_view text) {
    const auto read = ParseRuleFile(text, "file");
    return read.ok() ? "no error" : std::string(read.status().message());
  };
  EXPECT_EQ(error("name = \"x\"\n[contracts]\nwenz.rank = 3\nwenz.\"tout\" = 9\n"), "no error");
  EXPECT_EQ(error("name = [\n1.\"b\"]\n"),
            "file:2:3: expected a space before the quote, found \"\"\"");
}

TEST(RuleFile, TariffsAndOptionsOfTheCommandLine) {
  EXPECT_EQ(ToString(ParseTariff("5/10/20").value()), "5/10/20");
  for (const char* text : {"", "10", "10/", "10/20/50/60", "a/b/c", "10/20/-5", "10/20/5000"}) {
    EXPECT_FALSE(ParseTariff(text).ok()) << text;
  }
  RuleOptions options;
  EXPECT_TRUE(SetOption("stoss_max=4", options).ok());
  EXPECT_EQ(options.Number("stoss_max"), 4);
  EXPECT_TRUE(SetOption("Stoss_Max = 2", options).ok());
  EXPECT_EQ(options.Number("stoss_max"), 2);
  EXPECT_EQ(ColumnOf(SetOption("stoss_max=40", options)), 11);
  EXPECT_EQ(SetOption("stoss_max=40", options).message(), "expected none or 1 to 8, found \"40\"");
  EXPECT_EQ(ColumnOf(SetOption("stoss=4", options)), 1);
  EXPECT_FALSE(SetOption("stoss_max", options).ok());
  EXPECT_EQ(ColumnOf(SetOption("stoss_max", options)), 1);
}

TEST(Options, InGerman) {
  RuleOptions options;
  for (const char* text : {"alle_weiter=ramsch", "kontra=nein", "Legen = jeder", "kontra_bis=an",
                           "schneider_bis=29", "legen=nur_vorhand", "bettel_lead=spieler"}) {
    EXPECT_EQ(SetOption(text, options).ok(), std::string_view(text) != "kontra_bis=an") << text;
  }
  EXPECT_TRUE(options.Is({"all_pass", "ramsch"}));
  EXPECT_FALSE(options.On("kontra_allowed"));
  EXPECT_TRUE(options.Is({"legen", "only_forehand"}));
  EXPECT_TRUE(options.Is({"bettel_lead", "declarer"}));
  EXPECT_EQ(options.Number("schneider_at"), 29);
}

TEST(Options, EveryWordInGermanReadsBack) {
  for (std::size_t place = 0; place < kOptions.size(); ++place) {
    const std::string name = NameOfOption(place).in(Language::kGerman);
    EXPECT_EQ(OptionCalled(name), place);
    for (std::string_view word : WordsOf(kOptions[place].words)) {
      const std::string german = ValueOfOption(place, AbslView(word)).in(Language::kGerman);
      EXPECT_EQ(EnglishValue(place, german), word) << name;
    }
  }
}

TEST(Options, ValuesInWords) {
  const auto values = [](std::string_view option, Language language) {
    return ValuesOf(*FindOption(option)).in(language);
  };
  EXPECT_EQ(values("must_overtake", Language::kEnglish), "off, on");
  EXPECT_EQ(values("tout_min_laufende", Language::kEnglish), "0 to 8");
  EXPECT_EQ(values("durchmarsch", Language::kEnglish), "off, all_tricks or 61 to 120");
  EXPECT_EQ(values("durchmarsch", Language::kGerman), "nein, alle_stiche oder 61 bis 120");
}

TEST(Toml, CountsBracketsThatAreOpen) {
  const std::string open = "a = " + std::string(kMaxTomlNesting, '[');
  EXPECT_FALSE(FaultOfToml(open));
  EXPECT_FALSE(FaultOfToml(open + "]["));
  EXPECT_TRUE(FaultOfToml(open + "[")) << "one too many";
  EXPECT_TRUE(FaultOfToml(open + "][["));
  EXPECT_FALSE(FaultOfToml("a = ]]]" + std::string(kMaxTomlNesting, '['))) << "none is owed";
}

}  // namespace
}  // namespace schafkopf::rule_file_test
