#include "tools/answers/ask/ask_kontra.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/money/transfer.h"
#include "engine/text/notation.h"
#include "tools/answers/ask/ask_table.h"
#include "tools/answers/ask/hand_line.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {
namespace {

// The round that is named, or that of the contract; errors are at the field round or against.
absl::StatusOr<std::optional<AskedRound>> RoundOf(const KontraTerms& terms,
                                                  const std::optional<AskedRound>& of_contract) {
  if (terms.round.empty()) return of_contract;
  const auto named = AskedRound::Of(terms.round);
  if (!named.ok()) return AtField("round", named.status());
  if (of_contract && of_contract->name() != named->name()) {
    return AtField("against", SyntaxError(1, "contracts of one round", terms.against));
  }
  return *named;
}

// The seat that plays it; any where that is nobody's yet.
absl::StatusOr<Seat> DeclarerOf(const Contract& contract, const std::optional<AskedRound>& round,
                                const KontraTerms& terms, int seats) {
  const auto refused = [](const absl::Status& error) { return AtField("declarer", error); };
  if (terms.declarer >= seats) {
    return refused(
        SyntaxError(1, absl::StrCat("a seat 0 to ", seats - 1), absl::StrCat(terms.declarer)));
  }
  if (!contract.has_declarer() || IsNobodysYet(contract)) return Seat(0);
  const auto forehand = round ? round->only_declarer() : std::nullopt;
  if (forehand && terms.declarer > 0) return refused(NotForehand(terms.declarer));
  if (forehand) return *forehand;
  if (terms.declarer >= 0) return Seat(terms.declarer);
  if (seats == 2) return Seat(1 - terms.seat);
  return refused(SyntaxError(1, "the seat that plays it", "none"));
}

// Why a game is none that is doubled before its first card, or not at this table.
absl::Status CheckGame(const KontraQuestion& question) {
  const Contract& contract = question.round.contract;
  switch (ObstacleToKontra(question)) {
    case DoubleObstacle::kCertain:
      return SyntaxError(1, "a game that can be lost", ToString(contract));
    case DoubleObstacle::kInPlay:
      return SyntaxError(1,
                         "a game announced before the first card, as there is no Kontra after the "
                         "third trick",
                         ToString(contract));
    case DoubleObstacle::kOtherTable:
      return CheckPlayedBy(contract, question.round.table.seats);
    default:
      break;
  }
  if (IsPlayedWith(contract.row(), question.round.table.deck)) return absl::OkStatus();
  return SyntaxError(1, "a game of that many cards", ToString(contract));
}

// Why this seat is not his opponent.
absl::Status CheckSides(const KontraQuestion& question) {
  const Contract& contract = question.round.contract;
  const auto called = contract.called_card();
  switch (ObstacleToKontra(question)) {
    case DoubleObstacle::kDeclarer:
      return SyntaxError(1, "a declarer at another seat than the asker's",
                         absl::StrCat("seat ", question.round.asker.index(), " for both"));
    case DoubleObstacle::kPartner:
      return SyntaxError(
          1, "a hand that plays against the declarer",
          called ? absl::StrCat("his partner's: it holds ", ToString(*called)) : "his partner's");
    default:
      break;
  }
  if (contract.partner() != question.round.declarer) return absl::OkStatus();
  return SyntaxError(1, "another seat that takes it", ToString(contract));
}

// What tells of the declarer's hand.
PlayedFor PlayedForIn(const std::optional<AskedRound>& round, const Contract& contract,
                      const RuleOptions& options) {
  if (!round) return PlayedFor::kBid;
  if (round->is_muss()) {
    return contract.row().special.forced ? PlayedFor::kDuty : PlayedFor::kChoice;
  }
  switch (round->solo()) {
    case SoloRound::kTeufel:
      return PlayedFor::kDuty;
    case SoloRound::kSchieber:
    case SoloRound::kZupf:
      return PlayedFor::kChoice;
    case SoloRound::kNone:
      break;
  }
  if (!round->only_declarer()) return PlayedFor::kBid;
  return round->PlaysMany(options) ? PlayedFor::kChoice : PlayedFor::kDuty;
}

// What the round has given its declarer for all to see. Of a Schieber, whose Obers may be passed
// on, those that the asker does not hold.
absl::StatusOr<CardSet> ShownIn(const std::optional<AskedRound>& round, CardSet hand) {
  const SoloRound solo = round ? round->solo() : SoloRound::kNone;
  if (solo == SoloRound::kSchieber) return FindTransfer("schieber2")->for_forehand - hand;
  if (solo != SoloRound::kTeufel) return CardSet();
  const CardSet first = FindTransfer("teufel")->for_forehand;
  if (!hand.Intersects(first)) return first;
  const CardOrder order(Contract::Named("ruf", Suit::kEichel));
  return AtField("hand",
                 SyntaxError(1, absl::StrCat("a hand without forehand's ", ToString(first, order)),
                             ToString(hand & first, order)));
}

// Whether the cards are all that the asker sees before the game.
absl::Status CheckWhole(const AskedHand& hand, int seats) {
  const int size = seats == 2 ? HandSize(hand.deck, seats) / 2 : HandSize(hand.deck, seats);
  if (hand.cards.size() == size) return absl::OkStatus();
  return AtField("hand", SyntaxError(1, absl::StrCat("all ", size, " cards of the hand"),
                                     absl::StrCat(hand.cards.size())));
}

}  // namespace

absl::StatusOr<AskedKontra> ReadAskedKontra(const AskedHand& hand, const KontraTerms& terms,
                                            const RuleSet& rules) {
  const int seats = std::min(terms.players, kSeatCount);
  const auto refused = [](const absl::Status& error) { return AtField("against", error); };
  if (terms.against.empty()) return refused(SyntaxError(1, "a contract", "none"));
  const RoundName named = SplitRound(terms.against);
  const auto round = RoundOf(terms, named.round);
  if (!round.ok()) return round.status();
  if (auto four = CheckSeats(*round, seats); !four.ok()) return four;
  if (auto own = CheckSeat(Seat(terms.seat), seats); !own.ok()) return own;
  if (auto whole = CheckWhole(hand, seats); !whole.ok()) return whole;
  const auto contract = ParseContract(named.contract);
  if (!contract.ok()) return refused(contract.status());
  const Contract meant = ContractUnder(*contract, rules.options);
  if (meant.row().pack == Pack::kSjavs) {
    return refused(SyntaxError(1, "a game that knows Kontra, as Sjavs does not", ToString(meant)));
  }
  if (auto played = CheckPlayedIn(*round, meant, rules.options); !played.ok()) {
    return refused(played);
  }
  const Seat seat(terms.seat);
  KontraQuestion question = KontraTo(meant, seat, hand.cards, seat, rules, hand.deck, seats);
  if (auto game = CheckGame(question); !game.ok()) return refused(game);
  const auto declarer = DeclarerOf(meant, *round, terms, seats);
  if (!declarer.ok()) return declarer.status();
  question.round.declarer = *declarer;
  if (auto sides = CheckSides(question); !sides.ok()) return refused(sides);
  question.other_open = hand.other_open;
  question.played_for = PlayedForIn(*round, meant, rules.options);
  const auto shown = ShownIn(*round, hand.cards);
  if (!shown.ok()) return shown.status();
  question.shown = *shown;
  if (auto table = CheckDoubles(question.round, rules); !table.ok()) return table;
  return AskedKontra{question, *round, *round ? (*round)->PricedAs(rules) : rules};
}

absl::StatusOr<AskedKontra> ReadAskedKontra(absl::string_view hand, const KontraTerms& terms,
                                            const RuleSet& rules) {
  const auto cards = ReadBidHand(hand, std::min(terms.players, kSeatCount), SoloRound::kNone);
  return cards.ok() ? ReadAskedKontra(*cards, terms, rules) : AtField("hand", cards.status());
}

absl::StatusOr<AskedKontra> ReadKontraLine(const InputLine& line, KontraTerms terms,
                                           const RuleSet& rules) {
  const auto read = ReadHandLine(line, std::min(terms.players, kSeatCount), SoloRound::kNone);
  if (!read.ok()) return read.status();
  const HandLineParts& parts = read->parts;
  if (parts.seat) terms.seat = parts.seat->index();
  if (!parts.contract.empty()) terms.against = parts.contract;
  auto question = ReadAskedKontra(read->hand, terms, rules);
  if (question.ok()) return question;
  const absl::Status& error = question.status();
  if (FieldOf(error) == "hand") return AtField("", error);
  if (FieldOf(error) != "against" || parts.contract.empty()) return error;
  return AtField("", ShiftColumn(error, parts.contract_begin));
}

}  // namespace schafkopf
