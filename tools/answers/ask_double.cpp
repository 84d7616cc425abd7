#include "tools/answers/ask_double.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "engine/text/spoken_cards.h"
#include "engine/text/string_views.h"
#include "solver/people/double_advice.h"
#include "tools/answers/ask_hand.h"
#include "tools/answers/ask_text.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

bool IsKontra(const RoundQuestion& question) {
  return question.known == RoundQuestion::Known::kContract;
}

std::string Cents(double cents) { return absl::StrFormat("%+d", std::lround(cents)); }

// Whose chance it is: of who plays against a declarer, else of the asker himself.
absl::string_view Winners(const Contract& contract, bool german) {
  if (contract.parties() == Parties::kEach) {
    return german ? "Du verlierst nicht in " : "You do not lose ";
  }
  if (IsKreuz(contract.row())) {
    return german ? "Deine Seite gewinnt in " : "Your side wins ";
  }
  return german ? "Die Gegner gewinnen in " : "The opponents win ";
}

std::string Sentence(const DoubleAnswer& answer, Language language) {
  const bool german = language == Language::kGerman;
  const bool kontra = IsKontra(answer.question);
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
    absl::StrAppend(&text, Winners(answer.question.contract, german),
                    In(language, absl::StrCat("about ", Percent(estimate.won))),
                    german ? " der Fälle; " : " of the time; ");
  }
  const char* const subject =
      german ? (kontra ? "Verdoppeln" : "Das Verdoppeln") : (kontra ? "doubling" : "Doubling");
  return absl::StrCat(text, subject,
                      german ? " ändert den Schnitt um " : " changes the average by ",
                      Cents(estimate.cents.value), " ±", std::lround(estimate.cents.error),
                      german ? " Cent." : " cents.");
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
  return LayQuestion(deck, Seat(asked.seat), *cards, asked.rules);
}

absl::StatusOr<RoundQuestion> ReadAgainst(const DoubleQuestion& asked, CardSet hand) {
  const auto contract = ParseContract(asked.against);
  if (!contract.ok()) return contract.status();
  const Contract meant = ContractUnder(*contract, asked.rules.options);
  const Seat seat(asked.seat);
  if (meant.has_declarer() && asked.declarer < 0) {
    return AtField("declarer", SyntaxError(1, "the seat that plays it", "none"));
  }
  const Seat declarer(meant.has_declarer() ? asked.declarer : 0);
  if (meant.row().pack == Pack::kSjavs) {
    return SyntaxError(1, "a game that knows Kontra", ToString(meant));
  }
  if (meant.partner() == declarer) {
    return SyntaxError(1, "another seat that takes it", ToString(meant));
  }
  if (!IsPlayedWith(meant.row(), *DeckOfHandSize(hand.size()))) {
    return SyntaxError(1, "a game of that many cards", ToString(meant));
  }
  switch (ObstacleToKontra(hand, seat, meant, declarer)) {
    case DoubleObstacle::kCertain:
      return SyntaxError(1, "a game that can be lost", ToString(meant));
    case DoubleObstacle::kInPlay:
      return SyntaxError(1, "a game announced before the first card", ToString(meant));
    case DoubleObstacle::kTwoPlayers:
      return SyntaxError(1, "a game of four players", ToString(meant));
    case DoubleObstacle::kDeclarer:
      return SyntaxError(1, "a declarer at another seat than the asker's",
                         absl::StrCat("seat ", seat.index(), " for both"));
    case DoubleObstacle::kPartner:
      return SyntaxError(1, "a hand that plays against the declarer",
                         meant.called_card() ? absl::StrCat("his partner's: it holds ",
                                                            ToString(*meant.called_card()))
                                             : "his partner's");
    default:
      return KontraQuestion(hand, seat, meant, declarer, asked.rules);
  }
}

// The option that forbids Kontra to a contract, where one does.
OptionName KontraOption(const Contract& contract) {
  if (contract.row().special.forced) return "muss_kontra";
  if (contract.parties() == Parties::kEach) return "ramsch_stoss";
  return "kontra_allowed";
}

// Whether the table doubles there.
absl::Status CheckTable(const RoundQuestion& question, const RuleSet& rules) {
  const auto expected = [&](absl::string_view what, absl::string_view found) {
    return absl::InvalidArgumentError(
        absl::StrCat("rule set ", rules.name, ": expected ", what, ", found ", found));
  };
  const auto option = [&](OptionName name) {
    return absl::StrCat(AbslView(kOptions[name.place].name), " = ",
                        rules.options.ValueOf(name.place));
  };
  switch (ObstacleAtTable(question, rules.options)) {
    case DoubleObstacle::kNoKontra:
      return expected("a table that knows Kontra to it", option(KontraOption(question.contract)));
    case DoubleObstacle::kNoLaying:
      return expected(absl::StrCat("a table where seat ", question.asker.index(), " may lay"),
                      option("legen"));
    default:
      return absl::OkStatus();
  }
}

// The field of what is asked about.
const char* SubjectOf(const DoubleQuestion& asked) {
  return asked.against.empty() ? "hand" : "against";
}

absl::StatusOr<RoundQuestion> ReadRound(const DoubleQuestion& asked) {
  if (asked.against.empty()) return ReadLayHand(asked);
  const auto hand = ReadAskedHand(asked.hand, kSeatCount);
  return hand.ok() ? ReadAgainst(asked, *hand) : AtField("hand", hand.status());
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

absl::StatusOr<DoubleQuestion> ReadLay(const Fields& fields) {
  auto rules = fields.Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  DoubleQuestion asked;
  asked.hand = fields.Text("hand");
  asked.seat = static_cast<int>(fields.Number("seat"));
  asked.worlds = fields.Count("worlds", asked.worlds);
  asked.seed = fields.Count("seed", asked.seed);
  asked.language = fields.language();
  asked.rules = *std::move(rules);
  return asked;
}

absl::StatusOr<DoubleQuestion> ReadKontra(const Fields& fields) {
  auto asked = ReadLay(fields);
  if (!asked.ok()) return asked;
  asked->against = fields.Text("against");
  asked->declarer = static_cast<int>(fields.Number("declarer", -1));
  if (asked->against.empty()) {
    return AtField("against", SyntaxError(1, "a contract", "none"));
  }
  return asked;
}

absl::StatusOr<DoubleAnswer> AnswerOf(const DoubleQuestion& asked, const Watch& watch) {
  const auto question = ReadRound(asked);
  if (!question.ok()) {
    const bool placed = !FieldOf(question.status()).empty();
    return placed ? question.status() : AtField(SubjectOf(asked), question.status());
  }
  if (auto table = CheckTable(*question, asked.rules); !table.ok()) return table;
  EstimateOptions options;
  options.stakes = StakesOf(asked.rules);
  options.worlds = asked.worlds;
  options.seed = asked.seed;
  options.threads = watch.threads;
  options.stop = watch.stop;
  const KontraEstimate known =
      IsKontra(*question)
          ? EstimateKontra(*question, options)
          : KontraEstimate{EstimateRound(*question, PlayedOptions(options)), Basis::kFitted};
  const RoundEstimate& estimate = known.round;
  if (watch.stopped()) return absl::CancelledError("stopped before the worlds were played");
  if (estimate.worlds == 0) {
    return AtField(SubjectOf(asked),
                   SyntaxError(1, "a contract that somebody may bid", "none such"));
  }
  return DoubleAnswer{*question, estimate, known.basis, asked.rules, asked.seed, asked.language};
}

namespace {

absl::string_view PlayersText(Basis basis, bool german) {
  if (basis == Basis::kPlayed) {
    return german ? "Ausgespielt: jeder kennt nur seine Karten und überlegt; verteilt nach deinem "
                    "Blatt und dem, was angesagt ist. "
                  : "Played out by seats that see only their own cards and think, dealt by your "
                    "hand and what was announced. ";
  }
  return german ? "Alle sagen an und spielen wie in aufgezeichneten Partien. "
                : "Everybody bids and plays as in recorded games. ";
}

}  // namespace

std::string DoubleAnswer::ToText(Language spoken) const {
  const bool german = spoken == Language::kGerman;
  std::string text = absl::StrCat(Sentence(*this, spoken), "\n\n");
  if (!IsKontra(question)) {
    absl::StrAppend(&text, german ? "Niemand spielt: " : "Nobody plays: ", Percent(estimate.nobody),
                    german ? "; du selbst: " : "; you: ", Percent(estimate.alone),
                    german ? "; jemand mit dir: " : "; somebody with you: ", Percent(estimate.with),
                    german ? "; gegen dich: " : "; against you: ", Percent(estimate.against),
                    ".\n");
  }
  absl::StrAppend(&text, PlayersText(basis, german), german ? "Regeln " : "Rule set ", rules.name,
                  german ? ", Tarif " : ", tariff ", ToString(rules.tariff), ", ",
                  In(spoken, absl::StrCat("seat ", question.asker.index())), ". ", estimate.worlds,
                  german ? " Verteilungen, so gut wie " : " worlds, as good as ",
                  std::lround(estimate.effective),
                  german ? " gleich wahrscheinliche; Mischung Nr. " : " equally likely ones; seed ",
                  seed, ".");
  return text;
}

Json DoubleAnswer::ToJson() const {
  const bool kontra = IsKontra(question);
  const Verdict verdict = VerdictOnDouble(estimate, basis);
  const CardOrder order(Contract::Named("ruf", Suit::kEichel));
  Json object = {{"question", kontra ? "kontra" : "lay"},
                 {"hand", ToString(question.cards, order)},
                 {"seat", question.asker.index()},
                 {"rules", rules.name},
                 {"tariff", ToString(rules.tariff)},
                 {"seed", seed},
                 {"worlds", estimate.worlds},
                 {"effective_worlds", Rounded(estimate.effective)},
                 {"verdict", verdict == Verdict::kPlay    ? (kontra ? "kontra" : "lay")
                             : verdict == Verdict::kLeave ? "leave"
                                                          : "taste"},
                 {"sentence", Sentence(*this, language)},
                 {"cents", Rounded(estimate.cents.value)},
                 {"cents_error", Rounded(estimate.cents.error)}};
  if (kontra) {
    const bool by_habit = basis == Basis::kFitted;
    object["contract"] = ToString(question.contract);
    object["declarer"] =
        question.contract.has_declarer() ? Json(question.declarer.index()) : Json(nullptr);
    object["basis"] = std::string(NameOf(basis));
    object["win"] = Rounded(estimate.won);
    object["win_by_habit"] = by_habit ? Json(Rounded(estimate.won_by_habit)) : Json(nullptr);
  } else {
    object["nobody_plays"] = Rounded(estimate.nobody);
    object["alone"] = Rounded(estimate.alone);
    object["with"] = Rounded(estimate.with);
    object["against"] = Rounded(estimate.against);
  }
  return object;
}

}  // namespace schafkopf
