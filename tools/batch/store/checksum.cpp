#include "tools/batch/store/checksum.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "absl/strings/str_format.h"

namespace schafkopf {

std::uint64_t Checksum(absl::string_view bytes, std::uint64_t seed) {
  return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

struct alignas(64) LongChecksum::State {
  XXH3_state_t state;
};

void LongChecksum::Free::operator()(State* state) const { delete state; }

LongChecksum::LongChecksum() : state_(new State) { XXH3_128bits_reset(&state_->state); }

void LongChecksum::Add(absl::string_view bytes) {
  XXH3_128bits_update(&state_->state, bytes.data(), bytes.size());
}

std::string LongChecksum::Hex() const {
  const XXH128_hash_t hash = XXH3_128bits_digest(&state_->state);
  return absl::StrFormat("%016x%016x", hash.high64, hash.low64);
}

}  // namespace schafkopf
