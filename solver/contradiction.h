// What ends work whose proofs contradict each other: a mistake of this library, never of its
// caller.
#ifndef SCHAFKOPF_SOLVER_CONTRADICTION_H_
#define SCHAFKOPF_SOLVER_CONTRADICTION_H_

#include <exception>
#include <stdexcept>

namespace schafkopf {

// Throws std::logic_error; ends the program where it is built without exceptions.
[[noreturn]] inline void EndByContradiction(const char* what) {
  std::rethrow_exception(std::make_exception_ptr(std::logic_error(what)));
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_CONTRADICTION_H_
