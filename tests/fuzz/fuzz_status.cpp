// Feeds one text as a file to the reader of what a long run says of itself: it says so, or what is
// wrong with it.
// Reads: ReadStatuses.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "tests/fuzz/memory_file.h"
#include "tools/answers/questions.h"
#include "tools/batch/store/progress.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace schafkopf;  // NOLINT: the reader is what this file is about
  const MemoryFile file({reinterpret_cast<const char*>(data), size});
  const std::array<std::string, 1> paths = {file.path()};
  const auto statuses = ReadStatuses(paths);
  Require(Json::accept(JsonText(ToJson(statuses))), "a status that is no JSON");
  const BatchStatus& status = statuses.front();
  if (Read(status.says)) RequireMessage(StatusText(*status.says, status.written));
  return 0;
}
