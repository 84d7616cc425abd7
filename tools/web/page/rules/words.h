// What the rules of a table say.
#ifndef SCHAFKOPF_TOOLS_WEB_PAGE_RULES_WORDS_H_
#define SCHAFKOPF_TOOLS_WEB_PAGE_RULES_WORDS_H_

#include "tools/web/page/page_words.h"

namespace schafkopf::words::page {

PAGE_WORDS(rules_in_force,
           "Your table plays by these rules: in Play and on the next score sheet; Hand begins with "
           "them. Every change counts at once.",
           "So spielt ihr: bei „Spielen“ und auf dem nächsten Zettel; auch „Blatt“ fängt damit an. "
           "Jede Änderung gilt sofort.");
PAGE_WORDS(rules_use, "Play by these rules", "Danach spielen wir");
PAGE_WORDS(rules_change, "Adapt to your table", "Für unseren Tisch anpassen");
PAGE_WORDS(rules_replace, "Replace “$0”?", "„$0“ wirklich ersetzen?");
PAGE_WORDS(rules_own_name, "Our table", "Unser Tisch");
PAGE_WORDS(rules_name, "Name", "Name");
PAGE_WORDS(rules_edit, "Change the rules of your table", "Eure Regeln ändern");
PAGE_WORDS(rules_more, "All rules; adapt them to your table",
           "Alle Regeln, und wie ihr sie anpasst");
PAGE_WORDS(rules_hint, "Rules and stakes of your table", "Regeln und Tarif für euren Tisch");
PAGE_WORDS(rules_said, "The rules in sentences", "Was gilt");
PAGE_WORDS(rules_own, "The same as a file", "Das Ganze als Datei");
PAGE_WORDS(rules_own_hint, "A rule file; changes are checked when you leave the field",
           "Eine Regeldatei; geprüft wird, sobald du das Feld verlässt");
PAGE_WORDS(rules_save, "Save as a file", "Als Datei sichern");
PAGE_WORDS(prices_head, "Stakes in cents", "Tarif in Cent");
PAGE_WORDS(price_call, "Rufspiel", "Sauspiel");
PAGE_WORDS(price_solo, "Solo, Wenz and so on", "Solo, Wenz und so weiter");
PAGE_WORDS(price_extra, "Schneider, schwarz and each Laufender",
           "Schneider, schwarz und jeder Laufende");
PAGE_WORDS(price_lauf, "Laufender, if different", "Laufender, wenn er anders zählt");
PAGE_WORDS(price_schneider, "Schneider, if different", "Schneider, wenn er anders zählt");
PAGE_WORDS(price_schwarz, "schwarz, if different", "schwarz, wenn es anders zählt");
PAGE_WORDS(price_fault, "Whole cents, please: “$0”", "Bitte ganze Cent, nicht „$0“");
PAGE_WORDS(games_head, "Games on offer", "Welche Spiele gibt es?");
PAGE_WORDS(games_rare, "Rare games", "Seltene Spiele");
PAGE_WORDS(price_of_game, "Its own price", "Eigener Preis");
PAGE_WORDS(price_of_herz, "Herz-Solo", "Herz-Solo");
PAGE_WORDS(with_tout, "also as Tout", "auch als Tout");
PAGE_WORDS(customs_head, "Customs", "Was sonst ausgemacht ist");
PAGE_WORDS(customs_rare, "Rare", "Selten");
PAGE_WORDS(tariff_fault, "“$0”: write three amounts in cents, such as 10/20/50",
           "„$0“: Es müssen drei Beträge in Cent sein, etwa 10/20/50");

// What an option may be.
PAGE_WORDS(rule_value_full, "the full price", "den ganzen Preis");
PAGE_WORDS(rule_value_half, "half the price", "den halben Preis");
PAGE_WORDS(rule_value_symmetric, "always", "immer");
PAGE_WORDS(rule_value_asymmetric, "only if the declarer wins", "nur, wenn der Spieler gewinnt");
PAGE_WORDS(rule_value_never, "never", "nie");
PAGE_WORDS(rule_value_by_contract, "as usual for the game", "wie beim Spiel üblich");
PAGE_WORDS(rule_value_none, "no limit", "ohne Grenze");
PAGE_WORDS(rule_value_all, "all trumps", "alle Trümpfe");
PAGE_WORDS(rule_value_hand_size, "as many as cards in a hand", "so viele, wie einer Karten hat");
PAGE_WORDS(rule_value_second_card, "until the second card falls", "bis zur zweiten Karte");
PAGE_WORDS(rule_value_first_card, "until the first card falls", "bis zur ersten Karte");
PAGE_WORDS(rule_value_own_first_card, "until one’s own first card", "bis zur eigenen ersten Karte");
PAGE_WORDS(rule_value_second_trick, "until the second trick", "bis zum zweiten Stich");
PAGE_WORDS(rule_value_same, "as for Kontra", "wie beim Kontra");
PAGE_WORDS(rule_value_one_card_later, "one card later", "eine Karte später");
PAGE_WORDS(rule_value_next_trick, "until the next trick", "bis zum nächsten Stich");
PAGE_WORDS(rule_value_off, "no", "nein");
PAGE_WORDS(rule_value_all_multiply, "everyone", "jeder");
PAGE_WORDS(rule_value_only_forehand, "only forehand", "nur Vorhand");
PAGE_WORDS(rule_value_only_one, "only one", "nur einer");
PAGE_WORDS(rule_value_consecutive, "in turn, as long as nobody declines",
           "der Reihe nach, solange keiner aussetzt");
PAGE_WORDS(rule_value_caller_only, "the declarer of a Rufspiel", "wer ein Sauspiel spielt");
PAGE_WORDS(rule_value_shared, "declarer and partner", "Spieler und Mitspieler");
PAGE_WORDS(rule_value_any_contract, "every declarer", "wer überhaupt spielt");
PAGE_WORDS(rule_value_throw_in, "the cards are thrown in", "wird zusammengeworfen");
PAGE_WORDS(rule_value_throw_in_bock, "thrown in; a Bock follows", "zusammengeworfen, dann Bock");
PAGE_WORDS(rule_value_throw_in_stock, "everyone pays into the Stock", "jeder zahlt in den Stock");
PAGE_WORDS(rule_value_muss, "whoever holds the Muss card must play", "der Alte muss spielen");
PAGE_WORDS(rule_value_kreuz, "Kreuzbock", "Kreuzbock");
PAGE_WORDS(rule_value_ramsch, "Ramsch", "Ramsch");
PAGE_WORDS(rule_value_any, "any", "beliebig");
PAGE_WORDS(rule_value_lost, "lost", "verloren");
PAGE_WORDS(rule_value_re, "one with Re", "eins mit Re");
PAGE_WORDS(rule_value_deal, "one game", "ein Spiel");
PAGE_WORDS(rule_value_round, "a round of four", "eine Runde");
PAGE_WORDS(rule_value_multiply, "both double at once", "vervielfachen");
PAGE_WORDS(rule_value_append, "one after the other", "hintereinander");
PAGE_WORDS(rule_value_usual, "as usual", "wie üblich");
PAGE_WORDS(rule_value_nothing, "neither", "keins von beiden");
PAGE_WORDS(rule_value_schneider_schwarz, "both", "beides");
PAGE_WORDS(rule_value_seed_chain, "tricks, trumps, highest trump",
           "Stiche, Trümpfe, höchster Trumpf");
PAGE_WORDS(rule_value_highest_ober, "the higher Ober, then the same",
           "der höhere Ober, dann ebenso");
PAGE_WORDS(rule_value_both_lose, "both", "beide");
PAGE_WORDS(rule_value_loser_pays_all, "the loser pays everyone", "der Letzte allen");
PAGE_WORDS(rule_value_two_worst_pay, "the two worst pay the two best",
           "die letzten zwei den ersten zwei");
PAGE_WORDS(rule_value_all_tricks, "with every trick", "mit allen Stichen");
PAGE_WORDS(rule_value_solo, "a Solo", "ein Solo");
PAGE_WORDS(rule_value_solo_schwarz, "a Solo with schwarz", "ein Solo mit schwarz");
PAGE_WORDS(rule_value_double_all, "everything counts double, with two four times",
           "alles zählt doppelt, bei zweien vierfach");
PAGE_WORDS(rule_value_individual_once, "double for that player alone", "nur bei ihm doppelt");
PAGE_WORDS(rule_value_individual_multiple,
           "double for that player alone, again for each further one",
           "nur bei ihm doppelt, je Jungfrau noch einmal");
PAGE_WORDS(rule_value_call, "as much as a Rufspiel", "so viel wie ein Sauspiel");
PAGE_WORDS(rule_value_base, "as much as Schneider", "so viel wie Schneider");
PAGE_WORDS(rule_value_own, "a price of its own", "ein eigener Preis");
PAGE_WORDS(rule_value_all_pass, "if everyone passes", "wenn alle „weiter“ sagen");
PAGE_WORDS(rule_value_last_player_may_announce, "if the last player says so",
           "wenn es der Letzte ansagt");
PAGE_WORDS(rule_value_pay_all_three_from_loser, "all three", "allen dreien");
PAGE_WORDS(rule_value_winner_takes_from_loser_only, "the winner alone", "nur dem Gewinner");

PAGE_WORDS(rule_value_above_ruf, "just above Rufspiel", "gleich über dem Sauspiel");
PAGE_WORDS(rule_value_below_solo, "just below Solo", "gleich unter dem Solo");
PAGE_WORDS(rule_value_above_solo, "just above Solo", "gleich über dem Solo");
PAGE_WORDS(rule_value_face_down, "face down", "verdeckt");
PAGE_WORDS(rule_value_face_up, "face up", "offen");
PAGE_WORDS(rule_value_forbidden, "forbidden", "verboten");
PAGE_WORDS(rule_value_allowed, "allowed", "erlaubt");
PAGE_WORDS(rule_value_in_turn, "in turn", "der Reihe nach");
PAGE_WORDS(rule_value_after_all_passed, "once everyone has passed",
           "wenn alle „weiter“ gesagt haben");
PAGE_WORDS(rule_value_double_call, "twice a Rufspiel", "zweimal ein Sauspiel");
PAGE_WORDS(rule_value_herz, "Herz", "Herz");
PAGE_WORDS(rule_value_forehand_names, "what forehand names", "was Vorhand nennt");
PAGE_WORDS(rule_value_normal, "as usual", "wie üblich");
PAGE_WORDS(rule_value_rufspiel_only, "only a Rufspiel", "nur ein Sauspiel");
PAGE_WORDS(rule_value_EO, "Eichel-Ober", "Eichel-Ober (der Alte)");
PAGE_WORDS(rule_value_GO, "Gras-Ober", "Gras-Ober");
PAGE_WORDS(rule_value_HO, "Herz-Ober", "Herz-Ober");
PAGE_WORDS(rule_value_SO, "Schellen-Ober", "Schellen-Ober");
PAGE_WORDS(rule_value_current_hand, "as the hand is then", "wie das Blatt dann ist");
PAGE_WORDS(rule_value_at_deal, "as it was dealt", "wie es ausgeteilt wurde");
PAGE_WORDS(rule_value_own_lead, "only when leading", "nur beim Anspielen");
PAGE_WORDS(rule_value_also_when_led, "also when the suit is led",
           "auch, wenn ein anderer die Farbe anspielt");
PAGE_WORDS(rule_value_last, "only to the last trick", "erst im letzten Stich");
PAGE_WORDS(rule_value_always, "always", "immer");
PAGE_WORDS(rule_value_yes, "yes", "ja");
PAGE_WORDS(rule_value_from_trick_7, "from trick 7 on", "ab dem 7. Stich");
PAGE_WORDS(rule_value_sie, "as a Sie", "wie ein Sie");
PAGE_WORDS(rule_value_tout, "as a Tout", "wie ein Tout");
PAGE_WORDS(rule_value_redeal, "the cards are dealt again", "wird neu gegeben");
PAGE_WORDS(rule_value_offered_on, "it is offered on", "wird weitergereicht");
PAGE_WORDS(rule_value_dealer_must, "the dealer must play", "der Geber muss");
PAGE_WORDS(rule_value_rufspiel, "a Rufspiel", "ein Sauspiel");
PAGE_WORDS(rule_value_third_trick_winner, "the winner of the third trick",
           "wer den dritten Stich macht");
PAGE_WORDS(rule_value_first_to_three_tricks, "the first with three tricks",
           "wer zuerst drei Stiche hat");
PAGE_WORDS(rule_value_blind, "blind", "blind");
PAGE_WORDS(rule_value_by_choice, "by choice", "nach Wahl");
PAGE_WORDS(rule_value_give_then_draw, "give, then draw", "erst hergeben, dann ziehen");
PAGE_WORDS(rule_value_draw_then_give, "draw, then give", "erst ziehen, dann hergeben");
PAGE_WORDS(rule_value_doubled, "counts double", "zählt doppelt");
PAGE_WORDS(rule_value_solos_only, "solos only", "nur Solos");
PAGE_WORDS(rule_value_lost_solo, "a lost solo", "ein verlorenes Solo");
PAGE_WORDS(rule_value_herz_solo, "a Herz-Solo", "ein Herz-Solo");
PAGE_WORDS(rule_value_pagat, "as in most clubs", "wie meist");
PAGE_WORDS(rule_value_wolsztyn, "as in Wolsztyn", "wie in Wolsztyn");
PAGE_WORDS(rule_value_before_trick_1, "before the first trick", "vor dem ersten Stich");
PAGE_WORDS(rule_value_after_trick_1, "after the first trick", "nach dem ersten Stich");
PAGE_WORDS(rule_value_forehand, "forehand", "Vorhand");
PAGE_WORDS(rule_value_declarer, "the declarer", "der Spieler");
PAGE_WORDS(rule_value_again, "is dealt again", "wird noch einmal gegeben");

// The same of one of them.
PAGE_WORDS(rule_of_bock_kontra_any, "any", "jedes");
PAGE_WORDS(rule_of_bock_kontra_lost, "one that those who gave Kontra lost",
           "eins, das die mit dem Kontra verlieren");
PAGE_WORDS(rule_of_bettel_trumps_none, "none", "keine");
PAGE_WORDS(rule_of_bettel_trumps_rufspiel, "as in a Rufspiel", "wie beim Sauspiel");
PAGE_WORDS(rule_of_ramsch_trigger_round, "in rounds of its own", "in eigenen Runden");
PAGE_WORDS(rule_of_kreuz_price_solo, "as much as a Solo", "so viel wie ein Solo");
PAGE_WORDS(rule_of_bettel_price_solo, "as much as a Solo", "so viel wie ein Solo");
PAGE_WORDS(rule_of_ramsch_price_solo, "as much as a Solo", "so viel wie ein Solo");
PAGE_WORDS(rule_of_last_round_normal, "as always", "wie sonst");
PAGE_WORDS(rule_of_kreuz_round_after_never, "never", "nie");

}  // namespace schafkopf::words::page

#endif  // SCHAFKOPF_TOOLS_WEB_PAGE_RULES_WORDS_H_
