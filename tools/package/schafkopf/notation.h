// Cards, contracts, deals and views as text, read and printed: schafkopf::text.
#ifndef SCHAFKOPF_NOTATION_H_
#define SCHAFKOPF_NOTATION_H_

#include "engine/text/mistake.h"
#include "engine/text/notation.h"
#include "engine/text/notation_view.h"

#endif  // SCHAFKOPF_NOTATION_H_
