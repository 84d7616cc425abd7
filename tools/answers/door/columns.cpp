#include "tools/answers/door/columns.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "engine/text/string_views.h"

namespace schafkopf {
namespace {

struct KindRow {
  Kind kind;
  std::string_view says;
};
constexpr auto kKinds = std::to_array<KindRow>({
    {Kind::kLine, "a line"},           {Kind::kSmall, "a whole number"},
    {Kind::kSeat, "a seat"},           {Kind::kPoints, "points"},
    {Kind::kCents, "cents"},           {Kind::kCount, "a whole number"},
    {Kind::kSum, "a whole number"},    {Kind::kShare, "a share from 0 to 1"},
    {Kind::kMean, "cents on average"}, {Kind::kReal, "a number"},
    {Kind::kExact, "a number"},        {Kind::kFlag, "true or false"},
    {Kind::kContract, "a contract"},   {Kind::kBid, "a contract or pass"},
    {Kind::kCard, "a card"},           {Kind::kCards, "cards"},
    {Kind::kDeal, "a deal line"},      {Kind::kWord, "a word"},
    {Kind::kName, "a name"},           {Kind::kText, "a text"},
    {Kind::kList, "a list"},           {Kind::kRows, "objects"},
    {Kind::kObject, "an object"},      {Kind::kMap, "by name"},
});

std::string SaysOf(Kind kind, Language language) {
  return In(language, std::ranges::find(kKinds, kind, &KindRow::kind)->says);
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
      for (const Cell& row : list == nullptr ? Cells() : *list) {
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
  Json object = Json::object();
  const std::size_t count = cells.empty() ? columns.size() : std::min(columns.size(), cells.size());
  for (std::size_t i = 0; i < count; ++i) {
    const auto& [name, type, says] = columns[i];
    const Cell cell = cells.empty() ? Cell() : cells[i];
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
    absl::StrAppend(
        &text, std::string(static_cast<std::size_t>(indent), ' '), AbslView(column.name), ": ",
        SaysOf(column.type.kind, language),
        many ? absl::StrCat(", ", In(language, "each"), " ", SaysOf(column.type.each, language))
             : "",
        column.says.empty() ? "" : "; ", In(language, column.says), "\n");
    text += ToText(column.type.of, indent + 2, language);
  }
  return text;
}

}  // namespace schafkopf
