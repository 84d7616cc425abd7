#include "solver/advice/card_advice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>
#include <span>

#include "solver/advice/card_curve.h"
#include "solver/advice/card_games.h"
#include "solver/habits/habit_game.h"
#include "solver/sample/by_threads.h"

namespace schafkopf {
namespace {

// Where seats think, which costs much more: games for each card, of which fewer are played where
// they weigh the points of many.
constexpr std::size_t kThoughtGames = 60;
constexpr std::size_t kLongThoughtGames = 20;
constexpr int kLongFrom = 6;
// Games of a Ramsch for each one of another: chance weighs more, and they cost next to nothing.
constexpr std::size_t kRamschGames = 5;

// Games that are played whatever stops the others, so that there is an answer, soon: thought about,
// and by habit.
constexpr std::size_t kLeastThought = 8;
constexpr std::size_t kLeastByHabit = 200;

// Sums over the games of one card that ended alike: lost or won.
struct Sums {
  std::int64_t games = 0;
  std::int64_t schneider = 0;
  std::int64_t schwarz = 0;
  std::int64_t points = 0;
  std::int64_t cents = 0;

  void Add(const EndedGame& game) {
    ++games;
    schneider += game.schneider ? 1 : 0;
    schwarz += game.schwarz ? 1 : 0;
    points += game.points;
    cents += game.cents;
  }
};

std::optional<PlayedCurve> CurveOf(const SeatView& view, Role role) {
  const Deck deck = view.game.deck();
  auto curve = CardCurveOf(view.contract(), deck, role);
  const bool is_first = view.played.empty() && view.held().size() == view.game.hand_size();
  if (curve && is_first && role == Role::kDeclarer) {
    curve->base += FirstLeadShift(view.contract(), deck);
  }
  return curve;
}

class Judge {
 public:
  Judge(const SeatView& view, const WeighedWorlds& worlds, const CardAdviceOptions& options,
        const Effort& effort)
      : view_(view),
        worlds_(worlds),
        options_(options),
        effort_(effort),
        each_(view.contract().parties() == Parties::kEach),
        by_habit_(each_ || IsPlayedByHabit(view)),
        by_learned_(IsBidByHabit(view)),
        games_(view, options.stakes, options.doublings, effort.seed),
        curve_(by_learned_ ? CurveOf(view, RoleOfSeat()) : std::nullopt),
        kinds_(view.DistinctPlays()),
        cards_(options.cards.empty() ? kinds_ : options.cards),
        chosen_(Resample(worlds, GamesOf(options))),
        ended_(chosen_.size() * cards_.size()) {}

  CardAdvice Advise() {
    const Threads threads(effort_.threads);
    PerThread<Minds> minds(threads);
    std::vector<char> played(chosen_.size());
    const std::size_t stride = Stride();
    threads.ForEach(chosen_.size(), 1, [&](std::size_t turn, int thread) {
      const bool late = effort_.stopped();
      if (late && turn >= (by_habit_ ? kLeastByHabit : kLeastThought)) return;
      const std::size_t game = turn * stride % chosen_.size();
      PlayOut(game, !late || turn < kLeastThought, minds.Of(thread));
      played[game] = 1;
    });
    KeepPlayed(played);
    CardAdvice advice;
    advice.basis = by_habit_ ? CardBasis::kHabit : CardBasis::kPlayed;
    advice.games = chosen_.size();
    advice.paid = paid();
    Rank(advice);
    if (options_.keeps_deals) {
      for (std::size_t card = 0; card < cards_.size(); ++card) {
        advice.deals.push_back({cards_[card], EndedDealsOf(card)});
      }
    }
    return advice;
  }

 private:
  std::size_t GamesOf(const CardAdviceOptions& options) const {
    if (each_) return kRamschGames * options.games;
    if (by_habit_) return options.games;
    const bool is_long = counts_points() && view_.held().size() >= kLongFrom;
    return std::min(options.games, is_long ? kLongThoughtGames : kThoughtGames);
  }
  bool paid() const { return view_.contract().row().pack != Pack::kSjavs; }
  bool counts_points() const { return IsPointContract(view_.contract()); }

  // The same in every world.
  Role RoleOfSeat() const {
    return RoleOf(view_.seat, PositionIn(view_, worlds_.hands.front()).deal());
  }

  EndedGame& EndOf(std::size_t game, std::size_t card) {
    return ended_[game * cards_.size() + card];
  }
  const EndedGame& EndOf(std::size_t game, std::size_t card) const {
    return ended_[game * cards_.size() + card];
  }

  // From one game to the next that is played: all are met, and the first are of worlds from all
  // over the list.
  std::size_t Stride() const {
    std::size_t stride = chosen_.size() * 5 / 8;
    while (stride > 1 && std::gcd(stride, chosen_.size()) != 1) --stride;
    return std::max<std::size_t>(stride, 1);
  }

  // Forgets the games that were not played any more.
  void KeepPlayed(const std::vector<char>& played) {
    std::size_t kept = 0;
    for (std::size_t game = 0; game < played.size(); ++game) {
      if (played[game] == 0) continue;
      chosen_[kept] = chosen_[game];
      for (std::size_t card = 0; card < cards_.size(); ++card) {
        EndOf(kept, card) = EndOf(game, card);
      }
      ++kept;
    }
    chosen_.resize(kept);
  }

  // Of so many neighbours one world is also solved.
  bool IsSolved(std::size_t game) const {
    const std::size_t open = std::min(options_.open_games, chosen_.size());
    return open > 0 && view_.switched() &&
           (game * open) / chosen_.size() != ((game + 1) * open) / chosen_.size();
  }

  void PlayOut(std::size_t game, bool has_time, Minds& minds) {
    games_.PlayOn(worlds_.hands[chosen_[game]], cards_, game, has_time && IsSolved(game), minds,
                  std::span(ended_).subspan(game * cards_.size(), cards_.size()));
  }

  // Calls visit(begin, end) for the games of each world: what they have in common is one draw of a
  // world, whose weight made it that often.
  template <class Visit>
  void ForEachDraw(const Visit& visit) const {
    for (std::size_t begin = 0, end = 0; begin < chosen_.size(); begin = end) {
      end = begin + 1;
      while (end < chosen_.size() && chosen_[end] == chosen_[begin]) ++end;
      visit(begin, end);
    }
  }

  std::vector<EndedDeal> EndedDealsOf(std::size_t card) const {
    std::vector<EndedDeal> deals;
    ForEachDraw([&](std::size_t begin, std::size_t end) {
      const auto drawn = static_cast<double>(end - begin);
      double won = 0;
      for (std::size_t game = begin; game < end; ++game) won += EndOf(game, card).won ? 1 : 0;
      deals.push_back({worlds_.hands[chosen_[begin]], won / drawn, drawn});
    });
    return deals;
  }

  // Games of worlds that are each drawn once, that would tell as much (Kish).
  double Independent() const {
    const auto games = static_cast<double>(chosen_.size());
    if (worlds_.complete) return games;
    double squares = 0;
    ForEachDraw([&](std::size_t begin, std::size_t end) {
      const auto drawn = static_cast<double>(end - begin);
      squares += drawn * drawn;
    });
    return games * games / squares;
  }

  // The error of the mean of one number of each game. All that is summed is whole.
  template <class NumberOf>
  double ErrorOf(const NumberOf& number_of) const {
    return kNormal95 *
           (worlds_.complete ? DeviationOfPlay(number_of) : DeviationOfDraws(number_of));
  }

  // Of worlds drawn by chance: between the draws.
  template <class NumberOf>
  double DeviationOfDraws(const NumberOf& number_of) const {
    const auto games = static_cast<std::int64_t>(chosen_.size());
    std::int64_t sum = 0;
    for (std::size_t game = 0; game < chosen_.size(); ++game) sum += number_of(game);
    double squares = 0;
    int draws = 0;
    ForEachDraw([&](std::size_t begin, std::size_t end) {
      std::int64_t of_draw = 0;
      for (std::size_t game = begin; game < end; ++game) of_draw += number_of(game);
      const auto off =
          static_cast<double>(games * of_draw - static_cast<std::int64_t>(end - begin) * sum);
      squares += off * off;
      ++draws;
    });
    if (draws < 2) return 0;
    const double all = static_cast<double>(games) * static_cast<double>(games);
    return std::sqrt(squares * draws / (draws - 1)) / all;
  }

  // Where every world has its games by its weight, chance is in the play alone: between neighbours,
  // most of them games of one world or of worlds that differ little.
  template <class NumberOf>
  double DeviationOfPlay(const NumberOf& number_of) const {
    double squares = 0;
    for (std::size_t game = 1; game < chosen_.size(); ++game) {
      const auto off = static_cast<double>(number_of(game) - number_of(game - 1));
      squares += off * off;
    }
    const auto games = static_cast<double>(chosen_.size());
    return games < 2 ? 0 : std::sqrt(squares / (2 * (games - 1) * games));
  }

  // Of the games of a card that ended so. Where all ended alike the play may still end otherwise.
  Share ShareOf(std::size_t card, bool EndedGame::*so, std::int64_t count) const {
    const double share = static_cast<double>(count) / static_cast<double>(chosen_.size());
    if (!worlds_.complete || share <= 0 || share >= 1) return WilsonShareOf(share, Independent());
    const double error =
        ErrorOf([&](std::size_t game) { return std::int64_t{EndOf(game, card).*so ? 1 : 0}; });
    return {share, std::max(0.0, share - error), std::min(1.0, share + error)};
  }

  // What is said of a value by the interval of the share behind it.
  static MeanError Around(double value, const Share& share) {
    return {value, std::max(share.high - share.value, share.value - share.low)};
  }

  // A share of the games won as it is at the table; what never or always happens stays so.
  double AtTable(double share) const {
    return curve_ && share > 0 && share < 1 ? ChanceOf(*curve_, share) : share;
  }
  Share AtTable(const Share& share) const {
    return {AtTable(share.value), AtTable(share.low), AtTable(share.high)};
  }

  CardWorth WorthOf(std::size_t card) {
    std::array<Sums, 2> sums;  // lost, won
    std::int64_t solved = 0;
    std::int64_t open_wins = 0;
    for (std::size_t game = 0; game < chosen_.size(); ++game) {
      const EndedGame& ended = EndOf(game, card);
      sums[ended.won ? 1 : 0].Add(ended);
      solved += ended.open_won ? 1 : 0;
      open_wins += ended.open_won.value_or(false) ? 1 : 0;
    }
    const auto share_of = [](std::int64_t count, std::int64_t of) {
      return of == 0 ? 0 : static_cast<double>(count) / static_cast<double>(of);
    };
    const Share played = ShareOf(card, &EndedGame::won, sums[1].games);
    const Share won = AtTable(played);
    const auto mean_of = [&](std::int64_t Sums::*number) {
      return won.value * share_of(sums[1].*number, sums[1].games) +
             (1 - won.value) * share_of(sums[0].*number, sums[0].games);
    };
    CardWorth worth{};
    worth.card = worth.judged = cards_[card];
    worth.win = Around(won.value, won);
    worth.played = played.value;
    worth.schneider =
        Around(mean_of(&Sums::schneider), ShareOf(card, &EndedGame::schneider, sums[1].schneider));
    worth.schwarz =
        Around(mean_of(&Sums::schwarz), ShareOf(card, &EndedGame::schwarz, sums[1].schwarz));
    worth.points = {mean_of(&Sums::points),
                    ErrorOf([&](std::size_t game) { return EndOf(game, card).points; })};
    worth.cents = CentsOf(
        {mean_of(&Sums::cents), ErrorOf([&](std::size_t game) { return EndOf(game, card).cents; })},
        won);
    worth.open_win = share_of(open_wins, solved);
    return worth;
  }

  // The error of the cents that `card` brings less than `best`, world by world. Where few games or
  // none tell the two apart, others may do so more often.
  double ErrorBehind(std::size_t best, std::size_t card) const {
    const auto less = [&](std::size_t game) {
      return EndOf(game, best).cents - EndOf(game, card).cents;
    };
    const double error = ErrorOf(less);
    const bool sure = worlds_.complete && by_habit_ && !by_learned_ && !each_ &&
                      view_.held().size() <= ExactTricks(view_.seats());
    if (sure || best == card) return error;
    std::int64_t differ = 0;
    std::int64_t by = 0;
    std::int64_t stake = 0;
    for (std::size_t game = 0; game < chosen_.size(); ++game) {
      differ += less(game) != 0 ? 1 : 0;
      by += std::abs(less(game));
      stake += std::abs(EndOf(game, best).cents);
    }
    const auto games = static_cast<double>(chosen_.size());
    const double swing = differ > 0 ? static_cast<double>(by) / static_cast<double>(differ)
                                    : 2 * static_cast<double>(stake) / games;
    const Share differing = WilsonShareOf(static_cast<double>(differ) / games, Independent());
    return std::max(error, swing * (differing.high - differing.value));
  }

  void Rank(CardAdvice& advice) {
    struct Judged {
      std::size_t place;
      CardWorth worth;
    };
    std::vector<Judged> judged;
    for (std::size_t card = 0; card < cards_.size(); ++card)
      judged.push_back({card, WorthOf(card)});
    std::ranges::reverse(judged);  // of equals the weaker
    std::ranges::stable_sort(judged, [](const Judged& a, const Judged& b) {
      if (a.worth.cents.value != b.worth.cents.value) {
        return a.worth.cents.value > b.worth.cents.value;
      }
      if (a.worth.win.value != b.worth.win.value) return a.worth.win.value > b.worth.win.value;
      return a.worth.points.value > b.worth.points.value;
    });
    const double most = judged.front().worth.cents.value;
    const int trick = 1 + view_.game.hand_size() - view_.held().size();
    const double real = curve_ ? RealPartOf(RoleOfSeat(), trick) : 1;
    for (Judged& each : judged) {
      each.worth.behind = {real * (most - each.worth.cents.value),
                           real * ErrorBehind(judged.front().place, each.place)};
      each.worth.cents.value = most - each.worth.behind.value;
      each.worth.as_good = each.worth.behind.value <= each.worth.behind.error;
      if (!advice.paid) {
        each.worth.as_good =
            each.worth.win.value + each.worth.win.error >= judged.front().worth.win.value;
      }
      for (Card card : KindOf(each.worth.card)) {
        advice.ranked.push_back(each.worth);
        advice.ranked.back().card = card;
      }
    }
  }

  // The legal cards that do the same as `judged`, weakest first: itself, then those above it that
  // are no others' (see SeatView::DistinctPlays).
  std::vector<Card> KindOf(Card judged) const {
    const CardSet legal = view_.LegalPlays();
    std::vector<Card> kind;
    for (Card card : view_.game.order(view_.switched()).best_first()) {
      if (!legal.Contains(card)) continue;
      kind.push_back(card);
      if (card == judged) break;
      if (std::ranges::find(kinds_, card) != kinds_.end()) kind.clear();
    }
    std::ranges::reverse(kind);
    return kind;
  }

  const SeatView& view_;
  const WeighedWorlds& worlds_;
  const CardAdviceOptions& options_;
  const Effort& effort_;
  const bool each_;        // plays for himself
  const bool by_habit_;    // else seats think
  const bool by_learned_;  // played out so; else by habit
  const CardGames games_;
  const std::optional<PlayedCurve> curve_;  // of chances at the table
  const std::vector<Card> kinds_;           // by the weakest card of each
  const std::vector<Card> cards_;           // that are judged
  std::vector<std::size_t> chosen_;
  std::vector<EndedGame> ended_;
};

}  // namespace

CardAdvice JudgeCards(const SeatView& view, const WeighedWorlds& worlds,
                      const CardAdviceOptions& options, const Effort& effort) {
  return Judge(view, worlds, options, effort).Advise();
}

}  // namespace schafkopf
