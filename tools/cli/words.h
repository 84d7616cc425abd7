// What the program itself says in a terminal.
#ifndef SCHAFKOPF_TOOLS_CLI_WORDS_H_
#define SCHAFKOPF_TOOLS_CLI_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// What may be wrong in cards, contracts, deal lines, views and bids.
WORDS(kByBookRules,
      "Priced by the rule book, stakes $0. For your table's rules: --rules FILE (schafkopf rules "
      "--template)",
      "Gerechnet nach dem Regelbuch, Tarif $0. Eure eigenen Regeln: --rules DATEI (schafkopf rules "
      "--template --lang de)");
WORDS(kCliAbout, "$0: $1", "$0: $1");
WORDS(kEndOfFile, "the end of the file", "das Ende der Datei");

// Questions.
WORDS(kWholeNumbers, "whole numbers", "ganze Zahlen");

// Of several verbs.
WORDS(kRuleSetNameSeeRules, "rule set: a name (see `rules`) or a TOML file",
      "die Regeln: ein Name (siehe `rules`) oder eine TOML-Datei");
WORDS(kOneOptionChanged, "change one option: NAME=VALUE; may be repeated",
      "NAME=WERT: ändert eine Regel; geht auch mehrmals");

// Its frame.
WORDS(kUsage, "Usage", "Aufruf");
WORDS(kOptionsPlace, "OPTIONS", "OPTIONEN");
WORDS(kOptions, "Options", "Optionen");
WORDS(kPositionals, "Positionals", "Angaben");
WORDS(kSubcommand, "SUBCOMMAND", "BEFEHL");
WORDS(kSubcommands, "Subcommands", "Befehle");
WORDS(kRequired, "REQUIRED", "PFLICHT");
WORDS(kNeeds, "Needs", "nur mit");
WORDS(kExcludes, "Excludes", "nicht mit");
WORDS(kInt, "INT", "ZAHL");
WORDS(kUnsigned, "UINT", "ZAHL");
WORDS(kFloat, "FLOAT", "ZAHL");
WORDS(kGroupOfQuestion, "Question:", "Frage:");
WORDS(kExactlyOneOption, "[Exactly 1 of the following options is required]",
      "[genau eine der folgenden Optionen ist nötig]");

// The manual, and the words that shells complete.
WORDS(kAllWentWell, "success", "alles in Ordnung");
WORDS(kUnknownVerbOrOption, "an unknown verb or option, or a bad number",
      "ein unbekannter Befehl, eine unbekannte Option oder eine falsche Zahl");
WORDS(kBadCardsOrNoInput, "bad cards, contracts, rules or deals, or no input",
      "falsche Karten, Spiele, Regeln oder Verteilungen, oder gar keine Eingabe");
WORDS(kFileNotReadOrWritten, "a file could not be read, or the output could not be written",
      "eine Datei lässt sich nicht lesen oder die Ausgabe nicht schreiben");
WORDS(kEndedBySystem, "killed by the system, or out of memory: try again",
      "vom System beendet oder zu wenig Speicher: noch einmal versuchen");
WORDS(kEndedByCtrlC, "interrupted with Ctrl-C; any results so far have been printed",
      "mit Strg-C beendet; was bis dahin fertig war, wurde ausgegeben");
WORDS(kNameSection, "NAME", "BEZEICHNUNG");
WORDS(kSynopsis, "SYNOPSIS", "ÜBERSICHT");
WORDS(kDescription, "DESCRIPTION", "BESCHREIBUNG");
WORDS(kVerbsSection, "VERBS", "BEFEHLE");
WORDS(kVerbPlace, "VERB", "BEFEHL");
WORDS(kExitStatusSection, "EXIT STATUS", "RÜCKGABEWERT");
WORDS(kEnvironment, "ENVIRONMENT", "UMGEBUNG");
WORDS(kExamplesSection, "EXAMPLES", "BEISPIELE");
WORDS(kSeeAlso, "SEE ALSO", "SIEHE AUCH");
WORDS(kUserCommands, "User Commands", "Dienstprogramme für Benutzer");
WORDS(kPlaysSolvesAndAdvisesOn, "play the card game Schafkopf, solve deals and get advice",
      "spielt Schafkopf, rechnet Spiele durch und gibt Tipps");
WORDS(kIfNotGiven, "by default", "sonst");
WORDS(kOneOfThese, "one of", "eines von");
WORDS(kOnlyWith, "only with", "nur mit");
WORDS(kNotTogetherWith, "not with", "nicht mit");
WORDS(kCardsAreSuitAndRank,
      "A card is its suit (E G H S) followed by its rank (A Z K O U 9 8 7): EO, GA, H7. Contracts "
      "are written ruf:E, solo:H, wenz, wenz+tout. Seats are numbered 0 to 3; seat 0 leads to the "
      "first trick.",
      "Karten schreibst du so: erst Farbe (E G H S), dann Wert (A Z K O U 9 8 7): EO, GA, H7. "
      "Spiele schreibst du so: ruf:E, solo:H, wenz, wenz+tout. Die Spieler haben die Nummern 0 bis "
      "3; 0 ist Vorhand und kommt heraus.");
WORDS(
    kSameQuestionAndSeedGive,
    "The same question and seed produce identical output, byte for byte, on any number of threads.",
    "Auf dieselbe Frage kommt mit demselben --seed immer dieselbe Antwort, egal mit wie vielen "
    "Threads.");
WORDS(kFolderOfRecordedGamesThat, "the folder that holds the recorded games for bench",
      "der Ordner mit aufgezeichneten Spielen, die bench liest");
WORDS(kVariablesOfLanguage,
      "the output language; the first one set is used, unless --lang overrides it",
      "Sprache der Texte; es gilt die erste Variable, die gesetzt ist; --lang geht vor");
WORDS(kVariablesOfColor, "turn colors off; --color overrides this",
      "schaltet die Farben ab; --color geht vor");
WORDS(kVariableOfWidth,
      "the output width (the first variable also applies to files); default: the terminal's width, "
      "or 140 columns when writing to a pipe or file",
      "wie breit die Texte werden (die erste Variable gilt auch für Ausgaben in eine Datei); ohne "
      "Angabe so breit wie das Terminal, in Dateien und Pipes 140 Zeichen");
WORDS(kExampleAsk, "which game should I play with this hand, if any?",
      "soll ich mit diesem Blatt spielen, und was?");
WORDS(kExampleLay, "should I double (Legen) after my first four cards?",
      "soll ich nach den ersten vier Karten legen?");
WORDS(kExampleAdvise, "which card should the player in seat 2 play now?",
      "welche Karte soll der Dritte jetzt spielen?");
WORDS(kExampleSolve, "what is each card worth, with all hands visible?",
      "was kommt bei welcher Karte heraus, wenn alle Karten offen liegen?");
WORDS(kExampleScore, "what is this game worth, and why?", "was kostet dieses Spiel und warum?");
WORDS(kExampleServe, "open the page in a browser", "die Seite im Browser öffnen");
WORDS(kReadmeAndRules, "for the README and the rules of the game, see",
      "die README und die Spielregeln liegen in");

// What may be wrong in the command line.
WORDS(kDidYouMean, "; did you mean $0?", "; meinst du vielleicht $0?");
WORDS(kLinesAnswered, "$0 {line|lines}", "$0 {Zeile|Zeilen}");
WORDS(kOfFileRead, ", $0 % of the file read", ", $0 % der Datei gelesen");
WORDS(kRunWithHelp, "See --help for more.", "Mehr dazu mit --help.");
WORDS(kCliIsRequired, "$0 is required", "$0 fehlt");
WORDS(kCliRequires, "$0 needs $1", "$0 geht nur mit $1");
WORDS(kCliExcludes, "$0 cannot be combined with $1", "$0 geht nicht zusammen mit $1");
WORDS(kCliNotExpected, "Unexpected argument: $0", "$0 gibt es hier nicht");
WORDS(kCliSeveralNotExpected, "Unexpected arguments: $0", "Das gibt es hier nicht: $0");
WORDS(kCliNotInRange, "$0 is not between $1 and $2", "$0 liegt nicht zwischen $1 und $2");
WORDS(kCliNotAmong, "$0 is not one of {$1}", "$0 geht hier nicht, erlaubt: {$1}");
WORDS(kCliOneMissing, "$0 is missing", "$0 fehlt");
WORDS(kCliAtLeast, "at least $0 needed, got $1", "mindestens $0 nötig, angegeben: $1");
WORDS(kCliAtMost, "at most $0 allowed, got $1", "höchstens $0 erlaubt, angegeben: $1");
WORDS(kCliExactlyArguments, "$1 needs exactly $0 values, got $2",
      "$1 braucht genau $0 Angaben, nicht $2");
WORDS(kCliAtLeastArguments, "$1 needs at least $0 values, got $2",
      "$1 braucht mindestens $0 Angaben, nicht nur $2");
WORDS(kCliNotConverted, "$0: cannot read $1", "$0: $1 lässt sich nicht lesen");
WORDS(kCliExactlyOneRequired, "exactly one of these is required: $0",
      "genau eine dieser Angaben ist nötig: $0");
WORDS(kCliExactlyOneGiven, "exactly one of these must be given (got $1): $0",
      "nur eine dieser Angaben ist erlaubt, nicht $1: $0");
WORDS(kCliNoValue, "$0 takes no value", "zu $0 gehört kein Wert");
WORDS(kFewerThreads, "the system allows only $0 of $1 threads, so this will take longer",
      "das System gibt nur $0 von $1 Threads her, darum dauert es länger");
WORDS(kNotEnoughMemory, "not enough memory; try again later, or with fewer --threads",
      "zu wenig Speicher; versuch es später oder mit weniger --threads");

// Files.
WORDS(kCannotWriteOutput, "cannot write: $0", "Die Ausgabe lässt sich nicht schreiben: $0");

// Parts of a job.
WORDS(kAtLeastOneLineOfInput, "at least one line of input", "mindestens eine Zeile");
WORDS(kInterrupted, "interrupted", "unterbrochen");

WORDS(kCannotRead, "cannot read $0: $1", "$0 lässt sich nicht lesen: $1");
WORDS(kNoFileButALine,
      "expected a file, found what looks like a line: put it in a file, or pipe it in: echo '...' "
      "| schafkopf ...",
      "erwartet: eine Datei, gefunden: eine Zeile; schreib sie in eine Datei oder übergib sie so: "
      "echo '...' | schafkopf ...");
WORDS(kInterruptedAfterLines, "interrupted after $0 {line|lines}",
      "nach $0 {Zeile|Zeilen} unterbrochen");
WORDS(kIntIn, "INT:INT in", "ZAHL");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_CLI_WORDS_H_
