// Worlds that also meet a condition beyond what a seat knows.
#ifndef SCHAFKOPF_ENGINE_WORLDS_ACCEPT_H_
#define SCHAFKOPF_ENGINE_WORLDS_ACCEPT_H_

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/worlds/dealer.h"

namespace schafkopf {

// Whether a world of a contract is dealt; others are drawn again. Pure and thread-safe; where it is
// empty every world is.
using Accept = std::function<bool(const Contract&, const Hands&)>;

// The first accepted world of those that belong to (seed, i); nothing where no world agrees, where
// 100,000 in turn are refused, or where `stop`, asked after every thousand, ends the search.
std::optional<Hands> SampleAccepted(const Dealer& dealer, const Contract& contract,
                                    std::uint64_t seed, std::uint64_t i, const Accept& accept,
                                    const std::function<bool()>& stop = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_WORLDS_ACCEPT_H_
