// How a words.h of the page is written: as every room's, by the name that the page's scripts use.
// What lacks a language, or has other places in it, does not compile.
//
// {a|b} goes by the number that the script gives (t.by in words.mjs).
#ifndef SCHAFKOPF_TOOLS_WEB_PAGE_PAGE_WORDS_H_
#define SCHAFKOPF_TOOLS_WEB_PAGE_PAGE_WORDS_H_

#include "engine/text/message.h"

#define PAGE_WORDS(key, english, ...) \
  inline constexpr Text<PlacesOf(english)> k_##key { english, __VA_ARGS__ }

#endif  // SCHAFKOPF_TOOLS_WEB_PAGE_PAGE_WORDS_H_
