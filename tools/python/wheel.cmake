# The target `wheel`: the Python package with every library that it needs, for pip, in the build folder.
# Only those of the system's C and C++ libraries are the system's.
add_library(schafkopf_wheel MODULE EXCLUDE_FROM_ALL $<TARGET_OBJECTS:schafkopf_python>)
pybind11_extension(schafkopf_wheel)
set_target_properties(schafkopf_wheel PROPERTIES
  OUTPUT_NAME _native LINKER_LANGUAGE CXX LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/wheel
  INSTALL_RPATH ${SCHAFKOPF_HERE}/libraries)
# The old kind of path: it counts for libraries that libraries need, too.
target_link_options(schafkopf_wheel PRIVATE LINKER:--disable-new-dtags)
target_link_libraries(schafkopf_wheel PRIVATE schafkopf_c schafkopf_flags)
list(TRANSFORM texts PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/schafkopf/)
add_custom_target(wheel
  COMMAND ${Python_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/make_wheel.py --version ${PROJECT_VERSION}
          --strip ${CMAKE_STRIP} --licence ${PROJECT_SOURCE_DIR}/LICENSE
          --module $<TARGET_FILE:schafkopf_wheel> --library $<TARGET_SONAME_FILE:schafkopf_c>
          --output ${PROJECT_BINARY_DIR} ${texts}
  COMMENT "Making the wheel" VERBATIM)
add_dependencies(wheel schafkopf_wheel)
