#include "tools/serve/server.h"

#include <arpa/inet.h>
#include <httplib.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "tools/answers/fields.h"
#include "tools/answers/questions.h"
#include "tools/answers/read_json.h"
#include "tools/batch/progress.h"
#include "tools/cli/version.h"
#include "tools/serve/running.h"

namespace schafkopf {
namespace {

constexpr std::array kLoopback = {"127.0.0.1", "localhost"};
// Connections at once; each keeps a thread that mostly waits.
constexpr int kConnections = 64;
constexpr char kJson[] = "application/json";
constexpr char kEvents[] = "text/event-stream";

const httplib::Headers& SafeHeaders() {
  static const httplib::Headers headers = {
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src "
       "'self'; "
       "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
       "form-action 'none'; frame-ancestors 'none'"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Embedder-Policy", "require-corp"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Referrer-Policy", "no-referrer"},
      {"X-Content-Type-Options", "nosniff"},
  };
  return headers;
}

void Refuse(httplib::Response& response, int status, const absl::Status& error) {
  response.status = status;
  response.set_content(JsonText(ErrorJson(error)), kJson);
}

// The socket on which a request came: httplib does not say, and a client that goes away is noticed
// there alone. -1 where it is not found.
int SocketOf(const httplib::Request& request) {
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd", error)) {
    int socket = -1;
    sockaddr_in peer = {};
    socklen_t size = sizeof peer;
    if (absl::SimpleAtoi(entry.path().filename().string(), &socket) &&
        getpeername(socket, reinterpret_cast<sockaddr*>(&peer), &size) == 0 &&
        peer.sin_family == AF_INET && ntohs(peer.sin_port) == request.remote_port) {
      return socket;
    }
  }
  return -1;
}

bool HasHungUp(int socket) {
  pollfd watched = {socket, POLLRDHUP, 0};
  return socket >= 0 && poll(&watched, 1, 0) > 0;
}

// What a question may ask for, besides time.
struct Limit {
  const char* field;
  std::int64_t most;
};
constexpr auto kLimits = std::to_array<Limit>({{"worlds", 20'000}, {"count", 1'000}});

// Whether the question is one that this server answers.
absl::Status Check(const Json& question) {
  if (!question.is_object()) return SyntaxError(1, "a JSON object", Shown(question));
  for (const Limit& limit : kLimits) {
    const auto value = question.find(limit.field);
    if (value == question.end() || !value->is_number()) continue;
    if (value->get<double>() > static_cast<double>(limit.most)) {
      return AtField(limit.field,
                     SyntaxError(1, absl::StrCat("at most ", limit.most), Shown(*value)));
    }
  }
  return absl::OkStatus();
}

// httplib's, but that many may knock at once: it lets five wait.
class Listener : public httplib::Server {
 public:
  void LetWait(int connections) { ::listen(svr_sock_, connections); }
};

std::string Event(absl::string_view name, const Json& data) {
  return absl::StrCat("event: ", name, "\ndata: ", JsonText(data), "\n\n");
}

}  // namespace

struct Server::Impl {
  explicit Impl(ServeOptions wanted)
      : options(std::move(wanted)), running(options.most, std::chrono::seconds(options.seconds)) {}

  using Handled = httplib::Server::HandlerResponse;
  using Ticket = std::shared_ptr<RunningQuestions::Ticket>;

  bool IsOurs(const httplib::Request& request) const {
    const auto names_us = [&](absl::string_view text) {
      for (const char* name : kLoopback) {
        if (absl::EqualsIgnoreCase(text, absl::StrCat(name, ":", port))) return true;
      }
      return false;
    };
    const std::string origin = request.get_header_value("Origin");
    constexpr absl::string_view kScheme = "http://";
    return request.get_header_value_count("Host") == 1 &&
           names_us(request.get_header_value("Host")) &&
           (!request.has_header("Origin") ||
            (absl::StartsWith(origin, kScheme) && names_us(origin.substr(kScheme.size()))));
  }

  void SetUp();
  void Get(const httplib::Request& request, httplib::Response& response) const;
  void Post(const httplib::Request& request, httplib::Response& response);
  void TellBatches(const httplib::Request& request, httplib::Response& response) const;
  void Stream(const Json& question, const Ticket& ticket, httplib::Response& response) const;
  Watch WatchOf(const Ticket& ticket) const {
    Watch watch;
    watch.threads = options.threads;
    watch.stop = [ticket] { return ticket->stopped(); };
    return watch;
  }

  ServeOptions options;
  RunningQuestions running;
  Listener http;
  int port = 0;
};

void Server::Impl::Get(const httplib::Request& request, httplib::Response& response) const {
  if (request.path == "/engine.json") {
    response.set_header("Cache-Control", "no-store");
    response.set_content(
        JsonText({{"program", true}, {"version", kVersion}, {"batches", options.statuses.size()}}),
        kJson);
    return;
  }
  const PageFile* file = options.page.Find(request.path);
  if (file == nullptr) {
    return Refuse(response, 404, absl::NotFoundError("there is no such page"));
  }
  response.set_header("Cache-Control", "no-cache");
  response.set_header("ETag", file->tag);
  if (request.get_header_value("If-None-Match") == file->tag) {
    response.status = 304;
    return;
  }
  response.set_content(file->bytes, file->type);
}

void Server::Impl::Post(const httplib::Request& request, httplib::Response& response) {
  Json question = ReadJson(request.body);
  if (question.is_discarded()) {
    return Refuse(response, 400, SyntaxError(1, "a question as JSON", Quoted(request.body)));
  }
  if (const absl::Status status = Check(question); !status.ok()) {
    return Refuse(response, 400, status);
  }
  question["question"] = request.matches[1].str();
  const int socket = SocketOf(request);
  const Ticket ticket = running.Begin([socket] { return HasHungUp(socket); });
  if (ticket == nullptr) {
    response.set_header("Retry-After", "1");
    return Refuse(response, 429, absl::ResourceExhaustedError("too many questions at once"));
  }
  if (request.get_header_value("Accept") == kEvents) return Stream(question, ticket, response);
  const auto answer = AnswerTo(question, WatchOf(ticket));
  if (!answer.ok()) return Refuse(response, 400, answer.status());
  response.set_content(JsonText(answer->ToJson()), kJson);
}

// Of the files named at the start alone: a request has no say in it.
void Server::Impl::TellBatches(const httplib::Request& request, httplib::Response& response) const {
  const Json asked = ReadJson(request.body);
  if (!asked.is_object() || !asked.empty()) {
    return Refuse(response, 400, SyntaxError(1, "{}", Quoted(request.body)));
  }
  response.set_content(JsonText(ToJson(ReadStatuses(options.statuses))), kJson);
}

void Server::Impl::Stream(const Json& question, const Ticket& ticket,
                          httplib::Response& response) const {
  response.set_header("Cache-Control", "no-store");
  response.set_chunked_content_provider(
      kEvents, [this, question, ticket](std::size_t /*offset*/, httplib::DataSink& sink) {
        std::mutex writing;
        const auto write = [&](const std::string& event) {
          const std::lock_guard lock(writing);
          sink.write(event.data(), event.size());
        };
        Watch watch = WatchOf(ticket);
        watch.progress = [&](std::uint64_t done, std::uint64_t total) {
          write(Event("progress", {{"done", done}, {"total", total}}));
        };
        watch.news = [&](absl::string_view text) {
          if (!text.empty()) write(Event("news", {{"text", std::string(text)}}));
        };
        watch.early = [&](const Answer& answer) { write(Event("early", answer.ToJson())); };
        const auto answer = AnswerTo(question, watch);
        write(answer.ok() ? Event("answer", answer->ToJson())
                          : Event("error", ErrorJson(answer.status())));
        sink.done();
        return true;
      });
}

void Server::Impl::SetUp() {
  http.new_task_queue = [] { return new httplib::ThreadPool(kConnections); };
  // Its own options would let another program take the same port.
  http.set_socket_options([](int socket) {
    const int yes = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
  http.set_keep_alive_timeout(2);
  http.set_payload_max_length(kMostBody);
  http.set_default_headers(SafeHeaders());
  http.set_pre_routing_handler([this](const auto& request, auto& response) {
    if (IsOurs(request)) return Handled::Unhandled;
    Refuse(response, 403,
           absl::PermissionDeniedError("this program answers pages of this machine alone"));
    return Handled::Handled;
  });
  http.set_exception_handler([](const auto&, auto& response, const std::exception_ptr&) {
    response.set_header("Retry-After", "1");
    Refuse(response, 503, absl::ResourceExhaustedError("not enough memory"));
  });
  http.Get(".*", [this](const auto& request, auto& response) { Get(request, response); });
  http.Post("/api/batch-status",
            [this](const auto& request, auto& response) { TellBatches(request, response); });
  http.Post("/api/([a-z]+)",
            [this](const auto& request, auto& response) { Post(request, response); });
}

Server::Server(ServeOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {
  impl_->SetUp();
}

Server::~Server() = default;

absl::Status Server::Bind() {
  const char* const host = kLoopback.front();
  const int wanted = impl_->options.port;
  if (wanted == 0) {
    impl_->port = impl_->http.bind_to_any_port(host);
  } else {
    impl_->port = impl_->http.bind_to_port(host, wanted) ? wanted : -1;
  }
  if (impl_->port > 0) {
    impl_->http.LetWait(kConnections);
    return absl::OkStatus();
  }
  return absl::UnavailableError(
      absl::StrCat("port ", wanted, " cannot be had; --port names another"));
}

std::string Server::Url() const {
  return absl::StrCat("http://", kLoopback.front(), ":", impl_->port, "/");
}

void Server::Run(const std::function<bool()>& stop) {
  std::thread closer([&] {
    while (!stop()) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    impl_->running.StopAll();
    impl_->http.stop();
  });
  impl_->http.listen_after_bind();
  closer.join();
}

}  // namespace schafkopf
