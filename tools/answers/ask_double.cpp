#include "tools/answers/ask_double.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/money/doubling.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "solver/people/bid_habit.h"
#include "tools/answers/answer.h"
#include "tools/answers/ask_question.h"
#include "tools/cli/cli.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

bool IsKontra(const RoundQuestion& question) {
  return question.known == RoundQuestion::Known::kContract;
}

std::string Cents(double cents) { return absl::StrFormat("%+d", std::lround(cents)); }

std::string Sentence(const DoubleAnswer& answer, Language language) {
  const bool german = language == Language::kGerman;
  const bool kontra = IsKontra(answer.question);
  const RoundEstimate& estimate = answer.estimate;
  std::string text;
  switch (VerdictOn(estimate)) {
    case Verdict::kPlay:
      text = german ? (kontra ? "Ja: Kontra. " : "Ja: legen. ")
                    : (kontra ? "Yes: say Kontra. " : "Yes: lay. ");
      break;
    case Verdict::kLeave:
      text = german ? (kontra ? "Nein: kein Kontra. " : "Nein: nicht legen. ")
                    : (kontra ? "No: do not say Kontra. " : "No: do not lay. ");
      break;
    case Verdict::kTaste:
      text = german ? "Geschmackssache. " : "A matter of taste. ";
      break;
  }
  if (kontra) {
    absl::StrAppend(&text, german ? "Die Gegner gewinnen in etwa " : "The opponents win about ",
                    Percent(estimate.won), german ? " der Fälle; " : " of the time; ");
  }
  const std::string change =
      absl::StrCat(Cents(estimate.cents.value), " ±", std::lround(estimate.cents.error), " ",
                   german ? "Cent" : "cents");
  if (german) {
    return absl::StrCat(text, kontra ? "Verdoppeln" : "Das Verdoppeln", " ändert den Schnitt um ",
                        change, ".");
  }
  return absl::StrCat(text, kontra ? "doubling" : "Doubling", " changes the average by ", change,
                      ".");
}

}  // namespace

bool HasUnknownCards(absl::string_view text) {
  return text.find('_') != text.npos && text.find_first_of("./") == text.npos;
}

absl::StatusOr<RoundQuestion> LayQuestion(absl::string_view text, Seat seat, const RuleSet& rules) {
  std::string known(text);
  std::replace(known.begin(), known.end(), '_', ' ');
  const auto cards = ParseCardSet(known);
  if (!cards.ok()) return cards.status();
  const auto unknown = static_cast<int>(std::count(text.begin(), text.end(), '_'));
  const int size = cards->size() + unknown;
  if (cards->empty() || (size != HandSize(Deck::kLong) && size != HandSize(Deck::kShort))) {
    return SyntaxError(1, "8 or 6 cards, some of them known",
                       absl::StrCat(cards->size(), " known and ", unknown, " unknown"));
  }
  const Deck deck = *DeckOfHandSize(size);
  if (!CardsOf(deck).Contains(*cards)) {
    return SyntaxError(1, absl::StrCat("cards of the deck with ", size, " in a hand"),
                       ToString(*cards - CardsOf(deck), CardOrder(Contract::Named("wenz"))));
  }
  RoundQuestion question{deck, seat, *cards};
  question.offers = KnownBids(rules);
  return question;
}

absl::StatusOr<RoundQuestion> KontraQuestion(CardSet hand, Seat seat, const Contract& contract,
                                             Seat declarer, const RuleSet& rules) {
  const Deck deck = *DeckOfHandSize(hand.size());
  if (!BidHabitOf(contract, deck)) {
    return SyntaxError(1, "ruf, solo, wenz, geier or farbwenz with 32 or 24 cards",
                       absl::StrCat(ToString(contract), " with ", CardsOf(deck).size()));
  }
  if (seat == declarer) {
    return SyntaxError(1, "a declarer at another seat than the asker's",
                       absl::StrCat("seat ", seat.index(), " for both"));
  }
  const auto called = contract.called_card();
  if (called && hand.Contains(*called)) {
    return SyntaxError(1, "a hand that plays against the declarer",
                       absl::StrCat("his partner's: it holds ", ToString(*called)));
  }
  std::vector<Contract> offers = KnownBids(rules);
  // Asked about all the same: then it is played.
  if (std::ranges::find(offers, contract) == offers.end()) offers.push_back(contract);
  return RoundQuestion{deck,     seat,     hand,  RoundQuestion::Known::kContract,
                       contract, declarer, offers};
}

absl::Status CheckTable(const RoundQuestion& question, const RuleSet& rules) {
  const RuleOptions& options = rules.options;
  const auto expected = [&](const std::string& what, OptionName option) {
    const std::string_view name = kOptions[option.place].name;
    return absl::InvalidArgumentError(absl::StrCat("rule set ", rules.name, ": expected ", what,
                                                   ", found ", AbslView(name), " = ",
                                                   options.ValueOf(option.place)));
  };
  const bool kontra = IsKontra(question);
  if (kontra && MostStoss(question.contract, options) == 0) {
    return expected("a table that knows Kontra", "kontra_allowed");
  }
  const bool behind = options.Is({"legen", "only_forehand"}) && question.asker != Seat(0);
  if (!kontra && (MostLayers(options) == 0 || behind)) {
    return expected(absl::StrCat("a table where seat ", question.asker.index(), " may lay"),
                    "legen");
  }
  switch (ObstacleToRound(question.deck, kSeatCount, options)) {
    case RoundObstacle::kNone:
    case RoundObstacle::kTable:
      break;
    case RoundObstacle::kDuties:
      return absl::InvalidArgumentError(
          absl::StrCat("rule set ", rules.name,
                       ": expected the usual duties of who holds the called card, found others"));
    case RoundObstacle::kAllPass:
      if (!kontra) return expected("deals thrown in that nobody plays", "all_pass");
  }
  return absl::OkStatus();
}

Verdict VerdictOn(const RoundEstimate& estimate) {
  // Chances fitted on recorded games are off by a little.
  const double fit = 2 * kChanceError * estimate.stake;
  const double error = std::sqrt(estimate.cents.error * estimate.cents.error + fit * fit);
  if (estimate.cents.value > error) return Verdict::kPlay;
  return estimate.cents.value < -error ? Verdict::kLeave : Verdict::kTaste;
}

std::string DoubleText(const DoubleAnswer& answer, Language language) {
  const bool german = language == Language::kGerman;
  const RoundEstimate& estimate = answer.estimate;
  std::string text = absl::StrCat(Sentence(answer, language), "\n\n");
  if (!IsKontra(answer.question)) {
    absl::StrAppend(&text, german ? "Niemand spielt: " : "Nobody plays: ", Percent(estimate.nobody),
                    german ? "; du selbst: " : "; you: ", Percent(estimate.alone),
                    german ? "; jemand mit dir: " : "; somebody with you: ", Percent(estimate.with),
                    german ? "; gegen dich: " : "; against you: ", Percent(estimate.against),
                    ".\n");
  }
  absl::StrAppend(
      &text,
      german ? "Alle reizen und spielen, wie es an gespielten Partien gemessen ist. "
             : "Everybody bids and plays as measured on recorded games. ",
      german ? "Regeln " : "Rule set ", answer.rules.name, german ? ", Tarif " : ", tariff ",
      ToString(answer.rules.tariff), german ? ", Platz " : ", seat ", answer.question.asker.index(),
      ". ", estimate.worlds,
      german ? " Verteilungen, von gleichem Gewicht wären es " : " worlds, of equal weight ",
      std::lround(estimate.effective), german ? "; Startwert " : "; seed ", answer.seed, ".");
  return text;
}

std::string DoubleJson(const DoubleAnswer& answer, Language language) {
  const RoundQuestion& question = answer.question;
  const RoundEstimate& estimate = answer.estimate;
  const bool kontra = IsKontra(question);
  const Verdict verdict = VerdictOn(estimate);
  const CardOrder order(Contract::Named("ruf", Suit::kEichel));
  Json object = {{"question", kontra ? "kontra" : "lay"},
                 {"hand", ToString(question.cards, order)},
                 {"seat", question.asker.index()},
                 {"rules", answer.rules.name},
                 {"tariff", ToString(answer.rules.tariff)},
                 {"seed", answer.seed},
                 {"worlds", estimate.worlds},
                 {"effective_worlds", Rounded(estimate.effective)},
                 {"verdict", verdict == Verdict::kPlay    ? (kontra ? "kontra" : "lay")
                             : verdict == Verdict::kLeave ? "leave"
                                                          : "taste"},
                 {"sentence", Sentence(answer, language)},
                 {"cents", Rounded(estimate.cents.value)},
                 {"cents_error", Rounded(estimate.cents.error)}};
  if (kontra) {
    object["contract"] = ToString(question.contract);
    object["declarer"] = question.declarer.index();
    object["win"] = Rounded(estimate.won);
    object["win_by_habit"] = Rounded(estimate.won_by_habit);
  } else {
    object["nobody_plays"] = Rounded(estimate.nobody);
    object["alone"] = Rounded(estimate.alone);
    object["with"] = Rounded(estimate.with);
    object["against"] = Rounded(estimate.against);
  }
  return object.dump();
}

}  // namespace schafkopf
