// The score sheet of an evening, run as a program.
#ifndef SCHAFKOPF_TESTS_SUPPORT_SHEET_TEST_H_
#define SCHAFKOPF_TESTS_SUPPORT_SHEET_TEST_H_

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "tests/support/program.h"

namespace schafkopf {

class SheetProgram : public Program {
 protected:
  // The rows of a sheet of these lines.
  std::vector<nlohmann::json> Rows(const std::string& lines, const std::string& arguments = "",
                                   int status = 0) const {
    const Outcome run = Call("score - --sheet --json " + arguments, lines);
    EXPECT_EQ(run.status, status) << run.err;
    std::vector<nlohmann::json> rows;
    for (auto line : absl::StrSplit(run.out, '\n', absl::SkipEmpty())) {
      rows.push_back(nlohmann::json::parse(line));
    }
    return rows;
  }
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_SHEET_TEST_H_
