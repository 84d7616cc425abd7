#include "tools/verbs/match_deals.h"

#include "absl/strings/str_cat.h"
#include "engine/cards/random.h"
#include "engine/table/rule_set.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "engine/worlds/seat_view.h"
#include "solver/sample/strong_deal.h"
#include "tools/answers/door/deck_name.h"
#include "tools/answers/games/written_game.h"
#include "tools/cli/cli.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

// What a seat knows of the declarer does not hold of a Renonce.
bool CanBePlayed(const Deal& deal) {
  const CardSet hand = deal.hands[deal.declarer];
  return ObstacleTo(deal.contract(), hand, deal.game.table()) == BidObstacle::kNone &&
         deal.game.begins_switched() && deal.contract().is_played();
}

// The contracts a name stands for, as the table plays them.
std::vector<Contract> Meant(const GameName& name, const RuleOptions& options) {
  if (!name.open) return {ContractUnder(name.contract, options)};
  std::vector<Contract> contracts;
  for (const Contract& contract :
       ContractsOfRow(name.contract.row_index(), name.contract.is_tout())) {
    if (contract.is_tout() == name.contract.is_tout()) contracts.push_back(contract);
  }
  return contracts;
}

absl::Status CheckRandom(const Contract& contract, Deck deck) {
  if (!IsPlayedWith(contract.row(), deck)) {
    return SyntaxError(1, Message(words::kGameOfDeck, NameOf(deck)), ToString(contract));
  }
  const Parties parties = contract.parties();
  const bool bid = contract.level() > 0 && (parties == Parties::kSolo || parties == Parties::kCall);
  const bool played =
      (bid || parties == Parties::kEach) && contract.begins_switched() && contract.is_played();
  if (played) return absl::OkStatus();
  return SyntaxError(1, words::kRamschOrGameThatCan, ToString(contract));
}

// Whether a deal is of one of the games.
bool Wanted(const Deal& deal, const MatchDeals& wanted) {
  if (wanted.deck && *wanted.deck != deal.deck()) return false;
  if (wanted.games.empty()) return true;
  for (const GameName& game : wanted.games) {
    const Contract& contract = game.contract;
    if (game.open ? contract.row_index() == deal.contract().row_index() &&
                        contract.is_tout() == deal.contract().is_tout()
                  : ContractUnder(contract, wanted.options) == deal.contract()) {
      return true;
    }
  }
  return false;
}

}  // namespace

std::string NameOf(const Contract& contract) {
  return absl::StrCat(AbslView(contract.row().name), contract.is_tout() ? "+tout" : "");
}

absl::StatusOr<std::vector<MatchDeal>> RandomDeals(const MatchDeals& wanted) {
  std::vector<MatchDeal> deals;
  std::uint64_t game_number = 0;
  for (const GameName& game : wanted.games) {
    const std::vector<Contract> contracts = Meant(game, wanted.options);
    if (contracts.empty()) {
      return SyntaxError(1, words::kRamschOrGameThatCan, NameOf(game.contract));
    }
    const std::uint64_t game_seed = Random(wanted.seed, game_number++).Next();
    for (std::uint64_t i = 0; i < wanted.count; ++i) {
      if (!deals.empty() && PendingSignal()) return deals;
      const Contract& contract = contracts[i % contracts.size()];
      const Deck deck = wanted.deck.value_or(DeckFor(contract, kSeatCount, wanted.rules_deck));
      if (auto status = CheckRandom(contract, deck); !status.ok()) return status;
      Random random(game_seed, i);
      const bool each = contract.parties() == Parties::kEach;
      const Table table(deck, kSeatCount, wanted.options);
      deals.push_back(
          {StrongDeal(contract, table, each ? 1 : DrawsFor(contract), random), std::nullopt});
    }
  }
  return deals;
}

std::vector<Deal> InTurns(const std::vector<MatchDeal>& deals, std::size_t games) {
  const std::size_t each = deals.size() / games;
  std::vector<Deal> turns;
  for (std::size_t i = 0; i < each * games; ++i) {
    turns.push_back(deals[i % games * each + i / games].deal);
  }
  return turns;
}

absl::Status ChosenDeals::Take(const InputLine& line) {
  const auto deal = ReadAnyDeal(line, wanted_.options);
  if (!deal.ok()) return deal.status();
  if (!deal->contract || !CanBePlayed(deal->deal()) || !Wanted(deal->deal(), wanted_)) {
    return absl::OkStatus();
  }
  Deal dealt = deal->deal();
  const std::uint64_t number = counts_[{NameOf(dealt.contract()), dealt.deck()}]++;
  if (number >= wanted_.count) return absl::OkStatus();
  const bool each = dealt.contract().parties() == Parties::kEach;
  if (each)
    dealt.declarer = Seat(static_cast<int>(number % static_cast<std::uint64_t>(dealt.seats())));
  const bool finished = PositionOf(*deal).finished() && !each;
  deals_.push_back({dealt, finished ? deal->result : std::nullopt});
  return absl::OkStatus();
}

}  // namespace schafkopf
