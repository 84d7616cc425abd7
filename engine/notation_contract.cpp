// Reading contracts: a text is cut into words, the words say name, suit and Tout in any order.
#include <array>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/card_reader.h"
#include "engine/notation.h"

namespace schafkopf {
namespace {

enum class WordKind : std::uint8_t { kName, kSuit, kColour, kTout, kFiller };

struct Word {
  absl::string_view text;
  WordKind kind;
  absl::string_view meaning;  // row of a name, letter of a suit
};

// Lower case, umlauts as ae oe ue. Where one word begins another, the longer stands first.
constexpr auto kWords = std::to_array<Word>({
    {"rufspiel", WordKind::kName, "ruf"},    {"sauspiel", WordKind::kName, "ruf"},
    {"rufer", WordKind::kName, "ruf"},       {"ruf", WordKind::kName, "ruf"},
    {"solo", WordKind::kName, "solo"},       {"wenz", WordKind::kName, "wenz"},
    {"geier", WordKind::kName, "geier"},     {"koenig", WordKind::kName, "koenig"},
    {"habicht", WordKind::kName, "koenig"},  {"kaiser", WordKind::kName, "koenig"},
    {"keni", WordKind::kName, "koenig"},     {"krone", WordKind::kName, "koenig"},
    {"bart", WordKind::kName, "koenig"},     {"eisenbahner", WordKind::kName, "eisenbahner"},
    {"hybrid", WordKind::kName, "hybrid"},   {"kreuzbock", WordKind::kName, "kreuz"},
    {"kreuz", WordKind::kName, "kreuz"},     {"goass", WordKind::kName, "kreuz"},
    {"bettel", WordKind::kName, "bettel"},   {"null", WordKind::kName, "bettel"},
    {"pfd", WordKind::kName, "pfd"},         {"ramsch", WordKind::kName, "ramsch"},
    {"sie", WordKind::kName, "sie"},         {"farb", WordKind::kColour, ""},
    {"tout", WordKind::kTout, ""},           {"du", WordKind::kTout, ""},
    {"eichel", WordKind::kSuit, "E"},        {"alten", WordKind::kSuit, "E"},
    {"alte", WordKind::kSuit, "E"},          {"gras", WordKind::kSuit, "G"},
    {"laub", WordKind::kSuit, "G"},          {"blatt", WordKind::kSuit, "G"},
    {"blauen", WordKind::kSuit, "G"},        {"blaue", WordKind::kSuit, "G"},
    {"gruenen", WordKind::kSuit, "G"},       {"gruene", WordKind::kSuit, "G"},
    {"gruen", WordKind::kSuit, "G"},         {"herz", WordKind::kSuit, "H"},
    {"rot", WordKind::kSuit, "H"},           {"schellen", WordKind::kSuit, "S"},
    {"schelln", WordKind::kSuit, "S"},       {"schell", WordKind::kSuit, "S"},
    {"hundsgfickten", WordKind::kSuit, "S"}, {"hundsgfickte", WordKind::kSuit, "S"},
    {"bumpl", WordKind::kSuit, "S"},         {"auf", WordKind::kFiller, ""},
    {"die", WordKind::kFiller, ""},          {"mit", WordKind::kFiller, ""},
    {"der", WordKind::kFiller, ""},          {"den", WordKind::kFiller, ""},
    {"dem", WordKind::kFiller, ""},          {"sau", WordKind::kFiller, ""},
});
constexpr std::size_t kLongestToken = 64;

// Lower case, with ä ö ü (one character or two) as ae oe ue.
std::string Folded(absl::string_view token) {
  constexpr std::array<std::array<absl::string_view, 2>, 7> kUmlauts = {{{"ä", "ae"},
                                                                         {"Ä", "ae"},
                                                                         {"ö", "oe"},
                                                                         {"Ö", "oe"},
                                                                         {"ü", "ue"},
                                                                         {"Ü", "ue"},
                                                                         {"\u0308", "e"}}};
  std::string folded;
  while (!token.empty()) {
    absl::string_view from = token.substr(0, 1);
    std::string to(1, absl::ascii_tolower(static_cast<unsigned char>(from[0])));
    for (const auto& [umlaut, plain] : kUmlauts) {
      if (!absl::StartsWith(token, umlaut)) continue;
      from = umlaut;
      to = std::string(plain);
    }
    folded += to;
    token.remove_prefix(from.size());
  }
  return folded;
}

bool SeparatesWords(char c) {
  return absl::ascii_isspace(static_cast<unsigned char>(c)) || c == '-' || c == ':' || c == '+';
}

// Gathers what the words of one text say; refuses what they say twice.
class ContractReader {
 public:
  explicit ContractReader(absl::string_view text) : text_(text) {}

  absl::StatusOr<Contract> Read();

 private:
  absl::Status ReadToken(absl::string_view token);
  absl::Status Take(const Word& word, absl::string_view token);
  absl::StatusOr<int> Row() const;
  absl::StatusOr<Contract> Assemble() const;

  int ColumnOfPart(absl::string_view part) const {
    return static_cast<int>(part.data() - text_.data()) + 1;
  }
  absl::Status Refuse(absl::string_view token, absl::string_view expected) const {
    return SyntaxError(ColumnOfPart(token), expected, Quoted(token));
  }
  absl::Status Lacks(absl::string_view expected) const {
    return SyntaxError(static_cast<int>(text_.size()) + 1, expected, "nothing");
  }

  const absl::string_view text_;
  // The tokens that said it; empty where nothing did.
  absl::string_view name_token_, suit_token_, colour_token_, tout_token_;
  std::string name_;
  std::optional<Suit> suit_;
};

absl::StatusOr<Contract> ContractReader::Read() {
  std::size_t begin = 0;
  while (begin < text_.size()) {
    std::size_t end = begin;
    while (end < text_.size() && !SeparatesWords(text_[end])) ++end;
    if (end > begin) {
      const absl::Status status = ReadToken(text_.substr(begin, end - begin));
      if (!status.ok()) return status;
    }
    begin = end + 1;
  }
  if (name_ == "ramsch") {  // alone no contract that anybody declares
    if (tout_token_.empty()) return Refuse(name_token_, "a contract");
    name_ = "pfd";
    tout_token_ = {};
  }
  if (!name_.empty()) return Assemble();
  const absl::string_view all = absl::StripAsciiWhitespace(text_);
  return SyntaxError(all.empty() ? 1 : ColumnOfPart(all), "a contract", Quoted(all));
}

absl::Status ContractReader::ReadToken(absl::string_view token) {
  if (const auto mark = SuitAtStart(token); mark && mark->size == token.size()) {
    return Take({token, WordKind::kSuit, token}, token);
  }
  if (token.size() > kLongestToken) return Refuse(token, "a contract");
  const std::string folded = Folded(token);
  absl::string_view rest = folded;
  while (!rest.empty()) {
    const Word* known = nullptr;
    for (const Word& word : kWords) {
      if (known == nullptr && absl::StartsWith(rest, word.text)) known = &word;
    }
    if (known == nullptr) return Refuse(token, "a contract");
    rest.remove_prefix(known->text.size());
    const absl::Status status = Take(*known, token);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status ContractReader::Take(const Word& word, absl::string_view token) {
  switch (word.kind) {
    case WordKind::kName:
      if (!name_.empty()) return Refuse(token, "one contract");
      name_ = std::string(word.meaning);
      name_token_ = token;
      break;
    case WordKind::kSuit:
      if (suit_) return Refuse(token, "one suit");
      suit_ = SuitAtStart(word.meaning)->suit;
      suit_token_ = token;
      break;
    case WordKind::kColour:
      colour_token_ = token;
      break;
    case WordKind::kTout:
      if (!tout_token_.empty()) return Refuse(token, "one Tout");
      tout_token_ = token;
      break;
    case WordKind::kFiller:
      break;
  }
  return absl::OkStatus();
}

// A suit turns Wenz into Farbwenz, and so on.
absl::StatusOr<int> ContractReader::Row() const {
  const int row = *FindContractRow(name_);
  if (!suit_ && colour_token_.empty()) return row;
  if (const auto coloured = FindContractRow("farb" + name_)) return *coloured;
  const bool suited = Contract::NeedsSuit(kContracts[static_cast<std::size_t>(row)]);
  if (suit_ && !suited) return Refuse(suit_token_, absl::StrCat("no suit with ", name_));
  if (!colour_token_.empty() &&
      kContracts[static_cast<std::size_t>(row)].parties != Parties::kSolo) {
    return Refuse(colour_token_, absl::StrCat("no Farb- before ", name_));
  }
  return row;
}

absl::StatusOr<Contract> ContractReader::Assemble() const {
  const absl::StatusOr<int> index = Row();
  if (!index.ok()) return index.status();
  const ContractRow& row = kContracts[static_cast<std::size_t>(*index)];
  const bool calls = row.parties == Parties::kCall;
  const bool tout = !tout_token_.empty();
  if (Contract::NeedsSuit(row) && !suit_) {
    return Lacks(calls ? "a called Sau (E G S)" : "a trump suit (E G H S)");
  }
  if (calls && suit_ == Suit::kHerz) return Refuse(suit_token_, "a called Sau (E G S)");
  if (tout && !row.tout_level) {
    return Refuse(tout_token_, absl::StrCat("no Tout with ",
                                            absl::string_view(row.name.data(), row.name.size())));
  }
  return Contract(*index, suit_, tout);
}

}  // namespace

absl::StatusOr<Contract> ParseContract(absl::string_view text) {
  return ContractReader(text).Read();
}

std::string ToString(const Contract& contract) {
  std::string text(contract.row().name);
  if (const auto suit = contract.named_suit()) {
    text += ':';
    text += LetterOf(*suit);
  }
  if (contract.is_tout()) text += "+tout";
  return text;
}

}  // namespace schafkopf
