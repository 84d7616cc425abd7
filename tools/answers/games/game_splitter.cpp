#include "tools/answers/games/game_splitter.h"

#include <algorithm>
#include <array>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/words.h"
#include "tools/answers/door/bid_part.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/games/netschafkopf.h"
#include "tools/answers/games/sauspiel.h"
#include "tools/answers/games/words.h"

namespace schafkopf {
namespace {

using absl::string_view;

// Whether a line says by itself that another game begins: nothing that may stand within JSON.
bool IsUnindented(string_view line) {
  return !line.empty() && !absl::ascii_isspace(static_cast<unsigned char>(line.front()));
}
bool MayBeJson(string_view line) {
  constexpr string_view kBegins = "{}[]\",:-0123456789";
  const string_view text = absl::StripLeadingAsciiWhitespace(line);
  return text.empty() || kBegins.find(text.front()) != kBegins.npos ||
         absl::StartsWith(text, "true") || absl::StartsWith(text, "false") ||
         absl::StartsWith(text, "null");
}
bool BeginsOther(string_view text) {
  return absl::StrContains(text, '|') || absl::StartsWith(text, "{") ||
         absl::StartsWith(text, "[") || absl::StartsWith(text, "<") || BeginsNetSchafkopf(text);
}

// Whether words end at a colon with cards behind it.
bool IsSpoken(string_view text) { return text.find(": ") < text.find_first_of(";#"); }

// Whether a line without cards may be one of ours: a contract or `passed` in front of its notes.
bool MayBeNoted(const std::string& line) {
  WrittenGame game;
  game.head = std::string(absl::StripAsciiWhitespace(line.substr(0, line.find_first_of(";#"))));
  const std::string contract = game.HeadParts().contract;
  return IsPass(contract) || ParseGameName(contract).ok();
}

constexpr std::array<Text<1>, kGameForms> kFormTexts = {
    words::kDealLinesFound, words::kSpokenGamesFound, words::kObjectGamesFound,
    words::kNetGamesFound,  words::kEventGamesFound,  words::kPagesFound,
    words::kCsvGamesFound};

std::string JsonLine(const Json& object) {
  return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// No longer than a line may be.
InputLine Shortened(InputLine line) {
  if (std::ssize(line.text) <= InputLine::kMaxBytes) return line;
  line.text.resize(static_cast<std::size_t>(InputLine::kMaxBytes));
  line.cut = true;
  return line;
}

}  // namespace

std::optional<InputLine> GameSplitter::Take() {
  if (ready_.empty()) return std::nullopt;
  InputLine game = std::move(ready_.front());
  ready_.pop_front();
  return game;
}

void GameSplitter::Give(GameForm form, InputLine game) {
  if (form != GameForm::kEvents) CloseEvents();
  ++counts_[{form, encoding_}];
  ready_.push_back(std::move(game));
}

void GameSplitter::Refuse(GameForm form, std::int64_t number, const absl::Status& error) {
  InputLine refused = {number, "", false, error};
  if (const int line = MistakeOf(error).place.line; line > 0) refused.number = line;
  Give(form, std::move(refused));
}

void GameSplitter::Add(InputLine line, Encoding encoding) {
  if (state_ != State::kNone) {
    // One line in another encoding tells that of all.
    const Encoding before = std::exchange(encoding_, std::max(encoding_, encoding));
    if (Continue(line)) return;
    encoding_ = before;
    Close();
  }
  encoding_ = encoding;
  const string_view text = line.text;
  if (head_) {
    // A title, where a protocol begins behind it.
    if (!IsHeadOfNetSchafkopf(text) && !BeginsNetSchafkopf(text)) {
      Give(GameForm::kLine, Shortened(*std::move(head_)));
    }
    head_.reset();
  }
  AddFresh(std::move(line));
}

void GameSplitter::AddFresh(InputLine line) {
  const bool first = !std::exchange(begun_, true);
  const string_view text = absl::StripAsciiWhitespace(line.text);
  if (absl::StartsWith(text, "{") || absl::StartsWith(text, "[")) {
    state_ = State::kJson;
    depth_ = 0;
    in_text_ = false;
    return AddJson(line);
  }
  if (absl::StartsWith(text, "<")) {
    state_ = State::kPage;
    Continue(line);
    return;
  }
  if (absl::StrContains(text, '|')) return Give(GameForm::kLine, Shortened(std::move(line)));
  if (BeginsNetSchafkopf(text)) {
    state_ = State::kBlock;
    block_.push_back(std::move(line));
    return;
  }
  if (IsHeadOfNetSchafkopf(text)) return;
  if (IsSpoken(text)) {
    return Give(GameForm::kSpoken, Shortened(std::move(line)));
  }
  if (auto csv = CsvGames::ReadHead(line.text)) {
    state_ = State::kCsv;
    csv_ = std::move(csv);
    return;
  }
  if (first && !MayBeNoted(line.text)) {
    head_ = std::move(line);
    return;
  }
  Give(GameForm::kLine, Shortened(std::move(line)));
}

// Whether an unindented line begins other JSON than is being gathered: directly within an array
// objects may.
bool GameSplitter::BeginsOtherJson(string_view text) const {
  if (absl::StartsWith(text, "[")) return true;
  return absl::StartsWith(text, "{") &&
         (depth_ > 1 ||
          !absl::StartsWith(absl::StripLeadingAsciiWhitespace(block_.front().text), "["));
}

// Whether a line belongs to what is being gathered.
bool GameSplitter::Continue(const InputLine& line) {
  const string_view text = absl::StripAsciiWhitespace(line.text);
  switch (state_) {
    case State::kNone:
      return false;
    case State::kJson:
      if (!MayBeJson(line.text) || (IsUnindented(line.text) && BeginsOtherJson(text))) return false;
      AddJson(line);
      return true;
    case State::kPage:
      block_.push_back(line);
      bytes_ += line.text.size();
      if (absl::StrContains(absl::AsciiStrToLower(text), "</html>") || bytes_ > kMaxBytes) Close();
      return true;
    case State::kBlock:
      if (BeginsOther(text)) return false;
      if (block_.size() < 64) block_.push_back(line);  // a game has some twenty
      return true;
    case State::kCsv:
      if (BeginsOther(text)) return false;
      if (IsSpoken(text) && !csv_->MayHaveRow(text)) {
        Give(GameForm::kSpoken, Shortened(line));
        return true;
      }
      csv_->Add(line);
      return true;
  }
  return false;
}

void GameSplitter::AddJson(const InputLine& line) {
  block_.push_back(line);
  bytes_ += line.text.size() + 1;
  const string_view text = line.text;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_text_ && c == '\\') {
      ++i;
    } else if (c == '"') {
      in_text_ = !in_text_;
    } else if (!in_text_ && (c == '{' || c == '[')) {
      ++depth_;
    } else if (!in_text_ && (c == '}' || c == ']')) {
      --depth_;
    }
  }
  in_text_ = false;  // no text goes on in the next line
  if (depth_ <= 0 || line.cut || bytes_ > kMaxBytes) Close();
}

// The elements of an array, each from its line; or an object.
void GameSplitter::CloseJson() {
  const std::vector<InputLine> block = std::exchange(block_, {});
  const bool array = absl::StartsWith(absl::StripLeadingAsciiWhitespace(block.front().text), "[");
  std::string whole;
  for (const InputLine& line : block) absl::StrAppend(&whole, whole.empty() ? "" : "\n", line.text);
  if (!array) {
    if (block.front().cut) return Give(GameForm::kObject, Shortened(block.front()));
    return CloseElement(whole, block.front().number);
  }
  int elements = 0;
  std::size_t line = 0;
  int depth = 0;
  bool in_text = false;
  std::size_t begin = 0;
  std::size_t begin_line = 0;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const char c = whole[i];
    if (c == '\n') {
      ++line;
      in_text = false;
    } else if (in_text && c == '\\') {
      ++i;
    } else if (c == '"') {
      in_text = !in_text;
    } else if (!in_text && (c == '{' || c == '[')) {
      if (++depth == 2) {
        begin = i;
        begin_line = line;
      }
    } else if (!in_text && (c == '}' || c == ']') && depth-- == 2) {
      ++elements;
      CloseElement(string_view(whole).substr(begin, i + 1 - begin), block[begin_line].number);
    }
  }
  // An array of nothing, or cut off.
  if (depth > 0 || elements == 0) {
    Refuse(GameForm::kObject, block.front().number,
           SyntaxError(1, words::kGameAsJson, Quoted(block.front().text)));
  }
  CloseEvents();
  seated_.clear();
}

void GameSplitter::CloseElement(string_view element, std::int64_t number) {
  const Json object = ReadJson(element);
  if (IsSauspielEvent(object)) {
    if (SeatsSauspielPlayer(object)) {
      seated_.push_back(object);
      return;
    }
    if (!events_.empty() && BeginsSauspielGame(object)) CloseEvents();
    if (events_.empty()) {
      if (!IsOfSauspielGame(object)) return;
      first_event_ = number;
      events_ = seated_;
    }
    events_.push_back(object);
    if (EndsSauspielGame(object)) CloseEvents();
    return;
  }
  for (const char* wrapped : {"games", "events"}) {
    if (!object.is_object() || !object.contains(wrapped) || !object[wrapped].is_array()) continue;
    for (const Json& each : object[wrapped]) CloseElement(JsonLine(each), number);
    return CloseEvents();
  }
  InputLine game = {number, std::string(element), false};
  if (object.is_object() && absl::StrContains(element, '\n')) game.text = JsonLine(object);
  Give(GameForm::kObject, Shortened(std::move(game)));
}

void GameSplitter::CloseEvents() {
  if (events_.empty()) return;
  const std::vector<Json> events = std::exchange(events_, {});
  const auto game = ReadSauspielEvents(events);
  if (!game.ok()) return Refuse(GameForm::kEvents, first_event_, game.status());
  Give(GameForm::kEvents, {first_event_, JsonLine(*game), false});
}

void GameSplitter::Close() {
  const State state = std::exchange(state_, State::kNone);
  bytes_ = 0;
  if (state == State::kJson) return CloseJson();
  const std::vector<InputLine> block = std::exchange(block_, {});
  if (state == State::kCsv) {
    for (const std::string& column : csv_->unused()) unused_.push_back(column);
    for (InputLine& game : csv_->Finish()) Give(GameForm::kCsv, std::move(game));
    csv_.reset();
    return;
  }
  if (block.empty()) return;
  const GameForm form = state == State::kPage ? GameForm::kPage : GameForm::kNetSchafkopf;
  std::string html;
  std::vector<InputLine> lines = block;
  for (InputLine& line : lines) {
    if (form == GameForm::kPage) absl::StrAppend(&html, line.text, "\n");
    line.text = Unmangled(line.text);
  }
  const auto game = form == GameForm::kPage ? ReadSauspielPage(html) : ReadNetSchafkopf(lines);
  if (!game.ok()) return Refuse(form, block.front().number, game.status());
  Give(form, {block.front().number, JsonLine(*game), false});
}

void GameSplitter::End() {
  if (state_ != State::kNone) Close();
  if (head_) Give(GameForm::kLine, Shortened(*std::exchange(head_, std::nullopt)));
  CloseEvents();
}

bool GameSplitter::is_foreign() const {
  return std::ranges::any_of(counts_, [](const auto& count) {
    return count.first != std::pair(GameForm::kLine, Encoding::kUtf8);
  });
}

Message GameSplitter::Recognised() const {
  std::vector<Message> parts;
  for (const auto& [what, games] : counts_) {
    const Text<1>& text = kFormTexts[static_cast<std::size_t>(what.first)];
    parts.push_back(Message(text, games) + Message(absl::StrCat(", ", NameOf(what.second))));
  }
  Message all = parts.empty() ? Message(words::kNothing) : Joined(parts, "; ");
  if (!unused_.empty()) {
    all += {words::kColumnsNotUsed, Escaped(absl::StrJoin(unused_, ", "))};
  }
  return all;
}

}  // namespace schafkopf
