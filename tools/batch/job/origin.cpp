#include "tools/batch/job/origin.h"

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "tools/batch/store/checksum.h"
#include "tools/cli/version.h"

namespace schafkopf {

Origin OriginOf(const Job& job) {
  LongChecksum rules;
  rules.Add(ToRuleFile(job.rules));
  return {job.Hash(), rules.Hex(), SignatureOf("answers"), SignatureOf("model")};
}

absl::Status CheckOrigin(const std::string& path, const Origin& found, const Job& job) {
  const Origin own = OriginOf(job);
  if (found == own) return absl::OkStatus();
  const std::string what =
      found.answers != own.answers ? "the program answers otherwise now"
      : found.rules != own.rules   ? absl::StrCat("the rules ", job.rules_name, " have changed")
      : found.model != own.model   ? "the program's chances at the table have changed"
                                   : "it asks something else";
  return absl::AlreadyExistsError(absl::StrCat(Escaped(path), " belongs to another job (",
                                               found.job, ") than ", job.path, " (", own.job,
                                               "): ", what));
}

}  // namespace schafkopf
