#include "tools/answers/ask/ask_answer.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/worlds/dealer.h"
#include "tools/answers/ask/ask_play.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/hand_line.h"

namespace schafkopf {
namespace {

// The round that is asked about by its name, or by those of the contracts; errors are at the field
// round or contracts.
absl::StatusOr<std::optional<AskedRound>> RoundOf(const AskTerms& terms) {
  std::optional<AskedRound> round;
  if (!terms.round.empty()) {
    const auto named = AskedRound::Of(terms.round);
    if (!named.ok()) return AtField("round", named.status());
    round = *named;
  }
  const auto name_of = [](const std::optional<AskedRound>& of) {
    return of ? of->name() : absl::string_view();
  };
  bool is_open = terms.round.empty();
  for (const std::string& contract : terms.contracts) {
    const auto of_this = SplitRound(contract).round;
    if (is_open) round = of_this;
    is_open = false;
    const bool says_nothing = !of_this && !terms.round.empty();
    if (!says_nothing && name_of(of_this) != name_of(round)) {
      return AtField("contracts", SyntaxError(1, "contracts of one round", contract));
    }
  }
  return round;
}

}  // namespace

std::string AskAnswer::ToText(Language language) const {
  return AskText(*this, language) + PlayText(terms->play, played, advice, language);
}

absl::StatusOr<Asker> Asker::Of(AskTerms terms) {
  const auto round = RoundOf(terms);
  if (!round.ok()) return round.status();
  if (*round) terms.rules = (*round)->PricedAs(std::move(terms.rules));
  Asker asker(std::move(terms));
  asker.bid_.round = *round;
  for (const std::string& named : asker.terms_->contracts) {
    const auto contracts = ParseContracts(SplitRound(named).contract);
    if (!contracts.ok()) return AtField("contracts", contracts.status());
    if (asker.terms_->any_of_them) {
      asker.bid_.NameAnyOf(*contracts);
    } else {
      asker.bid_.Name(*contracts);
    }
  }
  for (const std::string& text : asker.terms_->given) {
    auto condition = ParseCondition(text);
    if (!condition.ok()) return AtField("given", condition.status());
    asker.conditions_.push_back(*std::move(condition));
  }
  return asker;
}

EstimateOptions Asker::EstimateTerms() const {
  EstimateOptions options;
  options.stakes = StakesOf(terms_->rules);
  return options;
}

absl::StatusOr<BidQuestion> Asker::ReadHand(absl::string_view text) const {
  const auto hand = ReadBidHand(text, bid_.seats, bid_.solo());
  if (!hand.ok()) return AtField("hand", hand.status());
  return Checked(MakeBidQuestion(*hand, bid_, terms_->rules, EstimateTerms(), EffortToRead()));
}

absl::StatusOr<BidQuestion> Asker::ReadLine(const InputLine& line) const {
  return Checked(ReadBidLine(line, bid_, terms_->rules, EstimateTerms(), EffortToRead()));
}

absl::StatusOr<BidQuestion> Asker::Checked(absl::StatusOr<BidQuestion> question) const {
  if (!question.ok()) {
    if (!terms_->any_of_them || FieldOf(question.status()) != "contracts") return question;
    return AtField("hand",
                   SyntaxError(1, "a hand that may announce one of the games", "none such"));
  }
  if (auto exact = CheckExact(*question); !exact.ok()) return exact;
  return question;
}

// Whether so few worlds are possible that each can be dealt, where that is asked for.
absl::Status Asker::CheckExact(const BidQuestion& question) const {
  if (!terms_->exact) return absl::OkStatus();
  const std::uint64_t possible =
      Dealer(EstimateOf(question, question.contracts.front()).knowledge).count();
  if (possible <= kMaxExactWorlds) return absl::OkStatus();
  return AtField("exact", SyntaxError(1, absl::StrCat("at most ", kMaxExactWorlds, " worlds"),
                                      absl::StrCat(possible)));
}

AdviceOptions Asker::OptionsFor() const {
  AdviceOptions options;
  options.stakes = StakesOf(terms_->rules);
  if (terms_->worlds) options.DealEach(*terms_->worlds);
  options.open_cents = terms_->open_cents;
  options.exact = terms_->exact;
  if (terms_->error > 0) {
    options.error = terms_->error;
    options.worlds = kMaxExactWorlds;
  }
  if (terms_->table_error > 0) options.table_error = terms_->table_error;
  if (!conditions_.empty()) {
    // Trumps are those of the contract in question.
    options.accept = [this](const Contract& contract, const Hands& hands) {
      const CardOrder order(contract);
      return std::ranges::all_of(
          conditions_, [&](const Condition& condition) { return condition.Holds(hands, order); });
    };
  }
  return options;
}

std::vector<absl::StatusOr<AskAnswer>> Asker::LookedUp(
    std::span<const BidQuestion> questions) const {
  std::vector<absl::StatusOr<AskAnswer>> answers;
  for (const BidQuestion& question : questions) {
    auto advice = terms_->lookup(question);
    if (advice.ok()) {
      AskAnswer answer{question, *std::move(advice), {}, terms_, bid_.round};
      answer.looked_up = true;
      answers.emplace_back(std::move(answer));
    } else {
      answers.emplace_back(advice.status());
    }
  }
  return answers;
}

std::vector<absl::StatusOr<AskAnswer>> Asker::Answers(std::span<const BidQuestion> questions,
                                                      const Watch& watch) const {
  if (!terms_->lookup) return WorkedOut(questions, watch);
  auto answers = LookedUp(questions);
  if (!terms_->works_out_rest) return answers;
  std::vector<BidQuestion> rest;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (absl::IsOutOfRange(answers[i].status())) rest.push_back(questions[i]);
  }
  auto worked_out = WorkedOut(rest, watch);
  auto next = worked_out.begin();
  for (auto& answer : answers) {
    if (absl::IsOutOfRange(answer.status())) answer = *std::move(next++);
  }
  return answers;
}

std::vector<absl::StatusOr<AskAnswer>> Asker::WorkedOut(std::span<const BidQuestion> questions,
                                                        const Watch& watch) const {
  AdviceOptions options = OptionsFor();
  const Effort effort = watch.WithSeed(terms_->seed);
  const auto tell_early = [&](std::size_t i, const BidAdvice& so_far) {
    AskAnswer answer{questions[i], so_far, {}, terms_, bid_.round};
    answer.early = true;
    watch.early(Answer::Of(std::move(answer)));
  };
  if (watch.early) options.early = tell_early;
  std::vector<BidAdvice> advice = AdviseOnBids(questions, options, effort);
  std::vector<absl::StatusOr<AskAnswer>> answers;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (!advice[i].ranked.empty()) {
      // Games take much longer than what is known by then.
      if (watch.early && terms_->play.worlds > 0 && !watch.stopped()) tell_early(i, advice[i]);
      AskAnswer answer{questions[i], std::move(advice[i]), {}, terms_, bid_.round};
      answer.played = PlayOutBest(questions[i], answer.advice, terms_->play, options, effort);
      JudgeByGames(questions[i], answer.played, answer.advice);
      answer.interrupted = watch.stopped();
      answers.emplace_back(std::move(answer));
    } else if (watch.stopped()) {
      answers.emplace_back(absl::CancelledError("stopped before a world was solved"));
    } else if (terms_->given.empty()) {
      answers.emplace_back(
          AtField("hand", SyntaxError(1, "a hand beside which others let it play that game",
                                      "none such in 100000 worlds")));
    } else {
      answers.emplace_back(
          AtField("given", SyntaxError(1, "conditions that worlds meet more often",
                                       "no such world among 100000, though there may be one")));
    }
  }
  return answers;
}

absl::StatusOr<AskAnswer> AnswerOf(const AskQuestion& question, const Watch& watch) {
  const auto asker = Asker::Of(question.terms);
  if (!asker.ok()) return asker.status();
  const auto hand = asker->ReadHand(question.hand);
  if (!hand.ok()) return hand.status();
  return std::move(asker->Answers({&*hand, 1}, watch).front());
}

}  // namespace schafkopf
