#include "solver/pocket/pocket_net.h"

#include <algorithm>

#include "engine/play/card_order.h"

namespace schafkopf {
namespace {

// The ranks that are trumps in every suit.
CardSet LiftedBy(const Contract& contract) {
  const CardSet trumps = CardOrder(contract).trumps();
  CardSet lifted;
  for (Rank rank : {Rank::kOber, Rank::kUnter}) {
    if (trumps.Contains(RankCards(rank))) lifted |= RankCards(rank);
  }
  return lifted;
}

// Which of some cards are held, the strongest as the lowest bit.
std::uint16_t HeldOf(CardSet cards, CardSet hand) {
  unsigned held = 0;
  unsigned bit = 1;
  for (Card card : cards) {
    if (hand.Contains(card)) held |= bit;
    bit <<= 1;
  }
  return static_cast<std::uint16_t>(held);
}

std::size_t PatternsOf(CardSet cards) { return std::size_t{1} << cards.size(); }

std::int64_t Rectified(std::int64_t sum) { return std::max<std::int64_t>(sum, 0); }

}  // namespace

PocketRoles::PocketRoles(CardSet lifted, std::optional<Suit> trump, std::optional<Suit> called)
    : lifted_(lifted) {
  const std::size_t of_suit = PatternsOf(SuitCards(Suit::kHerz) - lifted);
  std::size_t next = kSeatCount + PatternsOf(lifted);
  const std::size_t plain = next;
  next += of_suit;
  begin_.fill(static_cast<std::uint16_t>(plain));
  for (const auto& suit : {trump, called}) {
    if (!suit) continue;
    begin_[static_cast<std::size_t>(*suit)] = static_cast<std::uint16_t>(next);
    next += of_suit;
  }
  rows_ = next;
}

PocketRoles::PocketRoles(const Contract& contract)
    : PocketRoles(LiftedBy(contract), contract.trump_suit(),
                  contract.parties() == Parties::kCall ? contract.named_suit() : std::nullopt) {}

PocketRoles::PocketRoles()
    : PocketRoles(RankCards(Rank::kOber) | RankCards(Rank::kUnter), Suit::kHerz, std::nullopt) {}

PocketRows PocketRoles::RowsOf(Seat seat, CardSet hand) const {
  PocketRows rows{};
  rows[0] = static_cast<std::uint16_t>(seat.index());
  rows[1] = static_cast<std::uint16_t>(kSeatCount + HeldOf(lifted_, hand));
  for (Suit suit : kSuits) {
    const auto place = static_cast<std::size_t>(suit);
    rows[2 + place] =
        static_cast<std::uint16_t>(begin_[place] + HeldOf(SuitCards(suit) - lifted_, hand));
  }
  return rows;
}

PocketNet::PocketNet(std::span<const std::uint8_t> bytes, std::size_t rows, std::size_t outputs) {
  for (std::uint8_t byte : bytes.first(rows * kPocketWidth)) {
    tables_.push_back(static_cast<std::int8_t>(byte));
  }
  bytes = bytes.subspan(tables_.size());
  const auto take = [&](std::size_t count) {
    std::vector<std::int16_t> taken;
    for (std::size_t i = 0; i < count; ++i) {
      taken.push_back(static_cast<std::int16_t>(bytes[2 * i] | bytes[2 * i + 1] << 8));
    }
    bytes = bytes.subspan(2 * count);
    return taken;
  };
  base_ = take(kPocketWidth);
  second_ = take(kPocketWidth * kPocketSecond);
  second_base_ = take(kPocketSecond);
  last_ = take(kPocketSecond * outputs);
  last_base_ = take(outputs);
}

std::vector<double> PocketNet::Outputs(const PocketRows& of) const {
  std::array<std::int64_t, kPocketWidth> hidden;
  std::ranges::copy(base_, hidden.begin());
  for (std::size_t row : of) {
    const std::int8_t* weights = &tables_[row * kPocketWidth];
    constexpr std::int64_t kPart = kPocketUnit / kPocketTableUnit;
    for (std::size_t i = 0; i < kPocketWidth; ++i) hidden[i] += kPart * weights[i];
  }
  // What goes in is in units, and so are the weights: their products are in units of units.
  const auto layer = [](std::span<const std::int64_t> in, std::span<const std::int16_t> weights,
                        std::span<const std::int16_t> bases, std::span<std::int64_t> out) {
    for (std::size_t j = 0; j < out.size(); ++j) out[j] = bases[j] * kPocketUnit;
    for (std::size_t i = 0; i < in.size(); ++i) {
      const std::int64_t value = Rectified(in[i]);
      if (value == 0) continue;
      for (std::size_t j = 0; j < out.size(); ++j) out[j] += value * weights[i * out.size() + j];
    }
    for (std::int64_t& sum : out) sum /= kPocketUnit;
  };
  std::array<std::int64_t, kPocketSecond> behind;
  layer(hidden, second_, second_base_, behind);
  std::vector<std::int64_t> sums(last_base_.size());
  layer(behind, last_, last_base_, sums);
  std::vector<double> outputs;
  for (std::int64_t sum : sums) {
    constexpr std::int64_t kMost = 10'000 * kPocketUnit;
    outputs.push_back(static_cast<double>(std::clamp(sum, -kMost, kMost)) /
                      static_cast<double>(kPocketUnit));
  }
  return outputs;
}

}  // namespace schafkopf
