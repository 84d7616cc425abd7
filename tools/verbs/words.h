// What verbs say to people.
#ifndef SCHAFKOPF_TOOLS_VERBS_WORDS_H_
#define SCHAFKOPF_TOOLS_VERBS_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Deals that are dealt, exchanged or played.
WORDS(kRamschOrGameThatCan, "a Ramsch or a biddable game in which players see only their own cards",
      "ein Ramsch oder ein Spiel, das man ansagen kann und bei dem jeder nur sein eigenes Blatt "
      "sieht");

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
WORDS(kForExample, "For example: schafkopf $0", "Zum Beispiel: schafkopf $0");
WORDS(kOptionMeant, "Did you mean $0?", "Meinst du vielleicht $0?");
WORDS(kColorsOfTexts, "colored output; auto: only on a terminal",
      "Text in Farbe; auto: nur im Terminal");

// ask, advise.
WORDS(kAllRowsOfTable, "show all rows of the table, not just the first four",
      "alle Zeilen der Tabelle, nicht nur die ersten vier");
WORDS(kHowItWasComputedToo,
      "also show how the answer was computed, the number of deals used, and its accuracy",
      "auch zeigen, wie gerechnet wurde, mit wie vielen Verteilungen und wie genau");
WORDS(kThinking, "thinking ...", "überlege ...");

// rules.
WORDS(kRuleSetTariffOptionsChanged,
      "rule set $0, tariff $1, $2 {option|options} differing from the rule book",
      "Regeln $0, Tarif $1, $2 {Regel|Regeln} anders als im Regelbuch");

// match.
WORDS(kDeclarersSideWinsWhen, "$0, $1, $2: share of games won on the declarer's side.",
      "$0, $1, $2: wie oft die Spielerpartei gewinnt, je nachdem, wer für sie spielt.");
WORDS(kDeclarersSideWins, "declarer's side wins", "der Spieler gewinnt");
WORDS(kDealsColumn, "deals", "Anzahl");
WORDS(kRecorded, "recorded", "echte Spiele");
WORDS(kGamesWon, "games won", "gewonnen");
WORDS(kNobodySeesOtherHandsIn,
      "Nobody sees anyone else's hand. 95 % confidence intervals in brackets.",
      "Keiner schaut den anderen in die Karten. In Klammern steht der 95-%-Bereich.");
WORDS(kInRamschOneSeatStands,
      "In a Ramsch, one seat is treated as the declarer's side: it wins if it does not have to "
      "pay, and the points shown are that seat's own.",
      "Beim Ramsch gilt einer als Spieler: Er gewinnt, wenn er nicht zahlen muss; es zählen seine "
      "Augen.");
WORDS(kOfDeals, "$0 of $1 deals", "$0 von $1 Verteilungen");

// summarize and bench.
WORDS(kFlagsShareWithIts95,
      "Yes/no columns: share of yes values with 95 % confidence interval. Numeric columns: mean; "
      "minimum, 5th, 25th, 50th, 75th and 95th percentiles, maximum.",
      "Bei Ja/Nein-Spalten: wie oft Ja, mit 95-%-Bereich. Bei Zahlen: Mittelwert; kleinster Wert, "
      "5-, 25-, 50-, 75- und 95-%-Quantil, größter Wert.");

// Their kinds.
WORDS(kAnswersWith, "answers with:", "die Antwort:");

// Of several verbs.
WORDS(kOneThreadEachProcessor, "number of threads; 0: one per processor",
      "Anzahl der Threads; 0: einer pro Prozessor");
WORDS(kOneJsonObject, "one JSON object", "ein JSON-Objekt");
WORDS(kJsonObjects, "JSON objects", "JSON-Objekte");
WORDS(kJsonPerLine, "one JSON object per line", "ein JSON-Objekt pro Zeile");
WORDS(kJsonPerDeal, "one JSON object per deal", "ein JSON-Objekt pro Verteilung");
WORDS(kJsonForEachGroup, "one JSON object per group", "ein JSON-Objekt pro Gruppe");
WORDS(kDealLinesIsStdin, "games in any format, or one game in quotes; - for stdin",
      "Spiele in beliebigem Format oder ein Spiel in Anführungszeichen; - für die Standardeingabe");
WORDS(kDealLinesOfFinishedGames, "finished games in any format, or one game in quotes; - for stdin",
      "fertige Spiele in beliebigem Format oder ein Spiel in Anführungszeichen; - für die "
      "Standardeingabe");

// ask, lay, kontra.
WORDS(
    kEightCardsSixOfShortDeckFirst,
    "eight cards (six with the short deck). If you give only the first four (three), or `_` for "
    "unseen cards, the question is whether to double (Legen) or, with --contract teufel, which "
    "suit to choose. Or a FILE (- for stdin) with one question per line: HAND [SEAT [CONTRACT]]",
    "acht Karten (kurzes Blatt: sechs). Hast du erst vier (drei), gib nur die an oder schreib `_` "
    "für jede, die noch fehlt; dann geht es ums Legen, mit --contract teufel um die Farbe. Oder "
    "eine DATEI (- für die Standardeingabe) mit einer Frage pro Zeile: BLATT [SPIELER [SPIEL]]");

// review, play, engine.
WORDS(kRecordedGamesOneLineDeal,
      "finished games: deal lines with every card played, lines like \"Rufspiel Blaue von 3: so h7 "
      "...\", JSON, NetSchafkopf logs or CSV; or one game in quotes; - for stdin",
      "fertige Spiele: Spielzeilen mit allen Karten, Zeilen wie \"Rufspiel Blaue von 3: so h7 "
      "...\", JSON, Protokolle von NetSchafkopf oder CSV; oder ein Spiel in Anführungszeichen; - "
      "für die Standardeingabe");
WORDS(kWithJsonAsLastObject, "with --json: add a final object showing what each player lost",
      "mit --json: zum Schluss noch ausgeben, was jeder verloren hat");
WORDS(kGamesReviewedAtTime, "games reviewed at a time; 0: one per processor",
      "wie viele Spiele gleichzeitig gerechnet werden; 0: eines pro Prozessor");
WORDS(kYoursInFirstGame0, "your seat in the first game: 0 is forehand, 3 is the dealer",
      "wo du im ersten Spiel sitzt: 0 ist Vorhand, 3 der Geber");
WORDS(kSameSeedDealsSameCards, "the same seed deals the same cards",
      "gleiche Zahl, gleiche Karten");
WORDS(kSameSeedPlaysSameCards, "the same seed plays the same cards",
      "gleiche Zahl, gleiche Karten");
WORDS(kDeckElseOfRules, "32, 24 or 20 cards; the default depends on the rules",
      "32, 24 oder 20 Karten; ohne Angabe so viele, wie die Regeln verlangen");
WORDS(kThatOthersDealForEachCard,
      "number of deals the other players sample for each card they play",
      "wie viele Verteilungen die anderen für jede ihrer Karten durchrechnen");
WORDS(kDealtForEachCard, "number of deals sampled per card played",
      "wie viele Verteilungen das Programm für jede Karte durchrechnet");
WORDS(kSecondsInWhichEngineHas, "time limit for an engine's answer, in seconds",
      "wie viele Sekunden ein Programm für eine Antwort brauchen darf");

// advise.
WORDS(kWhatSeatOnTurnSees,
      "what the next player can see: a deal line with _ for the other hands; the bidding, if "
      "known, goes after the cards played: \"wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ\"; "
      "or a FILE of such lines (- for stdin)",
      "was der sieht, der dran ist: eine Spielzeile mit _ für die Blätter der anderen; hinter den "
      "gespielten Karten stehen die Ansagen, wenn man sie kennt: \"wenz 2 | _ | EA EK EO GZ GK H8 "
      "SK S8 | _ | _ | EZ\"; oder eine DATEI mit solchen Zeilen (- für die Standardeingabe)");

// solve and analyze.
WORDS(kLinesSolvedAtTime, "lines solved at a time; 0: one per processor",
      "wie viele Zeilen gleichzeitig gerechnet werden; 0: eine pro Prozessor");
WORDS(kGamesAnalyzedAtTime, "games analyzed at a time; 0: one per processor",
      "wie viele Spiele gleichzeitig gerechnet werden; 0: eines pro Prozessor");

// deal and exchange.
WORDS(kHowMany, "how many deals", "wie viele Verteilungen");
WORDS(kSameSeedGivesSameDeals, "the same seed gives the same deals",
      "gleiche Zahl, gleiche Verteilungen");
WORDS(kDeckElseOfGame, "32, 24, 20 or 16 cards; the default depends on the rules and the game",
      "32, 24, 20 oder 16 Karten; ohne Angabe so viele, wie die Regeln oder das Spiel verlangen");
WORDS(kConditionSuchAsTrumps2, "a condition, e.g. 'trumps(2)>=3 and has(1,EO)'",
      "eine Bedingung wie 'trumps(2)>=3 and has(1,EO)'");
WORDS(kSeat0To3Needed, "the declarer's seat, 0 to 3; required if the contract has a declarer",
      "wer spielt (0 bis 3); nötig, außer es spielt keiner (wie beim Ramsch)");
WORDS(kDealLinesWithHandsBefore,
      "deal lines with the hands before the exchange: hochzeit:P, bauernhochzeit:P, or solo:X for "
      "a Zupf-Solo or a Schieber (in a Schieber the players hold 10, 8, 8 and 6 cards, or 11 and 5 "
      "or 12 and 4 instead of 10 and 6); - for stdin",
      "Spielzeilen mit den Blättern vor dem Tausch: hochzeit:P, bauernhochzeit:P oder solo:X für "
      "ein Zupf-Solo oder einen Schieber (der Schieber mit 10, 8, 8 und 6 Karten, statt 10 und 6 "
      "auch 11 und 5 oder 12 und 4); - für die Standardeingabe");

// score.
WORDS(kContractOrFile,
      "a contract; or a FILE (- for stdin) of finished games in any format, optionally with notes, "
      "e.g. `; kontra 1`",
      "ein Spiel; oder eine DATEI (- für die Standardeingabe) mit fertigen Spielen in beliebigem "
      "Format, auch mit Bemerkungen wie `; kontra 1`");
WORDS(kFileAsScoreSheetOf,
      "treat the file as an evening's score sheet: who deals, what is owed, where everybody stands",
      "die Datei als Zettel vom Abend abrechnen: wer gibt, was noch offen ist, wie jeder steht");
WORDS(kSheetAsCsv, "write the sheet as CSV", "den Zettel als CSV ausgeben");
WORDS(kSheetAsPicture, "write the sheet to this file as a printable image (SVG)",
      "den Zettel als Bild zum Drucken in diese Datei schreiben (SVG)");

// rules.
WORDS(kOnlyCheckThisRuleFile, "just check this rule file", "nur diese Regeldatei prüfen");
WORDS(kRuleSetAsTemplate,
      "an explained rule file for you to edit, with the options that tables differ in most",
      "eine Regeldatei zum Ändern, in der alles erklärt ist, was Tische oft anders spielen");
WORDS(kTemplateWithAll, "with --template: every option", "mit --template: alle Regeln");
WORDS(kRuleSetAsRuleFile, "print the rule set as a rule file that you can edit and use",
      "die Regeln als Datei ausgeben, die du ändern und wieder einlesen kannst");
WORDS(kTablesOfRules, "print the tables of engine/RULES.md",
      "die Tabellen aus engine/RULES.md ausgeben");

// match.
WORDS(kOnePlaysAtAllSeats,
      "players: one fills every seat, two play each other, more play a round robin. play:N chooses "
      "each card using N deals consistent with what the player knows; deaf:N ignores the bidding; "
      "open:N also ignores which suits others are void in; advise:N weights N deals the way "
      "`advise` does and also searches its own later plays; habit plays the way people do; learned "
      "is a model trained by self-play; random plays any legal card; engine:COMMAND runs a program "
      "that speaks the line protocol",
      "wer spielt: einer auf allen Plätzen, zwei gegeneinander, ab drei jeder gegen jeden. play:N "
      "rechnet für jede Karte N Verteilungen durch, die zu dem passen, was er weiß; deaf:N "
      "überhört die Ansagen; open:N merkt sich außerdem nicht, wer wo frei ist; advise:N gewichtet "
      "N Verteilungen wie der Befehl advise und rechnet auch seine späteren Karten durch; habit "
      "spielt, wie man halt spielt; learned hat im Spiel gegen sich selbst gelernt; random spielt "
      "irgendwas Erlaubtes; engine:COMMAND ist ein Programm, das Zeile für Zeile antwortet");
WORDS(kDealLinesToPlayFrom, "deal lines to play out from the first card; - for stdin",
      "Spielzeilen, die von der ersten Karte an gespielt werden; - für die Standardeingabe");
WORDS(kRandomDealsOfThisGame,
      "random deals for this game, e.g. wenz, solo or solo:H; with a file, use only its deals for "
      "this game; may be repeated",
      "zufällige Verteilungen für dieses Spiel, etwa wenz, solo oder solo:H; aus einer Datei nur "
      "die Verteilungen mit diesem Spiel; geht auch mehrmals");
WORDS(kOfEachGameAndDeck,
      "deals per game and deck; default 100 or, if a file is given, all the deals in it",
      "so viele Verteilungen pro Spiel und Kartenzahl; ohne Angabe 100, aus einer Datei alle");
WORDS(kSameSeedPlaysSameGames, "the same seed plays the same games",
      "gleiche Zahl, gleiche Spiele");

// batch, merge, summarize, answer, bench.
WORDS(kJobFile, "a job file in TOML; see docs/batch.md",
      "eine Auftragsdatei in TOML; siehe docs/batch.md");
WORDS(kFileToWriteByDefault,
      "the file to write; by default the job's name with the extension .jsonl, .csv or .rows",
      "Datei für das Ergebnis; ohne Angabe heißt sie wie der Auftrag, mit .jsonl, .csv oder .rows");
WORDS(
    kOnlyPartI,
    "I/N: only part I (counting from 0) of N (at most 1000000); `merge` joins the parts",
    "I/N: nur Teil I von N (ab 0 gezählt, N höchstens 1000000); `merge` setzt die Teile zusammen");
WORDS(kWriteProgressToThisFile,
      "write progress to this file; by default to the terminal or, if there is none, to "
      "OUTPUT.status",
      "den Fortschritt in diese Datei schreiben; sonst ins Terminal oder, wenn es keines gibt, in "
      "OUTPUT.status");
WORDS(kAnswerAnewAndReplaceWhat,
      "recompute and replace the old result if the input, rules or job have changed",
      "neu rechnen und Vorhandenes überschreiben, wenn sich Eingabe, Regeln oder Auftrag geändert "
      "haben");
WORDS(kPrintJobInFullWith, "print the full job with its hash, then exit",
      "nur den vollständigen Auftrag mit Prüfsumme ausgeben");
WORDS(kHowManyItemsAreAnswered, "items processed at a time; 0: one per processor",
      "wie viele Zeilen gleichzeitig gerechnet werden; 0: eine pro Prozessor");
WORDS(kJobFileThatBatchWasGiven, "the job file given to `batch`",
      "dieselbe Auftragsdatei wie bei `batch`");
WORDS(kItsShardsByDefaultAll,
      "the shards to join; by default every OUTPUT.I-of-N file next to the output",
      "die Teile des Auftrags; ohne Angabe alle Dateien OUTPUT.I-of-N neben der Ausgabedatei");
WORDS(kFileToWriteAsBatch,
      "the file to write; if you gave `batch` an --output, give the same one here",
      "Datei für das Ergebnis; hattest du bei `batch` ein --output, gib hier dasselbe an");
WORDS(kHowManyThereMustBe, "number of shards required", "wie viele Teile es sein müssen");
WORDS(kReplaceResultOfEarlierJob, "overwrite the result of an earlier job or input",
      "ein Ergebnis eines früheren Auftrags oder einer früheren Eingabe überschreiben");
WORDS(kBook, "the book", "das Buch");
WORDS(kHandToLookUpWithout, "a hand to look up; if omitted, the book is described",
      "ein Blatt zum Nachschlagen; ohne Blatt siehst du, was im Buch steht");
WORDS(kMakeBookOfJob, "create FILE from this job's finished result (kind = book)",
      "aus dem fertigen Ergebnis dieses Auftrags (Typ book) das Buch FILE machen");
WORDS(kJobsResultWhereItHas, "the job's result file, if its name is not the default",
      "die Ergebnisdatei des Auftrags, wenn sie anders heißt als üblich");
WORDS(kReadAllOfBookWhether, "read the whole book to check that it is intact",
      "das ganze Buch lesen und auf Schäden prüfen");
WORDS(kAnswerTheseBlocksOfUp,
      "recompute these blocks (numbered from 0, up to 16 hands each) and compare",
      "diese Blöcke (ab 0 gezählt, jeder mit bis zu 16 Blättern) neu rechnen und mit dem Buch "
      "vergleichen");
WORDS(kLookAnswerUpInThis,
      "look up the answer in this book, using its rules, deals and seed; see `book`. An installed "
      "book for the same rules is used automatically",
      "die Antwort in diesem Buch nachschlagen; dann gelten seine Regeln und Verteilungen; siehe "
      "`book`. Ein installiertes Buch mit denselben Regeln nimmt das Programm von selbst");
WORDS(kResultsOfBatchInAny, "batch results in any format; - for stdin",
      "Ergebnisse von batch in beliebigem Format; - für die Standardeingabe");
WORDS(
    kColumnsWhoseValuesDivideRows,
    "columns to group the rows by (default: the contract); `game` is the contract without its suit",
    "nach diesen Spalten gruppieren; `game` ist das Spiel ohne Farbe; ohne Angabe nach Spiel "
    "(`contract`)");
WORDS(kAndHistogramOfThisColumn, "also draw a histogram of this column",
      "dazu ein Säulendiagramm dieser Spalte");
WORDS(kHistogramOfAllRowsAs, "write a histogram of all rows to this image file",
      "das Säulendiagramm für alle Zeilen als Bild in diese Datei schreiben");
WORDS(kQuestionInEachLineSuch,
      "one question per line, e.g. {\"question\":\"legal\",\"contract\":\"wenz\",\"hand\":\"EU "
      "EA\"}; - for stdin",
      "eine Frage pro Zeile, etwa {\"question\":\"legal\",\"contract\":\"wenz\",\"hand\":\"EU "
      "EA\"}; - für die Standardeingabe");
WORDS(kQuestionsThereAreWithTheirFields, "list all questions and their fields",
      "alle Fragen mit ihren Feldern");
WORDS(kEveryQuestion, "common to all questions:", "bei jeder Frage möglich:");
WORDS(kFieldRequired, "  $0 (required): $1; $2", "  $0 (nötig): $1; $2");
WORDS(kOnlyThisContractWhateverItsSuit, "only this contract, in any suit",
      "nur dieses Spiel, egal in welcher Farbe");
WORDS(kOnlyThisWin61Or,
      "only this question: win (does the declarer's side win?), value, cards (the value after each "
      "card), game (a post-mortem of the whole game) or cost (what each card in a game cost, as "
      "computed by `batch`); for a Ramsch: force (what each seat can force) or ending (how it ends "
      "if everyone plays for themselves)",
      "nur diese Frage: win (gewinnt die Spielerpartei?), value (was herauskommt), cards (was nach "
      "jeder Karte herauskommt), game (das ganze Spiel nachrechnen), cost (was jede Karte eines "
      "Spiels gekostet hat, wie bei `batch`); beim Ramsch force (was jedem sicher ist), ending "
      "(wie es ausgeht, wenn jeder für sich spielt)");
WORDS(kOnlyThisDeck, "only this deck", "nur diese Kartenzahl");
WORDS(kDealsOfEachContractAnd, "with --games: deals per contract and deck; at most 20 for a Ramsch",
      "mit --games: so viele Verteilungen pro Spiel und Kartenzahl, beim Ramsch höchstens 20");
WORDS(kQuietestOfSoManyCounts,
      "number of runs (only the fastest counts); default 5 with --games, otherwise 1",
      "so viele Messungen; nur die schnellste zählt; ohne Angabe eine, mit --games fünf");
WORDS(
    kSoManySolveSameDeals,
    "number of solvers running at once on the same deals; the rate shown is their combined total",
    "wie oft dieselben Verteilungen gleichzeitig gerechnet werden; angegeben wird das Gesamttempo");
WORDS(kCommandThatSolves,
      "ask another solver about each position in the suite: a COMMAND that reads a deal line and "
      "prints CARD=VALUE for each legal card",
      "ein anderes Programm die Stellungen der Sammlung rechnen lassen: der BEFEHL liest eine "
      "Zeile mit einer Verteilung und gibt für jede erlaubte Karte KARTE=WERT aus");
WORDS(kSuiteFiles,
      "positions to ask the other solver about: a FILE or a folder of *.txt files; by default "
      "bench/suite",
      "die Stellungen für das andere Programm: eine DATEI oder ein Ordner mit *.txt; ohne Angabe "
      "bench/suite");
WORDS(kSecondsOfSolver, "time limit for each answer, in seconds",
      "so viele Sekunden darf das Programm für eine Antwort brauchen");
WORDS(kNoteNamed, "a note named $0", "eine Bemerkung $0");
WORDS(kNumbersOfEachCard, "$0 {value|values} for each card", "$0 {Wert|Werte} für jede Karte");
WORDS(kValuesOfCards, "CARD=VALUE for each legal card", "KARTE=WERT für jede erlaubte Karte");
WORDS(kDealThatGoesOn, "an unfinished deal with a contract", "ein Spiel, das noch läuft");
WORDS(kPositionsOfSuite, "positions for the requested contracts",
      "Stellungen zu den gewünschten Spielen");
WORDS(kNoPositionsIn, "no positions (*.txt) in $0", "keine Stellungen (*.txt) in $0");
WORDS(kInterruptedAfterPositions, "interrupted after $0 {position|positions}",
      "nach $0 {Stellung|Stellungen} unterbrochen");
WORDS(kClassOfPositions, "class", "Klasse");
WORDS(kPositions, "positions", "Stellungen");
WORDS(kRight, "right", "richtig");
WORDS(kWrong, "wrong", "falsch");
WORDS(kUnanswered, "no answer", "ohne Antwort");
WORDS(kTheirMean, "their ms", "ms dort");
WORDS(kLongest, "longest", "längste");
WORDS(kOurMean, "our ms", "ms hier");
WORDS(kMillisecondsOfBoth,
      "Milliseconds per question: wall-clock time (pipe included) for the other solver, CPU time "
      "for ours.",
      "Millisekunden pro Frage: beim fremden Programm die ganze Wartezeit, bei uns nur die "
      "Rechenzeit.");

// The program and its verbs.
WORDS(kExactAnswers, "Exact answers about the card game Schafkopf.",
      "Schafkopf, genau ausgerechnet.");
WORDS(kVerbAsk, "should I play? all games for a hand, ranked",
      "soll ich spielen? alle Spiele für dein Blatt, die besten zuerst");
WORDS(kVerbAdvise, "which card should I play now, given what I can see?",
      "welche Karte soll ich jetzt spielen?");
WORDS(kVerbSolve, "exact double-dummy values of deals",
      "was genau herauskommt, wenn alle Karten offen liegen");
WORDS(kVerbAnalyze, "what each card of a finished game cost, double dummy",
      "was jede Karte eines fertigen Spiels kostet, wenn alle Karten offen liegen");
WORDS(kVerbMatch, "pit players against each other on the same deals",
      "Spielweisen mit denselben Karten gegeneinander antreten lassen");
WORDS(kVerbRules, "contracts, tariff and options in force",
      "welche Spiele es gibt, welcher Tarif und welche Regeln gelten");
WORDS(kVerbBatch, "answer one question for millions of deals and write the results to a file",
      "eine Frage für Millionen von Verteilungen durchrechnen; die Antworten kommen in eine Datei");
WORDS(kVerbMerge, "join the shards of a batch",
      "die Teile eines Auftrags zum Ergebnis zusammensetzen");
WORDS(kVerbBook, "precomputed answers for every hand",
      "alle Blätter fertig ausgerechnet, zum Nachschlagen");
WORDS(kVerbSummarize, "summarize the results of a batch",
      "die Ergebnisse eines Auftrags zusammenfassen");
WORDS(kVerbBatchStatus, "progress of long batch runs", "wie weit lange Aufträge schon sind");
WORDS(kWhatBatchWritesWhileIt, "the file `batch` writes while it runs: OUTPUT.status",
      "die Status-Datei, die `batch` nebenher schreibt: OUTPUT.status");
WORDS(kVerbAnswer, "answer questions in JSON, one per line, for other programs",
      "Fragen anderer Programme beantworten: JSON, eine Frage pro Zeile");
WORDS(kVerbBench, "this build's signature and speed", "Kennung und Tempo des Programms");
WORDS(kVerbReview, "what could each player in a game have done better?",
      "wer hätte was besser machen können?");
WORDS(kVerbPlay, "play in the terminal with three players who think ahead",
      "im Terminal spielen, mit drei, die mitdenken");
WORDS(kVerbEngine, "a player for other programs to talk to, line by line",
      "ein Computerspieler, den andere Programme zeilenweise fragen");
WORDS(kVerbServe, "serve the web page from this machine and answer the questions it sends",
      "die Seite für den Browser; gerechnet wird auf diesem Rechner");
WORDS(kOf127001, "port on 127.0.0.1; 0: any free port", "Port auf 127.0.0.1; 0: irgendein freier");
WORDS(kOpenPageInBrowser, "open the page in the browser", "die Seite im Browser öffnen");
WORDS(kFolderOfAnotherPageThan, "a folder with a page to use instead of the built-in one",
      "Ordner mit einer eigenen Seite statt der eingebauten");
WORDS(kOfEachQuestion0One, "threads per question; 0: one per processor",
      "wie viele Threads pro Anfrage; 0: so viele, wie der Rechner Prozessoren hat");
WORDS(kAnsweredAtOnceOthersAre,
      "how many questions to answer at once; beyond that, clients are told to try again later",
      "wie viele Anfragen gleichzeitig bearbeitet werden; wer dann noch fragt, muss es später noch "
      "einmal versuchen");
WORDS(kThatQuestionMayTake, "time limit per question, in seconds",
      "wie viele Sekunden eine Anfrage dauern darf");
WORDS(kWhatBatchWritesWhileItRuns,
      "a status file from `batch`; if given, the page also shows that run's progress",
      "die Status-Datei von `batch`; die Seite zeigt dann auch, wie weit der Auftrag ist");

// Its frame.
WORDS(kPrintHelp, "print this help", "diese Hilfe");
WORDS(kPrintVersion, "print the version", "die Version des Programms");
WORDS(kLanguageOfAnswer, "language of the answer", "Sprache der Antwort");
WORDS(kLanguageOfTextsAndErrors, "language of output and errors",
      "Sprache der Texte und Fehlermeldungen");

// The manual, and the words that shells complete.
WORDS(kVerbMan, "this manual, for `man`: schafkopf man | man -l -",
      "dieses Handbuch, für `man`: schafkopf man | man -l -");
WORDS(kVerbCompletion, "a script that lets the shell complete verbs, options and values",
      "ein Skript, mit dem die Shell Befehle, Optionen und Werte ergänzt");
WORDS(kShellThatIsToReadIt, "the shell the script is for", "für welche Shell das Skript ist");
WORDS(kDateAtFoot, "YYYY-MM-DD; shown at the bottom of the page",
      "Datum unten auf der Seite, JJJJ-MM-TT");
WORDS(kExitStatus, "Exit status:", "Rückgabewert:");

// What may be wrong in the command line.
WORDS(kTwoDashes, "two dashes before an option", "zwei Striche vor einer Option");
WORDS(kSystemRefused, "system error: $0", "Systemfehler: $0");
WORDS(kCannotBeCombinedWithQuestion, "cannot be used when asking about Legen (a hand with `_`)",
      "geht nicht, wenn nach dem Legen gefragt ist (Blatt mit `_`)");
WORDS(kCannotBeCombinedWithQuestionWhether, "cannot be used when asking about Kontra (--against)",
      "geht nicht, wenn nach Kontra gefragt ist (--against)");
WORDS(kShardOfShards, "I/N with 0 <= I < N <= $0", "I/N mit 0 <= I < N <= $0");
WORDS(kFileOfItsOwn, "a separate file", "eine eigene Datei");
WORDS(kNoRecordedGames,
      "no recorded games in $0 (set SCHAFKOPF_GAMES to another folder); using fixed positions only",
      "keine aufgezeichneten Spiele in $0 (einen anderen Ordner wählst du mit SCHAFKOPF_GAMES): "
      "gerechnet werden nur die festen Stellungen");
WORDS(kNoRecordedGamesTxtIn, "no recorded games (*.txt) in $0",
      "keine aufgezeichneten Spiele (*.txt) in $0");
WORDS(kDealsOfContractAndDeck, "deals with the requested contract and deck",
      "Verteilungen für dieses Spiel mit so vielen Karten");
WORDS(kContractRequiresDeclarer, "--contract needs --declarer",
      "--contract geht nur mit --declarer");
WORDS(kDealsOfGamesAskedFor, "deals for these games, in which players see only their own cards",
      "Verteilungen zu den gewünschten Spielen, bei denen jeder nur sein eigenes Blatt sieht");
WORDS(kWholeGamesOption, "play whole games: Legen, auction, Kontra and Re, card play, payment",
      "ganze Spiele: legen, ansagen, Kontra und Re geben, spielen, abrechnen");
WORDS(kQuietPlayer, "with --whole: the player (numbered from 0) who never calls Kontra or Re",
      "mit --whole: welcher Spieler (ab 0 gezählt) nie Kontra oder Re gibt");
WORDS(kGamesOfOthers, "games that four played, with all hands",
      "Spiele zu viert, bei denen man alle Blätter kennt");
WORDS(kRecordOfMatch,
      "with --whole: write the games to this file, one deal line each; one player is enough then",
      "mit --whole: die Spiele in diese Datei schreiben, jedes als Spielzeile; dann genügt ein "
      "Spieler");
WORDS(kMatchRequiresTwo, "this match needs two players",
      "für diesen Wettkampf braucht es zwei Spieler");
WORDS(kPlayersOfDifferentNames, "players with different names", "Spieler mit verschiedenen Namen");
WORDS(kMillisecondsForEngine,
      "an engine's time limit per question, in milliseconds; exceeding it by a second counts as a "
      "fault",
      "so viele Millisekunden hat ein Programm für eine Antwort; überzieht es um eine Sekunde, ist "
      "das ein Fehler");
WORDS(kResultsFile, "round robin: keep results in this file and resume from it when restarted",
      "jeder gegen jeden: Datei für die Ergebnisse; beim nächsten Mal geht es damit weiter");
WORDS(kTableInMarkdown, "round robin: print the table in Markdown",
      "jeder gegen jeden: die Tabelle in Markdown ausgeben");
WORDS(kTableAsPicture, "round robin: write a chart of the results in cents to this SVG file",
      "jeder gegen jeden: wer wie viel Cent gewinnt, als Bild in diese Datei schreiben (SVG)");
WORDS(kDamagedLineDropped, "$0:$1: the last line was damaged and has been dropped",
      "$0:$1: die letzte Zeile ist beschädigt und fällt weg");
WORDS(kGamesColumn, "games", "Spiele");
WORDS(kPlaysColumn, "plays", "spielt");
WORDS(kWinsColumn, "wins", "gewinnt");
WORDS(kDoublesColumn, "doubles", "stößt");
WORDS(kPlayerColumn, "player", "wer");
WORDS(
    kWholeExplained,
    "Rule set $0, tariff $1. $2 {deal|deals}, each played once per player with the seats rotated; "
    "seed $3.\ngames: one for each seat the player took, including thrown-in deals; cents: per "
    "game; ±: 95 % confidence interval over deals. plays: share of games in which the player is "
    "the declarer; wins: share of those games won; doubles: Kontra, Re and so on, per game.",
    "Regeln $0, Tarif $1. $2 {Verteilung|Verteilungen}; jede wird so oft gespielt, wie Spieler "
    "dabei sind, jedes Mal auf anderen Plätzen; Mischung Nr. $3.\nSpiele: wer mehrere Plätze hat, "
    "zählt für jeden extra, auch wenn alle „weiter“ sagen; Cent: pro Spiel; ±: 95-%-Bereich. "
    "spielt: wie oft er selbst spielt; gewinnt: wie oft er dann gewinnt; stößt: wie oft er im "
    "Spiel Kontra, Re ... gibt.");
WORDS(kMatchRequiresContractOrGames, "match needs --contract, --games or --whole",
      "match braucht --contract, --games oder --whole");
WORDS(kExpectedNoWithFileOf, "$0 cannot be combined with a file of deal lines",
      "$0 geht nicht, wenn die Spielzeilen aus einer Datei kommen");
WORDS(kExpectedFileOfDealLines, "--sheet needs a file of deal lines",
      "--sheet braucht eine Datei mit Spielzeilen");
WORDS(kOfSolves, "$0 % of $1 calculations", "$0 % von $1 Rechnungen");

// Results.
WORDS(kColumnOfResults, "a column of the results", "eine Spalte der Ergebnisse");
WORDS(kColumnOfNumbers, "a numeric column", "eine Spalte mit Zahlen");
WORDS(kErrorRecordsAreLeftOut, "$0 {row|rows} left out because of errors",
      "$0 {fehlerhafte Zeile ist|fehlerhafte Zeilen sind} nicht mitgezählt");

// Books.
WORDS(kBlockAnsweredAnewSame, "Block $0: recomputed, identical.",
      "Block $0 nachgerechnet: dasselbe Ergebnis.");
WORDS(kJobOfKindBook, "a job with kind = book", "ein Auftrag vom Typ book");
WORDS(kOneOfRuleSetAsNamed, "a book for rule set $0", "ein Buch für die Regeln $0");

WORDS(kBlockFrom0To, "a block number from 0 to $0", "eine Blocknummer von 0 bis $0");
WORDS(kEachDealTwiceSeatsSwapped,
      "Each deal is played twice, with seats swapped. Games won: the share won by $0, whether as "
      "declarer or not.\nPoints, cents: how many more $0 makes as declarer than $1 does, per deal "
      "(a soloist is paid by all three opponents). ±: 95 % confidence interval.",
      "Jede Verteilung wird zweimal gespielt, beim zweiten Mal mit getauschten Plätzen. Gewonnen: "
      "wie oft $0 gewinnt, als Spieler oder als Gegner.\nAugen, Cent: was $0 als Spieler pro "
      "Verteilung mehr holt als $1 (beim Solo zahlen drei). ±: 95-%-Bereich.");
WORDS(kNoBrowserCouldBeOpened, "could not open a browser", "Der Browser ließ sich nicht öffnen");
WORDS(kRowRows, "$0 {row|rows}", "$0 {Zeile|Zeilen}");
WORDS(kHelpExplainsThem, "$0; see --help", "$0; mehr dazu mit --help");
WORDS(kVerbAmong, "a verb ($0)", "ein Befehl ($0)");
WORDS(kInterruptedAfterDeals, "interrupted after $0 {deal|deals}",
      "nach $0 {Verteilung|Verteilungen} unterbrochen");
WORDS(kInterruptedAfterRows, "interrupted after $0 {row|rows}",
      "nach $0 {Zeile|Zeilen} unterbrochen");
WORDS(kInterruptedAfterWorlds, "interrupted after $0 {deal|deals}",
      "nach $0 {Verteilung|Verteilungen} unterbrochen");
WORDS(kInterruptedAfterBlocks, "interrupted after $0 {block|blocks}",
      "nach $0 {Block|Blöcken} unterbrochen");
WORDS(kFieldNamed, "  $0: $1; $2", "  $0: $1; $2");
WORDS(kJsonWithValues, "one JSON object per line, with every card's value",
      "pro Zeile ein JSON-Objekt mit dem Wert jeder Karte");
WORDS(kAgainstOption, "should I call Kontra if somebody else is playing this game?",
      "soll ich gegen dieses Spiel Kontra geben?");
WORDS(kReOption, "should the declarer's side answer with Re? give the contract with --against",
      "soll die Spielerpartei Re geben? ihr Spiel gibst du mit --against an");
WORDS(kUnknownProcessor, "unknown processor", "unbekannter Prozessor");
WORDS(kJsonWithCards, "one JSON object per line, with every card",
      "pro Zeile ein JSON-Objekt mit allen Karten");
WORDS(kGamesOfBench,
      "use recorded games, from the first card on, instead of the fixed positions (random deals "
      "for contracts that have none): a FILE or a folder of *.txt files, by default "
      "$SCHAFKOPF_GAMES or ../shared/data",
      "eine DATEI oder ein Ordner mit *.txt: aufgezeichnete Spiele von der ersten Karte an statt "
      "der festen Stellungen, dazu zufällige Verteilungen für Spiele, die darin nicht vorkommen; "
      "ohne Angabe $SCHAFKOPF_GAMES oder ../shared/data");
WORDS(kAll, "all", "alle");
WORDS(kMean, "mean", "Mittel");

// play.
WORDS(kDealToBePlayedFirst,
      "a deal line to start from, using its hands and its game, if it names one",
      "eine Spielzeile: mit diesen Karten wird zuerst gespielt; steht ein Spiel dabei, gilt auch "
      "das");

// convert.
WORDS(kGamesOfAnyFormIsStdin, "recorded games in any format; - for stdin",
      "aufgezeichnete Spiele, egal in welchem Format; - für die Standardeingabe");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_VERBS_WORDS_H_
