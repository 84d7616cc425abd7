// A question as JSON: its fields checked against a table of what it may hold.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_FIELDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_FIELDS_H_

#include <cstdint>
#include <functional>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "engine/text/message.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/known_others.h"
#include "tools/answers/door/words.h"

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
Message Shown(const Json& value);

// What a question may hold, as a row of its table.
struct FieldRow {
  std::string_view name;
  FieldType type = FieldType::kText;
  Text<0> says;
  bool required = false;
  std::int64_t least = 0;
  std::int64_t most = 0;
  std::string_view standard = {};  // what it is where it is left out, as help shows it
  std::string_view choices = {};   // the texts it may be, with blanks between; empty: any
};

// Who else plays (Fields::AskedOthers).
inline constexpr FieldRow kOthersField = {"others", FieldType::kText, words::kOthersField};

// What a field holds, as errors expect it: "a whole number from 1 to 8".
Message KindOf(const FieldRow& row);

// The rows that every question has: rules (a preset) or rule_file, options, tariff, and how the
// answer is written.
std::span<const FieldRow> CommonFields();

// The language of the field lang where it names one, else English: what errors are said in, also
// where the rest of the question is none.
Language LanguageOf(const Json& question);
// The field line_number.
std::optional<std::int64_t> LineNumberOf(const Json& question);

// The fields of one question; what is left out is what its row says, else the fallback that the
// reader names.
class Fields {
 public:
  // None.
  Fields() : object_(Json::object()) {}
  // Fields may also be named like the option of a verb: each-card for each_card, contract for
  // contracts, of which there may be several. InvalidArgument at the field (see AtField) for what
  // no row has, has another type, is missing or is named twice; `question` or `verb` and the rows
  // of CommonFields are always known.
  static absl::StatusOr<Fields> Read(const Json& object, std::span<const FieldRow> rows);

  // These, and those of `below` that they leave out and `keeps` says so of.
  Fields Over(const Fields& below, const std::function<bool(std::string_view)>& keeps) const;

  // What no row has counts as left out. REQUIRES of all that follow: a row of that name has that
  // type.
  bool Has(std::string_view name) const;
  std::string Text(std::string_view name, std::string_view fallback = "") const;
  std::vector<std::string> Texts(std::string_view name) const;
  std::int64_t Number(std::string_view name, std::int64_t fallback = 0) const;
  // The same of what is never negative.
  std::uint64_t Count(std::string_view name, std::uint64_t fallback = 0) const;
  // Nothing where it is left out.
  std::optional<std::int64_t> FindNumber(std::string_view name) const;
  std::optional<std::string> FindText(std::string_view name) const;
  double Share(std::string_view name, double fallback = 0) const;
  bool Flag(std::string_view name) const;

  // Of what people read in the answer.
  Language language() const { return LanguageOf(object_); }
  // The rules that the question names, with its options and tariff; else those it is asked by, or
  // `fallback`.
  absl::StatusOr<RuleSet> Rules(const RuleSet& fallback) const;
  // Has a question that names none asked by these rules.
  void AskBy(RuleSet rules) { rules_ = std::move(rules); }
  // Who else plays: those that the field `others` names; else those it is asked among, people
  // where there are none.
  absl::StatusOr<KnownOthers> AskedOthers() const;
  void AskAmong(KnownOthers others) { others_ = std::move(others); }

 private:
  Fields(Json object, Json standards)
      : object_(std::move(object)), standards_(std::move(standards)) {}

  // What was said, or is where nothing was; null where the row does not tell.
  const Json* Find(std::string_view name) const;

  Json object_;  // under the names of the rows
  Json standards_ = Json::object();
  std::optional<RuleSet> rules_;
  std::optional<KnownOthers> others_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_FIELDS_H_
