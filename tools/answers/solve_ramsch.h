// What `solve` says about games in which every seat plays for itself.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SOLVE_RAMSCH_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SOLVE_RAMSCH_H_

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/money/rule_set.h"
#include "engine/play/position.h"
#include "solver/free_for_all.h"

namespace schafkopf {

struct RamschQuestion {
  bool each_card = false;
  bool line = false;
  std::optional<std::uint64_t> node_budget;  // of all answers together
};

struct RamschAnswer {
  // When each plays for its own payment, and what each seat can force; nothing where the budget
  // ended first.
  std::optional<RamschTerms::Result> ending;
  std::optional<PerSeat<Cents>> paranoid;
  struct CardEnding {
    Card card;
    RamschTerms::Result ending;
  };
  std::vector<CardEnding> cards;  // strongest first
  std::vector<Card> line;
  std::uint64_t nodes = 0;

  bool finished() const { return ending && paranoid; }
};

// REQUIRES: a position of a contract in which every seat plays for itself.
RamschAnswer SolveRamsch(const Position& position, const RuleSet& rules,
                         const RamschQuestion& question);

// "32 32 29 27 loser=0 paranoid=-60,20,20,20", with the cards and the line behind it.
std::string ToText(const RamschAnswer& answer, int seats);
// The fields of interface `solve`: points, loser, payments, paranoid, cards, play.
nlohmann::ordered_json ToJson(const RamschAnswer& answer, const RamschQuestion& question,
                              int seats);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SOLVE_RAMSCH_H_
