// Tables for learning, as the module has them.
#ifndef SCHAFKOPF_TOOLS_PYTHON_TABLES_H_
#define SCHAFKOPF_TOOLS_PYTHON_TABLES_H_

#include <pybind11/pybind11.h>

namespace schafkopf::python {

void AddTables(pybind11::module_& module);

}  // namespace schafkopf::python

#endif  // SCHAFKOPF_TOOLS_PYTHON_TABLES_H_
