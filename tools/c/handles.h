// What the handles of schafkopf.h hold, and how its functions say what went wrong.
#ifndef SCHAFKOPF_TOOLS_C_HANDLES_H_
#define SCHAFKOPF_TOOLS_C_HANDLES_H_

#include <cstddef>
#include <exception>
#include <functional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/play/option.h"
#include "engine/text/notation.h"
#include "solver/solver.h"
#include "tools/c/schafkopf.h"

struct schafkopf_rules {
  schafkopf::RuleOptions options;
};

struct schafkopf_deal {
  schafkopf::DealLine line;
};

struct schafkopf_solver {
  schafkopf::Solver solver;
};

namespace schafkopf::c {

// Fills in `error`, if there is one, and returns `status`.
schafkopf_status Fail(schafkopf_status status, absl::string_view message, schafkopf_error* error,
                      int column = 0);
// The same for a mistake in a text.
schafkopf_status FailInText(const absl::Status& status, schafkopf_error* error);

// Whether a struct is as long as this library needs it.
template <class Sized>
bool IsWhole(const Sized* sized) {
  return sized != nullptr && sized->size >= sizeof(Sized);
}

// `stop` of a caller as the library asks it; empty where it is NULL.
std::function<bool()> StopOf(int (*stop)(void* context), void* context);

// A copy that schafkopf_free frees; NULL without memory.
char* TextFor(const std::string& text);

// What `work` returns, or `failed` where memory or threads run out: nothing is thrown at a caller.
template <class Work, class Failed>
auto Guarded(const Work& work, const Failed& failed) -> decltype(work()) {
#if defined(__cpp_exceptions)
  try {
    return work();
  } catch (const std::exception&) {
    return failed();
  }
#else
  static_cast<void>(failed);
  return work();
#endif
}

// The same of a function with a status.
template <class Work>
schafkopf_status Guarded(schafkopf_error* error, const Work& work) {
  return Guarded(work, [&] {
    return Fail(SCHAFKOPF_NO_MEMORY, "expected memory and threads, found too little", error);
  });
}

}  // namespace schafkopf::c

#endif  // SCHAFKOPF_TOOLS_C_HANDLES_H_
