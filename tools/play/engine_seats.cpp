#include "tools/play/engine_seats.h"

#include <memory>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/notation_view.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kPrefix = "engine:";

}  // namespace

bool EngineSeats::IsEngine(absl::string_view text) { return absl::StartsWith(text, kPrefix); }

absl::StatusOr<Player> EngineSeats::Add(absl::string_view text) {
  const absl::string_view command = text.substr(kPrefix.size());
  if (absl::StripAsciiWhitespace(command).empty()) {
    return SyntaxError(static_cast<int>(kPrefix.size()) + 1, "a command that runs a program",
                       "nothing");
  }
  commands_.emplace_back(command);
  return Player{PlayStyle::kForeign, static_cast<int>(commands_.size()) - 1};
}

std::string EngineSeats::NameOf(const Player& player) const {
  return absl::StrCat(kPrefix, commands_[static_cast<std::size_t>(player.worlds)]);
}

EngineCommand EngineSeats::CommandOf(const Player& player) const {
  EngineCommand command{.command = commands_[static_cast<std::size_t>(player.worlds)],
                        .setup = {},
                        .patience = patience_};
  const auto say = [&](absl::string_view name, absl::string_view value) {
    if (!value.empty()) command.setup.push_back(absl::StrCat("setoption ", name, " ", value));
  };
  say("rules", rules_.rules);
  for (const std::string& option : rules_.options) say("option", option);
  say("tariff", rules_.tariff);
  return command;
}

void EngineSeats::Fail(const Player& player, const SeatView& view, const absl::Status& error) {
  const std::lock_guard lock(failing_);
  if (!failure_) failure_ = Failure{NameOf(player), view, std::string(error.message())};
  failed_ = true;
}

ForeignChooser EngineSeats::ForThread() {
  using Processes = std::vector<std::unique_ptr<EngineProcess>>;
  auto processes = std::make_shared<Processes>(commands_.size());
  return [this, processes](const SeatView& view, const Player& player, std::uint64_t seed) {
    const Card any = view.DistinctPlays().front();
    const auto stop = [this] { return stop_() || failed(); };
    if (stop()) return any;
    if (view.contract.parties() == Parties::kEach) {
      Fail(player, view, absl::InvalidArgumentError("engines are asked about games of two sides"));
      return any;
    }
    std::unique_ptr<EngineProcess>& process = (*processes)[static_cast<std::size_t>(player.worlds)];
    absl::Status status;
    if (process == nullptr) {
      auto started = EngineProcess::Start(CommandOf(player), stop);
      status = started.status();
      if (started.ok()) process = *std::move(started);
    }
    if (status.ok()) {
      const auto card = process->Choose(view, seed);
      if (card.ok()) return *card;
      status = card.status();
    }
    if (!absl::IsCancelled(status)) Fail(player, view, status);
    return any;
  };
}

std::string EngineSeats::FailureAmong(std::span<const Deal> deals) const {
  const SeatView& view = failure_->view;
  std::size_t game = 0;
  while (game + 1 < deals.size() &&
         !(deals[game].contract == view.contract && deals[game].declarer == view.declarer &&
           deals[game].hands[view.seat] == view.hand)) {
    ++game;
  }
  const std::size_t trick = view.played.size() / static_cast<std::size_t>(view.seats) + 1;
  return absl::StrCat(failure_->player, " in game ", game + 1, ", seat ", view.seat.index(),
                      ", trick ", trick, ": ", failure_->message, "\nposition ",
                      ToString(ViewLine{view, "", 1}));
}

}  // namespace schafkopf
