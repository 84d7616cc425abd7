// Abseil's string view is the standard library's here (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STRING_VIEW_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STRING_VIEW_H_

#include <string_view>

namespace absl {

using std::string_view;

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STRING_VIEW_H_
