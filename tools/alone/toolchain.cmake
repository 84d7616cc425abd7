# Builds for another system by a cross compiler of Debian's: -DSCHAFKOPF_TARGET=aarch64-linux-gnu; for musl by that of
# tools/alone/musl.
set(SCHAFKOPF_TARGET aarch64-linux-gnu CACHE STRING "The system that is built for")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES SCHAFKOPF_TARGET)
string(REGEX MATCH "^[^-]+" CMAKE_SYSTEM_PROCESSOR ${SCHAFKOPF_TARGET})
set(CMAKE_CXX_COMPILER ${SCHAFKOPF_TARGET}-g++)
if(SCHAFKOPF_TARGET MATCHES mingw)
  set(CMAKE_SYSTEM_NAME Windows)
  set(CMAKE_EXE_LINKER_FLAGS_INIT -static)  # nothing else has to be copied there
elseif(SCHAFKOPF_TARGET MATCHES musl)
  set(CMAKE_SYSTEM_NAME Linux)  # what is built runs here as it is
else()
  set(CMAKE_SYSTEM_NAME Linux)
  string(REGEX REPLACE "^i.86$" i386 emulated ${CMAKE_SYSTEM_PROCESSOR})
  set(CMAKE_CROSSCOMPILING_EMULATOR qemu-${emulated} -L /usr/${SCHAFKOPF_TARGET})
endif()
# Programs come from this machine, nothing else of it may.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
