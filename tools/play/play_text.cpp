#include "tools/play/play_text.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace schafkopf {
namespace {

constexpr PlayPhrases kEnglishTable = {
    .welcome =
        "Schafkopf: you, and clockwise $0, $1 and $2. Rule set $3, tariff $4, $5 cards, seed $6.\n"
        "The others see their own cards only. Type help for what you may type.",
    .help =
        "  a card      EO, ez, Herz-Sau ... plays it\n"
        "  a game      wenz, solo h, ruf e ... announces it; pass\n"
        "  ?           a hint; ?? the whole reckoning\n"
        "  hand, trick, score    your cards, the last trick, the cents\n"
        "  q           leave the table (or Ctrl-C)",
    .game = "Game $0. Dealer: $1, forehand: $2.",
    .hand = "Your hand: $0",
    .open_hand = "Open on the table, $0: $1",
    .you = "you",
    .pass = "$0: pass",
    .bids = "$0: I play",
    .announces = "$0: $1",
    .ask_bid = "Your bid? ",
    .may_announce = "You may announce: $0; or pass.",
    .also_tout = ", solos also as Tout",
    .none_to_announce = "You have nothing to announce: you pass.",
    .bad_bid = "\"$0\" cannot be announced now.",
    .advice_bid = "$0: wins $1, $2 cents",
    .advice_pass = "pass: $0 cents",
    .would_play = "I would play $0.",
    .would_pass = "I would pass.",
    .declares = "Game: $1, played by $0.",
    .all_play = "Nobody bids: all play $0.",
    .thrown_in = "Nobody bids: the cards are thrown in.",
    .muss = "Nobody bids: $0 must play.",
    .ask_muss = "You must play. Which card do you call ($0)? ",
    .lead = "Trick $0: you lead.",
    .on_table = "Trick $0: $1",
    .ask_card = "Your card? ",
    .may_play = "You may play: $0",
    .bad_card = "\"$0\" is no card.",
    .not_yours = "You do not hold $0.",
    .not_allowed = "You may not play $0: only $1.",
    .trick = "Trick $0: $1. Taken by $2, points: $3.",
    .last_trick = "Last trick: $0.",
    .only_card = "$0 is the only card you may play.",
    .no_trick_yet = "No trick has been taken yet.",
    .side_points = "$0: $1 points, $2.",
    .side = "$0: $2.",
    .won = "won",
    .lost = "lost",
    .won_schneider = "won with Schneider",
    .lost_schneider = "lost, Schneider",
    .won_schwarz = "won schwarz",
    .lost_schwarz = "lost schwarz",
    .laufende = " Laufende: $0.",
    .doubled = " Doubled $0 times.",
    .sie = "A Sie: it need not be played.",
    .ramsch_points = "Points: $0.",
    .ramsch_lost = "Lost by $0.",
    .durchmarsch = "A Durchmarsch by $0.",
    .cents = "Cents: $0",
    .score = "Score after game $0: $1",
    .after = "Enter: next game, r: look back, q: leave. ",
    .final_score = "Final score, games $0: $1",
    .stock = "; in the stock $0",
    .dealt = "Hands as dealt:",
    .costs = "  trick $0, $1: $2 cost $3 points; better $4",
    .costs_game = "  trick $0, $1: $2 cost $3 points and the game; better $4",
    .turns = "  trick $0, $1: $2 cost the game; better $4",
    .nobody_erred = "  no card that cost the game, or 5 points",
    .open_cards =
        "With all cards open, as nobody at the table saw them (with best play from the first card "
        "on: $0):",
    .no_review = "There is nothing to look back on.",
};

constexpr PlayPhrases kGermanTable = {
    .welcome =
        "Schafkopf: du, und im Uhrzeigersinn $0, $1 und $2. Regeln $3, Tarif $4, $5 Karten, "
        "Mischung Nr. $6.\n"
        "Die anderen sehen nur ihr eigenes Blatt. Mit hilfe erfährst du, was du eingeben kannst.",
    .help =
        "  eine Karte   EO, ez, Herz-Sau ... spielt sie aus\n"
        "  ein Spiel    wenz, solo h, ruf e ... sagt es an; weiter\n"
        "  ?            ein Tipp; ?? die ganze Rechnung\n"
        "  blatt, stich, stand   deine Karten, der letzte Stich, die Cent\n"
        "  q            aufstehen (oder Strg-C)",
    .game = "Spiel $0. Geber: $1, Vorhand: $2.",
    .hand = "Dein Blatt: $0",
    .open_hand = "Offen auf dem Tisch, $0: $1",
    .you = "du",
    .pass = "$0: weiter",
    .bids = "$0: ich spiele",
    .announces = "$0: $1",
    .ask_bid = "Deine Ansage? ",
    .may_announce = "Du kannst ansagen: $0; oder weiter.",
    .also_tout = ", Soli auch als Tout",
    .none_to_announce = "Du hast nichts anzusagen: weiter.",
    .bad_bid = "\"$0\" kannst du jetzt nicht ansagen.",
    .advice_bid = "$0: gewinnt $1, $2 Cent",
    .advice_pass = "weiter: $0 Cent",
    .would_play = "Ich würde $0 spielen.",
    .would_pass = "Ich würde weiter sagen.",
    .declares = "Gespielt wird: $1. Spieler: $0.",
    .all_play = "Niemand spielt: $0.",
    .thrown_in = "Niemand spielt: zusammengeworfen.",
    .muss = "Niemand spielt. Muss: $0.",
    .ask_muss = "Du musst spielen. Welche Karte rufst du ($0)? ",
    .lead = "Stich $0: du kommst heraus.",
    .on_table = "Stich $0: $1",
    .ask_card = "Deine Karte? ",
    .may_play = "Du darfst spielen: $0",
    .bad_card = "\"$0\" ist keine Karte.",
    .not_yours = "$0 hast du nicht.",
    .not_allowed = "$0 darfst du nicht spielen, nur $1.",
    .trick = "Stich $0: $1. Macht den Stich: $2, Augen: $3.",
    .last_trick = "Letzter Stich: $0.",
    .only_card = "$0 ist die einzige Karte, die du spielen darfst.",
    .no_trick_yet = "Noch ist kein Stich gemacht.",
    .side_points = "$0: $1 Augen, $2.",
    .side = "$0: $2.",
    .won = "gewonnen",
    .lost = "verloren",
    .won_schneider = "gewonnen mit Schneider",
    .lost_schneider = "verloren, Schneider",
    .won_schwarz = "gewonnen, schwarz",
    .lost_schwarz = "verloren, schwarz",
    .laufende = " Laufende: $0.",
    .doubled = " $0-mal verdoppelt.",
    .sie = "Ein Sie: es muss nicht gespielt werden.",
    .ramsch_points = "Augen: $0.",
    .ramsch_lost = "Verloren: $0.",
    .durchmarsch = "Durchmarsch: $0.",
    .cents = "Cent: $0",
    .score = "Stand nach Spiel $0: $1",
    .after = "Eingabe: nächstes Spiel, r: Rückblick, q: aufstehen. ",
    .final_score = "Endstand, Spiele $0: $1",
    .stock = "; im Stock $0",
    .dealt = "Die Blätter, wie sie gegeben waren:",
    .costs = "  Stich $0, $1: $2 kostet $3 Augen; besser $4",
    .costs_game = "  Stich $0, $1: $2 kostet $3 Augen und das Spiel; besser $4",
    .turns = "  Stich $0, $1: $2 kostet das Spiel; besser $4",
    .nobody_erred = "  keine Karte, die das Spiel oder 5 Augen kostet",
    .open_cards =
        "Mit offenen Karten, die am Tisch niemand sah (fehlerlos von der ersten Karte an: $0):",
    .no_review = "Da gibt es nichts zurückzublicken.",
};

struct WishWord {
  PlayWish wish;
  absl::string_view words;  // with blanks around each
};
constexpr std::array<WishWord, 8> kWishes = {
    {{PlayWish::kHint, " ? hint tipp rat "},
     {PlayWish::kMore, " ?? "},
     {PlayWish::kHelp, " help hilfe h "},
     {PlayWish::kScore, " score stand "},
     {PlayWish::kTrick, " trick stich "},
     {PlayWish::kHand, " hand blatt "},
     {PlayWish::kReview, " r review rückblick rueckblick "},
     {PlayWish::kLeave, " q quit exit ende aufstehen leave "}}};

}  // namespace

const PlayPhrases& PlayPhrasesOf(Language language) {
  return language == Language::kGerman ? kGermanTable : kEnglishTable;
}

std::optional<PlayWish> WishOf(absl::string_view text) {
  if (text.empty() || text.find(' ') != text.npos) return std::nullopt;
  const std::string word = absl::StrCat(" ", absl::AsciiStrToLower(text), " ");
  for (const WishWord& row : kWishes) {
    if (row.words.find(word) != row.words.npos) return row.wish;
  }
  return std::nullopt;
}

std::string Company::NameOf(Chair chair) const {
  const int left = (chair.index() + kSeatCount - own_.index()) % kSeatCount;
  return std::string(left == 0 ? PlayPhrasesOf(language_).you
                               : kOthers[static_cast<std::size_t>(left) - 1]);
}

std::string Company::NamesOf(SeatSet seats) const {
  std::vector<std::string> names;
  for (Seat seat : kSeats) {
    if (seats.Contains(seat)) names.push_back(NameOf(seat));
  }
  return absl::StrJoin(names, ", ");
}

}  // namespace schafkopf
