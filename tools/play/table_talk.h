// One deal at a table of a person and three seats that think: what is bid, and what is played.
#ifndef SCHAFKOPF_TOOLS_PLAY_TABLE_TALK_H_
#define SCHAFKOPF_TOOLS_PLAY_TABLE_TALK_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/position.h"
#include "engine/table/auction.h"
#include "engine/table/rule_set.h"
#include "engine/text/notation.h"
#include "solver/advice/inference.h"
#include "tools/answers/table/seat_bid.h"
#include "tools/answers/table/seat_double.h"
#include "tools/answers/table/thinking_seat.h"
#include "tools/play/console.h"
#include "tools/play/play_text.h"

namespace schafkopf {

// How it is played.
struct TableTerms {
  RuleSet rules;
  Deck deck = Deck::kLong;
  std::uint64_t worlds = InferenceOptions().worlds;  // dealt for each card
  Effort effort = {};                                // `stop`: the person wants to leave, or has to
  std::optional<DealLine> deal = {};  // the first: its hands, and its game where it names one
};

// Says how everybody stands.
using SayScore = std::function<void()>;

// The game that a deal comes to.
struct Called {
  std::optional<Contract> contract;  // nothing: thrown in
  Seat declarer;                     // where the contract has one
  std::vector<Bid> bids;
};

// The part of the table that a deal is talked over with. What a thinking seat says is a function of
// its own cards, of what it has heard and seen, and of the terms: of nothing else.
class TableTalk {
 public:
  // `hand` says the person's cards. REQUIRES: terms, console and company outlive it.
  TableTalk(const TableTerms& terms, Console& console, const Company& company, Message hand,
            SayScore score)
      : terms_(terms),
        console_(console),
        company_(company),
        score_(std::move(score)),
        hand_text_(std::move(hand)) {}

  // The auction. Nothing where the person leaves.
  std::optional<Called> BidOut(const Hands& hands);

  // The cards to the end, and who doubles on the way. Nothing where the person leaves. REQUIRES:
  // cards are played.
  std::optional<Position> PlayOut(const Deal& deal, const std::vector<Bid>& bids);

  // Who gave Kontra, Re ..., in order.
  const std::vector<Seat>& kontra() const { return kontra_; }

 private:
  // A line that is no wish for something every prompt grants; nothing: the person leaves.
  std::optional<std::string> Ask(const Message& prompt);
  void Grant(PlayWish wish) const;

  // What a seat announces; nothing where the person leaves.
  struct Said {
    std::optional<BidOption> option;  // nothing: pass
  };
  std::optional<Said> AskBid(const BidTurn& turn);
  std::optional<BidOption> FindOption(absl::string_view text,
                                      const std::vector<BidOption>& options) const;
  void AdviseBid(const BidTurn& turn) const;
  std::optional<Called> BidMuss(const Hands& hands, std::vector<Bid> bids);

  // Whether a seat doubles; nothing where the person leaves.
  std::optional<bool> AskDouble(const CardTurn& turn);
  // Asks every seat that may double, anew after each that does; false where the person leaves.
  bool DoubleOut(const Position& position);

  CardSkill Skill() const;
  std::optional<Card> AskCard(const Position& position);
  void AdviseCard(const Position& position, PlayWish wish) const;
  // The card that is meant, if it may be played; says why not.
  std::optional<Card> ReadCard(absl::string_view text, const Position& position) const;
  Message TrickText(std::span<const Card> trick, Seat leader) const;
  Message StandText(const Position& position) const;
  // The trick as it lies, seen from the person's chair.
  std::string TableText(const Position& position) const;
  void SayTaken(const Position& position);

  const TableTerms& terms_;
  Console& console_;
  const Company& company_;
  SayScore score_;
  std::vector<Bid> bids_;  // as the seats have heard them
  std::vector<Seat> kontra_;
  Message hand_text_;  // of the person
  std::optional<Message> last_trick_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_TABLE_TALK_H_
