// Views of seats, and deals of recorded contracts, that tests of what a seat can tell ask about.
#ifndef SCHAFKOPF_TESTS_SUPPORT_SEAT_QUESTIONS_H_
#define SCHAFKOPF_TESTS_SUPPORT_SEAT_QUESTIONS_H_

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/text/notation_view.h"
#include "solver/advice/inference.h"
#include "tests/support/random_deal.h"

namespace schafkopf {

inline constexpr char kEarlyView[] = "wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ";

inline SeatView ViewFrom(const std::string& text) {
  const auto line = ParseViewLine(text);
  EXPECT_TRUE(line.ok()) << text << '\n' << line.status();
  return line->view;
}

// By a seat that heard who plays what.
inline InferenceQuestion QuestionOn(const SeatView& view) {
  InferenceQuestion question{.view = view};
  question.heard = HeardFromOutcome(view.contract(), view.declarer, question.others.offers);
  return question;
}

// So many of each contract and deck, every second one with a strong declarer.
inline std::vector<Deal> DealsOfEach(int each,
                                     const std::vector<Contract>& contracts = RecordedContracts()) {
  std::vector<Deal> deals;
  for (const Contract& contract : contracts) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      for (int i = 0; i < each; ++i) {
        Random random(17, deals.size());
        deals.push_back(RandomDeal(contract, deck, i % 2 ? Tilt::kStrong : Tilt::kNone, random));
      }
    }
  }
  return deals;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_SEAT_QUESTIONS_H_
