// From the open-card chance to the chance at the table, where nobody sees the other hands.
//
// With open cards the defenders never err, so a soloist's open chance is far too pessimistic and a
// Rufspiel's a little too rosy. A logistic curve for each contract and deck, fitted on recorded
// games, maps one to the other.
#ifndef SCHAFKOPF_SOLVER_AT_TABLE_H_
#define SCHAFKOPF_SOLVER_AT_TABLE_H_

#include <optional>
#include <span>
#include <string_view>

#include "engine/deal.h"
#include "solver/estimate.h"

namespace schafkopf {

// The features of a curve, all from the declarer's own open estimate.
struct AtTableFeatures {
  double win;        // log odds of winning with open cards
  double schneider;  // log odds of winning with Schneider
  double safe;       // log odds of not losing with Schneider
};
// Shares of 0 and 1 are smoothed by a fixed amount, so that the chance does not depend on how many
// worlds were dealt. REQUIRES: estimate.worlds > 0.
AtTableFeatures FeaturesOf(const OpenEstimate& estimate);

// One fitted curve: chance = 1 / (1 + exp(-(base + win * features.win + ...))).
struct AtTableCurve {
  std::string_view contract;  // ContractRow::name
  Deck deck;
  double base;
  double win;
  double schneider;
  double safe;
};
// The curves in force; none for contracts that the recorded games do not contain.
std::span<const AtTableCurve> AtTableCurves();

double ChanceOf(const AtTableCurve& curve, const AtTableFeatures& features);

// The chance that the declarer of `contract` wins at the table, with the interval that the sampling
// of worlds leaves; nothing where no curve was fitted. REQUIRES: estimate.worlds > 0.
std::optional<Share> TableWinShare(const Contract& contract, Deck deck,
                                   const OpenEstimate& estimate);

// Natural logarithm and exponential in plain arithmetic: the same bits on every processor, which
// libm does not promise. Relative error below 1e-13. REQUIRES: x > 0 for Log; |x| < 700 for Exp.
double Log(double x);
double Exp(double x);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AT_TABLE_H_
