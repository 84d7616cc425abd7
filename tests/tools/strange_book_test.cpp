// Books from strangers: whatever lies where a book is looked for, and whatever one says of itself,
// is used or refused with a word; none holds the program up or ends it badly.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/support/batch_job.h"
#include "tests/support/forged_book.h"
#include "tests/support/test_scale.h"
#include "tools/book/packed_rows.h"

namespace schafkopf::strange_book_test {
namespace {

using testing::HasSubstr;
using OrderedJson = nlohmann::ordered_json;

class StrangeBookTest : public Batch {
 protected:
  void SetUp() override {
    WriteFile("job.toml",
              "rules = \"short\"\n[input]\nsample = 25\nseat = 1\n"
              "[question]\nkind = \"book\"\nworlds = 4\n");
    ASSERT_EQ(Run("").status, 0);
    const Outcome made = Call(absl::StrCat("book '", Path("book"), "' --from '", Path("job.toml"),
                                           "' --result '", Path("results"), "'"));
    ASSERT_EQ(made.status, 0) << made.err;
    for (const auto& record : Lines(Result())) {
      const auto& rows = record["rows"];
      if (!rows.empty() && rows[0]["of"] == "passing") hand_ = record["hand"];
    }
    pieces_ = PiecesOf(ReadFile(Path("book")));
  }

  // As a person who does not wait forever.
  Outcome CallSoon(const std::string& arguments) const {
    return Execute(absl::StrCat("timeout 20 '", SCHAFKOPF_PROGRAM, "' ", arguments));
  }
  std::string Asked() const { return absl::StrCat("'", hand_, "' --seat 1 --json"); }
  Outcome Ask() const {
    return CallSoon(absl::StrCat("ask --book '", Path("book"), "' ", Asked()));
  }
  // What each way to read a book makes of this one: 0 or 65 with a word.
  std::set<int> Tried(const BookPieces& pieces) const {
    const std::string path = WriteFile("book", Signed(pieces));
    std::set<int> statuses;
    for (const Outcome& run : {Ask(), CallSoon(absl::StrCat("book '", path, "'")),
                               CallSoon(absl::StrCat("book '", path, "' --json --verify"))}) {
      EXPECT_TRUE(run.status == 0 || run.status == 65) << run.status;
      EXPECT_EQ(run.err.empty(), run.status == 0) << run.err;
      EXPECT_EQ(run.out.find('\x1b'), run.out.npos);
      statuses.insert(run.status);
    }
    return statuses;
  }
  std::set<int> TriedHeader(const OrderedJson& header) const {
    return Tried({pieces_.rows, header.dump()});
  }

  std::string hand_;
  BookPieces pieces_;
};

const std::set<int> kRefused = {65};

TEST_F(StrangeBookTest, WhatIsNoFileIsPassedOver) {
  const std::string shelf = Path("shelf");
  std::filesystem::create_directory(shelf);
  ASSERT_EQ(mkfifo((shelf + "/a.book").c_str(), 0666), 0);
  std::filesystem::create_directory(shelf + "/b.book");
  std::filesystem::create_symlink("/dev/zero", shelf + "/c.book");
  std::filesystem::create_symlink("nowhere", shelf + "/d.book");
  std::filesystem::create_symlink("e.book", shelf + "/e.book");
  std::filesystem::copy(Path("book"), shelf + "/f.book");
  setenv("SCHAFKOPF_BOOKS", shelf.c_str(), /*overwrite=*/1);
  const Outcome answer = CallSoon(absl::StrCat("ask --rules short ", Asked()));
  setenv("SCHAFKOPF_BOOKS", "", 1);
  ASSERT_EQ(answer.status, 0) << answer.err;
  EXPECT_EQ(OrderedJson::parse(answer.out)["looked_up"], true);
  for (const char* name : {"a.book", "b.book", "c.book"}) {
    const Outcome told = CallSoon(absl::StrCat("book '", shelf, "/", name, "'"));
    EXPECT_EQ(told.status, 65) << name;
    EXPECT_THAT(told.err, HasSubstr("is not a book")) << name;
  }
}

// Where only a file makes sense nothing waits for who writes into a pipe.
TEST_F(StrangeBookTest, PipesInPlaceOfOtherFiles) {
  const std::string pipe = Path("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0666), 0);
  EXPECT_EQ(CallSoon(absl::StrCat("batch-status '", pipe, "'")).status, 65);
  const std::string job = absl::StrCat("'", Path("job.toml"), "' --output '", Path("other"), "'");
  ASSERT_EQ(mkfifo(Path("other.0-of-1").c_str(), 0666), 0);
  const Outcome merged = CallSoon(absl::StrCat("merge ", job));
  EXPECT_EQ(merged.status, 65);
  EXPECT_THAT(merged.err, HasSubstr("is not a regular file"));
  std::filesystem::remove(Path("results.receipt"));
  ASSERT_EQ(mkfifo(Path("results.receipt").c_str(), 0666), 0);
  EXPECT_EQ(
      CallSoon(absl::StrCat("batch '", Path("job.toml"), "' --output '", Path("results"), "'"))
          .status,
      65);
}

// Pipes and devices as input are read as ever.
TEST_F(StrangeBookTest, PipesAsInput) {
  const std::string deal = Call("deal 1 --contract wenz --declarer 1 --deck short").out;
  const std::string path = WriteFile("deal", deal);
  const std::string value = Call("solve -", deal).out;
  ASSERT_FALSE(value.empty());
  EXPECT_EQ(Call("solve /dev/stdin", deal).out, value);
  const std::string shell = absl::StrCat("bash -c \"'", SCHAFKOPF_PROGRAM, "' ");
  EXPECT_EQ(Execute(absl::StrCat(shell, "solve <(cat '", path, "')\"")).out, value);
  EXPECT_EQ(Execute(absl::StrCat(shell, "summarize --by of <(cat '", Path("results"), "')\"")).out,
            Call(absl::StrCat("summarize --by of '", Path("results"), "'")).out);
}

// While hands are looked up somebody cuts the book off, or writes over it.
TEST_F(StrangeBookTest, ChangedUnderItsReader) {
  const std::string book = Path("book");
  const std::string line = absl::StrCat("\\\"", hand_, "\\\" 1");
  for (const std::string& change : {absl::StrCat("truncate -s 100 '", book, "'"),
                                    absl::StrCat("dd if=/dev/zero of='", book,
                                                 "' bs=100 count=200 conv=notrunc status=none")}) {
    WriteFile("book", Signed(pieces_));
    const Outcome run = Execute(absl::StrCat("sh -c \"{ echo '", line, "'; sleep 1; ", change,
                                             "; echo '", line, "'; } | '", SCHAFKOPF_PROGRAM,
                                             "' ask --book '", book, "' - --threads 1\""));
    EXPECT_EQ(run.status, 65) << change;
    EXPECT_THAT(run.err, HasSubstr("is damaged or truncated")) << change;
  }
}

// The places of all values within others, as JSON pointers.
void AddPlaces(const OrderedJson& value, const OrderedJson::json_pointer& place,
               std::vector<OrderedJson::json_pointer>& places) {
  places.push_back(place);
  if (value.is_object()) {
    for (const auto& [name, field] : value.items()) AddPlaces(field, place / name, places);
  } else if (value.is_array() && !value.empty()) {
    AddPlaces(value[0], place / 0, places);
  }
}

TEST_F(StrangeBookTest, HeadersOfOtherTypes) {
  const OrderedJson header = OrderedJson::parse(pieces_.header);
  EXPECT_EQ(TriedHeader(header), std::set<int>{0});
  std::vector<OrderedJson::json_pointer> places;
  for (const auto& [name, field] : header.items()) {
    AddPlaces(field, OrderedJson::json_pointer("/" + name), places);
  }
  ASSERT_GT(places.size(), 20u);
  const std::vector<OrderedJson> others = {nullptr,
                                           true,
                                           "x",
                                           7,
                                           -1,
                                           1e300,
                                           OrderedJson::array({OrderedJson::array()}),
                                           OrderedJson::object()};
  OneIn some(10);
  for (const auto& place : places) {
    const OrderedJson& was = header.at(place);
    for (const OrderedJson& other : others) {
      if (other.is_number() && was.is_number()) continue;
      if (other.is_string() && was.is_string()) continue;
      if (other.type() == was.type() || !some.Next()) continue;
      OrderedJson forged = header;
      forged[place] = other;
      EXPECT_EQ(TriedHeader(forged), kRefused) << place.to_string() << ' ' << other;
    }
    if (!place.back().empty() && place.back() != "0") {
      OrderedJson forged = header;
      forged.at(place.parent_pointer()).erase(place.back());
      const bool optional = place.back() == "open_win" || place.back() == "table_win";
      EXPECT_EQ(TriedHeader(forged), optional ? std::set<int>{0} : kRefused) << place.to_string();
    }
  }
}

TEST_F(StrangeBookTest, HeadersOfOtherNumbers) {
  const OrderedJson header = OrderedJson::parse(pieces_.header);
  constexpr std::uint64_t kHuge = std::numeric_limits<std::int64_t>::max();
  const std::vector<std::pair<const char*, std::vector<OrderedJson>>> cases = {
      {"/sample", {kHuge, kHuge + 1, 10'001, -1, 0.5, 1e300}},
      {"/deck", {16, 0, 33, kHuge, -24}},
      {"/seat", {4, kHuge, -1, 0}},
      {"/worlds", {0, kHuge, -1, 1e300}},
      {"/seed", {-1, 1.5, 1e300}},
      {"/parts/0/rows", {0, kHuge, kHuge * 2 + 1, -1, 1e300}},
      {"/parts/0/numbers", {0, kHuge, -1}},
      {"/parts/0/seat", {0, 4, -1, kHuge}},
      {"/parts/0/answered", {kHuge, -1, 1e300}},
      {"/parts/0/standard_errors/cents", {-1, 1e300}}};
  OneIn some(3);
  for (const auto& [place, numbers] : cases) {
    for (const OrderedJson& number : numbers) {
      if (!some.Next()) continue;
      OrderedJson forged = header;
      forged[OrderedJson::json_pointer(place)] = number;
      EXPECT_EQ(TriedHeader(forged), kRefused) << place << ' ' << number;
    }
  }
  // A sample that is too large is refused for that, before its hands are drawn.
  OrderedJson large = header;
  large["sample"] = kHuge;
  WriteFile("book", Signed({pieces_.rows, large.dump()}));
  EXPECT_THAT(Ask().err, HasSubstr("its header cannot be read"));
}

TEST_F(StrangeBookTest, HeadersOfOtherTexts) {
  const OrderedJson header = OrderedJson::parse(pieces_.header);
  OrderedJson forged = header;
  forged["parts"][0]["games"] = {"\x1b[31mwenz"};
  EXPECT_EQ(TriedHeader(forged), kRefused);
  forged = header;
  forged["contracts"] = {"ramsch", "kreuz", "sie", "wenz+tout"};
  EXPECT_EQ(TriedHeader(forged), kRefused);
  forged = header;
  forged["job"] = "\x1b[2J\x7f\xc2\x9b";
  EXPECT_EQ(TriedHeader(forged), std::set<int>{0});
  EXPECT_EQ(
      OrderedJson::parse(CallSoon(absl::StrCat("book '", Path("book"), "' --json")).out)["job"],
      forged["job"]);
}

TEST_F(StrangeBookTest, HeadersNestedDeep) {
  for (const std::size_t depth : {100u, 10'000u, 400'000u}) {
    std::string header = pieces_.header;
    header.insert(1, absl::StrCat("\"x\":", std::string(depth, '['), std::string(depth, ']'), ","));
    EXPECT_EQ(Tried({pieces_.rows, header}), kRefused) << depth;
  }
}

// Rows that no job has, in blocks whose checksums are right.
TEST_F(StrangeBookTest, NumbersBeyondAll) {
  const OrderedJson header = OrderedJson::parse(pieces_.header);
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  for (const std::int64_t number :
       {std::int64_t{-1}, kMost, -kMost - 1, (std::int64_t{1} << 53) + 2, std::int64_t{0x7f800000},
        std::int64_t{0x7fc00000}}) {
    std::vector<std::string> blocks;
    for (const OrderedJson& part : header["parts"]) {
      const auto rows = part["rows"].get<std::size_t>();
      const auto numbers = part["numbers"].get<std::size_t>();
      // Of passing the first number is a float; of games the sums of wins are more than of worlds.
      WholeRow row(numbers, number);
      if (part["whole"] == true) row[1] = row[1] > 0 ? row[1] - 1 : row[1];
      for (std::size_t begin = 0; begin < rows; begin += 16) {
        blocks.push_back(
            Packed(std::vector<WholeRow>(std::min<std::size_t>(16, rows - begin), row)));
      }
    }
    WriteFile("book", Signed({WithIndex(blocks), pieces_.header}));
    const Outcome run = Ask();
    EXPECT_EQ(run.status, 65) << number;
    EXPECT_THAT(run.err, HasSubstr("is damaged or truncated")) << number;
  }
}

}  // namespace
}  // namespace schafkopf::strange_book_test
