// How a hand does over many deals of the others: schafkopf::estimate.
#ifndef SCHAFKOPF_ESTIMATE_H_
#define SCHAFKOPF_ESTIMATE_H_

#include "solver/habits/played_games.h"
#include "solver/sample/effort.h"
#include "solver/sample/estimate.h"
#include "solver/sample/game_counts.h"
#include "solver/sample/statistics.h"

#endif  // SCHAFKOPF_ESTIMATE_H_
