// Reading contracts: a text is cut into words; the words say name, suit, called card, partner and
// what is announced with it in any order.
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/card_reader.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

enum class WordKind : std::uint8_t {
  kName,
  kPart,
  kSuit,
  kCalled,  // a suit by a name that its Sau has
  kSau,     // which makes a suit alone a called one
  kRank,
  kColour,
  kAnnounced,
  kFiller,
};

struct Word {
  absl::string_view text;
  WordKind kind;
  absl::string_view meaning;  // row of a name or what begins it, letter of a suit or rank
};

// Lower case, umlauts as ae oe ue. Where one word begins another, the longer stands first.
constexpr auto kWords = std::to_array<Word>({
    {"rufspiel", WordKind::kName, "ruf"},
    {"sauspiel", WordKind::kName, "ruf"},
    {"rufer", WordKind::kName, "ruf"},
    {"partnerspiel", WordKind::kName, "ruf"},
    {"ruf", WordKind::kName, "ruf"},
    {"solo", WordKind::kName, "solo"},
    {"wenz", WordKind::kName, "wenz"},
    {"hauswenz", WordKind::kName, "wenz"},
    {"bauernwenz", WordKind::kName, "wenz"},
    {"geier", WordKind::kName, "geier"},
    {"koenig", WordKind::kName, "koenig"},
    {"habicht", WordKind::kName, "koenig"},
    {"kaiser", WordKind::kName, "koenig"},
    {"king", WordKind::kName, "koenig"},
    {"keni", WordKind::kName, "koenig"},
    {"krone", WordKind::kName, "koenig"},
    {"bart", WordKind::kName, "koenig"},
    {"eisenbahner", WordKind::kName, "eisenbahner"},
    {"hybrid", WordKind::kName, "hybrid"},
    {"kreuzbock", WordKind::kName, "kreuz"},
    {"kreuz", WordKind::kName, "kreuz"},
    {"goass", WordKind::kName, "kreuz"},
    {"bettel", WordKind::kName, "bettel"},
    {"null", WordKind::kName, "bettel"},
    {"pfd", WordKind::kName, "pfd"},
    {"sie", WordKind::kName, "sie"},
    {"muss", WordKind::kName, "muss"},
    {"bauernhochzeit", WordKind::kName, "bauernhochzeit"},
    {"doppelhochzeit", WordKind::kName, "bauernhochzeit"},
    {"hochzeit", WordKind::kName, "hochzeit"},
    {"schieberamsch", WordKind::kName, "schieberamsch"},
    {"schieberramsch", WordKind::kName, "schieberamsch"},
    {"ramsch", WordKind::kName, "ramsch"},
    {"offiziersschafkopf", WordKind::kName, "offiziere"},
    {"bauernschafkopf", WordKind::kName, "offiziere"},
    {"offiziere", WordKind::kName, "offiziere"},
    {"bauern", WordKind::kPart, "bauern"},
    {"doppel", WordKind::kPart, "bauern"},
    {"schieber", WordKind::kPart, "schiebe"},
    {"schiebe", WordKind::kPart, "schiebe"},
    {"hintenrum", WordKind::kName, "hintenrum"},
    {"strixner", WordKind::kName, "hintenrum"},
    {"sjavs", WordKind::kName, "sjavs"},
    {"kop", WordKind::kName, "kop"},
    {"wesele", WordKind::kName, "wesele"},
    {"cicha", WordKind::kName, "cicha"},
    {"zolo", WordKind::kName, "zolo"},
    {"farb", WordKind::kColour, ""},
    {"tout", WordKind::kAnnounced, "tout"},
    {"du", WordKind::kAnnounced, "tout"},
    {"ouvert", WordKind::kAnnounced, "ouvert"},
    {"brett", WordKind::kAnnounced, "ouvert"},
    {"stichzwang", WordKind::kAnnounced, "stich"},
    {"stich", WordKind::kAnnounced, "stich"},
    {"wolsztyn", WordKind::kAnnounced, "wolsztyn"},
    {"eichel", WordKind::kSuit, "E"},
    {"alten", WordKind::kCalled, "E"},
    {"alte", WordKind::kCalled, "E"},
    {"gras", WordKind::kSuit, "G"},
    {"laub", WordKind::kSuit, "G"},
    {"blatt", WordKind::kSuit, "G"},
    {"blauen", WordKind::kCalled, "G"},
    {"blaue", WordKind::kCalled, "G"},
    {"gruenen", WordKind::kSuit, "G"},
    {"gruene", WordKind::kSuit, "G"},
    {"gruen", WordKind::kSuit, "G"},
    {"herz", WordKind::kSuit, "H"},
    {"rot", WordKind::kSuit, "H"},
    {"pik", WordKind::kSuit, "G"},
    {"karo", WordKind::kSuit, "S"},
    {"treff", WordKind::kSuit, "E"},
    {"schellen", WordKind::kSuit, "S"},
    {"schelln", WordKind::kSuit, "S"},
    {"schell", WordKind::kSuit, "S"},
    {"hundsgfickten", WordKind::kCalled, "S"},
    {"hundsgfickte", WordKind::kCalled, "S"},
    {"hundsgefickten", WordKind::kCalled, "S"},
    {"hundsgefickte", WordKind::kCalled, "S"},
    {"bumpel", WordKind::kCalled, "S"},
    {"bumpl", WordKind::kCalled, "S"},
    {"bums", WordKind::kCalled, "S"},
    {"kugel", WordKind::kCalled, "S"},
    {"eichl", WordKind::kSuit, "E"},
    {"zehner", WordKind::kRank, "Z"},
    {"zehn", WordKind::kRank, "Z"},
    {"auf", WordKind::kFiller, ""},
    {"die", WordKind::kFiller, ""},
    {"mit", WordKind::kFiller, ""},
    {"der", WordKind::kFiller, ""},
    {"den", WordKind::kFiller, ""},
    {"dem", WordKind::kFiller, ""},
    {"sau", WordKind::kSau, ""},
    {"ass", WordKind::kSau, ""},
    {"as", WordKind::kSau, ""},
});
constexpr std::size_t kLongestToken = 64;

// Lower case, with ä ö ü (one character or two) as ae oe ue and ß as ss.
std::string Folded(absl::string_view token) {
  constexpr std::array<std::array<absl::string_view, 2>, 8> kUmlauts = {{{"ä", "ae"},
                                                                         {"Ä", "ae"},
                                                                         {"ö", "oe"},
                                                                         {"Ö", "oe"},
                                                                         {"ü", "ue"},
                                                                         {"Ü", "ue"},
                                                                         {"\u0308", "e"},
                                                                         {"ß", "ss"}}};
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
  // The same once it is read, with a suit or a partner that the text does not name.
  absl::StatusOr<Contract> With(Suit suit) const;
  absl::StatusOr<Contract> With(Seat partner) const;

 private:
  absl::Status ReadToken(absl::string_view token);
  absl::Status Take(const Word& word, absl::string_view token);
  absl::Status TakeCalled(Card card, absl::string_view token);
  absl::Status TakePartner(Seat seat, absl::string_view token);
  absl::StatusOr<int> Row() const;
  absl::Status CheckAnnounced(const ContractRow& row) const;
  absl::StatusOr<Contract> Assemble() const;
  absl::StatusOr<Contract> WithDetails(Contract contract) const;

  Mistake Refuse(absl::string_view token, Message expected) const {
    return SyntaxError(ColumnOfPart(token, text_), std::move(expected), Quoted(token));
  }
  Mistake Lacks(Message expected) const {
    return SyntaxError(ColumnAt(text_, text_.size()), std::move(expected), words::kNothing);
  }

  absl::string_view TokenOf(absl::string_view announced) const {
    const auto found = announced_.find(announced);
    return found == announced_.end() ? absl::string_view() : found->second;
  }

  const absl::string_view text_;
  // The tokens that said it; empty where nothing did.
  absl::string_view suit_token_, colour_token_, partner_token_, card_token_, part_token_;
  std::map<absl::string_view, absl::string_view> announced_;  // "tout", "ouvert" ... and its token
  bool is_read_ = false;                                      // all words, of which one is a name
  bool calls_ = false;                                        // a Sau is named
  std::string name_;
  std::string part_;  // what begins the name, written apart
  std::optional<Suit> suit_;
  std::optional<Rank> called_rank_;
  std::optional<Seat> partner_;
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
  if (part_ == "bauern" && name_ == "wenz") part_.clear();  // Bauernwenz
  if (!part_.empty() && !FindContractRow(part_ + name_)) {
    return Refuse(part_token_, {words::kContractThatBegins, part_});
  }
  name_ = part_ + name_;
  if (name_.empty() && calls_ && suit_) name_ = "ruf";                   // "mit der Alten"
  if (name_ == "ramsch" && announced_.erase("tout") > 0) name_ = "pfd";  // Ramsch-Tout
  is_read_ = !name_.empty();
  if (is_read_) return Assemble();
  const absl::string_view all = absl::StripAsciiWhitespace(text_);
  return SyntaxError(all.empty() ? 1 : ColumnOfPart(all, text_), words::kContract, Quoted(all));
}

absl::StatusOr<Contract> ContractReader::With(Suit suit) const {
  ContractReader completed = *this;
  completed.suit_ = suit;
  completed.suit_token_ = text_.substr(text_.size());
  if (suit_ || !is_read_) return Lacks(words::kOneSuit);
  return completed.Assemble();
}

absl::StatusOr<Contract> ContractReader::With(Seat partner) const {
  ContractReader completed = *this;
  completed.partner_ = partner;
  completed.partner_token_ = text_.substr(text_.size());
  if (partner_ || !is_read_) return Lacks(words::kOnePartner);
  return completed.Assemble();
}

absl::Status ContractReader::ReadToken(absl::string_view token) {
  if (const auto mark = SuitAtStart(token); mark && mark->size == token.size()) {
    return Take({token, WordKind::kSuit, token}, token);
  }
  if (token.size() > kLongestToken) return Refuse(token, words::kContract);
  if (const auto card = ParseCard(token); card.ok()) return TakeCalled(*card, token);
  if (const auto seat = ParseSeat(token); seat.ok()) return TakePartner(*seat, token);
  const std::string folded = Folded(token);
  if (FindContractRow(folded)) return Take({token, WordKind::kName, folded}, token);
  absl::string_view rest = folded;
  while (!rest.empty()) {
    const Word* known = nullptr;
    for (const Word& word : kWords) {
      if (known == nullptr && absl::StartsWith(rest, word.text)) known = &word;
    }
    if (known == nullptr) return Refuse(token, words::kContract);
    rest.remove_prefix(known->text.size());
    const absl::Status status = Take(*known, token);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status ContractReader::Take(const Word& word, absl::string_view token) {
  switch (word.kind) {
    case WordKind::kName:
      // Words that are names elsewhere: the called König of a Muss, Kreuz as the French Eichel.
      if (name_ == "muss" && word.meaning == "koenig") {
        return Take({token, WordKind::kRank, "K"}, token);
      }
      if (name_ == "sjavs" && word.meaning == "kreuz") {
        return Take({token, WordKind::kSuit, "E"}, token);
      }
      // A Solo hintenrum.
      if (!name_.empty() && !(name_ == "solo" && word.meaning == "hintenrum")) {
        return Refuse(token, words::kOneContract);
      }
      name_ = std::string(word.meaning);
      break;
    case WordKind::kSau:
      calls_ = true;
      break;
    case WordKind::kCalled:
      calls_ = true;
      [[fallthrough]];
    case WordKind::kSuit:
      if (suit_) return Refuse(token, words::kOneSuit);
      suit_ = SuitAtStart(word.meaning)->suit;
      suit_token_ = token;
      break;
    case WordKind::kPart:
      if (!part_.empty()) return Refuse(token, words::kOneContract);
      part_ = std::string(word.meaning);
      part_token_ = token;
      break;
    case WordKind::kRank:
      if (called_rank_) return Refuse(token, words::kOneCalledCard);
      called_rank_ = word.meaning == "Z" ? Rank::kTen : Rank::kKing;
      card_token_ = token;
      break;
    case WordKind::kColour:
      colour_token_ = token;
      break;
    case WordKind::kAnnounced:
      if (!announced_.emplace(word.meaning, token).second) {
        return Refuse(token, {words::kOnlyOne,
                              word.meaning == "tout" ? absl::string_view("Tout") : word.meaning});
      }
      break;
    case WordKind::kFiller:
      break;
  }
  return absl::OkStatus();
}

// A called card in one token, such as EZ.
absl::Status ContractReader::TakeCalled(Card card, absl::string_view token) {
  if (suit_) return Refuse(token, words::kOneSuit);
  suit_ = card.suit();
  suit_token_ = token;
  called_rank_ = card.rank();
  card_token_ = token;
  return absl::OkStatus();
}

absl::Status ContractReader::TakePartner(Seat seat, absl::string_view token) {
  if (partner_) return Refuse(token, words::kOnePartner);
  partner_ = seat;
  partner_token_ = token;
  return absl::OkStatus();
}

// A suit turns Wenz into Farbwenz, and so on.
absl::StatusOr<int> ContractReader::Row() const {
  const int row = *FindContractRow(name_);
  if (!suit_ && colour_token_.empty()) return row;
  if (const auto coloured = FindContractRow("farb" + name_)) return *coloured;
  const bool suited = Contract::NeedsSuit(kContracts[static_cast<std::size_t>(row)]);
  if (suit_ && !suited) return Refuse(suit_token_, {words::kNoSuitWith, name_});
  if (!colour_token_.empty() &&
      kContracts[static_cast<std::size_t>(row)].parties != Parties::kSolo) {
    return Refuse(colour_token_, {words::kNoFarbBefore, name_});
  }
  return row;
}

// What may be announced with a game.
absl::Status ContractReader::CheckAnnounced(const ContractRow& row) const {
  const bool tricks = row.objective == Objective::kNoTricks;
  const bool stich = tricks || row.objective == Objective::kFewestPoints || row.pack == Pack::kKop;
  const absl::string_view name(row.name.data(), row.name.size());
  for (const auto& [announced, token] : announced_) {
    const bool allowed = announced == "tout"     ? Contract::HasTout(row)
                         : announced == "ouvert" ? tricks
                         : announced == "stich"  ? stich
                                                 : !row.special.other_trumps.empty();
    if (allowed) continue;
    return Refuse(token, {words::kNotWith,
                          announced == "tout" ? absl::string_view("Tout") : announced, name});
  }
  return absl::OkStatus();
}

absl::StatusOr<Contract> ContractReader::Assemble() const {
  const absl::StatusOr<int> index = Row();
  if (!index.ok()) return index.status();
  const ContractRow& row = kContracts[static_cast<std::size_t>(*index)];
  const bool calls = row.parties == Parties::kCall;
  const bool pair = row.parties == Parties::kPair;
  if (Contract::NeedsSuit(row) && !suit_) {
    return Lacks(calls ? words::kCalledSau : words::kTrumpSuit);
  }
  if (calls && suit_ == Suit::kHerz) return Refuse(suit_token_, words::kCalledSau);
  if (pair && !partner_) return Lacks(words::kPartnersSeat);
  if (!pair && partner_) return Refuse(partner_token_, words::kNoSeat);
  if (called_rank_ && !calls) return Refuse(card_token_, words::kNoCalledCard);
  const absl::Status status = CheckAnnounced(row);
  if (!status.ok()) return status;
  return WithDetails(Contract(*index, suit_, !TokenOf("tout").empty()));
}

absl::StatusOr<Contract> ContractReader::WithDetails(Contract contract) const {
  if (called_rank_) {
    if (*called_rank_ == Rank::kOber || *called_rank_ == Rank::kUnter) {
      return Refuse(card_token_, words::kPlainCardToCall);
    }
    contract = contract.WithCalledRank(*called_rank_);
  }
  if (partner_) contract = contract.WithPartner(*partner_);
  if (!TokenOf("ouvert").empty()) contract = contract.WithOuvert();
  if (!TokenOf("stich").empty()) contract = contract.WithStich();
  if (!TokenOf("wolsztyn").empty()) contract = contract.WithOtherTrumps();
  return contract;
}

// As it is compared: folded, without what separates words.
std::string Squeezed(absl::string_view text) {
  std::string squeezed = Folded(text);
  std::erase_if(squeezed, SeparatesWords);
  return squeezed;
}

bool IsNamed(const RoundRow& row, std::string_view name) {
  return name == row.name || PlaceOfWord(row.names, name).has_value();
}

}  // namespace

absl::StatusOr<const RoundRow*> ParseRound(absl::string_view text) {
  const std::string name = Squeezed(text);
  const std::string_view bare =
      std::string_view(name).substr(0, name.rfind("runde"));  // all of it where there is none
  std::string known;
  for (const RoundRow& row : kRounds) {
    if (IsNamed(row, name) || IsNamed(row, bare)) return &row;
    absl::StrAppend(&known, known.empty() ? "" : ", ", AbslView(row.name));
  }
  return SyntaxError(1, {words::kRoundAmong, known}, Quoted(text));
}

absl::StatusOr<Contract> ParseContract(absl::string_view text) {
  return ContractReader(text).Read();
}

absl::StatusOr<std::vector<Contract>> ParseContracts(absl::string_view text) {
  ContractReader reader(text);
  const auto whole = reader.Read();
  if (whole.ok()) return std::vector{*whole};
  std::vector<Contract> contracts;
  for (Suit suit : {Suit::kEichel, Suit::kGras, Suit::kHerz, Suit::kSchellen}) {
    if (const auto contract = reader.With(suit); contract.ok()) contracts.push_back(*contract);
  }
  for (Seat partner : kSeats) {
    if (const auto contract = reader.With(partner); contract.ok()) contracts.push_back(*contract);
  }
  if (contracts.empty()) return whole.status();
  return contracts;
}

absl::StatusOr<GameName> ParseGameName(absl::string_view text) {
  const auto contracts = ParseContracts(text);
  if (!contracts.ok()) return contracts.status();
  return GameName{contracts->front(), contracts->size() > 1};
}

std::string ToString(const Contract& contract) {
  std::string text(contract.row().name);
  if (const auto suit = contract.named_suit()) {
    text += ':';
    text += LetterOf(*suit);
  }
  if (const auto card = contract.called_card(); card && card->rank() != Rank::kSau) {
    text += LetterOf(card->rank());
  }
  if (const auto partner = contract.partner()) absl::StrAppend(&text, ":", partner->index());
  if (contract.is_tout()) text += "+tout";
  if (contract.is_ouvert()) text += "+ouvert";
  if (contract.must_overtake()) text += "+stich";
  if (contract.has_other_trumps()) text += "+wolsztyn";
  return text;
}

}  // namespace schafkopf
