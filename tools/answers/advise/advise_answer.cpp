#include "tools/answers/advise/advise_answer.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/money/doubling.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "engine/worlds/arrangements.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/card_search.h"
#include "tools/answers/advise/advise_text.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/door/why.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/written_game.h"
#include "tools/answers/score/score_doublers.h"

namespace schafkopf {
namespace {

// Arrangements that are looked at to count worlds that cannot be dealt one by one.
constexpr std::uint64_t kMostArrangements = 2'000'000;

absl::StatusOr<ViewLine> ReadView(const AdviseQuestion& question, ViewOwner owner) {
  if (question.view.cut) {
    return AtField("view", CutLine(question.view));
  }
  auto line = ParseViewLine(question.view.text, question.rules.options, owner);
  if (!line.ok()) return AtField("view", line.status());
  return line;
}

// The bids that were heard; none where nobody told.
absl::StatusOr<std::vector<Bid>> ReadHeard(const AdviseQuestion& question, const ViewLine& line) {
  const bool in_view = !line.bids.empty();
  const std::string& text = in_view ? line.bids : question.bids;
  if (text.empty()) return std::vector<Bid>();
  const auto refuse = [&](const absl::Status& error) {
    return in_view ? AtField("view", ShiftColumn(error, line.bids_column - 1))
                   : AtField("bids", error);
  };
  const auto made = ReadBids({text, line.view.seats()}, question.rules);
  if (!made.ok()) return refuse(made.status());
  if (!IsChosen(line.view.contract().row())) return made->bids;
  const absl::Status leaves = CheckLeaves(*made, line.view.contract(), line.view.declarer);
  if (!leaves.ok()) return refuse(leaves);
  return made->bids;
}

// Who gave Kontra, Re ..., as far as the seat on turn can know that they could.
absl::StatusOr<std::vector<Seat>> ReadKontra(const AdviseQuestion& question, const SeatView& view) {
  const auto note = FindNote(question.view.text, "kontra");
  const std::string& text = note ? note->text : question.kontra;
  if (text.empty()) return std::vector<Seat>();
  if (view.contract().parties() == Parties::kEach) {
    return AtField("kontra", SyntaxError(1, words::kGameOfTwoSides, ToString(view.contract())));
  }
  const Sides sides =
      SidesSeenBy(view.seat, view.hand, view.contract(), view.declarer, view.seats());
  auto given = ReadKontraGiven(text, view.contract(), sides, question.rules.options);
  if (given.ok() || !note) return given;
  return AtField("view", ShiftColumn(given.status(), note->column - 1));
}

// Whether anybody but the seat has shown a card.
bool OthersPlayed(const SeatView& view) {
  return std::ranges::any_of(view.played, [&](Card card) { return !view.hand.Contains(card); });
}

class Adviser {
 public:
  Adviser(std::shared_ptr<const AdviseQuestion> question, CardTurn turn, const Watch& watch)
      : question_(std::move(question)),
        view_(std::move(turn.view)),
        bids_(std::move(turn.bids)),
        kontra_(std::move(turn.kontra)),
        effort_(watch.WithSeed(question_->seed)),
        order_(view_.contract()) {}

  absl::StatusOr<AdviseAnswer> Advise();

 private:
  InferenceQuestion Inference() const;
  // Whether bids or cards of others say something of their hands; in an exact answer the game that
  // is played alone does not.
  bool IsWeighed() const {
    if (!kontra_.empty()) return true;
    if (OthersPlayed(view_) && IsPlayedByHabit(view_)) return true;
    return IsBid() && (!question_->exact || !bids_.empty());
  }
  bool IsBid() const { return IsBidByHabit(view_) || IsHeardByStrength(view_); }
  bool AsksForChances() const { return !question_->chances.empty() || !question_->holds.empty(); }
  absl::Status Deal(AdviseWorlds& known, WeighedWorlds& worlds) const;
  void SumChances(const WeighedWorlds& worlds, AdviseWorlds& known) const;
  absl::Status CountChances(AdviseWorlds& known) const;
  void AddWorld(const Hands& hands, double weight, AdviseWorlds& known) const;
  static void Divide(double sum, AdviseWorlds& known);
  absl::Status NoWorlds() const {
    return AtField(question_->given.empty() ? "view" : "given",
                   SyntaxError(1, words::kConditionsThatSomeWorldMeets, words::kNoneSuch));
  }

  std::shared_ptr<const AdviseQuestion> question_;
  SeatView view_;
  std::vector<Bid> bids_;
  std::vector<Seat> kontra_;
  const Effort effort_;
  CardOrder order_;
};

InferenceQuestion Adviser::Inference() const {
  InferenceQuestion inference{.view = view_};
  inference.others = question_->others.Among(KnownBids(question_->rules));
  inference.hears_game = IsWeighed();
  if (!question_->given.empty()) {
    inference.accept = [this](const Contract&, const Hands& hands) {
      return Holds(question_->given, hands, order_);
    };
  }
  const auto hear_kontra = [&] {
    if (kontra_.empty() || view_.past) return;
    inference.doubled = std::make_shared<const HeardDoublings>(
        DoubledGame{view_.game, view_.declarer, kontra_, inference.heard, inference.others});
  };
  if (!IsWeighed() || !IsBidByHabit(view_)) {
    hear_kontra();
    return inference;
  }
  inference.others.AlsoBid(view_.contract());
  inference.heard = HeardFromBids(bids_, view_.contract(), view_.declarer, inference.others.offers);
  hear_kontra();
  return inference;
}

// Where all worlds are asked for but are too many to deal, their chances are counted if nothing
// weighs them, and the cards judged by some.
absl::Status Adviser::Deal(AdviseWorlds& known, WeighedWorlds& worlds) const {
  InferenceOptions options;
  options.worlds = question_->worlds;
  known.possible = Dealer(KnowledgeOf(view_)).count();
  options.exact = question_->exact && known.possible <= kMaxExactWorlds;
  known.counted = question_->exact && !options.exact && AsksForChances() && !IsWeighed();
  if (question_->exact && !options.exact && !known.counted) {
    return AtField("exact",
                   SyntaxError(1, {words::kAtMostWorlds, kMaxExactWorlds}, known.possible));
  }
  worlds = Infer(Inference(), options, effort_);
  if (worlds.empty() && effort_.stopped()) {
    return Failure(absl::StatusCode::kCancelled, words::kStoppedBeforeWorldsWereDealt);
  }
  if (worlds.empty()) return NoWorlds();
  known.dealt = worlds.dealt;
  known.complete = worlds.complete;
  known.weighed = worlds.weighed && IsWeighed();
  known.heard = known.weighed && IsBidByHabit(view_);
  known.effective = worlds.effective;
  return absl::OkStatus();
}

void Adviser::AddWorld(const Hands& hands, double weight, AdviseWorlds& known) const {
  for (std::size_t i = 0; i < question_->chances.size(); ++i) {
    if (question_->chances[i].condition.Holds(hands, order_)) known.chances[i] += weight;
  }
  for (std::size_t i = 0; i < question_->holds.size(); ++i) {
    for (Seat seat : kSeats) {
      if (hands[seat].Contains(question_->holds[i])) known.holders[i][seat] += weight;
    }
  }
}

void Adviser::Divide(double sum, AdviseWorlds& known) {
  for (double& chance : known.chances) chance /= sum;
  for (PerSeat<double>& holder : known.holders) {
    for (double& chance : holder) chance /= sum;
  }
}

void Adviser::SumChances(const WeighedWorlds& worlds, AdviseWorlds& known) const {
  for (std::size_t i = 0; i < worlds.hands.size(); ++i) {
    AddWorld(worlds.hands[i], worlds.weights[i], known);
  }
  Divide(worlds.sum, known);
}

absl::Status Adviser::CountChances(AdviseWorlds& known) const {
  std::vector<CardSet> sets;
  for (const auto* conditions : {&question_->given, &question_->chances}) {
    for (const WrittenCondition& each : *conditions) {
      for (CardSet set : each.condition.SetsCounted(order_)) sets.push_back(set);
    }
  }
  for (Card card : question_->holds) sets.push_back(CardSet::Of(card));
  double sum = 0;
  const bool all = ForEachArrangement(KnowledgeOf(view_), sets, kMostArrangements,
                                      [&](const Hands& hands, std::uint64_t count) {
                                        if (!Holds(question_->given, hands, order_)) return;
                                        const auto weight = static_cast<double>(count);
                                        sum += weight;
                                        AddWorld(hands, weight, known);
                                      });
  if (!all) {
    return AtField("exact", SyntaxError(1, {words::kConditionsThatTellAtMost, kMostArrangements},
                                        words::kMore));
  }
  if (sum <= 0) return NoWorlds();
  Divide(sum, known);
  return absl::OkStatus();
}

absl::StatusOr<AdviseAnswer> Adviser::Advise() {
  AdviseAnswer answer{question_, view_, kontra_, {}, {}, {}, {}};
  WeighedWorlds worlds;
  if (auto dealt = Deal(answer.worlds, worlds); !dealt.ok()) return dealt;
  answer.worlds.chances.resize(question_->chances.size());
  answer.worlds.holders.resize(question_->holds.size());
  if (!answer.worlds.counted) {
    SumChances(worlds, answer.worlds);
  } else if (auto counted = CountChances(answer.worlds); !counted.ok()) {
    return counted;
  }
  CardAdviceOptions options;
  options.stakes = StakesOf(question_->rules);
  options.doublings.stoss = static_cast<int>(kontra_.size());
  if (!question_->open) options.open_games = 0;
  options.keeps_deals = true;
  answer.advice = JudgeCards(view_, worlds, options, effort_);
  const CardWorth& best = answer.advice.ranked.front();
  if (view_.switched()) {
    answer.why =
        DecidingFacts(view_, answer.advice.DealsOf(best), best.win.value, WeighedShares(worlds));
  }
  answer.interrupted = effort_.stopped();
  answer.to_play = answer.advice.ranked.front().card;
  if (question_->plays && IsSearched(view_)) {
    answer.to_play =
        SearchCard(view_, worlds, {options.stakes, GamesFor(question_->worlds)}, effort_);
  }
  return answer;
}

// A card with what its game pays and counts; null where it does not.
struct SaidCard {
  const CardWorth* worth;
  const CardWorth* paid;
  const CardWorth* counted;
  const CardWorth* graded;  // as Schneider and schwarz
  const CardWorth* opened;
};
constexpr auto kAdvisedColumns = ColumnsOf<SaidCard>({
    {"card", Kind::kCard, At<&SaidCard::worth, &CardWorth::card>},
    {"win", Kind::kShare, At<&SaidCard::worth, &CardWorth::win, &MeanError::value>,
     words::kOfGamesWonBySeatsSide},
    {"win_error", Kind::kShare, At<&SaidCard::worth, &CardWorth::win, &MeanError::error>,
     words::kHalfIntervalOfWin},
    {"schneider", Kind::kShare, At<&SaidCard::graded, &CardWorth::schneider, &MeanError::value>,
     words::kOfGamesWonWithSchneider},
    {"schneider_error", Kind::kShare,
     At<&SaidCard::graded, &CardWorth::schneider, &MeanError::error>,
     words::kHalfIntervalOfSchneider},
    {"schwarz", Kind::kShare, At<&SaidCard::graded, &CardWorth::schwarz, &MeanError::value>,
     words::kOfGamesWonSchwarz},
    {"schwarz_error", Kind::kShare, At<&SaidCard::graded, &CardWorth::schwarz, &MeanError::error>,
     words::kHalfIntervalOfSchwarz},
    {"points", Kind::kReal, At<&SaidCard::counted, &CardWorth::points, &MeanError::value>,
     words::kOfSeatsSideOnAverage},
    {"points_error", Kind::kReal, At<&SaidCard::counted, &CardWorth::points, &MeanError::error>,
     words::kHalfIntervalOfPoints},
    {"cents", Kind::kMean, At<&SaidCard::paid, &CardWorth::cents, &MeanError::value>,
     words::kThatSeatReceives},
    {"cents_error", Kind::kMean, At<&SaidCard::paid, &CardWorth::cents, &MeanError::error>,
     words::kHalfIntervalOfCents},
    {"behind", Kind::kMean, At<&SaidCard::paid, &CardWorth::behind, &MeanError::value>,
     words::kByWhichItIsBehind},
    {"behind_error", Kind::kMean, At<&SaidCard::paid, &CardWorth::behind, &MeanError::error>,
     words::kHalfIntervalOfBehind},
    {"as_good", Kind::kFlag, At<&SaidCard::worth, &CardWorth::as_good>, words::kBehindBestByNoMore},
    {"open_win", Maybe(Kind::kShare), At<&SaidCard::opened, &CardWorth::open_win>,
     words::kOfGamesWonWithOpenCards},
});

Cells CardsOf(const AdviseAnswer& answer) {
  std::vector<SaidCard> cards;
  const Contract& contract = answer.view.contract();
  const bool sides = contract.parties() != Parties::kEach;
  const bool graded = IsPointContract(contract);
  const bool opened = answer.question->open && sides && answer.view.switched();
  for (const CardWorth& worth : answer.advice.ranked) {
    cards.push_back({&worth, answer.advice.paid ? &worth : nullptr,
                     graded || !sides ? &worth : nullptr, graded ? &worth : nullptr,
                     opened ? &worth : nullptr});
  }
  return kAdvisedColumns.Each(cards);
}

Cells ChancesOf(const AdviseAnswer& answer) {
  Cells chances;
  for (std::size_t i = 0; i < answer.question->chances.size(); ++i) {
    chances.emplace_back(answer.question->chances[i].text);
    chances.emplace_back(Rounded(answer.worlds.chances[i]));
  }
  return chances;
}

Cells HoldersOf(const AdviseAnswer& answer) {
  Cells holders;
  for (std::size_t i = 0; i < answer.question->holds.size(); ++i) {
    holders.emplace_back(answer.question->holds[i]);
    Cells of_seats;
    for (int seat = 0; seat < answer.view.seats(); ++seat) {
      of_seats.emplace_back(Rounded(answer.worlds.holders[i][Seat(seat)]));
    }
    holders.emplace_back(std::move(of_seats));
  }
  return holders;
}

constexpr auto kAdviseColumns = ColumnsOf<AdviseAnswer>({
    {"seat", Kind::kSeat, At<&AdviseAnswer::view, &SeatView::seat>},
    {"contract", Kind::kContract, At<&AdviseAnswer::view, &SeatView::contract>},
    {"declarer", Kind::kSeat,
     [](auto& answer) {
       const bool declared = answer.view.contract().has_declarer() && answer.view.switched();
       return declared ? Cell(answer.view.declarer) : Cell();
     }},
    {"rules", Kind::kName, At<&AdviseAnswer::question, &AdviseQuestion::rules, &RuleSet::name>},
    {"tariff", Kind::kText, [](auto& answer) { return ToString(answer.question->rules.tariff); }},
    {"seed", Kind::kSum, At<&AdviseAnswer::question, &AdviseQuestion::seed>},
    {"worlds", Kind::kCount, At<&AdviseAnswer::worlds, &AdviseWorlds::dealt>},
    {"worlds_possible", Kind::kSum, At<&AdviseAnswer::worlds, &AdviseWorlds::possible>,
     words::kThatAgreeWithWhatSeatSees},
    {"effective_worlds", Kind::kReal, At<&AdviseAnswer::worlds, &AdviseWorlds::effective>,
     words::kEquallyLikelyOnesThatWould},
    {"weighed", Kind::kFlag, At<&AdviseAnswer::worlds, &AdviseWorlds::weighed>,
     words::kByHowLikelyPeopleWould},
    {"games", Kind::kCount, At<&AdviseAnswer::advice, &CardAdvice::games>,
     words::kPlayedForEachCard},
    {"basis", Kind::kWord,
     [](auto& answer) { return kCardBasisNames[PlaceOf(answer.advice.basis)]; },
     words::kHowOthersPlayOnBy},
    {"best", Kind::kCard, [](auto& answer) { return answer.advice.ranked.front().card; }},
    {"sentence", Kind::kText,
     [](auto& answer) { return AdviseSentence(answer, answer.question->language); }},
    {"why", RowsOf(kWhyColumns),
     [](auto& answer) {
       return WhyCells(answer.why, answer.view.contract(), answer.question->language);
     },
     words::kWhatDecides},
    {"cards", RowsOf(kAdvisedColumns), [](auto& answer) { return CardsOf(answer); },
     words::kBestFirst},
    {"interrupted", Maybe(Kind::kFlag), [](auto& answer) { return WhereTrue(answer.interrupted); },
     words::kNotAllGamesWerePlayed},
    {"kontra", Maybe(ListOf(Kind::kSeat)), [](auto& answer) { return WhereAny(answer.kontra); },
     words::kWhoGaveKontraReInOrder},
    {"others", Maybe(Kind::kName), [](auto& answer) { return answer.question->others.NameCell(); },
     words::kOthersColumn},
    {"chances", Maybe(MapOf(Kind::kShare)),
     [](auto& answer) { return WhereAny(ChancesOf(answer)); },
     words::kOfWorldsThatMeetEachCondition},
    {"holds", Maybe(MapOf(Kind::kList)), [](auto& answer) { return WhereAny(HoldersOf(answer)); },
     words::kShareOfWorldsInWhich},
    {"given", Maybe(Kind::kText),
     [](auto& answer) { return WhereAny(TextOf(answer.question->given)); },
     words::kConditionsOnHands},
});

}  // namespace

absl::StatusOr<CardTurn> ReadCardTurn(const AdviseQuestion& question, ViewOwner owner) {
  auto line = ReadView(question, owner);
  if (!line.ok()) return line.status();
  auto bids = ReadHeard(question, *line);
  if (!bids.ok()) return bids.status();
  auto kontra = ReadKontra(question, line->view);
  if (!kontra.ok()) return kontra.status();
  return CardTurn{std::move(line->view), *std::move(bids), *std::move(kontra)};
}

absl::StatusOr<AdviseAnswer> AnswerOf(const AdviseQuestion& question, CardTurn turn,
                                      const Watch& watch) {
  return Adviser(std::make_shared<const AdviseQuestion>(question), std::move(turn), watch).Advise();
}

absl::StatusOr<AdviseAnswer> AnswerOf(const AdviseQuestion& question, const Watch& watch) {
  auto turn = ReadCardTurn(question);
  if (!turn.ok()) return turn.status();
  return AnswerOf(question, *std::move(turn), watch);
}

std::span<const ColumnInfo> AdviseAnswer::Columns() { return kAdviseColumns; }

Cells AdviseAnswer::ToCells() const { return kAdviseColumns.CellsOf(*this); }

std::string AdviseAnswer::ToText(Language language, const TextStyle& style) const {
  return AdviseText(*this, language, style);
}

}  // namespace schafkopf
