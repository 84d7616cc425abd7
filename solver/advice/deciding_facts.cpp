#include "solver/advice/deciding_facts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/worlds/arrangements.h"
#include "solver/habits/plain_math.h"

namespace schafkopf {
namespace {

// What chance explains is known where each part has so many deals, and as many are won and lost
// there.
constexpr double kLeastDeals = 8;
constexpr double kLeastEnds = 3;
// Deals that a part is taken to have had besides, won as often as all.
constexpr double kAddedDeals = 1;
constexpr std::uint64_t kMostArrangements = 50'000;
// Parts that all but the last of the facts make.
constexpr std::size_t kMostCells = std::size_t{1} << (kMostFacts - 1);

// A number that a square of a standard normal exceeds with less than this probability: by the
// bound of its tail (Mills).
double SquareExceededBy(double probability) {
  constexpr double kHalfPi = 1.5707963267948966;
  const double tail = 2 * Log(1 / probability);
  double square = tail;
  for (int i = 0; i < 8; ++i) square = tail - Log(kHalfPi * std::max(1.0, square));
  return square;
}

// Deals, by weight, and how many of them were won.
struct Part {
  double deals = 0;
  double won = 0;

  void Add(double weight, double share) {
    deals += weight;
    won += weight * share;
  }
  double share() const { return won / deals; }
};
using Cells = std::array<Part, kMostCells>;

// How many of some cards a seat was dealt, by deal.
struct Column {
  Seat seat;
  CardSet cards;
  std::vector<std::uint8_t> held;
};

struct Candidate {
  HandFact fact;
  std::vector<std::uint8_t> holds;  // 1 or 0, by deal
  Part met = {};
};

class Finder {
 public:
  Finder(const SeatView& view, std::span<const EndedDeal> deals)
      : deals_(deals), calls_(view.contract().parties() == Parties::kCall), cell_of_(deals.size()) {
    double squares = 0;
    for (const EndedDeal& deal : deals) {
      all_.Add(deal.weight, deal.won);
      squares += deal.weight * deal.weight;
    }
    if (deals.empty()) return;
    effective_ = all_.deals * all_.deals / squares;
    cells_[0] = all_;
    variance_ = Within();
    if (variance_ <= 0) return;
    for (HandFact& fact : FactsFor(view)) AddCandidate(std::move(fact));
    if (candidates_.empty()) return;
    surprising_ = SquareExceededBy(kFalseFacts / static_cast<double>(candidates_.size()));
    std::erase_if(candidates_, [&](const Candidate& candidate) {
      const Effect effect = WholeEffectOf(candidate);
      const double share = candidate.met.deals / all_.deals;
      const bool rare = std::min(share, 1 - share) < kMiracleShare;
      return !IsTelling(effect, variance_) ||
             (rare && effect.explained < kRareExplained * variance_);
    });
  }

  std::vector<DecidingFact> Find() {
    std::vector<DecidingFact> found;
    std::vector<const Candidate*> chosen;
    while (chosen.size() < kMostFacts) {
      const Candidate* best = MostTelling(chosen);
      if (best == nullptr) break;
      chosen.push_back(best);
      found.push_back(SaidOf(*best));
      if (chosen.size() < kMostFacts) PartBy(*best, chosen.size());
    }
    return found;
  }

 private:
  const std::vector<std::uint8_t>& HeldOf(Seat seat, CardSet cards) {
    for (const Column& column : columns_) {
      if (column.seat == seat && column.cards == cards) return column.held;
    }
    Column& column = columns_.emplace_back(Column{seat, cards, {}});
    column.held.reserve(deals_.size());
    for (const EndedDeal& deal : deals_) {
      column.held.push_back(static_cast<std::uint8_t>((deal.hands[seat] & cards).size()));
    }
    return column.held;
  }

  // HandFact::Holds for each deal: most facts ask for the same few numbers.
  std::vector<std::uint8_t> HoldsIn(const HandFact& fact) {
    std::vector<std::uint8_t> holds(deals_.size());
    std::vector<std::uint8_t> meets(deals_.size());
    for (const HandWay& way : fact.ways) {
      std::ranges::fill(meets, std::uint8_t{1});
      for (const HandTerm& term : way) {
        const std::vector<std::uint8_t>& held = HeldOf(term.seat, term.cards);
        const auto least = static_cast<std::uint8_t>(term.least);
        const auto most = static_cast<std::uint8_t>(term.most);
        for (std::size_t i = 0; i < meets.size(); ++i) {
          const bool meets_term = held[i] >= least && held[i] <= most;
          meets[i] = meets_term ? meets[i] : std::uint8_t{0};
        }
      }
      for (std::size_t i = 0; i < holds.size(); ++i) holds[i] = std::max(holds[i], meets[i]);
    }
    return holds;
  }

  void AddCandidate(HandFact fact) {
    Candidate candidate{std::move(fact), {}};
    candidate.holds = HoldsIn(candidate.fact);
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      if (candidate.holds[i] != 0) candidate.met.Add(deals_[i].weight, deals_[i].won);
    }
    const double share = candidate.met.deals / all_.deals;
    const double rarer = std::min(share, 1 - share);
    const double end = std::min(all_.share(), 1 - all_.share());
    if (rarer < kLeastFactShare || rarer * effective_ < kLeastDeals) return;
    if (rarer * end * effective_ >= kLeastEnds) candidates_.push_back(std::move(candidate));
  }

  // The variance of winning within cells.
  double Within() const {
    double squares = 0;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      const double off = deals_[i].won - cells_[cell_of_[i]].share();
      squares += deals_[i].weight * off * off;
    }
    return squares / all_.deals;
  }

  // What one fact does within some cells: by how much more is won where it holds, as a sum; and the
  // variance that this explains.
  struct Effect {
    double more = 0;
    double explained = 0;
  };
  Effect EffectOf(const Cells& met, const Cells& cells) const {
    Effect effect;
    double spread = 0;
    for (std::size_t cell = 0; cell < kMostCells; ++cell) {
      const Part& all = cells[cell];
      if (all.deals <= 0) continue;
      effect.more += met[cell].won - met[cell].deals * all.share();
      spread += met[cell].deals * (all.deals - met[cell].deals) / all.deals;
    }
    if (spread > 0) effect.explained = effect.more * effect.more / spread / all_.deals;
    return effect;
  }
  Effect WholeEffectOf(const Candidate& candidate) const {
    Cells met;
    Cells all;
    met[0] = candidate.met;
    all[0] = all_;
    return EffectOf(met, all);
  }

  bool IsTelling(const Effect& effect, double variance) const {
    return effect.explained >= kLeastExplained * variance_ &&
           effect.explained * effective_ > surprising_ * variance;
  }

  double HandicapOf(const HandFact& fact) const {
    if (fact.picked) return kSeatHandicap;
    const bool counts = fact.kind == FactKind::kAtLeast && fact.whose == Whose::kOpponent;
    return counts && calls_ ? kOpponentHandicap : 1;
  }

  // Null where none tells more than chance would.
  const Candidate* MostTelling(const std::vector<const Candidate*>& chosen) const {
    const double variance = Within();
    const Candidate* best = nullptr;
    double most = 0;
    // Equal but for rounding, as a fact and its contrary are: then what holds less often is meant.
    const auto is_more = [&](double explained, const Candidate& candidate) {
      constexpr double kRounding = 1e-9;
      if (explained > most * (1 + kRounding)) return true;
      return explained > most * (1 - kRounding) && best->fact.kind == candidate.fact.kind &&
             candidate.met.deals < best->met.deals;
    };
    for (const Candidate& candidate : candidates_) {
      if (std::ranges::any_of(
              chosen, [&](const Candidate* other) { return candidate.fact.IsLike(other->fact); })) {
        continue;
      }
      Cells met;
      for (std::size_t i = 0; i < deals_.size(); ++i) {
        if (candidate.holds[i] != 0) met[cell_of_[i]].Add(deals_[i].weight, deals_[i].won);
      }
      const Effect effect = EffectOf(met, cells_);
      const double explained = effect.explained / HandicapOf(candidate.fact);
      if (!is_more(explained, candidate) || !IsTelling(effect, variance)) continue;
      if (effect.more * WholeEffectOf(candidate).more <= 0) continue;
      most = explained;
      best = &candidate;
    }
    return best;
  }

  // Parts all cells by the fact chosen as number `number`, from 1.
  void PartBy(const Candidate& chosen, std::size_t number) {
    cells_ = {};
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      if (chosen.holds[i] != 0) cell_of_[i] += std::size_t{1} << (number - 1);
      cells_[cell_of_[i]].Add(deals_[i].weight, deals_[i].won);
    }
  }

  DecidingFact SaidOf(const Candidate& candidate) const {
    const double share = candidate.met.deals / all_.deals;
    const auto smoothed = [&](const Part& part) {
      const double deals = part.deals / all_.deals * effective_;
      return (part.share() * deals + all_.share() * kAddedDeals) / (deals + kAddedDeals);
    };
    const Part other = {all_.deals - candidate.met.deals, all_.won - candidate.met.won};
    return {candidate.fact, share, smoothed(candidate.met), smoothed(other)};
  }

  const std::span<const EndedDeal> deals_;
  const bool calls_;
  Part all_;
  double effective_ = 0;  // deals of equal weight that would tell as much (Kish)
  double variance_ = 0;
  double surprising_ = 0;  // a square that chance leaves to none of the candidates
  std::vector<Column> columns_;
  std::vector<Candidate> candidates_;  // in the end those that tell something by themselves
  std::vector<std::size_t> cell_of_;   // by deal
  Cells cells_;
};

}  // namespace

FactShare CountedShares(const Knowledge& knowledge) {
  return [&knowledge](const HandFact& fact) -> std::optional<double> {
    std::vector<CardSet> sets;
    for (const HandWay& way : fact.ways) {
      for (const HandTerm& term : way) sets.push_back(term.cards);
    }
    std::uint64_t met = 0;
    std::uint64_t all = 0;
    const bool counted = ForEachArrangement(knowledge, sets, kMostArrangements,
                                            [&](const Hands& hands, std::uint64_t worlds) {
                                              all += worlds;
                                              if (fact.Holds(hands)) met += worlds;
                                            });
    if (!counted || met == 0 || met == all) return std::nullopt;
    return static_cast<double>(met) / static_cast<double>(all);
  };
}

FactShare WeighedShares(const WeighedWorlds& worlds) {
  return [&worlds](const HandFact& fact) -> std::optional<double> {
    double met = 0;
    auto weight = worlds.weights.begin();
    for (const Hands& hands : worlds.hands) {
      if (fact.Holds(hands)) met += *weight;
      ++weight;
    }
    if (met <= 0 || met >= worlds.sum) return std::nullopt;
    return met / worlds.sum;
  };
}

void ScaleTo(double chance, DecidingFact& fact) {
  // With odds multiplied by k the chance win becomes win k / (lost + win k), so that the average is
  // a quadratic equation of k.
  const double win = fact.win;
  const double other = fact.win_otherwise;
  const double lost = 1 - win;
  const double other_lost = 1 - other;
  const double square = win * other * (1 - chance);
  const double linear = fact.share * win * other_lost + (1 - fact.share) * other * lost -
                        chance * (win * other_lost + other * lost);
  const double rest = chance * lost * other_lost;
  const double k = (std::sqrt(linear * linear + 4 * square * rest) - linear) / (2 * square);
  fact.win = win * k / (lost + win * k);
  fact.win_otherwise = other * k / (other_lost + other * k);
}

void ScaleTo(double chance, std::vector<DecidingFact>& facts) {
  if (chance <= 0 || chance >= 1) return facts.clear();
  for (DecidingFact& fact : facts) ScaleTo(chance, fact);
  std::erase_if(facts, [](const DecidingFact& fact) {
    return std::abs(fact.win - fact.win_otherwise) < kLeastParted;
  });
}

namespace {

void Deny(DecidingFact& told) {
  told.fact.denied = !told.fact.denied;
  told.share = 1 - told.share;
  std::swap(told.win, told.win_otherwise);
}

// Whether a fact is worth a line to who hears that the game is won at `chance`.
bool IsWorthTelling(const DecidingFact& told, double chance) {
  const double rarer = std::min(told.share, 1 - told.share);
  if (rarer < kLeastFactShare) return false;
  const bool rare_saves = (told.share < 0.5) == (told.win > told.win_otherwise);
  return chance >= kLostChance || rarer >= kMiracleShare || !rare_saves;
}

}  // namespace

std::vector<DecidingFact> DecidingFacts(const SeatView& view, std::span<const EndedDeal> deals,
                                        double chance, const FactShare& share_of) {
  if (chance <= 0 || chance >= 1 || view.contract().parties() == Parties::kEach) return {};
  std::vector<DecidingFact> facts = Finder(view, deals).Find();
  for (DecidingFact& fact : facts) {
    if (share_of) fact.share = share_of(fact.fact).value_or(fact.share);
    if (fact.share > kUsualShare && fact.fact.CanBeDenied()) Deny(fact);
  }
  std::erase_if(facts, [&](const DecidingFact& fact) { return !IsWorthTelling(fact, chance); });
  ScaleTo(chance, facts);
  return facts;
}

}  // namespace schafkopf
