#include "tools/language/layout.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <utility>

#include "engine/text/string_views.h"
#include "engine/text/utf8.h"

namespace schafkopf {
namespace {

constexpr std::string_view kCellMarks = "\t\v";
constexpr std::string_view kLone = "0123456789EGHS-";
constexpr char kBreakMark = '\f';
constexpr char kLabelMark = '\x1f';       // ends what is said only behind a break
constexpr std::size_t kWidestGap = 3;     // between columns
constexpr std::size_t kLeastColumn = 20;  // that a line may go on under
constexpr std::size_t kFurtherIn = 4;     // goes what has no room there
constexpr std::size_t kOfAnItem = 2;      // goes on what begins further in
constexpr std::size_t kPartsIn = 13;      // of a line with marks

std::size_t Width(std::string_view text) {
  return static_cast<std::size_t>(CharacterCount(AbslView(text)));
}

struct LaidCell {
  std::string_view text;
  bool flush_left;
};
using LaidRow = std::vector<LaidCell>;

LaidRow CellsOf(std::string_view line) {
  LaidRow cells;
  bool flush_left = true;
  while (true) {
    const std::size_t end = std::min(line.find_first_of(kCellMarks), line.size());
    cells.push_back({line.substr(0, end), flush_left});
    if (end == line.size()) return cells;
    flush_left = line[end] == '\v';
    line.remove_prefix(end + 1);
  }
}

void AddLine(std::string& text, std::string_view line) {
  const std::size_t last = line.find_last_not_of(' ');
  text += line.substr(0, last == line.npos ? 0 : last + 1);
  text += '\n';
}

// Where a line goes on: under its last column, or a little further in than it begins.
std::size_t HangOf(std::string_view line, std::size_t width, std::size_t further_in) {
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t gap = line.rfind("  ");
  if (gap == line.npos || gap < indent) {
    const bool item = indent > 0 && indent < kLeastColumn;
    return indent + (item ? std::max(further_in, kOfAnItem) : further_in);
  }
  const std::size_t hang = Width(line.substr(0, gap + 2));
  return hang + kLeastColumn <= width ? hang : indent + kFurtherIn;
}

bool IsPartOfWord(char byte) {
  return (byte & 0x80) != 0 || std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '-';
}

// Whether a word of one character that is no word by itself begins the text: "3" of "seat 3", "-".
bool IsLone(std::string_view text) {
  const bool lone = text.size() < 2 || !IsPartOfWord(text[1]);
  return !text.empty() && lone && kLone.find(text[0]) != kLone.npos;
}

// Whether a line may end at the space at `at`: not between a number and its unit, nor before what
// is lone or an amount behind what it is of ("passing: +2").
bool MayEndAt(std::string_view line, std::size_t at) {
  if (line[at] != ' ') return false;
  const std::string_view behind = line.substr(at + 1);
  if (behind.starts_with('%') || behind.starts_with("±") || behind.starts_with("...")) return false;
  if (at > 0 && line[at - 1] == ':') return !behind.starts_with('+') && !behind.starts_with('-');
  return !IsLone(behind);
}

// Of a word that is too wide as much as fits and ends with a comma; without one, all.
std::size_t EndOfPart(std::string_view word, std::size_t width) {
  std::size_t end = word.size();
  std::size_t shown = 0;
  for (std::size_t at = 0; at < word.size() && shown < width; ++at) {
    if (word[at] == ',') end = at + 1;
    if ((word[at] & 0xc0) != 0x80) ++shown;
  }
  return end;
}

// How much of the line fits; beginning with a word. By whole columns where it is to be.
std::size_t EndOfLine(std::string_view line, std::size_t width, bool by_columns) {
  if (Width(line) <= width) return line.size();
  std::size_t end = line.npos;
  std::size_t column = 0;  // the end of one
  std::size_t shown = 0;
  const std::size_t first = std::min(line.find_first_not_of(' '), line.size());
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (at > first && MayEndAt(line, at)) {
      if (shown > width && end != line.npos) break;
      end = at;
      if (line[at - 1] != ' ' && line.substr(at).starts_with("  ")) column = at;
      if (shown > width) break;
    }
    if ((line[at] & 0xc0) != 0x80) ++shown;
  }
  if (by_columns && 2 * column > width) end = column;
  end = std::min(end, line.size());
  return Width(line.substr(0, end)) <= width ? end : EndOfPart(line.substr(0, end), width);
}

void Wrap(std::string_view line, std::size_t width, std::size_t further_in, std::string& text) {
  if (Width(line) <= width) return AddLine(text, line);
  const std::size_t hang = HangOf(line, width, further_in);
  const bool by_columns = hang < Width(line.substr(0, line.rfind("  ")));
  std::string rest(line);
  while (true) {
    const std::size_t end = EndOfLine(rest, width, by_columns);
    AddLine(text, std::string_view(rest).substr(0, end));
    const std::size_t next = rest.find_first_not_of(' ', end);
    if (next == rest.npos) return;
    rest = std::string(hang, ' ') + rest.substr(next);
  }
}

class LaidTable {
 public:
  LaidTable(std::vector<LaidRow> rows, std::size_t width) : rows_(std::move(rows)) {
    for (const LaidRow& row : rows_) {
      columns_.resize(std::max(columns_.size(), row.size()));
      for (std::size_t i = 0; i < row.size(); ++i) {
        columns_[i] = std::max(columns_[i], Width(row[i].text));
      }
    }
    while (gap_ > 2 && WidthOf(columns_.size()) > width) --gap_;
    width_ = width;
  }

  // In as few parts as the width allows, of about one width.
  std::string Text() const {
    std::vector<std::size_t> ends = PartsWithin(width_);
    for (std::size_t narrower = width_; narrower > 0; --narrower) {
      std::vector<std::size_t> fewer = PartsWithin(narrower);
      if (fewer.size() > ends.size()) break;
      ends = std::move(fewer);
    }
    std::string text;
    std::size_t begin = 1;
    for (const std::size_t end : ends) {
      if (begin > 1) text += '\n';
      for (const LaidRow& row : rows_) Wrap(LineOf(row, begin, end), width_, kFurtherIn, text);
      begin = end;
    }
    return text;
  }

 private:
  // Before which columns the parts end, if each takes what has room beside the first column.
  std::vector<std::size_t> PartsWithin(std::size_t width) const {
    std::vector<std::size_t> ends;
    std::size_t end = 1;
    do {
      std::size_t used = columns_[0];
      const std::size_t begin = end;
      while (end < columns_.size() && (end == begin || used + gap_ + columns_[end] <= width)) {
        used += gap_ + columns_[end++];
      }
      ends.push_back(end);
    } while (end < columns_.size());
    return ends;
  }

  std::size_t WidthOf(std::size_t count) const {
    std::size_t width = 0;
    for (std::size_t i = 0; i < count; ++i) width += columns_[i] + (i > 0 ? gap_ : 0);
    return width;
  }

  // The first column, and those from `begin` to before `end`.
  std::string LineOf(const LaidRow& row, std::size_t begin, std::size_t end) const {
    std::string line = Filled(row, 0);
    for (std::size_t i = begin; i < end; ++i) line += std::string(gap_, ' ') + Filled(row, i);
    return line;
  }
  std::string Filled(const LaidRow& row, std::size_t column) const {
    if (column >= row.size()) return std::string(columns_[column], ' ');
    const LaidCell& cell = row[column];
    const std::string room(columns_[column] - Width(cell.text), ' ');
    return cell.flush_left ? std::string(cell.text) + room : room + std::string(cell.text);
  }

  std::vector<LaidRow> rows_;
  std::vector<std::size_t> columns_;  // their widths
  std::size_t gap_ = kWidestGap;
  std::size_t width_ = 0;
};

// The parts of a line with marks side by side, or, where they have no room, beneath each other.
void WrapParts(std::string_view line, std::size_t width, std::string& text) {
  std::string beside;
  std::string beneath;
  for (bool first = true; !line.empty(); first = false) {
    std::string_view part = line.substr(0, line.find(kBreakMark));
    line.remove_prefix(std::min(part.size() + 1, line.size()));
    const std::size_t label = part.find(kLabelMark);
    const std::string_view said = part.substr(0, label == part.npos ? 0 : label);
    if (label != part.npos) part.remove_prefix(label + 1);
    beside += part;
    std::string laid(first ? 0 : kPartsIn - std::min(Width(said), kPartsIn), ' ');
    AddLine(beneath, laid.append(said).append(part));
  }
  if (Width(beside) <= width) return AddLine(text, beside);
  text += beneath;
}

}  // namespace

std::string TableText(const std::vector<std::vector<std::string>>& rows) {
  std::string text;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) text += (i > 0 ? "\t" : "") + row[i];
    text += '\n';
  }
  return text;
}

std::string Bar(double share) {
  const auto full = static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * 10));
  std::string bar;
  for (int i = 0; i < 10; ++i) bar += i < full ? "█" : "░";
  return bar;
}

std::string LaidOut(std::string_view text, std::size_t width, std::size_t further_in) {
  std::string laid;
  std::vector<LaidRow> table;
  const auto end_table = [&] {
    if (!table.empty()) laid += LaidTable(std::move(table), width).Text();
    table.clear();
  };
  while (true) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    if (line.find_first_of(kCellMarks) != line.npos) {
      table.push_back(CellsOf(line));
    } else {
      end_table();
      if (line.find(kBreakMark) != line.npos) {
        WrapParts(line, width, laid);
      } else {
        Wrap(line, width, further_in, laid);
      }
    }
    if (end == text.size()) break;
    text.remove_prefix(end + 1);
  }
  end_table();
  laid.pop_back();
  return laid;
}

}  // namespace schafkopf
