// What the world outside has to do with a question.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_WATCH_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_WATCH_H_

#include <functional>

#include "solver/sample/effort.h"

namespace schafkopf {

class Answer;

// How much it may work, when it should stop, who watches. Nothing of it reaches the answer but
// `stop`, which ends it with what is known by then; the seed is the question's own.
struct Watch : Effort {
  // The answer by what is known so far, which says "early". Of `ask` alone; by the thread that
  // asks.
  std::function<void(const Answer&)> early = {};
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_WATCH_H_
