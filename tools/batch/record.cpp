#include "tools/batch/record.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <nlohmann/json.hpp>
#include <span>
#include <type_traits>

#include "absl/strings/str_cat.h"
#include "engine/table/rule_set.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kWordSize = 8;
constexpr std::size_t kNameSize = 32;
static_assert(std::endian::native == std::endian::little ||
              std::endian::native == std::endian::big);

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

std::string TextOf(const Cell& cell) {
  struct Printer {
    std::string operator()(std::monostate) const { return ""; }
    std::string operator()(std::int64_t number) const { return absl::StrCat(number); }
    std::string operator()(double number) const { return Json(number).dump(); }
    std::string operator()(bool flag) const { return flag ? "true" : "false"; }
    std::string operator()(const Contract& contract) const { return ToString(contract); }
    std::string operator()(Card card) const { return ToString(card); }
    std::string operator()(CardSet cards) const {
      return ToString(cards, CardOrder(Contract::Named("ruf", Suit::kEichel)));
    }
    std::string operator()(const DealLine& deal) const { return ToString(deal); }
    std::string operator()(const std::string& text) const { return text; }
  };
  return std::visit(Printer(), cell);
}

Json JsonOf(const Cell& cell) {
  if (std::holds_alternative<std::monostate>(cell)) return nullptr;
  if (const auto* number = std::get_if<std::int64_t>(&cell)) return *number;
  if (const auto* real = std::get_if<double>(&cell)) return *real;
  if (const auto* flag = std::get_if<bool>(&cell)) return *flag;
  return TextOf(cell);
}

// ---- JSONL

std::string EncodeJson(const Schema& schema, const Record& record) {
  Json object = {{"line", record.line}};
  if (!record.error.ok()) {
    object["error"] = std::string(record.error.message());
    object["column"] = ColumnOf(record.error);
    return object.dump() + "\n";
  }
  if (record.answer) {
    object.update(*record.answer);
    return object.dump() + "\n";
  }
  for (std::size_t i = 0; i < schema.head.size(); ++i) {
    object[schema.head[i].name] = JsonOf(record.head[i]);
  }
  if (schema.list != nullptr) {
    Json& list = object[schema.list] = Json::array();
    for (const auto& row : record.rows) {
      Json& item = list.emplace_back(Json::object());
      for (std::size_t i = 0; i < schema.rows.size(); ++i) {
        item[schema.rows[i].name] = JsonOf(row[i]);
      }
    }
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

void AppendCsv(std::span<const Cell> cells, std::size_t count, std::string& line) {
  for (std::size_t i = 0; i < count; ++i) {
    absl::StrAppend(&line, ",", i < cells.size() ? CsvText(TextOf(cells[i])) : "");
  }
}

// ---- Binary

template <class T>
void AppendNumber(T number, std::string& bytes) {
  using Bits = std::conditional_t<
      sizeof(T) == 1, std::uint8_t,
      std::conditional_t<sizeof(T) == 2, std::uint16_t,
                         std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>>>;
  const Bits bits = std::bit_cast<Bits>(number);
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    bytes.push_back(static_cast<char>(static_cast<unsigned char>(bits >> (8 * i) & 0xff)));
  }
}

template <class T>
void AppendInteger(const Cell& cell, T missing, std::string& bytes) {
  const auto* number = std::get_if<std::int64_t>(&cell);
  AppendNumber(number != nullptr ? static_cast<T>(*number) : missing, bytes);
}

// Filled up with NUL; what does not fit is cut off before a character of UTF-8.
void AppendText(const Cell& cell, std::size_t size, std::string& bytes) {
  const auto* text = std::get_if<std::string>(&cell);
  std::string padded = text != nullptr ? *text : "";
  if (padded.size() > size) {
    std::size_t end = size;
    while (end > 0 && (static_cast<unsigned char>(padded[end]) & 0xc0) == 0x80) --end;
    padded.resize(end);
  }
  padded.resize(size, '\0');
  bytes += padded;
}

std::uint16_t CodeOf(const Contract& contract) {
  const auto& all = AllContracts();
  return static_cast<std::uint16_t>(std::find(all.begin(), all.end(), contract) - all.begin());
}

void AppendBinary(FieldKind kind, const Cell& cell, std::string& bytes) {
  switch (kind) {
    case FieldKind::kLine:
      return AppendInteger<std::uint64_t>(cell, 0, bytes);
    case FieldKind::kSmall:
      return AppendInteger(cell, std::numeric_limits<std::int16_t>::min(), bytes);
    case FieldKind::kCents:
      return AppendInteger(cell, std::numeric_limits<std::int32_t>::min(), bytes);
    case FieldKind::kSum:
      return AppendInteger(cell, std::numeric_limits<std::int64_t>::min(), bytes);
    case FieldKind::kReal: {
      const auto* number = std::get_if<double>(&cell);
      return AppendNumber(number != nullptr ? *number : std::numeric_limits<double>::quiet_NaN(),
                          bytes);
    }
    case FieldKind::kFlag: {
      const auto* flag = std::get_if<bool>(&cell);
      return AppendNumber<std::uint8_t>(flag != nullptr ? *flag : 255, bytes);
    }
    case FieldKind::kContract: {
      const auto* contract = std::get_if<Contract>(&cell);
      return AppendNumber<std::uint16_t>(contract != nullptr ? CodeOf(*contract) : 0xffff, bytes);
    }
    case FieldKind::kCard: {
      const auto* card = std::get_if<Card>(&cell);
      return AppendNumber(static_cast<std::uint8_t>(card != nullptr ? card->index() : 255), bytes);
    }
    case FieldKind::kHand: {
      const auto* cards = std::get_if<CardSet>(&cell);
      return AppendNumber(cards != nullptr ? cards->bits() : 0u, bytes);
    }
    case FieldKind::kDeal: {
      const auto* deal = std::get_if<DealLine>(&cell);
      for (Seat seat : kSeats) {
        AppendNumber(deal != nullptr ? deal->hands[seat].bits() : 0u, bytes);
      }
      return;
    }
    case FieldKind::kWord:
      return AppendText(cell, kWordSize, bytes);
    case FieldKind::kName:
      return AppendText(cell, kNameSize, bytes);
  }
}

// One field as NumPy names it; a deal is four fields.
void AppendType(const RecordField& field, Json& types) {
  const auto add = [&](const std::string& name, const char* type) {
    types.push_back({name, type});
  };
  switch (field.kind) {
    case FieldKind::kLine:
      return add(field.name, "<u8");
    case FieldKind::kSmall:
      return add(field.name, "<i2");
    case FieldKind::kCents:
      return add(field.name, "<i4");
    case FieldKind::kSum:
      return add(field.name, "<i8");
    case FieldKind::kReal:
      return add(field.name, "<f8");
    case FieldKind::kFlag:
    case FieldKind::kCard:
      return add(field.name, "u1");
    case FieldKind::kContract:
      return add(field.name, "<u2");
    case FieldKind::kHand:
      return add(field.name, "<u4");
    case FieldKind::kWord:
      return add(field.name, "S8");
    case FieldKind::kName:
      return add(field.name, "S32");
    case FieldKind::kDeal:
      for (Seat seat : kSeats) add(absl::StrCat("hand", seat.index()), "<u4");
      return;
  }
}

std::string BinaryPrologue(const Schema& schema) {
  Json types = Json::array();
  AppendType({"line", FieldKind::kLine}, types);
  for (const RecordField& field : schema.head) AppendType(field, types);
  for (const RecordField& field : schema.rows) AppendType(field, types);
  AppendType({"error", FieldKind::kFlag}, types);
  Json contracts = Json::array();
  for (const Contract& contract : AllContracts()) contracts.push_back(ToString(contract));
  Json cards = Json::array();
  for (int i = 0; i < kCardCount; ++i) cards.push_back(ToString(Card::FromIndex(i)));
  return Json{{"schafkopf", "rows"},
              {"question", schema.question},
              {"dtype", types},
              {"contracts", contracts},
              {"cards", cards}}
             .dump() +
         "\n";
}

// One row of cells: the head, then the row, both empty for an error.
std::string EncodeRow(const Schema& schema, const Record& record, std::span<const Cell> row,
                      Format format) {
  const bool bad = !record.error.ok();
  const std::span<const Cell> head = bad ? std::span<const Cell>() : std::span(record.head);
  if (format == Format::kCsv) {
    std::string line = absl::StrCat(record.line);
    AppendCsv(head, schema.head.size(), line);
    AppendCsv(row, schema.rows.size(), line);
    absl::StrAppend(&line, ",", bad ? CsvText(std::string(record.error.message())) : "", "\n");
    return line;
  }
  std::string bytes;
  AppendBinary(FieldKind::kLine, record.line, bytes);
  for (std::size_t i = 0; i < schema.head.size(); ++i) {
    AppendBinary(schema.head[i].kind, i < head.size() ? head[i] : Cell(), bytes);
  }
  for (std::size_t i = 0; i < schema.rows.size(); ++i) {
    AppendBinary(schema.rows[i].kind, i < row.size() ? row[i] : Cell(), bytes);
  }
  AppendBinary(FieldKind::kFlag, bad, bytes);
  return bytes;
}

}  // namespace

std::string Prologue(const Schema& schema, Format format) {
  if (format == Format::kJsonl) return "";
  if (format == Format::kBinary) return BinaryPrologue(schema);
  std::string line = "line";
  for (const RecordField& field : schema.head) absl::StrAppend(&line, ",", field.name);
  for (const RecordField& field : schema.rows) absl::StrAppend(&line, ",", field.name);
  return line + ",error\n";
}

std::string Encode(const Schema& schema, const Record& record, Format format) {
  if (format == Format::kJsonl) return EncodeJson(schema, record);
  if (!record.error.ok() || record.rows.empty()) return EncodeRow(schema, record, {}, format);
  std::string rows;
  for (const auto& row : record.rows) rows += EncodeRow(schema, record, row, format);
  return rows;
}

}  // namespace schafkopf
