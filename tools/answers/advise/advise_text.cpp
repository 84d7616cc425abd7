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
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/text_table.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

// Cards that the sentence names beside the best.
constexpr std::size_t kNamedBeside = 2;

// Where the amounts stand, under the name of their unit.
constexpr std::size_t kCentsColumn = 5;

// Every phrase once, side by side.
struct AdvisePhrases {
  absl::string_view wins, open_wins, forced, no_difference;
  std::array<absl::string_view, 7> columns;
  absl::string_view as_good, habit, carried, open, chances, counted;
  absl::string_view dealt, all_dealt, weighed, played, alike, few, doubled, conditions, assumptions;
  char thousands;
};

constexpr AdvisePhrases kAdviseEnglish = {
    .wins = "$0: wins $1",
    .open_wins = "$0: wins $1 with open cards",
    .forced = "$0: the only card that may be played; it wins $1",
    .no_difference = " (no clear difference)",
    .columns = {"card", "wins", "Schneider", "schwarz", "points", "cents", "behind"},
    .as_good =
        "=: behind the best by no more than the error of the comparison, made in the same "
        "worlds; errors: 95 %.",
    .habit =
        "$0 games for each card; everybody plays on by habit, as in recorded games, and sees "
        "their own cards only; the last tricks with open cards.",
    .carried = "Nobody recorded such games: the habits are those of the nearest recorded one.",
    .open =
        "$0 worlds, solved with all hands open, where nobody errs: no chances at the table, as "
        "nobody recorded such games.",
    .chances = "Chances in these worlds:",
    .counted = "Chances, of all $0 worlds:",
    .dealt = "$0 worlds dealt of $1 possible",
    .all_dealt = "All $0 possible worlds",
    .weighed =
        ", weighed by how likely people would have bid and played so: as good as $0 of equal "
        "weight",
    .played = ", weighed by how likely people would have played so: as good as $0 of equal weight",
    .alike = ", all alike likely",
    .few = "Few worlds carry the weight: take the figures as rough.",
    .doubled =
        "Kontra, in order: $0. Nobody recorded who gives one: hands that win more often are taken "
        "to.",
    .conditions = "Only worlds that meet: $0.",
    .assumptions = "Rule set $0, tariff $1 (Schneider/Rufspiel/solo), $2, seed $3.",
    .thousands = ','};

constexpr AdvisePhrases kAdviseGerman = {
    .wins = "$0: gewinnt $1",
    .open_wins = "$0: gewinnt mit offenen Karten $1",
    .forced = "$0: die einzige erlaubte Karte; sie gewinnt $1",
    .no_difference = " (kein klarer Unterschied)",
    .columns = {"Karte", "gewinnt", "Schneider", "schwarz", "Augen", "Cent", "dahinter"},
    .as_good =
        "=: nicht weiter hinter der besten, als der Vergleich in denselben Verteilungen "
        "genau ist; 95-%-Bereiche.",
    .habit =
        "$0 Spiele für jede Karte; alle spielen nach Gewohnheit weiter, wie in "
        "aufgezeichneten Partien, und sehen nur ihr eigenes Blatt; die letzten Stiche mit "
        "offenen Karten.",
    .carried =
        "Niemand hat solche Spiele aufgezeichnet: es sind die Gewohnheiten des "
        "nächsten aufgezeichneten.",
    .open =
        "$0 Verteilungen, gelöst mit offenen Karten, wo niemand irrt: keine Aussichten am "
        "Tisch, weil niemand solche Spiele aufgezeichnet hat.",
    .chances = "Wahrscheinlich in diesen Verteilungen:",
    .counted = "Wahrscheinlich, von allen $0 Verteilungen:",
    .dealt = "$0 von $1 möglichen Verteilungen",
    .all_dealt = "Alle $0 möglichen Verteilungen",
    .weighed =
        ", gezählt danach, wie oft Leute so angesagt und gespielt hätten: so gut wie $0 "
        "gleich wahrscheinliche",
    .played =
        ", gezählt danach, wie oft Leute so gespielt hätten: so gut wie $0 gleich "
        "wahrscheinliche",
    .alike = ", alle gleich wahrscheinlich",
    .few = "Nur wenige Verteilungen passen gut dazu: die Zahlen sind grob.",
    .doubled =
        "Kontra, der Reihe nach: $0. Niemand hat aufgezeichnet, wer eines gibt: angenommen ist, "
        "dass es Blätter sind, die öfter gewinnen.",
    .conditions = "Nur Verteilungen mit: $0.",
    .assumptions = "Regeln $0, Tarif $1 (Schneider/Rufspiel/Solo), $2, Mischung Nr. $3.",
    .thousands = '.'};

const AdvisePhrases& AdvisePhrasesOf(Language language) {
  return language == Language::kGerman ? kAdviseGerman : kAdviseEnglish;
}

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

std::string ChanceLines(const AdviseAnswer& answer, const AdvisePhrases& say, Language language) {
  const AdviseQuestion& question = *answer.question;
  if (question.chances.empty() && question.holds.empty()) return "";
  const auto percent = [&](double chance) {
    return Numbers(language, absl::StrFormat("%.2f %%", 100 * chance));
  };
  std::string text =
      answer.worlds.counted
          ? absl::Substitute(say.counted, Grouped(answer.worlds.possible, say.thousands))
          : std::string(say.chances);
  for (std::size_t i = 0; i < question.chances.size(); ++i) {
    absl::StrAppend(&text, "\n  ", Escaped(question.chances[i].text), ": ",
                    percent(answer.worlds.chances[i]));
  }
  for (std::size_t i = 0; i < question.holds.size(); ++i) {
    absl::StrAppend(&text, "\n  ", ToString(question.holds[i]), ":");
    for (int seat = 0; seat < answer.view.seats(); ++seat) {
      absl::StrAppend(&text, seat == 0 ? " " : ", ", In(language, absl::StrCat("seat ", seat)), " ",
                      percent(answer.worlds.holders[i][Seat(seat)]));
    }
  }
  return text + "\n\n";
}

// How many worlds, of what weight.
std::string WorldsText(const AdviseWorlds& worlds, const AdvisePhrases& say) {
  std::string text = worlds.complete
                         ? absl::Substitute(say.all_dealt, Grouped(worlds.dealt, say.thousands))
                         : absl::Substitute(say.dealt, Grouped(worlds.dealt, say.thousands),
                                            Grouped(worlds.possible, say.thousands));
  absl::StrAppend(&text,
                  worlds.weighed ? absl::Substitute(worlds.heard ? say.weighed : say.played,
                                                    std::lround(worlds.effective))
                                 : std::string(say.alike),
                  ".\n");
  const bool few = worlds.weighed && !worlds.complete && worlds.effective < kEnoughEffective;
  if (few) absl::StrAppend(&text, say.few, "\n");
  return text;
}

}  // namespace

std::string AdviseSentence(const AdviseAnswer& answer, Language language) {
  const AdvisePhrases& say = AdvisePhrasesOf(language);
  const bool open = answer.advice.basis == CardBasis::kOpen;
  const std::vector<CardRow> rows = RowsOf(answer.advice);
  const CardWorth& best = *rows.front().worth;
  const bool forced = answer.advice.ranked.size() == 1;
  std::string text = absl::Substitute(forced ? say.forced
                                      : open ? say.open_wins
                                             : say.wins,
                                      ToString(best.card), Percent(best.win.value));
  for (std::size_t i = 1; i < rows.size() && i <= kNamedBeside; ++i) {
    const CardWorth& other = *rows[i].worth;
    absl::StrAppend(&text, ", ", ToString(other.card), " ", Percent(other.win.value),
                    other.as_good ? say.no_difference : "");
  }
  return text;
}

std::string AdviseText(const AdviseAnswer& answer, Language language) {
  const AdvisePhrases& say = AdvisePhrasesOf(language);
  const AdviseQuestion& question = *answer.question;
  std::vector<std::vector<std::string>> rows = {{say.columns.begin(), say.columns.end()}};
  if (answer.advice.paid) {
    rows.front()[kCentsColumn] = std::string(UnitOf(answer.view.contract(), true, language));
  }
  bool as_good = false;
  for (const CardRow& row : RowsOf(answer.advice)) {
    const bool is_best = rows.size() == 1;
    rows.push_back(TableRow(row, answer, is_best));
    as_good |= !is_best && row.worth->as_good;
  }
  std::string text = absl::StrCat(AdviseSentence(answer, language), "\n\n", Aligned(rows), "\n",
                                  ChanceLines(answer, say, language));
  if (as_good) absl::StrAppend(&text, say.as_good, "\n");
  absl::StrAppend(&text,
                  absl::Substitute(answer.advice.basis == CardBasis::kHabit ? say.habit : say.open,
                                   answer.advice.games),
                  "\n");
  if (answer.advice.basis == CardBasis::kHabit && !IsBidByHabit(answer.view)) {
    absl::StrAppend(&text, say.carried, "\n");
  }
  absl::StrAppend(&text, WorldsText(answer.worlds, say));
  if (!answer.kontra.empty()) {
    const std::string seats = absl::StrJoin(answer.kontra, ", ", [&](std::string* out, Seat seat) {
      absl::StrAppend(out, In(language, absl::StrCat("seat ", seat.index())));
    });
    absl::StrAppend(&text, absl::Substitute(say.doubled, seats), "\n");
  }
  if (!question.given.empty()) {
    const std::string given = Escaped(TextOf(question.given));
    absl::StrAppend(&text, absl::Substitute(say.conditions, given), "\n");
  }
  if (answer.interrupted) {
    absl::StrAppend(&text, In(language, "Interrupted: this is what was known by then."), "\n");
  }
  return absl::StrCat(
      text, absl::Substitute(say.assumptions, question.rules.name, ToString(question.rules.tariff),
                             In(language, absl::StrCat("seat ", answer.view.seat.index())),
                             question.seed));
}

}  // namespace schafkopf
