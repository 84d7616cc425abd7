#include "tools/batch/job/book_plan.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/cards/random.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"
#include "solver/advice/bid_advice.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/batch/store/words.h"

namespace schafkopf {
namespace {

// Beside the streams of chance that worlds are dealt from.
constexpr std::uint64_t kSampleSeed = 0x626f6f6b;

// Whether contracts differ by no more than the suit they name.
bool IsSameGame(const Contract& a, const Contract& b) {
  const auto called = [](const Contract& contract) {
    const auto card = contract.called_card();
    return card ? std::optional(card->rank()) : std::nullopt;
  };
  return a.row_index() == b.row_index() && a.is_tout() == b.is_tout() &&
         a.is_ouvert() == b.is_ouvert() && a.must_overtake() == b.must_overtake() &&
         a.has_other_trumps() == b.has_other_trumps() && called(a) == called(b);
}

bool Has(const std::vector<Contract>& games, const Contract& contract) {
  return std::ranges::any_of(games,
                             [&](const Contract& game) { return IsSameGame(game, contract); });
}

// Of the first part that is such a one.
template <class Is>
std::optional<std::size_t> PlaceOf(const std::vector<BookPart>& parts, const Is& is) {
  const auto found = std::ranges::find_if(parts, is);
  if (found == parts.end()) return std::nullopt;
  return static_cast<std::size_t>(found - parts.begin());
}

using Games = std::vector<std::vector<Contract>>;

// The games of a book, each with its Tout where they share their worlds. What is held, not played,
// is told by the hand.
Games GamesOf(const RuleSet& rules, const BookTerms& terms) {
  Games all;
  for (const Contract& asked :
       terms.contracts.empty() ? ContractsOfHands(rules, terms.deck) : terms.contracts) {
    if (asked.objective() == Objective::kHoldTop) continue;
    const Contract first = SharesWorlds(asked) ? asked.WithoutTout() : asked;
    auto games = std::ranges::find_if(
        all, [&](const std::vector<Contract>& some) { return IsSameGame(some.front(), first); });
    if (games == all.end()) games = all.insert(all.end(), {first});
    if (!Has(*games, asked)) games->push_back(games->front().WithTout());
  }
  return all;
}

// The classes of a game for each suit that it can name.
std::map<Suit, std::shared_ptr<const HandClasses>> BySuit(const Contract& game,
                                                          const RuleSet& rules, Deck deck) {
  std::map<Suit, std::shared_ptr<const HandClasses>> classes;
  for (const Contract& contract : ContractsOfHands(rules, deck)) {
    if (!contract.named_suit() || !IsSameGame(contract, game)) continue;
    classes.emplace(*contract.named_suit(), std::make_shared<const HandClasses>(contract, deck));
  }
  return classes;
}

// Hands of a sample, without order.
std::vector<CardSet> Sampled(const HandClasses& hands, const BookTerms& terms) {
  std::set<std::uint64_t> numbers;
  Random random(terms.seed ^ kSampleSeed, 0);
  const std::uint64_t count = std::min(terms.sample, hands.count());
  while (numbers.size() < count) numbers.insert(random.Below(hands.count()));
  std::vector<CardSet> sampled;
  for (std::uint64_t number : numbers) sampled.push_back(hands.Representative(number));
  return sampled;
}

// The classes of those hands, for each suit that the game can name. REQUIRES: a part that has all.
std::shared_ptr<const std::vector<std::uint64_t>> ClassesOf(const std::vector<CardSet>& hands,
                                                            const BookPart& part, Deck deck,
                                                            const RuleSet& rules) {
  const Table table = TableOf(rules, deck);
  std::set<std::uint64_t> classes;
  for (const Contract& contract : ContractsOfHands(rules, deck)) {
    if (!IsSameGame(contract, part.games.front())) continue;
    for (CardSet hand : hands) {
      if (ObstacleTo(contract, hand, table) == BidObstacle::kNone) {
        classes.insert(*RowOfHand(part, contract, hand));
      }
    }
  }
  return std::make_shared<const std::vector<std::uint64_t>>(classes.begin(), classes.end());
}

std::vector<int> LevelsOf(const RuleSet& rules) {
  std::set<int> levels = {0};
  for (const Contract& contract : KnownBids(rules)) levels.insert(contract.level());
  return {levels.begin(), levels.end()};
}

}  // namespace

std::optional<BookTermsFault> FaultOf(const BookTerms& terms, const RuleSet& rules) {
  if (terms.deck == Deck::kKop) return BookTermsFault{words::kDeckOfBavarians, 16};
  const auto offered = ContractsOfHands(rules, terms.deck);
  if (offered.empty()) return BookTermsFault{words::kRulesWithGames, words::kNone};
  for (const Contract& contract : terms.contracts) {
    if (std::ranges::find(offered, contract) != offered.end()) continue;
    return BookTermsFault{words::kContractsOfRuleSet, ToString(contract)};
  }
  return std::nullopt;
}

CardSet BookPart::HandOf(std::uint64_t row) const {
  return classes->Representative(chosen ? (*chosen)[row] : row);
}

std::optional<std::uint64_t> BookPart::RowOf(std::uint64_t index) const {
  if (!chosen) return index;
  const auto found = std::ranges::lower_bound(*chosen, index);
  if (found == chosen->end() || *found != index) return std::nullopt;
  return static_cast<std::uint64_t>(found - chosen->begin());
}

BookPlan BookPlan::Of(const RuleSet& rules, const BookTerms& terms) {
  BookPlan plan;
  plan.terms_ = terms;
  const auto hands = std::make_shared<const HandClasses>(terms.deck);
  const std::vector<CardSet> sampled =
      terms.sample > 0 ? Sampled(*hands, terms) : std::vector<CardSet>();
  std::vector<BookPart> of_a_seat;
  for (const std::vector<Contract>& games : GamesOf(rules, terms)) {
    BookPart& part = of_a_seat.emplace_back(
        BookPart{{},
                 games,
                 std::make_shared<const HandClasses>(games.front(), terms.deck),
                 BySuit(games.front(), rules, terms.deck),
                 nullptr});
    if (terms.sample > 0) part.chosen = ClassesOf(sampled, part, terms.deck, rules);
  }
  if (IsRecordedTable(terms.deck)) {
    plan.levels_ = LevelsOf(rules);
    BookPart& passing = of_a_seat.emplace_back(BookPart{{}, {}, hands, {}, nullptr});
    if (terms.sample > 0) {
      std::vector<std::uint64_t> chosen;
      for (CardSet hand : sampled) chosen.push_back(hands->IndexOf(hand));
      passing.chosen = std::make_shared<const std::vector<std::uint64_t>>(std::move(chosen));
    }
  }
  for (Seat seat : kSeats) {
    if (terms.seat.value_or(seat) != seat) continue;
    for (BookPart part : of_a_seat) {
      part.seat = seat;
      plan.parts_.push_back(std::move(part));
    }
  }
  return plan;
}

std::uint64_t BookPlan::entries() const {
  std::uint64_t sum = 0;
  for (const BookPart& part : parts_) sum += part.rows();
  return sum;
}

BookPlan::Entry BookPlan::At(std::uint64_t number) const {
  auto part = parts_.begin();
  for (; number >= part->rows(); ++part) number -= part->rows();
  return {*part, number};
}

std::optional<std::size_t> BookPlan::PartOf(Seat seat, const Contract& contract) const {
  return PlaceOf(
      parts_, [&](const BookPart& part) { return part.seat == seat && Has(part.games, contract); });
}

std::optional<std::size_t> BookPlan::PassingOf(Seat seat) const {
  return PlaceOf(parts_,
                 [&](const BookPart& part) { return part.seat == seat && part.is_passing(); });
}

std::optional<std::uint64_t> RowOfHand(const BookPart& part, const Contract& contract,
                                       CardSet hand) {
  const auto suit = part.is_passing() ? std::nullopt : contract.named_suit();
  if (!suit) return part.RowOf(part.classes->IndexOf(hand));
  const auto found = part.by_suit.find(*suit);
  return found == part.by_suit.end() ? std::nullopt : part.RowOf(found->second->IndexOf(hand));
}

}  // namespace schafkopf
