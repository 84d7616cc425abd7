# The papers of a package: README and its pages, rules, examples, changes, what Debian wants to be
# there; what the program tells of itself, the manual in both languages and the words that shells
# complete; and, where pandoc is installed, some documents as pages of the manual, section 5. All of
# it is dated by the last commit.
include(commit_time.cmake)
find_program(GZIP gzip REQUIRED)
mark_as_advanced(GZIP)
set(doc_dir ${CMAKE_INSTALL_DATADIR}/doc/schafkopf)
set(SCHAFKOPF_DEBIAN_RELEASE 1)
set(SCHAFKOPF_MAINTAINER "Schafkopf engine authors <schafkopf@example.org>" CACHE STRING
  "Who answers for the .deb")

# As in the repository, so that links between them lead somewhere.
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/LIESMICH.md
  ${PROJECT_SOURCE_DIR}/CITATION.cff copyright DESTINATION ${doc_dir} COMPONENT documents)
install(FILES ${PROJECT_SOURCE_DIR}/engine/RULES.md DESTINATION ${doc_dir}/engine
  COMPONENT documents)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs DESTINATION ${doc_dir} COMPONENT documents)
install(FILES ${PROJECT_SOURCE_DIR}/tests/tools/install_example/solve.c
  DESTINATION ${doc_dir}/examples COMPONENT documents)
install(PROGRAMS ${PROJECT_SOURCE_DIR}/tools/python/examples/chances.py
  ${PROJECT_SOURCE_DIR}/tools/python/examples/learn_policy.py
  ${PROJECT_SOURCE_DIR}/tools/python/examples/learn_value.py
  DESTINATION ${doc_dir}/examples COMPONENT documents)

# While installing: `code`, then `file` is installed in `folder`, with `PACKED` as NAME.gz without
# its date.
function(install_written file folder code)
  if("PACKED" IN_LIST ARGN)
    string(APPEND code "
      execute_process(COMMAND \"${GZIP}\" -9nf \"${file}\" COMMAND_ERROR_IS_FATAL ANY)")
    string(APPEND file .gz)
  endif()
  install(CODE "${code}" COMPONENT documents)
  install(FILES ${file} DESTINATION ${folder} COMPONENT documents)
endfunction()

# The same for what `schafkopf ARGUMENTS` prints.
function(install_told file folder packed)
  string(JOIN "\" \"" arguments ${ARGN})
  install_written(${file} ${folder} "
    execute_process(COMMAND \"$<TARGET_FILE:schafkopf>\" \"${arguments}\"
      OUTPUT_FILE \"${file}\" COMMAND_ERROR_IS_FATAL ANY)" ${packed})
endfunction()

set(told ${CMAKE_CURRENT_BINARY_DIR}/told)
set(dated "include(\"${CMAKE_CURRENT_SOURCE_DIR}/commit_time.cmake\")
  schafkopf_commit_time(\"${PROJECT_SOURCE_DIR}\"")
install(CODE "${dated} \"%Y-%m-%d\" day)" COMPONENT documents)
foreach(language IN ITEMS en de)
  file(MAKE_DIRECTORY ${told}/${language})
  set(below ${language})
  if(language STREQUAL en)
    set(below "")
  endif()
  install_told(${told}/${language}/schafkopf.1 ${CMAKE_INSTALL_MANDIR}/${below}/man1 PACKED
    man --lang ${language} --date "\${day}")
endforeach()

# The document `source` as the page schafkopf-NAME of the manual.
function(install_page name says source)
  install_written(${told}/schafkopf-${name}.5 ${CMAKE_INSTALL_MANDIR}/man5 "
    execute_process(COMMAND \"${CMAKE_CURRENT_SOURCE_DIR}/man_page\" schafkopf-${name} \"${says}\"
      \"${PROJECT_SOURCE_DIR}/${source}\" ${PROJECT_VERSION} \"\${day}\"
      OUTPUT_FILE \"${told}/schafkopf-${name}.5\" COMMAND_ERROR_IS_FATAL ANY)" PACKED)
endfunction()
if(PANDOC)
  install_page(notation "how cards, games and deals are written" docs/notation.md)
  install_page(batch "one question about millions of deals" docs/batch.md)
  install_page(rules "the rules of the card game that the program plays" engine/RULES.md)
endif()

if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")  # as Debian has it; site-functions are the site's own
  set(zsh_dir ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
else()
  set(zsh_dir ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
endif()
install_told(${told}/schafkopf ${CMAKE_INSTALL_DATADIR}/bash-completion/completions ""
  completion bash)
install_told(${told}/_schafkopf ${zsh_dir} "" completion zsh)
install_told(${told}/schafkopf.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d ""
  completion fish)

install_written(${told}/changelog.Debian ${doc_dir} "
  ${dated} \"%a, %d %b %Y %H:%M:%S +0000\" time)
  file(WRITE \"${told}/changelog.Debian\"
    \"schafkopf (${PROJECT_VERSION}-${SCHAFKOPF_DEBIAN_RELEASE}) unstable; urgency=medium\\n\\n\"
    \"  * Made from the sources; changelog.gz says what is new.\\n\\n\"
    \" -- ${SCHAFKOPF_MAINTAINER}  \${time}\\n\")" PACKED)
install_written(${told}/changelog ${doc_dir} "
  file(COPY_FILE \"${PROJECT_SOURCE_DIR}/CHANGELOG.md\" \"${told}/changelog\")" PACKED)
