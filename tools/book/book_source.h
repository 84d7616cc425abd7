// Advice on hands from a book, as `book` and `ask` give it.
#ifndef SCHAFKOPF_TOOLS_BOOK_BOOK_SOURCE_H_
#define SCHAFKOPF_TOOLS_BOOK_BOOK_SOURCE_H_

#include <span>
#include <utility>
#include <vector>

#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/door/watch.h"
#include "tools/book/book.h"

namespace schafkopf {

// Of a book alone; worlds, errors and conditions of the terms do not matter. Errors are those of
// Book::Advise. REQUIRES: its rules and seed.
class InBook : public AskSource {
 public:
  explicit InBook(Book book) : book_(std::move(book)) {}

  std::vector<absl::StatusOr<AskAnswer>> Answers(std::span<const AskQuestion> questions,
                                                 const Watch& watch) const override;
  const Book& book() const { return book_; }

 private:
  Book book_;
};

// The same; from dealt worlds what the book does not have.
class BookThenWorlds final : public InBook {
 public:
  using InBook::InBook;

  std::vector<absl::StatusOr<AskAnswer>> Answers(std::span<const AskQuestion> questions,
                                                 const Watch& watch) const override;
};

// Terms of a book that is asked alone: where no game is named, those that it has and the hand may
// announce.
AskTerms TermsOf(const Book& book, AskTerms terms);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BOOK_BOOK_SOURCE_H_
