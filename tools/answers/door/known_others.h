// Who else sits at the table, as a question names them.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_KNOWN_OTHERS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_KNOWN_OTHERS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/message.h"
#include "solver/habits/others.h"
#include "tools/answers/door/columns.h"

namespace schafkopf {

struct KnownOthers {
  std::string name = "people";  // or that of the file they are known from
  std::uint64_t deals = 0;      // that tell of them; 0: people as they were recorded
  Others shifts = {};

  bool are_people() const { return deals == 0; }
  // Missing of people.
  Cell NameCell() const { return are_people() ? Cell() : Cell(name); }
  // They, where those may be bid.
  Others Among(std::vector<Contract> offers) const {
    Others others = shifts;
    others.offers = std::move(offers);
    return others;
  }
  // "Others: strong players."
  Message Said() const;
  // How readily they bid each game and how often they win it, beside people.
  Message Details() const;
};

// Those that have a name: people, club, strong.
std::optional<KnownOthers> FindOthers(std::string_view name);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_KNOWN_OTHERS_H_
