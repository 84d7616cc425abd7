// Feeds what a program in C could give to the doors of the C interface: rules, a deal line, and the
// bytes of its structs with their sizes. Whatever comes, it is taken or refused, a message is one
// that can be shown, and a deal that was made tells a line and rules that read back as the same.
//
// Reads: schafkopf_rules_read, schafkopf_deal_parse, schafkopf_answer, schafkopf_tables_new,
// schafkopf_tables_put, ReadEnv.
#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz.h"
#include "tools/c/owned.h"
#include "tools/c/schafkopf.h"

namespace {

using schafkopf::Require;
using schafkopf::RequireMessage;
using schafkopf::c::Owned;

// The first line, which is taken off `rest`.
std::string TakeLine(std::string& rest) {
  const std::size_t end = rest.find('\n');
  std::string line = rest.substr(0, end);
  rest.erase(0, end == rest.npos ? rest.size() : end + 1);
  return line;
}

// The struct that the first bytes of `rest` make, in room for more than any struct is long, as its
// size may say; the rest of the room is 0.
template <class Sized>
struct Room {
  explicit Room(std::string& rest) {
    const std::size_t length = std::min(rest.size(), sizeof(Sized));
    std::memcpy(bytes.data(), rest.data(), length);
    rest.erase(0, length);
  }
  Sized* get() { return reinterpret_cast<Sized*>(bytes.data()); }
  alignas(std::max_align_t) std::array<char, 8192> bytes{};
};

schafkopf_error NoError() {
  schafkopf_error error;
  SCHAFKOPF_PREPARE(&error);
  return error;
}

// Whether it is a success; of what is none the reason can be shown.
bool Fine(schafkopf_status status, const schafkopf_error& error) {
  Require(SCHAFKOPF_OK <= status && status <= SCHAFKOPF_MISUSE, "a status that is none");
  if (status == SCHAFKOPF_OK) return true;
  Require(std::memchr(error.message, '\0', sizeof(error.message)) != nullptr, "an endless message");
  Require(error.message[0] != '\0' && error.column >= 0, "a failure without a reason");
  RequireMessage(error.message);
  return false;
}

Owned<schafkopf_rules> ReadRules(const std::string& json) {
  schafkopf_rules* rules = nullptr;
  schafkopf_error error = NoError();
  const auto status = schafkopf_rules_read(json.data(), json.size(), &rules, &error);
  Require(Fine(status, error) == (rules != nullptr), "rules or a reason", json);
  return Owned<schafkopf_rules>(rules);
}

Owned<schafkopf_deal> ReadDeal(const std::string& line, const schafkopf_rules* rules) {
  schafkopf_deal* deal = nullptr;
  schafkopf_error error = NoError();
  const auto status = schafkopf_deal_parse(line.data(), line.size(), rules, &deal, &error);
  Require(Fine(status, error) == (deal != nullptr), "a deal or a reason", line);
  return Owned<schafkopf_deal>(deal);
}

std::string TextOf(char* text) {
  Require(text != nullptr, "no text");
  return Owned<char>(text).get();
}

// A deal goes through all that is told of it, and what takes no time is answered.
void Use(const schafkopf_deal* deal) {
  const std::string line = TextOf(schafkopf_deal_print(deal));
  const std::string told = TextOf(schafkopf_deal_rules(deal));
  const auto rules = ReadRules(told);
  const auto again = ReadDeal(line, rules.get());
  Require(again != nullptr, "a deal that does not read back", line);
  Require(TextOf(schafkopf_deal_print(again.get())) == line, "another deal read back", line);
  Require(TextOf(schafkopf_deal_rules(again.get())) == told, "other rules read back", told);
  schafkopf_parts parts;
  SCHAFKOPF_PREPARE(&parts);
  Require(schafkopf_deal_parts(deal, &parts) == SCHAFKOPF_OK, "a deal without parts", line);
  constexpr int kQuick = 12;
  const bool whole = parts.seats == 4 && parts.covered[0] == 0;
  int dealt = 0;
  for (unsigned int hand : parts.hands) dealt += __builtin_popcount(hand);
  if (!whole || dealt - parts.played_count > kQuick) return;
  static const Owned<schafkopf_solver> solver(schafkopf_solver_new());
  int value = INT_MIN;
  schafkopf_error error = NoError();
  if (!Fine(schafkopf_solve(solver.get(), deal, &value, &error), error)) return;
  int reached = -1;
  Require(schafkopf_reaches(solver.get(), deal, value, &reached, nullptr) == SCHAFKOPF_OK &&
              reached == 1,
          "a value that is not reached", line);
}

void MakeDeal(schafkopf_parts* parts, const schafkopf_rules* rules) {
  schafkopf_deal* deal = nullptr;
  schafkopf_error error = NoError();
  const auto status = schafkopf_deal_make(parts, rules, &deal, &error);
  Require(Fine(status, error) == (deal != nullptr), "a deal or a reason");
  if (deal != nullptr) Use(Owned<schafkopf_deal>(deal).get());
}

// Sizes and numbers as they come; pointers are the caller's own.
void SolveBatch(schafkopf_batch* batch, const schafkopf_deal* deal) {
  const std::array<const schafkopf_deal*, 2> deals = {deal, nullptr};
  std::array<int, 2> values{};
  batch->count %= 3;
  batch->deals = batch->count == 0 ? nullptr : deals.data();
  batch->stop = [](void*) { return 1; };
  if (batch->threads > 4) batch->threads = batch->threads % 2 == 0 ? 2 : 5000;
  schafkopf_error error = NoError();
  const auto status = schafkopf_solve_batch(batch, values.data(), &error);
  if (batch->count == 2) Require(status == SCHAFKOPF_MISUSE, "a deal that is NULL");
  if (status != SCHAFKOPF_OK) RequireMessage(error.message);
}

// A table with those fields, but for what may take long; the deal is put on it and played on.
void PlayTable(const std::string& json, const std::string& line) {
  for (const char* field : {"tables", "threads", "seats", "draws", "\\"}) {
    if (json.find(field) != json.npos) return;
  }
  schafkopf_tables* made = nullptr;
  schafkopf_error error = NoError();
  const auto status = schafkopf_tables_new(json.data(), json.size(), &made, &error);
  Require(Fine(status, error) == (made != nullptr), "tables or a reason", json);
  if (made == nullptr) return;
  const Owned<schafkopf_tables> tables(made);
  Fine(schafkopf_tables_put(made, 0, line.data(), line.size(), &error), error);
  signed char seat = 0;
  int any = 0;
  schafkopf_look look;
  SCHAFKOPF_PREPARE(&look);
  look.players = &seat;
  look.any = &any;
  Require(schafkopf_tables_step(made, nullptr, &look, nullptr) == SCHAFKOPF_OK, "no look");
  constexpr int kMostActions = 1000;
  int steps = 0;
  while (seat >= 0) {
    Require(++steps <= kMostActions, "a deal without an end", line);
    Require(schafkopf_tables_step(made, &any, &look, nullptr) == SCHAFKOPF_OK, "no step", line);
  }
  Require(!TextOf(schafkopf_tables_tell(made, 0)).empty(), "a table that tells nothing");
}

void Ask(schafkopf_watch* watch) {
  static const std::string question =
      R"({"verb":"legal","contract":"wenz","hand":"EU EA","trick":"GU"})";
  watch->stop = [](void*) { return 1; };
  watch->progress = nullptr;
  const std::string answer = TextOf(schafkopf_answer(question.data(), question.size(), watch));
  Require(answer.front() == '{' && answer.back() == '}', "an answer that is no JSON", answer);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string rest(reinterpret_cast<const char*>(data), size);
  const std::string fields = TakeLine(rest);
  const std::string line = TakeLine(rest);
  const auto rules = ReadRules(fields);
  const auto deal = ReadDeal(line, rules.get());
  PlayTable(fields, line);
  if (deal != nullptr) Use(deal.get());
  Room<schafkopf_error> error(rest);
  schafkopf_deal* other = nullptr;
  schafkopf_deal_parse("x", 1, nullptr, &other, error.get());
  Require(other == nullptr, "a deal of nothing");
  MakeDeal(Room<schafkopf_parts>(rest).get(), rules.get());
  if (deal != nullptr) {
    schafkopf_parts parts;
    SCHAFKOPF_PREPARE(&parts);
    schafkopf_deal_parts(deal.get(), &parts);
    // A few bytes of it are others.
    for (std::size_t i = 0; i + 2 < rest.size() && i < 12; i += 3) {
      const std::size_t place = static_cast<unsigned char>(rest[i]) * std::size_t{2} +
                                static_cast<unsigned char>(rest[i + 1]) % 2;
      if (place < sizeof(parts)) {
        auto* const bytes = reinterpret_cast<unsigned char*>(&parts);
        bytes[place] =
            static_cast<unsigned char>(bytes[place] ^ static_cast<unsigned char>(rest[i + 2]));
      }
    }
    if (parts.size <= sizeof(parts)) MakeDeal(&parts, rules.get());
  }
  SolveBatch(Room<schafkopf_batch>(rest).get(), deal.get());
  Ask(Room<schafkopf_watch>(rest).get());
  return 0;
}
