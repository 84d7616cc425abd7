#include "tools/python/tables.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tools/c/owned.h"
#include "tools/c/schafkopf.h"
#include "tools/python/door.h"
#include "tools/python/failure.h"

namespace schafkopf::python {
namespace {

namespace py = pybind11;

using c::Owned;

constexpr py::ssize_t kSeats = 4;
constexpr py::ssize_t kCards = 32;

// Tables, and the arrays in which they are told.
class Tables {
 public:
  Tables(const std::string& json, bool informs) {
    schafkopf_tables* tables = nullptr;
    schafkopf_error error = NoError();
    Check(schafkopf_tables_new(json.data(), json.size(), &tables, &error), error);
    tables_.reset(tables);
    const py::object told = py::module_::import("json").attr("loads")(Description());
    count_ = told["tables"].cast<py::ssize_t>();
    length_ = told["length"].cast<py::ssize_t>();
    players = py::array_t<std::int8_t>(count_);
    phases = py::array_t<std::uint8_t>(count_);
    actions = py::array_t<bool>({count_, told["actions"].cast<py::ssize_t>()});
    ended = py::array_t<bool>(count_);
    received = py::array_t<int>({count_, kSeats});
    any = py::array_t<int>(count_);
    information = py::array_t<float>({informs ? count_ : 0, length_});
    look_.size = sizeof(look_);
    look_.players = reinterpret_cast<signed char*>(players.mutable_data());
    look_.phases = phases.mutable_data();
    look_.actions = reinterpret_cast<unsigned char*>(actions.mutable_data());
    look_.ended = reinterpret_cast<unsigned char*>(ended.mutable_data());
    look_.received = received.mutable_data();
    look_.any = any.mutable_data();
    if (informs) look_.information = information.mutable_data();
    Step(nullptr);
  }

  schafkopf_tables* get() const { return tables_.get(); }
  py::ssize_t count() const { return count_; }
  py::ssize_t length() const { return length_; }
  std::uint64_t cards() const { return look_.cards; }
  std::string Description() const { return TextOf(schafkopf_tables_describe(get())); }

  // Other threads of Python run meanwhile.
  void Step(const int* done) {
    schafkopf_error error = NoError();
    schafkopf_status status = SCHAFKOPF_OK;
    {
      const py::gil_scoped_release others;
      status = schafkopf_tables_step(get(), done, &look_, &error);
    }
    Check(status, error);
  }

  py::array_t<std::int8_t> players;
  py::array_t<std::uint8_t> phases;
  py::array_t<bool> actions;
  py::array_t<bool> ended;
  py::array_t<int> received;
  py::array_t<int> any;
  py::array_t<float> information;

 private:
  Owned<schafkopf_tables> tables_;
  schafkopf_look look_{};
  py::ssize_t count_ = 0;
  py::ssize_t length_ = 0;
};

Tables MakeTables(const Text& json, const Flag& informs) { return {json.value, informs.value}; }

std::string Describe(const Tables& tables) { return tables.Description(); }

// They change with each step.
py::dict ArraysOf(const Tables& tables) {
  py::dict arrays;
  arrays["players"] = tables.players;
  arrays["phases"] = tables.phases;
  arrays["actions"] = tables.actions;
  arrays["ended"] = tables.ended;
  arrays["received"] = tables.received;
  arrays["any"] = tables.any;
  arrays["information"] = tables.information;
  return arrays;
}

void CheckEach(const Tables& tables, const Numbers& numbers) {
  if (numbers.array.size() == tables.count()) return;
  throw py::value_error("expected a number for each of " + std::to_string(tables.count()) +
                        " tables, found " + std::to_string(numbers.array.size()));
}

void Step(Tables& tables, const Numbers& actions) {
  CheckEach(tables, actions);
  tables.Step(actions.array.data());
}

void Reset(Tables& tables, const Seed& seed) {
  schafkopf_error error = NoError();
  Check(schafkopf_tables_reset(tables.get(), static_cast<std::size_t>(seed.value), &error), error);
  tables.Step(nullptr);
}

void DealNext(Tables& tables) {
  schafkopf_error error = NoError();
  Check(schafkopf_tables_deal(tables.get(), &error), error);
  tables.Step(nullptr);
}

py::array_t<float> Observe(const Tables& tables, const Numbers& seats) {
  CheckEach(tables, seats);
  std::vector<signed char> each;
  for (py::ssize_t i = 0; i < tables.count(); ++i) {
    const int seat = seats.array.data()[i];
    each.push_back(static_cast<signed char>(0 <= seat && seat < kSeats ? seat : -1));
  }
  py::array_t<float> information({tables.count(), tables.length()});
  schafkopf_error error = NoError();
  Check(schafkopf_tables_observe(tables.get(), each.data(), information.mutable_data(), &error),
        error);
  return information;
}

// Values, wins and cents of each card, for some of the tables.
py::tuple Solve(Tables& tables, const Numbers& which) {
  const py::ssize_t count = which.array.size();
  std::vector<std::size_t> numbers;
  for (py::ssize_t i = 0; i < count; ++i) {
    numbers.push_back(static_cast<std::size_t>(which.array.data()[i]));
  }
  py::array_t<int> values({count, kCards});
  py::array_t<bool> wins({count, kCards});
  py::array_t<int> cents({count, kCards});
  int* const at_values = values.mutable_data();
  auto* const at_wins = reinterpret_cast<unsigned char*>(wins.mutable_data());
  int* const at_cents = cents.mutable_data();
  schafkopf_error error = NoError();
  schafkopf_status status = SCHAFKOPF_OK;
  {
    const py::gil_scoped_release others;
    status = schafkopf_tables_solve(tables.get(), numbers.data(), numbers.size(), at_values,
                                    at_wins, at_cents, &error);
  }
  Check(status, error);
  return py::make_tuple(values, wins, cents);
}

void Put(Tables& tables, const TableNumber& table, const Text& line) {
  schafkopf_error error = NoError();
  Check(
      schafkopf_tables_put(tables.get(), table.value, line.value.data(), line.value.size(), &error),
      error);
  tables.Step(nullptr);
}

std::string Tell(const Tables& tables, const TableNumber& table) {
  if (static_cast<py::ssize_t>(table.value) >= tables.count()) {
    throw py::value_error("expected the number of a table");
  }
  return TextOf(schafkopf_tables_tell(tables.get(), table.value));
}

std::uint64_t CardsPlayed(const Tables& tables) { return tables.cards(); }

// Only make_tables makes them: any other way there would be none inside.
PyObject* RefuseNew(PyTypeObject* /*type*/, PyObject* /*arguments*/, PyObject* /*named*/) {
  PyErr_SetString(PyExc_TypeError, "expected tables that make_tables made, found none");
  return nullptr;
}

void OnlyMade(PyHeapTypeObject* heap) { heap->ht_type.tp_new = RefuseNew; }

}  // namespace

void AddTables(py::module_& module) {
  const py::class_<Tables> tables(module, "Tables", py::is_final(),
                                  py::custom_type_setup(OnlyMade));
  Functions<Tables>(module)
      .def("make_tables", MakeTables, py::arg("fields"), py::arg("informs"))
      .def("describe_tables", Describe, py::arg("tables"))
      .def("arrays_of", ArraysOf, py::arg("tables"))
      .def("step_tables", Step, py::arg("tables"), py::arg("actions"))
      .def("reset_tables", Reset, py::arg("tables"), py::arg("seed"))
      .def("deal_tables", DealNext, py::arg("tables"))
      .def("observe_tables", Observe, py::arg("tables"), py::arg("seats"))
      .def("solve_tables", Solve, py::arg("tables"), py::arg("which"))
      .def("put_deal", Put, py::arg("tables"), py::arg("table"), py::arg("line"))
      .def("tell_table", Tell, py::arg("tables"), py::arg("table"))
      .def("cards_played", CardsPlayed, py::arg("tables"));
}

}  // namespace schafkopf::python
