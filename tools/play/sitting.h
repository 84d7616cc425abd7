// An evening of a person and three seats that think: deals, games, cents.
#ifndef SCHAFKOPF_TOOLS_PLAY_SITTING_H_
#define SCHAFKOPF_TOOLS_PLAY_SITTING_H_

#include <optional>

#include "absl/status/status.h"
#include "engine/table/evening.h"
#include "tools/play/table_talk.h"

namespace schafkopf {

// What is asked of the rules of such an evening: an error names what cannot be played.
absl::Status CheckTerms(const TableTerms& terms);
// The same of a deal that is given: four hands, and a game that seats play by what they see.
absl::Status CheckDeal(const DealLine& deal);

class Sitting {
 public:
  // The person has chair `own`; chair 0 is forehand in the first deal. Deal n is a pure function of
  // (terms.seed, n). REQUIRES: CheckTerms is ok; `console` outlives it.
  Sitting(TableTerms terms, Chair own, Console& console);

  // Until the person leaves, which ends with the score.
  void Play();

 private:
  // One deal; false where the person leaves.
  bool PlayDeal();
  // A deal that was doubled so often by Kontra, Re ...
  void End(const Deal& deal, const Position* end, const Company& company, Chair forehand,
           int stoss);
  NotedDeal SettleSides(const Deal& deal, const Position* end, const Company& company,
                        int stoss) const;
  NotedDeal SettleRamsch(const Position& end, const Company& company, int stoss) const;
  // Between two deals; false where the person leaves.
  bool AskOn(const Position* end, const Company& company);
  void LookBack(const Position& end, const Company& company) const;
  void LookBackOnSides(const Position& end, const Company& company) const;
  void LookBackOnRamsch(const Position& end, const Company& company) const;
  void SayScore(const Text<2>& phrase) const;

  TableTerms terms_;
  Chair own_;
  Console& console_;
  Evening evening_;
  // The next deal, where it is not the one by chance: a given one, or the last one again.
  struct Dealt {
    DealLine line;
    std::optional<Chair> forehand;  // nothing: whose turn it is
  };
  std::optional<Dealt> next_;
  Dealt last_;
  int deals_ = 0;    // begun
  int chances_ = 0;  // of them dealt by chance
  int noted_ = 0;    // ended
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_SITTING_H_
