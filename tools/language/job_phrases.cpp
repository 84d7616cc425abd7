// What may be wrong in jobs, their files and their parts, and what batch and merge tell.
#include "tools/language/phrases.h"

namespace schafkopf {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    // Files.
    {"cannot read $0", "nicht zu lesen: $0"},
    {"cannot write: $0", "nicht zu schreiben: $0"},
    {"cannot write $0", "nicht zu schreiben: $0"},
    {"cannot lock $0", "nicht zu sperren: $0"},
    {"cannot sync $0", "nicht zu sichern: $0"},
    {"another process is at work on $0", "ein anderes Programm arbeitet gerade an $0"},
    {"$0 is damaged or cut off", "$0 ist beschädigt oder abgeschnitten"},
    {"$0 is damaged", "$0 ist beschädigt"},
    {"$0 is damaged: blocks are missing", "$0 ist beschädigt: es fehlen Stücke"},
    {"$0 is no shard, or damaged", "$0 ist kein Teil eines Auftrags, oder beschädigt"},
    {"$0 is there, but is no $1: remove it or choose another name",
     "$0 gibt es schon, ist aber kein $1: lösche es oder nimm einen anderen Namen"},
    {"leftover of it", "Rest davon"},
    {"leftover of a merge", "Rest eines merge"},
    {"status of a batch", "Stand eines Auftrags"},
    {"receipt of a batch", "Beleg eines Auftrags"},
    {"shard of a batch", "Teil eines Auftrags"},
    {"the compressed data are cut off", "die gepackten Daten sind abgeschnitten"},
    {"the compressed data are damaged: $0", "die gepackten Daten sind beschädigt: $0"},

    // Jobs.
    {"either file = \"...\" or deals = N in [input]",
     "entweder file = \"...\" oder deals = N in [input]"},
    {"contract and declarer together", "contract und declarer zusammen"},
    {"kind = \"...\" in [question]", "kind = \"...\" in [question]"},
    {"a contract that can be bid", "ein Spiel, das man ansagen kann"},
    {"recorded games for a post-mortem: file = \"...\"",
     "aufgezeichnete Partien zum Nachrechnen: file = \"...\""},
    {"deals that nobody played", "Verteilungen, die keiner gespielt hat"},
    {"contract and declarer of the deals", "contract und declarer der Verteilungen"},
    {"a table of 3 or 4 to ask for a hand", "ein Tisch zu 3 oder 4, um nach einem Blatt zu fragen"},
    {"one of the keys @0", "einer der Namen @0"},
    {"a text in quotes", "ein Text in Anführungszeichen"},

    // Parts of a job.
    {"$0 is one of #1 shards, others are of #2; --shards N chooses",
     "$0 ist einer von #1 Teilen, andere sind von #2; --shards N wählt aus"},
    {"$0 was made from another input than $1", "$0 ist aus anderen Daten entstanden als $1"},
    {"$0 was made from another input than $1 is now",
     "$0 ist aus anderen Daten entstanden, als $1 jetzt enthält"},
    {"$0: run this shard with --again", "$0: diesen Teil mit --again noch einmal rechnen"},
    {"each shard once", "jeder Teil einmal"},
    {"#0 in $1 and $2", "#0 in $1 und $2"},
    {"run these shards with --again: --array=$0",
     "diese Teile mit --again noch einmal rechnen: --array=$0"},
    {"#0 of #1 shards are missing or damaged; run them again: --array=$2",
     "#0 von #1 Teilen fehlen oder sind beschädigt; noch einmal rechnen: --array=$2"},
    {"no whole shard of $0 is there", "kein ganzer Teil von $0 ist da"},
    {"#0 shards", "#0 Teile"},
    {"those of #0", "die von #0"},
    {"$0 belongs to another job ($1) than $2 ($3): $4",
     "$0 gehört zu einem anderen Auftrag ($1) als $2 ($3): $4"},
    {"the program answers otherwise now", "das Programm antwortet jetzt anders"},
    {"the rules $0 have changed", "die Regeln $0 haben sich geändert"},
    {"the program's chances at the table have changed",
     "die Aussichten am Tisch haben sich geändert"},
    {"it asks something else", "er fragt etwas anderes"},
    {"$0: --again replaces it", "$0: --again ersetzt es"},
    {"$0 is finished: #1 items", "$0 ist fertig: #1 Zeilen"},
    {"$0 is finished: #1 items, #2 of them bad", "$0 ist fertig: #1 Zeilen, davon #2 fehlerhaft"},
    {"$0 is finished: nothing to do", "$0 ist fertig: nichts zu tun"},
    {"$0 is there, but not the receipt of a job that made it: remove it or choose another --output",
     "$0 gibt es schon, aber keinen Beleg des Auftrags dazu: lösche es oder nimm ein anderes "
     "--output"},
    {"$0 is damaged, or of an older program: what made $1 is not known",
     "$0 ist beschädigt oder von einem älteren Programm: woher $1 kommt, ist nicht bekannt"},
    {"$0 holds another shard than its name says", "in $0 ist ein anderer Teil, als der Name sagt"},
    {"more bad lines: see their records", "weitere fehlerhafte Zeilen: sie stehen im Ergebnis"},
    {"interrupted; what is done stays in $0.partial; run the same command again to go on from "
     "there",
     "abgebrochen; was fertig ist, bleibt in $0.partial; derselbe Befehl macht dort weiter"},
    {"at least one line of input", "mindestens eine Zeile"},
    {"$0: what is damaged is answered again", "$0: was beschädigt ist, wird neu gerechnet"},
    {"$0: it is made again", "$0: es wird neu gemacht"},
    {"$0 has changed since $1 was begun", "$0 hat sich geändert, seit $1 begonnen wurde"},
    {"going on with $0 after line #1", "$0 geht nach Zeile #1 weiter"},
    {"#0 done", "#0 fertig"},
    {"$0 left", "noch $0"},
    {"#0 bad", "#0 fehlerhaft"},
    {"slowest: line #0, $1 s", "am längsten: Zeile #0, $1 s"},

    // Results.
    {"results of batch", "Ergebnisse von batch"},
    {"a header", "eine Kopfzeile"},
    {"a header of known types", "eine Kopfzeile mit bekannten Arten"},
    {"a header of columns", "eine Kopfzeile mit Spalten"},
    {"an object for each row", "ein Objekt für jede Zeile"},
    {"a whole row", "eine ganze Zeile"},
    {"a number of the header's names in column $0",
     "eine Nummer aus den Namen der Kopfzeile in Spalte $0"},
    {"a column of the results", "eine Spalte der Ergebnisse"},
    {"a column of numbers", "eine Spalte mit Zahlen"},
    {"#0 error records are left out", "#0 fehlerhafte Zeilen sind weggelassen"},
});

}  // namespace

std::span<const Phrase> JobPhrases() { return kPhrases; }

}  // namespace schafkopf
