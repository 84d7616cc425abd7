// Which word somebody meant who has mistyped it.
#include "engine/text/nearest.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace schafkopf::nearest_test {
namespace {

TEST(Nearest, IsTheWordWithTheFewestSlips) {
  const std::vector<std::string> words = {"legen", "bock", "stoss", "ramsch"};
  EXPECT_EQ(Nearest("lgeen", words), "legen") << "swapped";
  EXPECT_EQ(Nearest("leggen", words), "legen") << "put in";
  EXPECT_EQ(Nearest("ramch", words), "ramsch") << "left out";
  EXPECT_EQ(Nearest("stass", words), "stoss") << "changed";
  EXPECT_EQ(Nearest("BOCK", words), "bock");
  EXPECT_EQ(Nearest("bock", words), "") << "is right";
  EXPECT_EQ(Nearest("tarif", words), "") << "is another";
}

TEST(Nearest, OfWhatIsTooLongForAWordNothing) {
  const std::string longest(64, 'a');
  EXPECT_EQ(Nearest(longest.substr(1), {longest}), longest);
  EXPECT_EQ(Nearest(longest + "a", {longest}), "");
  EXPECT_EQ(Nearest(longest, {longest + "a"}), "");
}

}  // namespace
}  // namespace schafkopf::nearest_test
