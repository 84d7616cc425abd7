// Feeds one text to what reads the hands, games and players that questions are about.
// Reads: ReadBidLine, ReadHandLine, SplitHandLine, ReadKontraLine, LayOfLine, ReadAskedHand.
// Reads: ReadBidHand, ReadAskedKontra, ParseContracts, ParseGameName, AskedRound::Of, SplitRound.
// Reads: ParsePlayer, FindDeck, ReadDeck, Asker::ReadLine.
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "tests/fuzz/fuzz.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_double.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/ask_kontra.h"
#include "tools/answers/ask/hand_line.h"
#include "tools/answers/door/deck_name.h"
#include "tools/answers/door/player_text.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

void ReadNames(const std::string& text) {
  IsRead(ParseContracts(text), text);
  IsRead(ParseGameName(text), text);
  IsRead(AskedRound::Of(text), text);
  SplitRound(text);
  IsRead(ReadDeck(text, Contract::Named("wenz"), kSeatCount, 32), text);
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
    IsRead(ReadBidLine(line, {Seat(0), seats, {}}, rules), line.text);
    IsRead(ReadKontraLine(line, {.against = "wenz", .declarer = 1, .players = seats}, rules),
           line.text);
  }
  static const Asker asker = [&] {
    AskTerms terms;
    terms.rules = rules;
    return Asker::Of(terms).value();
  }();
  const auto asked = asker.ReadLine(line);
  if (!asked.ok()) RequireMessage(asked.status().message());
  DoubleQuestion usual;
  usual.rules = rules;
  if (const auto lay = LayOfLine(line, usual); lay && lay->kontra.against.empty()) {
    HasUnknownCards(WithUnknownCards(lay->hand));
  }
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
