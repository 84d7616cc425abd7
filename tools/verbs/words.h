// What verbs say to people.
#ifndef SCHAFKOPF_TOOLS_VERBS_WORDS_H_
#define SCHAFKOPF_TOOLS_VERBS_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Deals that are dealt, exchanged or played.
WORDS(kRamschOrGameThatCan,
      "a Ramsch, or a game that can be bid, in which players see only their own cards",
      "ein Ramsch oder ein Spiel zum Ansagen, bei dem jeder nur sein eigenes Blatt sieht");

// The program.
WORDS(kVerbsAtTable, "At the table:", "Am Tisch:");
WORDS(kVerbsOnGames, "Games and deals:", "Spiele und Verteilungen:");
WORDS(kVerbsOnMany, "Millions of deals:", "Millionen von Verteilungen:");
WORDS(kVerbsForPrograms, "For programs and the shell:", "Für Programme und die Shell:");
WORDS(kMoreHelp, "More: schafkopf VERB -h, schafkopf VERB --help, schafkopf --help",
      "Mehr dazu: schafkopf BEFEHL -h, schafkopf BEFEHL --help, schafkopf --help");
WORDS(kAllOptionsOfVerb, "All options: schafkopf $0 --help", "Alle Optionen: schafkopf $0 --help");
WORDS(kExamples, "Examples:", "Beispiele:");
WORDS(kVerb, "a verb", "ein Befehl");
WORDS(kOptionMeant, "Did you mean $0?", "Meinst du vielleicht $0?");
WORDS(kColorsOfTexts, "coloured output; auto: on a terminal",
      "Farben in Texten; auto: im Terminal");

// ask, advise.
WORDS(kAllRowsOfTable, "show all rows of the table, not just the first four",
      "alle Zeilen der Tabelle, nicht nur die ersten vier");
WORDS(kHowItWasComputedToo,
      "also show how it was computed, from how many deals, and how certain it is",
      "auch, wie gerechnet wurde, mit wie vielen Verteilungen und wie genau");
WORDS(kThinking, "thinking ...", "überlege ...");

// rules.
WORDS(kRuleSetTariffGamesOptionsChanged,
      "rule set $0, tariff $1, $2 games, $3 {option|options} changed",
      "Regeln $0, Tarif $1, $2 {Spiel|Spiele}, $3 {Regel|Regeln} geändert");

// match.
WORDS(kDeclarersSideWinsWhen, "declarer's side wins if played by", "der Spieler gewinnt, wenn");
WORDS(kDeclarersSideWins, "declarer's side wins", "der Spieler gewinnt");
WORDS(kDealsColumn, "deals", "Anzahl");
WORDS(kRecorded, "recorded", "echte Spiele");
WORDS(kGamesWon, "games won", "gewonnen");
WORDS(kNobodySeesOtherHandsIn,
      "Nobody sees the other hands. 95 % confidence intervals in brackets.",
      "Keiner sieht die anderen Blätter. In Klammern der 95-%-Bereich.");
WORDS(kInRamschOneSeatStands,
      "In a Ramsch one seat stands in for the declarer's side: it wins if it does not pay, and its "
      "points are those it takes.",
      "Beim Ramsch gilt einer als der Spieler: er gewinnt, wenn er nicht zahlt; gezählt werden "
      "seine Augen.");
WORDS(kOfDeals, "$0 of $1 deals", "$0 von $1 Verteilungen");

// summarize and bench.
WORDS(kFlagsShareWithIts95,
      "Flags: share with 95 % confidence interval. Numbers: mean; minimum, 5, 25, 50, 75, 95 % "
      "quantiles, maximum.",
      "Ja oder nein: Anteil mit 95-%-Bereich. Zahlen: Mittelwert; kleinster Wert, 5, 25, 50, 75, "
      "95 %, größter Wert.");

// Their kinds.
WORDS(kAnswersWith, "answers with:", "die Antwort:");

// Of several verbs.
WORDS(kOneThreadEachProcessor, "number of threads; 0: one per processor", "0: einer je Prozessor");
WORDS(kOneJsonObject, "one JSON object", "ein JSON-Objekt");
WORDS(kJsonObjects, "JSON objects", "JSON-Objekte");
WORDS(kJsonPerLine, "one JSON object per line", "ein JSON-Objekt in jeder Zeile");
WORDS(kJsonPerDeal, "one JSON object per deal", "ein JSON-Objekt für jede Verteilung");
WORDS(kJsonForEachGroup, "one JSON object for each group", "ein JSON-Objekt für jede Gruppe");
WORDS(kDealLinesIsStdin, "games in any format, or one game in quotes; - is stdin",
      "Spiele in beliebigem Format oder ein Spiel in Anführungszeichen; - ist die Standardeingabe");
WORDS(kDealLinesOfFinishedGames, "finished games in any format, or one game in quotes; - is stdin",
      "fertige Spiele in beliebigem Format oder ein Spiel in Anführungszeichen; - ist die "
      "Standardeingabe");

// ask, lay, kontra.
WORDS(kEightCardsSixOfShortDeckFirst,
      "eight cards (six from the short deck); with just the first four (three), or `_` for those "
      "not seen yet: should I double (Legen)? With --contract teufel: which suit? Or a FILE, - for "
      "stdin, with a question HAND [SEAT [CONTRACT]] on each line",
      "acht Karten (beim kurzen Blatt sechs); die ersten vier (drei) oder mit `_` für noch nicht "
      "gesehene: soll ich legen? Mit --contract teufel: welche Farbe? Oder eine DATEI, - für die "
      "Standardeingabe, mit einer Frage BLATT [SPIELER [SPIEL]] in jeder Zeile");

// review, play, engine.
WORDS(
    kRecordedGamesOneLineDeal,
    "finished games: deal lines with all their cards, lines such as \"Rufspiel Blaue von 3: so h7 "
    "...\", JSON, NetSchafkopf logs, CSV; or one game in quotes; - is stdin",
    "fertige Spiele: Spielzeilen mit allen Karten, Zeilen wie \"Rufspiel Blaue von 3: so h7 ...\", "
    "JSON, Protokolle, CSV; oder ein Spiel in Anführungszeichen; - ist die Standardeingabe");
WORDS(kWithJsonAsLastObject, "with --json: also what each player lost, as the last object",
      "mit --json: zum Schluss noch, was jeder verloren hat");
WORDS(kGamesReviewedAtTime, "games reviewed at a time; 0: one per processor",
      "wie viele Spiele gleichzeitig; 0: eins je Prozessor");
WORDS(kYoursInFirstGame0, "your seat in the first game: 0 is forehand, 3 is the dealer",
      "wo du im ersten Spiel sitzt: 0 ist Vorhand, 3 gibt");
WORDS(kSameSeedDealsSameCards, "the same seed deals the same cards",
      "gleiche Zahl, gleiche Karten");
WORDS(kSameSeedPlaysSameCards, "the same seed plays the same cards",
      "gleiche Zahl, gleiche Karten");
WORDS(kDeckElseOfRules, "32, 24 or 20 cards; by default the deck of the rules",
      "32, 24 oder 20 Karten; sonst nach den Regeln");
WORDS(kThatOthersDealForEachCard, "deals the others sample for each card",
      "wie viele Verteilungen die anderen je Karte durchrechnen");
WORDS(kDealtForEachCard, "deals sampled for each card", "wie viele Verteilungen je Karte");
WORDS(kSecondsInWhichEngineHas, "seconds an engine has to answer",
      "wie viele Sekunden ein Programm für eine Antwort hat");

// advise.
WORDS(kWhatSeatOnTurnSees,
      "what the player to move sees: a deal line with _ for the other hands and, after the cards "
      "played, the bidding, if known: \"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ\"; or a "
      "FILE of such lines, - is stdin",
      "was der sieht, der dran ist: eine Spielzeile mit _ für die anderen Blätter, und hinter den "
      "gespielten Karten die Ansagen, wenn man sie kennt: \"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | "
      "_ | _ | EZ\"; oder eine DATEI solcher Zeilen, - ist die Standardeingabe");

// solve and analyze.
WORDS(kLinesSolvedAtTime, "lines solved at a time; 0: one per processor",
      "wie viele Zeilen gleichzeitig; 0: eine je Prozessor");
WORDS(kGamesAnalyzedAtTime, "games analyzed at a time; 0: one per processor",
      "wie viele Spiele gleichzeitig; 0: eins je Prozessor");

// deal and exchange.
WORDS(kHowMany, "how many", "wie viele");
WORDS(kSameSeedGivesSameDeals, "the same seed gives the same deals",
      "gleiche Zahl, gleiche Verteilungen");
WORDS(kDeckElseOfGame,
      "32, 24, 20 or 16 cards; by default the deck of the rules, or what the game needs",
      "32, 24, 20 oder 16 Karten; sonst die der Regeln oder was das Spiel braucht");
WORDS(kConditionSuchAsTrumps2, "a condition, e.g. 'trumps(2)>=3 and has(1,EO)'",
      "eine Bedingung wie 'trumps(2)>=3 and has(1,EO)'");
WORDS(kSeat0To3Needed, "seat 0 to 3; required if the contract has a declarer",
      "wer spielt, 0 bis 3; nötig, wenn einer spielt");
WORDS(kDealLinesWithHandsBefore,
      "deal lines with the hands before the exchange: hochzeit:P, bauernhochzeit:P, or solo:X for "
      "a Zupf-Solo, or for a Schieber with 10, 8, 8 and 6 cards (11 and 5, 12 and 4); - is stdin",
      "Spielzeilen mit den Blättern vor dem Tausch: hochzeit:P, bauernhochzeit:P oder solo:X für "
      "ein Zupf-Solo; ebenso für einen Schieber mit 10, 8, 8 und 6 Karten (11 und 5, 12 und 4); - "
      "ist die Standardeingabe");

// score.
WORDS(kContractOrFile,
      "a contract; or a FILE or - with finished games in any format, and notes, e.g. `; kontra 1`",
      "ein Spiel; oder eine DATEI oder - mit fertigen Spielen in beliebigem Format und Bemerkungen "
      "wie `; kontra 1`");
WORDS(kFileAsScoreSheetOf,
      "treat the file as the score sheet of an evening: who deals, what is owed, where everybody "
      "stands",
      "die Datei als Aufschrieb eines Abends: wer gibt, was noch offen ist, wie jeder steht");
WORDS(kSheetAsCsv, "write the sheet as CSV", "den Aufschrieb als CSV ausgeben");
WORDS(kSheetAsPicture, "write the sheet to this file as a picture to print (SVG)",
      "den Aufschrieb als Bild zum Drucken in diese Datei schreiben (SVG)");

// rules.
WORDS(kOnlyCheckThisRuleFile, "only check this rule file", "nur diese Regeldatei prüfen");
WORDS(kRuleSetAsRuleFile, "print the rule set as a rule file, to edit and use",
      "die Regeln als Datei, zum Ändern und Wiedereinlesen");
WORDS(kTablesOfRules, "the tables of engine/RULES.md", "die Tabellen von engine/RULES.md");

// match.
WORDS(kOnePlaysAtAllSeats,
      "players: one plays in all seats, two play against each other, more play a round robin. "
      "play:N chooses each card from N deals that fit what its seat knows; deaf:N ignores the "
      "bidding; open:N also ignores which suits others are void in; advise:N weights N deals as "
      "advise does and searches its own later cards; habit plays as people do; learned is a model "
      "trained by self-play; random plays any legal card; engine:COMMAND is a program that speaks "
      "the line protocol",
      "einer spielt für alle, zwei spielen gegeneinander, mehrere jeder gegen jeden: play:N wählt "
      "jede Karte nach N Verteilungen, die zu dem passen, was der Spieler weiß; deaf:N überhört "
      "die Ansagen; open:N merkt sich auch nicht, wer wo frei ist; advise:N gewichtet N "
      "Verteilungen wie advise und rechnet seine späteren Karten durch; habit spielt, wie man halt "
      "spielt; learned hat es im Spiel gegen sich selbst gelernt; random spielt irgendeine "
      "erlaubte Karte; engine:COMMAND ist ein Programm, das Zeile für Zeile antwortet");
WORDS(kDealLinesToPlayFrom, "deal lines to play from the first card; - is stdin",
      "Spielzeilen, von der ersten Karte an gespielt; - ist die Standardeingabe");
WORDS(kRandomDealsOfThisGame,
      "random deals of this game, e.g. wenz, solo or solo:H; with a file, only this game; may be "
      "repeated",
      "zufällige Verteilungen dieses Spiels, etwa wenz, solo oder solo:H; bei einer Datei nur "
      "dieses Spiel; auch mehrmals");
WORDS(kOfEachGameAndDeck, "deals per game and deck; default 100, or all those in a file",
      "so viele Verteilungen je Spiel und Kartenspiel; sonst 100, bei einer Datei alle");
WORDS(kSameSeedPlaysSameGames, "the same seed plays the same games",
      "gleiche Zahl, gleiche Spiele");

// batch, merge, summarize, answer, bench.
WORDS(kJobFile, "a job file in TOML; see docs/batch.md",
      "eine Auftragsdatei in TOML; siehe docs/batch.md");
WORDS(kFileToWriteByDefault,
      "the file to write; by default the name of the job with .jsonl, .csv or .rows",
      "die Datei, die geschrieben wird; sonst der Name des Auftrags mit .jsonl, .csv oder .rows");
WORDS(kOnlyPartI, "I/N: only part I (from 0) of N, at most 1000000; `merge` joins the parts",
      "I/N: nur Teil I (von 0 an) von N, höchstens 1000000; `merge` setzt sie zusammen");
WORDS(
    kWriteProgressToThisFile,
    "write progress to this file; by default to the terminal, or to OUTPUT.status if there is none",
    "den Fortschritt in diese Datei schreiben; sonst auf den Bildschirm, ohne Bildschirm in "
    "OUTPUT.status");
WORDS(
    kAnswerAnewAndReplaceWhat,
    "compute again and replace the old result, if input, rules or job have changed",
    "neu rechnen und ersetzen, was da ist, wenn Eingabe, Regeln oder Auftrag sich geändert haben");
WORDS(kPrintJobInFullWith, "print the full job with its hash, and do nothing else",
      "nur den vollständigen Auftrag mit seiner Prüfsumme ausgeben");
WORDS(kHowManyItemsAreAnswered, "items answered at a time; 0: one per processor",
      "wie viele Zeilen gleichzeitig; 0: eine je Prozessor");
WORDS(kJobFileThatBatchWasGiven, "the job file that was given to `batch`",
      "die Auftragsdatei von `batch`");
WORDS(kItsShardsByDefaultAll, "its shards; by default all OUTPUT.I-of-N next to the output",
      "seine Teile; sonst alle OUTPUT.I-of-N neben der Ausgabe");
WORDS(kFileToWriteAsBatch, "the file to write, as given to `batch`",
      "die Datei, die geschrieben wird, wie bei `batch`");
WORDS(kHowManyThereMustBe, "how many shards there must be", "wie viele Teile es sein müssen");
WORDS(kReplaceResultOfEarlierJob, "replace an existing result of an earlier job or input",
      "ein Ergebnis aus einem früheren Auftrag oder einer früheren Eingabe ersetzen");
WORDS(kBook, "the book", "das Buch");
WORDS(kHandToLookUpWithout, "a hand to look up; without one, describe the book",
      "ein Blatt zum Nachschlagen; sonst wird gezeigt, was im Buch steht");
WORDS(kMakeBookOfJob, "make FILE from the finished result of this job (kind = book)",
      "FILE aus dem fertigen Ergebnis dieses Auftrags (Art book) machen");
WORDS(kJobsResultWhereItHas, "the result of the job, if it has another name",
      "das Ergebnis des Auftrags, wenn es anders heißt");
WORDS(kReadAllOfBookWhether, "read the whole book to check that it is intact",
      "das ganze Buch lesen und prüfen, ob es unbeschädigt ist");
WORDS(kAnswerTheseBlocksOfUp,
      "recompute these blocks of up to 16 hands, counted from 0, and compare",
      "diese Blöcke (ab 0 gezählt, je bis zu 16 Blätter) neu berechnen und vergleichen");
WORDS(kLookAnswerUpInThis,
      "look up the answer in this book, with its rules, deals and seed; see `book`. An installed "
      "book for the same rules is used automatically",
      "die Antwort in diesem Buch nachschlagen, mit dessen Regeln und Verteilungen; siehe `book`. "
      "Ein installiertes Buch mit denselben Regeln wird von selbst verwendet");
WORDS(kResultsOfBatchInAny, "batch results in any format; - is stdin",
      "Ergebnisse von batch in beliebigem Format; - ist die Standardeingabe");
WORDS(kColumnsWhoseValuesDivideRows,
      "columns to group the rows by, or game (the contract without its suit); by default the "
      "contract",
      "Spalten, nach denen die Zeilen eingeteilt werden, oder game: das Spiel ohne seine Farbe; "
      "sonst nach contract, dem Spiel");
WORDS(kAndHistogramOfThisColumn, "also draw a histogram of this column",
      "dazu ein Säulendiagramm dieser Spalte");
WORDS(kHistogramOfAllRowsAs, "write the histogram of all rows to this file, as an image",
      "das Säulendiagramm aller Zeilen als Bild in diese Datei schreiben");
WORDS(kQuestionInEachLineSuch,
      "one question per line, e.g. {\"question\":\"legal\",\"contract\":\"wenz\",\"hand\":\"EU "
      "EA\"}; - for stdin",
      "eine Frage pro Zeile, etwa {\"question\":\"legal\",\"contract\":\"wenz\",\"hand\":\"EU "
      "EA\"}; - für die Standardeingabe");
WORDS(kQuestionsThereAreWithTheirFields, "list all questions and their fields",
      "alle Fragen mit ihren Feldern");
WORDS(kEveryQuestion, "every question:", "jede Frage:");
WORDS(kFieldRequired, "  $0 (required): $1", "  $0 (nötig): $1");
WORDS(kOnlyThisContractWhateverItsSuit, "only this contract, in any suit",
      "nur dieses Spiel, egal in welcher Farbe");
WORDS(kOnlyThisWin61Or,
      "only this question: win (61, or 1), value, cards (value after each), game (post-mortem), "
      "cost (what each card of a game cost, as in batch); for a Ramsch: force (what each seat can "
      "force), ending (everyone plays alone)",
      "nur diese Frage: win (61 oder 1), value, cards (der Wert nach jeder Karte), game (das "
      "Nachrechnen), cost (was jede Karte eines Spiels gekostet hat, wie bei batch); beim Ramsch "
      "force (was jedem sicher ist), ending (jeder für sich)");
WORDS(kOnlyThisDeck, "only this deck", "nur dieses Kartenspiel");
WORDS(kDealsOfEachContractAnd, "deals per contract and deck, with --games; for a Ramsch at most 20",
      "Verteilungen für jedes Spiel und Kartenspiel, mit --games; beim Ramsch höchstens 20");
WORDS(kQuietestOfSoManyCounts,
      "number of runs, of which the least disturbed counts; default 5 with --games, otherwise 1",
      "aus so vielen Messungen zählt die mit den wenigsten Störungen; 5 mit --games, sonst 1");
WORDS(kSoManySolveSameDeals, "solvers working on the same deals at once; rates are summed",
      "wie viele gleichzeitig an denselben Verteilungen rechnen; die Raten sind zusammengezählt");
WORDS(kCommandThatSolves,
      "ask another solver about each position of the suite: a COMMAND that reads a deal line and "
      "prints CARD=VALUE for each legal card",
      "ein anderes Programm zu jeder Stellung der Sammlung fragen: ein BEFEHL, der eine Zeile mit "
      "Verteilung\nliest und zu jeder erlaubten Karte KARTE=WERT schreibt");
WORDS(kSuiteFiles, "positions to ask it about: a FILE or a folder of *.txt; by default bench/suite",
      "die Stellungen dazu: eine DATEI oder ein Ordner mit *.txt; ohne Angabe bench/suite");
WORDS(kSecondsOfSolver, "time limit for each answer, in seconds",
      "so viele Sekunden hat es für eine Antwort");
WORDS(kNoteNamed, "a note $0", "eine Notiz $0");
WORDS(kNumbersOfEachCard, "$0 {number|numbers} for each card", "$0 {Zahl|Zahlen} zu jeder Karte");
WORDS(kValuesOfCards, "CARD=VALUE for each legal card", "KARTE=WERT für jede erlaubte Karte");
WORDS(kDealThatGoesOn, "an unfinished deal with a contract",
      "eine Verteilung, die gespielt wird und nicht zu Ende ist");
WORDS(kPositionsOfSuite, "positions of the contracts asked for", "Stellungen der gefragten Spiele");
WORDS(kNoPositionsIn, "no positions (*.txt) in $0", "keine Stellungen (*.txt) in $0");
WORDS(kInterruptedAfterPositions, "interrupted after $0 {position|positions}",
      "nach $0 {Stellung|Stellungen} unterbrochen");
WORDS(kClassOfPositions, "class", "Klasse");
WORDS(kPositions, "positions", "Stellungen");
WORDS(kRight, "right", "richtig");
WORDS(kWrong, "wrong", "falsch");
WORDS(kUnanswered, "no answer", "offen");
WORDS(kTheirMean, "its ms", "ms dort");
WORDS(kLongest, "longest", "längste");
WORDS(kOurMean, "our ms", "ms hier");
WORDS(kMillisecondsOfBoth,
      "Milliseconds per question. Its time is wall-clock time, pipe included; ours is processor "
      "time.",
      "Millisekunden für eine Frage: beim fremden Programm nach der Uhr, mit dem Hin und Her; bei "
      "uns Rechenzeit.");

// The program and its verbs.
WORDS(kExactAnswers, "Exact answers about the card game Schafkopf.",
      "Genaue Antworten zum Schafkopf.");
WORDS(kVerbAsk, "should I play? all games of a hand, ranked",
      "soll ich spielen? alle Spiele eines Blatts, die besten zuerst");
WORDS(kVerbAdvise, "which card now? given what one player sees",
      "welche Karte soll ich jetzt spielen?");
WORDS(kVerbSolve, "exact double-dummy values of deals", "was mit offenen Karten genau herauskommt");
WORDS(kVerbAnalyze, "what each card of a finished game cost, double dummy",
      "was jede Karte eines fertigen Spiels gekostet hat, mit offenen Karten");
WORDS(kVerbMatch, "players against each other on the same deals",
      "Spielweisen mit denselben Karten gegeneinander antreten lassen");
WORDS(kVerbRules, "contracts, tariff and options in force",
      "welche Spiele es gibt, welcher Tarif und welche Regeln gelten");
WORDS(kVerbBatch, "answer one question for millions of deals, into a file",
      "eine Frage zu Millionen von Verteilungen, die Antworten in eine Datei");
WORDS(kVerbMerge, "join the shards of a batch",
      "die Teile eines Auftrags zum Ergebnis zusammensetzen");
WORDS(kVerbBook, "precomputed answers for every hand",
      "jedes Blatt einmal ausgerechnet, zum Nachschlagen");
WORDS(kVerbSummarize, "summarize the results of a batch",
      "die Ergebnisse eines Auftrags zusammenfassen");
WORDS(kVerbBatchStatus, "progress of long batch runs", "wie weit lange Aufträge sind");
WORDS(kWhatBatchWritesWhileIt, "the file `batch` writes while it runs: OUTPUT.status",
      "was `batch` schreibt, während es läuft: OUTPUT.status");
WORDS(kVerbAnswer, "questions as JSON, one per line, for other programs",
      "Fragen als JSON, eine in jeder Zeile, für andere Programme");
WORDS(kVerbBench, "the signature of this build, and its speed",
      "die Kennung des Programms und wie schnell es antwortet");
WORDS(kVerbReview, "what could each player of a game have done better?",
      "was hätte jeder besser machen können?");
WORDS(kVerbPlay, "play at a table in the terminal, against three players that think ahead",
      "im Terminal mitspielen, gegen drei, die mitdenken");
WORDS(kVerbEngine, "a player for other programs to talk to, line by line",
      "ein Mitspieler, den andere Programme Zeile für Zeile fragen");
WORDS(kVerbServe, "serve the web page and its answers on this machine",
      "die Seite im Browser und die Antworten dazu, auf diesem Rechner");
WORDS(kOf127001, "port on 127.0.0.1; 0: any free one", "Port von 127.0.0.1; 0: irgendein freier");
WORDS(kOpenPageInBrowser, "open the page in the browser", "die Seite im Browser öffnen");
WORDS(kFolderOfAnotherPageThan, "a folder with a page to use instead of the built-in one",
      "Ordner mit einer anderen Seite als der eingebauten");
WORDS(kOfEachQuestion0One, "threads for each question; 0: one per processor",
      "für jede Frage; 0: einer je Prozessor");
WORDS(kAnsweredAtOnceOthersAre, "questions answered at once; others are told to try again",
      "wie viele Fragen gleichzeitig; die übrigen sollen es noch einmal versuchen");
WORDS(kThatQuestionMayTake, "seconds a question may take",
      "wie viele Sekunden eine Frage dauern darf");
WORDS(kWhatBatchWritesWhileItRuns,
      "the status file of `batch`: the page then shows its progress, too",
      "die Status-Datei von `batch`: die Seite zeigt dann auch, wie weit es ist");

// Its frame.
WORDS(kPrintHelp, "print this help", "diese Hilfe");
WORDS(kPrintVersion, "print the version", "die Version des Programms");
WORDS(kLanguageOfAnswer, "language of the answer", "Sprache der Antwort");
WORDS(kLanguageOfTextsAndErrors, "language of output and errors", "Sprache der Texte und Fehler");

// The manual, and the words that shells complete.
WORDS(kVerbMan, "this manual, for `man`: schafkopf man | man -l -",
      "dieses Handbuch, für `man`: schafkopf man | man -l -");
WORDS(kVerbCompletion, "a script that lets the shell complete verbs, options and values",
      "ein Skript, mit dem eine Shell Befehle, Optionen und Werte ergänzt");
WORDS(kShellThatIsToReadIt, "the shell the script is for", "die Shell, die es lesen soll");
WORDS(kDateAtFoot, "YYYY-MM-DD, at the foot of the page", "JJJJ-MM-TT, am Fuß der Seite");
WORDS(kExitStatus, "Exit status:", "Rückgabewert:");

// What may be wrong in the command line.
WORDS(kTwoDashes, "two dashes before an option", "zwei Striche vor einer Option");
WORDS(kSystemRefused, "system error: $0", "das System lässt das nicht zu: $0");
WORDS(kCannotBeCombinedWithQuestion,
      "cannot be combined with the question of whether to say Legen (a hand with `_`)",
      "geht nicht zusammen mit der Frage, ob man legt (ein Blatt mit `_`)");
WORDS(kCannotBeCombinedWithQuestionWhether,
      "cannot be combined with the question of whether to say Kontra (--against)",
      "geht nicht zusammen mit der Frage, ob man Kontra gibt (--against)");
WORDS(kShardOfShards, "I/N with 0 <= I < N <= $0", "I/N mit 0 <= I < N <= $0");
WORDS(kFileOfItsOwn, "a separate file", "eine eigene Datei");
WORDS(kNoRecordedGames,
      "no recorded games in $0 (set SCHAFKOPF_GAMES to another folder): fixed positions only",
      "keine aufgezeichneten Spiele in $0 (SCHAFKOPF_GAMES nennt einen anderen Ordner): gerechnet "
      "werden nur die festen Stellungen");
WORDS(kNoRecordedGamesTxtIn, "no recorded games (*.txt) in $0",
      "keine aufgezeichneten Spiele (*.txt) in $0");
WORDS(kDealsOfContractAndDeck, "deals of the requested contract and deck",
      "Verteilungen für dieses Spiel und dieses Kartenspiel");
WORDS(kContractRequiresDeclarer, "--contract needs --declarer",
      "--contract geht nur mit --declarer");
WORDS(kDealsOfGamesAskedFor, "deals of these games, in which players see only their own cards",
      "Verteilungen dieser Spiele, bei denen jeder nur sein eigenes Blatt sieht");
WORDS(kWholeGamesOption, "whole games: auction, Legen, Kontra and Re, cards, price",
      "ganze Spiele: Ansagen, Legen, Kontra und Re, Karten, Preis");
WORDS(kQuietPlayer, "with --whole: number (from 0) of the player who never says Kontra or Re",
      "mit --whole: der Spieler mit dieser Nummer, von 0 an gezählt, gibt nie Kontra oder Re");
WORDS(kMatchRequiresTwo, "this match needs two players", "dieser Wettkampf braucht zwei Spieler");
WORDS(kPlayersOfDifferentNames, "players of different names", "Spieler mit verschiedenen Namen");
WORDS(kMillisecondsForEngine,
      "milliseconds per question, as told to engines; one that takes a second longer is at fault",
      "so viele Millisekunden gibt man einem Programm je Frage; braucht es eine Sekunde mehr, "
      "zählt das als Fehler");
WORDS(kResultsFile,
      "round robin: keep results in this file, and continue from it when started again",
      "jeder gegen jeden: Datei für die Ergebnisse; neu gestartet, geht es dort weiter");
WORDS(kTableInMarkdown, "round robin: print the table in Markdown",
      "jeder gegen jeden: Tabelle in Markdown");
WORDS(kTableAsPicture, "round robin: write a chart of the cents to this SVG file",
      "jeder gegen jeden: die Cent als Bild in diese Datei schreiben (SVG)");
WORDS(kDamagedLineDropped, "$0:$1: the last line is damaged and was dropped",
      "$0:$1: die letzte Zeile ist beschädigt und wird verworfen");
WORDS(kGamesColumn, "games", "Spiele");
WORDS(kPlaysColumn, "plays", "spielt");
WORDS(kWinsColumn, "wins", "gewinnt");
WORDS(kDoublesColumn, "doubles", "stößt");
WORDS(kPlayerColumn, "player", "wer");
WORDS(kWholeExplained,
      "Rule set $0, tariff $1. $2 {deal|deals}, each played once per player, rotating the seats; "
      "seed $3.\nCents per game and seat; ±: 95 % confidence interval over deals. plays: share of "
      "games; wins: share of those; doubles: Kontra, Re ... per game.",
      "Regeln $0, Tarif $1. $2 {Verteilung|Verteilungen}, jede so oft gespielt, wie Spieler dabei "
      "sind, immer mit getauschten Plätzen; Mischung Nr. $3.\nCent je Spiel und Platz; ±: "
      "95-%-Bereich. spielt: Anteil der Spiele; gewinnt: davon gewonnen; stößt: Kontra, Re ... je "
      "Spiel.");
WORDS(kMatchRequiresContractOrGames, "match needs --contract or --games",
      "match braucht --contract oder --games");
WORDS(kExpectedNoWithFileOf, "$0 cannot be combined with a file of deal lines",
      "$0 geht nicht mit einer Datei aus Spielzeilen");
WORDS(kExpectedFileOfDealLines, "--sheet needs a file of deal lines",
      "erwartet: bei --sheet eine Datei mit Spielzeilen");
WORDS(kOfSolves, "$0 % of $1 solves", "$0 % von $1 Rechnungen");

// Results.
WORDS(kColumnOfResults, "a column of the results", "eine Spalte der Ergebnisse");
WORDS(kColumnOfNumbers, "a column of numbers", "eine Spalte mit Zahlen");
WORDS(kErrorRecordsAreLeftOut, "$0 error {record|records} left out",
      "$0 {fehlerhafte Zeile ist|fehlerhafte Zeilen sind} nicht mitgezählt");

// Books.
WORDS(kBlockAnsweredAnewSame, "Block $0: recomputed, identical.",
      "Block $0: neu berechnet, dasselbe Ergebnis.");
WORDS(kJobOfKindBook, "a job of kind book", "ein Auftrag der Art book");
WORDS(kOneOfRuleSetAsNamed, "a book for rule set $0", "eines mit den genannten Regeln $0");

WORDS(kBlockFrom0To, "a block from 0 to $0", "ein Block von 0 bis $0");
WORDS(kEachDealTwiceSeatsSwapped,
      "Each deal is played twice, with seats swapped. Games won: the share $0 wins, declaring or "
      "not.\nPoints, cents: how much more $0 earns than $1 per deal by declaring (a soloist is "
      "paid by three). ±: 95 % confidence interval.",
      "Jede Verteilung wird zweimal gespielt, mit getauschten Plätzen. Gewonnen: so viele Spiele "
      "gewinnt $0, als Spieler oder Gegner.\nAugen, Cent: so viel mehr als $1 holt $0 als Spieler "
      "je Verteilung (beim Solo zahlen drei). ±: 95-%-Bereich.");
WORDS(kNoBrowserCouldBeOpened, "could not open a browser", "Ein Browser ließ sich nicht öffnen");
WORDS(kRowRows, "$0 {row|rows}", "$0 {Zeile|Zeilen}");
WORDS(kHelpExplainsThem, "$0; --help explains them", "$0; mehr dazu mit --help");
WORDS(kVerbAmong, "a verb ($0)", "ein Befehl ($0)");
WORDS(kInterruptedAfterDeals, "interrupted after $0 {deal|deals}",
      "nach $0 {Verteilung|Verteilungen} unterbrochen");
WORDS(kInterruptedAfterRows, "interrupted after $0 {row|rows}",
      "nach $0 {Zeile|Zeilen} unterbrochen");
WORDS(kInterruptedAfterWorlds, "interrupted after $0 {deal|deals}",
      "nach $0 {Verteilung|Verteilungen} unterbrochen");
WORDS(kInterruptedAfterBlocks, "interrupted after $0 {block|blocks}",
      "nach $0 {Block|Blöcken} unterbrochen");
WORDS(kFieldNamed, "  $0: $1", "  $0: $1");
WORDS(kJsonWithValues, "one JSON object per line, with every card's value",
      "ein JSON-Objekt in jeder Zeile, mit dem Wert jeder Karte");
WORDS(kAgainstOption, "should I say Kontra to this game, played by somebody else?",
      "soll ich gegen dieses Spiel Kontra geben?");
WORDS(kReOption, "should the declarer's side answer with Re? --against names its contract",
      "soll die Spielerpartei Re geben? --against nennt ihr Spiel");
WORDS(kUnknownProcessor, "unknown processor", "unbekannter Prozessor");
WORDS(kJsonWithCards, "one JSON object per line, with every card",
      "ein JSON-Objekt in jeder Zeile, mit jeder Karte");
WORDS(kGamesOfBench,
      "instead of the fixed positions, use recorded games from the first card, and random deals of "
      "contracts nobody recorded: a FILE or a folder of *.txt; by default $SCHAFKOPF_GAMES or "
      "../shared/data",
      "aufgezeichnete Spiele statt der festen Stellungen, von der ersten Karte an, und "
      "zufällige\nVerteilungen der Spiele, die niemand aufgezeichnet hat: eine DATEI oder ein "
      "Ordner mit *.txt;\nallein: $SCHAFKOPF_GAMES oder ../shared/data");
WORDS(kAll, "all", "alle");
WORDS(kMean, "mean", "Mittel");

// play.
WORDS(kDealToBePlayedFirst, "a deal line: play these hands first, with the game it names, if any",
      "eine Spielzeile: zuerst diese Blätter und ihr Spiel, wenn eins dabeisteht");

// convert.
WORDS(kGamesOfAnyFormIsStdin, "recorded games in any format; - is stdin",
      "aufgezeichnete Spiele in beliebigem Format; - ist die Standardeingabe");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_VERBS_WORDS_H_
