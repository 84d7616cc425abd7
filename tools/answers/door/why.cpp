#include "tools/answers/door/why.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
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
  std::string_view key;  // of one seat its number
  Text<0> says;
  std::optional<Text<0>> none = std::nullopt;  // of several
};
// By Whose.
constexpr auto kWhose = std::to_array<WhoseRow>({
    {"opponent", words::kAnOpponent, words::kNoOpponent},
    {"partner", words::kYourPartner},
    {"partners", words::kOneOfYourPartners, words::kNoneOfYourPartners},
    {"declarer", words::kTheDeclarer},
    {"declarer's partner", words::kPartnerOfDeclarer},
    {"one hand", words::kOneOfTheOthers, words::kNoOtherPlayer},
    {"", words::kOnYourLeft},
    {"", words::kOppositeYou},
    {"", words::kOnYourRight},
});

const WhoseRow& RowOf(Whose whose) { return kWhose[static_cast<std::size_t>(whose)]; }

// Whether it says what one hand is not; of several it says what none is.
bool DeniesOne(const HandFact& fact) { return fact.denied && !RowOf(fact.whose).none; }

Message WhoseText(const HandFact& fact) {
  const WhoseRow& row = RowOf(fact.whose);
  return fact.denied && row.none ? *row.none : row.says;
}
std::string WhoseKey(const HandFact& fact) {
  return IsOneSeat(fact.whose) ? absl::StrCat("seat ", fact.seat.index())
                               : std::string(RowOf(fact.whose).key);
}

struct RankRow {
  std::string_view one;
  std::string_view many;
  Text<2> the;           // of a suit, as the object of a sentence
  Text<2> somebody_has;  // one of them
  Text<2> another;
  Text<2> none;
  Text<2> no_more;
};
// By Rank.
constexpr std::array<RankRow, kRanks.size()> kRankNames = {
    {{"Sieben", "Sieben", words::kTheSau, words::kFactASau, words::kFactOtherSau, words::kFactNoSau,
      words::kFactNoMoreSau},
     {"Acht", "Acht", words::kTheSau, words::kFactASau, words::kFactOtherSau, words::kFactNoSau,
      words::kFactNoMoreSau},
     {"Neun", "Neun", words::kTheSau, words::kFactASau, words::kFactOtherSau, words::kFactNoSau,
      words::kFactNoMoreSau},
     {"Unter", "Unter", words::kTheOber, words::kFactAnOber, words::kFactOtherOber,
      words::kFactNoOber, words::kFactNoMoreOber},
     {"Ober", "Ober", words::kTheOber, words::kFactAnOber, words::kFactOtherOber,
      words::kFactNoOber, words::kFactNoMoreOber},
     {"König", "Könige", words::kTheOber, words::kFactAKing, words::kFactOtherOber,
      words::kFactNoOber, words::kFactNoMoreOber},
     {"Zehn", "Zehner", words::kTheSau, words::kFactASau, words::kFactOtherSau, words::kFactNoSau,
      words::kFactNoMoreSau},
     {"Sau", "Sauen", words::kTheSau, words::kFactASau, words::kFactOtherSau, words::kFactNoSau,
      words::kFactNoMoreSau}}};

const RankRow& NamesOf(Rank rank) { return kRankNames[static_cast<std::size_t>(rank)]; }

Card AnyOf(const HandFact& fact) { return fact.cards.Highest(); }
absl::string_view SuitOf(const HandFact& fact) { return TitleOf(AnyOf(fact).suit()); }
// All of them: "Gras or Herz".
std::vector<absl::string_view> SuitsOf(const HandFact& fact) {
  std::vector<absl::string_view> suits;
  for (Suit suit : kSuits) {
    if (fact.cards.Intersects(SuitCards(suit))) suits.push_back(TitleOf(suit));
  }
  return suits;
}
Message SuitsText(const HandFact& fact) {
  auto suits = SuitsOf(fact);
  const absl::string_view last = suits.back();
  suits.pop_back();
  if (suits.empty()) return last;
  return {words::kFactOrSuit, absl::StrJoin(suits, ", "), last};
}

// What the cards are called together.
Message ManyOf(const HandFact& fact) {
  if (fact.of == FactCards::kTrumps) return words::kFactTrumpCards;
  if (fact.of == FactCards::kSuit) return SuitOf(fact);
  return NamesOf(AnyOf(fact).rank()).many;
}

// "an opponent holds all three missing trumps".
Message AllText(const HandFact& fact) {
  const Message whose = WhoseText(fact);
  const bool not_all = DeniesOne(fact);
  if (fact.count == 2) {
    return {not_all ? words::kFactNotBoth : words::kFactBoth, whose, ManyOf(fact)};
  }
  return {not_all ? words::kFactNotAll : words::kFactAll, whose, fact.count, ManyOf(fact)};
}

// "your partner holds at most 3 trumps", "no opponent holds more than 3".
Message AtMostText(const HandFact& fact) {
  const Message whose = WhoseText(fact);
  const int most = fact.count - 1;
  const bool one = DeniesOne(fact);
  switch (fact.of) {
    case FactCards::kTrumps:
      if (fact.again) {
        return {one ? words::kFactFewTrumpsLeft : words::kFactMoreTrumpsLeft, whose, most};
      }
      return {one ? words::kFactFewTrumps : words::kFactMoreTrumps, whose, most};
    case FactCards::kSuit:
      if (fact.again) {
        return {one ? words::kFactFewSuitLeft : words::kFactMoreSuitLeft, whose, most,
                SuitOf(fact)};
      }
      return {one ? words::kFactFewSuit : words::kFactMoreSuit, whose, most, SuitOf(fact)};
    default:
      return {one ? words::kFactFew : words::kFactMore, whose, most, fact.cards.size(),
              ManyOf(fact)};
  }
}

// "an opponent holds a trump", "the declarer holds no Ober".
Message OneText(const HandFact& fact) {
  const Message whose = WhoseText(fact);
  if (fact.of == FactCards::kTrumps) {
    const Text<1> has = !DeniesOne(fact)
                            ? (fact.again ? words::kFactOtherTrump : words::kFactATrump)
                        : fact.again ? words::kFactNoMoreTrump
                                     : words::kFactNoTrump;
    return {has, whose};
  }
  const RankRow& names = NamesOf(AnyOf(fact).rank());
  const Text<2> has = !DeniesOne(fact) ? (fact.again ? names.another : names.somebody_has)
                      : fact.again     ? names.no_more
                                       : names.none;
  return {has, whose, names.one};
}

// "an opponent holds 4 trumps or more".
Message AtLeastText(const HandFact& fact) {
  const int all = fact.cards.size();
  if (fact.count == 1) return OneText(fact);
  const bool called = fact.of == FactCards::kSuit && fact.again;  // one is his for certain
  if (fact.count == all && !called) return AllText(fact);
  if (fact.denied && fact.count == 2 && all == 3 && fact.ways.size() == 3) {
    return {words::kFactSpread, all, ManyOf(fact)};
  }
  if (fact.denied) return AtMostText(fact);
  const Message whose = WhoseText(fact);
  switch (fact.of) {
    case FactCards::kTrumps:
      return {fact.again ? words::kFactTrumpsLeft : words::kFactTrumps, whose, fact.count};
    case FactCards::kSuit:
      return {fact.again ? words::kFactSuitLeft : words::kFactSuit, whose, fact.count,
              SuitOf(fact)};
    default:
      return {words::kFactSome, whose, fact.count, all, ManyOf(fact)};
  }
}

// "the declarer has only trumps".
Message OnlyText(const HandFact& fact) {
  const bool beside = fact.kind == FactKind::kOnlyBeside;
  const Message whose = WhoseText(fact);
  if (fact.of == FactCards::kTrumps) {
    return {beside       ? words::kFactOnlyTrumpsBeside
            : fact.again ? words::kFactOnlyTrumpsLeft
                         : words::kFactOnlyTrumps,
            whose};
  }
  return {beside ? words::kFactOnlySuitBeside : words::kFactOnlySuit, whose, SuitOf(fact)};
}

Message FactText(const HandFact& fact) {
  const RankRow& names = NamesOf(AnyOf(fact).rank());
  switch (fact.kind) {
    case FactKind::kApart:
      return {words::kFactApart, names.many};
    case FactKind::kHolds:
      return {DeniesOne(fact) ? words::kFactHoldsNot : words::kFactHolds, WhoseText(fact),
              Message(names.the, SuitOf(fact), names.one)};
    case FactKind::kAtLeast:
      return AtLeastText(fact);
    case FactKind::kOnly:
    case FactKind::kOnlyBeside:
      return OnlyText(fact);
    case FactKind::kVoid:
      return {DeniesOne(fact) ? words::kFactFollows : words::kFactVoid, WhoseText(fact),
              SuitOf(fact)};
    case FactKind::kRuffs:
      return {DeniesOne(fact) ? words::kFactRuffsNot : words::kFactRuffs, WhoseText(fact),
              SuitsText(fact)};
    case FactKind::kOverruffs:
      return {words::kFactOverruffs, WhoseText(fact), SuitsText(fact)};
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
std::string PlainNameOf(const HandFact& fact) {
  const std::string whose = WhoseKey(fact);
  const std::string of = fact.of == FactCards::kTrumps ? "trumps"
                         : fact.of == FactCards::kRank
                             ? absl::AsciiStrToLower(std::string(NamesOf(AnyOf(fact).rank()).many))
                             : absl::AsciiStrToLower(absl::StrJoin(SuitsOf(fact), " or "));
  switch (fact.kind) {
    case FactKind::kApart:
      return absl::StrCat(of, " split");
    case FactKind::kHolds:
      return absl::StrCat(whose, " has ", ToString(AnyOf(fact)));
    case FactKind::kAtLeast:
      return absl::StrCat(whose, " ", of, ">=", fact.count);
    case FactKind::kOnly:
    case FactKind::kOnlyBeside:
      return absl::StrCat(whose, " only ", of);
    case FactKind::kVoid:
      return absl::StrCat(whose, " void ", of);
    case FactKind::kRuffs:
      return absl::StrCat(whose, " ruffs ", of);
    case FactKind::kOverruffs:
      return absl::StrCat(whose, " overruffs ", of);
    case FactKind::kShort:
      return absl::StrCat(ToString(AnyOf(fact)), fact.count == 1 ? " alone" : " short");
    case FactKind::kIsPartner:
    case FactKind::kIsHisPartner:
      return absl::StrCat("partner ", whose);
  }
  return "";
}
std::string NameOf(const HandFact& fact) {
  return absl::StrCat(fact.denied ? "not " : "", PlainNameOf(fact));
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
  const std::string text =
      absl::StrJoin(fact.ways, " or ", [&](std::string* out, const HandWay& way) {
        *out += absl::StrJoin(way, " and ", [&](std::string* term_out, const HandTerm& term) {
          *term_out += TermText(term, order);
        });
      });
  return fact.denied ? absl::StrCat("not (", text, ")") : text;
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
