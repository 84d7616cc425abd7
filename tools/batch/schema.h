// The columns of the answers to a job.
#ifndef SCHAFKOPF_TOOLS_BATCH_SCHEMA_H_
#define SCHAFKOPF_TOOLS_BATCH_SCHEMA_H_

#include "tools/batch/job.h"
#include "tools/batch/record.h"

namespace schafkopf {

Schema SchemaOf(const Job& job);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_SCHEMA_H_
