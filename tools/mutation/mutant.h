// What mutated sources ask, in a copy that tools/mutate makes: whether the mutant with a number is
// the one that runs. SCHAFKOPF_MUTANT names it; SCHAFKOPF_REACHED names a file with a byte for each
// mutant, and whatever is asked for sets its byte.
#ifndef SCHAFKOPF_TOOLS_MUTATION_MUTANT_H_
#define SCHAFKOPF_TOOLS_MUTATION_MUTANT_H_

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <type_traits>

namespace schafkopf::mutation {

inline constexpr int kMostMutants = 1 << 16;

struct State {
  int chosen = 0;
  unsigned char* reached = nullptr;
};

inline State Read() {
  static unsigned char nowhere[kMostMutants];
  State state{0, nowhere};
  if (const char* number = std::getenv("SCHAFKOPF_MUTANT")) state.chosen = std::atoi(number);
  if (const char* path = std::getenv("SCHAFKOPF_REACHED")) {
    const int file = open(path, O_RDWR);
    void* bytes = mmap(nullptr, kMostMutants, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (bytes == MAP_FAILED) std::abort();
    state.reached = static_cast<unsigned char*>(bytes);
  }
  return state;
}

inline const State state = Read();

// Tables that the compiler computes are never mutated.
constexpr bool Runs(int mutant) {
  if (std::is_constant_evaluated()) return false;
  state.reached[mutant] = 1;
  return state.chosen == mutant;
}

}  // namespace schafkopf::mutation

#endif  // SCHAFKOPF_TOOLS_MUTATION_MUTANT_H_
