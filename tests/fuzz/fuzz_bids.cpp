// Feeds one text to what reads a row of bids, at tables of two to four and in every round: what is
// read prints, and reads back the same; and to what makes of it who may hold what.
// Reads: ReadBids, ReadBidPart, AnswerBids, AnswerSjavs.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/table/round.h"
#include "engine/table/round_auction.h"
#include "engine/text/rules/rule_file.h"
#include "solver/auction/heard_bids.h"
#include "tests/fuzz/fuzz.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/auction/auction_sjavs.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

template <class Answer>
void Show(const absl::StatusOr<Answer>& answer, const std::string& text) {
  if (!IsRead(answer, text)) return;
  Require(Json::accept(ToJson(*answer).dump()), "an answer that is no JSON", text);
  for (Language language : {Language::kEnglish, Language::kGerman}) {
    RequireShown(answer->ToText(language));
  }
}

void ReadAs(const BidsQuestion& question, const RuleSet& rules) {
  const std::string& text = question.bids;
  if (const auto made = ReadBids(question, rules); IsRead(made, text)) {
    BidsQuestion again = question;
    again.bids = ToString(made->bids);
    const auto read = ReadBids(again, rules);
    Require(made->bids.empty() || (read.ok() && ToString(read->bids) == again.bids),
            "bids that do not read back", text);
    if (made->best && made->best->game) {
      const Contract contract = ContractOf(*made->best->game);
      const std::array offers = {contract, Contract::Named("wenz")};
      HeardFromBids(made->bids, contract, made->best->seat, offers);
    }
  }
  Show(AnswerBids(question, rules), text);
  if (IsSjavs(text)) Show(AnswerSjavs(question, rules), text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::array kRules = {DefaultRules(), PresetRules("tournament").value(),
                                    PlainRules()};
  const std::string text(reinterpret_cast<const char*>(data), size);
  for (const RuleSet& rules : kRules) {
    for (int players : {2, 3, 4}) ReadAs({text, players}, rules);
    for (const RoundRow& round : kRounds) ReadAs({text, kSeatCount, &round}, rules);
  }
  return 0;
}
