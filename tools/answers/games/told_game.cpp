#include "tools/answers/games/told_game.h"

#include <cstddef>
#include <span>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/play/duties.h"
#include "engine/text/card_reader.h"
#include "engine/text/past_notes.h"
#include "engine/text/words.h"
#include "tools/answers/door/bid_part.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/words.h"

namespace schafkopf {
namespace {

// Contract and declarer.
absl::Status ReadGameOf(const ToldGame& told, const RuleOptions& options, DealLine& line) {
  if (IsPass(absl::StripAsciiWhitespace(told.contract.text))) {
    if (!told.declarer) return absl::OkStatus();
    return told.contract.At(
        SyntaxError(1, words::kDashAfterPassed, Quoted(absl::StrCat(told.declarer->index()))));
  }
  const auto contract = ParseContract(told.contract.text);
  if (!contract.ok()) return told.contract.At(contract.status());
  if (contract->has_declarer() && !told.declarer) {
    return told.contract.At(SyntaxError(1, words::kWhoPlays, words::kNobody));
  }
  if (!contract->has_declarer() && told.declarer) {
    return told.contract.At(
        SyntaxError(1, words::kDashAsNobodyDeclares, Quoted(absl::StrCat(told.declarer->index()))));
  }
  line.contract = ContractUnder(*contract, options);
  line.declarer = told.declarer.value_or(Seat(0));
  return absl::OkStatus();
}

absl::Status ReadHandsOf(const ToldGame& told, DealLine& line) {
  if (told.hands.empty()) {
    if (!line.contract) return told.contract.At(SyntaxError(1, words::kFourHands, words::kNone));
    const auto hands = HandsFrom(line.played, *line.contract);
    if (!hands.ok()) return told.played.At(hands.status());
    line.hands = *hands;
  }
  for (std::size_t i = 0; i < told.hands.size(); ++i) {
    const auto hand = ParseCardSet(told.hands[i].text);
    if (!hand.ok()) return told.hands[i].At(hand.status());
    line.hands[Seat(static_cast<int>(i))] = *hand;
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Hands> HandsFrom(const std::vector<Card>& played, const Contract& contract) {
  constexpr std::size_t kSeatsThere = kSeatCount;
  const auto deck = DeckOfHandSize(static_cast<int>(played.size() / kSeatsThere));
  if (!deck || played.size() % kSeatsThere != 0) {
    return SyntaxError(1, words::kAllCardsOfDeckPlayed, played.size());
  }
  const CardOrder order(contract);
  Hands hands;
  Seat leader;
  for (std::size_t start = 0; start < played.size(); start += kSeatsThere) {
    const auto trick = std::span(played).subspan(start, kSeatsThere);
    for (std::size_t i = 0; i < kSeatsThere; ++i) {
      hands[leader.Plus(static_cast<int>(i))].Insert(trick[i]);
    }
    leader = leader.Plus(static_cast<int>(WinnerOf(trick, order)));
  }
  return hands;
}

GameEnd EndToldBy(std::span<const GameNote> notes) {
  return FindIn(notes, "claim") == nullptr ? GameEnd::kLastCard : GameEnd::kClaim;
}

absl::StatusOr<DealLine> DealOfTold(const ToldGame& told, const RuleOptions& options,
                                    GameNeeds needs, std::span<const GameNote> notes) {
  DealLine line;
  if (auto game = ReadGameOf(told, options, line); !game.ok()) return game;
  const auto played = ReadPlacedCards(told.played.text);
  if (!played.ok()) return told.played.At(played.status());
  for (const PlacedCard& placed : *played) line.played.push_back(placed.card);
  if (const auto once = ParseCardSet(told.played.text); !once.ok()) {
    return told.played.At(once.status());
  }
  if (auto hands = ReadHandsOf(told, line); !hands.ok()) return hands;
  const std::size_t seats = told.hands.empty() ? kSeatCount : told.hands.size();
  const bool may_stand = needs == GameNeeds::kPosition || needs == GameNeeds::kJudged;
  auto refusal = may_stand && TellPosition(notes)
                     ? CompletePosition(line, static_cast<int>(seats), notes, options)
                     : Complete(line, static_cast<int>(seats), options);
  if (!refusal && needs == GameNeeds::kJudged) refusal = RefuseGame(line, EndToldBy(notes));
  if (!refusal) return line;
  const auto& [part, why] = *refusal;
  if (part.kind == DealPart::Kind::kNote) {
    return AtField(part.note, SyntaxError(1, why.expected, why.found));
  }
  const bool at_end = part.kind == DealPart::Kind::kEnd && !played->empty();
  if (!at_end && part.kind != DealPart::Kind::kPlayed) {
    return told.contract.At(SyntaxError(1, why.expected, why.found));
  }
  const PlacedCard& card = at_end ? played->back() : (*played)[part.index];
  return told.played.At(SyntaxError(card.column, why.expected, why.found));
}

}  // namespace schafkopf
