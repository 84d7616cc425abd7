#include "tools/answers/ask/ask_double.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "engine/text/string_views.h"
#include "solver/advice/double_advice.h"
#include "solver/habits/played_games.h"
#include "tools/answers/ask/ask_role.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

// Whose chance it is: of who plays against a declarer, else of the asker himself.
absl::string_view Winners(const Contract& contract, int seats, bool german) {
  if (contract.parties() == Parties::kEach) {
    return german ? "Du verlierst nicht in " : "You do not lose ";
  }
  if (IsKreuz(contract.row())) {
    return german ? "Deine Seite gewinnt in " : "Your side wins ";
  }
  if (seats == 2) return german ? "Du gewinnst in " : "You win ";
  return german ? "Die Gegner gewinnen in " : "The opponents win ";
}

std::string Sentence(const DoubleAnswer& answer, Language language) {
  const bool german = language == Language::kGerman;
  const KontraQuestion& question = answer.asked.question;
  const Contract& contract = question.round.contract;
  const bool kontra = answer.asked.is_kontra();
  const RoundEstimate& estimate = answer.estimate;
  std::string text;
  switch (VerdictOnDouble(estimate, answer.basis)) {
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
    absl::StrAppend(&text, Winners(contract, question.round.table.seats, german),
                    ShareInWords(estimate.won, language),
                    german ? " der Fälle; " : " of the time; ");
  }
  const char* const subject =
      german ? (kontra ? "Verdoppeln" : "Das Verdoppeln") : (kontra ? "doubling" : "Doubling");
  return absl::StrCat(text, subject,
                      german ? " ändert den Schnitt um " : " changes the average by ",
                      AmountText(estimate.cents, contract, language), " ",
                      UnitOf(contract, /*plural=*/true, language), ".");
}

}  // namespace

absl::StatusOr<DoubleAnswer> AnswerOf(const DoubleQuestion& asked, const Watch& watch) {
  EstimateOptions options;
  options.stakes = StakesOf(asked.rules);
  options.worlds = asked.worlds;
  const Effort effort = watch.WithSeed(asked.seed);
  const RoundQuestion& round = asked.question.round;
  const bool kontra = asked.is_kontra();
  const KontraEstimate known =
      kontra ? EstimateKontra(asked.question, options, effort)
             : KontraEstimate{EstimateRound(round, RoundOptions(options), effort), Basis::kFitted};
  if (watch.stopped()) return absl::CancelledError("stopped before the worlds were played");
  if (known.round.worlds == 0) {
    return kontra ? AtField("against",
                            SyntaxError(1, "a game that its declarer may announce beside your hand",
                                        ToString(round.contract)))
                  : AtField("hand", SyntaxError(1, "cards that somebody may hold", "none such"));
  }
  return DoubleAnswer{asked, known.round, known.basis};
}

namespace {

absl::string_view PlayersText(Basis basis, bool german) {
  if (basis == Basis::kPlayed) {
    return german ? "Ausgespielt: jeder kennt nur seine Karten und überlegt; verteilt nach deinem "
                    "Blatt und dem, was angesagt ist. "
                  : "Played out by seats that see only their own cards and think, dealt by your "
                    "hand and what was announced. ";
  }
  if (basis == Basis::kHabit) {
    return german ? "Gespielt nach Gewohnheiten aus den ähnlichsten aufgezeichneten Partien; "
                    "verteilt nach deinem Blatt und dem, was angesagt ist. "
                  : "Played by habits from the nearest recorded games, dealt by your hand and what "
                    "was announced. ";
  }
  return german ? "Alle sagen an und spielen wie in aufgezeichneten Partien. "
                : "Everybody bids and plays as in recorded games. ";
}

// A line for each thing that is special about the game.
std::string SpecialText(const DoubleQuestion& asked, Language language) {
  const bool german = language == Language::kGerman;
  const KontraQuestion& question = asked.question;
  std::string text;
  if (asked.round) text = absl::StrCat(asked.round->ToText(asked.rules.options, language), "\n");
  if (asked.is_kontra() && IsNobodysYet(question.round.contract)) {
    absl::StrAppend(&text, german ? "Wer zuerst Kontra gibt, ist der Spieler.\n"
                                  : "Whoever says Kontra first declares the game.\n");
  }
  if (question.round.table.seats == 2) absl::StrAppend(&text, FaceDownText(language));
  return text;
}

}  // namespace

std::string DoubleAnswer::ToText(Language spoken) const {
  const bool german = spoken == Language::kGerman;
  const RuleSet& rules = asked.rules;
  const RoundQuestion& round = asked.question.round;
  std::string text = absl::StrCat(Sentence(*this, spoken), "\n\n");
  if (!asked.is_kontra()) {
    absl::StrAppend(&text, german ? "Niemand spielt: " : "Nobody plays: ", Percent(estimate.nobody),
                    german ? "; du selbst: " : "; you: ", Percent(estimate.alone),
                    german ? "; jemand mit dir: " : "; somebody with you: ", Percent(estimate.with),
                    german ? "; gegen dich: " : "; against you: ", Percent(estimate.against),
                    ".\n");
  }
  absl::StrAppend(
      &text, SpecialText(asked, spoken), PlayersText(basis, german), german ? "Blatt " : "Hand ",
      ToString(round.cards, CardOrder(Contract::Named("ruf", Suit::kEichel))),
      german ? ". Regeln " : ". Rule set ", rules.name, german ? ", Tarif " : ", tariff ",
      ToString(rules.tariff), ", ", In(spoken, absl::StrCat("seat ", round.asker.index())), ". ",
      estimate.worlds, german ? " Verteilungen, so gut wie " : " worlds, as good as ",
      std::lround(estimate.effective),
      german ? " gleich wahrscheinliche; Mischung Nr. " : " equally likely ones; seed ", asked.seed,
      ".");
  return text;
}

absl::string_view VerdictName(const DoubleAnswer& answer) {
  switch (VerdictOnDouble(answer.estimate, answer.basis)) {
    case Verdict::kPlay:
      return answer.asked.is_kontra() ? "kontra" : "lay";
    case Verdict::kLeave:
      return "leave";
    case Verdict::kTaste:
      break;
  }
  return "taste";
}

Json DoubleAnswer::ToJson() const {
  const RuleSet& rules = asked.rules;
  const RoundQuestion& round = asked.question.round;
  const bool kontra = asked.is_kontra();
  const CardOrder order(Contract::Named("ruf", Suit::kEichel));
  Json object = {{"question", kontra ? "kontra" : "lay"},
                 {"hand", ToString(round.cards, order)},
                 {"seat", round.asker.index()},
                 {"rules", rules.name},
                 {"tariff", ToString(rules.tariff)},
                 {"seed", asked.seed},
                 {"worlds", estimate.worlds},
                 {"effective_worlds", Rounded(estimate.effective)},
                 {"verdict", std::string(VerdictName(*this))},
                 {"sentence", Sentence(*this, asked.language)},
                 {"cents", Rounded(estimate.cents.value)},
                 {"cents_error", Rounded(estimate.cents.error)}};
  if (kontra) {
    const bool fitted = basis == Basis::kFitted;
    object["contract"] = ToString(round.contract);
    object["declarer"] = HasDeclarer(asked.question) ? Json(round.declarer.index()) : Json(nullptr);
    object["basis"] = std::string(NameOf(basis));
    object["win"] = Rounded(estimate.won);
    object["win_by_habit"] = fitted ? Json(Rounded(estimate.won_by_habit)) : Json(nullptr);
    if (asked.question.round.table.seats != kSeatCount)
      object["players"] = asked.question.round.table.seats;
    if (asked.round) {
      object["round"] = std::string(asked.round->name());
      object["doubled"] = asked.round->IsDoubled(rules.options);
    }
  } else {
    object["nobody_plays"] = Rounded(estimate.nobody);
    object["alone"] = Rounded(estimate.alone);
    object["with"] = Rounded(estimate.with);
    object["against"] = Rounded(estimate.against);
  }
  return object;
}

}  // namespace schafkopf
