#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/sheet_text.h"
#include "tools/answers/score/words.h"

namespace schafkopf {
namespace {

// In millimetres: a sheet of A4, longer where the evening was.
constexpr double kWidth = 210;
constexpr double kHeight = 297;
constexpr double kMargin = 12;
constexpr double kRow = 5.4;
// Where columns end that are set to the right, or begin.
constexpr double kNumberEnd = kMargin + 7;
constexpr double kDealerAt = kNumberEnd + 3;
constexpr double kGameAt = kDealerAt + 18;
constexpr double kFactorEnd = kGameAt + 52;
constexpr double kPriceEnd = kFactorEnd + 13;
constexpr double kFactor = 6;     // the widest
constexpr double kGap = 2;        // between columns
constexpr double kLetter = 1.85;  // about as wide as one is

class Page {
 public:
  void Down(double by) { y_ += by; }
  double y() const { return y_; }

  // A text that begins at `x`, or ends there; squeezed where it is wider than its `room`.
  void Put(double x, absl::string_view text, absl::string_view kind = "", double room = kWidth) {
    const bool wide = CharacterCount(text) * kLetter > room;
    absl::StrAppendFormat(
        &body_, "<text x=\"%.1f\" y=\"%.1f\"%s%s>%s</text>\n", x, y_,
        kind.empty() ? "" : absl::StrCat(" class=\"", kind, "\""),
        wide ? absl::StrFormat(" textLength=\"%.1f\" lengthAdjust=\"spacingAndGlyphs\"", room) : "",
        InXml(text));
  }
  void Rule(double below, double width) {
    absl::StrAppendFormat(&body_, "<path d=\"M%.1f %.1fH%.1f\" stroke-width=\"%.2f\"/>\n", kMargin,
                          y_ + below, kWidth - kMargin, width);
  }
  std::string Text(absl::string_view title) const {
    const double height = std::max(kHeight, y_ + kMargin);
    return absl::StrFormat(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0fmm\" height=\"%.0fmm\" "
        "viewBox=\"0 0 %.0f %.0f\">\n<title>%s</title>\n"
        "<style>text{font:3.3px sans-serif;fill:#111}.h{font-weight:bold}.t{font-size:6px;"
        "font-weight:bold}.r{text-anchor:end}.m{text-anchor:end;fill:#b00020}.s{font-size:2.6px;"
        "fill:#555}path{stroke:#111}</style>\n<rect width=\"100%%\" height=\"100%%\" "
        "fill=\"#fff\"/>\n%s</svg>\n",
        kWidth, height, kWidth, height, InXml(title), body_);
  }

 private:
  double y_ = kMargin + 4;
  std::string body_;
};

// Where the column of a chair ends.
double EndOf(int chair, int chairs) {
  const double width = (kWidth - kMargin - kPriceEnd) / chairs;
  return kPriceEnd + width * (chair + 1);
}

void PutSum(Page& page, double end, std::int64_t cents) {
  page.Put(end, absl::StrCat(cents), cents < 0 ? "m" : "r");
}

void PutRow(Page& page, const SheetLine& line, Language language) {
  page.Put(kNumberEnd, absl::StrCat(line.number), "r");
  if (!line.row.ok()) {
    page.Put(kGameAt, Say(language, words::kNotNoted), "s");
    return;
  }
  const SheetRow& row = *line.row;
  const PerChair<std::string>& names = row.scored.names;
  page.Put(kDealerAt, ChairText(row.dealer(), names), "", kGameAt - kDealerAt - kGap);
  page.Put(kGameAt, GameText(row, language), "", kFactorEnd - kFactor - kGap - kGameAt);
  const int factor = 1 << row.scored.deal.doublings.count();
  if (factor > 1) page.Put(kFactorEnd, absl::StrCat("×", factor), "r");
  page.Put(kPriceEnd, absl::StrCat(row.scored.score.price.count()), "r");
  const PerChair<Cents> paid = row.payments();
  for (int chair = 0; chair < row.chairs(); ++chair) {
    // Whom the deal did not move has no entry, as on paper.
    if (paid[Chair(chair)] == Cents(0)) continue;
    PutSum(page, EndOf(chair, row.chairs()), row.after.balance(Chair(chair)));
  }
  for (const std::string& note : PenaltyTexts(row, language)) {
    page.Down(3.6);
    page.Put(kGameAt, note, "s");
  }
}

}  // namespace

std::string SheetSvg(std::span<const SheetLine> lines, const Evening& evening,
                     const PerChair<std::string>& names, Cents unit, Language language) {
  const auto say = [&](const Text<0>& word) { return Say(language, word); };
  const int chairs = evening.chairs();
  Page page;
  const std::string title = say(words::kEvening);
  page.Put(kMargin, title, "t");
  page.Down(9);
  page.Put(kNumberEnd, say(words::kNumberInSheet), "h r");
  page.Put(kDealerAt, say(words::kDealer), "h");
  page.Put(kGameAt, say(words::kGame), "h");
  page.Put(kPriceEnd, say(words::kPrice), "h r");
  for (int chair = 0; chair < chairs; ++chair) {
    page.Put(EndOf(chair, chairs), ChairText(Chair(chair), names), "h r",
             EndOf(1, chairs) - EndOf(0, chairs) - kGap);
  }
  page.Rule(1.6, 0.4);
  for (const SheetLine& line : lines) {
    page.Down(kRow);
    PutRow(page, line, language);
    page.Rule(1.4, 0.08);
  }
  page.Down(kRow + 1);
  page.Rule(-kRow + 0.8, 0.4);
  page.Put(kGameAt, say(words::kSum), "h");
  for (int chair = 0; chair < chairs; ++chair) {
    PutSum(page, EndOf(chair, chairs), evening.balance(Chair(chair)));
  }
  page.Down(4);
  const auto missing =
      std::ranges::count_if(lines, [](const SheetLine& line) { return !line.row.ok(); });
  const std::string foot = SheetFoot(evening, names, unit, missing, language);
  for (absl::string_view line : absl::StrSplit(foot, '\n')) {
    page.Down(4.6);
    page.Put(kMargin, line);
  }
  return page.Text(title);
}

}  // namespace schafkopf
