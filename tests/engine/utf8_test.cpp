// Text as characters of UTF-8 against the definition of UTF-8: what every code point is written as.
#include "engine/text/utf8.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace schafkopf::utf8_test {
namespace {

std::string Encoded(unsigned code) {
  const auto byte = [](unsigned bits) { return static_cast<char>(bits); };
  if (code < 0x80) return {byte(code)};
  if (code < 0x800) return {byte(0xc0 | code >> 6), byte(0x80 | (code & 0x3f))};
  const std::string end = {byte(0x80 | (code >> 6 & 0x3f)), byte(0x80 | (code & 0x3f))};
  if (code < 0x10000) return byte(0xe0 | code >> 12) + end;
  return std::string{byte(0xf0 | code >> 18), byte(0x80 | (code >> 12 & 0x3f))} + end;
}

const std::set<unsigned> kTurning = {0x61c,  0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b,
                                     0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069};

TEST(Utf8, EveryCodePointIsOneCharacter) {
  for (unsigned code = 0; code < 0x110000; code += code < 0x900 ? 1 : 7) {
    const bool surrogate = 0xd800 <= code && code < 0xe000;
    const std::string text = Encoded(code);
    ASSERT_EQ(CharacterSize(text), surrogate ? 0 : text.size()) << code;
    if (surrogate) continue;
    ASSERT_EQ(CharacterSize(text + "\x80"), text.size()) << code;
    ASSERT_EQ(FirstCharacter(text + "x"), text) << code;
    ASSERT_EQ(CharacterCount(text + text), 2) << code;
    ASSERT_EQ(CodePoint(text + "x"), code);
    if (kTurning.count(code) > 0) continue;
    ASSERT_EQ(IsPrintable(text), code >= 0xa0 || (0x20 <= code && code < 0x7f)) << code;
  }
}

// U+202E and its like make "exe.txt" of a name that ends otherwise, and hide what an error says.
TEST(Utf8, WhatTurnsTextRoundIsNotShown) {
  for (unsigned code : kTurning) EXPECT_FALSE(IsPrintable(Encoded(code) + "x")) << code;
}

// Of all that bytes at the borders can make up, only what a code point is written as.
TEST(Utf8, NothingElseIs) {
  std::set<std::string> characters;
  for (unsigned code = 0; code < 0x110000; ++code) {
    if (code < 0xd800 || 0xe000 <= code) characters.insert(Encoded(code));
  }
  const auto begins = [&](const std::string& text) {
    for (std::size_t size = 1; size <= text.size(); ++size) {
      if (characters.count(text.substr(0, size)) > 0) return size;
    }
    return std::size_t{0};
  };
  const std::string borders = "\x01\x7f\x80\x8f\x90\x9f\xa0\xbf\xc0\xff";
  for (int lead = 0; lead < 256; ++lead) {
    const std::string one(1, static_cast<char>(lead));
    EXPECT_EQ(CharacterSize(one), begins(one)) << lead;
    for (char second : borders) {
      const std::string two = one + second;
      EXPECT_EQ(CharacterSize(two), begins(two)) << lead;
      for (char third : borders) {
        const std::string three = two + third;
        EXPECT_EQ(CharacterSize(three), begins(three)) << lead;
        EXPECT_EQ(CharacterSize(three + "\x80"), begins(three + "\x80")) << lead;
        EXPECT_EQ(CharacterSize(three + "\xc0"), begins(three + "\xc0")) << lead;
        EXPECT_EQ(FirstCharacter(three).size(), std::max<std::size_t>(1, begins(three))) << lead;
        if (begins(three) == 0) {
          EXPECT_FALSE(IsPrintable(three)) << lead;
        }
      }
    }
  }
}

TEST(Utf8, ColumnsAreCountedInCharacters) {
  EXPECT_EQ(FirstCharacter(""), "");
  EXPECT_EQ(CharacterCount(""), 0);
  EXPECT_EQ(CharacterCount("\xff\xff"), 2) << "bytes that begin none";
  const std::string line = "K\xc3\xb6nig \xf0\x9f\x82\xa1 x";
  EXPECT_EQ(CharacterCount(line), 9);
  EXPECT_EQ(ColumnAt(line, 0), 1);
  EXPECT_EQ(ColumnAt(line, 3), 3);
  EXPECT_EQ(ColumnAt(line, line.size()), 10);
  const absl::string_view view = line;
  EXPECT_EQ(ColumnOfPart(view.substr(7), view), 7);
}

}  // namespace
}  // namespace schafkopf::utf8_test
