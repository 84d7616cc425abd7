#include "tools/env/env_information.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/money/doubling.h"

namespace schafkopf {
namespace {

// Writes one field after another.
class Writer {
 public:
  Writer(std::span<float> place, Seat seat, int seats) : place_(place), seat_(seat), seats_(seats) {
    std::ranges::fill(place_, 0.0F);
  }

  void Skip(int count) { at_ += static_cast<std::size_t>(count); }
  void Cards(CardSet cards) {
    for (Card card : cards) Set(card.index(), 1);
    Skip(kCardCount);
  }
  void OneOf(int count, int chosen) {
    if (chosen >= 0) Set(chosen, 1);
    Skip(count);
  }
  template <class Number>
  void PerSeat(const Number& number_of) {
    for (int i = 0; i < seats_; ++i) Set(RowOf(Seat(i)), static_cast<float>(number_of(Seat(i))));
    Skip(kSeatCount);
  }
  void Set(int place, float number) { place_[at_ + static_cast<std::size_t>(place)] = number; }

  // The one that looks is the first.
  int RowOf(Seat seat) const { return (seat.index() - seat_.index() + seats_) % seats_; }

 private:
  std::span<float> place_;
  Seat seat_;
  int seats_;
  std::size_t at_ = 0;
};

void WritePlayed(const EnvTable& table, Writer& writer) {
  const auto& position = table.position();
  const auto played = position ? position->played() : std::span<const Card>();
  const int seats = position ? position->seats() : kSeatCount;
  const auto tricks = static_cast<float>(position ? position->game().hand_size() : 1);
  for (std::size_t i = 0; i < played.size(); ++i) {
    const int row = writer.RowOf(table.player_of(i));
    const int trick = static_cast<int>(i) / seats + 1;
    writer.Set(kCardCount * row + played[i].index(), static_cast<float>(trick) / tricks);
  }
  writer.Skip(kSeatCount * kCardCount);
  const std::size_t on_table = position ? position->trick().size() : 0;
  for (std::size_t i = played.size() - on_table; i < played.size(); ++i) {
    writer.Set(kCardCount * writer.RowOf(table.player_of(i)) + played[i].index(), 1);
  }
  writer.Skip(kSeatCount * kCardCount);
}

// Who plays with and against the declarer, as the seat knows before the first card, and once the
// called card has fallen.
void WriteSides(const EnvTable& table, Seat seat, Writer& writer) {
  if (!table.position() || table.position()->deal().contract().parties() == Parties::kEach) {
    return writer.Skip(kSeatCount);
  }
  const Position& position = *table.position();
  const Deal& deal = position.deal();
  const Contract& contract = deal.contract();
  const Seat declarer = contract.has_declarer() ? deal.declarer : Seat(0);
  Sides sides;
  if (contract.has_declarer()) {
    sides = SidesSeenBy(seat, deal.hands[seat], contract, declarer, deal.seats());
  }
  if (const auto called = contract.called_card()) {
    const auto played = position.played();
    if (std::ranges::find(played, *called) != played.end()) {
      sides = SidesOf(DeclarerSide(deal), deal.seats());
    }
  }
  writer.PerSeat([&](Seat each) {
    return sides.declarers.Contains(each) ? 1 : sides.opponents.Contains(each) ? -1 : 0;
  });
}

// How strong each card is, and what the seat's own cards can do: take the trick as it lies, or be
// beaten by no card of their suit that the seat has not seen.
void WriteStrength(const Position& position, Seat seat, Writer& writer) {
  const CardOrder& order = position.order();
  const CardSet held = position.held(seat);
  CardSet unseen = CardsOf(position.deal().deck()) - position.deal().hands[seat];
  for (Card card : position.played()) unseen.Remove(card);
  CardSet unbeaten;
  CardSet beaten;  // groups that an unseen card stands in
  int strength = kCardCount;
  for (Card card : order.best_first()) {
    writer.Set(card.index(), static_cast<float>(strength--) / kCardCount);
    if (unseen.Contains(card)) beaten |= order.GroupOf(card);
    if (held.Contains(card) && !beaten.Contains(card)) unbeaten.Insert(card);
  }
  writer.Skip(kCardCount);
  writer.Cards(unbeaten);
  const auto trick = position.trick();
  writer.Cards(trick.empty() ? CardSet() : Beaters(held, trick, order));
}

void WriteCardsOfGame(const EnvTable& table, Seat seat, Writer& writer) {
  if (!table.position()) return writer.Skip(6 * kCardCount);
  const Position& position = *table.position();
  const Deal& deal = position.deal();
  writer.Cards(position.order().trumps() & CardsOf(deal.deck()));
  writer.Cards(position.called().card);
  const std::size_t over = position.played().size() / static_cast<std::size_t>(position.seats());
  const bool open =
      seat != deal.declarer && LiesOpen(deal.contract(), deal.game.table().options, over);
  writer.Cards(open ? position.held(deal.declarer) : CardSet());
  WriteStrength(position, seat, writer);
}

void WriteTaken(const EnvTable& table, Writer& writer) {
  const auto& position = table.position();
  if (!position) return writer.Skip(3 * kSeatCount);
  PerSeat<Points> points;
  PerSeat<int> tricks;
  const auto played = position->played();
  const auto seats = static_cast<std::size_t>(position->seats());
  for (std::size_t begin = 0; begin + seats <= played.size(); begin += seats) {
    // Whoever led the next trick has taken this one.
    const Seat winner =
        begin + seats < played.size() ? table.player_of(begin + seats) : position->leader();
    for (Card card : played.subspan(begin, seats)) points[winner] += PointsOf(card);
    ++tricks[winner];
  }
  const auto trick = position->trick();
  const std::size_t first = played.size() - trick.size();
  const int winner =
      trick.empty() ? -1
                    : writer.RowOf(table.player_of(first + WinnerOf(trick, position->order())));
  writer.OneOf(kSeatCount, winner);
  const auto all = static_cast<float>(position->game().hand_size());
  writer.PerSeat([&](Seat each) { return static_cast<float>(points[each].count()) / 120; });
  writer.PerSeat([&](Seat each) { return static_cast<float>(tricks[each]) / all; });
}

void WriteSaid(const EnvTerms& terms, const EnvTable& table, Seat seat, Writer& writer) {
  writer.PerSeat([&](Seat each) { return table.laid().Contains(each) ? 1 : 0; });
  writer.PerSeat([&](Seat each) { return table.passed().Contains(each) ? 1 : 0; });
  writer.PerSeat([&](Seat each) {
    return static_cast<float>(std::ranges::count(table.kontra(), each)) / kSeatCount;
  });
  const int games = static_cast<int>(terms.games.size());
  writer.OneOf(games, table.game() ? static_cast<int>(*table.game()) : -1);
  const auto meant = table.meant(seat);
  writer.OneOf(games, meant ? static_cast<int>(*meant) : -1);
  const auto bids = static_cast<int>(terms.announcements.size());
  for (int i = 0; bids > 0 && i < terms.table.seats; ++i) {
    const auto& announced = table.announced(Seat(i));
    for (int bid = 0; announced.any() && bid < bids; ++bid) {
      if (announced[static_cast<std::size_t>(bid)])
        writer.Set(bids * writer.RowOf(Seat(i)) + bid, 1);
    }
  }
}

}  // namespace

std::vector<EnvField> EnvFieldsOf(const EnvTerms& terms) {
  const int games = static_cast<int>(terms.games.size());
  const int bids = static_cast<int>(terms.announcements.size());
  return {{"dealt", 1, kCardCount},
          {"held", 1, kCardCount},
          {"played", kSeatCount, kCardCount},
          {"trick", kSeatCount, kCardCount},
          {"trumps", 1, kCardCount},
          {"called", 1, kCardCount},
          {"open_hand", 1, kCardCount},
          {"strength", 1, kCardCount},
          {"unbeaten", 1, kCardCount},
          {"beats", 1, kCardCount},
          {"phase", 1, kEnvPhases},
          {"seat", 1, kSeatCount},
          {"to_move", 1, kSeatCount},
          {"declarer", 1, kSeatCount},
          {"sides", 1, kSeatCount},
          {"winning", 1, kSeatCount},
          {"points", 1, kSeatCount},
          {"tricks", 1, kSeatCount},
          {"laid", 1, kSeatCount},
          {"passed", 1, kSeatCount},
          {"doubled", 1, kSeatCount},
          {"game", 1, games},
          {"meant", 1, games},
          {"announced", kSeatCount, bids}};
}

int EnvLength(const EnvTerms& terms) {
  int length = 0;
  for (const EnvField& field : EnvFieldsOf(terms)) length += field.rows * field.columns;
  return length;
}

void WriteInformation(const EnvTerms& terms, const EnvTable& table, Seat seat,
                      std::span<float> place) {
  Writer writer(place, seat, terms.table.seats);
  if (table.phase() == EnvPhase::kOver) return;
  const bool lays = table.phase() == EnvPhase::kLay;
  const CardSet dealt = lays ? table.first_cards(seat) : table.hands()[seat];
  const auto& position = table.position();
  writer.Cards(dealt);
  writer.Cards(position ? position->held(seat) : dealt);
  WritePlayed(table, writer);
  WriteCardsOfGame(table, seat, writer);
  // Who is asked whether it doubles tells of its hand: the others see that a card is due.
  const bool asked = table.phase() == EnvPhase::kDouble && table.to_move() != seat;
  writer.OneOf(kEnvPhases, static_cast<int>(asked ? EnvPhase::kPlay : table.phase()));
  writer.OneOf(kSeatCount, seat.index());
  writer.OneOf(kSeatCount, writer.RowOf(asked ? position->to_move() : table.to_move()));
  const bool declares = position && position->deal().contract().has_declarer();
  writer.OneOf(kSeatCount, declares ? writer.RowOf(position->deal().declarer) : -1);
  WriteSides(table, seat, writer);
  WriteTaken(table, writer);
  WriteSaid(terms, table, seat, writer);
}

}  // namespace schafkopf
