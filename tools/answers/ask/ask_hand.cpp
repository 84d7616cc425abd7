#include "tools/answers/ask/ask_hand.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/money/transfer.h"
#include "engine/table/sjavs_auction.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"
#include "engine/worlds/dealer.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/wedding.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

namespace {

// A mistake that is one of this contract alone.
Mistake Naming(const Contract& contract, const Mistake& mistake) {
  return Mistake(mistake.place, Message(ToString(contract) + ": ") + mistake.message);
}

// Whether a hand may offer this wedding, if it is one, to that seat; or take it.
absl::Status CheckWedding(const Contract& contract, CardSet hand, const AskTerms& terms) {
  if (contract.parties() != Parties::kPair) return absl::OkStatus();
  const int exchanged = contract.row().special.exchanged;
  const int trumps = (hand & TrumpsOf(contract)).size();
  if (contract.partner() == terms.seat) {
    if (!terms.declarer || terms.declarer == terms.seat) {
      return AtField("contracts", SyntaxError(1, words::kSeatThatOffers,
                                              Message(words::kForYourself, ToString(contract))));
    }
    if (hand.size() - trumps >= exchanged) return absl::OkStatus();
    return AtField("contracts",
                   Naming(contract, SyntaxError(1,
                                                exchanged == 1 ? words::kHandWithPlainCardTo
                                                               : words::kHandWithTwoPlainCards,
                                                hand.size() - trumps)));
  }
  if (MayOfferWedding(contract, hand)) return absl::OkStatus();
  return AtField(
      "contracts",
      Naming(contract, SyntaxError(1,
                                   exchanged == 1 ? words::kHandWithOneTrumpBeforeExchange
                                                  : words::kHandWithTwoTrumpsBeforeExchange,
                                   trumps)));
}

// Whether a hand may name this suit, if the game is one that names the longest (RULES.md 11.5).
absl::Status CheckLongest(const Contract& contract, CardSet hand) {
  if (contract.row().pack != Pack::kSjavs) return absl::OkStatus();
  const int trumps = (hand & TrumpsOf(contract)).size();
  if (trumps >= kLeastSjavs) return absl::OkStatus();
  return AtField(
      "contracts",
      Naming(contract, SyntaxError(1, {words::kHandWithSuchTrumpsOrMore, kLeastSjavs}, trumps)));
}

// Why a hand has no part in a round, whatever it would play.
absl::Status CheckRound(const AskedHand& hand, const AskTerms& terms) {
  if (!terms.round) return absl::OkStatus();
  if (auto seats = CheckSeats(terms.round, terms.seats()); !seats.ok()) return seats;
  if (terms.round->only_declarer().value_or(terms.seat) != terms.seat) {
    return AtField("seat", NotForehand(terms.seat.index()));
  }
  const SoloRound solo = terms.round->solo();
  if (solo == SoloRound::kTeufel) {
    const CardSet first = FindTransfer("teufel")->for_forehand;
    const CardOrder order(Contract::Named("ruf", Suit::kEichel));
    if (!hand.cards.Contains(first)) {
      return AtField("hand", SyntaxError(1, Message(words::kForehands, ToString(first, order)),
                                         Message(words::kNo, ToString(first - hand.cards, order))));
    }
  }
  if (solo == SoloRound::kZupf && hand.cards.size() < HandSize(hand.deck)) {
    return AtField("hand", SyntaxError(1, words::kWholeHandToGiveFrom, words::kLess));
  }
  return absl::OkStatus();
}

// Why a round does not play a contract, or a hand of which cards are missing cannot be asked about
// it.
absl::Status CheckRound(const Contract& contract, const AskedHand& hand, const AskTerms& terms) {
  const bool whole = hand.cards.size() >= HandSize(hand.deck, terms.seats());
  if (auto played = CheckPlayedIn(terms.round, contract, terms.rules.options); !played.ok()) {
    return AtField("contracts", played);
  }
  if (terms.seats() > 2 && !whole &&
      (contract.is_tout() || contract.parties() == Parties::kPair ||
       contract.objective() == Objective::kHoldTop)) {
    return AtField("contracts", SyntaxError(1, words::kGameThatCanBeNamed, ToString(contract)));
  }
  return absl::OkStatus();
}

// Whether the hand in question may announce it, as far as it is known.
BidObstacle ObstacleFor(const Contract& contract, const AskedHand& hand, const AskTerms& terms) {
  const RuleOptions& options = terms.rules.options;
  if (IsRufspiel(contract.row()) && terms.round && !terms.round->PlaysMany(options)) {
    // Whoever has to call may call another card than a Sau.
    const auto calls = terms.round->Contracts(hand.cards, hand.deck, terms.rules);
    if (std::ranges::find(calls, contract) != calls.end()) return BidObstacle::kNone;
  }
  // Cards to come decide.
  const bool whole = hand.cards.size() == HandSize(hand.deck, terms.seats());
  const bool called = contract.called_card() && hand.cards.Contains(*contract.called_card());
  if (!whole && !called) {
    return IsPlayedWith(contract.row(), hand.deck) ? ObstacleByTable(contract, options)
                                                   : BidObstacle::kOtherDeck;
  }
  return ObstacleTo(contract, hand.cards, TableOf(terms.rules, hand.deck, terms.seats()));
}

// The exchange of each contract.
std::vector<HandExchange> ExchangesOf(const BidQuestion& question, const AskTerms& terms,
                                      const Effort& effort) {
  if (terms.solo() == SoloRound::kNone) return {};
  EstimateOptions options;
  options.stakes = terms.stakes();
  std::vector<HandExchange> exchanges;
  const int passed = question.hand.size() - question.table.hand_size();
  for (const Contract& contract : question.contracts) {
    if (terms.solo() == SoloRound::kZupf) {
      exchanges.emplace_back(BestZupf(question, contract, options, effort));
    } else if (terms.solo() == SoloRound::kSchieber) {
      const CardSet taken_up = FindSchieber(passed)->for_forehand;
      exchanges.emplace_back(BestPass(question, contract, taken_up, options, effort));
    }
  }
  return exchanges;
}

// Whether the table also plays it with an open hand.
bool MayLieOpen(const Contract& contract, const RuleOptions& options) {
  return contract.objective() == Objective::kNoTricks && !options.Is({"bettel_ouvert", "off"});
}

// What the hand may choose from, where no contract is named.
std::vector<Contract> ChoiceOf(const AskedHand& asked, const AskTerms& terms) {
  const RuleSet& rules = terms.rules;
  if (terms.seats() == 2) return {Contract::Named("offiziere")};
  std::vector<Contract> choice;
  // Of a round that plays one game, also what nobody declares.
  const bool one_game = terms.round && !terms.round->PlaysMany(rules.options);
  for (const Contract& offered : terms.round
                                     ? terms.round->Contracts(asked.cards, asked.deck, rules)
                                     : Offered(rules, asked.deck)) {
    const bool pair = offered.parties() == Parties::kPair;
    // Whoever takes it stands for all.
    const Contract contract = pair ? offered.WithPartner(terms.seat.Next()) : offered;
    if (pair && (terms.seats() < kSeatCount || !MayOfferWedding(contract, asked.cards))) continue;
    const bool known = pair || one_game || contract.row().special.forced;
    if ((known || CanBeAsked(contract, terms.seats(), rules.options)) &&
        ObstacleFor(contract, asked, terms) == BidObstacle::kNone &&
        CheckRound(contract, asked, terms).ok()) {
      choice.push_back(contract);
      if (MayLieOpen(contract, rules.options)) choice.push_back(contract.WithOuvert());
    }
  }
  return choice;
}

// The question with what the round makes of it, its contracts being there.
void AddRound(const AskedRound& round, BidQuestion& question) {
  const RuleOptions& options = question.table.options;
  question.must_play = round.MustPlay(question.seat, question.contracts, question.hand,
                                      question.table.deck, options);
  question.last_resort = round.last_resort();
  std::erase_if(question.others.offers,
                [&](const Contract& contract) { return !round.Plays(contract, options); });
}

// The question without its contracts; errors are at the fields seat, players or hand.
absl::StatusOr<BidQuestion> Begin(const AskedHand& asked, const AskTerms& terms) {
  if (auto seat = CheckSeat(terms.seat, terms.seats()); !seat.ok()) return seat;
  if (auto round = CheckRound(asked, terms); !round.ok()) return round;
  BidQuestion question{
      asked.cards, TableOf(terms.rules, asked.deck, terms.seats()), terms.seat, {}};
  question.others = terms.others.Among(KnownBids(terms.rules));
  question.other_open = asked.other_open;
  question.offerer = terms.declarer;
  return question;
}

// Why the hand cannot be asked about a contract that is named; errors are at the field contracts.
absl::Status CheckNamed(const Contract& contract, const AskedHand& asked, const AskTerms& terms) {
  const CardSet hand = asked.cards;
  if (auto round = CheckRound(contract, asked, terms); !round.ok()) return round;
  if (auto table = CheckPlayedBy(contract, terms.seats(), terms.rules.options); !table.ok()) {
    return AtField("contracts", table);
  }
  const BidObstacle obstacle = ObstacleFor(contract, asked, terms);
  if (obstacle != BidObstacle::kNone) {
    return AtField("contracts",
                   Naming(contract, Explain(obstacle, contract, hand,
                                            TableOf(terms.rules, asked.deck, terms.seats()))));
  }
  if (auto wedding = CheckWedding(contract, hand, terms); !wedding.ok()) return wedding;
  return CheckLongest(contract, hand);
}

// Adds the contracts that are named; errors are at the field contracts.
absl::Status AddNamed(const AskedHand& asked, const AskTerms& terms, BidQuestion& question) {
  for (const Contract& as_asked : terms.games.each) {
    const Contract contract = ContractUnder(as_asked, terms.rules.options);
    if (auto may = CheckNamed(contract, asked, terms); !may.ok()) return may;
    question.contracts.push_back(contract);
  }
  // Of a name that lacks its suit, the first refusal counts where all are refused.
  absl::Status refused;
  for (const Contract& as_asked : terms.games.any_of) {
    const Contract contract = ContractUnder(as_asked, terms.rules.options);
    if (contract.parties() == Parties::kPair) {
      // Whoever takes it stands for all whom it is offered to.
      const Seat partner = terms.declarer ? terms.seat : terms.seat.Next();
      if (contract.partner() != partner) continue;
      question.asks_in_turn = true;
    }
    const absl::Status why = CheckNamed(contract, asked, terms);
    if (why.ok()) question.contracts.push_back(contract);
    if (refused.ok()) refused = why;
  }
  return question.contracts.empty() ? refused : absl::OkStatus();
}

// Whether so few worlds are possible that each can be dealt, where that is asked for.
absl::Status CheckExact(const BidQuestion& question, const Accuracy& accuracy) {
  if (!accuracy.exact) return absl::OkStatus();
  const std::uint64_t possible =
      Dealer(EstimateOf(question, question.contracts.front()).knowledge).count();
  if (possible <= kMaxExactWorlds) return absl::OkStatus();
  return AtField("exact", SyntaxError(1, Message(words::kAtMostWorlds, kMaxExactWorlds),
                                      absl::StrCat(possible)));
}

}  // namespace

std::vector<Contract> ContractsOfHands(const RuleSet& rules, Deck deck) {
  std::vector<Contract> contracts;
  for (const Contract& contract : Offered(rules, deck)) {
    if (!CanBeAsked(contract, kSeatCount) || !IsPlayedWith(contract.row(), deck)) continue;
    contracts.push_back(contract);
    if (MayLieOpen(contract, rules.options)) contracts.push_back(contract.WithOuvert());
  }
  return contracts;
}

absl::StatusOr<BidQuestion> MakeBidQuestion(const AskedHand& asked, const AskTerms& terms,
                                            const Effort& effort) {
  auto question = Begin(asked, terms);
  if (!question.ok()) return question;
  // The best of a few games of one kind is told by all of them.
  question->seeks_best =
      terms.games.empty() && (!terms.round || terms.round->PlaysMany(terms.rules.options));
  if (terms.games.empty()) {
    question->contracts = ChoiceOf(asked, terms);
    question->asks_in_turn = true;
  } else if (auto named = AddNamed(asked, terms, *question); !named.ok()) {
    return named;
  }
  if (question->contracts.empty()) {
    return AtField(
        "hand",
        SyntaxError(1, terms.round ? words::kHandThatMayPlayIn : words::kHandThatMayAnnounceGame,
                    words::kNoneSuch));
  }
  if (terms.round) AddRound(*terms.round, *question);
  question->exchanges = ExchangesOf(*question, terms, effort);
  return question;
}

absl::StatusOr<AskQuestion> AskOf(const AskedHand& hand, const SharedTerms& terms, int threads) {
  auto bid = MakeBidQuestion(hand, *terms, {.seed = terms->seed, .threads = threads});
  if (!bid.ok() && terms->games.suits_hand && FieldOf(bid.status()) == "contracts") {
    return AtField("hand", SyntaxError(1, words::kHandThatMayAnnounceOne, words::kNoneSuch));
  }
  if (!bid.ok()) return bid.status();
  if (auto exact = CheckExact(*bid, terms->accuracy); !exact.ok()) return exact;
  return AskQuestion{*std::move(bid), terms};
}

absl::StatusOr<AskQuestion> AskOfText(absl::string_view text, const SharedTerms& terms) {
  const auto hand = ReadBidHand(text, terms->seats(), terms->solo());
  if (!hand.ok()) return AtField("hand", hand.status());
  return AskOf(*hand, terms);
}

absl::StatusOr<AskQuestion> AskOfLine(const InputLine& line, const SharedTerms& terms,
                                      int threads) {
  const auto read = ReadHandLine(line, terms->seats(), terms->solo());
  if (!read.ok()) return read.status();
  const HandLineParts& parts = read->parts;
  if (!parts.seat && parts.contract.empty()) return AskOf(read->hand, terms, threads);
  AskTerms own = *terms;
  own.seat = parts.seat.value_or(own.seat);
  if (!parts.contract.empty()) {
    own.games = {.suits_hand = own.games.suits_hand};
    own.games.Name(read->contracts);
  }
  auto question = AskOf(read->hand, Shared(std::move(own)), threads);
  if (question.ok() || parts.contract.empty()) return question;
  const std::string field = FieldOf(question.status());
  const bool of_file = field == "exact" || (field == "hand" && terms->games.suits_hand);
  return of_file ? question : ShiftColumn(question.status(), parts.contract_begin);
}

}  // namespace schafkopf
