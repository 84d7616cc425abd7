#include "tools/c/handles.h"

#include <cstdlib>
#include <cstring>

namespace schafkopf::c {
namespace {

// Where a text is cut to `most` bytes at the latest: not within a character of UTF-8.
std::size_t CutAt(absl::string_view text, std::size_t most) {
  if (text.size() <= most) return text.size();
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0) == 0x80) --most;
  return most;
}

}  // namespace

schafkopf_status Fail(schafkopf_status status, absl::string_view message, schafkopf_error* error,
                      int column) {
  if (!HasSize(error)) return status;
  schafkopf_error told{};
  std::memcpy(told.message, message.data(), CutAt(message, sizeof(told.message) - 1));
  told.column = column;
  Tell(told, error);
  return status;
}

schafkopf_status FailInText(const absl::Status& status, schafkopf_error* error) {
  return Fail(SCHAFKOPF_BAD_TEXT, status.message(), error, ColumnOf(status));
}

std::function<bool()> StopOf(int (*stop)(void* context), void* context) {
  if (stop == nullptr) return {};
  return [stop, context] { return stop(context) != 0; };
}

char* TextFor(const std::string& text) {
  auto* const copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy != nullptr) std::memcpy(copy, text.c_str(), text.size() + 1);
  return copy;
}

}  // namespace schafkopf::c
