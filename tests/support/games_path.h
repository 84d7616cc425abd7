// Where recorded games are, if they are at hand.
#ifndef SCHAFKOPF_TESTS_SUPPORT_GAMES_PATH_H_
#define SCHAFKOPF_TESTS_SUPPORT_GAMES_PATH_H_

#include <cstdlib>
#include <string>

namespace schafkopf {

// games-train.txt in the folder SCHAFKOPF_GAMES, else beside the repository.
inline std::string GamesPath() {
  const char* folder = std::getenv("SCHAFKOPF_GAMES");
  return std::string(folder ? folder : SCHAFKOPF_ROOT "/../shared/data") + "/games-train.txt";
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_GAMES_PATH_H_
