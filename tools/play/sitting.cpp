#include "tools/play/sitting.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_format.h"
#include "engine/money/ramsch.h"
#include "engine/money/settle.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/words.h"
#include "engine/worlds/dealer.h"
#include "engine/worlds/seat_view.h"
#include "solver/post_mortem.h"
#include "solver/ramsch/ramsch_review.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/score/words.h"
#include "tools/play/words.h"

namespace schafkopf {
namespace {

const Contract kUsualGame = Contract::Named("ruf", Suit::kEichel);

Hands DealNumber(int number, const TableTerms& terms) {
  return Dealer(KnowledgeBeforePlay(terms.deck, {}))
      .Sample(terms.effort.seed, static_cast<std::uint64_t>(number));
}

// "you +40, Sepp -20".
Message CentsText(const Company& company, const PerSeat<Cents>& payments) {
  std::vector<Message> sums;
  for (int place = 0; place < kSeatCount; ++place) {
    const Seat seat = company.You().Plus(place);
    sums.push_back(company.NameOf(seat) + Message(absl::StrFormat(" %+d", payments[seat].count())));
  }
  return Joined(sums, ", ");
}

}  // namespace

absl::Status CheckDeal(const DealLine& deal) {
  if (deal.seats() != kSeatCount || !deal.covers.empty()) {
    return SyntaxError(1, words::kFourHands, deal.seats());
  }
  if (!deal.contract || deal.contract->is_played()) {
    return absl::OkStatus();
  }
  return SyntaxError(1, words::kGameThatIsPlayedBySight, ToString(*deal.contract));
}

absl::Status CheckTerms(const TableTerms& terms) {
  const RuleOptions& options = terms.rules.options;
  if (terms.deck == Deck::kKop) {
    return SyntaxError(1, words::kDeckOfPlay, words::kDeckOfKopWhoseGames);
  }
  if (options.Is({"all_pass", "kreuz"})) {
    return SyntaxError(1, words::kTableWhereAnotherGameThan, words::kOptionKreuz);
  }
  if (terms.rules.offers.empty()) {
    return SyntaxError(1, words::kRuleSetWithGamesToAnnounce, terms.rules.name);
  }
  return absl::OkStatus();
}

Sitting::Sitting(TableTerms terms, Chair own, Console& console)
    : terms_(std::move(terms)),
      own_(own),
      console_(console),
      evening_(terms_.rules.options, kSeatCount, Chair(0)) {
  if (terms_.deal) next_ = {*terms_.deal, std::nullopt};
}

void Sitting::Play() {
  console_.Say(Message(words::kTableWelcome, kOthers[0], kOthers[1], kOthers[2], terms_.rules.name,
                       ToString(terms_.rules.tariff), CardsOf(terms_.deck).size(),
                       terms_.effort.seed));
  while (PlayDeal()) {
  }
  SayScore(words::kTableFinalScore);
}

void Sitting::SayScore(const Text<2>& phrase) const {
  const Company company(evening_, Chair(0), own_);
  std::vector<Message> sums;
  for (int place = 0; place < kSeatCount; ++place) {
    const Chair chair((own_.index() + place) % kSeatCount);
    sums.push_back(company.NameOf(chair) +
                   Message(absl::StrFormat(" %+d", evening_.balance(chair))));
  }
  Message text = Joined(sums, ", ");
  const Cents stock = evening_.owed().stock;
  if (stock > Cents(0)) text += {words::kTableStock, stock.count()};
  console_.Say({phrase, noted_, text});
}

bool Sitting::PlayDeal() {
  DealLine line;
  if (!next_) line.hands = DealNumber(chances_++, terms_);
  last_ = next_ ? *std::exchange(next_, std::nullopt) : Dealt{std::move(line), std::nullopt};
  const Chair forehand = last_.forehand.value_or(evening_.ForehandOf(nullptr));
  last_.forehand = forehand;
  const Company company(evening_, forehand, own_);
  const Hands& hands = last_.line.hands;
  ++deals_;
  const Seat you = company.You();
  console_.Say(AsIs("\n") + Message(words::kTableGame, deals_,
                                    company.NameOf(evening_.DealerFor(forehand)),
                                    company.NameOf(forehand)));
  const Message hand(words::kTableHand, ToString(hands[you], CardOrder(kUsualGame)));
  console_.Say(hand);
  TableTalk talk(terms_, console_, company, hand, [this] { SayScore(words::kTableScore); });
  const auto called = last_.line.contract
                          ? std::optional(Called{last_.line.contract, last_.line.declarer, {}})
                          : talk.BidOut(hands);
  if (!called) return false;
  if (!called->contract) {
    PerSeat<Cents> paid = evening_.Note({}, forehand);
    ++noted_;
    if (paid != PerSeat<Cents>{}) {
      console_.Say(Message(words::kTableCents, CentsText(company, paid)));
    }
    return AskOn(nullptr, company);
  }
  const Deal deal{Game(*called->contract, TableOf(terms_.rules, terms_.deck)), called->declarer,
                  hands};
  if (deal.contract().has_declarer()) {
    const Message game = Title(deal.contract());
    console_.Say(company.IsYou(deal.declarer)
                     ? Message(words::kTableYouDeclare, game)
                     : Message(words::kTableDeclares, company.NameOf(deal.declarer), game));
  }
  if (deal.contract().objective() == Objective::kHoldTop) {
    console_.Say(words::kTableSie);
    End(deal, nullptr, company, forehand, 0);
    return AskOn(nullptr, company);
  }
  const auto end = talk.PlayOut(deal, called->bids);
  if (!end) return false;
  End(deal, &*end, company, forehand, static_cast<int>(talk.kontra().size()));
  return AskOn(&*end, company);
}

NotedDeal Sitting::SettleSides(const Deal& deal, const Position* end, const Company& company,
                               int stoss) const {
  const Prices prices = PricesOf(deal.game, StakesOf(terms_.rules));
  const Value value = end == nullptr ? Value(1) : FinalValue(*end);
  Ending ending = EndingOf(deal, value, prices);
  ending.doublings.bock = evening_.bock();
  ending.doublings.stoss = stoss;
  ending.stock = evening_.owed().stock;
  const Settlement settled = Settle(ending, prices);
  const Result& result = settled.result;
  const Text<0> how = settled.dealt_again() ? words::kTableAgain
                      : result.won          ? (result.schwarz     ? words::kTableWonSchwarz
                                               : result.schneider ? words::kTableWonSchneider
                                                                  : words::kWon)
                                            : (result.schwarz     ? words::kTableLostSchwarz
                                               : result.schneider ? words::kTableLostSchneider
                                                                  : words::kLost);
  const bool points = end != nullptr && IsPointContract(deal.contract());
  const SeatSet side = DeclarerSide(deal);
  Message text = points ? Message(words::kTableSidePoints, company.NamesOf(side),
                                  end->points(side).count(), how)
                        : Message(words::kTableSide, company.NamesOf(side),
                                  result.won ? words::kWon : words::kLost);
  if (settled.laufende > 0) text += {words::kTableLaufende, settled.laufende};
  if (const int times = ending.doublings.count(); times > 0) text += {words::kTableDoubled, times};
  console_.Say(text);
  return {.contract = deal.contract(),
          .declarer = deal.declarer,
          .won = settled.won,
          .schwarz = result.schwarz,
          .stoss = stoss,
          .payments = PaymentsOf(settled, deal),
          .stock_left = settled.stock_left,
          .reuegeld = settled.reuegeld,
          .dealt_again = settled.dealt_again()};
}

NotedDeal Sitting::SettleRamsch(const Position& end, const Company& company, int stoss) const {
  const Contract& contract = end.deal().contract();
  const RamschTerms terms(contract, end.seats(), terms_.rules.options, terms_.rules.tariff);
  PerSeat<Captured> captured;
  for (Seat seat : kSeats) captured[seat] = CapturedOf(end.pile(seat), end.order());
  Doublings doublings;
  doublings.bock = evening_.bock();
  doublings.stoss = stoss;
  const RamschTerms::Result result = terms.Settle(captured, doublings);
  std::vector<Message> points;
  for (Seat seat : kSeats) {
    points.push_back(company.NameOf(seat) + AsIs(" ") + result.points[seat].count());
  }
  console_.Say({words::kTableRamschPoints, Joined(points, ", ")});
  console_.Say(result.durchmarsch
                   ? Message(words::kTableDurchmarsch, company.NameOf(*result.durchmarsch))
                   : Message(words::kTableRamschLost, company.NamesOf(result.losers)));
  return {.contract = contract,
          .stoss = stoss,
          .payments = result.payments,
          .stock_left = evening_.owed().stock};
}

void Sitting::End(const Deal& deal, const Position* end, const Company& company, Chair forehand,
                  int stoss) {
  NotedDeal noted = deal.contract().parties() == Parties::kEach
                        ? SettleRamsch(*end, company, stoss)
                        : SettleSides(deal, end, company, stoss);
  constexpr Card kOld(Suit::kEichel, Rank::kOber);
  for (Seat seat : kSeats) {
    if (deal.hands[seat].Contains(kOld)) noted.old = seat;
  }
  const PerSeat<Cents> payments = evening_.Note(noted, forehand);
  ++noted_;
  console_.Say(Message(words::kTableCents, CentsText(company, payments)));
  SayScore(words::kTableScore);
}

bool Sitting::AskOn(const Position* end, const Company& company) {
  while (true) {
    const auto text = console_.Ask(words::kTableAfter);
    if (!text || terms_.effort.stopped()) return false;
    if (text->empty()) return true;
    const auto wish = WishOf(*text);
    if (wish == PlayWish::kLeave) return false;
    if (wish == PlayWish::kAgain) {
      next_ = last_;
      return true;
    }
    if (wish == PlayWish::kScore) {
      SayScore(words::kTableScore);
    } else if (wish == PlayWish::kReview) {
      if (end != nullptr) {
        LookBack(*end, company);
      } else {
        console_.Say(words::kTableNoReview);
      }
    } else {
      console_.Say(words::kTableHelp);
    }
  }
}

void Sitting::LookBack(const Position& end, const Company& company) const {
  const Deal& deal = end.deal();
  console_.Say(words::kTableDealt);
  for (Seat seat : kSeats) {
    console_.Say(AsIs("  ") + company.NameOf(seat) +
                 Message(": " + ToString(deal.hands[seat], end.order())));
  }
  if (deal.contract().parties() == Parties::kEach) {
    LookBackOnRamsch(end, company);
  } else {
    LookBackOnSides(end, company);
  }
}

void Sitting::LookBackOnRamsch(const Position& end, const Company& company) const {
  constexpr std::uint64_t kNodes = 30'000'000;  // some seconds of a long deal
  const RamschTerms terms(end.deal().contract(), end.seats(), terms_.rules.options,
                          terms_.rules.tariff);
  const RamschReview game = ReviewRamsch(end, terms, Review::kCost, kNodes);
  const auto trick_of = [&](std::size_t play) {
    return (game.skipped + play) / static_cast<std::size_t>(end.seats()) + 1;
  };
  console_.Say(game.finished() ? Message(words::kTableOpenCards, CentsText(company, game.best_play))
                               : Message(words::kTableOpenCardsFrom, trick_of(0)));
  bool named = false;
  for (std::size_t i = 0; i < game.plays.size(); ++i) {
    const RamschPlay& play = game.plays[i];
    if (play.cost == Cents(0)) continue;
    named = true;
    console_.Say({words::kTableCostsCents, trick_of(i), company.NameOf(play.seat),
                  ToString(play.card), play.cost.count(), ToString(play.best())});
  }
  if (!named) console_.Say(words::kTableNobodyErredAlone);
}

void Sitting::LookBackOnSides(const Position& end, const Company& company) const {
  constexpr Value kDear = Value(5);
  const Deal& deal = end.deal();
  Solver solver;
  const PostMortem game = Examine(end, solver, Review::kCost);
  const Value winning = WinningValue(deal, terms_.rules.options);
  const bool points = IsPointContract(deal.contract());
  console_.Say({words::kTableOpenCards,
                points ? Message(std::clamp(game.value.count(), 0, 120))
                       : Message(game.value >= winning ? words::kWon : words::kLost)});
  bool named = false;
  for (std::size_t i = 0; i < game.plays.size(); ++i) {
    const PlayReview& play = game.plays[i];
    const bool turns = (play.before >= winning) != (play.after >= winning);
    if (!turns && play.cost < kDear) continue;
    named = true;
    const std::size_t trick = i / static_cast<std::size_t>(end.seats()) + 1;
    const Message name = company.NameOf(play.seat);
    const std::string best = ToString(play.best());
    console_.Say(points ? Message(turns ? words::kTableCostsGame : words::kTableCosts, trick, name,
                                  ToString(play.card), play.cost.count(), best)
                        : Message(words::kTableTurns, trick, name, ToString(play.card), best));
  }
  if (!named) console_.Say(words::kTableNobodyErred);
}

}  // namespace schafkopf
