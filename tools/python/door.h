// The one door through which numbers, texts and arrays come in from Python. What a function of the
// module takes is one of these types, each of which is made by its own From, which checks all of
// it: whole numbers within a range (no float, no bool, no text of digits), texts without NUL,
// arrays of whole numbers. From throws TypeError for another type, ValueError for a value out of
// range.
#ifndef SCHAFKOPF_TOOLS_PYTHON_DOOR_H_
#define SCHAFKOPF_TOOLS_PYTHON_DOOR_H_

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace schafkopf::python {

// `value` as a whole number from `least` to `most`: an int, or what Python itself takes for one.
std::int64_t WholeFrom(pybind11::handle value, const char* what, std::int64_t least,
                       std::int64_t most);
// `value` as UTF-8.
std::string TextFrom(pybind11::handle value, const char* what);

struct Text {
  std::string value;
  static Text From(pybind11::handle value) { return {TextFrom(value, "a text")}; }
};

// One, or one for each row of an array.
struct ContractNames {
  std::vector<std::string> names;
  static ContractNames From(pybind11::handle value);
};
struct Declarers {
  std::vector<int> seats;  // -1 where nobody declares
  static Declarers From(pybind11::handle value);
};

// Each row the cards of four hands, as sets of bits.
struct HandRows {
  std::vector<std::array<std::uint32_t, 4>> rows;
  static HandRows From(pybind11::handle value);
};

// Whole numbers, such as an action for each table.
struct Numbers {
  pybind11::array_t<int, pybind11::array::c_style> array;
  static Numbers From(pybind11::handle value);
};
struct TableNumber {
  std::size_t value;
  static TableNumber From(pybind11::handle value);
};
struct Seed {
  std::uint64_t value;
  static Seed From(pybind11::handle value);
};
struct Flag {
  bool value;
  static Flag From(pybind11::handle value);
};

struct ThreadCount {
  int count;
  static ThreadCount From(pybind11::handle value);
};

struct Threshold {
  std::optional<int> value;
  static Threshold From(pybind11::handle value);
};

// Something to call, or None.
struct Callback {
  std::optional<pybind11::function> function;
  static Callback From(pybind11::handle value);
};

// The items of anything that can be iterated, which nobody else can change.
struct Items {
  std::vector<pybind11::object> items;
  static Items From(pybind11::handle value);
};

// Rules as JSON; nothing for None.
struct RuleFields {
  std::optional<std::string> json;
  static RuleFields From(pybind11::handle value);
};

// What comes through the door.
template <class T>
concept Entrant = requires(pybind11::handle value) {
  { T::From(value) } -> std::same_as<T>;
};

}  // namespace schafkopf::python

// Gives pybind11 the door of each type.
template <schafkopf::python::Entrant T>
class pybind11::detail::type_caster<T> {
 public:
  static constexpr auto name = const_name("object");
  template <class U>
  using cast_op_type = movable_cast_op_type<U>;

  bool load(handle source, bool /*convert*/) {
    value_.emplace(T::From(source));
    return true;
  }
  operator T*() { return &*value_; }                // NOLINT(google-explicit-constructor)
  operator T&() { return *value_; }                 // NOLINT(google-explicit-constructor)
  operator T&&() && { return *std::move(value_); }  // NOLINT(google-explicit-constructor)

 private:
  std::optional<T> value_;
};

namespace schafkopf::python {

// A function of the module. What it takes has come through the door, or is a `Made`, an object that
// only the module makes.
template <class Made, class Result, class... Arguments, class... Extra>
pybind11::cpp_function Checked(Result (*function)(Arguments...), const char* name,
                               const Extra&... extra) {
  static_assert(((Entrant<std::remove_cvref_t<Arguments>> ||
                  std::same_as<std::remove_cvref_t<Arguments>, Made>)&&...));
  return pybind11::cpp_function(function, pybind11::name(name), extra...);
}

// Adds functions to the module: whatever they take comes in by the door.
template <class Made>
class Functions {
 public:
  explicit Functions(pybind11::module_& module) : module_(module) {}

  template <class Function, class... Extra>
  Functions& def(const char* name, Function function, const Extra&... extra) {
    module_.add_object(name, Checked<Made>(function, name, pybind11::scope(module_), extra...));
    return *this;
  }

 private:
  pybind11::module_& module_;
};

}  // namespace schafkopf::python

#endif  // SCHAFKOPF_TOOLS_PYTHON_DOOR_H_
