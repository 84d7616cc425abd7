# Whoever configures by a preset builds by it: each has a build preset of its name, and no other has one.
file(READ ${ROOT}/CMakePresets.json presets)

# `result` is the sorted names of the presets of a kind, but for those that others only inherit.
function(names result kind)
  string(JSON count LENGTH "${presets}" ${kind})
  math(EXPR last "${count} - 1")
  set(found)
  foreach(i RANGE ${last})
    string(JSON name GET "${presets}" ${kind} ${i} name)
    string(JSON hidden ERROR_VARIABLE shown GET "${presets}" ${kind} ${i} hidden)
    if(shown)
      list(APPEND found ${name})
    endif()
  endforeach()
  list(SORT found)
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

names(configured configurePresets)
names(built buildPresets)
if(NOT configured STREQUAL built)
  message(FATAL_ERROR "CMakePresets.json: expected build presets ${configured}, found ${built}")
endif()
