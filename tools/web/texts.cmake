# Writes the entries of the page's words.h for its scripts: write_texts(its sources, texts.mjs).
function(write_texts page output)
  file(GLOB_RECURSE rooms ${page}/words.h)
  list(SORT rooms)
  set(entries "")
  foreach(room IN LISTS rooms)
    file(READ ${room} text)
    string(REGEX REPLACE "\"[ \n]+\"" "" text "${text}")  # neighbouring literals are one
    string(REGEX REPLACE ",[ \n]+\"" ", \"" text "${text}")
    string(REGEX REPLACE "PAGE_WORDS\\([ \n]*([A-Za-z0-9_]+), (\"[^\n]*\")\\);" "  \\1: [\\2]," text "${text}")
    string(REGEX REPLACE "\n[^ \n][^\n]*" "" text "\n${text}")  # what is none
    string(REGEX REPLACE "\n\n+" "\n" text "${text}")
    string(APPEND entries "${text}")
  endforeach()
  file(WRITE ${output} "export const kWords = {${entries}};\n")
endfunction()

# By itself: -DPAGE=its sources -DOUTPUT=texts.mjs
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  write_texts(${PAGE} ${OUTPUT})
endif()
