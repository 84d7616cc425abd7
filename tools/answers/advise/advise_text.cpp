#include "tools/answers/advise/advise_text.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/text_table.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/why.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

// Cards that the sentence names beside the best.
constexpr std::size_t kNamedBeside = 2;

// Where the amounts stand, under the name of their unit.
constexpr std::size_t kCentsColumn = 5;

// The cards that were judged, each for all of its kind: "S9 S8".
struct CardRow {
  std::string cards;
  const CardWorth* worth;
};
std::vector<CardRow> RowsOf(const CardAdvice& advice) {
  std::vector<CardRow> rows;
  for (const CardWorth& worth : advice.ranked) {
    if (worth.card == worth.judged) {
      rows.push_back({ToString(worth.card), &worth});
    } else {
      absl::StrAppend(&rows.back().cards, " ", ToString(worth.card));
    }
  }
  return rows;
}

std::string Signed(double value) { return absl::StrFormat("%+d", std::lround(value)); }
std::string WithError(const std::string& value, double error) {
  return absl::StrCat(value, " ±", std::lround(error));
}

std::string ShareText(const MeanError& share) {
  return WithError(Percent(share.value), share.error * 100);
}

std::vector<std::string> TableRow(const CardRow& row, const AdviseAnswer& answer, bool is_best) {
  const CardWorth& worth = *row.worth;
  const bool points = IsPointContract(answer.view.contract());
  const bool paid = answer.advice.paid;
  return {
      row.cards,
      ShareText(worth.win),
      points ? ShareText(worth.schneider) : "-",
      points ? ShareText(worth.schwarz) : "-",
      points ? WithError(absl::StrCat(std::lround(worth.points.value)), worth.points.error) : "-",
      paid ? WithError(Signed(worth.cents.value), worth.cents.error) : "-",
      is_best || !paid ? ""
                       : absl::StrCat(WithError(absl::StrCat(std::lround(worth.behind.value)),
                                                worth.behind.error),
                                      worth.as_good ? " =" : "  ")};
}

std::string ChanceLines(const AdviseAnswer& answer, Language language) {
  const AdviseQuestion& question = *answer.question;
  if (question.chances.empty() && question.holds.empty()) return "";
  const auto percent = [&](double chance) {
    return absl::StrCat(Decimal(100 * chance, 2).in(language), " %");
  };
  std::string text = answer.worlds.counted
                         ? Say(language, words::kAdviseCounted, Grouped(answer.worlds.possible))
                         : Say(language, words::kAdviseChances);
  for (std::size_t i = 0; i < question.chances.size(); ++i) {
    absl::StrAppend(&text, "\n  ", Escaped(question.chances[i].text), ": ",
                    percent(answer.worlds.chances[i]));
  }
  for (std::size_t i = 0; i < question.holds.size(); ++i) {
    absl::StrAppend(&text, "\n  ", ToString(question.holds[i]), ":");
    for (int seat = 0; seat < answer.view.seats(); ++seat) {
      absl::StrAppend(&text, seat == 0 ? " " : ", ", Message(Seat(seat)).in(language), " ",
                      percent(answer.worlds.holders[i][Seat(seat)]));
    }
  }
  return text + "\n\n";
}

// How many worlds, of what weight.
std::string WorldsText(const AdviseWorlds& worlds, Language language) {
  Message text = worlds.complete ? Message(words::kAdviseAllDealt, Grouped(worlds.dealt))
                                 : Message(words::kAdviseDealt, Grouped(worlds.dealt),
                                           Grouped(worlds.possible));
  text += worlds.weighed ? Message(worlds.heard ? words::kAdviseWeighed : words::kAdvisePlayed,
                                   std::lround(worlds.effective))
                         : words::kAdviseAlike;
  text += AsIs(".\n");
  const bool few = worlds.weighed && !worlds.complete && worlds.effective < kEnoughEffective;
  if (few) text += words::kAdviseFew + AsIs("\n");
  return text.in(language);
}

}  // namespace

std::string AdviseSentence(const AdviseAnswer& answer, Language language) {
  const bool open = answer.advice.basis == CardBasis::kOpen;
  const std::vector<CardRow> rows = RowsOf(answer.advice);
  const CardWorth& best = *rows.front().worth;
  const bool forced = answer.advice.ranked.size() == 1;
  std::string text = Say(language,
                         forced ? words::kAdviseForced
                         : open ? words::kAdviseOpenWins
                                : words::kAdviseWins,
                         ToString(best.card), Percent(best.win.value));
  for (std::size_t i = 1; i < rows.size() && i <= kNamedBeside; ++i) {
    const CardWorth& other = *rows[i].worth;
    absl::StrAppend(&text, ", ", ToString(other.card), " ", Percent(other.win.value),
                    other.as_good ? Say(language, words::kAdviseNoDifference) : "");
  }
  return text;
}

std::string AdviseText(const AdviseAnswer& answer, Language language) {
  const bool open = answer.advice.basis == CardBasis::kOpen;
  const AdviseQuestion& question = *answer.question;
  std::vector<std::vector<std::string>> rows = {SayAll(
      language,
      {words::kColumnCard, words::kColumnWins, words::kColumnSchneider, words::kColumnSchwarz,
       words::kColumnPoints, words::kColumnCents, words::kColumnBehind})};
  if (answer.advice.paid) {
    rows.front()[kCentsColumn] = std::string(UnitOf(answer.view.contract(), true, language));
  }
  bool as_good = false;
  for (const CardRow& row : RowsOf(answer.advice)) {
    const bool is_best = rows.size() == 1;
    rows.push_back(TableRow(row, answer, is_best));
    as_good |= !is_best && row.worth->as_good;
  }
  std::string text =
      absl::StrCat(AdviseSentence(answer, language), "\n", WhyText(answer.why, language), "\n",
                   Aligned(rows), "\n", ChanceLines(answer, language));
  if (as_good) absl::StrAppend(&text, Say(language, words::kAdviseAsGood), "\n");
  const auto& played_out = open                        ? words::kAdviseOpen
                           : IsBidByHabit(answer.view) ? words::kAdviseLearned
                                                       : words::kAdviseHabit;
  absl::StrAppend(&text, Say(language, played_out, answer.advice.games), "\n");
  absl::StrAppend(&text, WorldsText(answer.worlds, language));
  if (!answer.kontra.empty()) {
    const std::vector<Message> seats(answer.kontra.begin(), answer.kontra.end());
    absl::StrAppend(&text, Say(language, words::kAdviseDoubled, Joined(seats, ", ")), "\n");
  }
  if (!question.given.empty()) {
    const std::string given = Escaped(TextOf(question.given));
    absl::StrAppend(&text, Say(language, words::kAdviseConditions, given), "\n");
  }
  if (answer.interrupted) {
    absl::StrAppend(&text, Say(language, words::kKnownByThen), "\n");
  }
  return absl::StrCat(text, Say(language, words::kAdviseAssumptions, question.rules.name,
                                ToString(question.rules.tariff), answer.view.seat, question.seed));
}

}  // namespace schafkopf
