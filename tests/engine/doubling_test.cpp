// Who may give Kontra, Re, Sub ... after whom: by every row of seats that could.
#include "engine/money/doubling.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace schafkopf {
namespace {

// Calls visit with every row of up to five seats.
template <class Visit>
void ForEachRow(std::vector<Seat>& row, const Visit& visit) {
  visit(row);
  if (row.size() == 5) return;
  for (Seat seat : kSeats) {
    row.push_back(seat);
    ForEachRow(row, visit);
    row.pop_back();
  }
}

SeatSet SetOf(std::initializer_list<int> seats) {
  SeatSet set;
  for (int seat : seats) set = set | SeatSet::Of(Seat(seat));
  return set;
}

// The first place where opponents and declarers do not take turns.
std::optional<std::size_t> NotInTurn(const std::vector<Seat>& row, SeatSet declarers, int players) {
  for (std::size_t place = 0; place < row.size(); ++place) {
    const bool of_declarers = declarers.Contains(row[place]);
    if (row[place].index() >= players || of_declarers != (place % 2 == 1)) return place;
  }
  return std::nullopt;
}

TEST(Doubling, SidesTakeTurns) {
  std::vector<Seat> row;
  for (int players : {3, 4}) {
    for (const SeatSet declarers : {SetOf({1}), SetOf({0, 2}), SetOf({0, 1})}) {
      if (players == 3 && declarers.size() == 2) continue;
      ForEachRow(row, [&](const std::vector<Seat>& doubled) {
        ASSERT_EQ(DoubledOutOfTurn(doubled, SidesOf(declarers, players)),
                  NotInTurn(doubled, declarers, players));
      });
    }
  }
}

// While only the declarer is known, a row can be if some partner makes it one.
TEST(Doubling, APartnerMayBeAnybodyWhoFits) {
  std::vector<Seat> row;
  const Contract ruf = Contract::Named("ruf", Suit::kGras);
  const Sides known = SidesOf(ruf, Seat(1), std::nullopt);
  EXPECT_EQ(known.declarers, SetOf({1}));
  EXPECT_EQ(known.declarer_count, 2);
  EXPECT_EQ(known.opponent_count, 2);
  ForEachRow(row, [&](const std::vector<Seat>& doubled) {
    std::optional<std::size_t> latest = 0;
    for (int partner : {0, 2, 3}) {
      const auto wrong = NotInTurn(doubled, SetOf({1, partner}), 4);
      latest = !wrong || !latest ? std::nullopt : std::max(latest, wrong);
    }
    ASSERT_EQ(WrongDoubling(ruf, doubled, known), latest);
  });
}

TEST(Doubling, EachForHimselfDoublesOnce) {
  std::vector<Seat> row;
  const Contract ramsch = Contract::Named("ramsch");
  ForEachRow(row, [&](const std::vector<Seat>& doubled) {
    std::optional<std::size_t> twice;
    for (std::size_t place = doubled.size(); place-- > 0;) {
      const auto before = doubled.begin() + static_cast<std::ptrdiff_t>(place);
      if (std::find(doubled.begin(), before, doubled[place]) != before) twice = place;
    }
    ASSERT_EQ(WrongDoubling(ramsch, doubled, Sides()), twice);
  });
}

TEST(Doubling, EitherSideOfAKreuzbockMayBegin) {
  std::vector<Seat> row;
  for (const char* name : {"kreuz", "farbkreuz"}) {
    const Contract kreuz = name == std::string_view("kreuz")
                               ? Contract::Named("kreuz")
                               : Contract::Named("farbkreuz", Suit::kGras);
    const Sides nobodys = SidesBefore(kreuz, SetOf({0, 2}), 4);
    EXPECT_EQ(nobodys.declarers, SeatSet());
    EXPECT_EQ(nobodys.opponents, SeatSet());
    const Sides laid = SidesBefore(kreuz, SetOf({0, 2}), 4, Seat(1));
    EXPECT_EQ(laid.declarers, SetOf({1, 3}));
    EXPECT_EQ(laid.opponents, SetOf({0, 2}));
    ForEachRow(row, [&](const std::vector<Seat>& doubled) {
      std::optional<std::size_t> wrong;
      for (std::size_t place = doubled.size(); place-- > 1;) {
        const int steps = doubled[place].index() - doubled[place - 1].index();
        if (steps % 2 == 0) wrong = place;
      }
      ASSERT_EQ(WrongDoubling(kreuz, doubled, nobodys), wrong);
      ASSERT_EQ(WrongDoubling(kreuz, doubled, laid), NotInTurn(doubled, SetOf({1, 3}), 4));
    });
  }
}

TEST(Sides, AsFarAsTheyAreKnown) {
  const Contract solo = Contract::Named("solo", Suit::kGras);
  const Contract ruf = Contract::Named("ruf", Suit::kGras);
  const Contract hochzeit = Contract::Named("hochzeit").WithPartner(Seat(3));
  const auto sides = [](const Contract& contract, std::optional<Seat> declarer,
                        std::optional<Seat> partner,
                        int players = 4) { return SidesOf(contract, declarer, partner, players); };
  EXPECT_EQ(sides(solo, Seat(2), Seat(1)).declarers, SetOf({2})) << "a solo has no partner";
  EXPECT_EQ(sides(solo, Seat(2), std::nullopt).opponents, SetOf({0, 1, 3}));
  EXPECT_EQ(sides(solo, Seat(2), std::nullopt, 3).opponents, SetOf({0, 1}));
  EXPECT_EQ(sides(solo, Seat(2), std::nullopt, 3).players(), 3);
  EXPECT_EQ(sides(solo, std::nullopt, std::nullopt).opponents, SeatSet());
  EXPECT_EQ(sides(solo, std::nullopt, std::nullopt).declarer_count, 1);
  EXPECT_EQ(sides(solo, std::nullopt, std::nullopt).opponent_count, 3);
  EXPECT_EQ(sides(ruf, Seat(2), Seat(1)).declarers, SetOf({1, 2}));
  EXPECT_EQ(sides(ruf, Seat(2), Seat(1)).opponents, SetOf({0, 3}));
  EXPECT_EQ(sides(hochzeit, Seat(2), std::nullopt).declarers, SetOf({2, 3}));
  const Contract sjavs = Contract::Named("sjavs", Suit::kGras);
  EXPECT_EQ(sides(sjavs, Seat(1), std::nullopt).declarers, SetOf({1, 3}));
  EXPECT_EQ(sides(sjavs, std::nullopt, std::nullopt).declarers, SetOf({0, 2}));
  EXPECT_EQ(SidesBefore(ruf, SetOf({0, 3}), 4).opponents, SetOf({1, 2}));
  EXPECT_EQ(FirstOf({}), std::nullopt);
  const std::vector<Seat> two = {Seat(3), Seat(1)};
  EXPECT_EQ(FirstOf(two), Seat(3));
  EXPECT_EQ(KreuzDeclarer({}, two), Seat(1));
}

}  // namespace
}  // namespace schafkopf
