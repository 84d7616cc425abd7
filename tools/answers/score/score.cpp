#include "tools/answers/score/score.h"

#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "engine/money/settle.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/score_doublers.h"
#include "tools/answers/score/words.h"

namespace schafkopf {
namespace {

absl::Status CheckDoublings(const FinishedDeal& deal, const RuleOptions& options) {
  const Doublings& doublings = deal.doublings;
  switch (DoublingFaultOf(deal.contract(), doublings, options)) {
    case DoublingFault::kNone:
      break;
    case DoublingFault::kOnlyStoss:
      return SyntaxError(1, {words::kNoLegenAndNoBockIn, ToString(deal.contract())},
                         doublings.count() - doublings.stoss);
    case DoublingFault::kTooManyLayers:
      return SyntaxError(1, LayersLimit(options), doublings.layers);
    case DoublingFault::kTooManyStoss:
      return SyntaxError(1, StossLimit(deal.contract(), options), doublings.stoss);
    case DoublingFault::kTooMany:
      return SyntaxError(1, {words::kAtMostDoublings, kMaxDoublings}, doublings.count());
  }
  return absl::OkStatus();
}

Score ScoreRamsch(const FinishedDeal& deal, const RuleSet& rules) {
  PerSeat<Captured> captured;
  for (int seat = 0; seat < deal.players; ++seat) {
    captured[Seat(seat)] = deal.captured[static_cast<std::size_t>(seat)];
  }
  Score score;
  score.ramsch = RamschTerms(deal.contract(), deal.players, rules.options, rules.tariff)
                     .Settle(captured, deal.doublings, deal.penalties.revoked);
  const RamschTerms::Result& result = *score.ramsch;
  score.result.emplace();
  score.steps.assign(result.bill.steps().begin(), result.bill.steps().end());
  score.price = result.bill.price();
  score.stock_left = deal.stock;
  for (int seat = 0; seat < deal.players; ++seat) {
    score.payments.push_back(result.payments[Seat(seat)]);
  }
  return score;
}

// Declarer, partner if there is one, opponents.
std::vector<Cents> InOrder(const Shares& shares, int declarers, int players) {
  std::vector<Cents> payments(static_cast<std::size_t>(players), shares.opponent);
  std::fill_n(payments.begin(), declarers, shares.partner);
  payments.front() = shares.declarer;
  return payments;
}

Score ScoreSides(const FinishedDeal& deal, const RuleSet& rules) {
  const Contract& contract = deal.contract();
  const Game game(contract, TableOf(rules, deal.deck, deal.players));
  Ending ending = {.value = deal.value,
                   .declarers = deal.declarers,
                   .run = deal.run,
                   .doublings = deal.doublings,
                   .stock = deal.stock};
  ending.one_player = deal.one_player;
  ending.carried = deal.carried;
  if (deal.target) ending.target = Points(*deal.target);
  if (const auto& revoked = deal.penalties.revoked) {
    ending.revoked = deal.side.Contains(*revoked) ? Revoked::kDeclarers : Revoked::kOpponents;
  }
  ending.muss_trumps = deal.muss_trumps;
  const Settlement settled = Settle(ending, PricesOf(game, StakesOf(rules)));
  Score score;
  score.won = settled.won;
  score.result = settled.result;
  score.laufende = settled.laufende;
  score.price = settled.price();
  // Kop and Sjavs have no bill of several lines.
  const bool explained = contract.row().pack == Pack::kBavarian && !settled.drawn;
  if (explained) score.steps.assign(settled.bill.steps().begin(), settled.bill.steps().end());
  if (settled.shares) {
    score.payments = InOrder(*settled.shares, deal.declarers, deal.players);
  }
  score.stock_left = settled.stock_left;
  score.reuegeld = settled.reuegeld;
  score.sjavs = settled.sjavs;
  if (contract.row().pack == Pack::kKop) {
    score.out = !settled.result.schneider;
  } else if (!settled.sjavs && IsPointContract(contract)) {
    score.needed = settled.thresholds;
  }
  score.drawn = settled.drawn;
  score.dealt_again = settled.dealt_again();
  return score;
}

Text<0> TextOf(PricePart part) {
  switch (part) {
    case PricePart::kBase:
      return words::kBasePrice;
    case PricePart::kLaufende:
      return words::kLaufendePart;
    case PricePart::kSchneider:
      return words::kSchneider;
    case PricePart::kSchwarz:
      return words::kSchwarz;
    case PricePart::kTout:
      return words::kTout;
    case PricePart::kSie:
      return words::kSie;
    case PricePart::kHochzeit:
      return words::kHochzeit;
    case PricePart::kOuvert:
      return words::kOuvert;
    case PricePart::kFactor:
      return words::kContractKind;
    case PricePart::kLayers:
      return words::kLegen;
    case PricePart::kStoss:
      return words::kKontraRe;
    case PricePart::kBock:
      return words::kBock;
    case PricePart::kRound:
      return words::kSpecialRound;
    case PricePart::kJungfrau:
      return words::kJungfrau;
  }
  return words::kBasePrice;
}

}  // namespace

std::string_view NameOf(PricePart part) {
  constexpr std::string_view kNames[] = {
      "base",   "Laufende", "Schneider", "schwarz",    "Tout", "Sie",           "Hochzeit",
      "ouvert", "contract", "Legen",     "Kontra, Re", "Bock", "special round", "Jungfrau"};
  return kNames[static_cast<std::size_t>(part)];
}

namespace {

// Where each plays for himself nobody answers.
absl::string_view TextOfStoss(const FinishedDeal& deal) {
  constexpr auto kNames = std::to_array<absl::string_view>(
      {"Kontra", "Kontra, Re", "Kontra, Re, Sub", "Kontra, Re, Sub, Re-Sub"});
  const auto count = static_cast<std::size_t>(deal.each_for_himself() ? 1 : deal.doublings.stoss);
  return count <= kNames.size() ? kNames[count - 1] : "Kontra, Re, Sub, Re-Sub ...";
}

}  // namespace

Message TitleOf(const FinishedDeal& deal) {
  const Contract& contract = deal.contract();
  if (deal.others.empty()) return Title(contract);
  return absl::StrCat(AbslView(contract.row().title), contract.is_tout() ? " Tout" : "");
}

Message RamschSaid(const RamschTerms::Result& result, const NameOfSeat& name) {
  if (result.durchmarsch) return {words::kMakesDurchmarsch, name(*result.durchmarsch)};
  const auto losing = result.losing();
  Message losers = name(losing.front());
  for (std::size_t i = 1; i < losing.size(); ++i) losers = {words::kAnd, losers, name(losing[i])};
  return {losing.size() == 1 ? words::kLoses : words::kLose, losers};
}

namespace {

// Whether it is won or lost, and how high.
Text<0> ResultText(const Score& score) {
  const bool won = *score.won;
  if (score.result->schwarz) return won ? words::kWonSchwarz : words::kLostSchwarz;
  if (score.result->schneider) return won ? words::kWonSchneider : words::kLostSchneider;
  return won ? words::kWon : words::kLost;
}

Message Verdict(const FinishedDeal& deal, const Score& score) {
  if (score.ramsch) {
    return TitleOf(deal) + AsIs(": ") + RamschSaid(*score.ramsch, SeatText);
  }
  if (!score.won) return words::kNobodyWins;
  Message text = ResultText(score);
  if (score.needed) text = {words::kResultAndNeeded, text, score.needed->win.count()};
  return TitleOf(deal) + AsIs(": ") + text;
}

std::string Signed(Cents cents) { return absl::StrFormat("%+d", cents.count()); }

// Who receives what: by seat where that is known, else by who declared.
Message Payments(const FinishedDeal& deal, const Score& score) {
  std::vector<Message> parts;
  const auto sum = [&](std::size_t place) { return AsIs(Signed(score.payments[place])); };
  const auto declarers = static_cast<std::size_t>(deal.declarers);
  const std::size_t opponents = score.payments.size() - declarers;
  if (deal.each_for_himself() || deal.side.size() > 0) {
    for (std::size_t seat = 0; seat < score.payments.size(); ++seat) {
      parts.emplace_back(words::kSeatReceives, Seat(static_cast<int>(seat)), sum(seat));
    }
    return Joined(parts, ", ");
  }
  if (declarers == 2 && deal.contract().parties() == Parties::kCross) {
    parts.emplace_back(words::kDeclaringSideReceives, sum(0));
  } else {
    parts.emplace_back(words::kDeclarerReceives, sum(0));
    if (declarers == 2) parts.emplace_back(words::kPartnerReceives, sum(1));
  }
  parts.emplace_back(opponents == 1 ? words::kOpponentReceives : words::kOpponentsReceive,
                     sum(declarers));
  return Joined(parts, ", ");
}

}  // namespace

namespace {

// Who asked for more than the price gives the difference back doubled: what is left of the price is
// as much less as they asked for more.
absl::Status PayBackTooMuch(const FinishedDeal& deal, Score& score) {
  if (!deal.penalties.asked) return absl::OkStatus();
  if (deal.each_for_himself() || !score.won || score.payments.empty()) {
    return InField("asked", words::kNoneWhereNobodyIsPaid, deal.penalties.asked->count());
  }
  const Cents too_much = *deal.penalties.asked - score.price;
  if (too_much <= Cents(0)) {
    return InField("asked", {words::kMoreThanPrice, score.price.count()},
                   deal.penalties.asked->count());
  }
  const SidePayments back =
      PaymentsOf(deal.declarers, deal.players - deal.declarers, !*score.won, too_much);
  for (std::size_t i = 0; i < score.payments.size(); ++i) {
    const bool declares = static_cast<int>(i) < deal.declarers;
    score.payments[i] += declares ? back.declarers : back.opponents;
  }
  return absl::OkStatus();
}

// What is assumed where a game lacks its suit.
constexpr char kSuit[] = "suit";

// Whether the suit that was not told decides what the game costs.
bool HangsOnSuit(const FinishedDeal& deal, const Score& score, const RuleSet& rules) {
  if (deal.others.empty()) return false;
  FinishedDeal other = deal;
  return std::ranges::any_of(deal.others, [&](const Contract& contract) {
    other.line.contract = contract;
    return ScoreSides(other, rules).price != score.price;
  });
}

}  // namespace

absl::StatusOr<Score> ScoreOf(const FinishedDeal& deal, const RuleSet& rules) {
  SCHAFKOPF_DO(CheckDoublings(deal, rules.options));
  Score score = deal.each_for_himself() ? ScoreRamsch(deal, rules) : ScoreSides(deal, rules);
  SCHAFKOPF_DO(PayBackTooMuch(deal, score));
  if (score.price >= kMostPrice) {
    return SyntaxError(1, {words::kPriceBelow, kMostPrice.count()}, words::kMore);
  }
  score.assumed = deal.assumed;
  const bool bid = deal.contract().row().level > 0 && deal.round == nullptr;
  score.not_offered = bid && FindOffer(rules, deal.contract()) == nullptr;
  if (HangsOnSuit(deal, score, rules)) score.assumed.emplace_back(kSuit);
  return score;
}

std::vector<std::string> AssumptionLines(const FinishedDeal& deal, const Score& score,
                                         Language language) {
  const auto assumed = [&](absl::string_view argument) -> Message {
    if (argument == kSuit) return Title(deal.contract());
    if (argument == "--lauf") return words::kNoLaufende;
    if (argument == "--trumps" && !deal.each_for_himself()) return words::kFewEnoughTrumps;
    if (argument != "--tricks") return words::kTieGoesByWhatFollows;
    return deal.each_for_himself() ? words::kTrickForWhoeverHasPoints : words::kTrickForEachSide;
  };
  std::vector<std::string> lines;
  if (score.not_offered) {
    lines.push_back(Message(words::kNotOffered, TitleOf(deal)).in(language));
  }
  for (const std::string& argument : score.assumed) {
    const Message name = argument == kSuit ? Message(words::kSuitOfGame)
                                           : AsIs(std::string(absl::StripPrefix(argument, "--")));
    lines.push_back(Message(words::kAssumedWithout, name, assumed(argument)).in(language));
  }
  return lines;
}

std::vector<std::string> ScoreLines(const FinishedDeal& deal, const Score& score,
                                    Language language) {
  constexpr char kLine[] = "  %-*s %*s %8d";
  constexpr int kNameColumns = 14;
  constexpr int kColumns = 26;
  std::vector<std::string> lines = {Verdict(deal, score).in(language)};
  for (const PriceStep& step : score.steps) {
    const bool adds = step.part <= PricePart::kSchwarz;
    const std::string how = !adds ? absl::StrCat("x ", step.count)
                            : step.count == 1
                                ? Signed(step.each)
                                : absl::StrCat("+", step.count, " x ", step.each.count());
    const bool stoss = step.part == PricePart::kStoss;
    const Message name = stoss ? Message(TextOfStoss(deal)) : TextOf(step.part);
    const std::string& said = name.in(language);
    const int rest = kColumns - std::max(kNameColumns, CharacterCount(said));
    lines.push_back(absl::StrFormat(kLine, kNameColumns, said, rest, how, step.sum.count()));
  }
  const auto say = [&](const Message& line) { lines.push_back(line.in(language)); };
  say(Message(words::kPriceOf, score.price.count()));
  for (std::string& line : AssumptionLines(deal, score, language)) lines.push_back(std::move(line));
  for (const Message& line : TextsOf(deal.penalties, score.price, SeatText)) say(line);
  if (!score.payments.empty()) {
    const bool units = deal.contract().row().pack == Pack::kKop;
    say({units ? words::kUnitsPaid : words::kPayments, Payments(deal, score)});
  }
  if (score.sjavs) {
    say(Message(words::kSjavsScore, score.sjavs->declarers, score.sjavs->opponents,
                score.sjavs->carried));
  }
  if (deal.stock != Cents(0)) {
    say(Message(words::kStockBecomes, deal.stock.count(), score.stock_left.count()));
  }
  if (score.reuegeld != Cents(0)) {
    say(Message(words::kReuegeld, score.reuegeld.count()));
  }
  return lines;
}

}  // namespace schafkopf
