# Installs the package, moves it elsewhere, and builds the programs of tests/tools/install_example
# against it, by find_package and by pkg-config: they and the installed program must run. What takes
# minutes only with SCHAFKOPF_LONG_TESTS: the kinds shared and fetched, and some of the programs.
#   KIND  static: what the folder BUILD holds. shared: built here without optimiser, since where
#         things stand does not depend on it.
#         fetched: nothing is installed, the programs are built with the sources by FetchContent
#   ROOT, VERSION  the repository and its version    WORK  a folder to do it in
#   CXX, LAUNCHER  the compiler and what it is called through, if anything
#   PYTHON  what the Python package was built for, if it was
#   PYTHON3  an interpreter for binaries_test.py and traps_test.py, if there is one
set(here ${WORK}/${KIND}/moved)
set(example ${ROOT}/tests/tools/install_example)
set(answer [[{"contract":"wenz","legal":."EU".}]])
set(deal "wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ |\
 EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9")
set(compiler -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER})
file(REMOVE_RECURSE ${WORK}/${KIND})
if(NOT KIND STREQUAL static AND NOT DEFINED ENV{SCHAFKOPF_LONG_TESTS})
  message("skipped: without SCHAFKOPF_LONG_TESTS")
  return()
endif()

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(expect_output expected program)
  execute_process(COMMAND ${program} ${ARGN}
    OUTPUT_VARIABLE found OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  if(NOT found MATCHES "^${expected}$")
    message(FATAL_ERROR "${program}: expected ${expected}, found ${found}")
  endif()
endfunction()

# The programs and libraries in `folder`, or those named, look for others nowhere else.
function(expect_sound folder)
  if(PYTHON3)
    run(${PYTHON3} ${ROOT}/tests/tools/binaries_test.py --inside ${folder} ${ARGN})
  endif()
endfunction()

# Installs the build folder and moves what was installed.
function(install_and_move build)
  set(built ${WORK}/${KIND}/built)
  run(${CMAKE_COMMAND} --install ${build} --prefix ${built})
  file(RENAME ${built} ${here})
endfunction()

function(install_shared)
  set(build ${WORK}/${KIND}/build)
  run(${CMAKE_COMMAND} -S ${ROOT} -B ${build} -G Ninja ${compiler} -DBUILD_SHARED_LIBS=ON
    -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0
    -DSCHAFKOPF_TESTS=OFF -DSCHAFKOPF_BENCHMARKS=OFF -DSCHAFKOPF_PYTHON=OFF)
  run(${CMAKE_COMMAND} --build ${build})
  expect_sound(${build} ${build}/tools/schafkopf ${build}/lib)
  expect_output("schafkopf ${VERSION}\n.*" ${build}/tools/schafkopf --version)
  install_and_move(${build})
  # A program that was linked to one 0.1 asks for any 0.1.
  string(REGEX MATCH "^[0-9]+\\.[0-9]+" version ${VERSION})
  foreach(name IN ITEMS core text solver estimate answers)
    foreach(end IN ITEMS so so.${version} so.${VERSION})
      if(NOT EXISTS ${here}/lib/libschafkopf_${name}.${end})
        message(FATAL_ERROR "lib: expected libschafkopf_${name}.${end}")
      endif()
    endforeach()
  endforeach()
endfunction()

# Every header that an installed one includes is installed, and none of the search.
function(check_headers)
  set(folder ${here}/include/schafkopf/detail)
  file(GLOB_RECURSE headers RELATIVE ${folder} ${here}/include/schafkopf/*)
  file(GLOB names RELATIVE ${here}/include/schafkopf ${here}/include/schafkopf/*.h)
  list(LENGTH names count)
  if(count LESS 12 OR count GREATER 15)
    message(FATAL_ERROR "include: expected 12 to 15 headers for users, found ${names}")
  endif()
  foreach(header IN LISTS headers)
    file(STRINGS ${folder}/${header} includes REGEX "^#include \"(engine|solver|bench|tools|tests)/")
    foreach(include IN LISTS includes)
      string(REGEX REPLACE ".*\"(.*)\".*" "\\1" include "${include}")
      if(NOT EXISTS ${folder}/${include})
        message(FATAL_ERROR "${header}: includes ${include}, which is not installed")
      endif()
    endforeach()
    if(header MATCHES "/search/")
      message(FATAL_ERROR "${header}: expected no header of the search")
    endif()
  endforeach()
endfunction()

# What is read by others does not name the folders it was built or installed in.
function(check_no_folders)
  file(GLOB_RECURSE texts ${here}/*.cmake ${here}/*.pc)
  foreach(text IN LISTS texts)
    file(READ ${text} content)
    foreach(folder IN ITEMS ${WORK} ${ROOT})
      string(FIND "${content}" ${folder} place)
      if(NOT place EQUAL -1)
        message(FATAL_ERROR "${text}: expected no ${folder}")
      endif()
    endforeach()
  endforeach()
endfunction()

# Builds the programs in the folder `build`, with further options of CMake: they run.
function(check_programs build)
  run(${CMAKE_COMMAND} -S ${example} -B ${build} -G Ninja ${compiler} ${ARGN})
  if(DEFINED ENV{SCHAFKOPF_LONG_TESTS})
    run(${CMAKE_COMMAND} --build ${build} --target install_example estimate module)
    expect_output(45 ${build}/install_example)
    expect_output(100 ${build}/estimate)
  endif()
  run(${CMAKE_COMMAND} --build ${build} --target deal answer solve)
  expect_output(1 ${build}/deal)
  expect_output("${answer}" ${build}/answer)
  file(WRITE ${WORK}/${KIND}/deals "${deal}\n")
  expect_output(45 ${build}/solve ${WORK}/${KIND}/deals)
endfunction()

function(check_pkg_config)
  set(build ${WORK}/${KIND}/pkg_config)
  file(MAKE_DIRECTORY ${build})
  set(ENV{PKG_CONFIG_PATH} ${here}/lib/pkgconfig)
  execute_process(COMMAND pkg-config --cflags --libs schafkopf
    OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  separate_arguments(flags UNIX_COMMAND "${flags}")
  set(ENV{LD_LIBRARY_PATH} ${here}/lib)
  run(${CXX} -std=c++20 ${example}/main.cpp -o ${build}/install_example ${flags})
  expect_output(45 ${build}/install_example)
  if(DEFINED ENV{SCHAFKOPF_LONG_TESTS})
    run(${CXX} -std=c++20 ${example}/estimate.cpp -o ${build}/estimate ${flags})
    expect_output(100 ${build}/estimate)
    run(${CXX} -std=c++20 ${example}/answer.cpp -o ${build}/answer ${flags})
    expect_output("${answer}" ${build}/answer)
  endif()
  unset(ENV{LD_LIBRARY_PATH})
endfunction()

# A program in C89, by pkg-config.
function(check_c)
  if(NOT EXISTS ${here}/lib/libschafkopf.so.1)
    message(FATAL_ERROR "lib: expected libschafkopf.so.1")
  endif()
  set(ENV{PKG_CONFIG_PATH} ${here}/lib/pkgconfig)
  execute_process(COMMAND pkg-config --cflags --libs schafkopf-c
    OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  separate_arguments(flags UNIX_COMMAND "${flags}")
  set(ENV{LD_LIBRARY_PATH} ${here}/lib)
  run(cc -std=c89 -Wall -Wextra -pedantic -Werror ${example}/solve.c
    -o ${WORK}/${KIND}/pkg_config/solve ${flags})
  expect_output(45 ${WORK}/${KIND}/pkg_config/solve ${WORK}/${KIND}/deals)
  unset(ENV{LD_LIBRARY_PATH})
endfunction()

# The Python package, where it was built, finds the library beside it.
function(check_python)
  set(folder ${here}/lib/python3/dist-packages)
  if(NOT EXISTS ${folder}/schafkopf)
    return()
  endif()
  set(ENV{PYTHONPATH} ${folder})
  expect_output(45 ${PYTHON} -c "import schafkopf\nprint(schafkopf.solve(['${deal}'])[0])")
  unset(ENV{PYTHONPATH})
endfunction()

# What is installed loads nothing from the current folder.
function(check_traps)
  expect_sound(${here} ${here})
  if(PYTHON3)
    set(python)
    if(EXISTS ${here}/lib/python3/dist-packages/schafkopf)
      set(python --python ${PYTHON} --module ${here}/lib/python3/dist-packages)
    endif()
    run(${PYTHON3} ${ROOT}/tests/tools/traps_test.py --compiler ${CXX}
      --example ${WORK}/${KIND}/find_package/solve ${python} ${here}/bin/schafkopf)
  endif()
endfunction()

# A document shows the same program.
function(check_readme)
  file(READ ${example}/main.cpp program)
  file(READ ${ROOT}/docs/programs.md readme)
  string(FIND "${readme}" "${program}" place)
  if(place EQUAL -1)
    message(FATAL_ERROR "docs/programs.md: expected the text of install_example/main.cpp")
  endif()
endfunction()

if(KIND STREQUAL fetched)
  check_programs(${WORK}/fetched/build -DSCHAFKOPF_SOURCE=${ROOT}
    -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0)
  return()
elseif(KIND STREQUAL shared)
  install_shared()
else()
  install_and_move(${BUILD})
endif()
check_readme()
check_headers()
check_no_folders()
check_programs(${WORK}/${KIND}/find_package -DCMAKE_PREFIX_PATH=${here})
check_pkg_config()
check_c()
check_python()
check_traps()
expect_output("schafkopf ${VERSION}\n.*" ${here}/bin/schafkopf --version)
