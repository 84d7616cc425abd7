// What the page's workers call: a question as JSON in, its answer as JSON out, in linear memory.
//
// question(size)   room for a question of so many bytes of UTF-8, which the caller then writes
// answer()         answers it; what the answer says stands at answer_text(), answer_size() bytes
// The host hears of progress by a function imported from `page`; it stops a question by dropping
// the instance.
#include <cstddef>
#include <cstdint>
#include <string>

#include "tools/answers/questions.h"

extern "C" {

__attribute__((import_module("page"), import_name("progress"))) void PageProgress(double done,
                                                                                  double total);
__attribute__((import_module("page"), import_name("early"))) void PageEarly(const char* answer,
                                                                            std::size_t size);
}

namespace {

// One module instance answers one question at a time.
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

__attribute__((export_name("question"))) char* PageQuestion(std::size_t size) {
  TheExchange().question.assign(size, ' ');
  return TheExchange().question.data();
}

__attribute__((export_name("answer"))) void PageAnswer() {
  schafkopf::Watch watch;
  watch.progress = [](std::uint64_t done, std::uint64_t total) {
    PageProgress(static_cast<double>(done), static_cast<double>(total));
  };
  watch.early = [](const schafkopf::Answer& so_far) {
    const std::string text = schafkopf::JsonText(so_far.ToJson());
    PageEarly(text.data(), text.size());
  };
  TheExchange().answer = schafkopf::AnswerJson(TheExchange().question, watch);
}

__attribute__((export_name("answer_text"))) const char* PageAnswerText() {
  return TheExchange().answer.data();
}
__attribute__((export_name("answer_size"))) std::size_t PageAnswerSize() {
  return TheExchange().answer.size();
}
}
