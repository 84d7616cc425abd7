# The page as one file that opens by double click: -DPAGE=its scripts, put together
# -DMODULE=schafkopf.wasm -DOUTPUT=schafkopf.html. What a worker runs and the icon stand in it as texts; the
# module for WebAssembly is compressed and written in hexadecimal digits.
cmake_minimum_required(VERSION 3.25)
foreach(name IN ITEMS app worker)
  file(READ ${PAGE}/${name}.mjs ${name})
endforeach()
file(READ ${PAGE}/../icon.svg icon)
file(READ ${PAGE}/style.css styles)

set(packed ${OUTPUT}.gz)
cmake_path(GET MODULE PARENT_PATH folder)
cmake_path(GET MODULE FILENAME name)
execute_process(COMMAND ${CMAKE_COMMAND} -E chdir ${folder} gzip -9 -n -c ${name} OUTPUT_FILE ${packed}
  COMMAND_ERROR_IS_FATAL ANY)
file(READ ${packed} digits HEX)
file(REMOVE ${packed})
file(READ ${PAGE}/theme.js theme)
file(READ ${CMAKE_CURRENT_LIST_DIR}/single_file.js loader)
file(WRITE ${OUTPUT} "<!doctype html>
<html lang=\"en\">
<head>
<meta charset=\"utf-8\">
<title>Schafkopf</title>
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">
<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'unsafe-inline' blob: 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; worker-src blob:; base-uri 'none'; form-action 'none'\">
<meta name=\"theme-color\" content=\"#1d4d3a\">
<style>
${styles}</style>
<script>${theme}</script>
</head>
<body>
<noscript>This page needs JavaScript. Diese Seite braucht JavaScript.</noscript>
<script type=\"text/plain\" id=\"icon\">${icon}</script>
<script type=\"text/plain\" id=\"worker\">${worker}</script>
<script type=\"text/plain\" id=\"module\">${digits}</script>
<script>${loader}</script>
<script type=\"module\">${app}</script>
</body>
</html>
")
