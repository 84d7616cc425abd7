#include "tools/answers/score/score.h"

#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/money/settle.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/answer.h"
#include "tools/answers/score/score_doublers.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

absl::Status CheckDoublings(const FinishedDeal& deal, const RuleOptions& options) {
  const Doublings& doublings = deal.doublings;
  switch (DoublingFaultOf(deal.contract(), doublings, options)) {
    case DoublingFault::kNone:
      break;
    case DoublingFault::kOnlyStoss:
      return SyntaxError(1, {"no Legen and no Bock in $0", ToString(deal.contract())},
                         doublings.count() - doublings.stoss);
    case DoublingFault::kTooManyLayers:
      return SyntaxError(1, LayersLimit(options), doublings.layers);
    case DoublingFault::kTooManyStoss:
      return SyntaxError(1, StossLimit(deal.contract(), options), doublings.stoss);
    case DoublingFault::kTooMany:
      return SyntaxError(1, {"at most $0 doublings", kMaxDoublings}, doublings.count());
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
                     .Settle(captured, deal.doublings);
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
  return score;
}

}  // namespace

std::string_view NameOf(PricePart part) {
  switch (part) {
    case PricePart::kBase:
      return "base";
    case PricePart::kLaufende:
      return "Laufende";
    case PricePart::kSchneider:
      return "Schneider";
    case PricePart::kSchwarz:
      return "schwarz";
    case PricePart::kTout:
      return "Tout";
    case PricePart::kSie:
      return "Sie";
    case PricePart::kHochzeit:
      return "Hochzeit";
    case PricePart::kOuvert:
      return "ouvert";
    case PricePart::kFactor:
      return "contract";
    case PricePart::kLayers:
      return "Legen";
    case PricePart::kStoss:
      return "Kontra, Re";
    case PricePart::kBock:
      return "Bock";
    case PricePart::kRound:
      return "special round";
    case PricePart::kJungfrau:
      return "Jungfrau";
  }
  return "";
}

namespace {

// Where each plays for himself nobody answers.
std::string_view NameOfStoss(const FinishedDeal& deal) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"Kontra", "Kontra, Re", "Kontra, Re, Sub", "Kontra, Re, Sub, Re-Sub"});
  const auto count = static_cast<std::size_t>(deal.each_for_himself() ? 1 : deal.doublings.stoss);
  return count <= kNames.size() ? kNames[count - 1] : "Kontra, Re, Sub, Re-Sub ...";
}

std::string Verdict(const FinishedDeal& deal, const Score& score) {
  if (score.ramsch && score.ramsch->durchmarsch) {
    return absl::StrCat("seat ", score.ramsch->durchmarsch->index(), " makes a Durchmarsch");
  }
  if (score.ramsch) {
    std::string losers;
    for (Seat seat : score.ramsch->losing()) {
      absl::StrAppend(&losers, losers.empty() ? "seat " : " and seat ", seat.index());
    }
    return absl::StrCat(losers, score.ramsch->losers.size() == 1 ? " loses" : " lose");
  }
  if (!score.won) return "nobody wins";
  std::string text = *score.won ? "won" : "lost";
  if (score.result->schwarz) {
    absl::StrAppend(&text, ", schwarz");
  } else if (score.result->schneider) {
    absl::StrAppend(&text, ", Schneider");
  }
  if (score.needed) {
    absl::StrAppend(&text, " (the declarer's side needs ", score.needed->win.count(), ")");
  }
  return absl::StrCat(ToString(deal.contract()), ": ", text);
}

std::string Signed(Cents cents) { return absl::StrFormat("%+d", cents.count()); }

}  // namespace

absl::StatusOr<Score> ScoreOf(const FinishedDeal& deal, const RuleSet& rules) {
  SCHAFKOPF_DO(CheckDoublings(deal, rules.options));
  Score score = deal.each_for_himself() ? ScoreRamsch(deal, rules) : ScoreSides(deal, rules);
  score.assumed = deal.assumed;
  return score;
}

std::vector<std::string> AssumptionLines(const FinishedDeal& deal, Language language) {
  const auto assumed = [&](absl::string_view argument) {
    if (argument == "--lauf") return "no Laufende";
    if (argument != "--tricks") return "the tie goes by what follows";
    return deal.each_for_himself() ? "a trick for whoever has points" : "a trick for each side";
  };
  std::vector<std::string> lines;
  for (const std::string& argument : deal.assumed) {
    lines.push_back(
        In(language, absl::StrCat("assumed without ", argument, ": ", assumed(argument))));
  }
  return lines;
}

std::vector<std::string> ScoreLines(const FinishedDeal& deal, const Score& score,
                                    Language language) {
  constexpr char kLine[] = "  %-*s %*s %8d";
  constexpr int kNameColumns = 14;
  constexpr int kColumns = 26;
  std::vector<std::string> lines = {In(language, Verdict(deal, score))};
  for (const PriceStep& step : score.steps) {
    const bool adds = step.part <= PricePart::kSchwarz;
    const std::string how = !adds ? absl::StrCat("x ", step.count)
                            : step.count == 1
                                ? Signed(step.each)
                                : absl::StrCat("+", step.count, " x ", step.each.count());
    const bool stoss = step.part == PricePart::kStoss;
    const std::string_view name = stoss ? NameOfStoss(deal) : NameOf(step.part);
    const std::string said = In(language, name);
    const int rest = kColumns - std::max(kNameColumns, CharacterCount(said));
    lines.push_back(absl::StrFormat(kLine, kNameColumns, said, rest, how, step.sum.count()));
  }
  const auto say = [&](const std::string& line) { lines.push_back(In(language, line)); };
  say(absl::StrCat("price ", score.price.count()));
  for (std::string& line : AssumptionLines(deal, language)) lines.push_back(std::move(line));
  std::string payments = "payments";
  for (Cents cents : score.payments) absl::StrAppend(&payments, " ", Signed(cents));
  if (!score.payments.empty()) say(payments);
  if (score.sjavs) {
    say(absl::StrCat("off the declarers' 24: ", score.sjavs->declarers,
                     ", off the opponents': ", score.sjavs->opponents, "; the next deal is worth ",
                     score.sjavs->carried, " more"));
  }
  if (deal.stock != Cents(0)) {
    say(absl::StrCat("stock ", deal.stock.count(), " -> ", score.stock_left.count()));
  }
  if (score.reuegeld != Cents(0)) {
    say(absl::StrCat("Reuegeld ", score.reuegeld.count(), ", paid apart"));
  }
  return lines;
}

}  // namespace schafkopf
