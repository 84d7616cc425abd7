#include "tools/answers/advise/advise_text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/why.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"
#include "tools/language/layout.h"

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

// Whether each plays for himself.
bool IsForEach(const AdviseAnswer& answer) {
  return answer.view.contract().parties() == Parties::kEach;
}

std::vector<std::string> TableRow(const CardRow& row, const AdviseAnswer& answer, bool is_best) {
  const CardWorth& worth = *row.worth;
  const bool graded = IsPointContract(answer.view.contract());
  const bool points = graded || IsForEach(answer);
  const bool paid = answer.advice.paid;
  return {
      row.cards,
      ShareText(worth.win),
      graded ? ShareText(worth.schneider) : "-",
      graded ? ShareText(worth.schwarz) : "-",
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
Message WorldsText(const AdviseAnswer& answer) {
  const AdviseWorlds& worlds = answer.worlds;
  Message text = worlds.complete ? Message(words::kAdviseAllDealt, Grouped(worlds.dealt))
                                 : Message(words::kAdviseDealt, Grouped(worlds.dealt),
                                           Grouped(worlds.possible));
  text += worlds.weighed ? Message(IsHeardByStrength(answer.view) ? words::kAdviseStrong
                                   : worlds.heard                 ? words::kAdviseWeighed
                                                                  : words::kAdvisePlayed,
                                   GroupedRounded(worlds.effective))
                         : words::kAdviseAlike;
  return text += AsIs(".");
}

// Whether they are so few that the numbers are rough.
bool IsFew(const AdviseWorlds& worlds) {
  return worlds.weighed && !worlds.complete && worlds.effective < kEnoughEffective;
}

}  // namespace

std::string AdviseSentence(const AdviseAnswer& answer, Language language) {
  const std::vector<CardRow> rows = RowsOf(answer.advice);
  const CardWorth& best = *rows.front().worth;
  const bool forced = answer.advice.ranked.size() == 1;
  const bool each = IsForEach(answer);
  const Text<2>& wins = each ? (forced ? words::kAdviseForcedForEach : words::kAdvisePaysNothing)
                        : forced ? words::kAdviseForced
                                 : words::kAdviseWins;
  std::string text = Say(language, wins, ToString(best.card), Percent(best.win.value));
  for (std::size_t i = 1; i < rows.size() && i <= kNamedBeside; ++i) {
    const CardWorth& other = *rows[i].worth;
    absl::StrAppend(&text, ", ", ToString(other.card), " ", Percent(other.win.value),
                    other.as_good ? Say(language, words::kAdviseNoDifference) : "");
  }
  return text;
}

namespace {

// A card, how often it wins and what it brings.
std::vector<std::string> ShortRow(const CardRow& row, const AdviseAnswer& answer, bool bars,
                                  Language language) {
  const CardWorth& worth = *row.worth;
  std::vector<std::string> cells = {"  " + row.cards, Percent(worth.win.value)};
  if (bars) cells.push_back(Bar(worth.win.value));
  if (answer.advice.paid) {
    cells.push_back(absl::StrCat(Signed(worth.cents.value), " ",
                                 UnitOf(answer.view.contract(), /*plural=*/true, language)));
  }
  return cells;
}

std::vector<std::string> HeadOf(const AdviseAnswer& answer, Language language) {
  std::vector<std::string> head = SayAll(
      language,
      {words::kColumnCard, IsForEach(answer) ? words::kColumnPaysNothing : words::kColumnWins,
       words::kSchneider, words::kSchwarz, words::kPoints, words::kCents, words::kColumnBehind});
  if (answer.advice.paid) {
    head[kCentsColumn] = UnitOf(answer.view.contract(), /*plural=*/true, language);
  }
  return head;
}

// Each card in a row, or as many as are usual.
std::string RankingText(const AdviseAnswer& answer, const TextStyle& style, Language language) {
  std::vector<std::vector<std::string>> rows;
  if (style.details) rows.push_back(HeadOf(answer, language));
  const std::vector<CardRow> cards = RowsOf(answer.advice);
  const std::size_t shown = style.Shown(cards.size());
  for (std::size_t i = 0; i < shown; ++i) {
    rows.push_back(style.details ? TableRow(cards[i], answer, /*is_best=*/i == 0)
                                 : ShortRow(cards[i], answer, style.bars, language));
  }
  return absl::StrCat(TableText(rows), MoreText(cards.size() - shown, language));
}

// How it was computed, and how sure it is.
std::string DetailsText(const AdviseAnswer& answer, Language language) {
  const AdviseQuestion& question = *answer.question;
  const std::vector<CardRow> cards = RowsOf(answer.advice);
  const bool as_good = std::any_of(cards.begin() + 1, cards.end(),
                                   [](const CardRow& row) { return row.worth->as_good; });
  std::string text;
  const auto say = [&](const Message& line) { absl::StrAppend(&text, line.in(language), "\n"); };
  if (as_good) say(words::kAdviseAsGood);
  const Text<1>& played_out = IsForEach(answer) ? words::kAdviseByRulesOfThumb
                              : answer.advice.basis == CardBasis::kPlayed ? words::kAdviseThought
                              : IsBidByHabit(answer.view)                 ? words::kAdviseLearned
                                                                          : words::kAdviseHabit;
  say({played_out, Grouped(static_cast<std::uint64_t>(answer.advice.games))});
  say(WorldsText(answer));
  say({words::kAdviseAssumptions, question.rules.name, ToString(question.rules.tariff),
       answer.view.seat, question.seed});
  return text;
}

}  // namespace

std::string AdviseText(const AdviseAnswer& answer, Language language, const TextStyle& style) {
  const AdviseQuestion& question = *answer.question;
  std::string special = ChanceLines(answer, language);
  const auto say = [&](const Message& line) { absl::StrAppend(&special, line.in(language), "\n"); };
  if (!answer.kontra.empty()) {
    const std::vector<Message> seats(answer.kontra.begin(), answer.kontra.end());
    say({words::kAdviseDoubled, Joined(seats, ", ")});
  }
  if (!question.others.are_people()) say(question.others.Said());
  if (!question.given.empty()) say({words::kAdviseConditions, Escaped(TextOf(question.given))});
  if (IsFew(answer.worlds)) say(words::kAdviseFew);
  if (answer.interrupted) say(words::kKnownByThen);
  std::string text =
      absl::StrCat(AdviseSentence(answer, language), "\n", WhyText(answer.why, language), "\n",
                   TableAndMore(RankingText(answer, style, language), special, style, language));
  if (style.details) text += DetailsText(answer, language);
  return std::string(absl::StripTrailingAsciiWhitespace(text));
}

}  // namespace schafkopf
