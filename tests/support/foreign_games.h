// Made-up games as other programs write them. Nothing here is shared with what reads or writes
// games: it follows the descriptions of these forms.
#ifndef SCHAFKOPF_TESTS_SUPPORT_FOREIGN_GAMES_H_
#define SCHAFKOPF_TESTS_SUPPORT_FOREIGN_GAMES_H_

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cards/random.h"
#include "engine/text/notation.h"
#include "tests/support/random_deal.h"

namespace schafkopf {

// Who plays, by seat.
using Names = std::array<std::string, 4>;

struct MadeUpGame {
  DealLine line;  // played to its end, or passed
  Names names;
  int number = 0;
  std::vector<int> laid = {}, kontra = {};
};

// A game of a contract, played by chance; `number` also turns names round the table.
inline MadeUpGame MakeUpGame(const Contract& contract, Deck deck, int number, Random& random) {
  static const Names kNames = {"Anna", "Jörg", "Müller Sepp", "Xaver"};
  MadeUpGame game;
  game.number = number;
  for (int seat = 0; seat < 4; ++seat) {
    game.names[static_cast<std::size_t>(seat)] =
        kNames[static_cast<std::size_t>(seat + number) % 4];
  }
  const Deal deal = RandomDeal(contract, deck, Tilt::kStrong, random);
  const int cards = static_cast<int>(CardsOf(deck).size());
  const Position end = RandomPlay(deal, cards, /*keep_open=*/false, random);
  game.line.contract = contract;
  game.line.declarer = contract.has_declarer() ? deal.declarer : Seat(0);
  game.line.hands = deal.hands;
  game.line.table = deal.game.table();
  for (Card card : end.played()) game.line.played.push_back(card);
  return game;
}

// The suit that a contract names, as a number; -1 where it names none.
inline int SuitOf(const Contract& contract) {
  const std::string text = ToString(contract);
  const std::size_t colon = text.find(':');
  return colon == text.npos ? -1 : static_cast<int>(std::string("SHGE").find(text[colon + 1]));
}
inline std::string SuitWord(int suit) {
  constexpr std::array kWords = {"Schellen", "Herz", "Gras", "Eichel"};
  return kWords[static_cast<std::size_t>(std::max(0, suit))];
}
inline std::string CalledWord(int suit) {
  constexpr std::array kWords = {"Hundsgfickte", "", "Blaue", "Alte"};
  return kWords[static_cast<std::size_t>(std::max(0, suit))];
}
inline std::string CardText(Card card, char ten = 'Z') {
  std::string text = {"SHGE"[static_cast<std::size_t>(card.suit())],
                      "789UOKZA"[static_cast<std::size_t>(card.rank())]};
  if (text[1] == 'Z') text[1] = ten;
  return text;
}
inline std::string CardsText(CardSet cards) {
  std::string text;
  for (Card card : cards) text += (text.empty() ? "" : " ") + CardText(card);
  return text;
}
inline std::string RowOf(const Contract& contract) { return std::string(contract.row().name); }

// Who leads each trick, found by playing it.
inline std::vector<int> LeadersOf(const DealLine& line) {
  std::vector<int> leaders;
  Position position(line.deal());
  for (std::size_t i = 0; i < line.played.size(); ++i) {
    if (i % 4 == 0) leaders.push_back(position.to_move().index());
    position.Play(line.played[i]);
  }
  return leaders;
}

// A block of the PC program's protocol, with the program's line ends. `schieber`: the two highest
// Ober lay aside when hands were noted, and forehand had not yet pushed.
inline std::string NetSchafkopfBlock(const MadeUpGame& game, bool schieber) {
  const DealLine& line = game.line;
  std::string text = "Geber: " + game.names[3] + "\r\n";
  if (schieber) text += "Spielart: Schieber\r\n";
  for (std::size_t seat = 0; seat < 4; ++seat) {
    text += game.names[seat] + " hat:";
    for (Card card : line.hands[Seat(static_cast<int>(seat))]) {
      const bool old =
          card == Card(Suit::kEichel, Rank::kOber) || card == Card(Suit::kGras, Rank::kOber);
      text += schieber && old ? " DU" : " " + CardText(card);
    }
    text += "\r\n";
  }
  if (!line.contract) {
    text += "Es wurde zusammengeworfen.\r\n";
  } else {
    const std::string row = RowOf(*line.contract);
    const int suit = SuitOf(*line.contract);
    std::string kind = row == "ruf"        ? std::string("Mit der ") + SuitWord(suit) + "-As"
                       : row == "solo"     ? std::string(SuitWord(suit)) + "-Solo"
                       : row == "wenz"     ? "Wenz"
                       : row == "geier"    ? "Geier"
                       : row == "farbwenz" ? std::string(SuitWord(suit)) + "-Wenz"
                                           : std::string(SuitWord(suit)) + "-Geier";
    if (line.contract->is_tout()) kind += " Tout";
    text += row == "ramsch"
                ? std::string("Es wurde Ramsch gespielt.")
                : game.names[static_cast<std::size_t>(line.declarer.index())] + " spielt " + kind;
    text += "\r\n";
    const std::vector<int> leaders = LeadersOf(line);
    for (std::size_t trick = 0; trick < leaders.size(); ++trick) {
      text += game.names[static_cast<std::size_t>(leaders[trick])] + " spielt aus:";
      for (std::size_t i = 0; i < 4; ++i) text += " " + CardText(line.played[4 * trick + i]);
      text += "\r\n";
    }
    text += game.names[0] + " und " + game.names[1] + " haben gewonnen\r\n";
  }
  return text + std::to_string(game.number) + " 20 -20 20 20 -20 0\r\n";
}

// A line of openschafkopf.
inline std::string OpenSchafkopfLine(const MadeUpGame& game) {
  const Contract& contract = *game.line.contract;
  const std::string row = RowOf(contract);
  const int suit = SuitOf(contract);
  std::string text = row == "ruf"      ? std::string("Rufspiel ") + CalledWord(suit)
                     : row == "ramsch" ? "Ramsch"
                     : suit >= 0       ? SuitWord(suit) + (row == "solo"       ? "-Solo"
                                                           : row == "farbwenz" ? "-Wenz"
                                                                               : "-Geier")
                     : row == "wenz"   ? "Wenz"
                                       : "Geier";
  if (contract.is_tout()) text += " Tout";
  if (contract.has_declarer()) text += " von " + std::to_string(game.line.declarer.index());
  text += ":";
  for (Card card : game.line.played) {
    std::string letters = CardText(card);
    for (char& c : letters) c = static_cast<char>(c | 0x20);
    text += " " + letters;
  }
  return text;
}

// The events of sauspiel.de: a seat sits at place (seat + turn) % 4.
inline std::string SauspielEvents(const MadeUpGame& game, int turn) {
  const DealLine& line = game.line;
  const auto place = [&](int seat) { return std::to_string((seat + turn) % 4); };
  std::string text = "[";
  for (int seat = 0; seat < 4; ++seat) {
    text += R"({"type":"joinedTable","position":)" + place(seat) + R"(,"userName":")" +
            game.names[static_cast<std::size_t>(seat)] + "\",\"userID\":1},\n";
  }
  text += R"({"type":"gameStarted","gameID":)" + std::to_string(game.number) +
          R"(,"playInstant":false},{"type":"youGotCards","cards":["EX"]},)";
  for (int seat : game.laid) text += R"({"type":"hasKnocked","position":)" + place(seat) + "},";
  const Contract& contract = *line.contract;
  const std::string row = RowOf(contract);
  const int suit = SuitOf(contract);
  text += R"({"type":"playsTheGame","suit":)";
  text += suit >= 0 ? std::string("\"") + "SHGE"[static_cast<std::size_t>(std::max(0, suit))] + "\""
                    : "null";
  text += R"(,"gameType":)" + std::string(row == "ruf" ? "1" : "7") +
          ",\"position\":" + (contract.has_declarer() ? place(line.declarer.index()) : "null") +
          ",\"announcement\":" + (contract.is_tout() ? "1" : "0") + "},\n";
  for (int seat : game.kontra) text += R"({"type":"hasContra","position":)" + place(seat) + "},";
  Position position(line.deal());
  for (Card card : line.played) {
    text += R"({"type":"playedACard","position":)" + place(position.to_move().index()) +
            R"(,"cardID":")" + CardText(card, 'X') + "\"},\n";
    position.Play(card);
  }
  const std::string name = row == "ruf"         ? "Sauspiel"
                           : row == "solo"      ? "Solo"
                           : row == "farbwenz"  ? "Farbwenz"
                           : row == "farbgeier" ? "Farbgeier"
                           : row == "wenz"      ? "Wenz"
                           : row == "geier"     ? "Geier"
                                                : "Ramsch";
  return text + R"({"type":"gameResult","won":true,"points":61,"gameType":")" + name + "\"}]\n";
}

// A page of sauspiel.de as a browser saves it.
inline std::string SauspielPage(const MadeUpGame& game) {
  const DealLine& line = game.line;
  const auto link = [&](int seat) {
    const std::string& name = game.names[static_cast<std::size_t>(seat)];
    return "<a href=\"/profile/x\" data-username=\"" + name + "\">" + name + "</a>";
  };
  const auto card = [](Card each, bool highlight) {
    return "<span class=\"card-image by g2 " + CardText(each, 'X') +
           (highlight ? " highlight" : "") + "\"><img src=x></span>\n";
  };
  std::string text =
      "<!DOCTYPE html>\n<html><head><title>Spiel</title><script>if (a<b) { \"<h1>no</h1>\" }"
      "</script><meta property=og:url content=\"https://www.sauspiel.de/spiele/" +
      std::to_string(game.number) + "\">\n</head><body><div class=\"game-participants\">\n";
  for (int seat = 0; seat < 4; ++seat) text += link(seat) + "\n";
  text += "</div><div><small class='title-supertext'>Spiel</small><h1>";
  const std::string row = line.contract ? RowOf(*line.contract) : "";
  const int suit = line.contract ? SuitOf(*line.contract) : -1;
  std::string title = row.empty()       ? "Zamgworfen"
                      : row == "ruf"    ? std::string("Sauspiel auf die ") + CalledWord(suit)
                      : row == "ramsch" ? "Ramsch"
                      : suit >= 0       ? SuitWord(suit) + (row == "solo"       ? "-Solo"
                                                            : row == "farbwenz" ? "-Farbwenz"
                                                                                : "-Farbgeier")
                      : row == "wenz"   ? "Wenz"
                                        : "Geier";
  if (line.contract && line.contract->is_tout()) title += "-Tout";
  if (line.contract && line.contract->has_declarer()) {
    title += " von " + game.names[static_cast<std::size_t>(line.declarer.index())];
  }
  text += title + "</h1></div>\n<table><tr><th>Klopfer</th><td>";
  for (int seat : game.laid) text += link(seat) + ", ";
  text += "</td></tr><tr><th>Kontra und Retour</th><td>";
  for (int seat : game.kontra) text += link(seat) + ", ";
  text += "</td></tr><tr><th>Tarif</th><td>P 50 / 200</td></tr></table>\n";
  for (int seat = 0; seat < 4; ++seat) {
    text += "<div><div><b>Karten von:</b> " + link(seat) + "</div><div>";
    bool highlight = seat % 2 == 0;
    for (Card each : line.hands[Seat(seat)]) text += card(each, highlight = !highlight);
    text += "</div></div>\n";
  }
  for (std::size_t i = 0; i < line.played.size(); ++i) {
    if (i % 4 == 0) text += "<div><h4>Stich von</h4><a href=\"/profile/y\">jemand</a></div>\n";
    text += card(line.played[i], i % 4 == 2);
  }
  return text + "</body></html>\n";
}

// Text in other encodings.
inline std::string AsLatin1(const std::string& utf8) {
  std::string text;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const auto byte = static_cast<unsigned char>(utf8[i]);
    if (byte < 0x80) {
      text += utf8[i];
    } else {
      const auto next = static_cast<unsigned char>(utf8[++i]);
      text += static_cast<char>((byte & 0x1f) << 6 | (next & 0x3f));
    }
  }
  return text;
}
inline std::string AsUtf16(const std::string& utf8, bool big) {
  std::string text = big ? "\xfe\xff" : "\xff\xfe";
  for (char c : AsLatin1(utf8)) {
    if (big) text += '\0';
    text += c;
    if (!big) text += '\0';
  }
  return text;
}
// UTF-8 that a program took for Latin-1 and wrote as UTF-8.
inline std::string AsMojibake(const std::string& utf8) {
  std::string text;
  for (char c : utf8) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      text += c;
    } else {
      text += static_cast<char>(0xc0 | byte >> 6);
      text += static_cast<char>(0x80 | (byte & 0x3f));
    }
  }
  return text;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_FOREIGN_GAMES_H_
