// What `batch` and `merge` say to people.
#ifndef SCHAFKOPF_TOOLS_BATCH_STORE_WORDS_H_
#define SCHAFKOPF_TOOLS_BATCH_STORE_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// What may be wrong in cards, contracts, deal lines, views and bids.
WORDS(kNeither, "neither", "keines");
WORDS(kOneOfThem, "only one of them", "nur eines davon");

// Conditions.
WORDS(kWholeHand, "a complete hand", "ein ganzes Blatt");
WORDS(kFirstCardsWhichAskWhether, "only the first cards (a question about Legen)",
      "nur die ersten Karten, es geht also ums Legen");

// Hands.
WORDS(kHandOfThatTable, "a hand at this seat", "ein Blatt an diesem Platz");

// Rule files and options.
WORDS(kTableNamed, "a table [$0]", "eine Tabelle [$0]");

// Questions.
WORDS(kOneOfWorldsAndTableError, "either worlds or table_error",
      "entweder worlds oder table_error");

// Files.
WORDS(kAnotherProcessIsAtWorkOn, "another process is working on $0",
      "ein anderes Programm arbeitet gerade an $0");
WORDS(kIsDamagedOrCutOff, "$0 is damaged or truncated", "$0 ist beschädigt oder unvollständig");
WORDS(kIsDamaged, "$0 is damaged", "$0 ist beschädigt");
WORDS(kIsDamagedBlocksAreMissing, "$0 is damaged: blocks are missing",
      "$0 ist beschädigt: es fehlen Datenblöcke");
WORDS(kIsNoRegularFile, "$0 is not a regular file", "$0 ist keine gewöhnliche Datei");
WORDS(kIsNoShardOrDamaged, "$0 is not a batch shard, or is damaged",
      "$0 ist beschädigt oder gar kein Teil eines Auftrags");
WORDS(kIsThereButIsNo, "$0 exists but is not a $1: remove it or choose another name",
      "unter $0 liegt schon etwas anderes (erwartet: $1): lösche es oder nimm einen anderen Namen");
WORDS(kLeftoverOfIt, "leftover from an interrupted write", "ein Überbleibsel vom letzten Lauf");
WORDS(kLeftoverOfMerge, "leftover from a merge", "ein Überbleibsel von merge");
WORDS(kStatusOfBatch, "batch status file", "Status-Datei von batch");
WORDS(kReceiptOfBatch, "batch receipt", "Beleg zu einem Auftrag");
WORDS(kShardOfBatch, "batch shard", "Teil eines Auftrags");
WORDS(kIsNotThere, "$0 does not exist", "$0 gibt es nicht");
WORDS(kCompressedDataAreCutOff, "the compressed data is cut off",
      "die gepackten Daten sind unvollständig");
WORDS(kCompressedDataAreDamaged, "the compressed data is damaged: $0",
      "die gepackten Daten sind beschädigt: $0");

// Jobs.
WORDS(kFileOrDeals, "either file = \"...\" or deals = N in [input]",
      "entweder file = \"...\" oder deals = N in [input]");
WORDS(kContractAndDeclarerTogether, "both contract and declarer", "contract und declarer zusammen");
WORDS(kKindOfQuestion, "kind = \"...\" in [question]", "kind = \"...\" in [question]");
WORDS(kContractThatCanBeBid, "a contract that can be bid", "ein Spiel, das man ansagen kann");
WORDS(kDealsThatNobodyPlayed, "deals that have not been played yet",
      "Verteilungen, die noch keiner gespielt hat");
WORDS(kContractAndDeclarerOfDeals, "a contract and declarer for the deals",
      "contract und declarer der Verteilungen");
WORDS(kTableOfThreeOrFour, "a table of 3 or 4 players for questions about a hand",
      "ein Tisch mit drei oder vier Spielern, wenn es um ein einzelnes Blatt geht");
WORDS(kOneOfKeys, "one of these keys: $0", "einer dieser Schlüssel: $0");
WORDS(kTextInQuotes, "a string in quotes", "ein Text in Anführungszeichen");

// Parts of a job.
WORDS(kIsOneOfShardsOthers,
      "$0 belongs to a set of $1 shards, but others belong to a set of $2; choose one with "
      "--shards N",
      "$0 ist einer von $1 Teilen, bei anderen Dateien sind es $2; gib mit --shards N an, was "
      "gelten soll");
WORDS(kWasMadeFromAnotherInputThan, "$0 and $1 were made from different inputs",
      "$0 ist aus anderen Daten entstanden als $1");
WORDS(kWasMadeFromAnotherInput, "$1 has changed since $0 was made",
      "$1 hat sich geändert, seit $0 entstanden ist");
WORDS(kRunThisShardWithAgain, "$0: run this shard with --again",
      "$0: rechne diesen Teil mit --again noch einmal");
WORDS(kEachShardOnce, "each shard exactly once", "jeder Teil genau einmal");
WORDS(kInAnd, "$0 in both $1 and $2", "$0 in $1 und $2");
WORDS(kRunTheseShardsWithAgainArray, "run these shards with --again: --array=$0",
      "rechne diese Teile mit --again noch einmal: --array=$0");
WORDS(kNoWholeShardOfIsThere, "no complete shard of $0 was found",
      "von $0 ist kein einziger Teil vollständig");
WORDS(kShards, "$0 shards", "$0 Teile");
WORDS(kThoseOf, "shards from a set of $0", "eine Aufteilung in $0");
WORDS(kBelongsToAnotherJobThan, "$0 belongs to a different job ($1), not to $2 ($3): $4",
      "$0 gehört zu einem anderen Auftrag ($1) als $2 ($3): $4");
WORDS(kProgramAnswersOtherwiseNow, "this version of the program gives different answers",
      "diese Version des Programms rechnet anders");
WORDS(kRulesHaveChanged, "rule set $0 has changed", "die Regeln $0 haben sich geändert");
WORDS(kProgramsChancesAtTableHaveChanged, "the model that estimates the chance to win has changed",
      "das Programm berechnet die Gewinnchancen inzwischen anders");
WORDS(kItAsksSomethingElse, "it asks a different question", "die Frage ist eine andere");
WORDS(kAgainReplacesIt, "$0: use --again to replace it", "$0: mit --again überschreibst du es");
WORDS(kIsFinished, "$0 is finished: $1", "$0 ist fertig: $1");
WORDS(kIsFinishedOfThemBad, "$0 is finished: $1 ($2 bad)",
      "$0 ist fertig: $1, davon $2 fehlerhaft");
WORDS(kIsFinishedNothingToDo, "$0 is finished: nothing to do",
      "$0 ist schon fertig, da ist nichts mehr zu tun");
WORDS(kIsThereButNotReceipt,
      "$0 exists, but the receipt for the job that made it is missing: delete the file or choose "
      "another --output",
      "$0 gibt es schon, aber der Beleg zum Auftrag fehlt: lösche die Datei oder gib ein anderes "
      "--output an");
WORDS(kIsDamagedOrOfOlder,
      "$0 is damaged or was written by an older version, so the origin of $1 is unknown",
      "$0 ist beschädigt oder stammt von einer älteren Version; woher $1 kommt, ist unklar");
WORDS(kHoldsAnotherShardThanIts, "$0 does not contain the shard its name indicates",
      "in $0 steckt ein anderer Teil, als der Name sagt");
WORDS(kMoreBadLinesSeeTheirRecords, "there are more bad lines; see the results",
      "weitere Zeilen sind fehlerhaft; welche, steht im Ergebnis");
WORDS(kInterruptedWhatIsDoneStays,
      "interrupted; progress is saved in $0.partial: run the same command again to continue",
      "abgebrochen; was fertig ist, liegt in $0.partial: mit demselben Befehl geht es dort weiter");
WORDS(kWhatIsDamagedIsAnsweredAgain, "$0: recomputing the damaged parts",
      "$0: Beschädigtes wird neu gerechnet");
WORDS(kItIsMadeAgain, "$0: rewriting it", "$0: die Datei wird neu geschrieben");
WORDS(kHasChangedSinceWasBegun, "$0 has changed since $1 was started",
      "$0 hat sich geändert, seit $1 angefangen wurde");
WORDS(kGoingOnWithAfterLine, "resuming $0 after line $1", "mit $0 geht es nach Zeile $1 weiter");
WORDS(kDone, "$0 done", "$0 fertig");
WORDS(kLeft, "$0 left", "noch $0");
WORDS(kStateRunning, "running", "läuft");
WORDS(kStateFinished, "finished", "fertig");
WORDS(kStateFailed, "failed", "fehlgeschlagen");
WORDS(kSilentFor, "no update for $0", "seit $0 nichts gehört");
WORDS(kIsNoStatusOfBatch, "$0 is not a batch status file", "$0 ist keine Status-Datei von batch");
WORDS(kBad, "$0 bad", "$0 fehlerhaft");
WORDS(kSlowestLineS, "slowest: line $0, $1 s", "am langsamsten: Zeile $0, $1 s");

// Results.
WORDS(kResultsOfBatch, "batch results", "Ergebnisse von batch");
WORDS(kHeader, "a header", "eine Kopfzeile");
WORDS(kHeaderOfKnownTypes, "a header with known types", "eine Kopfzeile mit bekannten Typen");
WORDS(kHeaderOfColumns, "a header that names the columns", "eine Kopfzeile mit Spaltennamen");
WORDS(kObjectForEachRow, "one object per row", "ein Objekt pro Zeile");
WORDS(kWholeRow, "a complete row", "eine ganze Zeile");
WORDS(kNumberOfHeadersNamesInColumn, "in column $0, an index into the header's list of names",
      "in Spalte $0 die Nummer eines Namens aus der Kopfzeile");

// Books.
WORDS(kContractsOfRuleSet, "contracts from the rule set", "Spiele, die in den Regeln stehen");
WORDS(kRulesWithGames, "a rule set with at least one game", "Regeln mit mindestens einem Spiel");

WORDS(kCannotLock, "cannot lock $0: $1", "$0 lässt sich nicht sperren: $1");
WORDS(kCannotWrite, "cannot write $0: $1", "$0 lässt sich nicht schreiben: $1");
WORDS(kColumns, "$0 columns", "$0 Spalten");
WORDS(kItemItems, "$0 {item|items}", "$0 {Zeile|Zeilen}");
WORDS(kOfShardsIsAreMissing,
      "$0 of $1 shards {0:is|are} missing or damaged; run {0:it|them} again: --array=$2",
      "$0 von $1 Teilen {0:fehlt oder ist|fehlen oder sind} beschädigt; rechne {0:ihn|sie} noch "
      "einmal: --array=$2");
WORDS(kRecordedGamesForFile, "recorded games for kind = $0: file = \"...\"",
      "aufgezeichnete Spiele bei kind = $0: file = \"...\"");
WORDS(kHours, "$0 h $1 min", "$0 h $1 min");
WORDS(kMinutes, "$0 min $1 s", "$0 min $1 s");
WORDS(kSeconds, "$0 s", "$0 s");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_BATCH_STORE_WORDS_H_
