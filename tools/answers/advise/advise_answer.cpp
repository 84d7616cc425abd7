#include "tools/answers/advise/advise_answer.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/money/doubling.h"
#include "engine/text/rule_file.h"
#include "engine/text/utf8.h"
#include "engine/worlds/arrangements.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/card_search.h"
#include "tools/answers/advise/advise_text.h"
#include "tools/answers/advise/written_game.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/score/score_doublers.h"

namespace schafkopf {
namespace {

// Arrangements that are looked at to count worlds that cannot be dealt one by one.
constexpr std::uint64_t kMostArrangements = 2'000'000;

absl::StatusOr<ViewLine> ReadView(const AdviseQuestion& question) {
  if (question.view.cut) {
    return AtField("view",
                   SyntaxError(CharacterCount(question.view.text) + 1,
                               {"at most $0 bytes in a line", InputLine::kMaxBytes}, "more"));
  }
  auto line = ParseViewLine(question.view.text, question.rules.options);
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
    return AtField("kontra", SyntaxError(1, "a game of two sides", ToString(view.contract())));
  }
  const auto called = view.contract().called_card();
  const bool called_me = called && view.seat != view.declarer && view.hand.Contains(*called);
  Sides sides = SidesOf(view.contract(), view.declarer,
                        called_me ? std::optional(view.seat) : std::nullopt, view.seats());
  if (called && !called_me && view.seat != view.declarer) {
    sides.opponents = sides.opponents | SeatSet::Of(view.seat);
  }
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
    if (OthersPlayed(view_)) return IsPlayedByHabit(view_);
    return IsBidByHabit(view_) && (!question_->exact || !bids_.empty());
  }
  bool AsksForChances() const { return !question_->chances.empty() || !question_->holds.empty(); }
  absl::Status Deal(AdviseWorlds& known, WeighedWorlds& worlds) const;
  void SumChances(const WeighedWorlds& worlds, AdviseWorlds& known) const;
  absl::Status CountChances(AdviseWorlds& known) const;
  void AddWorld(const Hands& hands, double weight, AdviseWorlds& known) const;
  static void Divide(double sum, AdviseWorlds& known);
  absl::Status NoWorlds() const {
    return AtField(question_->given.empty() ? "view" : "given",
                   SyntaxError(1, "conditions that some world meets", "none such"));
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
  inference.offers = KnownBids(question_->rules);
  if (!question_->given.empty()) {
    inference.accept = [this](const Contract&, const Hands& hands) {
      return Holds(question_->given, hands, order_);
    };
  }
  const auto hear_kontra = [&] {
    if (kontra_.empty()) return;
    inference.doubled = std::make_shared<const HeardDoublings>(
        DoubledGame{view_.game, view_.declarer, kontra_, inference.heard, inference.offers});
  };
  if (!IsWeighed() || !IsBidByHabit(view_)) {
    hear_kontra();
    return inference;
  }
  // Played all the same: then it is bid.
  if (std::ranges::find(inference.offers, view_.contract()) == inference.offers.end()) {
    inference.offers.push_back(view_.contract());
  }
  inference.heard = bids_.empty()
                        ? HeardFromOutcome(view_.contract(), view_.declarer, inference.offers)
                        : HeardFromBids(bids_, view_.contract(), view_.declarer, inference.offers);
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
    return AtField("exact", SyntaxError(1, {"at most $0 worlds", kMaxExactWorlds}, known.possible));
  }
  worlds = Infer(Inference(), options, effort_);
  if (worlds.empty() && effort_.stopped()) {
    return absl::CancelledError("stopped before the worlds were dealt");
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
    return AtField(
        "exact",
        SyntaxError(1, {"conditions that tell at most $0 arrangements apart", kMostArrangements},
                    "more"));
  }
  if (sum <= 0) return NoWorlds();
  Divide(sum, known);
  return absl::OkStatus();
}

absl::StatusOr<AdviseAnswer> Adviser::Advise() {
  AdviseAnswer answer{question_, view_, kontra_, {}, {}, {}};
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
  options.stoss = static_cast<int>(kontra_.size());
  answer.advice = JudgeCards(view_, worlds, options, effort_);
  answer.interrupted = effort_.stopped();
  answer.to_play = answer.advice.ranked.front().card;
  if (question_->plays && answer.advice.basis == CardBasis::kHabit) {
    answer.to_play =
        SearchCard(view_, worlds, {options.stakes, GamesFor(question_->worlds)}, effort_);
  }
  return answer;
}

Json CardJson(const CardWorth& worth, const AdviseAnswer& answer) {
  const bool points = IsPointContract(answer.view.contract());
  const auto if_paid = [&](double value) {
    return answer.advice.paid ? Json(Rounded(value)) : Json(nullptr);
  };
  const auto if_points = [&](double value) {
    return points ? Json(Rounded(value)) : Json(nullptr);
  };
  return {{"card", ToString(worth.card)},
          {"win", Rounded(worth.win.value)},
          {"win_error", Rounded(worth.win.error)},
          {"schneider", if_points(worth.schneider.value)},
          {"schneider_error", if_points(worth.schneider.error)},
          {"schwarz", if_points(worth.schwarz.value)},
          {"schwarz_error", if_points(worth.schwarz.error)},
          {"points", if_points(worth.points.value)},
          {"points_error", if_points(worth.points.error)},
          {"cents", if_paid(worth.cents.value)},
          {"cents_error", if_paid(worth.cents.error)},
          {"behind", if_paid(worth.behind.value)},
          {"behind_error", if_paid(worth.behind.error)},
          {"as_good", worth.as_good},
          {"open_win", Rounded(worth.open_win)}};
}

}  // namespace

absl::StatusOr<CardTurn> ReadCardTurn(const AdviseQuestion& question) {
  auto line = ReadView(question);
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

Json AdviseAnswer::ToJson() const {
  const bool declared = view.contract().has_declarer();
  Json object = {
      {"seat", view.seat.index()},
      {"contract", ToString(view.contract())},
      {"declarer", declared ? Json(view.declarer.index()) : Json(nullptr)},
      {"rules", question->rules.name},
      {"tariff", ToString(question->rules.tariff)},
      {"seed", question->seed},
      {"worlds", worlds.dealt},
      {"worlds_possible", worlds.possible},
      {"effective_worlds", Rounded(worlds.effective)},
      {"weighed", worlds.weighed},
      {"games", advice.games},
      {"basis", advice.basis == CardBasis::kHabit ? "habit" : "open"},
      {"best", ToString(advice.ranked.front().card)},
      {"sentence", AdviseSentence(*this, question->language)},
      {"cards", Json::array()},
  };
  if (interrupted) object["interrupted"] = true;
  if (!kontra.empty()) object["kontra"] = NumbersOf(kontra);
  for (const CardWorth& worth : advice.ranked) object["cards"].push_back(CardJson(worth, *this));
  for (std::size_t i = 0; i < question->chances.size(); ++i) {
    object["chances"][question->chances[i].text] = Rounded(worlds.chances[i]);
  }
  for (std::size_t i = 0; i < question->holds.size(); ++i) {
    Json& holders = object["holds"][ToString(question->holds[i])] = Json::array();
    for (int seat = 0; seat < view.seats(); ++seat) {
      holders.push_back(Rounded(worlds.holders[i][Seat(seat)]));
    }
  }
  if (!question->given.empty()) {
    object["given"] = TextOf(question->given);
  }
  return object;
}

std::string AdviseAnswer::ToText(Language language) const { return AdviseText(*this, language); }

}  // namespace schafkopf
