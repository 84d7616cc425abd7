// What a finished deal costs each seat, and why: schafkopf::core.
#ifndef SCHAFKOPF_PRICE_H_
#define SCHAFKOPF_PRICE_H_

#include "engine/money/price.h"
#include "engine/money/scoring.h"
#include "engine/money/settle.h"
#include "engine/money/sjavs_score.h"

#endif  // SCHAFKOPF_PRICE_H_
