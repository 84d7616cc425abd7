#include "engine/table/evening.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/money/price.h"
#include "engine/table/round_auction.h"

namespace schafkopf {
namespace {

bool Is(const RoundRow* round, std::string_view name) {
  return round != nullptr && round->name == name;
}

// What of an Allgäuer Runde its declarer has played.
AllgaeuerDebt PaidBy(const Contract& contract) {
  return {.ruf = contract.parties() == Parties::kCall,
          .wenz = IsWenz(contract.row()),
          .solo = IsSuitSolo(contract.row())};
}

bool IsLostSolo(const NotedDeal& deal) {
  return deal.contract->parties() == Parties::kSolo && deal.won == false;
}

bool IsHerzSolo(const Contract& contract) {
  return IsSuitSolo(contract.row()) && contract.named_suit() == Suit::kHerz;
}

}  // namespace

PassedDeal PassedIn(const RoundRow* round, const RuleOptions& options) {
  const PassedDeal usual = AllPassGame(options) ? PassedDeal::kPlaysOn : PassedDeal::kThrownIn;
  if (round == nullptr) return usual;
  switch (round->player) {
    case RoundPlayer::kAnybody:
      return usual;
    case RoundPlayer::kDealerIfNobody:
      return options.On("allgaeuer_refuse") ? PassedDeal::kThrownIn : PassedDeal::kMustPlay;
    case RoundPlayer::kForehand:
      return MayDecline(*round) ? PassedDeal::kDealtAgain : PassedDeal::kMustPlay;
    case RoundPlayer::kNobody:
      return PassedDeal::kMustPlay;
  }
  return usual;
}

Chair Evening::ForehandOf(const RoundRow* round) const {
  const bool first_of_last = Is(round, "last") && !in_last_round_;
  return first_of_last && owed_.old ? Plus(*owed_.old, 1) : forehand_;
}

PerSeat<Cents> Evening::Note(const NotedDeal& deal, Chair forehand) {
  in_last_round_ = Is(deal.round, "last");
  only_kop_ = only_kop_.value_or(true) && deal.contract && deal.contract->row().pack == Pack::kKop;
  PerSeat<Cents> payments = deal.payments;
  PayDebt(deal, forehand);
  const bool again = deal.dealt_again ||
                     (!deal.contract && PassedIn(deal.round, options_) == PassedDeal::kDealtAgain);
  forehand_ = again ? forehand : Plus(forehand, 1);
  if (deal.contract && !again) {
    Play(deal, forehand);
  } else if (!again) {
    payments = ThrowIn(deal);
  }
  for (int index = 0; index < deal.seats; ++index) {
    const Seat seat(index);
    const Chair chair = ChairOf(seat, forehand);
    payments[seat] -= deal.into_stock[seat];
    owed_.stock += deal.into_stock[seat];
    paid_apart_[chair] += deal.fines[seat].count();
    const int cents = payments[seat].count();
    (cents < 0 ? minus_ : plus_)[chair] += std::abs(cents);
  }
  return payments;
}

PerSeat<Cents> Evening::ThrowIn(const NotedDeal& deal) {
  PerSeat<Cents> payments;
  if (options_.Is({"all_pass", "throw_in_bock"})) AddBock();
  if (options_.Is({"all_pass", "throw_in_stock"})) {
    const Cents stake(options_.Number("stock_stake"));
    for (int seat = 0; seat < deal.seats; ++seat) payments[Seat(seat)] = -stake;
    owed_.stock += stake * deal.seats;
  }
  ++owed_.thrown_in;
  if (!options_.Is({"ramsch_round_after", "off"}) &&
      owed_.thrown_in >= options_.Number("ramsch_round_after")) {
    AddRound("ramsch");
    owed_.thrown_in = 0;
  }
  return payments;
}

void Evening::Play(const NotedDeal& deal, Chair forehand) {
  UseUp(deal);
  owed_.stock = deal.stock_left;
  owed_.carried = deal.sjavs ? deal.sjavs->carried : 0;
  CountDown(deal, forehand);
  owed_.thrown_in = 0;
  if (deal.contract->has_declarer()) {
    paid_apart_[ChairOf(deal.declarer, forehand)] += deal.reuegeld.count();
  }
  if (deal.contract->parties() == Parties::kCall && deal.old) {
    owed_.old = ChairOf(*deal.old, forehand);
  }
  if (BringsBock(deal)) AddBock();
  AddRounds(deal);
}

void Evening::CountDown(const NotedDeal& deal, Chair forehand) {
  if (!deal.sjavs || chairs_ != kSeatCount) return;
  if (!sjavs_) sjavs_.emplace();
  const int declarers = ChairOf(deal.declarer, forehand).index() % 2;
  sjavs_->Deduct(declarers, deal.sjavs->declarers);
  sjavs_->Deduct(1 - declarers, deal.sjavs->opponents);
}

// A played deal is one of those that were doubled, and one of the round that was due.
void Evening::UseUp(const NotedDeal& deal) {
  const bool multiplies = deal.contract->row().pack == Pack::kBavarian;
  if (multiplies && !owed_.bock.empty() && --owed_.bock[0].deals == 0) {
    owed_.bock.erase(owed_.bock.begin());
  }
  if (owed_.rounds.empty() || owed_.rounds[0].row != deal.round) return;
  if (--owed_.rounds[0].deals == 0) owed_.rounds.erase(owed_.rounds.begin());
}

void Evening::PayDebt(const NotedDeal& deal, Chair forehand) {
  if (!Is(deal.round, "allgaeuer")) return;
  if (owed_.allgaeuer_deals == 0) {
    owed_.allgaeuer_deals = deal.round->deals;
    for (int chair = 0; chair < chairs_; ++chair)
      owed_.allgaeuer[Chair(chair)] = {true, true, true};
  }
  --owed_.allgaeuer_deals;
  if (!deal.contract || !deal.contract->has_declarer()) return;
  AllgaeuerDebt& debt = owed_.allgaeuer[ChairOf(deal.declarer, forehand)];
  const AllgaeuerDebt paid = PaidBy(*deal.contract);
  debt = {debt.ruf && !paid.ruf, debt.wenz && !paid.wenz, debt.solo && !paid.solo};
}

bool Evening::BringsBock(const NotedDeal& deal) const {
  if (options_.On("bock_lost_solo") && IsLostSolo(deal)) return true;
  if (options_.On("bock_schwarz") && deal.schwarz) return true;
  if (options_.Is({"bock_kontra", "any"})) return deal.stoss > 0;
  if (options_.Is({"bock_kontra", "lost"})) return deal.stoss > 0 && deal.won == true;
  return options_.Is({"bock_kontra", "re"}) && deal.stoss > 1;
}

void Evening::AddBock() {
  int deals = options_.Is({"bock_lasts", "round"}) ? FindRound("bock")->deals : 1;
  std::vector<BockRun>& runs = owed_.bock;
  std::vector<BockRun> sum;
  const auto append = [&sum](BockRun run) {
    if (run.deals == 0) return;
    if (!sum.empty() && sum.back().times == run.times) {
      sum.back().deals += run.deals;
    } else {
      sum.push_back(run);
    }
  };
  const bool multiply = options_.Is({"bock_overlap", "multiply"});
  for (const BockRun& run : runs) {
    const int both = multiply ? std::min(run.deals, deals) : 0;
    append({std::min(run.times + 1, kMaxDoublings), both});
    append({run.times, run.deals - both});
    deals -= both;
  }
  append({1, deals});
  runs = std::move(sum);
}

void Evening::AddRounds(const NotedDeal& deal) {
  const bool due = (options_.Is({"kreuz_round_after", "lost_solo"}) && IsLostSolo(deal)) ||
                   (options_.Is({"kreuz_round_after", "herz_solo"}) && IsHerzSolo(*deal.contract));
  if (due) AddRound("kreuz");
}

void Evening::AddRound(std::string_view name) {
  const RoundRow* const row = FindRound(name);
  for (OwedRound& round : owed_.rounds) {
    if (round.row != row) continue;
    round.deals += row->deals;
    return;
  }
  owed_.rounds.push_back({row, row->deals});
}

}  // namespace schafkopf
