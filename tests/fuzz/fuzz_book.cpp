// Feeds bytes as a book to all that reads one, as they are and with checksums that are right: it is
// looked up and told of, or refused.
// Reads: Book::Open, Book::OpenOf, Book::Verify, BookFile::Open, BookFile::Verify.
// Reads: BookHeader::Read, PackedRow, ReadJson.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>

#include "engine/text/rules/rule_file.h"
#include "tests/fuzz/memory_file.h"
#include "tests/support/forged_book.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/questions.h"
#include "tools/book/book_source.h"
#include "tools/book/shelf.h"
#include "tools/cli/version.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

// Opening takes so long for each hand of a sample that more would only be waited for.
constexpr std::uint64_t kMostHands = 40;

// The checksums of the blocks that the index behind `rows` names.
void Repair(std::uint64_t blocks, std::string& rows) {
  const auto number_at = [&](std::size_t place) {
    std::uint64_t number = 0;
    for (std::size_t i = 8; i-- > 0;) {
      number = number << 8 | static_cast<unsigned char>(rows[place + i]);
    }
    return number;
  };
  if (blocks > rows.size() / 16) return;
  const std::size_t index = rows.size() - 16 * blocks;
  for (std::uint64_t block = 0; block < blocks; ++block) {
    const std::size_t entry = index + 16 * block;
    const std::uint64_t begin = number_at(entry);
    const std::uint64_t end = block + 1 < blocks ? number_at(entry + 16) : index;
    if (begin > end || end > index) continue;
    const std::uint64_t check = Checksum(absl::string_view(rows).substr(begin, end - begin), block);
    for (std::size_t i = 0; i < 8; ++i) {
      rows[entry + 8 + i] = static_cast<char>(check >> (8 * i) & 0xff);
    }
  }
}

// As if this program had made it; nothing where it would take long to open.
std::optional<std::string> Repaired(const std::string& bytes) {
  if (!HasPieces(bytes)) return bytes;
  BookPieces pieces = PiecesOf(bytes);
  if (auto header = BookHeader::Read(pieces.header)) {
    if (header->sample == 0 || header->sample > kMostHands) return std::nullopt;
    std::uint64_t blocks = 0;
    for (const BookHeader::Part& part : header->parts) blocks += part.layout.blocks();
    Repair(blocks, pieces.rows);
    header->answers = SignatureOf("answers");
    header->model = SignatureOf("model");
    pieces.header = ToJson(*header).dump();
  }
  return Signed(pieces);
}

void LookUp(const InBook& source) {
  AskTerms terms = TermsOf(source.book(), {});
  terms.seat = source.book().terms().seat.value_or(terms.seat);
  for (const Language language : {Language::kEnglish, Language::kGerman}) {
    for (const char* hand : {"EO GO HA HZ SA S9", "EU GA GZ SO HA", "HU SU EA EZ EK",
                             "EU GU HU EA EZ GA HA SA", "GO EO H9 SU E9 G9"}) {
      terms.language = language;
      const auto question = AskOfText(hand, Shared(terms));
      if (!Read(question)) continue;
      const auto answer = std::move(source.Answers({&*question, 1}, {}).front());
      if (!Read(answer)) continue;
      Require(Json::accept(JsonText(ToJson(*answer))), "an answer that is no JSON");
      answer->ToText(language);
    }
    Require(Json::accept(JsonText(source.book().ToJson())), "a book that is no JSON");
    source.book().ToText(language);
  }
  Read(source.book().Verify());
}

void ReadAll(const std::string& bytes) {
  const MemoryFile file(bytes);
  auto book = Book::Open(file.path());
  if (Read(book)) LookUp(InBook(*std::move(book)));
}

// Where an installed book is looked for.
void ReadOnShelf(const std::string& bytes) {
  static const std::string folder = [] {
    std::string name = "/tmp/fuzz_book_XXXXXX";
    Require(mkdtemp(name.data()) != nullptr, "no folder");
    setenv("SCHAFKOPF_BOOKS", name.c_str(), /*overwrite=*/1);
    return name;
  }();
  static const RuleSet rules = PresetRules("short").value();
  std::ofstream(folder + "/a.book", std::ios::binary) << bytes;
  InstalledBook(rules, 1);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const auto repaired = Repaired(bytes);
  if (!repaired) return 0;
  ReadAll(bytes);
  ReadAll(*repaired);
  ReadOnShelf(*repaired);
  return 0;
}
