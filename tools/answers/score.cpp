#include "tools/answers/score.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/money/price.h"
#include "engine/money/relatives.h"
#include "engine/text/notation.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

absl::Status Refuse(absl::string_view expected, absl::string_view found) {
  return absl::InvalidArgumentError(absl::StrCat("expected ", expected, ", found ", found));
}

absl::Status CheckDoublings(const ScoreQuestion& question, const RuleOptions& options) {
  const Doublings& doublings = question.doublings;
  const bool multiplies = question.contract.row().pack == Pack::kBavarian;
  const int refused = doublings.count() - doublings.stoss;
  if (!multiplies && refused > 0) {
    return Refuse(absl::StrCat("no Legen and no Bock in ", ToString(question.contract)),
                  absl::StrCat(refused));
  }
  if (doublings.layers > MostLayers(options)) {
    return Refuse(absl::StrCat("at most ", MostLayers(options), " who laid (option legen)"),
                  absl::StrCat(doublings.layers));
  }
  const int most = MostStoss(question.contract, options);
  if (doublings.stoss > most) {
    return Refuse(
        absl::StrCat("Kontra, Re ... at most ", most, " times in ", ToString(question.contract),
                     " (option stoss_max, kontra_allowed, ", "muss_kontra or ramsch_stoss)"),
        absl::StrCat(doublings.stoss));
  }
  if (doublings.count() > kMaxDoublings) {
    return Refuse(absl::StrCat("at most ", kMaxDoublings, " doublings"),
                  absl::StrCat(doublings.count()));
  }
  return absl::OkStatus();
}

Score ScoreRamsch(const ScoreQuestion& question, const RuleSet& rules) {
  const bool handed_on = question.contract.row().name == "schieberamsch";
  Score score;
  const auto piles = handed_on ? HandedOn(question.captured) : question.captured;
  score.ramsch = ResultOfRamsch(piles, rules.options);
  const Bill bill = RamschBill(*score.ramsch, rules.tariff, rules.options, question.doublings);
  score.steps.assign(bill.steps().begin(), bill.steps().end());
  score.price = bill.price();
  score.payments =
      RamschPayments(*score.ramsch, question.players, score.price, handed_on, rules.options);
  score.stock_left = question.stock;
  const RamschResult& result = *score.ramsch;
  score.extra["loser"] = result.losers.empty() ? Json(nullptr) : Json(result.losers.front());
  score.extra["losers"] = result.losers;
  score.extra["durchmarsch"] = result.durchmarsch ? Json(*result.durchmarsch) : Json(nullptr);
  score.extra["jungfrauen"] = result.jungfrauen;
  score.extra["least"] = result.least;
  Json points = Json::array();
  for (const Captured& pile : piles) points.push_back(pile.points);
  score.extra["points"] = points;
  return score;
}

int TricksOf(const ScoreQuestion& question) {
  if (question.value == kNoTrickTaken) return 0;
  return question.value == kAllTricksTaken ? question.hand_size : 1;
}

Score ScoreSjavs(const ScoreQuestion& question, const RuleSet& rules) {
  const SjavsScore sjavs =
      schafkopf::ScoreSjavs({.points = std::clamp(question.value.count(), 0, 120),
                             .tricks = TricksOf(question),
                             .one_player = question.one_player,
                             .clubs = question.contract.named_suit() == Suit::kEichel,
                             .carried = question.carried},
                            rules.options);
  Score score;
  if (sjavs.declarers + sjavs.opponents > 0) score.won = sjavs.declarers > 0;
  score.result = {sjavs.declarers > 0, false, TricksOf(question) == 0};
  score.price = Cents(sjavs.declarers + sjavs.opponents);
  score.extra["score"] = {{"declarers", sjavs.declarers}, {"opponents", sjavs.opponents}};
  score.extra["carried"] = sjavs.carried;
  score.stock_left = question.stock;
  return score;
}

Score ScoreKopGame(const ScoreQuestion& question, const RuleSet& rules) {
  const auto& name = question.contract.row().name;
  KopGame game = KopGame::kOrdinary;
  const bool silent = name == "kop" && question.declarers == 1;  // one seat has both of the old
  if (name == "cicha" || silent) game = KopGame::kCicha;
  if (name == "zolo") game = question.contract.is_tout() ? KopGame::kZoloDu : KopGame::kZolo;
  const bool made = game == KopGame::kZoloDu && question.value == Value(1);
  const int tricks = made ? question.hand_size : TricksOf(question);
  const KopResult kop =
      ScoreKop(game, tricks == question.hand_size ? 104 : std::max(question.value.count(), 0),
               tricks, question.doublings.stoss, rules.options);
  Score score;
  score.won = kop.won;
  score.result = {kop.won, !kop.out, !kop.a_trick};
  score.price = Cents(kop.price);
  const auto pay =
      PaymentsOf(question.declarers, question.players - question.declarers, kop.won, score.price);
  for (int seat = 0; seat < question.players; ++seat) {
    score.payments.push_back(seat < question.declarers ? pay.declarers : pay.opponents);
  }
  score.extra["out"] = kop.out;
  score.stock_left = question.stock;
  return score;
}

// The stock's part of the payments.
void ShareTheStock(const ScoreQuestion& question, const RuleSet& rules, Score& score) {
  const auto& row = question.contract.row();
  score.stock_left = question.stock;
  if (!score.won || row.parties == Parties::kCross) return;
  const StockShares shares = ShareStock(question.stock, row.parties == Parties::kCall,
                                        question.declarers == 2 ? 2 : 1, *score.won, rules.options);
  score.payments[0] += shares.declarer;
  if (question.declarers == 2) score.payments[1] += shares.partner;
  score.stock_left = shares.left;
  score.reuegeld = ReuegeldOf(row.parties == Parties::kSolo, *score.won, rules.options);
}

Score ScoreOrdinary(const ScoreQuestion& question, const RuleSet& rules) {
  const Contract& contract = question.contract;
  Score score;
  Thresholds thresholds = ThresholdsOf(contract, rules.options, question.doublings.stoss);
  if (question.target) thresholds.win = Points(*question.target);
  score.result = IsPointContract(contract) ? ResultOf(thresholds, question.value)
                                           : ResultOf(contract, question.value);
  if (contract.objective() == Objective::kHoldTop) score.result.won = true;
  const bool drawn =
      question.players == 2 && question.value == Value(60) && !rules.options.On("two_hand_names");
  if (!drawn) score.won = score.result.won;
  score.laufende = PaidLaufende(contract, question.deck, question.hand_size, question.run,
                                score.result.won, rules.options);
  const PriceTerms terms = PriceTermsOf(contract, question.deck, rules.tariff, rules.options);
  const Bill bill = BillOf(terms, score.result, score.laufende, question.doublings);
  if (!drawn) {
    score.steps.assign(bill.steps().begin(), bill.steps().end());
    score.price = bill.price();
  }
  const auto pay = PaymentsOf(question.declarers, question.players - question.declarers,
                              score.result.won, score.price);
  for (int seat = 0; seat < question.players; ++seat) {
    score.payments.push_back(seat < question.declarers ? pay.declarers : pay.opponents);
  }
  ShareTheStock(question, rules, score);
  if (IsPointContract(contract)) {
    score.extra["needed"] = thresholds.win.count();
    score.extra["needed_schneider"] = thresholds.win_schneider.count();
    score.extra["needed_schneider_free"] = thresholds.schneider_free.count();
  }
  if (drawn) score.extra["drawn"] = true;
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

std::string Verdict(const ScoreQuestion& question, const Score& score) {
  if (score.ramsch && score.ramsch->durchmarsch) {
    return absl::StrCat("seat ", *score.ramsch->durchmarsch, " makes a Durchmarsch");
  }
  if (score.ramsch) {
    std::string losers;
    for (int seat : score.ramsch->losers) {
      absl::StrAppend(&losers, losers.empty() ? "seat " : " and seat ", seat);
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

Score ScoreByGame(const ScoreQuestion& question, const RuleSet& rules) {
  const auto& name = question.contract.row().name;
  if (name == "ramsch" || name == "schieberamsch") return ScoreRamsch(question, rules);
  if (name == "sjavs") return ScoreSjavs(question, rules);
  if (name == "kop" || name == "cicha" || name == "wesele" || name == "zolo") {
    return ScoreKopGame(question, rules);
  }
  return ScoreOrdinary(question, rules);
}

}  // namespace

ScoreQuestion AboutDeal(const Deal& deal, SeatSet side) {
  ScoreQuestion question;
  question.contract = deal.contract;
  question.deck = deal.deck();
  question.hand_size = deal.hand_size();
  question.players = deal.seats();
  question.declarers = side.size();
  question.run = CountLaufende(deal.contract, question.deck, CardsOfSide(deal.hands, side));
  return question;
}

absl::StatusOr<Score> ScoreOf(const ScoreQuestion& question, const RuleSet& rules) {
  if (const auto status = CheckDoublings(question, rules.options); !status.ok()) return status;
  Score score = ScoreByGame(question, rules);
  if (!question.assumed.empty()) score.extra["assumed"] = question.assumed;
  return score;
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

std::vector<std::string> ScoreLines(const ScoreQuestion& question, const Score& score) {
  constexpr char kLine[] = "  %-14s %12s %8d";
  std::vector<std::string> lines = {Verdict(question, score)};
  for (const PriceStep& step : score.steps) {
    const bool adds = step.part <= PricePart::kSchwarz;
    const std::string how = !adds ? absl::StrCat("x ", step.count)
                            : step.count == 1
                                ? Signed(step.each)
                                : absl::StrCat("+", step.count, " x ", step.each.count());
    const bool kontra_alone = step.part == PricePart::kStoss && question.doublings.stoss == 1;
    lines.push_back(
        absl::StrFormat(kLine, kontra_alone ? "Kontra" : NameOf(step.part), how, step.sum.count()));
  }
  lines.push_back(absl::StrCat("price ", score.price.count()));
  for (const std::string& argument : question.assumed) {
    lines.push_back(absl::StrCat("assumed without ", argument, ": ",
                                 argument != "--tricks" ? "the tie goes by what follows"
                                 : score.ramsch         ? "a trick for whoever has points"
                                                        : "a trick for each side"));
  }
  std::string payments = "payments";
  for (Cents cents : score.payments) absl::StrAppend(&payments, " ", Signed(cents));
  if (!score.payments.empty()) lines.push_back(payments);
  if (const auto points = score.extra.find("score"); points != score.extra.end()) {
    lines.push_back(absl::StrCat("off the declarers' 24: ", (*points)["declarers"].get<int>(),
                                 ", off the opponents': ", (*points)["opponents"].get<int>(),
                                 "; the next deal is worth ", score.extra["carried"].get<int>(),
                                 " more"));
  }
  if (question.stock != Cents(0)) {
    lines.push_back(
        absl::StrCat("stock ", question.stock.count(), " -> ", score.stock_left.count()));
  }
  if (score.reuegeld != Cents(0)) {
    lines.push_back(absl::StrCat("Reuegeld ", score.reuegeld.count(), ", paid apart"));
  }
  return lines;
}

}  // namespace schafkopf
