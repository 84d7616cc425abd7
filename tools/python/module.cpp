// The Python module's inner half, schafkopf._native: deals and questions by schafkopf.h. What
// people import, with its types and defaults, is schafkopf/__init__.py.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tools/c/owned.h"
#include "tools/c/schafkopf.h"
#include "tools/python/door.h"
#include "tools/python/failure.h"
#include "tools/python/stopper.h"
#include "tools/python/tables.h"

namespace schafkopf::python {
namespace {

namespace py = pybind11;

using c::Owned;

// The rules that deals are read by.
class Rules {
 public:
  explicit Rules(const RuleFields& fields) {
    if (!fields.json) return;
    schafkopf_rules* rules = nullptr;
    schafkopf_error error = NoError();
    Check(schafkopf_rules_read(fields.json->data(), fields.json->size(), &rules, &error), error);
    rules_.reset(rules);
    told_ = TextOf(schafkopf_rules_print(rules));
  }
  // NULL where none were named: the rule book's.
  const schafkopf_rules* get() const { return rules_.get(); }
  // What they choose, as JSON.
  const std::string& told() const { return told_; }

 private:
  Owned<schafkopf_rules> rules_;
  std::string told_;
};

// A deal as it is played by the rules of its table: both make what it is. It does not change;
// copies share it.
class Deal {
 public:
  Deal(const std::string& line, const Rules& rules) {
    schafkopf_deal* deal = nullptr;
    schafkopf_error error = NoError();
    Check(schafkopf_deal_parse(line.data(), line.size(), rules.get(), &deal, &error), error);
    deal_.reset(deal, schafkopf_deal_free);
  }
  Deal(const schafkopf_parts& parts, const Rules& rules) {
    schafkopf_deal* deal = nullptr;
    schafkopf_error error = NoError();
    Check(schafkopf_deal_make(&parts, rules.get(), &deal, &error), error);
    deal_.reset(deal, schafkopf_deal_free);
  }

  const schafkopf_deal* get() const { return deal_.get(); }
  std::string Line() const { return TextOf(schafkopf_deal_print(get())); }
  // What the table chose, as JSON.
  std::string RulesJson() const { return TextOf(schafkopf_deal_rules(get())); }
  // The same as the fields of a question; empty for the rule book.
  py::dict RuleFieldsOf() const { return py::module_::import("json").attr("loads")(RulesJson()); }
  // All that makes it.
  py::tuple Key() const { return py::make_tuple(Line(), RuleFieldsOf()); }
  schafkopf_parts Parts() const {
    schafkopf_parts parts{};
    parts.size = sizeof(parts);
    Check(schafkopf_deal_parts(get(), &parts), NoError());
    return parts;
  }
  friend bool operator==(const Deal& a, const Deal& b) {
    return a.deal_ == b.deal_ || (a.Line() == b.Line() && a.RulesJson() == b.RulesJson());
  }

 private:
  std::shared_ptr<const schafkopf_deal> deal_;
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

// What `make` returns, whose mistakes are those of deal number `i`.
template <class Make>
auto InDeal(std::size_t i, const Make& make) {
  try {
    return make();
  } catch (const DealError& error) {
    throw DealError("deal " + std::to_string(i) + ": " + error.what(), error.column);
  }
}

// Deals of deal lines; what is a deal already has to be one by the same rules, if any are named.
std::vector<Deal> ReadDeals(const Items& lines, const RuleFields& fields) {
  const Rules rules(fields);
  std::vector<Deal> deals;
  deals.reserve(lines.items.size());
  for (const py::object& line : lines.items) {
    const std::size_t i = deals.size();
    if (!py::isinstance<Deal>(line)) {
      const std::string text = TextFrom(line, "a Deal or a deal line");
      deals.push_back(InDeal(i, [&] { return Deal(text, rules); }));
      continue;
    }
    const auto& deal = line.cast<const Deal&>();
    if (rules.get() != nullptr && deal.RulesJson() != rules.told()) {
      throw py::value_error("deal " + std::to_string(i) + ": expected one by the rules " +
                            rules.told() + ", found one by " + deal.RulesJson());
    }
    deals.push_back(deal);
  }
  return deals;
}

// REQUIRES: a name without NUL.
schafkopf_parts PartsOf(const std::array<std::uint32_t, 4>& hands, const std::string& contract,
                        int declarer) {
  schafkopf_parts parts{};
  parts.size = sizeof(parts);
  if (contract.size() >= sizeof(parts.contract)) throw DealError("expected a contract", 1);
  std::copy(contract.begin(), contract.end(), std::begin(parts.contract));
  std::copy(hands.begin(), hands.end(), std::begin(parts.hands));
  parts.declarer = declarer;
  return parts;
}

void CheckCount(const char* what, std::size_t count, std::size_t rows) {
  if (count == 1 || count == rows) return;
  throw py::value_error("expected one of " + std::string(what) + " or " + std::to_string(rows) +
                        ", found " + std::to_string(count));
}

// A deal for each row of four hands.
std::vector<Deal> MakeDeals(const HandRows& hands, const ContractNames& contracts,
                            const Declarers& declarers, const RuleFields& fields) {
  CheckCount("contracts", contracts.names.size(), hands.rows.size());
  CheckCount("declarers", declarers.seats.size(), hands.rows.size());
  const Rules rules(fields);
  std::vector<Deal> deals;
  deals.reserve(hands.rows.size());
  const auto of_row = [](const auto& many, std::size_t i) -> const auto& {
    return many[many.size() == 1 ? 0 : i];
  };
  for (std::size_t i = 0; i < hands.rows.size(); ++i) {
    deals.push_back(InDeal(i, [&] {
      return Deal(PartsOf(hands.rows[i], of_row(contracts.names, i), of_row(declarers.seats, i)),
                  rules);
    }));
  }
  return deals;
}

// What a batch says of each deal: the value, or 1 and 0. Python runs on meanwhile.
py::array_t<int> SolveBatch(const Items& deals, const Threshold& threshold,
                            const ThreadCount& threads, const Callback& stop) {
  std::vector<const schafkopf_deal*> handles;
  handles.reserve(deals.items.size());
  for (const py::object& deal : deals.items) {
    if (!py::isinstance<Deal>(deal)) throw py::type_error("expected deals, each a Deal");
    handles.push_back(deal.cast<const Deal&>().get());
  }
  Stopper stopper(stop.function);
  schafkopf_batch batch{};
  batch.size = sizeof(batch);
  batch.count = handles.size();
  batch.deals = handles.data();
  batch.threads = threads.count;
  batch.asks_threshold = threshold.value ? 1 : 0;
  batch.threshold = threshold.value.value_or(0);
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

std::string AnswerJson(const Text& question, const ThreadCount& threads, const Callback& progress,
                       const Callback& stop) {
  Waiting waiting{Stopper(stop.function), progress.function};
  schafkopf_watch watch{};
  watch.size = sizeof(watch);
  watch.threads = threads.count;
  watch.context = &waiting;
  watch.stop = [](void* context) { return Stopper::Ask(&static_cast<Waiting*>(context)->stopper); };
  if (waiting.progress) {
    watch.progress = [](void* context, const char* json, std::size_t length) {
      auto& told = *static_cast<Waiting*>(context);
      told.stopper.Tell([&] { (*told.progress)(py::str(json, length)); });
    };
  }
  char* answer = nullptr;
  {
    const py::gil_scoped_release others;
    answer = schafkopf_answer(question.value.data(), question.value.size(), &watch);
  }
  const Owned<char> owned(answer);
  waiting.stopper.Rethrow();
  if (owned == nullptr) throw std::bad_alloc();
  return owned.get();
}

// The bits of some cards, which are named as the program prints them.
std::uint32_t CardBits(const Items& cards) {
  std::uint32_t bits = 0;
  for (const py::object& item : cards.items) {
    const std::string name = TextFrom(item, "a card such as EO");
    int card = 0;
    while (card < 32 && name != schafkopf_card_name(card)) ++card;
    if (card == 32) throw py::value_error("expected a card such as EO, found another text");
    bits |= std::uint32_t{1} << card;
  }
  return bits;
}

Deal ReadDeal(const Text& line, const RuleFields& rules) { return {line.value, Rules(rules)}; }

// The type Deal makes whole objects or none: what else makes an empty one first, and fills it
// later, is turned off, for there is nothing to be done with one in between.
PyObject* deal_maker = nullptr;
PyObject* NewDeal(PyTypeObject* /*type*/, PyObject* arguments, PyObject* named) {
  if (PyTuple_GET_SIZE(arguments) == 0 && (named == nullptr || PyDict_GET_SIZE(named) == 0)) {
    PyErr_SetString(
        PyExc_TypeError,
        "expected a deal line, found nothing; pickles made before a Deal kept its rules "
        "cannot be read");
    return nullptr;
  }
  return PyObject_Call(deal_maker, arguments, named);
}

void MakeWhole(PyHeapTypeObject* heap) {
  heap->ht_type.tp_new = NewDeal;
  heap->ht_type.tp_init = PyBaseObject_Type.tp_init;
}

// No more than is there can be added to a type, nor can an object of another type become one of it.
void Close(py::handle type) {
  reinterpret_cast<PyTypeObject*>(type.ptr())->tp_flags |= Py_TPFLAGS_IMMUTABLETYPE;
}

// The same in every process.
std::size_t HashOf(const Deal& deal) {
  return std::hash<std::string>()(deal.Line() + deal.RulesJson());
}

std::string ReprOf(const Deal& deal) {
  const py::dict rules = deal.RuleFieldsOf();
  const std::string line = py::repr(py::str(deal.Line()));
  if (rules.empty()) return "Deal(" + line + ")";
  return "Deal(" + line + ", rules=" + std::string(py::repr(rules)) + ")";
}

std::optional<std::string> ContractOf(const Deal& deal) {
  std::string name = deal.Parts().contract;
  if (name == "passed") return std::nullopt;
  return name;
}

std::optional<int> DeclarerOf(const Deal& deal) {
  const int seat = deal.Parts().declarer;
  if (seat < 0) return std::nullopt;
  return seat;
}

void AddDeal(py::module_& module) {
  auto type = py::class_<Deal>(
      module, "Deal", py::is_final(), py::custom_type_setup(MakeWhole),
      "A deal, read and checked by the rules of a table (default: the rule book's). It does not "
      "change; str() gives its deal line. Equal are deals with equal lines and equal rules.\n\n"
      "    >>> Deal('wenz 2 | EAEKEOGZGKH8SKS8 | E9E8GAHUH9H7SASZ | EZEUE7GUHASOSUS7 | '\n"
      "    ...      'GOG9G8G7HZHKHOS9').contract\n"
      "    'wenz'\n");
  // Each takes a reference: of a pointer pybind11 makes NULL where Python gives None.
  type.def("__str__", [](const Deal& deal) { return deal.Line(); })
      .def("__repr__", ReprOf)
      .def(
          "__eq__", [](const Deal& a, const Deal& b) { return a == b; }, py::is_operator())
      .def("__hash__", HashOf)
      .def("__reduce__",
           [](const Deal& deal) { return py::make_tuple(py::type::of<Deal>(), deal.Key()); })
      .def("__copy__", [](const Deal& deal) { return deal; })
      .def("__deepcopy__", [](const Deal& deal, const py::object& /*memo*/) { return deal; })
      .def_property_readonly("contract", ContractOf, "Such as 'ruf:E'; None where nobody bid.")
      .def_property_readonly("declarer", DeclarerOf, "The seat; None where nobody declares.")
      .def_property_readonly("hands", HandsOf, "The cards of each seat, as dealt.")
      .def_property_readonly("played", PlayedOf, "The cards played so far, in order.")
      .def_property_readonly(
          "rules", [](const Deal& deal) { return deal.RuleFieldsOf(); },
          "What the table chose, as `rules` and questions take it, such as\n"
          "{'options': ['bettel_lead=declarer']}; {} for the rule book.");
  type.attr("__module__") = "schafkopf";
  deal_maker = Checked<Deal>(ReadDeal, "Deal", py::arg("line"), py::arg("rules") = py::none())
                   .release()
                   .ptr();
  Close(type);
}

PYBIND11_MODULE(_native, module) {
  module.doc() = "Deals and questions by schafkopf.h; see the package schafkopf.";
  module.attr("version") = schafkopf_version();
  module.attr("NO_VALUE") = SCHAFKOPF_NO_VALUE;
  static const py::handle deal_error =
      py::object(py::module_::import("schafkopf._errors").attr("DealError")).release();
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(std::move(thrown));
    } catch (const DealError& error) {
      const auto made = deal_error(error.what(), error.column);
      PyErr_SetObject(deal_error.ptr(), made.ptr());
    }
  });
  AddDeal(module);
  AddTables(module);
  Functions<Deal>(module)
      .def("read_deals", ReadDeals, py::arg("deals"), py::arg("rules") = py::none())
      .def("make_deals", MakeDeals, py::arg("hands"), py::arg("contracts"), py::arg("declarers"),
           py::arg("rules") = py::none())
      .def("solve_batch", SolveBatch, py::arg("deals"), py::arg("threshold"), py::arg("threads"),
           py::arg("stop") = py::none())
      .def("solve_cards", SolveCards, py::arg("deal"))
      .def("answer_json", AnswerJson, py::arg("question"), py::arg("threads"),
           py::arg("progress") = py::none(), py::arg("stop") = py::none())
      .def("card_bits", CardBits, py::arg("cards"));
}

}  // namespace
}  // namespace schafkopf::python
