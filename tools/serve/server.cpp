#include "tools/serve/server.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "tools/serve/connections.h"
#include "tools/serve/words.h"

namespace schafkopf {

struct Server::Impl {
  explicit Impl(ServeOptions options)
      : port(options.port),
        connections({[this](HttpRequest request, const std::shared_ptr<Reply>& reply) {
                       door.Answer(std::move(request), reply);
                     },
                     Door::Refuse}),
        door(std::move(options)) {}

  const int port;
  Connections connections;
  Door door;  // ends first, with all that it answers
};

Server::Server(ServeOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {}

Server::~Server() = default;

absl::Status Server::Bind() {
  if (!impl_->connections.Bind(impl_->port)) {
    return Failure(absl::StatusCode::kUnavailable,
                   Message(words::kPortCannotBeHadPort, impl_->port));
  }
  impl_->door.SetPort(impl_->connections.port());
  return absl::OkStatus();
}

std::string Server::Url() const {
  return absl::StrCat("http://127.0.0.1:", impl_->connections.port(), "/");
}

void Server::Run(const std::function<bool()>& stop) {
  impl_->connections.Run(stop);
  impl_->door.StopAll();
}

}  // namespace schafkopf
