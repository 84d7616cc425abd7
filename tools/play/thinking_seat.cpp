#include "tools/play/thinking_seat.h"

#include <vector>

#include "engine/text/notation_view.h"
#include "solver/sample/player.h"

namespace schafkopf {

namespace {

AdviseQuestion QuestionOf(const Position& position, const CardSkill& skill, const Effort& effort) {
  AdviseQuestion question;
  question.view = {.number = 1, .text = ToString(ViewLine{ViewOf(position), skill.bids, 1})};
  question.worlds = skill.worlds;
  question.seed = effort.seed;
  question.rules = *skill.rules;
  return question;
}

}  // namespace

absl::StatusOr<AdviseAnswer> AdviseSeat(const Position& position, const CardSkill& skill,
                                        const Effort& effort) {
  return AnswerOf(QuestionOf(position, skill, effort), {effort});
}

Card ThinkOutCard(const Position& position, const CardSkill& skill, const Effort& effort) {
  const SeatView view = ViewOf(position);
  const std::vector<Card> cards = view.DistinctPlays();
  if (cards.size() == 1) return cards.front();
  if (view.contract.parties() == Parties::kEach) {
    return Chooser().Choose(view, Player{}, effort.seed,
                            AimOf(position.game(), StakesOf(*skill.rules)));
  }
  AdviseQuestion question = QuestionOf(position, skill, effort);
  question.plays = true;
  const auto answer = AnswerOf(question, {effort});
  return answer.ok() ? answer->to_play : cards.front();
}

}  // namespace schafkopf
