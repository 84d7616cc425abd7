#include "tools/web/exchange.h"

#include <cstddef>

namespace {

struct Exchange {
  std::string question;
  std::string answer;
};

Exchange& TheExchange() {
  static Exchange exchange;
  return exchange;
}

}  // namespace

extern "C" {

__attribute__((export_name("question"))) char* ModuleQuestion(std::size_t size) {
  TheExchange().question.assign(size, ' ');
  return TheExchange().question.data();
}
__attribute__((export_name("answer"))) void ModuleAnswer() {
  TheExchange().answer = schafkopf::Answered(TheExchange().question);
}
__attribute__((export_name("answer_text"))) const char* ModuleAnswerText() {
  return TheExchange().answer.data();
}
__attribute__((export_name("answer_size"))) std::size_t ModuleAnswerSize() {
  return TheExchange().answer.size();
}
}
