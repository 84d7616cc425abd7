#include "tools/language/encoding.h"

#include <array>
#include <utility>

#include "engine/text/utf8.h"

namespace schafkopf {
namespace {

constexpr std::uint32_t kNoCharacter = 0xfffd;

// Windows-1252, 0x80 to 0x9f.
constexpr std::array<std::uint16_t, 32> kWindows = {
    0x20ac, 0x81,   0x201a, 0x192,  0x201e, 0x2026, 0x2020, 0x2021, 0x2c6,  0x2030, 0x160,
    0x2039, 0x152,  0x8d,   0x17d,  0x8f,   0x90,   0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x2dc,  0x2122, 0x161,  0x203a, 0x153,  0x9d,   0x17e,  0x178};

void AppendUtf8(std::uint32_t code, std::string& text) {
  const auto byte = [&](std::uint32_t value) { text += static_cast<char>(value); };
  if (code < 0x80) {
    byte(code);
  } else if (code < 0x800) {
    byte(0xc0 | code >> 6);
    byte(0x80 | (code & 0x3f));
  } else if (code < 0x10000) {
    byte(0xe0 | code >> 12);
    byte(0x80 | (code >> 6 & 0x3f));
    byte(0x80 | (code & 0x3f));
  } else {
    byte(0xf0 | code >> 18);
    byte(0x80 | (code >> 12 & 0x3f));
    byte(0x80 | (code >> 6 & 0x3f));
    byte(0x80 | (code & 0x3f));
  }
}

// The byte that Latin-1 or Windows-1252 has for a character; -1 where neither has one.
int ByteOf(std::uint32_t code) {
  if (code < 0x100) return static_cast<int>(code);
  for (std::size_t i = 0; i < kWindows.size(); ++i) {
    if (kWindows[i] == code) return 0x80 + static_cast<int>(i);
  }
  return -1;
}

}  // namespace

absl::string_view NameOf(Encoding encoding) {
  constexpr std::array<absl::string_view, 3> kNames = {"UTF-8", "Latin-1", "UTF-16"};
  return kNames[static_cast<std::size_t>(encoding)];
}

bool IsUtf8(absl::string_view text) {
  while (!text.empty()) {
    const std::size_t size = CharacterSize(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

std::string Utf8OfLatin1(absl::string_view text) {
  std::string utf8;
  for (char c : text) {
    const auto code = static_cast<unsigned char>(c);
    AppendUtf8(code >= 0x80 && code < 0xa0 ? kWindows[code - 0x80u] : code, utf8);
  }
  return utf8;
}

std::string Unmangled(absl::string_view text) {
  std::string bytes;
  bool beyond_ascii = false;
  for (absl::string_view rest = text; !rest.empty();) {
    const std::size_t size = CharacterSize(rest);
    const int byte = size == 0 ? -1 : ByteOf(CodePoint(rest));
    if (byte < 0) return std::string(text);
    beyond_ascii |= byte >= 0x80;
    bytes += static_cast<char>(byte);
    rest.remove_prefix(size);
  }
  return beyond_ascii && IsUtf8(bytes) ? bytes : std::string(text);
}

bool Utf16Decoder::Begins(absl::string_view begin) {
  if (begin.size() < 2) return false;
  const absl::string_view mark = begin.substr(0, 2);
  if (mark == "\xff\xfe" || mark == "\xfe\xff") return true;
  if (begin.size() < 4) return false;
  const auto zero = [&](std::size_t at) { return begin[at] == '\0'; };
  return (zero(0) && zero(2) && !zero(1) && !zero(3)) ||
         (zero(1) && zero(3) && !zero(0) && !zero(2));
}

std::string Utf16Decoder::Decode(absl::string_view bytes) {
  std::string text;
  for (char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (held_ < 0) {
      held_ = byte;
      continue;
    }
    const auto first = static_cast<unsigned>(held_);
    held_ = -1;
    if (!begun_) {
      begun_ = true;
      big_ = first == 0xfe || first == 0;
      if ((first == 0xfe && byte == 0xff) || (first == 0xff && byte == 0xfe)) continue;
    }
    Take(big_ ? first << 8 | byte : static_cast<unsigned>(byte) << 8 | first, text);
  }
  return text;
}

std::string Utf16Decoder::End() {
  std::string text;
  if (held_ >= 0 || before_ != 0) AppendUtf8(kNoCharacter, text);
  held_ = -1;
  before_ = 0;
  return text;
}

void Utf16Decoder::Take(std::uint32_t unit, std::string& text) {
  const bool second = unit >= 0xdc00 && unit < 0xe000;
  if (before_ != 0) {
    const std::uint32_t before = before_;
    before_ = 0;
    if (second) {
      return AppendUtf8(0x10000 + ((before - 0xd800) << 10) + (unit - 0xdc00), text);
    }
    AppendUtf8(kNoCharacter, text);
  }
  if (unit >= 0xd800 && unit < 0xdc00) {
    before_ = unit;
  } else {
    AppendUtf8(second ? kNoCharacter : unit, text);
  }
}

std::string Utf8Of(std::string bytes) {
  if (Utf16Decoder::Begins(absl::string_view(bytes).substr(0, 4))) {
    Utf16Decoder decoder;
    const std::string text = decoder.Decode(bytes);
    return text + decoder.End();
  }
  return IsUtf8(bytes) ? std::move(bytes) : Utf8OfLatin1(bytes);
}

}  // namespace schafkopf
