#include "tools/batch/store/summary.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/answers/door/wording.h"

namespace schafkopf {
namespace {

// "30..34", or "30" for a bin of one whole number.
std::string LabelOf(const Summary::Histogram& histogram, std::size_t bin) {
  const double from = histogram.low + histogram.width * static_cast<double>(bin);
  if (histogram.width == 1) return absl::StrFormat("%g", from);
  const bool whole = histogram.width == std::floor(histogram.width);
  return absl::StrFormat("%g..%g", from, from + histogram.width - (whole ? 1 : 0));
}

// The number nearest to it among those of so few bits.
double Coarse(double number) {
  int exponent = 0;
  const double fraction = std::frexp(number, &exponent);
  return std::ldexp(std::nearbyint(std::ldexp(fraction, Summary::kKeptBits)),
                    exponent - Summary::kKeptBits);
}

}  // namespace

void Summary::Add(double number, std::uint64_t count, double sum) {
  least_ = count_ == 0 ? number : std::min(least_, number);
  most_ = count_ == 0 ? number : std::max(most_, number);
  counts_[coarse_ ? Coarse(number) : number] += count;
  count_ += count;
  sum_ += sum;
  if (!coarse_ && counts_.size() > kMostExact) Coarsen();
}

void Summary::Coarsen() {
  coarse_ = true;
  std::map<double, std::uint64_t> coarse;
  for (const auto& [number, count] : counts_) coarse[Coarse(number)] += count;
  counts_ = std::move(coarse);
}

void Summary::Merge(const Summary& other) {
  if (other.count_ == 0) return;
  if (other.coarse_ && !coarse_) Coarsen();
  // The ends as they are: a coarse number may lie beyond them.
  const double least = count_ == 0 ? other.least_ : std::min(least_, other.least_);
  const double most = count_ == 0 ? other.most_ : std::max(most_, other.most_);
  for (const auto& [number, count] : other.counts_) Add(number, count, 0);
  sum_ += other.sum_;
  least_ = least;
  most_ = most;
}

double Summary::Quantile(double of) const {
  if (of <= 0) return least_;
  if (of >= 1) return most_;
  const double rank = std::max(1.0, std::ceil(of * static_cast<double>(count_)));
  std::uint64_t seen = 0;
  for (const auto& [number, count] : counts_) {
    seen += count;
    if (static_cast<double>(seen) >= rank) return std::clamp(number, least_, most_);
  }
  return counts_.rbegin()->first;
}

std::uint64_t Summary::CountOf(double number) const {
  const auto found = counts_.find(number);
  return found == counts_.end() ? 0 : found->second;
}

Summary::Histogram Summary::MakeHistogram(int bins) const {
  const double low = least_;
  const double high = most_;
  const bool whole = std::all_of(counts_.begin(), counts_.end(), [](const auto& entry) {
    return entry.first == std::floor(entry.first);
  });
  double width = (high - low) / bins;
  if (whole) width = std::ceil((high - low + 1) / bins);
  if (width == 0) width = 1;
  Histogram histogram = {low, width, {}};
  for (const auto& [number, count] : counts_) {
    const auto bin = std::min(static_cast<std::size_t>(std::max(number - low, 0.0) / width),
                              static_cast<std::size_t>(bins) - 1);
    histogram.counts.resize(std::max(histogram.counts.size(), bin + 1));
    histogram.counts[bin] += count;
  }
  return histogram;
}

std::string TextOf(const Summary::Histogram& histogram) {
  constexpr std::uint64_t kColumns = 30;
  const std::uint64_t most = *std::max_element(histogram.counts.begin(), histogram.counts.end());
  std::string text;
  for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
    const std::uint64_t count = histogram.counts[bin];
    const std::string bar((count * kColumns + most - 1) / most, '#');
    absl::StrAppendFormat(&text, "%12s %10d %s\n", LabelOf(histogram, bin), count, bar);
  }
  return text;
}

std::string SvgOf(const Summary::Histogram& histogram, const std::string& title) {
  constexpr double kWidth = 600, kHeight = 280, kLeft = 20, kTop = 40;
  const double most =
      static_cast<double>(*std::max_element(histogram.counts.begin(), histogram.counts.end()));
  const double step = kWidth / static_cast<double>(histogram.counts.size());
  std::string svg = absl::StrCat(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 360\" "
      "font-family=\"sans-serif\" "
      "font-size=\"11\">\n<rect width=\"640\" height=\"360\" fill=\"white\"/>\n",
      "<text x=\"20\" y=\"24\" font-size=\"15\">", InXml(title), "</text>\n");
  for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
    const double count = static_cast<double>(histogram.counts[bin]);
    const double x = kLeft + step * static_cast<double>(bin);
    const double height = kHeight * count / most;
    absl::StrAppendFormat(&svg,
                          "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" "
                          "fill=\"#46769b\"><title>%s: %d</title></rect>\n",
                          x, kTop + kHeight - height, step * 0.9, height,
                          InXml(LabelOf(histogram, bin)), histogram.counts[bin]);
    const std::size_t labelled = (histogram.counts.size() + 11) / 12;
    if (bin % labelled == 0) {
      absl::StrAppendFormat(&svg, "<text x=\"%.1f\" y=\"%.1f\">%s</text>\n", x, kTop + kHeight + 16,
                            InXml(LabelOf(histogram, bin)));
    }
  }
  return svg + "</svg>\n";
}

}  // namespace schafkopf
