#include "tools/answers/ask/ask_answer.h"

#include <utility>

#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "tools/answers/ask/ask_play.h"
#include "tools/answers/ask/ask_role.h"
#include "tools/answers/ask/ask_text.h"

namespace schafkopf {
namespace {

// `open_cents`: whether lost worlds were priced.
Json ContractJson(const ContractWorth& worth, bool open_cents) {
  const auto open = OpenChancesOf(worth);
  const auto of_open = [&](double number) { return open ? Json(Rounded(number)) : Json(nullptr); };
  const auto shares = open.value_or(OpenChances{});
  const auto of_table = [&](double number) {
    return worth.table ? Json(Rounded(number)) : Json(nullptr);
  };
  const auto table = worth.table.value_or(TableChances{});
  return {{"contract", ToString(worth.contract)},
          {"table_win", of_table(table.win.value)},
          {"table_schneider", of_table(table.schneider)},
          {"table_schwarz", of_table(table.schwarz)},
          {"table_low", of_table(table.win.low)},
          {"table_high", of_table(table.win.high)},
          {"basis", std::string(NameOf(worth.basis))},
          {"open_win", of_open(shares.win.value)},
          {"open_low", of_open(shares.win.low)},
          {"open_high", of_open(shares.win.high)},
          {"schneider", of_open(shares.schneider)},
          {"schwarz", of_open(shares.schwarz)},
          {"cents", Rounded(worth.cents.value)},
          {"open_cents", open_cents ? of_open(shares.cents.value) : Json(nullptr)},
          {"cents_error", Rounded(worth.cents.error)},
          {"bid_cents", worth.bid ? Json(Rounded(worth.bid->cents.value)) : Json(nullptr)},
          {"bid_error", worth.bid ? Json(Rounded(worth.bid->cents.error)) : Json(nullptr)},
          {"outbid", worth.bid ? Json(Rounded(worth.bid->outbid)) : Json(nullptr)},
          {"worlds", worth.open.worlds},
          {"games", worth.played.worlds},
          {"given_up", worth.given_up_after > 0}};
}

Json PassingJson(const RoundEstimate& passing) {
  return {{"cents_error", Rounded(passing.cents.error)},
          {"nobody_plays", Rounded(passing.nobody)},
          {"with", Rounded(passing.with)},
          {"against", Rounded(passing.against)},
          {"worlds", passing.worlds},
          {"effective_worlds", Rounded(passing.effective)}};
}

}  // namespace

Json AskAnswer::ToJson() const {
  const BidQuestion& asked = question;
  const ContractWorth& best = advice.ranked.front();
  Json object = {
      {"hand", ToString(asked.hand, CardOrder(Contract::Named("ruf", Suit::kEichel)))},
      {"seat", asked.seat.index()},
      {"rules", terms->rules.name},
      {"tariff", ToString(terms->rules.tariff)},
      {"seed", terms->seed},
      {"worlds", advice.worlds()},
      {"worlds_possible", advice.worlds_possible},
      {"verdict", std::string(NameOf(advice.verdict))},
      {"best", advice.verdict == Verdict::kLeave ? "pass" : ToString(best.contract)},
      {"pass_cents", advice.passing ? Json(Rounded(advice.passing->cents.value)) : Json(nullptr)},
      {"sentence", Sentence(advice, terms->language)},
      {"contracts", Json::array()},
  };
  for (const ContractWorth& contract : advice.ranked) {
    const bool priced = (terms->open_cents && !looked_up) || !contract.table;
    object["contracts"].push_back(ContractJson(contract, priced));
  }
  AddPlayed(terms->play, played, object["contracts"]);
  AddRole(question, advice, terms->players, object);
  if (const auto& round = terms->round) {
    object["round"] = std::string(round->name());
    object["doubled"] = round->IsDoubled(terms->rules.options);
    object["must_play"] = question.must_play;
  }
  if (advice.passing) object["passing"] = PassingJson(*advice.passing);
  if (looked_up) object["looked_up"] = true;
  if (!terms->given.empty()) object["given"] = TextOf(terms->given);
  for (const Contract& contract : advice.without_worlds) {
    object["without_worlds"].push_back(ToString(contract));
  }
  if (interrupted) object["interrupted"] = true;
  if (early) object["early"] = true;
  return object;
}

std::string AskAnswer::ToText(Language language) const {
  return AskText(*this, language) + PlayText(terms->play, played, advice, language);
}

namespace {

AdviceOptions OptionsFor(const AskTerms& terms) {
  AdviceOptions options;
  options.stakes = StakesOf(terms.rules);
  options.open_cents = terms.open_cents;
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
  if (stopped) return absl::CancelledError("stopped before a world was solved");
  if (terms.given.empty()) {
    return AtField("hand", SyntaxError(1, "a hand beside which others let it play that game",
                                       "none such in 100000 worlds"));
  }
  return AtField("given", SyntaxError(1, "conditions that worlds meet more often",
                                      "no such world among 100000, though there may be one"));
}

}  // namespace

std::vector<absl::StatusOr<AskAnswer>> DealtWorlds::Answers(std::span<const AskQuestion> questions,
                                                            const Watch& watch) const {
  if (questions.empty()) return {};
  const AskTerms& terms = *questions.front().terms;
  AdviceOptions options = OptionsFor(terms);
  const Effort effort = watch.WithSeed(terms.seed);
  const auto tell_early = [&](std::size_t i, const BidAdvice& so_far) {
    AskAnswer answer{questions[i].bid, questions[i].terms, so_far};
    answer.early = true;
    watch.early(Answer::Of(std::move(answer)));
  };
  if (watch.early) options.early = tell_early;
  std::vector<BidQuestion> bids;
  for (const AskQuestion& question : questions) bids.push_back(question.bid);
  std::vector<BidAdvice> advice = AdviseOnBids(bids, options, effort);
  std::vector<absl::StatusOr<AskAnswer>> answers;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (advice[i].ranked.empty()) {
      answers.emplace_back(NoWorlds(terms, effort.stopped()));
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
  return std::move(DealtWorlds().Answers({&question, 1}, watch).front());
}

}  // namespace schafkopf
