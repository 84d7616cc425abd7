#include "tools/play/thinking_seat.h"

#include <vector>

#include "solver/sample/player.h"

namespace schafkopf {

namespace {

AdviseQuestion QuestionOf(const CardSkill& skill) {
  AdviseQuestion question;
  question.worlds = skill.worlds;
  question.seed = skill.seed;
  question.rules = *skill.rules;
  return question;
}

}  // namespace

absl::StatusOr<AdviseAnswer> AdviseSeat(const Position& position, const CardSkill& skill,
                                        const Watch& watch) {
  return AnswerOf(QuestionOf(skill), {ViewOf(position), skill.bids}, watch);
}

Card ThinkOutCard(const Position& position, const CardSkill& skill, const Watch& watch) {
  const SeatView view = ViewOf(position);
  const std::vector<Card> cards = view.DistinctPlays();
  if (cards.size() == 1) return cards.front();
  if (view.contract.parties() == Parties::kEach) {
    return Chooser().Choose(view, Player{}, skill.seed,
                            AimOf(position.game(), StakesOf(*skill.rules)));
  }
  AdviseQuestion question = QuestionOf(skill);
  question.plays = true;
  const auto answer = AnswerOf(question, {view, skill.bids}, watch);
  return answer.ok() ? answer->to_play : cards.front();
}

}  // namespace schafkopf
