// Every question by the C interface, and which one it is.
#include <cstdlib>
#include <string>

#include "tools/answers/door/answer.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/watch.h"
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

// How a question is worked on where nobody watches.
schafkopf_watch Unwatched() {
  schafkopf_watch watch{};
  watch.threads = 1;
  return watch;
}

constexpr char kWatchExpected[] =
    "expected a watch with its size, 0 to 1024 threads and no field of a newer library";

// A mistake that is none of the question's fields.
std::string ErrorText(absl::string_view message) {
  return JsonText(ErrorJson(absl::InvalidArgumentError(message)));
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
        const auto asked = watch == nullptr ? Unwatched() : Taken(watch);
        if (!asked || !IsThreadCount(asked->threads)) return TextFor(ErrorText(kWatchExpected));
        return TextFor(AnswerJson({question, question == nullptr ? 0 : length}, WatchOf(*asked)));
      },
      []() -> char* { return nullptr; },
      [](const char* fault) { return TextFor(ErrorText(fault)); });
}

void schafkopf_free(void* text) { std::free(text); }
