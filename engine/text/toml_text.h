// TOML by toml++, and its nodes in error messages. Not installed: it needs toml++.
#ifndef SCHAFKOPF_ENGINE_TEXT_TOML_TEXT_H_
#define SCHAFKOPF_ENGINE_TEXT_TOML_TEXT_H_

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
// It assumes of what it reads more than it checks, such as a key behind every [, and has a branch
// for the rest that is then as good as gone. Without the assumptions that branch reports an error.
#include <toml++/impl/preprocessor.h>
#undef TOML_ASSERT_ASSUME
#define TOML_ASSERT_ASSUME(...) static_assert(true)
#include <toml++/toml.h>

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/text/notation.h"

namespace schafkopf {

// The table that a text is, of a size and shape that toml++ can bear. A mistake is InvalidArgument
// with the message `FILE:LINE:COLUMN: expected ..., found ...`.
absl::StatusOr<toml::table> ParseToml(absl::string_view text, absl::string_view file);

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
