# Where programs and libraries look for ours: from where they stand themselves, by one path in the build
# folder and where they are installed, so that `cmake --install` rewrites none. For a path that it is to
# rewrite CMake makes room with empty entries, and the loader takes those for the current folder.
set(CMAKE_BUILD_WITH_INSTALL_RPATH ON)
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)  # Abseil and TBB that stand elsewhere
if(APPLE)
  set(SCHAFKOPF_HERE "@loader_path")
else()
  set(SCHAFKOPF_HERE "$ORIGIN")
endif()

# `result` is where in the build folder that stands which is installed in `folder`: as far from our
# libraries, which are as far from the programs in tools, bench and tests.
file(RELATIVE_PATH bin_to_lib ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR})
cmake_path(SET SCHAFKOPF_BUILT_LIBRARIES NORMALIZE ${PROJECT_BINARY_DIR}/tools/${bin_to_lib})
function(schafkopf_path_from_libraries result folder)
  file(RELATIVE_PATH path ${CMAKE_INSTALL_FULL_LIBDIR} ${folder})
  cmake_path(SET path NORMALIZE ${SCHAFKOPF_BUILT_LIBRARIES}/${path})
  cmake_path(IS_PREFIX PROJECT_BINARY_DIR ${path} inside)
  if(NOT inside)
    message(FATAL_ERROR "expected ${folder} and ${CMAKE_INSTALL_FULL_LIBDIR} beside "
      "${CMAKE_INSTALL_FULL_BINDIR}, found that they would be built in ${path}")
  endif()
  set(${result} ${path} PARENT_SCOPE)
endfunction()
schafkopf_path_from_libraries(SCHAFKOPF_BUILT_LIBRARIES ${CMAKE_INSTALL_FULL_LIBDIR})

# `target`, which stands in `folder` or is built beside what does, finds the library for C and, where
# they are shared, the others.
function(schafkopf_looks_for_libraries target folder)
  cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_LIBDIR BASE_DIRECTORY ${folder} OUTPUT_VARIABLE path)
  set_target_properties(${target} PROPERTIES INSTALL_RPATH ${SCHAFKOPF_HERE}/${path})
endfunction()

# The library `target` stands where all of ours are, and finds those.
function(schafkopf_stands_with_libraries target)
  set_target_properties(${target} PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${SCHAFKOPF_BUILT_LIBRARIES})
  if(BUILD_SHARED_LIBS)
    set_target_properties(${target} PROPERTIES INSTALL_RPATH ${SCHAFKOPF_HERE})
  endif()
endfunction()

if(BUILD_SHARED_LIBS)
  set(CMAKE_INSTALL_RPATH ${SCHAFKOPF_HERE}/${bin_to_lib})
endif()
