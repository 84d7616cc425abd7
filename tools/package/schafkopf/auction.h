// Who may bid what, and what bids and doublings tell: schafkopf::estimate.
#ifndef SCHAFKOPF_AUCTION_H_
#define SCHAFKOPF_AUCTION_H_

#include "engine/table/auction.h"
#include "solver/auction/heard_bids.h"
#include "solver/auction/heard_doublings.h"
#include "solver/habits/bid_habit.h"

#endif  // SCHAFKOPF_AUCTION_H_
