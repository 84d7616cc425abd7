#include "engine/text/mistake.h"

#include <optional>

#include "absl/strings/cord.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace schafkopf {

// A mistake as bytes that a status can carry: each text behind its length.
class MistakeCoder {
 public:
  static std::string Bytes(const Mistake& mistake) {
    MistakeCoder coder;
    coder.Put(mistake.place.field);
    coder.Put(mistake.place.line);
    coder.Put(mistake.place.column);
    coder.PutMessage(mistake.message);
    return coder.bytes_;
  }

  static Mistake Read(std::string bytes) {
    MistakeCoder coder(std::move(bytes));
    Place place;
    place.field = coder.TakeText();
    place.line = coder.TakeNumber();
    place.column = coder.TakeNumber();
    return Mistake(std::move(place), coder.TakeMessage());
  }

 private:
  MistakeCoder() = default;
  explicit MistakeCoder(std::string bytes) : bytes_(std::move(bytes)) {}

  void Put(absl::string_view text) { absl::StrAppend(&bytes_, text.size(), ":", text); }
  void Put(int number) { absl::StrAppend(&bytes_, number, ":"); }
  void PutMessage(const Message& message) {
    Put(message.is_words_ ? 1 : 0);
    Put(message.text_);
    Put(static_cast<int>(message.parts_.size()));
    for (const Message& part : message.parts_) PutMessage(part);
  }

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
  Message TakeMessage() {
    Message message;
    message.is_words_ = TakeNumber() == 1;
    message.text_ = TakeText();
    for (int parts = TakeNumber(); parts > 0; --parts) message.parts_.push_back(TakeMessage());
    return message;
  }

  std::string bytes_;
  std::size_t at_ = 0;
};

namespace {

constexpr absl::string_view kPayload = "schafkopf/mistake";

absl::Status AtPlace(const absl::Status& error, const Mistake& mistake) {
  absl::Status placed = error;
  placed.SetPayload(kPayload, absl::Cord(MistakeCoder::Bytes(mistake)));
  return placed;
}

}  // namespace

std::string Message::ToText() const {
  if (parts_.empty()) return text_;
  std::string said;
  for (std::size_t at = 0; at < text_.size(); ++at) {
    if (text_[at] == '$') {
      said += parts_[static_cast<std::size_t>(text_[++at] - '0')].ToText();
    } else {
      said += text_[at];
    }
  }
  return said;
}

Mistake::operator absl::Status() const {
  return AtPlace(absl::InvalidArgumentError(message.ToText()), *this);
}

Mistake SyntaxError(int column, Message expected, Message found) {
  Mistake mistake(Place(), {"expected $0, found $1", std::move(expected), std::move(found)});
  mistake.place.column = column;
  return mistake;
}

Mistake MistakeOf(const absl::Status& error) {
  if (const auto payload = error.GetPayload(kPayload)) {
    return MistakeCoder::Read(std::string(*payload));
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
  return Mistake(Place(), {"$0: column $1: $2", field, column, mistake.message});
}

Mistake InFile(absl::string_view file, const Mistake& mistake) {
  const auto& [field, line, column] = mistake.place;
  return Mistake(Place(), {"$0:$1:$2: $3", file, line, column, mistake.message});
}

}  // namespace schafkopf
