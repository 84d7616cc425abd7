#include "tools/answers/ask/ask_round.h"

#include <array>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/play/deal.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file_keys.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kMuss = "muss";
constexpr Seat kForehand(0);
constexpr Seat kDealer(kSeatCount - 1);

// By RoundGames, as players say it.
constexpr std::array<Text<0>, 7> kPlayed = {
    words::kSolo,      words::kRufspiel,      words::kGameAlone, words::kRamsch,
    words::kKreuzbock, words::kSoloHintenrum, words::kAnyGame};

std::vector<Contract> SuitsOf(absl::string_view row) {
  return ContractsOfRow(*FindContractRow(StdView(row)), /*touts=*/false);
}

// What a Muss of this hand calls; or, as `ruf`, what a Rufspiel does that has no Sau to call.
std::vector<Contract> CallsAs(absl::string_view row, CardSet hand, Deck deck) {
  std::vector<Contract> calls;
  for (Card card : MussCalls(hand, deck)) {
    calls.push_back(Contract::Named(StdView(row), card.suit()).WithCalledRank(card.rank()));
  }
  return calls;
}

}  // namespace

absl::StatusOr<AskedRound> AskedRound::Of(absl::string_view text) {
  if (absl::EqualsIgnoreCase(text, kMuss)) return AskedRound(nullptr);
  const auto row = ParseRound(text);
  if (!row.ok()) return row.status();
  return AskedRound(*row);
}

absl::string_view AskedRound::name() const { return is_muss() ? kMuss : AbslView(row_->name); }

absl::string_view AskedRound::title() const { return is_muss() ? "Muss" : AbslView(row_->title); }

SoloRound AskedRound::solo() const {
  if (name() == "schieber") return SoloRound::kSchieber;
  if (name() == "teufel") return SoloRound::kTeufel;
  return name() == "zupf" ? SoloRound::kZupf : SoloRound::kNone;
}

bool AskedRound::IsDoubled(const RuleOptions& options) const {
  return !is_muss() && schafkopf::IsDoubled(*row_, options);
}

RuleSet AskedRound::PricedAs(RuleSet rules) const {
  if (!IsDoubled(rules.options)) return rules;
  Tariff& tariff = rules.tariff;
  for (const TariffKey& key : kTariffKeys) tariff.*key.member = tariff.*key.member * 2;
  for (const OwnTariffKey& key : kOwnTariffKeys) {
    if (auto& price = tariff.*key.member) price = *price * 2;
  }
  rules.options.games().DoublePrices();
  return rules;
}

bool AskedRound::Plays(const Contract& contract, const RuleOptions& options) const {
  if (is_muss()) return contract.row().special.forced || options.Is({"muss_contracts", "any"});
  return MayBePlayed(contract, GamesOf(*row_, options));
}

Text<0> AskedRound::Played(const RuleOptions& options) const {
  if (is_muss()) return PlaysMany(options) ? words::kMussOrAnyGame : words::kMuss;
  return kPlayed[static_cast<std::size_t>(GamesOf(*row_, options))];
}

bool AskedRound::PlaysMany(const RuleOptions& options) const {
  if (is_muss()) return options.Is({"muss_contracts", "any"});
  const RoundGames games = GamesOf(*row_, options);
  return games == RoundGames::kAny || games == RoundGames::kSolos;
}

std::vector<Contract> AskedRound::Contracts(CardSet hand, Deck deck, const RuleSet& rules) const {
  const RuleOptions& options = rules.options;
  std::vector<Contract> contracts;
  if (is_muss()) {
    contracts = CallsAs("muss", hand, deck);
    if (!PlaysMany(options)) return contracts;
  } else if (!PlaysMany(options)) {
    switch (GamesOf(*row_, options)) {
      case RoundGames::kSuitSolo:
        return SuitsOf("solo");
      case RoundGames::kRamsch:
        return {Contract::Named("ramsch")};
      case RoundGames::kKreuz:
        return SuitsOf(options.Is({"kreuz_trumps", "herz"}) ? "kreuz" : "farbkreuz");
      case RoundGames::kHintenrum:
        return SuitsOf("hintenrum");
      default:
        break;
    }
    // Whoever has no Sau to call, and must play, calls another card.
    const Table table = TableOf(rules, deck);
    for (const Contract& ruf : SuitsOf("ruf")) {
      if (ObstacleTo(ruf, hand, table) == BidObstacle::kNone) contracts.push_back(ruf);
    }
    return contracts.empty() ? CallsAs("ruf", hand, deck) : contracts;
  }
  for (const Contract& contract : Offered(rules, deck)) {
    if (Plays(contract, options)) contracts.push_back(contract);
  }
  return contracts;
}

std::optional<Seat> AskedRound::only_declarer() const {
  if (is_muss() || row_->player != RoundPlayer::kForehand) return std::nullopt;
  return kForehand;
}

bool AskedRound::MustPlay(Seat seat, const std::vector<Contract>& contracts, CardSet hand,
                          Deck deck, const RuleOptions& options) const {
  if (is_muss()) return true;
  if (only_declarer()) return !MayDecline(*row_);
  return last_resort() == seat && !MayRefuse(contracts, hand, deck, options);
}

std::optional<Seat> AskedRound::last_resort() const {
  if (is_muss() || row_->player != RoundPlayer::kDealerIfNobody) return std::nullopt;
  return kDealer;
}

std::string AskedRound::ToText(const RuleOptions& options, Language language) const {
  return Say(language, IsDoubled(options) ? words::kPlayedInDoubledRound : words::kPlayedInRound,
             title(), Played(options));
}

RoundName SplitRound(absl::string_view text) {
  constexpr std::pair<absl::string_view, absl::string_view> kNames[] = {
      {"schieber", "schieber"}, {"teufelsrunde", "teufel"}, {"teufelssolo", "teufel"},
      {"teufel", "teufel"},     {"zupf-solo", "zupf"},      {"zupfsolo", "zupf"},
      {"zupf", "zupf"}};
  for (const auto& [name, round] : kNames) {
    if (!absl::StartsWithIgnoreCase(text, name)) continue;
    const absl::string_view rest = text.substr(name.size());
    if (!rest.empty() && absl::ascii_isalpha(static_cast<unsigned char>(rest.front()))) continue;
    return {AskedRound::Of(round).value(), absl::StrCat("solo", rest)};
  }
  return {std::nullopt, std::string(text)};
}

absl::Status CheckSeat(Seat seat, int seats) {
  if (seat.index() < seats) return absl::OkStatus();
  return AtField("seat",
                 SyntaxError(1, Message(words::kSeatUpTo, seats - 1), absl::StrCat(seat.index())));
}

absl::Status CheckSeats(const std::optional<AskedRound>& round, int seats) {
  if (!round || seats == kSeatCount) return absl::OkStatus();
  return AtField("players", SyntaxError(1, words::kFourPlayersInRound, absl::StrCat(seats)));
}

absl::Status CheckPlayedBy(const Contract& contract, int seats, const RuleOptions& options) {
  if (IsPlayedAt(contract.row(), seats, options)) return absl::OkStatus();
  return SyntaxError(1,
                     seats == 3   ? words::kSoloOrRamschWithThreePlayers
                     : seats == 2 ? words::kGameOfTwoPlayers
                                  : words::kPlayersTwo,
                     ToString(contract));
}

absl::Status CheckPlayedIn(const std::optional<AskedRound>& round, const Contract& contract,
                           const RuleOptions& options) {
  if (!round) return absl::OkStatus();
  const bool tout = round->solo() != SoloRound::kNone && contract.is_tout();
  if (round->Plays(contract, options) && !tout) return absl::OkStatus();
  return SyntaxError(1, Message(words::kWhichIsWhatThisRoundPlays, round->Played(options)),
                     ToString(contract));
}

absl::Status NotForehand(int seat) {
  return SyntaxError(1, words::kForehandWhoPlays, absl::StrCat(seat));
}

}  // namespace schafkopf
