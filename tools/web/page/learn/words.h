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
PAGE_WORDS(picked, "selected", "gewählt");
PAGE_WORDS(lesson_done, "done", "geschafft");
PAGE_WORDS(lesson_right, "Right.", "Stimmt.");
PAGE_WORDS(lesson_wrong, "Not quite.", "Nicht ganz.");
PAGE_WORDS(lesson_missing, "{One is|$0 are} still missing.", "{Eine fehlt|$0 fehlen} noch.");
PAGE_WORDS(lesson_extra, "The $0 isn’t one of them.", "$0 gehört nicht dazu.");
PAGE_WORDS(lesson_extra_call, "You can’t call $0: you hold that Sau yourself.",
           "Du kannst nicht $0 spielen: Die Sau hast du selber.");
PAGE_WORDS(lesson_trumps, "Trumps", "Die Trümpfe");
PAGE_WORDS(lesson_text_trumps,
           "In a Rufspiel, the standard game, every Ober, every Unter and every Herz is a trump: "
           "fourteen cards in all. Tap all of yours.",
           "Beim Sauspiel sind alle Ober, alle Unter und alle Herz Trumpf: vierzehn Karten. Tipp "
           "deine Trümpfe an.");
PAGE_WORDS(lesson_why_trumps, "Every Ober and Unter is a trump, not a card of the suit it shows.",
           "Ober und Unter sind Trumpf und zählen nicht zu ihrer Farbe.");
PAGE_WORDS(lesson_order, "What beats what", "Was sticht was?");
PAGE_WORDS(
    lesson_text_order,
    "Any Ober beats any Unter, and both beat the other trumps, the Herz cards. From high to low, "
    "the Ober rank Eichel, Gras, Herz, Schellen, and so do the Unter. Which is your highest card?",
    "Ober stechen Unter, Unter stechen Herz. Bei Obern und Untern geht es nach der Farbe: Eichel, "
    "Gras, Herz, Schellen. Welche von deinen Karten ist die höchste?");
PAGE_WORDS(
    lesson_hint_order,
    "You hold a higher one: an Ober beats every Unter, and between two of a kind the suit decides.",
    "Du hast eine höhere: Ober vor Unter, und bei zwei gleichen zählt die Farbe.");
PAGE_WORDS(lesson_why_order,
           "In each suit, and among the Herz trumps, the cards rank Sau, ten, König, nine, eight, "
           "seven.",
           "In jeder Farbe, auch beim Herz, gilt die Reihenfolge Sau, Zehn, König, Neun, Acht, "
           "Sieben.");
PAGE_WORDS(lesson_follow, "Following suit", "Farbe zugeben");
PAGE_WORDS(lesson_text_follow,
           "Gras was led. If you hold any Gras, you must play it. Tap a card you may play.",
           "Gras ist angespielt. Wer Gras hat, muss Gras zugeben. Tipp eine Karte an, die du "
           "spielen darfst.");
PAGE_WORDS(lesson_hint_follow,
           "That isn’t Gras, and you hold some. Every Ober and Unter is a trump.",
           "Das ist kein Gras, und du hast welches. Ober und Unter sind Trumpf.");
PAGE_WORDS(
    lesson_why_follow,
    "If you have none, you may play anything, even a trump; only the called Sau stays in the hand.",
    "Wer kein Gras hat, darf spielen, was er will, auch Trumpf; nur die Ruf-Sau bleibt auf der "
    "Hand.");
PAGE_WORDS(lesson_winner, "Who takes the trick?", "Wem gehört der Stich?");
PAGE_WORDS(lesson_text_winner, "A trump was led, and everyone followed suit. Who takes the trick?",
           "Trumpf ist angespielt, alle haben zugegeben. Wem gehört der Stich?");
PAGE_WORDS(lesson_hint_winner, "An Unter beats every Herz; between two Unter the suit decides.",
           "Unter stechen Herz; bei zwei Untern zählt die Farbe.");
PAGE_WORDS(lesson_why_winner, "The Gras-Unter beats the Herz-Unter.",
           "Der Gras-Unter ist höher als der Herz-Unter.");
PAGE_WORDS(lesson_points, "Counting points", "Augen zählen");
PAGE_WORDS(lesson_text_points,
           "Sau 11, ten 10, König 4, Ober 3, Unter 2, all other cards 0: 120 points in all, and "
           "the declarer’s side needs 61 to win. How many points are in this trick?",
           "Sau 11, Zehn 10, König 4, Ober 3, Unter 2, der Rest nichts: zusammen 120. Wer spielt, "
           "braucht 61. Wie viele Augen liegen da?");
PAGE_WORDS(lesson_hint_points, "Add again: each Sau is 11, the König 4, the nine nothing.",
           "Zähl nochmal: jede Sau 11, der König 4, die Neun nichts.");
PAGE_WORDS(lesson_why_points, "Sau, Sau and König: 11 + 11 + 4.",
           "Zwei Säue und ein König: 11 + 11 + 4.");
PAGE_WORDS(lesson_call, "Calling a Sau", "Eine Sau rufen");
PAGE_WORDS(lesson_text_call,
           "In a Rufspiel your partner is whoever holds the Sau you call. You need a card in its "
           "suit (Ober and Unter don’t count) but must not hold the Sau itself. Tap every Sau you "
           "can call: Alte (Eichel), Blaue (Gras), Kugel (Schellen).",
           "Wer beim Sauspiel die gerufene Sau hat, spielt mit dir. Du brauchst eine Karte in "
           "ihrer Farbe (Ober und Unter zählen nicht), aber die Sau selber darfst du nicht haben. "
           "Auf welche kannst du spielen: Alte (Eichel), Blaue (Gras), Kugel (Schellen)?");
PAGE_WORDS(
    lesson_why_call,
    "You hold the Eichel-Sau (the Alte) yourself; the Herz-Sau is a trump and can never be called.",
    "Die Alte hast du selber; die Herz-Sau ist Trumpf und wird nie gerufen.");
PAGE_WORDS(lesson_called, "The called Sau", "Die Ruf-Sau");
PAGE_WORDS(lesson_text_called,
           "The Schellen-Sau has been called, and you hold it. The declarer leads Schellen. What "
           "do you play?",
           "Gespielt wird auf die Schellen-Sau, und die hast du. Der Spieler sucht: Er spielt "
           "Schellen an. Was gibst du zu?");
PAGE_WORDS(lesson_hint_called, "You hold the called Sau, and its suit has been led.",
           "Du hast die Ruf-Sau, und ihre Farbe ist angespielt.");
PAGE_WORDS(lesson_why_called,
           "When its suit is led, the called Sau must be played. You may not throw it away before "
           "the last trick. If you lead its suit yourself, lead the Sau, unless you hold four "
           "cards of the suit or more.",
           "Wird die Ruf-Sau gesucht, muss sie fallen. Abwerfen darfst du sie erst im letzten "
           "Stich. Spielst du ihre Farbe selber an, dann mit der Sau, außer du hast mindestens "
           "vier von der Farbe.");
PAGE_WORDS(lesson_solo, "Solo", "Solo");
PAGE_WORDS(lesson_text_solo,
           "In a Solo, one player names the trump suit and plays alone against the other three; "
           "Ober and Unter are still trumps. Here Gras is trumps: tap all your trumps.",
           "Beim Solo spielt einer allein gegen drei und bestimmt die Trumpffarbe; Ober und Unter "
           "bleiben Trumpf. Hier ist es Gras: Tipp deine Trümpfe an.");
PAGE_WORDS(lesson_why_solo, "Herz is now just another suit.",
           "Herz ist dann eine Farbe wie jede andere.");
PAGE_WORDS(lesson_wenz, "Wenz", "Wenz");
PAGE_WORDS(lesson_text_wenz, "In a Wenz, only the four Unter are trumps. Tap all of yours.",
           "Beim Wenz sind nur die vier Unter Trumpf. Tipp deine Trümpfe an.");
PAGE_WORDS(lesson_why_wenz,
           "In a Wenz, each Ober ranks between the König and the nine of its suit.",
           "Der Ober liegt da in jeder Farbe zwischen König und Neuner.");
PAGE_WORDS(lesson_count, "Counting trumps", "Trümpfe zählen");
PAGE_WORDS(lesson_text_count,
           "A Rufspiel has fourteen trumps. Four are on the table. How many do the other three "
           "players still hold?",
           "Beim Sauspiel gibt es vierzehn Trümpfe. Vier liegen da. Wie viele haben die anderen "
           "drei noch?");
PAGE_WORDS(lesson_hint_count, "Your own trumps count as well, and not every trump is a Herz.",
           "Auch deine eigenen zählen mit, und nicht jeder Trumpf ist ein Herz.");
PAGE_WORDS(lesson_why_count, "Fourteen, minus your own, minus the four on the table.",
           "Zieh von den vierzehn deine eigenen ab und alle, die schon gefallen sind.");
PAGE_WORDS(puzzle, "Puzzle of the day", "Rätsel des Tages");
PAGE_WORDS(puzzle_text, "You see only what one player sees. One card is clearly best: which one?",
           "Du siehst nur dein Blatt und das, was schon gefallen ist. Eine Karte ist klar die "
           "beste. Welche?");
PAGE_WORDS(puzzle_open, "Solve it", "Rätsel lösen");
PAGE_WORDS(puzzle_asked, "Which card is best?", "Welche Karte ist die beste?");
PAGE_WORDS(puzzle_right, "$0 is right! Even with all hands visible, no other card wins.",
           "$0: stimmt! Auch mit offenen Karten gewinnst du nur damit.");
PAGE_WORDS(puzzle_next, "Another one", "Noch eins");
PAGE_WORDS(terms_head, "Glossary", "Begriffe");
PAGE_WORDS(suit_E, "Eichel (acorns)", "Eichel");
PAGE_WORDS(suit_G, "Gras (leaves)", "Gras");
PAGE_WORDS(suit_H, "Herz (hearts)", "Herz");
PAGE_WORDS(suit_S, "Schellen (bells)", "Schellen");

}  // namespace schafkopf::words::page

#endif  // SCHAFKOPF_TOOLS_WEB_PAGE_LEARN_WORDS_H_
