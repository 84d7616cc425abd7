#include "tools/book/book_header.h"

#include <limits>
#include <utility>

#include "tools/answers/door/read_json.h"

namespace schafkopf {
namespace {

constexpr std::uint64_t kAny = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kMostRows = std::uint64_t{1} << 32;
constexpr std::uint64_t kMostNumbers = 1 << 10;
constexpr std::size_t kMostParts = 1 << 10;

// Nothing where one of them is no text.
std::optional<std::vector<std::string>> TextsOf(const Json& array) {
  std::vector<std::string> texts;
  for (const Json& text : array) {
    if (!text.is_string()) return std::nullopt;
    texts.push_back(text.get<std::string>());
  }
  return texts;
}

std::optional<BookHeader::Part> ReadPart(const Json& object) {
  TypedFields fields(object);
  TypedFields errors(fields.Object("standard_errors"));
  auto games = TextsOf(fields.Array("games"));
  if (!games) return std::nullopt;
  const auto error = [&](const char* name) {
    return errors.Has(name) ? std::optional(errors.Number(name, 0, kMostBookNumber)) : std::nullopt;
  };
  BookHeader::Part part = {static_cast<int>(fields.Count("seat", 0, kSeatCount - 1)),
                           *std::move(games),
                           fields.Count("answered", 0, kMostRows),
                           errors.Number("cents", 0, kMostBookNumber),
                           error("open_win"),
                           error("table_win"),
                           {fields.Count("rows", 0, kMostRows),
                            fields.Count("numbers", 1, kMostNumbers), fields.Flag("whole")}};
  if (!fields.ok() || !errors.ok()) return std::nullopt;
  return part;
}

using Part = BookHeader::Part;
constexpr auto kErrorColumns = ColumnsOf<Part>({
    {"cents", Kind::kExact, At<&Part::cents>},
    {"open_win", Maybe(Kind::kExact), At<&Part::open_win>},
    {"table_win", Maybe(Kind::kExact), At<&Part::table_win>},
});
constexpr auto kPartColumns = ColumnsOf<Part>({
    {"seat", Kind::kSeat, At<&Part::seat>},
    {"games", ListOf(Kind::kContract), At<&Part::games>},
    {"answered", Kind::kCount, At<&Part::answered>},
    {"standard_errors", ObjectOf(kErrorColumns),
     [](auto& part) { return kErrorColumns.CellsOf(part); }},
    {"rows", Kind::kCount, At<&Part::layout, &BookLayout::rows>},
    {"numbers", Kind::kCount, At<&Part::layout, &BookLayout::numbers>},
    {"whole", Kind::kFlag, At<&Part::layout, &BookLayout::whole>},
});
constexpr auto kHeaderColumns = ColumnsOf<BookHeader>({
    {"schafkopf", Kind::kWord, [](auto& /*header*/) { return "book"; }},
    {"job", Kind::kName, At<&BookHeader::job>},
    {"answers", Kind::kName, At<&BookHeader::answers>},
    {"model", Kind::kName, At<&BookHeader::model>},
    {"rules", Kind::kText, At<&BookHeader::rules>},
    {"deck", Kind::kCount, At<&BookHeader::deck>},
    {"seat", Kind::kSeat, At<&BookHeader::seat>},
    {"contracts", ListOf(Kind::kContract), At<&BookHeader::contracts>},
    {"sample", Kind::kCount, At<&BookHeader::sample>},
    {"seed", Kind::kSum, At<&BookHeader::seed>},
    {"worlds", Kind::kCount, At<&BookHeader::worlds>},
    {"table_error", Kind::kExact, At<&BookHeader::table_error>},
    {"parts", RowsOf(kPartColumns), [](auto& header) { return kPartColumns.Each(header.parts); }},
    {"checksum", Kind::kName, At<&BookHeader::checksum>},
});

}  // namespace

std::optional<BookHeader> BookHeader::Read(absl::string_view text) {
  if (text.size() > kMostBytes) return std::nullopt;
  const Json object = ReadJson(text);
  TypedFields fields(object);
  auto contracts = TextsOf(fields.Array("contracts"));
  if (!contracts) return std::nullopt;
  BookHeader header = {fields.Text("job"),
                       fields.Text("answers"),
                       fields.Text("model"),
                       fields.Text("rules"),
                       fields.Count("deck", 0, kCardCount),
                       fields.CountOrNull("seat", 0, kSeatCount - 1),
                       *std::move(contracts),
                       fields.Count("sample", 0, kMostSample),
                       fields.Count("seed", 0, kAny),
                       fields.CountOrNull("worlds", 1, kMostBookWorlds),
                       fields.NumberOrNull("table_error", 0, 1),
                       {},
                       fields.Text("checksum")};
  const Json& parts = fields.Array("parts");
  if (fields.Text("schafkopf") != "book") return std::nullopt;
  if (!fields.ok() || parts.size() > kMostParts) return std::nullopt;
  if (header.worlds.has_value() == header.table_error.has_value()) return std::nullopt;
  if (header.table_error && *header.table_error == 0) return std::nullopt;
  for (const Json& each : parts) {
    auto part = ReadPart(each);
    if (!part) return std::nullopt;
    header.parts.push_back(*std::move(part));
  }
  return header;
}

std::span<const ColumnInfo> BookHeader::Columns() { return kHeaderColumns; }

Cells BookHeader::ToCells() const { return kHeaderColumns.CellsOf(*this); }

}  // namespace schafkopf
