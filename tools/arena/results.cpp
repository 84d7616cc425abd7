#include "tools/arena/results.h"

#include <algorithm>
#include <limits>
#include <set>
#include <tuple>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/mistake.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/words.h"
#include "tools/answers/door/deck_name.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/read_json.h"
#include "tools/arena/words.h"
#include "tools/batch/store/checksum.h"
#include "tools/cli/version.h"

namespace schafkopf {
namespace {

// Far beyond what any file can hold: sums of so many stay within 64 bits.
constexpr std::uint64_t kMostCount = 1'000'000'000;
constexpr std::size_t kShownBytes = 100;

struct SideField {
  const char* name;
  std::int64_t ArenaSide::*count;
};
constexpr auto kSideFields = std::to_array<SideField>({
    {"cents", &ArenaSide::cents},
    {"decided", &ArenaSide::decided},
    {"won", &ArenaSide::won},
    {"declared", &ArenaSide::declared},
    {"declared_won", &ArenaSide::declared_won},
    {"doublings", &ArenaSide::doublings},
    {"faults", &ArenaSide::faults},
});

// What a line says of both players: [first, second].
bool ReadBoth(const Json& list, std::int64_t least, std::int64_t ArenaSide::*count,
              std::array<ArenaSide, 2>& sides) {
  if (!list.is_array() || list.size() != sides.size()) return false;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    if (!list[i].is_number_integer()) return false;
    const bool too_large =
        list[i].is_number_unsigned() && list[i].get<std::uint64_t>() > std::uint64_t{kMostCount};
    if (too_large) return false;
    const auto number = list[i].get<std::int64_t>();
    if (number < least) return false;
    sides[i].*count = number;
  }
  return true;
}

bool CanBe(const ArenaSide& side) {
  return side.won <= side.decided && side.declared_won <= side.declared;
}

absl::Status AtLine(const absl::Status& error, int line) {
  Mistake mistake = MistakeOf(error);
  mistake.place.line = line;
  return mistake;
}

// The first field in which two headers differ; as it stands in each.
struct Difference {
  Message expected, found;
};
std::optional<Difference> DifferenceOf(const Json& expected, const Json& found) {
  const auto shown = [](const std::string& name, const Json& value) {
    return AsIs(Escaped(absl::StrCat(name, " ", value.dump(-1, ' ', true)), kShownBytes));
  };
  for (const auto& [name, value] : expected.items()) {
    const auto other = found.find(name);
    if (other != found.end() && *other == value) continue;
    return Difference{shown(name, value),
                      other == found.end() ? Message(words::kNothing) : shown(name, *other)};
  }
  for (const auto& [name, value] : found.items()) {
    if (expected.contains(name)) continue;
    return Difference{{words::kNo, AsIs(Escaped(name, kShownBytes))}, shown(name, value)};
  }
  return std::nullopt;
}

absl::Status CheckHeader(absl::string_view line, absl::string_view header) {
  if (line == header) return absl::OkStatus();
  const Json expected = ReadJson(header);
  const Json found = ReadJson(line);
  if (!found.is_object() || !found.contains("results") || found["results"] != expected["results"]) {
    return SyntaxError(1, words::kResultsOfMatch, Quoted(line.substr(0, kShownBytes)));
  }
  const auto difference = DifferenceOf(expected, found);
  if (!difference) {
    return SyntaxError(1, words::kResultsOfMatch, Quoted(line.substr(0, kShownBytes)));
  }
  return SyntaxError(1, difference->expected, difference->found);
}

}  // namespace

std::string ToLine(const ResultLine& result) {
  Json line = {{"deal", result.met.deal},
               {"first", result.first},
               {"second", result.second},
               {"games", result.met.games}};
  for (const SideField& field : kSideFields) {
    line[field.name] = {result.met.sides[0].*field.count, result.met.sides[1].*field.count};
  }
  if (!result.cards.empty()) line["cards"] = result.cards;
  return JsonText(line);
}

absl::StatusOr<ResultLine> ReadResultLine(absl::string_view line) {
  const auto wrong = [&] {
    return SyntaxError(1, words::kResultOfDeal, Quoted(line.substr(0, kShownBytes)));
  };
  const Json object = ReadJson(line);
  TypedFields fields(object);
  ResultLine result;
  result.met.deal = fields.Count("deal", 0, kMostCount);
  result.first = fields.Text("first");
  result.second = fields.Text("second");
  result.met.games = static_cast<std::int64_t>(fields.Count("games", 1, kMostCount));
  if (object.is_object() && object.contains("cards")) result.cards = fields.Text("cards");
  if (!fields.ok() || result.first == result.second) return wrong();
  for (const SideField& field : kSideFields) {
    const bool signed_field = field.count == &ArenaSide::cents;
    const auto least = signed_field ? -static_cast<std::int64_t>(kMostCount) : 0;
    if (!ReadBoth(fields.Array(field.name), least, field.count, result.met.sides)) return wrong();
  }
  if (!std::ranges::all_of(result.met.sides, CanBe)) return wrong();
  return result;
}

std::string MarkOf(const Deal& deal) {
  constexpr std::size_t kDigits = 16;
  DealLine line;
  line.contract = deal.contract();
  line.declarer = deal.declarer;
  line.hands = deal.hands;
  line.table = deal.game.table();
  LongChecksum sum;
  sum.Add(ToString(line));
  return sum.Hex().substr(0, kDigits);
}

std::string ResultsHeader(const Arena& arena) {
  LongChecksum terms;
  terms.Add(ToRuleFile(arena.terms.rules));
  terms.Add(absl::StrCat(arena.terms.bid_worlds, " ", arena.terms.double_worlds, "\n"));
  const Json header = {{"results", "schafkopf match"},
                       {"version", 1},
                       {"games", arena.deals.empty() ? "whole" : "cards"},
                       {"rules", arena.terms.rules.name},
                       {"tariff", ToString(arena.terms.rules.tariff)},
                       {"deck", NameOf(arena.terms.deck)},
                       {"seed", arena.seed},
                       {"terms", terms.Hex()},
                       {"chances", SignatureOf("cards")}};
  return JsonText(header);
}

absl::StatusOr<KnownResults> ReadResults(absl::string_view text, absl::string_view header) {
  KnownResults known;
  std::set<std::tuple<std::uint64_t, std::string, std::string>> told;
  int number = 0;
  while (known.good_bytes < text.size()) {
    ++number;
    const absl::string_view rest = text.substr(known.good_bytes);
    const std::size_t end = rest.find('\n');
    const absl::string_view line = rest.substr(0, end);
    const bool is_last = end == rest.npos || end + 1 == rest.size();
    if (number == 1) {
      // Whoever was killed while beginning it has left a part.
      if (end == rest.npos && absl::StartsWith(header, line)) return KnownResults{{}, 0, 1};
      if (auto status = CheckHeader(line, header); !status.ok()) return AtLine(status, number);
      if (end == rest.npos) return KnownResults{{}, 0, 1};
    } else {
      auto result = ReadResultLine(line);
      if (!result.ok() || end == rest.npos) {
        if (!is_last) return AtLine(result.status(), number);
        known.damaged = number;
        return known;
      }
      const auto [low, high] = std::minmax(result->first, result->second);
      if (!told.emplace(result->met.deal, low, high).second) {
        return AtLine(SyntaxError(1, words::kDealOnce, Quoted(line.substr(0, kShownBytes))),
                      number);
      }
      known.lines.push_back(*std::move(result));
    }
    known.good_bytes += end + 1;
  }
  return known;
}

namespace {

// Whether the deals of a file are those that are played now, as far as these go.
absl::Status CheckDeals(const KnownResults& known, const std::vector<Deal>& deals) {
  for (std::size_t i = 0; i < known.lines.size(); ++i) {
    const ResultLine& line = known.lines[i];
    if (line.met.deal >= deals.size()) continue;
    const std::string mark = MarkOf(deals[line.met.deal]);
    if (line.cards == mark) continue;
    return AtLine(SyntaxError(1, {words::kDealOfMark, line.met.deal, mark},
                              line.cards.empty() ? Message(words::kNothing) : Quoted(line.cards)),
                  static_cast<int>(i) + 2);
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<ResultsFile> ResultsFile::Open(const std::string& path, const Arena& arena) {
  auto file = File::OpenLocked(path);
  if (!file.ok()) return file.status();
  const auto size = file->Size();
  if (!size.ok()) return size.status();
  const auto text = file->ReadAt(0, *size);
  if (!text.ok()) return text.status();
  const std::string header = ResultsHeader(arena);
  auto known = ReadResults(*text, header);
  if (!known.ok()) return InFile(Escaped(path), MistakeOf(known.status()));
  if (auto same = CheckDeals(*known, arena.deals); !same.ok()) {
    return InFile(Escaped(path), MistakeOf(same));
  }
  if (auto status = file->Truncate(known->good_bytes); !status.ok()) return status;
  if (known->good_bytes == 0) {
    if (auto status = file->Write(absl::StrCat(header, "\n")); !status.ok()) return status;
  }
  return ResultsFile(*std::move(file), *std::move(known));
}

std::vector<Encounter> ResultsFile::KnownTo(const Arena& arena) const {
  const auto place_of = [&](const std::string& name) {
    return static_cast<std::size_t>(
        std::ranges::find(arena.players, name, &ArenaPlayer::NameInResults) -
        arena.players.begin());
  };
  std::vector<Encounter> met;
  for (const ResultLine& line : known_.lines) {
    Encounter one = line.met;
    one.first = place_of(line.first);
    one.second = place_of(line.second);
    if (std::max(one.first, one.second) >= arena.players.size()) continue;
    if (one.first > one.second) {
      std::swap(one.first, one.second);
      std::swap(one.sides[0], one.sides[1]);
    }
    met.push_back(one);
  }
  std::ranges::stable_sort(met, {}, &Encounter::deal);
  return met;
}

absl::Status ResultsFile::Append(const Arena& arena, std::span<const Encounter> met) {
  std::string lines;
  for (const Encounter& one : met) {
    const std::string cards = arena.deals.empty() ? "" : MarkOf(arena.deals[one.deal]);
    absl::StrAppend(&lines,
                    ToLine({arena.players[one.first].NameInResults(),
                            arena.players[one.second].NameInResults(), one, cards}),
                    "\n");
  }
  return file_.Write(lines);
}

}  // namespace schafkopf
