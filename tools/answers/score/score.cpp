#include "tools/answers/score/score.h"

#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/money/settle.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/answer.h"
#include "tools/answers/score/score_numbers.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

absl::Status CheckDoublings(const ScoreQuestion& question, const RuleOptions& options) {
  const Doublings& doublings = question.doublings;
  switch (DoublingFaultOf(question.contract, doublings, options)) {
    case DoublingFault::kNone:
      break;
    case DoublingFault::kOnlyStoss:
      return SyntaxError(1, {"no Legen and no Bock in $0", ToString(question.contract)},
                         doublings.count() - doublings.stoss);
    case DoublingFault::kTooManyLayers:
      return SyntaxError(1, LayersLimit(options), doublings.layers);
    case DoublingFault::kTooManyStoss:
      return SyntaxError(1, StossLimit(question.contract, options), doublings.stoss);
    case DoublingFault::kTooMany:
      return SyntaxError(1, {"at most $0 doublings", kMaxDoublings}, doublings.count());
  }
  return absl::OkStatus();
}

Score ScoreRamsch(const ScoreQuestion& question, const RuleSet& rules) {
  PerSeat<Captured> captured;
  for (int seat = 0; seat < question.players; ++seat) {
    captured[Seat(seat)] = question.captured[static_cast<std::size_t>(seat)];
  }
  Score score;
  score.ramsch = RamschTerms(question.contract, question.players, rules.options, rules.tariff)
                     .Settle(captured, question.doublings);
  const RamschTerms::Result& result = *score.ramsch;
  score.steps.assign(result.bill.steps().begin(), result.bill.steps().end());
  score.price = result.bill.price();
  score.stock_left = question.stock;
  const std::vector<int> losers = NumbersOf(result.losing());
  Json jungfrauen = Json::array();
  Json points = Json::array();
  for (int index = 0; index < question.players; ++index) {
    const Seat seat(index);
    score.payments.push_back(result.payments[seat]);
    points.push_back(result.points[seat].count());
    if (result.jungfrauen.Contains(seat)) jungfrauen.push_back(index);
  }
  const auto loser = result.loser();
  score.extra["loser"] = loser ? Json(loser->index()) : Json(nullptr);
  score.extra["losers"] = losers;
  score.extra["durchmarsch"] =
      result.durchmarsch ? Json(result.durchmarsch->index()) : Json(nullptr);
  score.extra["jungfrauen"] = jungfrauen;
  score.extra["least"] = result.least(question.players).index();
  score.extra["points"] = points;
  return score;
}

// Declarer, partner if there is one, opponents.
std::vector<Cents> InOrder(const Shares& shares, int declarers, int players) {
  std::vector<Cents> payments(static_cast<std::size_t>(players), shares.opponent);
  std::fill_n(payments.begin(), declarers, shares.partner);
  payments.front() = shares.declarer;
  return payments;
}

// What only some games say of themselves.
Json ExtraOf(const Settlement& settled, const Contract& contract) {
  Json extra;
  const Pack pack = contract.row().pack;
  if (settled.sjavs) {
    extra["score"] = {{"declarers", settled.sjavs->declarers},
                      {"opponents", settled.sjavs->opponents}};
    extra["carried"] = settled.sjavs->carried;
  } else if (pack == Pack::kKop) {
    extra["out"] = !settled.result.schneider;
  } else if (IsPointContract(contract)) {
    extra["needed"] = settled.thresholds.win.count();
    extra["needed_schneider"] = settled.thresholds.win_schneider.count();
    extra["needed_schneider_free"] = settled.thresholds.schneider_free.count();
  }
  if (settled.drawn) extra["drawn"] = true;
  return extra;
}

Score ScoreSides(const ScoreQuestion& question, const RuleSet& rules) {
  const Contract& contract = question.contract;
  const Game game(contract, TableOf(rules, question.deck, question.players));
  Ending ending = {.value = question.value,
                   .declarers = question.declarers,
                   .run = question.run,
                   .doublings = question.doublings,
                   .stock = question.stock};
  ending.one_player = question.one_player;
  ending.carried = question.carried;
  if (question.target) ending.target = Points(*question.target);
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
    score.payments = InOrder(*settled.shares, question.declarers, question.players);
  }
  score.stock_left = settled.stock_left;
  score.reuegeld = settled.reuegeld;
  score.sjavs = settled.sjavs;
  score.extra = ExtraOf(settled, contract);
  return score;
}

absl::string_view NameOf(PricePart part) {
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

// Where each plays for himself nobody answers.
absl::string_view NameOfStoss(const ScoreQuestion& question) {
  constexpr auto kNames = std::to_array<absl::string_view>(
      {"Kontra", "Kontra, Re", "Kontra, Re, Sub", "Kontra, Re, Sub, Re-Sub"});
  const bool each = question.contract.parties() == Parties::kEach;
  const auto count = static_cast<std::size_t>(each ? 1 : question.doublings.stoss);
  return count <= kNames.size() ? kNames[count - 1] : "Kontra, Re, Sub, Re-Sub ...";
}

std::string Verdict(const ScoreQuestion& question, const Score& score) {
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
  if (score.result.schwarz) {
    absl::StrAppend(&text, ", schwarz");
  } else if (score.result.schneider) {
    absl::StrAppend(&text, ", Schneider");
  }
  const auto needed = score.extra.find("needed");
  if (needed != score.extra.end()) {
    absl::StrAppend(&text, " (the declarer's side needs ", needed->get<int>(), ")");
  }
  return absl::StrCat(ToString(question.contract), ": ", text);
}

std::string Signed(Cents cents) { return absl::StrFormat("%+d", cents.count()); }

}  // namespace

ScoreQuestion AboutDeal(const Deal& deal, SeatSet side) {
  ScoreQuestion question;
  question.contract = deal.contract();
  question.deck = deal.deck();
  question.hand_size = deal.hand_size();
  question.players = deal.seats();
  question.declarers = side.size();
  question.run = CountLaufende(deal.game, CardsOfSide(deal.hands, side));
  return question;
}

absl::StatusOr<Score> ScoreOf(const ScoreQuestion& question, const RuleSet& rules) {
  if (const auto status = CheckDoublings(question, rules.options); !status.ok()) return status;
  const bool each = question.contract.parties() == Parties::kEach;
  Score score = each ? ScoreRamsch(question, rules) : ScoreSides(question, rules);
  if (!question.assumed.empty()) score.extra["assumed"] = question.assumed;
  return score;
}

std::vector<std::string> AssumptionLines(const ScoreQuestion& question, Language language) {
  const bool each = question.contract.parties() == Parties::kEach;
  const auto assumed = [&](absl::string_view argument) {
    if (argument == "--lauf") return "no Laufende";
    if (argument != "--tricks") return "the tie goes by what follows";
    return each ? "a trick for whoever has points" : "a trick for each side";
  };
  std::vector<std::string> lines;
  for (const std::string& argument : question.assumed) {
    lines.push_back(
        In(language, absl::StrCat("assumed without ", argument, ": ", assumed(argument))));
  }
  return lines;
}

Json ScoreJson(const Score& score) {
  Json object;
  object["won"] = score.won ? Json(*score.won) : Json(nullptr);
  object["schneider"] = score.result.schneider;
  object["schwarz"] = score.result.schwarz;
  object["laufende"] = score.laufende;
  object["price"] = score.price.count();
  object["payments"] = Json::array();
  for (Cents cents : score.payments) object["payments"].push_back(cents.count());
  object["stock"] = score.stock_left.count();
  if (score.reuegeld != Cents(0)) object["reuegeld"] = score.reuegeld.count();
  for (const auto& [key, value] : score.extra.items()) object[key] = value;
  object["explanation"] = Json::array();
  for (const PriceStep& step : score.steps) {
    Json line = {{"what", std::string(NameOf(step.part))}};
    line[step.each == Cents(0) && step.part > PricePart::kSchwarz ? "times" : "count"] = step.count;
    if (step.part <= PricePart::kSchwarz) line["cents"] = step.each.count();
    line["sum"] = step.sum.count();
    object["explanation"].push_back(line);
  }
  return object;
}

std::vector<std::string> ScoreLines(const ScoreQuestion& question, const Score& score,
                                    Language language) {
  constexpr char kLine[] = "  %-*s %*s %8d";
  constexpr int kNameColumns = 14;
  constexpr int kColumns = 26;
  std::vector<std::string> lines = {In(language, Verdict(question, score))};
  for (const PriceStep& step : score.steps) {
    const bool adds = step.part <= PricePart::kSchwarz;
    const std::string how = !adds ? absl::StrCat("x ", step.count)
                            : step.count == 1
                                ? Signed(step.each)
                                : absl::StrCat("+", step.count, " x ", step.each.count());
    const bool stoss = step.part == PricePart::kStoss;
    const absl::string_view name = stoss ? NameOfStoss(question) : NameOf(step.part);
    const std::string said = In(language, StdView(name));
    const int rest = kColumns - std::max(kNameColumns, CharacterCount(said));
    lines.push_back(absl::StrFormat(kLine, kNameColumns, said, rest, how, step.sum.count()));
  }
  const auto say = [&](const std::string& line) { lines.push_back(In(language, line)); };
  say(absl::StrCat("price ", score.price.count()));
  for (std::string& line : AssumptionLines(question, language)) lines.push_back(std::move(line));
  std::string payments = "payments";
  for (Cents cents : score.payments) absl::StrAppend(&payments, " ", Signed(cents));
  if (!score.payments.empty()) say(payments);
  if (const auto points = score.extra.find("score"); points != score.extra.end()) {
    say(absl::StrCat("off the declarers' 24: ", (*points)["declarers"].get<int>(),
                     ", off the opponents': ", (*points)["opponents"].get<int>(),
                     "; the next deal is worth ", score.extra["carried"].get<int>(), " more"));
  }
  if (question.stock != Cents(0)) {
    say(absl::StrCat("stock ", question.stock.count(), " -> ", score.stock_left.count()));
  }
  if (score.reuegeld != Cents(0)) {
    say(absl::StrCat("Reuegeld ", score.reuegeld.count(), ", paid apart"));
  }
  return lines;
}

}  // namespace schafkopf
