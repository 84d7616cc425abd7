// What the rules of a table say.
#ifndef SCHAFKOPF_TOOLS_WEB_PAGE_RULES_WORDS_H_
#define SCHAFKOPF_TOOLS_WEB_PAGE_RULES_WORDS_H_

#include "tools/web/page/page_words.h"

namespace schafkopf::words::page {

PAGE_WORDS(rules_in_force,
           "Your table plays by these rules: in Play, on the score sheet and in Hand.",
           "So spielt ihr: bei „Spielen“, auf dem Zettel und bei „Blatt“.");
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
PAGE_WORDS(rule_value_throw_in_bock, "thrown in, and a Bock follows",
           "zusammengeworfen, danach ein Bock");
PAGE_WORDS(rule_value_throw_in_stock, "thrown in, and everyone pays into the Stock",
           "zusammengeworfen, jeder zahlt in den Stock");
PAGE_WORDS(rule_value_muss, "whoever holds the Muss card must play", "der Alte muss spielen");
PAGE_WORDS(rule_value_kreuz, "Kreuzbock", "Kreuzbock");
PAGE_WORDS(rule_value_ramsch, "Ramsch", "Ramsch");
PAGE_WORDS(rule_value_any, "any", "jedes");
PAGE_WORDS(rule_value_lost, "one that those who gave Kontra lost",
           "eins, das die mit dem Kontra verlieren");
PAGE_WORDS(rule_value_re, "one with Re", "eins mit Re");
PAGE_WORDS(rule_value_deal, "one game", "ein Spiel");
PAGE_WORDS(rule_value_round, "a round of four", "eine Runde");
PAGE_WORDS(rule_value_multiply, "both double at once", "vervielfachen");
PAGE_WORDS(rule_value_append, "one after the other", "hintereinander");
PAGE_WORDS(rule_value_usual, "as usual", "wie üblich");
PAGE_WORDS(rule_value_nothing, "neither", "keins von beiden");
PAGE_WORDS(rule_value_schneider_schwarz, "both", "beides");
PAGE_WORDS(rule_value_seed_chain, "most tricks, then most trumps, then the highest trump",
           "Stiche, dann Trümpfe, dann höchster Trumpf");
PAGE_WORDS(rule_value_highest_ober, "the higher Ober, then the same",
           "der höhere Ober, dann ebenso");
PAGE_WORDS(rule_value_both_lose, "both", "beide");
PAGE_WORDS(rule_value_loser_pays_all, "the loser pays everyone", "der Letzte allen");
PAGE_WORDS(rule_value_two_worst_pay, "the two worst pay the two best",
           "die letzten zwei den ersten zwei");
PAGE_WORDS(rule_value_all_tricks, "with every trick", "mit allen Stichen");
PAGE_WORDS(rule_value_solo, "a Solo", "ein Solo");
PAGE_WORDS(rule_value_solo_schwarz, "a Solo with schwarz", "ein Solo mit schwarz");
PAGE_WORDS(rule_value_double_all, "everything counts double", "alles zählt doppelt");
PAGE_WORDS(rule_value_individual_once, "double for that player alone", "nur bei ihm doppelt");
PAGE_WORDS(rule_value_individual_multiple, "double for each such player",
           "für jede Jungfrau noch einmal doppelt");
PAGE_WORDS(rule_value_call, "as much as a Rufspiel", "so viel wie ein Sauspiel");
PAGE_WORDS(rule_value_base, "as much as Schneider", "so viel wie Schneider");
PAGE_WORDS(rule_value_own, "a price of its own", "ein eigener Preis");
PAGE_WORDS(rule_value_all_pass, "if everyone passes", "wenn alle „weiter“ sagen");
PAGE_WORDS(rule_value_last_player_may_announce, "if the last player says so",
           "wenn es der Letzte ansagt");
PAGE_WORDS(rule_value_pay_all_three_from_loser, "all three", "allen dreien");
PAGE_WORDS(rule_value_winner_takes_from_loser_only, "the winner alone", "nur dem Gewinner");

}  // namespace schafkopf::words::page

#endif  // SCHAFKOPF_TOOLS_WEB_PAGE_RULES_WORDS_H_
