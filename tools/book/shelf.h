// The books that are installed.
#ifndef SCHAFKOPF_TOOLS_BOOK_SHELF_H_
#define SCHAFKOPF_TOOLS_BOOK_SHELF_H_

#include <cstdint>
#include <optional>

#include "engine/table/rule_set.h"
#include "tools/book/book.h"

namespace schafkopf {

// The first by name of these very rules and this seed: in the folder $SCHAFKOPF_BOOKS where that is
// set (none where it is empty), else in $XDG_DATA_HOME/schafkopf/books (~/.local/share/...), then
// in share/schafkopf/books beside the program's folder. What cannot be read or was made by a
// program that answers otherwise is passed over. About a millisecond for each that is there, and
// that of Book::Open for each of the rules and seed.
std::optional<Book> InstalledBook(const RuleSet& rules, std::uint64_t seed);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BOOK_SHELF_H_
