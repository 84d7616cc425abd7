# Writes the source file `pocket_weights` of the weights that `train_pocket` prints.
file(READ ${CMAKE_CURRENT_LIST_DIR}/pocket_weights.bin weights HEX)
string(REGEX REPLACE "(..)" "0x\\1," weights "${weights}")
file(WRITE ${pocket_weights}.new "#include <cstddef>
#include <cstdint>
namespace schafkopf {
extern const std::uint8_t kPocketWeights[];
extern const std::size_t kPocketWeightBytes;
const std::uint8_t kPocketWeights[] = {${weights}};
const std::size_t kPocketWeightBytes = sizeof kPocketWeights;
}
")
file(COPY_FILE ${pocket_weights}.new ${pocket_weights} ONLY_IF_DIFFERENT)
