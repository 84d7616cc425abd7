// A recorded game judged by what each seat could know: schafkopf::estimate.
#ifndef SCHAFKOPF_REVIEW_H_
#define SCHAFKOPF_REVIEW_H_

#include "solver/advice/bid_review.h"
#include "solver/advice/card_review.h"

#endif  // SCHAFKOPF_REVIEW_H_
