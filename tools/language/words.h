// What several rooms of the tools say.
#ifndef SCHAFKOPF_TOOLS_LANGUAGE_WORDS_H_
#define SCHAFKOPF_TOOLS_LANGUAGE_WORDS_H_

#include "engine/text/catalogue.h"

namespace schafkopf::words {

// Questions.
WORDS(kShare, "a number above 0 and at most 1", "eine Zahl größer als 0 und höchstens 1");

// Of several verbs.
WORDS(kTariffField, "EXTRA/CALL/SOLO in cents, such as 10/20/50",
      "SCHNEIDER/RUF/SOLO in Cent, etwa 10/20/50");

// Of programs that play.
WORDS(kNoSuchFile, "No such file or directory", "die Datei gibt es nicht");
WORDS(kPermissionDenied, "Permission denied", "keine Berechtigung");
WORDS(kIsADirectory, "Is a directory", "das ist ein Ordner");
WORDS(kBadFile, "Bad file descriptor", "die Datei ist nicht geöffnet");
WORDS(kNoSpaceLeft, "No space left on device", "der Datenträger ist voll");

}  // namespace schafkopf::words

#endif  // SCHAFKOPF_TOOLS_LANGUAGE_WORDS_H_
