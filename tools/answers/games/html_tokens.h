// Tags and text of a page, one after the other, however it was saved.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_HTML_TOKENS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_HTML_TOKENS_H_

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"

namespace schafkopf {

struct HtmlToken {
  bool is_text = false;
  std::string text = {};  // without entities
  std::string name = {};  // of a tag, in lower case
  bool closes = false;
  std::vector<std::pair<std::string, std::string>> attributes = {};

  // Empty where the tag does not have it.
  std::string At(absl::string_view attribute) const;
};

// Passes over comments, scripts and styles.
class HtmlTokens {
 public:
  // REQUIRES: `html` outlives it.
  explicit HtmlTokens(absl::string_view html) : rest_(html) {}

  std::optional<HtmlToken> Next();

 private:
  HtmlToken Text(std::size_t end);
  void SkipBehind(absl::string_view end);
  void SkipBlanks();
  std::string Word();
  std::string Value();
  HtmlToken Tag();

  absl::string_view rest_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_HTML_TOKENS_H_
