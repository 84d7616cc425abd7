// The answers as a module for WebAssembly, which the page and other hosts ask (exchange.h). A host
// hears of progress by functions imported from `page`; it stops a question by dropping the
// instance.
#include <cstddef>
#include <cstdint>
#include <string>

#include "tools/answers/door/answer.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/questions.h"
#include "tools/web/exchange.h"

extern "C" {

__attribute__((import_module("page"), import_name("progress"))) void PageProgress(double done,
                                                                                  double total);
__attribute__((import_module("page"), import_name("early"))) void PageEarly(const char* answer,
                                                                            std::size_t size);
}

std::string schafkopf::Answered(const std::string& question) {
  Watch watch;
  watch.progress = [](std::uint64_t done, std::uint64_t total) {
    PageProgress(static_cast<double>(done), static_cast<double>(total));
  };
  watch.early = [](const Answer& so_far) {
    const std::string text = JsonText(so_far.ToJson());
    PageEarly(text.data(), text.size());
  };
  return AnswerJson(question, watch);
}
