// Checks of numbers on the command line, with an error that says what was expected.
#ifndef SCHAFKOPF_TOOLS_CLI_NUMBER_OPTION_H_
#define SCHAFKOPF_TOOLS_CLI_NUMBER_OPTION_H_

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <limits>
#include <string>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"
#include "tools/cli/cli.h"
#include "tools/cli/words.h"
#include "tools/language/words.h"

namespace schafkopf {

// The error of a check, in the language spoken.
inline std::string Refused(const Message& expected, const std::string& text) {
  return Said(SyntaxError(1, expected, Quoted(text)).message);
}

// A whole number from `low` to `high`.
inline CLI::Validator WholeNumber(std::uint64_t low = 0,
                                  std::uint64_t high = std::numeric_limits<std::uint64_t>::max()) {
  const auto check = [low, high](const std::string& text) -> std::string {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec == std::errc() && read.ptr == end && low <= number && number <= high) return "";
    return Refused({words::kWholeNumberFromTo, low, high}, text);
  };
  return CLI::Validator(check, "", "");
}

// Whole numbers, one or for several seats: 45,35,30,10.
inline CLI::Validator WholeNumbers() {
  const auto check = [](const std::string& text) -> std::string {
    if (text.find_first_not_of("0123456789-+,;/ ") == std::string::npos) return "";
    return Refused(words::kWholeNumbers, text);
  };
  return CLI::Validator(check, "", "");
}

// A decimal number above 0 and up to 1.
inline CLI::Validator Fraction() {
  const auto check = [](const std::string& text) -> std::string {
    double number = 0;
    if (absl::SimpleAtod(text, &number) && number > 0 && number <= 1) return "";
    return Refused(words::kShare, text);
  };
  return CLI::Validator(check, "", "");
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_NUMBER_OPTION_H_
