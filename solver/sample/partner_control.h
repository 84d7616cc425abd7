// How good the cards of a called partner are, a control variate: its mean over all worlds is known,
// so that worlds dealt with more or less of them than usual say what they moved.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_PARTNER_CONTROL_H_
#define SCHAFKOPF_SOLVER_SAMPLE_PARTNER_CONTROL_H_

#include <cstdint>
#include <optional>

#include "engine/cards/card_set.h"
#include "engine/play/game.h"
#include "engine/worlds/knowledge.h"

namespace schafkopf {

// Immutable: any number of threads may share one.
class PartnerControl {
 public:
  // Nothing where no Sau is called, or where more is known than the declarer's own hand: only where
  // all other cards may lie anywhere, each as likely, the mean is known.
  static std::optional<PartnerControl> For(const Game& game, const Knowledge& knowledge);

  // Of one world; 0 in the mean over all of them. Some tens of nanoseconds.
  std::int64_t Of(const Hands& dealt) const;

 private:
  PartnerControl(const Game& game, const Knowledge& knowledge);

  Card sau_;
  CardSet open_;  // the cards but the Sau that the partner may hold
  PerCard<int> worth_;
  int usual_;  // of all open cards together, as often as the partner's other cards
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_PARTNER_CONTROL_H_
