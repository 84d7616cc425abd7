// Cards as people write them.
#include "engine/text/spoken_cards.h"

#include <gtest/gtest.h>

#include "engine/text/notation.h"

namespace schafkopf::spoken_cards_test {
namespace {

TEST(ParseSpokenCards, ReadsWhatPeopleWrite) {
  const CardSet hand = ParseCardSet("EO GO HU HA EZ GK S7").value();
  for (const char* text : {"EO GO HU HA EZ GK S7", "eo-go-hu-ha-ez-gk-s7", "EO;GO;HU;HA;EZ;GK;S7.",
                           "EO.GO/HU HAEZGKS7",
                           ("Eichel Ober, Gras Ober, Herz-Unter, Herz Sau, Eichel Zehner, Gras "
                            "König, Schellen Siebener"),
                           "Eichelober Blattober HERZUNTER Herzass Eichel 10 Laub-KÖNIG Schell 7",
                           "EO Grün Ober hu Herz-Sau ez Gras-Koenig s7",
                           "EiO, G-O, HB, HA_, Eichl-Zehner und Gras König und Schellen Siebener",
                           "Eichel Ober, Gras Ober, Rot Unter, Rot As, EZ, GK, S7",
                           "EO und GD und HeB und H-As und EiX und G_K und Sch7"}) {
    const auto read = ParseSpokenCards(text);
    ASSERT_TRUE(read.ok()) << text << ": " << read.status();
    EXPECT_EQ(*read, hand) << text;
  }
}

TEST(ParseSpokenCards, PointsAtWhatIsNoCard) {
  const auto column = [](const char* text) {
    const auto read = ParseSpokenCards(text);
    return read.ok() ? 0 : ColumnOf(read.status());
  };
  EXPECT_EQ(column("EO-GY"), 5);
  EXPECT_EQ(column("Eichel Ober Gras Dame"), 18);
  EXPECT_EQ(column("Grün Ober, Kreuz Ober"), 12);
  EXPECT_EQ(column("Eichel Ober EO"), 13);
  EXPECT_EQ(column("EO EO"), 4);
}

}  // namespace
}  // namespace schafkopf::spoken_cards_test
