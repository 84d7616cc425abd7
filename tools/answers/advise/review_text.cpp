// What `review` says to people, in English and German; and what a player's games come to.
#include <cmath>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "tools/answers/advise/review_answer.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/auction/words.h"
#include "tools/answers/door/wording.h"
#include "tools/answers/door/words.h"
#include "tools/language/layout.h"

namespace schafkopf {
namespace {

std::string WholeCents(double cents) { return absl::StrCat(std::lround(cents)); }
// With an error; small ones to a tenth, the error as exactly.
struct SomeCents {
  Message value, error;
};
SomeCents SomeCentsOf(const MeanError& lost) {
  if (std::abs(lost.value) < 9.95) return {Decimal(lost.value, 1), Decimal(lost.error, 1)};
  return {AsIs(WholeCents(lost.value)), AsIs(WholeCents(lost.error))};
}

// Who sits there; empty where nobody told.
std::string NameOf(Seat seat, const WrittenGame& game) {
  const auto place = static_cast<std::size_t>(seat.index());
  return place < game.players.size() ? Escaped(game.players[place]) : "";
}
Message PlayerOf(Seat seat, const WrittenGame& game) {
  const std::string name = NameOf(seat, game);
  return name.empty() ? Message(seat) : Message(name);
}

std::string Head(const ReviewAnswer& answer, Language language) {
  const WrittenGame& game = answer.game;
  std::string text;
  if (!game.id.is_missing()) text = absl::StrCat(Escaped(game.id.ToText()), " ");
  const DealLine& deal = game.deal;
  if (!deal.contract) return absl::StrCat(text, Say(language, words::kNobodyDeclared));
  const Message played = WhoPlays(PlayerOf(deal.declarer, game), *deal.contract);
  if (!answer.result) {
    std::vector<Message> payers;
    for (const SeatReview& seat : answer.seats) {
      if (seat.cents < 0) payers.push_back(PlayerOf(seat.seat, game));
    }
    return absl::StrCat(text,
                        Say(language, words::kReviewHeadForEach, played, Joined(payers, ", ")));
  }
  return absl::StrCat(
      text, Say(language, words::kReviewHead, played, ResultSaid(*answer.result, *deal.contract)),
      answer.claim ? absl::StrCat("; ", ClaimSaid(*answer.claim).in(language)) : "");
}

}  // namespace

std::string ReviewAnswer::ToText(Language language) const {
  std::string text = Head(*this, language);
  bool any = false;
  const auto name = [&](const std::optional<Contract>& bid) {
    return bid ? Title(*bid) : words::kPass;
  };
  for (const SeatReview& seat : seats) {
    if (!seat.bid || !IsMistake(seat.bid->lost)) continue;
    any = true;
    const SomeCents lost = SomeCentsOf(seat.bid->lost);
    absl::StrAppend(&text, "; ",
                    Say(language, words::kReviewBid, PlayerOf(seat.seat, game),
                        name(seat.bid->made), lost.value, lost.error, name(seat.bid->best)));
  }
  for (const ReviewedCard& card : cards) {
    if (!card.is_mistake()) continue;
    any = true;
    const JudgedCard& judged = card.judged;
    const SomeCents lost = SomeCentsOf(judged.lost);
    absl::StrAppend(
        &text, "; ",
        Say(language, words::kReviewLoses, card.trick, PlayerOf(judged.seat, game),
            ToString(judged.card), lost.value, lost.error,
            UnitOf(*game.deal.contract, /*plural=*/true, language), ToString(judged.best),
            card.open_lost ? Say(language, words::kReviewOpen, WholeCents(*card.open_lost)) : ""));
  }
  return any ? text : absl::StrCat(text, "; ", Say(language, words::kReviewNone));
}

void PlayerReviews::Add(const ReviewAnswer& answer) {
  for (const SeatReview& seat : answer.seats) {
    const std::string name = NameOf(seat.seat, answer.game);
    PlayerReview& player = players_[name.empty() ? absl::StrCat(seat.seat.index()) : name];
    if (seat.bid && IsMistake(seat.bid->lost)) player.lost_by_bids += seat.bid->lost.value;
    if (seat.role == Role::kNobody) continue;
    ++player.games;
    player.cents += seat.cents;
    player.lost[seat.role] += seat.lost;
    player.mistakes += seat.mistakes;
    player.lost_by_mistakes += seat.lost_by_mistakes;
    player.luck += seat.luck;
  }
}

namespace {

// A seat, in games that do not name who sat there.
std::string RowName(const std::string& name, Language language) {
  const auto seat = ParseSeat(name);
  return seat.ok() ? Message(*seat).in(language) : name;
}

}  // namespace

std::string PlayerReviews::ToText(Language language) const {
  std::vector<std::vector<std::string>> rows = {SayAll(
      language, {words::kColumnOfPlayer, words::kGamesPlayed, words::kCents, words::kColumnOfLuck,
                 words::kColumnOfBids, words::kColumnOfDeclarer, words::kColumnOfPartner,
                 words::kColumnOfOpponent, words::kColumnOfMistakes, words::kColumnOfByMistakes})};
  for (const auto& [name, player] : players_) {
    std::vector<std::string> row = {RowName(name, language), absl::StrCat(player.games),
                                    absl::StrCat(player.cents), WholeCents(player.luck),
                                    WholeCents(player.lost_by_bids)};
    for (Role role : {Role::kDeclarer, Role::kPartner, Role::kOpponent}) {
      row.push_back(WholeCents(player.lost[role]));
    }
    row.push_back(absl::StrCat(player.mistakes));
    row.push_back(WholeCents(player.lost_by_mistakes));
    rows.push_back(std::move(row));
  }
  return absl::StrCat("\n", TableText(rows), Say(language, words::kReviewNote));
}

}  // namespace schafkopf
