// Every question by the C interface, and which one it is.
#include <cstdlib>
#include <string>

#include "tools/answers/questions.h"
#include "tools/c/handles.h"

namespace schafkopf::c {
namespace {

Watch WatchOf(const schafkopf_watch& asked) {
  Watch watch;
  watch.threads = asked.threads;
  watch.stop = StopOf(asked.stop, asked.context);
  if (asked.progress != nullptr) {
    watch.early = [asked](const Answer& answer) {
      const std::string text = JsonText(answer.ToJson());
      asked.progress(asked.context, text.c_str(), text.size());
    };
  }
  return watch;
}

}  // namespace
}  // namespace schafkopf::c

using namespace schafkopf;     // NOLINT: what follows has the names of C
using namespace schafkopf::c;  // NOLINT

int schafkopf_interface(void) { return SCHAFKOPF_INTERFACE; }

const char* schafkopf_version(void) { return SCHAFKOPF_VERSION; }

char* schafkopf_answer(const char* question, size_t length, const schafkopf_watch* watch) {
  return Guarded(
      [&] {
        const Watch how = IsWhole(watch) ? WatchOf(*watch) : Watch();
        return TextFor(AnswerJson({question, question == nullptr ? 0 : length}, how));
      },
      []() -> char* { return nullptr; });
}

void schafkopf_free(void* text) { std::free(text); }
