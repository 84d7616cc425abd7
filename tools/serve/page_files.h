// The files of the page, held in memory: no other file of the machine can be asked for.
#ifndef SCHAFKOPF_TOOLS_SERVE_PAGE_FILES_H_
#define SCHAFKOPF_TOOLS_SERVE_PAGE_FILES_H_

#include <map>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace schafkopf {

struct PageFile {
  std::string type;  // as HTTP names it
  std::string bytes;
  std::string tag;  // changes with the bytes
};

class PageFiles {
 public:
  // The page that is in the program.
  PageFiles();
  // Every file below the folder; hidden ones are left out. NotFound where there is no index.html.
  static absl::StatusOr<PageFiles> Read(const std::string& folder);

  // By path from the root, such as "/cards/eo.svg"; "/" is index.html. Null where there is none.
  const PageFile* Find(absl::string_view path) const;

 private:
  void Add(const std::string& path, std::string bytes);

  std::map<std::string, PageFile, std::less<>> files_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_SERVE_PAGE_FILES_H_
