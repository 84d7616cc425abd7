#include "tools/answers/ask/ask_double.h"

#include <array>
#include <cmath>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/double_advice.h"
#include "solver/habits/played_games.h"
#include "tools/answers/ask/ask_role.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/words.h"

namespace schafkopf {

std::string DoublingName(const Contract& contract, int given) {
  constexpr auto kNames = std::to_array<absl::string_view>({"Kontra", "Re", "Sub", "Hirsch"});
  const auto place = static_cast<std::size_t>(contract.parties() == Parties::kEach ? 0 : given);
  return place < kNames.size() ? std::string(kNames[place])
                               : absl::StrCat("×", std::uint64_t{1} << (place + 1));
}

namespace {

// Whose chance it is: the asker's, or that of his side.
Text<1> WinnersText(const Contract& contract, int seats, bool answers) {
  if (contract.parties() == Parties::kEach) return words::kDoubleDoNotLose;
  if (IsKreuz(contract.row())) return words::kDoubleSideWins;
  if (seats == 2) return words::kDoubleYouWin;
  return answers && contract.parties() == Parties::kSolo ? words::kDoubleYouWin
                                                         : words::kDoubleSideWins;
}

Message VerdictText(Verdict verdict, const DoubleQuestion& asked) {
  const KontraQuestion& question = asked.question;
  const bool kontra = asked.is_kontra();
  if (verdict == Verdict::kTaste) return words::kDoubleTaste;
  const bool says = verdict == Verdict::kPlay;
  if (!kontra) return says ? words::kDoubleYesLay : words::kDoubleNoLay;
  return {says ? words::kDoubleYesSay : words::kDoubleNoSay,
          DoublingName(question.round.contract, question.so_far.stoss())};
}

std::string Sentence(const DoubleAnswer& answer, Language language) {
  const KontraQuestion& question = answer.asked.question;
  const Contract& contract = question.round.contract;
  const RoundEstimate& estimate = answer.estimate;
  const bool kontra = answer.asked.is_kontra();
  Message text = VerdictText(VerdictOnDouble(estimate, answer.basis), answer.asked);
  if (kontra) {
    text += {WinnersText(contract, question.round.table.seats, answer.asked.is_re()),
             ShareInWords(estimate.won, language)};
  }
  const std::string cents = AmountText(estimate.cents, contract, language);
  absl::string_view amount = cents;
  const bool costs = absl::ConsumePrefix(&amount, "-");
  text += {kontra ? (costs ? words::kDoubleKontraCosts : words::kDoubleKontraEarns)
                  : (costs ? words::kDoubleLayingCosts : words::kDoubleLayingEarns),
           amount, UnitOf(contract, /*plural=*/true, language)};
  return text.in(language);
}

}  // namespace

absl::StatusOr<DoubleAnswer> AnswerOf(const DoubleQuestion& asked, const Watch& watch) {
  auto answer = AnswerSoFar(asked, watch);
  if (answer.ok() && answer->interrupted)
    return Failure(absl::StatusCode::kCancelled, words::kStoppedBeforeAllGamesWerePlayed);
  return answer;
}

absl::StatusOr<DoubleAnswer> AnswerSoFar(const DoubleQuestion& asked, const Watch& watch) {
  EstimateOptions options;
  options.stakes = StakesOf(asked.rules);
  const Effort effort = watch.WithSeed(asked.seed);
  const RoundQuestion& round = asked.question.round;
  const bool kontra = asked.is_kontra();
  EstimateOptions laid = RoundOptions(options);
  if (asked.worlds) laid.worlds = *asked.worlds;
  const KontraEstimate known =
      kontra ? EstimateKontra(asked.question, options, effort)
             : KontraEstimate{EstimateRound(round, laid, effort), Basis::kFitted};
  const bool stopped = watch.stopped();
  if (known.round.worlds == 0) {
    if (stopped)
      return Failure(absl::StatusCode::kCancelled, words::kStoppedBeforeWorldsWerePlayed);
    return kontra ? AtField("against", SyntaxError(1, words::kGameThatItsDeclarerMay,
                                                   ToString(round.contract)))
                  : AtField("hand",
                            SyntaxError(1, words::kCardsThatSomebodyMayHold, words::kNoneSuch));
  }
  return DoubleAnswer{asked, known.round, known.basis, known.won_before, stopped};
}

namespace {

Text<0> PlayersText(const DoubleAnswer& answer) {
  if (answer.won_before) return words::kDoubleHeard;
  if (answer.basis == Basis::kPlayed) return words::kDoublePlayedOut;
  return answer.basis == Basis::kHabit ? words::kDoubleByHabit : words::kDoubleAsRecorded;
}

// "first seat: Kontra, dealer: Re", and what the chance was before; empty where nobody doubled.
std::string DoubledText(const DoubleAnswer& answer, Language language) {
  const KontraQuestion& question = answer.asked.question;
  std::vector<Message> given;
  for (Seat seat : question.so_far.doubled) {
    const auto number = static_cast<int>(given.size());
    given.push_back(Message(seat) + AsIs(": ") +
                    Message(DoublingName(question.round.contract, number)));
  }
  if (given.empty()) return "";
  Message text(words::kDoubleSoFar, Joined(given, ", "));
  if (answer.won_before) text += {words::kDoubleBefore, Percent(*answer.won_before)};
  return absl::StrCat(text.in(language), "\n");
}

// A line for each thing that is special about the game.
std::string SpecialText(const DoubleQuestion& asked, Language language) {
  const KontraQuestion& question = asked.question;
  std::string text;
  if (asked.round) text = absl::StrCat(asked.round->ToText(asked.rules.options, language), "\n");
  if (asked.is_kontra() && IsNobodysYet(question.round.contract)) {
    absl::StrAppend(&text, Say(language, words::kDoubleFirstDeclares), "\n");
  }
  if (question.round.table.seats == 2) absl::StrAppend(&text, FaceDownText(language));
  return text;
}

}  // namespace

std::string DoubleAnswer::ToText(Language spoken, const TextStyle& style) const {
  const RuleSet& rules = asked.rules;
  const RoundQuestion& round = asked.question.round;
  std::string text = absl::StrCat(Sentence(*this, spoken), "\n\n");
  if (!asked.is_kontra()) {
    absl::StrAppend(&text,
                    Say(spoken, words::kDoubleWhoPlays, Percent(estimate.nobody),
                        Percent(estimate.alone), Percent(estimate.with), Percent(estimate.against)),
                    "\n");
  }
  absl::StrAppend(&text, SpecialText(asked, spoken), DoubledText(*this, spoken));
  if (!asked.others.are_people()) absl::StrAppend(&text, asked.others.Said().in(spoken), "\n");
  if (interrupted) absl::StrAppend(&text, Say(spoken, words::kKnownByThen), "\n");
  if (!style.details) return absl::StrCat(text, Say(spoken, words::kHowComputed));
  return absl::StrCat(text, Say(spoken, PlayersText(*this)), " ",
                      Say(spoken, words::kDoubleAssumptions,
                          ToString(round.cards, CardOrder(Contract::Named("ruf", Suit::kEichel))),
                          rules.name, ToString(rules.tariff), round.asker, Grouped(estimate.worlds),
                          GroupedRounded(estimate.effective), asked.seed));
}

namespace {

absl::string_view QuestionName(const DoubleQuestion& asked) {
  if (!asked.is_kontra()) return "lay";
  return asked.is_re() ? "re" : "kontra";
}

}  // namespace

absl::string_view VerdictName(const DoubleAnswer& answer) {
  switch (VerdictOnDouble(answer.estimate, answer.basis)) {
    case Verdict::kPlay:
      return QuestionName(answer.asked);
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
    {"question", Kind::kWord, [](auto& answer) { return QuestionName(answer.asked); }},
    {"hand", Kind::kCards, At<DoubledRound, &RoundQuestion::cards>},
    {"seat", Kind::kSeat, At<DoubledRound, &RoundQuestion::asker>},
    {"rules", Kind::kName, At<&DoubleAnswer::asked, &DoubleQuestion::rules, &RuleSet::name>},
    {"tariff", Kind::kText, [](auto& answer) { return ToString(answer.asked.rules.tariff); }},
    {"seed", Kind::kSum, At<&DoubleAnswer::asked, &DoubleQuestion::seed>},
    {"worlds", Kind::kCount, At<&DoubleAnswer::estimate, &RoundEstimate::worlds>},
    {"effective_worlds", Kind::kReal, At<&DoubleAnswer::estimate, &RoundEstimate::effective>,
     words::kEquallyLikelyOnesThatWould},
    {"verdict", Kind::kWord, [](auto& answer) { return VerdictName(answer); },
     words::kKontraOrLayLeaveOrTaste},
    {"sentence", Kind::kText, [](auto& answer) { return Sentence(answer, answer.asked.language); }},
    {"cents", Kind::kMean, At<&DoubleAnswer::estimate, &RoundEstimate::cents, &MeanError::value>,
     words::kByWhichDoublingChangesWhat},
    {"cents_error", Kind::kMean,
     At<&DoubleAnswer::estimate, &RoundEstimate::cents, &MeanError::error>,
     words::kHalfIntervalOfCents},
    {"contract", Maybe(Kind::kContract), At<OfKontra, DoubledRound, &RoundQuestion::contract>},
    {"declarer", Maybe(Kind::kSeat),
     [](auto& answer) {
       if (!OfKontra(answer)) return Cell();
       return HasDeclarer(answer.asked.question) ? Cell(DoubledRound(answer).declarer) : Null();
     }},
    {"basis", Maybe(Kind::kWord),
     [](auto& answer) { return OfKontra(answer) ? Cell(NameOf(answer.basis)) : Cell(); },
     words::kWhatChanceRestsOnPlayed},
    {"win", Maybe(Kind::kShare), At<OfKontra, &DoubleAnswer::estimate, &RoundEstimate::won>,
     words::kWonAgainstDeclarer},
    {"win_by_habit", Maybe(Kind::kShare),
     [](auto& answer) {
       if (!OfKontra(answer)) return Cell();
       return answer.basis == Basis::kFitted ? Cell(answer.estimate.won_by_habit) : Null();
     },
     words::kSameBeforeItWasFitted},
    {"win_before", Maybe(Kind::kShare),
     [](auto& answer) { return answer.won_before ? Cell(*answer.won_before) : Cell(); },
     words::kSameBeforeDoublingsTold},
    {"others", Maybe(Kind::kName), [](auto& answer) { return answer.asked.others.NameCell(); },
     words::kOthersColumn},
    {"kontra", Maybe(ListOf(Kind::kSeat)),
     [](auto& answer) { return WhereAny(answer.asked.question.so_far.doubled); },
     words::kWhoDoubledInOrder},
    {"players", Maybe(Kind::kCount),
     [](auto& answer) {
       const int seats = DoubledRound(answer).table.seats;
       return OfKontra(answer) && seats != kSeatCount ? Cell(seats) : Cell();
     },
     words::kAtTableWhereNotFour},
    {"round", Maybe(Kind::kName),
     At<OfKontra, &DoubleAnswer::asked, &DoubleQuestion::round, &AskedRound::name>},
    {"doubled", Maybe(Kind::kFlag),
     [](auto& answer) {
       const auto& round = answer.asked.round;
       return OfKontra(answer) && round ? Cell(round->IsDoubled(answer.asked.rules.options))
                                        : Cell();
     },
     words::kWhetherAllCountsDoubleIn},
    {"nobody_plays", Maybe(Kind::kShare), At<OfLaying, &RoundEstimate::nobody>},
    {"alone", Maybe(Kind::kShare), At<OfLaying, &RoundEstimate::alone>,
     words::kOfDealsThatYouPlayYourself},
    {"with", Maybe(Kind::kShare), At<OfLaying, &RoundEstimate::with>,
     words::kOfDealsThatSomebodyPlays},
    {"against", Maybe(Kind::kShare), At<OfLaying, &RoundEstimate::against>,
     words::kOfDealsThatSomebodyPlaysAgainstYou},
    {"interrupted", Maybe(Kind::kFlag), [](auto& answer) { return WhereTrue(answer.interrupted); },
     words::kNotAllGamesWerePlayed},
});

}  // namespace

std::span<const ColumnInfo> DoubleAnswer::Columns() { return kDoubleColumns; }

Cells DoubleAnswer::ToCells() const { return kDoubleColumns.CellsOf(*this); }

}  // namespace schafkopf
