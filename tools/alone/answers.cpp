// Questions as JSON lines in, answers as JSON lines out: what `schafkopf answer` prints, byte for
// byte, on systems for which only this is built.
#include <iostream>
#include <string>

#include "tools/answers/questions.h"

int main() {
  for (std::string question; std::getline(std::cin, question);) {
    std::cout << schafkopf::AnswerJson(question, {}) << '\n';
  }
}
