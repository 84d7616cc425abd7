#include "engine/text/notes.h"

#include <algorithm>
#include <array>

#include "absl/strings/ascii.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/text/utf8.h"

namespace schafkopf {
namespace {

// German names, in small letters.
struct NoteWord {
  absl::string_view german, name;
};
constexpr auto kNoteWords = std::to_array<NoteWord>({
    {"ansagen", "bids"},
    {"augen", "points"},
    {"datum", "date"},
    {"gelegt", "laid"},
    {"laufende", "lauf"},
    {"mitspieler", "partner"},
    {"renonce", "revoke"},
    {"runde", "round"},
    {"stiche", "tricks"},
    {"strafe", "fine"},
    {"verlangt", "asked"},
    {"vorhand", "forehand"},
});

}  // namespace

std::string NoteName(absl::string_view name) {
  const std::string lower = absl::AsciiStrToLower(name);
  const auto word = std::ranges::find(kNoteWords, absl::string_view(lower), &NoteWord::german);
  if (word != kNoteWords.end()) return std::string(word->name);
  return absl::StrReplaceAll(lower, {{"-", "_"}});
}

std::vector<GameNote> NotesOf(absl::string_view line) {
  const absl::string_view text = line.substr(0, line.find('#'));
  std::vector<GameNote> notes;
  const std::size_t end = text.find(';');
  if (end == absl::string_view::npos) return notes;
  for (absl::string_view note : absl::StrSplit(text.substr(end + 1), ';')) {
    note = absl::StripAsciiWhitespace(note);
    if (note.empty()) continue;
    const absl::string_view name = note.substr(0, note.find_first_of(" \t"));
    const absl::string_view said = absl::StripLeadingAsciiWhitespace(note.substr(name.size()));
    notes.push_back(
        {NoteName(name), std::string(said), ColumnOfPart(said.empty() ? note : said, text)});
  }
  return notes;
}

const GameNote* FindIn(std::span<const GameNote> notes, std::string_view name) {
  const GameNote* found = nullptr;
  for (const GameNote& note : notes) {
    if (note.name == name) found = &note;
  }
  return found;
}

}  // namespace schafkopf
