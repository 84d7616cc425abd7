// --help and the errors of CLI11 in the language spoken: its own frame and sentences, which it has
// in English. What verbs and options say of themselves is spoken already.
#ifndef SCHAFKOPF_TOOLS_CLI_SPOKEN_HELP_H_
#define SCHAFKOPF_TOOLS_CLI_SPOKEN_HELP_H_

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/message.h"

namespace schafkopf {

// Names of options and of values stay as they are typed.
class SpokenHelp : public CLI::Formatter {
 public:
  SpokenHelp();

  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override;
  std::string make_description(const CLI::App* app) const override;
  std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const override;
  std::string make_option_opts(const CLI::Option* option) const override;
  std::string make_option(const CLI::Option* option, bool is_positional) const override;
};

// A line that CLI11 says of the arguments: "--hand is required". One that is not known stays.
Message MessageOfCli(std::string_view english);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_SPOKEN_HELP_H_
