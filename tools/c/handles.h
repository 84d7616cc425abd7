// What the handles of schafkopf.h hold, and the door through which its callers come in: how their
// structs are taken, and what its functions say of what went wrong.
#ifndef SCHAFKOPF_TOOLS_C_HANDLES_H_
#define SCHAFKOPF_TOOLS_C_HANDLES_H_

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/play/option.h"
#include "engine/text/notation.h"
#include "solver/solver.h"
#include "tools/c/schafkopf.h"

struct schafkopf_rules {
  schafkopf::RuleOptions options;
};

// With the table it was read for, without whose options the line means another game.
struct schafkopf_deal {
  schafkopf::DealLine line;
};

struct schafkopf_solver {
  schafkopf::Solver solver;
};

namespace schafkopf::c {

// Of a batch or a question.
inline constexpr int kMostThreads = 1024;
constexpr bool IsThreadCount(int threads) { return 0 <= threads && threads <= kMostThreads; }

// ---- Structs of callers ----

// The bytes that a struct had in its first interface: the least that any caller has of it.
template <class Sized>
inline constexpr std::size_t kFirstSize = 0;
template <>
inline constexpr std::size_t kFirstSize<schafkopf_error> = offsetof(schafkopf_error, message) +
                                                           sizeof(schafkopf_error::message);
template <>
inline constexpr std::size_t kFirstSize<schafkopf_parts> = offsetof(schafkopf_parts, played) +
                                                           sizeof(schafkopf_parts::played);
template <>
inline constexpr std::size_t kFirstSize<schafkopf_batch> = offsetof(schafkopf_batch, context) +
                                                           sizeof(schafkopf_batch::context);
template <>
inline constexpr std::size_t kFirstSize<schafkopf_watch> = offsetof(schafkopf_watch, context) +
                                                           sizeof(schafkopf_watch::context);
template <>
inline constexpr std::size_t kFirstSize<schafkopf_look> = offsetof(schafkopf_look, cards) +
                                                          sizeof(schafkopf_look::cards);
// More than any struct will have: a size beyond is one that nobody has set.
inline constexpr std::size_t kMostSize = 4096;

// Whether what the caller wants to be told in can be one.
template <class Sized>
bool HasSize(const Sized* sized) {
  static_assert(kFirstSize<Sized> > 0);
  return sized != nullptr && kFirstSize<Sized> <= sized->size && sized->size <= kMostSize;
}

// What the caller asks for: fields that an older one does not have are 0. Nothing where it is NULL,
// has no size, or a newer one has set a field that this library does not know.
template <class Sized>
std::optional<Sized> Taken(const Sized* sized) {
  if (!HasSize(sized)) return std::nullopt;
  const auto* const bytes = reinterpret_cast<const unsigned char*>(sized);
  const std::size_t known = std::min(sized->size, sizeof(Sized));
  if (std::any_of(bytes + known, bytes + sized->size, [](unsigned char byte) { return byte != 0; }))
    return std::nullopt;
  Sized taken{};
  std::memcpy(&taken, sized, known);
  return taken;
}

// Tells the caller as much as it has room for; its size stays. REQUIRES: HasSize(place).
template <class Sized>
void Tell(Sized told, Sized* place) {
  told.size = place->size;
  std::memcpy(place, &told, std::min(place->size, sizeof(Sized)));
}

// ---- What went wrong ----

// Fills in `error`, if there is one, and returns `status`.
schafkopf_status Fail(schafkopf_status status, absl::string_view message, schafkopf_error* error,
                      int column = 0);
// The same for a mistake in a text.
schafkopf_status FailInText(const absl::Status& status, schafkopf_error* error);

// `stop` of a caller as the library asks it; empty where it is NULL.
std::function<bool()> StopOf(int (*stop)(void* context), void* context);

// A copy that schafkopf_free frees; NULL without memory.
char* TextFor(const std::string& text);

// What `work` returns; `without` where memory or threads run out, broken(what) where the library
// finds that it contradicts itself. Nothing is thrown at a caller.
template <class Work, class Without, class Broken>
auto Guarded(const Work& work, const Without& without, const Broken& broken) -> decltype(work()) {
#if defined(__cpp_exceptions)
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return without();
  } catch (const std::runtime_error&) {  // std::system_error, and what TBB throws without threads
    return without();
  } catch (const std::exception& fault) {
    return broken(fault.what());
  }
#else
  static_cast<void>(without);
  static_cast<void>(broken);
  return work();
#endif
}

// A text, or NULL.
template <class Work>
char* TextOf(const Work& work) {
  const auto none = [](auto&&...) -> char* { return nullptr; };
  return Guarded([&] { return TextFor(work()); }, none, none);
}

// What a function with a status does: its `work`, if the caller is `right` in what he gives, else
// MISUSE and what was `expected` of him. An `error` without its size is MISUSE, too.
template <class Work>
schafkopf_status Answered(schafkopf_error* error, bool right, absl::string_view expected,
                          const Work& work) {
  if (error != nullptr && !HasSize(error)) return SCHAFKOPF_MISUSE;
  if (!right) return Fail(SCHAFKOPF_MISUSE, expected, error);
  return Guarded(
      work,
      [&] {
        return Fail(SCHAFKOPF_NO_MEMORY, "expected memory and threads, found too little", error);
      },
      [&](const char* fault) { return Fail(SCHAFKOPF_FAULT, fault, error); });
}

}  // namespace schafkopf::c

#endif  // SCHAFKOPF_TOOLS_C_HANDLES_H_
