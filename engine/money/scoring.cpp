#include "engine/money/scoring.h"

#include <algorithm>
#include <cassert>

namespace schafkopf {

Value FinalValue(const Position& position) {
  assert(position.finished());
  const Deal& deal = position.deal();
  const SeatSet side = DeclarerSide(deal);
  const int tricks = position.tricks(side);
  switch (deal.contract().objective()) {
    case Objective::kAllTricks:
      return Value(tricks == deal.hand_size() ? 1 : 0);
    case Objective::kNoTricks:
      return Value(tricks == 0 ? 1 : 0);
    case Objective::kHoldTop:
      return Value(1);
    case Objective::kPoints:
    case Objective::kFewestPoints:
      break;
  }
  if (tricks == 0) return kNoTrickTaken;
  if (tricks == deal.hand_size()) return kAllTricksTaken;
  return Value(position.points(side).count());
}

Result ResultOf(const Contract& contract, Value value) {
  if (!IsPointContract(contract)) return {value >= Value(1), false, false};
  return ResultOf(ThresholdsOf(contract, kUsualOptions), value);
}

std::optional<int> MussTrumps(const Contract& contract, CardSet hand) {
  if (!contract.row().special.forced) return std::nullopt;
  return (hand & TrumpsOf(contract)).size();
}

namespace {

constexpr Thresholds kMirrored = {Points(60), Points(90), Points(30)};

// Whether the declarer's side of a Muss has the easier part.
bool IsEased(const RuleOptions& options, std::optional<int> trumps) {
  if (options.Is({"muss_thresholds", "normal"})) return false;
  return options.Is({"muss_trumps", "any"}) || !trumps || *trumps <= options.Number("muss_trumps");
}

// Before the table says who is Schneider.
Thresholds UsualThresholds(const Contract& contract, const RuleOptions& options, int stoss,
                           std::optional<int> muss_trumps) {
  // Of a Kreuzbock the side that doubled last is the declarer's already.
  if (stoss > 0 && options.On("kontra_takes_over") && contract.parties() != Parties::kCross) {
    return stoss % 2 == 1 ? kMirrored : Thresholds{};
  }
  return contract.row().special.forced && IsEased(options, muss_trumps) ? kMirrored : Thresholds{};
}

}  // namespace

Thresholds ThresholdsOf(const Contract& contract, const RuleOptions& options, int stoss,
                        std::optional<int> muss_trumps) {
  if (contract.row().pack == Pack::kKop) {
    // Who does not get out pays as for a Schneider.
    return {Points(contract.row().target), Points(105 - options.Number("kop_exit_others")),
            Points(options.Number("kop_exit_old"))};
  }
  Thresholds thresholds = UsualThresholds(contract, options, stoss, muss_trumps);
  if (!options.Is({"schneider_at", "usual"})) {
    const int most = options.Number("schneider_at");
    thresholds.win_schneider = Points(120 - most);
    thresholds.schneider_free = Points(most + 1);
  }
  if (IsKreuz(contract.row()) && options.Is({"kreuz_tie", "again"})) {
    thresholds.nobody_wins = Points(60);
  }
  return thresholds;
}

Result ResultOf(const Thresholds& thresholds, Value value) {
  const int points = value.count();
  const bool won = points >= thresholds.win.count();
  const bool schneider =
      won ? points >= thresholds.win_schneider.count() : points < thresholds.schneider_free.count();
  return {won, schneider, value == (won ? kAllTricksTaken : kNoTrickTaken)};
}

Value WinningValue(const Contract& contract, const RuleOptions& options,
                   std::optional<int> muss_trumps) {
  if (!IsPointContract(contract)) return Value(1);
  return Value(ThresholdsOf(contract, options, /*stoss=*/0, muss_trumps).win.count());
}

std::optional<int> TermOf(GameTerm term, const Contract& contract, const RuleOptions& options) {
  int game = contract.row_index();
  while (true) {
    if (const auto said = options.games().Of(term, game, contract.named_suit())) return said;
    const std::string_view other = kContracts[static_cast<std::size_t>(game)].special.counted_as;
    // A Sie has its own number of Laufende.
    const bool own = contract.objective() == Objective::kHoldTop && term != GameTerm::kPrice;
    if (other.empty() || own) return std::nullopt;
    game = *FindContractRow(other);
  }
}

namespace {

// As many as the contract pays where the table does not say; 0 where it has none.
int LaufendeCap(const Game& game) {
  switch (game.contract().row().laufende_max) {
    case LaufendeMax::kNone:
      return 0;
    case LaufendeMax::kFour:
      return 4;
    case LaufendeMax::kEight:
      return 8;
    case LaufendeMax::kHandSize:
      return game.hand_size();
    case LaufendeMax::kAllTrumps:
      return (game.order().trumps() & CardsOf(game.deck())).size();
  }
  return 0;
}

// The most that are paid in a game that has Laufende; a row is as long as it is.
int MostLaufende(const Game& game, const RuleOptions& options) {
  if (const auto most = TermOf(GameTerm::kLaufMax, game.contract(), options)) return *most;
  if (options.Is({"lauf_max", "by_contract"})) return LaufendeCap(game);
  if (options.Is({"lauf_max", "hand_size"})) return game.hand_size();
  if (options.Is({"lauf_max", "none"}) || options.Is({"lauf_max", "all"})) return kCardCount;
  return options.Number("lauf_max");
}

}  // namespace

Laufende CountLaufende(const Game& game, CardSet declarer_side) {
  Laufende run{.with = false, .length = 0, .payable = 0};
  for (Card card : game.order().best_first()) {
    if (!game.order().trumps().Contains(card)) break;
    if (!CardsOf(game.deck()).Contains(card)) continue;
    const bool with = declarer_side.Contains(card);
    if (run.length == 0) run.with = with;
    if (with != run.with) break;
    ++run.length;
  }
  run.payable = PaidLaufende(game, run, /*won=*/true, kUsualOptions);
  return run;
}

int LeastLaufende(const Contract& contract, const RuleOptions& options) {
  if (const auto least = TermOf(GameTerm::kLaufMin, contract, options)) return *least;
  const ContractRow& row = contract.row();
  const bool one_rank = row.laufende_max == LaufendeMax::kFour;
  return one_rank ? options.Number("wenz_lauf_min") : row.laufende_min;
}

int PaidLaufende(const Game& game, const Laufende& run, bool won, const RuleOptions& options) {
  const int most = MostLaufende(game, options);
  const Contract& contract = game.contract();
  if (LaufendeCap(game) == 0 || most == 0) return 0;
  if (contract.is_tout() && !options.On("tout_counts_laufende")) return 0;
  if (contract.objective() == Objective::kHoldTop) {
    // Of its own most alone, not of that of the games that are played.
    const int cap = TermOf(GameTerm::kLaufMax, contract, options).value_or(LaufendeCap(game));
    return options.On("sie_counts_laufende") ? std::min(run.length, cap) : 0;
  }
  if (run.length < LeastLaufende(contract, options)) return 0;
  if (!run.with && options.Is({"lauf_symmetry", "never"})) return 0;
  if (!run.with && !won && options.Is({"lauf_symmetry", "asymmetric"})) return 0;
  return std::min(run.length, most);
}

}  // namespace schafkopf
