#include "tools/answers/rules/rules_tables.h"

#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "engine/money/transfer.h"
#include "engine/play/card_order.h"
#include "engine/play/deck.h"
#include "engine/table/round.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "tools/answers/rules/contract_forms.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

const char* NameOf(RoundPlayer player) {
  switch (player) {
    case RoundPlayer::kForehand:
      return "forehand";
    case RoundPlayer::kDealerIfNobody:
      return "dealer_if_nobody";
    case RoundPlayer::kAnybody:
      return "anybody";
    case RoundPlayer::kNobody:
      return "nobody";
  }
  return "";
}

const char* NameOf(RoundGames games) {
  switch (games) {
    case RoundGames::kSuitSolo:
      return "suit_solo";
    case RoundGames::kRufspiel:
      return "rufspiel";
    case RoundGames::kSolos:
      return "solos";
    case RoundGames::kRamsch:
      return "ramsch";
    case RoundGames::kKreuz:
      return "kreuz";
    case RoundGames::kHintenrum:
      return "hintenrum";
    case RoundGames::kAny:
      return "any";
  }
  return "";
}

Json SizesJson(const PerSeat<int>& sizes) {
  Json list = Json::array();
  for (int size : sizes) list.push_back(size);
  return list;
}

// The cards set aside, and the hands before they are taken up, then after each seat has passed on.
Json TransferJson(const TransferRow& row) {
  Json cards = Json::array();
  const CardOrder order(Contract::Named("ruf", Suit::kEichel));
  for (Card card : order.best_first()) {
    if (row.for_forehand.Contains(card)) cards.push_back(ToString(card));
  }
  Json hands = Json::array({SizesJson(HandSizes(row, Deck::kLong, std::nullopt))});
  const int passes = row.passed > 0 ? kSeatCount - 1 : 0;
  for (int passed = 0; passed <= passes; ++passed) {
    hands.push_back(SizesJson(HandSizes(row, Deck::kLong, passed)));
  }
  return {{"name", std::string(row.name)},
          {"for_forehand", cards},
          {"passed", row.passed},
          {"named_before_deal", row.named_before_deal},
          {"hand_sizes", hands}};
}

}  // namespace

std::string_view NameOf(TariffClass tariff) {
  constexpr std::string_view kNames[] = {"call", "solo", "bettel", "ramsch", "kop", "sjavs"};
  return kNames[static_cast<std::size_t>(tariff)];
}

Json DecksJson() {
  Json decks = Json::array();
  for (const DeckRow& row : kDecks) {
    decks.push_back({{"name", std::string(row.name)},
                     {"cards", row.cards.size()},
                     {"points", PointsOf(row.cards).count()},
                     {"hand", HandSize(row.deck)}});
  }
  return {{"packs", decks},
          {"tables",
           {{{"players", 2}, {"deck", 32}, {"hand", HandSize(Deck::kLong, 2)}},
            {{"players", 3}, {"deck", 24}, {"hand", HandSize(Deck::kShort, 3)}},
            {{"players", 4}},
            {{"players", 5}, {"sit_out", {"dealer"}}},
            {{"players", 6}, {"sit_out", {"dealer", "cutter"}}}}}};
}

Json RoundsJson(const RuleOptions& options) {
  Json rounds = Json::array();
  for (const RoundRow& row : kRounds) {
    Json round = {{"name", std::string(row.name)},
                  {"title", std::string(row.title)},
                  {"must_play", NameOf(row.player)},
                  {"games", NameOf(GamesOf(row, options))},
                  {"doubled", IsDoubled(row, options)},
                  {"deals", row.deals > 0 ? Json(row.deals) : Json(nullptr)}};
    for (const TransferRow& transfer : kTransfers) {
      if (transfer.name.substr(0, row.name.size()) == row.name) {
        round["transfers"].push_back(TransferJson(transfer));
      }
    }
    rounds.push_back(round);
  }
  return rounds;
}

Json FormsJson() {
  Json forms = Json::array();
  for (const ContractForm& form : kContractForms) {
    const std::vector<std::string> contracts = absl::StrSplit(AbslView(form.contracts), ' ');
    forms.push_back({{"contracts", contracts}, {"says", Say(Language::kEnglish, form.says)}});
  }
  return forms;
}

}  // namespace schafkopf
