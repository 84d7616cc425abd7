# Installs the BUILD folder, builds the example in SOURCE against what was installed with the
# compiler CXX, and checks that the example prints EXPECTED. WORK is a folder to do it in.
set(prefix ${WORK}/prefix)
file(REMOVE_RECURSE ${WORK})

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${WORK}/build -G Ninja
  -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH=${prefix})
run(${CMAKE_COMMAND} --build ${WORK}/build)

execute_process(COMMAND ${WORK}/build/install_example
  OUTPUT_VARIABLE value OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
if(NOT value STREQUAL EXPECTED)
  message(FATAL_ERROR "install_example: expected ${EXPECTED}, found ${value}")
endif()

# The README shows the same program.
file(READ ${SOURCE}/main.cpp program)
file(READ ${SOURCE}/../../../README.md readme)
string(FIND "${readme}" "${program}" place)
if(place EQUAL -1)
  message(FATAL_ERROR "README.md: expected the text of install_example/main.cpp")
endif()
