// What `batch` and `merge` say to people.
#ifndef SCHAFKOPF_TOOLS_BATCH_STORE_WORDS_H_
#define SCHAFKOPF_TOOLS_BATCH_STORE_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// What may be wrong in cards, contracts, deal lines, views and bids.
WORDS(kNeither, "neither", "keines");
WORDS(kOneOfThem, "one of them", "eines davon");

// Conditions.
WORDS(kWholeHand, "a whole hand", "ein ganzes Blatt");
WORDS(kFirstCardsWhichAskWhether, "first cards, which ask whether to lay",
      "erste Karten, bei denen es ums Legen geht");

// Hands.
WORDS(kHandOfThatTable, "a hand of that table", "ein Blatt dieses Tisches");

// Rule files and options.
WORDS(kTableNamed, "a table [$0]", "eine Tabelle [$0]");

// Questions.
WORDS(kOneOfWorldsAndTableError, "one of worlds and table_error",
      "eines von worlds und table_error");

// Files.
WORDS(kAnotherProcessIsAtWorkOn, "another process is at work on $0",
      "ein anderes Programm arbeitet gerade an $0");
WORDS(kIsDamagedOrCutOff, "$0 is damaged or cut off", "$0 ist beschädigt oder abgeschnitten");
WORDS(kIsDamaged, "$0 is damaged", "$0 ist beschädigt");
WORDS(kIsDamagedBlocksAreMissing, "$0 is damaged: blocks are missing",
      "$0 ist beschädigt: es fehlen Stücke");
WORDS(kIsNoRegularFile, "$0 is no regular file", "$0 ist keine gewöhnliche Datei");
WORDS(kIsNoShardOrDamaged, "$0 is no shard, or damaged",
      "$0 ist kein Teil eines Auftrags, oder beschädigt");
WORDS(kIsThereButIsNo, "$0 is there, but is no $1: remove it or choose another name",
      "$0 gibt es schon, ist aber kein $1: lösche es oder nimm einen anderen Namen");
WORDS(kLeftoverOfIt, "leftover of it", "Rest davon");
WORDS(kLeftoverOfMerge, "leftover of a merge", "Rest eines merge");
WORDS(kStatusOfBatch, "status of a batch", "Stand eines Auftrags");
WORDS(kReceiptOfBatch, "receipt of a batch", "Beleg eines Auftrags");
WORDS(kShardOfBatch, "shard of a batch", "Teil eines Auftrags");
WORDS(kCompressedDataAreCutOff, "the compressed data are cut off",
      "die gepackten Daten sind abgeschnitten");
WORDS(kCompressedDataAreDamaged, "the compressed data are damaged: $0",
      "die gepackten Daten sind beschädigt: $0");

// Jobs.
WORDS(kFileOrDeals, "either file = \"...\" or deals = N in [input]",
      "entweder file = \"...\" oder deals = N in [input]");
WORDS(kContractAndDeclarerTogether, "contract and declarer together",
      "contract und declarer zusammen");
WORDS(kKindOfQuestion, "kind = \"...\" in [question]", "kind = \"...\" in [question]");
WORDS(kContractThatCanBeBid, "a contract that can be bid", "ein Spiel, das man ansagen kann");
WORDS(kDealsThatNobodyPlayed, "deals that nobody played", "Verteilungen, die keiner gespielt hat");
WORDS(kContractAndDeclarerOfDeals, "contract and declarer of the deals",
      "contract und declarer der Verteilungen");
WORDS(kTableOfThreeOrFour, "a table of 3 or 4 to ask for a hand",
      "ein Tisch zu 3 oder 4, um nach einem Blatt zu fragen");
WORDS(kOneOfKeys, "one of the keys $0", "eines von $0");
WORDS(kTextInQuotes, "a text in quotes", "ein Text in Anführungszeichen");

// Parts of a job.
WORDS(kIsOneOfShardsOthers, "$0 is one of $1 shards, others are of $2; --shards N chooses",
      "$0 ist einer von $1 Teilen, andere sind von $2; --shards N wählt aus");
WORDS(kWasMadeFromAnotherInputThan, "$0 was made from another input than $1",
      "$0 ist aus anderen Daten entstanden als $1");
WORDS(kWasMadeFromAnotherInput, "$0 was made from another input than $1 is now",
      "$0 ist aus anderen Daten entstanden, als $1 jetzt enthält");
WORDS(kRunThisShardWithAgain, "$0: run this shard with --again",
      "$0: diesen Teil mit --again noch einmal rechnen");
WORDS(kEachShardOnce, "each shard once", "jeder Teil einmal");
WORDS(kInAnd, "$0 in $1 and $2", "$0 in $1 und $2");
WORDS(kRunTheseShardsWithAgainArray, "run these shards with --again: --array=$0",
      "diese Teile mit --again noch einmal rechnen: --array=$0");
WORDS(kNoWholeShardOfIsThere, "no whole shard of $0 is there", "kein ganzer Teil von $0 ist da");
WORDS(kShards, "$0 shards", "$0 Teile");
WORDS(kThoseOf, "those of $0", "die von $0");
WORDS(kBelongsToAnotherJobThan, "$0 belongs to another job ($1) than $2 ($3): $4",
      "$0 gehört zu einem anderen Auftrag ($1) als $2 ($3): $4");
WORDS(kProgramAnswersOtherwiseNow, "the program answers otherwise now",
      "das Programm antwortet jetzt anders");
WORDS(kRulesHaveChanged, "the rules $0 have changed", "die Regeln $0 haben sich geändert");
WORDS(kProgramsChancesAtTableHaveChanged, "the program's chances at the table have changed",
      "die Aussichten am Tisch haben sich geändert");
WORDS(kItAsksSomethingElse, "it asks something else", "er fragt etwas anderes");
WORDS(kAgainReplacesIt, "$0: --again replaces it", "$0: --again ersetzt es");
WORDS(kIsFinished, "$0 is finished: $1", "$0 ist fertig: $1");
WORDS(kIsFinishedOfThemBad, "$0 is finished: $1, $2 of them bad",
      "$0 ist fertig: $1, davon $2 fehlerhaft");
WORDS(kIsFinishedNothingToDo, "$0 is finished: nothing to do", "$0 ist fertig: nichts zu tun");
WORDS(
    kIsThereButNotReceipt,
    "$0 is there, but not the receipt of a job that made it: remove it or choose another --output",
    "$0 gibt es schon, aber keinen Beleg des Auftrags dazu: lösche es oder nimm ein anderes "
    "--output");
WORDS(kIsDamagedOrOfOlder, "$0 is damaged, or of an older program: what made $1 is not known",
      "$0 ist beschädigt oder von einem älteren Programm: woher $1 kommt, ist nicht bekannt");
WORDS(kHoldsAnotherShardThanIts, "$0 holds another shard than its name says",
      "in $0 ist ein anderer Teil, als der Name sagt");
WORDS(kMoreBadLinesSeeTheirRecords, "more bad lines: see their records",
      "weitere fehlerhafte Zeilen: sie stehen im Ergebnis");
WORDS(
    kInterruptedWhatIsDoneStays,
    "interrupted; what is done stays in $0.partial; run the same command again to go on from there",
    "abgebrochen; was fertig ist, bleibt in $0.partial; derselbe Befehl macht dort weiter");
WORDS(kWhatIsDamagedIsAnsweredAgain, "$0: what is damaged is answered again",
      "$0: was beschädigt ist, wird neu gerechnet");
WORDS(kItIsMadeAgain, "$0: it is made again", "$0: es wird neu gemacht");
WORDS(kHasChangedSinceWasBegun, "$0 has changed since $1 was begun",
      "$0 hat sich geändert, seit $1 begonnen wurde");
WORDS(kGoingOnWithAfterLine, "going on with $0 after line $1", "$0 geht nach Zeile $1 weiter");
WORDS(kDone, "$0 done", "$0 fertig");
WORDS(kLeft, "$0 left", "noch $0");
WORDS(kStateRunning, "running", "läuft");
WORDS(kStateFinished, "finished", "fertig");
WORDS(kStateFailed, "failed", "gescheitert");
WORDS(kSilentFor, "silent for $0", "schweigt seit $0");
WORDS(kIsNoStatusOfBatch, "$0 is no status of a batch", "$0 ist kein Stand eines Auftrags");
WORDS(kBad, "$0 bad", "$0 fehlerhaft");
WORDS(kSlowestLineS, "slowest: line $0, $1 s", "am längsten: Zeile $0, $1 s");

// Results.
WORDS(kResultsOfBatch, "results of batch", "Ergebnisse von batch");
WORDS(kHeader, "a header", "eine Kopfzeile");
WORDS(kHeaderOfKnownTypes, "a header of known types", "eine Kopfzeile mit bekannten Arten");
WORDS(kHeaderOfColumns, "a header of columns", "eine Kopfzeile mit Spalten");
WORDS(kObjectForEachRow, "an object for each row", "ein Objekt für jede Zeile");
WORDS(kWholeRow, "a whole row", "eine ganze Zeile");
WORDS(kNumberOfHeadersNamesInColumn, "a number of the header's names in column $0",
      "eine Nummer aus den Namen der Kopfzeile in Spalte $0");

// Books.
WORDS(kContractsOfRuleSet, "contracts of the rule set", "Spiele aus den Regeln");
WORDS(kRulesWithGames, "rules with games", "Regeln mit Spielen");

WORDS(kCannotLock, "cannot lock $0: $1", "nicht zu sperren: $0: $1");
WORDS(kCannotWrite, "cannot write $0: $1", "nicht zu schreiben: $0: $1");
WORDS(kColumns, "$0 columns", "$0 Spalten");
WORDS(kItemItems, "$0 {item|items}", "$0 {Zeile|Zeilen}");
WORDS(kOfShardsIsAreMissing,
      "$0 of $1 shards {0:is|are} missing or damaged; run {0:it|them} again: --array=$2",
      "$0 von $1 Teilen {0:fehlt oder ist|fehlen oder sind} beschädigt; noch einmal rechnen: "
      "--array=$2");
WORDS(kRecordedGamesForFile, "recorded games for a $0: file = \"...\"",
      "aufgezeichnete Partien für $0: file = \"...\"");
WORDS(kHours, "$0 h $1 min", "$0 h $1 min");
WORDS(kMinutes, "$0 min $1 s", "$0 min $1 s");
WORDS(kSeconds, "$0 s", "$0 s");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_BATCH_STORE_WORDS_H_
