#include "tools/cli/spoken_help.h"

#include <array>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "tools/cli/cli.h"
#include "tools/cli/words.h"

namespace schafkopf {
namespace {

// What CLI11 puts around what verbs say.
constexpr auto kFrame = std::to_array<Text<0>>(
    {words::kUsage, words::kOptions, words::kOptionsPlace, words::kPositionals, words::kSubcommand,
     words::kSubcommands, words::kRequired, words::kNeeds, words::kExcludes, words::kInt,
     words::kUnsigned, words::kFloat, words::kExactlyOneOption});

constexpr std::size_t kNameIn = 2;  // CLI11 indents the name of an option so far

std::string Framed(const std::string& english) { return Said(EntryOf(english, kFrame)); }

// A sentence of CLI11's, with places, and the entry that says it.
template <std::size_t kPlaces>
struct CliSentence {
  std::string_view words;
  Text<kPlaces> entry;
};
template <std::size_t kPlaces>
CliSentence(const char*, Text<kPlaces>) -> CliSentence<kPlaces>;

constexpr CliSentence kAbout{"$0: $1", words::kCliAbout};

// What stands in the places.
template <std::size_t kPlaces>
std::optional<std::array<std::string, kPlaces>> PartsOf(const CliSentence<kPlaces>& row,
                                                        std::string_view sentence) {
  std::string_view words = row.words;
  std::array<std::string, kPlaces> parts;
  while (!words.empty()) {
    const TextPlace place = PlaceAt(words, 0);
    if (place.size == 0) {
      if (sentence.empty() || sentence.front() != words.front()) return std::nullopt;
      words.remove_prefix(1);
      sentence.remove_prefix(1);
      continue;
    }
    words.remove_prefix(place.size);
    std::size_t next = 0;  // where the next place stands
    while (next < words.size() && PlaceAt(words, next).size == 0) ++next;
    const std::string_view behind = words.substr(0, next);
    const std::size_t end = next == words.size()
                                ? sentence.size() - std::min(sentence.size(), behind.size())
                                : sentence.find(behind);
    if (end == sentence.npos || end == 0) return std::nullopt;
    parts[place.number] = std::string(sentence.substr(0, end));
    sentence.remove_prefix(end);
  }
  if (!sentence.empty()) return std::nullopt;
  return parts;
}

template <std::size_t kPlaces, std::size_t... kEach>
Message Filled(const Text<kPlaces>& entry, const std::array<std::string, kPlaces>& parts,
               std::index_sequence<kEach...> /*each*/) {
  return Message(entry, parts[kEach]...);
}

template <std::size_t kPlaces>
bool Takes(const CliSentence<kPlaces>& row, std::string_view sentence, Message& message) {
  const auto parts = PartsOf(row, sentence);
  if (parts) message = Filled(row.entry, *parts, std::make_index_sequence<kPlaces>());
  return parts.has_value();
}

// By the first of the rows that a sentence is one of.
template <class... Rows>
std::optional<Message> FindEntry(std::string_view sentence, const Rows&... rows) {
  Message message;
  if ((Takes(rows, sentence, message) || ...)) return message;
  return std::nullopt;
}

}  // namespace

SpokenHelp::SpokenHelp() {
  for (const Text<0>& text : kFrame) label(std::string(text.in(Language::kEnglish)), Said(text));
}

std::string SpokenHelp::make_group(std::string group, bool is_positional,
                                   std::vector<const CLI::Option*> options) const {
  return Formatter::make_group(Framed(group), is_positional, std::move(options));
}

std::string SpokenHelp::make_description(const CLI::App* app) const {
  // A demand on the number of options follows in a line of its own.
  const std::string demand(words::kExactlyOneOption.in(Language::kEnglish));
  return absl::StrReplaceAll(Formatter::make_description(app), {{demand, Framed(demand)}});
}

std::string SpokenHelp::make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const {
  // What CLI11 names in no place of its own.
  const std::string heading = "\n" + std::string(words::kSubcommands.in(Language::kEnglish));
  return absl::StrReplaceAll(Formatter::make_subcommands(app, mode),
                             {{heading, absl::StrCat("\n", Said(words::kSubcommands))},
                              {"[Option Group: question]", Said(words::kGroupOfQuestion)}});
}

std::string SpokenHelp::make_option_opts(const CLI::Option* option) const {
  const std::string text = Formatter::make_option_opts(option);
  return absl::StrReplaceAll(text, {{"INT:INT in ", absl::StrCat(Said(words::kIntIn), " ")}});
}

std::string SpokenHelp::make_option(const CLI::Option* option, bool is_positional) const {
  // Where the name ends just before its description, this goes below as behind a longer one.
  std::string text = Formatter::make_option(option, is_positional);
  const std::string name = make_option_name(option, is_positional) + make_option_opts(option);
  const std::size_t column = get_column_width();
  if (kNameIn + name.size() + 1 == column)
    text.replace(column - 1, 1, "\n" + std::string(column, ' '));
  return text;
}

Message MessageOfCli(std::string_view english) {
  if (english == "Run with --help for more information.") return words::kRunWithHelp;
  if (const auto found = FindEntry(
          english,
          CliSentence{"The following argument was not expected: $0", words::kCliNotExpected},
          CliSentence{"The following arguments were not expected: $0",
                      words::kCliSeveralNotExpected},
          CliSentence{"Value $0 not in range $1 to $2", words::kCliNotInRange},
          CliSentence{"Exactly 1 option from [$0] is required and $1 were given",
                      words::kCliExactlyOneGiven},
          CliSentence{"Exactly 1 option from [$0] is required", words::kCliExactlyOneRequired},
          CliSentence{"At least $0 required but received $1", words::kCliAtLeast},
          CliSentence{"At Most $0 required but received $1", words::kCliAtMost},
          CliSentence{"Expected exactly $0 arguments to $1, got $2", words::kCliExactlyArguments},
          CliSentence{"Expected at least $0 arguments to $1, got $2", words::kCliAtLeastArguments},
          CliSentence{"Could not convert: $0 = $1", words::kCliNotConverted},
          CliSentence{"1 required $0 missing", words::kCliOneMissing},
          CliSentence{"$0 is required", words::kCliIsRequired},
          CliSentence{"$0 requires $1", words::kCliRequires},
          CliSentence{"$0 excludes $1", words::kCliExcludes},
          CliSentence{"$0 was given a disallowed flag override", words::kCliNoValue})) {
    return *found;
  }
  // Of a named option the rest is a sentence of its own.
  if (const auto named = PartsOf(kAbout, english)) {
    return {words::kCliAbout, (*named)[0], MessageOfCli((*named)[1])};
  }
  return FindEntry(english, CliSentence{"$0 not in {$1}", words::kCliNotAmong})
      .value_or(Message(english));
}

}  // namespace schafkopf
