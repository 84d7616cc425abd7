// Reading TOML by toml++; every mistake is reported at its place in the file.
#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "engine/text/string_views.h"
#include "engine/text/toml_text.h"
#include "solver/people/bid_offers.h"
#include "tools/batch/file.h"
#include "tools/batch/job.h"
#include "tools/cli/cli.h"
#include "tools/cli/rules_option.h"

namespace schafkopf {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kMostBlock = 1'000'000;
constexpr std::int64_t kMostWorlds = 1'000'000;

absl::StatusOr<std::string> TextOf(const std::string& path) {
  auto text = ReadFileText(path);
  if (!absl::IsNotFound(text.status())) return text;
  return absl::InternalError(absl::StripPrefix(text.status().message(), "schafkopf: "));
}

// Reads the keys of one job file. The first mistake is kept; what is read after it is of no use.
class JobReader {
 public:
  explicit JobReader(absl::string_view path) : path_(path) { job_.path = std::string(path); }

  absl::StatusOr<Job> Read(absl::string_view text);

 private:
  using Keys = std::initializer_list<std::string_view>;

  void Refuse(const toml::source_region& where, absl::string_view expected,
              absl::string_view found) {
    if (!error_.ok()) return;
    // What is not there at all has no place.
    const toml::source_position place = where.begin ? where.begin : toml::source_position{1, 1};
    error_ = absl::InvalidArgumentError(absl::StrCat(path_, ":", place.line, ":", place.column,
                                                     ": expected ", expected, ", found ", found));
  }
  // A mistake inside the text of a node.
  void RefuseText(const toml::node& node, const absl::Status& error) {
    if (!error_.ok()) return;
    const auto place = node.source().begin;
    const int column = static_cast<int>(place.column) + ColumnOf(error);  // behind the quote
    error_ = absl::InvalidArgumentError(
        absl::StrCat(path_, ":", place.line, ":", column, ": ", error.message()));
  }
  void OnlyKeys(const toml::table& table, Keys keys);
  const toml::table& Section(const toml::table& top, std::string_view key);
  void ReadNumber(const toml::table& table, std::string_view key, std::int64_t low,
                  std::int64_t high, std::uint64_t& number);
  std::optional<int> ReadCount(const toml::table& table, std::string_view key, int low, int high);
  void ReadFlag(const toml::table& table, std::string_view key, bool& flag);
  void ReadText(const toml::table& table, std::string_view key, std::string& text);
  void ReadTexts(const toml::table& table, std::string_view key, std::vector<std::string>& texts);
  // The place of the key's word among `words`; `otherwise` where the key is missing.
  std::size_t ReadWord(const toml::table& table, std::string_view key, Keys words,
                       std::size_t otherwise);

  void ReadRuleSet(const toml::table& top);
  void ReadInput(const toml::table& input);
  void ReadGenerated(const toml::table& input);
  void ReadQuestion(const toml::table& question);
  void ReadContracts(const toml::table& question);
  void CheckTogether(const toml::table& input, const toml::table& question);

  const absl::string_view path_;
  const toml::table empty_;
  Job job_;
  absl::Status error_;
};

void JobReader::OnlyKeys(const toml::table& table, Keys keys) {
  for (const auto& [key, node] : table) {
    if (std::find(keys.begin(), keys.end(), key.str()) != keys.end()) continue;
    const std::string known = absl::StrJoin(keys, ", ", [](std::string* out, std::string_view one) {
      absl::StrAppend(out, AbslView(one));
    });
    Refuse(key.source(), absl::StrCat("one of the keys ", known), AbslView(key.str()));
  }
}

const toml::table& JobReader::Section(const toml::table& top, std::string_view key) {
  const toml::node* node = top.get(key);
  if (node == nullptr) return empty_;
  if (const auto* table = node->as_table()) return *table;
  Refuse(node->source(), absl::StrCat("a table [", AbslView(key), "]"), Shown(*node));
  return empty_;
}

void JobReader::ReadNumber(const toml::table& table, std::string_view key, std::int64_t low,
                           std::int64_t high, std::uint64_t& number) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return;
  const auto* read = node->as_integer();
  if (read != nullptr && low <= read->get() && read->get() <= high) {
    number = static_cast<std::uint64_t>(read->get());
    return;
  }
  Refuse(node->source(), absl::StrCat("a whole number from ", low, " to ", high), Shown(*node));
}

std::optional<int> JobReader::ReadCount(const toml::table& table, std::string_view key, int low,
                                        int high) {
  if (!table.contains(key)) return std::nullopt;
  std::uint64_t number = static_cast<std::uint64_t>(low);
  ReadNumber(table, key, low, high, number);
  return static_cast<int>(number);
}

void JobReader::ReadFlag(const toml::table& table, std::string_view key, bool& flag) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return;
  if (const auto* read = node->as_boolean()) {
    flag = read->get();
  } else {
    Refuse(node->source(), "true or false", Shown(*node));
  }
}

void JobReader::ReadText(const toml::table& table, std::string_view key, std::string& text) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return;
  const auto* read = node->as_string();
  if (read != nullptr && !read->get().empty()) {
    text = read->get();
  } else {
    Refuse(node->source(), "a text in quotes", Shown(*node));
  }
}

void JobReader::ReadTexts(const toml::table& table, std::string_view key,
                          std::vector<std::string>& texts) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return;
  const auto* array = node->as_array();
  if (array == nullptr) return Refuse(node->source(), "an array of texts", Shown(*node));
  for (const toml::node& item : *array) {
    const auto* text = item.as_string();
    if (text == nullptr) return Refuse(item.source(), "a text in quotes", Shown(item));
    texts.push_back(text->get());
  }
}

std::size_t JobReader::ReadWord(const toml::table& table, std::string_view key, Keys words,
                                std::size_t otherwise) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return otherwise;
  const auto* text = node->as_string();
  const auto found = text == nullptr
                         ? words.end()
                         : std::find(words.begin(), words.end(), std::string_view(text->get()));
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  const std::string known = absl::StrJoin(words, ", ", [](std::string* out, std::string_view one) {
    absl::StrAppend(out, AbslView(one));
  });
  Refuse(node->source(), absl::StrCat("one of ", known), Shown(*node));
  return otherwise;
}

absl::StatusOr<Job> JobReader::Read(absl::string_view text) {
  const toml::parse_result parsed = toml::parse(StdView(text));
  if (!parsed) {
    Refuse(parsed.error().source(), "TOML", std::string(parsed.error().description()));
    return error_;
  }
  const toml::table& top = parsed.table();
  OnlyKeys(top, {"rules", "seed", "block", "input", "question", "output"});
  ReadRuleSet(top);
  ReadNumber(top, "seed", 0, kMost, job_.seed);
  const toml::table& question = Section(top, "question");
  ReadQuestion(question);
  ReadNumber(top, "block", 1, kMostBlock, job_.block);
  const toml::table& input = Section(top, "input");
  ReadInput(input);
  const toml::table& output = Section(top, "output");
  OnlyKeys(output, {"format", "zstd"});
  job_.format = static_cast<Format>(ReadWord(output, "format", {"jsonl", "csv", "binary"}, 0));
  ReadFlag(output, "zstd", job_.compressed);
  CheckTogether(input, question);
  if (!error_.ok()) return error_;
  return std::move(job_);
}

void JobReader::ReadRuleSet(const toml::table& top) {
  std::string& name = job_.rules_name;
  name = std::string(Presets().front().name);
  ReadText(top, "rules", name);
  const auto preset = PresetRules(name);
  if (preset.ok()) {
    job_.rules = *preset;
    return;
  }
  const std::string path = job_.Beside(name);
  if (name.find_first_of("./") == name.npos && !Exists(path)) {
    return RefuseText(*top.get("rules"), preset.status());
  }
  const auto text = TextOf(path);
  auto rules = text.ok() ? ParseRuleFile(*text, path) : text.status();
  if (rules.ok()) {
    job_.rules = *std::move(rules);
  } else {
    error_.Update(rules.status());
  }
}

void JobReader::ReadInput(const toml::table& input) {
  const bool generated = input.contains("deals");
  if (generated == input.contains("file")) {
    return Refuse(input.source(), "either file = \"...\" or deals = N in [input]",
                  generated ? "both" : "neither");
  }
  if (generated) return ReadGenerated(input);
  ReadText(input, "file", job_.input);
  if (job_.question.kind != QuestionKind::kAsk) return OnlyKeys(input, {"file"});
  OnlyKeys(input, {"file", "players"});
  job_.question.players = ReadCount(input, "players", 3, kSeatCount).value_or(kSeatCount);
}

void JobReader::ReadGenerated(const toml::table& input) {
  OnlyKeys(input, {"deals", "deck", "players", "hand", "given", "contract", "declarer"});
  Generated& made = job_.generated.emplace();
  ReadNumber(input, "deals", 1, kMost, made.count);
  ReadWord(input, "deck", {"long", "short", "short20", "kop"}, 0);
  ReadText(input, "deck", made.text.deck);
  made.text.players = ReadCount(input, "players", 2, kSeatCount).value_or(kSeatCount);
  ReadTexts(input, "hand", made.text.hands);
  ReadTexts(input, "given", made.text.given);
  ReadText(input, "contract", made.text.contract);
  made.text.declarer = ReadCount(input, "declarer", 0, kSeatCount - 1);
  if (LacksDeclarer(made.text) || (made.text.declarer && made.text.contract.empty())) {
    Refuse(input.source(), "contract and declarer together", "one of them");
  }
  if (!error_.ok()) return;
  auto request = ReadDealRequest(made.text, job_.rules.options);
  if (const auto* mistake = std::get_if<DealMistake>(&request)) {
    const toml::node* node = input.get(mistake->part);
    if (const auto* array = node->as_array()) node = array->get(mistake->index);
    return RefuseText(*node, mistake->error);
  }
  made.request = std::get<DealRequest>(std::move(request));
}

void JobReader::ReadQuestion(const toml::table& question) {
  Question& asked = job_.question;
  if (!question.contains("kind")) {
    Refuse(question.source(), "kind = \"...\" in [question]", "none");
  }
  asked.kind = static_cast<QuestionKind>(
      ReadWord(question, "kind", {"value", "cards", "table", "post-mortem", "ask"}, 0));
  switch (asked.kind) {
    case QuestionKind::kValue:
    case QuestionKind::kCards:
      OnlyKeys(question, {"kind", "from_start"});
      ReadFlag(question, "from_start", asked.from_start);
      break;
    case QuestionKind::kTable:
      OnlyKeys(question, {"kind", "contracts", "values"});
      asked.values =
          static_cast<TableValues>(ReadWord(question, "values", {"none", "best", "all"}, 0));
      ReadContracts(question);
      job_.block = 32;
      break;
    case QuestionKind::kPostMortem:
      OnlyKeys(question, {"kind"});
      job_.block = 32;
      break;
    case QuestionKind::kAsk: {
      OnlyKeys(question, {"kind", "contracts", "worlds", "seat"});
      ReadContracts(question);
      ReadNumber(question, "worlds", 1, kMostWorlds, asked.worlds);
      asked.seat = Seat(ReadCount(question, "seat", 0, kSeatCount - 1).value_or(0));
      job_.block = 4;
      break;
    }
  }
}

void JobReader::ReadContracts(const toml::table& question) {
  std::vector<std::string> texts;
  ReadTexts(question, "contracts", texts);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const auto contract = ParseContract(texts[i]);
    if (!contract.ok()) {
      return RefuseText(*question.get("contracts")->as_array()->get(i), contract.status());
    }
    if (!CanBeAsked(*contract, kSeatCount)) {
      return RefuseText(*question.get("contracts")->as_array()->get(i),
                        SyntaxError(1, "a contract that can be bid", ToString(*contract)));
    }
    job_.question.contracts.push_back(ContractUnder(*contract, job_.rules.options));
  }
}

void JobReader::CheckTogether(const toml::table& input, const toml::table& question) {
  if (!job_.generated) return;
  const QuestionKind kind = job_.question.kind;
  if (kind == QuestionKind::kPostMortem) {
    Refuse(question.source(), "recorded games for a post-mortem: file = \"...\"",
           "deals that nobody played");
  }
  const DealRequest& request = job_.generated->request;
  const bool needs_contract = kind == QuestionKind::kValue || kind == QuestionKind::kCards;
  if (needs_contract && !request.contract) {
    Refuse(input.source(), "contract and declarer of the deals", "none");
  }
  job_.question.players = request.knowledge.seats;
  if (kind == QuestionKind::kAsk && job_.question.players == 2) {
    Refuse(input.get("players")->source(), "a table of 3 or 4 to ask for a hand", "2");
  }
}

}  // namespace

absl::StatusOr<Job> ReadJob(const std::string& path) {
  const auto text = TextOf(path);
  if (!text.ok()) return text.status();
  return JobReader(path).Read(*text);
}

}  // namespace schafkopf
