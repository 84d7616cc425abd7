// Who else sits at a table: what may be bid there, and how its people differ from those whose games
// were recorded.
#ifndef SCHAFKOPF_SOLVER_HABITS_OTHERS_H_
#define SCHAFKOPF_SOLVER_HABITS_OTHERS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/play/contract.h"

namespace schafkopf {

// The contracts that the recorded tables play: rows of kContracts.
inline constexpr auto kRecordedGames =
    std::to_array<std::string_view>({"ruf", "solo", "wenz", "geier", "farbwenz"});

// The place of a contract among them, announced without Tout.
std::optional<std::size_t> RecordedPlaceOf(const Contract& contract);

// All contracts of them.
std::vector<Contract> RecordedContracts();

// By the places of kRecordedGames, in log odds.
using GameShifts = std::array<double, kRecordedGames.size()>;
// 0 where no such contract was recorded.
double ShiftOf(const GameShifts& shifts, const Contract& contract);

struct Others {
  // What may be bid: those of RecordedContracts that the table offers.
  std::vector<Contract> offers = RecordedContracts();
  // That somebody bids such a game rather than passes, beyond the habit of people.
  GameShifts bid{};
  // That a declarer among them wins it, beyond what people win; who asks counts as one of them.
  // And how far off that may be: one deviation.
  GameShifts win{};
  GameShifts win_doubt{};

  bool MayBid(const Contract& contract) const {
    return std::ranges::find(offers, contract) != offers.end();
  }
  // Adds what is played, or asked about, all the same.
  void AlsoBid(const Contract& contract) {
    if (!MayBid(contract)) offers.push_back(contract);
  }
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_OTHERS_H_
