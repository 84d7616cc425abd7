#include "tools/batch/store/input_file.h"

#include <sys/stat.h>
#include <unistd.h>
#include <zstd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <vector>

#include "engine/text/notation.h"
#include "tools/batch/store/checksum.h"
#include "tools/batch/store/words.h"
#include "tools/cli/cli.h"
#include "tools/cli/words.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

constexpr std::size_t kWindow = 256 * 1024;
constexpr std::array<unsigned char, 4> kZstdMagic = {0x28, 0xb5, 0x2f, 0xfd};

class OpenedFile : public InputFile {
 public:
  OpenedFile(std::FILE* file, std::uint64_t bytes)
      : file_(file), bytes_(bytes), context_(ZSTD_createDCtx()), buffer_(kWindow) {
    Fill();
    compressed_ = filled_ >= kZstdMagic.size() &&
                  std::memcmp(buffer_.data(), kZstdMagic.data(), kZstdMagic.size()) == 0;
  }
  OpenedFile(const OpenedFile&) = delete;
  OpenedFile& operator=(const OpenedFile&) = delete;
  ~OpenedFile() override {
    ZSTD_freeDCtx(context_);
    if (file_ != stdin) std::fclose(file_);
  }

  std::FILE* Stream() override {
    const cookie_io_functions_t functions = {
        .read = [](void* self, char* to,
                   std::size_t size) { return static_cast<OpenedFile*>(self)->Read(to, size); },
        .write = nullptr,
        .seek = nullptr,
        .close = nullptr};
    return fopencookie(this, "rb", functions);
  }
  std::uint64_t bytes_passed() const override { return bytes_passed_; }
  std::uint64_t bytes() const override { return bytes_; }
  std::string Checksum() override {
    while (Fill()) {
      if (const auto code = PendingSignal()) EndNow(*code);
    }
    return sum_.Hex();
  }
  std::optional<Message> failure() const override { return failure_; }

 private:
  // More bytes into the empty buffer, as soon as there are any; false where there are none.
  bool Fill() {
    bytes_before_ += filled_;
    filled_ = at_ = 0;
    // The first ones tell whether the file is compressed.
    const std::size_t least = bytes_before_ == 0 ? kZstdMagic.size() : 1;
    while (filled_ < least && !failure_) {
      const ssize_t got = read(fileno(file_), buffer_.data() + filled_, buffer_.size() - filled_);
      if (got == 0) break;
      if (got > 0) {
        filled_ += static_cast<std::size_t>(got);
      } else if (errno != EINTR || PendingSignal()) {
        failure_ = SystemReason(errno);
      }
    }
    sum_.Add({buffer_.data(), filled_});
    return filled_ > 0;
  }

  ssize_t Read(char* to, std::size_t size) {
    const ssize_t count = ReadSome(to, size);
    bytes_passed_ = bytes_before_ + at_;
    return count;
  }

  ssize_t ReadSome(char* to, std::size_t size) {
    while (!failure_) {
      if (at_ == filled_ && !Fill()) break;
      if (!compressed_) {
        const std::size_t count = std::min(size, filled_ - at_);
        std::memcpy(to, buffer_.data() + at_, count);
        at_ += count;
        return static_cast<ssize_t>(count);
      }
      if (const std::size_t count = Decompress(to, size); count > 0) {
        return static_cast<ssize_t>(count);
      }
    }
    if (compressed_ && in_frame_) {
      // What is left of the frame inside the library's own buffers.
      if (const std::size_t count = !failure_ ? Decompress(to, size) : 0; count > 0) {
        return static_cast<ssize_t>(count);
      }
      if (!failure_) failure_ = words::kCompressedDataAreCutOff;
    }
    if (!failure_) return 0;
    errno = EIO;
    return -1;
  }

  std::size_t Decompress(char* to, std::size_t size) {
    ZSTD_inBuffer in = {buffer_.data(), filled_, at_};
    ZSTD_outBuffer out = {to, size, 0};
    const std::size_t left = ZSTD_decompressStream(context_, &out, &in);
    at_ = in.pos;
    if (ZSTD_isError(left)) {
      failure_ = Message(words::kCompressedDataAreDamaged, std::string(ZSTD_getErrorName(left)));
      return 0;
    }
    in_frame_ = left != 0;
    return out.pos;
  }

  std::FILE* file_;
  std::uint64_t bytes_;
  std::uint64_t bytes_before_ = 0;  // the buffer
  std::atomic<std::uint64_t> bytes_passed_ = 0;
  ZSTD_DCtx* context_;
  std::vector<char> buffer_;
  std::size_t filled_ = 0;
  std::size_t at_ = 0;
  bool compressed_ = false;
  bool in_frame_ = false;
  LongChecksum sum_;
  std::optional<Message> failure_;
};

}  // namespace

absl::StatusOr<std::unique_ptr<InputFile>> InputFile::Open(const std::string& path) {
  std::FILE* file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  struct stat about = {};
  const bool known = file != nullptr && fstat(fileno(file), &about) == 0;
  int error = file == nullptr ? errno : 0;
  if (known && S_ISDIR(about.st_mode)) {
    std::fclose(file);
    error = EISDIR;
  }
  if (error != 0) {
    return Failure(absl::StatusCode::kInternal,
                   {words::kCannotRead, Escaped(path), SystemReason(error)});
  }
  const bool sized = known && S_ISREG(about.st_mode);
  return std::make_unique<OpenedFile>(file, sized ? static_cast<std::uint64_t>(about.st_size) : 0);
}

}  // namespace schafkopf
