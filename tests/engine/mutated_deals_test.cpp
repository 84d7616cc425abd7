// The notation's fuzzer on seeded texts: random bytes, and real deals with random changes.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

#include "engine/text/notation.h"
#include "tests/fuzz/feed.h"
#include "tests/support/random_deal.h"

namespace schafkopf {
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
    default:
      text.insert(place, text.substr(Below(random, text.size() + 1), Below(random, 30)));
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
      DealLine line{contract, deal.declarer, deal.hands, {}, std::nullopt};
      line.played.assign(position.played().begin(), position.played().end());
      text = ToString(line);
    }
    for (auto changes = random.Below(4); changes > 0; --changes) Mutate(text, random);
    Feed(text);
  }
}

}  // namespace
}  // namespace schafkopf
