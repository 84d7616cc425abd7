// What one seat knows, and the deals that agree with it: schafkopf::core.
#ifndef SCHAFKOPF_WORLDS_H_
#define SCHAFKOPF_WORLDS_H_

#include "engine/worlds/dealer.h"
#include "engine/worlds/hand_classes.h"
#include "engine/worlds/knowledge.h"
#include "engine/worlds/seat_view.h"

#endif  // SCHAFKOPF_WORLDS_H_
