// Rules of a table that differ from the usual ones in one option.
#ifndef SCHAFKOPF_TESTS_SUPPORT_RULES_WITH_H_
#define SCHAFKOPF_TESTS_SUPPORT_RULES_WITH_H_

#include <gtest/gtest.h>

#include <string_view>

#include "engine/play/option.h"

namespace schafkopf {

inline RuleOptions With(std::string_view name, std::string_view value) {
  RuleOptions options;
  EXPECT_TRUE(options.Set(name, value)) << name << '=' << value;
  return options;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_RULES_WITH_H_
