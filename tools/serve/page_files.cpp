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
#include "tools/batch/checksum.h"

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

std::string TypeOf(const fs::path& file) {
  const std::string ending = file.extension();
  const auto row = std::ranges::find(kTypes, std::string_view(ending),
                                     &std::pair<std::string_view, std::string_view>::first);
  return row == kTypes.end() ? "application/octet-stream" : std::string(row->second);
}

// What a browser sees where there is no page.
constexpr std::string_view kNoPage =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Schafkopf</title>"
    "<p>This program was built without its page. Programs can ask it all the same: POST a "
    "question's fields as JSON to /api/ask, /api/solve and the others that "
    "<code>schafkopf answer --list</code> names.</p></html>\n";

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
  files_.emplace("/", FileOf("text/html; charset=utf-8", std::string(kNoPage)));
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
      return absl::NotFoundError(absl::StrCat(file->path().string(), ": cannot be read"));
    }
    page.files_.insert_or_assign(absl::StrCat("/", below.generic_string()),
                                 FileOf(TypeOf(below), std::move(bytes)));
  }
  const auto index = page.files_.find("/index.html");
  if (index == page.files_.end()) {
    return absl::NotFoundError(absl::StrCat(
        folder, ": ", error ? error.message() : std::string("no page: it has no index.html")));
  }
  page.files_.emplace("/", index->second);
  return page;
}

std::string PageFiles::UsualFolder() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return "";
  const fs::path folder = program.parent_path();
  for (const fs::path& page : {folder / "../share/schafkopf/page",  // installed
                               folder / "../../web/page"}) {        // of the preset `web`
    if (fs::exists(page / "index.html", error)) return page.lexically_normal();
  }
  return "";
}

const PageFile* PageFiles::Find(absl::string_view path) const {
  const auto file = files_.find(std::string_view(path.data(), path.size()));
  return file == files_.end() ? nullptr : &file->second;
}

}  // namespace schafkopf
