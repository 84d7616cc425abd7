#include "tools/answers/ask/ask_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "engine/text/string_views.h"
#include "tools/answers/ask/ask_role.h"
#include "tools/answers/ask/text_table.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

// Every phrase once, side by side.
struct Phrases {
  absl::string_view play, leave, leave_unpriced, taste, must, unasked;  // %s: the game
  absl::string_view table_chance, side_chance, each_chance, open_chance, certain, certain_basis;
  absl::string_view about, almost_never, almost_always;  // a share
  absl::string_view earns, costs, give_or_take;          // the amount, with its unit
  absl::string_view it_earns, it_costs;                  // where the chance is somebody's
  absl::string_view bid_earns, bid_costs, passing_earns, passing_costs, as_good;
  absl::string_view cent, cents;    // the unit of one, of several
  absl::string_view point, points;  // that of a game that is not paid
  absl::string_view unit, units;    // that of Kop
  std::array<absl::string_view, 7> columns;
  absl::string_view bid_column, bid_explained;
  std::array<absl::string_view, kBases.size()> bases, bases_explained;  // %s: games
  absl::string_view played_once;
  absl::string_view compared, no_passing, passing, then_played, last_resort, columns_explained,
      given_up, until, conditions, without_worlds, not_reached, interrupted;
  absl::string_view looked_up, assumptions;
  std::array<absl::string_view, kSeatCount> seats;
  char thousands;
};

constexpr Phrases kEnglishPhrases = {
    .play = "Yes: play %s. ",
    .leave = "No: leave it. The best game, %s, is worth less than passing. ",
    .leave_unpriced = "No: leave it. The best game, %s, is worth less than nothing. ",
    .taste = "A matter of taste: %s. ",
    .must = "You have to play: %s. ",
    .unasked = "%s. ",
    .table_chance = "At the table it wins %s of the time",
    .side_chance = "At the table your side wins it %s of the time",
    .each_chance = "At the table you do not lose it %s of the time",
    .open_chance = "With open cards it wins %s of the time; its chance at the table is unknown",
    .certain = "It cannot be lost",
    .certain_basis = "certain",
    .about = "about %s",
    .almost_never = "less than 1 %%",
    .almost_always = "more than 99 %%",
    .earns = " and earns %s %s on average",
    .costs = " and costs %s %s on average",
    .give_or_take = ", give or take %s",
    .it_earns = "; it earns %s %s on average",
    .it_costs = "; it costs %s %s on average",
    .bid_earns = "; as others may outbid it, to bid it earns %d",
    .bid_costs = "; as others may outbid it, to bid it costs %d",
    .passing_earns = ", passing earns %d",
    .passing_costs = ", passing costs %d",
    .as_good = " %s is about as good.",
    .cent = "cent",
    .cents = "cents",
    .point = "point",
    .points = "points",
    .unit = "unit",
    .units = "units",
    .columns = {"game", "at the table", "from", "open cards", "Schneider", "schwarz", "cents"},
    .bid_column = "as a bid",
    .bid_explained = "As a bid: where a seat behind you outbids it, its game counts.",
    .bases = {"recorded", "habit", "played", "open cards"},
    .bases_explained =
        {"recorded: from recorded games.", "habit: by habits from the nearest recorded game.",
         "played: %s games or fewer between seats that deal worlds and think.",
         "open cards: the chance at the table is unknown; no \"yes\" rests on open cards alone."},
    .played_once = "played: one game between seats that deal worlds and think.",
    .compared = "Compared with 0: what passing is worth is not estimated.",
    .no_passing = "There is no passing to compare it with.",
    .passing =
        "Passing is worth %+d ±%d cents if everyone before you passes: nobody bids in %s "
        "of deals%s,\nsomebody plays with you in %s, against you in %s (%d worlds).",
    .then_played = " (then: %s)",
    .last_resort = " (then the dealer has to play)",
    .columns_explained =
        "At the table: nobody sees the other hands. Open cards: everybody sees all hands and never "
        "errs;\nSchneider and schwarz are with open cards as well. 95 % intervals of what dealing "
        "leaves open.",
    .given_up = "Given up after %s deals: games that cannot become the best.",
    .until = "%d to %d",
    .conditions = "Only deals that meet: %s.",
    .without_worlds = "Not shown, as no deal met the conditions: %s.",
    .not_reached = "Not reached: %s.",
    .interrupted = "Interrupted: this is what was known by then.",
    .looked_up = "Looked up in a book, where each of alike hands has the worlds of one of them.",
    .assumptions =
        "Hand %s, %s. Rule set %s, tariff %s (Schneider/Rufspiel/solo), %d cards. %s worlds "
        "dealt of %s possible, seed %d.",
    .seats = {"seat 0", "seat 1", "seat 2", "seat 3"},
    .thousands = ','};

constexpr Phrases kGermanPhrases = {
    .play = "Ja: %s spielen. ",
    .leave = "Nein: lieber nicht. Das beste Spiel, %s, bringt weniger als Weitersagen. ",
    .leave_unpriced = "Nein: lieber nicht. Das beste Spiel, %s, bringt weniger als nichts. ",
    .taste = "Geschmackssache: %s. ",
    .must = "Du musst spielen: %s. ",
    .unasked = "%s. ",
    .table_chance = "Am Tisch gewinnt man das in %s der Fälle",
    .side_chance = "Am Tisch gewinnt deine Seite in %s der Fälle",
    .each_chance = "Am Tisch verlierst du in %s der Fälle nicht",
    .open_chance =
        "Mit offenen Karten gewinnt man das in %s der Fälle; wie oft am Tisch, ist unbekannt",
    .certain = "Das ist nicht zu verlieren",
    .certain_basis = "sicher",
    .about = "etwa %s",
    .almost_never = "weniger als 1 %%",
    .almost_always = "mehr als 99 %%",
    .earns = "; es bringt im Schnitt %s %s",
    .costs = "; es kostet im Schnitt %s %s",
    .give_or_take = ", auf %s genau",
    .it_earns = "; es bringt im Schnitt %s %s",
    .it_costs = "; es kostet im Schnitt %s %s",
    .bid_earns = "; weil andere überbieten können, bringt die Ansage %d",
    .bid_costs = "; weil andere überbieten können, kostet die Ansage %d",
    .passing_earns = ", Weitersagen bringt %d",
    .passing_costs = ", Weitersagen kostet %d",
    .as_good = " %s ist etwa gleich gut.",
    .cent = "Cent",
    .cents = "Cent",
    .point = "Punkt",
    .points = "Punkte",
    .unit = "Einheit",
    .units = "Einheiten",
    .columns = {"Spiel", "am Tisch", "nach", "offene Karten", "Schneider", "schwarz", "Cent"},
    .bid_column = "als Ansage",
    .bid_explained = "Als Ansage: überbietet dich jemand hinter dir, zählt dessen Spiel.",
    .bases = {"Partien", "Gewohnheit", "Ausspielen", "offenen Karten"},
    .bases_explained =
        {"Partien: nach aufgezeichneten Partien.",
         "Gewohnheit: gespielt wie im ähnlichsten Spiel, von dem es Partien gibt.",
         "Ausspielen: höchstens %s Partien, in denen jeder nur seine Karten kennt und überlegt.",
         "offenen Karten: wie es am Tisch steht, ist unbekannt; auf sie allein stützt sich kein "
         "„Ja“."},
    .played_once = "Ausspielen: eine Partie, in der jeder nur seine Karten kennt und überlegt.",
    .compared = "Verglichen mit 0: was Weitersagen wert ist, wird nicht geschätzt.",
    .no_passing = "Weitersagen kann man hier nicht.",
    .passing =
        "Weitersagen bringt %+d ±%d Cent, wenn alle vor dir weitersagen: keiner sagt etwas an in "
        "%s der\nFälle%s, jemand spielt mit dir in %s, gegen dich in %s (%d Verteilungen).",
    .then_played = " (dann: %s)",
    .last_resort = " (dann muss der Geber spielen)",
    .columns_explained =
        "Am Tisch: niemand sieht die anderen Karten. Offene Karten: alle sehen alles und irren "
        "nie;\nSchneider und schwarz ebenfalls mit offenen Karten. 95-%-Bereiche dessen, was die "
        "Mischungen offen lassen.",
    .given_up = "Nach %s Verteilungen aufgegeben: Spiele, die nicht mehr die besten werden können.",
    .until = "%d bis %d",
    .conditions = "Nur Verteilungen mit: %s.",
    .without_worlds = "Nicht gezeigt, weil keine Verteilung die Bedingungen erfüllt: %s.",
    .not_reached = "Nicht mehr erreicht: %s.",
    .interrupted = "Abgebrochen: das war bis dahin bekannt.",
    .looked_up = "Nachgeschlagen im Buch; gleichwertige Blätter haben dort dieselben Verteilungen.",
    .assumptions =
        "Blatt %s, %s. Regeln %s, Tarif %s (Schneider/Rufspiel/Solo), %d Karten. %s von %s "
        "möglichen Verteilungen, Mischung Nr. %d.",
    .seats = {"du kommst raus", "du sitzt an zweiter Stelle", "du sitzt an dritter Stelle",
              "du sitzt an letzter Stelle"},
    .thousands = '.'};

const Phrases& PhrasesOf(Language language) {
  return language == Language::kGerman ? kGermanPhrases : kEnglishPhrases;
}

// Formats with one of the phrases.
template <class... Values>
std::string Phrase(absl::string_view phrase, const Values&... values) {
  std::string text;
  // The phrases are constants of this file; a test says every one of them.
  if (!absl::FormatUntyped(&text, absl::UntypedFormatSpec(phrase), {absl::FormatArg(values)...})) {
    text = std::string(phrase);
  }
  return text;
}

// Whether a tenth of a unit matters.
bool IsFine(const Contract& contract) { return contract.row().pack != Pack::kBavarian; }

// An amount without its sign.
std::string Size(double amount, const Contract& contract, Language language) {
  return IsFine(contract) ? Numbers(language, absl::StrFormat("%.1f", std::abs(amount)))
                          : absl::StrCat(std::lround(std::abs(amount)));
}

// With its interval, where there is one.
std::string ShareText(const Share& share) {
  std::string text = Percent(share.value);
  if (share.low < share.high) {
    absl::StrAppendFormat(&text, " (%.0f..%.0f)", share.low * 100, share.high * 100);
  }
  return text;
}

// Whether nothing is left to the cards of others: a Sie.
bool IsCertain(const ContractWorth& worth) {
  return worth.contract.objective() == Objective::kHoldTop;
}

std::vector<std::string> Row(const ContractWorth& advice, Language language) {
  const Phrases& say = PhrasesOf(language);
  const absl::string_view basis =
      IsCertain(advice) ? say.certain_basis : say.bases[static_cast<std::size_t>(advice.basis)];
  std::vector<std::string> row = {Title(advice.contract),
                                  advice.table ? ShareText(advice.table->win) : "-",
                                  std::string(basis),
                                  "-",
                                  "-",
                                  "-",
                                  AmountText(advice.cents, advice.contract, language)};
  if (const auto open = OpenChancesOf(advice)) {
    row[3] = ShareText(open->win);
    row[4] = Percent(open->schneider);
    row[5] = Percent(open->schwarz);
  }
  if (advice.bid) row.push_back(AmountText(advice.bid->cents, advice.contract, language));
  return row;
}

absl::string_view SuitTitle(Suit suit) {
  switch (suit) {
    case Suit::kEichel:
      return "Eichel";
    case Suit::kGras:
      return "Gras";
    case Suit::kHerz:
      return "Herz";
    case Suit::kSchellen:
      return "Schellen";
  }
  return "";
}

// The suit of a called Sau, else the card itself: "Eichel", "Eichel-Zehn".
std::string CalledTitle(Card called) {
  const absl::string_view suit = SuitTitle(called.suit());
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

// Which worlds were enough to see that a game is not the best; nothing where all games got theirs.
std::string GivenUpText(const BidAdvice& advice, const Phrases& say) {
  std::uint64_t least = 0;
  std::uint64_t most = 0;
  for (const ContractWorth& contract : advice.ranked) {
    const std::uint64_t after = contract.given_up_after;
    if (after == 0) continue;
    least = most == 0 ? after : std::min(least, after);
    most = std::max(most, after);
  }
  if (most == 0) return "";
  const std::string deals = least == most ? absl::StrCat(least) : Phrase(say.until, least, most);
  return Phrase(say.given_up, deals) + "\n";
}

// Whether the second game may be the best for all that is known. None is as good as one that
// cannot be lost, however little is known of it.
bool IsNearTie(const BidAdvice& advice) {
  if (advice.ranked.size() < 2 || IsCertain(advice.ranked[0])) return false;
  const MeanError& best = advice.ranked[0].price();
  const MeanError& second = advice.ranked[1].price();
  return best.value - second.value < std::hypot(best.error, second.error);
}

// What the words of the second column mean, of those that stand there.
std::string BasesText(const BidAdvice& advice, const Phrases& say) {
  std::string text;
  for (Basis basis : kBases) {
    std::uint64_t games = 0;
    bool stands = false;
    for (const ContractWorth& contract : advice.ranked) {
      if (contract.basis != basis || IsCertain(contract)) continue;
      stands = true;
      games = std::max(games, contract.played.worlds);
    }
    if (!stands) continue;
    const bool once = basis == Basis::kPlayed && games == 1;
    const auto phrase = say.bases_explained[static_cast<std::size_t>(basis)];
    absl::StrAppend(&text, Phrase(once ? say.played_once : phrase, Grouped(games, say.thousands)),
                    "\n");
  }
  return text;
}

std::string PassingText(const BidQuestion& question, const BidAdvice& advice, const Phrases& say) {
  if (!advice.passing) return std::string(advice.may_pass ? say.compared : say.no_passing);
  const RoundEstimate& passing = *advice.passing;
  const auto game = AllPassGame(question.table.options);
  const std::string then = question.last_resort ? std::string(say.last_resort)
                           : game ? Phrase(say.then_played, AbslView(game->row().title))
                                  : "";
  return Phrase(say.passing, std::lround(passing.cents.value), std::lround(passing.cents.error),
                Percent(passing.nobody), then, Percent(passing.with), Percent(passing.against),
                std::lround(passing.effective));
}

}  // namespace

std::string Percent(double share) {
  if (share > 0 && share < 0.005) return "<1 %";
  if (share < 1 && share >= 0.995) return ">99 %";
  return absl::StrFormat("%.0f %%", share * 100);
}

std::string ShareInWords(double share, Language language) {
  const Phrases& say = PhrasesOf(language);
  if (share > 0 && share < 0.005) return Phrase(say.almost_never);
  if (share < 1 && share >= 0.995) return Phrase(say.almost_always);
  return Phrase(say.about, Percent(share));
}

std::string AmountText(const MeanError& cents, const Contract& contract, Language language) {
  const std::string size = Size(cents.value, contract, language);
  const bool is_negative = cents.value < 0 && size != Size(0, contract, language);
  return absl::StrCat(is_negative ? "-" : "+", size, " ±", Size(cents.error, contract, language));
}

absl::string_view UnitOf(const Contract& contract, bool plural, Language language) {
  const Phrases& say = PhrasesOf(language);
  switch (contract.row().pack) {
    case Pack::kBavarian:
      return plural ? say.cents : say.cent;
    case Pack::kSjavs:
      return plural ? say.points : say.point;
    case Pack::kKop:
      return plural ? say.units : say.unit;
  }
  return "";
}

std::size_t Width(absl::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string Title(const Contract& contract) {
  const absl::string_view game = AbslView(contract.row().title);
  const auto suit = contract.named_suit();
  const auto called = contract.called_card();
  std::string title = !suit    ? std::string(game)
                      : called ? absl::StrCat(game, " (", CalledTitle(*called), ")")
                               : absl::StrCat(SuitTitle(*suit), "-", game);
  if (contract.is_tout()) title += " Tout";
  if (contract.is_ouvert()) title += " ouvert";
  if (contract.must_overtake()) title += " mit Stichzwang";
  if (contract.has_other_trumps()) title += " Wolsztyn";
  return title;
}

std::string Sentence(const BidAdvice& advice, Language language) {
  const Phrases& say = PhrasesOf(language);
  const ContractWorth& best = advice.ranked.front();
  const ContractRow& row = best.contract.row();
  const bool declares = IsBid(row) || row.special.forced;
  const auto verdict = !advice.may_pass && declares        ? say.must
                       : !IsBid(row)                       ? say.unasked
                       : advice.verdict == Verdict::kPlay  ? say.play
                       : advice.verdict == Verdict::kTaste ? say.taste
                       : advice.passing                    ? say.leave
                                                           : say.leave_unpriced;
  std::string text = Phrase(verdict, Title(best.contract));
  const auto open = OpenChancesOf(best);
  if (best.open.complete && open->win.value == 1) {
    absl::StrAppend(&text, say.certain);
  } else if (best.table) {
    const auto chance = best.contract.parties() == Parties::kEach ? say.each_chance
                        : declares || row.special.seats > 0       ? say.table_chance
                                                                  : say.side_chance;
    absl::StrAppend(&text, Phrase(chance, ShareInWords(best.table->win.value, language)));
  } else {
    absl::StrAppend(&text, Phrase(say.open_chance, Percent(open->win.value)));
  }
  const std::string amount = Size(best.cents.value, best.contract, language);
  const bool table = declares || row.special.seats > 0;
  const auto costs = table ? say.costs : say.it_costs;
  const auto earns = table ? say.earns : say.it_earns;
  absl::StrAppend(&text, Phrase(best.cents.value < 0 ? costs : earns, amount,
                                UnitOf(best.contract, amount != "1", language)));
  if (advice.verdict == Verdict::kTaste) {
    absl::StrAppend(&text,
                    Phrase(say.give_or_take, Size(best.cents.error, best.contract, language)));
  }
  if (advice.verdict == Verdict::kPlay && best.cents.value < 0 && advice.passing) {
    const double bid = best.price().value;
    const double passing = advice.passing->cents.value;
    absl::StrAppend(&text,
                    Phrase(bid < 0 ? say.bid_costs : say.bid_earns, std::lround(std::abs(bid))),
                    Phrase(passing < 0 ? say.passing_costs : say.passing_earns,
                           std::lround(std::abs(passing))));
  }
  text += '.';
  if (advice.verdict != Verdict::kLeave && IsNearTie(advice)) {
    absl::StrAppend(&text, Phrase(say.as_good, Title(advice.ranked[1].contract)));
  }
  return text;
}

std::string AskText(const AskAnswer& answer, Language language) {
  const Phrases& say = PhrasesOf(language);
  const BidAdvice& advice = answer.advice;
  const AskTerms& terms = *answer.terms;
  std::vector<std::vector<std::string>> rows = {{say.columns.begin(), say.columns.end()}};
  rows.front().back() =
      std::string(UnitOf(advice.ranked.front().contract, /*plural=*/true, language));
  if (advice.passing) rows.front().emplace_back(say.bid_column);
  for (const ContractWorth& contract : advice.ranked) rows.push_back(Row(contract, language));
  std::string text =
      absl::StrCat(Sentence(advice, language), "\n\n", Aligned(rows), "\n",
                   PassingText(answer.question, advice, say), "\n", say.columns_explained, "\n");
  if (advice.passing) absl::StrAppend(&text, say.bid_explained, "\n");
  text += BasesText(advice, say);
  if (terms.round) {
    absl::StrAppend(&text, terms.round->ToText(terms.rules.options, language), "\n");
  }
  text += RoleText(answer.question, advice, terms.players, language);
  if (!answer.interrupted) text += GivenUpText(advice, say);
  if (!terms.given.empty()) {
    absl::StrAppend(&text, Phrase(say.conditions, TextOf(terms.given)), "\n");
  }
  if (!advice.without_worlds.empty()) {
    const auto title = [](std::string* out, const Contract& contract) { *out += Title(contract); };
    absl::StrAppend(&text,
                    Phrase(answer.interrupted ? say.not_reached : say.without_worlds,
                           absl::StrJoin(advice.without_worlds, ", ", title)),
                    "\n");
  }
  if (answer.interrupted) absl::StrAppend(&text, say.interrupted, "\n");
  if (answer.looked_up) absl::StrAppend(&text, say.looked_up, "\n");
  return absl::StrCat(
      text,
      Phrase(say.assumptions,
             ToString(answer.question.hand, CardOrder(advice.ranked.front().contract)),
             say.seats[static_cast<std::size_t>(answer.question.seat.index())], terms.rules.name,
             ToString(terms.rules.tariff), CardsOf(answer.question.table.deck).size(),
             Grouped(advice.worlds(), say.thousands),
             Grouped(advice.worlds_possible, say.thousands), terms.seed));
}

absl::string_view NameOf(Basis basis) {
  switch (basis) {
    case Basis::kFitted:
      return "fitted";
    case Basis::kHabit:
      return "habit";
    case Basis::kPlayed:
      return "played";
    case Basis::kOpen:
      return "open";
  }
  return "";
}

absl::string_view NameOf(Verdict verdict) {
  switch (verdict) {
    case Verdict::kPlay:
      return "play";
    case Verdict::kLeave:
      return "leave";
    case Verdict::kTaste:
      return "taste";
  }
  return "";
}

}  // namespace schafkopf
