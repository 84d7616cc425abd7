// A deal in play, card by card, and what is wrong with cards that cannot fall: schafkopf::core.
#ifndef SCHAFKOPF_POSITION_H_
#define SCHAFKOPF_POSITION_H_

#include "engine/play/play_fault.h"
#include "engine/play/position.h"

#endif  // SCHAFKOPF_POSITION_H_
