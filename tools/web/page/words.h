// What the page says besides the engine's own sentences, wherever it is.
#ifndef SCHAFKOPF_TOOLS_WEB_PAGE_WORDS_H_
#define SCHAFKOPF_TOOLS_WEB_PAGE_WORDS_H_

#include "tools/web/page/page_words.h"

namespace schafkopf::words::page {

PAGE_WORDS(title, "Schafkopf", "Schafkopf");
PAGE_WORDS(ask, "Should I play?", "Soll ich spielen?");
PAGE_WORDS(explore, "Double dummy", "Offene Karten");
PAGE_WORDS(game, "My game", "Mein Spiel");
PAGE_WORDS(rules, "Rules", "Regeln");
PAGE_WORDS(runs, "Batch runs", "Lange Berechnungen");
PAGE_WORDS(skip, "Skip to content", "Zum Inhalt");
PAGE_WORDS(views, "Main menu", "Bereiche");
PAGE_WORDS(switch_language, "Auf Deutsch", "In English");
PAGE_WORDS(switch_theme_dark, "Dark mode", "Dunkle Farben");
PAGE_WORDS(switch_theme_light, "Light mode", "Helle Farben");
PAGE_WORDS(footer, "Everything runs on your device: no account, no server, no connection needed.",
           "Alles läuft auf deinem Gerät: kein Konto, kein Server, geht auch ohne Internet.");
PAGE_WORDS(failed, "The program could not be loaded. Please reload the page.",
           "Das Programm ließ sich nicht laden. Bitte lade die Seite neu.");
PAGE_WORDS(loading, "One moment…", "Einen Augenblick …");

PAGE_WORDS(your_hand, "Your hand", "Dein Blatt");
PAGE_WORDS(hand_missing, "{one card to go|$0 cards to go}", "noch {eine Karte|$0 Karten}");
PAGE_WORDS(first_cards, "Your first {card|$0 cards}", "Deine {erste Karte|ersten $0 Karten}");
PAGE_WORDS(type_cards, "or type the cards", "oder die Karten eintippen");
PAGE_WORDS(type_example, "EO GO HU HA E10 …", "EO GO HU HA E10 …");
PAGE_WORDS(unread, "I can’t read “$0”. Type the suit, then the rank: EO, G10, H7.",
           "„$0“ kenne ich nicht. Erst die Farbe, dann der Wert: EO, G10, H7.");
PAGE_WORDS(too_many, "Only {one card is|$0 cards are} needed here; “$1” was ignored.",
           "Hier braucht es nur {eine Karte;|$0 Karten;} „$1“ ist zu viel.");
PAGE_WORDS(doubled, "“$0” appears twice.", "„$0“ steht zweimal da.");
PAGE_WORDS(not_in_deck, "“$0” is not in this deck.", "„$0“ gibt es beim kurzen Blatt nicht.");
PAGE_WORDS(random_hand, "Deal me a hand", "Karten geben");
PAGE_WORDS(clear, "Clear", "Löschen");
PAGE_WORDS(all_cards, "All cards", "Alle Karten");
PAGE_WORDS(slot_empty, "empty", "noch leer");
PAGE_WORDS(take_back, "Put $0 back", "$0: zurücklegen");
PAGE_WORDS(question, "Question", "Frage");
PAGE_WORDS(mode_ask, "Play?", "Spielen?");
PAGE_WORDS(mode_lay, "Legen?", "Legen?");
PAGE_WORDS(mode_kontra, "Kontra?", "Kontra?");
PAGE_WORDS(seat, "Your seat", "Du bist");
PAGE_WORDS(seat_0, "You lead", "Vorhand");
PAGE_WORDS(seat_1, "2nd", "der Zweite");
PAGE_WORDS(seat_2, "3rd", "der Dritte");
PAGE_WORDS(seat_3, "last (dealer)", "der Geber");
PAGE_WORDS(seat_short_0, "forehand", "Vorhand");
PAGE_WORDS(seat_short_1, "2nd", "Zweiter");
PAGE_WORDS(seat_short_2, "3rd", "Dritter");
PAGE_WORDS(seat_short_3, "dealer", "Geber");
PAGE_WORDS(deck, "Deck", "Blatt");
PAGE_WORDS(deck_8, "long (32 cards)", "langes Blatt (32)");
PAGE_WORDS(deck_6, "short (24 cards)", "kurzes Blatt (24)");
PAGE_WORDS(rule_set, "Rule set", "Regeln");
PAGE_WORDS(rules_sauspiel, "Usual rules", "Wirtshausregeln");
PAGE_WORDS(rules_tournament, "Tournament", "Turnierregeln");
PAGE_WORDS(rules_article, "All games", "Alle Spielarten");
PAGE_WORDS(rules_short, "Short deck", "Kurzes Blatt");
PAGE_WORDS(tariff, "Stakes", "Tarif");
PAGE_WORDS(tariff_hint, "Schneider, Laufende / Rufspiel / Solo, in cents",
           "Schneider, Laufende / Sauspiel / Solo, in Cent");
PAGE_WORDS(against, "Game announced", "Gespielt wird");
PAGE_WORDS(against_hint, "You are an opponent: the cards below are yours, not the declarer’s.",
           "Du bist Gegenspieler: Unten stehen deine Karten, nicht die vom Spieler.");
PAGE_WORDS(declarer, "Declarer", "Wer spielt");
PAGE_WORDS(seat_name_0, "forehand", "Vorhand");
PAGE_WORDS(seat_name_1, "the second seat", "der Zweite");
PAGE_WORDS(seat_name_2, "the third seat", "der Dritte");
PAGE_WORDS(seat_name_3, "the dealer", "der Geber");
PAGE_WORDS(settings, "Table", "Tisch");

PAGE_WORDS(waiting, "Choose {one card|$0 cards} and the answer will appear here.",
           "Gib {eine Karte|$0 Karten} ein, dann steht hier die Antwort.");
PAGE_WORDS(waiting_hint, "Tap or type them. Each row starts with its Ober and Unter.",
           "Antippen oder eintippen. Ober und Unter stehen vorn.");
PAGE_WORDS(thinking, "Dealing the other cards…", "Die anderen Karten werden ausgeteilt …");
PAGE_WORDS(first_word, "Early estimate, from {one deal|$0 deals}. Dealing more…",
           "Erster Eindruck: {einmal ausgeteilt.|$0-mal ausgeteilt.} Gleich wird es genauer …");
PAGE_WORDS(ranking, "Games, best first", "Die Spiele, das beste zuerst");
PAGE_WORDS(hopeless, "Details and {one more game|$0 more games}",
           "Genaueres und {noch ein Spiel|noch $0 Spiele}");
PAGE_WORDS(more_about, "Details", "Details");
PAGE_WORDS(headline_play, "Yes: $0. $1 %", "Ja: $0. $1 %");
PAGE_WORDS(headline_taste, "Close: $0. $1 %", "Knapp: $0. $1 %");
PAGE_WORDS(decides, "What decides it: the chance of winning is $0.",
           "Worauf es ankommt: Gewinnchance $0.");
PAGE_WORDS(headline_leave, "No: pass.", "Nein: weiter.");
PAGE_WORDS(cents, "cents", "Cent");
PAGE_WORDS(table_chance, "Chance to win", "Am Tisch");
PAGE_WORDS(open_cards, "Double dummy", "Alle Karten offen");
PAGE_WORDS(chance_value, "$0 % ($1 to $2 %)", "$0 % ($1 bis $2 %)");
PAGE_WORDS(schneider, "Schneider", "Schneider");
PAGE_WORDS(schwarz, "Schwarz", "schwarz");
PAGE_WORDS(as_bid, "As a bid", "Angesagt");
PAGE_WORDS(as_bid_value, "$0 ± $1 cents; outbid $2 % of the time",
           "$0 ± $1 Cent; in $2 % der Fälle nimmt dir einer das Spiel ab");
PAGE_WORDS(if_played, "If you get to play it", "Wenn du es spielst");
PAGE_WORDS(cents_value, "$0 ± $1 cents", "$0 ± $1 Cent");
PAGE_WORDS(
    bid_explained,
    "The amount next to each game is what you earn by bidding it. If a later player outbids you, "
    "their game is scored instead.",
    "Bei den Beträgen ist schon mitgerechnet, dass einer nach dir noch was Höheres spielen kann.");
PAGE_WORDS(rests_on, "Based on", "Grundlage");
PAGE_WORDS(basis_fitted, "recorded games", "echte Spiele");
PAGE_WORDS(basis_habit, "an estimate from the most similar game",
           "geschätzt nach dem ähnlichsten Spiel");
PAGE_WORDS(basis_played, "games played out by the program", "vom Programm durchgespielt");
PAGE_WORDS(basis_open, "double dummy only", "nur mit offenen Karten gerechnet");
PAGE_WORDS(by_habit, "estimated", "geschätzt");
PAGE_WORDS(by_played, "played out", "durchgespielt");
PAGE_WORDS(by_open, "double dummy", "offene Karten");
PAGE_WORDS(worlds_dealt, "{one deal|$0 deals}", "{einmal ausgeteilt|$0-mal ausgeteilt}");
PAGE_WORDS(given_up, "stopped early: it could no longer come out best",
           "früh abgebrochen: das beste Spiel wird es nicht mehr");
PAGE_WORDS(dealt, "Sample", "Gerechnet");
PAGE_WORDS(pass_row, "Pass", "Weiter");
PAGE_WORDS(pass_detail,
           "If you and everyone before you pass, nobody bids in $0 % of deals, you are the "
           "declarer’s partner in $1 %, and you defend in $2 %.",
           "Wenn vor dir alle „weiter“ sagen und du auch, spielt in $0 % der Fälle keiner, in $1 % "
           "einer mit dir und in $2 % einer gegen dich.");
PAGE_WORDS(
    two_chances,
    "The bar and the verdict show the chance of winning at a real table, where nobody sees anyone "
    "else’s hand. The line across the end of the bar is the 95 % confidence interval. The vertical "
    "mark shows the double-dummy chance, with all hands visible and perfect play.",
    "Antwort und Balken sind wie am Tisch gerechnet: Jeder sieht nur sein eigenes Blatt. Der "
    "Querstrich am Ende des Balkens zeigt, wie genau die Zahl ist. Der senkrechte Strich zeigt, "
    "wie oft du das Spiel gewinnst, wenn alle Karten offen liegen und keiner einen Fehler macht.");
PAGE_WORDS(worlds_of,
           "{The only possible deal,|$0 of $1 possible deals,} seed $2, rule set $3, stakes $4.",
           "{Die Karten können nur so liegen;|$0 von $1 möglichen Kartenverteilungen;} Mischung "
           "Nr. $2, Regeln $3, Tarif $4.");
PAGE_WORDS(more_worlds, "Deal ten times as many", "Zehnmal so oft austeilen");
PAGE_WORDS(shuffle, "Deal a new sample", "Neu mischen");
PAGE_WORDS(json, "Answer as JSON", "Das Ergebnis als Daten (JSON)");
PAGE_WORDS(link, "Copy link", "Link kopieren");
PAGE_WORDS(link_copied, "Link copied", "Link kopiert");
PAGE_WORDS(double_nobody, "Everyone passes", "Keiner spielt");
PAGE_WORDS(double_alone, "You are the declarer", "Du spielst");
PAGE_WORDS(double_with, "You are the declarer’s partner", "Einer spielt mit dir");
PAGE_WORDS(double_against, "You defend", "Einer spielt gegen dich");
PAGE_WORDS(kontra_win, "Your side wins", "Deine Partei gewinnt");
PAGE_WORDS(kontra_their_win, "the declarer’s side wins", "Die Spielerpartei gewinnt");
PAGE_WORDS(doubling_lay, "Legen: average gain", "Legen bringt im Schnitt");
PAGE_WORDS(doubling_lay_costs, "Legen: average loss", "Legen kostet im Schnitt");
PAGE_WORDS(doubling_kontra, "Kontra: average gain", "Kontra bringt im Schnitt");
PAGE_WORDS(doubling_kontra_costs, "Kontra: average loss", "Kontra kostet im Schnitt");

PAGE_WORDS(random_deal, "New deal", "Neu geben");
PAGE_WORDS(conditions, "Conditions", "Bedingungen");
PAGE_WORDS(conditions_hint, "e.g. trumps(0)>=5 and has(0,EO)", "etwa trumps(0)>=5 and has(0,EO)");
PAGE_WORDS(contract, "Game", "Spiel");
PAGE_WORDS(paste_deal, "Paste or edit a deal", "Karten eingeben");
PAGE_WORDS(deal_line,
           "GAME DECLARER (0 = forehand … 3 = dealer) | forehand | second seat | third seat | "
           "dealer | cards played; no duplicate cards",
           "SPIEL SPIELER (0 = Vorhand … 3 = Geber) | Vorhand | der Zweite | der Dritte | der "
           "Geber | gespielte Karten; keine Karte doppelt");
PAGE_WORDS(deal_unread, "The deal in the link could not be read, so here is another one.",
           "Die Karten aus dem Link sind nicht lesbar, darum liegen hier andere.");
PAGE_WORDS(take_deal, "Use this deal", "Übernehmen");
PAGE_WORDS(to_start, "Go to start", "Zum Anfang");
PAGE_WORDS(back, "Back", "Zurück");
PAGE_WORDS(forward, "Forward", "Vor");
PAGE_WORDS(best_line, "Best line", "Bester Verlauf");
PAGE_WORDS(best_card, "Best card", "Beste Karte");
PAGE_WORDS(best_points, "$0 {gets|get} $1 with perfect play.",
           "$0 {kommt|kommen} auf $1, wenn alle fehlerfrei spielen.");
PAGE_WORDS(best_all, "$0 {takes|take} every trick with perfect play.",
           "$0 {macht|machen} alle Stiche, wenn alle fehlerfrei spielen.");
PAGE_WORDS(best_none, "$0 {takes|take} no tricks with perfect play.",
           "$0 {macht|machen} keinen Stich, wenn alle fehlerfrei spielen.");
PAGE_WORDS(best_made, "$0 {makes|make} it with perfect play.",
           "$0 {schafft|schaffen} es, wenn alle fehlerfrei spielen.");
PAGE_WORDS(best_lost, "$0 {does|do} not make it with perfect play.",
           "$0 {schafft|schaffen} es nicht, wenn alle fehlerfrei spielen.");
PAGE_WORDS(got_points, "$0 got $1.", "$0 {hat|haben} $1.");
PAGE_WORDS(got_all, "$0 took every trick.", "$0 {hat|haben} alle Stiche gemacht.");
PAGE_WORDS(got_none, "$0 took no tricks.", "$0 {hat|haben} keinen Stich gemacht.");
PAGE_WORDS(got_made, "$0 made it.", "$0 {hat|haben} es geschafft.");
PAGE_WORDS(got_lost, "$0 did not make it.", "$0 {hat|haben} es nicht geschafft.");
PAGE_WORDS(side_pair, "$0 and $1", "$0 und $1");
PAGE_WORDS(points, "{1 point|$0 points}", "{1 Auge|$0 Augen}");
PAGE_WORDS(value_all, "every trick", "alle Stiche");
PAGE_WORDS(value_none, "no trick", "kein Stich");
PAGE_WORDS(short_all, "all", "alle");
PAGE_WORDS(short_none, "none", "kein");
PAGE_WORDS(value_made, "made", "geschafft");
PAGE_WORDS(value_lost, "not made", "nicht geschafft");
PAGE_WORDS(wins, "wins", "gewinnt");
PAGE_WORDS(loses, "loses", "verliert");
PAGE_WORDS(turn, "to play", "ist dran");
PAGE_WORDS(plays_it, "declarer", "spielt");
PAGE_WORDS(plays_with, "partner", "spielt mit");
PAGE_WORDS(trick, "Trick $0", "$0. Stich");
PAGE_WORDS(trick_done, "Trick $0 goes to $1", "$0. Stich: $1");
PAGE_WORDS(finished, "The deal is over.", "Das Spiel ist aus.");
PAGE_WORDS(table_all, "Every game with these cards", "Alle Spiele mit diesen Karten");
PAGE_WORDS(table_hint,
           "Points for the declarer’s side, double dummy (all hands visible, perfect play); 61 or "
           "more wins. Tap a number to open that game.",
           "So viele Augen macht die Spielerpartei, wenn alle Karten offen liegen und keiner einen "
           "Fehler macht; ab 61 gewinnt sie. Tipp eine Zahl an, dann siehst du das Spiel.");
PAGE_WORDS(not_allowed, "not allowed", "geht nicht");
PAGE_WORDS(legend,
           "The number on a card shows how many points the declarer’s side ends up with if that "
           "card is played; ★ marks the best cards.",
           "An jeder Karte steht, wie viele Augen die Spielerpartei damit am Ende hat; ★ ist die "
           "beste Karte.");
PAGE_WORDS(
    legend_each,
    "The number on a card shows how many cents the player wins or loses by playing it, if "
    "everyone plays perfectly from then on; ★ marks the best cards.",
    "An jeder Karte steht, wie viel Cent der Spieler damit kriegt oder zahlt, wenn danach jeder "
    "fehlerfrei für sich spielt; ★ ist die beste Karte.");
PAGE_WORDS(is_best, "best", "beste Karte");

PAGE_WORDS(game_intro, "Paste finished games, one per line, or open a file.",
           "Füg aufgezeichnete Spiele ein, eins pro Zeile, oder öffne eine Datei.");
PAGE_WORDS(clear_sure, "Clear everything?", "Wirklich alles löschen?");
PAGE_WORDS(game_look, "Analyze", "Anschauen");
PAGE_WORDS(game_made, "See an example", "Beispiel anschauen");
PAGE_WORDS(game_file, "Open a file", "Datei öffnen");
PAGE_WORDS(game_of, "Game $0 of $1", "Spiel $0 von $1");
PAGE_WORDS(game_curve, "How it went", "Der Verlauf");
PAGE_WORDS(
    game_curve_hint,
    "After each card: what the declarer’s side would end up with if everyone played perfectly from "
    "then on.",
    "Nach jeder Karte: So viele Augen kriegt die Spielerpartei, wenn ab da alle fehlerfrei "
    "spielen.");
PAGE_WORDS(game_costly, "Costly mistakes", "Teure Fehler");
PAGE_WORDS(game_flawless, "No costly mistakes.", "Keiner hat was verschenkt.");
PAGE_WORDS(game_judging, "Now judging each decision by what the player could have known…",
           "Mal schauen, wer es besser hätte wissen können …");
PAGE_WORDS(game_bid, "Bid ($0): $1", "Ansage ($0): $1");
PAGE_WORDS(game_better, "better: $0", "besser: $0");
PAGE_WORDS(game_turned, "cost the game", "hat das Spiel gekostet");
PAGE_WORDS(game_side, "Declarer’s side: $0.", "Spielerpartei: $0.");
PAGE_WORDS(game_best_play, "With perfect play by all four: $0.",
           "Wenn alle vier fehlerfrei spielen: $0.");
PAGE_WORDS(game_open_right, "right in hindsight", "im Nachhinein richtig");
PAGE_WORDS(game_unknown,
           "{1 card that only open cards prove wrong|$0 cards that only open cards prove wrong}",
           "{1 Karte, die nur mit offenen Karten falsch war|$0 Karten, die nur mit offenen Karten "
           "falsch waren}");
PAGE_WORDS(game_other, "Another game", "Anderes Spiel");
PAGE_WORDS(game_nobody, "Everyone passed on this deal.", "Hier hat keiner gespielt.");
PAGE_WORDS(game_open_cents, "{1 cent|$0 cents}", "$0 Cent");
PAGE_WORDS(game_paid, "Settlement: $0.", "Abrechnung: $0.");
PAGE_WORDS(
    game_skipped,
    "The first {card was|$0 cards were} not analyzed: too much of the game was left to compute.",
    "Von ganz vorn lässt sich das Spiel nicht durchrechnen, darum {fehlt die erste Karte|fehlen "
    "die ersten $0 Karten}.");
PAGE_WORDS(
    game_known_hint_each,
    "Amounts with “about” reflect only what the player could have known. The others are double "
    "dummy (all hands visible, perfect play by everyone from then on).",
    "Bei Beträgen mit „etwa“ zählt nur, was der Spieler da wissen konnte. Die anderen "
    "Beträge gelten bei offenen Karten, wenn danach keiner mehr einen Fehler macht.");
PAGE_WORDS(game_result_won, "won", "gewonnen");
PAGE_WORDS(game_result_lost, "lost", "verloren");
PAGE_WORDS(game_known, "cost about $0 cents", "kostet etwa $0 Cent");
PAGE_WORDS(game_known_hint,
           "Costs in cents are based on what the player could have known. Points are double dummy "
           "(all hands visible, perfect play).",
           "Bei den Cent zählt nur, was jeder wissen konnte. Die Augen sind mit offenen "
           "Karten gerechnet.");

PAGE_WORDS(rules_games, "Games", "Spiele");
PAGE_WORDS(rules_trumps, "Trumps, highest first", "Trümpfe, der höchste zuerst");
PAGE_WORDS(rules_price, "Stake", "Grundpreis");
PAGE_WORDS(rules_lauf, "Laufende: minimum", "Laufende ab");
PAGE_WORDS(rules_options, "The whole rule set as a file", "Alles zusammen als Regeldatei");
PAGE_WORDS(rules_such_as, "(here: $0)", "(hier: $0)");
PAGE_WORDS(rules_no_trumps, "no trumps", "keine");

PAGE_WORDS(
    run_none,
    "There is no batch run to show. To follow one, start the program with the run’s status file:",
    "Hier ist gerade keine lange Berechnung zu sehen. So kannst du eine verfolgen:");
PAGE_WORDS(run_gone, "The program has stopped responding.", "Das Programm antwortet nicht mehr.");
PAGE_WORDS(run_state_running, "running", "läuft");
PAGE_WORDS(run_state_finished, "finished", "fertig");
PAGE_WORDS(run_state_interrupted, "interrupted", "unterbrochen");
PAGE_WORDS(run_state_failed, "failed", "fehlgeschlagen");
PAGE_WORDS(run_done, "$0 done", "$0 erledigt");
PAGE_WORDS(run_errors, "$0 failed", "$0 fehlerhaft");
PAGE_WORDS(run_rate, "$0 per second", "$0 pro Sekunde");
PAGE_WORDS(run_left, "$0 left", "noch $0");
PAGE_WORDS(run_took, "$0 elapsed", "Laufzeit $0");
PAGE_WORDS(run_silent, "No update for $0.", "Seit $0 nichts mehr gehört.");
PAGE_WORDS(time_h, "$0 h $1 min", "$0 Std. $1 Min.");
PAGE_WORDS(time_min, "$0 min $1 s", "$0 Min. $1 Sek.");
PAGE_WORDS(time_s, "$0 s", "$0 Sek.");

}  // namespace schafkopf::words::page

#endif  // SCHAFKOPF_TOOLS_WEB_PAGE_WORDS_H_
