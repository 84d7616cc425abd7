// Signatures of the models: of how people bid and play, and of what games and cards are worth.
#ifndef SCHAFKOPF_BENCH_MODEL_H_
#define SCHAFKOPF_BENCH_MODEL_H_

#include <cstdint>

namespace schafkopf {

// FNV-1a over every weight, curve and constant of solver/habits and solver/auction, to the last
// bit, and over the advice on fixed hands, as far as it is printed. Changes with any chance at the
// table; the same on every processor. A tenth of a second.
std::uint64_t ModelSignature();

// The same and, beside it, of what cards are judged by: the weights and curves of learned players.
std::uint64_t CardsSignature();

}  // namespace schafkopf

#endif  // SCHAFKOPF_BENCH_MODEL_H_
