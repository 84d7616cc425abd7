#include "tools/answers/ask/ask_play.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/words.h"
#include "tools/language/layout.h"

namespace schafkopf {
namespace {

// Played of a ranking, where no contract was asked for.
constexpr std::size_t kPlayedContracts = 3;

// What is known so far, in one line.
Message KnownSoFar(std::span<const SeatGames> sums, const BidAdvice& advice,
                   std::uint64_t planned) {
  std::uint64_t done = 0;
  Message games;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    done += sums[i].games;
    if (sums[i].games == 0) continue;
    games += AsIs("  ") + Title(advice.ranked[i].contract);
    games += absl::StrFormat(" %.0f %%", SeatWinShare(sums[i]).value * 100);
  }
  return AsIs(absl::StrCat(done, "/", planned)) + games;
}

}  // namespace

std::vector<SeatGames> PlayOutBest(const BidQuestion& question, const BidAdvice& advice,
                                   const PlayChoice& choice, const EstimateOptions& estimate,
                                   const Effort& effort) {
  if (choice.worlds == 0) return {};
  const bool asked = !question.seeks_best;
  std::vector<EstimateQuestion> questions;
  for (const ContractWorth& ranked : advice.ranked) {
    if (!asked && questions.size() == kPlayedContracts) break;
    questions.push_back(EstimateOf(question, ranked.contract));
  }
  SeatGameOptions options;
  options.players = AllSeats({.worlds = choice.worlds});
  options.stakes = estimate.stakes;
  options.games = choice.games;
  options.accept = estimate.accept;
  if (effort.news) {
    options.each = [&](std::span<const SeatGames> sums) {
      effort.news(KnownSoFar(sums, advice, choice.games * questions.size()));
    };
  }
  std::vector<SeatGames> games = PlaySeatGames(questions, options, effort);
  if (effort.news) effort.news({});
  return games;
}

std::string PlayText(const PlayChoice& choice, std::span<const SeatGames> played,
                     const BidAdvice& advice, Language language) {
  if (choice.worlds == 0) return "";
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = 0; i < played.size(); ++i) {
    const SeatGames& games = played[i];
    const Contract& contract = advice.ranked[i].contract;
    if (games.games == 0) {
      rows.push_back({Title(contract).in(language), Say(language, words::kNotPlayed)});
      continue;
    }
    const Share share = SeatWinShare(games);
    rows.push_back({Title(contract).in(language),
                    absl::StrFormat("%.0f %% (%.0f..%.0f)", share.value * 100, share.low * 100,
                                    share.high * 100),
                    absl::StrCat(AmountText(SeatCents(games), contract, language), " ",
                                 UnitOf(contract, /*plural=*/true, language)),
                    absl::StrCat(games.games, " ", Say(language, words::kGamesPlayed))});
  }
  std::string text = absl::StrCat("\n\n", Say(language, words::kAskPlayedOut, choice.worlds), "\n",
                                  TableText(rows));
  text.pop_back();
  return text;
}

}  // namespace schafkopf
