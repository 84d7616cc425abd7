// Feeds one text to the door of all questions: an answer or an error, always JSON, and lines that a
// terminal can show. Work that takes time is stopped soon.
// Reads: ReadChance, ReadConvert, ReadJsonQuestion.
// Reads: AnswerJson, AnswerTo, Fields::Read, ReadConditions, ReadAskTerms,
// ReadDoubleTerms, ReadHandTerms, LineNumberOf, FindLanguage, ReadAdvise, ReadAnalyze,
// ReadAsk, ReadAuction, ReadDeal, ReadExchange, ReadKontra, ReadLay, ReadLegal, ReadRe, FindOthers,
// ReadReview, ReadRulesQuestion, ReadScore, ReadSheet, ReadSolve, ReadTable, AskOfText.
#include <cstddef>
#include <cstdint>
#include <string>

#include "tests/fuzz/fuzz.h"
#include "tools/answers/questions.h"
#include "tools/language/language.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace schafkopf;  // NOLINT: the parsers are what this file is about
  constexpr int kLooks = 4;
  const std::string text(reinterpret_cast<const char*>(data), size);
  int looks = 0;
  Watch watch;
  watch.stop = [&] { return ++looks > kLooks; };
  const std::string answer = AnswerJson(text, watch);
  Require(Json::accept(answer), "an answer that is no JSON", text);
  const Json question = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (question.is_discarded()) return 0;
  looks = 0;
  if (const auto told = AnswerTo(question, watch); told.ok()) {
    RequireShown(told->ToText(Language::kEnglish));
    RequireShown(told->ToText(Language::kGerman));
  } else {
    RequireMessage(MessageOf(told.status()).in(Language::kGerman));
  }
  return 0;
}
