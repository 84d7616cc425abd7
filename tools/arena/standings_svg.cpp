#include <algorithm>
#include <cmath>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/answers/door/wording.h"
#include "tools/arena/standings.h"
#include "tools/arena/words.h"

namespace schafkopf {
namespace {

// In pixels.
constexpr double kNameEnd = 250;
constexpr double kPlotEnd = 640;
constexpr double kPictureWidth = 780;
constexpr double kTop = 56;
constexpr double kRowHeight = 24;
constexpr std::size_t kNameBytes = 36;

// From cents to where they stand.
class Scale {
 public:
  explicit Scale(const Standings& standings) {
    for (const PlayerStanding& row : standings.rows) {
      low_ = std::min(low_, row.cents.value - row.cents.error);
      high_ = std::max(high_, row.cents.value + row.cents.error);
    }
    if (high_ - low_ < 1) high_ = low_ + 1;
  }
  double At(double cents) const {
    return kNameEnd + 10 + (kPlotEnd - kNameEnd - 20) * (cents - low_) / (high_ - low_);
  }
  // 1, 2 or 5 times a power of ten, so that there are at most ten.
  double Step() const {
    double step = 0.1;
    for (int i = 0; (high_ - low_) / step > 10; ++i) step *= i % 3 == 1 ? 2.5 : 2;
    return step;
  }
  double low() const { return low_; }
  double high() const { return high_; }

 private:
  double low_ = 0;
  double high_ = 0;
};

// A name that is too long keeps its end, where programs have theirs.
std::string ShortName(const std::string& name) {
  if (name.size() <= kNameBytes) return name;
  std::size_t begin = name.size() - kNameBytes;
  while (begin < name.size() && (static_cast<unsigned char>(name[begin]) & 0xc0) == 0x80) ++begin;
  return absl::StrCat("…", name.substr(begin));
}

std::string Written(const std::string& english, Language language) {
  return InXml(Numeric(english).in(language));
}

}  // namespace

std::string Standings::ToSvg(Language language) const {
  const Scale scale(*this);
  const double bottom = kTop + kRowHeight * static_cast<double>(rows.size());
  std::string svg = absl::StrFormat(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\">\n<title>%s</title>\n"
      "<style>text{font:12px "
      "sans-serif;fill:#111}.h{font-size:15px;font-weight:bold}.r{text-anchor:"
      "end}.m{text-anchor:middle;fill:#555}path{stroke:#ccc}.i{stroke:#46769b;stroke-width:2}"
      "circle{fill:#46769b}</style>\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n"
      "<text class=\"h\" x=\"12\" y=\"24\">%s</text>\n",
      kPictureWidth, bottom + 34, InXml(Say(language, words::kArenaTitle)),
      InXml(Say(language, words::kArenaTitle)));
  const double step = scale.Step();
  for (double tick = std::ceil(scale.low() / step); tick * step <= scale.high(); ++tick) {
    const double x = scale.At(tick * step);
    absl::StrAppendFormat(
        &svg,
        "<path d=\"M%.1f %.1fV%.1f\"/>\n<text class=\"m\" x=\"%.1f\" "
        "y=\"%.1f\">%s</text>\n",
        x, kTop - 12, bottom, x, bottom + 18,
        Written(absl::StrFormat("%+.*f", step < 1 ? 1 : 0, tick * step), language));
  }
  double y = kTop;
  for (const PlayerStanding& row : rows) {
    const MeanError& cents = row.cents;
    absl::StrAppendFormat(
        &svg,
        "<text class=\"r\" x=\"%.1f\" y=\"%.1f\">%s</text>\n"
        "<path class=\"i\" d=\"M%.1f %.1fH%.1f\"/>\n<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/>\n"
        "<text class=\"r\" x=\"%.1f\" y=\"%.1f\">%s</text>\n",
        kNameEnd - 6, y + 4, InXml(ShortName(row.player)), scale.At(cents.value - cents.error), y,
        scale.At(cents.value + cents.error), scale.At(cents.value), y, kPictureWidth - 12, y + 4,
        Written(absl::StrFormat("%+.2f", cents.value) + PlusMinus(cents.error, 2), language));
    y += kRowHeight;
  }
  return svg + "</svg>\n";
}

}  // namespace schafkopf
