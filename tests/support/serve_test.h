// A server under test: `serve` on a port of its own, asked over HTTP, ended by Ctrl-C.
#ifndef SCHAFKOPF_TESTS_SUPPORT_SERVE_TEST_H_
#define SCHAFKOPF_TESTS_SUPPORT_SERVE_TEST_H_

#include <gmock/gmock.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "tests/support/http_client.h"
#include "tests/support/program.h"

namespace schafkopf {

inline constexpr char kServedAsk[] = R"({"hand":"EU HU EA EZ EK GA HZ S7","contracts":["wenz"]})";
// Games between players that think about each card for minutes.
inline constexpr char kServedThinking[] =
    R"({"hand":"EU HU EA EZ EK GA HZ S7","contracts":["wenz"],"play":10000,"play_games":1000})";
// What takes minutes.
inline constexpr char kServedLong[] =
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
    ASSERT_THAT(url, testing::StartsWith("http://127.0.0.1:"));
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

  HttpReply Ask(const std::string& request) const {
    const HttpConnection connection(port_);
    EXPECT_TRUE(connection.Send(request)) << request.substr(0, 100);
    return connection.ReadReply();
  }
  HttpReply Post(const std::string& question, const std::string& body,
                 const HttpLines& lines = {}) const {
    return Ask(HttpRequestText(port_, "POST", "/api/" + question, lines, body));
  }
  HttpReply Get(const std::string& path, const HttpLines& lines = {}) const {
    return Ask(HttpRequestText(port_, "GET", path, lines, ""));
  }
  std::string Request(const std::string& question, const std::string& body) const {
    return HttpRequestText(port_, "POST", "/api/" + question, {}, body);
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

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_SERVE_TEST_H_
