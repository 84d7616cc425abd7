// A text in parts (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_SPLIT_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_SPLIT_H_

#include <cstddef>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/string_view.h"

namespace absl {

// Where a text is cut: at each of these characters, so often at most.
struct ByAnyChar {
  explicit ByAnyChar(string_view chars) : any(chars) {}
  ByAnyChar(char c) : any(1, c) {}
  std::string any;
  std::size_t most = std::numeric_limits<std::size_t>::max();
};
inline ByAnyChar MaxSplits(char c, std::size_t most) {
  ByAnyChar at(c);
  at.most = most;
  return at;
}

// Which parts are kept.
struct AllowEmpty {
  bool operator()(string_view) const { return true; }
};
struct SkipEmpty {
  bool operator()(string_view part) const { return !part.empty(); }
};
struct SkipWhitespace {
  bool operator()(string_view part) const { return !StripAsciiWhitespace(part).empty(); }
};

// The parts as a vector of std::string or string_view, or the first two as a pair.
class SplitParts : public std::vector<string_view> {
 public:
  operator std::vector<std::string>() const { return {begin(), end()}; }
  template <class A, class B>
  operator std::pair<A, B>() const {
    return {A(size() > 0 ? at(0) : string_view()), B(size() > 1 ? at(1) : string_view())};
  }
};

// REQUIRES: the text outlives the parts that are views of it.
template <class Keep = AllowEmpty>
SplitParts StrSplit(string_view text, const ByAnyChar& where, Keep keep = {}) {
  SplitParts parts;
  std::size_t splits = 0;
  while (true) {
    const std::size_t end = splits < where.most ? text.find_first_of(where.any) : string_view::npos;
    const string_view part = text.substr(0, end);
    if (keep(part)) parts.push_back(part);
    if (end == string_view::npos) return parts;
    text.remove_prefix(end + 1);
    ++splits;
  }
}

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_SPLIT_H_
