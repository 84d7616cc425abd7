// score: the price of a finished deal, explained; by numbers or from deal lines.
#include "tools/answers/score.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/text/bid_refusal.h"
#include "engine/text/notation.h"
#include "tools/answers/game_name.h"
#include "tools/answers/score_lines.h"
#include "tools/answers/score_numbers.h"
#include "tools/cli/cli.h"
#include "tools/cli/number_option.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

struct ScoreOptions {
  std::string what;  // a contract or a file
  bool ouvert = false;
  ScoreArguments arguments;
  RulesChoice rules;
  bool json = false;
};

ExitCode ScoreNumbers(const Contract& contract, const ScoreOptions& options, const RuleSet& rules) {
  const auto doublers = ReadDoublers(options.arguments);
  if (!doublers.ok()) return PrintError(doublers.status().message()), ExitCode::kData;
  const auto question = ReadQuestion(contract, options.arguments, *doublers, rules);
  const auto score = question.ok() ? ScoreOf(*question, rules) : question.status();
  if (!score.ok()) return PrintError(score.status().message()), ExitCode::kData;
  if (!options.json) {
    for (const std::string& line : ScoreLines(*question, *score)) PrintLine(line);
    return ExitCode::kOk;
  }
  Json object = {
      {"contract", ToString(contract)}, {"rules", rules.name}, {"tariff", ToString(rules.tariff)}};
  object.update(ScoreJson(*score));
  if (contract.parties() == Parties::kCross && contract.row().pack == Pack::kBavarian) {
    const int declarer = KreuzDeclarer(options.arguments, *doublers).index() % 2;
    object["declaring"] = {declarer, declarer + 2};
  }
  PrintLine(object.dump());
  return ExitCode::kOk;
}

ExitCode RunScore(ScoreOptions options) {
  const auto rules = ReadBookRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  std::string_view round_name;
  if (!options.arguments.round.empty()) {
    const auto round = ParseRound(options.arguments.round);
    if (!round.ok()) return ReportArgument("--round", round.status());
    round_name = (*round)->name;
  }
  if (options.ouvert) options.what += "+ouvert";
  const auto contract = ParseGameName(options.what);
  if (contract.ok()) {
    const Contract& game = contract->contract;
    RuleOptions table = rules->options;
    if (round_name == "hadsch") table.Set("renonce", "on");  // forehand must play
    const BidObstacle obstacle = ObstacleByTable(game, table);
    if (obstacle != BidObstacle::kNone) {
      const Refusal refusal = RefusalOf(obstacle, game, {}, table);
      return ReportArgument("C", SyntaxError(1, refusal.expected, refusal.found));
    }
    return ScoreNumbers(ContractUnder(game, rules->options), options, *rules);
  }
  const bool file = options.what == "-" || options.what.find('/') != std::string::npos ||
                    options.what.find('.') != std::string::npos ||
                    access(options.what.c_str(), F_OK) == 0;
  if (file) return ScoreFile(options.what, options.arguments, *rules, options.json);
  return ReportArgument("C", contract.status());
}

void AddNumbers(CLI::App& verb, ScoreArguments& arguments) {
  verb.add_option("--points", arguments.points,
                  "points of the declarer's side; in a Ramsch of each seat: 45,35,30,10")
      ->check(WholeNumbers());
  verb.add_option("--tricks", arguments.tricks, "tricks, likewise")->check(WholeNumbers());
  verb.add_option("--lauf", arguments.lauf, "Laufende; negative where the declarer lacks them")
      ->check(WholeNumbers());
  verb.add_option("--side", arguments.side, "cards of the declarer's side, instead of --lauf")
      ->excludes("--lauf");
  verb.add_option("--deck", arguments.deck,
                  "long, short, short20, kop or 32, 24, 20, 16; else that of the rules");
  verb.add_option("--players", arguments.players, "2 to 4")
      ->check(CLI::Range(2, kSeatCount))
      ->capture_default_str();
  verb.add_option("--target", arguments.target, "points promised, where more than 61")
      ->check(WholeNumber(61, 120));
  verb.add_option("--trumps", arguments.trumps, "Ramsch: trumps captured by each seat");
  verb.add_option("--highest", arguments.highest, "Ramsch: highest trump of each seat, - for none");
  verb.add_option("--sau", arguments.saus, "Ramsch: highest captured Sau of each seat, - for none");
  verb.add_flag("--one-player", arguments.one_player, "Sjavs: one player took every trick");
  verb.add_option("--carried", arguments.carried, "Sjavs: what a 60:60 before added")
      ->check(WholeNumber(0, 100));
}

std::function<ExitCode()> AddScore(CLI::App& verb) {
  auto options = std::make_shared<ScoreOptions>();
  verb.add_option("C", options->what, "a contract; or a FILE or - with finished deal lines")
      ->required();
  ScoreArguments& arguments = options->arguments;
  AddNumbers(verb, arguments);
  verb.add_option("--layers", arguments.doublings.layers, "how many laid")
      ->check(WholeNumber(0, 4));
  verb.add_option("--laid", arguments.laid, "seats that laid, in order, instead of --layers")
      ->excludes("--layers");
  verb.add_option("--stoss", arguments.doublings.stoss, "Kontra, Re ...: how many were given")
      ->check(WholeNumber(0, 8));
  verb.add_option("--kontra", arguments.kontra, "seats that gave them in order, instead of --stoss")
      ->excludes("--stoss");
  verb.add_option("--declarer", arguments.declarer,
                  "the declarer's seat, where --kontra is checked")
      ->check(CLI::Range(0, kSeatCount - 1));
  verb.add_option("--partner", arguments.partner, "his partner's seat, likewise")
      ->check(CLI::Range(0, kSeatCount - 1));
  verb.add_option("--bock", arguments.doublings.bock, "Bock factors")->check(WholeNumber(0, 8));
  verb.add_option("--stock", arguments.stock, "cents in the stock")
      ->check(WholeNumber(0, 1'000'000));
  verb.add_option("--round", arguments.round, "a special round, such as hadsch or bock");
  verb.add_flag("--ouvert", options->ouvert, "the declarer's hand lay open");
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->json, "JSON objects");
  return [options] { return RunScore(*options); };
}

}  // namespace

const Verb kScoreVerb = {"score", "the price of a finished deal, explained", AddScore};

}  // namespace schafkopf
