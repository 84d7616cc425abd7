// The page and the answers over HTTP, for this machine alone.
#ifndef SCHAFKOPF_TOOLS_SERVE_SERVER_H_
#define SCHAFKOPF_TOOLS_SERVE_SERVER_H_

#include <functional>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "tools/serve/door.h"

namespace schafkopf {

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
// A connection has one request, which is read and bounded as http.h and connections.h say: 400,
// 408, 411, 413, 417, 431, 501 or 505 where it is not. Too many questions at once: 429; stopped by
// the limit of time before anything is known, or no memory: 503; both with Retry-After. A question
// ends within a tenth of a second when its client goes away; one that has only closed its own
// direction is answered.
class Server {
 public:
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
