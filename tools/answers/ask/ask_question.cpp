#include "tools/answers/ask/ask_question.h"

#include <algorithm>
#include <utility>

#include "absl/strings/string_view.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/try.h"
#include "solver/advice/bid_advice.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/words.h"

namespace schafkopf {
namespace {

// As words::kDealUntilStandardErrorOf says.
static_assert(kMostNarrowGames == 1'000'000 && kMostNarrowThought == 10'000 &&
              kMostNarrowWorlds == 20'000);

absl::StatusOr<Accuracy> ReadAccuracy(const Fields& fields) {
  bool is_said = fields.Flag("exact");
  for (const char* other : {"table_error", "error", "worlds", "pocket"}) {
    if (!fields.Has(other)) continue;
    if (is_said) {
      return AtField(other, SyntaxError(1, words::kOneOfWorldsExactError, words::kSeveral));
    }
    is_said = true;
  }
  Accuracy accuracy;
  accuracy.exact = fields.Flag("exact");
  accuracy.pocket = fields.Flag("pocket");
  if (fields.Has("worlds")) accuracy.worlds = fields.Count("worlds", 0);
  if (fields.Has("error")) accuracy.error = fields.Share("error");
  if (fields.Has("table_error")) accuracy.table_error = fields.Share("table_error");
  return accuracy;
}

// The round that is asked about by its name, or by those of the contracts.
absl::Status ReadRound(const Fields& fields, std::optional<AskedRound>& round) {
  const bool is_named = fields.Has("round") && !fields.Text("round").empty();
  if (is_named) {
    const auto named = AskedRound::Of(fields.Text("round"));
    if (!named.ok()) return AtField("round", named.status());
    round = *named;
  }
  const auto name_of = [](const std::optional<AskedRound>& of) {
    return of ? of->name() : absl::string_view();
  };
  bool is_open = !is_named;
  for (const std::string& contract : fields.Texts("contracts")) {
    const auto of_this = SplitRound(contract).round;
    if (std::exchange(is_open, false)) round = of_this;
    const bool says_nothing = !of_this && is_named;
    if (!says_nothing && name_of(of_this) != name_of(round)) {
      return AtField("contracts", SyntaxError(1, words::kContractsOfOneRound, contract));
    }
  }
  return absl::OkStatus();
}

}  // namespace

void AskedGames::Name(const std::vector<Contract>& named) {
  std::vector<Contract>& to = named.size() == 1 ? each : any_of;
  for (const Contract& contract : named) {
    const bool there = std::ranges::find(each, contract) != each.end() ||
                       std::ranges::find(any_of, contract) != any_of.end();
    if (!there) to.push_back(contract);
  }
}

HandTerms ReadHandTerms(const Fields& fields) {
  HandTerms terms;
  terms.seat = Seat(static_cast<int>(fields.Number("seat")));
  terms.players = static_cast<int>(fields.Number("players", terms.players));
  if (const auto declarer = fields.FindNumber("declarer")) {
    terms.declarer = Seat(static_cast<int>(*declarer));
  }
  terms.seed = fields.Count("seed", terms.seed);
  terms.language = fields.language();
  return terms;
}

absl::StatusOr<AskTerms> ReadAskTerms(const Fields& fields) {
  auto rules = fields.Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  const auto accuracy = ReadAccuracy(fields);
  if (!accuracy.ok()) return accuracy.status();
  AskTerms terms{ReadHandTerms(fields)};
  SCHAFKOPF_TRY(terms.others, fields.AskedOthers());
  if (const auto round = ReadRound(fields, terms.round); !round.ok()) return round;
  terms.rules = terms.round ? terms.round->PricedAs(*std::move(rules)) : *std::move(rules);
  for (const std::string& named : fields.Texts("contracts")) {
    const auto contracts = ParseContracts(SplitRound(named).contract);
    if (!contracts.ok()) return AtField("contracts", contracts.status());
    terms.games.Name(*contracts);
  }
  auto given = ReadConditions(fields, "given");
  if (!given.ok()) return given.status();
  terms.accuracy = *accuracy;
  terms.stock = Cents(static_cast<int>(fields.Number("stock")));
  terms.given = *std::move(given);
  terms.play.worlds = static_cast<int>(fields.Number("play"));
  terms.play.games = fields.Count("play_games", terms.play.games);
  return terms;
}

absl::StatusOr<AskQuestion> ReadAsk(const Fields& fields) {
  auto terms = ReadAskTerms(fields);
  if (!terms.ok()) return terms.status();
  return AskOfText(fields.Text("hand"), Shared(*std::move(terms)));
}

}  // namespace schafkopf
