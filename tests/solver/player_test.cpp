// A player who cannot see the other hands, and is told to stop.
#include "solver/sample/player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

#include "engine/worlds/seat_view.h"
#include "tests/support/random_deal.h"

namespace schafkopf::player_test {
namespace {

TEST(Chooser, OnceStoppedThinksNoMore) {
  constexpr int kWorlds = 8;
  const Contract contract = Contract::Named("solo", Suit::kGras);
  int latest = 0;
  for (std::uint64_t number = 0; number < 8; ++number) {
    Random random(7, number);
    const Position position(RandomDeal(contract, Deck::kShort, Tilt::kStrong, random));
    for (int at = 1; at < 3 * kWorlds; ++at) {
      Chooser chooser;
      std::uint64_t nodes = 0;
      int looks = 0;
      chooser.Heed([&] {
        nodes = chooser.nodes();
        return ++looks >= at;
      });
      const Player player = {.style = PlayStyle::kOpen, .worlds = kWorlds};
      EXPECT_TRUE(position.LegalPlays().Contains(chooser.Choose(ViewOf(position), player, 1)));
      if (!chooser.broken_off()) continue;
      latest = std::max(latest, at);
      EXPECT_EQ(chooser.nodes(), nodes) << "deal " << number << ", look " << at;
    }
  }
  EXPECT_GT(latest, kWorlds + 2) << "also where cards that win as often are told apart";
}

}  // namespace
}  // namespace schafkopf::player_test
