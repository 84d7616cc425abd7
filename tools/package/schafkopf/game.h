// Contracts and decks, and what follows from both for trumps and tricks: schafkopf::core.
#ifndef SCHAFKOPF_GAME_H_
#define SCHAFKOPF_GAME_H_

#include "engine/play/card_order.h"
#include "engine/play/contract.h"
#include "engine/play/deck.h"
#include "engine/play/game.h"
#include "engine/play/table.h"
#include "engine/play/trumps.h"

#endif  // SCHAFKOPF_GAME_H_
