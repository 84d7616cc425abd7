// A question as JSON: its fields checked against a table of what it may hold.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_FIELDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_FIELDS_H_

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/money/rule_set.h"
#include "tools/answers/answer.h"

namespace schafkopf {

// The `most` of a number that may be as large as it likes.
inline constexpr std::int64_t kNoLimit = std::numeric_limits<std::int64_t>::max();

enum class FieldType : std::uint8_t {
  kText,
  kTexts,   // an array of texts; one text is as good as an array of it
  kNumber,  // whole, from `least` to `most`
  kShare,   // above 0 and up to 1
  kFlag,
};

// A value as errors show it: an array or an object, however deep, by its kind alone.
std::string Shown(const Json& value);

// What a question may hold, as a row of its table.
struct FieldRow {
  std::string_view name;
  FieldType type = FieldType::kText;
  std::string_view says;
  bool required = false;
  std::int64_t least = 0;
  std::int64_t most = 0;
};

// The rows that every question about rules has: rules (a preset), options, tariff.
std::span<const FieldRow> RulesFields();

// The fields of one question; what is left out has the fallback that the reader names.
class Fields {
 public:
  // InvalidArgument at the field (see AtField) for what no row has, has another type or is missing;
  // `question` and the rows of RulesFields are always known. REQUIRES: `object` outlives it.
  static absl::StatusOr<Fields> Read(const Json& object, std::span<const FieldRow> rows);

  // REQUIRES of all that follow: a row of that name and type.
  bool Has(std::string_view name) const;
  std::string Text(std::string_view name, std::string_view fallback = "") const;
  std::vector<std::string> Texts(std::string_view name) const;
  std::int64_t Number(std::string_view name, std::int64_t fallback = 0) const;
  // The same of what is never negative.
  std::uint64_t Count(std::string_view name, std::uint64_t fallback) const;
  // Nothing where it is left out.
  std::optional<std::int64_t> FindNumber(std::string_view name) const;
  std::optional<std::string> FindText(std::string_view name) const;
  double Share(std::string_view name, double fallback = 0) const;
  bool Flag(std::string_view name) const;

  // The rules that the question names, with its options and tariff; else `fallback`.
  absl::StatusOr<RuleSet> Rules(const RuleSet& fallback) const;

 private:
  explicit Fields(const Json& object) : object_(&object) {}

  const Json* object_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_FIELDS_H_
