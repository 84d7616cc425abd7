#include "tools/answers/door/columns.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

struct KindRow {
  Kind kind;
  Text<0> says;
};
constexpr auto kKinds = std::to_array<KindRow>({
    {Kind::kLine, words::kLine},           {Kind::kSmall, words::kWholeNumber},
    {Kind::kSeat, words::kASeat},          {Kind::kPoints, words::kPoints},
    {Kind::kCents, words::kCents},         {Kind::kCount, words::kWholeNumber},
    {Kind::kSum, words::kWholeNumber},     {Kind::kShare, words::kShareFrom0To1},
    {Kind::kMean, words::kCentsOnAverage}, {Kind::kReal, words::kNumber},
    {Kind::kExact, words::kNumber},        {Kind::kFlag, words::kTrueOrFalse},
    {Kind::kContract, words::kContract},   {Kind::kBid, words::kContractOrPass},
    {Kind::kCard, words::kCard},           {Kind::kCards, words::kCardsKind},
    {Kind::kDeal, words::kDealLine},       {Kind::kWord, words::kWord},
    {Kind::kName, words::kName},           {Kind::kText, words::kText},
    {Kind::kList, words::kList},           {Kind::kRows, words::kObjects},
    {Kind::kObject, words::kObject},       {Kind::kMap, words::kByName},
});

std::string SaysOf(Kind kind, Language language) {
  return Say(language, std::ranges::find(kKinds, kind, &KindRow::kind)->says);
}

Json JsonOf(const ColumnType& type, const Cell& cell) {
  const Cells* list = cell.As<Cells>();
  switch (type.kind) {
    case Kind::kBid:
      return cell.is_missing() ? Json("pass") : cell.ToJson();
    case Kind::kObject:
      return list == nullptr ? Json(nullptr) : JsonOf(type.of, *list);
    case Kind::kRows: {
      Json rows = Json::array();
      if (list == nullptr) return rows;
      for (const Cell& row : *list) {
        rows.push_back(JsonOf({Kind::kObject, Kind::kObject, type.of}, row));
      }
      return rows;
    }
    case Kind::kMap: {
      Json map = Json::object();
      for (std::size_t i = 0; list != nullptr && i < list->size(); i += 2) {
        map[(*list)[i].ToText()] = JsonOf({type.each, Kind::kText, type.of}, (*list)[i + 1]);
      }
      return map;
    }
    default:
      return cell.ToJson();
  }
}

}  // namespace

std::optional<std::int64_t> Cell::AsWhole() const {
  if (const auto* number = As<std::int64_t>()) return *number;
  if (const auto* number = As<std::uint64_t>()) return static_cast<std::int64_t>(*number);
  return std::nullopt;
}

std::string Cell::ToText() const {
  struct Printer {
    std::string operator()(std::monostate) const { return ""; }
    std::string operator()(Null) const { return ""; }
    std::string operator()(bool flag) const { return flag ? "true" : "false"; }
    std::string operator()(std::int64_t number) const { return absl::StrCat(number); }
    std::string operator()(std::uint64_t number) const { return absl::StrCat(number); }
    std::string operator()(double number) const { return Json(number).dump(); }
    std::string operator()(const Contract& contract) const { return ToString(contract); }
    std::string operator()(Card card) const { return ToString(card); }
    std::string operator()(CardSet cards) const {
      return ToString(cards, CardOrder(Contract::Named("ruf", Suit::kEichel)));
    }
    std::string operator()(const DealLine& deal) const { return ToString(deal); }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const List& /*list*/) const { return ""; }
  };
  return std::visit(Printer(), value_);
}

Json Cell::ToJson() const {
  if (is_missing() || As<Null>() != nullptr) return nullptr;
  if (const auto* flag = As<bool>()) return *flag;
  if (const auto* number = As<std::int64_t>()) return *number;
  if (const auto* number = As<std::uint64_t>()) return *number;
  if (const auto* number = As<double>()) return *number;
  const auto* list = As<List>();
  if (list == nullptr) return ToText();
  Json array = Json::array();
  for (const Cell& each : *list) array.push_back(each.ToJson());
  return array;
}

Cell Rounded(const ColumnType& type, Cell cell) {
  const Kind kind = type.kind == Kind::kList || type.kind == Kind::kMap ? type.each : type.kind;
  if (kind != Kind::kShare && kind != Kind::kMean && kind != Kind::kReal) return cell;
  if (const auto* number = cell.As<double>()) return Rounded(*number);
  const auto* list = cell.As<Cells>();
  if (list == nullptr) return cell;
  Cells rounded;
  for (const Cell& each : *list) rounded.push_back(Rounded({kind}, each));
  return rounded;
}

Json JsonOf(std::span<const ColumnInfo> columns, const Cells& cells) {
  static const Cell missing;
  Json object = Json::object();
  const std::size_t count = cells.empty() ? columns.size() : std::min(columns.size(), cells.size());
  for (std::size_t i = 0; i < count; ++i) {
    const auto& [name, type, says, sure] = columns[i];
    const Cell& cell = cells.empty() ? missing : cells[i];
    if (type.place == ColumnPlace::kTable) continue;
    if (type.place == ColumnPlace::kWhereKnown && cell.is_missing()) continue;
    object[std::string(name)] = JsonOf(type, cell);
  }
  return object;
}

std::string ToText(std::span<const ColumnInfo> columns, int indent, Language language) {
  std::string text;
  for (const ColumnInfo& column : columns) {
    if (column.type.place == ColumnPlace::kTable) continue;
    const bool many = column.type.kind == Kind::kList || column.type.kind == Kind::kMap;
    absl::StrAppend(&text, std::string(static_cast<std::size_t>(indent), ' '),
                    AbslView(column.name), ": ", SaysOf(column.type.kind, language),
                    many ? absl::StrCat(", ", Say(language, words::kEach), " ",
                                        SaysOf(column.type.each, language))
                         : "",
                    column.says.empty() ? "" : "; ", Say(language, column.says), "\n");
    text += ToText(column.type.of, indent + 2, language);
  }
  return text;
}

}  // namespace schafkopf
