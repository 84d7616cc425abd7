// What verbs say to people.
#ifndef SCHAFKOPF_TOOLS_VERBS_WORDS_H_
#define SCHAFKOPF_TOOLS_VERBS_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Deals that are dealt, exchanged or played.
WORDS(kRamschOrGameThatCan, "a Ramsch, or a game that can be bid, played by what each seat sees",
      "ein Ramsch, oder ein Spiel zum Ansagen, in dem jeder nach dem spielt, was er sieht");

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
WORDS(kOptionMeant, "Did you mean $0?", "Meinst du $0?");
WORDS(kColorsOfTexts, "colours in texts; auto: on a terminal",
      "Farben in Texten; auto: im Terminal");

// ask, advise.
WORDS(kAllRowsOfTable, "all rows of the table, not only the first four",
      "alle Zeilen der Tabelle, nicht nur die ersten vier");
WORDS(kHowItWasComputedToo, "also how it was computed, on how many deals, and how sure it is",
      "auch, wie gerechnet wurde, mit wie vielen Verteilungen und wie genau");
WORDS(kThinking, "thinking ...", "überlege ...");

// rules.
WORDS(kRuleSetTariffGamesOptionsChanged, "rule set $0, tariff $1, $2 games, $3 options changed",
      "Regeln $0, Tarif $1, $2 Spiele, $3 Regeln anders");

// match.
WORDS(kDeclarersSideWinsWhen, "declarer's side wins when", "so oft gewinnt der Spieler");
WORDS(kDeclarersSideWins, "declarer's side wins", "der Spieler gewinnt");
WORDS(kDealsColumn, "deals", "Anzahl");
WORDS(kRecorded, "recorded", "gespielt");
WORDS(kGamesWon, "games won", "gewonnen");
WORDS(kNobodySeesOtherHandsIn, "Nobody sees the other hands. In brackets the 95 % interval.",
      "Keiner sieht die anderen Blätter. In Klammern der 95-%-Bereich.");
WORDS(kInRamschOneSeatStands,
      "In a Ramsch one seat stands for the declarer's side: it wins if it does not pay; the points "
      "are those it takes.",
      "Im Ramsch steht einer für den Spieler: er gewinnt, wenn er nicht zahlt; die Augen sind "
      "seine.");
WORDS(kOfDeals, "$0 of $1 deals", "$0 von $1 Verteilungen");

// summarize and bench.
WORDS(kFlagsShareWithIts95,
      "Flags: share with its 95 % interval. Numbers: mean; smallest, 5, 25, 50, 75, 95 %, largest.",
      "Ja oder nein: Anteil mit 95-%-Bereich. Zahlen: Mittel; kleinste, 5, 25, 50, 75, 95 %, "
      "größte.");

// Their kinds.
WORDS(kAnswersWith, "answers with:", "die Antwort:");

// Of several verbs.
WORDS(kOneThreadEachProcessor, "0: one for each processor", "0: einer für jeden Prozessor");
WORDS(kOneJsonObject, "one JSON object", "ein JSON-Objekt");
WORDS(kJsonObjects, "JSON objects", "JSON-Objekte");
WORDS(kJsonPerLine, "one JSON object per line", "ein JSON-Objekt in jeder Zeile");
WORDS(kJsonPerDeal, "one JSON object per deal", "ein JSON-Objekt für jede Verteilung");
WORDS(kJsonForEachGroup, "one JSON object for each group", "ein JSON-Objekt für jede Gruppe");
WORDS(kDealLinesIsStdin, "games in any form, or one game in quotes; - is stdin",
      "Spiele in jeder Form, oder ein Spiel in Anführungszeichen; - ist die Standardeingabe");
WORDS(kDealLinesOfFinishedGames, "finished games in any form, or one game in quotes; - is stdin",
      "fertige Spiele in jeder Form, oder ein Spiel in Anführungszeichen; - ist die "
      "Standardeingabe");

// ask, lay, kontra.
WORDS(kEightCardsSixOfShortDeckFirst,
      "eight cards (six of the short deck); the first four (three), or with `_` for those not seen "
      "yet: should I lay? With --contract teufel: which suit? Or a FILE, - for stdin, with a "
      "question HAND [SEAT [CONTRACT]] in each line",
      "acht Karten (sechs vom kurzen Kartenspiel); die ersten vier (drei), oder mit `_` für noch "
      "nicht gesehene: soll ich legen? Mit --contract teufel: welche Farbe? Oder eine DATEI, - für "
      "die Standardeingabe, mit einer Frage BLATT [SPIELER [SPIEL]] in jeder Zeile");

// review, play, engine.
WORDS(
    kRecordedGamesOneLineDeal,
    "finished games: deal lines with all their cards, lines such as \"Rufspiel Blaue von 3: so h7 "
    "...\", JSON, protocols, CSV; or one game in quotes; - is stdin",
    "fertige Spiele: Spielzeilen mit allen Karten, Zeilen wie \"Rufspiel Blaue von 3: so h7 "
    "...\", JSON, Protokolle, CSV; oder ein Spiel in Anführungszeichen; - ist die Standardeingabe");
WORDS(kWithJsonAsLastObject,
      "with --json: as the last object what each player lost, as the text tells",
      "mit --json: als letztes Objekt, was jeder verloren hat, wie es der Text sagt");
WORDS(kGamesReviewedAtTime, "games reviewed at a time; 0: one for each processor",
      "so viele Spiele zugleich; 0: eines für jeden Prozessor");
WORDS(kYoursInFirstGame0, "yours in the first game: 0 is forehand, 3 deals",
      "wo du im ersten Spiel sitzt: 0 ist Vorhand, 3 gibt");
WORDS(kSameSeedDealsSameCards, "the same seed deals the same cards",
      "dieselbe Nummer gibt dieselben Karten");
WORDS(kSameSeedPlaysSameCards, "the same seed plays the same cards",
      "dieselbe Nummer spielt dieselben Karten");
WORDS(kDeckElseOfRules, "32, 24 or 20 cards; else that of the rules",
      "32, 24 oder 20 Karten; sonst nach den Regeln");
WORDS(kThatOthersDealForEachCard, "that the others deal for each card",
      "so viele Verteilungen bedenken die anderen je Karte");
WORDS(kDealtForEachCard, "dealt for each card", "so viele Verteilungen je Karte");
WORDS(kSecondsInWhichEngineHas, "seconds in which an engine has to answer",
      "Sekunden, in denen ein Programm antworten muss");

// advise.
WORDS(kWhatSeatOnTurnSees,
      "what the seat on turn sees: a deal line with _ for the other hands, and behind the cards "
      "played what was bid, if it is known: \"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ\"; "
      "or a FILE of such lines, - is stdin",
      "was der sieht, der dran ist: eine Spielzeile mit _ für die anderen Blätter, und hinter den "
      "gespielten Karten, was angesagt wurde, wenn man es weiß: \"wenz 2 | _ | EA EK EO GZ GK H8 "
      "SK S8 | _ | _ | EZ\"; oder eine DATEI solcher Zeilen, - ist die Standardeingabe");

// solve and analyze.
WORDS(kLinesSolvedAtTime, "lines solved at a time; 0: one for each processor",
      "so viele Zeilen zugleich; 0: eine für jeden Prozessor");
WORDS(kGamesAnalyzedAtTime, "games analyzed at a time; 0: one for each processor",
      "so viele Spiele zugleich; 0: eines für jeden Prozessor");

// deal and exchange.
WORDS(kHowMany, "how many", "wie viele");
WORDS(kSameSeedGivesSameDeals, "the same seed gives the same deals",
      "dieselbe Nummer mischt dieselben Verteilungen");
WORDS(kDeckElseOfGame, "32, 24, 20 or 16 cards; else those of the rules, or what the game needs",
      "32, 24, 20 oder 16 Karten; sonst die der Regeln oder was das Spiel braucht");
WORDS(kConditionSuchAsTrumps2, "a condition such as 'trumps(2)>=3 and has(1,EO)'",
      "eine Bedingung wie 'trumps(2)>=3 and has(1,EO)'");
WORDS(kSeat0To3Needed, "seat 0 to 3; needed where somebody declares",
      "wer spielt, 0 bis 3; nötig, wo einer ansagt");
WORDS(kDealLinesWithHandsBefore,
      "deal lines with the hands before the exchange: hochzeit:P, bauernhochzeit:P, or solo:X for "
      "a Zupf-Solo, or for a Schieber with 10, 8, 8 and 6 cards (11 and 5, 12 and 4); - is stdin",
      "Spielzeilen mit den Blättern vor dem Tausch: hochzeit:P, bauernhochzeit:P, oder solo:X für "
      "ein Zupf-Solo, oder für einen Schieber mit 10, 8, 8 und 6 Karten (11 und 5, 12 und 4); - "
      "ist die Standardeingabe");

// score.
WORDS(kContractOrFile,
      "a contract; or a FILE or - with finished games in any form, and notes such as `; kontra 1`",
      "ein Spiel; oder eine DATEI oder - mit fertigen Spielen in jeder Form und Bemerkungen "
      "wie `; kontra 1`");
WORDS(kFileAsScoreSheetOf,
      "the file as a score sheet of one evening: who deals, what is owed, how each chair stands",
      "die Datei als Anschreibblatt eines Abends: wer gibt, was noch aussteht, wie jeder steht");
WORDS(kSheetAsCsv, "the sheet as CSV", "der Zettel als CSV");
WORDS(kSheetAsPicture, "a file to draw the sheet in, to print: SVG",
      "eine Datei für den Zettel als Bild zum Drucken: SVG");

// rules.
WORDS(kOnlyCheckThisRuleFile, "only check this rule file", "nur diese Regeldatei prüfen");
WORDS(kRuleSetAsRuleFile, "the rule set as a rule file, to change and read again",
      "die Regeln als Datei, zum Ändern und Wiedereinlesen");
WORDS(kTablesOfRules, "the tables of engine/RULES.md", "die Tabellen von engine/RULES.md");

// match.
WORDS(kOnePlaysAtAllSeats,
      "one plays at all seats, two against each other: play:N chooses each card by N worlds that "
      "agree with what its seat knows; deaf:N ignores the auction; open:N also ignores which cards "
      "others could not play; advise:N weighs N worlds as advise does and searches its own later "
      "cards; habit as people are used to, learned as a network learned from recorded games plays, "
      "random any legal card; engine:COMMAND is a program that "
      "speaks the line protocol",
      "einer spielt für alle, zwei spielen gegeneinander: play:N wählt jede Karte nach N "
      "Verteilungen, die zu dem passen, was der Spieler weiß; deaf:N überhört die Ansagen; open:N "
      "merkt sich auch nicht, wer was nicht mehr hat; advise:N gewichtet N Verteilungen wie der "
      "Rat und rechnet seine späteren Karten durch; habit wie die Leute gewöhnlich, learned wie "
      "aus echten Spielen gelernt, random "
      "irgendeine erlaubte Karte; engine:COMMAND ist ein Programm, das Zeile für Zeile antwortet");
WORDS(kDealLinesToPlayFrom, "deal lines to play from the first card; - is stdin",
      "Spielzeilen, von der ersten Karte an gespielt; - ist die Standardeingabe");
WORDS(kRandomDealsOfThisGame,
      "random deals of this game, such as wenz, solo or solo:H; of a file only this one; may be "
      "repeated",
      "zufällige Verteilungen dieses Spiels, etwa wenz, solo oder solo:H; aus einer Datei nur "
      "diese; auch mehrmals");
WORDS(kOfEachGameAndDeck, "of each game and deck; 100, or all of a file",
      "für jedes Spiel und Kartenspiel; 100, oder alle einer Datei");
WORDS(kSameSeedPlaysSameGames, "the same seed plays the same games",
      "dieselbe Nummer spielt dieselben Spiele");

// batch, merge, summarize, answer, bench.
WORDS(kJobFile, "a job file in TOML; see docs/batch.md",
      "eine Auftragsdatei in TOML; siehe docs/batch.md");
WORDS(kFileToWriteByDefault,
      "the file to write; by default the job's name with .jsonl, .csv or .rows",
      "die Datei, die geschrieben wird; sonst der Name des Auftrags mit .jsonl, .csv oder .rows");
WORDS(kOnlyPartI, "I/N: only part I (from 0) of N, at most 1000000, for `merge` to put together",
      "I/N: nur Teil I (von 0 an) von N, höchstens 1000000; `merge` setzt sie zusammen");
WORDS(kWriteProgressToThisFile,
      "write the progress to this file; by default to the terminal, or to OUTPUT.status where "
      "there is none",
      "wie weit es ist, in diese Datei; sonst auf den Bildschirm, oder in OUTPUT.status, wo keiner "
      "ist");
WORDS(
    kAnswerAnewAndReplaceWhat,
    "answer anew, and replace what is there, where input, rules or job have changed",
    "neu rechnen und ersetzen, was da ist, wenn Eingabe, Regeln oder Auftrag sich geändert haben");
WORDS(kPrintJobInFullWith, "print the job in full with its hash, and do nothing else",
      "nur den ganzen Auftrag mit seiner Prüfsumme zeigen");
WORDS(kHowManyItemsAreAnswered, "how many items are answered at a time; 0: one for each processor",
      "so viele Zeilen zugleich; 0: eine für jeden Prozessor");
WORDS(kJobFileThatBatchWasGiven, "the job file that `batch` was given",
      "die Auftragsdatei von `batch`");
WORDS(kItsShardsByDefaultAll, "its shards; by default all OUTPUT.I-of-N beside the output",
      "seine Teile; sonst alle OUTPUT.I-of-N neben der Ausgabe");
WORDS(kFileToWriteAsBatch, "the file to write, as `batch` was told",
      "die Datei, die geschrieben wird, wie bei `batch`");
WORDS(kHowManyThereMustBe, "how many there must be", "wie viele es sein müssen");
WORDS(kReplaceResultOfEarlierJob, "replace the result of an earlier job or input that is there",
      "ein Ergebnis eines früheren Auftrags oder früherer Eingabe ersetzen");
WORDS(kBook, "the book", "das Buch");
WORDS(kHandToLookUpWithout, "a hand to look up; without one, what the book is",
      "ein Blatt zum Nachschlagen; ohne eines, was im Buch steht");
WORDS(kMakeBookOfJob, "make FILE of the finished result of this job of kind book",
      "FILE aus dem fertigen Ergebnis dieses Auftrags der Art book machen");
WORDS(kJobsResultWhereItHas, "the job's result, where it has another name",
      "das Ergebnis des Auftrags, wenn es anders heißt");
WORDS(kReadAllOfBookWhether, "read all of the book, whether it is whole",
      "das ganze Buch lesen, ob es unbeschädigt ist");
WORDS(kAnswerTheseBlocksOfUp,
      "answer these blocks of up to 16 hands anew, counted from 0, whether they are the same",
      "diese Blöcke von bis zu 16 Blättern neu berechnen, ab 0 gezählt, ob sie gleich sind");
WORDS(kLookAnswerUpInThis,
      "look the answer up in this book, by whose rules, worlds and seed it is; see `book`. A book "
      "of the same rules that is installed is used by itself",
      "die Antwort in diesem Buch nachschlagen, nach dessen Regeln und Verteilungen; siehe `book`. "
      "Ein Buch mit denselben Regeln, das eingerichtet ist, wird von selbst benutzt");
WORDS(kResultsOfBatchInAny, "results of batch in any format; - is stdin",
      "Ergebnisse von batch in jeder Form; - ist die Standardeingabe");
WORDS(kColumnsWhoseValuesDivideRows,
      "columns whose values divide the rows, or game: the contract without its suit; by default "
      "the contract",
      "Spalten, nach denen die Zeilen geteilt werden, oder game: das Spiel ohne seine Farbe; sonst "
      "nach contract, dem Spiel");
WORDS(kAndHistogramOfThisColumn, "and a histogram of this column",
      "dazu ein Säulenbild dieser Spalte");
WORDS(kHistogramOfAllRowsAs, "the histogram of all rows as a picture in this file",
      "das Säulenbild aller Zeilen als Bild in diese Datei");
WORDS(kQuestionInEachLineSuch,
      "a question in each line, such as "
      "{\"question\":\"legal\",\"contract\":\"wenz\",\"hand\":\"EU EA\"}; - for stdin",
      "eine Frage in jeder Zeile, etwa {\"question\":\"legal\",\"contract\":\"wenz\",\"hand\":\"EU "
      "EA\"}; - für die Standardeingabe");
WORDS(kQuestionsThereAreWithTheirFields, "the questions there are, with their fields",
      "welche Fragen es gibt, mit ihren Feldern");
WORDS(kEveryQuestion, "every question:", "jede Frage:");
WORDS(kFieldRequired, "  $0 (required): $1", "  $0 (nötig): $1");
WORDS(kOnlyThisContractWhateverItsSuit, "only this contract, whatever its suit",
      "nur dieses Spiel, gleich welche Farbe");
WORDS(kOnlyThisWin61Or,
      "only this: win (61, or 1), value, cards (value after each), game (post-mortem), cost (what "
      "each card of a game cost, as batch asks); of a Ramsch force (what each seat is sure of), "
      "ending (each for itself)",
      "nur dies: win (61, oder 1), value, cards (der Wert nach jeder Karte), game (das "
      "Nachrechnen), cost (was jede Karte eines Spiels gekostet hat, wie batch fragt); im Ramsch "
      "force (was jedem sicher ist), ending (jeder für sich)");
WORDS(kOnlyThisDeck, "only this deck", "nur dieses Kartenspiel");
WORDS(kDealsOfEachContractAnd,
      "deals of each contract and deck, with --games; of a Ramsch, at most 20",
      "Verteilungen für jedes Spiel und Kartenspiel, mit --games; im Ramsch höchstens 20");
WORDS(kQuietestOfSoManyCounts, "the quietest of so many counts; 5 with --games, else 1",
      "die ruhigste von so vielen Messungen; 5 mit --games, sonst 1");
WORDS(kSoManySolveSameDeals, "so many solve the same deals at a time; rates are their sum",
      "so viele lösen zugleich dieselben Verteilungen; die Raten sind ihre Summe");

// The program and its verbs.
WORDS(kExactAnswers, "Exact answers about the card game Schafkopf.",
      "Genaue Antworten zum Schafkopf.");
WORDS(kVerbAsk, "should I play this? every contract of a hand, ranked",
      "soll ich spielen? alle Spiele eines Blatts, die besten zuerst");
WORDS(kVerbAdvise, "which card now? by what one seat sees",
      "welche Karte jetzt? nach dem, was einer sieht");
WORDS(kVerbSolve, "exact values of deals with all hands open",
      "was mit offenen Karten genau herauskommt");
WORDS(kVerbAnalyze, "what each card of a recorded game cost",
      "was jede Karte eines gespielten Spiels gekostet hat");
WORDS(kVerbMatch, "two ways of playing against each other on the same deals",
      "zwei Spielweisen gegeneinander mit denselben Karten");
WORDS(kVerbRules, "contracts, tariff and options in force",
      "welche Spiele, welcher Tarif und welche Regeln gelten");
WORDS(kVerbBatch, "one question about millions of deals, into a file",
      "eine Frage über Millionen von Verteilungen, in eine Datei");
WORDS(kVerbMerge, "the shards of a batch become its result",
      "aus den Teilen eines Auftrags wird sein Ergebnis");
WORDS(kVerbBook, "every hand answered once, to be looked up",
      "jedes Blatt einmal ausgerechnet, zum Nachschlagen");
WORDS(kVerbSummarize, "what the results of a batch come to",
      "was die Ergebnisse eines Auftrags zusammen sagen");
WORDS(kVerbBatchStatus, "how far long runs of batch are", "wie weit lange Aufträge sind");
WORDS(kWhatBatchWritesWhileIt, "what `batch` writes while it runs: OUTPUT.status",
      "was `batch` schreibt, während es läuft: OUTPUT.status");
WORDS(kVerbAnswer, "questions as JSON, one a line, for other programs",
      "Fragen als JSON, eine in jeder Zeile, für andere Programme");
WORDS(kVerbBench, "the signature of the build, and how fast it answers",
      "die Kennung des Programms, und wie schnell es antwortet");
WORDS(kVerbReview, "what could each seat of a recorded game have done better?",
      "was hätte jeder in einem aufgezeichneten Spiel besser machen können?");
WORDS(kVerbPlay, "sit at a table in the terminal, against three thinking seats",
      "sich an einen Tisch setzen, gegen drei, die überlegen");
WORDS(kVerbEngine, "a seat that plays, asked by other programs line by line",
      "ein Mitspieler, den andere Programme Zeile für Zeile fragen");
WORDS(kVerbServe, "the page and the answers for a browser on this machine",
      "die Seite und die Antworten für einen Browser auf diesem Rechner");
WORDS(kOf127001, "of 127.0.0.1; 0: any that is free", "von 127.0.0.1; 0: irgendein freier");
WORDS(kOpenPageInBrowser, "open the page in the browser", "die Seite im Browser öffnen");
WORDS(kFolderOfAnotherPageThan, "folder of another page than the one in the program",
      "Ordner einer anderen Seite als der im Programm");
WORDS(kOfEachQuestion0One, "of each question; 0: one for each processor",
      "für jede Frage; 0: einer für jeden Prozessor");
WORDS(kAnsweredAtOnceOthersAre, "answered at once; others are told to try again",
      "zugleich beantwortet; die anderen sollen es noch einmal versuchen");
WORDS(kThatQuestionMayTake, "that a question may take", "die eine Frage dauern darf");
WORDS(kWhatBatchWritesWhileItRuns,
      "what `batch` writes while it runs: how far it is is then shown, too",
      "was `batch` schreibt, während es läuft: wie weit es ist, wird dann auch gezeigt");

// Its frame.
WORDS(kPrintHelp, "Print this help message and exit", "diese Hilfe");
WORDS(kPrintVersion, "Display program version information and exit",
      "welche Fassung des Programms das ist");
WORDS(kLanguageOfAnswer, "language of the answer", "Sprache der Antwort");
WORDS(kLanguageOfTextsAndErrors, "language of texts and errors", "Sprache der Texte und Fehler");

// The manual, and the words that shells complete.
WORDS(kVerbMan, "this manual, for `man`: schafkopf man | man -l -",
      "dieses Handbuch, für `man`: schafkopf man | man -l -");
WORDS(kVerbCompletion, "a script by which a shell completes verbs, options and values",
      "ein Skript, mit dem eine Shell Befehle, Optionen und Werte ergänzt");
WORDS(kShellThatIsToReadIt, "the shell that is to read it", "die Shell, die es lesen soll");
WORDS(kDateAtFoot, "YYYY-MM-DD, at the foot of the page", "JJJJ-MM-TT, am Fuß der Seite");
WORDS(kExitStatus, "Exit status:", "Rückgabewert:");

// What may be wrong in the command line.
WORDS(kTwoDashes, "two dashes before an option", "zwei Striche vor einer Option");
WORDS(kSystemRefused, "the system refused: $0", "das System weigert sich: $0");
WORDS(kCannotBeCombinedWithQuestion,
      "cannot be combined with the question whether to lay (a hand with `_`)",
      "geht nicht zusammen mit der Frage, ob man legt (ein Blatt mit `_`)");
WORDS(kCannotBeCombinedWithQuestionWhether,
      "cannot be combined with the question whether to say Kontra (--against)",
      "geht nicht zusammen mit der Frage, ob man Kontra gibt (--against)");
WORDS(kShardOfShards, "I/N with 0 <= I < N <= $0", "I/N mit 0 <= I < N <= $0");
WORDS(kFileOfItsOwn, "a file of its own", "eine eigene Datei");
WORDS(kNoRecordedGames,
      "no recorded games in $0 (SCHAFKOPF_GAMES names another folder): fixed positions only",
      "keine aufgezeichneten Spiele in $0 (SCHAFKOPF_GAMES nennt einen anderen Ordner): nur die "
      "festen Stellungen");
WORDS(kNoRecordedGamesTxtIn, "no recorded games (*.txt) in $0",
      "keine aufgezeichneten Spiele (*.txt) in $0");
WORDS(kDealsOfContractAndDeck, "deals of the contract and deck asked for",
      "Verteilungen des gefragten Spiels und Kartenspiels");
WORDS(kContractRequiresDeclarer, "--contract requires --declarer",
      "--contract geht nur mit --declarer");
WORDS(kDealsOfGamesAskedFor,
      "deals of the games asked for, which each seat can play by what it sees",
      "Verteilungen der gefragten Spiele, in denen jeder nach dem spielen kann, was er sieht");
WORDS(kWholeGamesOption,
      "whole games of two to four players: auction, laying, Kontra and Re, cards, price",
      "ganze Spiele von zwei bis vier Spielern: Ansagen, Legen, Kontra und Re, Karten, Preis");
WORDS(kQuietPlayer, "with --whole: the player of this number, from 0 on, never says Kontra or Re",
      "mit --whole: der Spieler dieser Nummer, von 0 an, gibt nie Kontra oder Re");
WORDS(kWholeMatchRequiresTwo, "match --whole requires two to four players",
      "match --whole braucht zwei bis vier Spieler");
WORDS(kMatchOfTwo, "more than two players meet with --whole only",
      "mehr als zwei Spieler gibt es nur mit --whole");
WORDS(kGamesColumn, "games", "Spiele");
WORDS(kPlaysColumn, "plays", "spielt");
WORDS(kWinsColumn, "wins", "siegt");
WORDS(kDoublesColumn, "doubles", "gibt");
WORDS(kPlayerColumn, "player", "wer");
WORDS(
    kWholeExplained,
    "Rule set $0, tariff $1. $2 deals, each as often as there are players, who change seats; seed "
    "$3.\nCents a game and seat; ±: 95 % interval over deals. plays: of games; wins: of those; "
    "doubles: Kontra, Re ... a game.",
    "Regeln $0, Tarif $1. $2 Mischungen, jede so oft, wie es Spieler sind, die Plätze tauschen; "
    "Mischung Nr. $3.\nCent je Spiel und Platz; ±: 95-%-Bereich über die Mischungen. spielt: von "
    "den Spielen; siegt: davon; gibt: Kontra, Re ... je Spiel.");
WORDS(kMatchRequiresContractOrGames, "match requires --contract or --games",
      "match braucht --contract oder --games");
WORDS(kExpectedNoWithFileOf, "expected no $0 with a file of deal lines",
      "$0 geht nicht mit einer Datei von Spielzeilen");
WORDS(kExpectedFileOfDealLines, "expected a file of deal lines with --sheet",
      "erwartet: bei --sheet eine Datei von Spielzeilen");
WORDS(kOfSolves, "$0 % of $1 solves", "$0 % von $1 Lösungen");

// Results.
WORDS(kColumnOfResults, "a column of the results", "eine Spalte der Ergebnisse");
WORDS(kColumnOfNumbers, "a column of numbers", "eine Spalte mit Zahlen");
WORDS(kErrorRecordsAreLeftOut, "$0 error records are left out",
      "$0 fehlerhafte Zeilen sind weggelassen");

// Books.
WORDS(kBlockAnsweredAnewSame, "Block $0: answered anew, the same.",
      "Block $0: neu berechnet, dasselbe.");
WORDS(kJobOfKindBook, "a job of kind book", "ein Auftrag der Art book");
WORDS(kOneOfRuleSetAsNamed, "one of the rule set $0 as named", "eines mit den genannten Regeln $0");

WORDS(kBlockFrom0To, "a block from 0 to $0", "ein Block von 0 bis $0");
WORDS(kEachDealTwiceSeatsSwapped,
      "Each deal twice, seats swapped. Games won: the share of its games that $0 wins, declaring "
      "or not.\nPoints, cents: what declaring brings $0 more than $1 on a deal (a soloist is paid "
      "by three). ±: 95 % interval.",
      "Jede Verteilung zweimal, mit getauschten Seiten. Gewonnen: welchen Teil seiner Spiele $0 "
      "gewinnt, als Spieler oder nicht.\nAugen, Cent: was das Spielen $0 mehr bringt als $1, je "
      "Verteilung (einem Solo zahlen drei). ±: 95-%-Bereich.");
WORDS(kNoBrowserCouldBeOpened, "no browser could be opened", "es war kein Browser zu öffnen");
WORDS(kRowRows, "$0 {row|rows}", "$0 {Zeile|Zeilen}");
WORDS(kHelpExplainsThem, "$0; --help explains them", "$0; --help erklärt sie");
WORDS(kVerbAmong, "a verb ($0)", "ein Befehl ($0)");
WORDS(kInterruptedAfterDeals, "interrupted after $0 {deal|deals}",
      "nach $0 {Verteilung|Verteilungen} unterbrochen");
WORDS(kInterruptedAfterRows, "interrupted after $0 {row|rows}",
      "nach $0 {Zeile|Zeilen} unterbrochen");
WORDS(kInterruptedAfterWorlds, "interrupted after $0 {world|worlds}",
      "nach $0 {Verteilung|Verteilungen} unterbrochen");
WORDS(kInterruptedAfterBlocks, "interrupted after $0 {block|blocks}",
      "nach $0 {Block|Blöcken} unterbrochen");
WORDS(kFieldNamed, "  $0: $1", "  $0: $1");
WORDS(kJsonWithValues, "one JSON object per line, with every card's value",
      "ein JSON-Objekt in jeder Zeile, mit dem Wert jeder Karte");
WORDS(kAgainstOption, "should I say Kontra to this contract of another seat?",
      "soll ich gegen dieses Spiel eines anderen Kontra geben?");
WORDS(kReOption, "should the declarer's side answer by Re? --against names its contract",
      "soll die Seite des Spielers mit Re antworten? --against nennt ihr Spiel");
WORDS(kUnknownProcessor, "unknown processor", "unbekannter Prozessor");
WORDS(kJsonWithCards, "one JSON object per line, with every card",
      "je Zeile ein JSON-Objekt, mit jeder Karte");
WORDS(kGamesOfBench,
      "recorded games instead of the fixed positions, from the first card, and random deals of "
      "contracts nobody recorded: a FILE or a folder of *.txt; alone, $SCHAFKOPF_GAMES "
      "or ../shared/data",
      "aufgezeichnete Spiele statt der festen Stellungen, von der ersten Karte an, und "
      "zufällige\nVerteilungen der Spiele, die keiner aufgezeichnet hat: eine DATEI oder ein "
      "Ordner mit *.txt;\nallein: $SCHAFKOPF_GAMES oder ../shared/data");
WORDS(kAll, "all", "alle");
WORDS(kMean, "mean", "Mittel");

// play.
WORDS(kDealToBePlayedFirst, "a deal line: these hands first, and its game where it names one",
      "eine Spielzeile: zuerst diese Blätter, und ihr Spiel, wo sie eins nennt");

// convert.
WORDS(kGamesOfAnyFormIsStdin, "recorded games in any form; - is stdin",
      "aufgezeichnete Spiele in jeder Form; - ist die Standardeingabe");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_VERBS_WORDS_H_
