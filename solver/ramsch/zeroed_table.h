// A table of many megabytes, all zero at first.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_ZEROED_TABLE_H_
#define SCHAFKOPF_SOLVER_RAMSCH_ZEROED_TABLE_H_

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace schafkopf {

// The system gives its memory piece by piece as it is first touched, so that making one takes no
// time, and in large pages where it has them: 64 MB are 32 of them instead of 16,384, each of which
// costs a microsecond to ninety.
template <class T>
class ZeroedTable {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
  static_assert(alignof(T) <= alignof(std::max_align_t));

 public:
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  T& operator[](std::size_t at) { return entries_.get()[at]; }
  const T& operator[](std::size_t at) const { return entries_.get()[at]; }

  // `size` entries, all bytes 0, whatever was in it. Fails as `new` does.
  void Make(std::size_t size) {
    Drop();
    while (entries_ == nullptr) {
      entries_.reset(static_cast<T*>(std::calloc(size, sizeof(T))));
      if (entries_ == nullptr) ::operator delete(::operator new(size * sizeof(T)));
    }
    size_ = size;
    WishForLargePages();
  }
  void Drop() {
    entries_.reset();
    size_ = 0;
  }

 private:
  struct Free {
    void operator()(T* entries) const { std::free(entries); }
  };

  // Where it is refused nothing changes.
  void WishForLargePages() {
#ifdef MADV_HUGEPAGE
    constexpr std::size_t kPage = 1 << 12;
    void* begin = entries_.get();
    std::size_t space = size_ * sizeof(T);
    if (std::align(kPage, kPage, begin, space) != nullptr) {
      madvise(begin, space / kPage * kPage, MADV_HUGEPAGE);
    }
#endif
  }

  std::unique_ptr<T, Free> entries_;
  std::size_t size_ = 0;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_ZEROED_TABLE_H_
