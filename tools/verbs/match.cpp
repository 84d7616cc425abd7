// match: two ways of playing against each other on the same deals, or one of them at all seats.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/words.h"
#include "solver/sample/duel.h"
#include "tools/answers/door/answer.h"
#include "tools/answers/door/deck_name.h"
#include "tools/answers/door/player_text.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/words.h"
#include "tools/book/words.h"
#include "tools/cli/cli.h"
#include "tools/cli/number_option.h"
#include "tools/cli/rules_option.h"
#include "tools/language/language.h"
#include "tools/play/engine_seats.h"
#include "tools/verbs/match_deals.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

struct MatchOptions {
  std::vector<std::string> players;
  int patience = EngineCommand().patience;
  std::string games;
  std::vector<std::string> contracts;
  std::string deck;
  RulesChoice rules;
  std::optional<std::uint64_t> count;
  std::uint64_t seed = 1;
  int threads = 0;
  bool json = false;
};
constexpr std::uint64_t kUsualDeals = 100;

// What is summed over the deals of one game and deck.
struct MatchRow {
  std::string contract;
  std::string deck;
  DuelSums duel;
  SeatGames played;  // the first player declares
  std::int64_t recorded = 0;
  std::int64_t recorded_wins = 0;

  void Add(const MatchDeal& deal, const DuelDeal& result, const RuleOptions& rules) {
    duel.Add(result);
    played += result.first_declares;
    if (!deal.recorded) return;
    ++recorded;
    if (*deal.recorded >= WinningValue(deal.deal.contract(), rules)) ++recorded_wins;
  }
};

// By game and deck in the order of the table of contracts, then all together where that is more.
std::vector<MatchRow> Tally(const std::vector<MatchDeal>& deals,
                            const std::vector<std::optional<DuelDeal>>& results,
                            const RuleOptions& rules) {
  std::vector<MatchRow> rows;
  const auto place = [](const Contract& contract) { return contract.row_index(); };
  std::vector<int> places;
  MatchRow all{"all", "-", {}, {}};
  for (std::size_t i = 0; i < deals.size(); ++i) {
    if (!results[i]) continue;
    const Contract& contract = deals[i].deal.contract();
    const std::string kind = NameOf(contract);
    const std::string deck(NameOf(deals[i].deal.deck()));
    auto row = std::ranges::find_if(
        rows, [&](const MatchRow& known) { return known.contract == kind && known.deck == deck; });
    if (row == rows.end()) {
      const auto at = std::ranges::upper_bound(places, place(contract)) - places.begin();
      places.insert(places.begin() + at, place(contract));
      row = rows.insert(rows.begin() + at, MatchRow{kind, deck, {}, {}});
    }
    row->Add(deals[i], *results[i], rules);
    all.Add(deals[i], *results[i], rules);
  }
  if (rows.size() > 1) rows.push_back(all);
  return rows;
}

double Part(std::int64_t count, std::int64_t of) {
  return static_cast<double>(count) / static_cast<double>(of);
}

Json RowJson(const MatchRow& row, bool alone) {
  const DuelSums& duel = row.duel;
  Json object = {{"contract", row.contract}, {"deck", row.deck}, {"deals", duel.deals}};
  object["recorded_win"] =
      row.recorded > 0 ? Json(Rounded(Part(row.recorded_wins, row.recorded))) : Json(nullptr);
  if (alone) {
    const Share share = SeatWinShare(row.played);
    object["win"] = Rounded(share.value);
    object["win_low"] = Rounded(share.low);
    object["win_high"] = Rounded(share.high);
    object["points"] = Rounded(Part(row.played.values, duel.deals));
    return object;
  }
  const auto add = [&](const std::string& name, const MeanError& mean) {
    object[name] = Rounded(mean.value);
    object[name + "_error"] = Rounded(mean.error);
  };
  object["first_declares"] = Rounded(Part(duel.first_wins, duel.deals));
  object["second_declares"] = Rounded(Part(duel.second_wins, duel.deals));
  add("win_share", duel.WinShare());
  add("points", duel.Points());
  add("cents", duel.CentsGained());
  return object;
}

std::string Recorded(const MatchRow& row) {
  if (row.recorded == 0) return "-";
  return absl::StrFormat("%.3f", Part(row.recorded_wins, row.recorded));
}

// Where a row is one of a game in which every seat plays for itself: what its columns mean.
std::string RamschNote(const std::vector<MatchRow>& rows) {
  const auto each = [](const MatchRow& row) {
    const auto found = FindContractRow(row.contract);
    return found && kContracts[static_cast<std::size_t>(*found)].parties == Parties::kEach;
  };
  if (std::ranges::none_of(rows, each)) return "";
  return "\n" + Said(words::kInRamschOneSeatStands);
}

// "all" where the row is that of all games.
std::string NameOf(const MatchRow& row) {
  return row.contract == "all" ? Said(words::kAll) : row.contract;
}

std::string DuelText(const std::vector<MatchRow>& rows, const std::string& first,
                     const std::string& second) {
  std::string text =
      absl::StrFormat("%26s%s\n%-16s %7s %6s %9s %9s  %9s  %16s %15s %16s\n", "",
                      Said(words::kDeclarersSideWinsWhen), Said(words::kGame), Said(words::kDeck),
                      Said(words::kDealsColumn), first, second, Said(words::kRecorded),
                      Said(words::kGamesWon), Said(words::kPoints), Said(words::kCents));
  for (const MatchRow& row : rows) {
    const MeanError share = row.duel.WinShare();
    const MeanError points = row.duel.Points();
    const MeanError cents = row.duel.CentsGained();
    absl::StrAppend(
        &text, Said(Numeric(absl::StrFormat(
                   "%-16s %7s %6d %9.3f %9.3f  %9s   %.3f ±%.3f %+8.2f ±%5.2f %+9.2f ±%5.2f\n",
                   NameOf(row), row.deck, row.duel.deals, Part(row.duel.first_wins, row.duel.deals),
                   Part(row.duel.second_wins, row.duel.deals), Recorded(row), share.value,
                   share.error, points.value, points.error, cents.value, cents.error))));
  }
  return absl::StrCat(text, Said({words::kEachDealTwiceSeatsSwapped, first, second}),
                      RamschNote(rows));
}

std::string AloneText(const std::vector<MatchRow>& rows) {
  std::string text =
      absl::StrFormat("%-16s %7s %6s  %-20s %9s %8s\n", Said(words::kGame), Said(words::kDeck),
                      Said(words::kDealsColumn), Said(words::kDeclarersSideWins),
                      Said(words::kRecorded), Said(words::kPoints));
  for (const MatchRow& row : rows) {
    const Share share = SeatWinShare(row.played);
    absl::StrAppend(
        &text,
        Said(Numeric(absl::StrFormat("%-16s %7s %6d  %.3f (%.3f..%.3f) %9s %8.1f\n", NameOf(row),
                                     row.deck, row.duel.deals, share.value, share.low, share.high,
                                     Recorded(row), Part(row.played.values, row.duel.deals)))));
  }
  absl::StrAppend(&text, Said(words::kNobodySeesOtherHandsIn), RamschNote(rows));
  return text;
}

// One line that is written again and again.
class DuelProgress {
 public:
  DuelProgress(std::size_t deals, bool alone) : deals_(deals), alone_(alone) {}

  void Tell(const DuelDeal& deal) {
    sums_.Add(deal);
    const MeanError share = sums_.WinShare();
    std::string text = Said({words::kOfDeals, sums_.deals, deals_});
    if (!alone_) {
      absl::StrAppend(&text,
                      Said(Numeric(absl::StrFormat(", %.3f ±%.3f", share.value, share.error))));
    }
    const bool done = static_cast<std::size_t>(sums_.deals) == deals_;
    ShowForNow(done ? "" : absl::StrCat(text, " "));
  }

 private:
  std::size_t deals_;
  bool alone_;
  DuelSums sums_;
};

// As JSON and text name them.
std::string NameOf(const Player& player, const EngineSeats& engines) {
  const auto name = engines.NameOf(player);
  return name ? *name : ToString(player);
}

ExitCode Play(const std::vector<MatchDeal>& deals, DuelOptions duel, const MatchOptions& options,
              EngineSeats& engines, Effort effort) {
  const bool alone = options.players.size() == 1;
  std::vector<Deal> dealt;
  dealt.reserve(deals.size());
  for (const MatchDeal& deal : deals) dealt.push_back(deal.deal);
  DuelProgress progress(deals.size(), alone);
  if (isatty(STDERR_FILENO) != 0) {
    duel.each = [&](const DuelDeal& deal) { progress.Tell(deal); };
  }
  effort.stop = [&] { return PendingSignal().has_value() || engines.failed(); };
  WatchSignals();
  const auto results = Duel(dealt, duel, effort);
  const auto signal = PendingSignal();
  NoteDone(static_cast<std::uint64_t>(std::ranges::count_if(
               results, [](const auto& result) { return result.has_value(); })),
           words::kInterruptedAfterDeals);
  if (engines.failed()) {
    PrintFailure(engines.FailureAmong(dealt), "match");
    return signal.value_or(ExitCode::kData);
  }
  const std::vector<MatchRow> rows = Tally(deals, results, duel.stakes.rules);
  const std::string first = NameOf(duel.first, engines);
  const std::string second = NameOf(duel.second, engines);
  if (options.json) {
    Json object = {{"first", first},
                   {"second", alone ? Json(nullptr) : Json(second)},
                   {"seed", options.seed},
                   {"rows", Json::array()}};
    for (const MatchRow& row : rows) object["rows"].push_back(RowJson(row, alone));
    if (signal) object["interrupted"] = true;
    PrintLine(JsonText(object));
  } else {
    PrintLine(alone ? AloneText(rows) : DuelText(rows, first, second));
    if (signal) PrintLine(Said(words::kInterruptedThisIsWhatWas));
  }
  return signal.value_or(ExitCode::kOk);
}

// Plays the deals of a file, but those of bad lines.
ExitCode PlayFile(const MatchDeals& wanted, const DuelOptions& duel, const MatchOptions& options,
                  EngineSeats& engines, const Effort& effort) {
  const std::string& file = options.games;
  LineReader reader(file);
  ChosenDeals chosen(wanted);
  bool had_a_line = false;
  ExitCode code = ExitCode::kOk;
  while (const auto line = reader.Next()) {
    had_a_line = true;
    const absl::Status taken = chosen.Take(*line);
    if (taken.ok()) continue;
    PrintError(PlacedError(file, line->number, taken));
    code = ExitCode::kData;
  }
  if (const ExitCode read = ReportInput(reader, had_a_line); read != ExitCode::kOk) {
    code = read;
  } else if (chosen.deals().empty()) {
    PrintMistake(file, words::kDealsOfGamesAskedFor, words::kNone);
    code = ExitCode::kData;
  }
  if (code == ExitCode::kIo || chosen.deals().empty()) return code;
  const ExitCode played = Play(chosen.deals(), duel, options, engines, effort);
  return played == ExitCode::kOk ? code : played;
}

ExitCode RunMatch(const MatchOptions& options) {
  const auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  MatchDeals wanted;
  wanted.seed = options.seed;
  wanted.options = rules->options;
  wanted.rules_deck = rules->deck;
  const bool from_file = !options.games.empty();
  wanted.count = options.count.value_or(from_file ? UINT64_MAX : kUsualDeals);
  for (const std::string& text : options.contracts) {
    const auto game = ParseGameName(text);
    if (!game.ok()) return ReportArgument("--contract", game.status());
    wanted.games.push_back(*game);
  }
  wanted.deck = FindDeck(options.deck);
  DuelOptions duel;
  duel.stakes = StakesOf(*rules);
  const Effort effort{.seed = options.seed, .threads = ThreadsToUse(options.threads)};
  EngineSeats engines(options.rules, options.patience, [] { return PendingSignal().has_value(); });
  for (const std::string& text : options.players) {
    const auto player = EngineSeats::IsEngine(text) ? engines.Add(text) : ParsePlayer(text);
    if (!player.ok()) return ReportArgument("PLAYER", player.status());
    (&text == &options.players.front() ? duel.first : duel.second) = *player;
  }
  if (options.players.size() == 1) duel.second = duel.first;
  if (from_file) return PlayFile(wanted, duel, options, engines, effort);
  WatchSignals();
  const auto deals = RandomDeals(wanted);
  if (!deals.ok()) return ReportArgument("--contract", deals.status());
  return Play(*deals, duel, options, engines, effort);
}

std::function<ExitCode()> AddMatch(CLI::App& verb) {
  auto options = std::make_shared<MatchOptions>();
  verb.add_option("PLAYER", options->players, Said(words::kOnePlaysAtAllSeats))
      ->required()
      ->expected(1, 2);
  CLI::Option* games =
      verb.add_option("--games", options->games, Said(words::kDealLinesToPlayFrom));
  CLI::Option* contract =
      verb.add_option("--contract", options->contracts, Said(words::kRandomDealsOfThisGame))
          ->allow_extra_args(false);
  verb.add_option("--patience", options->patience, Said(words::kSecondsInWhichEngineHas))
      ->check(CLI::Range(1, 86'400))
      ->capture_default_str();
  verb.add_option("--deals", options->count, Said(words::kOfEachGameAndDeck))
      ->check(WholeNumber(1, 10'000'000));
  verb.add_option("--deck", options->deck, Said(words::kNumberOfDeck))
      ->check(CLI::IsMember({"long", "short", "short20", "kop"}));
  AddRulesOptions(verb, options->rules);
  verb.add_option("--seed", options->seed, Said(words::kSameSeedPlaysSameGames))
      ->check(WholeNumber())
      ->capture_default_str();
  AddThreads(verb, options->threads);
  verb.add_flag("--json", options->json, Said(words::kOneJsonObject));
  return [options, games, contract] {
    if (games->count() == 0 && contract->count() == 0) {
      PrintError(words::kMatchRequiresContractOrGames);
      return ExitCode::kUsage;
    }
    return RunMatch(*options);
  };
}

}  // namespace

const Verb kMatchVerb = {"match", words::kVerbMatch, AddMatch};

}  // namespace schafkopf
