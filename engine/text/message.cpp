#include "engine/text/message.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_format.h"
#include "engine/text/words.h"

namespace schafkopf {

Message::Message(Seat seat) {
  static constexpr std::array<const Text<0>*, kSeatCount> kSeatForms = {
      &words::kForehand, &words::kSecondSeat, &words::kThirdSeat, &words::kDealersSeat};
  forms_ = kSeatForms[static_cast<std::size_t>(seat.index())];
  for (Language language : kLanguages) {
    said_[static_cast<std::size_t>(language)] = InForm(language, 'n');
  }
}

Message Message::Of(std::array<std::string, kLanguageCount> said) {
  Message message;
  message.said_ = std::move(said);
  return message;
}

Message& Message::operator+=(const Message& more) {
  for (std::size_t language = 0; language < kLanguageCount; ++language) {
    said_[language] += more.said_[language];
  }
  return *this;
}

Message Numeric(const std::string& english) {
  std::array<std::string, kLanguageCount> said;
  for (Language language : kLanguages) {
    std::string& text = said[static_cast<std::size_t>(language)] = english;
    for (std::size_t at = 1; at + 1 < text.size(); ++at) {
      const bool is_point = text[at] == '.' && IsDigit(text[at - 1]) && IsDigit(text[at + 1]);
      if (is_point) text[at] = RowOf(language).point;
    }
  }
  Message numeric = Message::Of(std::move(said));
  numeric.is_one_ = english == "1" || english == "+1" || english == "-1";
  return numeric;
}

Message Decimal(double number, int digits) {
  return Numeric(absl::StrFormat("%.*f", digits, number));
}

Message Grouped(std::uint64_t number) {
  std::array<std::string, kLanguageCount> said;
  for (Language language : kLanguages) {
    std::string& text = said[static_cast<std::size_t>(language)] = std::to_string(number);
    for (int at = static_cast<int>(text.size()) - 3; at > 0; at -= 3) {
      text.insert(static_cast<std::size_t>(at), 1, RowOf(language).group);
    }
  }
  Message grouped = Message::Of(std::move(said));
  grouped.is_one_ = number == 1;
  return grouped;
}

Message GroupedRounded(double number) {
  return Grouped(static_cast<std::uint64_t>(std::llround(number)));
}

Message SaidOf(std::string_view value, std::span<const SpokenValue> values) {
  const auto spoken = std::ranges::find(values, value, &SpokenValue::value);
  return spoken != values.end() ? Message(spoken->says) : Message(value);
}

Message EntryOf(std::string_view english, std::span<const Text<0>> entries) {
  const auto entry = std::ranges::find(
      entries, english, [](const Text<0>& text) { return text.in(Language::kEnglish); });
  return entry != entries.end() ? Message(*entry) : Message(english);
}

std::string Message::InForm(Language language, char form) const {
  constexpr std::string_view kOrder = "ngdav";
  const bool begins = 'A' <= form && form <= 'Z';
  std::string text = in(language);
  if (forms_ != nullptr) {
    std::string_view forms = forms_->in(language);
    for (char other : kOrder) {
      if (other == (begins ? form - 'A' + 'a' : form) || forms.find('/') == forms.npos) break;
      forms.remove_prefix(forms.find('/') + 1);
    }
    text = std::string(forms.substr(0, forms.find('/')));
  }
  if (begins && !text.empty() && 'a' <= text[0] && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

std::string Message::Filled(Language language, std::string_view text,
                            std::initializer_list<Message> parts) {
  if (parts.size() == 0) return std::string(text);
  std::string said;
  const Message* number = parts.begin();  // by which the forms go
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t bar = text[at] == '{' ? text.find_first_of("|}", at) : text.npos;
    if (const TextPlace place = PlaceAt(text, at); place.size > 0) {
      number = parts.begin() + place.number;
      said += place.form != 0 ? number->InForm(language, place.form) : number->in(language);
      at += place.size - 1;
    } else if (bar != text.npos && text[bar] == '|') {
      const std::size_t end = text.find('}', bar);
      const bool named = text[at + 2] == ':' && IsDigit(text[at + 1]);
      const Message& by = named ? parts.begin()[text[at + 1] - '0'] : *number;
      const std::size_t one = at + (named ? 3 : 1);
      said += Filled(
          language, by.is_one() ? text.substr(one, bar - one) : text.substr(bar + 1, end - bar - 1),
          parts);
      at = end;
    } else {
      said += text[at];
    }
  }
  return said;
}

}  // namespace schafkopf
