// Tables for learning: what a seat is told and may do, what follows from it, and what it is paid
// are the house's own, step by step, and hang on seed and table alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/string_views.h"
#include "engine/worlds/dealer.h"
#include "engine/worlds/seat_view.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"
#include "tools/answers/questions.h"
#include "tools/answers/table/seat_bid.h"
#include "tools/answers/table/seat_double.h"
#include "tools/env/env_tables.h"

namespace schafkopf::env_test {
namespace {

EnvSetup SetupOf(const Json& fields) {
  auto setup = ReadEnv(fields);
  EXPECT_TRUE(setup.ok()) << setup.status() << fields;
  return *std::move(setup);
}

std::vector<int> AnyActions(const EnvTables& tables) {
  std::vector<int> actions;
  for (std::size_t i = 0; i < tables.size(); ++i) actions.push_back(tables.AnyOf(i));
  return actions;
}

// The same, but that nobody bids at every other table.
std::vector<int> AnyOrNoGame(const EnvTables& tables) {
  std::vector<int> actions = AnyActions(tables);
  for (std::size_t i = 0; i < tables.size(); i += 2) {
    if (tables.table(i).phase() == EnvPhase::kBid) actions[i] = kPassAction;
  }
  return actions;
}

std::vector<float> InformationOf(const EnvTables& tables, std::size_t i, Seat seat) {
  std::vector<float> information(static_cast<std::size_t>(EnvLength(tables.terms())));
  WriteInformation(tables.terms(), tables.table(i), seat, information);
  return information;
}

DealLine LineOf(const EnvTerms& terms, const EnvTable& table, const Hands& hands) {
  DealLine line;
  line.contract = terms.games[*table.game()].game.contract();
  line.declarer = table.position()->deal().declarer;
  line.hands = hands;
  line.played.assign(table.position()->played().begin(), table.position()->played().end());
  line.table = terms.table;
  return line;
}

// Decks and players that games are played with.
struct Played {
  const char* deck;
  int players;
};
constexpr auto kPlayed =
    std::to_array<Played>({{"long", 4}, {"short", 4}, {"short20", 4}, {"kop", 4}, {"short", 3}});

// Every contract that the table plays by what each seat sees.
std::vector<std::string> NamesAt(const Table& table) {
  std::vector<std::string> names;
  for (const ContractRow& row : kContracts) {
    for (const Contract& contract : ContractsOfRowInFull(row)) {
      if (!IsPlayedWith(row, table.deck) || !IsPlayedAt(row, table.seats, table.options)) continue;
      if (ObstacleByTable(contract, table.options) != BidObstacle::kNone) continue;
      if (contract.called_card() && contract.called_card()->rank() != Rank::kSau) continue;
      if (contract.partner() && contract.partner()->index() >= table.seats) continue;
      if (!contract.is_played()) continue;
      names.push_back(ToString(contract));
      if (contract.objective() == Objective::kNoTricks) {
        names.push_back(ToString(contract.WithOuvert()));
      }
    }
  }
  return names;
}

TEST(EnvTables, TellASeatNothingOfHiddenCardsInAnyContract) {
  int told = 0;
  int others = 0;
  for (const Played& played : kPlayed) {
    const RuleSet rules = DefaultRules();
    const Deck deck = std::ranges::find(kDecks, played.deck, &DeckRow::name)->deck;
    for (const std::string& name : NamesAt(TableOf(rules, deck, played.players))) {
      const Json fields = {{"contracts", name},         {"deck", played.deck}, {"tables", 6},
                           {"players", played.players}, {"quiet", true},       {"draws", 1}};
      EnvTables tables(SetupOf(fields));
      EnvTables swapped(SetupOf(fields));
      const EnvTerms& terms = tables.terms();
      ASSERT_EQ(tables.terms().games.size(), 1u) << name;
      for (int step = 0; step < HandSize(deck, played.players) * played.players; ++step) {
        for (auto i = static_cast<std::size_t>(step % 5); i < tables.size(); i += 5) {
          const EnvTable& table = tables.table(i);
          if (table.phase() != EnvPhase::kPlay) continue;
          const Seat seat((step + static_cast<int>(i)) % played.players);
          const SeatView view = ViewOf(*table.position(), seat);
          const Dealer dealer(KnowledgeOf(view));
          if (dealer.count() == 0) continue;
          const Hands hands = dealer.Sample(7, static_cast<std::uint64_t>(step));
          DealLine line = LineOf(terms, table, hands);
          line.declarer = PositionIn(view, hands).deal().declarer;
          swapped.Put(i, line);
          ASSERT_EQ(InformationOf(tables, i, seat), InformationOf(swapped, i, seat))
              << name << ToString(line);
          if (seat == table.to_move()) {
            ASSERT_EQ(swapped.table(i).legal().cards, table.legal().cards);
          }
          ++told;
          others += hands == table.hands() ? 0 : 1;
        }
        tables.Step(AnyActions(tables));
      }
    }
  }
  EXPECT_GT(told, 5000);
  EXPECT_GT(others, told / 2);
}

// Whoever holds the called Sau is not asked for a Kontra.
TEST(EnvTables, TellNobodyWhoIsAskedToDouble) {
  const Json fields = {{"contracts", "ruf"}, {"tables", 300}};
  EnvTables tables(SetupOf(fields));
  EnvTables swapped(SetupOf(fields));
  const auto asks = [](const EnvTable& table, Seat seat) {
    return table.phase() == EnvPhase::kDouble && table.to_move() == seat;
  };
  int differ = 0;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const EnvTable& table = tables.table(i);
    for (Seat seat : kSeats) {
      const Dealer dealer(KnowledgeOf(ViewOf(*table.position(), seat)));
      swapped.Put(i, LineOf(tables.terms(), table, dealer.Sample(3, i)));
      if (asks(table, seat) || asks(swapped.table(i), seat)) continue;
      ASSERT_EQ(InformationOf(tables, i, seat), InformationOf(swapped, i, seat));
      differ += swapped.table(i).to_move() == table.to_move() ? 0 : 1;
    }
  }
  EXPECT_GT(differ, 10);
}

TEST(EnvTables, TellNothingOfHiddenCardsInTheAuction) {
  EnvTables tables(SetupOf({{"rules", "article"}, {"tables", 40}, {"quiet", true}}));
  EnvTables swapped(SetupOf({{"rules", "article"}, {"tables", 40}, {"quiet", true}}));
  std::vector<int> actions(tables.size(), kPassAction);
  for (int bidder = 0; bidder < 3; ++bidder) {
    const Seat seat(bidder);
    for (std::size_t i = 0; i < tables.size(); ++i) {
      const EnvTable& table = tables.table(i);
      ASSERT_EQ(table.phase(), EnvPhase::kBid);
      ASSERT_EQ(table.to_move(), seat);
      DealLine line{std::nullopt, {}, table.hands(), {}, {}, {}, tables.terms().table};
      std::swap(line.hands[seat.Plus(1)], line.hands[seat.Plus(2)]);
      swapped.Put(i, line);
    }
    for (int bid = 0; bid < bidder; ++bid) swapped.Step(actions);
    for (std::size_t i = 0; i < tables.size(); ++i) {
      ASSERT_EQ(InformationOf(tables, i, seat), InformationOf(swapped, i, seat));
      ASSERT_EQ(tables.table(i).legal().games, swapped.table(i).legal().games);
      ASSERT_NE(InformationOf(tables, i, seat.Next()), InformationOf(swapped, i, seat.Next()));
    }
    tables.Step(actions);
  }
}

// The cards of a part of what a seat is told.
CardSet CardsIn(const EnvTables& tables, std::size_t i, Seat seat, std::string_view name) {
  std::size_t at = 0;
  for (const EnvField& field : EnvFieldsOf(tables.terms())) {
    if (field.name == name) break;
    at += static_cast<std::size_t>(field.rows * field.columns);
  }
  const std::vector<float> information = InformationOf(tables, i, seat);
  CardSet cards;
  for (int card = 0; card < kCardCount; ++card) {
    if (information[at + static_cast<std::size_t>(card)] > 0) cards.Insert(Card::FromIndex(card));
  }
  return cards;
}

TEST(EnvTables, TellWhatOwnCardsCanDo) {
  EnvTables tables(SetupOf({{"contracts", {"ruf", "geier"}}, {"tables", 30}, {"quiet", true}}));
  for (int step = 0; step < 31; ++step) {
    for (std::size_t i = 0; i < tables.size(); ++i) {
      const Position& position = *tables.table(i).position();
      const Seat seat = position.to_move();
      const CardOrder& order = position.order();
      CardSet others;
      for (Seat other : kSeats) others |= other == seat ? CardSet() : position.held(other);
      CardSet unbeaten;
      CardSet takes;
      for (Card card : position.held(seat)) {
        std::vector<Card> trick(position.trick().begin(), position.trick().end());
        trick.push_back(card);
        const CardSet rivals = others & order.GroupOf(card);
        bool beaten = false;
        for (Card other : rivals) beaten |= order.Beats(other, card);
        if (!beaten) unbeaten.Insert(card);
        if (trick.size() > 1 && WinnerOf(trick, order) == trick.size() - 1) takes.Insert(card);
      }
      ASSERT_EQ(CardsIn(tables, i, seat, "held"), position.held(seat));
      ASSERT_EQ(CardsIn(tables, i, seat, "unbeaten"), unbeaten);
      ASSERT_EQ(CardsIn(tables, i, seat, "beats"), takes);
      ASSERT_EQ(CardsIn(tables, i, seat, "trumps"), order.trumps());
    }
    tables.Step(AnyActions(tables));
  }
}

// The others hear a Solo, and its bidder alone knows which.
TEST(EnvTables, TellNobodyWhichSoloIsMeant) {
  EnvTables tables(SetupOf({{"rules", "sauspiel"}, {"quiet", true}}));
  EnvTables others(SetupOf({{"rules", "sauspiel"}, {"quiet", true}}));
  const auto bid = [](EnvTables& some, Suit suit) {
    const auto game = some.terms().Find(Contract::Named("solo", suit));
    some.Step(std::vector{kFirstGameAction + static_cast<int>(game.value())});
  };
  bid(tables, Suit::kEichel);
  bid(others, Suit::kGras);
  EXPECT_NE(InformationOf(tables, 0, Seat(0)), InformationOf(others, 0, Seat(0)));
  for (Seat seat : {Seat(1), Seat(2), Seat(3)}) {
    EXPECT_EQ(InformationOf(tables, 0, seat), InformationOf(others, 0, seat));
  }
}

std::bitset<kMostEnvGames> OptionsAt(const EnvTable& table, const EnvTerms& terms) {
  const Seat seat = table.to_move();
  std::bitset<kMostEnvGames> options;
  for (const BidOption& option :
       OptionsOf({seat, table.hands()[seat], terms.table.deck, table.bids()}, terms.rules)) {
    options.set(terms.Find(option.contract).value());
  }
  return options;
}

// Whom the house asks for Kontra or Re, after those before `from` have left it.
std::optional<Seat> DoublerAt(const EnvTable& table, const EnvTerms& terms, int from) {
  const auto turn =
      NextToDouble(*table.position(), table.bids(), table.kontra(), terms.options(), from);
  return turn ? std::optional(turn->view.seat) : std::nullopt;
}

TEST(EnvTables, OfferWhatTheHouseDoes) {
  int doubled = 0;
  for (const Preset& preset : Presets()) {
    if (preset.name == "three") continue;
    EnvTables tables(SetupOf({{"rules", std::string(preset.name)}, {"tables", Scaled(400)}}));
    const EnvTerms& terms = tables.terms();
    std::vector<int> from(tables.size(), 0);
    for (int step = 0; step < 30; ++step) {
      const std::vector<int> actions = AnyOrNoGame(tables);
      for (std::size_t i = 0; i < tables.size(); ++i) {
        const EnvTable& table = tables.table(i);
        const bool doubles = table.phase() == EnvPhase::kDouble;
        if (table.phase() == EnvPhase::kBid) {
          ASSERT_EQ(table.legal().games, OptionsAt(table, terms)) << preset.name;
        } else if (doubles || table.phase() == EnvPhase::kPlay) {
          // The house asks for a Kreuzbock before it knows who laid.
          const auto asked = doubles ? std::optional(table.to_move()) : std::nullopt;
          if (!IsKreuz(table.position()->deal().contract().row())) {
            ASSERT_EQ(asked, DoublerAt(table, terms, from[i])) << preset.name;
            doubled += table.kontra().empty() ? 0 : 1;
          }
        }
        from[i] = doubles && actions[i] == kPassAction ? table.to_move().index() + 1 : 0;
      }
      tables.Step(actions);
    }
  }
  EXPECT_GT(doubled, 10);
}

// What `score` says of a deal that is over.
std::vector<int> Scored(const EnvTerms& terms, const EnvTable& table, const Json& rules) {
  const auto seats = [](std::span<const Seat> some) {
    return absl::StrJoin(some, ",",
                         [](std::string* out, Seat seat) { absl::StrAppend(out, seat.index()); });
  };
  Json question = rules;
  question["verb"] = "score";
  question["deal"] = ToString(LineOf(terms, table, table.hands()));
  if (!table.kontra().empty()) question["kontra"] = seats(table.kontra());
  if (table.laid().size() > 0) question["laid"] = seats(SeatsOf(table.laid()));
  const Json answer = Json::parse(AnswerJson(question.dump(), {}));
  if (!answer.contains("payments")) ADD_FAILURE() << question << answer;
  return answer.value("payments", std::vector<int>{});
}

TEST(EnvTables, PayWhatScoreSays) {
  int scored = 0;
  int doubled = 0;
  std::map<std::string_view, int> forced;  // games that follow where nobody bids
  std::vector<Json> some = {
      {{"rules", "sauspiel"}, {"options", {"all_pass=ramsch", "ramsch_stoss=on"}}}};
  for (const Preset& preset : Presets()) {
    if (preset.name != "three") some.push_back({{"rules", std::string(preset.name)}});
  }
  for (const Json& rules : some) {
    Json fields = rules;
    fields["tables"] = Scaled(200);
    EnvTables tables(SetupOf(fields));
    for (int step = 0; step < 80; ++step) {
      tables.Step(AnyOrNoGame(tables));
      for (std::size_t i = 0; i < tables.size(); ++i) {
        const EnvTable& table = tables.table(i);
        if (!tables.ended(i) || !table.position()) continue;
        const std::vector<int> cents(tables.received(i).begin(), tables.received(i).end());
        ASSERT_EQ(cents, Scored(tables.terms(), table, rules)) << rules;
        ++scored;
        doubled += table.kontra().empty() ? 0 : 1;
        if (i % 2 == 0) ++forced[table.position()->deal().contract().row().name];
      }
    }
  }
  EXPECT_GT(scored, 100);
  EXPECT_GT(doubled, 10);
  for (const char* game : {"muss", "kreuz", "ramsch"}) EXPECT_GT(forced[game], 0) << game;
}

TEST(EnvTables, HangOnSeedAndTableAlone) {
  const Json fields = {{"seats", {"agent", "habit", "random", "habit"}},
                       {"rotate", true},
                       {"auto_reset", true},
                       {"seed", 5}};
  const auto with = [&](int count, int threads) {
    Json own = fields;
    own["tables"] = count;
    own["threads"] = threads;
    return SetupOf(own);
  };
  EnvTables few(with(3, 1));
  EnvTables many(with(200, 2));
  int ended = 0;
  for (int step = 0; step < 100; ++step) {
    for (std::size_t i = 0; i < few.size(); ++i) {
      ASSERT_EQ(InformationOf(few, i, few.table(i).to_move()),
                InformationOf(many, i, many.table(i).to_move()));
      ASSERT_EQ(few.received(i), many.received(i));
      ended += few.ended(i) ? 1 : 0;
    }
    few.Step(AnyActions(few));
    many.Step(AnyActions(many));
  }
  EXPECT_GT(ended, 10);
  const std::vector<float> then = InformationOf(few, 0, Seat(0));
  few.Reset(5);
  for (int step = 0; step < 100; ++step) few.Step(AnyActions(few));
  EXPECT_EQ(InformationOf(few, 0, Seat(0)), then);
}

TEST(EnvTables, HabitsPlayTheCardsOfTheirPlayer) {
  EnvTables tables(SetupOf(
      {{"contracts", {"ruf", "wenz", "farbgeier", "bettel"}}, {"tables", 60}, {"quiet", true}}));
  const EnvTerms& terms = tables.terms();
  const EnvSetup habit =
      SetupOf({{"contracts", "wenz"}, {"seats", {"agent", "habit", "habit", "habit"}}});
  const EnvSeat& seat = habit.terms.seats[1];
  ASSERT_TRUE(seat.by_habit);
  Chooser chooser;
  int several = 0;
  for (int step = 0; step < 32; ++step) {
    for (auto i = static_cast<std::size_t>(step % 7); i < tables.size(); i += 7) {
      const EnvTable& table = tables.table(i);
      if (table.phase() != EnvPhase::kPlay) continue;
      const Aim& aim = terms.games[*table.game()].aim;
      ASSERT_EQ(ActionOf(seat, terms, table, chooser),
                chooser.Choose(*table.position(), seat.player, table.seed(), aim).index());
      several += table.legal().size() > 1 ? 1 : 0;
    }
    tables.Step(AnyActions(tables));
  }
  EXPECT_GT(several, 50);
}

TEST(EnvTables, LabelEachCardByItsExactValue) {
  EnvTables tables(SetupOf({{"contracts", {"solo", "ramsch"}}, {"tables", 20}, {"quiet", true}}));
  for (int step = 0; step < 20; ++step) tables.Step(AnyActions(tables));
  Solver solver;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const EnvTable& table = tables.table(i);
    const EnvTables::Label label = tables.LabelOf(i, solver);
    const bool sides = table.position()->deal().contract().parties() != Parties::kEach;
    for (int card = 0; card < kCardCount; ++card) {
      const Card played = Card::FromIndex(card);
      ASSERT_EQ(label.values[played].has_value(), sides && table.legal().cards.Contains(played));
      if (!label.values[played]) continue;
      Position after = *table.position();
      after.Play(played);
      const Value value = Solver().Solve(after);
      EXPECT_EQ(*label.values[played], value);
      EXPECT_EQ(label.wins[played], value >= kWin);
    }
  }
}

TEST(EnvTables, RefuseWhatCannotBe) {
  for (const Json& fields :
       {Json{{"contracts", "sie"}}, Json{{"contracts", "offiziere"}}, Json{{"players", 3}},
        Json{{"deck", "kop"}, {"contracts", "wenz"}}, Json{{"seats", {"agent", "habit"}}},
        Json{{"seats", "habit"}}, Json{{"tables", 0}},
        Json{{"contracts", "wenz+tout"}, {"options", {"tout_min_laufende=8"}}},
        Json{{"speech", "loud"}}, Json{{"deck", "short"}, {"players", 5}}}) {
    EXPECT_FALSE(ReadEnv(fields).ok()) << fields;
  }
  EnvTables tables(SetupOf({{"tables", 3}, {"quiet", true}}));
  EXPECT_EQ(tables.Refuses(std::vector{kPassAction, kPassAction, 0}), 2u);
  EXPECT_EQ(tables.Refuses(std::vector{kPassAction, 1000, -1}), 1u);
}

}  // namespace
}  // namespace schafkopf::env_test
