// What the options of a verb and the fields of a question are.
#include "tools/language/phrases.h"

namespace schafkopf {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    // Of several verbs.
    {"rule set: a name (see `rules`) or a TOML file",
     "die Regeln: ein Name (siehe `rules`) oder eine TOML-Datei"},
    {"NAME=VALUE, an option changed; may be repeated",
     "NAME=WERT, eine geänderte Regel; auch mehrmals"},
    {"NAME=VALUE, options changed", "NAME=WERT, geänderte Regeln"},
    {"EXTRA/CALL/SOLO in cents, such as 10/20/50", "SCHNEIDER/RUF/SOLO in Cent, etwa 10/20/50"},
    {"a rule set of the program; defaults: those of the rule book",
     "Regeln, die das Programm kennt; defaults: die des Regelbuchs"},
    {"0: one for each processor", "0: einer für jeden Prozessor"},
    {"one JSON object", "ein JSON-Objekt"},
    {"JSON objects", "JSON-Objekte"},
    {"one JSON object per line", "ein JSON-Objekt in jeder Zeile"},
    {"one JSON object per deal", "ein JSON-Objekt für jede Verteilung"},
    {"one JSON object per line, with every card's value",
     "ein JSON-Objekt in jeder Zeile, mit dem Wert jeder Karte"},
    {"one JSON object for each group", "ein JSON-Objekt für jede Gruppe"},
    {"deal lines; - is stdin", "Spielzeilen; - ist die Standardeingabe"},
    {"deal lines of finished games; - is stdin",
     "Zeilen fertiger Spiele; - ist die Standardeingabe"},
    {"a deal line", "eine Spielzeile"},
    {"a deal line of a finished game", "die Zeile eines fertigen Spiels"},
    {"2 to 4", "2 bis 4"},

    // ask, lay, kontra.
    {"eight cards (six of the short deck); the first four (three), or with `_` for those not seen "
     "yet: should I lay? With --contract teufel: which suit? Or a FILE, - for stdin, with a "
     "question "
     "HAND [SEAT [CONTRACT]] in each line",
     "acht Karten (sechs vom kurzen Kartenspiel); die ersten vier (drei), oder mit `_` für noch "
     "nicht gesehene: soll ich legen? Mit --contract teufel: welche Farbe? Oder eine DATEI, - für "
     "die Standardeingabe, mit einer Frage BLATT "
     "[SPIELER [SPIEL]] in jeder Zeile"},
    {"one JSON object per line, with every card", "je Zeile ein JSON-Objekt, mit jeder Karte"},
    {"0 to 3; 0 is forehand and leads", "0 bis 3; 0 ist Vorhand und kommt raus"},
    {"worlds dealt for each game; 200, or 80 where games by habit tell its chance at the table",
     "Verteilungen für jedes Spiel; 200, oder 80, wo Partien nach Gewohnheit sagen, wie es am "
     "Tisch "
     "steht"},
    {"worlds dealt for each game; 200", "Verteilungen für jedes Spiel; 200"},
    {"deal every possible world", "alle möglichen Verteilungen"},
    {"deal until the 95 % interval of the open chance reaches at most this far to either side",
     "so lange verteilen, bis die Zahl mit offenen Karten auf so viel genau ist"},
    {"deal until the standard error of the chance at the table is at most this (its 95 % interval "
     "then spans 3.92 times as much), with at most 1000000 games by habit or 10000 by thinking "
     "seats "
     "and 20000 worlds for a game",
     "so lange verteilen, bis der Standardfehler der Zahl am Tisch höchstens so groß ist (ihr "
     "95-%-Bereich also 3,92-mal so breit), mit höchstens 1000000 Partien nach Gewohnheit oder "
     "10000, in denen überlegt wird, und 20000 Verteilungen für ein Spiel"},
    {"the same seed deals the same worlds; 1", "dieselbe Nummer mischt dieselben Verteilungen; 1"},
    {"conditions on the hands, such as trumps(2)>=3",
     "Bedingungen an die Blätter, etwa trumps(2)>=3"},
    {"should I say Kontra to this contract of another seat?",
     "soll ich gegen dieses Spiel eines anderen Kontra geben?"},
    {"the seat that plays it", "wer es spielt"},
    {"also play out the best games, each card chosen by so many worlds that agree with what its "
     "seat has seen",
     "die besten Spiele auch ausspielen, jede Karte nach so vielen Verteilungen, die zu dem "
     "passen, "
     "was der Spieler gesehen hat"},
    {"played for each contract; 100", "Partien für jedes Spiel; 100"},
    {"language of the sentence and of errors: en or de",
     "Sprache des Satzes und der Fehler: en oder de"},
    {"the text of a rule file, in place of rules", "der Text einer Regeldatei, statt rules"},
    {"begins the answer with this number, as the verbs do that answer a file line by line",
     "damit beginnt die Antwort, wie bei den Befehlen, die eine Datei Zeile für Zeile beantworten"},
    {"eight cards; six of the short deck; of two players OPEN | OPEN",
     "acht Karten; sechs vom kurzen Kartenspiel; zu zweit OFFEN | OFFEN"},
    {"eight cards, or six, with `_` for each not seen yet",
     "acht Karten oder sechs, mit `_` für jede noch nicht gesehene"},
    {"the contract that another plays", "das Spiel eines anderen"},
    {"should a hand play? its contracts, ranked",
     "soll man spielen? die Spiele des Blatts, die besten zuerst"},
    {"should an opponent say Kontra?", "soll ein Gegenspieler Kontra geben?"},
    {"should a hand of which some cards are known lay?",
     "soll man legen, wenn man einen Teil der Karten kennt?"},

    {"4; 5 or 6, of whom four play; 3 with the 24 cards, eight in a hand; 2 with eight open cards",
     "4; 5 oder 6, von denen vier spielen; 3 mit 24 Karten, acht im Blatt; 2 mit acht offenen "
     "Karten"},
    {"the seat that plays it, if one does; of a wedding that names your seat, who offers it",
     "wer es spielt, wenn es einer spielt; bei einer Hochzeit, die du nehmen sollst: wer sie "
     "anbietet"},
    {"eight cards; six of the short deck; `_` for each to come; of two players OPEN | OPEN",
     "acht Karten; sechs vom kurzen Kartenspiel; `_` für jede, die noch kommt; zu zweit OFFEN | "
     "OFFEN"},
    {"only these; else all that the hand may announce; also zupf:E, schieber:E, teufel:E",
     "nur diese; sonst alle, die man mit dem Blatt ansagen darf; auch zupf:E, schieber:E, "
     "teufel:E"},

    // review, play, engine.
    {"recorded games, one a line: deal lines with all their cards, lines such as \"Rufspiel Blaue "
     "von 3: so h7 ...\", or JSON objects; - is stdin",
     "aufgezeichnete Partien, eine in jeder Zeile: Spielzeilen mit allen Karten, Zeilen wie "
     "\"Rufspiel Blaue von 3: so h7 ...\", oder JSON-Objekte; - ist die Standardeingabe"},
    {"a recorded game: a deal line with all its cards, a line such as \"Rufspiel Blaue von 3: so "
     "h7 "
     "...\", or a JSON object",
     "eine aufgezeichnete Partie: eine Spielzeile mit allen Karten, eine Zeile wie \"Rufspiel "
     "Blaue "
     "von 3: so h7 ...\", oder ein JSON-Objekt"},
    {"with --json: as the last object what each player lost, as the text tells",
     "mit --json: als letztes Objekt, was jeder verloren hat, wie es der Text sagt"},
    {"games reviewed at a time", "so viele Partien zugleich"},
    {"worlds dealt for each card; 1000, and up to four times as many where few of them carry the "
     "weight",
     "Verteilungen für jede Karte; 1000, und bis zu viermal so viele, wo nur wenige davon zu den "
     "Ansagen und Karten passen"},
    {"what each seat of a recorded game could have done better",
     "was jeder in einer aufgezeichneten Partie besser machen konnte"},
    {"yours in the first game: 0 is forehand, 3 deals",
     "wo du im ersten Spiel sitzt: 0 ist Vorhand, 3 gibt"},
    {"the same seed deals the same cards", "dieselbe Nummer gibt dieselben Karten"},
    {"the same seed plays the same cards", "dieselbe Nummer spielt dieselben Karten"},
    {"32, 24 or 20 cards; else that of the rules", "32, 24 oder 20 Karten; sonst nach den Regeln"},
    {"that the others deal for each card", "so viele Verteilungen bedenken die anderen je Karte"},
    {"dealt for each card", "so viele Verteilungen je Karte"},
    {"seconds in which an engine has to answer", "Sekunden, in denen ein Programm antworten muss"},

    // advise.
    {"what the seat on turn sees: a deal line with _ for the other hands, and behind the cards "
     "played what was bid, if it is known: \"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ\"; "
     "or a FILE of such lines, - is stdin",
     "was der sieht, der dran ist: eine Spielzeile mit _ für die anderen Blätter, und hinter den "
     "gespielten Karten, was angesagt wurde, wenn man es weiß: \"wenz 2 | _ | EA EK EO GZ GK H8 SK "
     "S8 | _ | _ | EZ\"; oder eine DATEI solcher Zeilen, - ist die Standardeingabe"},
    {"which card a seat should play, by what it sees",
     "welche Karte einer spielen soll, nach dem, was er sieht"},
    {"a deal line with _ for hands that the seat on turn does not see",
     "eine Spielzeile mit _ für die Blätter, die man nicht sieht"},
    {"what was bid, such as \"0 pass, 1 ruf, 2 wenz, 3 pass\"",
     "was angesagt wurde, etwa \"0 pass, 1 ruf, 2 wenz, 3 pass\""},
    {"conditions on the hands as dealt, such as trumps(2)>=3",
     "Bedingungen an die Blätter, wie sie ausgeteilt wurden, etwa trumps(2)>=3"},
    {"worlds dealt; 4000, and up to four times as many where few of them carry the weight",
     "Verteilungen; 4000, und bis zu viermal so viele, wo nur wenige davon zu den Ansagen und "
     "Karten "
     "passen"},
    {"every possible world, all alike likely unless bids or cards of others are known",
     "alle möglichen Verteilungen, gleich wahrscheinlich, solange man keine Ansagen oder Karten "
     "der "
     "anderen kennt"},
    {"also the chance of a condition such as cards(1,G)==0",
     "auch, wie wahrscheinlich eine Bedingung ist, etwa cards(1,G)==0"},
    {"also how likely each seat was dealt this card",
     "auch, wie wahrscheinlich jeder diese Karte bekommen hat"},

    // solve and analyze.
    {"the exact value of a deal with all hands open", "was mit offenen Karten genau herauskommt"},
    {"ask only whether the value is at least N: -1 to 121, in trick contracts 1",
     "nur fragen, ob mindestens N herauskommt: -1 bis 121, in Spielen um Stiche 1"},
    {"also the value after each legal card", "auch, was nach jeder erlaubten Karte herauskommt"},
    {"also one line of best play", "auch, wie es bei bestem Spiel weitergeht"},
    {"also who took each trick so far, with --json",
     "auch, wer die Stiche bisher gemacht hat, mit --json"},
    {"ignore the cards played", "die gespielten Karten nicht beachten"},
    {"also the nodes and milliseconds that each line took",
     "auch, wie viele Stellungen und Millisekunden jede Zeile gebraucht hat"},
    {"also the nodes and milliseconds that each game took",
     "auch, wie viele Stellungen und Millisekunden jedes Spiel gebraucht hat"},
    {"stop after N nodes and print what is proven by then: LOW..HIGH",
     "nach N Stellungen aufhören und sagen, was bis dahin feststeht: VON..BIS"},
    {"look back from the end of the game only as far as N nodes allow",
     "vom Ende her nur so weit zurückrechnen, wie N Stellungen reichen"},
    {"lines solved at a time", "so viele Zeilen zugleich"},
    {"games analyzed at a time", "so viele Spiele zugleich"},
    {"what each card of a finished game cost", "was jede Karte eines fertigen Spiels gekostet hat"},

    // deal and exchange.
    {"how many", "wie viele"},
    {"how many; 1", "wie viele; 1"},
    {"the same seed gives the same deals", "dieselbe Nummer mischt dieselben Verteilungen"},
    {"the same seed gives the same deals; 1", "dieselbe Nummer mischt dieselben Verteilungen; 1"},
    {"32, 24, 20 or 16 cards; else those of the rules, or what the game needs",
     "32, 24, 20 oder 16 Karten; sonst die der Regeln oder was das Spiel braucht"},
    {"long, short, short20 or kop; else that of the rules, or what the game needs",
     "long, short, short20 oder kop; sonst das der Regeln oder was das Spiel braucht"},
    {"4; 3 with 24 cards; 2 with 32, half face down",
     "4; 3 mit 24 Karten; 2 mit 32, die Hälfte verdeckt"},
    {"SEAT=CARDS: cards that the seat holds, its whole hand or a part",
     "SPIELER=KARTEN: was einer hat, das ganze Blatt oder ein Teil"},
    {"a condition such as 'trumps(2)>=3 and has(1,EO)'",
     "eine Bedingung wie 'trumps(2)>=3 and has(1,EO)'"},
    {"conditions such as trumps(2)>=3 and has(1,EO)", "Bedingungen wie trumps(2)>=3 and has(1,EO)"},
    {"only deals in which the declarer may announce it",
     "nur Verteilungen, in denen der Spieler es ansagen darf"},
    {"seat 0 to 3; needed where somebody declares", "wer spielt, 0 bis 3; nötig, wo einer ansagt"},
    {"needed where somebody declares", "nötig, wo einer ansagt"},
    {"deal lines with the hands before the exchange: hochzeit:P, bauernhochzeit:P, or solo:X for a "
     "Zupf-Solo, or for a Schieber with 10, 8, 8 and 6 cards (11 and 5, 12 and 4); - is stdin",
     "Spielzeilen mit den Blättern vor dem Tausch: hochzeit:P, bauernhochzeit:P, oder solo:X für "
     "ein Zupf-Solo, oder für einen Schieber mit 10, 8, 8 und 6 Karten (11 und 5, 12 und 4); - ist "
     "die Standardeingabe"},
    {"a deal line with the hands before the exchange: hochzeit:P, bauernhochzeit:P, or solo:X for "
     "a Zupf-Solo, or for a Schieber with 10, 8, 8 and 6 cards (11 and 5, 12 and 4)",
     "eine Spielzeile mit den Blättern vor dem Tausch: hochzeit:P, bauernhochzeit:P, oder solo:X "
     "für ein Zupf-Solo, oder für einen Schieber mit 10, 8, 8 und 6 Karten (11 und 5, 12 und 4)"},

    // legal.
    {"such as wenz or ruf:E", "etwa wenz oder ruf:E"},
    {"the cards still in the hand; of two players OPEN/COVERED",
     "die Karten, die man noch hat; zu zweit OFFEN/VERDECKT"},
    {"the cards on the table in order; none to lead",
     "die Karten auf dem Tisch der Reihe nach; keine, wenn man herauskommt"},
    {"the hand holds the called Sau; an error if it doesn't",
     "im Blatt steht die Ruf-Sau; ein Fehler, wenn nicht"},
    {"a deal line; passed - while it is not settled who plays",
     "ein Spiel als Zeile; passed -, solange nicht feststeht, wer spielt"},
    {"also what the seat on turn does, by what it sees alone",
     "auch was der tut, der dran ist, nur nach dem, was er sieht"},
    {"it plays as people do, not as well as it can",
     "er spielt wie die Leute, nicht so gut er kann"},
    {"worlds it deals for a card; 4000", "Verteilungen, die er für eine Karte mischt; 4000"},
    {"the called suit has been led in an earlier trick",
     "die Ruffarbe ist schon einmal angespielt worden"},
    {"long, short, short20, kop or 32, 24, 20, 16; else that of the game or the rules",
     "long, short, short20, kop oder 32, 24, 20, 16; sonst das des Spiels oder der Regeln"},
    {"long, short, short20, kop or 32, 24, 20, 16; else that of the rules",
     "long, short, short20, kop oder 32, 24, 20, 16; sonst das der Regeln"},
    {"cards of the called suit that the holder was dealt; else those of the hand",
     "wie viele Karten der Ruffarbe man bekommen hat; sonst die, die man noch hat"},
    {"the number of the trick, from 1; else by the cards that the hand lacks",
     "der wievielte Stich, von 1 an; sonst nach den Karten, die schon fehlen"},

    // auction.
    {"what may this hand call?", "was darf man mit diesem Blatt ansagen?"},
    {"who plays? SEAT GAME, ... such as '0 ruf, 1 wenz'",
     "wer spielt? SPIELER SPIEL, ... etwa '0 ruf, 1 wenz'"},
    {"were Kontra, Re ... in time? SEAT CARDS, ...: doubled with so many cards on the table",
     "waren Kontra, Re ... rechtzeitig? SPIELER KARTEN, ...: gegeben, als so viele Karten auf dem "
     "Tisch lagen"},
    {"the game that was doubled", "das Spiel, gegen das Kontra gegeben wurde"},
    {"the seat of its declarer", "wer es spielt"},
    {"the seat of the declarer's partner", "der Mitspieler"},
    {"the special round of the hand or the bids", "in welcher Sonderrunde"},
    {"a special round, such as kreuz, ramsch, bock or hadsch, or muss",
     "eine Sonderrunde wie kreuz, ramsch, bock oder hadsch, oder muss"},
    {"at the table: 2 to 4", "am Tisch: 2 bis 4"},

    // score.
    {"a contract; or a FILE or - with finished deal lines, and notes such as `; kontra 1`",
     "ein Spiel; oder eine DATEI oder - mit Zeilen fertiger Spiele und Bemerkungen wie "
     "`; kontra 1`"},
    {"instead of a contract and numbers: a finished deal line",
     "statt Spiel und Zahlen: die Zeile eines fertigen Spiels"},
    {"points of the declarer's side; in a Ramsch of each seat: 45,35,30,10",
     "Augen der Spielerpartei; im Ramsch von jedem: 45,35,30,10"},
    {"tricks, likewise", "Stiche, ebenso"},
    {"Laufende, where the game counts them; negative if the declarer lacks them",
     "Laufende, wo sie im Spiel zählen; mit Minus, wenn der Spieler ohne sie spielt"},
    {"cards of the declarer's side, instead of --lauf", "Karten der Spielerpartei, statt --lauf"},
    {"points promised, if more than 61", "gebotene Augen, wenn mehr als 61"},
    {"Ramsch: trumps captured by each seat", "Ramsch: Trümpfe in den Stichen von jedem"},
    {"Ramsch: highest trump of each seat, - for none",
     "Ramsch: der höchste Trumpf von jedem, - für keinen"},
    {"Ramsch: highest captured Sau of each seat, - for none",
     "Ramsch: die höchste gestochene Sau von jedem, - für keine"},
    {"Sjavs: one player took every trick", "Sjavs: einer hat alle Stiche gemacht"},
    {"Sjavs: what a 60:60 in the deal before adds", "Sjavs: was ein 60:60 im Spiel davor dazugibt"},
    {"how many seats laid", "wie viele gelegt haben"},
    {"seats that laid, in order, instead of --layers",
     "wer gelegt hat, der Reihe nach, statt --layers"},
    {"seats that gave Kontra, Re ..., in order, such as \"1 0\"",
     "wer Kontra, Re ... gab, der Reihe nach, etwa \"1 0\""},
    {"Kontra, Re ...: how many were given", "Kontra, Re ...: wie oft gestoßen wurde"},
    {"seats that gave them, in order, instead of --stoss",
     "wer gestoßen hat, der Reihe nach, statt --stoss"},
    {"the declarer's seat, to check --kontra", "wer spielt, um --kontra zu prüfen"},
    {"his partner's seat, likewise", "sein Mitspieler, ebenso"},
    {"Bock factors", "wie viele Böcke gelten"},
    {"cents in the stock", "Cent im Stock"},
    {"cents in the stock before", "Cent, die vorher im Stock waren"},
    {"a special round, such as hadsch or bock", "eine Sonderrunde, etwa hadsch oder bock"},
    {"a special round that every deal belongs to", "eine Sonderrunde, zu der alle Spiele gehören"},
    {"the declarer's hand lay open", "der Spieler hat offen gespielt"},
    {"the file as a score sheet of one evening: who deals, what is owed, how each chair stands",
     "die Datei als Anschreibblatt eines Abends: wer gibt, was noch aussteht, wie jeder steht"},
    {"players at the table; some sit out of 5 or 6",
     "Spieler am Tisch; von 5 oder 6 setzt immer einer oder zwei aus"},
    {"the chair of seat 0 in the first deal", "auf welchem Stuhl im ersten Spiel Vorhand sitzt"},
    {"the chair of seat 0", "auf welchem Stuhl Vorhand sitzt"},
    {"the seat that held EO", "wer den Alten (EO) hatte"},
    {"finished deal lines in order, with notes behind a ;",
     "Zeilen fertiger Spiele der Reihe nach, Bemerkungen hinter einem ;"},
    {"the score sheet of an evening of deals", "das Anschreibblatt eines Abends"},

    // rules.
    {"only check this rule file", "nur diese Regeldatei prüfen"},
    {"the rule set as a rule file, to change and read again",
     "die Regeln als Datei, zum Ändern und Wiedereinlesen"},
    {"the tables of engine/RULES.md", "die Tabellen von engine/RULES.md"},
    {"the contracts, the tariff and the options in force",
     "welche Spiele, welcher Tarif und welche Regeln gelten"},

    // match.
    {"one plays at all seats, two against each other: play:N chooses each card by N worlds that "
     "agree with what its seat knows; deaf:N ignores the auction; open:N also ignores which cards "
     "others could not play; advise:N weighs N worlds as advise does and searches its own later "
     "cards; habit as people are used to, random any legal card; engine:COMMAND is a program that "
     "speaks the line protocol",
     "einer spielt für alle, zwei spielen gegeneinander: play:N wählt jede Karte nach N "
     "Verteilungen, die zu dem passen, was der Spieler weiß; deaf:N überhört die Ansagen; open:N "
     "merkt sich auch nicht, wer was nicht mehr hat; advise:N gewichtet N Verteilungen "
     "wie der Rat und rechnet seine späteren Karten durch; habit wie die Leute gewöhnlich, random "
     "irgendeine erlaubte Karte; "
     "engine:COMMAND ist ein Programm, das Zeile für Zeile antwortet"},
    {"deal lines to play from the first card; - is stdin",
     "Spielzeilen, von der ersten Karte an gespielt; - ist die Standardeingabe"},
    {"random deals of this game, such as wenz, solo or solo:H; of a file only this one; may be "
     "repeated",
     "zufällige Verteilungen dieses Spiels, etwa wenz, solo oder solo:H; aus einer Datei nur "
     "diese; "
     "auch mehrmals"},
    {"of each game and deck; 100, or all of a file",
     "für jedes Spiel und Kartenspiel; 100, oder alle einer Datei"},
    {"the same seed plays the same games", "dieselbe Nummer spielt dieselben Partien"},

    // batch, merge, summarize, answer, bench.
    {"a job file in TOML; see docs/batch.md", "eine Auftragsdatei in TOML; siehe docs/batch.md"},
    {"the file to write; by default the job's name with .jsonl, .csv or .rows",
     "die Datei, die geschrieben wird; sonst der Name des Auftrags mit .jsonl, .csv oder .rows"},
    {"I/N: only part I (from 0) of N, at most #0, for `merge` to put together",
     "I/N: nur Teil I (von 0 an) von N, höchstens #0; `merge` setzt sie zusammen"},
    {"write the progress to this file; by default to the terminal, or to OUTPUT.status where there "
     "is none",
     "wie weit es ist, in diese Datei; sonst auf den Bildschirm, oder in OUTPUT.status, wo keiner "
     "ist"},
    {"answer anew, and replace what is there, where input, rules or job have changed",
     "neu rechnen und ersetzen, was da ist, wenn Eingabe, Regeln oder Auftrag sich geändert haben"},
    {"print the job in full with its hash, and do nothing else",
     "nur den ganzen Auftrag mit seiner Prüfsumme zeigen"},
    {"how many items are answered at a time", "so viele Zeilen zugleich"},
    {"the job file that `batch` was given", "die Auftragsdatei von `batch`"},
    {"its shards; by default all OUTPUT.I-of-N beside the output",
     "seine Teile; sonst alle OUTPUT.I-of-N neben der Ausgabe"},
    {"the file to write, as `batch` was told", "die Datei, die geschrieben wird, wie bei `batch`"},
    {"how many there must be", "wie viele es sein müssen"},
    {"replace the result of an earlier job or input that is there",
     "ein Ergebnis eines früheren Auftrags oder früherer Eingabe ersetzen"},
    {"the book", "das Buch"},
    {"a hand to look up; without one, what the book is",
     "ein Blatt zum Nachschlagen; ohne eines, was im Buch steht"},
    {"make FILE of the finished result of this job of kind book",
     "FILE aus dem fertigen Ergebnis dieses Auftrags der Art book machen"},
    {"the job's result, where it has another name",
     "das Ergebnis des Auftrags, wenn es anders heißt"},
    {"read all of the book, whether it is whole", "das ganze Buch lesen, ob es unbeschädigt ist"},
    {"answer these blocks of up to 16 hands anew, counted from 0, whether they are the same",
     "diese Blöcke von bis zu 16 Blättern neu berechnen, ab 0 gezählt, ob sie gleich sind"},
    {"look the answer up in this book, by whose rules, worlds and seed it is; see `book`. A "
     "book of the same rules that is installed is used by itself",
     "die Antwort in diesem Buch nachschlagen, nach dessen Regeln und Verteilungen; siehe `book`. "
     "Ein Buch mit denselben Regeln, das eingerichtet ist, wird von selbst benutzt"},
    {"results of batch in any format; - is stdin",
     "Ergebnisse von batch in jeder Form; - ist die Standardeingabe"},
    {"columns whose values divide the rows, or game: the contract without its suit; by default "
     "the contract",
     "Spalten, nach denen die Zeilen geteilt werden, oder game: das Spiel ohne seine Farbe; sonst "
     "nach contract, dem Spiel"},
    {"and a histogram of this column", "dazu ein Säulenbild dieser Spalte"},
    {"the histogram of all rows as a picture in this file",
     "das Säulenbild aller Zeilen als Bild in diese Datei"},
    {"a question in each line, such as {\"question\":\"legal\",\"contract\":\"wenz\",\"hand\":\"EU "
     "EA\"}; - for stdin",
     "eine Frage in jeder Zeile, etwa {\"question\":\"legal\",\"contract\":\"wenz\",\"hand\":\"EU "
     "EA\"}; - für die Standardeingabe"},
    {"the questions there are, with their fields", "welche Fragen es gibt, mit ihren Feldern"},
    {"every question:", "jede Frage:"},
    {"  $0 (required): $1", "  $0 (nötig): $1"},
    {"recorded games instead of the fixed positions, from the first card, and random deals\n"
     "of contracts nobody recorded: a FILE or a folder of *.txt; alone, $SCHAFKOPF_GAMES or\n"
     "../shared/data",
     "aufgezeichnete Partien statt der festen Stellungen, von der ersten Karte an, und zufällige\n"
     "Verteilungen der Spiele, die keiner aufgezeichnet hat: eine DATEI oder ein Ordner mit "
     "*.txt;\n"
     "allein: $SCHAFKOPF_GAMES oder ../shared/data"},
    {"only this contract, whatever its suit", "nur dieses Spiel, gleich welche Farbe"},
    {"only this: win (61, or 1), value, cards (value after each), game (post-mortem),\n"
     "cost (what each card of a game cost, as batch asks); of a Ramsch force (what each seat is\n"
     "sure of), ending (each for itself)",
     "nur dies: win (61, oder 1), value, cards (der Wert nach jeder Karte), game (das "
     "Nachrechnen),\n"
     "cost (was jede Karte eines Spiels gekostet hat, wie batch fragt); im Ramsch force (was "
     "jedem\n"
     "sicher ist), ending (jeder für sich)"},
    {"only this deck", "nur dieses Kartenspiel"},
    {"deals of each contract and deck, with --games; of a Ramsch, at most 20",
     "Verteilungen für jedes Spiel und Kartenspiel, mit --games; im Ramsch höchstens 20"},
    {"the quietest of so many counts; 5 with --games, else 1",
     "die ruhigste von so vielen Messungen; 5 mit --games, sonst 1"},
    {"so many solve the same deals at a time; rates are their sum",
     "so viele lösen zugleich dieselben Verteilungen; die Raten sind ihre Summe"},
});

}  // namespace

std::span<const Phrase> FieldPhrases() { return kPhrases; }

}  // namespace schafkopf
