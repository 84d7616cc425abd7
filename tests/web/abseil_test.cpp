// What the answers use of Abseil, compiled twice: with Abseil, and with the headers that stand in
// for it where it does not compile (tools/alone/abseil). Both pass, or they differ.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/cord.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "absl/strings/substitute.h"

namespace {

using Texts = std::vector<std::string>;

TEST(Abseil, StatusCarriesItsPayload) {
  absl::Status status = absl::InvalidArgumentError("wrong");
  EXPECT_FALSE(status.ok());
  EXPECT_EQ(status.message(), "wrong");
  EXPECT_FALSE(status.GetPayload("column"));
  status.SetPayload("column", absl::Cord("3"));
  status.SetPayload("column", absl::Cord("4"));
  const absl::Status copy = status;
  EXPECT_EQ(std::string(copy.GetPayload("column").value()), "4");
  EXPECT_TRUE(absl::IsCancelled(absl::CancelledError("")));
  EXPECT_FALSE(absl::IsCancelled(copy));
  EXPECT_TRUE(absl::IsOutOfRange(absl::OutOfRangeError("")));
  EXPECT_FALSE(absl::IsOutOfRange(copy));
  EXPECT_TRUE(absl::OkStatus().ok());
}

absl::StatusOr<int> Half(int number) {
  if (number % 2 != 0) return absl::InvalidArgumentError("odd");
  return number / 2;
}

TEST(Abseil, StatusOrIsOneOfBoth) {
  EXPECT_EQ(*Half(8), 4);
  EXPECT_EQ(Half(7).status().message(), "odd");
  EXPECT_EQ(Half(7).value_or(-1), -1);
  const absl::StatusOr<std::optional<int>> nothing = std::nullopt;
  ASSERT_TRUE(nothing.ok());
  EXPECT_FALSE(nothing->has_value());
  absl::StatusOr<int> later;
  EXPECT_FALSE(later.ok());
  later = Half(6);
  EXPECT_EQ(*later, 3);
  absl::StatusOr<Texts> texts = Texts{"a", "b"};
  EXPECT_EQ(texts->size(), 2U);
  const Texts moved = *std::move(texts);
  EXPECT_EQ(moved.back(), "b");
  const absl::StatusOr<std::string> text = "converted";
  EXPECT_EQ(text.value(), "converted");
}

TEST(Abseil, Numbers) {
  int number = 0;
  for (const auto& [text, value] :
       std::vector<std::pair<std::string, int>>{{"12", 12}, {" -7 ", -7}, {"+3", 3}, {"007", 7}}) {
    EXPECT_TRUE(absl::SimpleAtoi(text, &number)) << text;
    EXPECT_EQ(number, value);
  }
  for (const char* text : {"", " ", "+", "+-1", "1 2", "1.0", "2147483648", "x"}) {
    EXPECT_FALSE(absl::SimpleAtoi(text, &number)) << text;
  }
  unsigned natural = 0;
  EXPECT_FALSE(absl::SimpleAtoi("-1", &natural));
}

TEST(Abseil, Joining) {
  EXPECT_EQ(absl::StrCat("a", 1, std::string("b"), -2, 1.5, 1e6, 1234567.0, 0.1),
            "a1b-21.51e+061.23457e+060.1");
  std::string text = "x";
  absl::StrAppend(&text, 18446744073709551615U, absl::string_view("y"));
  EXPECT_EQ(text, "x18446744073709551615y");
  EXPECT_EQ(absl::StrJoin(std::vector<int>{1, 2, 3}, ", "), "1, 2, 3");
  EXPECT_EQ(absl::StrJoin(Texts{}, ", "), "");
  const auto quoted = [](std::string* out, const std::string& each) {
    absl::StrAppend(out, "'", each, "'");
  };
  EXPECT_EQ(absl::StrJoin(Texts{"a", "b"}, "+", quoted), "'a'+'b'");
}

TEST(Abseil, Splitting) {
  EXPECT_EQ(Texts(absl::StrSplit("a//b/", '/')), (Texts{"a", "", "b", ""}));
  EXPECT_EQ(Texts(absl::StrSplit("", '/')), (Texts{""}));
  EXPECT_EQ(Texts(absl::StrSplit("", '/', absl::SkipEmpty())), Texts{});
  EXPECT_EQ(Texts(absl::StrSplit("a, ;b", absl::ByAnyChar(",;"), absl::SkipWhitespace())),
            (Texts{"a", "b"}));
  EXPECT_EQ(Texts(absl::StrSplit("a|b|c", absl::MaxSplits('|', 1))), (Texts{"a", "b|c"}));
  const std::pair<std::string, std::string> two =
      absl::StrSplit("name=of=it", absl::MaxSplits('=', 1));
  EXPECT_EQ(two.first, "name");
  EXPECT_EQ(two.second, "of=it");
}

TEST(Abseil, Formats) {
  EXPECT_EQ(absl::StrFormat("%-6s|%+d|%6d|%.2f %%|%03d", "ab", 5, -42, 99.999, 7),
            "ab    |+5|   -42|100.00 %|007");
  EXPECT_EQ(absl::StrFormat("%s %x", std::string("text"), 255), "text ff");
  EXPECT_EQ(absl::StrFormat("%.*f|%-*s|%*d", 3, 0.25, 4, "a", 3, 7), "0.250|a   |  7");
  std::string text;
  EXPECT_TRUE(absl::FormatUntyped(&text, absl::UntypedFormatSpec("%d of %s"),
                                  {absl::FormatArg(3), absl::FormatArg("four")}));
  EXPECT_EQ(text, "3 of four");
  EXPECT_TRUE(absl::FormatUntyped(&text, absl::UntypedFormatSpec(" %%"), {}));
  EXPECT_EQ(text, "3 of four %");
  std::string bad;
  EXPECT_FALSE(absl::FormatUntyped(&bad, absl::UntypedFormatSpec("%d"), {absl::FormatArg("x")}));
  EXPECT_FALSE(absl::FormatUntyped(&bad, absl::UntypedFormatSpec("%d %d"), {absl::FormatArg(1)}));
  EXPECT_EQ(absl::Substitute("$1 and $0, $$", "a", 2), "2 and a, $");
}

TEST(Abseil, Texts) {
  EXPECT_EQ(absl::StripAsciiWhitespace(" \t a b\n"), "a b");
  EXPECT_EQ(absl::AsciiStrToUpper("aä1"), "Aä1");
  EXPECT_EQ(absl::AsciiStrToLower("AÄ1"), "aÄ1");
  EXPECT_TRUE(absl::StartsWithIgnoreCase("Sauspiel", "SAU"));
  EXPECT_FALSE(absl::StartsWithIgnoreCase("Sa", "SAU"));
  EXPECT_TRUE(absl::EqualsIgnoreCase("Wenz", "wENZ"));
  EXPECT_TRUE(absl::StrContains("Geier", "ei"));
  EXPECT_TRUE(absl::StrContains("Geier", 'G'));
  EXPECT_EQ(absl::StrReplaceAll("a_b__c", {{"_", " "}, {"b", "_"}}), "a _  c");
  EXPECT_EQ(absl::StripPrefix("prefix", "pre"), "fix");
  EXPECT_EQ(absl::StripSuffix("prefix", "pre"), "prefix");
}

}  // namespace
