// A job from its TOML.
#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/words.h"
#include "solver/habits/bid_habit.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/door/words.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/toml_keys.h"
#include "tools/batch/store/file.h"
#include "tools/batch/store/words.h"
#include "tools/cli/cli.h"
#include "tools/cli/rules_option.h"

namespace schafkopf {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kMostBlock = 1'000'000;

absl::StatusOr<std::string> TextOf(const std::string& path) {
  auto text = ReadFileText(path);
  if (!absl::IsNotFound(text.status())) return text;
  return Failure(absl::StatusCode::kInternal, MessageOf(text.status()));
}

// Reads one job file.
class JobReader {
 public:
  explicit JobReader(absl::string_view path) : keys_(path) { job_.path = std::string(path); }

  absl::StatusOr<Job> Read(absl::string_view text);

 private:
  using Names = std::initializer_list<std::string_view>;

  void Only(const toml::table& table, Names keys) { keys_.Only(table, {keys.begin(), keys.end()}); }
  // The place of the key's word among `words`, 0 where the key is missing.
  std::size_t ReadWord(const toml::table& table, std::string_view key, Names words) {
    return keys_.ReadWord(table, key, {words.begin(), words.end()});
  }
  void ReadRuleSet(const toml::table& top);
  void ReadInput(const toml::table& input);
  void ReadGenerated(const toml::table& input);
  void ReadBook(const toml::table& input);
  void ReadQuestion(const toml::table& question);
  void ReadContracts(const toml::table& question);
  void CheckTogether(const toml::table& input, const toml::table& question);

  TomlKeys keys_;
  Job job_;
};

absl::StatusOr<Job> JobReader::Read(absl::string_view text) {
  const auto parsed = ParseToml(text, job_.path);
  if (!parsed.ok()) return parsed.status();
  const toml::table& top = *parsed;
  Only(top, {"rules", "seed", "block", "input", "question", "output"});
  ReadRuleSet(top);
  keys_.ReadNumber(top, "seed", 0, kMost, job_.seed);
  const toml::table& question = keys_.Section(top, "question");
  ReadQuestion(question);
  keys_.ReadNumber(top, "block", 1, kMostBlock, job_.block);
  const toml::table& input = keys_.Section(top, "input");
  ReadInput(input);
  const toml::table& output = keys_.Section(top, "output");
  Only(output, {"format", "zstd"});
  job_.format = static_cast<Format>(ReadWord(output, "format", {"jsonl", "csv", "binary"}));
  keys_.ReadFlag(output, "zstd", job_.compressed);
  CheckTogether(input, question);
  if (!keys_.error().ok()) return keys_.error();
  return std::move(job_);
}

void JobReader::ReadRuleSet(const toml::table& top) {
  std::string& name = job_.rules_name;
  name = std::string(Presets().front().name);
  keys_.ReadText(top, "rules", name);
  const auto preset = PresetRules(name);
  if (preset.ok()) {
    job_.rules = *preset;
    return;
  }
  const std::string path = job_.Beside(name);
  if (name.find_first_of("./") == name.npos && !Exists(path)) {
    return keys_.RefuseText(*top.get("rules"), preset.status());
  }
  const auto text = TextOf(path);
  auto rules = text.ok() ? ParseRuleFile(*text, path) : text.status();
  if (rules.ok()) {
    job_.rules = *std::move(rules);
  } else {
    keys_.Keep(rules.status());
  }
}

void JobReader::ReadInput(const toml::table& input) {
  if (job_.question.kind->subject == JobSubject::kBook) return ReadBook(input);
  const bool generated = input.contains("deals");
  if (generated == input.contains("file")) {
    return keys_.Refuse(input.source(), words::kFileOrDeals,
                        generated ? words::kBoth : words::kNeither);
  }
  if (generated) return ReadGenerated(input);
  keys_.ReadText(input, "file", job_.input);
  if (job_.question.kind->subject != JobSubject::kHand) return Only(input, {"file"});
  Only(input, {"file", "players"});
  job_.question.hand.players =
      keys_.ReadCount(input, "players", 2, kSeatCount).value_or(kSeatCount);
}

void JobReader::ReadBook(const toml::table& input) {
  Only(input, {"deck", "seat", "sample"});
  BookTerms terms;
  terms.contracts = job_.question.contracts;
  terms.seed = job_.seed;
  constexpr std::array<std::string_view, 3> kNames = {NameOf(Deck::kLong), NameOf(Deck::kShort),
                                                      NameOf(Deck::kShort20)};
  terms.deck = static_cast<Deck>(
      keys_.ReadWord(input, "deck", kNames, static_cast<std::size_t>(job_.rules.deck)));
  if (const auto seat = keys_.ReadCount(input, "seat", 0, kSeatCount - 1)) terms.seat = Seat(*seat);
  keys_.ReadNumber(input, "sample", 1, kMostSample, terms.sample);
  if (const auto fault = FaultOf(terms, job_.rules)) {
    return keys_.Refuse(input.source(), fault->expected, fault->found);
  }
  if (keys_.error().ok()) job_.book = BookPlan::Of(job_.rules, terms);
}

void JobReader::ReadGenerated(const toml::table& input) {
  Only(input, {"deals", "deck", "players", "hand", "given", "contract", "declarer"});
  Generated& made = job_.generated.emplace();
  keys_.ReadNumber(input, "deals", 1, kMost, made.count);
  ReadWord(input, "deck", {"long", "short", "short20", "kop"});
  keys_.ReadText(input, "deck", made.text.deck);
  made.text.players = keys_.ReadCount(input, "players", 2, kSeatCount).value_or(kSeatCount);
  keys_.ReadTexts(input, "hand", made.text.hands);
  keys_.ReadTexts(input, "given", made.text.given);
  keys_.ReadText(input, "contract", made.text.contract);
  made.text.declarer = keys_.ReadCount(input, "declarer", 0, kSeatCount - 1);
  if (LacksDeclarer(made.text) || (made.text.declarer && made.text.contract.empty())) {
    keys_.Refuse(input.source(), words::kContractAndDeclarerTogether, words::kOneOfThem);
  }
  if (!keys_.error().ok()) return;
  auto request = ReadDealRequest(made.text, job_.rules);
  if (const auto* mistake = std::get_if<DealMistake>(&request)) {
    const toml::node* node = input.get(mistake->part);
    if (const auto* array = node->as_array()) node = array->get(mistake->index);
    return keys_.RefuseText(*node, mistake->error);
  }
  made.request = std::get<DealRequest>(std::move(request));
}

void JobReader::ReadQuestion(const toml::table& question) {
  JobQuestion& asked = job_.question;
  if (!question.contains("kind")) {
    keys_.Refuse(question.source(), words::kKindOfQuestion, words::kNone);
  }
  std::vector<std::string_view> names;
  for (const JobKind* kind : JobKinds()) names.push_back(kind->name);
  asked.kind = JobKinds()[keys_.ReadWord(question, "kind", names)];
  keys_.Only(question, asked.kind->keys);
  job_.block = asked.kind->block;
  if (question.contains("contracts")) ReadContracts(question);
  if (asked.kind->read != nullptr) asked.kind->read(keys_, question, asked);
}

void JobReader::ReadContracts(const toml::table& question) {
  std::vector<std::string> texts;
  keys_.ReadTexts(question, "contracts", texts);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const auto contract = ParseContract(texts[i]);
    if (!contract.ok()) {
      return keys_.RefuseText(*question.get("contracts")->as_array()->get(i), contract.status());
    }
    if (!CanBeAsked(*contract, kSeatCount)) {
      return keys_.RefuseText(*question.get("contracts")->as_array()->get(i),
                              SyntaxError(1, words::kContractThatCanBeBid, ToString(*contract)));
    }
    job_.question.contracts.push_back(ContractUnder(*contract, job_.rules.options));
  }
}

void JobReader::CheckTogether(const toml::table& input, const toml::table& question) {
  if (!job_.generated) return;
  const JobSubject subject = job_.question.kind->subject;
  if (subject == JobSubject::kGame) {
    keys_.Refuse(question.source(), Message(words::kRecordedGamesForFile, job_.question.kind->name),
                 words::kDealsThatNobodyPlayed);
  }
  const DealRequest& request = job_.generated->request;
  if (subject == JobSubject::kContract && !request.contract) {
    keys_.Refuse(input.source(), words::kContractAndDeclarerOfDeals, words::kNone);
  }
  job_.question.hand.players = request.knowledge.table.seats;
  if (subject == JobSubject::kHand && job_.question.hand.players == 2) {
    keys_.Refuse(input.get("players")->source(), words::kTableOfThreeOrFour, 2);
  }
}

}  // namespace

absl::StatusOr<Job> ReadJob(const std::string& path) {
  const auto text = TextOf(path);
  if (!text.ok()) return text.status();
  return JobReader(path).Read(*text);
}

}  // namespace schafkopf
