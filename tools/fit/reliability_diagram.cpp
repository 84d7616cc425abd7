#include "tools/fit/reliability_diagram.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <string_view>

namespace schafkopf {
namespace {

// All lengths in pixels.
constexpr int kColumns = 5;
constexpr int kPlot = 160;   // a side of a square
constexpr int kRight = 24;   // between squares, and after the last
constexpr int kBelow = 44;   // between rows
constexpr int kLeft = 66;    // for the numbers and the title of the vertical axis
constexpr int kTop = 66;     // for the legend
constexpr int kBottom = 50;  // for those of the horizontal axis
constexpr int kWidth = kLeft + kColumns * (kPlot + kRight);

// Opaque in both schemes, so that it can be read on any page.
constexpr std::string_view kStyle =
    "<style>text{font:12px sans-serif;fill:#1f2328}"
    ".page{fill:#fff}.frame{fill:none;stroke:#848d97}.grid{stroke:#e3e6ea}"
    ".right{stroke:#848d97;stroke-dasharray:4 3}.bar{stroke:#8fbcf0;stroke-width:5}"
    ".dot{fill:#b3261e}\n"
    "@media(prefers-color-scheme:dark){text{fill:#e6edf3}.page{fill:#0d1117}"
    ".frame,.right{stroke:#7d8590}.grid{stroke:#262c36}.bar{stroke:#2d62a8}"
    ".dot{fill:#ffa28b}}</style>\n";

// One square of the picture, by its upper left corner.
struct Square {
  int left;
  int top;
  int x(double share) const { return left + static_cast<int>(std::lround(share * kPlot)); }
  int y(double share) const { return top + kPlot - static_cast<int>(std::lround(share * kPlot)); }
};

void Line(std::ostream& svg, std::string_view kind, int x1, int y1, int x2, int y2) {
  svg << "<path class='" << kind << "' d='M" << x1 << ' ' << y1 << 'L' << x2 << ' ' << y2
      << "'/>\n";
}

void Dot(std::ostream& svg, int x, int y) {
  svg << "<circle class='dot' cx='" << x << "' cy='" << y << "' r='3'/>\n";
}

// `more`: further attributes.
void Text(std::ostream& svg, int x, int y, std::string_view more, std::string_view text) {
  svg << "<text x='" << x << "' y='" << y << "' " << more << '>' << text << "</text>\n";
}

// Frame, grid, and the line on which predicted is actual.
void DrawFrame(std::ostream& svg, const Square& square, const std::string& title) {
  for (double share : {0.25, 0.5, 0.75}) {
    Line(svg, "grid", square.x(share), square.y(0), square.x(share), square.y(1));
    Line(svg, "grid", square.x(0), square.y(share), square.x(1), square.y(share));
  }
  Line(svg, "right", square.x(0), square.y(0), square.x(1), square.y(1));
  svg << "<rect class='frame' x='" << square.left << "' y='" << square.top << "' width='" << kPlot
      << "' height='" << kPlot << "'/>\n";
  Text(svg, square.left, square.top - 7, "", title);
}

void DrawBins(std::ostream& svg, const Square& square, const std::vector<Forecast>& forecasts) {
  for (const Bin& bin : BinsOf(forecasts)) {
    if (bin.count == 0) continue;
    const double spread =
        1.645 * std::sqrt(bin.predicted * (1 - bin.predicted) / static_cast<double>(bin.count));
    const int x = square.x(bin.predicted);
    Line(svg, "bar", x, square.y(std::max(0.0, bin.predicted - spread)), x,
         square.y(std::min(1.0, bin.predicted + spread)));
    Dot(svg, x, square.y(bin.actual));
  }
}

// Numbers to the left of the first square of a row, and below squares with none below them.
void DrawNumbers(std::ostream& svg, const Square& square, bool first, bool last) {
  for (int percent : {0, 25, 50, 75, 100}) {
    const std::string number = std::to_string(percent);
    if (first) {
      Text(svg, square.left - 6, square.y(percent / 100.0) + 4, "text-anchor='end'", number);
    }
    if (last) {
      Text(svg, square.x(percent / 100.0), square.top + kPlot + 16, "text-anchor='middle'", number);
    }
  }
}

void DrawLegend(std::ostream& svg, const std::string& of) {
  constexpr int kMiddle = 22;
  Dot(svg, kLeft + 6, kMiddle);
  Text(svg, kLeft + 16, kMiddle + 4, "", "a tenth of the " + of + ", by predicted chance");
  Line(svg, "bar", kLeft + 294, kMiddle - 8, kLeft + 294, kMiddle + 8);
  Text(svg, kLeft + 304, kMiddle + 4, "",
       "where nine of ten such dots lie if the chances are exactly right");
  Line(svg, "right", kLeft + 700, kMiddle + 6, kLeft + 724, kMiddle - 6);
  Text(svg, kLeft + 732, kMiddle + 4, "", "won as predicted");
}

}  // namespace

std::array<Bin, kBins> BinsOf(std::vector<Forecast> forecasts) {
  std::stable_sort(forecasts.begin(), forecasts.end(),
                   [](const Forecast& a, const Forecast& b) { return a.chance < b.chance; });
  std::array<Bin, kBins> bins;
  for (std::size_t i = 0; i < forecasts.size(); ++i) {
    Bin& bin = bins[i * kBins / forecasts.size()];
    bin.predicted += forecasts[i].chance;
    bin.actual += forecasts[i].happened;
    ++bin.count;
  }
  for (Bin& bin : bins) {
    const auto count = static_cast<double>(std::max<std::size_t>(bin.count, 1));
    bin.predicted /= count;
    bin.actual /= count;
  }
  return bins;
}

void DrawReliability(const std::vector<ReliabilityPlot>& plots, const std::string& of,
                     std::ostream& svg) {
  const int count = static_cast<int>(plots.size());
  const int rows = (count + kColumns - 1) / kColumns;
  const int bottom = kTop + rows * (kPlot + kBelow) - kBelow;
  svg << "<svg xmlns='http://www.w3.org/2000/svg' width='" << kWidth << "' height='"
      << bottom + kBottom << "' viewBox='0 0 " << kWidth << ' ' << bottom + kBottom
      << "' role='img'>\n<title>Predicted chance of winning and share of games won</title>\n"
      << kStyle << "<rect class='page' width='100%' height='100%'/>\n";
  DrawLegend(svg, of);
  for (int i = 0; i < count; ++i) {
    const ReliabilityPlot& plot = plots[static_cast<std::size_t>(i)];
    const Square square = {kLeft + i % kColumns * (kPlot + kRight),
                           kTop + i / kColumns * (kPlot + kBelow)};
    DrawFrame(svg, square, plot.title);
    DrawBins(svg, square, plot.forecasts);
    DrawNumbers(svg, square, i % kColumns == 0, i + kColumns >= count);
  }
  Text(svg, (kLeft + kWidth - kRight) / 2, bottom + 38, "text-anchor='middle'",
       "predicted chance of winning, in %");
  const int middle = (kTop + bottom) / 2;
  Text(svg, 18, middle,
       "text-anchor='middle' transform='rotate(-90 18 " + std::to_string(middle) + ")'",
       "share of games won, in %");
  svg << "</svg>\n";
}

bool WriteReliability(const std::vector<ReliabilityPlot>& plots, const std::string& of,
                      const std::string& file) {
  if (file.empty()) return true;
  std::ofstream svg(file);
  DrawReliability(plots, of, svg);
  if (svg.flush()) return true;
  std::cerr << "reliability: " << file << ": cannot be written\n";
  return false;
}

}  // namespace schafkopf
