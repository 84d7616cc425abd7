// What is said at the table of the page.
#ifndef SCHAFKOPF_TOOLS_WEB_PAGE_PLAY_WORDS_H_
#define SCHAFKOPF_TOOLS_WEB_PAGE_PLAY_WORDS_H_

#include "tools/web/page/page_words.h"

namespace schafkopf::words::page {

PAGE_WORDS(play, "Play", "Spielen");
PAGE_WORDS(you, "you", "du");
PAGE_WORDS(table, "The table", "Der Tisch");
PAGE_WORDS(on_table, "On the table", "Auf dem Tisch");
PAGE_WORDS(cards_left, "{one card|$0 cards}", "{eine Karte|$0 Karten}");
PAGE_WORDS(eyes, "{1 pt|$0 pts}", "{1 Auge|$0 Augen}");
PAGE_WORDS(not_now, "not allowed now", "geht jetzt nicht");
PAGE_WORDS(refused, "You can’t play the $0 now.", "$0 geht jetzt nicht.");
PAGE_WORDS(refused_suit, "$0? $1 was led: you must follow suit.",
           "$0? $1 ist angespielt, da musst du zugeben.");
PAGE_WORDS(refused_trump, "$0? A trump was led: you must play a trump.",
           "$0? Trumpf ist angespielt, da musst du Trumpf zugeben.");
PAGE_WORDS(refused_called, "$0? Its suit was led: the called Sau must be played.",
           "$0? Gesucht ist: Die Ruf-Sau muss fallen.");
PAGE_WORDS(refused_sau, "The called Sau may not be thrown away now.",
           "Die Ruf-Sau darfst du jetzt nicht abwerfen.");
PAGE_WORDS(refused_lead, "$0? You may lead this suit only with the called Sau.",
           "$0? Die Farbe darfst du nur mit der Ruf-Sau anspielen.");
PAGE_WORDS(deals, "dealer", "gibt");
PAGE_WORDS(has_laid, "Legen", "gelegt");
PAGE_WORDS(called_E, "the Alte", "auf die Alte");
PAGE_WORDS(called_G, "the Blaue", "auf die Blaue");
PAGE_WORDS(called_S, "the Kugel", "auf die Kugel");
PAGE_WORDS(bid_ruf, "Rufspiel", "Sauspiel");
PAGE_WORDS(says_pass, "Pass", "Weiter");
PAGE_WORDS(says_bid, "I’d play $0", "I dad: $0");
PAGE_WORDS(says_plays, "I’m playing $0", "I spui: $0");
PAGE_WORDS(says_lays, "Legen", "I leg");
PAGE_WORDS(lay_asked, "Here are your first cards. Legen? It doubles the stakes.",
           "Das sind deine ersten Karten. Legst du? Dann zählt alles doppelt.");
PAGE_WORDS(lay_yes, "Legen", "Legen");
PAGE_WORDS(lay_no, "No", "Nicht legen");
PAGE_WORDS(which, "which suit?", "welche Farbe?");
PAGE_WORDS(bid_asked, "Do you want to play?", "Spielst du?");
PAGE_WORDS(bid_over, "$0. Do you want to bid higher?", "$0. Spielst du was Höheres?");
PAGE_WORDS(stands, "$0: $1", "$0: $1");
PAGE_WORDS(must_play, "Everyone has passed, so you must play. Which Sau do you call?",
           "Keiner will, also musst du. Auf welche Sau?");
PAGE_WORDS(your_turn, "Your turn", "Du bist dran");
PAGE_WORDS(your_bid, "Your bid.", "Jetzt sagst du an.");
PAGE_WORDS(thinks, "$0 is thinking", "$0 überlegt");
PAGE_WORDS(played_card, "$0: $1.", "$0: $1.");
PAGE_WORDS(your_cards, "Your cards: $0.", "Deine Karten: $0.");
PAGE_WORDS(trick_taken, "The trick goes to $0: $1.", "Stich: $0, $1.");
PAGE_WORDS(take_back_move, "Undo", "Zurück");
PAGE_WORDS(last_trick, "Trick", "Stich");
PAGE_WORDS(tricks, "Tricks", "Stiche");
PAGE_WORDS(coach, "Hint", "Tipp");
PAGE_WORDS(coach_card, "$0: wins $1 times out of 100.",
           "$0: Damit gewinnst du $1 von 100 Spielen.");
PAGE_WORDS(coach_free, "$0: $1 times out of 100, you pay nothing.",
           "$0: Damit zahlst du in $1 von 100 Spielen nichts.");
PAGE_WORDS(coach_same, "Just as good: $0.", "Genauso gut: $0.");
PAGE_WORDS(coach_or, " or ", " oder ");
PAGE_WORDS(coach_worse, "$0: only $1.", "$0: nur $1.");
PAGE_WORDS(coach_would, "I’d play $0.", "Ich würde $0 spielen.");
PAGE_WORDS(coach_pass, "I’d pass.", "Ich würde „weiter“ sagen.");
PAGE_WORDS(coach_bid, "$0: wins $1 times out of 100 and earns $2 cents on average.",
           "$0: Damit gewinnst du $1 von 100 Spielen; das bringt im Schnitt $2 Cent.");
PAGE_WORDS(coach_bid_costs, "$0: wins $1 times out of 100 and costs $2 cents on average.",
           "$0: Damit gewinnst du $1 von 100 Spielen; das kostet im Schnitt $2 Cent.");
PAGE_WORDS(coach_passing, "Passing earns $0 cents.", "„Weiter“ bringt im Schnitt $0 Cent.");
PAGE_WORDS(coach_passing_costs, "Passing costs $0 cents.", "„Weiter“ kostet im Schnitt $0 Cent.");
PAGE_WORDS(coach_only, "You have only one legal card.", "Da hast du keine Wahl.");
PAGE_WORDS(coach_thinks, "Let me see…", "Lass mich überlegen …");
PAGE_WORDS(close, "Close", "Zumachen");
PAGE_WORDS(menu, "Session", "Kartenabend");
PAGE_WORDS(evening, "This session", "Unser Kartenabend");
PAGE_WORDS(games_played, "{one game|$0 games}", "{ein Spiel|$0 Spiele}");
PAGE_WORDS(next_game, "Next game", "Nächstes Spiel");
PAGE_WORDS(look_back, "Review", "Nachkarten");
PAGE_WORDS(same_cards, "Replay this deal", "Dieselben Karten nochmal");
PAGE_WORDS(again_short, "Replay", "Nochmal");
PAGE_WORDS(you_play_with, "partner", "spielst mit");
PAGE_WORDS(practice, "practice", "zum Üben");
PAGE_WORDS(practice_hint, "practice game, not scored", "nur zum Üben, zählt nicht");
PAGE_WORDS(thrown_in, "Everyone has passed, so the cards are thrown in.",
           "Keiner spielt, es wird zusammengeworfen.");
PAGE_WORDS(thrown_in_short, "Thrown in", "Zusammengeworfen");
PAGE_WORDS(each_for_himself, "Everyone plays for themselves.", "Jeder gegen jeden.");
PAGE_WORDS(side_won, "$0 {wins|win}", "$0 {hat|haben} gewonnen");
PAGE_WORDS(side_lost, "$0 {loses|lose}", "$0 {hat|haben} verloren");
PAGE_WORDS(you_won, "$0 {win|win}", "$0 {hast|habt} gewonnen");
PAGE_WORDS(you_lost, "$0 {lose|lose}", "$0 {hast|habt} verloren");
PAGE_WORDS(how_priced, "How it adds up", "So wird gerechnet");
PAGE_WORDS(step_base, "Base", "Grundpreis");
PAGE_WORDS(step_laufende, "Laufende", "Laufende");
PAGE_WORDS(step_schneider, "Schneider", "Schneider");
PAGE_WORDS(step_schwarz, "Schwarz", "Schwarz");
PAGE_WORDS(step_legen, "Legen", "Gelegt");
PAGE_WORDS(step_kontra_re, "Kontra", "Kontra");
PAGE_WORDS(step_bock, "Bock", "Bock");
PAGE_WORDS(step_contract, "Game", "Spiel");
PAGE_WORDS(step_special_round, "Special round", "Sonderrunde");
PAGE_WORDS(standing, "Score so far", "Der Stand");
PAGE_WORDS(start_head, "Take a seat", "Setz dich her");
PAGE_WORDS(start_text,
           "You play with Sepp, Vroni and Resi. They see only their own cards, and everything "
           "stays on your device.",
           "Du spielst mit Sepp, Vroni und Resi. Jeder sieht bloß sein eigenes Blatt, und alles "
           "bleibt auf deinem Gerät.");
PAGE_WORDS(level, "Playing strength", "Die anderen spielen");
PAGE_WORDS(level_relaxed, "relaxed", "gemütlich");
PAGE_WORDS(level_club, "club", "Stammtisch");
PAGE_WORDS(level_strong, "strong", "stark");
PAGE_WORDS(level_says_relaxed, "They play by feel, like most people, and make mistakes.",
           "Nach Gefühl, wie die Leut halt spielen, mit Fehlern.");
PAGE_WORDS(level_says_club, "They think things through, like good club players.",
           "Mit Verstand, wie an einem guten Stammtisch.");
PAGE_WORDS(level_says_strong, "They play as well as the program can and give nothing away.",
           "So gut, wie das Programm nur kann. Da wird nichts verschenkt.");
PAGE_WORDS(sit_down, "Deal", "Austeilen");
PAGE_WORDS(agreed, "House rules", "Was am Tisch ausgemacht ist");
PAGE_WORDS(rule_lay, "Legen", "Es wird gelegt");
PAGE_WORDS(rule_lay_hint, "called after the first half of the deal; doubles the stakes",
           "nach der Hälfte der Karten; dann zählt alles doppelt");
PAGE_WORDS(rule_kontra, "Kontra", "Kontra ist erlaubt");
PAGE_WORDS(rule_kontra_hint, "lets the defenders double the stakes",
           "geben die Gegner; dann zählt alles doppelt");
PAGE_WORDS(rule_all_pass, "If everyone passes", "Wenn keiner spielt");
PAGE_WORDS(all_pass_throw_in, "throw in", "zusammenwerfen");
PAGE_WORDS(all_pass_ramsch, "Ramsch", "Ramsch");
PAGE_WORDS(all_pass_muss, "Muss (whoever holds the Eichel-Ober plays)",
           "der Alte muss (Eichel-Ober)");
PAGE_WORDS(with_evening, "To this come the Stock and the Bock of the session.",
           "Dazu kommen Stock und Bock vom Abend.");
PAGE_WORDS(pace, "Pace", "Tempo");
PAGE_WORDS(pace_1100, "slow", "langsam");
PAGE_WORDS(pace_700, "normal", "normal");
PAGE_WORDS(pace_300, "fast", "flott");
PAGE_WORDS(back_to_table, "Back to the table", "An den Tisch");
PAGE_WORDS(keep_head, "Your games", "Deine Spiele");
PAGE_WORDS(keep_text,
           "Your games are stored only on this device. Save them to a file to take them with you.",
           "Deine Spiele liegen nur auf diesem Gerät. Als Datei kannst du sie mitnehmen.");
PAGE_WORDS(export, "Save all games to a file", "Alles als Datei sichern");
PAGE_WORDS(export_lines, "Save this session as text", "Diesen Abend als Text sichern");
PAGE_WORDS(import, "Load games from a file", "Spiele aus einer Datei laden");
PAGE_WORDS(import_failed, "This file was not saved from this page.",
           "Die Datei stammt nicht von dieser Seite.");
PAGE_WORDS(end_evening, "End session", "Aufhören");
PAGE_WORDS(end_sure, "End it now?", "Wirklich aufhören?");
PAGE_WORDS(trouble_not_kept,
           "This could not be saved: the device is out of space or saving is blocked.",
           "Das ließ sich nicht speichern: Der Speicher ist voll, oder das Gerät lässt es "
           "nicht zu.");
PAGE_WORDS(trouble_taken, "This game is already open in another window.",
           "Dieses Spiel läuft gerade in einem anderen Fenster.");
PAGE_WORDS(play_here, "Continue here", "Hier weiterspielen");
PAGE_WORDS(try_again, "Try again", "Nochmal versuchen");
PAGE_WORDS(own_mistakes, "Cards that cost you", "Karten, die dich was gekostet haben");
PAGE_WORDS(no_mistakes, "You made no costly mistakes.", "Du hast nichts verschenkt.");
PAGE_WORDS(other_mistakes, "The others’ costly mistakes", "Was die anderen verschenkt haben");
PAGE_WORDS(cost_cents, "cost $0 cents", "kostet $0 Cent");
PAGE_WORDS(bid_mistake, "$0: $1. Better: $2, worth $3 cents more on average.",
           "$0: $1. Besser wäre $2 gewesen: im Schnitt $3 Cent mehr.");
PAGE_WORDS(judged_hint, "Judged by what each player could have known at the time.",
           "Es zählt nur, was jeder in dem Moment wissen konnte.");
PAGE_WORDS(try_it, "Try it", "Probieren");
PAGE_WORDS(try_asked, "Which card would you play now?", "Welche Karte spielst du jetzt?");
PAGE_WORDS(try_right, "$0: right.", "$0: stimmt.");
PAGE_WORDS(try_wrong, "$0 costs $1 cents. Try another.", "$0 kostet $1 Cent. Probier eine andere.");
PAGE_WORDS(try_shown, "The best card is $0.", "Am besten ist $0.");
PAGE_WORDS(try_show, "Show", "Zeigen");
PAGE_WORDS(try_good_card, "good", "gut");
PAGE_WORDS(try_cost, "costs $0 cents", "kostet $0 Cent");
PAGE_WORDS(open_in_analysis, "Full analysis", "Ganze Analyse");
PAGE_WORDS(place_play, "Play", "Spielen");
PAGE_WORDS(place_hand, "Hand", "Blatt");
PAGE_WORDS(place_analyse, "Analyze", "Analyse");
PAGE_WORDS(place_learn, "Learn", "Lernen");
PAGE_WORDS(place_more, "More", "Mehr");
PAGE_WORDS(within, "In this section", "In diesem Bereich");
PAGE_WORDS(look_head, "Appearance and language", "Aussehen und Sprache");
PAGE_WORDS(language, "Language", "Sprache");
PAGE_WORDS(colours, "Colors", "Farben");
PAGE_WORDS(light, "light", "hell");
PAGE_WORDS(dark, "dark", "dunkel");
PAGE_WORDS(agreed_next, "Takes effect in your next session.", "Gilt ab dem nächsten Kartenabend.");
PAGE_WORDS(runs_hint, "Progress of the program’s batch runs",
           "Wie weit die langen Berechnungen sind");
PAGE_WORDS(imported, "{One session|$0 sessions} loaded.",
           "{Ein Kartenabend|$0 Kartenabende} geladen.");

}  // namespace schafkopf::words::page

#endif  // SCHAFKOPF_TOOLS_WEB_PAGE_PLAY_WORDS_H_
