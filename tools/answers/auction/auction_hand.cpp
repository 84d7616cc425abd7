#include "tools/answers/auction/auction_hand.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/money/transfer.h"
#include "engine/table/round_auction.h"
#include "engine/table/sjavs_auction.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/auction/titles.h"
#include "tools/answers/auction/words.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

// What a hand may do besides the contracts it calls.
struct HandFacts {
  CardSet hand;
  Deck deck;
  std::vector<Contract> contracts;
  std::vector<Announcement> calls;
  bool gesperrt = false;  // no Sau can be called
  bool four = false;      // at the table, with the Bavarian deck
};

// Whether no Sau can be called in a Rufspiel.
bool IsGesperrt(CardSet hand, Deck deck) {
  for (const Contract& contract : ContractsOfRow(*FindContractRow("ruf"), /*touts=*/false)) {
    if (ObstacleTo(contract, hand, deck) == BidObstacle::kNone) return false;
  }
  return true;
}

// The open cards after which forehand names the game where two play.
constexpr int kFirstOpen = 4;

// The deck that such a hand is from.
absl::StatusOr<Deck> DeckOf(CardSet hand, int players) {
  if (players == 2 && hand.size() == kFirstOpen) return Deck::kLong;
  if (const auto deck = DeckOfHandSize(hand.size(), players)) return *deck;
  return SyntaxError(1,
                     players == 2   ? words::kHandOfKopOrOpen
                     : players == 3 ? words::kEightCards
                                    : words::kHandOfCards,
                     hand.size());
}

absl::StatusOr<HandFacts> ReadHand(const HandQuestion& question, const RuleSet& rules) {
  SCHAFKOPF_TRY(auto hand, ParseCardSet(question.hand));
  SCHAFKOPF_TRY(const auto deck, DeckOf(hand, question.players));
  const bool open = question.players == 2 && hand.size() == kFirstOpen;
  if (!CardsOf(deck).Contains(hand)) {
    const CardOrder order(Contract::Named("wenz"));
    return SyntaxError(1, {words::kCardsOfThatDeck, NameOf(deck)},
                       ToString(hand - CardsOf(deck), order));
  }
  const TransferRow* cards = question.round ? FindTransfer(question.round->name) : nullptr;
  if (cards != nullptr && !hand.Contains(cards->for_forehand)) {
    const CardOrder order(Contract::Named("ruf", Suit::kEichel));
    return SyntaxError(1, {words::kForehands, ToString(cards->for_forehand, order)},
                       {words::kNo, ToString(cards->for_forehand - hand, order)});
  }
  HandFacts facts{hand, deck, {}, {}, false, false};
  facts.four = question.players == kSeatCount && deck != Deck::kKop;
  facts.gesperrt = facts.four && IsGesperrt(hand, deck);
  const RoundRow* round = question.round;
  for (const Contract& contract : CallsOf(hand, rules, TableOf(rules, deck, question.players))) {
    if (question.players < kSeatCount && !CanBeAsked(contract, question.players, rules.options)) {
      continue;
    }
    const bool usual =
        !contract.is_tout() && (IsSuitSolo(contract.row()) || IsWenz(contract.row()));
    if (open && !usual) continue;
    if (round != nullptr && !MayBePlayed(contract, GamesOf(*round, rules.options))) continue;
    facts.contracts.push_back(contract);
    facts.calls.push_back(AnnouncementOf(contract));
  }
  if (!rules.options.Is({"bettel_ouvert", "off"})) {
    for (const Contract& contract : facts.contracts) {
      if (contract.objective() != Objective::kNoTricks) continue;
      facts.calls.push_back(AnnouncementOf(contract));
      facts.calls.back().ouvert = true;
    }
  }
  return facts;
}

// Games that the table lists but that hang on more than the hand's contracts.
bool Offers(const RuleSet& rules, absl::string_view name) {
  for (const Offer& offer : rules.offers) {
    if (AbslView(kContracts[static_cast<std::size_t>(offer.row)].name) == name) return true;
  }
  return false;
}

std::vector<Announcement> Named(std::string_view game, CardSet cards) {
  std::vector<Announcement> games;
  for (Card card : cards) {
    games.push_back(AnnouncementOf(Contract::Named(game, card.suit()).WithCalledRank(card.rank())));
  }
  return games;
}

// What a round adds: what follows if its Solo is declined, and whether the hand may refuse to play.
HandAnswer::InRound RoundOf(const HandFacts& facts, const RoundRow& row,
                            const RuleOptions& options) {
  HandAnswer::InRound round = {.row = &row, .doubled = IsDoubled(row, options)};
  const auto value = [&](std::string_view name) { return options.ValueOf(*FindOption(name)); };
  if (row.name == "schieber") round.if_declined = value("schieber_decline");
  if (row.name == "zupf") {
    round.draw = value("zupf_draw");
    round.order = value("zupf_order");
  }
  if (row.player == RoundPlayer::kDealerIfNobody) {
    round.may_refuse = MayRefuse(facts.contracts, facts.hand, facts.deck, options);
  }
  return round;
}

// The weddings that the hand may offer: at once, or after all have passed.
void AddWeddings(const HandFacts& facts, const RoundRow* round, const RuleSet& rules,
                 HandAnswer& answer) {
  const bool later = rules.options.Is({"hochzeit_when", "after_all_passed"});
  std::vector<Announcement>& calls = later ? answer.after_all_passed : answer.calls;
  const bool any_game = round == nullptr || GamesOf(*round, rules.options) == RoundGames::kAny;
  for (const char* name : {"hochzeit", "bauernhochzeit"}) {
    if (!MayOfferWedding(Contract::Named(name), facts.hand)) continue;
    if (rules.options.Is({"hochzeit_show", "face_up"})) {
      answer.hochzeit_shows =
          ToString(RufspielTrumps(facts.hand), CardOrder(Contract::Named("wenz")));
    }
    if (facts.four && any_game && Offers(rules, name))
      calls.push_back(AnnouncementOf(Contract::Named(name)));
  }
}

// What the hand may play that must: a Muss, by option whatever it may call.
std::vector<Announcement> MussGames(const HandFacts& facts, const RuleOptions& options) {
  const Contract muss = Contract::Named("muss", Suit::kEichel);
  const BidObstacle obstacle = ObstacleTo(muss, facts.hand, {facts.deck, kSeatCount, options});
  if (obstacle == BidObstacle::kLacksMussCard || !facts.four) return {};
  std::vector<Announcement> games = Named("muss", MussCalls(facts.hand, facts.deck));
  if (options.Is({"muss_contracts", "any"})) {
    games.insert(games.end(), facts.calls.begin(), facts.calls.end());
  }
  return games;
}

void Append(const std::vector<Announcement>& games, std::vector<Announcement>& list) {
  list.insert(list.end(), games.begin(), games.end());
}

// The values of options as they are said.
constexpr auto kValues = std::to_array<SpokenValue>({{"offered_on", words::kOfferedOn},
                                                     {"dealer_must", words::kDealerMust},
                                                     {"blind", words::kDrawBlind},
                                                     {"by_choice", words::kDrawByChoice},
                                                     {"give_then_draw", words::kGiveThenDraw},
                                                     {"draw_then_give", words::kDrawThenGive}});

constexpr auto kSjavsCallColumns = ColumnsOf<SjavsCall>({
    {"length", Kind::kCount, At<&SjavsCall::length>},
    {"suits", ListOf(Kind::kWord),
     [](auto& call) {
       Cells suits;
       for (Suit suit : call.suits)
         suits.emplace_back(ToString(Card(suit, Rank::kSau)).substr(0, 1));
       return suits;
     }},
});
// A value of the round, which is empty where it does not matter.
template <auto Value>
Cell OfRound(const HandAnswer& answer) {
  return answer.round ? WhereAny((*answer.round).*Value) : Cell();
}
constexpr auto kHandColumns = ColumnsOf<HandAnswer>({
    {"hand", Kind::kCards, At<&HandAnswer::hand>, words::kAsItWasAsked},
    {"rules", Kind::kName, At<&HandAnswer::rules>},
    {"calls", ListOf(Kind::kText), [](auto& answer) { return NamesOf(answer.calls); }},
    {"gesperrt", Kind::kFlag, At<&HandAnswer::gesperrt>, words::kNoSauCanBeCalled},
    {"after_all_passed", ListOf(Kind::kText),
     [](auto& answer) { return NamesOf(answer.after_all_passed); }},
    {"muss", ListOf(Kind::kText), [](auto& answer) { return NamesOf(answer.muss); },
     words::kWhatItMayPlayThatMust},
    {"hochzeit_shows", Kind::kCards, [](auto& answer) { return WhereAny(answer.hochzeit_shows); },
     words::kTrumpsThatWeddingLaysOpen},
    {"round", Maybe(Kind::kName),
     At<&HandAnswer::round, &HandAnswer::InRound::row, &RoundRow::name>},
    {"doubled", Maybe(Kind::kFlag), At<&HandAnswer::round, &HandAnswer::InRound::doubled>},
    {"if_declined", Maybe(Kind::kName), At<&OfRound<&HandAnswer::InRound::if_declined>>,
     words::kWhatFollowsIfForehandDeclines},
    {"draw", Maybe(Kind::kName), At<&OfRound<&HandAnswer::InRound::draw>>, words::kOfZupfSolo},
    {"order", Maybe(Kind::kName), At<&OfRound<&HandAnswer::InRound::order>>, words::kOfZupfSolo},
    {"may_refuse", Maybe(Kind::kFlag), At<&HandAnswer::round, &HandAnswer::InRound::may_refuse>},
    {"sjavs", ObjectOf(kSjavsCallColumns),
     [](auto& answer) { return kSjavsCallColumns.CellsOf(answer.sjavs); },
     words::kLongestTrumpsAndTheirSuits},
});

}  // namespace

absl::StatusOr<HandAnswer> AnswerHand(const HandQuestion& question, const RuleSet& rules) {
  SCHAFKOPF_TRY(const auto facts, AtField("hand", ReadHand(question, rules)));
  HandAnswer answer = {.hand = question.hand,
                       .rules = rules.name,
                       .calls = facts.calls,
                       .gesperrt = facts.gesperrt,
                       .muss = MussGames(facts, rules.options),
                       .sjavs = SjavsCallOf(facts.hand)};
  AddWeddings(facts, question.round, rules, answer);
  const auto muss = Named("ruf", MussCalls(facts.hand, facts.deck));
  if (facts.gesperrt && rules.options.On("renonce")) Append(muss, answer.after_all_passed);
  if (question.round == nullptr) return answer;
  if (facts.gesperrt && question.round->name == "hadsch") Append(muss, answer.calls);
  answer.round = RoundOf(facts, *question.round, rules.options);
  return answer;
}

std::span<const ColumnInfo> HandAnswer::Columns() { return kHandColumns; }

Cells HandAnswer::ToCells() const { return kHandColumns.CellsOf(*this); }

std::string HandAnswer::ToText(Language language) const {
  std::vector<Message> lines = {{words::kMayCall, TitlesOf(calls)}};
  if (gesperrt) lines.emplace_back(words::kGesperrt);
  if (!after_all_passed.empty()) {
    lines.emplace_back(words::kAfterAllPassed, TitlesOf(after_all_passed));
  }
  if (round) {
    const auto add = [&](const Text<1>& what, const std::string& value) {
      if (!value.empty()) lines.emplace_back(what, SaidOf(value, kValues));
    };
    add(words::kIfDeclined, round->if_declined);
    add(words::kDraw, round->draw);
    add(words::kOrder, round->order);
    if (round->may_refuse) {
      lines.emplace_back(*round->may_refuse ? words::kMayRefuseYes : words::kMayRefuseNo);
    }
    lines.emplace_back(round->doubled ? words::kDoubledYes : words::kDoubledNo);
  }
  if (!muss.empty()) lines.emplace_back(words::kAsMuss, TitlesOf(muss));
  return Joined(lines, "\n").in(language);
}

}  // namespace schafkopf
