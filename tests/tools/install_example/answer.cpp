// Asks by the one door, as other programs do: a question as JSON, its answer as JSON.
#include <iostream>

#include "schafkopf/json.h"

int main() {
  std::cout << schafkopf::AnswerJson(
                   R"({"question":"legal","contract":"wenz","hand":"EU EA","trick":"GU"})", {})
            << '\n';
}
