// A value, or why there is none (see status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STATUS_STATUSOR_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STATUS_STATUSOR_H_

#include <concepts>
#include <cstdlib>
#include <optional>
#include <type_traits>
#include <utility>

#include "absl/status/status.h"

namespace absl {

template <class T>
class [[nodiscard]] StatusOr {
 public:
  using value_type = T;

  // An error until it is set.
  StatusOr() : status_(StatusCode::kUnknown, "") {}
  // REQUIRES: !status.ok()
  StatusOr(const Status& status) : status_(status) {}
  StatusOr(Status&& status) : status_(std::move(status)) {}
  template <class Why>
  requires(std::convertible_to<Why&&, Status> && !std::convertible_to<Why&&, T> &&
           !std::same_as<std::remove_cvref_t<Why>, Status>) StatusOr(Why&& why)
      : status_(std::forward<Why>(why)) {}
  template <class From = T>
  requires(std::convertible_to<From&&, T> && !std::same_as<std::remove_cvref_t<From>, StatusOr> &&
           !std::same_as<std::remove_cvref_t<From>, Status>) StatusOr(From&& value)
      : value_(std::in_place, std::forward<From>(value)) {}
  template <class Other>
  requires(!std::same_as<Other, T> && std::convertible_to<Other, T>) StatusOr(StatusOr<Other> other)
      : status_(other.status()) {
    if (other.ok()) value_.emplace(*std::move(other));
  }

  bool ok() const { return value_.has_value(); }
  const Status& status() const { return status_; }

  const T& value() const& { return **this; }
  T& value() & { return **this; }
  T&& value() && { return *std::move(*this); }
  const T& operator*() const& { return value_ ? *value_ : Nothing(); }
  T& operator*() & { return value_ ? *value_ : Nothing(); }
  T&& operator*() && { return std::move(value_ ? *value_ : Nothing()); }
  const T* operator->() const { return &**this; }
  T* operator->() { return &**this; }
  template <class Fallback>
  T value_or(Fallback&& fallback) const& {
    return value_ ? *value_ : static_cast<T>(std::forward<Fallback>(fallback));
  }
  friend bool operator==(const StatusOr& a, const StatusOr& b) {
    return a.status_ == b.status_ && a.value_ == b.value_;
  }

 private:
  [[noreturn]] static T& Nothing() { std::abort(); }

  Status status_;
  std::optional<T> value_;
};

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STATUS_STATUSOR_H_
