#include "tools/book/shelf.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace schafkopf {
namespace {

namespace fs = std::filesystem;

constexpr char kFolder[] = "schafkopf/books";

std::vector<fs::path> Folders() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
  };
  if (std::getenv("SCHAFKOPF_BOOKS") != nullptr) return {variable("SCHAFKOPF_BOOKS")};
  std::vector<fs::path> folders;
  if (const fs::path data = variable("XDG_DATA_HOME"); data.is_absolute()) {
    folders.push_back(data / kFolder);
  } else if (const fs::path home = variable("HOME"); home.is_absolute()) {
    folders.push_back(home / ".local/share" / kFolder);
  }
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (!error) folders.push_back(program.parent_path() / "../share" / kFolder);
  return folders;
}

// Its files by name; nothing where there is no such folder.
std::vector<std::string> BooksIn(const fs::path& folder) {
  std::vector<std::string> books;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    if (entry->path().extension() == ".book") books.push_back(entry->path());
  }
  std::sort(books.begin(), books.end());
  return books;
}

}  // namespace

std::optional<Book> InstalledBook(const RuleSet& rules, std::uint64_t seed) {
  for (const fs::path& folder : Folders()) {
    for (const std::string& path : BooksIn(folder)) {
      auto book = Book::OpenOf(path, rules, seed);
      if (book.ok()) return *std::move(book);
    }
  }
  return std::nullopt;
}

}  // namespace schafkopf
