#include "tools/answers/door/why.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/card_reader.h"
#include "engine/text/condition.h"
#include "engine/text/notation.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

struct WhoseRow {
  Whose whose;
  std::string_view key;
  Text<0> says;
};
constexpr auto kWhose = std::to_array<WhoseRow>({
    {Whose::kOpponent, "opponent", words::kAnOpponent},
    {Whose::kPartner, "partner", words::kYourPartner},
    {Whose::kOneOfPartners, "partners", words::kOneOfYourPartners},
    {Whose::kDeclarer, "declarer", words::kTheDeclarer},
    {Whose::kHisPartner, "declarer's partner", words::kPartnerOfDeclarer},
    {Whose::kAnyone, "one hand", words::kOneOfTheOthers},
});

const WhoseRow& RowOf(Whose whose) { return *std::ranges::find(kWhose, whose, &WhoseRow::whose); }

Message WhoseText(const HandFact& fact) {
  return fact.whose == Whose::kSeat ? Message(fact.seat) : Message(RowOf(fact.whose).says);
}
std::string WhoseKey(const HandFact& fact) {
  return fact.whose == Whose::kSeat ? absl::StrCat("seat ", fact.seat.index())
                                    : std::string(RowOf(fact.whose).key);
}

struct RankRow {
  std::string_view one;
  std::string_view many;
  Text<2> the;           // of a suit, as the object of a sentence
  Text<2> somebody_has;  // one of them
};
// By Rank.
constexpr std::array<RankRow, kRanks.size()> kRankNames = {
    {{"Sieben", "Sieben", words::kTheSau, words::kFactASau},
     {"Acht", "Acht", words::kTheSau, words::kFactASau},
     {"Neun", "Neun", words::kTheSau, words::kFactASau},
     {"Unter", "Unter", words::kTheOber, words::kFactAnOber},
     {"Ober", "Ober", words::kTheOber, words::kFactAnOber},
     {"König", "Könige", words::kTheOber, words::kFactAKing},
     {"Zehn", "Zehner", words::kTheSau, words::kFactASau},
     {"Sau", "Sauen", words::kTheSau, words::kFactASau}}};

const RankRow& NamesOf(Rank rank) { return kRankNames[static_cast<std::size_t>(rank)]; }

Card AnyOf(const HandFact& fact) { return fact.cards.Highest(); }
absl::string_view SuitOf(const HandFact& fact) { return TitleOf(AnyOf(fact).suit()); }

// "an opponent holds 4 trumps or more".
Message AtLeastText(const HandFact& fact) {
  const Message whose = WhoseText(fact);
  const RankRow& names = NamesOf(AnyOf(fact).rank());
  const int all = fact.cards.size();
  switch (fact.of) {
    case FactCards::kTrumps:
      if (fact.count == 1) return {words::kFactATrump, whose};
      return {words::kFactTrumps, whose, fact.count};
    case FactCards::kSuit:
      return {words::kFactSuit, whose, fact.count, SuitOf(fact)};
    default:
      if (fact.count == 1) return {names.somebody_has, whose, names.one};
      if (fact.count < all) return {words::kFactSome, whose, fact.count, all, names.many};
      if (all == 2) return {words::kFactBoth, whose, names.many};
      return {words::kFactAll, whose, all, names.many};
  }
}

Message FactText(const HandFact& fact) {
  const RankRow& names = NamesOf(AnyOf(fact).rank());
  switch (fact.kind) {
    case FactKind::kApart:
      return {words::kFactApart, names.many};
    case FactKind::kHolds:
      return {words::kFactHolds, WhoseText(fact), Message(names.the, SuitOf(fact), names.one)};
    case FactKind::kAtLeast:
      return AtLeastText(fact);
    case FactKind::kVoid:
      return {words::kFactVoid, WhoseText(fact), SuitOf(fact)};
    case FactKind::kRuffs:
      return {words::kFactRuffs, WhoseText(fact), SuitOf(fact)};
    case FactKind::kShort:
      return {fact.count == 1 ? words::kFactAlone : words::kFactShort, SuitOf(fact)};
    case FactKind::kIsPartner:
      return {words::kFactPartner, WhoseText(fact)};
    case FactKind::kIsHisPartner:
      return {words::kFactHisPartner, WhoseText(fact)};
  }
  return {};
}

// Its name, in no language.
std::string NameOf(const HandFact& fact) {
  const std::string whose = WhoseKey(fact);
  const std::string of = fact.of == FactCards::kTrumps ? "trumps"
                         : fact.of == FactCards::kRank
                             ? absl::AsciiStrToLower(std::string(NamesOf(AnyOf(fact).rank()).many))
                             : absl::AsciiStrToLower(SuitOf(fact));
  switch (fact.kind) {
    case FactKind::kApart:
      return absl::StrCat(of, " split");
    case FactKind::kHolds:
      return absl::StrCat(whose, " has ", ToString(AnyOf(fact)));
    case FactKind::kAtLeast:
      return absl::StrCat(whose, " ", of, ">=", fact.count);
    case FactKind::kVoid:
      return absl::StrCat(whose, " void ", of);
    case FactKind::kRuffs:
      return absl::StrCat(whose, " ruffs ", of);
    case FactKind::kShort:
      return absl::StrCat(ToString(AnyOf(fact)), fact.count == 1 ? " alone" : " short");
    case FactKind::kIsPartner:
    case FactKind::kIsHisPartner:
      return absl::StrCat("partner ", whose);
  }
  return "";
}

Message SentenceOn(const DecidingFact& told) {
  const bool apart = told.fact.kind == FactKind::kApart;
  return {apart ? words::kWhyTogether : words::kWhyOtherwise, Percent(told.win),
          FactText(told.fact), std::lround(100 * told.share), Percent(told.win_otherwise)};
}

// Whether `cards(SEAT,SUIT)` counts these.
bool IsCounted(CardSet cards, Suit suit, const CardOrder& order) {
  return cards == SuitCards(suit) - RankTrumps(order);
}

std::string CountText(const std::string& count, const HandTerm& term) {
  if (term.least == term.most) return absl::StrCat(count, "==", term.least);
  if (term.most >= kAnyNumber) return absl::StrCat(count, ">=", term.least);
  const std::string most = absl::StrCat(count, term.most == 0 ? "==" : "<=", term.most);
  return term.least == 0 ? most : absl::StrCat(count, ">=", term.least, " and ", most);
}

// Each choice of so many of the cards from `first` on, held by the seat.
void AddChoices(const std::vector<std::string>& held, std::size_t first, int count,
                std::vector<std::string> chosen, std::vector<std::string>& choices) {
  if (count == 0) {
    choices.push_back(absl::StrJoin(chosen, " and "));
    return;
  }
  for (std::size_t i = first; i < held.size(); ++i) {
    chosen.push_back(held[i]);
    AddChoices(held, i + 1, count - 1, chosen, choices);
    chosen.pop_back();
  }
}

std::string TermText(const HandTerm& term, const CardOrder& order) {
  const int seat = term.seat.index();
  if (term.cards == order.trumps()) return CountText(absl::StrCat("trumps(", seat, ")"), term);
  for (Suit suit : kSuits) {
    if (term.cards.size() == 1 || !IsCounted(term.cards, suit, order)) continue;
    return CountText(absl::StrCat("cards(", seat, ",", std::string(1, LetterOf(suit)), ")"), term);
  }
  std::vector<std::string> held;
  for (Card card : term.cards) held.push_back(absl::StrCat("has(", seat, ",", ToString(card), ")"));
  if (term.most == 0) return absl::StrCat("not ", held.front());
  if (held.size() == 2 && term.most == 1) return absl::StrJoin(held, "!=");
  std::vector<std::string> choices;
  AddChoices(held, 0, term.least, {}, choices);
  const std::string text = absl::StrJoin(choices, " or ");
  return choices.size() == 1 ? text : absl::StrCat("(", text, ")");
}

}  // namespace

std::string ConditionText(const HandFact& fact, const CardOrder& order) {
  return absl::StrJoin(fact.ways, " or ", [&](std::string* out, const HandWay& way) {
    *out += absl::StrJoin(way, " and ", [&](std::string* term_out, const HandTerm& term) {
      *term_out += TermText(term, order);
    });
  });
}

std::string SaidFact::Name() const { return NameOf(fact->fact); }
std::string SaidFact::Says() const { return SentenceOn(*fact).in(language); }
std::string SaidFact::Given() const { return ConditionText(fact->fact, order); }

Cells WhyCells(const std::vector<DecidingFact>& why, const Contract& contract, Language language) {
  std::vector<SaidFact> said;
  for (const DecidingFact& fact : why) said.push_back({&fact, CardOrder(contract), language});
  return kWhyColumns.Each(said);
}

std::string WhyText(const std::vector<DecidingFact>& why, Language language) {
  std::string text;
  for (const DecidingFact& fact : why) {
    absl::StrAppend(&text, "  ", SentenceOn(fact).in(language), "\n");
  }
  return text;
}

}  // namespace schafkopf
