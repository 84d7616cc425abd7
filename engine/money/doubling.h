// Who may double a deal and when: Legen, Kontra and Re (RULES.md 8); who declares a Kreuzbock (6).
#ifndef SCHAFKOPF_ENGINE_MONEY_DOUBLING_H_
#define SCHAFKOPF_ENGINE_MONEY_DOUBLING_H_

#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/cards/card_set.h"
#include "engine/cards/seat.h"
#include "engine/money/price.h"
#include "engine/play/contract.h"
#include "engine/play/deal.h"
#include "engine/play/option.h"

namespace schafkopf {

// The most seats that may have laid.
constexpr int MostLayers(const RuleOptions& options) {
  if (options.Is({"legen", "off"})) return 0;
  const bool one = options.Is({"legen", "only_one"}) || options.Is({"legen", "only_forehand"});
  return one ? 1 : kSeatCount + (options.On("fifth_lays") ? 1 : 0);
}

// How many of those who laid double the price: all; forehand alone; one; or the unbroken row of
// seats from forehand on. `fifth`: whether the one who sits out laid, too (option fifth_lays).
constexpr int CountLayers(SeatSet laid, const RuleOptions& options, bool fifth = false) {
  if (options.Is({"legen", "off"})) return 0;
  if (options.Is({"legen", "only_forehand"})) return laid.Contains(Seat(0)) ? 1 : 0;
  const int more = fifth && options.On("fifth_lays") ? 1 : 0;
  if (options.Is({"legen", "only_one"})) return laid.size() + more > 0 ? 1 : 0;
  if (options.Is({"legen", "all_multiply"})) return laid.size() + more;
  int row = 0;
  while (row < kSeatCount && laid.Contains(Seat(row))) ++row;
  return row == kSeatCount ? row + more : row;
}

// How often Kontra, Re, Sub ... may be given in all.
inline int MostStoss(const Contract& contract, const RuleOptions& options) {
  constexpr int kEndless = 8;
  constexpr int kKopMost = 4;  // Kontra, Rej, Bok, Slup
  if (!options.On("kontra_allowed") || contract.row().pack == Pack::kSjavs) return 0;
  if (contract.row().pack == Pack::kKop) return kKopMost;
  if (contract.row().special.forced && !options.On("muss_kontra")) return 0;
  if (contract.parties() == Parties::kEach) return options.On("ramsch_stoss") ? kSeatCount : 0;
  return options.Is({"stoss_max", "none"}) ? kEndless : options.Number("stoss_max");
}

// Whether `seat` may still give Kontra (or, if `answers`, Re, Sub ...) when so many cards of the
// first two tricks lie on the table.
constexpr bool InTime(Seat seat, int cards, bool answers, const RuleOptions& options) {
  int late = 0;  // how much later an answer may come
  if (answers && options.Is({"re_window", "one_card_later"})) late = 1;
  if (answers && options.Is({"re_window", "next_trick"})) late = kSeatCount;
  if (options.Is({"kontra_window", "first_card"})) return cards < 1 + late;
  if (options.Is({"kontra_window", "second_card"})) return cards < 2 + late;
  if (options.Is({"kontra_window", "own_first_card"})) return cards < seat.index() + 1 + late;
  return cards < kSeatCount + 1 + late;
}

// What is known of who plays with whom.
struct Sides {
  SeatSet declarers;
  SeatSet opponents;
  int declarer_count = 2;
  int opponent_count = 2;

  constexpr int players() const { return declarer_count + opponent_count; }
};

// Where everybody on the declarer's side is known. REQUIRES: they are among the `players`.
constexpr Sides SidesOf(SeatSet declarers, int players) {
  SeatSet opponents;
  for (Seat seat : kSeats) {
    const bool plays = seat.index() < players;
    if (plays && !declarers.Contains(seat)) opponents = opponents | SeatSet::Of(seat);
  }
  const int count = declarers.size();
  return {declarers, opponents, count, players - count};
}

// Where seats opposite each other play together.
constexpr Sides CrossSides(Seat declarer) {
  return SidesOf(SeatSet::Of(declarer) | SeatSet::Of(declarer.Plus(2)), kSeatCount);
}

// By the contract and what else is known. A Kreuzbock is nobody's before anybody doubled, whoever
// declares it in the end; both sides of it are then empty. Whoever laid first (`laid`) declares it
// for the time being. REQUIRES: as above.
inline Sides SidesOf(const Contract& contract, std::optional<Seat> declarer,
                     std::optional<Seat> partner, int players = kSeatCount,
                     std::optional<Seat> laid = std::nullopt) {
  const bool alone = contract.parties() == Parties::kSolo;
  if (IsKreuz(contract.row())) return laid ? CrossSides(*laid) : Sides();
  if (contract.parties() == Parties::kCross) return CrossSides(declarer.value_or(Seat(0)));
  if (contract.partner()) partner = contract.partner();
  SeatSet declarers;
  if (declarer) declarers = SeatSet::Of(*declarer);
  if (partner && !alone) declarers = declarers | SeatSet::Of(*partner);
  const int count = alone ? 1 : 2;
  if (declarers.size() == count) return SidesOf(declarers, players);
  return {declarers, SeatSet(), count, players - count};
}

// Before anybody doubled a deal that `declarers` declare in the end.
inline Sides SidesBefore(const Contract& contract, SeatSet declarers, int players,
                         std::optional<Seat> laid = std::nullopt) {
  if (IsKreuz(contract.row())) {
    return SidesOf(contract, std::nullopt, std::nullopt, players, laid);
  }
  return SidesOf(declarers, players);
}

// Whether a seat with this hand plays with the declarer, another one, as it knows before the first
// card: it holds the called card or an old one, or is named.
inline bool PlaysWithDeclarer(CardSet hand, Seat seat, const Contract& contract, Seat declarer) {
  constexpr Card kHighestUnter(Suit::kEichel, Rank::kUnter);
  switch (contract.parties()) {
    case Parties::kCall:
      return hand.Contains(*contract.called_card());
    case Parties::kPair:
      return contract.partner() == seat;
    case Parties::kOld:
      return hand.Intersects(kOldCards);
    case Parties::kCross:
      return !IsKreuz(contract.row()) && seat == declarer.Plus(2);
    case Parties::kHighestUnter:
      return hand.Contains(kHighestUnter);
    case Parties::kSolo:
    case Parties::kEach:
      return false;
  }
  return false;
}

// As that seat knows the sides.
inline Sides SidesSeenBy(Seat seat, CardSet hand, const Contract& contract, Seat declarer,
                         int players = kSeatCount) {
  const bool with = seat == declarer || PlaysWithDeclarer(hand, seat, contract, declarer);
  Sides sides = SidesOf(contract, declarer, with ? std::optional(seat) : std::nullopt, players);
  if (!with && sides.declarers.size() > 0) sides.opponents = sides.opponents | SeatSet::Of(seat);
  return sides;
}

// The place of the first Kontra, Re, Sub ... that cannot be: Kontra comes from the opponents, each
// answer from the other side.
constexpr std::optional<std::size_t> DoubledOutOfTurn(std::span<const Seat> doubled, Sides sides) {
  for (std::size_t place = 0; place < doubled.size(); ++place) {
    const bool answers = place % 2 == 1;
    const SeatSet others = answers ? sides.opponents : sides.declarers;
    SeatSet& own = answers ? sides.declarers : sides.opponents;
    own = own | SeatSet::Of(doubled[place]);
    const int most = answers ? sides.declarer_count : sides.opponent_count;
    const bool sits = doubled[place].index() < sides.players();
    if (!sits || others.Contains(doubled[place]) || own.size() > most) return place;
  }
  return std::nullopt;
}

// The place of the first doubling by a seat that has doubled before, which nobody may where each
// plays for himself.
constexpr std::optional<std::size_t> DoubledTwice(std::span<const Seat> doubled) {
  SeatSet seats;
  for (std::size_t place = 0; place < doubled.size(); ++place) {
    if (seats.Contains(doubled[place])) return place;
    seats = seats | SeatSet::Of(doubled[place]);
  }
  return std::nullopt;
}

// The place of the first doubling that cannot be, by whether each plays for himself. Either side
// may give the first Kontra in a Kreuzbock that is nobody's.
inline std::optional<std::size_t> WrongDoubling(const Contract& contract,
                                                std::span<const Seat> doubled, Sides sides) {
  const bool each = contract.parties() == Parties::kEach;
  if (IsKreuz(contract.row()) && sides.declarers.size() == 0 && !doubled.empty()) {
    sides = CrossSides(doubled.front().Next());
  }
  return each ? DoubledTwice(doubled) : DoubledOutOfTurn(doubled, sides);
}

// Whether `seat` may double next, when so many cards of the first two tricks lie on the table.
inline bool MayDouble(Seat seat, int cards, const Contract& contract, std::vector<Seat> doubled,
                      const Sides& sides, const RuleOptions& options) {
  if (std::ssize(doubled) >= MostStoss(contract, options)) return false;
  const bool answers = !doubled.empty() && contract.parties() != Parties::kEach;
  if (!InTime(seat, cards, answers, options)) return false;
  doubled.push_back(seat);
  return !WrongDoubling(contract, doubled, sides);
}

// Who laid or doubled first, if anybody did.
constexpr std::optional<Seat> FirstOf(std::span<const Seat> seats) {
  return seats.empty() ? std::nullopt : std::optional(seats.front());
}

// A seat of the side that declares a Kreuzbock: the last that doubled, else the first that laid,
// else forehand.
constexpr Seat KreuzDeclarer(std::span<const Seat> laid, std::span<const Seat> doubled) {
  if (!doubled.empty()) return doubled.back();
  return laid.empty() ? Seat(0) : laid.front();
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_DOUBLING_H_
