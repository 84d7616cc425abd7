#include "tools/batch/store/game_file.h"

#include <utility>

#include "engine/text/notation.h"
#include "tools/cli/words.h"

namespace schafkopf {
GameFile::GameFile(const std::string& input, bool always_told)
    : name_(NameOfInput(input)), always_told_(always_told) {
  if (IsDeal(input)) {
    games_.Add({1, input, false});
    games_.End();
    return;
  }
  auto opened = InputFile::Open(name_);
  if (!opened.ok()) {
    unopened_ = MessageOf(opened.status());
    return;
  }
  opened_ = *std::move(opened);
  file_ = opened_.get();
  lines_.emplace(name_, file_->Stream(), GameSplitter::kMaxBytes);
}

GameFile::GameFile(std::string name, InputFile& file) : name_(std::move(name)), file_(&file) {
  lines_.emplace(name_, file_->Stream(), GameSplitter::kMaxBytes);
}

std::optional<InputLine> GameFile::Next() {
  while (true) {
    if (auto game = games_.Take()) return game;
    if (ended_ || !lines_) return std::nullopt;
    auto line = lines_->Next();
    if (!line) {
      ended_ = true;
      games_.End();
      continue;
    }
    Encoding encoding = file_->is_utf16() ? Encoding::kUtf16 : Encoding::kUtf8;
    const bool text = line->text.find('\0') == line->text.npos;
    if (text && !IsUtf8(line->text)) {
      line->text = Utf8OfLatin1(line->text);
      encoding = Encoding::kLatin1;
    }
    games_.Add(*std::move(line), encoding);
  }
}

std::optional<Message> GameFile::Told() const {
  const bool told = always_told_ ? !failure() : games_.is_foreign();
  return told ? std::optional(Recognised()) : std::nullopt;
}

std::optional<double> GameFile::share_read() const {
  return file_ == nullptr ? std::nullopt : file_->share_passed();
}

std::optional<Message> GameFile::failure() const {
  if (file_ == nullptr) return unopened_;
  const auto why = file_->failure();
  return why ? Message(words::kCannotRead, Escaped(name_), *why) : lines_->failure();
}

}  // namespace schafkopf
