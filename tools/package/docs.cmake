# The target `site`: all documents as a static site, in site of the build folder, where pandoc is
# installed (`tools/setup site`); a link that leads nowhere is an error. The target `docs`: API pages
# of the headers for users, in docs/html of the build folder, where Doxygen is installed; a warning is
# an error.
find_program(PANDOC pandoc)
find_program(DOXYGEN doxygen)
mark_as_advanced(PANDOC DOXYGEN)
if(PANDOC)
  add_custom_target(site
    COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/site/make.py ${PROJECT_BINARY_DIR}/site
    COMMENT "Writing the documents into site" VERBATIM)
endif()
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
