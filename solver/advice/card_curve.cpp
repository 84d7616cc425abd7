#include "solver/advice/card_curve.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace schafkopf {
namespace {

struct Row {
  std::string_view contract;  // ContractRow::name
  Deck deck;
  Role role;
  PlayedCurve curve;
};
// Printed by `fit_curves.py cards` (tools/fit) from three cards of each of 12,248 recorded games of
// an online platform. Behind each row: how many cards, how often they won, mean chance; Brier
// scores of always saying the average, of the share that was played, of the chances in ten-fold
// cross-validation.
// clang-format off
constexpr auto kRows = std::to_array<Row>({
  {"ruf", Deck::kLong, Role::kDeclarer, {-0.0060, 1.0129}},  // 2588: 0.811, 0.811; 0.1535, 0.0773, 0.0778
  {"ruf", Deck::kShort, Role::kDeclarer, {0.0940, 0.9712}},  // 1759: 0.773, 0.772; 0.1757, 0.0969, 0.0970
  {"solo", Deck::kLong, Role::kDeclarer, {-0.3302, 0.8868}},  // 717: 0.695, 0.698; 0.2121, 0.1060, 0.1027
  {"solo", Deck::kShort, Role::kDeclarer, {-0.0085, 0.9720}},  // 2011: 0.766, 0.766; 0.1791, 0.0918, 0.0920
  {"wenz", Deck::kLong, Role::kDeclarer, {0.3120, 0.9549}},  // 417: 0.724, 0.712; 0.1997, 0.0753, 0.0730
  {"wenz", Deck::kShort, Role::kDeclarer, {-0.2394, 1.0417}},  // 1115: 0.765, 0.766; 0.1798, 0.0662, 0.0657
  {"geier", Deck::kLong, Role::kDeclarer, {-0.1214, 0.9468}},  // 59: 0.729, 0.729; 0.1976, 0.0809, 0.0862
  {"geier", Deck::kShort, Role::kDeclarer, {-0.1039, 0.9187}},  // 709: 0.779, 0.779; 0.1724, 0.0714, 0.0719
  {"farbwenz", Deck::kLong, Role::kDeclarer, {-0.3515, 0.9740}},  // 182: 0.698, 0.713; 0.2109, 0.0890, 0.0861
  {"farbwenz", Deck::kShort, Role::kDeclarer, {-0.2127, 0.9472}},  // 992: 0.796, 0.798; 0.1622, 0.0807, 0.0804
  {"ruf", Deck::kLong, Role::kPartner, {0.0752, 1.1529}},  // 2116: 0.840, 0.840; 0.1345, 0.0784, 0.0782
  {"ruf", Deck::kShort, Role::kPartner, {0.0509, 1.0761}},  // 1410: 0.777, 0.777; 0.1735, 0.0974, 0.0977
  {"ruf", Deck::kLong, Role::kOpponent, {-0.1037, 1.0209}},  // 4770: 0.209, 0.209; 0.1651, 0.0912, 0.0913
  {"ruf", Deck::kShort, Role::kOpponent, {-0.0520, 0.9824}},  // 3314: 0.274, 0.274; 0.1989, 0.1116, 0.1118
  {"solo", Deck::kLong, Role::kOpponent, {-0.1446, 0.9295}},  // 1773: 0.308, 0.307; 0.2131, 0.1231, 0.1234
  {"solo", Deck::kShort, Role::kOpponent, {-0.1069, 0.9457}},  // 4523: 0.275, 0.275; 0.1993, 0.1164, 0.1165
  {"wenz", Deck::kLong, Role::kOpponent, {-0.2308, 0.9375}},  // 1020: 0.352, 0.352; 0.2281, 0.1459, 0.1449
  {"wenz", Deck::kShort, Role::kOpponent, {-0.4282, 0.9053}},  // 2569: 0.244, 0.245; 0.1843, 0.1167, 0.1133
  {"geier", Deck::kLong, Role::kOpponent, {-0.7662, 0.8716}},  // 139: 0.187, 0.235; 0.1521, 0.1711, 0.1368
  {"geier", Deck::kShort, Role::kOpponent, {-0.2396, 1.0860}},  // 1724: 0.243, 0.244; 0.1840, 0.1088, 0.1080
  {"farbwenz", Deck::kLong, Role::kOpponent, {0.0456, 0.9236}},  // 481: 0.335, 0.328; 0.2227, 0.1374, 0.1378
  {"farbwenz", Deck::kShort, Role::kOpponent, {-0.0783, 0.9549}},  // 2356: 0.254, 0.254; 0.1896, 0.1113, 0.1115
});

// Printed by `fit_curves.py leads` from all of those games whose declarer led. Behind each row: how
// many, how often they won; mean chance by `ask`, and of the card that was led without this shift.
struct LeadRow {
  std::string_view contract;
  Deck deck;
  double shift;
};
constexpr auto kLeadRows = std::to_array<LeadRow>({
  {"ruf", Deck::kLong, 0.1680},  // 882: 0.797; 0.807, 0.783
  {"ruf", Deck::kShort, 0.0343},  // 567: 0.750; 0.769, 0.764
  {"solo", Deck::kLong, 0.2555},  // 217: 0.710; 0.724, 0.678
  {"solo", Deck::kShort, -0.1322},  // 638: 0.754; 0.766, 0.786
  {"wenz", Deck::kLong, -0.3172},  // 150: 0.687; 0.658, 0.714
  {"wenz", Deck::kShort, -0.0071},  // 450: 0.758; 0.753, 0.755
  {"geier", Deck::kLong, 0.0404},  // 26: 0.731; 0.717, 0.708
  {"geier", Deck::kShort, -0.1448},  // 284: 0.789; 0.765, 0.788
  {"farbwenz", Deck::kLong, -0.0714},  // 50: 0.740; 0.725, 0.741
  {"farbwenz", Deck::kShort, 0.0387},  // 316: 0.816; 0.790, 0.786
});
// clang-format on

}  // namespace

std::string_view NameOf(Role role) {
  constexpr std::array<std::string_view, kRoles.size()> kNames = {"declarer", "partner", "opponent",
                                                                  "nobody"};
  return kNames[static_cast<std::size_t>(role)];
}

Role RoleOf(Seat seat, const Deal& deal) {
  if (deal.contract().parties() == Parties::kEach) return Role::kOpponent;
  if (deal.contract().has_declarer() && seat == deal.declarer) return Role::kDeclarer;
  return DeclarerSide(deal).Contains(seat) ? Role::kPartner : Role::kOpponent;
}

std::optional<PlayedCurve> CardCurveOf(const Contract& contract, Deck deck, Role role) {
  for (const Row& row : kRows) {
    if (row.contract == contract.row().name && row.deck == deck && row.role == role) {
      return row.curve;
    }
  }
  return std::nullopt;
}

// By `tools/reliability --cards --games 500`, 4,266 of those games, 116,512 cards, seeds 1 and 2
// (docs/decisions/cards-judged-by-learned-players.md).
double RealPartOf(Role role, int trick) {
  if (trick > 4) return 1;
  return role == Role::kDeclarer || trick > 2 ? 0.8 : 0.4;
}

double FirstLeadShift(const Contract& contract, Deck deck) {
  const LeadRow* const row = FindRow<LeadRow>(kLeadRows, contract, deck);
  return row == nullptr ? 0 : row->shift;
}

}  // namespace schafkopf
