// Numbers that know what they count, so that points never slip into cents.
#ifndef SCHAFKOPF_ENGINE_CARDS_QUANTITY_H_
#define SCHAFKOPF_ENGINE_CARDS_QUANTITY_H_

#include <compare>

namespace schafkopf {

// An int of one kind. Same-kind sums and comparisons only; `.count()` leaves the type.
template <class Kind>
class Quantity {
 public:
  constexpr Quantity() = default;
  explicit constexpr Quantity(int count) : count_(count) {}

  constexpr int count() const { return count_; }

  constexpr Quantity& operator+=(Quantity other) { return count_ += other.count_, *this; }
  constexpr Quantity& operator-=(Quantity other) { return count_ -= other.count_, *this; }

  friend constexpr Quantity operator+(Quantity a, Quantity b) { return a += b; }
  friend constexpr Quantity operator-(Quantity a, Quantity b) { return a -= b; }
  friend constexpr Quantity operator-(Quantity a) { return Quantity(-a.count_); }
  friend constexpr Quantity operator*(Quantity a, int factor) {
    return Quantity(a.count_ * factor);
  }
  friend constexpr auto operator<=>(Quantity, Quantity) = default;

 private:
  int count_ = 0;
};

// Card points ("Augen"): 0..120 in a deal.
using Points = Quantity<struct PointsKind>;

// Money in the smallest unit of a tariff.
using Cents = Quantity<struct CentsKind>;

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_CARDS_QUANTITY_H_
