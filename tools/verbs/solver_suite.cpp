#include "tools/verbs/solver_suite.h"

#include <algorithm>
#include <limits>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "solver/ramsch/free_for_all.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/written_game.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

bool IsForEach(const DealLine& deal) { return deal.contract->parties() == Parties::kEach; }

// The numbers behind the `=` of a word that begins with a card.
absl::StatusOr<std::vector<int>> ReadNumbers(absl::string_view text) {
  std::vector<int> numbers;
  for (absl::string_view number : absl::StrSplit(text, ',')) {
    if (!absl::SimpleAtoi(number, &numbers.emplace_back())) {
      return SyntaxError(ColumnOfPart(number, text), words::kWholeNumber, Quoted(number));
    }
  }
  return numbers;
}

std::vector<Card> CardsIn(const std::vector<CardScore>& scores) {
  std::vector<Card> cards;
  for (const CardScore& score : scores) cards.push_back(score.card);
  return cards;
}

// The note `name`, which must be there.
absl::StatusOr<GameNote> NoteOf(const WrittenGame& game, std::string_view name,
                                const InputLine& line) {
  const auto found = std::ranges::find(game.notes, name, &GameNote::name);
  if (found != game.notes.end()) return *found;
  return SyntaxError(ColumnAt(line.text, line.text.size()), {words::kNoteNamed, name},
                     words::kNone);
}

// Refuses scores that are not of exactly the cards that may be played, or have too many numbers.
absl::Status CheckScores(const std::vector<CardScore>& scores, const DealLine& deal) {
  const Position position = PositionOf(deal);
  CardSet scored;
  for (const CardScore& score : scores) scored.Insert(score.card);
  if (scored != position.LegalPlays()) {
    return SyntaxError(1, ToString(position.LegalPlays(), position.order()),
                       ToString(CardsIn(scores)));
  }
  const std::size_t numbers = IsForEach(deal) ? static_cast<std::size_t>(deal.seats()) : 1;
  for (const CardScore& score : scores) {
    if (score.values.size() != numbers) {
      return SyntaxError(1, {words::kNumbersOfEachCard, numbers}, score.values.size());
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::vector<CardScore>> ReadCardScores(absl::string_view text) {
  std::vector<CardScore> scores;
  for (absl::string_view word : absl::StrSplit(text, ' ', absl::SkipEmpty())) {
    const std::size_t equals = word.find('=');
    if (equals == word.npos) continue;
    const auto card = ParseCard(word.substr(0, equals));
    if (!card.ok()) continue;
    if (std::ranges::find(scores, *card, &CardScore::card) != scores.end()) {
      return SyntaxError(ColumnOfPart(word, text), words::kEachCardOnce, Quoted(word));
    }
    const absl::string_view numbers = word.substr(equals + 1);
    auto values = ReadNumbers(numbers);
    if (!values.ok()) return ShiftColumn(values.status(), ColumnOfPart(numbers, text) - 1);
    scores.push_back({*card, *std::move(values)});
  }
  if (scores.empty()) return SyntaxError(1, words::kValuesOfCards, Quoted(text));
  return scores;
}

std::string ToString(const std::vector<CardScore>& scores) {
  return absl::StrJoin(scores, " ", [](std::string* out, const CardScore& score) {
    absl::StrAppend(out, ToString(score.card), "=", absl::StrJoin(score.values, ","));
  });
}

bool SayTheSame(std::vector<CardScore> one, std::vector<CardScore> other) {
  const auto index = [](const CardScore& score) { return score.card.index(); };
  std::ranges::sort(one, {}, index);
  std::ranges::sort(other, {}, index);
  return one == other;
}

std::string SuitePosition::Question() const {
  return absl::StrCat(ToString(deal), " ; seat ", PositionOf(deal).to_move().index());
}

std::string SuitePosition::ToLine() const {
  return absl::StrCat(Question(), "; values ", ToString(scores), "; nodes ", nodes);
}

absl::StatusOr<SuitePosition> ReadSuiteLine(const InputLine& line) {
  SCHAFKOPF_TRY(WrittenGame game, ReadWrittenGame(line, kUsualOptions, GameNeeds::kCards));
  SuitePosition read{.deal = std::move(game.deal)};
  if (!read.deal.contract || !HasCardScores(PositionOf(read.deal))) {
    return SyntaxError(1, words::kDealThatGoesOn, Quoted(line.text));
  }
  SCHAFKOPF_TRY(const GameNote seat, NoteOf(game, "seat", line));
  const Seat mover = PositionOf(read.deal).to_move();
  if (seat.text != absl::StrCat(mover.index())) {
    return SyntaxError(seat.column, absl::StrCat(mover.index()), Quoted(seat.text));
  }
  SCHAFKOPF_TRY(const GameNote values, NoteOf(game, "values", line));
  auto scores = ReadCardScores(values.text);
  const absl::Status refused = scores.ok() ? CheckScores(*scores, read.deal) : scores.status();
  if (!refused.ok()) return ShiftColumn(refused, values.column - 1);
  read.scores = *std::move(scores);
  SCHAFKOPF_TRY(const GameNote nodes, NoteOf(game, "nodes", line));
  if (!absl::SimpleAtoi(nodes.text, &read.nodes)) {
    return SyntaxError(nodes.column, words::kWholeNumber, Quoted(nodes.text));
  }
  return read;
}

bool HasCardScores(const Position& position) { return !position.finished() && position.switched(); }

std::vector<CardScore> ScoresOf(const Position& position, Solver& solver) {
  std::vector<CardScore> scores;
  if (position.deal().contract().parties() != Parties::kEach) {
    solver.Forget();
    for (const auto& [card, value] : solver.SolveCards(position)) {
      scores.push_back({card, {value.count()}});
    }
    return scores;
  }
  const int seats = position.seats();
  const RuleSet rules = PlainRules();
  FreeForAll free_for_all(
      RamschTerms(position.deal().contract(), seats, rules.options, rules.tariff));
  Position next = position;
  const CardSet legal = position.LegalPlays();
  for (Card card : position.order().best_first()) {
    if (!legal.Contains(card)) continue;
    next.Play(card);
    const auto ending = free_for_all.Play(next, std::numeric_limits<std::uint64_t>::max());
    next.Undo();
    CardScore& score = scores.emplace_back(CardScore{card, {}});
    for (int seat = 0; seat < seats; ++seat) {
      score.values.push_back(ending->payments[Seat(seat)].count());
    }
  }
  return scores;
}

}  // namespace schafkopf
