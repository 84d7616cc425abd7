// Cards, sets of them, seats, and random numbers that are the same everywhere: schafkopf::core.
#ifndef SCHAFKOPF_CARDS_H_
#define SCHAFKOPF_CARDS_H_

#include "engine/cards/card.h"
#include "engine/cards/card_set.h"
#include "engine/cards/quantity.h"
#include "engine/cards/random.h"
#include "engine/cards/seat.h"

#endif  // SCHAFKOPF_CARDS_H_
