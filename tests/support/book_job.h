// A book that `batch` makes in a folder of its own.
#ifndef SCHAFKOPF_TESTS_SUPPORT_BOOK_JOB_H_
#define SCHAFKOPF_TESTS_SUPPORT_BOOK_JOB_H_

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/support/batch_job.h"

namespace schafkopf {

class BookJob : public Batch {
 protected:
  void WriteBookJob(const std::string& input, const std::string& question,
                    const std::string& output = "") const {
    WriteFile("job.toml",
              absl::StrCat("rules = \"short\"\nblock = 16\n[input]\n", input,
                           "\n[question]\nkind = \"book\"\n", question, "\n[output]\n", output));
  }
  // Some hands of the short deck at one seat.
  void WriteSample(const std::string& output = "") const {
    WriteBookJob("sample = 25\nseat = 1", "worlds = 4", output);
  }
  void WriteToError() const { WriteBookJob("sample = 12\nseat = 1", "table_error = 0.02"); }
  Outcome Make(const std::string& name) const {
    return Call(absl::StrCat("book '", Path(name), "' --from '", Path("job.toml"), "' --result '",
                             Path("results"), "'"));
  }
  // A book of such a sample, and its job's records.
  std::vector<nlohmann::json> MakeSample() const {
    WriteSample();
    return MakeWritten();
  }
  std::vector<nlohmann::json> MakeWritten() const {
    const Outcome run = Run("--threads 2");
    EXPECT_EQ(run.status, 0) << run.err;
    const Outcome made = Make("book");
    EXPECT_EQ(made.status, 0) << made.err;
    return Lines(Result());
  }
  Outcome Ask(const std::string& arguments) const {
    return Call(absl::StrCat("ask --book '", Path("book"), "' ", arguments));
  }
};

// The hands of which all is known.
inline std::set<std::string> HandsOf(const std::vector<nlohmann::json>& records) {
  std::set<std::string> hands;
  for (const nlohmann::json& record : records) {
    const nlohmann::json& rows = record["rows"];
    if (!rows.empty() && rows[0]["of"] == "passing") hands.insert(record["hand"]);
  }
  return hands;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_BOOK_JOB_H_
