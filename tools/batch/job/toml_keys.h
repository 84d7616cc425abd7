// The keys of a TOML file read one by one; a mistake is reported at its place in the file.
#ifndef SCHAFKOPF_TOOLS_BATCH_JOB_TOML_KEYS_H_
#define SCHAFKOPF_TOOLS_BATCH_JOB_TOML_KEYS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/text/notation.h"
#include "engine/text/rules/toml_text.h"

namespace schafkopf {

// Keeps the first mistake, as `PATH:LINE:COLUMN: expected ..., found ...`; what is read after it is
// of no use. What a reader is given to fill stays as it is where the key is missing.
class TomlKeys {
 public:
  using Names = std::span<const std::string_view>;

  explicit TomlKeys(absl::string_view path) : path_(Escaped(path)) {}

  const absl::Status& error() const { return error_; }
  // Keeps an error that names its place itself.
  void Keep(const absl::Status& error) { error_.Update(error); }

  void Refuse(const toml::source_region& where, Message expected, Message found);
  // A mistake inside the text of a node.
  void RefuseText(const toml::node& node, const absl::Status& error);
  // Refuses all other keys.
  void Only(const toml::table& table, Names keys);

  // The table [key]; an empty one where it is missing.
  const toml::table& Section(const toml::table& top, std::string_view key);
  void ReadNumber(const toml::table& table, std::string_view key, std::int64_t low,
                  std::int64_t high, std::uint64_t& number);
  std::optional<int> ReadCount(const toml::table& table, std::string_view key, int low, int high);
  // A number above 0 and up to 1.
  void ReadShare(const toml::table& table, std::string_view key, std::optional<double>& share);
  void ReadFlag(const toml::table& table, std::string_view key, bool& flag);
  void ReadText(const toml::table& table, std::string_view key, std::string& text);
  void ReadTexts(const toml::table& table, std::string_view key, std::vector<std::string>& texts);
  // The place of the key's word among `words`; `otherwise` where the key is missing.
  std::size_t ReadWord(const toml::table& table, std::string_view key, Names words,
                       std::size_t otherwise = 0);

 private:
  const std::string path_;
  const toml::table empty_;
  absl::Status error_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_JOB_TOML_KEYS_H_
