#include "tools/answers/games/convert.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/text/rule_file.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/csv_games.h"
#include "tools/answers/games/game_splitter.h"
#include "tools/answers/games/netschafkopf.h"
#include "tools/answers/games/object_game.h"

namespace schafkopf {
namespace {

constexpr auto kTargets =
    std::to_array<std::string_view>({"lines", "json", "csv", "openschafkopf", "netschafkopf"});

// "Rufspiel Blaue von 3: so h7 go ..."; nothing where it was not played to its end by four, or
// openschafkopf has no name for it.
std::optional<std::string> SpokenText(const WrittenGame& game) {
  constexpr std::array<absl::string_view, 4> kSuitNames = {"Schelln", "Herz", "Gras", "Eichel"};
  constexpr std::array<absl::string_view, 4> kCalledNames = {"Hundsgfickte", "", "Blaue", "Alte"};
  const DealLine& deal = game.deal;
  if (!game.head.empty() || !deal.contract || deal.seats() != kSeatCount) return std::nullopt;
  const Contract& contract = *deal.contract;
  if (deal.played.empty() || !PositionOf(deal).finished()) return std::nullopt;
  const absl::string_view row = AbslView(contract.row().name);
  const auto suit = contract.named_suit();
  const auto at = static_cast<std::size_t>(suit.value_or(Suit::kEichel));
  std::string name;
  if (row == "ruf" && contract.called_card()->rank() == Rank::kSau) {
    name = absl::StrCat("Rufspiel ", kCalledNames[at]);
  } else if (row == "solo") {
    name = absl::StrCat(kSuitNames[at], "-Solo");
  } else if (row == "wenz" || row == "geier" || row == "farbwenz" || row == "farbgeier") {
    name = absl::StrCat(suit ? kSuitNames[at] : "", suit ? "-" : "",
                        row == "wenz" || row == "farbwenz" ? "Wenz" : "Geier");
  } else if (row == "ramsch") {
    name = "Ramsch";
  } else {
    return std::nullopt;
  }
  if (contract.is_tout()) name += " Tout";
  if (contract.has_declarer()) absl::StrAppend(&name, " von ", deal.declarer.index());
  return absl::StrCat(name, ": ", absl::AsciiStrToLower(ToString(deal.played)));
}

constexpr auto kRefusedColumns = ColumnsOf<RefusedGame>({
    {"line", Kind::kCount, At<&RefusedGame::line>},
    {"column", Kind::kCount, At<&RefusedGame::column>},
    {"error", Kind::kText, At<&RefusedGame::error>},
});
constexpr auto kConvertColumns = ColumnsOf<ConvertAnswer>({
    {"games", Kind::kCount, At<&ConvertAnswer::games>},
    {"text", Kind::kText, At<&ConvertAnswer::text>},
    {"refused", RowsOf(kRefusedColumns),
     [](auto& answer) { return kRefusedColumns.Each(answer.refused); }},
    {"recognised", Kind::kText,
     [](auto& answer) { return answer.recognised.in(Language::kEnglish); }},
    {"lost", Maybe(Kind::kText),
     [](auto& answer) {
       const std::string lost = answer.lost.in(Language::kEnglish);
       return lost.empty() ? Cell() : Cell(lost);
     }},
});

}  // namespace

bool GameWriter::Carries(std::string_view note) const {
  switch (target_) {
    case GameTarget::kLines:
    case GameTarget::kJson:
      return true;
    case GameTarget::kCsv:
      return CsvHasNote(note);
    case GameTarget::kOpenSchafkopf:
      return false;
    case GameTarget::kNetSchafkopf:
      return note == "id" || note == "players";
  }
  return false;
}

std::optional<std::string> GameWriter::TextOf(const WrittenGame& game) const {
  switch (target_) {
    case GameTarget::kLines:
      return game.ToLine();
    case GameTarget::kJson:
      return ObjectOf(game).dump(-1, ' ', false, Json::error_handler_t::replace);
    case GameTarget::kCsv:
      return CsvRow(game);
    case GameTarget::kOpenSchafkopf:
      return SpokenText(game);
    case GameTarget::kNetSchafkopf:
      return NetSchafkopfText(game, static_cast<int>(games_) + 1);
  }
  return std::nullopt;
}

void GameWriter::CountLost(const WrittenGame& game) {
  const auto count = [&](std::string_view name, bool told) {
    if (told && !Carries(name)) ++lost_[std::string(name)];
  };
  count("id", !game.id.is_missing());
  count("players", !game.players.empty());
  count("bids", !game.bids.empty());
  count("kontra", !game.kontra.empty());
  for (const GameNote& note : game.notes) count(note.name, true);
}

std::optional<std::string> GameWriter::Write(const WrittenGame& game) {
  auto text = TextOf(game);
  if (!text) {
    ++lost_games_;
    return std::nullopt;
  }
  CountLost(game);
  std::string head;
  if (games_++ == 0) {
    if (target_ == GameTarget::kCsv) head = CsvHead() + "\n";
    if (target_ == GameTarget::kNetSchafkopf) head = NetSchafkopfHead(game);
  } else if (target_ == GameTarget::kNetSchafkopf) {
    head = "\n";
  }
  return head + *std::move(text);
}

Message GameWriter::Lost() const {
  std::vector<Message> parts;
  if (lost_games_ > 0) parts.push_back({words::kGamesNotCarried, lost_games_});
  if (!lost_.empty()) {
    std::string names;
    for (const auto& [name, games] : lost_) {
      absl::StrAppend(&names, names.empty() ? "" : ", ", Escaped(name), " (", games, ")");
    }
    parts.push_back({words::kNotesNotCarried, names});
  }
  return Joined(parts, "; ");
}

absl::StatusOr<ConvertQuestion> ReadConvert(const Fields& fields) {
  ConvertQuestion question;
  SCHAFKOPF_TRY(question.rules, fields.Rules(DefaultRules()));
  question.text = fields.Text("text");
  const std::string to = fields.Text("to");
  const auto found = std::ranges::find(kTargets, std::string_view(to));
  if (found == kTargets.end()) {
    return AtField(
        "to", SyntaxError(1, AsIs("lines, json, csv, openschafkopf, netschafkopf"), Quoted(to)));
  }
  question.to = static_cast<GameTarget>(found - kTargets.begin());
  return question;
}

absl::StatusOr<ConvertAnswer> AnswerOf(const ConvertQuestion& question, const Watch& watch) {
  GameSplitter games;
  std::int64_t number = 0;
  for (absl::string_view line : absl::StrSplit(question.text, '\n')) {
    ++number;
    line = absl::StripSuffix(line, "\r");
    const absl::string_view text = absl::StripLeadingAsciiWhitespace(line);
    if (text.empty() || text.front() == '#') continue;
    games.Add({number, std::string(line), false});
  }
  games.End();
  GameWriter writer(question.to);
  ConvertAnswer answer;
  while (const auto line = games.Take()) {
    if (watch.stopped()) return Failure(absl::StatusCode::kCancelled, words::kStopped);
    const auto game = ReadWrittenGame(*line, question.rules.options, GameNeeds::kNotes);
    if (!game.ok()) {
      answer.refused.push_back(
          {line->number, std::string(game.status().message()), ColumnOf(game.status())});
      continue;
    }
    if (const auto text = writer.Write(*game)) {
      ++answer.games;
      absl::StrAppend(&answer.text, *text, "\n");
    }
  }
  answer.recognised = games.Recognised();
  answer.lost = writer.Lost();
  return answer;
}

std::span<const ColumnInfo> ConvertAnswer::Columns() { return kConvertColumns; }

Cells ConvertAnswer::ToCells() const { return kConvertColumns.CellsOf(*this); }

std::string ConvertAnswer::ToText(Language /*language*/) const {
  return std::string(absl::StripTrailingAsciiWhitespace(text));
}

}  // namespace schafkopf
