// The table of options: well formed, one spelling each, and the values a table chooses.
#include "engine/play/option.h"

#include <gtest/gtest.h>

#include <set>

namespace schafkopf::option_test {
namespace {

static_assert(!RuleOptions().On("must_overtake"));
static_assert(RuleOptions().Is({"runaway_count", "current_hand"}));
static_assert(!RuleOptions().Is({"runaway_count", "at_deal"}));
static_assert(RuleOptions().Number("runaway_min") == 4);
static_assert(RuleOptions().Is({"x_discard_from_trick", "last"}));

TEST(Options, EachHasOneSpellingADefaultAndASection) {
  std::set<std::string_view> names;
  for (const OptionRow& row : kOptions) {
    EXPECT_TRUE(names.insert(row.name).second) << row.name;
    EXPECT_EQ(row.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), row.name.npos) << row.name;
    EXPECT_TRUE(CodeOf(row, row.normal)) << row.name;
    const bool of_play = 2 <= row.section && row.section <= 11;
    EXPECT_TRUE(of_play || row.section == 14) << row.name;
    EXPECT_FALSE(row.meaning.empty()) << row.name;
  }
}

TEST(Options, EveryValueIsKeptAndReadBack) {
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    const OptionRow& row = kOptions[i];
    const auto keeps = [&](const std::string& value) {
      RuleOptions options;
      EXPECT_TRUE(options.Set(row.name, value)) << row.name << '=' << value;
      EXPECT_EQ(options.ValueOf(i), value) << row.name;
      EXPECT_EQ(options.Changed().empty(), value == row.normal) << row.name << '=' << value;
    };
    std::string_view words = row.words;
    while (!words.empty()) {
      const std::size_t end = std::min(words.find(' '), words.size());
      keeps(std::string(words.substr(0, end)));
      words.remove_prefix(std::min(end + 1, words.size()));
    }
    if (row.type != OptionType::kNumber) continue;
    keeps(std::to_string(row.low));
    keeps(std::to_string(row.high));
    RuleOptions options;
    EXPECT_FALSE(options.Set(row.name, std::to_string(row.high + 1))) << row.name;
    EXPECT_FALSE(options.Set(row.name, std::to_string(row.low - 1))) << row.name;
  }
}

TEST(Options, WhatIsNotInTheTableIsRefused) {
  RuleOptions options;
  EXPECT_FALSE(options.Set("must_overtak", "on"));
  EXPECT_FALSE(options.Set("must_overtake", "maybe"));
  EXPECT_FALSE(options.Set("must_overtake", ""));
  EXPECT_FALSE(options.Set("runaway_min", "4x"));
  EXPECT_FALSE(options.Set("runaway_min", "-4"));
  EXPECT_FALSE(options.Set("runaway_min", "99999999999999999999"));
  EXPECT_EQ(options, RuleOptions());
  EXPECT_TRUE(options.Set("must_overtake", "true"));
  EXPECT_TRUE(options.On("must_overtake"));
  EXPECT_TRUE(options.Set("must_overtake", "no"));
  EXPECT_FALSE(options.On("must_overtake"));
}

}  // namespace
}  // namespace schafkopf::option_test
