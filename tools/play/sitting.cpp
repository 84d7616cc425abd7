#include "tools/play/sitting.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/substitute.h"
#include "engine/money/ramsch.h"
#include "engine/money/settle.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "engine/worlds/dealer.h"
#include "solver/post_mortem.h"
#include "tools/answers/ask/ask_text.h"

namespace schafkopf {
namespace {

const Contract kUsualGame = Contract::Named("ruf", Suit::kEichel);

Hands DealNumber(int number, const TableTerms& terms) {
  return Dealer(KnowledgeBeforePlay(terms.deck, {}))
      .Sample(terms.effort.seed, static_cast<std::uint64_t>(number));
}

Seat SeatOfYou(const Company& company) {
  Seat you;
  while (!company.IsYou(you)) you = you.Next();
  return you;
}

// "you +40, Sepp -20".
std::string CentsText(const Company& company, const PerSeat<Cents>& payments) {
  std::string text;
  for (int place = 0; place < kSeatCount; ++place) {
    const Seat seat = SeatOfYou(company).Plus(place);
    absl::StrAppend(&text, text.empty() ? "" : ", ", company.NameOf(seat),
                    absl::StrFormat(" %+d", payments[seat].count()));
  }
  return text;
}

}  // namespace

absl::Status CheckTerms(const TableTerms& terms) {
  const RuleOptions& options = terms.rules.options;
  if (terms.deck == Deck::kKop) {
    return SyntaxError(1, "32, 24 or 20 cards", "the deck of Kop, whose games nobody announces");
  }
  if (options.Is({"all_pass", "kreuz"})) {
    return SyntaxError(1, "a table where another game than a Kreuzbock follows when nobody bids",
                       "option all_pass=kreuz");
  }
  if (terms.rules.offers.empty()) {
    return SyntaxError(1, "a rule set with games to announce", terms.rules.name);
  }
  return absl::OkStatus();
}

Sitting::Sitting(TableTerms terms, Chair own, Console& console)
    : terms_(std::move(terms)),
      say_(PlayPhrasesOf(terms_.language)),
      own_(own),
      console_(console),
      evening_(terms_.rules.options, kSeatCount, Chair(0)) {}

void Sitting::Play() {
  console_.Say(absl::Substitute(say_.welcome, kOthers[0], kOthers[1], kOthers[2], terms_.rules.name,
                                ToString(terms_.rules.tariff), CardsOf(terms_.deck).size(),
                                terms_.effort.seed));
  while (PlayDeal()) {
  }
  SayScore(say_.final_score);
}

void Sitting::SayScore(absl::string_view phrase) const {
  const Company company(evening_, Chair(0), own_, terms_.language);
  std::string text;
  for (int place = 0; place < kSeatCount; ++place) {
    const Chair chair((own_.index() + place) % kSeatCount);
    absl::StrAppend(&text, text.empty() ? "" : ", ", company.NameOf(chair),
                    absl::StrFormat(" %+d", evening_.balance(chair)));
  }
  const Cents stock = evening_.owed().stock;
  if (stock > Cents(0)) absl::StrAppend(&text, absl::Substitute(say_.stock, stock.count()));
  console_.Say(absl::Substitute(phrase, noted_, text));
}

bool Sitting::PlayDeal() {
  const Chair forehand = evening_.ForehandOf(nullptr);
  const Company company(evening_, forehand, own_, terms_.language);
  const Hands hands = DealNumber(deals_++, terms_);
  const Seat you = SeatOfYou(company);
  console_.Say(absl::StrCat(
      "\n", absl::Substitute(say_.game, deals_, company.NameOf(evening_.DealerFor(forehand)),
                             company.NameOf(forehand))));
  const std::string hand = absl::Substitute(say_.hand, ToString(hands[you], CardOrder(kUsualGame)));
  console_.Say(hand);
  TableTalk talk(terms_, console_, company, hand, [this] { SayScore(say_.score); });
  const auto called = talk.BidOut(hands);
  if (!called) return false;
  if (!called->contract) {
    PerSeat<Cents> paid = evening_.Note({}, forehand);
    ++noted_;
    if (paid != PerSeat<Cents>{}) {
      console_.Say(absl::Substitute(say_.cents, CentsText(company, paid)));
    }
    return AskOn(nullptr, company);
  }
  const Deal deal{Game(*called->contract, TableOf(terms_.rules, terms_.deck)), called->declarer,
                  hands};
  if (deal.contract().has_declarer()) {
    console_.Say(
        absl::Substitute(say_.declares, company.NameOf(deal.declarer), Title(deal.contract())));
  }
  if (deal.contract().objective() == Objective::kHoldTop) {
    console_.Say(say_.sie);
    End(deal, nullptr, company, forehand);
    return AskOn(nullptr, company);
  }
  const auto end = talk.PlayOut(deal, called->bids);
  if (!end) return false;
  End(deal, &*end, company, forehand);
  return AskOn(&*end, company);
}

NotedDeal Sitting::SettleSides(const Deal& deal, const Position* end,
                               const Company& company) const {
  const Prices prices = PricesOf(deal.game, StakesOf(terms_.rules));
  const Value value = end == nullptr ? Value(1) : FinalValue(*end);
  Ending ending = EndingOf(deal, value, prices);
  ending.doublings.bock = evening_.bock();
  ending.stock = evening_.owed().stock;
  const Settlement settled = Settle(ending, prices);
  const Result& result = settled.result;
  const absl::string_view how = result.won ? (result.schwarz     ? say_.won_schwarz
                                              : result.schneider ? say_.won_schneider
                                                                 : say_.won)
                                           : (result.schwarz     ? say_.lost_schwarz
                                              : result.schneider ? say_.lost_schneider
                                                                 : say_.lost);
  const bool points = end != nullptr && IsPointContract(deal.contract());
  const SeatSet side = DeclarerSide(deal);
  std::string text = points ? absl::Substitute(say_.side_points, company.NamesOf(side),
                                               end->points(side).count(), how)
                            : absl::Substitute(say_.side, company.NamesOf(side), "",
                                               result.won ? say_.won : say_.lost);
  if (settled.laufende > 0) {
    absl::StrAppend(&text, absl::Substitute(say_.laufende, settled.laufende));
  }
  if (ending.doublings.bock > 0) {
    absl::StrAppend(&text, absl::Substitute(say_.doubled, ending.doublings.bock));
  }
  console_.Say(text);
  return {.contract = deal.contract(),
          .declarer = deal.declarer,
          .won = settled.won,
          .schwarz = result.schwarz,
          .payments = PaymentsOf(settled, deal),
          .stock_left = settled.stock_left,
          .reuegeld = settled.reuegeld};
}

NotedDeal Sitting::SettleRamsch(const Position& end, const Company& company) const {
  const Contract& contract = end.deal().contract();
  const RamschTerms terms(contract, end.seats(), terms_.rules.options, terms_.rules.tariff);
  PerSeat<Captured> captured;
  for (Seat seat : kSeats) captured[seat] = CapturedOf(end.pile(seat), end.order());
  Doublings doublings;
  doublings.bock = evening_.bock();
  const RamschTerms::Result result = terms.Settle(captured, doublings);
  std::string points;
  for (Seat seat : kSeats) {
    absl::StrAppend(&points, points.empty() ? "" : ", ", company.NameOf(seat), " ",
                    result.points[seat].count());
  }
  console_.Say(absl::Substitute(say_.ramsch_points, points));
  console_.Say(result.durchmarsch
                   ? absl::Substitute(say_.durchmarsch, company.NameOf(*result.durchmarsch))
                   : absl::Substitute(say_.ramsch_lost, company.NamesOf(result.losers)));
  return {.contract = contract, .payments = result.payments, .stock_left = evening_.owed().stock};
}

void Sitting::End(const Deal& deal, const Position* end, const Company& company, Chair forehand) {
  NotedDeal noted = deal.contract().parties() == Parties::kEach ? SettleRamsch(*end, company)
                                                                : SettleSides(deal, end, company);
  constexpr Card kOld(Suit::kEichel, Rank::kOber);
  for (Seat seat : kSeats) {
    if (deal.hands[seat].Contains(kOld)) noted.old = seat;
  }
  const PerSeat<Cents> payments = evening_.Note(noted, forehand);
  ++noted_;
  console_.Say(absl::Substitute(say_.cents, CentsText(company, payments)));
  SayScore(say_.score);
}

bool Sitting::AskOn(const Position* end, const Company& company) {
  while (true) {
    const auto text = console_.Ask(say_.after);
    if (!text || terms_.effort.stopped()) return false;
    if (text->empty()) return true;
    const auto wish = WishOf(*text);
    if (wish == PlayWish::kLeave) return false;
    if (wish == PlayWish::kScore) {
      SayScore(say_.score);
    } else if (wish == PlayWish::kReview) {
      const bool known = end != nullptr && end->deal().contract().parties() != Parties::kEach;
      if (known) {
        LookBack(*end, company);
      } else {
        console_.Say(say_.no_review);
      }
    } else {
      console_.Say(say_.help);
    }
  }
}

void Sitting::LookBack(const Position& end, const Company& company) const {
  constexpr Value kDear = Value(5);
  const Deal& deal = end.deal();
  console_.Say(say_.dealt);
  for (Seat seat : kSeats) {
    console_.Say(
        absl::StrCat("  ", company.NameOf(seat), ": ", ToString(deal.hands[seat], end.order())));
  }
  Solver solver;
  const PostMortem game = Examine(end, solver, Review::kCost);
  const Value winning = WinningValue(deal.contract(), terms_.rules.options);
  const bool points = IsPointContract(deal.contract());
  console_.Say(absl::Substitute(
      say_.open_cards, points ? absl::StrCat(std::clamp(game.value.count(), 0, 120))
                              : std::string(game.value >= winning ? say_.won : say_.lost)));
  bool named = false;
  for (std::size_t i = 0; i < game.plays.size(); ++i) {
    const PlayReview& play = game.plays[i];
    const bool turns = (play.before >= winning) != (play.after >= winning);
    if (!turns && play.cost < kDear) continue;
    named = true;
    const std::size_t trick = i / static_cast<std::size_t>(end.seats()) + 1;
    const std::string name = company.NameOf(play.seat);
    const std::string best = ToString(play.best());
    console_.Say(points ? absl::Substitute(turns ? say_.costs_game : say_.costs, trick, name,
                                           ToString(play.card), play.cost.count(), best)
                        : absl::Substitute(say_.turns, trick, name, ToString(play.card), "", best));
  }
  if (!named) console_.Say(say_.nobody_erred);
}

}  // namespace schafkopf
