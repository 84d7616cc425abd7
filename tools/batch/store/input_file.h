// A file of text, plain or compressed by zstd or gzip, as a stream of the C library.
#ifndef SCHAFKOPF_TOOLS_BATCH_STORE_INPUT_FILE_H_
#define SCHAFKOPF_TOOLS_BATCH_STORE_INPUT_FILE_H_

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "engine/text/message.h"

namespace schafkopf {

// What an open input knows about itself; lives as long as its stream.
class InputFile {
 public:
  // "-" is stdin. Internal errors say why it cannot be opened.
  static absl::StatusOr<std::unique_ptr<InputFile>> Open(const std::string& path);
  virtual ~InputFile() = default;

  // The text, decompressed where it begins as zstd or gzip do, and as UTF-8 where it is UTF-16.
  // Call once; closing it leaves this object alive. Reading fails where compressed data are damaged
  // or cut off.
  virtual std::FILE* Stream() = 0;
  // Whether it was UTF-16, as far as it has been read.
  virtual bool is_utf16() const = 0;
  // Bytes of the file that the stream has passed, of how many; the latter 0 where that is not
  // known.
  virtual std::uint64_t bytes_passed() const = 0;
  virtual std::uint64_t bytes() const = 0;
  std::optional<double> share_passed() const {
    if (bytes() == 0) return std::nullopt;
    return static_cast<double>(bytes_passed()) / static_cast<double>(bytes());
  }
  // XXH3, in 128 bits, of the bytes of the file, as they are: those that the stream has not passed
  // are read now. Of no use where reading failed.
  virtual std::string Checksum() = 0;
  // Why reading failed; empty while it did not.
  virtual std::optional<Message> failure() const = 0;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_STORE_INPUT_FILE_H_
