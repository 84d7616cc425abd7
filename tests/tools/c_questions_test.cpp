// Questions through the C interface, and what its header says of itself.
#include <gtest/gtest.h>

#include <array>
#include <climits>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "engine/text/deal_fields.h"
#include "engine/text/notation.h"
#include "tests/support/c_deals.h"
#include "tools/answers/questions.h"
#include "tools/c/owned.h"
#include "tools/c/schafkopf.h"

namespace schafkopf::c_questions_test {
namespace {

using c::Owned;

std::string Answered(const std::string& question, const schafkopf_watch* watch = nullptr) {
  return Owned<char>(schafkopf_answer(question.data(), question.size(), watch)).get();
}

struct Heard {
  std::vector<std::string> early;
  bool stops = false;
};

TEST(CInterface, QuestionsAreAnsweredAsByTheLibrary) {
  const std::string ask = R"({"verb":"ask","hand":"EU GU EA EZ EK GA HA S7","worlds":40})";
  for (const std::string& question :
       {ask, std::string(R"({"verb":"legal","contract":"wenz","hand":"EU EA","trick":"GU"})"),
        std::string(R"({"verb":"solve","deal":"x"})"), std::string("no JSON"), std::string()}) {
    EXPECT_EQ(Answered(question), AnswerJson(question, {})) << question;
  }
  EXPECT_EQ(Owned<char>(schafkopf_answer(nullptr, 7, nullptr)).get(), AnswerJson("", {}));

  Heard heard;
  schafkopf_watch watch;
  SCHAFKOPF_PREPARE(&watch);
  watch.threads = 2;
  watch.context = &heard;
  watch.progress = [](void* context, const char* json, std::size_t length) {
    static_cast<Heard*>(context)->early.emplace_back(json, length);
  };
  watch.stop = [](void* context) {
    const Heard& told = *static_cast<Heard*>(context);
    return told.stops && !told.early.empty() ? 1 : 0;
  };
  EXPECT_EQ(Answered(ask, &watch), AnswerJson(ask, {}));
  ASSERT_EQ(heard.early.size(), 5u);
  EXPECT_EQ(Json::parse(heard.early.front())["early"], true);
  heard = {{}, /*stops=*/true};
  EXPECT_EQ(Json::parse(Answered(ask, &watch))["interrupted"], true);
}

TEST(CInterface, AWatchIsChecked) {
  const std::string question = R"({"verb":"legal","contract":"wenz","hand":"EU EA","trick":"GU"})";
  schafkopf_watch watch;
  SCHAFKOPF_PREPARE(&watch);
  watch.threads = 1024;
  EXPECT_EQ(Answered(question, &watch), AnswerJson(question, {}));
  const auto refused = [&] {
    const Json answer = Json::parse(Answered(question, &watch));
    return answer.size() == 2 && answer["column"] == 1 &&
           answer["error"].get<std::string>().starts_with("expected a watch with its size");
  };
  for (const int threads : {-1, 1025, INT_MAX, INT_MIN}) {
    watch.threads = threads;
    EXPECT_TRUE(refused()) << threads;
  }
  watch.threads = 1;
  for (const std::size_t size : {std::size_t{0}, sizeof(watch) - 1, std::size_t{4097}}) {
    watch.size = size;
    EXPECT_TRUE(refused()) << size;
  }
}

std::string ContentOf(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The names that `nm` sees.
std::set<std::string> ExportedNames() {
  std::set<std::string> names;
  std::FILE* const nm = popen("nm -D --defined-only '" SCHAFKOPF_LIBRARY "'", "r");
  std::array<char, 1024> line{};
  while (std::fgets(line.data(), line.size(), nm) != nullptr) {
    const std::string text(line.data(), std::strcspn(line.data(), "@\n"));
    if (text.find(" A ") == text.npos) names.insert(text.substr(text.rfind(' ') + 1));
  }
  pclose(nm);
  return names;
}

// The objects of JSON, and what stands between quotes and `behind`, of the header's comments.
std::vector<std::string> FoundIn(const std::string& text, const std::regex& pattern) {
  std::vector<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
    found.push_back((*at)[1]);
  }
  return found;
}

// Each example of the header is what it is said to be.
TEST(CInterface, ExamplesOfTheHeaderAreTrue) {
  const std::string header = ContentOf(SCHAFKOPF_ROOT "/tools/c/schafkopf.h");
  int questions = 0;
  int rules = 0;
  int errors = 0;
  for (const std::string& text : FoundIn(header, std::regex(R"((\{".*?\}))"))) {
    const Json example = Json::parse(text);
    if (example.contains("verb")) {
      EXPECT_FALSE(Json::parse(Answered(text)).contains("error")) << text;
      ++questions;
    } else if (example.contains("error")) {
      const Json error = Json::parse(Answered(R"({"verb":"ask","hand":"EU G1"})"));
      ASSERT_EQ(example.size(), error.size()) << text;
      for (const auto& [key, value] : error.items()) {
        EXPECT_EQ(example.at(key).type(), value.type()) << key;
      }
      ++errors;
    } else if (example.contains("tables")) {
      schafkopf_tables* made = nullptr;
      EXPECT_EQ(schafkopf_tables_new(text.data(), text.size(), &made, nullptr), SCHAFKOPF_OK);
      EXPECT_NE(Owned<schafkopf_tables>(made), nullptr);
    } else {
      EXPECT_NE(RulesOf(text), nullptr);
      ++rules;
    }
  }
  EXPECT_EQ(questions, 1);
  EXPECT_EQ(rules, 2);
  EXPECT_EQ(errors, 1);
  for (const std::string& name : FoundIn(header, std::regex("such as \"([a-z]\\S*)\""))) {
    EXPECT_TRUE(ParseContract(name).ok()) << name;
  }
  EXPECT_EQ(FoundIn(header, std::regex("\"(EO)\" for 28")).size(), 1u);
  EXPECT_STREQ(schafkopf_card_name(28), "EO");
  for (const std::string& spelled : FoundIn(header, std::regex("\"(passed)\" where"))) {
    EXPECT_EQ(spelled, kPassed);
  }
}

TEST(CInterface, ExportsWhatItsHeaderDeclares) {
  const std::string header = ContentOf(SCHAFKOPF_ROOT "/tools/c/schafkopf.h");
  static const std::regex function(R"(SCHAFKOPF_API [^;(]*?(schafkopf_\w+)\()");
  std::set<std::string> declared;
  for (std::sregex_iterator at(header.begin(), header.end(), function), end; at != end; ++at) {
    declared.insert((*at)[1]);
  }
  EXPECT_GT(declared.size(), 15u);
  EXPECT_EQ(ExportedNames(), declared);
}

}  // namespace
}  // namespace schafkopf::c_questions_test
