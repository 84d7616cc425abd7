#include "engine/text/utf8.h"

#include <algorithm>

namespace schafkopf {

std::size_t CharacterSize(absl::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  std::size_t size = 0;
  if (lead < 0x80) size = 1;
  if (lead >= 0xc2 && lead < 0xe0) size = 2;
  if (lead >= 0xe0 && lead < 0xf0) size = 3;
  if (lead >= 0xf0 && lead < 0xf5) size = 4;
  if (size > text.size()) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  if (size > 2) {
    // Overlong forms, surrogates and what lies beyond Unicode.
    const unsigned second = byte(1);
    if (lead == 0xe0 && second < 0xa0) return 0;
    if (lead == 0xed && second >= 0xa0) return 0;
    if (lead == 0xf0 && second < 0x90) return 0;
    if (lead == 0xf4 && second >= 0x90) return 0;
  }
  return size;
}

absl::string_view FirstCharacter(absl::string_view text) {
  if (text.empty()) return text;
  return text.substr(0, std::max<std::size_t>(1, CharacterSize(text)));
}

char32_t CodePoint(absl::string_view text) {
  const std::size_t size = CharacterSize(text);
  const auto lead = static_cast<unsigned char>(text[0]);
  char32_t code = size == 1 ? lead : lead & (0x7fu >> size);
  for (std::size_t i = 1; i < size; ++i)
    code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3fu);
  return code;
}

bool IsPrintable(absl::string_view text) {
  if (CharacterSize(text) == 0) return false;
  const char32_t code = CodePoint(text);
  // U+0080 to U+009F steer terminals as the bytes below the space do.
  if (code < 0xa0) return ' ' <= code && code < 0x7f;
  // The ends of lines and paragraphs, and all of the property Bidi_Control.
  const bool turns = code == 0x61c || code == 0x200e || code == 0x200f ||
                     (0x2028 <= code && code <= 0x202e) || (0x2066 <= code && code <= 0x2069);
  return !turns;
}

int CharacterCount(absl::string_view text) {
  int count = 0;
  for (; !text.empty(); text.remove_prefix(FirstCharacter(text).size())) ++count;
  return count;
}

}  // namespace schafkopf
