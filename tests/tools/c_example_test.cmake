# The C89 program EXAMPLE prints the same values of a file of deals as `schafkopf solve`, says the
# place of a bad line, and valgrind finds nothing.
#   EXAMPLE, PROGRAM  the two programs    VALGRIND  empty: without it    WORK  a folder to do it in
file(MAKE_DIRECTORY ${WORK})
execute_process(COMMAND ${PROGRAM} deal 6 --deck short --seed 3 --contract wenz --declarer 1
  OUTPUT_FILE ${WORK}/deals COMMAND_ERROR_IS_FATAL ANY)
file(APPEND ${WORK}/deals
  "# a comment\n\nsolo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | "
  "EU HU EK GK G9 SK | SZ SA HA SK\nwenz 2 | EA EX\n")
execute_process(COMMAND ${PROGRAM} solve ${WORK}/deals
  OUTPUT_VARIABLE expected ERROR_VARIABLE expected_error RESULT_VARIABLE status)
if(NOT status EQUAL 65)
  message(FATAL_ERROR "solve: expected status 65, found ${status}")
endif()

set(checks)
if(VALGRIND AND NOT VALGRIND MATCHES "NOTFOUND")
  set(checks ${VALGRIND} --quiet --error-exitcode=99 --leak-check=full
    --errors-for-leak-kinds=definite,indirect,possible --track-fds=no)
endif()
execute_process(COMMAND ${checks} ${EXAMPLE} ${WORK}/deals
  OUTPUT_VARIABLE found ERROR_VARIABLE error RESULT_VARIABLE status)
if(NOT status EQUAL 1 OR NOT found STREQUAL expected OR NOT error STREQUAL expected_error)
  message(FATAL_ERROR "expected status 1 and\n${expected}${expected_error}\n"
    "found ${status} and\n${found}${error}")
endif()
