#include "engine/money/sjavs_score.h"

namespace schafkopf {
namespace {

constexpr int kSjavsTricks = 8;

}  // namespace

SjavsScore ScoreSjavs(const SjavsDeal& deal, const RuleOptions& options) {
  const int factor = deal.clubs ? 2 : 1;
  const auto to_declarers = [&](int score) { return SjavsScore{score + deal.carried, 0, 0}; };
  const auto to_opponents = [&](int score) { return SjavsScore{0, score + deal.carried, 0}; };
  if (deal.tricks == kSjavsTricks) {
    if (deal.one_player) return to_declarers(deal.clubs ? 24 : 16);
    return to_declarers(deal.clubs ? 16 : 12);
  }
  if (deal.tricks == 0) {
    return to_opponents(deal.clubs ? options.Number("sjavs_no_trick_clubs") : 16);
  }
  if (deal.points >= 90) return to_declarers(4 * factor);
  if (deal.points >= 61) return to_declarers(2 * factor);
  if (deal.points == 60) return {0, 0, deal.carried + 2};
  return to_opponents((deal.points >= 31 ? 4 : 8) * factor);
}

void SjavsRubber::Deduct(int side, int score) {
  const auto own = static_cast<std::size_t>(side);
  left_[own] -= score;
  if (left_[own] > 0) return;
  won_[own] += left_[1 - own] == kStart ? 2 : 1;
  left_ = {kStart, kStart};
}

}  // namespace schafkopf
