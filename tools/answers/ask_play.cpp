#include "tools/answers/ask_play.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/answers/answer.h"
#include "tools/answers/player_text.h"
#include "tools/cli/cli.h"
#include "tools/cli/number_option.h"

namespace schafkopf {
namespace {

// Played of a ranking, where no contract was asked for.
constexpr std::size_t kPlayedContracts = 3;

// Over the same line again and again; erased at the end.
void ShowPlayed(std::span<const PlayedGames> sums, const Advice& advice, std::uint64_t planned) {
  std::uint64_t done = 0;
  std::string text;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    done += sums[i].games;
    if (sums[i].games == 0) continue;
    absl::StrAppendFormat(&text, "  %s %.0f %%", Title(advice.ranked[i].contract),
                          PlayedWinShare(sums[i]).value * 100);
  }
  std::fprintf(stderr, "\r\033[K%llu/%llu%s", static_cast<unsigned long long>(done),
               static_cast<unsigned long long>(planned), text.c_str());
}

}  // namespace

void AddPlayOptions(CLI::App& verb, PlayChoice& choice) {
  CLI::Option* play =
      verb.add_option("--play", choice.worlds,
                      "also play the best games out, nobody seeing the other hands, each card by N "
                      "worlds that agree with what its seat has seen; takes seconds to minutes")
          ->check(WholeNumber(1, kMostPlayWorlds));
  verb.add_option("--play-games", choice.games, "played for each contract")
      ->check(WholeNumber(1, 10'000'000))
      ->capture_default_str()
      ->needs(play);
}

AskPlay PlayAdvice(const AdviceQuestion& question, const Advice& advice, const PlayChoice& choice,
                   const EstimateOptions& estimate) {
  AskPlay play{choice, {}};
  if (choice.worlds == 0) return play;
  const bool asked = !question.only_likely_touts;
  std::vector<EstimateQuestion> questions;
  for (const ContractAdvice& ranked : advice.ranked) {
    if (!asked && questions.size() == kPlayedContracts) break;
    questions.push_back({ranked.contract,
                         question.seat,
                         question.seat,
                         KnowledgeOf(ranked.contract, question.seat, question.seat, question.hand,
                                     {}, question.seats),
                         {},
                         DutiesOf(ranked.contract, question.deck, question.options)});
  }
  PlayOptions options;
  options.players = AllSeats({.worlds = choice.worlds});
  options.stakes = estimate.stakes;
  options.games = choice.games;
  options.seed = estimate.seed;
  options.threads = estimate.threads;
  options.accept = estimate.accept;
  options.stop = estimate.stop;
  const bool terminal = isatty(STDERR_FILENO) != 0;
  if (terminal) {
    options.progress = [&](std::span<const PlayedGames> sums) {
      ShowPlayed(sums, advice, choice.games * questions.size());
    };
  }
  play.games = PlayWorlds(questions, options);
  if (terminal) std::fprintf(stderr, "\r\033[K");
  return play;
}

void AddPlayed(const AskPlay& play, nlohmann::ordered_json& contracts) {
  if (play.choice.worlds == 0) return;
  for (std::size_t i = 0; i < contracts.size(); ++i) {
    nlohmann::ordered_json& object = contracts[i];
    for (const char* field :
         {"play_win", "play_low", "play_high", "play_cents", "play_cents_error"}) {
      object[field] = nullptr;
    }
    object["play_worlds"] = play.choice.worlds;
    object["play_games"] = i < play.games.size() ? play.games[i].games : 0;
    if (object["play_games"] == 0) continue;
    const Share share = PlayedWinShare(play.games[i]);
    const MeanError cents = PlayedCents(play.games[i]);
    object["play_win"] = Rounded(share.value);
    object["play_low"] = Rounded(share.low);
    object["play_high"] = Rounded(share.high);
    object["play_cents"] = Rounded(cents.value);
    object["play_cents_error"] = Rounded(cents.error);
  }
}

std::string PlayText(const AskPlay& play, const Advice& advice, Language language) {
  if (play.choice.worlds == 0) return "";
  const bool german = language == Language::kGerman;
  std::string text =
      german ? absl::StrCat("\n\nAusgespielt, jede Karte nach ", play.choice.worlds,
                            " Verteilungen, die zu dem passen, was ihr Platz gesehen hat\n"
                            "(95-%-Bereich):\n")
             : absl::StrCat("\n\nPlayed out, each card by ", play.choice.worlds,
                            " worlds that agree with what its seat has seen (95 % interval):\n");
  std::size_t width = 0;
  for (std::size_t i = 0; i < play.games.size(); ++i) {
    width = std::max(width, Width(Title(advice.ranked[i].contract)));
  }
  for (std::size_t i = 0; i < play.games.size(); ++i) {
    const PlayedGames& games = play.games[i];
    const std::string title = Title(advice.ranked[i].contract);
    absl::StrAppend(&text, title, std::string(width - Width(title), ' '));
    if (games.games == 0) {
      absl::StrAppend(&text, german ? "   nicht gespielt\n" : "   not played\n");
      continue;
    }
    const Share share = PlayedWinShare(games);
    const MeanError cents = PlayedCents(games);
    absl::StrAppendFormat(&text, "   %3.0f %% (%.0f..%.0f)   %+d ±%d %s   %d %s\n",
                          share.value * 100, share.low * 100, share.high * 100,
                          std::lround(cents.value), std::lround(cents.error),
                          german ? "Cent" : "cents", games.games, german ? "Spiele" : "games");
  }
  text.pop_back();
  return text;
}

}  // namespace schafkopf
