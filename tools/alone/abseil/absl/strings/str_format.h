// Text by printf's formats, each value of whatever type (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_FORMAT_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_FORMAT_H_

#include <concepts>
#include <cstddef>
#include <cstdio>
#include <string>
#include <variant>
#include <vector>

#include "absl/strings/string_view.h"

namespace absl {

// One value to be printed.
class FormatArg {
 public:
  template <std::integral Int>
  explicit FormatArg(Int number) : value_(static_cast<long long>(number)) {}
  explicit FormatArg(double number) : value_(number) {}
  explicit FormatArg(const char* text) : value_(std::string(text)) {}
  explicit FormatArg(string_view text) : value_(std::string(text)) {}
  explicit FormatArg(const std::string& text) : value_(text) {}

  const long long* number() const { return std::get_if<long long>(&value_); }

  // By one directive such as "%+d", "%-34s" or "%.1f"; false if it is for another type.
  bool AppendTo(std::string* out, std::string directive) const {
    const char kind = directive.back();
    if (const auto* number = std::get_if<long long>(&value_)) {
      if (string_view("diuxX").find(kind) == string_view::npos) return false;
      directive.insert(directive.size() - 1, "ll");
      return Print(out, directive, *number);
    }
    if (const auto* real = std::get_if<double>(&value_)) {
      return string_view("fFeEgG").find(kind) != string_view::npos && Print(out, directive, *real);
    }
    return kind == 's' && Print(out, directive, std::get<std::string>(value_).c_str());
  }

 private:
  template <class Value>
  static bool Print(std::string* out, const std::string& directive, Value value) {
    const int size = std::snprintf(nullptr, 0, directive.c_str(), value);
    if (size < 0) return false;
    std::string text(static_cast<std::size_t>(size) + 1, '\0');
    std::snprintf(text.data(), text.size(), directive.c_str(), value);
    text.pop_back();
    *out += text;
    return true;
  }

  std::variant<long long, double, std::string> value_;
};

class UntypedFormatSpec {
 public:
  explicit UntypedFormatSpec(string_view format) : format_(format) {}
  string_view format() const { return format_; }

 private:
  string_view format_;
};

// False, with what was printed so far, if format and values do not agree.
inline bool FormatUntyped(std::string* out, const UntypedFormatSpec& spec,
                          const std::vector<FormatArg>& values) {
  const string_view format = spec.format();
  std::size_t next = 0;
  for (std::size_t i = 0; i < format.size(); ++i) {
    if (format[i] != '%') {
      *out += format[i];
    } else if (format.substr(i + 1).starts_with('%')) {
      *out += format[++i];
    } else {
      const std::size_t end = format.find_first_not_of("+-# 0123456789.*", i + 1);
      if (end == string_view::npos) return false;
      std::string directive(format.substr(i, end + 1 - i));
      for (std::size_t star; (star = directive.find('*')) != std::string::npos; ++next) {
        if (next == values.size() || !values[next].number()) return false;
        directive.replace(star, 1, std::to_string(*values[next].number()));
      }
      if (next == values.size() || !values[next++].AppendTo(out, directive)) return false;
      i = end;
    }
  }
  return next == values.size();
}
template <class... Values>
void StrAppendFormat(std::string* out, string_view format, const Values&... values) {
  FormatUntyped(out, UntypedFormatSpec(format), std::vector<FormatArg>{FormatArg(values)...});
}

template <class... Values>
std::string StrFormat(string_view format, const Values&... values) {
  std::string text;
  StrAppendFormat(&text, format, values...);
  return text;
}

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_FORMAT_H_
