#include "tools/batch/store/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "tools/batch/store/words.h"
#include "tools/cli/words.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

constexpr std::size_t kBufferSize = 64 * 1024;

absl::Status SystemFailure(const Text<2>& what, const std::string& path) {
  return Failure(absl::StatusCode::kInternal, {what, Escaped(path), SystemReason(errno)});
}

// Whether the open file is still the one at the path.
bool IsAt(int descriptor, const std::string& path) {
  struct stat open_file = {};
  struct stat named = {};
  return fstat(descriptor, &open_file) == 0 && stat(path.c_str(), &named) == 0 &&
         open_file.st_ino == named.st_ino && open_file.st_dev == named.st_dev;
}

}  // namespace

absl::StatusOr<File> File::Create(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) return SystemFailure(words::kCannotWrite, path);
  return File(path, descriptor);
}

absl::StatusOr<File> File::OpenDevice(const std::string& path) {
  const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return SystemFailure(words::kCannotWrite, path);
  return File(path, descriptor);
}

absl::StatusOr<File> File::OpenLocked(const std::string& path) {
  while (true) {
    const int descriptor = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0) return SystemFailure(words::kCannotWrite, path);
    File file(path, descriptor);
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
      if (errno != EWOULDBLOCK) return SystemFailure(words::kCannotLock, path);
      return Failure(absl::StatusCode::kUnavailable,
                     Message(words::kAnotherProcessIsAtWorkOn, Escaped(path)));
    }
    // Whoever held the lock before may have renamed the file.
    if (IsAt(descriptor, path)) return file;
  }
}

absl::StatusOr<File> File::OpenToRead(const std::string& path) {
  // A pipe that nobody writes to is opened, too, and then refused.
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (descriptor < 0 && errno == ENOENT) {
    return Failure(absl::StatusCode::kNotFound, Message(words::kIsNotThere, Escaped(path)));
  }
  if (descriptor < 0) return SystemFailure(words::kCannotRead, path);
  File file(path, descriptor);
  struct stat about = {};
  if (fstat(descriptor, &about) != 0) return SystemFailure(words::kCannotRead, path);
  if (!S_ISREG(about.st_mode)) {
    return Failure(absl::StatusCode::kFailedPrecondition,
                   Message(words::kIsNoRegularFile, Escaped(path)));
  }
  return file;
}

File::File(File&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      buffer_(std::move(other.buffer_)),
      at_(other.at_),
      position_(other.position_) {}

File& File::operator=(File&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(descriptor_, other.descriptor_);
  std::swap(buffer_, other.buffer_);
  std::swap(at_, other.at_);
  std::swap(position_, other.position_);
  return *this;
}

File::~File() {
  if (descriptor_ >= 0) close(descriptor_);
}

absl::Status File::Write(absl::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return SystemFailure(words::kCannotWrite, path_);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return absl::OkStatus();
}

absl::Status File::Fill() {
  buffer_.resize(kBufferSize);
  ssize_t got = read(descriptor_, buffer_.data(), buffer_.size());
  while (got < 0 && errno == EINTR) got = read(descriptor_, buffer_.data(), buffer_.size());
  if (got < 0) return SystemFailure(words::kCannotRead, path_);
  buffer_.resize(static_cast<std::size_t>(got));
  at_ = 0;
  return absl::OkStatus();
}

absl::StatusOr<std::string> File::Read(std::size_t count) {
  std::string bytes;
  while (bytes.size() < count) {
    if (at_ == buffer_.size()) {
      if (const auto status = Fill(); !status.ok()) return status;
      if (buffer_.empty()) break;
    }
    const std::size_t part = std::min(count - bytes.size(), buffer_.size() - at_);
    bytes.append(buffer_, at_, part);
    at_ += part;
  }
  position_ += bytes.size();
  return bytes;
}

absl::StatusOr<std::string> File::ReadAt(std::uint64_t place, std::size_t count) const {
  std::string bytes(count, '\0');
  std::size_t read = 0;
  while (read < count) {
    const ssize_t got =
        pread(descriptor_, bytes.data() + read, count - read, static_cast<off_t>(place + read));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return SystemFailure(words::kCannotRead, path_);
    if (got == 0) break;
    read += static_cast<std::size_t>(got);
  }
  bytes.resize(read);
  return bytes;
}

void File::ReadsHereAndThere() const { posix_fadvise(descriptor_, 0, 0, POSIX_FADV_RANDOM); }

absl::StatusOr<std::string> File::ReadLine() {
  constexpr std::size_t kMaxLine = 1024;
  std::string line;
  while (line.size() < kMaxLine) {
    const auto byte = Read(1);
    if (!byte.ok()) return byte.status();
    if (byte->empty()) break;
    if (*byte == "\n") return line;
    line += *byte;
  }
  return Damaged(path_);
}

absl::StatusOr<std::uint64_t> File::Size() const {
  struct stat about = {};
  if (fstat(descriptor_, &about) != 0) return SystemFailure(words::kCannotRead, path_);
  return static_cast<std::uint64_t>(about.st_size);
}

absl::Status File::Truncate(std::uint64_t size) {
  const auto place = static_cast<off_t>(size);
  if (ftruncate(descriptor_, place) != 0 || lseek(descriptor_, place, SEEK_SET) != place) {
    return SystemFailure(words::kCannotWrite, path_);
  }
  return absl::OkStatus();
}

absl::Status File::Sync() {
  if (fsync(descriptor_) != 0) return SystemFailure(words::kCannotWrite, path_);
  return absl::OkStatus();
}

absl::Status Damaged(const std::string& path) {
  return Failure(absl::StatusCode::kDataLoss, Message(words::kIsDamagedOrCutOff, Escaped(path)));
}

absl::Status Rename(const std::string& from, const std::string& to) {
  if (std::rename(from.c_str(), to.c_str()) != 0) return SystemFailure(words::kCannotWrite, to);
  const auto folder = std::filesystem::path(to).parent_path();
  const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY);
  if (descriptor < 0) return absl::OkStatus();
  // Where the file system knows no such thing there is nothing to do.
  const bool failed = fsync(descriptor) != 0 && (errno == EIO || errno == ENOSPC);
  const absl::Status status = failed ? SystemFailure(words::kCannotWrite, to) : absl::OkStatus();
  close(descriptor);
  return status;
}

bool Exists(const std::string& path) {
  struct stat about = {};
  return lstat(path.c_str(), &about) == 0;
}

bool MayReplace(const std::string& path, absl::string_view beginning) {
  struct stat about = {};
  if (lstat(path.c_str(), &about) != 0) return true;
  if (!S_ISREG(about.st_mode)) return false;
  auto file = File::OpenToRead(path);
  if (!file.ok()) return false;
  auto bytes = file->Read(std::max(beginning.size(), kBufferSize));
  if (!bytes.ok()) return false;
  const std::size_t common = std::min(bytes->size(), beginning.size());
  if (common > 0 && absl::string_view(*bytes).substr(0, common) == beginning.substr(0, common)) {
    return true;
  }
  while (bytes.ok() && !bytes->empty()) {
    if (bytes->find_first_not_of('\0') != bytes->npos) return false;
    bytes = file->Read(kBufferSize);
  }
  return bytes.ok();
}

absl::Status CheckReplaceable(const std::string& path, absl::string_view beginning,
                              const Text<0>& what) {
  if (MayReplace(path, beginning)) return absl::OkStatus();
  return Failure(absl::StatusCode::kFailedPrecondition,
                 Message(words::kIsThereButIsNo, Escaped(path), what));
}

absl::Status WriteWhole(const std::string& path, absl::string_view text) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (fs::exists(path, error) && !fs::is_regular_file(path, error)) {
    auto device = File::OpenDevice(path);
    return device.ok() ? device->Write(text) : device.status();
  }
  if (fs::is_symlink(path, error) && fs::exists(path, error)) {
    return WriteWhole(fs::canonical(path, error), text);
  }
  constexpr std::size_t kTelling = 8;
  const std::string temporary = absl::StrCat(path, ".tmp");
  const auto free = CheckReplaceable(temporary, text.substr(0, kTelling), words::kLeftoverOfIt);
  if (!free.ok()) return free;
  auto file = File::Create(temporary);
  if (!file.ok()) return file.status();
  if (const auto status = file->Write(text); !status.ok()) return status;
  if (const auto status = file->Sync(); !status.ok()) return status;
  return Rename(temporary, path);
}

}  // namespace schafkopf
