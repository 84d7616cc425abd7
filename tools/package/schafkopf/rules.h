// The options of a table, rule sets and rounds, and files of them: schafkopf::text.
#ifndef SCHAFKOPF_RULES_H_
#define SCHAFKOPF_RULES_H_

#include "engine/play/option.h"
#include "engine/table/round.h"
#include "engine/table/rule_set.h"
#include "engine/text/rules/rule_file.h"

#endif  // SCHAFKOPF_RULES_H_
