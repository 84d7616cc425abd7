// The door to JSON that strangers wrote.
#include "tools/answers/door/read_json.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <limits>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/text/mistake.h"

namespace schafkopf::read_json_test {
namespace {

using Json = nlohmann::ordered_json;

std::string Nested(int depth, const std::string& opens, const std::string& closes) {
  std::string text;
  for (int i = 0; i < depth; ++i) text += opens;
  text += "1";
  for (int i = 0; i < depth; ++i) text += closes;
  return text;
}

TEST(ReadJson, NestedNoDeeperThanItsLimit) {
  for (const int depth : {1, kMaxJsonNesting}) {
    EXPECT_FALSE(ReadJson(Nested(depth, "[", "]")).is_discarded()) << depth;
    EXPECT_FALSE(ReadJson(Nested(depth, "{\"a\":", "}")).is_discarded()) << depth;
  }
  for (const int depth : {kMaxJsonNesting + 1, 1'000'000}) {
    EXPECT_TRUE(ReadJson(Nested(depth, "[", "]")).is_discarded()) << depth;
    EXPECT_TRUE(ReadJson(Nested(depth, "{\"a\":", "}")).is_discarded()) << depth;
    EXPECT_TRUE(ReadJson(Nested(depth, " [ ", "")).is_discarded()) << depth;
  }
}

TEST(ReadJson, BracketsInTextsAreNoNesting) {
  const std::string brackets(200, '[');
  EXPECT_EQ(ReadJson("\"" + brackets + "\""), brackets);
  EXPECT_EQ(ReadJson("[\"\\\"" + brackets + "\\\\\",2]")[0], "\"" + brackets + "\\");
  std::string many = "[";
  for (int i = 0; i < 200; ++i) many += "[1],";
  EXPECT_EQ(ReadJson(many + "2]").size(), 201u);
}

TEST(ReadJson, WhatIsNoneIsDiscarded) {
  for (const char* text : {"", "{", "]", "\"\xff\"", "1e999", "[1,]", "{\"a\":1}x", "\"\x1b\""}) {
    EXPECT_TRUE(ReadJson(text).is_discarded()) << text;
  }
}

TEST(ReadJson, SaysWhereAQuestionEndsToBeOne) {
  struct Row {
    const char* text;
    const char* said;
    int column;
  };
  for (const Row& row :
       std::initializer_list<Row>{{"", "the end of the line", 1},
                                  {"{\"question\":\"ask\"", "the end of the line", 18},
                                  {"{\"hand\": EO}", "\"EO}\"", 10},
                                  {"{\"hänt\" \"EO\"}", "\"\"EO\"}\"", 9},
                                  {"{\"worlds\": tru}", "\"tru}\"", 12},
                                  {"{\"worlds\": 20,}", "\"}\"", 15},
                                  {"{\"hand\": \"EO", "the end of the line", 13},
                                  {"{\"hand\": \"E\\q\"}", "\"q\"}\"", 13},
                                  {"{\"worlds\" 1.5e3}", "\"1.5e3}\"", 11},
                                  {"{} {}", "\"{}\"", 4}}) {
    const auto read = ReadJsonQuestion(row.text);
    EXPECT_EQ(read.status().message(),
              absl::StrCat("expected a question as JSON, found ", row.said))
        << row.text;
    EXPECT_EQ(ColumnOf(read.status()), row.column) << row.text;
  }
  const auto deep = ReadJsonQuestion(Nested(kMaxJsonNesting + 1, "[", "]"));
  EXPECT_EQ(ColumnOf(deep.status()), kMaxJsonNesting + 1);
  EXPECT_EQ(ReadJsonQuestion(R"({"a":1})").value(), Json({{"a", 1}}));
}

TEST(TypedFields, OfTheirTypesAndWithinTheirBounds) {
  const Json object = {{"text", "a"},     {"count", 7u},  {"number", 0.5},       {"flag", true},
                       {"none", nullptr}, {"array", {1}}, {"object", {{"a", 1}}}};
  TypedFields fields(object);
  EXPECT_EQ(fields.Text("text"), "a");
  EXPECT_EQ(fields.Count("count", 7, 7), 7u);
  EXPECT_EQ(fields.Number("number", 0.5, 0.5), 0.5);
  EXPECT_EQ(fields.Number("count", 0, 10), 7);
  EXPECT_TRUE(fields.Flag("flag"));
  EXPECT_EQ(fields.TextOrNull("none"), std::nullopt);
  EXPECT_EQ(fields.CountOrNull("none", 0, 1), std::nullopt);
  EXPECT_EQ(fields.NumberOrNull("none", 0, 1), std::nullopt);
  EXPECT_EQ(fields.TextOrNull("text"), "a");
  EXPECT_EQ(fields.CountOrNull("count", 0, 9), 7u);
  EXPECT_EQ(fields.NumberOrNull("number", 0, 1), 0.5);
  EXPECT_EQ(fields.Array("array").size(), 1u);
  EXPECT_EQ(fields.Object("object").size(), 1u);
  EXPECT_TRUE(fields.Has("none"));
  EXPECT_FALSE(fields.Has("other"));
  EXPECT_TRUE(fields.ok());
}

template <class Read>
bool IsRefused(const Json& object, const Read& read) {
  TypedFields fields(object);
  read(fields);
  return !fields.ok();
}

TEST(TypedFields, RefuseAllElse) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  for (const Json& value : {Json(nullptr), Json(true), Json("x"), Json(-1), Json(11), Json(0.5),
                            Json(1e300), Json(kMost), Json::array(), Json::object()}) {
    const Json object = {{"a", value}};
    const auto refused = [&](const auto& read) { return IsRefused(object, read); };
    EXPECT_TRUE(refused([](TypedFields& a) { a.Count("a", 0, 10); })) << value;
    EXPECT_EQ(refused([](TypedFields& a) { a.Number("a", 0, 10); }), value != 0.5) << value;
    EXPECT_EQ(refused([](TypedFields& a) { a.Text("a"); }), !value.is_string()) << value;
    EXPECT_EQ(refused([](TypedFields& a) { a.Flag("a"); }), !value.is_boolean()) << value;
    EXPECT_EQ(refused([](TypedFields& a) { a.Array("a"); }), !value.is_array()) << value;
    EXPECT_EQ(refused([](TypedFields& a) { a.Object("a"); }), !value.is_object()) << value;
    EXPECT_EQ(refused([](TypedFields& a) { a.CountOrNull("a", 0, 10); }), !value.is_null())
        << value;
  }
  for (const Json& no_object : {Json(), Json(Json::value_t::discarded), Json("a"), Json::array()}) {
    EXPECT_TRUE(IsRefused(no_object, [](TypedFields& a) { a.Text("a"); }));
    EXPECT_TRUE(IsRefused(no_object, [](TypedFields& a) { a.CountOrNull("a", 0, 1); }));
  }
}

}  // namespace
}  // namespace schafkopf::read_json_test
