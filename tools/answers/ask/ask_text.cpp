#include "tools/answers/ask/ask_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <span>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "solver/sample/statistics.h"
#include "tools/answers/ask/ask_role.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/why.h"
#include "tools/answers/door/words.h"
#include "tools/language/layout.h"

namespace schafkopf {
namespace {

// Whether a tenth of a unit matters.
bool IsFine(const Contract& contract) { return contract.row().pack != Pack::kBavarian; }

// An amount without its sign.
std::string Size(double amount, const Contract& contract, Language language) {
  return IsFine(contract) ? Decimal(std::abs(amount), 1).in(language)
                          : absl::StrCat(std::lround(std::abs(amount)));
}

// With its sign.
std::string SignedAmount(double amount, const Contract& contract, Language language) {
  const std::string size = Size(amount, contract, language);
  const bool is_negative = amount < 0 && size != Size(0, contract, language);
  return absl::StrCat(is_negative ? "-" : "+", size);
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

// The games that are shown: all, or as many of the best as are usual.
using Shown = std::span<const ContractWorth>;
Shown ShownOf(const BidAdvice& advice, const TextStyle& style) {
  return Shown(advice.ranked).first(style.Shown(advice.ranked.size()));
}

// Whether any of the games was looked at with open cards.
bool AnyOpen(Shown games) {
  return std::ranges::any_of(
      games, [](const ContractWorth& game) { return OpenChancesOf(game).has_value(); });
}

std::vector<std::string> Row(const ContractWorth& advice, const BidQuestion& question, bool opens,
                             Language language) {
  constexpr std::array<Text<0>, kBases.size()> kNames = {words::kBasisRecorded, words::kBasisHabit,
                                                         words::kBasisPlayed, words::kBasisOpen};
  const Text<0> basis =
      IsCertain(advice) ? words::kAskCertainBasis : kNames[static_cast<std::size_t>(advice.basis)];
  const auto chance = ChanceAtTable(advice, question.table.deck, question.others);
  std::vector<std::string> row = {Title(advice.contract).in(language),
                                  chance ? ShareText(*chance) : "-", Say(language, basis)};
  if (const auto open = OpenChancesOf(advice)) {
    row.insert(row.end(), {ShareText(open->win), Percent(open->schneider), Percent(open->schwarz)});
  } else if (opens) {
    row.insert(row.end(), {"-", "-", "-"});
  }
  row.push_back(AmountText(advice.cents, advice.contract, language));
  if (advice.bid) row.push_back(AmountText(advice.bid->cents, advice.contract, language));
  return row;
}

// The same in short.
std::vector<std::string> ShortRow(const ContractWorth& advice, Language language, bool bars) {
  std::vector<std::string> row = {"  " + Title(advice.contract).in(language),
                                  advice.table ? Percent(advice.table->win.value) : "-"};
  if (bars) row.push_back(advice.table ? Bar(advice.table->win.value) : "");
  row.push_back(SignedAmount(advice.price().value, advice.contract, language));
  return row;
}

// Which worlds were enough to see that a game is not the best; nothing where all games got theirs.
std::string GivenUpText(Shown games, Language language) {
  std::uint64_t least = 0;
  std::uint64_t most = 0;
  for (const ContractWorth& contract : games) {
    const std::uint64_t after = contract.given_up_after;
    if (after == 0) continue;
    least = most == 0 ? after : std::min(least, after);
    most = std::max(most, after);
  }
  if (most == 0) return "";
  const Message deals = least == most ? Message(least) : Message(words::kFromTo, least, most);
  return Say(language, words::kAskGivenUp, deals) + "\n";
}

// Whether the second game may be the best for all that is known. None is as good as one that
// cannot be lost, however little is known of it.
bool IsNearTie(const BidAdvice& advice) {
  if (advice.ranked.size() < 2 || IsCertain(advice.ranked[0])) return false;
  const MeanError& best = advice.ranked[0].price();
  const MeanError& second = advice.ranked[1].price();
  return best.value - second.value < ErrorOfBoth(best.error, second.error);
}

// What a word of the second column means; of what was played, by so many games.
Message BasisText(Basis basis, std::uint64_t games) {
  switch (basis) {
    case Basis::kFitted:
      return words::kBasisRecordedExplained;
    case Basis::kHabit:
      return words::kBasisHabitExplained;
    case Basis::kPlayed:
      if (games == 1) return words::kBasisPlayedOnce;
      return {words::kBasisPlayedExplained, Grouped(games)};
    case Basis::kOpen:
      break;
  }
  return words::kBasisOpenExplained;
}

// Of those that stand there.
std::string BasesText(Shown shown, Language language) {
  std::string text;
  for (Basis basis : kBases) {
    std::uint64_t games = 0;
    bool stands = false;
    for (const ContractWorth& contract : shown) {
      if (contract.basis != basis || IsCertain(contract)) continue;
      stands = true;
      games = std::max(games, contract.played.worlds);
    }
    if (stands) absl::StrAppend(&text, BasisText(basis, games).in(language), "\n");
  }
  return text;
}

Message PassingText(const AskAnswer& answer) {
  const BidQuestion& question = answer.question;
  const BidAdvice& advice = answer.advice;
  if (!advice.passing) return advice.may_pass ? words::kAskCompared : words::kAskNoPassing;
  const RoundEstimate& passing = *advice.passing;
  const auto game = AllPassGame(question.table.options);
  const Message then = question.last_resort ? Message(words::kAskLastResort)
                       : game               ? Message(words::kAskThenPlayed, game->row().title)
                                            : Message();
  return {words::kAskPassing,
          absl::StrFormat("%+d", std::lround(passing.cents.value)),
          std::lround(passing.cents.error),
          Percent(passing.nobody),
          then,
          Percent(passing.with),
          Percent(passing.against),
          answer.pocket ? Message()
                        : Message(words::kAskPassingDeals, GroupedRounded(passing.effective))};
}

}  // namespace

std::string ShareInWords(double share, Language language) {
  if (share > 0 && share < 0.005) return Say(language, words::kAskAlmostNever);
  if (share < 1 && share >= 0.995) return Say(language, words::kAskAlmostAlways);
  return Say(language, words::kAskAbout, Percent(share));
}

std::string AmountText(const MeanError& cents, const Contract& contract, Language language) {
  return absl::StrCat(SignedAmount(cents.value, contract, language), " ±",
                      Size(cents.error, contract, language));
}

std::string UnitOf(const Contract& contract, bool plural, Language language) {
  switch (contract.row().pack) {
    case Pack::kBavarian:
      return Say(language, plural ? words::kCents : words::kUnitCent);
    case Pack::kSjavs:
      return Say(language, plural ? words::kUnitPoints : words::kUnitPoint);
    case Pack::kKop:
      return Say(language, plural ? words::kUnitUnits : words::kUnitUnit);
  }
  return "";
}

namespace {

bool IsWorthLessThanPassing(const BidAdvice& advice) {
  return advice.passing && advice.ranked.front().price().value < advice.passing->cents.value;
}

// What to do about the best game.
Text<1> VerdictText(const BidAdvice& advice, bool declares) {
  if (!advice.may_pass && declares) return words::kAskMust;
  if (!IsBid(advice.ranked.front().contract.row())) return words::kAskUnasked;
  if (advice.verdict == Verdict::kPlay) return words::kAskPlay;
  if (advice.verdict == Verdict::kTaste) {
    return IsWorthLessThanPassing(advice) ? words::kCloseRatherPass : words::kAskTaste;
  }
  return advice.passing ? words::kAskLeave : words::kAskLeaveUnpriced;
}

// How often it is won, and by whom.
Message ChanceText(const ContractWorth& best, bool declares, Language language) {
  const auto open = OpenChancesOf(best);
  if (best.open.complete && open->win.value == 1) return words::kAskCertain;
  if (!best.table) return {words::kAskOpenChance, Percent(open->win.value)};
  return {best.contract.parties() == Parties::kEach ? words::kAskEachChance
          : declares                                ? words::kAskTableChance
                                                    : words::kAskSideChance,
          ShareInWords(best.table->win.value, language)};
}

}  // namespace

std::string Sentence(const BidAdvice& advice, Language language) {
  const ContractWorth& best = advice.ranked.front();
  const ContractRow& row = best.contract.row();
  const bool declares = IsBid(row) || row.special.forced;
  const bool table = declares || row.special.seats > 0;
  Message text(VerdictText(advice, declares), Title(best.contract));
  text += ChanceText(best, table, language);
  const MeanError& price = best.price();
  const std::string amount = Size(price.value, best.contract, language);
  const bool loses = price.value < 0;
  text += {table ? (loses ? words::kAskCosts : words::kAskEarns)
                 : (loses ? words::kAskItCosts : words::kAskItEarns),
           amount, UnitOf(best.contract, amount != "1", language)};
  if (advice.verdict == Verdict::kTaste) {
    text += {words::kAskGiveOrTake, Size(price.error, best.contract, language)};
  }
  if (advice.verdict == Verdict::kPlay && loses && advice.passing) {
    const double passing = advice.passing->cents.value;
    text += {passing < 0 ? words::kAskPassingCosts : words::kAskPassingEarns,
             std::lround(std::abs(passing))};
  }
  text += AsIs(".");
  if (advice.verdict != Verdict::kLeave && IsNearTie(advice)) {
    text += {words::kAskAsGood, Title(advice.ranked[1].contract)};
  }
  return text.in(language);
}

namespace {

// Of a hundred games.
Message OfHundred(double share) {
  if (share > 0 && share < 0.005) return words::kFewerThanOne;
  if (share < 1 && share >= 0.995) return words::kMoreThan99;
  return std::lround(share * 100);
}

Text<1> ShortVerdict(const BidAdvice& advice, bool declares) {
  if (!advice.may_pass && declares) return words::kAskMust;
  if (!IsBid(advice.ranked.front().contract.row())) return words::kAskUnasked;
  if (advice.verdict == Verdict::kPlay) return words::kVerdictPlay;
  if (advice.verdict == Verdict::kLeave) return words::kVerdictLeave;
  return IsWorthLessThanPassing(advice) ? words::kCloseRatherPass : words::kVerdictTaste;
}

Message ShortChance(const ContractWorth& best, bool declares) {
  const auto open = OpenChancesOf(best);
  if (best.open.complete && open->win.value == 1) return words::kAskCertain;
  if (!best.table) return {words::kVerdictOpenWins, OfHundred(open->win.value)};
  return {best.contract.parties() == Parties::kEach ? words::kVerdictNotLost
          : declares                                ? words::kVerdictWins
                                                    : words::kVerdictSideWins,
          OfHundred(best.table->win.value)};
}

// Each game in a row, or as many as are usual.
std::string RankingText(const AskAnswer& answer, const TextStyle& style, Language language) {
  const BidAdvice& advice = answer.advice;
  std::vector<std::vector<std::string>> rows;
  const Shown games = ShownOf(advice, style);
  const bool opens = AnyOpen(games);
  if (style.details) {
    rows.push_back(SayAll(language, {words::kGame, words::kAtTable, words::kColumnFrom}));
    if (opens) {
      const auto names = {words::kOpenCards, words::kSchneider, words::kSchwarz};
      std::ranges::move(SayAll(language, names), std::back_inserter(rows.front()));
    }
    rows.front().push_back(UnitOf(advice.ranked.front().contract, /*plural=*/true, language));
    if (advice.passing) rows.front().push_back(Say(language, words::kColumnBid));
  }
  for (const ContractWorth& game : games) {
    rows.push_back(style.details ? Row(game, answer.question, opens, language)
                                 : ShortRow(game, language, style.bars));
  }
  return absl::StrCat(TableText(rows), MoreText(advice.ranked.size() - games.size(), language));
}

// What the columns mean, and what was counted.
std::string DetailsText(const AskAnswer& answer, const TextStyle& style, Language language) {
  const BidAdvice& advice = answer.advice;
  const Shown games = ShownOf(advice, style);
  const AskTerms& terms = *answer.terms;
  std::string text;
  const auto say = [&](const Message& line) { absl::StrAppend(&text, line.in(language), "\n"); };
  say(PassingText(answer));
  Message columns = words::kAskAtTableExplained;
  if (AnyOpen(games)) columns += words::kAskOpenExplained;
  const bool fitted =
      std::ranges::find(games, Basis::kFitted, &ContractWorth::basis) != games.end();
  say(columns + (fitted ? words::kAskDoubtExplained : words::kAskRangesExplained));
  if (advice.passing) say(words::kAskBidExplained);
  text += BasesText(games, language);
  if (!answer.interrupted) text += GivenUpText(games, language);
  if (answer.looked_up) say(words::kAskLookedUp);
  constexpr std::array<Text<0>, kSeatCount> kSeatNames = {
      words::kAskFromSeat0, words::kAskFromSeat1, words::kAskFromSeat2, words::kAskFromSeat3};
  const std::string hand =
      ToString(answer.question.hand, CardOrder(advice.ranked.front().contract));
  const Text<0> seat = kSeatNames[static_cast<std::size_t>(answer.question.seat.index())];
  const std::string tariff = ToString(terms.rules.tariff);
  const auto cards = CardsOf(answer.question.table.deck).size();
  if (answer.pocket) {
    say(words::kAskPocket);
    say({words::kAskPocketAssumptions, hand, seat, terms.rules.name, tariff, cards});
    return text;
  }
  if (!terms.others.are_people()) say(terms.others.Details());
  if (terms.stock > Cents(0)) say({words::kAskStock, terms.stock.count()});
  say({words::kAskAssumptions, hand, seat, terms.rules.name, tariff, cards,
       Grouped(advice.worlds()), Grouped(advice.worlds_possible), terms.seed});
  return text;
}

}  // namespace

std::string VerdictLine(const BidAdvice& advice, Language language) {
  const ContractWorth& best = advice.ranked.front();
  const ContractRow& row = best.contract.row();
  const bool declares = IsBid(row) || row.special.forced;
  Message text(ShortVerdict(advice, declares), Title(best.contract));
  text += ShortChance(best, declares || row.special.seats > 0);
  const MeanError& price = best.price();
  const std::string amount = Size(price.value, best.contract, language);
  text += {words::kVerdictAverage,
           advice.verdict == Verdict::kTaste ? AmountText(price, best.contract, language)
                                             : SignedAmount(price.value, best.contract, language),
           UnitOf(best.contract, amount != "1", language)};
  if (advice.passing) {
    text += {words::kVerdictPassing,
             SignedAmount(advice.passing->cents.value, best.contract, language)};
  }
  text += AsIs(".");
  if (advice.verdict != Verdict::kLeave && IsNearTie(advice)) {
    text += {words::kAskAsGood, Title(advice.ranked[1].contract)};
  }
  return text.in(language);
}

std::string MoreText(std::size_t rows, Language language) {
  return rows == 0 ? "" : absl::StrCat("  ", Say(language, words::kMoreOfTable, rows), "\n");
}

std::string TableAndMore(const std::string& table, const std::string& special,
                         const TextStyle& style, Language language) {
  if (style.details) return absl::StrCat(table, "\n", special);
  const std::string how = absl::StrCat(Say(language, words::kHowComputed), "\n");
  return special.empty() ? absl::StrCat(table, "  ", how) : absl::StrCat(table, "\n", special, how);
}

std::string AskText(const AskAnswer& answer, Language language, const TextStyle& style) {
  const BidAdvice& advice = answer.advice;
  const AskTerms& terms = *answer.terms;
  std::string special;
  const auto say = [&](const Message& line) { absl::StrAppend(&special, line.in(language), "\n"); };
  const Table& table = answer.question.table;
  if (table.hand_size() < HandSize(Deck::kLong)) {
    say({words::kAskSmallDeck, table.hand_size(), CardsOf(table.deck).size()});
  }
  if (terms.round) say(terms.round->ToText(terms.rules.options, language));
  special += RoleText(answer.question, advice, terms.players, language);
  if (!terms.others.are_people()) say(terms.others.Said());
  if (!terms.given.empty()) say({words::kAskConditions, TextOf(terms.given)});
  if (!advice.without_worlds.empty()) {
    std::vector<Message> titles;
    for (const Contract& contract : advice.without_worlds) titles.push_back(Title(contract));
    say({answer.interrupted ? words::kAskNotReached : words::kAskWithoutWorlds,
         Joined(titles, ", ")});
  }
  if (answer.interrupted) say(words::kKnownByThen);
  std::string text =
      absl::StrCat(VerdictLine(advice, language), "\n", WhyText(advice.why, language), "\n",
                   TableAndMore(RankingText(answer, style, language), special, style, language));
  if (style.details) text += DetailsText(answer, style, language);
  return std::string(absl::StripTrailingAsciiWhitespace(text));
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
