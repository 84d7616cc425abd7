#include "tools/answers/games/convert.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/csv_columns.h"
#include "tools/answers/games/game_splitter.h"
#include "tools/answers/games/netschafkopf.h"
#include "tools/answers/games/object_game.h"

namespace schafkopf {
namespace {

// "Rufspiel Blaue von 3: so h7 go ...", where it was played to its end by four.
absl::StatusOr<std::string> SpokenText(const WrittenGame& game) {
  constexpr SuitNames kSuitNames = {"Schelln", "Herz", "Gras", "Eichel"};
  constexpr SuitNames kCalledNames = {"Hundsgfickte", "", "Blaue", "Alte"};
  SCHAFKOPF_DO(RefusalOfUnfinished(game));
  const DealLine& deal = game.deal;
  if (!deal.contract) return NotCarried(words::kNobodyPlayed);
  const Contract& contract = *deal.contract;
  std::string name;
  if (CallsSau(contract)) {
    name = absl::StrCat("Rufspiel ", kCalledNames[static_cast<std::size_t>(*contract.named_suit())],
                        contract.is_tout() ? " Tout" : "");
  } else if (contract.row().name == "ramsch") {
    name = "Ramsch";
  } else if (const auto solo = SoloName(contract, kSuitNames)) {
    name = *solo;
  } else {
    return NotCarried({words::kNoNameForGame, ToString(contract)});
  }
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
      return true;
    case GameTarget::kJson:
      return ObjectHasKey(note);
    case GameTarget::kCsv:
      return CsvHasNote(note);
    case GameTarget::kOpenSchafkopf:
      return false;
    case GameTarget::kNetSchafkopf:
      return note == "id" || note == "players";
  }
  return false;
}

absl::StatusOr<std::string> GameWriter::TextOf(const WrittenGame& game) const {
  switch (target_) {
    case GameTarget::kLines:
      return game.ToLine();
    case GameTarget::kJson:
      return JsonText(ObjectOf(game));
    case GameTarget::kCsv:
      return CsvRow(game);
    case GameTarget::kOpenSchafkopf:
      return SpokenText(game);
    case GameTarget::kNetSchafkopf:
      return NetSchafkopfText(game, static_cast<int>(games_) + 1);
  }
  return NotCarried({});
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

std::optional<std::string> GameWriter::Write(const WrittenGame& game, std::int64_t line) {
  auto text = TextOf(game);
  if (!text.ok()) {
    const Message why = MessageOf(text.status());
    const auto english = [](const Message& message) { return message.in(Language::kEnglish); };
    auto reason = std::ranges::find(reasons_, english(why),
                                    [&](const Reason& each) { return english(each.message); });
    if (reason == reasons_.end()) reason = reasons_.insert(reason, {why, {}});
    reason->lines.push_back(line);
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
  if (!reasons_.empty()) {
    constexpr std::size_t kLinesShown = 5;
    std::size_t games = 0;
    std::vector<Message> reasons;
    for (const Reason& reason : reasons_) {
      const std::span<const std::int64_t> lines = reason.lines;
      games += lines.size();
      const bool all = lines.size() <= kLinesShown;
      reasons.emplace_back(lines.size() == 1 ? words::kReasonAtLine : words::kReasonAtLines,
                           reason.message,
                           absl::StrCat(absl::StrJoin(all ? lines : lines.first(kLinesShown), ", "),
                                        all ? "" : ", ..."));
    }
    parts.emplace_back(words::kGamesNotCarried, games, Joined(reasons, "; "));
  }
  if (!lost_.empty()) {
    std::string names;
    for (const auto& [name, games] : lost_) {
      absl::StrAppend(&names, names.empty() ? "" : ", ", Escaped(name), " (", games, ")");
    }
    parts.emplace_back(words::kNotesNotCarried, names);
  }
  return Joined(parts, "; ");
}

absl::StatusOr<ConvertQuestion> ReadConvert(const Fields& fields) {
  ConvertQuestion question;
  SCHAFKOPF_TRY(question.rules, fields.Rules(DefaultRules()));
  question.text = fields.Text("text");
  const std::string to = fields.Text("to");
  const std::vector<std::string> targets = absl::StrSplit(AbslView(kGameTargets), ' ');
  const auto found = std::ranges::find(targets, to);
  if (found == targets.end()) {
    return AtField("to", SyntaxError(1, Message(absl::StrJoin(targets, ", ")), Quoted(to)));
  }
  question.to = static_cast<GameTarget>(found - targets.begin());
  return question;
}

absl::StatusOr<ConvertAnswer> AnswerOf(const ConvertQuestion& question, const Watch& watch) {
  GameSplitter games;
  GameWriter writer(question.to);
  ConvertAnswer answer;
  const auto take = [&]() -> absl::Status {
    while (const auto line = games.Take()) {
      if (watch.stopped()) return Failure(absl::StatusCode::kCancelled, words::kStopped);
      const auto game = ReadWrittenGame(*line, question.rules.options, GameNeeds::kNotes);
      if (!game.ok()) {
        answer.refused.push_back(
            {line->number, std::string(game.status().message()), ColumnOf(game.status())});
      } else if (const auto text = writer.Write(*game, line->number)) {
        ++answer.games;
        absl::StrAppend(&answer.text, *text, "\n");
      }
    }
    return absl::OkStatus();
  };
  std::int64_t number = 0;
  for (absl::string_view line : absl::StrSplit(question.text, '\n')) {
    if (watch.stopped()) return Failure(absl::StatusCode::kCancelled, words::kStopped);
    ++number;
    line = absl::StripSuffix(line, "\r");
    const absl::string_view text = absl::StripLeadingAsciiWhitespace(line);
    if (text.empty() || text.front() == '#') continue;
    games.Add({number, std::string(line), false});
    SCHAFKOPF_DO(take());
  }
  games.End();
  SCHAFKOPF_DO(take());
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
