#include "tools/language/language.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/text/string_views.h"
#include "tools/language/phrases.h"

namespace schafkopf {
namespace {

// No sentence of the program is longer.
constexpr std::size_t kMostBytes = 2000;

constexpr std::size_t kPlaces = 10;
using Parts = std::array<std::string_view, kPlaces>;

// Where a phrase has a place: `$0`, `#0` or `@0`.
bool IsPlace(std::string_view text, std::size_t at) {
  return at + 1 < text.size() && (text[at] == '$' || text[at] == '#' || text[at] == '@') &&
         absl::ascii_isdigit(static_cast<unsigned char>(text[at + 1]));
}
std::size_t PlaceOf(char digit) { return static_cast<std::size_t>(digit - '0'); }

// A phrase with places, cut at them.
struct Pattern {
  struct Place {
    std::size_t number;
    bool digits;             // a whole number alone
    std::string_view after;  // the letters up to the next place
  };
  std::string_view before;  // the letters up to the first place
  std::vector<Place> places;
  std::size_t letters = 0;
  std::string_view german;
};

Pattern PatternOf(const Phrase& phrase) {
  Pattern pattern;
  const std::string_view english = phrase.english;
  std::size_t at = 0;
  const auto letters = [&] {
    const std::size_t begin = at;
    while (at < english.size() && !IsPlace(english, at)) ++at;
    pattern.letters += at - begin;
    return english.substr(begin, at - begin);
  };
  pattern.before = letters();
  while (at < english.size()) {
    const Pattern::Place place = {PlaceOf(english[at + 1]), english[at] == '#', ""};
    at += 2;
    pattern.places.push_back(place);
    pattern.places.back().after = letters();
  }
  pattern.german = phrase.german;
  return pattern;
}

// Whether an even number of quotes stands before `at`: no phrase is cut within a quotation.
bool IsOutsideQuotes(std::string_view text, std::size_t at) {
  return std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '"') % 2 == 0;
}

bool IsNumber(std::string_view text) {
  if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// A text that is held against patterns, and what stands in the places of the one that fits. Of text
// that strangers wrote no more is tried than any sentence needs.
class Fitting {
 public:
  explicit Fitting(std::string_view text) : text_(text) {}

  bool Fits(const Pattern& pattern) {
    parts_ = {};
    return text_.starts_with(pattern.before) && FitsFrom(pattern, 0, pattern.before.size());
  }
  const Parts& parts() const { return parts_; }

 private:
  static constexpr int kMostTries = 20'000;

  // The text from `begin` on, to the places from `place` on.
  bool FitsFrom(const Pattern& pattern, std::size_t place, std::size_t begin) {
    if (place == pattern.places.size()) return begin == text_.size();
    const auto& [number, digits, after] = pattern.places[place];
    const bool last = place + 1 == pattern.places.size();
    std::size_t end = last ? text_.size() - std::min(text_.size(), after.size()) : begin + 1;
    for (; end > begin && end <= text_.size(); ++end) {
      if (++tries_ > kMostTries) return false;
      end = text_.find(after, end);
      if (end == std::string_view::npos) return false;
      const std::string_view part = text_.substr(begin, end - begin);
      if (digits && !IsNumber(part)) continue;
      if (!after.empty() && !IsOutsideQuotes(text_, end)) continue;
      if (!FitsFrom(pattern, place + 1, end + after.size())) continue;
      parts_[number] = part;
      return true;
    }
    return false;
  }

  std::string_view text_;
  Parts parts_ = {};
  int tries_ = 0;
};

// All phrases, ready to be looked up.
class Phrasebook {
 public:
  Phrasebook() {
    for (const Phrase& frame : FramePhrases()) frames_.push_back(PatternOf(frame));
    for (const std::span<const Phrase> phrases : AllPhrases()) {
      for (const Phrase& phrase : phrases) Add(phrase);
    }
    std::ranges::stable_sort(patterns_, std::greater<>(), &Pattern::letters);
  }

  std::string Translate(std::string_view text) const;

 private:
  void Add(const Phrase& phrase) {
    Pattern pattern = PatternOf(phrase);
    if (pattern.places.empty()) {
      whole_.emplace(phrase.english, phrase.german);
    } else {
      patterns_.push_back(std::move(pattern));
    }
  }
  // By the first that fits.
  std::optional<std::string> TranslateBy(const std::vector<Pattern>& patterns,
                                         std::string_view text) const;
  std::string Fill(std::string_view german, const Parts& parts) const;

  std::map<std::string_view, std::string_view> whole_;
  std::vector<Pattern> frames_;
  std::vector<Pattern> patterns_;  // those with the most letters first
};

std::string Phrasebook::Fill(std::string_view german, const Parts& parts) const {
  std::string filled;
  for (std::size_t at = 0; at < german.size(); ++at) {
    if (IsPlace(german, at)) {
      const bool as_is = german[at] == '@';
      const std::string_view part = parts[PlaceOf(german[++at])];
      filled += as_is ? std::string(part) : Translate(part);
    } else {
      filled += german[at];
    }
  }
  return filled;
}

std::string Phrasebook::Translate(std::string_view text) const {
  const auto whole = whole_.find(text);
  if (whole != whole_.end()) return std::string(whole->second);
  if (text.find('\n') != std::string_view::npos) {
    const std::vector<absl::string_view> lines = absl::StrSplit(AbslView(text), '\n');
    return absl::StrJoin(lines, "\n", [&](std::string* out, absl::string_view line) {
      out->append(Translate({line.data(), line.size()}));
    });
  }
  if (text.size() > kMostBytes) return std::string(text);
  if (const auto framed = TranslateBy(frames_, text)) return *framed;
  // What an error is about stands before it.
  const std::size_t error = text.find(": expected ");
  if (error != std::string_view::npos && IsOutsideQuotes(text, error)) {
    return absl::StrCat(Translate(text.substr(0, error)), ": ", Translate(text.substr(error + 2)));
  }
  return TranslateBy(patterns_, text).value_or(std::string(text));
}

std::optional<std::string> Phrasebook::TranslateBy(const std::vector<Pattern>& patterns,
                                                   std::string_view text) const {
  Fitting fitting(text);
  for (const Pattern& pattern : patterns) {
    if (fitting.Fits(pattern)) return Fill(pattern.german, fitting.parts());
  }
  return std::nullopt;
}

}  // namespace

std::optional<Language> FindLanguage(std::string_view name) {
  if (absl::EqualsIgnoreCase(AbslView(name), "en")) return Language::kEnglish;
  if (absl::EqualsIgnoreCase(AbslView(name), "de")) return Language::kGerman;
  return std::nullopt;
}

std::string Numbers(Language language, std::string text) {
  if (language == Language::kEnglish) return text;
  const auto digit = [&](std::size_t at) {
    return absl::ascii_isdigit(static_cast<unsigned char>(text[at]));
  };
  for (std::size_t at = 1; at + 1 < text.size(); ++at) {
    if (text[at] == '.' && digit(at - 1) && digit(at + 1)) text[at] = ',';
  }
  return text;
}

std::string In(Language language, std::string_view english) {
  if (language == Language::kEnglish) return std::string(english);
  static const Phrasebook phrasebook;
  return phrasebook.Translate(english);
}

}  // namespace schafkopf
