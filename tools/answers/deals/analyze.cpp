#include "tools/answers/deals/analyze.h"

#include <cstddef>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/money/scoring.h"
#include "engine/money/settle.h"
#include "engine/text/rules/rule_file.h"
#include "tools/answers/deals/solve.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

// Whether the card turns a won deal into a lost one or back.
bool Turns(Value winning, const PlayReview& play) {
  return (play.before >= winning) != (play.after >= winning);
}

// The cards that cost something, said in order, under the trick they were played in.
class SaidByTrick {
 public:
  SaidByTrick(const DealLine& deal, std::size_t skipped, Language language)
      : first_(static_cast<std::size_t>(deal.deal().tricks_over() * deal.seats()) + skipped),
        seats_(static_cast<std::size_t>(deal.seats())),
        language_(language) {}

  // Of card number `i` of those that were not skipped.
  void Say(std::size_t i, const Message& mistake) {
    const std::size_t trick = (first_ + i) / seats_ + 1;
    absl::StrAppend(&text_, "; ", schafkopf::Say(language_, words::kTrick, trick), ": ",
                    mistake.in(language_));
  }
  const std::string& text() const { return text_; }

 private:
  const std::size_t first_;
  const std::size_t seats_;
  const Language language_;
  std::string text_;
};

// "seat 3 SA costs 14 and the game (better SZ)".
Message MistakeText(const Contract& contract, Value winning, const PlayReview& play) {
  const std::string card = ToString(play.card);
  const std::string best = ToString(play.best());
  if (!IsPointContract(contract)) return {words::kCostsTheGame, play.seat, card, best};
  return {Turns(winning, play) ? words::kCostsPointsAndTheGame : words::kCostsPoints, play.seat,
          card, play.cost.count(), best};
}

// "seat 3 SA costs 40 cents (better SZ)".
Message MistakeText(const RamschPlay& play) {
  return {words::kCostsCents, play.seat, ToString(play.card), play.cost.count(),
          ToString(play.best())};
}

constexpr auto kPlayColumns = ColumnsOf<PlayReview>({
    {"seat", Kind::kSeat, At<&PlayReview::seat>},
    {"card", Kind::kCard, At<&PlayReview::card>},
    {"values", MapOf(Kind::kPoints), [](auto& play) { return ValuesOf(play.values); },
     words::kAfterEachLegalCard},
    {"cost", Kind::kPoints, At<&PlayReview::cost>, words::kToItsSide},
});

constexpr auto kRamschPlayColumns = ColumnsOf<RamschPlay>({
    {"seat", Kind::kSeat, At<&RamschPlay::seat>},
    {"card", Kind::kCard, At<&RamschPlay::card>},
    {"payments", MapOf(Kind::kCents),
     [](auto& play) {
       Cells cells;
       for (const auto& [card, cents] : play.payments) {
         cells.emplace_back(card);
         cells.emplace_back(cents);
       }
       return cells;
     },
     words::kAfterEachLegalCard},
    {"cost", Kind::kCents, At<&RamschPlay::cost>, words::kToItsSeat},
});

// Where it was asked for; else null.
const Cost* CostOfGame(const AnalyzeAnswer& answer) {
  return answer.stats && answer.deal.contract ? &answer.cost : nullptr;
}
// Of a game of two sides, or that nobody bid: what the former has, and null for the latter.
template <class Got>
Cell OfSides(const AnalyzeAnswer& answer, const Got& got) {
  if (answer.ramsch) return {};
  return answer.deal.contract ? Cell(got) : Null();
}

constexpr auto kAnalyzeColumns = ColumnsOf<AnalyzeAnswer>({
    {"contract", Kind::kContract, [](auto& answer) { return GameCell(answer.deal); }},
    {"declarer", Kind::kSeat, [](auto& answer) { return DeclarerOf(answer.deal); }},
    {"value", Maybe(Kind::kPoints),
     [](auto& answer) { return answer.finished() ? OfSides(answer, answer.game.value) : Cell(); },
     words::kOfDealWithOpenCards},
    {"best_payments", Maybe(ListOf(Kind::kCents)),
     [](auto& answer) {
       return answer.ramsch && answer.finished()
                  ? Cell(OfSeats(answer.ramsch->best_play, answer.deal.seats()))
                  : Cell();
     },
     words::kIfAllHadPlayedBest},
    {"finished", Maybe(Kind::kFlag),
     [](auto& answer) { return answer.finished() ? Cell() : Cell(false); },
     words::kFalseWhereBudgetEndedFirst},
    {"skipped", Maybe(Kind::kCount),
     [](auto& answer) { return answer.finished() ? Cell() : Cell(answer.skipped()); },
     words::kCardsAtBeginningThatIt},
    {"result", Maybe(Kind::kPoints),
     [](auto& answer) { return OfSides(answer, answer.game.result); },
     words::kWhatDeclarersSideGot},
    {"payments", Maybe(ListOf(Kind::kCents)),
     [](auto& answer) {
       return answer.ramsch ? Cell(OfSeats(answer.ramsch->result, answer.deal.seats())) : Cell();
     },
     words::kAsRamschWasPlayed},
    {"claim", Maybe(ObjectOf(kClaimColumns)),
     [](auto& answer) { return kClaimColumns.Object(answer.claim); }, words::kOfGameThatEndedSo},
    {"plays", Maybe(RowsOf(kPlayColumns)),
     [](auto& answer) {
       return answer.ramsch ? Cell() : Cell(kPlayColumns.Each(answer.game.plays));
     },
     words::kCardsInOrderPlayed},
    {"plays", Maybe(RowsOf(kRamschPlayColumns)),
     [](auto& answer) {
       return answer.ramsch ? Cell(kRamschPlayColumns.Each(answer.ramsch->plays)) : Cell();
     },
     words::kAsRamschWasPlayed},
    {"nodes", Maybe(Kind::kSum), At<CostOfGame, &Cost::nodes>},
    {"milliseconds", Maybe(Kind::kExact), At<CostOfGame, &Cost::milliseconds>},
    {"processor_milliseconds", Maybe(Kind::kExact), At<CostOfGame, &Cost::processor_milliseconds>},
});

}  // namespace

absl::StatusOr<AnalyzeQuestion> ReadAnalyze(const Fields& fields) {
  auto rules = fields.Rules(PlainRules());
  if (!rules.ok()) return rules.status();
  return AnalyzeQuestion{.deal = {.text = fields.Text("deal")},
                         .stats = fields.Flag("stats"),
                         .node_budget = fields.FindNumber("node_budget"),
                         .rules = *std::move(rules)};
}

absl::StatusOr<AnalyzeAnswer> AnswerOf(const AnalyzeQuestion& question, Solver& solver) {
  auto game = ReadWrittenGame(question.deal, question.rules.options, GameNeeds::kJudged);
  if (!game.ok()) return AtField("deal", game.status());
  AnalyzeAnswer answer;
  answer.stats = question.stats;
  answer.deal = game->deal;
  if (!answer.deal.contract) return answer;
  const Position position = PositionOf(answer.deal);
  if (answer.deal.contract->parties() == Parties::kEach) {
    const RamschTerms terms(*answer.deal.contract, position.seats(), question.rules.options,
                            question.rules.tariff);
    const CostMeter meter(0);
    answer.ramsch =
        ReviewRamsch(position, terms, question.review, question.node_budget.value_or(kRamschNodes));
    answer.cost = meter.Until(answer.ramsch->nodes);
    return answer;
  }
  answer.winning = WinningValue(position.deal(), question.rules.options);
  solver.Forget();
  const CostMeter meter(solver.nodes());
  auto claim = ClaimIn(*game, solver);
  if (!claim.ok()) return AtField("deal", claim.status());
  answer.claim = *claim;
  answer.game = Examine(position, solver, question.review, question.node_budget.value_or(kNoLimit));
  answer.cost = meter.Until(solver.nodes());
  return answer;
}

absl::StatusOr<AnalyzeAnswer> AnswerOf(const AnalyzeQuestion& question, const Watch& /*watch*/) {
  Solver solver;
  return AnswerOf(question, solver);
}

std::span<const ColumnInfo> AnalyzeAnswer::Columns() { return kAnalyzeColumns; }

Cells AnalyzeAnswer::ToCells() const { return kAnalyzeColumns.CellsOf(*this); }

std::string AnalyzeAnswer::HeadText(Language language) const {
  const auto text_of = [&](const PerSeat<Cents>& payments) {
    return JoinSeats(payments, deal.seats(), " ");
  };
  const auto said_of = [&](Value value) { return ResultSaid(value, *deal.contract); };
  const Message result = ramsch ? AsIs(text_of(ramsch->result)) : said_of(game.result);
  const Message best = ramsch ? AsIs(text_of(ramsch->best_play)) : said_of(game.value);
  const Message said = finished() ? Message(words::kValueAndResult, best, result)
                                  : Message(words::kNotFinishedAndResult, skipped(), result);
  return absl::StrCat(WhoPlays(deal.declarer, *deal.contract).in(language), ": ", said.in(language),
                      claim ? absl::StrCat("; ", ClaimSaid(*claim).in(language)) : "");
}

std::string AnalyzeAnswer::PlaysText(Language language) const {
  constexpr Value kDear = Value(5);
  const Contract& contract = *deal.contract;
  SaidByTrick said(deal, skipped(), language);
  std::uint64_t cheap_cards = 0;
  Value cheap_sum;
  for (std::size_t i = 0; i < game.plays.size(); ++i) {
    const PlayReview& play = game.plays[i];
    if (play.cost == Value(0)) continue;
    if (play.cost < kDear && !Turns(winning, play)) {
      ++cheap_cards;
      cheap_sum += play.cost;
      continue;
    }
    said.Say(i, MistakeText(contract, winning, play));
  }
  if (ramsch) {
    for (std::size_t i = 0; i < ramsch->plays.size(); ++i) {
      const RamschPlay& play = ramsch->plays[i];
      if (play.cost != Cents(0)) said.Say(i, MistakeText(play));
    }
  }
  std::string text = said.text();
  if (cheap_cards > 0) {
    absl::StrAppend(&text, "; ",
                    Say(language, words::kCheaperCards, cheap_cards, cheap_sum.count()));
  } else if (text.empty() && skipped() < deal.played.size()) {
    absl::StrAppend(&text, "; ",
                    Say(language, finished() ? words::kNobodyErred : words::kNobodyErredAfterThat));
  }
  return text;
}

std::string AnalyzeAnswer::ToText(Language language) const {
  if (!deal.contract) return Say(language, words::kNobodyDeclared);
  return absl::StrCat(HeadText(language), PlaysText(language),
                      stats ? absl::StrCat("; ", cost.ToText(language)) : "");
}

}  // namespace schafkopf
