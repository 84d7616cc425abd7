// auction: what a hand may call; who plays what after a row of bids; when Kontra comes too late.
#include "tools/answers/auction/auction.h"

#include "tools/answers/door/words.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

ExitCode RunAuction(const Arguments& arguments) {
  const auto question = ReadAsked(arguments, kAuctionFields, ReadAuction);
  if (!question.ok()) return ReportQuestion(question.status());
  return Say(AnswerOf(*question, {}), arguments.json);
}

void AddAuction(CLI::App& verb, Arguments& arguments) {
  const std::span<const FieldRow> rows = kAuctionFields;
  CLI::Option_group* kinds = verb.add_option_group("question");
  AddFields(*kinds, rows.first(kAuctionKinds), arguments.asked);
  kinds->require_option(1);
  AddFields(verb, rows.subspan(kAuctionKinds), arguments.asked);
  AddRulesOptions(verb, arguments.rules);
  AddJson(verb, arguments);
}

}  // namespace

const Verb kAuctionVerb = {
    "auction",
    words::kVerbAuction,
    AddAuction,
    RunAuction,
    {"auction --hand \"EO GO HU HA EA EZ GK S7\"", "auction --bids \"0 ruf, 1 wenz\"",
     "auction --doubles \"1 0\" --contract wenz --declarer 0"}};

}  // namespace schafkopf
