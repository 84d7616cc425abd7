#include "tools/answers/ask/ask_double.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "engine/text/spoken_cards.h"
#include "engine/text/string_views.h"
#include "solver/advice/double_advice.h"
#include "solver/habits/played_games.h"
#include "tools/answers/ask/ask_role.h"
#include "tools/answers/ask/ask_table.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/hand_line.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

bool IsKontra(const RoundQuestion& question) {
  return question.known == RoundQuestion::Known::kContract;
}

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
  const bool kontra = IsKontra(question.round);
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
    absl::StrAppend(&text, Winners(contract, question.seats, german),
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

// Half a hand and how many cards of it are not known yet.
absl::StatusOr<RoundQuestion> ReadLayHand(const DoubleQuestion& asked) {
  std::string known = asked.hand;
  std::replace(known.begin(), known.end(), '_', ' ');
  const auto cards = ParseCardSet(known);
  if (!cards.ok()) return cards.status();
  const auto unknown = static_cast<int>(std::ranges::count(asked.hand, '_'));
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
  return LayQuestion(deck, Seat(asked.kontra.seat), *cards, asked.rules);
}

absl::StatusOr<AskedKontra> ReadDouble(const DoubleQuestion& asked) {
  if (!asked.kontra.against.empty()) return ReadAskedKontra(asked.hand, asked.kontra, asked.rules);
  const auto question = ReadLayHand(asked);
  if (!question.ok()) return AtField("hand", question.status());
  if (auto table = CheckDoubles(*question, asked.rules); !table.ok()) return table;
  return AskedKontra{{*question}, std::nullopt, asked.rules};
}

}  // namespace

bool HasUnknownCards(absl::string_view text) {
  return text.find('_') != text.npos && text.find_first_of("./") == text.npos;
}

std::string WithUnknownCards(absl::string_view text) {
  const auto cards = ParseSpokenCards(text);
  if (!cards.ok()) return std::string(text);
  for (Deck deck : {Deck::kLong, Deck::kShort}) {
    const int seen = HandSize(deck) / 2;
    if (cards->size() != seen || !CardsOf(deck).Contains(*cards)) continue;
    std::string whole = ToString(*cards, CardOrder(Contract::Named("ruf", Suit::kEichel)));
    for (int i = 0; i < seen; ++i) whole += " _";
    return whole;
  }
  return std::string(text);
}

std::optional<DoubleQuestion> LayOfLine(const InputLine& line, DoubleQuestion usual) {
  const auto parts = SplitHandLine(line, kSeatCount, SoloRound::kNone);
  if (!parts.ok() || !parts->contract.empty()) return std::nullopt;
  usual.hand = WithUnknownCards(parts->hand);
  if (!HasUnknownCards(usual.hand)) return std::nullopt;
  if (parts->seat) usual.kontra.seat = parts->seat->index();
  return usual;
}

absl::StatusOr<DoubleQuestion> ReadLay(const Fields& fields) {
  auto rules = fields.Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  DoubleQuestion asked;
  asked.hand = fields.Text("hand");
  asked.kontra.seat = static_cast<int>(fields.Number("seat"));
  asked.worlds = fields.Count("worlds", asked.worlds);
  asked.seed = fields.Count("seed", asked.seed);
  asked.language = fields.language();
  asked.rules = *std::move(rules);
  return asked;
}

absl::StatusOr<DoubleQuestion> ReadKontra(const Fields& fields) {
  auto asked = ReadLay(fields);
  if (!asked.ok()) return asked;
  KontraTerms& kontra = asked->kontra;
  kontra.against = fields.Text("against");
  kontra.declarer = static_cast<int>(fields.Number("declarer", kontra.declarer));
  kontra.players = static_cast<int>(fields.Number("players", kontra.players));
  kontra.round = fields.Text("round");
  if (kontra.against.empty()) {
    return AtField("against", SyntaxError(1, "a contract", "none"));
  }
  return asked;
}

absl::StatusOr<DoubleAnswer> AnswerTo(const AskedKontra& question, const DoubleQuestion& asked,
                                      const Watch& watch) {
  EstimateOptions options;
  options.stakes = StakesOf(question.rules);
  options.worlds = asked.worlds;
  const Effort effort = watch.WithSeed(asked.seed);
  const RoundQuestion& round = question.question.round;
  const bool kontra = IsKontra(round);
  const KontraEstimate known =
      kontra ? EstimateKontra(question.question, options, effort)
             : KontraEstimate{EstimateRound(round, RoundOptions(options), effort), Basis::kFitted};
  if (watch.stopped()) return absl::CancelledError("stopped before the worlds were played");
  if (known.round.worlds == 0) {
    return kontra ? AtField("against",
                            SyntaxError(1, "a game that its declarer may announce beside your hand",
                                        ToString(round.contract)))
                  : AtField("hand", SyntaxError(1, "cards that somebody may hold", "none such"));
  }
  return DoubleAnswer{question, known.round, known.basis, asked.seed, asked.language};
}

absl::StatusOr<DoubleAnswer> AnswerOf(const DoubleQuestion& asked, const Watch& watch) {
  const auto question = ReadDouble(asked);
  return question.ok() ? AnswerTo(*question, asked, watch) : question.status();
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
std::string SpecialText(const AskedKontra& asked, Language language) {
  const bool german = language == Language::kGerman;
  const KontraQuestion& question = asked.question;
  std::string text;
  if (asked.round) text = absl::StrCat(asked.round->ToText(asked.rules.options, language), "\n");
  if (IsKontra(question.round) && IsNobodysYet(question.round.contract)) {
    absl::StrAppend(&text, german ? "Wer zuerst Kontra gibt, ist der Spieler.\n"
                                  : "Whoever says Kontra first declares the game.\n");
  }
  if (question.seats == 2) absl::StrAppend(&text, FaceDownText(language));
  return text;
}

}  // namespace

std::string DoubleAnswer::ToText(Language spoken) const {
  const bool german = spoken == Language::kGerman;
  const RuleSet& rules = asked.rules;
  const RoundQuestion& round = asked.question.round;
  std::string text = absl::StrCat(Sentence(*this, spoken), "\n\n");
  if (!IsKontra(round)) {
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
      german ? " gleich wahrscheinliche; Mischung Nr. " : " equally likely ones; seed ", seed, ".");
  return text;
}

absl::string_view VerdictName(const DoubleAnswer& answer) {
  switch (VerdictOnDouble(answer.estimate, answer.basis)) {
    case Verdict::kPlay:
      return IsKontra(answer.asked.question.round) ? "kontra" : "lay";
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
  return IsKontra(answer.asked.question.round) ? &answer : nullptr;
}
const RoundEstimate* OfLaying(const DoubleAnswer& answer) {
  return IsKontra(answer.asked.question.round) ? nullptr : &answer.estimate;
}
const RoundQuestion& DoubledRound(const DoubleAnswer& answer) {
  return answer.asked.question.round;
}

constexpr auto kDoubleColumns = ColumnsOf<DoubleAnswer>({
    {"question", Kind::kWord, [](auto& answer) { return OfKontra(answer) ? "kontra" : "lay"; }},
    {"hand", Kind::kCards, At<DoubledRound, &RoundQuestion::cards>},
    {"seat", Kind::kSeat, At<DoubledRound, &RoundQuestion::asker>},
    {"rules", Kind::kName, At<&DoubleAnswer::asked, &AskedKontra::rules, &RuleSet::name>},
    {"tariff", Kind::kText, [](auto& answer) { return ToString(answer.asked.rules.tariff); }},
    {"seed", Kind::kSum, At<&DoubleAnswer::seed>},
    {"worlds", Kind::kCount, At<&DoubleAnswer::estimate, &RoundEstimate::worlds>},
    {"effective_worlds", Kind::kReal, At<&DoubleAnswer::estimate, &RoundEstimate::effective>,
     "equally likely ones that would tell as much"},
    {"verdict", Kind::kWord, [](auto& answer) { return VerdictName(answer); },
     "kontra or lay, leave or taste"},
    {"sentence", Kind::kText, [](auto& answer) { return Sentence(answer, answer.language); }},
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
       const int seats = answer.asked.question.seats;
       return OfKontra(answer) && seats != kSeatCount ? Cell(seats) : Cell();
     },
     "at the table, where not four"},
    {"round", Maybe(Kind::kName),
     At<OfKontra, &DoubleAnswer::asked, &AskedKontra::round, &AskedRound::name>},
    {"doubled", Maybe(Kind::kFlag),
     [](auto& answer) {
       const auto& [question, round, rules] = answer.asked;
       return OfKontra(answer) && round ? Cell(round->IsDoubled(rules.options)) : Cell();
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
