#include "tools/answers/score/game_money.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/text/mistake.h"
#include "engine/text/notes.h"
#include "engine/text/utf8.h"
#include "tools/answers/score/score_lines.h"

namespace schafkopf {
namespace {

// Of the notes behind a deal, those that change what is paid for it.
constexpr auto kPaid = std::to_array<std::string_view>(
    {"laid", "layers", "stoss", "bock", "round", "revoke", "asked", "claim"});

int ColumnOfNote(const WrittenGame& game, std::string_view name) {
  if (name == "kontra") return game.kontra_column;
  const auto note = std::ranges::find(game.notes, name, &GameNote::name);
  return note == game.notes.end() ? 1 : note->column;
}

// An error in `line` at the note of `game` in which it lies.
absl::Status AtNote(const absl::Status& error, const std::string& line, const WrittenGame& game) {
  int column = 1 - ColumnOf(error);
  for (const GameNote& note : NotesOf(line)) {
    if (note.column > ColumnOf(error)) break;
    column = ColumnOfNote(game, note.name) - note.column;
  }
  return ShiftColumn(error, column);
}

}  // namespace

absl::StatusOr<GameMoney> MoneyOf(const WrittenGame& game, const RuleSet& rules) {
  WrittenGame paid = game;
  paid.id = {};
  paid.bids.clear();
  std::erase_if(paid.notes, [](const GameNote& note) {
    return std::ranges::find(kPaid, note.name) == kPaid.end();
  });
  const std::string line = paid.ToLine();
  const Fields nothing;
  auto scorer = DealScorer::Make(nothing, rules);
  if (!scorer.ok()) return scorer.status();
  auto scored = scorer->Next({.text = line});
  if (!scored.ok()) return AtNote(scored.status(), line, game);
  return GameMoney{scored->deal.doublings, std::move(scored->score.payments)};
}

}  // namespace schafkopf
