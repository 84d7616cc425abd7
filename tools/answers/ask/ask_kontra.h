// "Should I lay?" after the first cards, "should I say Kontra?" or Re: what is asked of the solver.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_KONTRA_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_KONTRA_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/input_line.h"
#include "solver/advice/double_advice.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/answers/ask/asked_hand.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/fields.h"

namespace schafkopf {

// How hands are asked about: what those of a file share.
struct DoubleTerms : HandTerms {
  // The contract that is doubled, as it was written, where a line does not name it; also zupf:E,
  // schieber:E, teufel:E.
  std::string against = {};
  std::optional<std::uint64_t> worlds = {};  // to deal; nothing: as many as tell enough
  std::string doubled = {};                  // seats that gave Kontra, Re ..., in order
  bool answers = false;                      // of the declarer's side: Re
};

struct DoubleQuestion {
  KontraQuestion question;  // whether to lay where its round is no game (RoundQuestion::kContract)
  std::optional<AskedRound> round;
  RuleSet rules;  // at the prices of the round
  KnownOthers others;
  std::optional<std::uint64_t> worlds;
  std::uint64_t seed;
  Language language;  // of the sentence in JSON

  // Kontra, Re or Sub ..., and not whether to lay.
  bool is_kontra() const { return question.round.known == RoundQuestion::Known::kContract; }
  bool is_re() const { return question.so_far.answers; }
};

// Whether text is a hand of which not every card is known: "EO GO HU HA _ _ _ _".
bool HasUnknownCards(absl::string_view text);
// The first cards of a hand, dealt before it is laid, with those that are still to come; any other
// text as it is.
std::string WithUnknownCards(absl::string_view text);

// Whether to lay with a hand of which some cards are known. Errors are at the field hand; at none
// where the table does not lay.
absl::StatusOr<DoubleQuestion> LayOf(absl::string_view hand, const DoubleTerms& terms);
// Where a line HAND [SEAT] asks that by its first cards; else nothing.
std::optional<absl::StatusOr<DoubleQuestion>> LayOfLine(const InputLine& line, DoubleTerms terms);

// Whether to say Kontra, Re ... Errors are at the fields hand, seat, declarer, players, round,
// against or doubled; at none where the table's rules know no Kontra to it.
absl::StatusOr<DoubleQuestion> KontraOf(const AskedHand& hand, const DoubleTerms& terms);
absl::StatusOr<DoubleQuestion> KontraOfText(absl::string_view hand, const DoubleTerms& terms);
// Of a line HAND [SEAT [CONTRACT]], whose seat and contract go before those of `terms`. Errors of
// what the line says are at their column, others at their field.
absl::StatusOr<DoubleQuestion> KontraOfLine(const InputLine& line, DoubleTerms terms);

// The default rules where none are named.
absl::StatusOr<DoubleTerms> ReadDoubleTerms(const Fields& fields);
absl::StatusOr<DoubleQuestion> ReadLay(const Fields& fields);
absl::StatusOr<DoubleQuestion> ReadKontra(const Fields& fields);
absl::StatusOr<DoubleQuestion> ReadRe(const Fields& fields);

inline constexpr FieldRow kKontraWorldsField = {
    "worlds", FieldType::kNumber, words::kWorldsDealtForDoubling, false, 1, kMostKontraWorlds};
inline constexpr auto kLayFields = std::to_array<FieldRow>({
    {"hand", FieldType::kText, words::kEightCardsOrSixWith, true},
    kSeatField,
    kOthersField,
    kKontraWorldsField,
    kSeedField,
});

inline constexpr FieldRow kAgainstField = {"against", FieldType::kText,
                                           words::kContractThatAnotherPlays, true};
inline constexpr FieldRow kDoubledField = {"doubled", FieldType::kText, words::kSeatsThatDoubled};
inline constexpr auto kKontraFields = std::to_array<FieldRow>({
    {"hand", FieldType::kText, words::kEightCardsSixOfShort, true},
    kAgainstField,
    kDeclarerField,
    kDoubledField,
    kSeatField,
    kPlayersField,
    kRoundField,
    kOthersField,
    kKontraWorldsField,
    kSeedField,
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_KONTRA_H_
