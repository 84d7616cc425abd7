// `serve`: the answers over HTTP, and what a hostile or impatient client may do.
#include "tests/support/serve_test.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "engine/cards/random.h"
#include "tests/support/test_scale.h"

namespace schafkopf::serve_test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using Clock = std::chrono::steady_clock;

TEST_F(ServeTest, AnswersWithTheBytesOfTheProgram) {
  Serve();
  const std::vector<std::array<std::string, 3>> cases = {
      {"ask", kServedAsk, "ask 'EU HU EA EZ EK GA HZ S7' --contract wenz"},
      {"solve",
       R"({"deal":"wenz 2 | EAEKEOGZGKH8SKS8 | E9E8GAHUH9H7SASZ | EZEUE7GUHASOSUS7 | )"
       R"(GOG9G8G7HZHKHOS9"})",
       "solve -"},
      {"legal", R"({"contract":"wenz","hand":"EU EA"})", "legal wenz --hand 'EU EA'"},
      {"score", R"({"contract":"wenz","points":"70"})", "score wenz --points 70"},
      {"rules", R"({"rules":"short"})", "rules --rules short"},
  };
  for (const auto& [question, body, arguments] : cases) {
    SCOPED_TRACE(question);
    const std::string deal = question == "solve" ? nlohmann::json::parse(body)["deal"] : "";
    const Outcome program = Call(absl::StrCat(arguments, " --json"), deal + "\n");
    std::string printed = program.out;
    // Of a file's lines the program also says which one.
    absl::StrReplaceAll({{"\"line\":1,", ""}}, &printed);
    ASSERT_EQ(program.status, 0) << program.err;
    const HttpReply answer = Post(question, body);
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body + "\n", printed);
    EXPECT_EQ(answer.Field("content-type"), "application/json");
  }
}

TEST_F(ServeTest, TellsHowFarItsBatchesAre) {
  const std::string running = WriteFile(
      "running.status",
      R"({"state":"running","output":"games.jsonl","done":300,"errors":0,"share":0.25,"rate":12.5,)"
      R"("seconds":24.0,"seconds_left":72.0,"slowest_line":7,"slowest_seconds":0.5})");
  const std::string other = WriteFile("other", R"({"state":"running"})");
  const std::string none = Path("none.status");
  Serve({"--status", running, other, none});
  EXPECT_EQ(nlohmann::json::parse(Get("/engine.json").body)["batches"], 3);
  const HttpReply told = Post("batch-status", "{}");
  EXPECT_EQ(told.status, 200);
  const std::string files = absl::StrCat("'", running, "' '", other, "' '", none, "'");
  const Outcome program = Call(absl::StrCat("batch-status --json ", files));
  EXPECT_EQ(program.status, 74);
  EXPECT_EQ(told.body + "\n", program.out);
  const auto batches = nlohmann::json::parse(told.body)["batches"];
  EXPECT_EQ(batches[0]["file"], running);
  EXPECT_EQ(batches[0]["share"], 0.25);
  EXPECT_GT(batches[0]["written"], 1'700'000'000);
  EXPECT_THAT(batches[1]["error"].get<std::string>(), EndsWith("is not a batch status file"));
  EXPECT_THAT(batches[2]["error"].get<std::string>(), HasSubstr(none + " does not exist"));
  // As it is now, and of no file that a request names.
  WriteFile("running.status", absl::StrReplaceAll(ReadFile(running), {{"0.25", "0.5"}}));
  EXPECT_EQ(nlohmann::json::parse(Post("batch-status", "{}").body)["batches"][0]["share"], 0.5);
  for (const char* body : {"", "[]", R"({"files":["/etc/passwd"]})", R"({"file":"/etc/passwd"})"}) {
    EXPECT_EQ(Post("batch-status", body).status, 400) << body;
  }
  EXPECT_EQ(Post("batch-status", "{}", {{"Host", "evil.example"}}).status, 403);
}

TEST_F(ServeTest, HasNoBatchesWhereNoneIsNamed) {
  Serve();
  EXPECT_EQ(nlohmann::json::parse(Get("/engine.json").body)["batches"], 0);
  EXPECT_EQ(Post("batch-status", "{}").body, R"({"batches":[]})");
}

TEST_F(ServeTest, SaysWhatIsWrongWithAQuestion) {
  Serve();
  const auto error_of = [&](const std::string& question, const std::string& body) {
    const HttpReply answer = Post(question, body);
    EXPECT_EQ(answer.status, 400) << body;
    return nlohmann::json::parse(answer.body);
  };
  EXPECT_THAT(error_of("ask", "{").at("error"), HasSubstr("a question as JSON"));
  EXPECT_THAT(error_of("ask", "[]").at("error"), HasSubstr("a JSON object"));
  EXPECT_EQ(error_of("ask", R"({"hand":"EO EX"})").at("field"), "hand");
  EXPECT_EQ(error_of("guess", "{}").at("field"), "question");
  EXPECT_EQ(error_of("ask", R"({"hand":"EU HU EA EZ EK GA HZ S7","worlds":1000000})").at("field"),
            "worlds");
  EXPECT_EQ(Get("/api/ask").status, 405) << "a question is posted";
  EXPECT_THAT(Get("/engine.json").body, StartsWith("{\"program\":true,"));
  EXPECT_EQ(Post("ask/more", "{}").status, 404);
}

TEST_F(ServeTest, KnowsNobodyFromElsewhere) {
  Serve();
  const std::string here = absl::StrCat("localhost:", port_);
  EXPECT_EQ(Get("/", {{"Host", here}}).status, 200);
  EXPECT_EQ(Get("/", {{"Host", here}, {"Origin", "http://" + here}}).status, 200);
  for (const std::string host : {"evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil:80"}) {
    EXPECT_EQ(Get("/", {{"Host", host}}).status, 403) << host;
    EXPECT_EQ(Post("ask", kServedAsk, {{"Host", host}}).status, 403) << host;
  }
  // There is one of each, whichever is looked at.
  EXPECT_EQ(Get("/", {{"Host", here}, {"Host", here}}).status, 403);
  EXPECT_EQ(Get("/", {{"Origin", "http://" + here}, {"Origin", "null"}}).status, 403);
  EXPECT_EQ(Ask("GET / HTTP/1.0\r\n\r\n").status, 403);
  for (const std::string& origin :
       {std::string("http://evil.example"), std::string("null"), "https://" + here, here}) {
    EXPECT_EQ(Get("/", {{"Origin", origin}}).status, 403) << origin;
    EXPECT_EQ(Post("ask", kServedAsk, {{"Origin", origin}}).status, 403) << origin;
  }
}

TEST_F(ServeTest, HasItsPageInItself) {
  Serve();
  const HttpReply page = Get("/");
  EXPECT_THAT(page.Field("content-type"), StartsWith("text/html"));
  const auto part_of = [](const std::string& text, const std::string& before,
                          const std::string& after) {
    const std::size_t begin = text.find(before) + before.size();
    return text.substr(begin, text.find(after, begin) - begin);
  };
  const std::string app = part_of(page.body, "<script type=\"module\" src=\"", "\"");
  ASSERT_THAT(app, EndsWith("/app.mjs"));
  EXPECT_THAT(Get("/" + app).body, HasSubstr("serviceWorker"));
  const HttpReply icon = Get("/icon-192.png");
  EXPECT_EQ(icon.Field("content-type"), "image/png");
  EXPECT_THAT(icon.body, StartsWith("\x89PNG\r\n"));
  // The worker names all the files of its version.
  const std::string list = part_of(Get("/sw.js").body, "kFiles = [\n", "];");
  int files = 0;
  for (std::size_t at = list.find('\''); at != list.npos; at = list.find('\'', at + 1), ++files) {
    const std::size_t end = list.find('\'', at + 1);
    const std::string file = list.substr(at + 1, end - at - 1);
    EXPECT_EQ(Get("/" + file).status, 200) << file;
    at = end;
  }
  EXPECT_EQ(files, 4);  // two of scripts, one of looks, and the colours
}

// One request on a connection, of a known length, within bounds: each refused by its own status.
TEST_F(ServeTest, RefusesWhatIsNoPlainRequest) {
  Serve();
  const std::string host = absl::StrCat("Host: 127.0.0.1:", port_, "\r\n");
  const auto status_of = [&](const std::string& request) { return Ask(request).status; };
  const std::string post = "POST /api/ask HTTP/1.1\r\n" + host;
  EXPECT_EQ(status_of(post + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"), 501);
  EXPECT_EQ(status_of(post + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}"), 501);
  EXPECT_EQ(status_of(post + "\r\n"), 411);
  EXPECT_EQ(status_of(post + "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}"), 400);
  EXPECT_EQ(status_of(post + "Content-Length: +2\r\n\r\n{}"), 400);
  EXPECT_EQ(status_of(post + "Content-Length: -1\r\n\r\n{}"), 400);
  EXPECT_EQ(status_of(post + "Content-Length: 1048577\r\n\r\n"), 413);
  EXPECT_EQ(status_of(post + "Content-Length: 99999999999999999999999\r\n\r\n"), 413);
  EXPECT_EQ(status_of(post + "Content-Length: 2\r\nExpect: tea\r\n\r\n{}"), 417);
  const std::string get = "GET / HTTP/1.1\r\n" + host;
  EXPECT_EQ(status_of(get + std::string(20'000, 'x')), 431);
  EXPECT_EQ(status_of(get + "X: " + std::string(20'000, 'x') + "\r\n\r\n"), 431);
  std::string many = get;
  for (int i = 0; i < 100; ++i) many += "A: b\r\n";
  EXPECT_EQ(status_of(many + "\r\n"), 431);
  EXPECT_EQ(status_of("GET / HTTP/2.0\r\n" + host + "\r\n"), 505);
  EXPECT_EQ(status_of("DELETE / HTTP/1.1\r\n" + host + "\r\n"), 405);
  EXPECT_EQ(status_of("get / HTTP/1.1\r\n" + host + "\r\n"), 400);
  EXPECT_EQ(status_of("GET http://127.0.0.1/ HTTP/1.1\r\n" + host + "\r\n"), 400);
  EXPECT_EQ(status_of(get + " folded: line\r\n\r\n"), 400);
  EXPECT_EQ(status_of(get + "Name : value\r\n\r\n"), 400);
  EXPECT_EQ(status_of(get + "Name: a\nb\r\n\r\n"), 400);
  // Ranges are for nobody here: the whole is answered.
  const HttpReply whole = Get("/", {{"Range", "bytes=0-1,0-1"}});
  EXPECT_EQ(whole.status, 200);
  EXPECT_EQ(whole.body, Get("/").body);
  EXPECT_EQ(Ask("HEAD / HTTP/1.1\r\n" + host + "\r\n").body, "");
  EXPECT_EQ(Ask("GET / HTTP/1.0\r\n" + host + "\r\n").body, whole.body);
  const HttpConnection waits(port_);
  ASSERT_TRUE(waits.Send(post + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"));
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  ASSERT_TRUE(waits.Send("{}"));
  EXPECT_THAT(waits.ReadAll(), StartsWith("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 400 "));
}

// Small, but a tower or a crowd once it is read.
TEST_F(ServeTest, WithstandsJsonThatGrows) {
  Serve();
  const std::string deep(400'000, '[');
  std::string crowd = "[";
  for (int i = 0; i < 300'000; ++i) crowd += "{},";
  crowd += "{}]";
  for (const char* accept : {"*/*", "text/event-stream"}) {
    const HttpLines lines = {{"Accept", accept}};
    EXPECT_EQ(
        Post("ask", absl::StrCat(R"({"hand":)", deep, std::string(deep.size(), ']'), "}"), lines)
            .status,
        400);
    EXPECT_EQ(Post("ask", crowd, lines).status, 400);
    EXPECT_EQ(Post("batch-status", deep, lines).status, 400);
    const std::string less = deep.substr(0, 50'000);
    EXPECT_THAT(
        Post("ask", absl::StrCat(R"({"hand":)", less, std::string(less.size(), ']'), "}"), lines)
            .body,
        HasSubstr("a question as JSON"));
    EXPECT_THAT(Post("ask", R"({"hand":[[[]]]})", lines).body,
                HasSubstr("a string, found an array"));
  }
}

TEST_F(ServeTest, AnswersWhoHasSaidAllHeWants) {
  Serve();
  const std::string expected = Post("ask", kServedAsk).body;
  for (const char* version : {"HTTP/1.0", "HTTP/1.1"}) {
    for (const char* accept : {"*/*", "text/event-stream"}) {
      std::string request =
          HttpRequestText(port_, "POST", "/api/ask", {{"Accept", accept}}, kServedAsk);
      absl::StrReplaceAll({{"HTTP/1.1", version}}, &request);
      const HttpConnection half_closed(port_);
      ASSERT_TRUE(half_closed.Send(request));
      half_closed.EndSending();
      const HttpReply reply = half_closed.ReadReply();
      EXPECT_EQ(reply.status, 200) << version;
      EXPECT_THAT(reply.body, HasSubstr(expected)) << version;
    }
  }
  // What stands behind the first request is not answered, and does not spoil its answer.
  const HttpReply first = Ask(absl::StrCat(Request("ask", kServedAsk), Request("ask", kServedAsk),
                                           std::string(300'000, 'x')));
  EXPECT_EQ(first.status, 200);
  EXPECT_EQ(first.body, expected);
  EXPECT_EQ(first.Field("connection"), "close");
}

TEST_F(ServeTest, ShowsThePageAndNoOtherFile) {
  std::filesystem::create_directories(Path("page/cards"));
  WriteFile("page/index.html", "<p>here");
  WriteFile("page/cards/eo.svg", "<svg/>");
  WriteFile("page/.hidden", "secret");
  WriteFile("secret.txt", "secret");
  Serve({"--page", Path("page")});
  const HttpReply page = Get("/");
  EXPECT_EQ(page.body, "<p>here");
  EXPECT_THAT(page.Field("content-type"), StartsWith("text/html"));
  EXPECT_THAT(page.Field("content-security-policy"), HasSubstr("default-src 'none'"));
  EXPECT_EQ(Get("/index.html").body, "<p>here");
  EXPECT_EQ(Get("/cards/eo.svg").Field("content-type"), "image/svg+xml");
  const HttpReply again = Get("/", {{"If-None-Match", page.Field("etag")}});
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  for (const char* path : {"/.hidden", "/../secret.txt", "/%2e%2e/secret.txt", "/cards",
                           "//etc/passwd", "/cards/../../secret.txt"}) {
    EXPECT_EQ(Get(path).status, 404) << path;
  }
  const Outcome missing = Call(absl::StrCat("serve --page '", Path("nothing"), "'"));
  EXPECT_EQ(missing.status, 74);
  EXPECT_THAT(missing.err, HasSubstr("--page: "));
  const Outcome taken = Call(absl::StrCat("serve --port ", port_));
  EXPECT_EQ(taken.status, 74);
  EXPECT_THAT(taken.err, HasSubstr(absl::StrCat("port ", port_)));
}

TEST_F(ServeTest, TellsHowFarItIs) {
  Serve();
  const HttpLines events = {{"Accept", "text/event-stream"}};
  const HttpReply told = Post("ask", kServedAsk, events);
  EXPECT_EQ(told.Field("content-type"), "text/event-stream");
  EXPECT_THAT(told.body, HasSubstr("event: progress\ndata: {\"done\":"));
  EXPECT_THAT(told.body, HasSubstr("event: early\ndata: {\"hand\":"));
  EXPECT_THAT(told.body, EndsWith(absl::StrCat(
                             "event: answer\ndata: ", Post("ask", kServedAsk).body, "\n\n")));
  EXPECT_THAT(Post("ask", "{}", events).body, StartsWith("event: error\ndata: {\"error\":"));
}

// Requests with bytes changed, left out, doubled or cut: answered or dropped, never a fault of the
// server.
TEST_F(ServeTest, WithstandsMutatedRequests) {
  Serve({"--seconds", "1"});
  const std::vector<std::string> seeds = {
      Request("ask", R"({"hand":"EU HU EA EZ EK GA HZ S7","contracts":["wenz"],"worlds":2})"),
      Request("solve", R"({"deal":"wenz 0 | EA | GA | HA | SA |","each_card":true})"),
      Request("legal", R"({"contract":"ruf:E","hand":"EU GA","trick":["E7"]})"),
      Request("score", R"({"contract":"solo:H","points":"91","laufende":"3"})"),
      Request("sheet", R"({"lines":["wenz 0; points 75"]})"),
      absl::StrCat("GET /index.html?a=b HTTP/1.1\r\nHost: localhost:", port_,
                   "\r\nAccept: */*\r\nRange: bytes=0-9\r\nConnection: close\r\n\r\n"),
  };
  std::int64_t pages = 0;
  const int count = Scaled(10'000);
  for (int i = 0; i < count; ++i) {
    Random random(17, static_cast<std::uint64_t>(i));
    std::string request = seeds[random.Below(seeds.size())];
    for (std::uint64_t change = random.Below(6); change-- > 0 && !request.empty();) {
      const std::size_t place = random.Below(request.size());
      switch (random.Below(4)) {
        case 0:
          request[place] = static_cast<char>(random.Below(256));
          break;
        case 1:
          request.erase(place, random.Below(8));
          break;
        case 2:
          request.insert(place, request.substr(place, random.Below(40)));
          break;
        default:
          if (random.Below(4) == 0) request.resize(place);
      }
    }
    std::string answer;
    {
      const HttpConnection connection(port_);
      connection.Send(request);
      connection.EndSending();
      answer = connection.ReadAll();
    }
    if (answer.size() > 9) {
      const std::string status = answer.substr(9, 3);
      // All but 500: what it does not speak, or cannot do now.
      ASSERT_TRUE(status[0] != '5' || status == "501" || status == "503" || status == "505")
          << answer << '\n'
          << request;
    }
    if (i == count / 10) pages = ResidentPages();
  }
  EXPECT_EQ(Post("ask", kServedAsk).status, 200);
  EXPECT_LT(ResidentPages(), 2 * pages + 10'000) << "memory grows";
}

}  // namespace
}  // namespace schafkopf::serve_test
