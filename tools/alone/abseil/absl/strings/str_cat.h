// Texts and numbers put together (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_CAT_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_CAT_H_

#include <concepts>
#include <cstddef>
#include <cstdio>
#include <string>

#include "absl/strings/string_view.h"

namespace absl {

// A piece of text; a number as Abseil prints it: a double with six digits.
class AlphaNum {
 public:
  template <std::integral Int>
  requires(!std::same_as<Int, char> && !std::same_as<Int, bool>) AlphaNum(Int number)
      : number_(std::to_string(number)), text_(number_) {}
  AlphaNum(double number) {
    char digits[32];
    number_.assign(digits,
                   static_cast<std::size_t>(std::snprintf(digits, sizeof digits, "%g", number)));
    text_ = number_;
  }
  AlphaNum(const char* text) : text_(text) {}
  AlphaNum(string_view text) : text_(text) {}
  AlphaNum(const std::string& text) : text_(text) {}
  AlphaNum(const AlphaNum&) = delete;
  AlphaNum& operator=(const AlphaNum&) = delete;

  string_view Piece() const { return text_; }

 private:
  std::string number_;
  string_view text_;
};

template <class... More>
void StrAppend(std::string* text, const More&... more) {
  (text->append(AlphaNum(more).Piece()), ...);
}

template <class... More>
std::string StrCat(const More&... more) {
  std::string text;
  StrAppend(&text, more...);
  return text;
}

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_CAT_H_
