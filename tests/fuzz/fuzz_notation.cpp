// Feeds one text to every parser: what is read must print, and read back the same.
// Reads: ParseCard, ParseCards, ParseCardSet, ParseSpokenCards, ParseSeat, ParseContract.
// Reads: ParseDealLine, ParseDealtHands, ReadDealLine, ParseDealHead, SplitDealLine, SuitAtStart.
// Reads: ParseViewLine, ParseShownView, ParseCondition, ReadPlacedCards.
#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/text/condition.h"
#include "engine/text/notation.h"
#include "engine/text/notation_view.h"
#include "engine/text/spoken_cards.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace schafkopf;  // NOLINT: the parsers are what this file is about
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto card = ParseCard(text); IsRead(card, text)) {
    Require(ParseCard(ToString(*card)) == card, "card", text);
  }
  if (const auto cards = ParseCards(text); IsRead(cards, text)) {
    Require(ParseCards(ToString(*cards)) == cards, "cards", text);
  }
  if (const auto set = ParseCardSet(text); IsRead(set, text)) {
    const CardOrder order(Contract::Named("wenz"));
    Require(ParseCardSet(ToString(*set, order)) == set, "card set", text);
    Require(ParseSpokenCards(text) == set, "spoken card set", text);
  }
  IsRead(ParseSpokenCards(text), text);
  IsRead(ParseSeat(text), text);
  if (const auto contract = ParseContract(text); IsRead(contract, text)) {
    Require(ParseContract(ToString(*contract)) == contract, "contract", text);
  }
  if (const auto line = ParseDealLine(text); IsRead(line, text)) {
    const std::string printed = ToString(*line);
    const auto again = ParseDealLine(printed);
    Require(again == line, "deal", text);
    Require(ToString(*again) == printed, "printed deal", text);
  }
  if (const auto line = ParseDealLine(text, kUsualOptions, LineSpan::kPosition);
      IsRead(line, text)) {
    const std::string printed = ToString(*line);
    const auto again = ParseDealLine(printed, kUsualOptions, LineSpan::kPosition);
    Require(again == line, "position", text);
    Require(ToString(*again) == printed, "printed position", text);
  }
  IsRead(ParseDealtHands(text, kUsualOptions), text);
  if (const auto line = ParseViewLine(text); IsRead(line, text)) {
    const std::string printed = ToString(*line);
    const auto again = ParseViewLine(printed);
    Require(again.ok() && ToString(*again) == printed, "printed view", text);
  }
  if (const auto condition = ParseCondition(text); IsRead(condition, text)) {
    condition->Holds(Hands{}, CardOrder(Contract::Named("wenz")));
  }
  return 0;
}
