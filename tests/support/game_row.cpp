#include "tests/support/game_row.h"

#include <cstddef>
#include <stdexcept>

namespace schafkopf {

RuleOptions OptionsOf(const GameRow& game) {
  RuleOptions options;
  for (const auto& [name, value] : game.options) {
    if (!options.Set(name, value)) throw std::invalid_argument(name);
  }
  return options;
}

std::vector<Contract> ContractsOf(const GameRow& game) {
  const RuleOptions options = OptionsOf(game);
  std::vector<Contract> contracts;
  for (const Contract& contract : ContractsOfRowInFull(RowNamed(game.row))) {
    const bool king_too_rare = contract.called_card() && game.deck != Deck::kLong &&
                               contract.called_card()->rank() == Rank::kKing;
    const bool nobody_left =
        game.seats < 4 && contract.parties() != Parties::kSolo && !IsRufspiel(contract.row());
    if (contract.must_overtake() == game.stich && !king_too_rare && !nobody_left) {
      contracts.push_back(options.On("ruf_tout") ? contract.WithTout() : contract);
    }
  }
  return contracts;
}

Deal RandomDealOf(const GameRow& game, Random& random) {
  const auto contracts = ContractsOf(game);
  const Contract contract = contracts[random.Below(contracts.size())];
  const Tilt tilt = contract.objective() == Objective::kNoTricks    ? Tilt::kWeak
                    : contract.objective() == Objective::kAllTricks ? Tilt::kStrong
                                                                    : Tilt::kNone;
  Deal deal = RandomDeal(contract, game.deck, tilt, random, game.seats);
  deal.game = Game(contract, {game.deck, game.seats, OptionsOf(game)});
  return deal;
}

std::vector<GameRow> CommonGames() {
  std::vector<GameRow> games;
  std::string last;
  for (const Contract& contract : AllContracts()) {
    const std::string row(contract.row().name);
    if (row == last) continue;
    last = row;
    for (Deck deck : {Deck::kLong, Deck::kShort, Deck::kShort20}) {
      games.push_back({row + "_" + std::string(NameOf(deck)), row, deck});
    }
  }
  return games;
}

std::vector<GameRow> SpecialGames() {
  return {{"muss", "muss"},
          {"muss_short", "muss", Deck::kShort},
          {"hochzeit", "hochzeit"},
          {"hochzeit_short", "hochzeit", Deck::kShort},
          {"bauernhochzeit", "bauernhochzeit"},
          {"sjavs", "sjavs"},
          {"kop", "kop", Deck::kKop},
          {"wesele", "wesele", Deck::kKop},
          {"cicha", "cicha", Deck::kKop},
          {"zolo", "zolo", Deck::kKop},
          {"baska", "kop", Deck::kKop, 4, false, {}, true},
          {"three_solo", "solo", Deck::kShort, 3},
          {"three_wenz", "wenz", Deck::kShort, 3},
          {"three_farbgeier", "farbgeier", Deck::kShort, 3},
          {"three_bettel", "bettel", Deck::kShort, 3},
          {"two", "offiziere", Deck::kLong, 2, true},
          {"two_wenz", "wenz", Deck::kLong, 2, true},
          {"two_solo", "solo", Deck::kLong, 2, true},
          {"bettel_stich", "bettel", Deck::kLong, 4, false, {}, true},
          {"pfd_stich", "pfd", Deck::kShort, 4, false, {}, true},
          {"bettel_overtake", "bettel", Deck::kLong, 4, false, {{"must_overtake", "on"}}},
          {"bettel_lead", "bettel", Deck::kLong, 4, false, {{"bettel_lead", "declarer"}}},
          {"ruf_tout", "ruf", Deck::kShort, 4, false, {{"ruf_tout", "on"}}},
          {"runaway_three", "ruf", Deck::kLong, 4, true, {{"runaway_min", "3"}}},
          {"runaway_three_short", "ruf", Deck::kShort, 4, true, {{"runaway_min_short", "3"}}},
          {"runaway_dealt",
           "ruf",
           Deck::kLong,
           4,
           true,
           {{"runaway_count", "at_deal"}, {"runaway_min", "3"}}},
          {"runaway_when_led",
           "ruf",
           Deck::kLong,
           4,
           true,
           {{"runaway_when", "also_when_led"}, {"runaway_min", "2"}}},
          {"discard_7", "ruf", Deck::kLong, 4, true, {{"x_discard_from_trick", "7"}}},
          {"discard_always", "ruf", Deck::kLong, 4, true, {{"x_discard_from_trick", "always"}}},
          {"late_after_runaway",
           "ruf",
           Deck::kLong,
           4,
           true,
           {{"x_discard_after_runaway", "from_trick_7"}, {"runaway_min", "2"}}},
          {"must_play_when_led",
           "ruf",
           Deck::kLong,
           4,
           true,
           {{"must_play_x_after_runaway_when_led", "on"}, {"runaway_min", "2"}}}};
}

}  // namespace schafkopf
