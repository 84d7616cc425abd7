# What `cpack` makes, by the presets of CMakePresets.json: of `package` a .deb for this Debian, of
# `portable` a tarball for other Linux systems. Both have equal bytes whenever they are made of the
# same commit by the same compiler.
set(CPACK_PACKAGE_NAME schafkopf)
set(CPACK_PACKAGE_VENDOR "the Schafkopf engine authors")
set(CPACK_PACKAGE_CONTACT ${SCHAFKOPF_MAINTAINER})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "exact answers and advice about the card game Schafkopf")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/pack_time.cmake)
set(CPACK_SCHAFKOPF_SOURCE ${PROJECT_SOURCE_DIR})
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_BINARY_DIR})
set(CPACK_VERBATIM_VARIABLES ON)

# All parts in one file, but for the C++ libraries: those are for the compiler that made them.
set(CPACK_COMPONENTS_ALL program c documents)
if(TARGET schafkopf_python)
  list(APPEND CPACK_COMPONENTS_ALL python)
endif()
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY ${SCHAFKOPF_PORTABLE})  # of a tarball

string(TOLOWER ${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR} system)
set(CPACK_PACKAGE_FILE_NAME schafkopf-${PROJECT_VERSION}-${system})
set(CPACK_ARCHIVE_FILE_NAME ${CPACK_PACKAGE_FILE_NAME})

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE ${SCHAFKOPF_DEBIAN_RELEASE})
set(CPACK_DEBIAN_PACKAGE_SECTION utils)  # programs that play stand in /usr/games, this one advises
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Schafkopf is Bavaria's card game. This engine says whether to play a hand,
and which card; solves deals with all hands known; explains what a result
costs by the rules of your table; plays against you; and answers millions of
deals.
.
It brings the program schafkopf with its page for the browser, a library for
C, and a module for Python, which needs python3-numpy.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${SCHAFKOPF_BUILT_LIBRARIES})
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${CMAKE_CURRENT_LIST_DIR}/triggers ${CMAKE_CURRENT_LIST_DIR}/prerm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
if(TARGET schafkopf_python)
  math(EXPR next "${SCHAFKOPF_PYTHON3_MINOR} + 1")
  string(CONCAT CPACK_DEBIAN_PACKAGE_RECOMMENDS "python3 (>= 3.${SCHAFKOPF_PYTHON3_MINOR}), "
    "python3 (<< 3.${next}), python3-numpy")
endif()
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "gcc, pkg-config, www-browser")
include(CPack)
