// What the bench asks about: deals of one contract and deck.
#ifndef SCHAFKOPF_BENCH_WORKLOAD_H_
#define SCHAFKOPF_BENCH_WORKLOAD_H_

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/play/deal.h"
#include "engine/play/position.h"
#include "engine/text/notation.h"

namespace schafkopf {

struct Workload {
  std::string contract;  // KindOf
  Deck deck;
  // Where values are asked for.
  std::vector<Position> positions;
  // The same deals played to their ends, for post-mortems; empty where nobody played them.
  std::vector<Position> games;
  // Tricks of random cards that were played before the positions.
  int tricks = 0;
};

// Whether everybody plays for himself.
bool IsRamsch(const Workload& workload);

// The name of a contract whatever its suit: "wenz", "solo+tout".
std::string KindOf(const Contract& contract);
// All of them, in the order of the table of contracts.
std::vector<std::string> ContractKinds();

// The positions of the signature, as they stand.
std::vector<Workload> FixedWorkloads();

// The first `most` games of each contract and deck, from the first card. Deals nobody bid are left
// out, and games that are not played to the end.
std::vector<Workload> RecordedWorkloads(std::span<const DealLine> lines, std::size_t most);

// Random deals with a declarer who might bid the contracts of `like`: always the same.
Workload RandomWorkload(const Workload& like, std::size_t count);

// Random deals of each kind of Ramsch, always the same: with the short deck from the first card,
// with the long one also after one trick and after two.
std::vector<Workload> RamschWorkloads(std::size_t count);

// Fills `games` with best play to the end: costs about an exact value and a half each.
void PlayBest(Workload& workload);

}  // namespace schafkopf

#endif  // SCHAFKOPF_BENCH_WORKLOAD_H_
