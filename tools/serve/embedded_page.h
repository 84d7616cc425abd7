// The page that is in the program itself; its source is written by tools/web/embed.cmake.
#ifndef SCHAFKOPF_TOOLS_SERVE_EMBEDDED_PAGE_H_
#define SCHAFKOPF_TOOLS_SERVE_EMBEDDED_PAGE_H_

#include <cstddef>
#include <span>

namespace schafkopf {

struct EmbeddedFile {
  const char* path;  // from the root, such as "/index.html"
  const unsigned char* bytes;
  std::size_t size;
};

// By path.
std::span<const EmbeddedFile> EmbeddedPage();

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_SERVE_EMBEDDED_PAGE_H_
