#include "tools/serve/page_files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/mistake.h"
#include "tools/batch/store/checksum.h"
#include "tools/language/language.h"
#include "tools/serve/embedded_page.h"
#include "tools/serve/words.h"

namespace schafkopf {
namespace {

namespace fs = std::filesystem;

constexpr auto kTypes = std::to_array<std::pair<std::string_view, std::string_view>>({
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".txt", "text/plain; charset=utf-8"},
});

constexpr std::string_view kIndex = "/index.html";

std::string TypeOf(const fs::path& file) {
  const std::string ending = file.extension();
  const auto row = std::ranges::find(kTypes, std::string_view(ending),
                                     &std::pair<std::string_view, std::string_view>::first);
  return row == kTypes.end() ? "application/octet-stream" : std::string(row->second);
}

PageFile FileOf(std::string type, std::string bytes) {
  std::string tag = absl::StrFormat("\"%016x\"", Checksum(bytes));
  return {std::move(type), std::move(bytes), std::move(tag)};
}

bool IsHidden(const fs::path& path) {
  return std::ranges::any_of(path,
                             [](const fs::path& part) { return part.native().starts_with('.'); });
}

}  // namespace

PageFiles::PageFiles() {
  for (const EmbeddedFile& file : EmbeddedPage()) {
    Add(file.path, {file.bytes, file.bytes + file.size});
  }
}

absl::StatusOr<PageFiles> PageFiles::Read(const std::string& folder) {
  PageFiles page;
  page.files_.clear();
  std::error_code error;
  for (fs::recursive_directory_iterator file(folder, error), end; file != end;
       file.increment(error)) {
    if (error) break;
    const fs::path below = fs::relative(file->path(), folder, error);
    if (error || !file->is_regular_file(error) || IsHidden(below)) continue;
    std::ifstream stream(file->path(), std::ios::binary);
    std::string bytes(std::istreambuf_iterator<char>(stream), {});
    if (!stream) {
      return Failure(absl::StatusCode::kNotFound,
                     Message(words::kCannotBeRead, file->path().string()));
    }
    page.Add(absl::StrCat("/", below.generic_string()), std::move(bytes));
  }
  if (page.Find("/") == nullptr) {
    return Failure(absl::StatusCode::kNotFound,
                   error ? Message(folder + ": ") + SystemReason(error.value())
                         : Message(words::kNoPageItHasNo, folder));
  }
  return page;
}

void PageFiles::Add(const std::string& path, std::string bytes) {
  PageFile file = FileOf(TypeOf(path), std::move(bytes));
  if (path == kIndex) files_.insert_or_assign("/", file);
  files_.insert_or_assign(path, std::move(file));
}

const PageFile* PageFiles::Find(absl::string_view path) const {
  const auto file = files_.find(std::string_view(path.data(), path.size()));
  return file == files_.end() ? nullptr : &file->second;
}

}  // namespace schafkopf
