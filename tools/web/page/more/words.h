// What the score sheet and the entering of games say.
#ifndef SCHAFKOPF_TOOLS_WEB_PAGE_MORE_WORDS_H_
#define SCHAFKOPF_TOOLS_WEB_PAGE_MORE_WORDS_H_

#include "tools/web/page/page_words.h"

namespace schafkopf::words::page {

PAGE_WORDS(block, "Score sheet", "Zettel");
PAGE_WORDS(block_hint, "Keep score at a real table", "Mitschreiben am echten Tisch");
PAGE_WORDS(block_text, "Enter each game; the amounts follow your house rules.",
           "Trag jedes Spiel ein, abgerechnet wird nach euren Regeln.");
PAGE_WORDS(block_deals, "Dealer: $0.", "Geber: $0.");
PAGE_WORDS(block_note, "Game $0", "$0. Spiel");
PAGE_WORDS(block_who, "Declarer", "Wer hat gespielt?");
PAGE_WORDS(block_with, "Partner", "Mit wem?");
PAGE_WORDS(block_end, "Result", "Wie ging es aus?");
PAGE_WORDS(block_won, "won", "gewonnen");
PAGE_WORDS(block_won_schneider, "won, Schneider", "gewonnen, Schneider");
PAGE_WORDS(block_won_schwarz, "won, schwarz", "gewonnen, schwarz");
PAGE_WORDS(block_lost, "lost", "verloren");
PAGE_WORDS(block_lost_schneider, "lost, Schneider", "verloren, Schneider");
PAGE_WORDS(block_lost_schwarz, "lost, schwarz", "verloren, schwarz");
PAGE_WORDS(block_lauf, "Laufende", "Laufende");
PAGE_WORDS(block_laid, "Legen", "Gelegt");
PAGE_WORDS(block_stoss, "Kontra, Re", "Kontra, Re");
PAGE_WORDS(block_passed, "thrown in", "zusammengeworfen");
PAGE_WORDS(block_enter, "Add", "Eintragen");
PAGE_WORDS(block_change, "Change", "Ändern");
PAGE_WORDS(block_drop, "Delete", "Streichen");
PAGE_WORDS(block_leave, "Cancel", "Abbrechen");
PAGE_WORDS(block_edit, "Change game $0", "$0. Spiel ändern");
PAGE_WORDS(block_suit, "Suit", "Farbe");
PAGE_WORDS(block_none, "none", "keins");
PAGE_WORDS(block_points, "Points of each player", "Augen von jedem");
PAGE_WORDS(block_rules, "Rules:", "Regeln:");
PAGE_WORDS(block_other_rules, "Recalculate with the rules as they are now",
           "Nach den jetzigen Regeln neu rechnen");
PAGE_WORDS(block_stock, "In the Stock: $0 cents", "Im Stock: $0 Cent");
PAGE_WORDS(copied, "Copied", "Kopiert");
PAGE_WORDS(block_no_trick, "no trick", "kein Stich");
PAGE_WORDS(block_sum, "$0 of 120 points so far", "Bisher $0 von 120 Augen");
PAGE_WORDS(block_loser, "Equal points: who loses?", "Gleich viele Augen: Wer verliert?");
PAGE_WORDS(block_factor, "Amounts ×$0", "Zählt $0-fach");
PAGE_WORDS(block_shared, "Schafkopf, $0, in cents", "Schafkopf, $0, in Cent");
PAGE_WORDS(block_sure_rules, "All games of this sheet: really?",
           "Alle Spiele auf dem Zettel, wirklich?");
PAGE_WORDS(stock, "Stock", "Stock");
PAGE_WORDS(block_pays, "$0 → $1: €$2", "$0 → $1: $2 €");
PAGE_WORDS(block_new, "New sheet", "Neuer Zettel");
PAGE_WORDS(block_sure, "Throw this sheet away?", "Zettel wirklich wegwerfen?");
PAGE_WORDS(block_names, "Names and who leads first", "Namen und Vorhand im ersten Spiel");
PAGE_WORDS(block_first, "First to lead", "Wer kommt im ersten Spiel raus?");
PAGE_WORDS(player, "Player $0", "$0. Spieler");
PAGE_WORDS(you_first, "You", "Du");
PAGE_WORDS(sum, "Total", "Summe");
PAGE_WORDS(undo, "Delete last game", "Letztes streichen");
PAGE_WORDS(undo_sure, "Delete game $0?", "$0. Spiel streichen?");
PAGE_WORDS(share, "Share", "Teilen");
PAGE_WORDS(enter, "Enter a game", "Spiel eintippen");
PAGE_WORDS(enter_short, "Enter a game", "Eintippen");
PAGE_WORDS(enter_text,
           "Tap the cards in each hand, then tap all the cards in the order they were played.",
           "Gib erst die vier Blätter ein, eins nach dem andern, dann die Karten so, wie sie "
           "gefallen sind.");
PAGE_WORDS(enter_hand, "$0: enter the hand", "$0: Blatt eingeben");
PAGE_WORDS(enter_rest, "Give the rest to $0", "Den Rest kriegt $0");
PAGE_WORDS(enter_play, "Trick $0: $1 to play", "$0. Stich: $1 ist dran");
PAGE_WORDS(enter_choose, "Please choose", "Bitte wählen");
PAGE_WORDS(enter_done, "All cards have been played.", "Alle Karten sind gefallen.");
PAGE_WORDS(enter_look, "Find the mistakes", "Fehler zeigen");
PAGE_WORDS(enter_names, "Players’ names", "Namen der Spieler");
PAGE_WORDS(enter_hands_again, "Change hands or names", "Blätter oder Namen ändern");
PAGE_WORDS(enter_back_trick, "Undo trick", "Stich zurück");
PAGE_WORDS(enter_ahead, "{Replay 1 card|Replay $0 cards}",
           "{1 Karte wie vorher|$0 Karten wie vorher}");
PAGE_WORDS(enter_fault, "That can’t be right: $0", "Das geht nicht: $0");

}  // namespace schafkopf::words::page

#endif  // SCHAFKOPF_TOOLS_WEB_PAGE_MORE_WORDS_H_
