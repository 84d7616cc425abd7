// The Python module's inner half, schafkopf._native: deals and questions by schafkopf.h. What
// people import, with its types and defaults, is schafkopf/__init__.py.
#include <pybind11/functional.h>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tools/c/owned.h"
#include "tools/c/schafkopf.h"

namespace schafkopf::python {
namespace {

namespace py = pybind11;

using c::Owned;

// Why a text is no deal; becomes schafkopf.DealError.
struct DealError : std::runtime_error {
  DealError(const std::string& message, int at) : std::runtime_error(message), column(at) {}
  int column;
};

schafkopf_error NoError() {
  schafkopf_error error{};
  error.size = sizeof(error);
  return error;
}

void Check(schafkopf_status status, const schafkopf_error& error) {
  switch (status) {
    case SCHAFKOPF_OK:
      return;
    case SCHAFKOPF_BAD_TEXT:
      throw DealError(error.message, error.column);
    case SCHAFKOPF_NO_MEMORY:
      throw std::bad_alloc();
    default:
      throw py::value_error(error.message);
  }
}

// A caller's wish to stop: Ctrl-C, or what his own function says. Python is asked by the thread
// that waits for the answer, in which alone it takes signals; the others see what it was told.
class Stopper {
 public:
  // Python is asked no more often: that costs as much as a tenth of a short answer.
  static constexpr std::chrono::milliseconds kPatience{2};

  explicit Stopper(std::optional<py::function> wish) : wish_(std::move(wish)) {}

  static int Ask(void* stopper) { return static_cast<Stopper*>(stopper)->Asked() ? 1 : 0; }

  bool Asked() {
    if (stopped_ || std::this_thread::get_id() != waiting_) return stopped_;
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return false;
    next_ = now + kPatience;
    const py::gil_scoped_acquire python;
    if (PyErr_CheckSignals() != 0) return Fail();
    if (!wish_) return false;
    try {
      if (py::cast<bool>((*wish_)())) stopped_ = true;
    } catch (py::error_already_set& error) {
      error.restore();
      return Fail();
    }
    return stopped_;
  }

  // Calls Python, and stops where that fails.
  template <class Call>
  void Tell(const Call& call) {
    const py::gil_scoped_acquire python;
    if (failed_) return;
    try {
      call();
    } catch (py::error_already_set& error) {
      error.restore();
      Fail();
    }
  }

  // Throws what Python threw meanwhile.
  void Rethrow() const {
    if (failed_) throw py::error_already_set();
  }

 private:
  // Keeps the error that Python has set.
  bool Fail() {
    failed_ = true;
    stopped_ = true;
    return true;
  }

  const std::thread::id waiting_ = std::this_thread::get_id();
  const std::optional<py::function> wish_;
  std::atomic<bool> stopped_ = false;
  std::chrono::steady_clock::time_point next_ = {};  // when Python is asked again
  bool failed_ = false;
};

// The rules that deals are read by.
class Rules {
 public:
  explicit Rules(const std::string& json) {
    schafkopf_rules* rules = nullptr;
    schafkopf_error error = NoError();
    Check(schafkopf_rules_read(json.data(), json.size(), &rules, &error), error);
    rules_.reset(rules);
  }
  const schafkopf_rules* get() const { return rules_.get(); }

 private:
  Owned<schafkopf_rules> rules_;
};

const schafkopf_rules* HandleOf(const Rules* rules) {
  return rules == nullptr ? nullptr : rules->get();
}

class Deal {
 public:
  Deal(const std::string& line, const Rules* rules) {
    schafkopf_deal* deal = nullptr;
    schafkopf_error error = NoError();
    Check(schafkopf_deal_parse(line.data(), line.size(), HandleOf(rules), &deal, &error), error);
    deal_.reset(deal);
  }
  Deal(const schafkopf_parts& parts, const Rules* rules) {
    schafkopf_deal* deal = nullptr;
    schafkopf_error error = NoError();
    Check(schafkopf_deal_make(&parts, HandleOf(rules), &deal, &error), error);
    deal_.reset(deal);
  }

  const schafkopf_deal* get() const { return deal_.get(); }
  std::string ToText() const {
    const Owned<char> text(schafkopf_deal_print(get()));
    if (text == nullptr) throw std::bad_alloc();
    return text.get();
  }
  schafkopf_parts Parts() const {
    schafkopf_parts parts{};
    parts.size = sizeof(parts);
    Check(schafkopf_deal_parts(get(), &parts), NoError());
    return parts;
  }

 private:
  Owned<schafkopf_deal> deal_;
};

std::vector<std::string> NamesOf(unsigned int cards) {
  std::vector<std::string> names;
  for (int card = 31; card >= 0; --card) {
    if ((cards >> card & 1U) != 0) names.emplace_back(schafkopf_card_name(card));
  }
  return names;
}

std::vector<std::vector<std::string>> HandsOf(const Deal& deal) {
  const schafkopf_parts parts = deal.Parts();
  std::vector<std::vector<std::string>> hands;
  for (int seat = 0; seat < parts.seats; ++seat) hands.push_back(NamesOf(parts.hands[seat]));
  return hands;
}

std::vector<std::string> PlayedOf(const Deal& deal) {
  const schafkopf_parts parts = deal.Parts();
  std::vector<std::string> played;
  for (int i = 0; i < parts.played_count; ++i) {
    played.emplace_back(schafkopf_card_name(parts.played[i]));
  }
  return played;
}

using HandArray = py::array_t<std::uint32_t, py::array::c_style | py::array::forcecast>;
using SeatArray = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>;

// A deal for each row of four hands.
std::vector<Deal> DealsOf(const HandArray& hands, const std::vector<std::string>& contracts,
                          const SeatArray& declarers, const Rules* rules) {
  const auto cards = hands.unchecked<2>();
  const auto seats = declarers.unchecked<1>();
  std::vector<Deal> deals;
  deals.reserve(static_cast<std::size_t>(cards.shape(0)));
  for (py::ssize_t i = 0; i < cards.shape(0); ++i) {
    const std::string& contract =
        contracts.size() == 1 ? contracts.front() : contracts.at(static_cast<std::size_t>(i));
    schafkopf_parts parts{};
    parts.size = sizeof(parts);
    if (contract.size() >= sizeof(parts.contract)) throw DealError("expected a contract", 1);
    std::memcpy(parts.contract, contract.c_str(), contract.size() + 1);
    parts.declarer = static_cast<int>(seats(seats.shape(0) == 1 ? 0 : i));
    for (int seat = 0; seat < 4; ++seat) parts.hands[seat] = cards(i, seat);
    try {
      deals.emplace_back(parts, rules);
    } catch (const DealError& error) {
      throw DealError("deal " + std::to_string(i) + ": " + error.what(), error.column);
    }
  }
  return deals;
}

// What a batch says of each deal: the value, or 1 and 0. Python runs on meanwhile.
py::array_t<int> SolveBatch(const std::vector<const Deal*>& deals, std::optional<int> threshold,
                            int threads, std::optional<py::function> stop) {
  std::vector<const schafkopf_deal*> handles;
  handles.reserve(deals.size());
  for (const Deal* deal : deals) {
    if (deal == nullptr) throw py::type_error("expected a Deal, found None");
    handles.push_back(deal->get());
  }
  Stopper stopper(std::move(stop));
  schafkopf_batch batch{};
  batch.size = sizeof(batch);
  batch.count = handles.size();
  batch.deals = handles.data();
  batch.threads = threads;
  batch.asks_threshold = threshold ? 1 : 0;
  batch.threshold = threshold.value_or(0);
  batch.stop = Stopper::Ask;
  batch.context = &stopper;
  py::array_t<int> values(static_cast<py::ssize_t>(handles.size()));
  int* const places = values.mutable_data();
  schafkopf_error error = NoError();
  schafkopf_status status = SCHAFKOPF_OK;
  {
    const py::gil_scoped_release others;
    status = schafkopf_solve_batch(&batch, places, &error);
  }
  stopper.Rethrow();
  if (status != SCHAFKOPF_STOPPED) Check(status, error);
  return values;
}

std::vector<std::pair<std::string, int>> SolveCards(const Deal& deal) {
  const Owned<schafkopf_solver> solver(schafkopf_solver_new());
  if (solver == nullptr) throw std::bad_alloc();
  schafkopf_card_value cards[32];
  std::size_t count = 0;
  schafkopf_error error = NoError();
  schafkopf_status status = SCHAFKOPF_OK;
  {
    const py::gil_scoped_release others;
    status = schafkopf_solve_cards(solver.get(), deal.get(), cards, &count, &error);
  }
  Check(status, error);
  std::vector<std::pair<std::string, int>> values;
  for (std::size_t i = 0; i < count; ++i) {
    values.emplace_back(schafkopf_card_name(cards[i].card), cards[i].value);
  }
  return values;
}

// Who waits for an answer.
struct Waiting {
  Stopper stopper;
  std::optional<py::function> progress;
};

std::string AnswerJson(const std::string& question, int threads,
                       std::optional<py::function> progress, std::optional<py::function> stop) {
  Waiting waiting{Stopper(std::move(stop)), std::move(progress)};
  schafkopf_watch watch{};
  watch.size = sizeof(watch);
  watch.threads = threads;
  watch.context = &waiting;
  watch.stop = [](void* context) { return Stopper::Ask(&static_cast<Waiting*>(context)->stopper); };
  if (waiting.progress) {
    watch.progress = [](void* context, const char* json, std::size_t length) {
      auto& told = *static_cast<Waiting*>(context);
      told.stopper.Tell([&] { (*told.progress)(py::str(json, length)); });
    };
  }
  Owned<char> answer;
  {
    const py::gil_scoped_release others;
    answer.reset(schafkopf_answer(question.data(), question.size(), &watch));
  }
  waiting.stopper.Rethrow();
  if (answer == nullptr) throw std::bad_alloc();
  return answer.get();
}

void AddDeal(py::module_& module) {
  py::class_<Deal>(module, "Deal",
                   "A deal, read and checked; it does not change. str() gives its deal line.")
      .def(py::init<const std::string&, const Rules*>(), py::arg("line"),
           py::arg("rules") = nullptr)
      .def("__str__", &Deal::ToText)
      .def("__repr__", [](const Deal& deal) { return "Deal('" + deal.ToText() + "')"; })
      .def("__eq__", [](const Deal& a, const Deal& b) { return a.ToText() == b.ToText(); })
      .def("__eq__", [](const Deal&, const py::object&) { return false; })
      .def("__hash__", [](const Deal& deal) { return py::hash(py::str(deal.ToText())); })
      .def(py::pickle([](const Deal& deal) { return deal.ToText(); },
                      [](const std::string& line) { return Deal(line, nullptr); }))
      .def_property_readonly(
          "contract",
          [](const Deal& deal) -> std::optional<std::string> {
            const std::string name = deal.Parts().contract;
            if (name == "passed") return std::nullopt;
            return name;
          },
          "Such as \"ruf:E\"; None where nobody bid.")
      .def_property_readonly(
          "declarer",
          [](const Deal& deal) -> std::optional<int> {
            const int seat = deal.Parts().declarer;
            if (seat < 0) return std::nullopt;
            return seat;
          },
          "The seat; None where nobody declares.")
      .def_property_readonly("hands", HandsOf, "The cards of each seat, as dealt.")
      .def_property_readonly("played", PlayedOf, "The cards played so far, in order.");
}

PYBIND11_MODULE(_native, module) {
  module.doc() = "Deals and questions by schafkopf.h; see the package schafkopf.";
  module.attr("version") = schafkopf_version();
  module.attr("NO_VALUE") = SCHAFKOPF_NO_VALUE;
  static const py::handle deal_error =
      py::exception<DealError>(module, "DealError", PyExc_ValueError).release();
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const DealError& error) {
      const py::object made = py::reinterpret_borrow<py::object>(deal_error)(error.what());
      made.attr("column") = error.column;
      PyErr_SetObject(deal_error.ptr(), made.ptr());
    }
  });
  py::class_<Rules>(module, "Rules").def(py::init<const std::string&>(), py::arg("json"));
  AddDeal(module);
  module.def("deals_of", DealsOf, py::arg("hands"), py::arg("contracts"), py::arg("declarers"),
             py::arg("rules") = nullptr);
  module.def("solve_batch", SolveBatch, py::arg("deals"), py::arg("threshold"), py::arg("threads"),
             py::arg("stop") = py::none());
  module.def("solve_cards", SolveCards, py::arg("deal"));
  module.def("answer_json", AnswerJson, py::arg("question"), py::arg("threads"),
             py::arg("progress") = py::none(), py::arg("stop") = py::none());
}

}  // namespace
}  // namespace schafkopf::python
