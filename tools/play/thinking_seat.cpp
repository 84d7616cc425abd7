#include "tools/play/thinking_seat.h"

#include <vector>

#include "solver/sample/player.h"

namespace schafkopf {

namespace {

AdviseQuestion QuestionOf(const CardSkill& skill, const Effort& effort) {
  AdviseQuestion question;
  question.worlds = skill.worlds;
  question.seed = effort.seed;
  question.rules = *skill.rules;
  return question;
}

}  // namespace

absl::StatusOr<AdviseAnswer> AdviseSeat(const Position& position, const CardSkill& skill,
                                        const Effort& effort) {
  return AnswerOf(QuestionOf(skill, effort), {ViewOf(position), skill.bids}, {effort});
}

Card ThinkOutCard(const Position& position, const CardSkill& skill, const Effort& effort) {
  const SeatView view = ViewOf(position);
  const std::vector<Card> cards = view.DistinctPlays();
  if (cards.size() == 1) return cards.front();
  if (view.contract().parties() == Parties::kEach) {
    return Chooser().Choose(view, Player{}, effort.seed,
                            AimOf(position.game(), StakesOf(*skill.rules)));
  }
  AdviseQuestion question = QuestionOf(skill, effort);
  question.plays = true;
  const auto answer = AnswerOf(question, {view, skill.bids}, {effort});
  return answer.ok() ? answer->to_play : cards.front();
}

}  // namespace schafkopf
