#include "tools/answers/score/named_seats.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/notes.h"
#include "engine/text/utf8.h"

namespace schafkopf {
namespace {

// What ends a name, and stands between two.
bool IsBetween(char sign) { return sign == ' ' || sign == '\t' || sign == ',' || sign == '/'; }

// The seat of whoever is named at the start of `text`; of several names the longest, the same
// rather than one in other letters.
std::optional<std::size_t> NamedAt(absl::string_view text, std::span<const std::string> players) {
  std::optional<std::size_t> named;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const std::size_t size = players[seat].size();
    const bool whole = absl::StartsWithIgnoreCase(text, players[seat]) &&
                       (size == text.size() || IsBetween(text[size]));
    if (size == 0 || !whole) continue;
    const std::size_t longest = named ? players[*named].size() : 0;
    const bool same = absl::StartsWith(text, players[seat]);
    if (size > longest || (size == longest && same)) named = seat;
  }
  return named;
}

// Names from byte `from` of `part` on.
std::string WithSeatsFrom(absl::string_view part, std::size_t from,
                          std::span<const std::string> players) {
  std::string seats(part.substr(0, from));
  for (std::size_t at = from; at < part.size();) {
    const bool begins = at == 0 || IsBetween(part[at - 1]);
    const auto named = begins ? NamedAt(part.substr(at), players) : std::nullopt;
    if (!named) {
      seats += part[at++];
      continue;
    }
    const std::string& name = players[*named];
    absl::StrAppend(&seats, *named);
    seats.append(static_cast<std::size_t>(CharacterCount(name)) - 1, ' ');  // columns stay
    at += name.size();
  }
  return seats;
}

// "ruf:E Anna", in which the name stands last.
std::string WithDeclarer(absl::string_view head, std::span<const std::string> players) {
  const absl::string_view told = absl::StripTrailingAsciiWhitespace(head);
  for (std::size_t at = 1; at < told.size(); ++at) {
    if (!IsBetween(told[at - 1])) continue;
    const auto named = NamedAt(told.substr(at), players);
    if (named && at + players[*named].size() == told.size())
      return WithSeatsFrom(head, at, players);
  }
  return std::string(head);
}

std::string WithSeatsInNote(absl::string_view note, std::span<const std::string> players) {
  const std::size_t begin = note.size() - absl::StripLeadingAsciiWhitespace(note).size();
  const std::size_t end = std::min(note.find_first_of(" \t", begin), note.size());
  return AsksForSeats(NoteName(note.substr(begin, end - begin))) ? WithSeatsFrom(note, end, players)
                                                                 : std::string(note);
}

}  // namespace

bool AsksForSeats(absl::string_view note) {
  constexpr auto kNotes =
      std::to_array<absl::string_view>({"partner", "revoke", "kontra", "laid", "old"});
  return std::ranges::find(kNotes, note) != kNotes.end();
}

std::string WithSeats(absl::string_view line, std::span<const std::string> players) {
  const std::size_t end = std::min(line.find('#'), line.size());
  std::string text;
  for (absl::string_view part : absl::StrSplit(line.substr(0, end), ';')) {
    if (!text.empty() || part.data() != line.data()) {
      absl::StrAppend(&text, ";", WithSeatsInNote(part, players));
      continue;
    }
    const std::size_t bar = std::min(part.find('|'), part.size());
    absl::StrAppend(&text, WithDeclarer(part.substr(0, bar), players), part.substr(bar));
  }
  return absl::StrCat(text, line.substr(end));
}

}  // namespace schafkopf
