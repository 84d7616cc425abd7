// `serve`: the answers over HTTP, and what a hostile or impatient client may do.
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <httplib.h>
#include <netinet/in.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "engine/cards/random.h"
#include "tests/support/program.h"
#include "tests/support/test_scale.h"

namespace schafkopf {
namespace {

using testing::AnyOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using Clock = std::chrono::steady_clock;

constexpr char kAsk[] = R"({"hand":"EU HU EA EZ EK GA HZ S7","contracts":["wenz"]})";
// What takes minutes.
constexpr char kLong[] =
    R"({"deal":"ramsch - | EO GA HZ S7 EZ GK H9 E7 | GO EA HA SZ GZ SK H8 G7 |)"
    R"( HO EU SA EK G9 HK S9 E8 | SO GU HU SU E9 G8 H7 S8 |"})";

class ServeTest : public Program {
 protected:
  ~ServeTest() override { EXPECT_EQ(Stop(), std::optional<int>(0)); }

  // Starts the program and reads where it listens.
  void Serve(std::vector<std::string> options = {}) {
    options.insert(options.begin(), {SCHAFKOPF_PROGRAM, "serve", "--port", "0"});
    std::vector<char*> arguments;
    for (std::string& option : options) arguments.push_back(option.data());
    arguments.push_back(nullptr);
    int pipe_ends[2];
    ASSERT_EQ(pipe(pipe_ends), 0);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, pipe_ends[0]);
    ASSERT_EQ(
        posix_spawn(&server_, SCHAFKOPF_PROGRAM, &actions, nullptr, arguments.data(), environ), 0);
    posix_spawn_file_actions_destroy(&actions);
    close(pipe_ends[1]);
    std::string url;
    char letter = 0;
    while (read(pipe_ends[0], &letter, 1) == 1 && letter != '\n') url.push_back(letter);
    close(pipe_ends[0]);
    ASSERT_THAT(url, StartsWith("http://127.0.0.1:"));
    ASSERT_TRUE(absl::SimpleAtoi(absl::string_view(url).substr(17, url.size() - 18), &port_))
        << url;
  }

  // Ctrl-C; the exit status, nothing where it runs no more.
  std::optional<int> Stop() {
    if (server_ == 0) return 0;
    kill(server_, SIGINT);
    int status = 0;
    waitpid(server_, &status, 0);
    server_ = 0;
    return WIFEXITED(status) ? std::optional(WEXITSTATUS(status)) : std::nullopt;
  }

  httplib::Client Client() const {
    httplib::Client client("127.0.0.1", port_);
    client.set_read_timeout(Patience(std::chrono::seconds(120)));
    return client;
  }

  httplib::Response Post(const std::string& question, const std::string& body,
                         const httplib::Headers& headers = {}) const {
    const auto got = Client().Post("/api/" + question, headers, body, "application/json");
    EXPECT_TRUE(got) << question << ' ' << body;
    return got ? got.value() : httplib::Response();
  }
  httplib::Response Get(const std::string& path, const httplib::Headers& headers = {}) const {
    const auto got = Client().Get(path, headers);
    EXPECT_TRUE(got) << path;
    return got ? got.value() : httplib::Response();
  }

  // A connection of our own, for requests that no library would send.
  int Connect() const {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port_));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    return socket;
  }
  std::string Request(const std::string& question, const std::string& body) const {
    return absl::StrCat("POST /api/", question, " HTTP/1.1\r\nHost: 127.0.0.1:", port_,
                        "\r\nConnection: close\r\nContent-Length: ", body.size(), "\r\n\r\n", body);
  }
  std::int64_t ResidentPages() const {
    std::ifstream file(absl::StrCat("/proc/", server_, "/statm"));
    std::int64_t size = 0, resident = 0;
    file >> size >> resident;
    return resident;
  }

  int port_ = 0;
  pid_t server_ = 0;
};

TEST_F(ServeTest, AnswersWithTheBytesOfTheProgram) {
  Serve();
  const std::vector<std::array<std::string, 3>> cases = {
      {"ask", kAsk, "ask 'EU HU EA EZ EK GA HZ S7' --contract wenz"},
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
    const httplib::Response answer = Post(question, body);
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body + "\n", printed);
    EXPECT_EQ(answer.get_header_value("Content-Type"), "application/json");
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
  const httplib::Response told = Post("batch-status", "{}");
  EXPECT_EQ(told.status, 200);
  const std::string files = absl::StrCat("'", running, "' '", other, "' '", none, "'");
  const Outcome program = Call(absl::StrCat("batch-status --json ", files));
  EXPECT_EQ(program.status, 74);
  EXPECT_EQ(told.body + "\n", program.out);
  const auto batches = nlohmann::json::parse(told.body)["batches"];
  EXPECT_EQ(batches[0]["file"], running);
  EXPECT_EQ(batches[0]["share"], 0.25);
  EXPECT_GT(batches[0]["written"], 1'700'000'000);
  EXPECT_THAT(batches[1]["error"].get<std::string>(), EndsWith("is no status of a batch"));
  EXPECT_THAT(batches[2]["error"].get<std::string>(), HasSubstr("no " + none));
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
    const httplib::Response answer = Post(question, body);
    EXPECT_EQ(answer.status, 400) << body;
    return nlohmann::json::parse(answer.body);
  };
  EXPECT_THAT(error_of("ask", "{").at("error"), HasSubstr("a question as JSON"));
  EXPECT_THAT(error_of("ask", "[]").at("error"), HasSubstr("a JSON object"));
  EXPECT_EQ(error_of("ask", R"({"hand":"EO EX"})").at("field"), "hand");
  EXPECT_EQ(error_of("guess", "{}").at("field"), "question");
  EXPECT_EQ(error_of("ask", R"({"hand":"EU HU EA EZ EK GA HZ S7","worlds":1000000})").at("field"),
            "worlds");
  EXPECT_EQ(Get("/api/ask").status, 404);
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
    EXPECT_EQ(Post("ask", kAsk, {{"Host", host}}).status, 403) << host;
  }
  for (const std::string& origin :
       {std::string("http://evil.example"), std::string("null"), "https://" + here, here}) {
    EXPECT_EQ(Get("/", {{"Origin", origin}}).status, 403) << origin;
    EXPECT_EQ(Post("ask", kAsk, {{"Origin", origin}}).status, 403) << origin;
  }
}

TEST_F(ServeTest, HasItsPageInItself) {
  Serve();
  const httplib::Response page = Get("/");
  EXPECT_THAT(page.get_header_value("Content-Type"), StartsWith("text/html"));
  const auto part_of = [](const std::string& text, const std::string& before,
                          const std::string& after) {
    const std::size_t begin = text.find(before) + before.size();
    return text.substr(begin, text.find(after, begin) - begin);
  };
  const std::string app = part_of(page.body, "<script type=\"module\" src=\"", "\"");
  ASSERT_THAT(app, EndsWith("/app.mjs"));
  EXPECT_THAT(Get("/" + app).body, HasSubstr("serviceWorker"));
  const httplib::Response icon = Get("/icon-192.png");
  EXPECT_EQ(icon.get_header_value("Content-Type"), "image/png");
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
  EXPECT_GT(files, 20);
}

TEST_F(ServeTest, ShowsThePageAndNoOtherFile) {
  std::filesystem::create_directories(Path("page/cards"));
  WriteFile("page/index.html", "<p>here");
  WriteFile("page/cards/eo.svg", "<svg/>");
  WriteFile("page/.hidden", "secret");
  WriteFile("secret.txt", "secret");
  Serve({"--page", Path("page")});
  const httplib::Response page = Get("/");
  EXPECT_EQ(page.body, "<p>here");
  EXPECT_THAT(page.get_header_value("Content-Type"), StartsWith("text/html"));
  EXPECT_THAT(page.get_header_value("Content-Security-Policy"), HasSubstr("default-src 'none'"));
  EXPECT_EQ(Get("/index.html").body, "<p>here");
  EXPECT_EQ(Get("/cards/eo.svg").get_header_value("Content-Type"), "image/svg+xml");
  const httplib::Response again = Get("/", {{"If-None-Match", page.get_header_value("ETag")}});
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
  const httplib::Headers events = {{"Accept", "text/event-stream"}};
  const httplib::Response told = Post("ask", kAsk, events);
  EXPECT_EQ(told.get_header_value("Content-Type"), "text/event-stream");
  EXPECT_THAT(told.body, HasSubstr("event: progress\ndata: {\"done\":"));
  EXPECT_THAT(told.body, HasSubstr("event: early\ndata: {\"hand\":"));
  EXPECT_THAT(told.body,
              EndsWith(absl::StrCat("event: answer\ndata: ", Post("ask", kAsk).body, "\n\n")));
  EXPECT_THAT(Post("ask", "{}", events).body, StartsWith("event: error\ndata: {\"error\":"));
}

// One question is being answered, another is told to come again; the first client goes away, and
// the next one is answered at once.
TEST_F(ServeTest, AnswersNobodyWhoHasGoneAway) {
  Serve({"--questions", "1"});
  for (const char* accept : {"", "Accept: text/event-stream\r\n"}) {
    std::string request = Request("solve", kLong);
    request.insert(request.find("Connection:"), accept);
    httplib::Response other;
    const auto until_busy = Clock::now() + Patience(std::chrono::seconds(20));
    int impatient = -1;
    do {  // the other may have come first
      if (impatient >= 0) close(impatient);
      impatient = Connect();
      ASSERT_EQ(write(impatient, request.data(), request.size()), std::ssize(request));
      other = Post("ask", kAsk);
    } while (other.status == 200 && Clock::now() < until_busy);
    EXPECT_EQ(other.status, 429);
    EXPECT_EQ(other.get_header_value("Retry-After"), "1");
    close(impatient);
    const auto gone = Clock::now();
    do other = Post("legal", R"({"contract":"wenz","hand":"EU EA"})");
    while (other.status == 429 && Clock::now() < gone + Patience(std::chrono::seconds(20)));
    EXPECT_EQ(other.status, 200);
    // 100 ms where nothing else runs.
    EXPECT_LT(Clock::now() - gone, Patience(std::chrono::seconds(2)));
  }
}

TEST_F(ServeTest, EndsWhileItAnswers) {
  Serve();
  const int client = Connect();
  const std::string request = Request("solve", kLong);
  ASSERT_EQ(write(client, request.data(), request.size()), std::ssize(request));
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  const auto began = Clock::now();
  EXPECT_EQ(Stop(), std::optional<int>(0));
  EXPECT_LT(Clock::now() - began, Patience(std::chrono::seconds(5)));
  close(client);
}

TEST_F(ServeTest, ServesManyAtOnceOrTellsThemToWait) {
  Serve();
  std::vector<int> statuses(60, 0);
  std::vector<std::thread> clients;
  for (int& status : statuses) {
    clients.emplace_back([&] { status = Post("ask", kAsk).status; });
  }
  for (std::thread& client : clients) client.join();
  for (const int status : statuses) EXPECT_THAT(status, AnyOf(200, 429));
  EXPECT_GE(std::ranges::count(statuses, 200), 4);
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
    const int socket = Connect();
    const bool sent = send(socket, request.data(), request.size(), MSG_NOSIGNAL) > 0;
    shutdown(socket, SHUT_WR);
    std::string answer;
    char buffer[4096];
    for (ssize_t got = 0; sent && (got = read(socket, buffer, sizeof buffer)) > 0;) {
      answer.append(buffer, static_cast<std::size_t>(got));
    }
    close(socket);
    if (answer.size() > 9) {
      const std::string status = answer.substr(9, 3);
      ASSERT_TRUE(status[0] != '5' || status == "503") << answer << '\n' << request;
    }
    if (i == count / 10) pages = ResidentPages();
  }
  EXPECT_EQ(Post("ask", kAsk).status, 200);
  EXPECT_LT(ResidentPages(), 2 * pages + 10'000) << "memory grows";
}

}  // namespace
}  // namespace schafkopf
