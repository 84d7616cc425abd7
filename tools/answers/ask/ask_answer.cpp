#include "tools/answers/ask/ask_answer.h"

#include <utility>

#include "engine/text/notation.h"
#include "solver/advice/bid_advice.h"
#include "tools/answers/ask/ask_play.h"
#include "tools/answers/ask/ask_pocket.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {
std::string AskAnswer::ToText(Language language, const TextStyle& style) const {
  return AskText(*this, language, style) + PlayText(terms->play, played, advice, language);
}

namespace {

AdviceOptions OptionsFor(const AskTerms& terms) {
  AdviceOptions options;
  options.stakes = terms.stakes();
  options.open_cents = terms.open_cents;
  options.why = true;
  options.exact = terms.accuracy.exact;
  options.error = terms.accuracy.error;
  options.table_error = terms.accuracy.table_error;
  if (terms.accuracy.worlds) options.DealEach(*terms.accuracy.worlds);
  if (options.error) options.worlds = kMaxExactWorlds;
  if (!terms.given.empty()) {
    // Trumps are those of the contract in question.
    options.accept = [&terms](const Contract& contract, const Hands& hands) {
      return Holds(terms.given, hands, CardOrder(contract));
    };
  }
  return options;
}

// Of a question that no world answered.
absl::Status NoWorlds(const AskTerms& terms, bool stopped) {
  if (stopped) return Failure(absl::StatusCode::kCancelled, words::kStoppedBeforeWorldWasSolved);
  if (terms.given.empty()) {
    return AtField("hand", SyntaxError(1, words::kHandBesideWhichOthersLet,
                                       {words::kNoneInWorlds, Grouped(100000)}));
  }
  return AtField("given", SyntaxError(1, words::kConditionsThatWorldsMeetMoreOften,
                                      {words::kNoWorldAmong, Grouped(100000)}));
}

}  // namespace

std::vector<absl::StatusOr<AskAnswer>> DealtWorlds::Answers(std::span<const AskQuestion> questions,
                                                            const Watch& watch) const {
  if (questions.empty()) return {};
  const AskTerms& terms = *questions.front().terms;
  AdviceOptions options = OptionsFor(terms);
  const Effort effort = watch.WithSeed(terms.seed);
  const auto tell = [&](AskAnswer answer) {
    answer.early = true;
    watch.early(Answer::Of(std::move(answer)));
  };
  const auto tell_early = [&](std::size_t i, const BidAdvice& so_far) {
    tell({questions[i].bid, questions[i].terms, so_far});
  };
  if (watch.early) {
    options.early = tell_early;
    for (const AskQuestion& question : questions) {
      if (!BeyondPocket(question)) tell(PocketAnswerOf(question));
    }
  }
  std::vector<BidQuestion> bids;
  for (const AskQuestion& question : questions) bids.push_back(question.bid);
  std::vector<BidAdvice> advice = AdviseOnBids(bids, options, effort);
  std::vector<absl::StatusOr<AskAnswer>> answers;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (advice[i].ranked.empty()) {
      if (effort.stopped() && !BeyondPocket(questions[i])) {
        answers.emplace_back(PocketAnswerOf(questions[i])).value().interrupted = true;
      } else {
        answers.emplace_back(NoWorlds(terms, effort.stopped()));
      }
      continue;
    }
    // Games take much longer than what is known by then.
    if (watch.early && terms.play.worlds > 0 && !effort.stopped()) tell_early(i, advice[i]);
    AskAnswer answer{bids[i], questions[i].terms, std::move(advice[i])};
    answer.played = PlayOutBest(bids[i], answer.advice, terms.play, options, effort);
    JudgeByGames(bids[i], answer.played, answer.advice);
    answer.interrupted = effort.stopped();
    answers.emplace_back(std::move(answer));
  }
  return answers;
}

absl::StatusOr<AskAnswer> AnswerOf(const AskQuestion& question, const Watch& watch) {
  if (question.terms->accuracy.pocket) {
    return std::move(InPocket().Answers({&question, 1}, watch).front());
  }
  return std::move(DealtWorlds().Answers({&question, 1}, watch).front());
}

}  // namespace schafkopf
