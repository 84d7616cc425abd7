# The page is in the program: wherever that stands, `serve` has the page that belongs to it. Its
# answers are the program's, so that the module for browsers is not needed.
set(web ${CMAKE_CURRENT_SOURCE_DIR}/web)
set(embedded ${CMAKE_CURRENT_BINARY_DIR}/embedded_page.cpp)
file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS ${web}/page/*)
add_custom_command(OUTPUT ${embedded}
  COMMAND ${CMAKE_COMMAND} -DPAGE=${web}/page -DLICENSE=${PROJECT_SOURCE_DIR}/LICENSE
          -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/page -P ${web}/assemble.cmake
  COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_CURRENT_BINARY_DIR}/page -DOUTPUT=${embedded}
          -P ${web}/embed.cmake
  DEPENDS ${web}/assemble.cmake ${web}/texts.cmake ${web}/bundle.cmake ${web}/embed.cmake ${page_sources} ${PROJECT_SOURCE_DIR}/LICENSE
  COMMENT "Putting the page into the program" VERBATIM)
target_sources(schafkopf_program PRIVATE ${embedded} web/page_words.cpp)
set_source_files_properties(${embedded} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON
  SKIP_PRECOMPILE_HEADERS ON)
