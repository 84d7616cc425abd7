// How much of a test is done: an N-th where SCHAFKOPF_TEST_SCALE=N is set, as it is for sanitizers,
// and all that takes long where SCHAFKOPF_LONG_TESTS is.
#ifndef SCHAFKOPF_TESTS_SUPPORT_TEST_SCALE_H_
#define SCHAFKOPF_TESTS_SUPPORT_TEST_SCALE_H_

#include <algorithm>
#include <cstdlib>

namespace schafkopf {

inline int TestScale() {
  const char* text = std::getenv("SCHAFKOPF_TEST_SCALE");
  return text == nullptr ? 1 : std::max(1, std::atoi(text));
}

inline bool LongTests() { return std::getenv("SCHAFKOPF_LONG_TESTS") != nullptr; }

// Of cases that are alike, whether the next is tried: each where LongTests, otherwise one in so
// many.
class OneIn {
 public:
  explicit OneIn(int every) : every_(LongTests() ? 1 : every) {}
  bool Next() { return seen_++ % every_ == 0; }

 private:
  int every_;
  int seen_ = 0;
};

// At least so many, where fewer tell nothing.
inline int Scaled(int count, int least = 1) { return std::max(least, count / TestScale()); }

// How long to wait for what takes at most so long: programs that do a part are many times slower.
template <typename Duration>
Duration Patience(Duration most) {
  return most * TestScale();
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_TEST_SCALE_H_
