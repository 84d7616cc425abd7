#include "tools/cli/version.h"

#include "build_info.h"

namespace schafkopf {

const char* const kVersion = kVersionText;

}  // namespace schafkopf
