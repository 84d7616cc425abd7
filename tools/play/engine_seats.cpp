#include "tools/play/engine_seats.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/notation_view.h"
#include "engine/text/words.h"
#include "tools/play/words.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kPrefix = "engine:";

}  // namespace

bool EngineSeats::IsEngine(absl::string_view text) { return absl::StartsWith(text, kPrefix); }

absl::StatusOr<Player> EngineSeats::Add(absl::string_view text) {
  const absl::string_view command = text.substr(kPrefix.size());
  if (absl::StripAsciiWhitespace(command).empty()) {
    return SyntaxError(static_cast<int>(kPrefix.size()) + 1, words::kCommandThatRunsProgram,
                       words::kNothing);
  }
  return Player{.style = PlayStyle::kOther, .chooser = &engines_.emplace_back(*this, command)};
}

std::optional<std::string> EngineSeats::NameOf(const Player& player) const {
  for (const Engine& engine : engines_) {
    if (player.chooser == &engine) return engine.name();
  }
  return std::nullopt;
}

EngineCommand EngineSeats::Setup(absl::string_view command) const {
  EngineCommand setup{.command = std::string(command), .setup = {}, .patience = patience_};
  const auto say = [&](absl::string_view name, absl::string_view value) {
    if (!value.empty()) setup.setup.push_back(absl::StrCat("setoption ", name, " ", value));
  };
  say("rules", rules_.rules);
  for (const std::string& option : rules_.options) say("option", option);
  say("tariff", rules_.tariff);
  return setup;
}

void EngineSeats::Fail(absl::string_view player, const SeatView& view, const absl::Status& error) {
  const std::lock_guard lock(failing_);
  if (!failure_) failure_ = Stop{std::string(player), view, MessageOf(error)};
  failed_ = true;
}

std::string EngineSeats::Engine::name() const { return absl::StrCat(kPrefix, command_); }

absl::StatusOr<Card> EngineSeats::Engine::Ask(const SeatView& view, std::uint64_t seed) const {
  if (view.contract().parties() == Parties::kEach) {
    return Failure(absl::StatusCode::kInvalidArgument, words::kEnginesAreAskedAboutGames);
  }
  Process process;
  {
    const std::lock_guard lock(sharing_);
    if (!idle_.empty()) {
      process = std::move(idle_.back());
      idle_.pop_back();
    }
  }
  if (process == nullptr) {
    auto started =
        EngineProcess::Start(seats_.Setup(command_), [this] { return seats_.stopped(); });
    if (!started.ok()) return started.status();
    process = *std::move(started);
  }
  auto card = process->Choose(view, seed);
  const std::lock_guard lock(sharing_);
  idle_.push_back(std::move(process));
  return card;
}

std::optional<Card> EngineSeats::Engine::Choose(const SeatView& view, const Player& /*player*/,
                                                std::uint64_t seed, const Aim& /*aim*/) const {
  if (!seats_.stopped()) {
    const auto card = Ask(view, seed);
    if (card.ok()) return *card;
    if (!absl::IsCancelled(card.status())) seats_.Fail(name(), view, card.status());
  }
  return view.DistinctPlays().front();
}

Message EngineSeats::FailureAmong(std::span<const Deal> deals) const {
  const SeatView& view = failure_->view;
  std::size_t game = 0;
  while (game + 1 < deals.size() &&
         !(deals[game].contract() == view.contract() && deals[game].declarer == view.declarer &&
           deals[game].hands[view.seat] == view.hand)) {
    ++game;
  }
  const std::size_t trick = view.played.size() / static_cast<std::size_t>(view.seats()) + 1;
  return Message(words::kInGameTrick, failure_->player, game + 1, view.seat, trick,
                 failure_->message) +
         Message(absl::StrCat("\nposition ", ToString(ViewLine{view, "", 1})));
}

}  // namespace schafkopf
