#include "tools/answers/games/html_tokens.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"

namespace schafkopf {
namespace {

std::string PlainHtml(absl::string_view text) {
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

bool IsBlankInHtml(char c) { return absl::ascii_isspace(static_cast<unsigned char>(c)); }

}  // namespace

std::string HtmlToken::At(absl::string_view attribute) const {
  for (const auto& [key, value] : attributes) {
    if (key == attribute) return value;
  }
  return "";
}

std::optional<HtmlToken> HtmlTokens::Next() {
  while (!rest_.empty()) {
    if (rest_.front() != '<') return Text(rest_.find('<'));
    if (absl::StartsWith(rest_, "<!--")) {
      SkipBehind("-->");
      continue;
    }
    if (rest_.size() < 2 || !(absl::ascii_isalpha(static_cast<unsigned char>(rest_[1])) ||
                              rest_[1] == '/' || rest_[1] == '!' || rest_[1] == '?')) {
      return Text(rest_.find('<', 1));
    }
    HtmlToken tag = Tag();
    if (!tag.closes && (tag.name == "script" || tag.name == "style")) {
      SkipBehind(tag.name == "script" ? "</script" : "</style");
      continue;
    }
    return tag;
  }
  return std::nullopt;
}

HtmlToken HtmlTokens::Text(std::size_t end) {
  HtmlToken token = {true, PlainHtml(rest_.substr(0, end))};
  rest_.remove_prefix(std::min(end, rest_.size()));
  return token;
}

// Behind the first `end`, in lower case, in whatever case it is there; else to the end.
void HtmlTokens::SkipBehind(absl::string_view end) {
  for (std::size_t at = rest_.find(end.front()); at != rest_.npos;
       at = rest_.find(end.front(), at + 1)) {
    if (!absl::StartsWithIgnoreCase(rest_.substr(at), end)) continue;
    rest_.remove_prefix(at + end.size());
    return;
  }
  rest_ = {};
}

void HtmlTokens::SkipBlanks() {
  while (!rest_.empty() && (IsBlankInHtml(rest_.front()) || rest_.front() == '/')) {
    rest_.remove_prefix(1);
  }
}

std::string HtmlTokens::Word() {
  std::size_t size = 0;
  while (size < rest_.size() && !IsBlankInHtml(rest_[size]) && rest_[size] != '>' &&
         rest_[size] != '=' && (rest_[size] != '/' || size == 0)) {
    ++size;
  }
  const std::string word = absl::AsciiStrToLower(rest_.substr(0, size));
  rest_.remove_prefix(size);
  return word;
}

std::string HtmlTokens::Value() {
  if (rest_.empty()) return "";
  const char quote = rest_.front();
  if (quote != '"' && quote != '\'') {
    std::size_t size = 0;
    while (size < rest_.size() && !IsBlankInHtml(rest_[size]) && rest_[size] != '>') ++size;
    const std::string value = PlainHtml(rest_.substr(0, size));
    rest_.remove_prefix(size);
    return value;
  }
  const std::size_t end = std::min(rest_.find(quote, 1), rest_.size());
  const std::string value = PlainHtml(rest_.substr(1, end - 1));
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  return value;
}

HtmlToken HtmlTokens::Tag() {
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
    while (!rest_.empty() && IsBlankInHtml(rest_.front())) rest_.remove_prefix(1);
    std::string value;
    if (!rest_.empty() && rest_.front() == '=' && !key.empty()) {
      rest_.remove_prefix(1);
      while (!rest_.empty() && IsBlankInHtml(rest_.front())) rest_.remove_prefix(1);
      value = Value();
    }
    if (!key.empty()) tag.attributes.emplace_back(std::move(key), std::move(value));
  }
  if (!rest_.empty()) rest_.remove_prefix(1);
  return tag;
}

}  // namespace schafkopf
