# The time of the last commit of `source`, else SOURCE_DATE_EPOCH, else the beginning of 2026, as
# string(TIMESTAMP) takes its format: what is packed is dated by it.
function(schafkopf_commit_time source format result)
  set(seconds "")
  find_program(GIT git)
  if(GIT AND EXISTS ${source}/.git)
    execute_process(COMMAND ${GIT} -C ${source} log -1 --format=%ct
      OUTPUT_VARIABLE seconds OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  endif()
  if(NOT seconds AND DEFINED ENV{SOURCE_DATE_EPOCH})
    set(seconds $ENV{SOURCE_DATE_EPOCH})
  elseif(NOT seconds)
    set(seconds 1767225600)
  endif()
  set(ENV{SOURCE_DATE_EPOCH} ${seconds})
  string(TIMESTAMP time ${format} UTC)
  set(${result} ${time} PARENT_SCOPE)
endfunction()
