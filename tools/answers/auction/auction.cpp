#include "tools/answers/auction/auction.h"

#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "engine/money/doubling.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/auction/words.h"
#include "tools/answers/score/score_doublers.h"
#include "tools/answers/score/words.h"

namespace schafkopf {
namespace {

// `SEAT CARDS, ...`: who doubles when so many cards lie; every second answers.
absl::StatusOr<int> CountDoubles(const AuctionQuestion& question, const Contract& contract,
                                 const RuleOptions& rules) {
  const int most = MostStoss(contract, rules);
  const auto seat_of = [](std::optional<int> index) {
    return index ? std::optional(Seat(*index)) : std::nullopt;
  };
  const Sides sides =
      SidesOf(contract, seat_of(question.declarer), seat_of(question.partner), question.players);
  std::vector<Seat> seats;
  int offset = 0;
  for (absl::string_view part : absl::StrSplit(*question.doubles, ',')) {
    const auto refuse = [&](const Message& expected) {
      return SyntaxError(offset + 1, expected, Quoted(part));
    };
    const std::vector<absl::string_view> words = absl::StrSplit(part, ' ', absl::SkipEmpty());
    int cards = 0;
    const auto seat = ParseSeat(words.empty() ? "" : words[0]);
    if (words.size() != 2 || !seat.ok() || !absl::SimpleAtoi(words[1], &cards) || cards < 0) {
      return refuse(words::kSeatAndCardsLying);
    }
    seats.push_back(*seat);
    const int count = static_cast<int>(seats.size());
    if (count > most) return refuse({words::kAtMostDoublings, most});
    if (WrongDoubling(contract, seats, sides)) {
      return refuse(ExpectedDoubler(contract, seats.size() - 1));
    }
    const bool answers = count > 1 && contract.parties() != Parties::kEach;
    if (!InTime(*seat, cards, answers, rules)) return refuse(words::kDoublingInTime);
    offset += CharacterCount(part) + 1;
  }
  return static_cast<int>(seats.size());
}

absl::StatusOr<DoublesAnswer> AnswerDoubles(const AuctionQuestion& question) {
  SCHAFKOPF_TRY(const auto game, AtField("contract", ParseGameName(question.contract)));
  for (const auto& [field, index] :
       {std::pair("declarer", question.declarer), std::pair("partner", question.partner)}) {
    if (!index || *index < question.players) continue;
    return AtField(field, SyntaxError(1, {words::kSeatFromTo, question.players - 1}, *index));
  }
  SCHAFKOPF_TRY(const auto count,
                AtField("doubles", CountDoubles(question, game.contract, question.rules.options)));
  return DoublesAnswer{count};
}

constexpr auto kDoublesColumns = ColumnsOf<DoublesAnswer>({
    {"stoss", Kind::kCount, At<&DoublesAnswer::stoss>, words::kDoublingsAllInTime},
});

}  // namespace

absl::StatusOr<AuctionQuestion> ReadAuction(const Fields& fields) {
  SCHAFKOPF_TRY(auto rules, fields.Rules(PlainRules()));
  AuctionQuestion question = {
      .hand = fields.FindText("hand"),
      .bids = fields.FindText("bids"),
      .doubles = fields.FindText("doubles"),
      .contract = fields.Text("contract"),
      .declarer = fields.FindNumber("declarer"),
      .partner = fields.FindNumber("partner"),
      .round = fields.Text("round"),
      .players = static_cast<int>(fields.Number("players", kSeatCount)),
      .rules = std::move(rules),
  };
  const int kinds =
      question.hand.has_value() + question.bids.has_value() + question.doubles.has_value();
  if (kinds == 1) return question;
  return SyntaxError(1, words::kOneOfHandBidsAndDoubles, kinds == 0 ? words::kNone : words::kMore);
}

absl::StatusOr<AuctionAnswer> AnswerOf(const AuctionQuestion& question, const Watch& /*watch*/) {
  const RoundRow* round = nullptr;
  if (!question.round.empty()) {
    SCHAFKOPF_TRY(round, AtField("round", ParseRound(question.round)));
  }
  if (question.hand) {
    return AnswerHand({*question.hand, question.players, round}, question.rules);
  }
  if (question.doubles) return AnswerDoubles(question);
  const BidsQuestion bids = {question.bids.value_or(""), question.players, round};
  if (IsSjavs(bids.bids)) return AnswerSjavs(bids, question.rules);
  return AnswerBids(bids, question.rules);
}

std::span<const ColumnInfo> DoublesAnswer::Columns() { return kDoublesColumns; }

Cells DoublesAnswer::ToCells() const { return kDoublesColumns.CellsOf(*this); }

std::string DoublesAnswer::ToText(Language language) const {
  return Say(language, words::kDoubledTimes, stoss);
}

}  // namespace schafkopf
