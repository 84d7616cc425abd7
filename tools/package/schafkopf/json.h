// Every question of the program from JSON to JSON: schafkopf::answers.
#ifndef SCHAFKOPF_JSON_H_
#define SCHAFKOPF_JSON_H_

#include "tools/answers/door/json_line.h"
#include "tools/answers/questions.h"

#endif  // SCHAFKOPF_JSON_H_
