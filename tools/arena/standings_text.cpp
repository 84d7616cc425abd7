#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "tools/answers/door/wording.h"
#include "tools/arena/standings.h"
#include "tools/arena/words.h"
#include "tools/language/layout.h"

namespace schafkopf {
namespace {

using Row = std::vector<std::string>;
using Rows = std::vector<Row>;

std::string Numbers(const std::string& english, Language language) {
  return Numeric(english).in(language);
}

std::string Of(std::int64_t count, std::int64_t of) {
  return of == 0 ? "-" : Percent(static_cast<double>(count) / static_cast<double>(of));
}

std::string CentsOf(const MeanError& cents, Language language) {
  return Numbers(absl::StrFormat("%+.2f", cents.value) + PlusMinus(cents.error, 2), language);
}

Rows MainRows(const Standings& standings, Language language) {
  Rows rows = {SayAll(language, {words::kArenaPlayer, words::kArenaCents, words::kArenaWon,
                                 words::kArenaRating, words::kArenaPlays, words::kArenaWins,
                                 words::kArenaDoubles, words::kArenaFaults})};
  int number = 0;
  for (const PlayerStanding& row : standings.rows) {
    rows.push_back({absl::StrCat(++number, " ", row.player), CentsOf(row.cents, language),
                    Numbers(absl::StrCat(absl::StrFormat("%.1f", 100 * row.won.value),
                                         PlusMinus(100 * row.won.error, 1), " %"),
                            language),
                    absl::StrFormat("%+.0f", row.rating.value) + PlusMinus(row.rating.error, 0),
                    Of(row.declared, row.seats), Of(row.declared_won, row.declared),
                    Of(row.doublings, row.seats), absl::StrCat(row.faults)});
  }
  return rows;
}

// Of each row against each other.
Rows CrossRows(const Standings& standings, Language language) {
  Rows rows = {{Say(language, words::kArenaAgainst)}};
  const std::size_t count = standings.rows.size();
  for (std::size_t i = 0; i < count; ++i) rows.front().push_back(absl::StrCat(i + 1));
  for (std::size_t i = 0; i < count; ++i) {
    const PlayerStanding& standing = standings.rows[i];
    Row row = {absl::StrCat(i + 1, " ", standing.player)};
    for (std::size_t other = 0; other < count; ++other) {
      if (other == i) {
        row.emplace_back("-");
        continue;
      }
      const AgainstOne& against = standing.against[other < i ? other : other - 1];
      row.push_back(against.deals == 0 ? "-"
                                       : Numbers(absl::StrFormat("%+.1f", against.cents.value) +
                                                     PlusMinus(against.cents.error, 1),
                                                 language));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

// What the table is of, and how it is read.
std::vector<std::string> Notes(const Standings& standings, Language language) {
  std::vector<std::string> notes = {
      standings.games == "whole"
          ? Say(language, words::kArenaWhole, standings.rules, standings.tariff, standings.deck,
                standings.deals, standings.seed)
          : Say(language, words::kArenaCards, standings.games, standings.rules, standings.tariff,
                standings.deals, standings.seed),
      Say(language, words::kArenaPairs), Say(language, words::kArenaColumns),
      Say(language, words::kArenaRatingMeans), Say(language, words::kArenaIntervals)};
  bool faults = false;
  for (const PlayerStanding& row : standings.rows) faults |= row.faults > 0;
  if (faults) {
    notes.push_back(Say(language, words::kArenaFaultMeans, standings.fault_price.count()));
  }
  return notes;
}

std::string InMarkdown(const std::string& text) {
  return absl::StrReplaceAll(text, {{"\\", "\\\\"},
                                    {"|", "\\|"},
                                    {"`", "\\`"},
                                    {"*", "\\*"},
                                    {"_", "\\_"},
                                    {"<", "\\<"},
                                    {"[", "\\["}});
}

std::string MarkdownTable(const Rows& rows) {
  std::string text;
  for (const Row& row : rows) {
    absl::StrAppend(&text, "| ",
                    absl::StrJoin(row, " | ",
                                  [](std::string* out, const std::string& cell) {
                                    absl::StrAppend(out, InMarkdown(cell));
                                  }),
                    " |\n");
    if (&row != &rows.front()) continue;
    absl::StrAppend(&text, "|---|");
    for (std::size_t i = 1; i < row.size(); ++i) absl::StrAppend(&text, "---:|");
    absl::StrAppend(&text, "\n");
  }
  return text;
}

}  // namespace

std::string Standings::ToText(Language language) const {
  std::string text = TableText(MainRows(*this, language));
  if (rows.size() > 2) absl::StrAppend(&text, "\n", TableText(CrossRows(*this, language)));
  return absl::StrCat(text, "\n", absl::StrJoin(Notes(*this, language), "\n"));
}

std::string Standings::ToMarkdown(Language language) const {
  std::string text = MarkdownTable(MainRows(*this, language));
  if (rows.size() > 2) absl::StrAppend(&text, "\n", MarkdownTable(CrossRows(*this, language)));
  absl::StrAppend(&text, "\n");
  std::vector<std::string> notes;
  for (const std::string& note : Notes(*this, language)) notes.push_back(InMarkdown(note));
  return absl::StrCat(text, absl::StrJoin(notes, " "));
}

}  // namespace schafkopf
