#include "bench/model.h"

#include <array>
#include <bit>
#include <cmath>
#include <string_view>
#include <vector>

#include "engine/table/rule_set.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/bid_advice.h"
#include "solver/advice/card_curve.h"
#include "solver/advice/double_advice.h"
#include "solver/auction/at_table.h"
#include "solver/auction/opponents.h"
#include "solver/auction/round_estimate.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/play_habit.h"
#include "solver/habits/played_games.h"
#include "solver/learned/learned_play.h"

namespace schafkopf {
namespace {

class Digest {
 public:
  void Add(std::uint64_t number) {
    for (int shift = 0; shift < 64; shift += 8) {
      sum_ = (sum_ ^ (number >> shift & 0xff)) * 0x100000001b3;
    }
  }
  void AddExactly(double number) { Add(std::bit_cast<std::uint64_t>(number)); }
  // To six decimals.
  void AddRounded(double number) {
    Add(static_cast<std::uint64_t>(static_cast<std::int64_t>(std::llround(number * 1e6))));
  }
  std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 0xcbf29ce484222325;
};

void AddTables(Digest& digest) {
  for (const CardTraits& habit : kHabitWeights) {
    for (double weight : habit) digest.AddExactly(weight);
  }
  for (const BidTraits& habit : kBidWeights) {
    for (double weight : habit) digest.AddExactly(weight);
  }
  for (const AtTableRow& row : AtTableRows()) {
    for (char c : row.contract) digest.Add(static_cast<unsigned char>(c));
    digest.Add(static_cast<std::uint64_t>(row.deck));
    for (const AtTableCurve& curve : row.curves) {
      for (double number : {curve.base, curve.played, curve.open}) digest.AddExactly(number);
    }
  }
  for (const Contract& contract : RecordedContracts()) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      const auto curve = OpponentsCurveOf(contract, deck);
      if (curve) digest.AddExactly(curve->base);
      if (curve) digest.AddExactly(curve->played);
    }
  }
  for (double number : {kSharpness, kLeastBidOdds, kLeastChance, ChanceErrorOf(Basis::kFitted),
                        ChanceErrorOf(Basis::kHabit), LogOddsOf(1), kSurerOfSolos}) {
    digest.AddExactly(number);
  }
  digest.Add(kExactTricks);
}

void AddRound(const RoundEstimate& round, Digest& digest) {
  digest.Add(round.worlds);
  for (double number : {round.effective, round.nobody, round.alone, round.with, round.against,
                        round.won, round.won_by_habit, round.cents.value, round.cents.error}) {
    digest.AddRounded(number);
  }
}

void AddAdvice(const BidAdvice& advice, Digest& digest) {
  digest.Add(static_cast<std::uint64_t>(advice.verdict));
  for (const ContractWorth& worth : advice.ranked) {
    digest.Add(static_cast<std::uint64_t>(worth.contract.row_index()));
    digest.Add(static_cast<std::uint64_t>(worth.basis));
    for (const GameSums* sums : {&worth.open, &worth.played}) {
      digest.Add(sums->worlds);
      digest.Add(sums->wins);
      digest.Add(sums->schneider);
      digest.Add(sums->schwarz);
    }
    digest.AddRounded(worth.cents.value);
    digest.AddRounded(worth.cents.error);
    if (!worth.table) continue;
    for (double number : {worth.table->win.value, worth.table->win.low, worth.table->win.high,
                          worth.table->schneider, worth.table->schwarz}) {
      digest.AddRounded(number);
    }
  }
  if (advice.passing) AddRound(*advice.passing, digest);
}

struct AskedHand {
  std::string_view cards;
  int seat;
};
constexpr auto kHands = std::to_array<AskedHand>({
    {"EU HU EA EZ EK GA HZ S7", 0},
    {"EO GU HO SU HA EA GZ S9", 1},
    {"GO EU HK H9 SA SK EZ E9", 3},
    {"EO HU HZ GA SA E9", 0},
    {"GU SU GO EA EK H9", 2},
});

CardSet CardsIn(std::string_view text) { return ParseCardSet({text.data(), text.size()}).value(); }

}  // namespace

std::uint64_t ModelSignature() {
  Digest digest;
  AddTables(digest);
  const RuleSet rules = PresetRules("sauspiel").value();
  AdviceOptions options;
  options.stakes = StakesOf(rules);
  options.worlds = 100;  // enough to give contracts up
  const Effort effort{.threads = 0};
  for (const AskedHand& asked : kHands) {
    const CardSet hand = CardsIn(asked.cards);
    const Deck deck = *DeckOfHandSize(hand.size(), kSeatCount);
    const Seat seat(asked.seat);
    BidQuestion question = {hand, deck, seat, HabitualBids(hand, deck, RecordedContracts())};
    // By habits carried over, and by thinking seats.
    question.contracts.push_back(Contract::Named("hybrid"));
    if (deck == Deck::kShort) question.contracts.push_back(Contract::Named("bettel"));
    AddAdvice(AdviseOnBids({&question, 1}, options, effort).front(), digest);
    const RoundQuestion lay = LayQuestion(deck, seat, CardsIn(asked.cards.substr(0, 11)), rules);
    AddRound(EstimateRound(lay, PlayedOptions(options), effort), digest);
  }
  const auto add_kontra = [&](std::string_view contract, std::string_view hand, Deck deck,
                              int seats) {
    const KontraQuestion kontra =
        KontraTo(ParseContract({contract.data(), contract.size()}).value(), Seat(0), CardsIn(hand),
                 Seat(2), rules, deck, seats);
    AddRound(EstimateKontra(kontra, options, effort).round, digest);
  };
  add_kontra("solo:G", "EO GO HO EA HA S7 S8 G9", Deck::kLong, kSeatCount);
  add_kontra("wenz", "EU HU EA EZ HA HK S9 GK", Deck::kShort, 3);
  return digest.sum();
}

std::uint64_t CardsSignature() {
  Digest digest;
  digest.Add(ModelSignature());
  for (const Contract& contract : RecordedContracts()) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      for (const auto& row : LearnedWeightsOf(contract, deck)) {
        for (double weight : row) digest.AddExactly(weight);
      }
      digest.AddExactly(FirstLeadShift(contract, deck));
      for (Role role : kRoles) {
        const auto curve = CardCurveOf(contract, deck, role);
        if (curve) digest.AddExactly(curve->base);
        if (curve) digest.AddExactly(curve->played);
      }
    }
  }
  digest.AddExactly(kJudgingSharpness);
  for (Role role : kRoles) {
    for (int trick = 1; trick <= 8; ++trick) digest.AddExactly(RealPartOf(role, trick));
  }
  return digest.sum();
}

}  // namespace schafkopf
