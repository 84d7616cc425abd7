// Who may give Kontra, Re, Sub ... after whom, by every row of seats that could, and how long; what
// counts as a doubling.
#include "engine/money/doubling.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/money/doubled_deal.h"
#include "tests/support/rules_with.h"

namespace schafkopf::doubling_test {
namespace {

const Contract kRuf = Contract::Named("ruf", Suit::kGras);

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

TEST(Sides, AsASeatKnowsThemByItsHand) {
  const CardSet called = CardSet::Of(*kRuf.called_card());
  const auto seen = [](int seat, CardSet hand, const Contract& contract = kRuf) {
    return SidesSeenBy(Seat(seat), hand, contract, Seat(1));
  };
  EXPECT_EQ(seen(1, {}).declarers, SetOf({1}));
  EXPECT_EQ(seen(1, {}).opponents, SeatSet()) << "the declarer does not know his partner";
  EXPECT_EQ(seen(3, called).declarers, SetOf({1, 3}));
  EXPECT_EQ(seen(3, called).opponents, SetOf({0, 2}));
  EXPECT_EQ(seen(2, {}).declarers, SetOf({1}));
  EXPECT_EQ(seen(2, {}).opponents, SetOf({2}));
  EXPECT_EQ(seen(2, {}, Contract::Named("kreuz")).opponents, SeatSet()) << "nobody's yet";
}

TEST(Doubling, ASeatMayInItsTime) {
  const Sides sides = SidesOf(kRuf, Seat(1), Seat(3));
  const auto may = [&](int seat, int cards, const std::vector<Seat>& doubled) {
    return MayDouble(Seat(seat), cards, kRuf, doubled, sides, {});
  };
  EXPECT_TRUE(may(0, 1, {}));
  EXPECT_FALSE(may(0, 2, {})) << "too late";
  EXPECT_FALSE(may(3, 1, {})) << "against his own side";
  EXPECT_TRUE(may(3, 1, {Seat(0)}));
  EXPECT_FALSE(may(2, 1, {Seat(0)}));
  EXPECT_FALSE(may(2, 1, {Seat(0), Seat(1)})) << "the table has no Sub";
}

TEST(Doubling, WhoMayLayAndWhatCounts) {
  const SeatSet laid = SeatSet::Of(Seat(0)) | SeatSet::Of(Seat(1)) | SeatSet::Of(Seat(3));
  const std::pair<const char*, std::array<int, 2>> rows[] = {{"off", {0, 0}},
                                                             {"all_multiply", {4, 3}},
                                                             {"only_forehand", {1, 1}},
                                                             {"only_one", {1, 1}},
                                                             {"consecutive", {4, 2}}};
  for (const auto& [word, counts] : rows) {
    EXPECT_EQ(MostLayers(With("legen", word)), counts[0]) << word;
    EXPECT_EQ(CountLayers(laid, With("legen", word)), counts[1]) << word;
  }
  EXPECT_EQ(CountLayers(SeatSet::Of(Seat(2)), With("legen", "only_forehand")), 0);
  EXPECT_EQ(MostStoss(kRuf, {}), 2);
  EXPECT_EQ(MostStoss(kRuf, With("stoss_max", "4")), 4);
  EXPECT_EQ(MostStoss(kRuf, With("kontra_allowed", "off")), 0);
  EXPECT_EQ(MostStoss(Contract::Named("kop"), {}), 4) << "Kontra, Rej, Bok, Slup";
}

TEST(Doubling, TheTimeForKontraEnds) {
  const auto latest = [](Seat seat, bool answers, const RuleOptions& options) {
    int cards = 0;
    while (InTime(seat, cards + 1, answers, options)) ++cards;
    return cards;  // that may lie already
  };
  EXPECT_EQ(latest(Seat(2), false, {}), 1);
  EXPECT_EQ(latest(Seat(2), false, With("kontra_window", "first_card")), 0);
  EXPECT_EQ(latest(Seat(2), false, With("kontra_window", "own_first_card")), 2);
  EXPECT_EQ(latest(Seat(2), false, With("kontra_window", "second_trick")), 4);
  EXPECT_EQ(latest(Seat(2), true, {}), 1);
  EXPECT_EQ(latest(Seat(2), true, With("re_window", "one_card_later")), 2);
  EXPECT_EQ(latest(Seat(2), true, With("re_window", "next_trick")), 5);
}

TEST(Kreuzbock, WhoDeclares) {
  const Seat one(1);
  const Seat two(2);
  EXPECT_EQ(KreuzDeclarer({}, {}), Seat(0)) << "C104";
  EXPECT_EQ(KreuzDeclarer({{one, two}}, {}), one);
  EXPECT_EQ(KreuzDeclarer({{one}}, {{two}}), two) << "C106";
}

TEST(DoublingFault, CountsLayersAndKontra) {
  const auto fault = [](const Contract& contract, const Doublings& doublings,
                        const RuleOptions& options = {}) {
    return DoublingFaultOf(contract, doublings, options);
  };
  using enum DoublingFault;
  const RuleOptions legen = With("legen", "all_multiply");
  EXPECT_EQ(fault(kRuf, {.layers = 0}, With("legen", "off")), kNone);
  EXPECT_EQ(fault(kRuf, {.layers = 1}, With("legen", "off")), kTooManyLayers);
  EXPECT_EQ(fault(kRuf, {.layers = 4}, legen), kNone);
  EXPECT_EQ(fault(kRuf, {.layers = 5}, legen), kTooManyLayers);
  EXPECT_EQ(fault(kRuf, {.layers = 1}, With("legen", "only_one")), kNone);
  EXPECT_EQ(fault(kRuf, {.layers = 2}, With("legen", "only_one")), kTooManyLayers);
  EXPECT_EQ(fault(kRuf, {.stoss = 2}), kNone);
  EXPECT_EQ(fault(kRuf, {.stoss = 3}), kTooManyStoss);
  EXPECT_EQ(fault(kRuf, {.layers = 4, .stoss = 2, .bock = kMaxDoublings - 6}, legen), kNone);
  EXPECT_EQ(fault(kRuf, {.layers = 4, .stoss = 2, .bock = kMaxDoublings - 5}, legen), kTooMany);
  const Contract kop = Contract::Named("kop");
  EXPECT_EQ(fault(kop, {.stoss = 4}), kNone);
  EXPECT_EQ(fault(kop, {.stoss = 5}), kTooManyStoss);
  EXPECT_EQ(fault(kop, {.stoss = 1, .bock = 1}), kOnlyStoss);
  EXPECT_EQ(fault(kop, {.layers = 1}), kOnlyStoss);
}

}  // namespace
}  // namespace schafkopf::doubling_test
