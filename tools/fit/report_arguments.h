// The words of a report's command line: GAMES and `--option VALUE`.
#ifndef SCHAFKOPF_TOOLS_FIT_REPORT_ARGUMENTS_H_
#define SCHAFKOPF_TOOLS_FIT_REPORT_ARGUMENTS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace schafkopf {

class ReportArguments {
 public:
  // Nothing where an option is none of these or has no value, or where not one file is named.
  static std::optional<ReportArguments> Read(const std::vector<std::string>& words,
                                             const std::vector<std::string>& options) {
    ReportArguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (std::ranges::find(options, words[i]) != options.end() && i + 1 < words.size()) {
        arguments.values_[words[i]] = words[i + 1];
        ++i;
      } else if (arguments.file_.empty() && !words[i].empty() && words[i].front() != '-') {
        arguments.file_ = words[i];
      } else {
        return std::nullopt;
      }
    }
    if (arguments.file_.empty()) return std::nullopt;
    return arguments;
  }

  const std::string& file() const { return file_; }
  // Empty where it was not given.
  std::string Text(const std::string& option) const {
    const auto found = values_.find(option);
    return found == values_.end() ? "" : found->second;
  }
  // 0 where it is no number.
  std::uint64_t Number(const std::string& option, std::uint64_t usual) const {
    const std::string text = Text(option);
    return text.empty() ? usual : std::strtoull(text.c_str(), nullptr, 10);
  }

 private:
  std::string file_;
  std::map<std::string, std::string> values_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_FIT_REPORT_ARGUMENTS_H_
