#include "tools/play/engine.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/door/watch.h"
#include "tools/cli/version.h"
#include "tools/play/words.h"

namespace schafkopf {
namespace {

constexpr std::int64_t kMostThreads = 1024;
constexpr std::int64_t kMostSeed = INT64_MAX;
// Worlds of the first look, and how many times more the next one takes.
constexpr std::uint64_t kFirstWorlds = 250;
constexpr std::uint64_t kMoreWorlds = 4;

// A moment so many milliseconds from now; nothing: never.
class Deadline {
 public:
  explicit Deadline(std::optional<std::uint64_t> milliseconds) {
    if (milliseconds) end_ = Clock::now() + std::chrono::milliseconds(*milliseconds);
  }
  bool passed() const { return end_ && Clock::now() >= *end_; }

 private:
  using Clock = std::chrono::steady_clock;
  std::optional<Clock::time_point> end_;
};

void SayAdvice(const AdviseAnswer& answer, const Engine::Say& say) {
  say(absl::StrFormat("info worlds %d possible %d effective %.1f games %d basis %s",
                      answer.worlds.dealt, answer.worlds.possible, answer.worlds.effective,
                      answer.advice.games, kCardBasisNames[PlaceOf(answer.advice.basis)]));
  for (const CardWorth& worth : answer.advice.ranked) {
    say(absl::StrFormat("info card %s win %.4f points %.1f cents %.1f behind %.1f error %.1f",
                        ToString(worth.card), worth.win.value, worth.points.value,
                        worth.cents.value, worth.behind.value, worth.behind.error));
  }
}

}  // namespace

Engine::Engine(EngineSettings settings, RuleSet rules, Say say)
    : settings_(std::move(settings)),
      rules_(std::move(rules)),
      say_([say = std::move(say)](absl::string_view line) { say(Escaped(line)); }) {}

absl::StatusOr<Engine> Engine::Make(EngineSettings settings, Say say) {
  auto rules = ReadRules(settings.rules);
  if (!rules.ok()) return rules.status();
  return Engine(std::move(settings), *std::move(rules), std::move(say));
}

void Engine::Do(absl::string_view text, const EngineInterrupt& interrupt) {
  text = absl::StripTrailingAsciiWhitespace(text);
  if (text.empty()) return;
  const auto line = text.size() <= std::size_t{InputLine::kMaxBytes}
                        ? ReadEngineLine(text)
                        : SyntaxError(CharacterCount(text.substr(0, InputLine::kMaxBytes)) + 1,
                                      {words::kAtMostBytes, InputLine::kMaxBytes}, words::kMore);
  const absl::Status status = line.ok() ? Obey(*line, interrupt) : line.status();
  if (!status.ok()) {
    say_(absl::StrCat("error column ", ColumnOf(status), ": ", status.message()));
  }
}

absl::Status Engine::Obey(const EngineLine& line, const EngineInterrupt& interrupt) {
  switch (line.verb) {
    case EngineVerb::kHello:
      Introduce();
      break;
    case EngineVerb::kReady:
      say_("readyok");
      break;
    case EngineVerb::kSet:
      return Set(line);
    case EngineVerb::kPosition:
      return SetPosition(line.rest);
    case EngineVerb::kAuction:
      return SetAuction(line.rest);
    case EngineVerb::kDouble:
      return SetDouble(line.rest);
    case EngineVerb::kGo:
      return Think(line, interrupt);
    case EngineVerb::kStop:
    case EngineVerb::kQuit:
      break;
  }
  return absl::OkStatus();
}

void Engine::Introduce() const {
  const std::vector<absl::string_view> version = absl::StrSplit(kVersion, '\n');
  say_(absl::StrCat("id name ", version.front()));
  say_("id protocol 1");
  say_("id commands position auction double");
  say_(absl::StrCat("option rules text ", rules_.name));
  say_("option option text");
  say_(absl::StrCat("option tariff text ", ToString(rules_.tariff)));
  say_(absl::StrCat("option worlds number ", settings_.worlds, " 1 ", kMostAdviseWorlds));
  say_(absl::StrCat("option seed number ", settings_.effort.seed, " 0 ", kMostSeed));
  say_(absl::StrCat("option threads number ", settings_.effort.threads, " 0 ", kMostThreads));
  say_("hellook");
}

absl::Status Engine::SetRules(RulesChoice choice, const EngineText& at) {
  auto rules = ReadRules(choice);
  if (!rules.ok()) return ShiftColumn(rules.status(), at.offset);
  settings_.rules = std::move(choice);
  rules_ = *std::move(rules);
  position_ = {};
  return absl::OkStatus();
}

absl::Status Engine::Set(const EngineLine& line) {
  const auto number = [&](std::int64_t least, std::int64_t most, auto& setting) {
    const auto read = ReadEngineNumber(line.rest, least, most);
    if (read.ok()) setting = static_cast<std::remove_reference_t<decltype(setting)>>(*read);
    return read.status();
  };
  const std::string& name = line.name.text;
  if (name == "worlds") return number(1, kMostAdviseWorlds, settings_.worlds);
  if (name == "seed") return number(0, kMostSeed, settings_.effort.seed);
  if (name == "threads") return number(0, kMostThreads, settings_.effort.threads);
  RulesChoice choice = settings_.rules;
  if (name == "rules") {
    choice = {.rules = line.rest.text, .options = {}, .tariff = ""};
  } else if (name == "option") {
    choice.options.push_back(line.rest.text);
  } else if (name == "tariff") {
    choice.tariff = line.rest.text;
  } else {
    return SyntaxError(line.name.offset + 1, words::kRulesOptionTariffWorldsSeed, Quoted(name));
  }
  return SetRules(std::move(choice), line.rest);
}

absl::Status Engine::SetPosition(const EngineText& text) {
  position_ = {};
  AdviseQuestion question;
  question.view = {.number = 1, .text = text.text};
  question.rules = rules_;
  auto turn = ReadCardTurn(question);
  if (!turn.ok()) return ShiftColumn(turn.status(), text.offset);
  position_ = *std::move(turn);
  return absl::OkStatus();
}

absl::Status Engine::SetAuction(const EngineText& text) {
  position_ = {};
  auto turn = ReadTurn(text.text);
  if (!turn.ok()) return ShiftColumn(turn.status(), text.offset);
  position_ = *std::move(turn);
  return absl::OkStatus();
}

absl::Status Engine::SetDouble(const EngineText& text) {
  position_ = {};
  AdviseQuestion question;
  question.view = {.number = 1, .text = text.text};
  question.rules = rules_;
  auto seen = ReadCardTurn(question, ViewOwner::kAny);
  if (!seen.ok()) return ShiftColumn(seen.status(), text.offset);
  if (!MayDouble(*seen, rules_.options)) {
    return SyntaxError(text.offset + 1, words::kSeatThatMayDouble, seen->view.seat);
  }
  position_ = DoubleTurn{*std::move(seen)};
  return absl::OkStatus();
}

// SEAT | HAND [| BIDS].
absl::StatusOr<BidTurn> Engine::ReadTurn(absl::string_view text) const {
  const std::vector<absl::string_view> fields = absl::StrSplit(text, '|');
  const auto column_of = [&](absl::string_view field) {
    return ColumnOfPart(absl::StripLeadingAsciiWhitespace(field), text);
  };
  if (fields.size() < 2 || fields.size() > 3) {
    return SyntaxError(ColumnAt(text, text.size()), words::kSeatHandBids,
                       {words::kFields, fields.size()});
  }
  const auto seat = ParseSeat(absl::StripAsciiWhitespace(fields[0]));
  if (!seat.ok()) return ShiftColumn(seat.status(), column_of(fields[0]) - 1);
  const auto hand = ReadAskedHand(absl::StripAsciiWhitespace(fields[1]), kSeatCount);
  if (!hand.ok()) return ShiftColumn(hand.status(), column_of(fields[1]) - 1);
  BidTurn turn{*seat, hand->cards, hand->deck, {}};
  if (fields.size() < 3 || absl::StripAsciiWhitespace(fields[2]).empty()) return turn;
  const absl::string_view bids = absl::StripAsciiWhitespace(fields[2]);
  const auto made = ReadBids({std::string(bids)}, rules_);
  if (!made.ok()) return ShiftColumn(made.status(), column_of(fields[2]) - 1);
  for (const Bid& bid : made->bids) {
    if (bid.seat != turn.seat || bid.game) continue;
    return SyntaxError(column_of(fields[0]), words::kSeatThatMayStillBid,
                       {words::kWhichHasPassed, turn.seat});
  }
  if (made->best && made->best->seat == turn.seat) {
    return SyntaxError(column_of(fields[0]), words::kSeatThatMayStillBid,
                       {words::kWhoseBidStands, turn.seat});
  }
  turn.bids = made->bids;
  return turn;
}

absl::Status Engine::Think(const EngineLine& go, const EngineInterrupt& interrupt) {
  if (const auto* turn = std::get_if<CardTurn>(&position_)) {
    return ThinkOutCard(*turn, go, interrupt);
  }
  if (const auto* turn = std::get_if<BidTurn>(&position_)) {
    ChooseGame(*turn, go, interrupt);
    return absl::OkStatus();
  }
  if (const auto* turn = std::get_if<DoubleTurn>(&position_)) {
    SayWhetherToDouble(turn->seen, go, interrupt);
    return absl::OkStatus();
  }
  return SyntaxError(1, words::kPositionOrAuctionBeforeGo, words::kNone);
}

absl::Status Engine::ThinkOutCard(const CardTurn& turn, const EngineLine& go,
                                  const EngineInterrupt& interrupt) {
  const std::vector<Card> cards = turn.view.DistinctPlays();
  const Deadline deadline(go.milliseconds);
  const bool looks_again = go.milliseconds.has_value();
  const std::uint64_t most = go.worlds     ? *go.worlds
                             : looks_again ? static_cast<std::uint64_t>(kMostAdviseWorlds)
                                           : settings_.worlds;
  const std::uint64_t least = std::min(most, kFirstWorlds);
  const auto ended = [&] { return interrupt.stop() || interrupt.quit() || deadline.passed(); };
  AdviseQuestion question;
  question.rules = rules_;
  question.seed = settings_.effort.seed;
  Watch watch{settings_.effort};
  const auto look = [&](std::uint64_t worlds, const std::function<bool()>& stop) {
    question.worlds = worlds;
    watch.stop = stop;
    return AnswerOf(question, turn, watch);
  };
  Card best = cards.front();
  if (cards.size() > 1) {
    auto answer = looks_again ? look(least, interrupt.quit) : look(most, ended);
    const bool cut = answer.ok() ? answer->interrupted && answer->worlds.dealt < least
                                 : absl::IsCancelled(answer.status());
    if (cut) answer = look(least, interrupt.quit);
    while (!interrupt.quit()) {
      if (!answer.ok()) return SyntaxError(1, words::kPositionThatCanBe, answer.status().message());
      SayAdvice(*answer, say_);
      best = answer->advice.ranked.front().card;
      if (!looks_again || question.worlds == most || answer->worlds.complete || ended()) break;
      auto next = look(std::min(most, question.worlds * kMoreWorlds), ended);
      if (absl::IsCancelled(next.status()) || (next.ok() && next->interrupted)) break;
      answer = std::move(next);  // the look before told less
    }
    if (interrupt.quit()) return absl::OkStatus();
  }
  say_(absl::StrCat("bestcard ", ToString(best)));
  return absl::OkStatus();
}

void Engine::ChooseGame(const BidTurn& turn, const EngineLine& go,
                        const EngineInterrupt& interrupt) {
  const Deadline deadline(go.milliseconds);
  Effort effort = settings_.effort;
  effort.stop = [&] { return interrupt.stop() || interrupt.quit() || deadline.passed(); };
  BidSkill skill{.worlds = go.worlds, .rules = &rules_};
  BidChoice choice = ChooseBid(turn, skill, effort);
  if (choice.ranked.empty() && effort.stop()) {  // as for a card, the first look is never cut short
    effort.stop = interrupt.quit;
    skill.worlds = std::min(kFirstWorlds, go.worlds.value_or(kFirstWorlds));
    choice = ChooseBid(turn, skill, effort);
  }
  if (interrupt.quit()) return;
  for (const ContractWorth& worth : choice.ranked) {
    say_(absl::StrFormat("info game %s win %.4f cents %.1f error %.1f from %s",
                         ToString(worth.contract), BidChoice::WinOf(worth), worth.price().value,
                         worth.price().error, NameOf(worth.basis)));
  }
  if (!choice.ranked.empty()) say_(absl::StrFormat("info pass cents %.1f", choice.pass_cents));
  const auto said = choice.Said();
  say_(said ? absl::StrCat("bestbid ", ToString(said->announcement), " ", ToString(said->contract))
            : "bestbid pass");
}

void Engine::SayWhetherToDouble(const CardTurn& seen, const EngineLine& go,
                                const EngineInterrupt& interrupt) {
  const Deadline deadline(go.milliseconds);
  Effort effort = settings_.effort;
  effort.stop = [&] { return interrupt.stop() || interrupt.quit() || deadline.passed(); };
  DoubleChoice choice = ChooseDouble(seen, go.worlds, rules_, effort);
  if (choice.estimate.round.worlds == 0 && effort.stop()) {  // as for a card
    effort.stop = interrupt.quit;
    choice = ChooseDouble(seen, std::min(kFirstWorlds, go.worlds.value_or(kFirstWorlds)), rules_,
                          effort);
  }
  if (interrupt.quit()) return;
  const RoundEstimate& round = choice.estimate.round;
  if (round.worlds > 0) {
    say_(absl::StrFormat("info double win %.4f cents %.1f error %.1f from %s", round.won,
                         round.cents.value, round.cents.error, NameOf(choice.estimate.basis)));
  }
  say_(absl::StrCat("bestdouble ", choice.name()));
}

}  // namespace schafkopf
