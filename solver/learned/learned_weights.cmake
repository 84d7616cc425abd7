# Writes the source file `learned_weights` of the weights that `train_play` prints: in hundredths.
file(READ ${CMAKE_CURRENT_LIST_DIR}/learned_weights.txt weights)
string(REGEX REPLACE "[a-z]+ [a-z]+\n" "" weights "${weights}")
string(REGEX REPLACE "[ \n]+" "," weights "${weights}")
file(WRITE ${learned_weights}.new "#include <cstdint>
namespace schafkopf {
extern const std::int16_t kLearnedHundredths[];
const std::int16_t kLearnedHundredths[] = {${weights}};
}
")
file(COPY_FILE ${learned_weights}.new ${learned_weights} ONLY_IF_DIFFERENT)
