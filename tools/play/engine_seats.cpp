#include "tools/play/engine_seats.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "engine/text/notation_view.h"
#include "engine/text/words.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/play/words.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kPrefix = "engine:";
constexpr const char* kLeave = "leave";

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

const EngineSeats::Engine* EngineSeats::Find(const Player& player) const {
  const auto found = std::ranges::find_if(
      engines_, [&](const Engine& engine) { return player.chooser == &engine; });
  return found == engines_.end() ? nullptr : &*found;
}

std::optional<std::string> EngineSeats::NameOf(const Player& player) const {
  const Engine* const engine = Find(player);
  return engine == nullptr ? std::nullopt : std::optional(engine->name());
}

std::optional<BidOption> EngineSeats::Bid(const Player& player, const BidTurn& turn,
                                          const RuleSet& rules, std::uint64_t seed) {
  const Engine& engine = *Find(player);
  const std::string bids = turn.bids.empty() ? "" : absl::StrCat(" | ", ToString(turn.bids));
  std::optional<BidOption> said;
  engine.Ask(
      "auction",
      absl::StrCat(turn.seat.index(), " | ",
                   ToString(turn.hand, CardOrder(Contract::Named("ruf", Suit::kEichel))), bids),
      "bestbid", seed, [&](const std::string& answer) -> absl::Status {
        if (answer == "pass") return absl::OkStatus();
        // "wenz wenz", "solo solo:H": what is said, and what is meant; the latter alone will do.
        const std::size_t blank = answer.find(' ');
        const auto contract = ParseContract(answer.substr(blank == answer.npos ? 0 : blank + 1));
        for (const BidOption& option : OptionsOf(turn, rules)) {
          if (!contract.ok()) break;
          if (option.contract != ContractUnder(*contract, rules.options)) continue;
          const bool alike =
              blank == answer.npos || answer.substr(0, blank) == ToString(option.announcement);
          if (alike) said = option;
        }
        if (said) return absl::OkStatus();
        return SyntaxError(1, {words::kSeatMayAnnounce, turn.seat}, Quoted(answer));
      });
  return said;
}

bool EngineSeats::Doubles(const Player& player, const CardTurn& turn, std::uint64_t seed) {
  std::string line = ToString(ViewLine{turn.view, ToString(turn.bids), 1});
  if (!turn.kontra.empty()) {
    absl::StrAppend(&line, " ; kontra",
                    absl::StrJoin(turn.kontra, "", [](std::string* out, Seat seat) {
                      absl::StrAppend(out, " ", seat.index());
                    }));
  }
  const auto judge = [&](const std::string& answer) -> absl::Status {
    constexpr std::array<absl::string_view, 3> kAnswers = {"kontra", "re", kLeave};
    if (std::ranges::find(kAnswers, answer) != kAnswers.end()) return absl::OkStatus();
    return SyntaxError(1, words::kKontraReOrLeave, Quoted(answer));
  };
  return Find(player)->Ask("double", line, "bestdouble", seed, judge).value_or(kLeave) != kLeave;
}

EngineCommand EngineSeats::Setup(absl::string_view command) const {
  EngineCommand setup{.command = std::string(command),
                      .setup = {},
                      .patience = terms_.patience,
                      .movetime = terms_.movetime,
                      .introduces = terms_.introduces};
  const auto say = [&](absl::string_view name, absl::string_view value) {
    if (!value.empty()) setup.setup.push_back(absl::StrCat("setoption ", name, " ", value));
  };
  say("rules", terms_.rules.rules);
  for (const std::string& option : terms_.rules.options) say("option", option);
  say("tariff", terms_.rules.tariff);
  return setup;
}

bool EngineSeats::faulted() const {
  if (terms_.fault_ends == FaultEnds::kMatch) return failed();
  const std::lock_guard lock(failing_);
  return game_faults_.contains(std::this_thread::get_id());
}

std::optional<EngineFault> EngineSeats::TakeFault() {
  const std::lock_guard lock(failing_);
  auto taken = game_faults_.extract(std::this_thread::get_id());
  return taken ? std::optional(std::move(taken.mapped())) : std::nullopt;
}

void EngineSeats::Fail(const Engine& engine, const std::optional<SeatView>& view, std::string asked,
                       const absl::Status& error) {
  EngineFault fault{engine.name(), &engine, view, std::move(asked), error.code(), MessageOf(error)};
  const std::lock_guard lock(failing_);
  if (terms_.fault_ends == FaultEnds::kGame) {
    game_faults_.try_emplace(std::this_thread::get_id(), std::move(fault));
    return;
  }
  if (!failure_) failure_ = std::move(fault);
  failed_ = true;
}

std::string EngineSeats::Engine::name() const { return absl::StrCat(kPrefix, command_); }

absl::StatusOr<EngineSeats::Engine::Process> EngineSeats::Engine::Take() const {
  {
    const std::lock_guard lock(sharing_);
    if (!idle_.empty()) {
      Process process = std::move(idle_.back());
      idle_.pop_back();
      return process;
    }
  }
  return EngineProcess::Start(seats_.Setup(command_), [this] { return seats_.stopped(); });
}

void EngineSeats::Engine::Give(Process process) const {
  const std::lock_guard lock(sharing_);
  idle_.push_back(std::move(process));
}

std::optional<std::string> EngineSeats::Engine::Ask(absl::string_view command,
                                                    absl::string_view rest, absl::string_view word,
                                                    std::uint64_t seed, const Judge& judge) const {
  if (seats_.stopped()) return std::nullopt;
  auto process = Take();
  if (!process.ok()) {
    seats_.Fail(*this, std::nullopt, "", process.status());
    return std::nullopt;
  }
  if (!(*process)->Knows(command)) {
    Give(*std::move(process));
    return std::nullopt;
  }
  const std::string line = absl::StrCat(command, " ", rest);
  auto answer = (*process)->Ask(line, word, seed);
  const absl::Status status = answer.ok() ? judge(*answer) : answer.status();
  if (status.ok()) {
    Give(*std::move(process));
    return *std::move(answer);
  }
  if (!absl::IsCancelled(status)) seats_.Fail(*this, std::nullopt, line, status);
  return std::nullopt;
}

absl::StatusOr<Card> EngineSeats::Engine::Ask(const SeatView& view, std::uint64_t seed) const {
  auto process = Take();
  if (!process.ok()) return process.status();
  auto card = (*process)->Choose(view, seed);
  if (card.ok()) Give(*std::move(process));
  return card;
}

std::optional<Card> EngineSeats::Engine::Choose(const SeatView& view, const Player& /*player*/,
                                                std::uint64_t seed, const Aim& /*aim*/) const {
  if (!seats_.stopped()) {
    const auto card = Ask(view, seed);
    if (card.ok()) return *card;
    if (!absl::IsCancelled(card.status())) seats_.Fail(*this, view, "", card.status());
  }
  return view.DistinctPlays().front();
}

Message EngineFault::Told(std::optional<std::size_t> game) const {
  const Message what(words::kCliAbout, player, message);
  if (!view) {
    if (asked.empty()) return what;
    return (game ? Message(words::kInGame, player, *game, message) : what) +
           AsIs(absl::StrCat("\n", asked));
  }
  const Message position(absl::StrCat("\nposition ", ToString(ViewLine{*view, "", 1})));
  if (!game) return what + position;
  const std::size_t trick = view->played.size() / static_cast<std::size_t>(view->seats()) + 1;
  return Message(words::kInGameTrick, player, *game, view->seat, trick, message) + position;
}

Message EngineSeats::FailureAmong(std::span<const Deal> deals) const {
  if (!failure_->view || deals.empty()) return failure_->Told(std::nullopt);
  const SeatView& view = *failure_->view;
  std::size_t game = 0;
  while (game + 1 < deals.size() &&
         !(deals[game].contract() == view.contract() && deals[game].declarer == view.declarer &&
           deals[game].hands[view.seat] == view.hand)) {
    ++game;
  }
  return failure_->Told(game + 1);
}

}  // namespace schafkopf
