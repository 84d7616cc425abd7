#include "tools/answers/auction/auction_sjavs.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "tools/answers/auction/words.h"
#include "tools/answers/door/bid_part.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kSjavs = "sjavs";

std::string ToString(const SjavsBid& bid) {
  return absl::StrCat(kSjavs, " ", bid.length, bid.eichel ? " E" : "");
}

// Every bid that outbids the standing one, lowest first.
std::vector<SjavsBid> Raises(const std::optional<SjavsBid>& standing) {
  std::vector<SjavsBid> raises;
  for (int length = kLeastSjavs; length <= kMostSjavs; ++length) {
    for (bool eichel : {false, true}) {
      const SjavsBid bid{length, eichel};
      if (!standing || Outbids(bid, *standing)) raises.push_back(bid);
    }
  }
  return raises;
}

// `sjavs 6` or `sjavs 6 E`, or nothing for a pass.
absl::StatusOr<std::optional<SjavsBid>> ReadGame(absl::string_view text) {
  if (IsPass(text)) return std::optional<SjavsBid>();
  const std::vector<absl::string_view> words =
      absl::StrSplit(text, absl::ByAnyChar(" \t:"), absl::SkipEmpty());
  SjavsBid bid;
  const bool read = (words.size() == 2 || words.size() == 3) &&
                    absl::EqualsIgnoreCase(words[0], kSjavs) &&
                    absl::SimpleAtoi(words[1], &bid.length) && kLeastSjavs <= bid.length &&
                    bid.length <= kMostSjavs;
  bid.eichel = words.size() == 3;
  if (!read || (bid.eichel && !absl::EqualsIgnoreCase(words[2], "E"))) {
    return SyntaxError(1, words::kSjavsBid, Quoted(text));
  }
  return std::optional(bid);
}

struct SjavsAuction {
  int spoken = 0;  // seats
  Seat declarer;
  std::optional<SjavsBid> best;
};

// Whoever sits first speaks first, each once.
absl::StatusOr<SjavsAuction> ReadBids(absl::string_view text) {
  SjavsAuction auction;
  for (absl::string_view part : absl::StrSplit(text, absl::ByAnyChar(",;"))) {
    const int offset = ColumnOfPart(part, text) - 1;
    SCHAFKOPF_TRY(const auto said, ReadBidPart(part, offset));
    SCHAFKOPF_TRY(const auto bid, ShiftColumn(ReadGame(said.game), said.offset));
    if (auction.spoken == kSeatCount) return RefuseBid(part, offset, words::kOneBidFromEachSeat);
    if (said.seat.index() != auction.spoken) {
      return RefuseBid(part, offset, {words::kBidFromSeatOnTurn, Seat(auction.spoken)});
    }
    ++auction.spoken;
    if (!bid) continue;
    const auto raises = Raises(auction.best);
    if (std::ranges::find(raises, *bid) == raises.end()) {
      return RefuseBid(part, offset,
                       raises.empty() ? Message(words::kPass)
                                      : Message(words::kPassOrAtLeast, ToString(raises[0])));
    }
    auction.declarer = said.seat;
    auction.best = bid;
  }
  return auction;
}

using SjavsRaise = SjavsAnswer::Raise;
constexpr auto kSjavsRaiseColumns = ColumnsOf<SjavsRaise>({
    {"seat", Kind::kSeat, At<&SjavsRaise::seat>},
    {"games", ListOf(Kind::kText), At<&SjavsRaise::games>, words::kBidsThatWouldGiveGame},
});

constexpr auto kSjavsColumns = ColumnsOf<SjavsAnswer>({
    {"declarer", Kind::kSeat, At<&SjavsAnswer::declarer>, words::kNamesTrumps2},
    {"contract", Kind::kText,
     [](auto& answer) { return answer.best.eichel ? "sjavs:E" : "sjavs"; }},
    {"rules", Kind::kName, At<&SjavsAnswer::rules>},
    {"length", Kind::kCount, At<&SjavsAnswer::best, &SjavsBid::length>, words::kTrumps},
    {"raises", RowsOf(kSjavsRaiseColumns),
     [](auto& answer) { return kSjavsRaiseColumns.Each(answer.raises); },
     words::kOfSeatsThatMayStillBid},
});

}  // namespace

bool IsSjavs(const std::string& bids) {
  return absl::StrContains(absl::AsciiStrToLower(bids), kSjavs);
}

absl::StatusOr<SjavsAnswer> AnswerSjavs(const BidsQuestion& question, const RuleSet& rules) {
  if (question.players != kSeatCount) {
    return AtField("players", SyntaxError(1, words::kFourInSjavs, question.players));
  }
  if (question.round != nullptr) {
    return AtField("round", SyntaxError(1, words::kNoRoundAsSjavsHasNone,
                                        Quoted(AbslView(question.round->name))));
  }
  SCHAFKOPF_TRY(const auto auction, AtField("bids", ReadBids(question.bids)));
  // With `sjavs` in the text and every bid read, one of them was made.
  SjavsAnswer answer = {rules.name, auction.declarer, auction.best.value(), {}};
  std::vector<std::string> names;
  for (const SjavsBid& bid : Raises(answer.best)) names.push_back(ToString(bid));
  for (int seat = auction.spoken; seat < kSeatCount && !names.empty(); ++seat) {
    answer.raises.push_back({Seat(seat), names});
  }
  return answer;
}

std::span<const ColumnInfo> SjavsAnswer::Columns() { return kSjavsColumns; }

Cells SjavsAnswer::ToCells() const { return kSjavsColumns.CellsOf(*this); }

std::string SjavsAnswer::ToText(Language language) const {
  std::string text = Say(language, words::kNamesTrumps, declarer, ToString(best));
  for (const auto& [seat, games] : raises) {
    absl::StrAppend(&text, "\n", Say(language, words::kWouldTakeIt, seat, games.front()));
  }
  return text;
}

}  // namespace schafkopf
