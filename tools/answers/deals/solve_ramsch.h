// What `solve` says about games in which every seat plays for itself.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_SOLVE_RAMSCH_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_SOLVE_RAMSCH_H_

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/position.h"
#include "engine/table/rule_set.h"
#include "engine/text/message.h"
#include "solver/ramsch/free_for_all.h"

namespace schafkopf {

struct RamschQuestion {
  bool each_card = false;
  bool line = false;
  std::optional<std::uint64_t> node_budget;  // of all answers together
};

struct RamschAnswer {
  // When each plays for its own payment; nothing where the budget ended first.
  std::optional<RamschTerms::Result> ending;
  // What each seat can force, as far as the budget tells. Asked first.
  PerSeat<CentsBounds> paranoid;
  struct CardEnding {
    Card card;
    RamschTerms::Result ending;
  };
  std::vector<CardEnding> cards;  // strongest first
  std::vector<Card> line;
  std::uint64_t nodes = 0;

  bool finished() const { return ending && std::ranges::all_of(paranoid, &CentsBounds::exact); }
  // What is left of it where it was stopped: what each seat can force.
  RamschAnswer Unfinished() const {
    RamschAnswer rest;
    rest.paranoid = paranoid;
    return rest;
  }
};

// Once `stop`, if there is one, is true, the answer is unfinished. REQUIRES: a position of a
// contract in which every seat plays for itself.
RamschAnswer SolveRamsch(const Position& position, const RuleSet& rules,
                         const RamschQuestion& question, const std::function<bool()>& stop);

// "32 32 29 27 loser=0 paranoid=-60,20,20,20", with the cards and the line behind it. Over the
// budget "unfinished paranoid=-60..20,20,20,20": what is proven.
std::string ToText(const RamschAnswer& answer, int seats, Language language);
}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_SOLVE_RAMSCH_H_
