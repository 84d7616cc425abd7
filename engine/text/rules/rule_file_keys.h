// The keys of rule files, for their reader and their writer.
#ifndef SCHAFKOPF_ENGINE_TEXT_RULES_RULE_FILE_KEYS_H_
#define SCHAFKOPF_ENGINE_TEXT_RULES_RULE_FILE_KEYS_H_

#include <array>
#include <optional>

#include "absl/strings/string_view.h"
#include "engine/table/rule_set.h"

namespace schafkopf {

inline constexpr int kMaxCents = MostOf(GameTerm::kPrice);

// Members of Tariff by the key that sets them, those that have to be there and the others.
struct TariffKey {
  absl::string_view key;
  Cents Tariff::*member;
};
inline constexpr std::array<TariffKey, 5> kTariffKeys = {{{"extra", &Tariff::extra},
                                                          {"call", &Tariff::call},
                                                          {"solo", &Tariff::solo},
                                                          {"bettel", &Tariff::bettel},
                                                          {"ramsch", &Tariff::ramsch}}};
struct OwnTariffKey {
  absl::string_view key;
  std::optional<Cents> Tariff::*member;
};
inline constexpr std::array<OwnTariffKey, 3> kOwnTariffKeys = {
    {{"lauf", &Tariff::lauf}, {"schneider", &Tariff::schneider}, {"schwarz", &Tariff::schwarz}}};

// What a row of [contracts] says of its game beside its ranks.
struct TermKey {
  absl::string_view key;
  GameTerm term;
  int low;  // up to MostOf(term)
};
inline constexpr std::array<TermKey, 5> kTermKeys = {{{"price", GameTerm::kPrice, 0},
                                                      {"lauf_min", GameTerm::kLaufMin, 1},
                                                      {"lauf_max", GameTerm::kLaufMax, 0},
                                                      {"tout_lauf_min", GameTerm::kToutLaufende, 0},
                                                      {"schneider", GameTerm::kSchneider, 0}}};

// A game by its key, `solo` or `solo:H`.
struct GameKey {
  int row;
  std::optional<Suit> suit;

  const ContractRow& data() const { return kContracts[static_cast<std::size_t>(row)]; }
  friend bool operator==(const GameKey&, const GameKey&) = default;
};
// Where its row ranks it.
struct Ranks {
  std::optional<int> rank, tout;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_RULES_RULE_FILE_KEYS_H_
