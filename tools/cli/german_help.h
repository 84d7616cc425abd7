// --help in German: the frame of CLI11's help and what the verbs say of themselves.
#ifndef SCHAFKOPF_TOOLS_CLI_GERMAN_HELP_H_
#define SCHAFKOPF_TOOLS_CLI_GERMAN_HELP_H_

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace schafkopf {

// Every text by tools/language; names of options and of values stay as they are typed.
class GermanHelp : public CLI::Formatter {
 public:
  GermanHelp();

  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override;
  std::string make_description(const CLI::App* app) const override;
  std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const override;
  std::string make_subcommand(const CLI::App* verb) const override;
  std::string make_option_opts(const CLI::Option* option) const override;
  std::string make_option_desc(const CLI::Option* option) const override;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_GERMAN_HELP_H_
