// Fingerprints of bytes, to notice damage and change; they do not withstand forgery.
#ifndef SCHAFKOPF_TOOLS_BATCH_STORE_CHECKSUM_H_
#define SCHAFKOPF_TOOLS_BATCH_STORE_CHECKSUM_H_

#include <cstdint>
#include <memory>
#include <string>

#include "absl/strings/string_view.h"

namespace schafkopf {

// XXH3 of `bytes`; with the checksum of what came before as `seed`, of all of it.
std::uint64_t Checksum(absl::string_view bytes, std::uint64_t seed = 0);

// XXH3 in 128 bits over bytes that come piece by piece.
class LongChecksum {
 public:
  LongChecksum();
  void Add(absl::string_view bytes);
  // 32 hex digits.
  std::string Hex() const;

 private:
  struct State;
  struct Free {
    void operator()(State* state) const;
  };
  std::unique_ptr<State, Free> state_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_STORE_CHECKSUM_H_
