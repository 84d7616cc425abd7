// Feeds one text to every parser: what is read must print, and read back the same. Aborts if not.
// A libFuzzer program where SCHAFKOPF_FUZZ is on; the tests run it on seeded texts.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "absl/strings/string_view.h"
#include "engine/text/condition.h"
#include "engine/text/notation.h"
#include "engine/text/notation_view.h"

namespace {

using namespace schafkopf;  // NOLINT: the parsers are what this file is about

void Require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "fuzz_notation: %s\n", what);
  std::abort();
}

// Errors must be short, point into the text and survive as one line of UTF-8.
template <class T>
bool Read(const absl::StatusOr<T>& read, absl::string_view text) {
  if (read.ok()) return true;
  const auto message = read.status().message();
  Require(message.size() < 300, "a long message");
  for (char c : message)
    Require(static_cast<unsigned char>(c) >= ' ', "a control byte in a message");
  const int column = ColumnOf(read.status());
  Require(1 <= column && column <= static_cast<int>(text.size()) + 1, "a column outside the text");
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto card = ParseCard(text); Read(card, text)) {
    Require(ParseCard(ToString(*card)) == card, "card");
  }
  if (const auto cards = ParseCards(text); Read(cards, text)) {
    Require(ParseCards(ToString(*cards)) == cards, "cards");
  }
  if (const auto set = ParseCardSet(text); Read(set, text)) {
    const CardOrder order(Contract::Named("wenz"));
    Require(ParseCardSet(ToString(*set, order)) == set, "card set");
  }
  Read(ParseSeat(text), text);
  if (const auto contract = ParseContract(text); Read(contract, text)) {
    Require(ParseContract(ToString(*contract)) == contract, "contract");
  }
  if (const auto line = ParseDealLine(text); Read(line, text)) {
    const std::string printed = ToString(*line);
    const auto again = ParseDealLine(printed);
    Require(again == line, "deal");
    Require(ToString(*again) == printed, "printed deal");
  }
  if (const auto line = ParseViewLine(text); Read(line, text)) {
    const std::string printed = ToString(*line);
    const auto again = ParseViewLine(printed);
    Require(again.ok() && ToString(*again) == printed, "printed view");
  }
  if (const auto condition = ParseCondition(text); Read(condition, text)) {
    condition->Holds(Hands{}, CardOrder(Contract::Named("wenz")));
  }
  return 0;
}
