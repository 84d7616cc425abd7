# With SCHAFKOPF_PORTABLE, what other Linux systems may lack comes along in lib/schafkopf: every shared
# library that the program and the C interface need, but for those of the system's C library, which
# has to be as new as the one that they were built with.

# The libraries that `schafkopf` and `schafkopf_c` need, with the licences of all that comes along, as
# Debian's packages have them.
function(schafkopf_install_needed_libraries)
  set(folder ${CMAKE_INSTALL_LIBDIR}/schafkopf)
  # The old kind of path: it counts for libraries that libraries need, too.
  target_link_options(schafkopf PRIVATE -Wl,--disable-new-dtags)
  target_link_options(schafkopf_c PRIVATE -Wl,--disable-new-dtags)
  set_target_properties(schafkopf PROPERTIES INSTALL_RPATH $ORIGIN/../${folder})
  set_target_properties(schafkopf_c PROPERTIES INSTALL_RPATH $ORIGIN/schafkopf)
  install(TARGETS schafkopf RUNTIME_DEPENDENCY_SET needed COMPONENT program)
  install(TARGETS schafkopf_c RUNTIME_DEPENDENCY_SET needed COMPONENT c
    LIBRARY NAMELINK_COMPONENT c)
  install(RUNTIME_DEPENDENCY_SET needed
    POST_EXCLUDE_REGEXES "/(ld-linux.*|lib(c|m|dl|pthread|rt|resolv))\\.so"
    DESTINATION ${folder} COMPONENT program)
  install(CODE "
    file(GLOB files \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${folder}/*\")
    set(packages libcli11-dev nlohmann-json3-dev libtomlplusplus-dev libxxhash-dev)
    foreach(file IN LISTS files)
      get_filename_component(name \"\${file}\" NAME)
      execute_process(COMMAND dpkg-query --search \"*/\${name}\" OUTPUT_VARIABLE found
        COMMAND_ERROR_IS_FATAL ANY)
      string(REGEX REPLACE \":.*\" \"\" found \"\${found}\")
      list(APPEND packages \"\${found}\")
    endforeach()
    list(REMOVE_DUPLICATES packages)
    foreach(package IN LISTS packages)
      file(INSTALL FILES \"/usr/share/doc/\${package}/copyright\" RENAME \"\${package}\"
        DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}/doc/schafkopf/licences\")
    endforeach()" COMPONENT program)
endfunction()
