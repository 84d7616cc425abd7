// Feeds one text to what reads the hands, games and players that questions are about.
// Reads: AskOfLine, ReadHandLine, SplitHandLine, KontraOfLine, LayOfLine, ReadAskedHand.
// Reads: ReadBidHand, KontraOfText, ParseContracts, ParseGameName, AskedRound::Of, SplitRound.
// Reads: ParsePlayer, FindDeck, ReadDeck, LayOf.
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "tests/fuzz/fuzz.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/ask_kontra.h"
#include "tools/answers/door/deck_name.h"
#include "tools/answers/door/player_text.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

void ReadNames(const std::string& text) {
  IsRead(ParseContracts(text), text);
  IsRead(ParseGameName(text), text);
  IsRead(AskedRound::Of(text), text);
  SplitRound(text);
  IsRead(ReadDeck(text, Contract::Named("wenz"), kSeatCount, Deck::kLong), text);
  if (const auto player = ParsePlayer(text); IsRead(player, text)) {
    const std::string printed = ToString(*player);
    const auto again = ParsePlayer(printed);
    Require(again.ok() && ToString(*again) == printed, "a player that does not read back", text);
  }
}

void ReadHands(const std::string& text) {
  for (int seats : {2, 3, 4}) {
    IsRead(ReadAskedHand(text, seats), text);
    for (SoloRound round :
         {SoloRound::kNone, SoloRound::kSchieber, SoloRound::kTeufel, SoloRound::kZupf}) {
      IsRead(ReadBidHand(text, seats, round), text);
    }
  }
}

void ReadLine(const InputLine& line, const RuleSet& rules) {
  for (int seats : {2, 3, 4}) {
    const HandTerms terms{.players = seats, .declarer = Seat(1), .rules = rules};
    const AskTerms asked{{.players = seats, .rules = rules}};
    IsRead(AskOfLine(line, Shared(asked), 1), line.text);
    IsRead(KontraOfLine(line, {terms, "wenz"}), line.text);
  }
  const auto lay = LayOfLine(line, {{.rules = rules}});
  if (lay && !lay->ok()) RequireMessage(lay->status().message());
  HasUnknownCards(WithUnknownCards(line.text));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const RuleSet rules = DefaultRules();
  const std::string text(reinterpret_cast<const char*>(data), size);
  ReadNames(text);
  ReadHands(text);
  for (const InputLine& line : LinesOf(text)) {
    if (line.text.find_first_not_of(" \t") != std::string::npos) ReadLine(line, rules);
  }
  return 0;
}
