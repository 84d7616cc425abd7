// TOML by toml++, and its nodes in error messages. Not installed: it needs toml++.
#ifndef SCHAFKOPF_ENGINE_TEXT_TOML_TEXT_H_
#define SCHAFKOPF_ENGINE_TEXT_TOML_TEXT_H_

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"

namespace schafkopf {

// A node as the file shows it.
inline std::string Shown(const toml::node& node) {
  if (const auto* text = node.as_string()) return Quoted(text->get());
  if (const auto* number = node.as_integer()) return absl::StrCat(number->get());
  if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
  if (node.is_table()) return "a table";
  if (node.is_array()) return "an array";
  return "a value of another kind";
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_TOML_TEXT_H_
