// The ways in which files spell letters, and all of them as UTF-8.
#ifndef SCHAFKOPF_TOOLS_LANGUAGE_ENCODING_H_
#define SCHAFKOPF_TOOLS_LANGUAGE_ENCODING_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"

namespace schafkopf {

enum class Encoding : std::uint8_t { kUtf8, kLatin1, kUtf16 };

// "UTF-8", "Latin-1", "UTF-16".
absl::string_view NameOf(Encoding encoding);

bool IsUtf8(absl::string_view text);

// Of Latin-1, read as Windows-1252, which has letters in place of its control characters.
std::string Utf8OfLatin1(absl::string_view text);

// Text that was UTF-8, was taken for Latin-1 and written as UTF-8 again, as it was; any other as it
// is: "MÃ¼ller" is Müller.
std::string Unmangled(absl::string_view text);

// Takes UTF-16 in pieces that may end anywhere.
class Utf16Decoder {
 public:
  // By a mark at the beginning, or by zeros where letters of ASCII have them; nothing where the
  // text is none. `begin`: its first bytes, four where there are so many.
  static bool Begins(absl::string_view begin);

  // UTF-8 of the next bytes, without the mark. What is no character becomes U+FFFD.
  std::string Decode(absl::string_view bytes);
  // Of what is left at the end.
  std::string End();

 private:
  void Take(std::uint32_t unit, std::string& text);

  bool begun_ = false;
  bool big_ = false;          // the high byte comes first
  int held_ = -1;             // the first byte of a unit
  std::uint32_t before_ = 0;  // the first half of a character
};

// A whole file as UTF-8, in whichever of them it is.
std::string Utf8Of(std::string bytes);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_LANGUAGE_ENCODING_H_
