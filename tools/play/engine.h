// A seat that plays, asked by lines of text as chess engines are (docs/engine-protocol.md): what it
// sees in, the card it plays, the game it announces or whether it doubles out.
#ifndef SCHAFKOPF_TOOLS_PLAY_ENGINE_H_
#define SCHAFKOPF_TOOLS_PLAY_ENGINE_H_

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/table/rule_set.h"
#include "tools/answers/advise/advise_answer.h"
#include "tools/answers/table/seat_bid.h"
#include "tools/answers/table/seat_double.h"
#include "tools/cli/rules_option.h"
#include "tools/play/engine_line.h"

namespace schafkopf {

struct EngineSettings {
  RulesChoice rules;
  std::uint64_t worlds = InferenceOptions().worlds;  // for a card
  Effort effort = {};                                // of each answer, which it may be told to stop
};

// Asked by any thread while the engine thinks.
struct EngineInterrupt {
  std::function<bool()> stop;  // answer with what is known
  std::function<bool()> quit;  // no answer is wanted any more
};

// One position at a time. Not synchronised: one thread at a time.
class Engine {
 public:
  // A line of the answer, without its end: UTF-8 that a terminal only shows, whatever was asked.
  using Say = std::function<void(absl::string_view line)>;

  // An error's message names the place, as that of ReadRules.
  static absl::StatusOr<Engine> Make(EngineSettings settings, Say say);

  // Does what a line asks; says what is wrong with a bad one, and goes on. `stop` and `quit` are
  // for who reads the lines: here they do nothing.
  void Do(absl::string_view text, const EngineInterrupt& interrupt);

 private:
  Engine(EngineSettings settings, RuleSet rules, Say say);

  absl::Status Obey(const EngineLine& line, const EngineInterrupt& interrupt);
  void Introduce() const;
  absl::Status Set(const EngineLine& line);
  absl::Status SetRules(RulesChoice choice, const EngineText& at);
  absl::Status SetPosition(const EngineText& text);
  absl::Status SetAuction(const EngineText& text);
  absl::Status SetDouble(const EngineText& text);
  absl::StatusOr<BidTurn> ReadTurn(absl::string_view text) const;
  absl::Status Think(const EngineLine& go, const EngineInterrupt& interrupt);
  absl::Status ThinkOutCard(const CardTurn& turn, const EngineLine& go,
                            const EngineInterrupt& interrupt);
  void ChooseGame(const BidTurn& turn, const EngineLine& go, const EngineInterrupt& interrupt);
  void SayWhetherToDouble(const CardTurn& seen, const EngineLine& go,
                          const EngineInterrupt& interrupt);

  EngineSettings settings_;
  RuleSet rules_;
  Say say_;
  struct DoubleTurn {
    CardTurn seen;
  };
  std::variant<std::monostate, CardTurn, BidTurn, DoubleTurn> position_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_ENGINE_H_
