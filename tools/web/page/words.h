// What the page says besides the engine's own sentences, wherever it is.
#ifndef SCHAFKOPF_TOOLS_WEB_PAGE_WORDS_H_
#define SCHAFKOPF_TOOLS_WEB_PAGE_WORDS_H_

#include "tools/web/page/page_words.h"

namespace schafkopf::words::page {

PAGE_WORDS(title, "Schafkopf", "Schafkopf");
PAGE_WORDS(ask, "Should I play?", "Soll ich spielen?");
PAGE_WORDS(explore, "Open deal", "Offene Karten");
PAGE_WORDS(game, "My game", "Mein Spiel");
PAGE_WORDS(rules, "Rules", "Regeln");
PAGE_WORDS(runs, "Long runs", "Lange Rechnungen");
PAGE_WORDS(skip, "Skip to content", "Zum Inhalt");
PAGE_WORDS(views, "Views", "Ansichten");
PAGE_WORDS(switch_language, "Auf Deutsch", "In English");
PAGE_WORDS(switch_theme_dark, "Dark colours", "Dunkle Farben");
PAGE_WORDS(switch_theme_light, "Light colours", "Helle Farben");
PAGE_WORDS(footer, "Everything is computed on your device: no account, no server, works offline.",
           "Alles wird auf deinem Gerät gerechnet: kein Konto, kein Server, geht auch ohne Netz.");
PAGE_WORDS(failed, "The engine could not be loaded. Please reload the page.",
           "Das Programm ließ sich nicht laden. Lade die Seite bitte noch einmal.");
PAGE_WORDS(loading, "One moment …", "Einen Augenblick …");

PAGE_WORDS(your_hand, "Your hand", "Dein Blatt");
PAGE_WORDS(hand_missing, "{one more card|$0 more cards}", "noch {eine Karte|$0 Karten}");
PAGE_WORDS(first_cards, "Your first {card|$0 cards}", "Deine {erste Karte|ersten $0 Karten}");
PAGE_WORDS(type_cards, "or type them", "oder tippen");
PAGE_WORDS(type_example, "EO GO HU HA E10 …", "EO GO HU HA E10 …");
PAGE_WORDS(unread, "I cannot read “$0”. A card is its suit, then its rank: EO, G10, H7.",
           "„$0“ kenne ich nicht. Erst die Farbe, dann der Wert: EO, G10, H7.");
PAGE_WORDS(too_many, "Only {one card is|$0 cards are} needed here; “$1” is ignored.",
           "Hier braucht es nur {eine Karte;|$0 Karten;} „$1“ bleibt weg.");
PAGE_WORDS(doubled, "“$0” appears twice.", "„$0“ steht zweimal da.");
PAGE_WORDS(not_in_deck, "“$0” is not in this deck.", "„$0“ gibt es in diesem Blatt nicht.");
PAGE_WORDS(random_hand, "Deal me a hand", "Teil mir aus");
PAGE_WORDS(clear, "Clear", "Leeren");
PAGE_WORDS(all_cards, "All cards", "Alle Karten");
PAGE_WORDS(slot_empty, "still empty", "noch leer");
PAGE_WORDS(take_back, "$0: take back", "$0: zurücklegen");
PAGE_WORDS(question, "Question", "Frage");
PAGE_WORDS(mode_ask, "Play?", "Spielen?");
PAGE_WORDS(mode_lay, "Lay?", "Legen?");
PAGE_WORDS(mode_kontra, "Kontra?", "Kontra?");
PAGE_WORDS(seat, "Your seat", "Du bist");
PAGE_WORDS(seat_0, "You lead", "Vorhand");
PAGE_WORDS(seat_1, "2nd", "der Zweite");
PAGE_WORDS(seat_2, "3rd", "der Dritte");
PAGE_WORDS(seat_3, "last (dealer)", "der Geber");
PAGE_WORDS(seat_short_0, "leads", "Vorhand");
PAGE_WORDS(seat_short_1, "2nd", "Zweiter");
PAGE_WORDS(seat_short_2, "3rd", "Dritter");
PAGE_WORDS(seat_short_3, "deals", "Geber");
PAGE_WORDS(deck, "Deck", "Blatt");
PAGE_WORDS(deck_8, "long, 32", "lang (32)");
PAGE_WORDS(deck_6, "short, 24", "kurz (24)");
PAGE_WORDS(rule_set, "Rules", "Regeln");
PAGE_WORDS(rules_sauspiel, "Usual table", "Wirtshausregeln");
PAGE_WORDS(rules_tournament, "Tournament", "Turnierregeln");
PAGE_WORDS(rules_article, "Every game there is", "Alles, was es gibt");
PAGE_WORDS(rules_short, "Short deck", "Kurzes Blatt");
PAGE_WORDS(tariff, "Tariff", "Tarif");
PAGE_WORDS(tariff_hint, "Schneider / Rufspiel / Solo in cents",
           "Schneider / Rufspiel / Solo in Cent");
PAGE_WORDS(against, "Their game", "Gespielt wird");
PAGE_WORDS(declarer, "Who plays", "Wer spielt");
PAGE_WORDS(seat_name_0, "seat 0", "Vorhand");
PAGE_WORDS(seat_name_1, "seat 1", "der Zweite");
PAGE_WORDS(seat_name_2, "seat 2", "der Dritte");
PAGE_WORDS(seat_name_3, "seat 3", "der Geber");
PAGE_WORDS(settings, "Table", "Tisch");

PAGE_WORDS(waiting, "Choose {one card,|$0 cards,} and the answer appears here.",
           "Such dir {eine Karte|$0 Karten} aus, dann steht hier die Antwort.");
PAGE_WORDS(waiting_hint, "Tap or type them. Ober and Unter come first.",
           "Antippen oder eintippen. Ober und Unter stehen vorn.");
PAGE_WORDS(thinking, "dealing the other cards …", "die anderen Karten werden ausgeteilt …");
PAGE_WORDS(first_word, "First look: {one deal.|$0 deals.} More are being dealt …",
           "Erster Eindruck: {eine Verteilung.|$0 Verteilungen.} Es werden noch mehr …");
PAGE_WORDS(ranking, "The games, best first", "Die Spiele, das beste zuerst");
PAGE_WORDS(hopeless, "Details and {one more game|$0 more games}",
           "Details und {ein weiteres Spiel|$0 weitere Spiele}");
PAGE_WORDS(more_about, "Details", "Details");
PAGE_WORDS(headline_play, "Yes: $0. $1 %", "Ja: $0. $1 %");
PAGE_WORDS(headline_taste, "Close: $0. $1 %", "Knapp: $0. $1 %");
PAGE_WORDS(headline_leave, "No: pass.", "Nein: weiter.");
PAGE_WORDS(cents, "cents", "Cent");
PAGE_WORDS(table_chance, "At the table", "Am Tisch");
PAGE_WORDS(open_cards, "Double dummy", "Mit offenen Karten");
PAGE_WORDS(chance_value, "$0 % ($1 to $2 %)", "$0 % ($1 bis $2 %)");
PAGE_WORDS(schneider, "Schneider", "Schneider");
PAGE_WORDS(schwarz, "schwarz", "schwarz");
PAGE_WORDS(as_bid, "As a bid", "Angesagt");
PAGE_WORDS(as_bid_value, "$0 ± $1 cents; outbid in $2 %", "$0 ± $1 Cent; überboten in $2 %");
PAGE_WORDS(if_played, "If it is played", "Wenn es gespielt wird");
PAGE_WORDS(cents_value, "$0 ± $1 cents", "$0 ± $1 Cent");
PAGE_WORDS(bid_explained,
           "The cents are what the bid earns: if a later player outbids you, that player’s game is "
           "counted instead.",
           "Die Cent gelten für die Ansage: mitgerechnet ist, dass hinter dir noch einer höher "
           "ansagen kann.");
PAGE_WORDS(rests_on, "Based on", "Grundlage");
PAGE_WORDS(basis_fitted, "recorded games", "echte Spiele");
PAGE_WORDS(basis_habit, "an estimate from the most similar game",
           "geschätzt nach dem ähnlichsten Spiel");
PAGE_WORDS(basis_played, "games played out by the engine", "vom Programm durchgespielt");
PAGE_WORDS(basis_open, "double dummy only", "nur offene Karten");
PAGE_WORDS(by_habit, "estimated", "geschätzt");
PAGE_WORDS(by_played, "played out", "durchgespielt");
PAGE_WORDS(by_open, "double dummy", "offene Karten");
PAGE_WORDS(worlds_dealt, "{one deal|$0 deals}", "{eine Verteilung|$0 Verteilungen}");
PAGE_WORDS(given_up, "stopped early: it can no longer come out best",
           "früh abgebrochen: das beste wird es nicht mehr");
PAGE_WORDS(dealt, "Dealt", "Ausgeteilt");
PAGE_WORDS(pass_row, "Pass", "Weiter");
PAGE_WORDS(pass_detail,
           "if everyone before you passes: nobody bids in $0 %, somebody plays with you in $1 %, "
           "against you in $2 %",
           "wenn alle vor dir weiter sagen: keiner spielt in $0 %, einer mit dir in $1 %, gegen "
           "dich in $2 %");
PAGE_WORDS(two_chances,
           "At the table nobody sees the other hands: the bar and the verdict are based on that. "
           "The line across the end of the bar shows how certain it is. The vertical mark shows "
           "the double-dummy chance: all hands visible, perfect play.",
           "Am Tisch sieht niemand die anderen Karten: danach richten sich Balken und Urteil. Der "
           "Strich quer über dem Ende des Balkens zeigt, wie sicher das ist. Die senkrechte Marke "
           "zeigt die Chance mit offenen Karten, wenn alle fehlerfrei spielen.");
PAGE_WORDS(worlds_of,
           "{The only possible deal,|$0 of $1 possible deals,} seed $2, rules $3, tariff $4.",
           "{Die einzig mögliche Verteilung,|$0 von $1 möglichen Verteilungen,} Mischung Nr. $2, "
           "Regeln $3, Tarif $4.");
PAGE_WORDS(more_worlds, "Deal ten times as many", "Zehnmal so viele austeilen");
PAGE_WORDS(shuffle, "Deal a new sample", "Andere austeilen");
PAGE_WORDS(json, "The answer as data (JSON)", "Die Antwort als Daten (JSON)");
PAGE_WORDS(link, "Copy link", "Link kopieren");
PAGE_WORDS(link_copied, "Link copied", "Link kopiert");
PAGE_WORDS(double_nobody, "Nobody plays", "Keiner spielt");
PAGE_WORDS(double_alone, "You play", "Du spielst");
PAGE_WORDS(double_with, "Somebody plays with you", "Einer spielt mit dir");
PAGE_WORDS(double_against, "Somebody plays against you", "Einer spielt gegen dich");
PAGE_WORDS(kontra_win, "Your side wins", "Deine Seite gewinnt");
PAGE_WORDS(kontra_their_win, "The declarer’s side wins", "Die Spielerpartei gewinnt");
PAGE_WORDS(doubling_lay, "Legen earns on average", "Legen bringt im Schnitt");
PAGE_WORDS(doubling_kontra, "Kontra earns on average", "Kontra bringt im Schnitt");

PAGE_WORDS(random_deal, "Deal at random", "Neu geben");
PAGE_WORDS(conditions, "Conditions", "Bedingungen");
PAGE_WORDS(conditions_hint, "such as trumps(0)>=5 and has(0,EO)",
           "etwa trumps(0)>=5 and has(0,EO)");
PAGE_WORDS(contract, "Game", "Spiel");
PAGE_WORDS(paste_deal, "Paste or edit a deal", "Karten eingeben");
PAGE_WORDS(deal_line,
           "GAME SEAT | hand 0 | hand 1 | hand 2 | hand 3 | cards played, each card once",
           "SPIEL PLATZ | Vorhand | der Zweite | der Dritte | der Geber | gespielte Karten, jede "
           "Karte einmal");
PAGE_WORDS(deal_unread, "The deal in the link could not be read; this is a different one.",
           "Die Karten aus dem Link lassen sich nicht lesen; das hier sind andere.");
PAGE_WORDS(take_deal, "Use it", "Übernehmen");
PAGE_WORDS(to_start, "To the start", "Zum Anfang");
PAGE_WORDS(back, "Back", "Zurück");
PAGE_WORDS(forward, "Forward", "Vor");
PAGE_WORDS(best_line, "Best line", "Bestes Spiel");
PAGE_WORDS(best_card, "Best card", "Beste Karte");
PAGE_WORDS(best_points, "$0 {gets|get} $1 with perfect play.",
           "$0 {bekommt|bekommen} $1, wenn alle fehlerfrei spielen.");
PAGE_WORDS(best_all, "$0 {takes|take} every trick with perfect play.",
           "$0 {macht|machen} alle Stiche, wenn alle fehlerfrei spielen.");
PAGE_WORDS(best_none, "$0 {takes|take} no trick with perfect play.",
           "$0 {macht|machen} keinen Stich, wenn alle fehlerfrei spielen.");
PAGE_WORDS(best_made, "$0 {makes|make} it with perfect play.",
           "$0 {schafft|schaffen} es, wenn alle fehlerfrei spielen.");
PAGE_WORDS(best_lost, "$0 {does|do} not make it with perfect play.",
           "$0 {schafft|schaffen} es nicht, wenn alle fehlerfrei spielen.");
PAGE_WORDS(got_points, "$0 got $1.", "$0 {hat|haben} $1.");
PAGE_WORDS(got_all, "$0 took every trick.", "$0 {hat|haben} alle Stiche gemacht.");
PAGE_WORDS(got_none, "$0 took no trick.", "$0 {hat|haben} keinen Stich gemacht.");
PAGE_WORDS(got_made, "$0 made it.", "$0 {hat|haben} es geschafft.");
PAGE_WORDS(got_lost, "$0 did not make it.", "$0 {hat|haben} es nicht geschafft.");
PAGE_WORDS(side_pair, "$0 and $1", "$0 und $1");
PAGE_WORDS(points, "{1 point|$0 points}", "{1 Auge|$0 Augen}");
PAGE_WORDS(value_all, "every trick", "alle Stiche");
PAGE_WORDS(value_none, "no trick", "keinen Stich");
PAGE_WORDS(short_all, "all", "alle");
PAGE_WORDS(short_none, "none", "kein");
PAGE_WORDS(value_made, "made", "geschafft");
PAGE_WORDS(value_lost, "not made", "nicht geschafft");
PAGE_WORDS(wins, "wins", "gewinnt");
PAGE_WORDS(loses, "loses", "verliert");
PAGE_WORDS(turn, "to play", "ist dran");
PAGE_WORDS(plays_it, "plays", "spielt");
PAGE_WORDS(plays_with, "partner", "spielt mit");
PAGE_WORDS(trick, "Trick $0", "$0. Stich");
PAGE_WORDS(trick_done, "Trick $0 goes to $1", "$0. Stich: $1");
PAGE_WORDS(finished, "The deal is over.", "Das Spiel ist aus.");
PAGE_WORDS(table_all, "All games of this deal", "Alle Spiele mit diesen Karten");
PAGE_WORDS(table_hint,
           "Points for the declarer’s side, double dummy (all hands visible, perfect play); 61 "
           "wins. Tap one to look at it.",
           "Augen der Spielerpartei mit offenen Karten; ab 61 gewonnen. Antippen zum Ansehen.");
PAGE_WORDS(not_allowed, "not allowed", "nicht erlaubt");
PAGE_WORDS(
    legend,
    "The number below a card is what the declarer’s side gets if it is played; ★ marks the best "
    "cards.",
    "Unter jeder Karte steht, wie viel die Spielerpartei damit am Ende bekommt; ★: beste Karte.");
PAGE_WORDS(is_best, "best", "beste");

PAGE_WORDS(game_intro, "Paste finished games, one per line, or drop a file here.",
           "Füg fertige Spiele ein, je Zeile eins, oder zieh eine Datei hierher.");
PAGE_WORDS(game_look, "Look at it", "Anschauen");
PAGE_WORDS(game_made, "See an example", "Beispiel ansehen");
PAGE_WORDS(game_file, "Open a file", "Datei öffnen");
PAGE_WORDS(game_of, "Game $0 of $1", "Spiel $0 von $1");
PAGE_WORDS(game_curve, "How it went", "Der Verlauf");
PAGE_WORDS(
    game_curve_hint,
    "What the declarer’s side gets in the end after each card, with perfect play from then on.",
    "Wie viel die Spielerpartei am Ende bekommt, wenn nach dieser Karte alle fehlerfrei spielen.");
PAGE_WORDS(game_costly, "Costly mistakes", "Teure Fehler");
PAGE_WORDS(game_flawless, "No costly mistakes.", "Niemand hat etwas verschenkt.");
PAGE_WORDS(game_judging, "Now judging what each player could know …",
           "Jetzt wird beurteilt, was jeder wissen konnte …");
PAGE_WORDS(game_bid, "Bidding, $0: $1", "Ansage, $0: $1");
PAGE_WORDS(game_better, "better $0", "besser $0");
PAGE_WORDS(game_turned, "changed the result", "hat das Spiel verschenkt");
PAGE_WORDS(game_best_play, "With best play: $0.", "Bei bestem Spiel: $0.");
PAGE_WORDS(game_nobody, "Nobody declared in this deal.", "Dieses Spiel hat keiner gespielt.");
PAGE_WORDS(game_result_won, "won", "gewonnen");
PAGE_WORDS(game_result_lost, "lost", "verloren");
PAGE_WORDS(game_known, "cost at the table: $0 ± $1 cents", "am Tisch verloren: $0 ± $1 Cent");
PAGE_WORDS(game_known_hint,
           "Cost at the table: judged by what the player could know. Points: double dummy.",
           "Am Tisch verloren: beurteilt nach dem, was der Spieler wissen konnte. Augen: beurteilt "
           "mit offenen Karten.");

PAGE_WORDS(rules_intro,
           "These are the rules of this table. The engine knows more games than are offered here.",
           "Was an diesem Tisch gilt. Das Programm kennt mehr Spiele, als hier angeboten werden.");
PAGE_WORDS(rules_games, "Games", "Spiele");
PAGE_WORDS(rules_trumps, "Trumps, highest first", "Trümpfe, höchste zuerst");
PAGE_WORDS(rules_price, "Price", "Preis");
PAGE_WORDS(rules_lauf, "Laufende from", "Laufende ab");
PAGE_WORDS(rules_options, "All settings, by their names in a rule file",
           "Alle Einstellungen, mit den Namen für eine Regeldatei");
PAGE_WORDS(rules_option, "Option", "Einstellung");
PAGE_WORDS(rules_value, "in force", "gilt");
PAGE_WORDS(rules_such_as, "(here with $0)", "(hier mit $0)");
PAGE_WORDS(rules_own, "Rules of your own table", "Regeln deines Tischs");
PAGE_WORDS(rules_own_hint, "A rule file, checked as you type",
           "Eine Regeldatei; sie wird beim Tippen geprüft");
PAGE_WORDS(rules_no_trumps, "none", "keine");

PAGE_WORDS(run_none, "No long run is being shown. To show one, name its status file:",
           "Zurzeit ist hier keine lange Rechnung zu sehen. So zeigst du eine an:");
PAGE_WORDS(run_gone, "The program has stopped responding.", "Das Programm antwortet nicht mehr.");
PAGE_WORDS(run_state_running, "running", "läuft");
PAGE_WORDS(run_state_finished, "finished", "fertig");
PAGE_WORDS(run_state_interrupted, "interrupted", "unterbrochen");
PAGE_WORDS(run_state_failed, "failed", "fehlgeschlagen");
PAGE_WORDS(run_done, "$0 done", "$0 erledigt");
PAGE_WORDS(run_errors, "$0 bad", "$0 fehlerhaft");
PAGE_WORDS(run_rate, "$0 per second", "$0 je Sekunde");
PAGE_WORDS(run_left, "$0 left", "noch $0");
PAGE_WORDS(run_took, "$0 so far", "bisher $0");
PAGE_WORDS(run_silent, "No news for $0.", "Seit $0 nichts gehört.");
PAGE_WORDS(time_h, "$0 h $1 min", "$0 Std. $1 Min.");
PAGE_WORDS(time_min, "$0 min $1 s", "$0 Min. $1 Sek.");
PAGE_WORDS(time_s, "$0 s", "$0 Sek.");

}  // namespace schafkopf::words::page

#endif  // SCHAFKOPF_TOOLS_WEB_PAGE_WORDS_H_
