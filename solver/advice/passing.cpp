#include "solver/advice/passing.h"

#include <algorithm>
#include <cstdint>

#include "engine/table/round_auction.h"
#include "solver/habits/played_games.h"

namespace schafkopf {
namespace {

// Worlds of passing dealt at first.
constexpr std::uint64_t kFirstPassing = 500;
constexpr std::uint64_t kPartOfAll = 4;

std::optional<RoundEstimate> Passing(const BidQuestion& question, const EstimateOptions& options,
                                     std::uint64_t worlds, const Effort& effort) {
  const bool recorded =
      IsRecordedTable(question.table) &&
      std::ranges::all_of(question.contracts, [&](const Contract& contract) {
        const ContractRow& row = contract.row();
        return IsBid(row) && row.pack == Pack::kBavarian && IsPlainBid(question, contract);
      });
  if (!recorded || options.accept || !MayPass(question)) return std::nullopt;
  // Whoever has to play in the end may at most pay to be let off.
  if (question.last_resort == question.seat) return std::nullopt;
  RoundQuestion round{question.table, question.seat, question.hand};
  round.known = RoundQuestion::Known::kWouldPass;
  round.others = question.others;
  round.all_pass = AllPassGame(question.table.options);
  round.last_resort = question.last_resort;
  EstimateOptions played = RoundOptions(options);
  played.worlds = std::min(played.worlds, worlds);
  const RoundEstimate passing = EstimateRound(round, played, effort);
  if (passing.worlds == 0) return std::nullopt;
  return passing;
}

}  // namespace

std::optional<RoundEstimate> FirstPassing(const BidQuestion& question,
                                          const EstimateOptions& options, const Effort& effort) {
  const std::uint64_t all = RoundOptions(options).worlds;
  return Passing(question, options, std::max(kFirstPassing, all / kPartOfAll), effort);
}

std::optional<RoundEstimate> PassingOf(const BidQuestion& question, const EstimateOptions& options,
                                       const Effort& effort) {
  return Passing(question, options, RoundOptions(options).worlds, effort);
}

}  // namespace schafkopf
