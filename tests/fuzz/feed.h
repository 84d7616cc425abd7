// Gives a fuzzer's entry a text, in every build.
#ifndef SCHAFKOPF_TESTS_FUZZ_FEED_H_
#define SCHAFKOPF_TESTS_FUZZ_FEED_H_

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace schafkopf {

inline void Feed(const std::string& text) {
  EXPECT_EQ(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()),
            0);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_FUZZ_FEED_H_
