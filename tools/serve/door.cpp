#include "tools/serve/door.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <exception>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "engine/text/notation.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/door/words.h"
#include "tools/answers/questions.h"
#include "tools/batch/store/progress.h"
#include "tools/cli/version.h"
#include "tools/serve/words.h"

namespace schafkopf {
namespace {

constexpr auto kLoopback = std::to_array<absl::string_view>({"127.0.0.1", "localhost"});
constexpr absl::string_view kApi = "/api/";
constexpr absl::string_view kBatches = "/api/batch-status";
constexpr absl::string_view kEvents = "text/event-stream";
constexpr std::size_t kThreadsBeside = 16;  // those of questions

const HttpFields& SafeFields() {
  static const HttpFields fields = {
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
  return fields;
}

HttpFields FieldsOf(const HttpAnswer& answer) {
  HttpFields fields = SafeFields();
  fields.insert(fields.end(), answer.fields.begin(), answer.fields.end());
  if (!answer.type.empty()) fields.emplace_back("Content-Type", answer.type);
  return fields;
}

// With its body, or with its head alone.
void Send(const HttpAnswer& answer, Reply& reply, bool body = true) {
  const absl::string_view lasting = answer.lasting_body;
  std::optional<std::size_t> length = answer.body.size() + lasting.size();
  if (answer.status == 304) length.reset();  // what has not changed has the length that it had
  const std::string head = HttpHead(answer.status, FieldsOf(answer), length);
  if (!body) return reply.End(head);
  reply.End(absl::StrCat(head, answer.body), lasting);
}

HttpAnswer ErrorAnswer(int status, const absl::Status& error,
                       Language language = Language::kEnglish) {
  return {.status = status, .body = JsonText(ErrorJson(error, language))};
}

// One that may be had later.
HttpAnswer LaterAnswer(int status, const absl::Status& error,
                       Language language = Language::kEnglish) {
  HttpAnswer answer = ErrorAnswer(status, error, language);
  answer.fields = {{"Retry-After", "1"}};
  return answer;
}

// Of a question that has none: whose mistake it is.
HttpAnswer NoAnswer(const absl::Status& error, Language language = Language::kEnglish) {
  switch (error.code()) {
    case absl::StatusCode::kCancelled:
    case absl::StatusCode::kDeadlineExceeded:
    case absl::StatusCode::kResourceExhausted:
    case absl::StatusCode::kUnavailable:
      return LaterAnswer(503, error, language);
    case absl::StatusCode::kInternal:
    case absl::StatusCode::kUnknown:
      return ErrorAnswer(500, error, language);
    default:
      return ErrorAnswer(400, error, language);
  }
}

const absl::Status& NoMemory() {
  static const absl::Status error =
      Failure(absl::StatusCode::kResourceExhausted, words::kOutOfMemory);
  return error;
}

// What a question may ask for, besides time.
struct Limit {
  const char* field;
  std::int64_t most;
};
constexpr auto kLimits = std::to_array<Limit>({{"worlds", 20'000}, {"count", 1'000}});
// What its JSON may be made of: some megabytes, once it is read.
constexpr std::ptrdiff_t kMostValues = 100'000;

absl::StatusOr<Json> ReadQuestion(const std::string& text) {
  const auto values =
      std::ranges::count_if(text, [](char c) { return absl::StrContains("[{,:", c); });
  if (values > kMostValues) {
    return SyntaxError(1, Message(words::kAtMostValues, kMostValues), values);
  }
  return ReadJsonQuestion(text);
}

// Whether the question is one that this server answers.
absl::Status Check(const Json& question) {
  if (!question.is_object()) return SyntaxError(1, words::kJsonObject, Shown(question));
  for (const Limit& limit : kLimits) {
    const auto value = question.find(limit.field);
    if (value == question.end() || !value->is_number()) continue;
    if (value->get<double>() > static_cast<double>(limit.most)) {
      return AtField(limit.field, SyntaxError(1, {words::kAtMost, limit.most}, Shown(*value)));
    }
  }
  return absl::OkStatus();
}

bool IsQuestion(absl::string_view path) {
  return absl::StartsWith(path, kApi) && path.size() > kApi.size() &&
         path.find('/', kApi.size()) == absl::string_view::npos;
}

HttpAnswer NotAllowed(const char* allowed) {
  HttpAnswer answer =
      ErrorAnswer(405, Failure(absl::StatusCode::kUnimplemented, words::kNoSuchMethod));
  answer.fields = {{"Allow", allowed}};
  return answer;
}

std::string Event(absl::string_view name, const Json& data) {
  return absl::StrCat("event: ", name, "\ndata: ", JsonText(data), "\n\n");
}

}  // namespace

Door::Door(ServeOptions options)
    : options_(std::move(options)),
      running_(options_.most, std::chrono::seconds(options_.seconds)) {}

bool Door::IsOurs(const HttpRequest& request) const {
  const auto names_us = [&](absl::string_view text) {
    return std::ranges::any_of(kLoopback, [&](absl::string_view name) {
      return absl::EqualsIgnoreCase(text, absl::StrCat(name, ":", port_));
    });
  };
  absl::string_view origin = request.Find("origin").value_or("");
  return names_us(request.Find("host").value_or("")) &&
         (request.Count("origin") == 0 ||
          (absl::ConsumePrefix(&origin, "http://") && names_us(origin)));
}

void Door::Answer(HttpRequest request, const std::shared_ptr<Reply>& reply) {
  if (!IsOurs(request)) {
    return Send(ErrorAnswer(403, Failure(absl::StatusCode::kPermissionDenied,
                                         words::kAnswersPagesOfThisMachineAlone)),
                *reply);
  }
  const bool gets = request.method == "GET" || request.method == "HEAD";
  const bool asks = IsQuestion(request.path);
  if (gets && asks) return Send(NotAllowed("POST"), *reply, request.method == "GET");
  if (gets) return Send(Get(request), *reply, request.method == "GET");
  if (request.method != "POST") return Send(NotAllowed("GET, HEAD, POST"), *reply);
  if (!asks)
    return Send(ErrorAnswer(404, Failure(absl::StatusCode::kNotFound, words::kThereIsNoSuchPage)),
                *reply);
  Post(std::move(request), reply);
}

void Door::Refuse(const HttpRefusal& refusal, Reply& reply) {
  Send(ErrorAnswer(refusal.status, refusal.error), reply);
}

HttpAnswer Door::Get(const HttpRequest& request) const {
  if (request.path == "/engine.json") {
    return {.fields = {{"Cache-Control", "no-store"}},
            .body = JsonText(
                {{"program", true}, {"version", kVersion}, {"batches", options_.statuses.size()}})};
  }
  const PageFile* file = options_.page.Find(request.path);
  if (file == nullptr)
    return ErrorAnswer(404, Failure(absl::StatusCode::kNotFound, words::kThereIsNoSuchPage));
  const HttpFields fields = {{"Cache-Control", "no-cache"}, {"ETag", file->tag}};
  if (request.Find("if-none-match") == absl::string_view(file->tag)) {
    return {.status = 304, .fields = fields, .type = ""};
  }
  return {.fields = fields, .type = file->type, .lasting_body = file->bytes};
}

void Door::Post(HttpRequest request, const std::shared_ptr<Reply>& reply) {
  threads_.remove_if([](const std::future<void>& thread) {
    return thread.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
  });
  const bool batches = request.path == kBatches;
  const Ticket ticket = batches ? nullptr : running_.Begin([reply] { return reply->gone(); });
  if (batches ? threads_.size() >= static_cast<std::size_t>(options_.most) + kThreadsBeside
              : ticket == nullptr) {
    return Send(LaterAnswer(429, Failure(absl::StatusCode::kResourceExhausted,
                                         words::kTooManyQuestionsAtOnce)),
                *reply);
  }
  // Nothing of it is kept once it is answered.
  auto work = [this, held = ticket, whose = reply, asked = std::move(request)]() mutable {
    const Ticket running = std::move(held);
    const auto ended = std::move(whose);
    const HttpRequest question = std::move(asked);
    try {
      const auto answer =
          running ? AnswerQuestion(question, running, *ended) : TellBatches(question);
      if (running) running->Finish();
      if (answer) Send(*answer, *ended);
    } catch (const std::exception&) {
      Send(LaterAnswer(503, NoMemory()), *ended);
    }
  };
  try {
    threads_.push_back(std::async(std::launch::async, std::move(work)));
  } catch (const std::exception&) {
    Send(LaterAnswer(503, NoMemory()), *reply);
  }
}

std::optional<HttpAnswer> Door::AnswerQuestion(const HttpRequest& request, const Ticket& ticket,
                                               Reply& reply) const {
  auto question = ReadQuestion(request.body);
  if (!question.ok()) return NoAnswer(question.status());
  const Language language = LanguageOf(*question);
  if (const absl::Status status = Check(*question); !status.ok()) {
    return NoAnswer(status, language);
  }
  (*question)["question"] = request.path.substr(kApi.size());
  if (request.Find("accept") == kEvents) {
    Stream(*question, ticket, reply);
    return std::nullopt;
  }
  const auto answer = AnswerTo(*question, WatchOf(ticket));
  if (!answer.ok()) return NoAnswer(answer.status(), language);
  return HttpAnswer{.body = JsonText(answer->ToJson())};
}

// Of the files named at the start alone: a request has no say in it.
HttpAnswer Door::TellBatches(const HttpRequest& request) const {
  const auto asked = ReadQuestion(request.body);
  if (!asked.ok() || !asked->is_object() || !asked->empty()) {
    return NoAnswer(SyntaxError(1, AsIs("{}"), Quoted(request.body)));
  }
  return {.body = JsonText(ToJson(ReadStatuses(options_.statuses)))};
}

Watch Door::WatchOf(const Ticket& ticket) const {
  Watch watch;
  watch.threads = options_.threads;
  watch.stop = [ticket] { return ticket->stopped(); };
  return watch;
}

void Door::Stream(const Json& question, const Ticket& ticket, Reply& reply) const {
  const HttpAnswer head = {.fields = {{"Cache-Control", "no-store"}}, .type = std::string(kEvents)};
  reply.Begin(HttpHead(head.status, FieldsOf(head), std::nullopt), ":\n\n");
  Watch watch = WatchOf(ticket);
  watch.progress = [&](std::uint64_t done, std::uint64_t total) {
    reply.Add(Event("progress", {{"done", done}, {"total", total}}));
  };
  const Language language = LanguageOf(question);
  watch.news = [&](const Message& known) {
    const std::string& text = known.in(language);
    if (!text.empty()) reply.Add(Event("news", {{"text", text}}));
  };
  watch.early = [&](const schafkopf::Answer& answer) {
    reply.Add(Event("early", answer.ToJson()));
  };
  std::string last;
  try {
    const auto answer = AnswerTo(question, watch);
    last = answer.ok() ? Event("answer", answer->ToJson())
                       : Event("error", ErrorJson(answer.status(), language));
  } catch (const std::exception&) {
    last = Event("error", ErrorJson(NoMemory(), language));
  }
  ticket->Finish();
  reply.End(last);
}

}  // namespace schafkopf
