#include "tools/answers/ask/ask_role.h"

#include <variant>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "engine/text/notation.h"
#include "solver/habits/wedding.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

// Every phrase once, side by side. $0: the game; $1: cards, or how many; $2: a seat.
struct RolePhrases {
  absl::string_view passes, zupf, gives_back, offers, in_turn, one_to_come, to_come, sits_out, two,
      strixner;
};
constexpr RolePhrases kEnglishRole = {
    .passes = "$0: pass on $1; the others are taken to pass what makes them void.\n",
    .zupf = "$0: give $1 to $2 and draw a card from him.\n",
    .gives_back = "$0: you give back $1; $2 may win or lose with you.\n",
    .offers = "$0: among deals in which $2 takes it, with $1 trumps or more.\n",
    .in_turn =
        "$0: among deals in which somebody takes it: asked in turn, the first with $1 trumps or "
        "more.\n",
    .one_to_come = "One card is still to come.\n",
    .to_come = "$1 cards are still to come.\n",
    .sits_out = "$1 at the table, four of whom play.\n",
    .two = "The cards face down are dealt by chance; both see the others.\n",
    .strixner =
        "$0: the chance to be on the winning side, whoever announces the Solo; if it falls to you, "
        "you name this suit.\n"};
constexpr RolePhrases kGermanRole = {
    .passes = "$0: $1 weitergeben; die anderen geben weiter, was sie frei macht.\n",
    .zupf = "$0: $1 an $2 geben und von dort eine Karte ziehen.\n",
    .gives_back = "$0: du gibst $1 zurück; $2 gewinnt oder verliert mit dir.\n",
    .offers = "$0: nur Verteilungen, bei denen $2 sie annimmt, mit mindestens $1 Trümpfen.\n",
    .in_turn =
        "$0: nur Verteilungen, bei denen jemand sie annimmt: reihum gefragt, der Erste mit "
        "mindestens $1 Trümpfen.\n",
    .one_to_come = "Eine Karte kommt noch.\n",
    .to_come = "$1 Karten kommen noch.\n",
    .sits_out = "$1 am Tisch, vier davon spielen.\n",
    .two = "Die verdeckten Karten sind zufällig verteilt; die anderen sehen beide.\n",
    .strixner =
        "$0: wie oft du auf der Seite der Gewinner bist, wer auch das Solo ansagt; fällt es dir "
        "zu, "
        "nennst du diese Farbe.\n"};

const RolePhrases& RolePhrasesOf(Language language) {
  return language == Language::kGerman ? kGermanRole : kEnglishRole;
}

// "seat 2"; Vorhand or Spieler 2 in German.
std::string SeatName(Seat seat, Language language) {
  return In(language, absl::StrCat("seat ", seat.index()));
}

std::string ContractText(const BidQuestion& question, const Contract& contract, Language language) {
  const RolePhrases& say = RolePhrasesOf(language);
  const CardOrder order(contract);
  const std::string title = Title(contract);
  const HandExchange exchange = ExchangeOf(question, contract);
  if (const auto* schieber = std::get_if<SchieberPass>(&exchange)) {
    return absl::Substitute(say.passes, title, ToString(schieber->passed, order));
  }
  if (const auto* zupf = std::get_if<Zupf>(&exchange)) {
    return absl::Substitute(say.zupf, title, ToString(zupf->given), SeatName(zupf->with, language));
  }
  if (contract.row().special.switches_after > 0) return absl::Substitute(say.strixner, title);
  if (contract.parties() != Parties::kPair) return "";
  if (TakesWedding(question, contract)) {
    return absl::Substitute(say.gives_back, title, ToString(GivenBack(question, contract), order),
                            SeatName(*question.offerer, language));
  }
  return absl::Substitute(question.asks_in_turn ? say.in_turn : say.offers, title,
                          TrumpsOfTaker(contract, question.table.hand_size()),
                          SeatName(*contract.partner(), language));
}

}  // namespace

bool TakesWedding(const BidQuestion& question, const Contract& contract) {
  return contract.parties() == Parties::kPair && contract.partner() == question.seat;
}

CardSet GivenBack(const BidQuestion& question, const Contract& contract) {
  const CardOrder order(contract);
  return GivenAway(question.hand - order.trumps(), order, contract.row().special.exchanged);
}

absl::string_view FaceDownText(Language language) { return RolePhrasesOf(language).two; }

std::string RoleText(const BidQuestion& question, const BidAdvice& advice, int players,
                     Language language) {
  const RolePhrases& say = RolePhrasesOf(language);
  std::string text;
  for (const ContractWorth& worth : advice.ranked) {
    text += ContractText(question, worth.contract, language);
  }
  const int to_come = question.table.hand_size() - question.hand.size();
  if (question.table.seats == 2) {
    absl::StrAppend(&text, say.two);
  } else if (to_come > 0) {
    text += absl::Substitute(to_come == 1 ? say.one_to_come : say.to_come, "", to_come);
  }
  if (players > kSeatCount) text += absl::Substitute(say.sits_out, "", players);
  return text;
}

}  // namespace schafkopf
