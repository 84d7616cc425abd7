// Players of the house at the tables of an environment: by what their seat knows.
#ifndef SCHAFKOPF_TOOLS_ENV_ENV_SEAT_H_
#define SCHAFKOPF_TOOLS_ENV_ENV_SEAT_H_

#include "solver/sample/player.h"
#include "tools/env/env_table.h"

namespace schafkopf {

// One of the legal actions, each as likely. Draws one number. REQUIRES: there are some.
int AnyAction(const EnvTable& table, Random& random);

// What the player of a seat does: a pure function of what the seat knows and of the deal's seed.
// Cards are those that Chooser chooses. It bids as people do, at tables that were recorded, calls
// the first card that a Muss may and never doubles; where the terms ask, it bids as `ask` does and
// doubles where that pays. REQUIRES: no agent; the table is not over.
int ActionOf(const EnvSeat& seat, const EnvTerms& terms, const EnvTable& table, Chooser& chooser);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ENV_ENV_SEAT_H_
