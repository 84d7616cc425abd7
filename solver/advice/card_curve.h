// How often a card wins at the table that wins so many games among players who learned by playing.
//
// Such players answer each other well and not quite as people do: logistic curves for each recorded
// contract, deck and role, fitted on single cards of recorded games, take off what is left.
#ifndef SCHAFKOPF_SOLVER_ADVICE_CARD_CURVE_H_
#define SCHAFKOPF_SOLVER_ADVICE_CARD_CURVE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/play/deal.h"
#include "solver/auction/at_table.h"

namespace schafkopf {

// For whom a seat plays.
enum class Role : std::uint8_t { kDeclarer, kPartner, kOpponent, kNobody };
inline constexpr std::array kRoles = {Role::kDeclarer, Role::kPartner, Role::kOpponent,
                                      Role::kNobody};
// "declarer" and so on.
std::string_view NameOf(Role role);
// Where each plays for himself, an opponent of all.
Role RoleOf(Seat seat, const Deal& deal);

// At how much of their sharpness learned players play a card out: fully sharp ones are as strong
// and too sure, so that chances came out worse.
inline constexpr double kJudgingSharpness = 0.5;

// The curve in force; nothing for contracts that the recorded games do not contain.
std::optional<PlayedCurve> CardCurveOf(const Contract& contract, Deck deck, Role role);
// What its base is to be moved by for the first card of the declarer, whose hand `ask` knows alike:
// so that both say the same of it in the mean.
double FirstLeadShift(const Contract& contract, Deck deck);
// How much of a cent that a card is said to be behind the best one was found to be real, by the
// number of the trick, from 1: early the best is often chosen for its luck with the model.
double RealPartOf(Role role, int trick);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_CARD_CURVE_H_
