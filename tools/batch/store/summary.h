// Counts, means, quantiles and shares of a column of a table, and its histogram.
#ifndef SCHAFKOPF_TOOLS_BATCH_STORE_SUMMARY_H_
#define SCHAFKOPF_TOOLS_BATCH_STORE_SUMMARY_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace schafkopf {

// The numbers of one column. Memory: one count for each different number, up to kMostExact; from
// then on numbers that agree to kKeptBits count as one, which moves quantiles by .02 % at most. The
// result does not depend on the order of the numbers.
class Summary {
 public:
  static constexpr std::size_t kMostExact = 20'000;
  static constexpr int kKeptBits = 12;

  // Flags count as 0 and 1.
  void Add(double number) { Add(number, 1, number); }
  void Merge(const Summary& other);

  std::uint64_t count() const { return count_; }
  // REQUIRES for all that follows: count() > 0.
  double mean() const { return sum_ / static_cast<double>(count_); }
  // The least number that a share `of` of all do not exceed; 0 gives the smallest, 1 the largest.
  double Quantile(double of) const;
  std::uint64_t CountOf(double number) const;

  // Bins of equal width from `low` on; whole numbers are never split.
  struct Histogram {
    double low;
    double width;
    std::vector<std::uint64_t> counts;
  };
  // At most `bins` of them.
  Histogram MakeHistogram(int bins) const;

 private:
  void Add(double number, std::uint64_t count, double sum);
  void Coarsen();

  std::map<double, std::uint64_t> counts_;
  std::uint64_t count_ = 0;
  double sum_ = 0;
  double least_ = 0;
  double most_ = 0;
  bool coarse_ = false;
};

// Bars of at most 50 columns, a line for each bin.
std::string TextOf(const Summary::Histogram& histogram);
// A picture of its own, 640 x 360.
std::string SvgOf(const Summary::Histogram& histogram, const std::string& title);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_STORE_SUMMARY_H_
