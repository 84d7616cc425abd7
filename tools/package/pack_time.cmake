# Read by cpack when it packs: files are as old as the last commit, whenever they were built.
include(${CMAKE_CURRENT_LIST_DIR}/commit_time.cmake)
schafkopf_commit_time(${CPACK_SCHAFKOPF_SOURCE} "%s" time)
set(ENV{SOURCE_DATE_EPOCH} ${time})
