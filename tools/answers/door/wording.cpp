#include "tools/answers/door/wording.h"

#include <array>
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
  return absl::StrFormat("%.0f %%", share * 100);
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

// The suit of a called Sau, else the card itself: "Eichel", "Eichel-Zehn".
std::string CalledTitle(Card called) {
  const absl::string_view suit = TitleOf(called.suit());
  switch (called.rank()) {
    case Rank::kSau:
      return std::string(suit);
    case Rank::kTen:
      return absl::StrCat(suit, "-Zehn");
    case Rank::kKing:
      return absl::StrCat(suit, "-König");
    default:
      return ToString(called);
  }
}

}  // namespace

std::string Title(const Contract& contract) {
  const absl::string_view game = AbslView(contract.row().title);
  const auto suit = contract.named_suit();
  const auto called = contract.called_card();
  std::string title = !suit    ? std::string(game)
                      : called ? absl::StrCat(game, " (", CalledTitle(*called), ")")
                               : absl::StrCat(TitleOf(*suit), "-", game);
  if (contract.is_tout()) title += " Tout";
  if (contract.is_ouvert()) title += " ouvert";
  if (contract.must_overtake()) title += " mit Stichzwang";
  if (contract.has_other_trumps()) title += " Wolsztyn";
  return title;
}

Message WhoPlays(const Message& declarer, const Contract& contract) {
  return contract.has_declarer() ? Message(words::kSeatPlays, declarer, Title(contract))
                                 : Message(words::kAllPlay, Title(contract));
}

}  // namespace schafkopf
