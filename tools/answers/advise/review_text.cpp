// What `review` says to people, in English and German; and what a player's games come to.
#include <cmath>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/substitute.h"
#include "engine/text/notation.h"
#include "tools/answers/advise/review_answer.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/text_table.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

struct ReviewPhrases {
  absl::string_view nobody, head, trick, loses, bid, pass, none;
  std::array<absl::string_view, 10> columns;
  absl::string_view note;
};

constexpr ReviewPhrases kReviewEnglish = {
    .nobody = "nobody played",
    .head = "$0 $1: result $2",
    .trick = "trick $0: ",
    .loses = "$0 $1 loses $2 ±$3 $6 (better $4; with open cards $5)",
    .bid = "bidding: $0 $1 loses $2 ±$3 cents (better $4)",
    .pass = "pass",
    .none = "no mistake",
    .columns = {"player", "games", "cents", "luck", "bids", "declarer", "partner", "opponent",
                "mistakes", "by them"},
    .note =
        "Cents at the table, by what each seat could know. Lost by bids, beyond their errors; by "
        "all cards as declarer, partner, opponent; by mistakes, which are cards that lose more "
        "than their 95 % error and at least a cent. Luck: received, less what the game was worth "
        "before its first card, and not lost by cards. That what single cards of tricks 1 and 2 "
        "lose is real cents was not shown; the fewer games, the more is chance."};

constexpr ReviewPhrases kReviewGerman = {
    .nobody = "niemand spielte",
    .head = "$0 $1: Ergebnis $2",
    .trick = "Stich $0: ",
    .loses = "$0 $1 kostet $2 ±$3 $6 (besser $4; mit offenen Karten $5)",
    .bid = "Ansage: $0 $1 kostet $2 ±$3 Cent (besser $4)",
    .pass = "weiter",
    .none = "kein Fehler",
    .columns = {"Name", "Spiele", "Cent", "Glück", "Ansagen", "Spieler", "Partner", "Gegner",
                "Fehler", "durch sie"},
    .note =
        "Cent am Tisch, nach dem, was jeder Spieler wissen konnte. Verloren durch Ansagen, soweit "
        "sicher; durch alle Karten als Spieler, Partner, Gegner; durch Fehler, das sind Karten, "
        "die mehr als ihren 95-%-Bereich und mindestens einen Cent kosten. Glück: bekommen, über "
        "das hinaus, was das Spiel vor der ersten Karte wert war und nicht durch Karten verloren "
        "ging. Dass einzelne Karten der Stiche 1 und 2 wirklich so viele Cent kosten, ist nicht "
        "gezeigt; je weniger Spiele, desto mehr Zufall."};

const ReviewPhrases& ReviewPhrasesOf(Language language) {
  return language == Language::kGerman ? kReviewGerman : kReviewEnglish;
}

std::string WholeCents(double cents) { return absl::StrCat(std::lround(cents)); }
// Small ones to a tenth.
std::string SomeCents(double cents, Language language) {
  return std::abs(cents) < 9.95 ? Numbers(language, absl::StrFormat("%.1f", cents))
                                : WholeCents(cents);
}

std::string Numbered(Seat seat, Language language) {
  return In(language, absl::StrCat("seat ", seat.index()));
}

// Who sits there, as far as it was told.
std::string PlayerOf(Seat seat, const WrittenGame& game, const std::string& numbered) {
  const auto place = static_cast<std::size_t>(seat.index());
  return place < game.players.size() && !game.players[place].empty() ? Escaped(game.players[place])
                                                                     : numbered;
}

std::string Head(const ReviewAnswer& answer, const ReviewPhrases& say) {
  const WrittenGame& game = answer.game;
  std::string text;
  if (!game.id.is_missing()) text = absl::StrCat(Escaped(game.id.ToText()), " ");
  const DealLine& deal = game.deal;
  if (!deal.contract) return absl::StrCat(text, say.nobody);
  const std::string declarer =
      deal.contract->has_declarer() ? absl::StrCat(deal.declarer.index()) : "-";
  return absl::StrCat(
      text, absl::Substitute(say.head, ToString(*deal.contract), declarer, answer.result.count()));
}

}  // namespace

std::string ReviewAnswer::ToText(Language language) const {
  const ReviewPhrases& say = ReviewPhrasesOf(language);
  std::string text = Head(*this, say);
  bool any = false;
  const auto name = [&](const std::optional<Contract>& bid) {
    return bid ? ToString(*bid) : std::string(say.pass);
  };
  for (const SeatReview& seat : seats) {
    if (!seat.bid || !IsMistake(seat.bid->lost)) continue;
    any = true;
    absl::StrAppend(
        &text, "; ",
        absl::Substitute(say.bid, PlayerOf(seat.seat, game, Numbered(seat.seat, language)),
                         name(seat.bid->made), SomeCents(seat.bid->lost.value, language),
                         SomeCents(seat.bid->lost.error, language), name(seat.bid->best)));
  }
  int trick = 0;
  for (const ReviewedCard& card : cards) {
    if (!card.is_mistake()) continue;
    any = true;
    const JudgedCard& judged = card.judged;
    absl::StrAppend(
        &text, card.trick == trick ? ", " : "; ",
        card.trick == trick ? "" : absl::Substitute(say.trick, card.trick),
        absl::Substitute(say.loses, PlayerOf(judged.seat, game, Numbered(judged.seat, language)),
                         ToString(judged.card), SomeCents(judged.lost.value, language),
                         SomeCents(judged.lost.error, language), ToString(judged.best),
                         WholeCents(card.open_lost),
                         UnitOf(*game.deal.contract, /*plural=*/true, language)));
    trick = card.trick;
  }
  return any ? text : absl::StrCat(text, "; ", say.none);
}

void PlayerReviews::Add(const ReviewAnswer& answer) {
  for (const SeatReview& seat : answer.seats) {
    PlayerReview& player =
        players_[PlayerOf(seat.seat, answer.game, absl::StrCat(seat.seat.index()))];
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

std::string PlayerReviews::ToText(Language language) const {
  const ReviewPhrases& say = ReviewPhrasesOf(language);
  std::vector<std::vector<std::string>> rows = {{say.columns.begin(), say.columns.end()}};
  for (const auto& [name, player] : players_) {
    std::vector<std::string> row = {name, absl::StrCat(player.games), absl::StrCat(player.cents),
                                    WholeCents(player.luck), WholeCents(player.lost_by_bids)};
    for (Role role : {Role::kDeclarer, Role::kPartner, Role::kOpponent}) {
      row.push_back(WholeCents(player.lost[role]));
    }
    row.push_back(absl::StrCat(player.mistakes));
    row.push_back(WholeCents(player.lost_by_mistakes));
    rows.push_back(std::move(row));
  }
  return absl::StrCat("\n", Aligned(rows), say.note);
}

}  // namespace schafkopf
