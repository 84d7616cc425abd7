#include "tools/batch/store/input_file.h"

#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <new>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "engine/text/notation.h"
#include "tools/batch/store/checksum.h"
#include "tools/batch/store/words.h"
#include "tools/cli/cli.h"
#include "tools/cli/words.h"
#include "tools/language/encoding.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

constexpr std::size_t kWindow = 256 * 1024;
constexpr std::size_t kPiece = 16 * 1024;

// What undoes a compression, a piece at a time.
class Codec {
 public:
  virtual ~Codec() = default;
  // Bytes of a piece that it used, and made into `to`; a message where the data are damaged.
  struct Step {
    std::size_t used = 0, made = 0;
    std::optional<Message> failure = {};
  };
  virtual Step Take(absl::string_view piece, char* to, std::size_t size) = 0;
  // Whether what was compressed together has not ended.
  virtual bool in_frame() const = 0;
};

class ZstdCodec : public Codec {
 public:
  ZstdCodec() : context_(ZSTD_createDCtx()) {}
  ZstdCodec(const ZstdCodec&) = delete;
  ZstdCodec& operator=(const ZstdCodec&) = delete;
  ~ZstdCodec() override { ZSTD_freeDCtx(context_); }

  Step Take(absl::string_view piece, char* to, std::size_t size) override {
    ZSTD_inBuffer in = {piece.data(), piece.size(), 0};
    ZSTD_outBuffer out = {to, size, 0};
    const std::size_t left = ZSTD_decompressStream(context_, &out, &in);
    if (ZSTD_isError(left)) {
      return {in.pos, 0,
              Message(words::kCompressedDataAreDamaged, std::string(ZSTD_getErrorName(left)))};
    }
    in_frame_ = left != 0;
    return {in.pos, out.pos};
  }
  bool in_frame() const override { return in_frame_; }

 private:
  ZSTD_DCtx* context_;
  bool in_frame_ = false;
};

class GzipCodec : public Codec {
 public:
  GzipCodec() {
    constexpr int kLargestWindow = 15;
    constexpr int kGzip = 16;
    inflateInit2(&stream_, kLargestWindow + kGzip);
  }
  GzipCodec(const GzipCodec&) = delete;
  GzipCodec& operator=(const GzipCodec&) = delete;
  ~GzipCodec() override { inflateEnd(&stream_); }

  Step Take(absl::string_view piece, char* to, std::size_t size) override {
    if (!in_frame_ && !piece.empty()) {  // one file may hold several, one behind the other
      inflateReset(&stream_);
      in_frame_ = true;
    }
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data()));
    stream_.avail_in = static_cast<uInt>(piece.size());
    stream_.next_out = reinterpret_cast<Bytef*>(to);
    stream_.avail_out = static_cast<uInt>(size);
    const int result = inflate(&stream_, Z_NO_FLUSH);
    const std::size_t used = piece.size() - stream_.avail_in;
    if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) {
      const std::string why = stream_.msg == nullptr ? "zlib" : stream_.msg;
      return {used, 0, Message(words::kCompressedDataAreDamaged, why)};
    }
    in_frame_ = result != Z_STREAM_END;
    return {used, size - stream_.avail_out};
  }
  bool in_frame() const override { return in_frame_; }

 private:
  z_stream stream_ = {};
  bool in_frame_ = false;
};

constexpr absl::string_view kZstdMagic = "\x28\xb5\x2f\xfd";
constexpr absl::string_view kGzipMagic = "\x1f\x8b";
constexpr std::size_t kLongestMagic = 4;

class OpenedFile : public InputFile {
 public:
  OpenedFile(std::FILE* file, std::uint64_t bytes)
      : file_(file), bytes_(bytes), buffer_(kWindow), piece_(kPiece, '\0') {
    text_.reserve(kPiece);
    Fill();
    const absl::string_view begin(buffer_.data(), filled_);
    if (absl::StartsWith(begin, kZstdMagic)) codec_ = std::make_unique<ZstdCodec>();
    if (absl::StartsWith(begin, kGzipMagic)) codec_ = std::make_unique<GzipCodec>();
  }
  OpenedFile(const OpenedFile&) = delete;
  OpenedFile& operator=(const OpenedFile&) = delete;
  ~OpenedFile() override {
    if (file_ != stdin) std::fclose(file_);
  }

  std::FILE* Stream() override {
    const cookie_io_functions_t functions = {
        .read = [](void* self, char* to, std::size_t size) -> ssize_t {
          try {
            return static_cast<OpenedFile*>(self)->Read(to, size);
          } catch (const std::bad_alloc&) {  // nothing may be thrown through the C library
            errno = ENOMEM;
            return -1;
          }
        },
        .write = nullptr,
        .seek = nullptr,
        .close = nullptr};
    return fopencookie(this, "rb", functions);
  }
  bool is_utf16() const override { return utf16_.has_value(); }
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
    const std::size_t least = bytes_before_ == 0 ? kLongestMagic : 1;
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
    const ssize_t count = ReadText(to, size);
    bytes_passed_ = bytes_before_ + at_;
    return count;
  }

  // What ReadSome has, as UTF-8 where it is UTF-16.
  ssize_t ReadText(char* to, std::size_t size) {
    while (text_at_ == text_.size() && !text_ended_) {
      if (begun_ && !utf16_) return ReadSome(to, size);
      std::size_t filled = 0;
      ssize_t got = 0;
      do {  // the first ones tell
        got = ReadSome(piece_.data() + filled, kPiece - filled);
        if (got > 0) filled += static_cast<std::size_t>(got);
      } while (got > 0 && !begun_ && filled < kLongestMagic);
      const absl::string_view piece(piece_.data(), filled);
      if (got < 0 && filled == 0) return got;
      if (!std::exchange(begun_, true) && Utf16Decoder::Begins(piece)) utf16_.emplace();
      text_at_ = 0;
      if (utf16_) {
        text_ = utf16_->Decode(piece);
      } else {
        text_.assign(piece.data(), piece.size());
      }
      if (got > 0) continue;
      text_ended_ = utf16_.has_value();
      if (utf16_) text_ += utf16_->End();
      if (text_.empty()) return got;
    }
    const std::size_t count = std::min(size, text_.size() - text_at_);
    std::memcpy(to, text_.data() + text_at_, count);
    text_at_ += count;
    return static_cast<ssize_t>(count);
  }

  ssize_t ReadSome(char* to, std::size_t size) {
    while (!failure_) {
      if (at_ == filled_ && !Fill()) break;
      if (!codec_) {
        const std::size_t count = std::min(size, filled_ - at_);
        std::memcpy(to, buffer_.data() + at_, count);
        at_ += count;
        return static_cast<ssize_t>(count);
      }
      if (const std::size_t count = Decompress(to, size); count > 0) {
        return static_cast<ssize_t>(count);
      }
    }
    if (codec_ && codec_->in_frame()) {
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
    const auto step = codec_->Take({buffer_.data() + at_, filled_ - at_}, to, size);
    at_ += step.used;
    failure_ = step.failure;
    return step.made;
  }

  std::FILE* file_;
  std::uint64_t bytes_;
  std::uint64_t bytes_before_ = 0;  // the buffer
  std::atomic<std::uint64_t> bytes_passed_ = 0;
  std::vector<char> buffer_;
  std::size_t filled_ = 0;
  std::size_t at_ = 0;
  std::unique_ptr<Codec> codec_;  // of what is compressed
  bool begun_ = false;            // the first bytes of the text are known
  std::optional<Utf16Decoder> utf16_;
  std::string piece_;  // of the text as it is read
  std::string text_;   // not yet handed out
  std::size_t text_at_ = 0;
  bool text_ended_ = false;
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
    return Failure(absl::StatusCode::kInternal, UnreadInput(path, error));
  }
  const bool sized = known && S_ISREG(about.st_mode);
  return std::make_unique<OpenedFile>(file, sized ? static_cast<std::uint64_t>(about.st_size) : 0);
}

}  // namespace schafkopf
