// What `serve` says to people.
#ifndef SCHAFKOPF_TOOLS_SERVE_WORDS_H_
#define SCHAFKOPF_TOOLS_SERVE_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

WORDS(kAnswersPagesOfThisMachineAlone,
      "this program only accepts requests from pages on this machine",
      "das Programm antwortet nur Seiten, die auf demselben Rechner liegen");
WORDS(kAtMost, "at most $0", "höchstens $0");
WORDS(kAtMostBytesInFront, "at most $0 bytes before the body",
      "höchstens $0 Bytes im Kopf der Anfrage");
WORDS(kAtMostFields, "at most $0 fields", "höchstens $0 Felder");
WORDS(kAtMostValues, "at most $0 values", "höchstens $0 Werte");
WORDS(kBodyOfAtMostBytes, "a body of at most $0 bytes",
      "eine Anfrage mit höchstens $0 Bytes Inhalt");
WORDS(kBodyOfKnownLength, "a body of known length", "ein Inhalt mit Längenangabe");
WORDS(kCannotBeRead, "$0: cannot be read", "$0 lässt sich nicht lesen");
WORDS(kNoPageItHasNo, "$0 contains no web page: index.html is missing",
      "$0 enthält keine Webseite: die index.html fehlt");
WORDS(kNoSuchMethod, "unknown method", "diese Methode gibt es nicht");
WORDS(kOneContentLengthNumber, "one numeric Content-Length",
      "Content-Length genau einmal, und zwar als Zahl");
WORDS(kOutOfMemory, "out of memory", "zu wenig Speicher");
WORDS(kPortCannotBeHadPort, "port $0 is not available; choose another with --port",
      "Port $0 ist nicht frei; nimm mit --port einen anderen");
WORDS(kRequestTakesTooLong, "the request took too long", "die Anfrage hat zu lange gedauert");
WORDS(kSomethingElseInExpect, "a different Expect value", "ein anderer Wert im Feld Expect");
WORDS(kThereIsNoSuchPage, "page not found", "diese Seite gibt es nicht");
WORDS(kTooManyQuestionsAtOnce, "too many questions at once", "zu viele Anfragen auf einmal");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_SERVE_WORDS_H_
