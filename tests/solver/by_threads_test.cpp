#include "solver/sample/by_threads.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace schafkopf::by_threads_test {
namespace {

using ::testing::AllOf;
using ::testing::Each;
using ::testing::Ge;
using ::testing::Lt;

constexpr std::size_t kCount = 1000;

TEST(Threads, DoEachNumberOnce) {
  for (const int count : {1, 2, 5}) {
    const Threads threads(count);
    ASSERT_EQ(threads.count(), count);
    for (const std::size_t grain : {1u, 16u, 5000u}) {
      std::vector<int> times(kCount, 0);
      std::vector<int> by(kCount, -1);
      threads.ForEach(kCount, grain, [&](std::size_t i, int thread) {
        ++times[i];
        by[i] = thread;
      });
      EXPECT_THAT(times, Each(1)) << count << " threads, grain " << grain;
      EXPECT_THAT(by, Each(AllOf(Ge(0), Lt(count))));
    }
  }
}

TEST(Threads, OneForEachProcessorUnlessTold) { EXPECT_GE(Threads(0).count(), 1); }

TEST(Threads, NoMoreThanAreToBeHad) {
  EXPECT_EQ(ThreadsToBeHad(1), 1);
  EXPECT_GE(ThreadsToBeHad(3), 1);
  EXPECT_LE(ThreadsToBeHad(3), 3);
  EXPECT_LE(ThreadsToBeHad(0), ProcessorCount());
}

TEST(Threads, InTurnTheFirstAreDoneFirst) {
  const Threads threads(3);
  std::vector<char> done(kCount, 0);
  std::atomic<int> early = 0;
  threads.ForEachInTurn(kCount, [&](std::size_t i, int) {
    for (std::size_t before = 0; before + 100 < i; ++before) early += 1 - done[before];
    done[i] = 1;
  });
  EXPECT_EQ(early, 0);
  EXPECT_THAT(done, Each(1));
}

TEST(PerThread, NobodySharesAtTheSameTime) {
  const Threads threads(4);
  PerThread<std::size_t> sums(threads);
  threads.ForEach(kCount, 1, [&](std::size_t, int thread) { ++sums.Of(thread); });
  std::size_t all = 0;
  for (int thread = 0; thread < threads.count(); ++thread) all += sums.Of(thread);
  EXPECT_EQ(all, kCount);
}

}  // namespace
}  // namespace schafkopf::by_threads_test
