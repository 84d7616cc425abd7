#include "tools/play/table_talk.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/notation.h"
#include "engine/text/spoken_cards.h"
#include "tools/answers/advise/advise_text.h"
#include "tools/answers/ask/ask_double.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/door/finished_tricks.h"
#include "tools/cli/cli.h"
#include "tools/play/words.h"

namespace schafkopf {

std::optional<std::string> TableTalk::Ask(const Message& prompt) {
  while (true) {
    auto text = console_.Ask(prompt);
    if (!text || terms_.effort.stopped()) return std::nullopt;
    const auto wish = WishOf(*text);
    if (wish == PlayWish::kLeave) return std::nullopt;
    if (text->empty()) continue;
    if (!wish || wish == PlayWish::kHint || wish == PlayWish::kMore) return text;
    Grant(*wish);
  }
}

void TableTalk::Grant(PlayWish wish) const {
  if (wish == PlayWish::kScore) {
    score_();
  } else if (wish == PlayWish::kHand) {
    console_.Say(hand_text_);
  } else if (wish == PlayWish::kTrick) {
    console_.Say(last_trick_ ? Message(words::kTableLastTrick, *last_trick_)
                             : words::kTableNoTrickYet);
  } else {
    console_.Say(words::kTableHelp);
  }
}

// "Sepp GA, you GK".
Message TableTalk::TrickText(std::span<const Card> trick, Seat leader) const {
  std::vector<Message> cards;
  Seat seat = leader;
  for (Card card : trick) {
    cards.push_back(company_.NameOf(seat) + Message(" " + ToString(card)));
    seat = seat.Next();
  }
  return Joined(cards, ", ");
}

CardSkill TableTalk::Skill() const {
  return {.worlds = terms_.worlds, .rules = &terms_.rules, .bids = bids_, .kontra = kontra_};
}

std::optional<bool> TableTalk::AskDouble(const CardTurn& turn) {
  const std::string name = DoublingName(turn.view.contract(), static_cast<int>(turn.kontra.size()));
  while (true) {
    auto text = Ask(Message(words::kTableAskDouble, name));
    if (!text) return std::nullopt;
    if (!WishOf(*text)) {
      absl::AsciiStrToLower(&*text);
      const bool yes = *text == "yes" || *text == "y" || *text == "ja" || *text == "j";
      return yes || *text == absl::AsciiStrToLower(name);
    }
    const RoundEstimate round =
        ChooseDouble(turn, terms_.worlds, terms_.rules, terms_.effort).estimate.round;
    console_.Say(Message(words::kTableAdviceBid, name, Percent(round.won),
                         absl::StrFormat("%+d", std::lround(round.cents.value))));
  }
}

bool TableTalk::DoubleOut(const Position& position) {
  int from = 0;
  while (const auto turn = NextToDouble(position, bids_, kontra_, terms_.rules.options, from)) {
    const Seat seat = turn->view.seat;
    from = seat.index() + 1;
    const auto says =
        company_.IsYou(seat)
            ? AskDouble(*turn)
            : ChooseDouble(*turn, terms_.worlds, terms_.rules, terms_.effort).doubles();
    if (!says || terms_.effort.stopped()) return false;
    if (!*says) continue;
    console_.Say(Message(words::kCliAbout, company_.NameOf(seat),
                         DoublingName(turn->view.contract(), static_cast<int>(kontra_.size()))));
    kontra_.push_back(seat);
    from = 0;
  }
  return true;
}

void TableTalk::AdviseCard(const Position& position, PlayWish wish) const {
  const SeatView view = ViewOf(position);
  const std::vector<Card> cards = view.DistinctPlays();
  if (cards.size() == 1 && view.LegalPlays().size() == 1) {
    console_.Say(Message(words::kTableOnlyCard, ToString(cards.front())));
    return;
  }
  const auto answer = AdviseSeat(position, Skill(), terms_.effort);
  if (!answer.ok()) return;
  const Language language = SpokenLanguage();
  console_.Say(wish == PlayWish::kMore ? answer->ToText(language, {.all = true, .details = true})
                                       : AdviseSentence(*answer, language));
}

std::optional<Card> TableTalk::ReadCard(absl::string_view text, const Position& position) const {
  const auto cards = ParseSpokenCards(text);
  if (!cards.ok() || cards->size() != 1) {
    console_.Say(Message(words::kTableBadCard, Escaped(text)));
    return std::nullopt;
  }
  const Card card = cards->Highest();
  const CardSet legal = position.LegalPlays();
  if (legal.Contains(card)) return card;
  const bool held = position.held(position.to_move()).Contains(card);
  console_.Say(
      held ? Message(words::kTableNotAllowed, ToString(card), ToString(legal, position.order()))
           : Message(words::kTableNotYours, ToString(card)));
  return std::nullopt;
}

std::optional<Card> TableTalk::AskCard(const Position& position) {
  const Seat seat = position.to_move();
  const CardSet held = position.held(seat);
  if (held.size() == 1) return held.Highest();  // the last one plays itself
  hand_text_ = Message(words::kTableHand, ToString(held, position.order()));
  const std::size_t number =
      position.played().size() / static_cast<std::size_t>(position.seats()) + 1;
  const bool leads = position.trick().empty();
  console_.Say(AsIs("\n") +
               (leads ? Message(words::kTableLead, number)
                      : Message(words::kTableOnTable, number, company_.NameOf(position.leader()))));
  if (!leads) console_.Say(TableText(position));
  console_.Say(hand_text_);
  const CardSet legal = position.LegalPlays();
  if (legal != held) {
    console_.Stress(Message(words::kTableMayPlay, ToString(legal, position.order())));
  }
  while (true) {
    const auto text = Ask(words::kTableAskCard);
    if (!text) return std::nullopt;
    if (const auto wish = WishOf(*text)) {
      AdviseCard(position, *wish);
      continue;
    }
    if (const auto card = ReadCard(*text, position)) return card;
  }
}

// What the person's side has taken so far, where the person knows who is on it.
Message TableTalk::StandText(const Position& position) const {
  const Deal& deal = position.deal();
  const Seat you = company_.You();
  const auto called = deal.contract().called_card();
  const bool knows_sides = !called || deal.hands[you].Contains(*called) ||
                           std::ranges::find(position.played(), *called) != position.played().end();
  if (deal.contract().parties() == Parties::kEach || !knows_sides) {
    return {words::kTableYouHave, position.points(SeatSet::Of(you)).count()};
  }
  const SeatSet declarers = DeclarerSide(deal);
  const Points theirs = position.points(declarers);
  const Points rest = position.points(declarers.Complement());
  const bool declares = declarers.Contains(you);
  return {words::kTableSidesHave, (declares ? theirs : rest).count(),
          (declares ? rest : theirs).count()};
}

std::string TableTalk::TableText(const Position& position) const {
  constexpr std::size_t kMiddle = 20;  // column
  constexpr std::size_t kApart = 5;    // from it to those on the left and right
  const std::span<const Card> trick = position.trick();
  const auto shown = [&](int place) {
    const Seat seat = company_.You().Plus(place);
    const auto turn = static_cast<std::size_t>(
        (seat.index() - position.leader().index() + kSeatCount) % kSeatCount);
    return absl::StrCat(schafkopf::Said(company_.NameOf(seat)), " ",
                        turn < trick.size() ? ToString(trick[turn]) : "--");
  };
  const auto centred = [](const std::string& text) {
    return std::string(kMiddle - text.size() / 2, ' ') + text;
  };
  const std::string left = shown(1), right = shown(3);
  return absl::StrCat(centred(shown(2)), "\n", std::string(kMiddle - kApart - left.size(), ' '),
                      left, std::string(2 * kApart, ' '), right, "\n", centred(shown(0)));
}

// A trick that has just been taken.
void TableTalk::SayTaken(const Position& position) {
  const std::vector<FinishedTrick> tricks = FinishedTricks(position);
  const FinishedTrick& taken = tricks.back();
  last_trick_ = TrickText(taken.cards, taken.leader);
  const int points = taken.points.count();
  const Message said = company_.IsYou(taken.winner)
                           ? Message(words::kTableYourTrick, tricks.size(), *last_trick_, points)
                           : Message(words::kTableTrick, tricks.size(), *last_trick_,
                                     company_.NameOf(taken.winner), points);
  console_.Say(said + StandText(position));
}

std::optional<Position> TableTalk::PlayOut(const Deal& deal, const std::vector<Bid>& bids) {
  const bool heard =
      std::ranges::any_of(bids, [](const auto& bid) { return bid.game.has_value(); });
  bids_ = heard ? bids : std::vector<Bid>();
  last_trick_.reset();
  Position position(deal);
  kontra_.clear();
  bool opened = company_.IsYou(deal.declarer);
  while (!position.finished()) {
    if (!opened && LiesOpen(deal.contract(), terms_.rules.options, last_trick_ ? 1 : 0)) {
      opened = true;
      console_.Say(Message(words::kTableOpenHand, company_.NameOf(deal.declarer),
                           ToString(deal.hands[deal.declarer], position.order())));
    }
    if (!DoubleOut(position)) return std::nullopt;
    std::optional<Card> card;
    if (company_.IsYou(position.to_move())) {
      card = AskCard(position);
    } else {
      card = ThinkOutCard(position, Skill(), terms_.effort);
    }
    if (!card || terms_.effort.stopped()) return std::nullopt;
    position.Play(*card);
    if (position.trick().empty()) SayTaken(position);
  }
  return position;
}

}  // namespace schafkopf
