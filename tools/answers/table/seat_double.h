// Whether a seat says Kontra, Re, Sub ... now: by its own hand and what it has heard and seen.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_TABLE_SEAT_DOUBLE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_TABLE_SEAT_DOUBLE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/table/rule_set.h"
#include "solver/advice/double_advice.h"
#include "tools/answers/advise/advise_answer.h"

namespace schafkopf {

// What a seat sees of a position and has heard, whoever's turn it is. REQUIRES: cards are played.
CardTurn SeenBy(Seat seat, const Position& position, std::vector<Bid> bids,
                std::vector<Seat> kontra);

// Whether the rules let the seat of the view double now, as far as it knows the sides; whoever's
// turn it is.
bool MayDouble(const CardTurn& turn, const RuleOptions& options);

// What the first seat at or behind `from` sees that may double next; nothing where none may.
std::optional<CardTurn> NextToDouble(const Position& position, const std::vector<Bid>& bids,
                                     const std::vector<Seat>& kontra, const RuleOptions& options,
                                     int from);

// Deals by which the players of a match say Kontra and Re.
inline constexpr std::uint64_t kSeatDoubleWorlds = 2000;

struct DoubleChoice {
  KontraEstimate estimate;
  Verdict verdict = Verdict::kLeave;
  bool answers = false;  // Re, and not Kontra or Sub

  bool doubles() const { return verdict == Verdict::kPlay; }
  // "kontra", "re" or "leave".
  const char* name() const { return !doubles() ? "leave" : answers ? "re" : "kontra"; }
};
// As EstimateKontra has it; it leaves what is a matter of taste, and where no world agrees.
// `worlds`: to deal; nothing: as many as tell enough. REQUIRES: MayDouble.
DoubleChoice ChooseDouble(const CardTurn& turn, std::optional<std::uint64_t> worlds,
                          const RuleSet& rules, const Effort& effort);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_TABLE_SEAT_DOUBLE_H_
