#include "tools/answers/table/thinking_seat.h"

#include <vector>

#include "solver/advice/people_player.h"
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
  return AnswerOf(QuestionOf(skill, effort), {ViewOf(position), skill.bids, skill.kontra},
                  {effort});
}

Card ThinkOutCard(const Position& position, const CardSkill& skill, const Effort& effort) {
  const SeatView view = ViewOf(position);
  const std::vector<Card> cards = view.DistinctPlays();
  if (cards.size() == 1) return cards.front();
  if (skill.habit) {
    const Player player{.style = PlayStyle::kOther, .chooser = &HabitChooser()};
    return Chooser().Choose(view, player, effort.seed,
                            AimOf(position.game(), StakesOf(*skill.rules)));
  }
  AdviseQuestion question = QuestionOf(skill, effort);
  question.plays = true;
  const auto answer = AnswerOf(question, {view, skill.bids, skill.kontra}, {effort});
  return answer.ok() ? answer->to_play : cards.front();
}

}  // namespace schafkopf
