// auction: what a hand may call; who plays what after a row of bids; when Kontra comes too late.
#include "tools/answers/auction/auction.h"

#include <memory>

#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct AuctionOptions {
  Json asked = Json::object();
  RulesChoice rules;
  bool json = false;
};

ExitCode RunAuction(const AuctionOptions& options) {
  const auto question = ReadAsked(options.asked, kAuctionFields, ReadAuction, options.rules);
  if (!question.ok()) return ReportQuestion(question.status());
  return Say(AnswerOf(*question, {}), options.json);
}

std::function<ExitCode()> AddAuction(CLI::App& verb) {
  auto options = std::make_shared<AuctionOptions>();
  const std::span<const FieldRow> rows = kAuctionFields;
  CLI::Option_group* kinds = verb.add_option_group("question");
  AddFields(*kinds, rows.first(kAuctionKinds), options->asked);
  kinds->require_option(1);
  AddFields(verb, rows.subspan(kAuctionKinds), options->asked);
  verb.get_option("--contract")->default_str("ruf:E");
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->json, Said(words::kOneJsonObject));
  return [options] { return RunAuction(*options); };
}

}  // namespace

const Verb kAuctionVerb = {"auction", words::kVerbAuction, AddAuction};

}  // namespace schafkopf
