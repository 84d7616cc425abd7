#include "tools/python/door.h"

#include <algorithm>
#include <limits>

namespace schafkopf::python {
namespace {

namespace py = pybind11;

constexpr int kMostThreads = 1024;
constexpr int kLeastThreshold = -1;
constexpr int kMostThreshold = 121;

std::string TypeOf(py::handle value) { return Py_TYPE(value.ptr())->tp_name; }

[[noreturn]] void RefuseType(const std::string& expected, py::handle value) {
  throw py::type_error("expected " + expected + ", found " + TypeOf(value));
}

bool IsText(py::handle value) { return PyUnicode_Check(value.ptr()) != 0; }
bool IsBytes(py::handle value) {
  return PyBytes_Check(value.ptr()) != 0 || PyByteArray_Check(value.ptr()) != 0;
}

std::string RangeOf(const char* what, std::int64_t least, std::int64_t most) {
  return std::string(what) + ", a whole number from " + std::to_string(least) + " to " +
         std::to_string(most);
}

bool IsWholeArray(const py::array& array) {
  const char kind = array.dtype().kind();
  return kind == 'i' || kind == 'u';
}

// The numbers of an array of whole numbers, row by row, each within the range.
template <class Number>
std::vector<std::int64_t> NumbersOf(const py::array& array, const char* what, std::int64_t least,
                                    std::int64_t most) {
  const py::array_t<Number, py::array::c_style | py::array::forcecast> numbers(array);
  const Number* const data = numbers.data();
  std::vector<std::int64_t> checked;
  checked.reserve(static_cast<std::size_t>(numbers.size()));
  for (py::ssize_t i = 0; i < numbers.size(); ++i) {
    const Number number = data[i];
    if (!std::in_range<std::int64_t>(number) || static_cast<std::int64_t>(number) < least ||
        static_cast<std::int64_t>(number) > most) {
      throw py::value_error("expected " + RangeOf(what, least, most) + ", found " +
                            std::to_string(number));
    }
    checked.push_back(static_cast<std::int64_t>(number));
  }
  return checked;
}

// REQUIRES: IsWholeArray(array).
std::vector<std::int64_t> WholesOf(const py::array& array, const char* what, std::int64_t least,
                                   std::int64_t most) {
  return array.dtype().kind() == 'u' ? NumbersOf<std::uint64_t>(array, what, least, most)
                                     : NumbersOf<std::int64_t>(array, what, least, most);
}

// A bool of Python's or of numpy's, which either takes for a whole number.
bool IsBool(py::handle value) {
  if (PyLong_CheckExact(value.ptr())) return false;
  return PyBool_Check(value.ptr()) ||
         py::isinstance(value, py::module_::import("numpy").attr("bool_"));
}

}  // namespace

std::int64_t WholeFrom(py::handle value, const char* what, std::int64_t least, std::int64_t most) {
  const std::string expected = RangeOf(what, least, most);
  if (IsBool(value) || !PyIndex_Check(value.ptr())) RefuseType(expected, value);
  const auto index = py::reinterpret_steal<py::object>(PyNumber_Index(value.ptr()));
  if (!index) throw py::error_already_set();
  int overflow = 0;
  const long long number = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
  if (overflow != 0) throw py::value_error("expected " + expected + ", found one far beyond");
  if (number < least || number > most) {
    throw py::value_error("expected " + expected + ", found " + std::to_string(number));
  }
  return number;
}

std::string TextFrom(py::handle value, const char* what) {
  if (!IsText(value)) RefuseType(what, value);
  py::ssize_t size = 0;
  const char* const utf8 = PyUnicode_AsUTF8AndSize(value.ptr(), &size);
  if (utf8 == nullptr) throw py::error_already_set();
  std::string text(utf8, static_cast<std::size_t>(size));
  if (text.find('\0') != text.npos) {
    throw py::value_error(std::string("expected ") + what + " without NUL, found one with it");
  }
  return text;
}

ContractNames ContractNames::From(py::handle value) {
  constexpr char kWhat[] = "a contract";
  if (IsText(value)) return {{TextFrom(value, kWhat)}};
  ContractNames contracts;
  for (const py::object& item : Items::From(value).items) {
    contracts.names.push_back(TextFrom(item, kWhat));
  }
  return contracts;
}

Declarers Declarers::From(py::handle value) {
  constexpr char kWhat[] = "a declarer";
  constexpr int kNobody = -1;
  constexpr int kLastSeat = 3;
  if (value.is_none()) return {{kNobody}};
  Declarers declarers;
  if (py::isinstance<py::array>(value)) {
    const auto array = py::reinterpret_borrow<py::array>(value);
    if (!IsWholeArray(array) || array.ndim() > 1) {
      throw py::value_error("expected declarers as whole numbers in a row, found an array of " +
                            std::string(py::str(array.dtype())));
    }
    for (std::int64_t seat : WholesOf(array, kWhat, kNobody, kLastSeat)) {
      declarers.seats.push_back(static_cast<int>(seat));
    }
    return declarers;
  }
  if (PyIndex_Check(value.ptr()) != 0 || !py::isinstance<py::iterable>(value) || IsText(value) ||
      IsBytes(value)) {
    return {{static_cast<int>(WholeFrom(value, kWhat, kNobody, kLastSeat))}};
  }
  for (const py::object& item : Items::From(value).items) {
    declarers.seats.push_back(static_cast<int>(WholeFrom(item, kWhat, kNobody, kLastSeat)));
  }
  return declarers;
}

HandRows HandRows::From(py::handle value) {
  if (!py::isinstance<py::array>(value)) RefuseType("an array of hands", value);
  const auto array = py::reinterpret_borrow<py::array>(value);
  if (array.ndim() != 2 || array.shape(1) != 4 || !IsWholeArray(array)) {
    throw py::value_error("expected an array of whole numbers, four hands a row, found " +
                          std::string(py::str(array.dtype())) + " of shape " +
                          std::string(py::str(array.attr("shape"))));
  }
  const std::vector<std::int64_t> sets =
      WholesOf(array, "a set of cards", 0, std::numeric_limits<std::uint32_t>::max());
  HandRows hands;
  hands.rows.resize(sets.size() / 4);
  for (std::size_t i = 0; i < sets.size(); ++i) {
    hands.rows[i / 4][i % 4] = static_cast<std::uint32_t>(sets[i]);
  }
  return hands;
}

Numbers Numbers::From(py::handle value) {
  if (!py::isinstance<py::array>(value) ||
      !IsWholeArray(py::reinterpret_borrow<py::array>(value))) {
    RefuseType("an array of whole numbers", value);
  }
  const auto array = py::reinterpret_borrow<py::array>(value);
  using Ints = py::array_t<int, py::array::c_style>;
  if (Ints::check_(array)) return {Ints(array)};
  const std::vector<std::int64_t> checked =
      WholesOf(array, "numbers", std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
  Ints numbers(static_cast<py::ssize_t>(checked.size()));
  std::ranges::transform(checked, numbers.mutable_data(),
                         [](std::int64_t number) { return static_cast<int>(number); });
  return {numbers};
}

TableNumber TableNumber::From(py::handle value) {
  constexpr std::int64_t kMost = 1'000'000;
  return {static_cast<std::size_t>(WholeFrom(value, "a table", 0, kMost))};
}

Seed Seed::From(py::handle value) {
  return {static_cast<std::uint64_t>(
      WholeFrom(value, "a seed", 0, std::numeric_limits<std::int64_t>::max()))};
}

Flag Flag::From(py::handle value) {
  if (!IsBool(value)) RefuseType("True or False", value);
  return {value.cast<bool>()};
}

ThreadCount ThreadCount::From(py::handle value) {
  return {static_cast<int>(WholeFrom(value, "threads", 0, kMostThreads))};
}

Threshold Threshold::From(py::handle value) {
  if (value.is_none()) return {};
  return {static_cast<int>(WholeFrom(value, "a threshold", kLeastThreshold, kMostThreshold))};
}

Callback Callback::From(py::handle value) {
  if (value.is_none()) return {};
  if (PyCallable_Check(value.ptr()) == 0) RefuseType("a function or None", value);
  return {py::reinterpret_borrow<py::function>(value)};
}

Items Items::From(py::handle value) {
  if (IsText(value) || IsBytes(value)) RefuseType("several of them", value);
  const auto each = py::reinterpret_steal<py::object>(PyObject_GetIter(value.ptr()));
  if (!each) throw py::error_already_set();
  Items taken;
  while (PyObject* const item = PyIter_Next(each.ptr())) {
    taken.items.push_back(py::reinterpret_steal<py::object>(item));
  }
  if (PyErr_Occurred() != nullptr) throw py::error_already_set();
  return taken;
}

RuleFields RuleFields::From(py::handle value) {
  if (value.is_none()) return {};
  py::dict fields;
  if (IsText(value)) {
    fields["rules"] = value;
  } else if (PyMapping_Check(value.ptr()) != 0 && py::hasattr(value, "keys")) {
    fields = py::dict(py::reinterpret_borrow<py::object>(value));
  } else {
    RefuseType("rules: a name, fields or None", value);
  }
  const auto json = py::module_::import("json").attr("dumps")(fields);
  return {TextFrom(json, "rules")};
}

}  // namespace schafkopf::python
