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

namespace {

// The answer where it is about a Kontra, the estimate where it is about laying; else null.
const DoubleAnswer* OfKontra(const DoubleAnswer& answer) {
  return answer.asked.is_kontra() ? &answer : nullptr;
}
const RoundEstimate* OfLaying(const DoubleAnswer& answer) {
  return answer.asked.is_kontra() ? nullptr : &answer.estimate;
}
const RoundQuestion& DoubledRound(const DoubleAnswer& answer) {
  return answer.asked.question.round;
}

constexpr auto kDoubleColumns = ColumnsOf<DoubleAnswer>({
    {"question", Kind::kWord, [](auto& answer) { return OfKontra(answer) ? "kontra" : "lay"; }},
    {"hand", Kind::kCards, At<DoubledRound, &RoundQuestion::cards>},
    {"seat", Kind::kSeat, At<DoubledRound, &RoundQuestion::asker>},
    {"rules", Kind::kName, At<&DoubleAnswer::asked, &DoubleQuestion::rules, &RuleSet::name>},
    {"tariff", Kind::kText, [](auto& answer) { return ToString(answer.asked.rules.tariff); }},
    {"seed", Kind::kSum, At<&DoubleAnswer::asked, &DoubleQuestion::seed>},
    {"worlds", Kind::kCount, At<&DoubleAnswer::estimate, &RoundEstimate::worlds>},
    {"effective_worlds", Kind::kReal, At<&DoubleAnswer::estimate, &RoundEstimate::effective>,
     "equally likely ones that would tell as much"},
    {"verdict", Kind::kWord, [](auto& answer) { return VerdictName(answer); },
     "kontra or lay, leave or taste"},
    {"sentence", Kind::kText, [](auto& answer) { return Sentence(answer, answer.asked.language); }},
    {"cents", Kind::kMean, At<&DoubleAnswer::estimate, &RoundEstimate::cents, &MeanError::value>,
     "by which doubling changes what the seat receives"},
    {"cents_error", Kind::kMean,
     At<&DoubleAnswer::estimate, &RoundEstimate::cents, &MeanError::error>,
     "half the 95 % interval of cents"},
    {"contract", Maybe(Kind::kContract), At<OfKontra, DoubledRound, &RoundQuestion::contract>},
    {"declarer", Maybe(Kind::kSeat),
     [](auto& answer) {
       if (!OfKontra(answer)) return Cell();
       return HasDeclarer(answer.asked.question) ? Cell(DoubledRound(answer).declarer) : Null();
     }},
    {"basis", Maybe(Kind::kWord),
     [](auto& answer) { return OfKontra(answer) ? Cell(NameOf(answer.basis)) : Cell(); },
     "what the chance rests on: played, fitted, habit or open"},
    {"win", Maybe(Kind::kShare), At<OfKontra, &DoubleAnswer::estimate, &RoundEstimate::won>,
     "won against the declarer"},
    {"win_by_habit", Maybe(Kind::kShare),
     [](auto& answer) {
       if (!OfKontra(answer)) return Cell();
       return answer.basis == Basis::kFitted ? Cell(answer.estimate.won_by_habit) : Null();
     },
     "the same before it was fitted to recorded games"},
    {"players", Maybe(Kind::kCount),
     [](auto& answer) {
       const int seats = DoubledRound(answer).table.seats;
       return OfKontra(answer) && seats != kSeatCount ? Cell(seats) : Cell();
     },
     "at the table, where not four"},
    {"round", Maybe(Kind::kName),
     At<OfKontra, &DoubleAnswer::asked, &DoubleQuestion::round, &AskedRound::name>},
    {"doubled", Maybe(Kind::kFlag),
     [](auto& answer) {
       const auto& round = answer.asked.round;
       return OfKontra(answer) && round ? Cell(round->IsDoubled(answer.asked.rules.options))
                                        : Cell();
     },
     "whether all counts double in that round"},
    {"nobody_plays", Maybe(Kind::kShare), At<OfLaying, &RoundEstimate::nobody>},
    {"alone", Maybe(Kind::kShare), At<OfLaying, &RoundEstimate::alone>,
     "of deals that you play yourself"},
    {"with", Maybe(Kind::kShare), At<OfLaying, &RoundEstimate::with>,
     "of deals that somebody plays with you"},
    {"against", Maybe(Kind::kShare), At<OfLaying, &RoundEstimate::against>,
     "of deals that somebody plays against you"},
});

}  // namespace

std::span<const ColumnInfo> DoubleAnswer::Columns() { return kDoubleColumns; }

Cells DoubleAnswer::ToCells() const { return kDoubleColumns.CellsOf(*this); }

}  // namespace schafkopf
