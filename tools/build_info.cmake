# Writes build_info.h: cmake -DSOURCE=... -DVERSION=... -DOUTPUT=... -P build_info.cmake
# The file changes only when what it says does. "unknown" where git or the signature is absent.
set(COMMIT "")
find_program(GIT git)
if(GIT AND EXISTS ${SOURCE}/.git)
  execute_process(COMMAND ${GIT} -C ${SOURCE} describe --always --dirty --abbrev=12 --exclude=*
    OUTPUT_VARIABLE COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT COMMIT)
  set(COMMIT unknown)
endif()

set(SIGNATURE unknown)
if(EXISTS ${SOURCE}/bench/signature.txt)
  set(lines "")
  foreach(name IN ITEMS answers nodes model cards)
    file(STRINGS ${SOURCE}/bench/signature.txt line REGEX "^${name} [0-9a-f]+$")
    list(APPEND lines ${line})
  endforeach()
  list(JOIN lines " " SIGNATURE)
endif()
configure_file(${CMAKE_CURRENT_LIST_DIR}/build_info.h.in ${OUTPUT} @ONLY)
