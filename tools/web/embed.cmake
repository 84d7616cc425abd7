# Writes a folder of files as C++: -DFOLDER=.. -DOUTPUT=FILE.cpp (tools/serve/embedded_page.h).
file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*)
list(SORT files)
set(bytes "")
set(rows "")
set(place 0)
foreach(file IN LISTS files)
  file(READ ${FOLDER}/${file} hex HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," numbers "${hex}")
  string(APPEND bytes "const unsigned char kBytes${place}[] = {${numbers}};\n")
  string(APPEND rows "    {\"/${file}\", kBytes${place}, sizeof kBytes${place}},\n")
  math(EXPR place "${place} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"tools/serve/embedded_page.h\"

namespace schafkopf {
namespace {

${bytes}
const EmbeddedFile kFiles[] = {
${rows}};

}  // namespace

std::span<const EmbeddedFile> EmbeddedPage() { return kFiles; }

}  // namespace schafkopf
")
