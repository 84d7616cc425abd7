#include "tools/book/book_source.h"

#include "absl/status/status.h"

namespace schafkopf {

std::vector<absl::StatusOr<AskAnswer>> InBook::Answers(std::span<const AskQuestion> questions,
                                                       const Watch& /*watch*/) const {
  std::vector<absl::StatusOr<AskAnswer>> answers;
  for (const AskQuestion& question : questions) {
    auto advice = book_.Advise(question.bid);
    if (!advice.ok()) {
      answers.emplace_back(advice.status());
      continue;
    }
    AskAnswer answer{question.bid, question.terms, *std::move(advice)};
    answer.looked_up = true;
    answers.emplace_back(std::move(answer));
  }
  return answers;
}

std::vector<absl::StatusOr<AskAnswer>> BookThenWorlds::Answers(
    std::span<const AskQuestion> questions, const Watch& watch) const {
  auto answers = InBook::Answers(questions, watch);
  std::vector<AskQuestion> rest;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (absl::IsOutOfRange(answers[i].status())) rest.push_back(questions[i]);
  }
  auto worked_out = DealtWorlds().Answers(rest, watch);
  auto next = worked_out.begin();
  for (auto& answer : answers) {
    if (absl::IsOutOfRange(answer.status())) answer = std::move(*next++);
  }
  return answers;
}

AskTerms TermsOf(const Book& book, AskTerms terms) {
  terms.rules = book.rules();
  terms.seed = book.seed();
  if (!terms.games.empty()) return terms;
  terms.games.any_of = book.Games();
  terms.games.suits_hand = true;
  return terms;
}

}  // namespace schafkopf
