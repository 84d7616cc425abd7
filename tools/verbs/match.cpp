// match: two ways of playing against each other on the same deals, one of them at all seats, or a
// round robin of several.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/money/settle.h"
#include "engine/text/words.h"
#include "solver/sample/duel.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/deck_name.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/player_text.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"
#include "tools/answers/rules/words.h"
#include "tools/arena/standings.h"
#include "tools/batch/store/game_file.h"
#include "tools/cli/cli.h"
#include "tools/language/layout.h"
#include "tools/play/engine_seats.h"
#include "tools/play/sitting.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/match_arena.h"
#include "tools/verbs/match_deals.h"
#include "tools/verbs/match_players.h"
#include "tools/verbs/match_whole.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

static_assert(EngineCommand::kUsualPatience == 60);
constexpr int kMostPlayers = 64;
constexpr auto kMatchOptions = std::to_array<FieldRow>({
    {"player", FieldType::kTexts, words::kOnePlaysAtAllSeats, true},
    {"whole", FieldType::kFlag, words::kWholeGamesOption},
    {"quiet", FieldType::kNumber, words::kQuietPlayer, false, 0, kMostPlayers - 1},
    {"record", FieldType::kText, words::kRecordOfMatch},
    {"games", FieldType::kText, words::kDealLinesToPlayFrom},
    {"contract", FieldType::kTexts, words::kRandomDealsOfThisGame},
    {"patience", FieldType::kNumber, words::kSecondsInWhichEngineHas, false, 1, 86'400, "60"},
    {"movetime", FieldType::kNumber, words::kMillisecondsForEngine, false, 1, 86'400'000},
    {"results", FieldType::kText, words::kResultsFile},
    {"markdown", FieldType::kFlag, words::kTableInMarkdown},
    {"svg", FieldType::kText, words::kTableAsPicture},
    {"deals", FieldType::kNumber, words::kOfEachGameAndDeck, false, 1, 10'000'000},
    {"deck", FieldType::kText, words::kNumberOfDeck, false, 0, 0, "", "long short short20 kop"},
    {"seed", FieldType::kNumber, words::kSameSeedPlaysSameGames, false, 0, kNoLimit, "1"},
});
constexpr std::size_t kBeforeRules = 13;
constexpr std::uint64_t kUsualDeals = 100;

// What is summed over the deals of one game and deck.
struct MatchRow {
  std::string contract;
  std::string deck;
  bool alone;  // one player at all seats
  DuelSums duel;
  SeatGames played;  // the first player declares
  std::int64_t recorded = 0;
  std::int64_t recorded_wins = 0;

  void Add(const MatchDeal& deal, const DuelDeal& result, const RuleOptions& rules) {
    duel.Add(result);
    played += result.first_declares;
    if (!deal.recorded) return;
    ++recorded;
    if (*deal.recorded >= WinningValue(deal.deal, rules)) ++recorded_wins;
  }
};

// By game and deck in the order of the table of contracts, then all together where that is more.
std::vector<MatchRow> Tally(const std::vector<MatchDeal>& deals,
                            const std::vector<std::optional<DuelDeal>>& results,
                            const RuleOptions& rules, bool alone) {
  std::vector<MatchRow> rows;
  const auto place = [](const Contract& contract) { return contract.row_index(); };
  std::vector<int> places;
  MatchRow all{"all", "-", alone, {}, {}};
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
      row = rows.insert(rows.begin() + at, MatchRow{kind, deck, alone, {}, {}});
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

// What is told of one player at all seats; of two.
Cell IfAlone(const MatchRow& row, double value) { return row.alone ? Cell(value) : Cell(); }
Cell OfTwo(const MatchRow& row, const Cell& told) { return row.alone ? Cell() : told; }

constexpr auto kRowColumns = ColumnsOf<MatchRow>({
    {"contract", Kind::kName, At<&MatchRow::contract>},
    {"deck", Kind::kName, At<&MatchRow::deck>},
    {"deals", Kind::kCount, At<&MatchRow::duel, &DuelSums::deals>},
    {"recorded_win", Kind::kShare,
     [](auto& row) {
       return row.recorded > 0 ? Cell(Part(row.recorded_wins, row.recorded)) : Cell();
     }},
    {"win", Maybe(Kind::kShare),
     [](auto& row) { return IfAlone(row, SeatWinShare(row.played).value); }},
    {"win_low", Maybe(Kind::kShare),
     [](auto& row) { return IfAlone(row, SeatWinShare(row.played).low); }},
    {"win_high", Maybe(Kind::kShare),
     [](auto& row) { return IfAlone(row, SeatWinShare(row.played).high); }},
    {"first_declares", Maybe(Kind::kShare),
     [](auto& row) { return OfTwo(row, Cell(Part(row.duel.first_wins, row.duel.deals))); }},
    {"second_declares", Maybe(Kind::kShare),
     [](auto& row) { return OfTwo(row, Cell(Part(row.duel.second_wins, row.duel.deals))); }},
    {"win_share", Maybe(Kind::kShare),
     [](auto& row) { return OfTwo(row, Cell(row.duel.WinShare().value)); }},
    {"win_share_error", Maybe(Kind::kShare),
     [](auto& row) { return OfTwo(row, ErrorOver(row.duel.deals, row.duel.WinShare().error)); }},
    {"points", Kind::kReal,
     [](auto& row) {
       return row.alone ? Part(row.played.values, row.duel.deals) : row.duel.Points().value;
     }},
    {"points_error", Maybe(Kind::kReal),
     [](auto& row) { return OfTwo(row, ErrorOver(row.duel.deals, row.duel.Points().error)); }},
    {"cents", Maybe(Kind::kMean),
     [](auto& row) { return OfTwo(row, Cell(row.duel.CentsGained().value)); }},
    {"cents_error", Maybe(Kind::kMean),
     [](auto& row) { return OfTwo(row, ErrorOver(row.duel.deals, row.duel.CentsGained().error)); }},
});

std::string Recorded(const MatchRow& row) {
  if (row.recorded == 0) return "-";
  return absl::StrFormat("%.3f", Part(row.recorded_wins, row.recorded));
}

// Where a row is one of a game in which every seat plays for itself: what its columns mean.
std::string RamschNote(const std::vector<MatchRow>& rows, Language language) {
  const auto each = [](const MatchRow& row) {
    const auto found = FindContractRow(row.contract);
    return found && kContracts[static_cast<std::size_t>(*found)].parties == Parties::kEach;
  };
  if (std::ranges::none_of(rows, each)) return "";
  return "\n" + Say(language, words::kInRamschOneSeatStands);
}

// "all" where the row is that of all games.
std::string NameOf(const MatchRow& row, Language language) {
  return row.contract == "all" ? Say(language, words::kAll) : row.contract;
}

struct MatchAnswer {
  std::string first;
  std::string second;  // empty: one player at all seats
  std::uint64_t seed = 0;
  std::vector<MatchRow> rows;
  bool interrupted = false;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;

 private:
  std::string DuelText(Language language) const;
  std::string AloneText(Language language) const;
};

constexpr auto kMatchColumns = ColumnsOf<MatchAnswer>({
    {"first", Kind::kName, At<&MatchAnswer::first>},
    {"second", Kind::kName, [](auto& answer) { return WhereAny(answer.second); }},
    {"seed", Kind::kSum, At<&MatchAnswer::seed>},
    {"rows", RowsOf(kRowColumns), [](auto& answer) { return kRowColumns.Each(answer.rows); }},
    {"interrupted", Maybe(Kind::kFlag), [](auto& answer) { return WhereTrue(answer.interrupted); }},
});

std::span<const ColumnInfo> MatchAnswer::Columns() { return kMatchColumns; }

Cells MatchAnswer::ToCells() const { return kMatchColumns.CellsOf(*this); }

std::string MatchAnswer::ToText(Language language) const {
  const std::string text = second.empty() ? AloneText(language) : DuelText(language);
  if (!interrupted) return text;
  return absl::StrCat(text, "\n", Say(language, words::kKnownByThen));
}

std::string MatchAnswer::DuelText(Language language) const {
  const auto say = [&](const Message& said) { return said.in(language); };
  const auto number = [&](const std::string& text) { return Numeric(text).in(language); };
  const std::string recorded = say(words::kRecorded);
  std::vector<std::vector<std::string>> table = {
      {say(words::kGame), say(words::kDeck), say(words::kDealsColumn), first, second, recorded,
       say(words::kGamesWon), say(words::kPoints), say(words::kCents)}};
  for (const MatchRow& row : rows) {
    const MeanError share = row.duel.WinShare();
    const MeanError points = row.duel.Points();
    const MeanError cents = row.duel.CentsGained();
    table.push_back({NameOf(row, language), row.deck, absl::StrCat(row.duel.deals),
                     number(absl::StrFormat("%.3f", Part(row.duel.first_wins, row.duel.deals))),
                     number(absl::StrFormat("%.3f", Part(row.duel.second_wins, row.duel.deals))),
                     number(Recorded(row)),
                     number(absl::StrFormat("%.3f", share.value) + PlusMinus(share.error, 3)),
                     number(absl::StrFormat("%+.2f", points.value) + PlusMinus(points.error, 2, 5)),
                     number(absl::StrFormat("%+.2f", cents.value) + PlusMinus(cents.error, 2, 5))});
  }
  return absl::StrCat(
      TableText(table), say({words::kDeclarersSideWinsWhen, first, second, recorded}), "\n",
      say({words::kEachDealTwiceSeatsSwapped, first, second}), RamschNote(rows, language));
}

std::string MatchAnswer::AloneText(Language language) const {
  const auto say = [&](const Message& said) { return said.in(language); };
  const auto number = [&](const std::string& text) { return Numeric(text).in(language); };
  std::vector<std::vector<std::string>> table = {
      {say(words::kGame), say(words::kDeck), say(words::kDealsColumn),
       say(words::kDeclarersSideWins), say(words::kRecorded), say(words::kPoints)}};
  for (const MatchRow& row : rows) {
    const Share share = SeatWinShare(row.played);
    table.push_back(
        {NameOf(row, language), row.deck, absl::StrCat(row.duel.deals),
         number(absl::StrFormat("%.3f (%.3f..%.3f)", share.value, share.low, share.high)),
         number(Recorded(row)),
         number(absl::StrFormat("%.1f", Part(row.played.values, row.duel.deals)))});
  }
  return absl::StrCat(TableText(table), say(words::kNobodySeesOtherHandsIn),
                      RamschNote(rows, language));
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
      absl::StrAppend(
          &text, Said(Numeric(absl::StrFormat(", %.3f", share.value) + PlusMinus(share.error, 3))));
    }
    const bool done = static_cast<std::size_t>(sums_.deals) == deals_;
    ShowForNow(done ? "" : absl::StrCat(text, " "));
  }

 private:
  std::size_t deals_;
  bool alone_;
  DuelSums sums_;
};

// Two players on the same deals, or one at all seats.
struct Pairing {
  DuelOptions duel;
  bool alone;
  EngineSeats& engines;
};

ExitCode Play(const std::vector<MatchDeal>& deals, Pairing pairing, Effort effort, bool json) {
  DuelOptions& duel = pairing.duel;
  const bool alone = pairing.alone;
  EngineSeats& engines = pairing.engines;
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
  const MatchAnswer answer = {NameOf(duel.first, engines),
                              alone ? "" : NameOf(duel.second, engines), effort.seed,
                              Tally(deals, results, duel.stakes.rules, alone), signal.has_value()};
  json ? PrintLine(JsonText(ToJson(answer))) : PrintText(answer.ToText(SpokenLanguage()));
  return signal.value_or(ExitCode::kOk);
}

using PlayDeals = std::function<ExitCode(const std::vector<MatchDeal>&)>;

// Plays the deals of a file, but those of bad lines.
ExitCode PlayFile(const std::string& file, const MatchDeals& wanted, const PlayDeals& play) {
  GameFile reader(file);
  ChosenDeals chosen(wanted);
  bool had_a_line = false;
  ExitCode code = ExitCode::kOk;
  while (const auto line = reader.Next()) {
    had_a_line = true;
    const absl::Status taken = chosen.Take(*line);
    if (taken.ok()) continue;
    PrintError(PlacedError(reader.name(), line->number, taken));
    code = ExitCode::kData;
  }
  if (const ExitCode read = ReportInput(reader, had_a_line); read != ExitCode::kOk) {
    code = read;
  } else if (chosen.deals().empty()) {
    PrintMistake(reader.name(), words::kDealsOfGamesAskedFor, words::kNone);
    code = ExitCode::kData;
  }
  if (code == ExitCode::kIo || chosen.deals().empty()) return code;
  const ExitCode played = play(chosen.deals());
  return played == ExitCode::kOk ? code : played;
}

ExitCode RunArena(const Arena& arena, const MatchQuestion& asked, const Effort& effort,
                  EngineSeats& engines) {
  const ArenaWish wish{.results = asked.fields.Text("results"),
                       .svg = asked.fields.Text("svg"),
                       .markdown = asked.fields.Flag("markdown"),
                       .json = asked.arguments.json,
                       .deals = asked.fields.Count("deals", kUsualDeals)};
  return PlayArena(arena, wish, effort, engines);
}

ExitCode RunWhole(const MatchQuestion& asked, const Effort& effort) {
  const std::size_t count = asked.fields.Texts("player").size();
  const auto quiet = asked.fields.FindNumber("quiet");
  if (quiet && *quiet >= static_cast<std::int64_t>(count)) {
    return ReportArgument("--quiet", SyntaxError(1, {words::kFromTo, 0, count - 1}, *quiet));
  }
  EngineSeats engines(EngineTermsOf(asked), [] { return PendingSignal().has_value(); });
  WholeTerms terms{asked.rules, FindDeck(asked.fields.Text("deck")).value_or(asked.rules.deck)};
  if (const auto status = CheckTerms({.rules = terms.rules, .deck = terms.deck}); !status.ok()) {
    return ReportArgument("--rules", status);
  }
  auto players = ReadPlayers(asked, engines);
  if (!players.ok()) return ReportArgument("PLAYER", players.status());
  if (asked.arena) {
    return RunArena({.players = *std::move(players), .terms = terms, .seed = effort.seed}, asked,
                    effort, engines);
  }
  return PlayWholeMatch({.players = *std::move(players),
                         .terms = terms,
                         .deals = asked.fields.Count("deals", kUsualDeals),
                         .effort = effort,
                         .record = asked.fields.Text("record")},
                        engines, asked.arguments.json);
}

// The cards of given games alone.
ExitCode RunCards(const MatchQuestion& asked, const Effort& effort) {
  const Fields& fields = asked.fields;
  const std::string file = fields.Text("games");
  MatchDeals wanted;
  wanted.seed = effort.seed;
  wanted.options = asked.rules.options;
  wanted.rules_deck = asked.rules.deck;
  wanted.count = fields.Count("deals", file.empty() ? kUsualDeals : kNoLimit);
  for (const std::string& text : fields.Texts("contract")) {
    const auto game = ParseGameName(text);
    if (!game.ok()) return ReportArgument("--contract", game.status());
    wanted.games.push_back(*game);
  }
  wanted.deck = FindDeck(fields.Text("deck"));
  EngineSeats engines(EngineTermsOf(asked), [] { return PendingSignal().has_value(); });
  const auto players = ReadPlayers(asked, engines);
  if (!players.ok()) return ReportArgument("PLAYER", players.status());
  const PlayDeals play = [&](const std::vector<MatchDeal>& deals) {
    if (!asked.arena) {
      const DuelOptions duel{.first = players->front().player.cards,
                             .second = players->back().player.cards,
                             .stakes = StakesOf(asked.rules),
                             .each = {}};
      return Play(deals, {duel, players->size() == 1, engines}, effort, asked.arguments.json);
    }
    Arena arena{.players = *players,
                .terms = {asked.rules, deals.front().deal.deck()},
                .seed = effort.seed};
    arena.deals = InTurns(deals, file.empty() ? wanted.games.size() : 1);
    return RunArena(arena, asked, effort, engines);
  };
  if (!file.empty()) return PlayFile(file, wanted, play);
  WatchSignals();
  const auto deals = RandomDeals(wanted);
  if (!deals.ok()) return ReportArgument("--contract", deals.status());
  return play(*deals);
}

ExitCode RunMatch(const Arguments& arguments) {
  const bool whole = arguments.asked.value("whole", false);
  if (!whole && !arguments.Has("games") && !arguments.Has("contract")) {
    PrintError(words::kMatchRequiresContractOrGames);
    return ExitCode::kUsage;
  }
  const Fields fields = FieldsOf(arguments, kMatchOptions);
  const std::size_t players = fields.Texts("player").size();
  const bool kept = arguments.Has("results") || arguments.Has("markdown") || arguments.Has("svg");
  const bool alone = arguments.Has("record");  // one table's games, to be read
  if (players < 2 && (kept || (whole && !alone))) {
    PrintError(words::kMatchRequiresTwo);
    return ExitCode::kUsage;
  }
  const auto rules = ReadRules(arguments.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  const Effort effort{.seed = fields.Count("seed", 1), .threads = ThreadsToUse(arguments.threads)};
  const MatchQuestion asked{arguments, fields, *rules, whole, kept || players > 2};
  return whole ? RunWhole(asked, effort) : RunCards(asked, effort);
}

void AddMatch(CLI::App& verb, Arguments& arguments) {
  const std::span<const FieldRow> rows = kMatchOptions;
  AddFields(verb, rows.first(kBeforeRules), arguments.asked, {{"player", "PLAYER"}});
  verb.get_option("PLAYER")->allow_extra_args()->expected(1, kMostPlayers);
  AddRulesOptions(verb, arguments.rules);
  AddFields(verb, rows.subspan(kBeforeRules), arguments.asked);
  for (const char* other : {"--games", "--contract"}) {
    verb.get_option("--whole")->excludes(verb.get_option(other));
  }
  for (const char* of_whole : {"--quiet", "--record"}) {
    verb.get_option(of_whole)->needs(verb.get_option("--whole"));
  }
  for (const char* of_robin : {"--results", "--markdown", "--svg"}) {
    verb.get_option("--record")->excludes(verb.get_option(of_robin));
  }
  AddThreads(verb, arguments);
  AddJson(verb, arguments);
  verb.get_option("--markdown")->excludes(verb.get_option("--json"));
}

}  // namespace

const Verb kMatchVerb = {
    "match",
    words::kVerbMatch,
    AddMatch,
    RunMatch,
    {"match habit random --contract wenz --deals 50", "match play:20 --contract solo --deals 20",
     "match habit learned random --whole --deals 200 --results arena.txt"}};

}  // namespace schafkopf
