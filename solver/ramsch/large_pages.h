// Where tables of many megabytes lie.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_LARGE_PAGES_H_
#define SCHAFKOPF_SOLVER_RAMSCH_LARGE_PAGES_H_

#include <cstddef>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace schafkopf {

// Allocates in large pages where the system gives them when asked: 64 MB are 32 of them instead of
// 16,384, each of which costs a microsecond to thirty when it is first touched.
template <class T>
struct LargePages {
  using value_type = T;

  LargePages() = default;
  template <class Other>
  explicit(false) LargePages(const LargePages<Other>&) {}

  T* allocate(std::size_t count) {
    const std::size_t bytes = count * sizeof(T);
    if (bytes < kPage) return static_cast<T*>(::operator new(bytes));
    void* const memory = ::operator new(bytes, kAlignment);
#ifdef MADV_HUGEPAGE
    madvise(memory, bytes, MADV_HUGEPAGE);  // a wish: where it is refused, nothing changes
#endif
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, std::size_t count) {
    if (count * sizeof(T) < kPage) return ::operator delete(memory);
    ::operator delete(memory, kAlignment);
  }

  friend bool operator==(LargePages, LargePages) { return true; }

 private:
  static constexpr std::size_t kPage = std::size_t{1} << 21;
  static constexpr std::align_val_t kAlignment{kPage};
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_LARGE_PAGES_H_
