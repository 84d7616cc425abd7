// The notation's fuzzer on seeded texts: random bytes, and real deals with random changes.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/money/scoring.h"
#include "engine/text/condition.h"
#include "engine/text/notation.h"
#include "engine/text/notation_view.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/spoken_cards.h"
#include "tests/fuzz/feed.h"
#include "tests/support/digest.h"
#include "tests/support/random_deal.h"
#include "tests/support/random_options.h"

namespace schafkopf::mutated_deals_test {
namespace {

std::size_t Below(Random& random, std::size_t bound) {
  return static_cast<std::size_t>(random.Below(bound));
}

// One byte changed, put in, taken out, or a stretch doubled.
void Mutate(std::string& text, Random& random) {
  using namespace std::string_view_literals;
  constexpr auto kBytes = "EGHSAZKOU987 |-+:,#_01xq()<>=!\0\r\n\t\xc3\xa4\xe2\x99\xff"sv;
  const char byte = kBytes[Below(random, kBytes.size())];
  const std::size_t place = Below(random, text.size() + 1);
  switch (random.Below(4)) {
    case 0:
      if (place < text.size()) text[place] = byte;
      break;
    case 1:
      text.insert(place, 1, byte);
      break;
    case 2:
      text.erase(place, 1 + Below(random, 4));
      break;
    default: {
      const std::size_t begin = Below(random, text.size() + 1);
      text.insert(place, text.substr(begin, Below(random, 30)));
    }
  }
}

TEST(MutatedDeals, RandomBytes) {
  Random random(11, 0);
  for (int i = 0; i < 20'000; ++i) {
    std::string text(Below(random, 40), '\0');
    for (char& c : text) c = static_cast<char>(random.Below(256));
    Feed(text);
  }
}

TEST(MutatedDeals, DealsAndTexts) {
  constexpr std::array<std::string_view, 6> kTexts = {
      "Herz-Solo Tout",
      "Rufspiel auf die Blaue",
      "Farb-König:♠",
      "eogohoso eu10 ♣A,gT",
      "trumps(2)>=3 and not (aces(1)==0 or has(1,EO)) or points(0)!=60",
      "cards(3,H)<2"};
  Random random(12, 0);
  const auto contracts = AllContracts();
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    if (i % 2 == 0) {
      text = kTexts[Below(random, kTexts.size())];
    } else {
      const Contract& contract = contracts[Below(random, contracts.size())];
      const Deck deck = random.Below(2) == 0 ? Deck::kLong : Deck::kShort;
      const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random);
      const int plies = static_cast<int>(random.Below(33)) % (kSeatCount * HandSize(deck) + 1);
      const Position position = RandomPlay(deal, plies, /*keep_open=*/false, random);
      DealLine line{contract, deal.declarer, deal.hands, {}, std::nullopt, {}, deck};
      line.played.assign(position.played().begin(), position.played().end());
      text = ToString(line);
    }
    for (auto changes = random.Below(4); changes > 0; --changes) Mutate(text, random);
    Feed(text);
  }
}

// What texts of one kind come to: what was read, as it prints, or the column of the mistake, but
// not how it is worded. Changes where another text is read, or a mistake is found at another place.
class TextDigest {
 public:
  template <class T, class Print>
  void Add(const absl::StatusOr<T>& read, const Print& print) {
    ++(read.ok() ? read_ : refused_);
    Add(read.ok() ? print(*read) : absl::StrCat(ColumnOf(read.status())));
  }
  void Add(absl::string_view text) { all_.Add(text); }
  const Digest& all() const { return all_; }
  // Of each there is to be enough.
  bool HasBoth(int least) const { return read_ >= least && refused_ >= least; }

 private:
  Digest all_;
  int read_ = 0;
  int refused_ = 0;
};

// A deal of any game, of as many as play it, some cards of it played.
Position AnyPosition(Random& random) {
  while (true) {
    const ContractRow& row = kContracts[Below(random, kContracts.size())];
    const int seats = row.special.seats > 0 ? row.special.seats : random.Below(4) == 0 ? 3 : 4;
    const Deck deck = kDecks[Below(random, kDecks.size())].deck;
    if (!IsPlayedWith(row, deck) || !IsTable(deck, seats) || !IsPlayedBy(row, seats)) continue;
    const auto contracts = ContractsOfRowInFull(row);
    Contract contract = contracts[Below(random, contracts.size())];
    const bool no_tricks = contract.objective() == Objective::kNoTricks;
    if (no_tricks && random.Below(2) == 0) contract = contract.WithOuvert();
    const bool called = contract.called_card() && contract.called_card()->rank() != Rank::kSau;
    if (called && deck != Deck::kLong) continue;
    const Deal deal = RandomDeal(contract, deck, Tilt::kNone, random, seats);
    const int cards = seats * deal.hand_size();
    const int plies = random.Below(3) == 0 ? cards : static_cast<int>(random.Below(33)) % cards;
    return RandomPlay(deal, plies, /*keep_open=*/false, random);
  }
}

// As a deal line has it: in a Ramsch the points of the fullest pile.
std::string ResultOf(const Position& position) {
  if (position.deal().contract().parties() != Parties::kEach) {
    return absl::StrCat(FinalValue(position).count());
  }
  int most = 0;
  for (Seat seat : kSeats) most = std::max(most, position.pile(seat).points.count());
  return absl::StrCat(most);
}

RuleOptions AnyOptions(Random& random) {
  return random.Below(2) == 0 ? RuleOptions() : RandomOptions({2, 3, 5, 6}, random);
}

TEST(PinnedTexts, DealLines) {
  Random random(13, 0);
  TextDigest digest;
  for (int i = 0; i < 2000; ++i) {
    const Position position = AnyPosition(random);
    const Deal& deal = position.deal();
    DealLine line{deal.contract(), deal.declarer, deal.hands,       {},
                  std::nullopt,    deal.covers,   deal.game.table()};
    line.played.assign(position.played().begin(), position.played().end());
    std::string text = ToString(line);
    if (random.Below(4) == 0) absl::StrAppend(&text, " | ", random.Below(130));
    if (position.finished() && random.Below(2) == 0)
      text = ToString(line) + " | " + ResultOf(position);
    for (auto changes = random.Below(3); changes > 0; --changes) Mutate(text, random);
    digest.Add(ParseDealtHands(text, RuleOptions()),
               [](const DealLine& read) { return ToString(read); });
    digest.Add(ParseDealLine(text, AnyOptions(random)), [](const DealLine& read) {
      const Duties duties = read.contract ? read.deal().game.duties() : Duties();
      return absl::StrCat(ToString(read), duties.must_overtake, duties.declarer_leads,
                          static_cast<int>(duties.runaway_min));
    });
  }
  EXPECT_TRUE(digest.HasBoth(300));
  ExpectPinned("deal_lines", digest.all());
}

TEST(PinnedTexts, ViewLines) {
  Random random(14, 0);
  TextDigest digest;
  for (int i = 0; i < 2000; ++i) {
    const Position position = AnyPosition(random);
    std::string text;
    if (position.finished() || !position.deal().contract().is_played()) {
      text = "wenz 2 | EA EK EO GZ GK H8 SK S8 | _ | _ | _ | | 2 wenz";
    } else {
      text = ToString(ViewLine{ViewOf(position), random.Below(2) == 0 ? "0 pass" : "", 1});
    }
    for (auto changes = random.Below(4); changes > 0; --changes) Mutate(text, random);
    digest.Add(ParseViewLine(text, AnyOptions(random)), [](const ViewLine& read) {
      return absl::StrCat(ToString(read), read.bids_column, read.view.declarer.index());
    });
  }
  EXPECT_TRUE(digest.HasBoth(300));
  ExpectPinned("view_lines", digest.all());
}

TEST(PinnedTexts, ContractsAndCards) {
  constexpr std::array<std::string_view, 16> kTexts = {"Herz-Solo Tout", "Rufspiel auf die Blaue",
                                                       "Farb-König:♠",   "bettel+ouvert+stich",
                                                       "muss:EZ",        "hochzeit:2",
                                                       "Sau-Spiel S",    "Grün Solo Du",
                                                       "Schellen-Wenz",  "sie",
                                                       "Wenz tout",      "Solo hintenrum Gras",
                                                       "kop wolsztyn",   "Eichel Rufspiel König",
                                                       "farbgeier:S",    "Kreuzbock mit Farbe H"};
  Random random(15, 0);
  TextDigest contracts;
  TextDigest cards;
  const auto all = AllContracts();
  for (int i = 0; i < 6000; ++i) {
    std::string text(kTexts[Below(random, kTexts.size())]);
    if (i % 3 == 0) text = ToString(all[Below(random, all.size())]);
    for (auto changes = random.Below(4); changes > 0; --changes) Mutate(text, random);
    contracts.Add(ParseContract(text), [](const Contract& read) { return ToString(read); });
    contracts.Add(ParseContracts(text), [](const std::vector<Contract>& read) {
      return absl::StrCat(ToString(read.front()), ToString(read.back()), read.size());
    });
    contracts.Add(ParseGameName(text), [](const GameName& read) {
      return absl::StrCat(ToString(read.contract), read.open);
    });
    std::string round(kRounds[Below(random, kRounds.size())].title);
    for (auto changes = random.Below(3); changes > 0; --changes) Mutate(round, random);
    contracts.Add(ParseRound(round), [](const RoundRow* read) { return std::string(read->name); });
    std::string hand = "eogohoso e10 ♣A,gT";
    for (auto changes = random.Below(4); changes > 0; --changes) Mutate(hand, random);
    cards.Add(ParseCards(hand),
              [](const std::vector<Card>& read) { return ToString(std::span(read)); });
    std::string spoken = i % 2 == 0 ? hand : "Eichel-Ober, Gras Sau; Herz 10/schellen unter";
    if (i % 2 > 0) Mutate(spoken, random);
    cards.Add(ParseSpokenCards(spoken), [](CardSet read) { return absl::StrCat(read.bits()); });
    std::string tariff = "10/20/50";
    if (i % 2 > 0) Mutate(tariff, random);
    cards.Add(ParseTariff(tariff), [](const Tariff& read) { return ToString(read); });
    cards.Add(ParseCard(hand.substr(0, 4)), [](Card read) { return ToString(read); });
    cards.Add(ParseSeat("  " + hand.substr(0, 1) + "2 "), [](Seat) { return "seat"; });
    for (std::size_t begin = 0; begin < hand.size(); begin += 5) {
      cards.Add(Quoted(absl::string_view(hand).substr(begin)).in(Language::kEnglish));
    }
  }
  EXPECT_TRUE(contracts.HasBoth(300));
  EXPECT_TRUE(cards.HasBoth(300));
  ExpectPinned("contracts_as_text", contracts.all());
  ExpectPinned("cards_as_text", cards.all());
}

TEST(PinnedTexts, Conditions) {
  constexpr std::array<std::string_view, 4> kTexts = {
      "trumps(2)>=3 and not (aces(1)==0 or has(1,EO)) or points(0)!=60", "cards(3,H)<2",
      "not not (1 == 1 and (2 < 3 or has( 0 , S7 )))", "points(2) <= 31 or aces(0)>aces(3)"};
  Random random(16, 0);
  const CardOrder order(Contract::Named("solo", Suit::kGras));
  Hands hands;
  for (Seat seat : kSeats) hands[seat] = SuitCards(kSuits[static_cast<std::size_t>(seat.index())]);
  TextDigest digest;
  for (int i = 0; i < 6000; ++i) {
    std::string text(kTexts[Below(random, kTexts.size())]);
    for (auto changes = random.Below(3); changes > 0; --changes) Mutate(text, random);
    digest.Add(ParseCondition(text), [&](const Condition& read) {
      return absl::StrCat(read.Holds(hands, order), read.SetsCounted(order).size());
    });
  }
  EXPECT_TRUE(digest.HasBoth(300));
  ExpectPinned("conditions", digest.all());
}

TEST(PinnedTexts, RuleFiles) {
  Random random(17, 0);
  TextDigest digest;
  for (int i = 0; i < 1500; ++i) {
    std::string text(Presets()[Below(random, Presets().size())].text);
    if (random.Below(3) == 0) {
      text =
          "base = \"seed\"\n# ä\n[contracts]\nwenz = {rank = 3, tout = 9}\n[options]\n"
          "\"legen\" = '''off'''\nrenonce = true\n[tariff]\nextra = 10\n";
    }
    for (auto changes = random.Below(4); changes > 0; --changes) Mutate(text, random);
    const auto read = ParseRuleFile(text, "file");
    // The place of a mistake stands in the message.
    const std::string message(read.status().message());
    digest.Add(read.ok() ? ToRuleFile(*read) : message.substr(0, message.find(": ")));
  }
  digest.Add(PresetRules("nix"), [](const RuleSet& rules) { return ToRuleFile(rules); });
  digest.Add(ToRuleFile(PlainRules()));
  ExpectPinned("rule_files", digest.all());
}

}  // namespace
}  // namespace schafkopf::mutated_deals_test
