// Predicted against actual shares, as numbers by tenths and as a picture.
#ifndef SCHAFKOPF_TOOLS_FIT_RELIABILITY_DIAGRAM_H_
#define SCHAFKOPF_TOOLS_FIT_RELIABILITY_DIAGRAM_H_

#include <array>
#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

#include "tools/fit/table_fit.h"

namespace schafkopf {

inline constexpr std::size_t kBins = 10;

// A tenth of the forecasts, by size: mean chance, and how often it happened; both in 0..1.
struct Bin {
  double predicted = 0;
  double actual = 0;
  std::size_t count = 0;
};
std::array<Bin, kBins> BinsOf(std::vector<Forecast> forecasts);

struct ReliabilityPlot {
  std::string title;
  std::vector<Forecast> forecasts;
};

// Writes an SVG, for light and dark pages: a square for each plot, five to a row, predicted to the
// right and actual up; a dot for each tenth, on a bar in which nine of ten forecasters lie whose
// chances are exactly right. `of`: what was forecast, in the plural.
void DrawReliability(const std::vector<ReliabilityPlot>& plots, const std::string& of,
                     std::ostream& svg);
// The same into `file`, unless that has no name; says so on stderr where it cannot be written.
bool WriteReliability(const std::vector<ReliabilityPlot>& plots, const std::string& of,
                      const std::string& file);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_FIT_RELIABILITY_DIAGRAM_H_
