// What the C interface says of mistakes, as Python's exceptions.
#ifndef SCHAFKOPF_TOOLS_PYTHON_FAILURE_H_
#define SCHAFKOPF_TOOLS_PYTHON_FAILURE_H_

#include <pybind11/pybind11.h>

#include <new>
#include <stdexcept>
#include <string>

#include "tools/c/owned.h"
#include "tools/c/schafkopf.h"

namespace schafkopf::python {

// Why a text is no deal; becomes schafkopf.DealError.
struct DealError : std::runtime_error {
  DealError(const std::string& message, int at) : std::runtime_error(message), column(at) {}
  int column;
};

inline schafkopf_error NoError() {
  schafkopf_error error{};
  error.size = sizeof(error);
  return error;
}

inline void Check(schafkopf_status status, const schafkopf_error& error) {
  switch (status) {
    case SCHAFKOPF_OK:
      return;
    case SCHAFKOPF_BAD_TEXT:
      throw DealError(error.message, error.column);
    case SCHAFKOPF_NO_MEMORY:
      throw std::bad_alloc();
    case SCHAFKOPF_FAULT:
      throw std::runtime_error(error.message);
    default:
      throw pybind11::value_error(error.message);
  }
}

inline std::string TextOf(char* text) {
  const c::Owned<char> owned(text);
  if (owned == nullptr) throw std::bad_alloc();
  return owned.get();
}

}  // namespace schafkopf::python

#endif  // SCHAFKOPF_TOOLS_PYTHON_FAILURE_H_
