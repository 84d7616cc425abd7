// Claims of the rest, judged against trying all ways to play by the slow reference.
// SCHAFKOPF_LONG_TESTS=1 judges 2,000 of them instead of some 400.
#include "solver/claim.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/text/notation.h"
#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::claim_test {
namespace {

using reference::WriteLine;

// Who wants tricks, and who plays so.
struct Claimants {
  SeatSet takes;  // tricks that count
  SeatSet helps;  // want them to
};

// The most tricks to come, by trying all.
int Count(reference::Game& game, int seats, const Claimants& who) {
  if (game.finished()) return 0;
  const bool wants = who.helps.Contains(Seat(game.to_move()));
  int best = wants ? -1 : 100;
  for (Card card : game.Legal()) {
    game.Play(card);
    int count = 0;
    if (game.between_tricks()) count = who.takes.Contains(Seat(game.to_move())) ? 1 : 0;
    count += Count(game, seats, who);
    game.Undo();
    best = wants ? std::max(best, count) : std::min(best, count);
  }
  return best;
}

JudgedClaim JudgedByTrying(const Position& position, Seat claimant) {
  const Deal& deal = position.deal();
  reference::Game game(deal, position.played());
  const int seats = deal.seats();
  JudgedClaim claim{.seat = claimant};
  claim.of_none = deal.contract().objective() == Objective::kNoTricks && claimant == deal.declarer;
  claim.tricks = deal.hand_size() - static_cast<int>(position.played().size()) / seats;
  const SeatSet own = SeatSet::Of(claimant);
  SeatSet others;
  for (int seat = 0; seat < seats; ++seat) {
    if (Seat(seat) != claimant) others = others | SeatSet::Of(Seat(seat));
  }
  if (claim.of_none) {
    const bool right = Count(game, seats, {others, own}) == claim.tricks;
    const bool any = Count(game, seats, {others, SeatSet()}) == claim.tricks;
    claim.verdict = any     ? ClaimVerdict::kAnyPlay
                    : right ? ClaimVerdict::kRightPlay
                            : ClaimVerdict::kNo;
    return claim;
  }
  claim.sure = Count(game, seats, {own, own});
  if (Count(game, seats, {own, SeatSet()}) == claim.tricks) {
    claim.verdict = ClaimVerdict::kAnyPlay;
  } else if (claim.sure == claim.tricks) {
    claim.verdict = ClaimVerdict::kRightPlay;
  } else if (deal.contract().parties() != Parties::kEach) {
    const SeatSet declarers = DeclarerSide(deal);
    SeatSet side;
    for (int seat = 0; seat < seats; ++seat) {
      if (declarers.Contains(Seat(seat)) == declarers.Contains(claimant)) {
        side = side | SeatSet::Of(Seat(seat));
      }
    }
    if (Count(game, seats, {side, side}) == claim.tricks) claim.verdict = ClaimVerdict::kSide;
  }
  return claim;
}

TEST(Claim, IsJudgedAsByTryingAll) {
  const bool many = LongTests();
  const int claims = Scaled(many ? 2000 : 400);
  Solver solver;
  std::map<ClaimVerdict, int> verdicts;
  for (int i = 0; i < claims; ++i) {
    Random random(13000, static_cast<std::uint64_t>(i));
    const auto row = static_cast<std::size_t>(i) % kContracts.size();
    const AnyGame game = GameOfRow(kContracts[row], random);
    const Deal deal = RandomDeal(game.contract, game.deck, Tilt::kStrong, random, game.seats);
    const int tricks_left = 1 + static_cast<int>(random.Below(3));
    const int plies = game.seats * (deal.hand_size() - tricks_left) +
                      static_cast<int>(random.Below(static_cast<std::uint64_t>(game.seats)));
    const Position position = RandomPlay(deal, plies, true, random);
    if (!position.switched()) continue;
    const Seat claimant = random.Below(3) == 0 ? deal.declarer : position.leader();
    const std::string line = WriteLine(deal, position.played());
    const JudgedClaim known = JudgedByTrying(position, claimant);
    ASSERT_EQ(JudgeClaim(position, claimant, solver), known)
        << line << " ; claim " << claimant.index() << ": " << static_cast<int>(known.verdict) << ' '
        << known.sure;
    ++verdicts[known.verdict];
  }
  if (claims < 200) return;
  for (ClaimVerdict verdict :
       {ClaimVerdict::kAnyPlay, ClaimVerdict::kRightPlay, ClaimVerdict::kSide, ClaimVerdict::kNo}) {
    EXPECT_GE(verdicts[verdict], 2) << static_cast<int>(verdict);
  }
}

}  // namespace
}  // namespace schafkopf::claim_test
