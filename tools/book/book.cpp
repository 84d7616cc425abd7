#include "tools/book/book.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/bid_advice.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/words.h"
#include "tools/book/words.h"
#include "tools/cli/version.h"
#include "tools/language/layout.h"

namespace schafkopf {
namespace {

absl::Status OfNoUse(const BookFile& file, const Message& why) {
  return Failure(absl::StatusCode::kFailedPrecondition,
                 Message(words::kIsOfNoUseHere, Escaped(file.path()), why));
}

// Nothing where no book of these rules has such terms.
std::optional<BookTerms> TermsOf(const BookHeader& header, const RuleSet& rules) {
  BookTerms terms;
  const auto deck =
      std::ranges::find(kDecks, header.deck, [](const DeckRow& row) { return row.cards.size(); });
  if (deck == kDecks.end()) return std::nullopt;
  terms.deck = deck->deck;
  if (header.seat) terms.seat = Seat(static_cast<int>(*header.seat));
  for (const std::string& text : header.contracts) {
    const auto contract = ParseContract(text);
    if (!contract.ok()) return std::nullopt;
    terms.contracts.push_back(ContractUnder(*contract, rules.options));
  }
  terms.sample = header.sample;
  terms.seed = header.seed;
  if (FaultOf(terms, rules)) return std::nullopt;
  return terms;
}

std::vector<std::string> NamesOf(const std::vector<Contract>& contracts) {
  std::vector<std::string> names;
  for (const Contract& contract : contracts) names.push_back(ToString(contract));
  return names;
}

// Whether the header is about these parts.
bool IsAbout(const BookHeader& header, const BookPlan& plan) {
  return std::ranges::equal(
      header.parts, plan.parts(), [&](const BookHeader::Part& said, const BookPart& part) {
        return said.seat == part.seat.index() && said.layout == BookLayout::Of(part, plan) &&
               said.games == NamesOf(part.games) && said.answered <= part.rows();
      });
}

// How many worlds were dealt.
Message EffortOf(const BookHeader& header) {
  if (header.worlds) return {words::kWorldWorldsForEachGame, *header.worlds};
  return {words::kEachChanceAtTableTo, Numeric(absl::StrCat(header.table_error.value_or(0)))};
}

absl::StatusOr<RuleSet> RulesOf(const BookFile& file) {
  const BookHeader& header = file.header();
  if (header.answers != SignatureOf("answers") || header.model != SignatureOf("model")) {
    return OfNoUse(file, words::kItWasMadeByProgram);
  }
  auto rules = ParseRuleFile(header.rules, file.path());
  return rules.ok() ? rules : OfNoUse(file, words::kItsRulesCannotBeRead);
}

}  // namespace

absl::StatusOr<Book> Book::Of(BookFile file, RuleSet rules) {
  const auto terms = TermsOf(file.header(), rules);
  if (!terms) return OfNoUse(file, words::kItsTermsCannotBeRead);
  BookPlan plan = BookPlan::Of(rules, *terms);
  if (!IsAbout(file.header(), plan)) return OfNoUse(file, words::kItsHandsAreNumberedOtherwise);
  return Book(std::move(file), std::move(rules), std::move(plan));
}

absl::StatusOr<Book> Book::Open(const std::string& path) {
  auto file = BookFile::Open(path);
  if (!file.ok()) return file.status();
  auto rules = RulesOf(*file);
  if (!rules.ok()) return rules.status();
  return Of(*std::move(file), *std::move(rules));
}

absl::StatusOr<Book> Book::OpenOf(const std::string& path, const RuleSet& rules,
                                  std::uint64_t seed) {
  auto file = BookFile::Open(path);
  if (!file.ok()) return file.status();
  const auto found = RulesOf(*file);
  if (!found.ok()) return found.status();
  if (*found != rules || file->header().seed != seed) {
    return OfNoUse(*file, words::kItHasOtherRulesOr);
  }
  return Of(*std::move(file), rules);
}

absl::StatusOr<BookRow> Book::Row(std::size_t part, std::uint64_t row) const {
  auto numbers = file_.Row(part, row);
  if (numbers.ok() && !IsRowOf(plan_.parts()[part], *numbers)) return Damaged(file_.path());
  return numbers;
}

std::vector<Contract> Book::Games() const {
  std::vector<Contract> games;
  if (terms().contracts.empty()) return games;
  const Seat seat = terms().seat.value_or(Seat(0));
  for (const Contract& contract : ContractsOfHands(rules_, terms().deck)) {
    const bool held = contract.objective() == Objective::kHoldTop &&
                      std::ranges::find(terms().contracts, contract) != terms().contracts.end();
    if (held || plan_.PartOf(seat, contract)) games.push_back(contract);
  }
  return games;
}

absl::Status Book::Lacks(const Message& what) const {
  return Failure(absl::StatusCode::kOutOfRange,
                 Message(words::kBookDoesNotHave, Escaped(file_.path()), what));
}

absl::StatusOr<KnownGame> Book::Known(const BidQuestion& question, const Contract& contract) const {
  if (contract.objective() == Objective::kHoldTop) return HeldGame(question, contract);
  const auto place = plan_.PartOf(question.seat, contract);
  if (!place) return Lacks(ToString(contract));
  const BookPart& part = plan_.parts()[*place];
  const auto row = RowOfHand(part, contract, question.hand);
  if (!row) return Lacks(words::kThisHand);
  const auto numbers = Row(*place, *row);
  if (!numbers.ok()) return numbers.status();
  const std::span<const double> sums = *numbers;
  const std::size_t game = contract.is_tout() == part.games.front().is_tout() ? 1 : 2;
  return KnownGame{SumsOf(sums), SumsOf(sums.subspan(game * kSumColumns.size()))};
}

absl::StatusOr<std::optional<RoundEstimate>> Book::Passing(const BidQuestion& question) const {
  const auto place = plan_.PassingOf(question.seat);
  if (!place) return std::nullopt;
  const auto row = RowOfHand(plan_.parts()[*place], {}, question.hand);
  if (!row) return Lacks(words::kThisHand);
  const auto numbers = Row(*place, *row);
  if (!numbers.ok()) return numbers.status();
  return PassingOf(*numbers, plan_.levels());
}

absl::StatusOr<BidAdvice> Book::Advise(const BidQuestion& question) const {
  if (question.table.deck != terms().deck) {
    return Lacks(Message(words::kHandsOfCards, question.hand.size()));
  }
  if (terms().seat.value_or(question.seat) != question.seat) {
    return Lacks(question.seat);
  }
  const bool plain = std::ranges::all_of(
      question.contracts, [&](const Contract& contract) { return IsPlainBid(question, contract); });
  if (!plain || question.must_play) return Lacks(words::kGamesOfRound);
  std::vector<KnownGame> games;
  for (const Contract& contract : question.contracts) {
    const auto known = Known(question, contract);
    if (!known.ok()) return known.status();
    games.push_back(*known);
  }
  const auto passing = Passing(question);
  if (!passing.ok()) return passing.status();
  return AdviceByKnown(question, games, *passing, StakesOf(rules_));
}

Json Book::ToJson() const {
  Json object = schafkopf::ToJson(file_.header());
  object["rule_file"] = object["rules"];
  object["rules"] = rules_.name;
  object["tariff"] = ToString(rules_.tariff);
  object["blocks"] = blocks();
  return object;
}

std::string Book::ToText(Language language) const {
  const auto say = [&](const Message& message) { return message.in(language); };
  const std::uint64_t hands =
      terms().sample > 0 ? terms().sample : HandClasses(terms().deck).count();
  const BookHeader& header = file_.header();
  std::string text = absl::StrCat(
      say(Message(words::kRuleSetTariff, Quoted(rules_.name), ToString(rules_.tariff))), "\n",
      say({words::kHandHandsOfCardsSeed, hands, HandSize(terms().deck), EffortOf(header), seed()}),
      "\n", say(words::kStandardErrors), "\n\n");
  std::vector<std::vector<std::string>> rows = {{say(words::kGame), say(words::kSeatColumn),
                                                 say(words::kEntries), say(words::kOpenCards),
                                                 say(words::kAtTable), say(words::kCents)}};
  const auto number = [](std::optional<double> error, int digits) {
    return error ? absl::StrFormat("%.*f", digits, *error) : "-";
  };
  for (const BookHeader::Part& part : header.parts) {
    rows.push_back({part.games.empty() ? say(words::kPassing) : part.games.front(),
                    absl::StrCat(part.seat), absl::StrCat(part.answered), number(part.open_win, 4),
                    number(part.table_win, 4), number(part.cents, 2)});
  }
  absl::StrAppend(&text, Numeric(TableText(rows)).in(language));
  text.pop_back();
  return text;
}

}  // namespace schafkopf
