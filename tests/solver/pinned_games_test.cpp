// Every field of what games played out, solved or settled come to, of every game and option: a
// digest of each kind (tests/support/digest.h).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/text/rules/rule_file.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/card_search.h"
#include "solver/auction/all_pass.h"
#include "solver/auction/basis.h"
#include "solver/contracts_won.h"
#include "solver/exchange.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/play_habit.h"
#include "solver/habits/played_games.h"
#include "solver/habits/wedding.h"
#include "solver/post_mortem.h"
#include "solver/price_class.h"
#include "solver/ramsch/free_for_all.h"
#include "solver/sample/duel.h"
#include "solver/sample/estimate.h"
#include "solver/sample/seat_games.h"
#include "solver/sample/strixner.h"
#include "solver/search/board/ideas.h"
#include "tests/support/digest.h"
#include "tests/support/estimate_question.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"
#include "tests/support/solver_fields.h"

namespace schafkopf::pinned_games_test {
namespace {

// A deal of any table that plays the row.
Deal AnyDeal(const ContractRow& row, Random& random, std::initializer_list<int> sections) {
  const AnyGame any = GameOfRow(row, random);
  const Tilt tilt = static_cast<Tilt>(random.Below(3));
  const Deal deal = RandomDeal(any.contract, any.deck, tilt, random, any.seats);
  return Under(deal, RandomOptions(sections, random));
}

Position Ending(const Deal& deal, int tricks, Random& random) {
  const int all = deal.seats() * deal.hand_size();
  const auto played = static_cast<int>(random.Below(static_cast<std::uint64_t>(deal.seats())));
  const int left = std::min(all, deal.seats() * tricks - played);
  return RandomPlay(deal, all - left, true, random);
}

bool HasTwoSides(const Deal& deal) { return deal.contract().parties() != Parties::kEach; }

class PinnedGames : public testing::TestWithParam<int> {};
constexpr int kParts = 4;

TEST_P(PinnedGames, OfThinkingSeats) {
  Digest digest;
  Chooser chooser;
  for (std::size_t row = static_cast<std::size_t>(GetParam()); row < 6 * kContracts.size();
       row += kParts) {
    Random random(401, row);
    const Deal deal = AnyDeal(kContracts[row % kContracts.size()], random, {2, 7, 8});
    const Stakes stakes{{}, deal.game.table().options};
    digest.Add(deal.game.contract().is_played(),
               BasisOf(deal.game, deal.declarer, deal.hands[deal.declarer]),
               ThoughtGames(deal.game, 100));
    if (!deal.game.contract().is_played()) continue;
    // A Solo hintenrum is thought about before it is announced, too.
    const bool switches = !deal.game.begins_switched();
    const Position start = switches ? Position(deal) : Ending(deal, 4, random);
    const Aim aim = AimOf(deal.game, stakes);
    const auto win = HasTwoSides(deal) ? std::optional(WinningValue(deal.contract(), stakes.rules))
                                       : std::nullopt;
    digest.Add(win, aim.ramsch.has_value());
    const bool quick = deal.deck() == Deck::kShort20;
    const int worlds = switches || deal.seats() == 2 ? 2 : quick ? 9 : 4;
    const auto style = static_cast<PlayStyle>(random.Below(4));
    Players players = AllSeats({style, worlds});
    players[Seat(1)] = {PlayStyle::kRandom, 1};
    players[Seat(0)] = {PlayStyle::kPlay, worlds + 1};
    const Position end = PlaySeatGame(start, players, row, aim, chooser);
    digest.Add(end.played(), end.deal().contract(), end.deal().declarer);
    const Prices prices = PricesAtEnd(end, PricesOf(deal.game, stakes));
    digest.Add(prices.terms);
    for (int seat = 0; seat < deal.seats(); ++seat) {
      digest.Add(SeatGameOf(end, Seat(seat), prices));
    }
    if (switches || deal.seats() == 2) continue;
    const EstimateQuestion question = QuestionOf(start, start.to_move());
    SeatGameOptions options;
    options.players = players;
    options.stakes = stakes;
    options.games = 2;
    digest.Add(PlaySeatGames({&question, 1}, options, {.seed = row}));
    const std::vector<Deal> deals = {deal};
    DuelOptions duel{{PlayStyle::kDeaf, 1}, {PlayStyle::kRandom, 1}, stakes, {}};
    const auto found = Duel(deals, duel, {.seed = row});
    DuelSums sums;
    sums.Add(*found.front());
    sums.Add({found.front()->second_declares, found.front()->first_declares});
    digest.Add(found, sums);
  }
  digest.Add(chooser.nodes());
  ExpectPinned("games_of_all_seats_" + std::to_string(GetParam()), digest);
}

TEST_P(PinnedGames, ByHabitAndOpen) {
  Digest digest;
  Solver solver;
  for (std::size_t row = static_cast<std::size_t>(GetParam()); row < 12 * kContracts.size();
       row += kParts) {
    Random random(402, row);
    const Deal deal = AnyDeal(kContracts[row % kContracts.size()], random, {2, 3, 8});
    digest.Add(HasPlayHabit(deal.game));
    if (HasPlayHabit(deal.game)) {
      for (int i = 0; i < 20; ++i) digest.Add(PlayHabitGame(deal, random));
    }
    if (!HasTwoSides(deal) || deal.contract().objective() == Objective::kHoldTop) continue;
    if (!deal.game.begins_switched()) continue;
    const Stakes stakes{{}, deal.game.table().options};
    const Position position = Ending(deal, deal.seats() == 2 ? 3 : 4, random);
    const Thresholds thresholds = ThresholdsOf(deal.contract(), stakes.rules);
    digest.Add(solver.Solve(position));
    digest.Add(solver.SolveCards(position));
    digest.Add(solver.BestLine(position));
    digest.Add(solver.SolveWithin(position, random.Below(60)));
    if (IsPointContract(deal.contract())) {
      digest.Add(ValueOfSamePrice(solver, position, thresholds));
      digest.Add(ValueAsPriced(solver, position, thresholds, Pricing::kWins));
      const Value asked(static_cast<int>(random.Below(121)));
      digest.Add(solver.ReachesWithin(position, asked, 30));
      digest.Add(solver.Reaches(position, asked));
    }
    const Position end = RandomPlay(deal, deal.seats() * deal.hand_size(), false, random);
    const Review review = random.Below(2) == 0 ? Review::kEveryCard : Review::kCost;
    const std::uint64_t budget = row % 3 == 0 ? 300 : 3000;
    digest.Add(Examine(end, solver, review, budget));
    if (deal.seats() < 4) continue;
    EstimateQuestion question = QuestionOf(position, position.to_move());
    const bool declares = question.asker == question.declarer;
    question.pricing = declares && random.Below(2) == 0 ? Pricing::kWins : Pricing::kAll;
    EstimateOptions options;
    options.stakes = stakes;
    options.worlds = 6;
    options.stream = row % 3;
    if (row % 5 == 0) {
      options.worlds = 60;
      options.error = 0.1 + 0.1 * static_cast<double>(random.Below(4));
    }
    if (row % 7 == 0) options.exact = Dealer(question.knowledge).count() < 50;
    digest.Add(Estimate({&question, 1}, options, {.seed = row}));
  }
  digest.Add(solver.nodes());
  ExpectPinned("games_by_habit_and_open_" + std::to_string(GetParam()), digest);
}

TEST_P(PinnedGames, RamschOfEveryTable) {
  Digest digest;
  for (std::uint64_t i = static_cast<std::uint64_t>(GetParam()); i < 400; i += kParts) {
    Random random(403, i);
    const char* name = i % 3 == 0 ? "schieberamsch" : "ramsch";
    const Deal deal = AnyDeal(RowNamed(name), random, {2, 7, 8});
    const RamschTerms terms(deal.contract(), deal.seats(), deal.game.table().options);
    FreeForAll all(terms);
    const int tricks = 3 + static_cast<int>(i % 5 == 0) + static_cast<int>(i % 15 == 0);
    const Position position = Ending(deal, tricks, random);
    digest.Add(all.Play(position, 1'000'000));
    digest.Add(all.Play(position, 5));
    for (int seat = 0; seat < deal.seats(); ++seat) {
      digest.Add(all.ForceWithin(position, Seat(seat), 20));
      digest.Add(all.Force(position, Seat(seat), 1'000'000));
    }
    digest.Add(all.nodes());
    // What was learnt serves another position of the deal.
    Position later = position;
    later.Play(later.LegalPlays().Highest());
    if (later.finished()) continue;
    digest.Add(all.Play(later, 1'000'000));
    digest.Add(all.Force(later, Seat(0), 1'000'000));
    digest.Add(all.nodes());
  }
  ExpectPinned("ramsch_of_every_table_" + std::to_string(GetParam()), digest);
}

// What the search visits: an idea of it that no longer serves costs nodes and changes no answer.
TEST_P(PinnedGames, InSoManyNodes) {
  Digest digest;
  Solver solver;
  for (std::size_t row = static_cast<std::size_t>(GetParam()); row < 16 * kContracts.size();
       row += kParts) {
    Random random(406, row);
    const Deal deal = AnyDeal(kContracts[row % kContracts.size()], random, {2, 3});
    if (!HasTwoSides(deal) || deal.contract().objective() == Objective::kHoldTop) continue;
    if (!deal.game.begins_switched()) continue;
    const Position position = Ending(deal, deal.seats() == 2 ? 5 : 6, random);
    solver.Forget();
    const Value win = WinningValue(deal.contract(), deal.game.table().options);
    digest.Add(solver.ReachesWithin(position, win, 10'000));
    digest.Add(solver.nodes());
    digest.Add(solver.SolveWithin(position, 10'000));
    digest.Add(solver.nodes());
  }
  ExpectPinned("games_in_so_many_nodes_" + std::to_string(GetParam()), digest);
}

// The same with each idea switched off, and of whole deals, which fill the table.
TEST_P(PinnedGames, InSoManyNodesWithout) {
  Digest digest;
  for (bool SearchIdeas::*idea :
       {&SearchIdeas::table, &SearchIdeas::structure, &SearchIdeas::neighbours,
        &SearchIdeas::dominance, &SearchIdeas::sure_on_lead, &SearchIdeas::sure_off_lead,
        &SearchIdeas::enemy_winners, &SearchIdeas::misere, &SearchIdeas::decisive_tricks,
        &SearchIdeas::endings, &SearchIdeas::ordering, &SearchIdeas::history,
        &SearchIdeas::late_moves}) {
    SearchIdeas ideas;
    ideas.*idea = false;
    Solver solver(ideas);
    for (std::uint64_t i = 0; i < 6; ++i) {
      Random random(407, 10 * static_cast<std::uint64_t>(GetParam()) + i);
      const char* name = std::to_array({"solo", "wenz", "ruf", "bettel"})[i % 4];
      const Deal deal = AnyDeal(RowNamed(name), random, {2});
      const Position position = Ending(deal, deal.seats() == 2 ? 3 : 5, random);
      digest.Add(solver.SolveWithin(position, 2000));
      digest.Add(solver.nodes());
    }
  }
  Solver solver;
  Random random(408, static_cast<std::uint64_t>(GetParam()));
  const Contract contract =
      GetParam() % 2 == 0 ? Contract::Named("solo", Suit::kGras) : Contract::Named("geier");
  const Deal deal = RandomDeal(contract, Deck::kLong, Tilt::kStrong, random);
  digest.Add(solver.SolveWithin(Position(deal), 300'000));
  digest.Add(solver.nodes());
  ExpectPinned("games_in_so_many_nodes_without_" + std::to_string(GetParam()), digest);
}

// From the first card on, solved and by rule of thumb.
TEST_P(PinnedGames, RamschOfWholeDeals) {
  Digest digest;
  for (std::uint64_t i = 0; i < 60; ++i) {
    Random random(409, kParts * i + static_cast<std::uint64_t>(GetParam()));
    const Contract contract = Contract::Named(i % 3 == 0 ? "schieberamsch" : "ramsch");
    const Deck deck = i % 2 == 0 ? Deck::kLong : Deck::kShort;
    const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random);
    const Stakes stakes{{}, RandomOptions({7, 8}, random)};
    for (Seat seat : kSeats) {
      digest.Add(PlayAllPassed(contract, deck, deal.hands, seat, stakes, random));
    }
    if (i >= 2) continue;
    const Deal small = RandomDeal(contract, Deck::kShort20, Tilt::kNone, random);
    FreeForAll all(RamschTerms(contract, kSeatCount, stakes.rules));
    digest.Add(all.Play(Position(small), 30'000));
    digest.Add(all.ForceWithin(Position(small), Seat(1), 30'000));
    digest.Add(all.nodes());
  }
  ExpectPinned("ramsch_of_whole_deals_" + std::to_string(GetParam()), digest);
}

INSTANTIATE_TEST_SUITE_P(Parts, PinnedGames, testing::Range(0, kParts));

TEST(PinnedExchanges, OfEveryKind) {
  Digest digest;
  Solver solver;
  for (std::uint64_t i = 0; i < 24; ++i) {
    Random random(404, i);
    const Contract wedding =
        Contract::Named(i % 2 == 0 ? "hochzeit" : "bauernhochzeit").WithPartner(Seat(2));
    const Deal after = RandomDeal(wedding, Deck::kShort20, Tilt::kNone, random);
    digest.Add(WeddingExchanges(after, i % 3 == 0, solver));
    // Before it the declarer holds the trumps that he gives.
    Deal before = after;
    const CardSet trumps = TrumpsOf(wedding);
    before.declarer = Seat(0);
    CardSet& own = before.hands[Seat(0)];
    CardSet& other = before.hands[Seat(2)];
    const int count = wedding.row().special.exchanged;
    for (CardSet* hand : {&before.hands[Seat(1)], &other, &before.hands[Seat(3)]}) {
      while ((own & trumps).size() > count && !(*hand - trumps).empty()) {
        const Card given = (own & trumps).Lowest();
        const Card taken = (*hand - trumps).Highest();
        own = (own - CardSet::Of(given)) | CardSet::Of(taken);
        *hand = (*hand - CardSet::Of(taken)) | CardSet::Of(given);
      }
      while ((own & trumps).size() < count && !(*hand & trumps).empty()) {
        const Card given = (own - trumps).Lowest();
        const Card taken = (*hand & trumps).Highest();
        own = (own - CardSet::Of(given)) | CardSet::Of(taken);
        *hand = (*hand - CardSet::Of(taken)) | CardSet::Of(given);
      }
    }
    digest.Add(MayOfferWedding(wedding, own), WouldTake(wedding, before.hands),
               TakenInTurn(wedding, Seat(0), before.hands));
    digest.Add(WeddingExchanges(before, i % 3 == 0, solver));
    if (MayOfferWedding(wedding, own) && WouldTake(wedding, before.hands)) {
      digest.Add(AfterWedding(before).hands);
    }
    const Deal solo = RandomDeal(Contract::Named("solo", Suit::kGras), Deck::kShort20,
                                 static_cast<Tilt>(i % 3), random);
    if (i < 4) digest.Add(ZupfExchanges(solo, solver));
    Deal asked = solo;
    asked.game = Game(solo.contract(), {Deck::kShort20, 4, RandomOptions({10}, random)});
    const Seat with = asked.declarer.Plus(1 + static_cast<int>(i % 3));
    for (Card card : asked.hands[asked.declarer]) {
      digest.Add(AfterZupf(asked, {with, card}).hands);
    }
    for (int size = 0; size <= 4; ++size) {
      digest.Add(GivenAway(solo.hands[with], solo.game.order(), size),
                 SetsOf(solo.hands[with], std::min(size, 2)));
    }
    // Forehand has taken up one card for each that is passed.
    Deal schieber = solo;
    schieber.declarer = Seat(0);
    const int passed = 1 + static_cast<int>(i % 8 == 0);
    for (int k = 0; k < passed; ++k) {
      const Card card = schieber.hands[Seat(3)].Highest();
      schieber.hands[Seat(3)].Remove(card);
      schieber.hands[Seat(0)].Insert(card);
    }
    if (passed == 1) digest.Add(BestSchieber(schieber, solver));
    digest.Add(solver.nodes());
    const CardSet passes = SetsOf(schieber.hands[Seat(0)], passed).back();
    Deal begun = schieber;
    begun.hands[Seat(0)] -= passes;
    begun.hands[Seat(3)] |= passes;
    digest.Add(AfterSchieber(begun, passes).hands);
  }
  ExpectPinned("exchanges_of_every_kind", digest);
}

TEST(PinnedContracts, WonByEachSeat) {
  Digest digest;
  Solver solver;
  RuleSet rules = DefaultRules();
  for (std::uint64_t i = 0; i < 20; ++i) {
    Random random(405, i);
    rules.options = i % 2 == 0 ? RuleOptions() : RandomOptions({4, 5, 8}, random);
    const Deal deal = RandomDeal(Contract::Named("wenz"), Deck::kShort20, Tilt::kStrong, random);
    for (Seat seat : kSeats) {
      const auto games = WinnableBy(seat, deal.hands, {}, ContractsOf(rules),
                                    TableOf(rules, Deck::kShort20), solver);
      digest.Add(games, BestPaid(games, rules, solver));
    }
  }
  ExpectPinned("contracts_won_by_each_seat", digest);
}

// What structs hold before anything is said.
TEST(PinnedResults, AsTheyBegin) {
  Digest digest;
  digest.Add(GameSums(), SeatGames(), RoundEstimate(), RankShare(), BidPrice(), ContractWorth{},
             JudgedBid{}, JudgedCard{}, CardAdvice(), CardWorth{}, WeighedWorlds(), SamplingError(),
             PostMortem{}, Heard(), KontraQuestion{}, RoundQuestion{});
  const AdviceOptions advice;
  digest.Add(advice.worlds, advice.grain, advice.stream, advice.exact, advice.error,
             advice.worlds_beside_games, advice.most_beside_games, advice.open_cents,
             advice.table_error);
  const CardAdviceOptions card;
  digest.Add(card.games, card.open_games, card.cards, card.doublings.stoss);
  const CardReviewOptions cards;
  digest.Add(cards.others.offers, cards.bids, cards.kontra, cards.worlds, cards.enough, cards.games,
             cards.solved, cards.forced);
  const BidReviewOptions bids;
  digest.Add(bids.others.offers, bids.worlds);
  const InferenceOptions worlds;
  digest.Add(worlds.worlds, worlds.enough, worlds.exact, CardSearchOptions().games);
  const SeatGameOptions games;
  const Player player;
  const Effort effort;
  digest.Add(games.games, player.style, player.worlds, effort.seed, effort.threads,
             effort.stopped());
  const BidQuestion question{};
  digest.Add(question.seeks_best, question.asks_in_turn, question.must_play,
             question.others.offers);
  const Sampled sampled{};
  digest.Add(sampled.games_per_world);
  const DuelSums sums;
  digest.Add(sums.deals, sums.first_wins, sums.second_wins, sums.wins, sums.squared_wins,
             sums.values, sums.squared_values, sums.cents, sums.squared_cents);
  ExpectPinned("results_as_they_begin", digest);
}

// Who adds a struct that a function returns adds its fields to the digests.
TEST(PinnedResults, AreAllListed) {
  namespace fs = std::filesystem;
  const auto text_of = [](const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
  };
  const std::string root = SCHAFKOPF_ROOT;
  const std::string listed =
      text_of(root + "/tests/support/solver_fields.h") + text_of(root + "/tests/support/fields.h");
  // What is no answer by itself: questions, options, and what the search counts with.
  const std::set<std::string> apart = {
      "Aim",        "CardChances", "CardMasks",       "Deal",
      "Duties",     "Ending",      "EstimateOptions", "EstimateQuestion",
      "HabitLoops", "KnownGame",   "LearnedLoops",    "OptionRow",
      "PointReach", "Prices",      "SeatView",        "Stakes",
      "Table"};
  std::string headers;
  std::set<std::string> structs;
  for (const char* floor : {"/engine", "/solver"}) {
    for (const auto& file : fs::recursive_directory_iterator(root + floor)) {
      const std::string path = file.path().string();
      const bool inside = path.find("/search/") != path.npos || path.find("/text/") != path.npos;
      if (file.path().extension() == ".h" && !inside) headers += text_of(file.path()) + "\n";
    }
  }
  const std::regex begins("\nstruct (\\w+)(?: : \\w+)? \\{");
  for (std::sregex_iterator at(headers.begin(), headers.end(), begins), end; at != end; ++at) {
    structs.insert((*at)[1]);
  }
  EXPECT_GT(structs.size(), 80u);
  for (const std::string& name : structs) {
    const std::regex returned(
        absl::StrCat("\n(?:inline |constexpr |const )*(?:std::\\w+<)*", name, ">*&? \\w+\\("));
    const bool is_result = std::regex_search(headers, returned);
    const bool is_listed = std::regex_search(
        listed, std::regex(absl::StrCat("FIELDS\\(", name, ",|Fields\\(const ", name, "& ")));
    EXPECT_EQ(is_result && !is_listed, apart.contains(name)) << name;
  }
}

}  // namespace
}  // namespace schafkopf::pinned_games_test
