// Prints in how many of 100 sampled deals a hand of three Unter wins a Wenz, double dummy.
#include "schafkopf/estimate.h"

#include <iostream>
#include <vector>

#include "schafkopf/notation.h"

int main() {
  const auto hand = schafkopf::ParseCardSet("EU GU HU EA EZ GA HA SA");
  const auto wenz = schafkopf::ParseContract("wenz");
  if (!hand.ok() || !wenz.ok()) return 1;
  const schafkopf::Game game(*wenz, schafkopf::Deck::kLong);
  const schafkopf::Seat forehand(0);
  const std::vector<schafkopf::EstimateQuestion> questions = {
      {.game = game,
       .declarer = forehand,
       .asker = forehand,
       .knowledge = schafkopf::KnowledgeOf(game, forehand, forehand, *hand),
       .played = {}}};
  std::cout << schafkopf::Estimate(questions, {.worlds = 100}).front().wins << '\n';
}
