# Writes the source file `order_weights` of the weights that `fit_order` prints: !N~ is N times P.
set(weights ${CMAKE_CURRENT_LIST_DIR}/order_weights.txt)
file(READ ${weights} families)
string(REPLACE "\n\n" " " families "${families}")
string(REPLACE "\n" "" families "${families}")
string(REGEX MATCHALL "![0-9]+~" runs "${families}")
list(REMOVE_DUPLICATES runs)
foreach(run IN LISTS runs)
  string(REGEX MATCH "[0-9]+" count ${run})
  string(REPEAT "P" ${count} letters)
  string(REPLACE ${run} ${letters} families "${families}")
endforeach()
string(REPLACE " " "\",\n    \"" families "${families}")
file(WRITE ${order_weights}.new "#include \"solver/search/board/layout.h\"

const std::array<const char*, schafkopf::kOrderFamilies> schafkopf::kOrderWeights = {
    \"${families}\"};
")
file(COPY_FILE ${order_weights}.new ${order_weights} ONLY_IF_DIFFERENT)
