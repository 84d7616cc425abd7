// Deals of the C interface: read, made of their parts, taken apart, printed.
#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "engine/play/deal_fault.h"
#include "engine/text/deal_fields.h"
#include "engine/text/deal_refusal.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/read_json.h"
#include "tools/c/handles.h"

namespace schafkopf::c {
namespace {

// What rules choose that name nothing.
const RuleOptions& PlainOptions() {
  static const RuleOptions plain = PlainRules().options;
  return plain;
}

// Those of the table; of the rule book where there is none.
const RuleOptions& OptionsOf(const schafkopf_rules* rules) {
  return rules == nullptr ? PlainOptions() : rules->options;
}

// The fields by which rules are read that choose the same: {"options":["bettel_lead=declarer"]}.
Json FieldsOf(const RuleOptions& options) {
  const RuleOptions& plain = PlainOptions();
  Json fields = Json::object();
  for (std::size_t place = 0; place < kOptions.size(); ++place) {
    const std::string value = options.ValueOf(place);
    if (value == plain.ValueOf(place)) continue;
    fields["options"].push_back(absl::StrCat(AbslView(kOptions[place].name), "=", value));
  }
  return fields;
}

schafkopf_deal* NewDeal(DealLine line) {
  return std::make_unique<schafkopf_deal>(schafkopf_deal{std::move(line)}).release();
}

std::string NameOf(const std::optional<Contract>& contract) {
  return contract ? ToString(*contract) : std::string(kPassed);
}

// The deal that the parts tell, unchecked but for the contract. REQUIRES: AreNumbersFine(parts).
absl::StatusOr<DealLine> LineOf(const schafkopf_parts& parts) {
  DealLine line;
  const auto* const end = std::find(std::begin(parts.contract), std::end(parts.contract), '\0');
  const absl::string_view name(parts.contract, static_cast<std::size_t>(end - parts.contract));
  if (name != kPassed) {
    const auto contract = ParseContract(name);
    if (!contract.ok()) return contract.status();
    line.contract = *contract;
    const bool declares = contract->has_declarer() && parts.declarer >= 0;
    if (declares) line.declarer = Seat(parts.declarer);
  }
  for (Seat seat : kSeats) line.hands[seat] = CardSet::FromBits(parts.hands[seat.index()]);
  line.table.seats = SeatsOf(line.hands);
  for (int i = 0; i < parts.played_count; ++i) {
    line.played.push_back(Card::FromIndex(parts.played[i]));
  }
  return line;
}

// Whether numbers are within their ranges, so that there is a line to be checked. Parts that a deal
// was taken apart into tell its seats, others need not.
bool AreNumbersFine(const schafkopf_parts& parts) {
  const bool declared = 0 <= parts.declarer && parts.declarer < kSeatCount;
  const bool counted = 0 <= parts.played_count && parts.played_count <= kCardCount;
  return (declared || parts.declarer == -1) && counted &&
         std::all_of(parts.played, parts.played + parts.played_count,
                     [](unsigned char card) { return card < kCardCount; }) &&
         std::ranges::all_of(parts.covered, [](unsigned int cards) { return cards == 0; }) &&
         (parts.seats == 0 || parts.seats == (parts.hands[3] == 0 ? 3 : kSeatCount));
}

// Checks the line as a reader would.
absl::StatusOr<DealLine> Checked(DealLine line, int declarer, const RuleOptions& options) {
  const bool declares = line.contract && line.contract->has_declarer();
  if (declares && declarer < 0)
    return SyntaxError(1, {words::kDeclarerUpTo, kSeatCount - 1}, declarer);
  if (!declares && declarer >= 0) return SyntaxError(1, AsIs("-1 as nobody declares"), declarer);
  if (const auto refusal = Complete(line, line.seats(), options)) {
    return SyntaxError(1, refusal->why.expected, refusal->why.found);
  }
  return line;
}

}  // namespace
}  // namespace schafkopf::c

using namespace schafkopf;     // NOLINT: what follows has the names of C
using namespace schafkopf::c;  // NOLINT

schafkopf_status schafkopf_rules_read(const char* json, size_t length, schafkopf_rules** rules,
                                      schafkopf_error* error) {
  if (rules != nullptr) *rules = nullptr;
  const bool right = json != nullptr && rules != nullptr;
  return Answered(error, right, "expected rules and a place for them", [&] {
    const Json read = ReadJson({json, length});
    if (read.is_discarded()) {
      return FailInText(SyntaxError(1, AsIs("rules as a JSON object"), Quoted({json, length})),
                        error);
    }
    const auto fields = Fields::Read(read, {});
    const auto table = fields.ok() ? fields->Rules(PlainRules()) : fields.status();
    if (!table.ok()) return FailInText(NamingField(table.status()), error);
    *rules = std::make_unique<schafkopf_rules>(schafkopf_rules{table->options}).release();
    return SCHAFKOPF_OK;
  });
}

void schafkopf_rules_free(schafkopf_rules* rules) { delete rules; }

char* schafkopf_rules_print(const schafkopf_rules* rules) {
  return TextOf([&] { return FieldsOf(OptionsOf(rules)).dump(); });
}

schafkopf_status schafkopf_deal_parse(const char* line, size_t length, const schafkopf_rules* rules,
                                      schafkopf_deal** deal, schafkopf_error* error) {
  if (deal != nullptr) *deal = nullptr;
  const bool right = line != nullptr && deal != nullptr;
  return Answered(error, right, "expected a line and a place for its deal", [&] {
    auto read = ParseDealLine({line, length}, OptionsOf(rules), LineSpan::kPosition);
    if (!read.ok()) return FailInText(read.status(), error);
    *deal = NewDeal(*std::move(read));
    return SCHAFKOPF_OK;
  });
}

schafkopf_status schafkopf_deal_make(const schafkopf_parts* parts, const schafkopf_rules* rules,
                                     schafkopf_deal** deal, schafkopf_error* error) {
  if (deal != nullptr) *deal = nullptr;
  const auto taken = Taken(parts);
  const bool right = taken && deal != nullptr && AreNumbersFine(*taken);
  return Answered(
      error, right,
      "expected parts with their size, seats from -1 to 3, cards from 0 to 31 and none covered",
      [&] {
        auto line = LineOf(*taken);
        if (line.ok()) line = Checked(*std::move(line), taken->declarer, OptionsOf(rules));
        if (!line.ok()) return FailInText(line.status(), error);
        *deal = NewDeal(*std::move(line));
        return SCHAFKOPF_OK;
      });
}

schafkopf_status schafkopf_deal_parts(const schafkopf_deal* deal, schafkopf_parts* parts) {
  return Answered(nullptr, deal != nullptr && HasSize(parts), "", [&] {
    const DealLine& line = deal->line;
    const std::string name = NameOf(line.contract);
    schafkopf_parts told{};
    if (name.size() >= sizeof(told.contract)) return SCHAFKOPF_MISUSE;
    std::memcpy(told.contract, name.c_str(), name.size() + 1);
    told.declarer = line.contract && line.contract->has_declarer() ? line.declarer.index() : -1;
    told.seats = line.seats();
    for (Seat seat : kSeats) {
      told.hands[seat.index()] = line.hands[seat].bits();
      told.covered[seat.index()] = (line.hands[seat] & line.covers.below()).bits();
    }
    for (Card card : line.played) {
      told.played[told.played_count++] = static_cast<unsigned char>(card.index());
    }
    Tell(told, parts);
    return SCHAFKOPF_OK;
  });
}

char* schafkopf_deal_print(const schafkopf_deal* deal) {
  return deal == nullptr ? nullptr : TextOf([&] { return ToString(deal->line); });
}

char* schafkopf_deal_rules(const schafkopf_deal* deal) {
  return deal == nullptr ? nullptr
                         : TextOf([&] { return FieldsOf(deal->line.table.options).dump(); });
}

void schafkopf_deal_free(schafkopf_deal* deal) { delete deal; }

const char* schafkopf_card_name(int card) {
  static const auto kNames = [] {
    std::array<std::array<char, 3>, kCardCount> names{};
    for (int i = 0; i < kCardCount; ++i) {
      ToString(Card::FromIndex(i)).copy(names[static_cast<std::size_t>(i)].data(), 2);
    }
    return names;
  }();
  return 0 <= card && card < kCardCount ? kNames[static_cast<std::size_t>(card)].data() : "";
}
