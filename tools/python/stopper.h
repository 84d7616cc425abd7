// How Python stops what it waits for.
#ifndef SCHAFKOPF_TOOLS_PYTHON_STOPPER_H_
#define SCHAFKOPF_TOOLS_PYTHON_STOPPER_H_

#include <pybind11/pybind11.h>

#include <atomic>
#include <chrono>
#include <optional>
#include <thread>
#include <utility>

namespace schafkopf::python {

// A caller's wish to stop: Ctrl-C, or what his own function says. Python is asked by the thread
// that waits for the answer, in which alone it takes signals; the others see what it was told.
class Stopper {
 public:
  // Python is asked no more often: that costs as much as a tenth of a short answer.
  static constexpr std::chrono::milliseconds kPatience{2};

  explicit Stopper(std::optional<pybind11::function> wish) : wish_(std::move(wish)) {}

  static int Ask(void* stopper) { return static_cast<Stopper*>(stopper)->Asked() ? 1 : 0; }

  bool Asked() {
    if (stopped_ || std::this_thread::get_id() != waiting_) return stopped_;
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return false;
    next_ = now + kPatience;
    const pybind11::gil_scoped_acquire python;
    if (PyErr_CheckSignals() != 0) return Fail();
    if (!wish_) return false;
    try {
      const pybind11::object wished = (*wish_)();
      const int is_true = PyObject_IsTrue(wished.ptr());
      if (is_true < 0) return Fail();
      if (is_true > 0) stopped_ = true;
    } catch (pybind11::error_already_set& error) {
      error.restore();
      return Fail();
    }
    return stopped_;
  }

  // Calls Python, and stops where that fails.
  template <class Call>
  void Tell(const Call& call) {
    const pybind11::gil_scoped_acquire python;
    if (failed_) return;
    try {
      call();
    } catch (pybind11::error_already_set& error) {
      error.restore();
      Fail();
    }
  }

  // Throws what Python threw meanwhile.
  void Rethrow() const {
    if (failed_) throw pybind11::error_already_set();
  }

 private:
  // Keeps the error that Python has set.
  bool Fail() {
    failed_ = true;
    stopped_ = true;
    return true;
  }

  const std::thread::id waiting_ = std::this_thread::get_id();
  const std::optional<pybind11::function> wish_;
  std::atomic<bool> stopped_ = false;
  std::chrono::steady_clock::time_point next_ = {};  // when Python is asked again
  bool failed_ = false;
};

}  // namespace schafkopf::python

#endif  // SCHAFKOPF_TOOLS_PYTHON_STOPPER_H_
