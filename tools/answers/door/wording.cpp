#include "tools/answers/door/wording.h"

#include <array>
#include <cmath>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

std::string Percent(double share) {
  if (share > 0 && share < 0.005) return "<1 %";
  if (share < 1 && share >= 0.995) return ">99 %";
  return absl::StrCat(std::lround(share * 100), " %");
}

std::string PlusMinus(double error, int decimals, int width) {
  return error == 0 ? "" : absl::StrFormat(" ±%*.*f", width, decimals, error);
}

std::string InXml(absl::string_view text) {
  return absl::StrReplaceAll(text, {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}});
}

absl::string_view TitleOf(Suit suit) {
  constexpr std::array<absl::string_view, kSuits.size()> kTitles = {"Schellen", "Herz", "Gras",
                                                                    "Eichel"};
  return kTitles[static_cast<std::size_t>(suit)];
}

namespace {

// "Eichel", "Eichel-Zehn"; "die Eichel-Sau".
Message CalledTitle(Card called) {
  const absl::string_view suit = TitleOf(called.suit());
  switch (called.rank()) {
    case Rank::kSau:
      return {words::kTheCalledSau, suit};
    case Rank::kTen:
      return {words::kTheCalledZehn, suit};
    case Rank::kKing:
      return {words::kTheCalledKoenig, suit};
    default:
      return ToString(called);
  }
}

}  // namespace

Message Title(const Contract& contract) {
  const absl::string_view game = AbslView(contract.row().title);
  const auto suit = contract.named_suit();
  const auto called = contract.called_card();
  Message title = game;
  if (called) {
    title = {IsRufspiel(contract.row()) ? words::kRufOn : words::kMussOn, CalledTitle(*called)};
  } else if (suit) {
    title = absl::StrCat(TitleOf(*suit), "-", game);
  }
  if (contract.is_tout()) title += AsIs(" Tout");
  if (contract.is_ouvert()) title += AsIs(" ouvert");
  if (contract.must_overtake()) title += AsIs(" mit Stichzwang");
  if (contract.has_other_trumps()) title += AsIs(" Wolsztyn");
  return title;
}

Message ResultSaid(Value value, const Contract& contract) {
  if (!IsPointContract(contract)) return value > Value(0) ? words::kMade : words::kNotMade;
  if (value <= kNoTrickTaken) return words::kNotOneTrick;
  if (value >= kAllTricksTaken) return words::kEveryTrick;
  return {words::kSomePoints, value.count()};
}

Message WhoPlays(const Message& declarer, const Contract& contract) {
  return contract.has_declarer() ? Message(words::kSeatPlays, declarer, Title(contract))
                                 : Message(words::kAllPlay, Title(contract));
}

}  // namespace schafkopf
