// What the lessons and puzzles say.
#ifndef SCHAFKOPF_TOOLS_WEB_PAGE_LEARN_WORDS_H_
#define SCHAFKOPF_TOOLS_WEB_PAGE_LEARN_WORDS_H_

#include "tools/web/page/page_words.h"

namespace schafkopf::words::page {

PAGE_WORDS(steps_head, "The game in ten steps", "Das Spiel in zehn Schritten");
PAGE_WORDS(all_steps, "All steps", "Alle Schritte");
PAGE_WORDS(next_step, "Next step", "Nächster Schritt");
PAGE_WORDS(step_of, "$0 of $1", "$0 von $1");
PAGE_WORDS(check, "Check", "Stimmt das?");
PAGE_WORDS(picked, "chosen", "gewählt");
PAGE_WORDS(lesson_done, "done", "geschafft");
PAGE_WORDS(lesson_right, "Right.", "Stimmt.");
PAGE_WORDS(lesson_wrong, "Not quite. Have another look.", "Nicht ganz. Schau nochmal hin.");
PAGE_WORDS(lesson_trumps, "The trumps", "Die Trümpfe");
PAGE_WORDS(
    lesson_text_trumps,
    "In a Sauspiel all Ober, all Unter and all Herz are trumps: fourteen cards. Tap each of yours.",
    "Beim Sauspiel sind alle Ober, alle Unter und alle Herz Trumpf: vierzehn Karten. Tipp deine "
    "an.");
PAGE_WORDS(lesson_why_trumps, "Ober and Unter of every suit are trumps, not cards of their suit.",
           "Ober und Unter gehören zum Trumpf, nicht zu ihrer Farbe.");
PAGE_WORDS(lesson_order, "What beats what", "Was sticht was");
PAGE_WORDS(lesson_text_order,
           "Ober beat Unter, and both beat Herz. Among themselves: Eichel, Gras, Herz, Schellen. "
           "Which is your highest card?",
           "Ober stechen Unter, beide stechen Herz. Untereinander gilt: Eichel, Gras, Herz, "
           "Schellen. Welche Karte ist deine höchste?");
PAGE_WORDS(lesson_why_order, "In a plain suit the order is Sau, ten, König, 9, 8, 7.",
           "In einer Farbe geht es so: Sau, Zehn, König, Neun, Acht, Sieben.");
PAGE_WORDS(lesson_follow, "Following suit", "Zugeben");
PAGE_WORDS(lesson_text_follow,
           "Gras was led. Whoever has Gras must play Gras. Tap a card that you may play.",
           "Gras ist angespielt. Wer Gras hat, muss Gras zugeben. Tipp eine Karte an, die du "
           "spielen darfst.");
PAGE_WORDS(lesson_why_follow, "If you have none, you may play anything, even a trump.",
           "Wer keins hat, darf spielen, was er will, auch Trumpf.");
PAGE_WORDS(lesson_winner, "Who takes the trick?", "Wem gehört der Stich?");
PAGE_WORDS(lesson_text_winner, "Trump was led, and everybody followed. Who takes the trick?",
           "Trumpf ist angespielt, alle haben zugegeben. Wem gehört der Stich?");
PAGE_WORDS(lesson_why_winner, "The Unter of Gras is higher than the Unter of Herz.",
           "Der Gras-Unter ist höher als der Herz-Unter.");
PAGE_WORDS(lesson_points, "Counting points", "Augen zählen");
PAGE_WORDS(lesson_text_points,
           "Sau 11, ten 10, König 4, Ober 3, Unter 2, the others nothing: 120 in all, and you need "
           "61 to win. How many are these?",
           "Sau 11, Zehn 10, König 4, Ober 3, Unter 2, der Rest nichts: zusammen 120, ab 61 ist "
           "gewonnen. Wie viele liegen da?");
PAGE_WORDS(lesson_why_points, "Two Sauen and a König.", "Zwei Säue und ein König.");
PAGE_WORDS(lesson_call, "Calling a Sau", "Eine Sau rufen");
PAGE_WORDS(lesson_text_call,
           "In a Sauspiel you play with whoever has the Sau you call. You need a card of its suit "
           "and must not hold that Sau. Which can you call?",
           "Beim Sauspiel spielt mit dir, wer die gerufene Sau hat. Du brauchst eine Karte von der "
           "Farbe und darfst die Sau nicht selber haben. Auf welche kannst du spielen?");
PAGE_WORDS(lesson_why_call, "The Alte is your own; the Sau of Herz is a trump and is never called.",
           "Die Alte hast du selber; die Herz-Sau ist Trumpf und wird nie gerufen.");
PAGE_WORDS(lesson_called, "The called Sau", "Die Ruf-Sau");
PAGE_WORDS(
    lesson_text_called,
    "Schellen is called and you hold the Sau. Now the declarer leads Schellen. What do you play?",
    "Auf die Schellen-Sau wird gespielt, und du hast sie. Der Spieler sucht sie mit einer "
    "Schellen. Was gibst du zu?");
PAGE_WORDS(lesson_why_called, "When its suit is led, the called Sau must be played.",
           "Wird sie gesucht, muss die Ruf-Sau fallen.");
PAGE_WORDS(lesson_solo, "Solo", "Solo");
PAGE_WORDS(lesson_text_solo,
           "In a Solo one player names the trump suit and plays alone against three; Ober and "
           "Unter are still trumps. Here it is Gras: tap your trumps.",
           "Beim Solo spielt einer allein gegen drei und bestimmt die Trumpffarbe; Ober und Unter "
           "bleiben Trumpf. Hier ist es Gras: Tipp deine Trümpfe an.");
PAGE_WORDS(lesson_why_solo, "Herz is then a suit like any other.",
           "Herz ist dann eine Farbe wie jede andere.");
PAGE_WORDS(lesson_wenz, "Wenz", "Wenz");
PAGE_WORDS(lesson_text_wenz, "In a Wenz only the four Unter are trumps. Tap yours.",
           "Beim Wenz sind nur die vier Unter Trumpf. Tipp deine an.");
PAGE_WORDS(lesson_why_wenz, "The Ober then rank between König and 9.",
           "Die Ober stehen dann zwischen König und Neun.");
PAGE_WORDS(lesson_count, "Counting trumps", "Trümpfe zählen");
PAGE_WORDS(lesson_text_count,
           "A Sauspiel has fourteen trumps. Four are on the table. How many do the other three "
           "still hold?",
           "Beim Sauspiel gibt es vierzehn Trümpfe. Vier liegen da. Wie viele haben die anderen "
           "drei noch?");
PAGE_WORDS(lesson_why_count, "Fourteen, minus your own, minus those on the table.",
           "Vierzehn, weniger deine, weniger die gespielten.");
PAGE_WORDS(puzzle, "Puzzle of the day", "Rätsel des Tages");
PAGE_WORDS(puzzle_text, "You see only what one player sees. One card is clearly best: which one?",
           "Du siehst nur, was ein Spieler sieht. Eine Karte ist klar die beste: welche?");
PAGE_WORDS(puzzle_open, "Solve it", "Rätsel lösen");
PAGE_WORDS(puzzle_asked, "Which card is best?", "Welche Karte ist die beste?");
PAGE_WORDS(puzzle_right, "$0: right! Even with all hands visible, no other card wins.",
           "$0: stimmt! Auch mit offenen Karten gewinnt nur die.");
PAGE_WORDS(puzzle_next, "Another", "Noch eins");
PAGE_WORDS(terms_head, "Glossary", "Begriffe");
PAGE_WORDS(suit_E, "Eichel, acorns", "Eichel");
PAGE_WORDS(suit_G, "Gras, leaves", "Gras");
PAGE_WORDS(suit_H, "Herz, hearts", "Herz");
PAGE_WORDS(suit_S, "Schellen, bells", "Schellen");

}  // namespace schafkopf::words::page

#endif  // SCHAFKOPF_TOOLS_WEB_PAGE_LEARN_WORDS_H_
