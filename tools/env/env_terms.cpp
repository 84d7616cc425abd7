#include "tools/env/env_terms.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "engine/play/deal_fault.h"
#include "engine/table/evening.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/worlds/seat_view.h"
#include "solver/advice/people_player.h"
#include "solver/auction/round_estimate.h"
#include "solver/habits/play_habit.h"
#include "tools/answers/door/deck_name.h"
#include "tools/answers/door/player_text.h"
#include "tools/env/words.h"

namespace schafkopf {
namespace {

constexpr std::int64_t kMostTables = 1'000'000;
constexpr std::int64_t kMostDraws = 1000;
constexpr std::int64_t kMostThreads = 1024;

constexpr auto kEnvFields = std::to_array<FieldRow>({
    {"tables", FieldType::kNumber, words::kTablesAtOnce, false, 1, kMostTables, "1"},
    {"seed", FieldType::kNumber, words::kSeedOfDeals, false, 0, kNoLimit, "1"},
    {"deck", FieldType::kText, words::kDeckNameOrNumber},
    {"players", FieldType::kNumber, words::kFourOrThree, false, 3, kSeatCount, "4"},
    {"contracts", FieldType::kTexts, words::kGamesWithoutAuction},
    {"draws", FieldType::kNumber, words::kDrawsForDeclarer, false, 1, kMostDraws},
    {"quiet", FieldType::kFlag, words::kNobodyDoubles},
    {"seats", FieldType::kTexts, words::kWhoSitsThere},
    {"speech", FieldType::kText, words::kHowTheyBid, false, 0, 0, "habit", "habit ask"},
    {"rotate", FieldType::kFlag, words::kSeatsMoveOn},
    {"auto_reset", FieldType::kFlag, words::kDealsAgain},
    {"threads", FieldType::kNumber, words::kThreadsForTables, false, 0, kMostThreads, "1"},
});

// The calls that a Muss may make.
std::vector<Contract> MussContracts(const RuleOptions& options) {
  std::vector<Contract> contracts;
  for (Rank rank : {Rank::kSau, Rank::kTen, Rank::kKing}) {
    for (Suit suit : {Suit::kEichel, Suit::kGras, Suit::kSchellen}) {
      contracts.push_back(
          ContractUnder(Contract::Named("muss", suit).WithCalledRank(rank), options));
    }
  }
  return contracts;
}

// What can be played where the table bids: what a hand can announce alone, and what follows where
// nobody does.
std::vector<Contract> GamesOfAuction(const RuleSet& rules, Deck deck) {
  std::vector<Contract> games;
  for (const Contract& contract : ContractsOf(rules)) {
    const bool alone = contract.parties() == Parties::kSolo || contract.parties() == Parties::kCall;
    if (!alone || !IsPlayedWith(contract.row(), deck)) continue;
    if (!contract.begins_switched()) continue;
    if (std::ranges::find(games, contract) == games.end()) games.push_back(contract);
  }
  if (PassedIn(nullptr, rules.options) != PassedDeal::kPlaysOn) return games;
  if (rules.options.Is({"all_pass", "muss"})) {
    const std::vector<Contract> muss = MussContracts(rules.options);
    games.insert(games.end(), muss.begin(), muss.end());
  } else if (const auto game = AllPassGame(rules.options)) {
    games.push_back(*game);
  }
  return games;
}

absl::StatusOr<std::vector<Contract>> GamesOf(const std::vector<std::string>& names,
                                              const Table& table) {
  std::vector<Contract> games;
  for (const std::string& name : names) {
    auto contracts = ParseContracts(name);
    if (!contracts.ok()) return contracts.status();
    for (const Contract& contract : *contracts) {
      const bool played = IsPlayedWith(contract.row(), table.deck) &&
                          IsPlayedAt(contract.row(), table.seats, table.options) &&
                          ObstacleByTable(contract, table.options) == BidObstacle::kNone &&
                          contract.is_played();
      if (!played) return SyntaxError(1, words::kGameForCardsAlone, Quoted(name));
      if (std::ranges::find(games, contract) == games.end()) games.push_back(contract);
    }
  }
  return games;
}

EnvGame MakeGame(const Contract& named, const EnvTerms& terms) {
  const Game game = Game::At(named, terms.table);
  const Stakes stakes = StakesOf(terms.rules);
  EnvGame made{named, game, PricesOf(game, stakes), AimOf(game, stakes)};
  made.by_habit = HasPlayHabit(game) && named.parties() != Parties::kEach;
  for (std::size_t i = terms.announcements.size(); i-- > 0;) {
    if (CanEndIn(terms.announcements[i], named)) made.bids.push_back(i);
  }
  if (!terms.cards_alone) return made;
  for (int seat = 0; seat < terms.table.seats; ++seat) {
    made.dealers.emplace_back(game.contract(), terms.table, Seat(seat));
  }
  return made;
}

absl::StatusOr<std::vector<EnvSeat>> SeatsOf(std::vector<std::string> names, int players) {
  if (names.empty()) names = {"agent"};
  if (names.size() == 1) names.resize(static_cast<std::size_t>(players), names.front());
  if (std::ssize(names) != players)
    return SyntaxError(1, {words::kSeatsOfTable, players}, names.size());
  std::vector<EnvSeat> seats;
  for (const std::string& name : names) {
    if (name == "agent") {
      seats.push_back({});
      continue;
    }
    const auto player = ParsePlayer(name);
    if (!player.ok()) return player.status();
    const bool random = player->style == PlayStyle::kRandom;
    seats.push_back({random ? EnvSeat::Kind::kRandom : EnvSeat::Kind::kPlayer, *player,
                     player->chooser == &HabitChooser()});
  }
  return seats;
}

absl::StatusOr<Table> TableOf(const Fields& fields, const RuleSet& rules) {
  const int players = static_cast<int>(fields.Number("players", kSeatCount));
  const std::string name = fields.Text("deck");
  const auto deck =
      name.empty() ? std::optional(DeckFor(std::nullopt, players, rules.deck)) : FindDeck(name);
  if (!deck || !IsTable(*deck, players)) {
    return AtField("deck", SyntaxError(1, words::kDeckOfThreeOrFour, Quoted(name)));
  }
  return schafkopf::TableOf(rules, *deck, players);
}

}  // namespace

std::optional<std::size_t> EnvTerms::Find(const Contract& contract) const {
  const auto game = std::ranges::find_if(games, [&](const EnvGame& one) {
    return one.named == contract || one.game.contract() == contract;
  });
  if (game == games.end()) return std::nullopt;
  return static_cast<std::size_t>(game - games.begin());
}

std::optional<Deal> EnvTerms::DealOf(std::size_t game, Random& random) const {
  constexpr int kTries = 1000;
  const EnvGame& played = games[game];
  for (int tries = 0; tries < kTries; ++tries) {
    const Seat seat(static_cast<int>(random.Below(static_cast<std::uint64_t>(table.seats))));
    const Hands hands =
        played.dealers[PlaceOf(seat)].Draw(draws.value_or(DrawsFor(played.named)), random);
    auto made = MakeDeal({played.game.contract(), seat, hands}, options());
    if (auto* const deal = std::get_if<Deal>(&made)) return *deal;
  }
  return std::nullopt;
}

absl::StatusOr<EnvSetup> ReadEnv(const Json& question) {
  const auto fields = Fields::Read(question, kEnvFields);
  if (!fields.ok()) return fields.status();
  auto rules = fields->Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  const auto table = TableOf(*fields, *rules);
  if (!table.ok()) return table.status();
  const std::vector<std::string> names = fields->Texts("contracts");
  EnvTerms terms{.rules = *std::move(rules),
                 .table = *table,
                 .games = {},
                 .announcements = {},
                 .people = {},
                 .cards_alone = !names.empty(),
                 .draws = {},
                 .quiet = fields->Flag("quiet"),
                 .asks = fields->Text("speech") == "ask",
                 .rotates = fields->Flag("rotate"),
                 .seats = {},
                 .dealer = Dealer(KnowledgeBeforePlay(*table, {}))};
  if (const auto draws = fields->FindNumber("draws")) terms.draws = static_cast<int>(*draws);
  if (!terms.cards_alone && table->seats != kSeatCount) {
    return AtField("contracts", SyntaxError(1, words::kContractsOfThree, Quoted("")));
  }
  if (const std::string speech = fields->Text("speech"); speech != "habit" && speech != "ask") {
    return AtField("speech", SyntaxError(1, words::kHabitOrAsk, Quoted(speech)));
  }
  const auto games =
      terms.cards_alone ? GamesOf(names, *table) : GamesOfAuction(terms.rules, table->deck);
  if (!games.ok()) return AtField("contracts", games.status());
  if (games->size() > kMostEnvGames) {
    return AtField("rules", SyntaxError(1, {words::kFewerGames, kMostEnvGames}, games->size()));
  }
  if (!terms.cards_alone) {
    terms.announcements = schafkopf::GamesOf(terms.rules);
    if (IsRecordedTable(terms.table)) {
      terms.people.emplace(table->deck, Others{KnownBids(terms.rules)});
    }
  }
  for (const Contract& contract : *games) {
    terms.games.push_back(MakeGame(contract, terms));
    Random random(1, terms.games.size());
    if (terms.cards_alone && !terms.DealOf(terms.games.size() - 1, random)) {
      return AtField("contracts", SyntaxError(1, words::kGameThatCanBeDealt, ToString(contract)));
    }
  }
  auto seats = SeatsOf(fields->Texts("seats"), table->seats);
  if (!seats.ok()) return AtField("seats", seats.status());
  if (std::ranges::count(*seats, EnvSeat::Kind::kAgent, &EnvSeat::kind) == 0) {
    return AtField("seats", SyntaxError(1, words::kOneThatLearns, Quoted("")));
  }
  terms.seats = *std::move(seats);
  return EnvSetup{std::move(terms), static_cast<std::size_t>(fields->Count("tables", 1)),
                  fields->Count("seed", 1), fields->Flag("auto_reset"),
                  static_cast<int>(fields->Number("threads", 1))};
}

}  // namespace schafkopf
