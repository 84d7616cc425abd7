// The signature of the model: of how people bid and play, and of what their games are worth.
#ifndef SCHAFKOPF_BENCH_MODEL_H_
#define SCHAFKOPF_BENCH_MODEL_H_

#include <cstdint>

namespace schafkopf {

// FNV-1a over every weight, curve and constant of solver/habits and solver/auction, to the last
// bit, and over the advice on fixed hands, as far as it is printed. Changes with any chance at the
// table; the same on every processor. A tenth of a second.
std::uint64_t ModelSignature();

}  // namespace schafkopf

#endif  // SCHAFKOPF_BENCH_MODEL_H_
