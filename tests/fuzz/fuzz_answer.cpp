// Feeds one text to the door of all questions, and as a line to be asked about: an answer or an
// error, always JSON. Work that takes time is stopped at once.
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/text/rule_file.h"
#include "tests/fuzz/fuzz.h"
#include "tools/answers/ask_hand.h"
#include "tools/answers/questions.h"

namespace {

using namespace schafkopf;  // NOLINT: the parsers are what this file is about

// Without what searches for long whatever it is told.
bool IsQuick(const Json& question) {
  if (!question.is_object()) return true;
  const char* const key = question.contains("verb") ? "verb" : "question";
  if (!question.contains(key)) return true;
  const Json& name = question[key];
  if (name == "deal") return !question.contains("given") && !question.contains("count");
  return name != "solve" && name != "analyze" && name != "ask" && name != "exchange" &&
         name != "advise";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const RuleSet rules = DefaultRules();
  const std::string text(reinterpret_cast<const char*>(data), size);
  Watch watch;
  watch.stop = [] { return true; };
  const Json question = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (IsQuick(question)) {
    const std::string answer = AnswerJson(text, watch);
    Require(Json::accept(answer), "an answer that is no JSON", text);
  }
  if (text.find_first_not_of(" \t") != std::string::npos) {
    for (int seats : {3, 4}) {
      const auto asked = ReadBidLine({1, text, false}, {Seat(0), seats, {}}, rules);
      if (!asked.ok()) RequireError(asked.status(), text);
    }
  }
  return 0;
}
