#include "tools/answers/score/sheet_text.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/csv_columns.h"
#include "tools/answers/score/words.h"

namespace schafkopf {

std::string ChairText(Chair chair, const PerChair<std::string>& names) {
  return names[chair].empty() ? absl::StrCat(chair.index()) : Escaped(names[chair]);
}

namespace {

// The first characters of a text, filled up with blanks at its right or at its left.
std::string Cut(absl::string_view text, int columns) {
  std::size_t size = 0;
  for (int i = 0; i < columns && size < text.size(); ++i) size += CharacterSize(text.substr(size));
  return std::string(text.substr(0, size));
}
std::string Left(absl::string_view text, int columns) {
  const int blanks = std::max(0, columns - CharacterCount(text));
  return absl::StrCat(text, std::string(static_cast<std::size_t>(blanks), ' '));
}
std::string Right(absl::string_view text, int columns) {
  const std::string cut =
      CharacterCount(text) <= columns ? std::string(text) : Cut(text, columns - 1) + "…";
  const int blanks = columns - CharacterCount(cut);
  return absl::StrCat(std::string(static_cast<std::size_t>(blanks), ' '), cut);
}

// The same in a sentence.
Message PersonOn(Chair chair, const PerChair<std::string>& names) {
  return names[chair].empty() ? Message(words::kChairNumber, chair.index())
                              : AsIs(ChairText(chair, names));
}

Message Amount(const Evening& evening, std::int64_t cents) {
  return {evening.is_kop() ? words::kAmountInUnits : words::kAmountInCents, cents};
}

// How far notes to a row stand in: under its game.
constexpr int kNoteColumns = 12;

constexpr int kGameColumns = 34;  // "auf die Schellen-Sau Anna verloren"
constexpr int kDealerColumns = 6;
constexpr int kSumColumns = 5;

// "x4".
std::string Factor(const FinishedDeal& deal) {
  return absl::StrCat("x", 1 << deal.doublings.count());
}

Message Deals(int deals) { return {words::kDeals, deals}; }

// What the next deals owe, a line; none where they owe nothing.
std::vector<std::string> OwedLines(const Evening& evening, Language language) {
  const Owed& owed = evening.owed();
  std::vector<Message> parts;
  for (const BockRun& run : owed.bock) {
    const bool first = &run == &owed.bock.front();
    parts.emplace_back(first ? words::kBockTimes : words::kThenTimes, std::int64_t{1} << run.times,
                       Deals(run.deals));
  }
  for (const OwedRound& round : owed.rounds) {
    parts.push_back(Message(round.row->title) + AsIs(": ") + Deals(round.deals));
  }
  if (owed.allgaeuer_deals > 0) parts.push_back(AsIs("Allgäuer: ") + Deals(owed.allgaeuer_deals));
  if (const auto& sjavs = evening.sjavs()) {
    parts.emplace_back(words::kSjavsAgainstRubbersTo, sjavs->left(0), sjavs->left(1), sjavs->won(0),
                       sjavs->won(1));
  }
  if (owed.carried > 0) parts.emplace_back(words::kSjavsMore, owed.carried);
  if (parts.empty()) return {};
  return {absl::StrCat(Say(language, words::kOwed), ": ", Joined(parts, ", ").in(language))};
}

// Who pays whom, a sentence each.
std::vector<Message> DebtTexts(const Evening& evening, const PerChair<std::string>& names) {
  std::vector<Message> lines;
  for (const Debt& debt : DebtsOf(evening)) {
    const Message amount = Amount(evening, debt.cents);
    const auto person = [&](int index) { return PersonOn(Chair(index), names); };
    if (debt.to == evening.chairs()) {
      lines.emplace_back(words::kPaysIntoStock, person(debt.from), amount);
    } else if (debt.from == evening.chairs()) {
      lines.emplace_back(words::kGetsFromStock, person(debt.to), amount);
    } else {
      lines.emplace_back(words::kPaysTo, person(debt.from), person(debt.to), amount);
    }
  }
  return lines;
}

// How each chair stands, a line each.
std::vector<std::string> BalanceTexts(const Evening& evening, const PerChair<std::string>& names,
                                      Cents unit, Language language) {
  const auto say = [&](const Message& clause) { return clause.in(language); };
  std::vector<std::string> lines;
  for (int index = 0; index < evening.chairs(); ++index) {
    const Chair chair(index);
    std::string line =
        say({evening.is_kop() ? words::kUnitsOf : words::kCentsOf, PersonOn(chair, names),
             absl::StrFormat("%+d", evening.balance(chair))});
    const auto points = [&](std::int64_t sum) { return InPoints(evening, sum, unit); };
    if (!points(0).is_missing()) {
      absl::StrAppend(
          &line, ", ",
          say({words::kPointsPlusMinus, Numeric(points(evening.balance(chair)).ToText()),
               Numeric(points(evening.plus(chair)).ToText()),
               Numeric(points(evening.minus(chair)).ToText())}));
    }
    const auto games = GamesOf(evening.owed().allgaeuer[chair]);
    if (!games.empty()) {
      absl::StrAppend(&line, "; ", say(Message(words::kOwes, absl::StrJoin(games, " "))));
    }
    if (evening.paid_apart(chair) > 0) {
      absl::StrAppend(&line, "; ", say({words::kHasPaidApart, evening.paid_apart(chair)}));
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

std::vector<std::string> PenaltyTexts(const SheetRow& row, Language language) {
  const auto person = [&](Seat seat) { return PersonOn(row.ChairOf(seat), row.scored.names); };
  std::vector<std::string> lines;
  for (const Message& line : TextsOf(row.scored.deal.penalties, row.scored.score.price, person)) {
    lines.push_back(line.in(language));
  }
  return lines;
}

std::string SheetHead(int chairs, const PerChair<std::string>& names, Language language) {
  const auto say = [&](const Text<0>& word) { return Say(language, word); };
  std::string text =
      absl::StrFormat("%4s %6s %s %3s %5s |\f", say(words::kNumberInSheet), say(words::kDealer),
                      Left(say(words::kGame), kGameColumns), "x", say(words::kPrice));
  std::string people;
  for (int chair = 0; chair < chairs; ++chair) {
    absl::StrAppend(&people, " ", Right(ChairText(Chair(chair), names), kSumColumns));
  }
  return absl::StrCat(text, say(words::kPaidInSheet), "\x1f", people, " |\f",
                      say(words::kStandInSheet), "\x1f", people, " | ",
                      Right(say(words::kStock), kSumColumns));
}

std::string GameText(const SheetRow& row, Language language) {
  const DealScore& score = row.scored;
  std::string game = (row.line().contract ? TitleOf(score.deal) : words::kPassed).in(language);
  if (const auto chair = row.declarer()) {
    absl::StrAppend(&game, " ", ChairText(*chair, score.names));
  }
  if (const auto& ramsch = score.score.ramsch) {
    const auto person = [&](Seat seat) { return PersonOn(row.ChairOf(seat), score.names); };
    absl::StrAppend(&game, ": ", RamschSaid(*ramsch, person).in(language));
  }
  if (const auto won = score.score.won) {
    absl::StrAppend(&game, " ", Say(language, *won ? words::kWon : words::kLost));
  }
  return game;
}

std::string SheetRow::ToText(Language language) const {
  const FinishedDeal& deal = scored.deal;
  const PerChair<std::string>& names = scored.names;
  std::string game = GameText(*this, language);
  // What is too long for its column has a line of its own.
  if (CharacterCount(game) > kGameColumns) {
    absl::StrAppend(&game, "\n",
                    std::string(static_cast<std::size_t>(kNoteColumns + kGameColumns), ' '));
  }
  std::string text =
      absl::StrFormat("%s %s %3s %5d |\f", Right(ChairText(dealer(), names), kDealerColumns),
                      Left(game, kGameColumns), Factor(deal), scored.score.price.count());
  const PerChair<Cents> paid = payments();
  absl::StrAppend(&text, Say(language, words::kPaidInSheet), "\x1f");
  for (int chair = 0; chair < chairs(); ++chair) {
    absl::StrAppendFormat(&text, " %+*d", kSumColumns, paid[Chair(chair)].count());
  }
  absl::StrAppend(&text, " |\f", Say(language, words::kStandInSheet), "\x1f");
  for (int chair = 0; chair < chairs(); ++chair) {
    absl::StrAppendFormat(&text, " %*d", kSumColumns, after.balance(Chair(chair)));
  }
  absl::StrAppendFormat(&text, " | %*d", kSumColumns, after.owed().stock.count());
  std::vector<std::string> notes = AssumptionLines(scored.deal, scored.score, language);
  std::ranges::move(PenaltyTexts(*this, language), std::back_inserter(notes));
  std::ranges::move(OwedLines(after, language), std::back_inserter(notes));
  for (const std::string& note : notes) {
    absl::StrAppend(&text, "\n", std::string(static_cast<std::size_t>(kNoteColumns), ' '), note);
  }
  return text;
}

std::string SheetAnswer::ToText(Language language) const {
  std::vector<std::string> lines = {SheetHead(end.chairs(), names, language)};
  for (const auto& row : rows) {
    lines.push_back(TextOf({static_cast<std::int64_t>(lines.size()), row}, language));
  }
  const auto missing = std::ranges::count_if(rows, [](const auto& row) { return !row.ok(); });
  lines.push_back(SheetFoot(end, names, unit, missing, language));
  return absl::StrJoin(lines, "\n");
}

std::string TextOf(const SheetLine& line, Language language) {
  return absl::StrCat(absl::StrFormat("%4d ", line.number),
                      line.row.ok() ? line.row->ToText(language)
                                    : absl::StrCat("        ", Say(language, words::kNotNoted)));
}

std::string SheetFoot(const Evening& evening, const PerChair<std::string>& names, Cents unit,
                      std::ptrdiff_t missing, Language language) {
  const auto say = [&](const Message& clause) { return clause.in(language); };
  std::vector<std::string> lines;
  if (missing > 0) lines.push_back(say({words::kDealsMissing, missing}));
  std::ranges::move(BalanceTexts(evening, names, unit, language), std::back_inserter(lines));
  lines.push_back(say({evening.is_kop() ? words::kStockInUnits : words::kStockInCents,
                       evening.owed().stock.count()}));
  std::ranges::move(OwedLines(evening, language), std::back_inserter(lines));
  if (const auto old = evening.owed().old) {
    lines.push_back(say({words::kOldDealsLastRound, PersonOn(*old, names)}));
  }
  for (const Message& debt : DebtTexts(evening, names)) lines.push_back(say(debt));
  return absl::StrJoin(lines, "\n");
}

std::string SheetCsvHead(int chairs, const PerChair<std::string>& names) {
  std::string head = "line,dealer,forehand,round,contract,declarer,won,factor,price";
  for (const char* kind : {"paid ", "balance "}) {
    for (int chair = 0; chair < chairs; ++chair) {
      absl::StrAppend(
          &head, ",",
          QuotedCell(absl::StrCat(
              kind, names[Chair(chair)].empty() ? absl::StrCat(chair) : names[Chair(chair)])));
    }
  }
  return head + ",stock,penalties,error";
}

std::string CsvOf(const SheetLine& line, int chairs, Language language) {
  std::vector<std::string> cells = {absl::StrCat(line.number)};
  if (!line.row.ok()) {
    cells.resize(11 + 2 * static_cast<std::size_t>(chairs));
    cells.push_back(QuotedCell(MessageOf(line.row.status()).in(language)));
    return absl::StrJoin(cells, ",");
  }
  const SheetRow& row = *line.row;
  const DealScore& scored = row.scored;
  const auto name = [&](Chair chair) {
    const std::string& told = scored.names[chair];
    return told.empty() ? absl::StrCat(chair.index()) : QuotedCell(told);
  };
  cells.push_back(name(row.dealer()));
  cells.push_back(name(scored.forehand));
  cells.emplace_back(scored.deal.round == nullptr ? "" : scored.deal.round->name);
  cells.push_back(row.line().contract ? ToString(*row.line().contract) : "passed");
  cells.push_back(row.declarer() ? name(*row.declarer()) : "");
  cells.emplace_back(!scored.score.won ? "" : *scored.score.won ? "true" : "false");
  cells.push_back(absl::StrCat(1 << scored.deal.doublings.count()));
  cells.push_back(absl::StrCat(scored.score.price.count()));
  const PerChair<Cents> paid = row.payments();
  for (int chair = 0; chair < chairs; ++chair) {
    cells.push_back(absl::StrCat(paid[Chair(chair)].count()));
  }
  for (int chair = 0; chair < chairs; ++chair) {
    cells.push_back(absl::StrCat(row.after.balance(Chair(chair))));
  }
  cells.push_back(absl::StrCat(row.after.owed().stock.count()));
  cells.push_back(QuotedCell(absl::StrJoin(PenaltyTexts(row, language), "; ")));
  cells.emplace_back();
  return absl::StrJoin(cells, ",");
}

}  // namespace schafkopf
