// How Sjavs and Kop, relatives of Schafkopf, are scored (RULES.md 11). Plain numbers.
#ifndef SCHAFKOPF_ENGINE_MONEY_RELATIVES_H_
#define SCHAFKOPF_ENGINE_MONEY_RELATIVES_H_

#include "engine/money/scoring.h"
#include "engine/play/option.h"

namespace schafkopf {

// What is deducted from the 24 of one side after a deal of Sjavs.
struct SjavsScore {
  int declarers = 0;
  int opponents = 0;
  int carried = 0;  // more that the next deal is worth
  friend constexpr bool operator==(const SjavsScore&, const SjavsScore&) = default;
};
// What the side that named trumps made of 8 tricks. `carried`: from a deal before that ended 60:60.
struct SjavsDeal {
  int points = 0;
  int tricks = 0;
  bool one_player = false;  // took all eight
  bool clubs = false;       // Eichel is trump
  int carried = 0;
};
SjavsScore ScoreSjavs(const SjavsDeal& deal, const RuleOptions& options);

// What is paid for in Kop: an ordinary game or Wesele, or alone: cicha, Zolo and Zolo du.
enum class KopGame : std::uint8_t { kOrdinary, kCicha, kZolo, kZoloDu };
struct KopResult {
  bool won = false;     // by the declaring side
  bool out = true;      // the losers reached their exit
  bool a_trick = true;  // the losers took a trick
  int price = 0;        // units that each loser pays, each Kontra doubles
  friend constexpr bool operator==(const KopResult&, const KopResult&) = default;
};
// What the declaring side made of 4 tricks and 104 points. `stoss`: Kontra, Rej, Bok, Slup.
KopResult ScoreKop(KopGame game, int points, int tricks, int stoss, const RuleOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_RELATIVES_H_
