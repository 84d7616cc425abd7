// What is said to a request: the page, or the answer to a question.
#ifndef SCHAFKOPF_TOOLS_SERVE_DOOR_H_
#define SCHAFKOPF_TOOLS_SERVE_DOOR_H_

#include <future>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/answers/door/answer.h"
#include "tools/answers/door/watch.h"
#include "tools/serve/http.h"
#include "tools/serve/page_files.h"
#include "tools/serve/reply.h"
#include "tools/serve/running.h"

namespace schafkopf {

struct ServeOptions {
  static constexpr int kUsualPort = 8088;
  static constexpr int kUsualMost = 4;
  static constexpr int kUsualSeconds = 120;

  int port = kUsualPort;        // 0: any that is free
  int threads = 0;              // of each question; 0: one for each processor
  int most = kUsualMost;        // questions that are answered at once; the others are told 429
  int seconds = kUsualSeconds;  // that a question may take; its answer is then what is known
  PageFiles page;
  std::vector<std::string> statuses;  // status files of batches, which no request can name
};

struct HttpAnswer {
  int status = 200;
  HttpFields fields = {};
  std::string type = "application/json";
  std::string body = {};
  absl::string_view lasting_body = {};  // in place of `body`; lives as long as the door
};

// One thread calls; questions are answered by threads of their own.
class Door {
 public:
  explicit Door(ServeOptions options);
  Door(const Door&) = delete;
  Door& operator=(const Door&) = delete;

  // The port at which requests have to knock: a Host or an Origin of another one is foreign.
  void SetPort(int port) { port_ = port; }
  // Ends `reply`, now or later.
  void Answer(HttpRequest request, const std::shared_ptr<Reply>& reply);
  // Ends it now.
  static void Refuse(const HttpRefusal& refusal, Reply& reply);
  // Questions end with what is known; none begins any more.
  void StopAll() { running_.StopAll(); }

 private:
  using Ticket = std::shared_ptr<RunningQuestions::Ticket>;

  bool IsOurs(const HttpRequest& request) const;
  HttpAnswer Get(const HttpRequest& request) const;
  HttpAnswer TellBatches(const HttpRequest& request) const;
  // By a thread of its own.
  void Post(HttpRequest request, const std::shared_ptr<Reply>& reply);
  // Nothing where it has ended the reply itself.
  std::optional<HttpAnswer> AnswerQuestion(const HttpRequest& request, const Ticket& ticket,
                                           Reply& reply) const;
  void Stream(const Json& question, const Ticket& ticket, Reply& reply) const;
  Watch WatchOf(const Ticket& ticket) const;

  const ServeOptions options_;
  int port_ = 0;
  RunningQuestions running_;
  std::list<std::future<void>> threads_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_SERVE_DOOR_H_
