# The target `docs`: API pages of the headers for users, in docs/html of the build folder; where
# Doxygen is installed. A warning is an error.
find_program(DOXYGEN doxygen)
mark_as_advanced(DOXYGEN)
if(DOXYGEN)
  file(GLOB docs_input ${CMAKE_CURRENT_SOURCE_DIR}/schafkopf/*.h)
  list(TRANSFORM docs_input REPLACE "(.+)" "\"\\1\"")
  list(APPEND docs_input "\"${PROJECT_SOURCE_DIR}/tools/c/schafkopf.h\""
    "\"${CMAKE_CURRENT_SOURCE_DIR}/api.md\"")
  list(JOIN docs_input " " docs_input)
  configure_file(Doxyfile.in Doxyfile @ONLY)
  add_custom_target(docs
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/docs
    COMMAND ${DOXYGEN} ${CMAKE_CURRENT_BINARY_DIR}/Doxyfile
    COMMENT "Writing the API pages into docs/html" VERBATIM)
endif()
