// Loaded in front of the C library, writes down in order what a program does to the files of one
// folder: batch_attack reads from that what a power failure would leave. Can also make the disk
// fail.
//
// Environment:
//   DISK_FOLDER   the folder, as the program names it; files called *.status* are left out
//   DISK_LOG      where to write it down
//   DISK_FAIL_AT  the number, from 1, of an operation that fails ...
//   DISK_ERRNO    ... with this errno
//
// The log has a line for each operation, that of a write followed by its bytes:
//   open FD FLAGS NAME | write FD OFFSET SIZE | truncate FD SIZE | fsync FD | close FD
//   rename NAME NAME | remove NAME
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <string_view>

namespace {

std::recursive_mutex mutex;  // an operation and its line are one
std::array<bool, 4096> watched = {};
int operations = 0;

std::string Variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The name inside the folder, "." for itself; empty for anything else.
std::string NameOf(const char* path) {
  static const std::string folder = Variable("DISK_FOLDER");
  const std::string_view text = path;
  if (folder.empty() || text.substr(0, folder.size()) != folder) return "";
  if (text.size() == folder.size()) return ".";
  if (text[folder.size()] != '/' || text.find(".status") != text.npos) return "";
  return std::string(text.substr(folder.size() + 1));
}

bool IsWatched(int fd) {
  return fd >= 0 && static_cast<std::size_t>(fd) < watched.size() &&
         watched[static_cast<std::size_t>(fd)];
}

void Log(const std::string& line, std::string_view bytes = "") {
  static const int log =
      static_cast<int>(syscall(SYS_openat, AT_FDCWD, Variable("DISK_LOG").c_str(),
                               O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
  const std::string record = (line + "\n").append(bytes);
  syscall(SYS_write, log, record.data(), record.size());
}

// Whether this operation is to fail.
bool Fails() {
  static const int fail_at = std::atoi(Variable("DISK_FAIL_AT").c_str());
  if (++operations != fail_at) return false;
  errno = std::atoi(Variable("DISK_ERRNO").c_str());
  return true;
}

template <class Function>
Function* Next(Function* /*own*/, const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): the library's are reserved
extern "C" {

int open(const char* path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  const std::lock_guard lock(mutex);
  const int fd = static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
  const std::string name = NameOf(path);
  if (fd < 0 || name.empty() || static_cast<std::size_t>(fd) >= watched.size()) return fd;
  watched[static_cast<std::size_t>(fd)] = true;
  Log("open " + std::to_string(fd) + " " + std::to_string(flags & (O_CREAT | O_TRUNC)) + " " +
      name);
  return fd;
}

int close(int fd) {
  const std::lock_guard lock(mutex);
  if (IsWatched(fd)) {
    watched[static_cast<std::size_t>(fd)] = false;
    Log("close " + std::to_string(fd));
  }
  return static_cast<int>(syscall(SYS_close, fd));
}

ssize_t write(int fd, const void* bytes, size_t size) {
  const std::lock_guard lock(mutex);
  if (!IsWatched(fd)) return syscall(SYS_write, fd, bytes, size);
  if (Fails()) return -1;
  const off_t at = lseek(fd, 0, SEEK_CUR);
  const ssize_t written = syscall(SYS_write, fd, bytes, size);
  if (written <= 0) return written;
  const auto count = static_cast<std::size_t>(written);
  Log("write " + std::to_string(fd) + " " + std::to_string(at) + " " + std::to_string(count),
      {static_cast<const char*>(bytes), count});
  return written;
}

int ftruncate(int fd, off_t size) noexcept {
  const std::lock_guard lock(mutex);
  if (IsWatched(fd) && Fails()) return -1;
  const int result = static_cast<int>(syscall(SYS_ftruncate, fd, size));
  if (IsWatched(fd) && result == 0) {
    Log("truncate " + std::to_string(fd) + " " + std::to_string(size));
  }
  return result;
}

int fsync(int fd) {
  const std::lock_guard lock(mutex);
  if (!IsWatched(fd)) return static_cast<int>(syscall(SYS_fsync, fd));
  if (Fails()) return -1;
  Log("fsync " + std::to_string(fd));  // the disk itself need not be waited for
  return 0;
}

int rename(const char* from, const char* to) noexcept {
  const std::lock_guard lock(mutex);
  static auto* const next = Next(&rename, "rename");
  const std::string name = NameOf(from);
  if (name.empty()) return next(from, to);
  if (Fails()) return -1;
  const int result = next(from, to);
  if (result == 0) Log("rename " + name + " " + NameOf(to));
  return result;
}

int remove(const char* path) noexcept {
  const std::lock_guard lock(mutex);
  static auto* const next = Next(&remove, "remove");
  const std::string name = NameOf(path);
  const int result = next(path);
  if (result == 0 && !name.empty()) Log("remove " + name);
  return result;
}

}  // extern "C"
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
