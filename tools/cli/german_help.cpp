#include "tools/cli/german_help.h"

#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

std::string German(const std::string& english) { return In(Language::kGerman, english); }

}  // namespace

GermanHelp::GermanHelp() {
  for (const char* word :
       {"Usage", "OPTIONS", "Positionals", "SUBCOMMAND", "REQUIRED", "Needs", "Excludes"}) {
    label(word, German(word));
  }
}

std::string GermanHelp::make_group(std::string group, bool is_positional,
                                   std::vector<const CLI::Option*> options) const {
  return Formatter::make_group(German(group), is_positional, std::move(options));
}

std::string GermanHelp::make_description(const CLI::App* app) const {
  const std::string english = Formatter::make_description(app);
  // A demand on the number of options follows in a line of its own, behind a blank.
  return German(absl::StrReplaceAll(english, {{" \n", "\n"}}));
}

std::string GermanHelp::make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const {
  // What CLI11 names in no place of its own.
  std::string text = Formatter::make_subcommands(app, mode);
  for (const char* frame : {"Subcommands", "[Option Group: question]"}) {
    text =
        absl::StrReplaceAll(text, {{absl::StrCat("\n", frame), absl::StrCat("\n", German(frame))}});
  }
  return text;
}

std::string GermanHelp::make_subcommand(const CLI::App* verb) const {
  return absl::StrReplaceAll(Formatter::make_subcommand(verb),
                             {{verb->get_description(), German(verb->get_description())}});
}

std::string GermanHelp::make_option_opts(const CLI::Option* option) const {
  const std::string english = Formatter::make_option_opts(option);
  const std::string type = option->get_type_name();
  if (type.empty() || !absl::StrContains(english, type)) return english;
  return absl::StrReplaceAll(english, {{type, German(type)}});
}

std::string GermanHelp::make_option_desc(const CLI::Option* option) const {
  return German(Formatter::make_option_desc(option));
}

}  // namespace schafkopf
