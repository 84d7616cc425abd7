// The page and the answers over HTTP, for this machine alone.
#ifndef SCHAFKOPF_TOOLS_SERVE_SERVER_H_
#define SCHAFKOPF_TOOLS_SERVE_SERVER_H_

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "tools/serve/page_files.h"

namespace schafkopf {

struct ServeOptions {
  int port = 8088;    // 0: any that is free
  int threads = 0;    // of each question; 0: one for each processor
  int most = 4;       // questions that are answered at once; the others are told 429
  int seconds = 120;  // that a question may take; its answer is then what is known
  PageFiles page;
  std::vector<std::string> statuses;  // status files of batches, which no request can name
};

// Listens on 127.0.0.1. Requests of other hosts and origins are refused, so that no page of the
// world can ask in a visitor's name, nor by a name that resolves to this machine.
//
//   GET  /...              the page
//   GET  /engine.json      {"program": true, "version": .., "batches": how many are shown}: the
//   page
//                          asks us, not its workers
//   POST /api/QUESTION     fields of a question (tools/answers/questions.h) as JSON: 200 and the
//                          bytes of --json, or 400 and {"error": ..}
//   POST /api/batch-status {}: how far the batches are, {"batches": [..]}
//   ... with `Accept: text/event-stream`: events `progress` {"done": .., "total": ..}, `news`
//                          {"text": ..}, `early` (what `ask` knows so far), and at the end
//                          `answer` or `error`
//
// Bodies over kMostBody bytes: 413; too many questions at once: 429 and Retry-After; no memory:
// 503. A question ends within a tenth of a second when its client goes away.
class Server {
 public:
  static constexpr std::size_t kMostBody = std::size_t{1} << 20;

  explicit Server(ServeOptions options);
  ~Server();

  // Takes the port. Unavailable where it is taken already.
  absl::Status Bind();
  // REQUIRES: Bind has succeeded.
  std::string Url() const;
  // Serves until `stop` is true, which is asked every 50 ms; then ends what is being answered.
  void Run(const std::function<bool()>& stop);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_SERVE_SERVER_H_
