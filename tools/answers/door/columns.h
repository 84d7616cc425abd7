// What an answer says, as a table that knows its columns: of each its name, its kind, what it means
// and how it is got. JSON, the tables of `batch`, what `answer --list` tells and the check of the
// page all read that one table.
//
//   constexpr auto kColumns = ColumnsOf<ContractWorth>({
//       {"contract", Kind::kContract, At<&ContractWorth::contract>},
//       {"worlds", Kind::kCount, [](auto& worth) { return worth.open.worlds; }, "with open cards"},
//   });
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_COLUMNS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_COLUMNS_H_

#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/text/message.h"
#include "engine/text/notation.h"

namespace schafkopf {

// Keeps its keys in the order in which they were set: answers are promised to the byte.
using Json = nlohmann::ordered_json;

// What a column holds. Where it is missing it is null, and its place in a table empty.
enum class Kind : std::uint8_t {
  kLine,    // of the input, from 1
  kSmall,   // whole
  kSeat,    // its number
  kPoints,  // a value (engine/money/scoring.h)
  kCents,   // whole
  kCount,   // whole
  kSum,     // whole, however large
  kShare,   // from 0 to 1, to four places
  kMean,    // cents on average, to four places
  kReal,    // to four places
  kExact,   // any number, to its last place
  kFlag,    // true or false
  kContract,
  kBid,  // a contract; `pass` in JSON where it is missing
  kCard,
  kCards,
  kDeal,  // a deal line
  kWord,  // of up to 8 letters
  kName,  // any short text
  kText,
  kList,    // of what ColumnType::each says
  kRows,    // objects, each of the columns ColumnType::of
  kObject,  // of such columns
  kMap,     // by names that the question chose, of `each`; of objects where that is kObject
};

// Written as null where a column that is missing would be left out.
struct Null {};

// A number as JSON and CSV show it: to four places.
inline double Rounded(double value) { return std::round(value * 10000) / 10000; }

// What stands in a column of one row. A kObject is the list of its cells, kRows a list of such
// lists, a kMap a list of names and values in turn.
class Cell {
 public:
  using List = std::vector<Cell>;

  Cell() = default;  // missing
  Cell(Null null) : value_(null) {}
  template <std::integral Number>
  Cell(Number number) {
    if constexpr (std::same_as<Number, bool>) {
      value_ = number;
    } else if constexpr (std::unsigned_integral<Number>) {
      value_ = std::uint64_t{number};
    } else {
      value_ = std::int64_t{number};
    }
  }
  Cell(double number) : value_(number) {}
  Cell(Seat seat) : Cell(seat.index()) {}
  template <class What>
  Cell(Quantity<What> quantity) : Cell(quantity.count()) {}
  Cell(const Contract& contract) : value_(contract) {}
  Cell(Card card) : value_(card) {}
  Cell(CardSet cards) : value_(cards) {}
  Cell(DealLine deal) : value_(std::move(deal)) {}
  Cell(std::string text) : value_(std::move(text)) {}
  template <class Text>
  requires std::constructible_from<std::string, const Text&> Cell(const Text& text)
      : value_(std::string(text)) {}
  template <class Value>
  Cell(const std::optional<Value>& value) {
    if (value) *this = Cell(*value);
  }
  Cell(List list) : value_(std::move(list)) {}
  template <class Value>
  Cell(const std::vector<Value>& values) : value_(List(values.begin(), values.end())) {}

  // Null where it is nothing of the kind.
  template <class Value>
  const Value* As() const {
    return std::get_if<Value>(&value_);
  }
  bool is_missing() const { return As<std::monostate>() != nullptr; }
  // Any whole number; nothing where it is none.
  std::optional<std::int64_t> AsWhole() const;
  // As JSON has it, without quotes; empty where it is missing. REQUIRES: no list.
  std::string ToText() const;
  Json ToJson() const;

 private:
  std::variant<std::monostate, Null, bool, std::int64_t, std::uint64_t, double, Contract, Card,
               CardSet, DealLine, std::string, List>
      value_;
};
using Cells = Cell::List;

// Null where it is not known, for a column that is left out where it is not asked.
template <class Value>
Cell OrNull(const std::optional<Value>& value) {
  return value ? Cell(*value) : Null();
}
// Missing where it is false, or empty.
inline Cell WhereTrue(bool flag) { return flag ? Cell(flag) : Cell(); }
template <class Values>
Cell WhereAny(const Values& values) {
  return values.empty() ? Cell() : Cell(values);
}

enum class ColumnPlace : std::uint8_t {
  kAlways,
  kWhereKnown,  // left out of JSON where it is missing; in no table
  kTable,       // in tables, which have no place for the object that holds it in JSON
};

struct ColumnInfo;

struct ColumnType {
  Kind kind;
  Kind each = Kind::kText;
  std::span<const ColumnInfo> of = {};
  ColumnPlace place = ColumnPlace::kAlways;

  constexpr ColumnType(Kind of_kind) : kind(of_kind) {}
  constexpr ColumnType(Kind of_kind, Kind of_each, std::span<const ColumnInfo> columns = {})
      : kind(of_kind), each(of_each), of(columns) {}
};
constexpr ColumnType Maybe(ColumnType type) {
  type.place = ColumnPlace::kWhereKnown;
  return type;
}
constexpr ColumnType InTables(ColumnType type) {
  type.place = ColumnPlace::kTable;
  return type;
}
constexpr ColumnType ListOf(Kind each) { return {Kind::kList, each}; }
constexpr ColumnType MapOf(Kind each) { return {Kind::kMap, each}; }
constexpr ColumnType MapOf(std::span<const ColumnInfo> columns) {
  return {Kind::kMap, Kind::kObject, columns};
}
constexpr ColumnType RowsOf(std::span<const ColumnInfo> columns) {
  return {Kind::kRows, Kind::kObject, columns};
}
constexpr ColumnType ObjectOf(std::span<const ColumnInfo> columns) {
  return {Kind::kObject, Kind::kObject, columns};
}

struct ColumnInfo {
  std::string_view name;
  ColumnType type = Kind::kText;
  Text<0> says = {};  // where name and kind do not
  bool sure = false;  // that no row misses it
};

// The cell with its numbers to as many places as the column has.
Cell Rounded(const ColumnType& type, Cell cell);

// Whether a cell that is made of it is never missing.
template <class Value>
inline constexpr bool kSure = !std::same_as<Value, Cell> && !requires(const Value& value) {
  *value, static_cast<bool>(value);
};

// Goes from member to member, also through what may be missing; then so is the cell.
template <auto First, auto... Rest>
struct Path {
  // Whether it comes to something from each `Of`.
  template <class Of>
  static constexpr bool IsSure() {
    if constexpr (kSure<Of>) {
      using Next = std::remove_cvref_t<std::invoke_result_t<decltype(First), const Of&>>;
      if constexpr (sizeof...(Rest) > 0) return Path<Rest...>::template IsSure<Next>();
      return kSure<Next>;
    }
    return false;
  }
  template <class Of>
  Cell operator()(const Of& of) const {
    if constexpr (requires { *of, static_cast<bool>(of); }) {
      return of ? (*this)(*of) : Cell();
    } else if constexpr (sizeof...(Rest) == 0) {
      return std::invoke(First, of);
    } else {
      return Path<Rest...>()(std::invoke(First, of));
    }
  }
};
template <auto... Members>
inline constexpr Path<Members...> At;

template <class Row>
struct Column {
  ColumnInfo info;
  Cell (*get)(const Row& row);

  constexpr Column(ColumnInfo of_it, Cell (*its_get)(const Row&)) : info(of_it), get(its_get) {}
  // `Get`: what makes something that a Cell can be made of from a row, without a state.
  template <class Get>
  requires std::is_empty_v<Get>
  constexpr Column(std::string_view name, ColumnType type, Get /*get*/, Text<0> says = {})
      : info{name, type, says, IsSure<Get>()},
        get([](const Row& row) -> Cell { return Get()(row); }) {}

 private:
  template <class Get>
  static constexpr bool IsSure() {
    if constexpr (requires { Get::template IsSure<Row>(); }) {
      return Get::template IsSure<Row>();
    } else {
      return kSure<std::remove_cvref_t<std::invoke_result_t<Get, const Row&>>>;
    }
  }
};

template <class Row, std::size_t kCount>
class ColumnTable {
 public:
  explicit constexpr ColumnTable(const std::array<Column<Row>, kCount>& columns)
      : ColumnTable(columns, std::make_index_sequence<kCount>()) {}

  static constexpr std::size_t size() { return kCount; }
  constexpr operator std::span<const ColumnInfo>() const { return infos_; }
  constexpr Column<Row> operator[](std::size_t place) const {
    return {infos_[place], gets_[place]};
  }
  Cells CellsOf(const Row& row) const {
    Cells cells;
    cells.reserve(kCount);
    for (std::size_t i = 0; i < kCount; ++i) {
      cells.push_back(Rounded(infos_[i].type, gets_[i](row)));
    }
    return cells;
  }
  // What a column of ObjectOf holds.
  Cell Object(const std::optional<Row>& row) const { return row ? Cell(CellsOf(*row)) : Cell(); }
  // What a column of RowsOf holds.
  template <class Rows>
  Cells Each(const Rows& rows) const {
    Cells list;
    for (const Row& row : rows) list.emplace_back(CellsOf(row));
    return list;
  }

 private:
  template <std::size_t... kPlaces>
  constexpr ColumnTable(const std::array<Column<Row>, kCount>& columns,
                        std::index_sequence<kPlaces...> /*places*/)
      : infos_{columns[kPlaces].info...}, gets_{columns[kPlaces].get...} {}

  std::array<ColumnInfo, kCount> infos_;
  std::array<Cell (*)(const Row&), kCount> gets_;
};
template <class Row, std::size_t kCount>
constexpr ColumnTable<Row, kCount> ColumnsOf(const Column<Row> (&columns)[kCount]) {
  return ColumnTable<Row, kCount>(std::to_array(columns));
}

// The columns of one table, then those of another.
template <class Row, std::size_t kFirst, std::size_t kSecond>
constexpr auto operator+(const ColumnTable<Row, kFirst>& first,
                         const ColumnTable<Row, kSecond>& second) {
  return [&]<std::size_t... kPlaces>(std::index_sequence<kPlaces...>) {
    return ColumnTable<Row, kFirst + kSecond>(std::array<Column<Row>, kFirst + kSecond>{
        (kPlaces < kFirst ? first[kPlaces] : second[kPlaces - kFirst])...});
  }
  (std::make_index_sequence<kFirst + kSecond>());
}

// The columns of `kOf` for a part of each row, as At<Part> finds it; all missing where that is.
template <class Row, auto Part, const auto& kOf, std::size_t kPlace>
Cell CellWithin(const Row& row) {
  const auto& part = std::invoke(Part, row);
  if constexpr (requires { *part, static_cast<bool>(part); }) {
    return part ? kOf[kPlace].get(*part) : Cell();
  } else {
    return kOf[kPlace].get(part);
  }
}
template <class Row, auto Part>
constexpr ColumnInfo InfoWithin(ColumnInfo info) {
  info.sure = info.sure && Path<Part>::template IsSure<Row>();
  return info;
}
template <class Row, auto Part, const auto& kOf>
constexpr auto ColumnsWithin() {
  return []<std::size_t... kPlaces>(std::index_sequence<kPlaces...>) {
    return ColumnTable<Row, sizeof...(kPlaces)>(
        std::array<Column<Row>, sizeof...(kPlaces)>{Column<Row>(
            InfoWithin<Row, Part>(kOf[kPlaces].info), &CellWithin<Row, Part, kOf, kPlaces>)...});
  }
  (std::make_index_sequence<kOf.size()>());
}

// An object of the columns. REQUIRES: a cell for each, or for those that it ends with; none where
// all are missing.
Json JsonOf(std::span<const ColumnInfo> columns, const Cells& cells);

// An answer that has columns: `static std::span<const ColumnInfo> Columns()`, and
// `Cells ToCells() const` with a cell for each.
template <class Known>
concept HasColumns = requires(const Known& known) {
  { Known::Columns() } -> std::same_as<std::span<const ColumnInfo>>;
  { known.ToCells() } -> std::same_as<Cells>;
};
template <HasColumns Known, class Object = Json>
Object ToJson(const Known& known) {
  return JsonOf(Known::Columns(), known.ToCells());
}

// What is answered to a question that may be asked in several ways: one of these, which all have
// columns, `std::string ToText(Language) const` and `kTo`, the field that is answered.
template <class... Known>
class OneOf {
 public:
  template <class One>
  requires(std::same_as<One, Known> || ...) OneOf(One known) : known_(std::move(known)) {}

  template <class Object = Json>
  Object ToJson() const {
    return std::visit([](const auto& known) { return schafkopf::ToJson(known); }, known_);
  }
  std::string ToText(Language language) const {
    return std::visit([&](const auto& known) { return known.ToText(language); }, known_);
  }

 private:
  std::variant<Known...> known_;
};

// The columns of an answer, and where there are several answers the field that it is to.
struct AnswerForm {
  std::string_view to;
  std::span<const ColumnInfo> columns;
};
template <HasColumns Known>
std::vector<AnswerForm> FormsOf(const Known* /*type*/) {
  return {{"", Known::Columns()}};
}
template <class... Known>
std::vector<AnswerForm> FormsOf(const OneOf<Known...>* /*type*/) {
  return {{Known::kTo, Known::Columns()}...};
}
// Another one.
template <class Known>
requires(!HasColumns<Known>) auto ToJson(const Known& known) -> decltype(known.ToJson()) {
  return known.ToJson();
}

// What the columns of JSON are, a line each with its end, so far to the right; what is in an object
// two places further.
std::string ToText(std::span<const ColumnInfo> columns, int indent, Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_COLUMNS_H_
