#include "engine/worlds/accept.h"

#include "engine/cards/random.h"

namespace schafkopf {
namespace {

constexpr int kMaxDraws = 100'000;
constexpr int kDrawsBetweenLooks = 1'000;

}  // namespace

std::optional<Hands> SampleAccepted(const Dealer& dealer, const Contract& contract,
                                    std::uint64_t seed, std::uint64_t i, const Accept& accept,
                                    const std::function<bool()>& stop) {
  if (dealer.count() == 0) return std::nullopt;
  Random random(seed, i);
  for (int draw = 0; draw < kMaxDraws; ++draw) {
    if (stop && draw > 0 && draw % kDrawsBetweenLooks == 0 && stop()) return std::nullopt;
    Hands hands = dealer.World(random.Below(dealer.count()));
    if (!accept || accept(contract, hands)) return hands;
  }
  return std::nullopt;
}

}  // namespace schafkopf
