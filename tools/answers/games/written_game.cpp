#include "tools/answers/games/written_game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/text/past_notes.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/door/bid_part.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/game_line.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/object_game.h"
#include "tools/answers/games/outcome.h"
#include "tools/answers/games/told_game.h"
#include "tools/answers/games/words.h"

namespace schafkopf {
namespace {

using absl::string_view;

constexpr auto kOtherNotes = std::to_array<std::string_view>(
    {"date",    "seats", "laid",    "forehand",   "old",     "round",     "partner", "points",
     "tricks",  "lauf",  "side",    "layers",     "stoss",   "bock",      "target",  "trumps",
     "highest", "sau",   "deck",    "one_player", "carried", "ouvert",    "revoke",  "claim",
     "fine",    "asked", "to_play", "trick",      "taken",   "called_led"});

// What a note holds of foreign text: nothing that ends it, or its line.
std::string Clean(string_view text) {
  return absl::StrReplaceAll(text, {{";", " "}, {"#", " "}, {"\n", " "}, {"\r", " "}, {"\t", " "}});
}

// "Rufspiel Blaue von 3: ..." or "3 spielt Rufspiel Blaue: ..."; "Ramsch: ...".
absl::StatusOr<ToldGame> ReadSpoken(string_view text, std::size_t colon) {
  ToldGame told;
  string_view game = text.substr(0, colon);
  string_view seat;
  if (const std::size_t by = game.rfind(" von "); by != string_view::npos) {
    seat = game.substr(by + 5);
    game = game.substr(0, by);
  } else if (const std::size_t plays = game.find(" spielt "); plays != string_view::npos) {
    seat = game.substr(0, plays);
    game = game.substr(plays + 8);
  }
  seat = absl::StripAsciiWhitespace(seat);
  if (!seat.empty()) {
    const auto declarer = ParseSeat(seat);
    if (!declarer.ok()) return ShiftColumn(declarer.status(), ColumnOfPart(seat, text) - 1);
    told.declarer = *declarer;
  }
  told.contract = {std::string(game), ColumnOfPart(game, text)};
  const string_view cards = text.substr(colon + 1);
  told.played = {std::string(cards), ColumnOfPart(cards, text)};
  return told;
}

// What comes before notes and comment.
string_view BeforeNotes(string_view line) { return line.substr(0, line.find_first_of(";#")); }

// The colon of a spoken game: one with a space and more behind it, in front of any bar.
std::size_t SpokenColon(string_view text) {
  if (absl::StrContains(text, '|')) return string_view::npos;
  return absl::StripTrailingAsciiWhitespace(text).find(": ");
}

bool IsObject(const InputLine& line) {
  return absl::StartsWith(absl::StripLeadingAsciiWhitespace(line.text), "{") && !line.cut;
}

}  // namespace

bool IsSpokenGame(std::string_view line) {
  return SpokenColon(BeforeNotes(AbslView(line))) != string_view::npos;
}

void TakeNotes(std::vector<GameNote> notes, WrittenGame& game) {
  for (GameNote& note : notes) {
    if (note.name == "id") {
      game.id = note.text;
    } else if (note.name == "players" &&
               note.text.find_first_not_of("0123456789") != note.text.npos) {
      game.players.clear();
      for (string_view player : absl::StrSplit(note.text, ',')) {
        game.players.emplace_back(absl::StripAsciiWhitespace(player));
      }
    } else if (note.name == "bids") {
      game.bids = std::move(note.text);
    } else if (note.name == "kontra") {
      game.kontra = std::move(note.text);
      game.kontra_column = note.column;
    } else {
      game.notes.push_back(std::move(note));
    }
  }
}

std::span<const std::string_view> OtherNotes() { return kOtherNotes; }

std::optional<GameNote> FindNote(const std::string& line, std::string_view name) {
  std::optional<GameNote> found;
  for (GameNote& note : NotesOf(line)) {
    if (note.name == name && !note.text.empty()) found = std::move(note);
  }
  return found;
}

absl::Status NotCarried(const Message& why) { return Failure(absl::StatusCode::kNotFound, why); }

absl::Status RefusalOfUnfinished(const WrittenGame& game) {
  const DealLine& deal = game.deal;
  if (!game.head.empty()) return NotCarried(words::kCardsNotTold);
  if (deal.seats() != kSeatCount) return NotCarried(words::kNotOfFour);
  if (deal.contract && !PositionOf(deal).finished()) return NotCarried(words::kNotToTheEnd);
  return absl::OkStatus();
}

WrittenGame::Head WrittenGame::HeadParts() const {
  const std::size_t space = head.find_last_of(" \t");
  const string_view last = string_view(head).substr(space == head.npos ? 0 : space + 1);
  if (space == head.npos || (last != "-" && !ParseSeat(last).ok())) return {head, ""};
  return {std::string(absl::StripTrailingAsciiWhitespace(head.substr(0, space))),
          last == "-" ? "" : std::string(last)};
}

std::string WrittenGame::NotesText() const {
  std::string text;
  const auto add = [&](string_view name, string_view said) {
    absl::StrAppend(&text, "; ", name, said.empty() ? "" : " ", Clean(said));
  };
  if (!id.is_missing() && !id.ToText().empty()) add("id", id.ToText());
  if (!players.empty()) {
    add("players", absl::StrJoin(players, ", ", [](std::string* out, const std::string& name) {
          absl::StrAppend(out, absl::StrReplaceAll(name, {{",", " "}}));
        }));
  }
  if (!bids.empty()) add("bids", bids);
  if (!kontra.empty()) add("kontra", kontra);
  for (const GameNote& note : notes) add(note.name, note.text);
  return text;
}

std::string WrittenGame::ToLine() const {
  const std::string behind = NotesText();
  // Behind a colon the line would go on with cards.
  const std::string begin =
      head.empty() ? ToString(deal) : absl::StrReplaceAll(Clean(head), {{": ", " "}});
  return absl::StrCat(begin, behind.empty() ? "" : " ", behind);
}

absl::StatusOr<DealLine> ReadDealNeeded(const InputLine& line, const RuleOptions& options,
                                        GameNeeds needs, std::span<const GameNote> notes) {
  switch (needs) {
    case GameNeeds::kJudged:
      return ReadGame(line, options, EndToldBy(notes));
    case GameNeeds::kPosition:
      return ReadDealLine(line, options, LineSpan::kPosition);
    case GameNeeds::kNotes:
    case GameNeeds::kCards:
      break;
  }
  return ReadDealLine(line, options);
}

absl::StatusOr<WrittenGame> ReadWrittenGame(const InputLine& line, const RuleOptions& options,
                                            GameNeeds needs) {
  if (!line.refusal.ok()) return line.refusal;
  if (IsObject(line)) {
    const Json object = ReadJson(absl::StripAsciiWhitespace(line.text));
    if (!object.is_object()) {
      return SyntaxError(1, words::kGameAsJson, Quoted(absl::StripAsciiWhitespace(line.text)));
    }
    SCHAFKOPF_DO(CheckKeys(line.text));
    auto game = ReadObjectGame(object, options, needs);
    return game.ok() ? std::move(game) : NamingField(game.status());
  }
  WrittenGame game;
  TakeNotes(NotesOf(line.text), game);
  const string_view before = BeforeNotes(line.text);
  const std::size_t colon = SpokenColon(before);
  if (colon != string_view::npos) {
    SCHAFKOPF_TRY(const ToldGame told, ReadSpoken(before, colon));
    SCHAFKOPF_TRY(game.deal, DealOfTold(told, options, needs, game.notes));
  } else if (needs == GameNeeds::kNotes && !absl::StrContains(before, '|')) {
    game.head = std::string(absl::StripAsciiWhitespace(before));
    const auto [contract, declarer] = game.HeadParts();
    if (!IsPass(contract)) SCHAFKOPF_DO(ParseGameName(contract).status());
  } else {
    SCHAFKOPF_TRY(game.deal, ReadDealNeeded(line, options, needs, game.notes));
    if (game.deal.past) std::erase_if(game.notes, IsPastNote);
  }
  SCHAFKOPF_DO(CheckOutcomes(game.deal, game.notes, game.notes, options));
  return game;
}

absl::StatusOr<InputLine> ReadOwnLine(const InputLine& line, const RuleOptions& options) {
  const bool own = !IsObject(line) && !IsSpokenGame(line.text);
  if (own && line.refusal.ok()) return line;
  SCHAFKOPF_TRY(const WrittenGame game, ReadWrittenGame(line, options, GameNeeds::kNotes));
  return InputLine{.number = line.number, .text = game.ToLine(), .converted = true};
}

absl::StatusOr<DealLine> ReadAnyDeal(const InputLine& line, const RuleOptions& options,
                                     GameNeeds needs) {
  SCHAFKOPF_TRY(WrittenGame game, ReadWrittenGame(line, options, needs));
  return std::move(game.deal);
}

}  // namespace schafkopf
