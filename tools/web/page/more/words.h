// What the score sheet and the entering of games say.
#ifndef SCHAFKOPF_TOOLS_WEB_PAGE_MORE_WORDS_H_
#define SCHAFKOPF_TOOLS_WEB_PAGE_MORE_WORDS_H_

#include "tools/web/page/page_words.h"

namespace schafkopf::words::page {

PAGE_WORDS(block, "Score sheet", "Aufschrieb");
PAGE_WORDS(block_hint, "Keep score at a real table", "Mitschreiben am echten Tisch");
PAGE_WORDS(block_text, "Enter each game; the prices are those of your table (More).",
           "Trag jedes Spiel ein; gerechnet wird nach dem, was am Tisch ausgemacht ist (Mehr).");
PAGE_WORDS(block_deals, "The dealer is $0.", "Jetzt gibt: $0.");
PAGE_WORDS(block_note, "The game", "Das Spiel");
PAGE_WORDS(block_who, "Who played", "Wer hat gespielt");
PAGE_WORDS(block_with, "With", "Mit");
PAGE_WORDS(block_end, "How it ended", "Wie es ausging");
PAGE_WORDS(block_won, "won", "gewonnen");
PAGE_WORDS(block_won_schneider, "won, Schneider", "gewonnen, Schneider");
PAGE_WORDS(block_won_schwarz, "won, schwarz", "gewonnen, schwarz");
PAGE_WORDS(block_lost, "lost", "verloren");
PAGE_WORDS(block_lost_schneider, "lost, Schneider", "verloren, Schneider");
PAGE_WORDS(block_lost_schwarz, "lost, schwarz", "verloren, schwarz");
PAGE_WORDS(block_lauf, "Laufende", "Laufende");
PAGE_WORDS(block_laid, "laid", "gelegt");
PAGE_WORDS(block_stoss, "Kontra, Re", "Kontra, Re");
PAGE_WORDS(block_game_ruf, "Sauspiel", "Sauspiel");
PAGE_WORDS(block_game_solo, "Solo", "Solo");
PAGE_WORDS(block_game_wenz, "Wenz", "Wenz");
PAGE_WORDS(block_game_geier, "Geier", "Geier");
PAGE_WORDS(block_game_farbwenz, "Farbwenz", "Farbwenz");
PAGE_WORDS(block_game_solo_tout, "Solo Tout", "Solo Tout");
PAGE_WORDS(block_game_wenz_tout, "Wenz Tout", "Wenz Tout");
PAGE_WORDS(block_game_passed, "thrown in", "zusammengeworfen");
PAGE_WORDS(block_enter, "Enter", "Eintragen");
PAGE_WORDS(stock, "the stock", "Stock");
PAGE_WORDS(block_pays, "$0 pays $1 €$2", "$0 zahlt $1 $2 €");
PAGE_WORDS(block_new, "New sheet", "Neues Blatt");
PAGE_WORDS(block_sure, "Really throw it away?", "Wirklich wegwerfen?");
PAGE_WORDS(block_names, "Names and who leads first", "Namen und wer zuerst rauskommt");
PAGE_WORDS(block_first, "Leads the first game", "Kommt im ersten Spiel raus");
PAGE_WORDS(player, "Player $0", "$0. Spieler");
PAGE_WORDS(you_first, "You", "Du");
PAGE_WORDS(sum, "Total", "Summe");
PAGE_WORDS(undo, "Undo", "Letztes streichen");
PAGE_WORDS(share, "Share", "Teilen");
PAGE_WORDS(enter, "Enter a game", "Spiel eintippen");
PAGE_WORDS(enter_short, "Enter", "Eintippen");
PAGE_WORDS(enter_text, "Tap the cards hand by hand, then in the order they were played.",
           "Tipp die Blätter an, eins nach dem andern, dann die Karten, wie sie gefallen sind.");
PAGE_WORDS(enter_hand, "$0: eight cards", "$0: acht Karten");
PAGE_WORDS(enter_rest, "The rest to $0", "Den Rest an $0");
PAGE_WORDS(enter_play, "Trick $0: $1 plays", "$0. Stich: $1 spielt");
PAGE_WORDS(enter_done, "All cards have been played.", "Alle Karten sind gefallen.");
PAGE_WORDS(enter_look, "Look at it", "Anschauen");
PAGE_WORDS(enter_fault, "That is not possible: $0", "Das geht nicht: $0");

}  // namespace schafkopf::words::page

#endif  // SCHAFKOPF_TOOLS_WEB_PAGE_MORE_WORDS_H_
