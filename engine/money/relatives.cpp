#include "engine/money/relatives.h"

namespace schafkopf {
namespace {

constexpr int kSjavsTricks = 8;
constexpr int kKopTricks = 4;
constexpr int kKopPoints = 104;

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

KopResult ScoreKop(KopGame game, int points, int tricks, int stoss, const RuleOptions& options) {
  constexpr int kTarget = 53;
  KopResult result;
  result.won = game == KopGame::kZoloDu ? tricks == kKopTricks : points >= kTarget;
  result.a_trick = result.won ? tricks < kKopTricks : tricks > 0;
  result.out =
      result.a_trick && (result.won ? kKopPoints - points >= options.Number("kop_exit_others")
                                    : points >= options.Number("kop_exit_old"));
  switch (game) {
    case KopGame::kOrdinary:
      result.price = result.out ? 1 : result.a_trick ? 2 : 3;
      break;
    case KopGame::kCicha:
      result.price = 4;
      break;
    case KopGame::kZolo:
      result.price = 5;
      break;
    case KopGame::kZoloDu:
      result.price = 10;
      break;
  }
  result.price <<= stoss;
  return result;
}

}  // namespace schafkopf
