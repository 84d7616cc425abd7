// ask: "Should I play this?" for a hand, or for many from a file.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/condition.h"
#include "engine/text/notation.h"
#include "engine/worlds/dealer.h"
#include "solver/people/advice.h"
#include "tools/answers/answer.h"
#include "tools/answers/ask_double.h"
#include "tools/answers/ask_play.h"
#include "tools/answers/ask_question.h"
#include "tools/answers/ask_text.h"
#include "tools/cli/cli.h"
#include "tools/cli/number_option.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMaxExactWorlds = 1'000'000;
// Contracts of a file's questions that are answered together, so that all threads have work.
constexpr std::size_t kWindow = 8;

struct AskOptions {
  std::string input;
  int seat = 0;
  int players = kSeatCount;
  std::vector<std::string> contracts;
  RulesChoice rules;
  std::uint64_t worlds = EstimateOptions().worlds;
  bool exact = false;
  double error = 0;
  std::uint64_t seed = EstimateOptions().seed;
  std::vector<std::string> given;
  std::string against;
  int declarer = -1;
  std::string language = "en";
  PlayChoice play;
  int threads = 0;
  bool json = false;
};

// The options, read and checked.
struct Setting {
  RuleSet rules;
  AskTerms terms;
  std::vector<Condition> conditions;
  std::string given;  // the same as asked
  Language language = Language::kEnglish;
  PlayChoice play;
  EstimateOptions estimate;
};

// ---- JSON
// ----------------------------------------------------------------------------------------

Json ContractJson(const ContractAdvice& advice) {
  const OpenEstimate& open = advice.open;
  const Share win = OpenWinShare(open);
  const auto share = [&](std::uint64_t count) {
    return Rounded(static_cast<double>(count) / static_cast<double>(open.worlds));
  };
  return {
      {"contract", ToString(advice.contract)},
      {"table_win", advice.table ? Json(Rounded(advice.table->win.value)) : Json(nullptr)},
      {"table_schneider", advice.table ? Json(Rounded(advice.table->schneider)) : Json(nullptr)},
      {"table_schwarz", advice.table ? Json(Rounded(advice.table->schwarz)) : Json(nullptr)},
      {"basis", advice.table ? "fitted" : "open"},
      {"open_win", Rounded(win.value)},
      {"open_low", Rounded(win.low)},
      {"open_high", Rounded(win.high)},
      {"schneider", share(open.schneider)},
      {"schwarz", share(open.schwarz)},
      {"cents", Rounded(advice.cents.value)},
      {"open_cents", Rounded(OpenCents(open).value)},
      {"cents_error", Rounded(advice.cents.error)},
      {"worlds", open.worlds}};
}

Json PassingJson(const RoundEstimate& passing) {
  return {{"cents_error", Rounded(passing.cents.error)},
          {"nobody_plays", Rounded(passing.nobody)},
          {"with", Rounded(passing.with)},
          {"against", Rounded(passing.against)},
          {"worlds", passing.worlds},
          {"effective_worlds", Rounded(passing.effective)}};
}

Json AdviceJson(const AdviceQuestion& question, const Advice& advice, const Setting& setting) {
  const ContractAdvice& best = advice.ranked.front();
  Json object = {
      {"hand", ToString(question.hand, CardOrder(Contract::Named("ruf", Suit::kEichel)))},
      {"seat", question.seat.index()},
      {"rules", setting.rules.name},
      {"tariff", ToString(setting.estimate.stakes.tariff)},
      {"seed", setting.estimate.seed},
      {"worlds", advice.worlds()},
      {"worlds_possible", advice.worlds_possible},
      {"verdict", std::string(NameOf(advice.verdict))},
      {"best", advice.verdict == Verdict::kLeave ? "pass" : ToString(best.contract)},
      {"pass_cents", advice.passing ? Json(Rounded(advice.passing->cents.value)) : Json(nullptr)},
      {"sentence", Sentence(advice, setting.language)},
      {"contracts", Json::array()},
  };
  for (const ContractAdvice& contract : advice.ranked) {
    object["contracts"].push_back(ContractJson(contract));
  }
  if (advice.passing) object["passing"] = PassingJson(*advice.passing);
  if (!setting.given.empty()) object["given"] = setting.given;
  for (const Contract& contract : advice.without_worlds) {
    object["without_worlds"].push_back(ToString(contract));
  }
  if (PendingSignal()) object["interrupted"] = true;
  return object;
}

// ---- Answers
// -------------------------------------------------------------------------------------

// Whether a world meets all conditions; trumps are those of the contract in question.
std::function<bool(const Contract&, const Hands&)> Accept(
    const std::vector<Condition>& conditions) {
  if (conditions.empty()) return nullptr;
  return [&conditions](const Contract& contract, const Hands& hands) {
    const CardOrder order(contract);
    return std::ranges::all_of(
        conditions, [&](const Condition& condition) { return condition.Holds(hands, order); });
  };
}

void ShowProgress(std::uint64_t done, std::uint64_t total) {
  std::fprintf(stderr, "\r%3d %% of %llu solves ", static_cast<int>(done * 100 / total),
               static_cast<unsigned long long>(total));
  if (done == total) std::fprintf(stderr, "\r\033[K");
}

ExitCode NoWorlds() {
  if (const auto code = PendingSignal()) return *code;
  return ReportArgument("--given",
                        SyntaxError(1, "conditions that can be met", "none such in 100000 worlds"));
}

// Whether so few worlds are possible that each can be dealt, where that is asked for.
absl::Status CheckExact(const AdviceQuestion& question, bool exact) {
  if (!exact) return absl::OkStatus();
  const std::uint64_t possible =
      Dealer(KnowledgeOf(question.contracts.front(), question.seat, question.seat, question.hand,
                         {}, question.seats))
          .count();
  if (possible <= kMaxExactWorlds) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("--exact: expected at most ", kMaxExactWorlds, " worlds, found ", possible));
}

ExitCode AnswerHand(CardSet hand, const AskOptions& options, Setting setting) {
  const auto question = MakeQuestion(hand, setting.terms, setting.rules);
  if (!question.ok()) return ReportArgument("--contract", question.status());
  if (const absl::Status exact = CheckExact(*question, options.exact); !exact.ok()) {
    PrintError(exact.message());
    return ExitCode::kUsage;
  }
  if (isatty(STDERR_FILENO) != 0) setting.estimate.progress = ShowProgress;
  const Advice advice = Advise({&*question, 1}, setting.estimate).front();
  if (advice.ranked.empty()) return NoWorlds();
  const AskPlay play = PlayAdvice(*question, advice, setting.play, setting.estimate);
  const auto signal = PendingSignal();
  if (options.json) {
    Json object = AdviceJson(*question, advice, setting);
    AddPlayed(play, object["contracts"]);
    PrintLine(object.dump());
  } else {
    PrintLine(AskText(advice,
                      {setting.rules, CardsOf(question->deck).size(), question->seat, options.seed,
                       options.worlds, setting.given, signal.has_value()},
                      setting.language) +
              PlayText(play, advice, setting.language));
  }
  return signal.value_or(ExitCode::kOk);
}

// A line of the file, and what it asks.
struct Asked {
  std::int64_t line;
  absl::StatusOr<AdviceQuestion> question;
};

// Answers a window of lines, in order. kData if one of them was bad.
ExitCode AnswerWindow(const std::vector<Asked>& window, const std::string& file,
                      const Setting& setting) {
  std::vector<AdviceQuestion> questions;
  for (const Asked& asked : window) {
    if (asked.question.ok()) questions.push_back(*asked.question);
  }
  const std::vector<Advice> answers = Advise(questions, setting.estimate);
  std::vector<AskPlay> plays;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    plays.push_back(PlayAdvice(questions[i], answers[i], setting.play, setting.estimate));
  }
  // An interrupted window is dropped: its answers would depend on the moment.
  if (const auto code = PendingSignal()) return *code;
  ExitCode code = ExitCode::kOk;
  auto answer = answers.begin();
  for (const Asked& asked : window) {
    Json object = {{"line", asked.line}};
    absl::Status error = asked.question.status();
    if (error.ok()) {
      if (answer->ranked.empty()) {
        error = SyntaxError(1, "conditions that can be met", "none such in 100000 worlds");
      } else {
        object.update(AdviceJson(*asked.question, *answer, setting));
        AddPlayed(plays[static_cast<std::size_t>(answer - answers.begin())], object["contracts"]);
      }
      ++answer;
    }
    if (!error.ok()) {
      object["column"] = ColumnOf(error);
      object["error"] = std::string(error.message());
      PrintError(PlacedError(file, asked.line, error));
      code = ExitCode::kData;
    }
    PrintLine(object.dump());
  }
  FlushOutput();
  return code;
}

ExitCode AnswerFile(const AskOptions& options, const Setting& setting) {
  LineReader reader(options.input);
  ExitCode code = ExitCode::kOk;
  bool more = true;
  bool had_a_line = false;
  while (more) {
    std::vector<Asked> window;
    std::size_t contracts = 0;
    while (contracts < kWindow && window.size() < kWindow && more) {
      if (const auto line = reader.Next()) {
        auto question = ReadQuestion(*line, setting.terms, setting.rules);
        if (question.ok()) {
          if (auto exact = CheckExact(*question, options.exact); !exact.ok()) question = exact;
        }
        if (question.ok()) contracts += question->contracts.size();
        window.push_back({line->number, std::move(question)});
      } else {
        more = false;
      }
    }
    if (window.empty()) break;
    had_a_line = true;
    const ExitCode of_window = AnswerWindow(window, reader.name(), setting);
    if (const auto signal = PendingSignal()) return *signal;
    if (of_window != ExitCode::kOk) code = of_window;
  }
  const ExitCode of_input = ReportInput(reader, had_a_line);
  return of_input == ExitCode::kOk ? code : of_input;
}

// Reads all options but the hand and the rules, or says which is wrong.
std::optional<Setting> ReadSetting(const AskOptions& options, const RuleSet& rules) {
  Setting setting;
  setting.rules = rules;
  setting.terms = {Seat(options.seat), options.players, {}};
  for (const std::string& text : options.contracts) {
    const auto contract = ParseContract(text);
    if (!contract.ok()) return ReportArgument("--contract", contract.status()), std::nullopt;
    setting.terms.contracts.push_back(*contract);
  }
  for (const std::string& text : options.given) {
    auto condition = ParseCondition(text);
    if (!condition.ok()) return ReportArgument("--given", condition.status()), std::nullopt;
    setting.conditions.push_back(*std::move(condition));
  }
  setting.given = absl::StrJoin(options.given, " and ");
  setting.language = options.language == "de" ? Language::kGerman : Language::kEnglish;
  setting.play = options.play;
  setting.estimate.stakes = {setting.rules.tariff, setting.rules.options};
  setting.estimate.worlds = options.worlds;
  setting.estimate.exact = options.exact;
  setting.estimate.seed = options.seed;
  setting.estimate.threads = options.threads;
  if (options.error > 0) {
    setting.estimate.error = options.error;
    setting.estimate.worlds = kMaxExactWorlds;
  }
  return setting;
}

// "Should I lay?", "should I say Kontra?"
ExitCode AnswerDouble(const absl::StatusOr<RoundQuestion>& question, const char* place,
                      const AskOptions& options, const Setting& setting) {
  if (!question.ok()) return ReportArgument(place, question.status());
  if (const absl::Status table = CheckTable(*question, setting.rules); !table.ok()) {
    return ReportRules(table);
  }
  const RoundEstimate estimate = EstimateRound(*question, PlayedOptions(setting.estimate));
  if (const auto signal = PendingSignal()) return *signal;
  if (estimate.worlds == 0) {
    return ReportArgument(place, SyntaxError(1, "a contract that somebody may bid", "none such"));
  }
  const DoubleAnswer answer = {*question, estimate, setting.rules, options.seed};
  PrintLine(options.json ? DoubleJson(answer, setting.language)
                         : DoubleText(answer, setting.language));
  return ExitCode::kOk;
}

ExitCode AnswerKontra(CardSet hand, const AskOptions& options, const Setting& setting) {
  const auto contract = ParseContract(options.against);
  if (!contract.ok()) return ReportArgument("--against", contract.status());
  return AnswerDouble(
      KontraQuestion(hand, Seat(options.seat), *contract, Seat(options.declarer), setting.rules),
      "--against", options, setting);
}

// What such a question cannot have beside it; kOk where nothing of it is there.
ExitCode RefuseBesideDouble(const AskOptions& options, bool lays) {
  const std::initializer_list<std::pair<const char*, bool>> refused = {
      {"--contract", !options.contracts.empty()},
      {"--given", !options.given.empty()},
      {"--exact", options.exact},
      {"--error", options.error > 0},
      {"--play", options.play.worlds > 0},
      {"--players", options.players != kSeatCount},
      {"--against", lays && !options.against.empty()}};
  for (const auto& [name, is_there] : refused) {
    if (!is_there) continue;
    PrintError(absl::StrCat(name, ": does not go with the question whether to ",
                            lays ? "lay (a hand with `_`)" : "say Kontra (--against)"));
    return ExitCode::kUsage;
  }
  return ExitCode::kOk;
}

bool IsFile(const std::string& path) { return access(path.c_str(), F_OK) == 0; }

ExitCode RunAsk(const AskOptions& options) {
  const auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  auto setting = ReadSetting(options, *rules);
  if (!setting) return ExitCode::kData;
  setting->estimate.accept = Accept(setting->conditions);
  setting->estimate.stop = [] { return PendingSignal().has_value(); };
  WatchSignals();
  const bool lays = HasUnknownCards(options.input) && !IsFile(options.input);
  if (lays || !options.against.empty()) {
    if (const ExitCode code = RefuseBesideDouble(options, lays); code != ExitCode::kOk) return code;
  }
  if (lays) {
    return AnswerDouble(LayQuestion(options.input, Seat(options.seat), setting->rules), "HAND",
                        options, *setting);
  }
  const auto hand = ReadAskedHand(options.input, options.players);
  if (!options.against.empty()) {
    if (!hand.ok()) return ReportArgument("HAND", hand.status());
    return AnswerKontra(*hand, options, *setting);
  }
  if (hand.ok()) return AnswerHand(*hand, options, *setting);
  const bool path = options.input.find_first_of("./") != std::string::npos;
  if (options.input != "-" && !path && !IsFile(options.input)) {
    return ReportArgument("HAND", hand.status());
  }
  return AnswerFile(options, *setting);
}

std::function<ExitCode()> AddAsk(CLI::App& verb) {
  auto options = std::make_shared<AskOptions>();
  verb.add_option("HAND", options->input,
                  "eight cards (six of the short deck), `_` for one not seen yet: lay? or a FILE "
                  "or - with a line "
                  "HAND [SEAT [CONTRACT]] for each question")
      ->required();
  verb.add_option("--seat", options->seat, "0 to 3; 0 is forehand and leads")
      ->check(CLI::Range(0, 3))
      ->capture_default_str();
  verb.add_option("--contract", options->contracts, "only this contract; may be repeated")
      ->allow_extra_args(false);
  AddRulesOptions(verb, options->rules);
  verb.add_option("--players", options->players, "4, or 3 with the 24 cards, eight in a hand")
      ->check(CLI::Range(3, 4))
      ->capture_default_str();
  CLI::Option* worlds = verb.add_option("--worlds", options->worlds, "worlds dealt for each game")
                            ->check(WholeNumber(1, 1'000'000'000))
                            ->capture_default_str();
  CLI::Option* exact = verb.add_flag("--exact", options->exact, "deal every possible world");
  verb.add_option("--error", options->error,
                  "deal until the open interval is at most this far to either side, 0 to 1")
      ->check(Fraction())
      ->excludes(worlds)
      ->excludes(exact);
  worlds->excludes(exact);
  verb.add_option("--seed", options->seed, "the same seed deals the same worlds")
      ->check(WholeNumber())
      ->capture_default_str();
  verb.add_option("--given", options->given, "a condition on the hands; may be repeated")
      ->allow_extra_args(false);
  CLI::Option* against =
      verb.add_option("--against", options->against, "Kontra? the contract that another plays");
  CLI::Option* declarer = verb.add_option("--declarer", options->declarer, "the seat that plays it")
                              ->check(CLI::Range(0, 3));
  against->needs(declarer);
  declarer->needs(against);
  AddPlayOptions(verb, options->play);
  verb.add_option("--lang", options->language, "language of the answer")
      ->check(CLI::IsMember({"en", "de"}))
      ->capture_default_str();
  verb.add_option("--threads", options->threads, "0: one for each processor")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  verb.add_flag("--json", options->json, "one JSON object");
  return [options] { return RunAsk(*options); };
}

}  // namespace

const Verb kAskVerb = {"ask", "should I play this? every contract of a hand, ranked", AddAsk};

}  // namespace schafkopf
