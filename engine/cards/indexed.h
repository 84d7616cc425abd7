// Tables with one entry for each value of a key.
#ifndef SCHAFKOPF_ENGINE_CARDS_INDEXED_H_
#define SCHAFKOPF_ENGINE_CARDS_INDEXED_H_

#include <array>
#include <concepts>
#include <cstddef>

namespace schafkopf {

// Where the entry of a key stands: a card, a seat, an enum, or a number from 0.
template <class Key>
constexpr std::size_t PlaceOf(Key key) {
  if constexpr (requires { key.index(); }) {
    return static_cast<std::size_t>(key.index());
  } else {
    return static_cast<std::size_t>(key);
  }
}

// One T for each of the first kSize keys; as large as an array of them.
template <class Key, class T, std::size_t kSize>
struct Indexed {
  constexpr T& operator[](Key key) { return items[PlaceOf(key)]; }
  constexpr const T& operator[](Key key) const { return items[PlaceOf(key)]; }
  // Numbers are counted up with either type.
  constexpr T& operator[](std::size_t place) requires std::same_as<Key, int> {
    return items[place];
  }
  constexpr const T& operator[](std::size_t place) const requires std::same_as<Key, int> {
    return items[place];
  }
  static constexpr std::size_t size() { return kSize; }
  constexpr auto begin() { return items.begin(); }
  constexpr auto end() { return items.end(); }
  constexpr auto begin() const { return items.begin(); }
  constexpr auto end() const { return items.end(); }
  friend constexpr bool operator==(const Indexed&, const Indexed&) = default;

  std::array<T, kSize> items{};
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_CARDS_INDEXED_H_
