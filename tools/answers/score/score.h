// The price of one deal as the program says it: settled, explained, as text and as JSON.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/money/price.h"
#include "engine/money/ramsch.h"
#include "engine/money/scoring.h"
#include "engine/money/sjavs_score.h"
#include "engine/money/stock.h"
#include "engine/table/rule_set.h"
#include "engine/text/message.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/finished_deal.h"
#include "tools/answers/score/penalties.h"
#include "tools/answers/score/words.h"

namespace schafkopf {

// "base", "Laufende" ...
std::string_view NameOf(PricePart part);
// Whether a step of a bill multiplies what stands before it.
constexpr bool Multiplies(const PriceStep& step) {
  return step.each == Cents(0) && step.part > PricePart::kSchwarz;
}

// Payments stand in this order: declarer, partner if there is one, opponents; in games of each for
// himself by seat.
struct Score {
  std::optional<bool> won;       // nothing where nobody declares, or nobody wins
  std::optional<Result> result;  // nothing where nobody bid
  int laufende = 0;              // paid for
  Cents price;
  std::vector<PriceStep> steps;
  std::vector<Cents> payments;  // the stock included
  Cents stock_left;
  Cents reuegeld;
  std::optional<RamschTerms::Result> ramsch;
  std::optional<SjavsScore> sjavs;
  std::optional<bool> out;           // of Kop
  std::optional<Thresholds> needed;  // where points decide
  bool drawn = false;
  bool dealt_again = false;          // which follows
  std::vector<std::string> assumed;  // as of the deal; or "suit", where that was not told
  bool not_offered = false;          // a game that may not be announced at this table

  // What is one seat's in a game of each for himself, by seat.
  template <class Values>
  Cell BySeat(const Values& values) const {
    Cells list;
    for (std::size_t i = 0; i < payments.size(); ++i) {
      list.emplace_back(values[Seat(static_cast<int>(i))]);
    }
    return list;
  }
};

inline constexpr auto kStepColumns = ColumnsOf<PriceStep>({
    {"what", Kind::kName, [](auto& step) { return NameOf(step.part); }},
    {"times", Maybe(Kind::kCount),
     [](auto& step) { return Multiplies(step) ? Cell(step.count) : Cell(); },
     words::kByWhichItMultiplies},
    {"count", Maybe(Kind::kCount),
     [](auto& step) { return Multiplies(step) ? Cell() : Cell(step.count); }},
    {"cents", Maybe(Kind::kCents),
     [](auto& step) { return step.part <= PricePart::kSchwarz ? Cell(step.each) : Cell(); },
     words::kForEach},
    {"sum", Kind::kCents, At<&PriceStep::sum>, words::kSoFar},
});
inline constexpr auto kSjavsScoreColumns = ColumnsOf<SjavsScore>({
    {"declarers", Kind::kCount, At<&SjavsScore::declarers>},
    {"opponents", Kind::kCount, At<&SjavsScore::opponents>},
});
// The names of interface.md and more.
inline constexpr auto kScoreColumns = ColumnsOf<Score>({
    {"won", Kind::kFlag, At<&Score::won>, words::kByDeclarersSide},
    {"schneider", Maybe(Kind::kFlag), At<&Score::result, &Result::schneider>, words::kTheLosersAre},
    {"schwarz", Maybe(Kind::kFlag), At<&Score::result, &Result::schwarz>, words::kTheLosersAre},
    {"laufende", Maybe(Kind::kCount),
     [](auto& score) { return score.result ? Cell(score.laufende) : Cell(); }, words::kPaidFor},
    {"price", Kind::kCents, At<&Score::price>},
    {"payments", ListOf(Kind::kCents), At<&Score::payments>, words::kPaymentsInOrder},
    {"stock", Kind::kCents, At<&Score::stock_left>, words::kThatIsLeft},
    {"reuegeld", Maybe(Kind::kCents),
     [](auto& score) { return score.reuegeld == Cents(0) ? Cell() : Cell(score.reuegeld); },
     words::kPaidApart},
    {"loser", Maybe(Kind::kSeat),
     [](auto& score) { return score.ramsch ? OrNull(score.ramsch->loser()) : Cell(); }},
    {"losers", Maybe(ListOf(Kind::kSeat)),
     [](auto& score) {
       if (!score.ramsch) return Cell();
       const auto losing = score.ramsch->losing();
       return Cell(Cells(losing.begin(), losing.end()));
     },
     words::kWorstFirst},
    {"durchmarsch", Maybe(Kind::kSeat),
     [](auto& score) { return score.ramsch ? OrNull(score.ramsch->durchmarsch) : Cell(); }},
    {"jungfrauen", Maybe(ListOf(Kind::kSeat)),
     [](auto& score) { return score.ramsch ? Cell(SeatsOf(score.ramsch->jungfrauen)) : Cell(); }},
    {"least", Maybe(Kind::kSeat),
     [](auto& score) {
       const int seats = static_cast<int>(score.payments.size());
       return score.ramsch ? Cell(score.ramsch->least(seats)) : Cell();
     },
     words::kPoints},
    {"points", Maybe(ListOf(Kind::kPoints)),
     [](auto& score) { return score.ramsch ? score.BySeat(score.ramsch->points) : Cell(); }},
    {"score", Maybe(ObjectOf(kSjavsScoreColumns)),
     [](auto& score) { return kSjavsScoreColumns.Object(score.sjavs); }, words::kOfSjavs},
    {"carried", Maybe(Kind::kCount), At<&Score::sjavs, &SjavsScore::carried>, words::kToNextDeal},
    {"out", Maybe(Kind::kFlag), At<&Score::out>, words::kOfKop},
    {"needed", Maybe(Kind::kPoints), At<&Score::needed, &Thresholds::win>, words::kToWin},
    {"needed_schneider", Maybe(Kind::kPoints), At<&Score::needed, &Thresholds::win_schneider>},
    {"needed_schneider_free", Maybe(Kind::kPoints),
     At<&Score::needed, &Thresholds::schneider_free>},
    {"drawn", Maybe(Kind::kFlag), [](auto& score) { return WhereTrue(score.drawn); }},
    {"not_offered", Maybe(Kind::kFlag), [](auto& score) { return WhereTrue(score.not_offered); },
     words::kGameNotOffered},
    {"assumed", Maybe(ListOf(Kind::kName)), [](auto& score) { return WhereAny(score.assumed); },
     words::kWhatWasNotToldAnd},
    {"explanation", Maybe(RowsOf(kStepColumns)),
     [](auto& score) { return score.result ? Cell(kStepColumns.Each(score.steps)) : Cell(); }},
});

// InvalidArgument where the table's options forbid the doublings.
absl::StatusOr<Score> ScoreOf(const FinishedDeal& deal, const RuleSet& rules);

// The game of a deal, without a suit that nobody named.
Message TitleOf(const FinishedDeal& deal);
// Who loses a Ramsch, or makes a Durchmarsch.
Message RamschSaid(const RamschTerms::Result& result, const NameOfSeat& name);

// What was taken for granted where nobody told it, a line for each.
std::vector<std::string> AssumptionLines(const FinishedDeal& deal, const Score& score,
                                         Language language);

// Line by line how the price comes about, then the payments.
std::vector<std::string> ScoreLines(const FinishedDeal& deal, const Score& score,
                                    Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_H_
