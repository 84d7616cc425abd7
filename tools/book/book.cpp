#include "tools/book/book.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "engine/worlds/dealer.h"
#include "tools/answers/ask_hand.h"
#include "tools/answers/counted.h"
#include "tools/answers/text_table.h"
#include "tools/cli/version.h"

namespace schafkopf {
namespace {

// The hand alone tells of a game that is held, not played; its open world is any.
KnownGame Held(const BidQuestion& question, const Contract& contract) {
  KnownGame known;
  known.open.worlds_possible = Dealer(EstimateOf(question, contract).knowledge).count();
  known.open.worlds = 1;
  return known;
}

// Errors of the rules and of contracts are not to be met in a whole header.
absl::StatusOr<BookTerms> TermsOf(const Json& header, const RuleSet& rules) {
  BookTerms terms;
  const int cards = header.at("deck");
  const auto deck =
      std::ranges::find(kDecks, cards, [](const DeckRow& row) { return row.cards.size(); });
  if (deck == kDecks.end()) return absl::DataLossError("deck");
  terms.deck = deck->deck;
  if (!header.at("seat").is_null()) {
    const int seat = header.at("seat");
    if (seat < 0 || seat >= kSeatCount) return absl::DataLossError("seat");
    terms.seat = Seat(seat);
  }
  for (const std::string text : header.at("contracts")) {
    const auto contract = ParseContract(text);
    if (!contract.ok()) return contract.status();
    terms.contracts.push_back(ContractUnder(*contract, rules.options));
  }
  terms.sample = header.at("sample");
  terms.seed = header.at("seed");
  return terms;
}

// How many worlds were dealt.
std::string EffortOf(const Json& header) {
  const auto& error = header.at("table_error");
  if (error.is_null()) {
    return absl::StrCat(Counted(header.at("worlds").get<std::uint64_t>(), "world"),
                        " for each game");
  }
  return absl::StrCat("each chance at the table to ", error.get<double>());
}

}  // namespace

absl::StatusOr<Book> Book::Open(const std::string& path) {
  auto file = BookFile::Open(path);
  if (!file.ok()) return file.status();
  const auto other = [&](absl::string_view why) {
    return absl::FailedPreconditionError(absl::StrCat(path, " is of no use here: ", why));
  };
  try {
    const Json& header = file->header();
    for (const char* name : {"answers", "model"}) {
      if (header.at(name) != SignatureOf(name)) {
        return other("it was made by a program that answers otherwise");
      }
    }
    auto rules = ParseRuleFile(header.at("rules").get<std::string>(), path);
    if (!rules.ok()) return other("its rules cannot be read");
    const auto terms = TermsOf(header, *rules);
    if (!terms.ok()) return other("its terms cannot be read");
    BookPlan plan = BookPlan::Of(*rules, *terms);
    std::vector<BookLayout> layout;
    for (const BookPart& part : plan.parts()) layout.push_back(BookLayout::Of(part, plan));
    if (layout != file->parts()) return other("its hands are numbered otherwise");
    return Book(*std::move(file), *std::move(rules), std::move(plan));
  } catch (const Json::exception&) {
    return other("its terms cannot be read");
  }
}

std::vector<std::string> Book::Games() const {
  std::vector<std::string> games;
  if (terms().contracts.empty()) return games;
  const Seat seat = terms().seat.value_or(Seat(0));
  for (const Contract& contract : ContractsOfHands(rules_, terms().deck)) {
    const bool held = contract.objective() == Objective::kHoldTop &&
                      std::ranges::find(terms().contracts, contract) != terms().contracts.end();
    if (held || plan_.PartOf(seat, contract)) games.push_back(ToString(contract));
  }
  return games;
}

absl::Status Book::Lacks(absl::string_view what) const {
  return absl::OutOfRangeError(absl::StrCat(file_.path(), ": the book does not have ", what));
}

absl::StatusOr<KnownGame> Book::Known(const BidQuestion& question, const Contract& contract) const {
  if (contract.objective() == Objective::kHoldTop) return Held(question, contract);
  const auto place = plan_.PartOf(question.seat, contract);
  if (!place) return Lacks(ToString(contract));
  const BookPart& part = plan_.parts()[*place];
  const auto row = RowOfHand(part, contract, question.hand);
  if (!row) return Lacks("this hand");
  const auto numbers = file_.Row(*place, *row);
  if (!numbers.ok()) return numbers.status();
  const std::span<const double> sums = *numbers;
  const std::size_t game = contract.is_tout() == part.games.front().is_tout() ? 1 : 2;
  return KnownGame{SumsOf(sums), SumsOf(sums.subspan(game * kSumColumns.size()))};
}

absl::StatusOr<std::optional<RoundEstimate>> Book::Passing(const BidQuestion& question) const {
  const auto place = plan_.PassingOf(question.seat);
  if (!place) return std::nullopt;
  const auto row = RowOfHand(plan_.parts()[*place], {}, question.hand);
  if (!row) return Lacks("this hand");
  const auto numbers = file_.Row(*place, *row);
  if (!numbers.ok()) return numbers.status();
  return PassingOf(*numbers, plan_.levels());
}

absl::StatusOr<BidAdvice> Book::Advise(const BidQuestion& question) const {
  if (question.deck != terms().deck) {
    return Lacks(absl::StrCat("hands of ", question.hand.size(), " cards"));
  }
  if (terms().seat.value_or(question.seat) != question.seat) {
    return Lacks(absl::StrCat("seat ", question.seat.index()));
  }
  const bool plain = std::ranges::all_of(
      question.contracts, [&](const Contract& contract) { return IsPlainBid(question, contract); });
  if (!plain || question.must_play) return Lacks("games of a round");
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
  Json object = file_.header();
  object["rule_file"] = object["rules"];
  object["rules"] = rules_.name;
  object["tariff"] = ToString(rules_.tariff);
  object["blocks"] = blocks();
  return object;
}

std::string Book::ToText(Language language) const {
  const auto say = [&](absl::string_view english) { return In(language, std::string(english)); };
  const std::uint64_t hands =
      terms().sample > 0 ? terms().sample : HandClasses(terms().deck).count();
  const Json& header = file_.header();
  std::string text = absl::StrCat(
      say(absl::StrCat("Rule set ", Quoted(rules_.name), ", tariff ", ToString(rules_.tariff),
                       ".")),
      "\n",
      Numbers(language, say(absl::StrCat(Counted(hands, "hand"), " of ", HandSize(terms().deck),
                                         " cards, ", EffortOf(header), ", seed ", seed(), "."))),
      "\n", say("Standard errors:"), "\n\n");
  std::vector<std::vector<std::string>> rows = {{say("game"), say("seat"), say("entries"),
                                                 say("open cards"), say("at the table"),
                                                 say("cents")}};
  for (const Json& part : header.at("parts")) {
    const Json& errors = part.at("standard_errors");
    const auto number = [&](const char* name, int digits) {
      return errors.contains(name) ? absl::StrFormat("%.*f", digits, errors.at(name).get<double>())
                                   : "-";
    };
    const auto& games = part.at("games");
    rows.push_back({games.empty() ? say("passing") : games.front().get<std::string>(),
                    absl::StrCat(part.at("seat").get<int>()),
                    absl::StrCat(part.at("answered").get<std::uint64_t>()), number("open_win", 4),
                    number("table_win", 4), number("cents", 2)});
  }
  absl::StrAppend(&text, Numbers(language, Aligned(rows)));
  text.pop_back();
  return text;
}

}  // namespace schafkopf
