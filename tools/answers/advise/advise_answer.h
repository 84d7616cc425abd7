// Which card a seat should play now, and what it can tell of the other hands.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ADVISE_ADVISE_ANSWER_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ADVISE_ADVISE_ANSWER_H_

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/text/notation_view.h"
#include "solver/advice/card_advice.h"
#include "tools/answers/advise/advise_question.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/watch.h"
#include "tools/language/layout.h"

namespace schafkopf {

// Worlds and what was asked about them.
struct AdviseWorlds {
  std::uint64_t dealt = 0;
  std::uint64_t possible = 0;
  bool complete = false;  // all of them were dealt
  bool weighed = false;   // by what was played
  bool heard = false;     // and bid
  double effective = 0;
  bool counted = false;                  // chances are of all worlds, none dealt for them
  std::vector<double> chances;           // as asked for
  std::vector<PerSeat<double>> holders;  // likewise
};

struct AdviseAnswer {
  std::shared_ptr<const AdviseQuestion> question;
  SeatView view;
  std::vector<Seat> kontra;  // who gave it, Re ..., in order
  AdviseWorlds worlds;
  CardAdvice advice;
  std::vector<DecidingFact> why;  // what decides whether the best card wins
  // What a seat plays: where it was asked for and others play by habit, by its search
  // (card_search.h); else the best of the advice.
  Card to_play;
  bool interrupted = false;  // not all worlds were dealt, or games played

  // Cards best first, then chances and holders where asked for.
  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language, const TextStyle& style = {}) const;
};

// What a seat sees, the one on turn where a card is asked, and has heard.
struct CardTurn {
  SeatView view;
  std::vector<Bid> bids = {};     // empty: nobody told
  std::vector<Seat> kontra = {};  // who gave it, Re ..., in order
};
// That of the question. Errors are at the fields view, bids or kontra.
absl::StatusOr<CardTurn> ReadCardTurn(const AdviseQuestion& question,
                                      ViewOwner owner = ViewOwner::kOnTurn);

// Errors are at the fields of the turn, given or exact. A pure function of the question, but where
// `watch` stops it: then by the worlds dealt and the games played so far, or Cancelled where there
// are none.
absl::StatusOr<AdviseAnswer> AnswerOf(const AdviseQuestion& question, const Watch& watch);
// The same for a turn that needs no reading: what the question says of it does not count.
absl::StatusOr<AdviseAnswer> AnswerOf(const AdviseQuestion& question, CardTurn turn,
                                      const Watch& watch);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ADVISE_ADVISE_ANSWER_H_
