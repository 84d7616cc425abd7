// What every question may hold and what it is answered with, as JSON: tools/npm/types.mjs writes
// types of it, whatever is asked.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "tools/answers/door/json_line.h"
#include "tools/answers/questions.h"
#include "tools/web/exchange.h"

namespace schafkopf {
namespace {

std::string_view Said(const Text<0>& text) { return text.in(Language::kEnglish); }

// What `answer --list` says of a column, without what is in it.
std::string Said(ColumnInfo column) {
  column.type.of = {};
  const std::string line = ToText(std::span(&column, 1), 0, Language::kEnglish);
  const std::size_t begin = column.name.size() + 2;  // behind its name
  return line.substr(begin, line.size() - begin - 1);
}

Json FieldsJson(std::span<const FieldRow> fields) {
  static constexpr const char* kTypes[] = {"text", "texts", "number", "share", "flag"};
  Json rows = Json::array();
  for (const FieldRow& field : fields) {
    rows.push_back({{"name", field.name},
                    {"type", kTypes[static_cast<std::size_t>(field.type)]},
                    {"says", Said(field.says)},
                    {"required", field.required},
                    {"standard", field.standard},
                    {"choices", field.choices}});
  }
  return rows;
}

const char* NameOf(Kind kind) {
  switch (kind) {
    case Kind::kLine:
    case Kind::kSmall:
    case Kind::kPoints:
    case Kind::kCents:
    case Kind::kCount:
    case Kind::kSum:
    case Kind::kShare:
    case Kind::kMean:
    case Kind::kReal:
    case Kind::kExact:
      return "number";
    case Kind::kSeat:
      return "seat";
    case Kind::kFlag:
      return "flag";
    case Kind::kContract:
      return "contract";
    case Kind::kBid:
      return "bid";
    case Kind::kCard:
      return "card";
    case Kind::kCards:
      return "cards";
    case Kind::kDeal:
    case Kind::kWord:
    case Kind::kName:
    case Kind::kText:
      return "text";
    case Kind::kList:
      return "list";
    case Kind::kRows:
      return "rows";
    case Kind::kObject:
      return "object";
    case Kind::kMap:
      return "map";
  }
  return "";
}

Json ColumnsJson(std::span<const ColumnInfo> columns) {
  Json rows = Json::array();
  for (const ColumnInfo& column : columns) {
    const ColumnType& type = column.type;
    if (type.place == ColumnPlace::kTable) continue;
    rows.push_back({{"name", column.name},
                    {"kind", NameOf(type.kind)},
                    {"each", NameOf(type.each)},
                    {"says", Said(column)},
                    {"sure", column.sure},
                    {"maybe", type.place == ColumnPlace::kWhereKnown},
                    {"of", ColumnsJson(type.of)}});
  }
  return rows;
}

Json EverythingJson() {
  Json questions = Json::array();
  for (const QuestionRow& question : Questions()) {
    Json forms = Json::array();
    for (const auto& [to, columns] : question.forms()) {
      forms.push_back({{"to", to}, {"columns", ColumnsJson(columns)}});
    }
    questions.push_back({{"name", question.name},
                         {"says", Said(question.says)},
                         {"fields", FieldsJson(question.fields)},
                         {"forms", forms}});
  }
  return {{"common", FieldsJson(CommonFields())}, {"questions", questions}};
}

}  // namespace

std::string Answered(const std::string& /*question*/) { return JsonText(EverythingJson()); }

}  // namespace schafkopf
