#include <algorithm>
#include <stdexcept>

#include "tests/support/reference.h"

namespace schafkopf::reference {
namespace {

constexpr std::string_view kSuitLetters = "EGHS";

// What is played before somebody announces another game.
Contract FirstContract(const Contract& contract) {
  return contract.row().name == "hintenrum" ? Contract::Named("ramsch") : contract;
}

}  // namespace

Game::Game(const Deal& deal, std::span<const Card> played, const RuleOptions& options)
    : deal_(deal),
      options_(options),
      seats_(deal.hands[Seat(2)].empty()   ? 2
             : deal.hands[Seat(3)].empty() ? 3
                                           : 4),
      rules_(deal.contract(), deal.deck(), options),
      first_rules_(FirstContract(deal.contract()), deal.deck(), options) {
  for (int seat = 0; seat < seats_; ++seat) {
    Cards& hand = dealt_[static_cast<std::size_t>(seat)];
    for (Card card : deal.hands[Seat(seat)]) hand.push_back(card);
  }
  hands_ = dealt_;
  const std::string_view side = rules_.side();
  const int declarer = deal.declarer.index();
  const auto holds = [&](std::size_t seat, char suit, char rank) {
    return Has(dealt_[seat], CardCalled(suit, rank));
  };
  for (int seat = 0; seat < seats_; ++seat) {
    const auto s = static_cast<std::size_t>(seat);
    declares_[s] = seat == declarer || (side == "opposite" && seat == (declarer + 2) % 4) ||
                   (side == "called" && Has(dealt_[s], *rules_.called())) ||
                   (side == "named" && seat == deal.contract().partner()->index());
    if (side == "old") declares_[s] = holds(s, 'E', 'O') || holds(s, 'G', 'O');
  }
  if (side == "unter") {
    for (char suit : kSuitLetters) {
      if (holds(static_cast<std::size_t>(declarer), suit, 'U')) continue;
      for (std::size_t seat = 0; seat < 4; ++seat) {
        declares_[seat] = declares_[seat] || holds(seat, suit, 'U');
      }
      break;
    }
  }
  if (rules_.goal() == "no trick" && options.Is({"bettel_lead", "declarer"})) leader_ = declarer;
  for (Card card : played) Play(card);
}

bool Game::OnDeclarerSide(int seat) const { return declares_[static_cast<std::size_t>(seat)]; }

Cards Game::SideCards() const {
  Cards cards;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    if (declares_[seat]) cards.insert(cards.end(), dealt_[seat].begin(), dealt_[seat].end());
  }
  return cards;
}

bool Game::CalledSuitLed() const {
  const std::optional<Card>& called = rules_.called();
  return called && std::any_of(tricks_.begin(), tricks_.end(), [&](const Trick& trick) {
           return rules_.GroupOf(trick.cards.front()) == rules_.GroupOf(*called);
         });
}

bool Game::HasSwitched() const {
  if (deal_.contract().row().name != "hintenrum") return true;
  if (options_.Is({"strixner", "third_trick_winner"})) return tricks_.size() >= 3;
  std::array<int, 4> taken{};
  for (const Trick& trick : tricks_) ++taken[static_cast<std::size_t>(trick.winner)];
  return *std::max_element(taken.begin(), taken.end()) >= 3;
}

const Rulebook& Game::Rules() const { return HasSwitched() ? rules_ : first_rules_; }

// The cards of a seat that lie under no other card of a trick not yet over.
Cards Game::Open(int seat) const {
  Cards open;
  for (Card card : hands_[static_cast<std::size_t>(seat)]) {
    const auto top = deal_.covers.TopOf(card);
    bool covered = top && Has(trick_, *top);
    for (const Cards& hand : hands_) covered = covered || (top && Has(hand, *top));
    if (!covered) open.push_back(card);
  }
  return open;
}

Cards Game::Legal() const {
  Moment moment{CalledSuitLed(), 0, static_cast<int>(tricks_.size()) + 1};
  if (const std::optional<Card>& called = rules_.called()) {
    for (const Cards& hand : dealt_) {
      if (Has(hand, *called)) moment.dealt = rules_.CountOf(hand, rules_.GroupOf(*called));
    }
  }
  return Rules().Legal(Open(to_move()), trick_, moment);
}

void Game::Play(Card card) {
  if (!Has(Legal(), card)) {
    throw std::invalid_argument("illegal " + Write({{card}}) + " in " + WriteLine(deal_, {}));
  }
  std::erase(hands_[static_cast<std::size_t>(to_move())], card);
  trick_.push_back(card);
  ++cards_played_;
  if (static_cast<int>(trick_.size()) < seats_) return;
  const int winner = (leader_ + static_cast<int>(Rules().WinnerOf(trick_))) % seats_;
  Trick trick{leader_, trick_, winner, 0};
  for (Card taken : trick_) trick.points += reference::PointsOf(taken);
  leader_ = trick.winner;
  trick_.clear();
  tricks_.push_back(trick);
}

void Game::Undo() {
  if (trick_.empty()) {
    trick_ = tricks_.back().cards;
    leader_ = tricks_.back().leader;
    tricks_.pop_back();
  }
  const Card card = trick_.back();
  trick_.pop_back();
  hands_[static_cast<std::size_t>(to_move())].push_back(card);
}

std::array<int, 4> Game::Payments(int value, int doublings) const {
  const Outcome outcome = Settle(deal_.contract(), deal_.deck(), SideCards(), value, doublings);
  const auto declarers = std::count(declares_.begin(), declares_.end(), true);
  std::array<int, 4> payments{};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    payments[seat] = declares_[seat] == outcome.won ? outcome.price : -outcome.price;
    if (declares_[seat] && declarers == 1) payments[seat] *= 3;
  }
  return payments;
}

bool Game::IsAboutPoints() const { return rules_.goal() == "points"; }

std::array<Game::Taken, 4> Game::AllTaken() const {
  std::array<Taken, 4> taken;
  const bool passed_on = deal_.contract().row().name == "schieberamsch";
  for (const Trick& trick : tricks_) {
    const int to = passed_on ? (trick.winner + 1) % seats_ : trick.winner;
    Taken& pile = taken[static_cast<std::size_t>(to)];
    pile.points += trick.points;
    pile.tricks += 1;
    pile.cards.insert(pile.cards.end(), trick.cards.begin(), trick.cards.end());
  }
  return taken;
}

int Game::RamschLoser() const {
  const auto taken = AllTaken();
  const auto key = [&](int seat) {
    const Taken& pile = taken[static_cast<std::size_t>(seat)];
    int highest = 99;
    for (Card card : pile.cards) {
      if (rules_.GroupOf(card) == 'T') highest = std::min(highest, rules_.PlaceOf(card));
    }
    int sau = 9;
    for (int suit = 0; suit < 4; ++suit) {
      if (sau == 9 &&
          Has(pile.cards, CardCalled(kSuitLetters[static_cast<std::size_t>(suit)], 'A')))
        sau = suit;
    }
    return std::array<int, 6>{pile.points, pile.tricks, rules_.CountOf(pile.cards, 'T'),
                              -highest,    -sau,        -seat};
  };
  int loser = 0;
  for (int seat = 1; seat < seats_; ++seat) {
    if (key(seat) > key(loser)) loser = seat;
  }
  return loser;
}

std::array<int, 4> Game::RamschPayments() const {
  constexpr int kPrice = 20;
  const auto taken = AllTaken();
  std::array<int, 4> payments{};
  int seat_of_all = -1;
  int untouched = 0;
  for (int seat = 0; seat < seats_; ++seat) {
    const int tricks = taken[static_cast<std::size_t>(seat)].tricks;
    if (tricks == static_cast<int>(tricks_.size())) seat_of_all = seat;
    if (tricks == 0) ++untouched;
  }
  const int alone = seat_of_all >= 0 ? seat_of_all : RamschLoser();
  int each = seat_of_all >= 0 ? -kPrice : kPrice;
  for (int i = 0; i < untouched && seat_of_all < 0; ++i) each *= 2;
  for (int seat = 0; seat < seats_; ++seat) {
    payments[static_cast<std::size_t>(seat)] = seat == alone ? -each * (seats_ - 1) : each;
  }
  return payments;
}

Cards Game::StrongestFirst(Cards cards) const {
  const auto place = [&](Card card) {
    const std::string_view groups = "TEGHS";
    return 100 * groups.find(rules_.GroupOf(card)) + static_cast<std::size_t>(rules_.PlaceOf(card));
  };
  std::sort(cards.begin(), cards.end(), [&](Card a, Card b) { return place(a) < place(b); });
  return cards;
}

Game::Ending Game::EndForThemselves() {
  if (finished()) {
    Ending ending{{}, RamschPayments()};
    const auto taken = AllTaken();
    for (std::size_t seat = 0; seat < 4; ++seat) ending.points[seat] = taken[seat].points;
    return ending;
  }
  const auto mover = static_cast<std::size_t>(to_move());
  std::optional<Ending> best;
  for (Card card : StrongestFirst(Legal())) {
    Play(card);
    const Ending ending = EndForThemselves();
    Undo();
    if (!best || ending.payments[mover] > best->payments[mover]) best = ending;
  }
  return *best;
}

std::array<int, 4> Game::PointsForThemselves() { return EndForThemselves().points; }

int Game::Force(int seat, int alpha, int beta) {
  if (finished()) return RamschPayments()[static_cast<std::size_t>(seat)];
  const bool own = to_move() == seat;
  int best = own ? -200000 : 200000;
  for (Card card : Legal()) {
    Play(card);
    const int cents = Force(seat, alpha, beta);
    Undo();
    best = own ? std::max(best, cents) : std::min(best, cents);
    (own ? alpha : beta) = best;
    if (alpha >= beta) break;
  }
  return best;
}

int Game::FinalValue() const {
  int points = 0;
  std::size_t taken = 0;
  for (const Trick& trick : tricks_) {
    if (!OnDeclarerSide(trick.winner)) continue;
    points += trick.points;
    ++taken;
  }
  const std::string_view goal = rules_.goal();
  if (goal == "hold") return 1;
  if (goal == "every trick") return taken == tricks_.size() ? 1 : 0;
  if (goal == "no trick") return taken == 0 ? 1 : 0;
  if (taken == 0) return -1;
  return taken == tricks_.size() ? 121 : points;
}

int Game::Search(int alpha, int beta) {
  if (finished()) return FinalValue();
  const bool maximise = OnDeclarerSide(to_move());
  int best = maximise ? -2 : 122;
  for (Card card : Legal()) {
    Play(card);
    const int value = Search(alpha, beta);
    Undo();
    if (maximise) {
      best = std::max(best, value);
      alpha = std::max(alpha, best);
    } else {
      best = std::min(best, value);
      beta = std::min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}

int Game::Value() {
  if (rules_.goal() == "hold") return 1;
  return IsAboutPoints() ? Search(-1, 121) : Search(0, 1);
}

std::vector<Game::CardValue> Game::CardValues() {
  std::vector<CardValue> values;
  if (finished()) return values;
  for (Card card : Legal()) {
    Play(card);
    values.push_back({card, Value()});
    Undo();
  }
  return values;
}

std::uint64_t Game::Perft(int plies) {
  if (plies == 0 || finished()) return 1;
  std::uint64_t count = 0;
  for (Card card : Legal()) {
    Play(card);
    count += Perft(plies - 1);
    Undo();
  }
  return count;
}

}  // namespace schafkopf::reference
