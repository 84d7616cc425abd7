// A deal, and MakeDeal, which says what is wrong with hands that are none: schafkopf::core.
#ifndef SCHAFKOPF_DEAL_H_
#define SCHAFKOPF_DEAL_H_

#include "engine/cards/covers.h"
#include "engine/play/deal.h"
#include "engine/play/deal_fault.h"

#endif  // SCHAFKOPF_DEAL_H_
