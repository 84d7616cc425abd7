// What the program says to people, in every language at once: entries of the catalogue, each with
// its languages side by side, and the messages that are made of them.
//
// An entry has the places $0 to $9. What stands in a place is itself a message, so that a sentence
// is put together in each language by that language's own words. Where the form goes by a number,
// an entry gives both: "$0 {card|cards}" goes by the number in the place before, "{0:is|are}" by
// the one in that place. What has forms of its own, as a seat has in German, stands in the one that
// a letter names: $n0 der Zweite, $g0 des Zweiten, $d0 dem Zweiten, $a0 den Zweiten, $v0 vom
// Zweiten; a capital letter begins a sentence.
//
// The entries stand in a words.h in each room that speaks (engine/text/catalogue.h). A further
// language is a value of Language with its row, and a column of the entries.
#ifndef SCHAFKOPF_ENGINE_TEXT_MESSAGE_H_
#define SCHAFKOPF_ENGINE_TEXT_MESSAGE_H_

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/cards/seat.h"

namespace schafkopf {

// Never defined: what is worked out when it is compiled may not call it.
void PlacesDiffer();

enum class Language : std::uint8_t { kEnglish, kGerman };
struct LanguageRow {
  std::string_view name;  // as locales begin
  char point, group;      // in numbers: 1,234.5
};
inline constexpr auto kLanguageRows =
    std::to_array<LanguageRow>({{"en", '.', ','}, {"de", ',', '.'}});
inline constexpr std::size_t kLanguageCount = kLanguageRows.size();
inline constexpr auto kLanguages = [] {
  std::array<Language, kLanguageCount> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Language>(i);
  return all;
}();
constexpr const LanguageRow& RowOf(Language language) {
  return kLanguageRows[static_cast<std::size_t>(language)];
}

constexpr bool IsDigit(char c) { return '0' <= c && c <= '9'; }

// Where an entry has a place: "$0", or "$d0" with the letter of a form.
struct TextPlace {
  std::size_t number = 0;
  char form = 0;
  std::size_t size = 0;  // in letters; 0: there is none
};
constexpr TextPlace PlaceAt(std::string_view text, std::size_t at) {
  constexpr std::string_view kForms = "nNgGdDaAvV";
  if (text[at] != '$' || at + 1 == text.size()) return {};
  const char form = kForms.find(text[at + 1]) != kForms.npos ? text[at + 1] : '\0';
  const std::size_t digit = at + (form != 0 ? 2 : 1);
  if (digit >= text.size() || !IsDigit(text[digit])) return {};
  return {static_cast<std::size_t>(text[digit] - '0'), form, digit - at + 1};
}

// How many places a text of the catalogue has. Those that it leaves out do not compile. It looks
// closer at a $ alone, as compilers do this for thousands of texts in every file.
consteval std::size_t PlacesOf(const char* text) {
  constexpr std::size_t kLongest = 3;  // "$d0"; the end of the text is no digit
  unsigned named = 0;
  for (; *text != 0; ++text) {
    if (*text != '$') continue;
    if (const TextPlace place = PlaceAt({text, kLongest}, 0); place.size > 0) {
      named |= 1U << place.number;
    }
  }
  std::size_t places = 0;
  while ((named >> places & 1U) != 0) ++places;
  if (named >> places != 0) PlacesDiffer();
  return places;
}

// An entry. What a column has no text for, or another number of places, does not compile.
template <std::size_t kPlaces>
class Text {
 public:
  constexpr Text() { said_.fill(""); }  // says nothing
  template <std::same_as<const char*>... Columns>
  requires(sizeof...(Columns) == kLanguageCount) consteval Text(Columns... columns)
      : said_{columns...} {
    for (const char* column : said_) {
      if (*column == 0 || PlacesOf(column) != kPlaces) PlacesDiffer();
    }
  }
  constexpr bool empty() const { return *said_[0] == 0; }
  constexpr std::string_view in(Language language) const {
    return said_[static_cast<std::size_t>(language)];
  }

 private:
  std::array<const char*, kLanguageCount> said_;
};

class Message {
 public:
  Message() = default;
  // An entry without places. An English text by itself is none, and does not compile.
  Message(const Text<0>& text) { Fill(text, {}); }  // NOLINT: as a text is one
  Message(const char* text) = delete;
  // What is the same in every language: a name, a quotation, cards.
  Message(std::string same) { said_.fill(std::move(same)); }  // NOLINT
  template <class View>
  requires(std::same_as<View, std::string_view> || std::same_as<View, absl::string_view>)
      Message(View same)  // NOLINT
      : Message(std::string(same.data(), same.size())) {}
  template <std::integral Number>
  requires(!std::same_as<Number, bool> && !std::same_as<Number, char>)
      Message(Number number)  // NOLINT
      : Message(std::to_string(number)) {
    is_one_ = number == 1;
  }
  Message(Seat seat);  // NOLINT
  // {words::kDeclarerUpTo, 3}.
  template <std::size_t kPlaces, class... Parts>
  requires(kPlaces > 0 && sizeof...(Parts) == kPlaces)
      Message(const Text<kPlaces>& text, Parts&&... parts) {
    Fill(text, {Message(std::forward<Parts>(parts))...});
  }
  // What is said in each language, of texts that are no entries.
  static Message Of(std::array<std::string, kLanguageCount> said);

  const std::string& in(Language language) const {
    return said_[static_cast<std::size_t>(language)];
  }
  // Whether its number, if it is one, is 1.
  bool is_one() const { return is_one_; }

  friend Message Numeric(const std::string& english);
  friend Message Grouped(std::uint64_t number);

  // One behind the other.
  Message& operator+=(const Message& more);
  friend Message operator+(Message a, const Message& b) { return a += b; }

 private:
  template <std::size_t kPlaces>
  void Fill(const Text<kPlaces>& text, std::initializer_list<Message> parts) {
    for (Language language : kLanguages) {
      said_[static_cast<std::size_t>(language)] = Filled(language, text.in(language), parts);
    }
  }
  static std::string Filled(Language language, std::string_view text,
                            std::initializer_list<Message> parts);

  // This part in a sentence that asks for a form of it.
  std::string InForm(Language language, char form) const;

  std::array<std::string, kLanguageCount> said_;
  bool is_one_ = false;
  const Text<0>* forms_ = nullptr;  // each form behind a /, where there are several
};

// What is the same in every language, where it is written in the program: a key, a mark, a unit.
inline Message AsIs(std::string_view text) { return text; }

// A number as each language writes it: 0.512 and 0,512; 1,234,567 and 1.234.567.
Message Decimal(double number, int digits);
Message Grouped(std::uint64_t number);
Message GroupedRounded(double number);
// The same of an English text that numbers stand in.
Message Numeric(const std::string& english);

// An entry in one language.
template <std::size_t kPlaces, class... Parts>
std::string Say(Language language, const Text<kPlaces>& text, Parts&&... parts) {
  if constexpr (kPlaces == 0) {
    return std::string(text.in(language));
  } else {
    return Message(text, std::forward<Parts>(parts)...).in(language);
  }
}

// The one of the entries whose English that is; where there is none, the same in every language.
Message EntryOf(std::string_view english, std::span<const Text<0>> entries);

// A value that programs read, and what people read instead.
struct SpokenValue {
  std::string_view value;
  Text<0> says;
};
// What is said of a value; the value itself where nothing is.
Message SaidOf(std::string_view value, std::span<const SpokenValue> values);

// The entries of a row.
inline std::vector<std::string> SayAll(Language language, std::initializer_list<Text<0>> texts) {
  std::vector<std::string> said;
  for (const Text<0>& text : texts) said.emplace_back(text.in(language));
  return said;
}

// Those with a mark between them: "EO, GO".
template <class Messages>
Message Joined(const Messages& messages, std::string_view between) {
  Message joined;
  bool first = true;
  for (const Message& message : messages) {
    if (!first) joined += between;
    joined += message;
    first = false;
  }
  return joined;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_MESSAGE_H_
