# The easy positions made anew are those that are kept, byte for byte.
# -DMAKE=... -DKEPT=... -P suite_again_test.cmake
execute_process(COMMAND ${MAKE} easy OUTPUT_VARIABLE made ERROR_QUIET RESULT_VARIABLE status)
file(READ ${KEPT} kept)
if(NOT status EQUAL 0 OR NOT made STREQUAL kept)
  message(FATAL_ERROR "bench/suite/make would write other positions to ${KEPT}")
endif()
