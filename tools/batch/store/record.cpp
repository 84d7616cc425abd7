#include "tools/batch/store/record.h"

#include <algorithm>
#include <bit>
#include <nlohmann/json.hpp>
#include <span>

#include "absl/strings/str_cat.h"
#include "engine/table/rule_set.h"
#include "engine/text/string_views.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

// A contract as it is, and as it may be announced besides.
std::vector<Contract> Forms(const Contract& contract) {
  std::vector<Contract> forms = {contract};
  const auto add = [&](auto with) {
    const std::vector<Contract> before = forms;
    for (const Contract& form : before) forms.push_back(with(form));
  };
  const Objective objective = contract.objective();
  if (contract.parties() == Parties::kCall) {
    for (Rank rank : {Rank::kTen, Rank::kKing}) forms.push_back(contract.WithCalledRank(rank));
  }
  if (contract.parties() == Parties::kPair) {
    for (int seat = 1; seat < kSeatCount; ++seat) {
      forms.push_back(contract.WithPartner(Seat(seat)));
    }
  }
  const bool kop = contract.row().pack == Pack::kKop;
  if (objective == Objective::kNoTricks) add([](const Contract& c) { return c.WithOuvert(); });
  if (objective == Objective::kNoTricks || objective == Objective::kFewestPoints || kop) {
    add([](const Contract& c) { return c.WithStich(); });
  }
  if (!contract.row().special.other_trumps.empty()) {
    add([](const Contract& c) { return c.WithOtherTrumps(); });
  }
  return forms;
}

// Every contract there is; the code of a contract is its place.
const std::vector<Contract>& AllContracts() {
  static const std::vector<Contract> all = [] {
    std::vector<Contract> contracts;
    for (std::size_t row = 0; row < kContracts.size(); ++row) {
      for (const Contract& plain : ContractsOfRow(static_cast<int>(row), /*touts=*/true)) {
        for (const Contract& form : Forms(plain)) contracts.push_back(form);
      }
    }
    return contracts;
  }();
  return all;
}

// As NumPy names it; of a deal that of each hand.
std::string_view TypeOf(Kind kind) {
  switch (kind) {
    case Kind::kSmall:
    case Kind::kSeat:
    case Kind::kPoints:
      return "<i2";
    case Kind::kCents:
    case Kind::kCount:
      return "<i4";
    case Kind::kSum:
      return "<i8";
    case Kind::kShare:
    case Kind::kMean:
    case Kind::kReal:
    case Kind::kExact:
      return "<f8";
    case Kind::kFlag:
    case Kind::kCard:
      return "u1";
    case Kind::kContract:
    case Kind::kBid:
      return "<u2";
    case Kind::kCards:
    case Kind::kDeal:
      return "<u4";
    case Kind::kLine:
      return "<u8";
    case Kind::kWord:
      return "S8";
    default:
      return "S32";
  }
}

constexpr ColumnInfo kLineColumn = {"line", Kind::kLine};
constexpr ColumnInfo kDealColumn = {"deal", Kind::kDeal};
constexpr ColumnInfo kErrorColumn = {"error", Kind::kFlag};

bool IsInTables(const ColumnInfo& column) {
  return column.type.of.empty() && column.type.place != ColumnPlace::kWhereKnown;
}

// ---- JSONL

std::string EncodeJson(const Schema& schema, const Record& record) {
  Json object = {{"line", record.line}};
  if (!record.error.ok()) {
    object["error"] = std::string(record.error.message());
    object["column"] = ColumnOf(record.error);
    return object.dump() + "\n";
  }
  // A deal that was made up stands in front of the list that ends an answer.
  const bool ends = schema.list && *schema.list + 1 == schema.columns.size();
  const std::size_t front = schema.columns.size() - (record.deal && ends ? 1 : 0);
  object.update(JsonOf(schema.columns.first(front), record.cells));
  if (record.deal) object["deal"] = ToString(*record.deal);
  if (front < schema.columns.size()) {
    object.update(JsonOf(schema.columns.subspan(front),
                         record.cells.empty() ? Cells() : Cells{record.cells.back()}));
  }
  return object.dump() + "\n";
}

// ---- CSV

std::string CsvText(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == text.npos) return text;
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + "\"";
}

// ---- Binary

void AppendNumber(std::uint64_t bits, std::size_t size, std::string& bytes) {
  for (std::size_t i = 0; i < size; ++i) bytes.push_back(static_cast<char>(bits >> (8 * i) & 0xff));
}

// Filled up with NUL; what does not fit is cut off before a character of UTF-8.
void AppendText(std::string text, std::size_t size, std::string& bytes) {
  if (text.size() > size) {
    std::size_t end = size;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
    text.resize(end);
  }
  text.resize(size, '\0');
  bytes += text;
}

std::optional<std::uint64_t> BitsOf(const Cell& cell) {
  const auto& all = AllContracts();
  if (const auto* flag = cell.As<bool>()) return *flag;
  if (const auto* number = cell.As<double>()) return std::bit_cast<std::uint64_t>(*number);
  if (const auto* card = cell.As<Card>()) return static_cast<std::uint64_t>(card->index());
  if (const auto* cards = cell.As<CardSet>()) return cards->bits();
  if (const auto* contract = cell.As<Contract>()) {
    return static_cast<std::uint64_t>(std::find(all.begin(), all.end(), *contract) - all.begin());
  }
  const auto whole = cell.AsWhole();
  return whole ? std::optional(static_cast<std::uint64_t>(*whole)) : std::nullopt;
}

void AppendBinary(Kind kind, const Cell& cell, std::string& bytes) {
  const std::string_view name = TypeOf(kind);
  const NumberType* type = FindNumberType(name);
  if (type == nullptr) return AppendText(cell.ToText(), kind == Kind::kWord ? 8 : 32, bytes);
  if (kind != Kind::kDeal) {
    return AppendNumber(BitsOf(cell).value_or(type->missing), type->size, bytes);
  }
  const auto* deal = cell.As<DealLine>();
  for (Seat seat : kSeats) {
    AppendNumber(deal != nullptr ? deal->hands[seat].bits() : type->missing, type->size, bytes);
  }
}

// One column as NumPy has it; a deal is four.
void AppendType(const ColumnInfo& column, Json& types) {
  const std::string type(TypeOf(column.type.kind));
  if (column.type.kind != Kind::kDeal) return types.push_back({std::string(column.name), type});
  for (Seat seat : kSeats) types.push_back({absl::StrCat("hand", seat.index()), type});
}

// The columns of a table in front of `error`, in order.
std::vector<ColumnInfo> TableColumns(const Schema& schema) {
  std::vector<ColumnInfo> columns = {kLineColumn};
  for (std::size_t place : schema.head) columns.push_back(schema.columns[place]);
  if (schema.deal) columns.push_back(kDealColumn);
  columns.insert(columns.end(), schema.rows().begin(), schema.rows().end());
  return columns;
}

std::string BinaryPrologue(const Schema& schema) {
  Json types = Json::array();
  for (const ColumnInfo& column : TableColumns(schema)) AppendType(column, types);
  AppendType(kErrorColumn, types);
  Json contracts = Json::array();
  for (const Contract& contract : AllContracts()) contracts.push_back(ToString(contract));
  Json cards = Json::array();
  for (int i = 0; i < kCardCount; ++i) cards.push_back(ToString(Card::FromIndex(i)));
  return Json{{"schafkopf", "rows"},
              {"question", std::string(schema.question)},
              {"dtype", types},
              {"contracts", contracts},
              {"cards", cards}}
             .dump() +
         "\n";
}

// One row: the cells of its columns, none of an error, and what was wrong.
std::string EncodeRow(std::span<const ColumnInfo> columns, const Cells& cells,
                      const absl::Status& error, Format format) {
  std::string row;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const Cell cell = i < cells.size() ? cells[i] : Cell();
    if (format == Format::kBinary) {
      AppendBinary(columns[i].type.kind, cell, row);
    } else {
      absl::StrAppend(&row, CsvText(cell.ToText()), ",");
    }
  }
  if (format == Format::kBinary) {
    AppendBinary(Kind::kFlag, !error.ok(), row);
  } else {
    absl::StrAppend(&row, CsvText(std::string(error.message())), "\n");
  }
  return row;
}

}  // namespace

const NumberType* FindNumberType(std::string_view name) {
  const auto found = std::ranges::find(kNumberTypes, name, &NumberType::name);
  return found == kNumberTypes.end() ? nullptr : &*found;
}

Schema Schema::Of(std::string_view question, std::span<const ColumnInfo> columns,
                  std::span<const std::string_view> head) {
  Schema schema = {question, columns, {}, {}};
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].type.kind == Kind::kRows) schema.list = i;
    if (head.empty() && IsInTables(columns[i])) schema.head.push_back(i);
  }
  for (std::string_view name : head) {
    const auto found = std::ranges::find(columns, name, &ColumnInfo::name);
    schema.head.push_back(static_cast<std::size_t>(found - columns.begin()));
  }
  return schema;
}

std::span<const ColumnInfo> Schema::rows() const {
  if (!list) return {};
  const std::span<const ColumnInfo> of = columns[*list].type.of;
  return of.first(static_cast<std::size_t>(std::ranges::find_if_not(of, IsInTables) - of.begin()));
}

std::string Prologue(const Schema& schema, Format format) {
  if (format == Format::kJsonl) return "";
  if (format == Format::kBinary) return BinaryPrologue(schema);
  std::string line;
  for (const ColumnInfo& column : TableColumns(schema))
    absl::StrAppend(&line, AbslView(column.name), ",");
  return line + "error\n";
}

std::string Encode(const Schema& schema, const Record& record, Format format) {
  if (format == Format::kJsonl) return EncodeJson(schema, record);
  const std::vector<ColumnInfo> columns = TableColumns(schema);
  const Cells& cells = record.cells;
  Cells head = {record.line};
  if (!record.error.ok()) return EncodeRow(columns, head, record.error, format);
  for (std::size_t place : schema.head) head.push_back(cells.empty() ? Cell() : cells[place]);
  if (schema.deal) head.emplace_back(record.deal);
  const Cells* list = schema.list && !cells.empty() ? cells[*schema.list].As<Cells>() : nullptr;
  if (list == nullptr || list->empty()) return EncodeRow(columns, head, record.error, format);
  std::string rows;
  for (const Cell& item : *list) {
    Cells row = head;
    const Cells& rest = *item.As<Cells>();
    row.insert(row.end(), rest.begin(), rest.end());
    rows += EncodeRow(columns, row, record.error, format);
  }
  return rows;
}

}  // namespace schafkopf
