#include "tools/answers/score/score_fields.h"

#include "absl/strings/str_cat.h"
#include "engine/text/string_views.h"

namespace schafkopf {

absl::Status CheckInstead(const Fields& fields) {
  for (const auto& [field, other] : kScoreInstead) {
    if (!fields.Has(field) || !fields.Has(other)) continue;
    return InField(AbslView(other), {"either $0 or $1", field, other}, "both");
  }
  return absl::OkStatus();
}

ScoreArguments ArgumentsOf(const Fields& fields, ScoreArguments base) {
  const auto text = [&](std::string_view name, std::string& argument) {
    argument = fields.Text(name, argument);
  };
  const auto number = [&](std::string_view name, int& argument) {
    argument = static_cast<int>(fields.Number(name, argument));
  };
  const auto seat = [&](std::string_view name, std::optional<int>& argument) {
    if (fields.Has(name)) argument = fields.FindNumber(name);
  };
  if (fields.Has("lauf")) base.side.clear();
  if (fields.Has("side")) base.lauf.clear();
  if (fields.Has("layers")) base.laid.clear();
  if (fields.Has("laid")) base.doublings.layers = 0;
  if (fields.Has("stoss")) base.kontra.clear();
  if (fields.Has("kontra")) base.doublings.stoss = 0;
  text("points", base.points);
  text("tricks", base.tricks);
  text("trumps", base.trumps);
  text("highest", base.highest);
  text("sau", base.saus);
  text("lauf", base.lauf);
  text("side", base.side);
  text("laid", base.laid);
  text("kontra", base.kontra);
  text("deck", base.deck);
  text("round", base.round);
  number("layers", base.doublings.layers);
  number("stoss", base.doublings.stoss);
  number("bock", base.doublings.bock);
  number("players", base.players);
  number("stock", base.stock);
  number("target", base.target);
  number("carried", base.carried);
  base.one_player |= fields.Flag("one_player");
  base.ouvert |= fields.Flag("ouvert");
  seat("declarer", base.declarer);
  seat("partner", base.partner);
  return base;
}

}  // namespace schafkopf
