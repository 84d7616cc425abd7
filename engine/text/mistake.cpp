#include "engine/text/mistake.h"

#include <array>

#include "absl/strings/cord.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"

namespace schafkopf {

namespace {

constexpr absl::string_view kPayload = "schafkopf/mistake";

// A mistake as bytes that a status can carry: each text behind its length.
class MistakeCoder {
 public:
  static std::string Bytes(const Mistake& mistake) {
    const auto& [field, line, column] = mistake.place;
    std::string bytes = absl::StrCat(line, ":", column, ":", field.size(), ":", field);
    for (Language language : kLanguages) {
      const std::string& said = mistake.message.in(language);
      absl::StrAppend(&bytes, said.size(), ":", said);
    }
    return bytes;
  }

  explicit MistakeCoder(std::string bytes) : bytes_(std::move(bytes)) {}
  Mistake Read() {
    Place place;
    place.line = TakeNumber();
    place.column = TakeNumber();
    place.field = TakeText();
    std::array<std::string, kLanguageCount> said;
    for (std::string& text : said) text = TakeText();
    return Mistake(std::move(place), Message::Of(std::move(said)));
  }

 private:
  int TakeNumber() {
    const std::size_t end = bytes_.find(':', at_);
    int number = 0;
    if (!absl::SimpleAtoi(absl::string_view(bytes_).substr(at_, end - at_), &number)) return 0;
    at_ = end + 1;
    return number;
  }
  std::string TakeText() {
    const auto size = static_cast<std::size_t>(TakeNumber());
    at_ += size;
    return bytes_.substr(at_ - size, size);
  }

  std::string bytes_;
  std::size_t at_ = 0;
};

absl::Status AtPlace(const absl::Status& error, const Mistake& mistake) {
  absl::Status placed = error;
  placed.SetPayload(kPayload, absl::Cord(MistakeCoder::Bytes(mistake)));
  return placed;
}

}  // namespace

Mistake::operator absl::Status() const {
  return AtPlace(absl::InvalidArgumentError(message.in(Language::kEnglish)), *this);
}

Mistake SyntaxError(int column, Message expected, Message found) {
  Mistake mistake(Place(), {words::kExpectedFound, std::move(expected), std::move(found)});
  mistake.place.column = column;
  return mistake;
}

absl::Status Failure(absl::StatusCode code, const Message& message) {
  return AtPlace(absl::Status(code, message.in(Language::kEnglish)), Mistake(Place(), message));
}

Mistake MistakeOf(const absl::Status& error) {
  if (const auto payload = error.GetPayload(kPayload)) {
    return MistakeCoder(std::string(*payload)).Read();
  }
  return Mistake(Place(), error.message());
}

absl::Status AtField(absl::string_view field, const absl::Status& error) {
  Mistake mistake = MistakeOf(error);
  mistake.place.field = std::string(field);
  return AtPlace(error, mistake);
}

absl::Status ShiftColumn(const absl::Status& error, int offset) {
  Mistake mistake = MistakeOf(error);
  mistake.place.column += offset;
  return AtPlace(error, mistake);
}

absl::Status NamingField(const absl::Status& error) {
  const Mistake mistake = MistakeOf(error);
  const auto& [field, line, column] = mistake.place;
  if (field.empty()) return error;
  return Mistake(Place(), {words::kAtColumn, Escaped(field), column, mistake.message});
}

Mistake InFile(absl::string_view file, const Mistake& mistake) {
  const auto& [field, line, column] = mistake.place;
  return Mistake(Place(),
                 Message(absl::StrCat(file, ":", line, ":", column, ": ")) + mistake.message);
}

}  // namespace schafkopf
