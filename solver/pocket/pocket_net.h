// A small network that tells of a hand what thousands of deals would, in whole numbers: the same
// bytes on every processor.
//
// Cards that play one role are one number: which of them are held. It names a row of a table, and
// the rows of a hand and of its seat are summed; two layers behind that sum come the outputs. Plain
// suits share a table, so that hands which differ by the names of suits alone are told the same.
#ifndef SCHAFKOPF_SOLVER_POCKET_POCKET_NET_H_
#define SCHAFKOPF_SOLVER_POCKET_POCKET_NET_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/cards/seat.h"
#include "engine/play/contract.h"

namespace schafkopf {

inline constexpr std::size_t kPocketWidth = 32;   // of the first layer
inline constexpr std::size_t kPocketSecond = 32;  // of the second
// Weights and sums are in parts of this, those of the tables in coarser ones.
inline constexpr std::int64_t kPocketUnit = 2048;
inline constexpr std::int64_t kPocketTableUnit = 64;

// Those of a hand: its seat, its Ober and Unter, its four suits.
using PocketRows = std::array<std::uint16_t, 2 + kSuits.size()>;

// Which cards play which role.
class PocketRoles {
 public:
  // As a contract has them.
  explicit PocketRoles(const Contract& contract);
  // Of whoever passes, and does not know what will be played: as most games have them.
  PocketRoles();

  // Of all tables.
  std::size_t rows() const { return rows_; }
  // REQUIRES: a hand of the long deck.
  PocketRows RowsOf(Seat seat, CardSet hand) const;

 private:
  PocketRoles(CardSet lifted, std::optional<Suit> trump, std::optional<Suit> called);

  CardSet lifted_;
  std::array<std::uint16_t, kSuits.size()> begin_{};  // by suit: where its table begins
  std::size_t rows_;
};

// A trained one.
class PocketNet {
 public:
  // The bytes of its weights: those of the tables, a byte each, then of the bases of the first
  // layer, of the second layer and its bases, of the outputs and their bases, two bytes each, the
  // low one first.
  static constexpr std::size_t BytesOf(std::size_t rows, std::size_t outputs) {
    return rows * kPocketWidth +
           2 * (kPocketWidth + (kPocketWidth + 1) * kPocketSecond + (kPocketSecond + 1) * outputs);
  }
  // REQUIRES: that many.
  PocketNet(std::span<const std::uint8_t> bytes, std::size_t rows, std::size_t outputs);

  // Each in units, no farther from 0 than 10,000. About two microseconds.
  std::vector<double> Outputs(const PocketRows& of) const;

 private:
  std::vector<std::int8_t> tables_;  // rows x kPocketWidth
  std::vector<std::int16_t> base_;
  std::vector<std::int16_t> second_;  // kPocketWidth x kPocketSecond
  std::vector<std::int16_t> second_base_;
  std::vector<std::int16_t> last_;  // kPocketSecond x outputs
  std::vector<std::int16_t> last_base_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_POCKET_POCKET_NET_H_
