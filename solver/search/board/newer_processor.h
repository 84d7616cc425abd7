// Which of the objects that are compiled for newer processors may run; on x86-64 alone.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_NEWER_PROCESSOR_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_NEWER_PROCESSOR_H_

namespace schafkopf {

// Every processor with AVX2 also has SSE4.1 and counts leading zeros.
inline bool IsNewerProcessor() {
  return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2") &&
         __builtin_cpu_supports("popcnt");
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_NEWER_PROCESSOR_H_
