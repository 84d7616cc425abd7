// analyze: what each card of a recorded game cost, one line in, one line out.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/money/scoring.h"
#include "engine/text/notation.h"
#include "solver/post_mortem.h"
#include "solver/solver.h"
#include "tools/answers/game_line.h"
#include "tools/cli/answer_lines.h"
#include "tools/cli/cli.h"
#include "tools/cli/number_option.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

struct AnalyzeOptions {
  std::string input = "-";
  bool json = false;
  bool stats = false;
  std::uint64_t node_budget = std::numeric_limits<std::uint64_t>::max();
  int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
};

// Whether the card turns a won deal into a lost one or back.
bool Turns(const Contract& contract, const PlayReview& play) {
  const Value winning = WinningValue(contract);
  return (play.before >= winning) != (play.after >= winning);
}

// "seat 3 SA costs 14 and the game (better SZ)".
std::string Phrase(const Contract& contract, const PlayReview& play) {
  const std::string cost = !IsPointContract(contract) ? "the game"
                           : Turns(contract, play)
                               ? absl::StrCat(play.cost.count(), " and the game")
                               : absl::StrCat(play.cost.count());
  return absl::StrCat("seat ", play.seat.index(), " ", ToString(play.card), " costs ", cost,
                      " (better ", ToString(play.best()), ")");
}

// "wenz 2: value 45, result 68; trick 1: ..., ...; 2 cheaper cards: 4": the cards that were dear or
// turned the game, in the order played; all others that cost something as one sum.
std::string Text(const DealLine& deal, const PostMortem& game) {
  const Contract& contract = *deal.contract;
  constexpr Value kDear = Value(5);
  std::string text = absl::StrCat(
      ToString(contract), " ", contract.has_declarer() ? absl::StrCat(deal.declarer.index()) : "-",
      ": ",
      game.finished() ? absl::StrCat("value ", game.value.count())
                      : absl::StrCat("not finished, ", game.skipped,
                                     game.skipped == 1 ? " card" : " cards", " not examined"),
      ", result ", game.result.count());
  std::size_t named_trick = 0;
  int cheap_cards = 0;
  Value cheap_sum;
  for (std::size_t i = 0; i < game.plays.size(); ++i) {
    const PlayReview& play = game.plays[i];
    if (play.cost == Value(0)) continue;
    if (play.cost < kDear && !Turns(contract, play)) {
      ++cheap_cards;
      cheap_sum += play.cost;
      continue;
    }
    const std::size_t trick = (game.skipped + i) / static_cast<std::size_t>(deal.seats()) + 1;
    absl::StrAppend(&text, trick == named_trick ? ", " : absl::StrCat("; trick ", trick, ": "),
                    Phrase(contract, play));
    named_trick = trick;
  }
  if (cheap_cards > 0) {
    absl::StrAppend(&text, "; ", cheap_cards,
                    cheap_cards == 1 ? " cheaper card: " : " cheaper cards: ", cheap_sum.count());
  } else if (named_trick == 0 && !game.plays.empty()) {
    absl::StrAppend(&text, game.finished() ? "; nobody erred" : "; nobody erred after that");
  }
  return text;
}

Json Object(const DealLine& deal, const PostMortem& game) {
  Json plays = Json::array();
  for (const PlayReview& play : game.plays) {
    Json values = Json::object();
    for (const auto& [card, value] : play.values) values[ToString(card)] = value.count();
    plays.push_back({{"seat", play.seat.index()},
                     {"card", ToString(play.card)},
                     {"values", std::move(values)},
                     {"cost", play.cost.count()}});
  }
  Json object = {{"contract", ToString(*deal.contract)}, {"declarer", nullptr}};
  if (deal.contract->has_declarer()) object["declarer"] = deal.declarer.index();
  if (game.finished()) {
    object["value"] = game.value.count();
  } else {
    object.update({{"finished", false}, {"skipped", game.skipped}});
  }
  object["result"] = game.result.count();
  object["plays"] = std::move(plays);
  return object;
}

class GameAnalyzer {
 public:
  explicit GameAnalyzer(const AnalyzeOptions& options) : options_(options) {}

  LineAnswer operator()(const InputLine& line);

 private:
  const AnalyzeOptions& options_;
  Solver solver_;
};

LineAnswer GameAnalyzer::operator()(const InputLine& line) {
  const auto deal = ReadGame(line);
  if (!deal.ok()) return BadLine(options_.input, line, deal.status(), options_.json);
  Json object = {{"line", line.number}};
  if (!deal->contract) {
    object.update({{"contract", "passed"},
                   {"declarer", nullptr},
                   {"value", nullptr},
                   {"result", nullptr},
                   {"plays", Json::array()}});
    return {options_.json ? object.dump() : "-", ""};
  }
  solver_.Forget();
  const std::uint64_t nodes_before = solver_.nodes();
  const auto start = std::chrono::steady_clock::now();
  const PostMortem game = Examine(PositionOf(*deal), solver_, options_.node_budget);
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
  const std::uint64_t nodes = solver_.nodes() - nodes_before;
  if (!options_.json) {
    std::string text = Text(*deal, game);
    if (options_.stats) {
      absl::StrAppendFormat(&text, "; nodes=%d milliseconds=%.3f", nodes, time.count());
    }
    return {text, ""};
  }
  object.update(Object(*deal, game));
  if (options_.stats) object.update({{"nodes", nodes}, {"milliseconds", time.count()}});
  return {object.dump(), ""};
}

std::function<ExitCode()> AddAnalyze(CLI::App& verb) {
  auto options = std::make_shared<AnalyzeOptions>();
  verb.add_option("FILE", options->input, "deal lines of finished games; - is stdin")
      ->capture_default_str();
  verb.add_flag("--json", options->json, "one JSON object per line, with every card's value");
  verb.add_flag("--stats", options->stats, "and nodes and milliseconds of each game");
  verb.add_option("--node-budget", options->node_budget,
                  "go back no further than N nodes allow: the last cards of a game come first")
      ->check(WholeNumber(1));
  verb.add_option("--threads", options->threads, "games analyzed at a time")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  return [options] {
    return AnswerLines(options->input, options->threads, [&] { return GameAnalyzer(*options); });
  };
}

}  // namespace

const Verb kAnalyzeVerb = {"analyze", "what each card of a recorded game cost", AddAnalyze};

}  // namespace schafkopf
