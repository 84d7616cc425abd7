// Tags and text of a page, one after the other, however it was saved.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_HTML_TOKENS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_HTML_TOKENS_H_

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"

namespace schafkopf {

struct HtmlToken {
  bool is_text = false;
  std::string text = {};  // without entities
  std::string name = {};  // of a tag, in lower case
  bool closes = false;
  std::vector<std::pair<std::string, std::string>> attributes = {};

  // Empty where the tag does not have it.
  std::string At(absl::string_view attribute) const {
    for (const auto& [key, value] : attributes) {
      if (key == attribute) return value;
    }
    return "";
  }
};

// Passes over comments, scripts and styles.
class HtmlTokens {
 public:
  // REQUIRES: `html` outlives it.
  explicit HtmlTokens(absl::string_view html) : rest_(html) {}

  std::optional<HtmlToken> Next() {
    while (!rest_.empty()) {
      if (rest_.front() != '<') return Text(rest_.find('<'));
      if (absl::StartsWith(rest_, "<!--")) {
        Skip("-->");
        continue;
      }
      if (rest_.size() < 2 || !(absl::ascii_isalpha(static_cast<unsigned char>(rest_[1])) ||
                                rest_[1] == '/' || rest_[1] == '!' || rest_[1] == '?')) {
        return Text(rest_.find('<', 1));
      }
      HtmlToken tag = Tag();
      if (!tag.closes && (tag.name == "script" || tag.name == "style")) {
        Skip(tag.name == "script" ? "</script" : "</style");
        continue;
      }
      return tag;
    }
    return std::nullopt;
  }

 private:
  static std::string Plain(absl::string_view text) {
    return absl::StrReplaceAll(text, {{"&amp;", "&"},
                                      {"&lt;", "<"},
                                      {"&gt;", ">"},
                                      {"&quot;", "\""},
                                      {"&#39;", "'"},
                                      {"&nbsp;", " "},
                                      {"&auml;", "ä"},
                                      {"&ouml;", "ö"},
                                      {"&uuml;", "ü"},
                                      {"&szlig;", "ß"}});
  }

  HtmlToken Text(std::size_t end) {
    HtmlToken token = {true, Plain(rest_.substr(0, end))};
    rest_.remove_prefix(std::min(end, rest_.size()));
    return token;
  }
  void Skip(absl::string_view end) {
    const std::size_t at = rest_.find(end);
    rest_.remove_prefix(at == rest_.npos ? rest_.size() : at + end.size());
  }
  static bool IsBlank(char c) { return absl::ascii_isspace(static_cast<unsigned char>(c)); }
  void SkipBlanks() {
    while (!rest_.empty() && (IsBlank(rest_.front()) || rest_.front() == '/')) {
      rest_.remove_prefix(1);
    }
  }
  std::string Word() {
    std::size_t size = 0;
    while (size < rest_.size() && !IsBlank(rest_[size]) && rest_[size] != '>' &&
           rest_[size] != '=' && (rest_[size] != '/' || size == 0)) {
      ++size;
    }
    const std::string word = absl::AsciiStrToLower(rest_.substr(0, size));
    rest_.remove_prefix(size);
    return word;
  }
  std::string Value() {
    if (rest_.empty()) return "";
    const char quote = rest_.front();
    if (quote != '"' && quote != '\'') {
      std::size_t size = 0;
      while (size < rest_.size() && !IsBlank(rest_[size]) && rest_[size] != '>') ++size;
      const std::string value = Plain(rest_.substr(0, size));
      rest_.remove_prefix(size);
      return value;
    }
    const std::size_t end = std::min(rest_.find(quote, 1), rest_.size());
    const std::string value = Plain(rest_.substr(1, end - 1));
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return value;
  }

  HtmlToken Tag() {
    HtmlToken tag;
    rest_.remove_prefix(1);
    if (rest_.front() == '/') {
      tag.closes = true;
      rest_.remove_prefix(1);
    }
    tag.name = Word();
    for (SkipBlanks(); !rest_.empty() && rest_.front() != '>'; SkipBlanks()) {
      std::string key = Word();
      if (key.empty()) rest_.remove_prefix(1);  // a stray sign
      while (!rest_.empty() && IsBlank(rest_.front())) rest_.remove_prefix(1);
      std::string value;
      if (!rest_.empty() && rest_.front() == '=' && !key.empty()) {
        rest_.remove_prefix(1);
        while (!rest_.empty() && IsBlank(rest_.front())) rest_.remove_prefix(1);
        value = Value();
      }
      if (!key.empty()) tag.attributes.emplace_back(std::move(key), std::move(value));
    }
    if (!rest_.empty()) rest_.remove_prefix(1);
    return tag;
  }

  absl::string_view rest_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_HTML_TOKENS_H_
