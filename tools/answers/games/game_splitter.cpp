#include "tools/answers/games/game_splitter.h"

#include <algorithm>
#include <array>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "tools/answers/door/bid_part.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/games/netschafkopf.h"
#include "tools/answers/games/sauspiel.h"
#include "tools/answers/games/words.h"

namespace schafkopf {
namespace {

using absl::string_view;

constexpr std::size_t kMostEvents = 256;  // of a game, which has some fifty

// Whether a line of several says by itself that another game begins.
bool BeginsOther(string_view text) {
  return absl::StrContains(text, '|') || absl::StartsWith(text, "{") ||
         absl::StartsWith(text, "[") || absl::StartsWith(text, "<") || BeginsNetSchafkopf(text);
}

// Whether what stands in front of cards and notes may be a game of ours: a contract or `passed`.
bool MayBeHead(const std::string& line) {
  WrittenGame game;
  game.head = std::string(absl::StripAsciiWhitespace(line.substr(0, line.find_first_of("|;#"))));
  const std::string contract = game.HeadParts().contract;
  return IsPass(contract) || ParseGameName(contract).ok();
}

// Whether a line ends a page that has no end of its own.
bool EndsPage(const std::string& line) {
  return absl::StrContains(line, '|') && !absl::StrContains(line, '<') && MayBeHead(line);
}

constexpr std::array<Text<1>, kGameForms> kFormTexts = {
    words::kDealLinesFound, words::kSpokenGamesFound, words::kObjectGamesFound,
    words::kNetGamesFound,  words::kEventGamesFound,  words::kPagesFound,
    words::kCsvGamesFound};

// No longer than a line may be.
InputLine Shortened(InputLine line) {
  if (std::ssize(line.text) <= InputLine::kMaxBytes) return line;
  line.text.resize(static_cast<std::size_t>(InputLine::kMaxBytes));
  line.cut = true;
  return line;
}

// What a list holds, or an object as its games or events; null of what is one game.
const Json* ElementsOf(const Json& object) {
  if (object.is_array() && !object.empty()) return &object;
  if (!object.is_object()) return nullptr;
  for (const char* wrapped : {"games", "events"}) {
    const auto found = object.find(wrapped);
    if (found != object.end() && found->is_array()) return &*found;
  }
  return nullptr;
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

// Counts nothing: what was not read is no game.
void GameSplitter::Refuse(GameForm form, std::int64_t number, const absl::Status& error) {
  if (form != GameForm::kEvents) CloseEvents();
  const int line = MistakeOf(error).place.line;
  ready_.push_back({line > 0 ? line : number, "", false, error});
}

void GameSplitter::Add(InputLine line, Encoding encoding) {
  if (std::exchange(was_cut_, line.cut)) {
    // The rest of a line: only of JSON more is taken than its begin.
    if (state_ == State::kJson) AddJson(line);
    return;
  }
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
  const bool is_json = absl::StartsWith(text, "{") || absl::StartsWith(text, "[");
  if (is_json || (absl::StartsWith(text, "]") && json_.in_array())) return AddJson(line);
  if (absl::StartsWith(text, "<")) {
    state_ = State::kPage;
    Continue(line);
    return;
  }
  if (absl::StrContains(text, '|')) return Give(GameForm::kLine, Shortened(std::move(line)));
  if (BeginsNetSchafkopf(text)) {
    state_ = State::kBlock;
    last_ = line.number;
    block_.push_back(Shortened(std::move(line)));
    return;
  }
  if (IsSpokenGame(StdView(text)) && !IsHeadOfNetSchafkopf(text))
    return Give(GameForm::kSpoken, Shortened(std::move(line)));
  if (auto csv = CsvGames::ReadHead(line.text)) {
    state_ = State::kCsv;
    csv_ = std::move(csv);
    return;
  }
  if (!MayBeHead(line.text)) {
    if (IsHeadOfNetSchafkopf(text)) return;
    if (first) {
      head_ = std::move(line);
      return;
    }
  }
  Give(GameForm::kLine, Shortened(std::move(line)));
}

// Whether a line belongs to what is being gathered.
bool GameSplitter::Continue(const InputLine& line) {
  constexpr std::size_t kMostLines = 64;  // of a protocol; a game has some twenty
  const string_view text = absl::StripAsciiWhitespace(line.text);
  switch (state_) {
    case State::kNone:
      return false;
    case State::kJson:
      if (!json_.Continues(line)) return false;
      AddJson(line);
      return true;
    case State::kPage:
      if (EndsPage(line.text)) return false;
      block_.push_back(line);
      bytes_ += line.text.size();
      if (absl::StrContains(absl::AsciiStrToLower(text), "</html>") || bytes_ >= kMaxBytes) Close();
      return true;
    case State::kBlock:
      // A blank line parts blocks.
      if (line.number > std::exchange(last_, line.number) + 1 || BeginsOther(text)) return false;
      if (block_.size() < kMostLines) block_.push_back(Shortened(line));
      return true;
    case State::kCsv:
      return ContinueCsv(line);
  }
  return false;
}

bool GameSplitter::ContinueCsv(const InputLine& line) {
  const string_view text = absl::StripAsciiWhitespace(line.text);
  const bool is_row = csv_->MayHaveRow(text);
  if (BeginsOther(text) || (IsHeadOfNetSchafkopf(text) && !is_row)) return false;
  if (IsSpokenGame(StdView(text)) && !is_row) {
    Give(GameForm::kSpoken, Shortened(line));
    return true;
  }
  csv_->Add(Shortened(line));
  if (csv_->bytes() >= kMaxBytes) {
    for (InputLine& game : csv_->Take()) Give(GameForm::kCsv, std::move(game));
  }
  return true;
}

void GameSplitter::AddJson(const InputLine& line) {
  json_.Add(line);
  TakePieces();
  state_ = json_.is_open() ? State::kJson : State::kNone;
}

void GameSplitter::TakePieces() {
  while (auto piece = json_.Take()) {
    InputLine& text = piece->text;
    if (piece->kind == JsonPieces::Piece::Kind::kObject) {
      TakeElement(std::move(text));
      continue;
    }
    if (piece->kind == JsonPieces::Piece::Kind::kNoArray) {
      Refuse(GameForm::kObject, text.number, SyntaxError(1, words::kGameAsJson, Quoted(text.text)));
    }
    CloseEvents();
    seated_ = {};
  }
}

// An object, or all that it holds.
void GameSplitter::TakeElement(InputLine element) {
  const Json object = element.cut ? Json() : ReadJson(element.text);
  if (IsSauspielEvent(object)) return TakeEvent(object, element.number);
  if (const Json* elements = ElementsOf(object)) {
    for (const Json& each : *elements) TakeElement({element.number, JsonText(each), false});
    CloseEvents();
    if (object.is_array()) seated_ = {};  // one of several lists
    return;
  }
  const bool other = !element.cut && !absl::StartsWith(element.text, "{");
  if (other && !object.is_object()) {
    const absl::Status error = SyntaxError(1, words::kGameAsJson, Quoted(element.text));
    ++counts_[{GameForm::kObject, encoding_}];
    return Refuse(GameForm::kObject, element.number, error);
  }
  if (object.is_object() && absl::StrContains(element.text, '\n')) element.text = JsonText(object);
  Give(GameForm::kObject, Shortened(std::move(element)));
}

void GameSplitter::TakeEvent(const Json& event, std::int64_t number) {
  if (SeatsSauspielPlayer(event)) {
    if (const auto place = PlaceAtSauspiel(event))
      seated_[static_cast<std::size_t>(*place)] = event;
    return;
  }
  if (BeginsSauspielGame(event)) CloseEvents();
  if (event_count_ == 0) {
    if (!IsOfSauspielGame(event)) return;
    first_event_ = number;
    for (const auto& seated : seated_) {
      if (seated) events_.push_back(*seated);
    }
  }
  if (++event_count_ <= kMostEvents) events_.push_back(event);
  if (EndsSauspielGame(event)) CloseEvents();
}

void GameSplitter::CloseEvents() {
  const std::size_t count = std::exchange(event_count_, 0);
  if (count == 0) return;
  const std::vector<Json> events = std::exchange(events_, {});
  const auto game =
      count <= kMostEvents
          ? ReadSauspielEvents(events)
          : absl::StatusOr<Json>(SyntaxError(1, {words::kEventsOfGame, kMostEvents}, count));
  if (!game.ok()) return Refuse(GameForm::kEvents, first_event_, game.status());
  Give(GameForm::kEvents, {first_event_, JsonText(*game), false});
}

void GameSplitter::CloseCsv() {
  for (const std::string& column : csv_->unused()) {
    if (std::ranges::find(unused_, column) == unused_.end()) unused_.push_back(column);
  }
  for (InputLine& game : csv_->Finish()) Give(GameForm::kCsv, std::move(game));
  turned_ |= csv_->turned();
  surplus_.insert(surplus_.end(), csv_->surplus().begin(), csv_->surplus().end());
  csv_.reset();
}

void GameSplitter::Close() {
  const State state = std::exchange(state_, State::kNone);
  if (state == State::kJson) {
    json_.Stop();
    return TakePieces();
  }
  if (state == State::kCsv) return CloseCsv();
  bytes_ = 0;
  std::vector<InputLine> block = std::exchange(block_, {});
  if (block.empty()) return;
  const GameForm form = state == State::kPage ? GameForm::kPage : GameForm::kNetSchafkopf;
  std::string html;
  for (InputLine& line : block) {
    if (form == GameForm::kPage) absl::StrAppend(&html, line.text, "\n");
    line.text = Unmangled(line.text);
  }
  const auto game = form == GameForm::kPage ? ReadSauspielPage(html) : ReadNetSchafkopf(block);
  if (!game.ok()) return Refuse(form, block.front().number, game.status());
  Give(form, {block.front().number, JsonText(*game), false});
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
  if (turned_) all += Message(words::kForehandTurned);
  if (!surplus_.empty()) {
    all += {words::kSurplusCells, surplus_.size(), surplus_.front()};
  }
  return all;
}

}  // namespace schafkopf
