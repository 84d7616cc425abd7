// What to bid, to double and to play: schafkopf::estimate.
#ifndef SCHAFKOPF_ADVICE_H_
#define SCHAFKOPF_ADVICE_H_

#include "solver/advice/bid_advice.h"
#include "solver/advice/card_advice.h"
#include "solver/advice/double_advice.h"
#include "solver/advice/inference.h"

#endif  // SCHAFKOPF_ADVICE_H_
