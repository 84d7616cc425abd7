// All words of the page, so that they are checked wherever it is built.
#include "tools/web/page/learn/words.h"
#include "tools/web/page/more/words.h"
#include "tools/web/page/play/words.h"
#include "tools/web/page/rules/words.h"
#include "tools/web/page/words.h"
