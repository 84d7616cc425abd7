#include "engine/worlds/arrangements.h"

#include <algorithm>
#include <vector>

namespace schafkopf {
namespace {

// Cards that no set tells apart and that the same seats may hold.
struct Kind {
  CardSet cards;
  SeatSet seats;
};

// k of n, for n up to 32.
std::uint64_t Choose(int n, int k) {
  std::uint64_t ways = 1;
  for (int i = 1; i <= k; ++i) {
    ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
  }
  return ways;
}

CardSet Some(CardSet cards, int count) {
  CardSet some;
  for (Card card : cards) {
    if (some.size() == count) break;
    some.Insert(card);
  }
  return some;
}

class Arranger {
 public:
  Arranger(SeatSet told_apart, const Knowledge& knowledge, std::span<const CardSet> sets,
           std::uint64_t most, const VisitArrangement& visit)
      : seats_(told_apart), knowledge_(knowledge), left_(most), visit_(visit) {
    for (Card card : knowledge.unseen()) {
      SeatSet seats;
      for (Seat seat : kSeats) {
        if (!knowledge.not_held[seat].Contains(card)) seats = seats | SeatSet::Of(seat);
      }
      const auto same = std::ranges::find(kinds_, seats, &Kind::seats);
      if (same == kinds_.end()) {
        kinds_.push_back({CardSet::Of(card), seats});
      } else {
        same->cards.Insert(card);
      }
    }
    for (const CardSet& set : sets) TellApart(set);
    // What the call says counts its suit and asks who holds the Sau.
    if (const auto& call = knowledge.call; call && IsOpen(*call)) {
      TellApart(call->suit);
      TellApart(CardSet::Of(call->sau));
    }
    // What the last get is what is left to them: best of most.
    std::ranges::stable_sort(kinds_, {}, [](const Kind& kind) { return kind.cards.size(); });
  }

  bool Run() {
    PerSeat<int> room;
    for (Seat seat : kSeats) {
      room[seat] = knowledge_.missing(seat);
      if (room[seat] < 0) return true;
    }
    return Deal(0, Seat(0), kinds_.empty() ? CardSet() : kinds_[0].cards, room, knowledge_.held, 1);
  }

 private:
  // Whether some arrangement may not agree with it.
  bool IsOpen(const CallKnowledge& call) const {
    return std::ranges::any_of(kSeats, [&](Seat seat) {
      return call.least[seat] > (knowledge_.held[seat] & call.suit).size();
    });
  }

  void TellApart(CardSet set) {
    for (std::size_t i = kinds_.size(); i > 0; --i) {
      Kind& kind = kinds_[i - 1];
      const CardSet in = kind.cards & set;
      if (in.empty() || in == kind.cards) continue;
      kind.cards -= set;
      kinds_.push_back({in, kinds_[i - 1].seats});
    }
  }

  // Gives `seat` and those behind it what is left of kind number `kind`.
  bool Deal(std::size_t kind, Seat seat, CardSet left, const PerSeat<int>& room, const Hands& hands,
            std::uint64_t worlds) {
    if (kind == kinds_.size()) {
      const auto whole = [&](Seat each) { return !seats_.Contains(each) || room[each] == 0; };
      return !std::ranges::all_of(kSeats, whole) || Visit(hands, worlds);
    }
    const bool may = seats_.Contains(seat) && kinds_[kind].seats.Contains(seat);
    const bool last = seat == kSeats.back();
    const int most = may ? std::min(room[seat], left.size()) : 0;
    // The last kind fills the hands that are told apart.
    const bool fills = kind + 1 == kinds_.size() && seats_.Contains(seat);
    const bool rest = last && seats_ == SeatSet::All();
    const int least = fills ? room[seat] : rest ? left.size() : 0;
    for (int count = least; count <= most; ++count) {
      PerSeat<int> next_room = room;
      next_room[seat] -= count;
      Hands next_hands = hands;
      const CardSet share = Some(left, count);
      next_hands[seat] |= share;
      const std::uint64_t ways = worlds * Choose(left.size(), count);
      const bool goes_on = !last
                               ? Deal(kind, seat.Next(), left - share, next_room, next_hands, ways)
                               : Deal(kind + 1, Seat(0),
                                      kind + 1 < kinds_.size() ? kinds_[kind + 1].cards : CardSet(),
                                      next_room, next_hands, ways);
      if (!goes_on) return false;
    }
    return true;
  }

  bool Visit(const Hands& hands, std::uint64_t worlds) {
    if (const auto& call = knowledge_.call) {
      for (Seat seat : kSeats) {
        const bool bound = seat == call->declarer || hands[seat].Contains(call->sau);
        if (bound && (hands[seat] & call->suit).size() < call->least[seat]) return true;
      }
    }
    if (left_-- == 0) return false;
    visit_(hands, worlds);
    return true;
  }

  const SeatSet seats_;
  const Knowledge& knowledge_;
  std::uint64_t left_;
  const VisitArrangement& visit_;
  std::vector<Kind> kinds_;
};

}  // namespace

bool ForEachArrangement(const Knowledge& knowledge, std::span<const CardSet> sets,
                        std::uint64_t most, const VisitArrangement& visit) {
  return Arranger(SeatSet::All(), knowledge, sets, most, visit).Run();
}

bool ForEachArrangementOf(SeatSet seats, const Knowledge& knowledge, std::span<const CardSet> sets,
                          std::uint64_t most, const VisitArrangement& visit) {
  return Arranger(seats, knowledge, sets, most, visit).Run();
}

}  // namespace schafkopf
