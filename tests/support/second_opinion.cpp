#include "tests/support/second_opinion.h"

#include <algorithm>
#include <vector>

#include "tests/support/proof.h"
#include "tests/support/reference.h"

namespace schafkopf {
namespace {

// Whether few enough tricks are left for the reference, which tries all lines of play.
bool IsForReference(const Position& position) {
  const int done = static_cast<int>(position.played().size()) / position.seats();
  return position.deal().hand_size() - done <= (position.seats() == 2 ? 10 : 5);
}

bool IsForProof(const Position& position) {
  const Contract& contract = position.deal().contract();
  return position.seats() != 2 && contract.parties() != Parties::kEach &&
         contract.objective() != Objective::kHoldTop && contract.row().name != "hintenrum";
}

Opinion OfReference(const SuitePosition& asked) {
  const Position position = PositionOf(asked.deal);
  reference::Game game(position.deal(), position.played());
  std::vector<CardScore> scores;
  if (position.deal().contract().parties() != Parties::kEach) {
    for (const auto& [card, value] : game.CardValues()) scores.push_back({card, {value}});
  } else {
    for (Card card : game.Legal()) {
      game.Play(card);
      const auto payments = game.EndForThemselves().payments;
      game.Undo();
      scores.push_back({card, {payments.begin(), payments.begin() + position.seats()}});
    }
  }
  return {SayTheSame(std::move(scores), asked.scores), game.cards_played()};
}

std::optional<Opinion> OfProof(const SuitePosition& asked, std::uint64_t most_nodes) {
  Opinion opinion{.agrees = true};
  Position position = PositionOf(asked.deal);
  for (const CardScore& score : asked.scores) {
    position.Play(score.card);
    Proof proof(position);
    const auto confirmed = proof.Confirms(Value(score.values.front()), most_nodes);
    position.Undo();
    opinion.nodes += proof.nodes();
    if (!confirmed) return std::nullopt;
    opinion.agrees = opinion.agrees && *confirmed;
  }
  return opinion;
}

}  // namespace

bool HasSecondOpinion(const Position& position) {
  return IsForReference(position) || IsForProof(position);
}

std::optional<Opinion> SecondOpinion(const SuitePosition& asked, std::uint64_t most_nodes) {
  if (IsForReference(PositionOf(asked.deal))) return OfReference(asked);
  return OfProof(asked, most_nodes);
}

}  // namespace schafkopf
