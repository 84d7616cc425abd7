#include "tools/book/packed_rows.h"

#include <algorithm>
#include <bit>

namespace schafkopf {
namespace {

constexpr std::size_t kMostBits = 64;
constexpr std::size_t kMostBytes = 8;

std::size_t BytesOf(std::size_t bits) { return (bits + 7) / 8; }

std::uint64_t Mask(std::size_t bits) {
  return bits >= kMostBits ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
}

class BitWriter {
 public:
  explicit BitWriter(std::string& bytes) : bytes_(bytes) {}

  void Add(std::uint64_t number, std::size_t bits) {
    while (bits > 0) {
      if (used_ == 8) {
        bytes_.push_back(0);
        used_ = 0;
      }
      const std::size_t taken = std::min(8 - used_, bits);
      const auto byte = static_cast<unsigned char>(bytes_.back());
      bytes_.back() = static_cast<char>(byte | (number & Mask(taken)) << used_);
      number >>= taken;
      used_ += taken;
      bits -= taken;
    }
  }

 private:
  std::string& bytes_;
  std::size_t used_ = 8;  // bits of the last byte
};

// REQUIRES: bytes that have them; no more than 64.
std::uint64_t BitsAt(absl::string_view bytes, std::size_t first, std::size_t bits) {
  std::uint64_t number = 0;
  for (std::size_t have = 0; have < bits;) {
    const std::size_t shift = (first + have) % 8;
    const std::size_t taken = std::min(8 - shift, bits - have);
    const std::uint64_t byte = static_cast<unsigned char>(bytes[(first + have) / 8]);
    number |= (byte >> shift & Mask(taken)) << have;
    have += taken;
  }
  return number;
}

// With the sign that its highest bit has.
std::int64_t Signed(std::uint64_t number, std::size_t bytes) {
  const std::size_t unused = kMostBits - 8 * bytes;
  return unused >= kMostBits ? 0 : static_cast<std::int64_t>(number << unused) >> unused;
}

// The fewest bytes that give a number back.
std::size_t SignedBytes(std::int64_t number) {
  std::size_t bytes = 0;
  while (bytes < kMostBytes &&
         Signed(static_cast<std::uint64_t>(number) & Mask(8 * bytes), bytes) != number) {
    ++bytes;
  }
  return bytes;
}

bool IsEmpty(const WholeRow& row) {
  return std::ranges::all_of(row, [](std::int64_t number) { return number == 0; });
}

void AppendColumn(const std::vector<const WholeRow*>& rows, std::size_t column,
                  std::string& bytes) {
  const auto number_in = [&](const WholeRow* row) { return (*row)[column]; };
  const auto [least, most] = std::ranges::minmax(rows, {}, number_in);
  const auto base = static_cast<std::uint64_t>(number_in(least));
  const auto bits =
      static_cast<std::size_t>(std::bit_width(static_cast<std::uint64_t>(number_in(most)) - base));
  const std::size_t base_bytes = SignedBytes(number_in(least));
  bytes.push_back(static_cast<char>(bits));
  bytes.push_back(static_cast<char>(base_bytes));
  BitWriter(bytes).Add(base, 8 * base_bytes);
  BitWriter packed(bytes);
  for (const WholeRow* row : rows) {
    packed.Add(static_cast<std::uint64_t>(number_in(row)) - base, bits);
  }
}

}  // namespace

std::string Packed(const std::vector<WholeRow>& rows) {
  std::string bytes;
  std::vector<const WholeRow*> filled;
  BitWriter marks(bytes);
  for (const WholeRow& row : rows) {
    marks.Add(IsEmpty(row) ? 0 : 1, 1);
    if (!IsEmpty(row)) filled.push_back(&row);
  }
  if (filled.empty()) return bytes;
  for (std::size_t column = 0; column < rows.front().size(); ++column) {
    AppendColumn(filled, column, bytes);
  }
  return bytes;
}

std::optional<WholeRow> PackedRow(absl::string_view bytes, std::size_t rows, std::size_t columns,
                                  std::size_t number) {
  if (number >= rows || bytes.size() < BytesOf(rows)) return std::nullopt;
  WholeRow row(columns, 0);
  std::size_t filled = 0;
  std::size_t before = 0;
  for (std::size_t i = 0; i < rows; ++i) {
    const std::size_t mark = BitsAt(bytes, i, 1);
    filled += mark;
    if (i < number) before += mark;
  }
  if (BitsAt(bytes, number, 1) == 0) return row;
  bytes.remove_prefix(BytesOf(rows));
  for (std::int64_t& read : row) {
    if (bytes.size() < 2) return std::nullopt;
    const auto bits = static_cast<std::size_t>(static_cast<unsigned char>(bytes[0]));
    const auto base_bytes = static_cast<std::size_t>(static_cast<unsigned char>(bytes[1]));
    const std::size_t size = 2 + base_bytes + BytesOf(bits * filled);
    if (bits > kMostBits || base_bytes > kMostBytes || bytes.size() < size) return std::nullopt;
    const std::uint64_t base = BitsAt(bytes, 16, 8 * base_bytes);
    const std::uint64_t above = BitsAt(bytes, 8 * (2 + base_bytes) + bits * before, bits);
    read = static_cast<std::int64_t>(static_cast<std::uint64_t>(Signed(base, base_bytes)) + above);
    bytes.remove_prefix(size);
  }
  return row;
}

}  // namespace schafkopf
