// What `ask` answers with.
#include <variant>

#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_role.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/why.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

// What is exchanged before a contract is played.
struct ExchangeSaid {
  Cell passed = {}, given = {}, with = {}, back = {};
};
constexpr auto kExchangeColumns = ColumnsOf<ExchangeSaid>({
    {"passed", Maybe(Kind::kCards), At<&ExchangeSaid::passed>},
    {"given", Maybe(Kind::kCards), At<&ExchangeSaid::given>},
    {"with", Maybe(Kind::kSeat), At<&ExchangeSaid::with>},
    {"back", Maybe(Kind::kCards), At<&ExchangeSaid::back>},
});

std::optional<ExchangeSaid> ExchangeIn(const BidQuestion& question, const Contract& contract) {
  const CardOrder order(contract);
  const HandExchange exchange = ExchangeOf(question, contract);
  if (const auto* schieber = std::get_if<SchieberPass>(&exchange)) {
    return ExchangeSaid{.passed = ToString(schieber->passed, order)};
  }
  if (const auto* zupf = std::get_if<Zupf>(&exchange)) {
    return ExchangeSaid{.given = zupf->given, .with = zupf->with};
  }
  if (TakesWedding(question, contract)) {
    return ExchangeSaid{.with = question.offerer,
                        .back = ToString(GivenBack(question, contract), order)};
  }
  if (contract.parties() == Parties::kPair && question.asks_in_turn) {
    return ExchangeSaid{.with = Null()};
  }
  return std::nullopt;
}

double HalfOf(const Share& share) { return (share.high - share.low) / 2; }

// One of the contracts, with what else its row says.
struct RankedGame : ContractWorth {
  const AskAnswer* answer;
  std::optional<Share> chance;  // at the table
  std::optional<OpenChances> shares;
  std::optional<SeatGames> out;  // played out, where that was asked for; may have 0 games

  // How many worlds or games were dealt; the counts of the pocket edition say how sure it is.
  std::uint64_t Dealt(std::uint64_t count) const { return answer->pocket ? 0 : count; }

  // What the games played out say; null where there are none.
  Cell OfGames(auto get) const {
    if (!out) return {};
    return out->games > 0 ? Cell(get(*out)) : Null();
  }
};

constexpr auto kGameColumns = ColumnsOf<RankedGame>({
    {"contract", Kind::kContract, At<&RankedGame::contract>},
    {"table_win", Kind::kShare, At<&RankedGame::table, &TableChances::win, &Share::value>,
     words::kOfGamesWonAtTable},
    {"table_schneider", Kind::kShare, At<&RankedGame::table, &TableChances::schneider>,
     words::kWonThereWithSchneiderSchwarzIncluded},
    {"table_schwarz", Kind::kShare, At<&RankedGame::table, &TableChances::schwarz>,
     words::kWonThereSchwarz},
    {"table_low", Kind::kShare, At<&RankedGame::chance, &Share::low>,
     words::kWhereIntervalBeginsOfTableWin},
    {"table_high", Kind::kShare, At<&RankedGame::chance, &Share::high>, words::kWhereItEnds},
    {"basis", Kind::kWord, [](auto& game) { return NameOf(game.basis); },
     words::kWhatChanceRestsOnPlayed},
    {"open_win", Kind::kShare, At<&RankedGame::shares, &OpenChances::win, &Share::value>,
     words::kOfGamesWonWithOpenCards},
    {"open_low", Kind::kShare, At<&RankedGame::shares, &OpenChances::win, &Share::low>,
     words::kWhereIntervalBeginsOfOpenWin},
    {"open_high", Kind::kShare, At<&RankedGame::shares, &OpenChances::win, &Share::high>,
     words::kWhereItEnds},
    {"schneider", Kind::kShare, At<&RankedGame::shares, &OpenChances::schneider>,
     words::kWonSoWithSchneiderSchwarzIncluded},
    {"schwarz", Kind::kShare, At<&RankedGame::shares, &OpenChances::schwarz>, words::kWonSoSchwarz},
    {"cents", Kind::kMean, At<&RankedGame::cents, &MeanError::value>, words::kAtTableOrWithOpen},
    {"open_cents", Kind::kMean,
     [](auto& game) {
       const AskAnswer& answer = *game.answer;
       const bool priced =
           (answer.terms->open_cents && !answer.looked_up && !answer.pocket) || !game.table;
       return priced ? At<&RankedGame::shares, &OpenChances::cents, &MeanError::value>(game)
                     : Cell();
     },
     words::kWithOpenCards},
    {"cents_error", Kind::kMean, At<&RankedGame::cents, &MeanError::error>,
     words::kHalfIntervalOfCents},
    {"bid_cents", Kind::kMean, At<&RankedGame::bid, &BidPrice::cents, &MeanError::value>,
     words::kAsBidWithWhatOthers},
    {"bid_error", Kind::kMean, At<&RankedGame::bid, &BidPrice::cents, &MeanError::error>,
     words::kHalfIntervalOfBidCents},
    {"outbid", Kind::kShare, At<&RankedGame::bid, &BidPrice::outbid>, words::kOfDealsInWhichOthers},
    {"worlds", Kind::kCount, [](auto& game) { return game.Dealt(game.open.worlds); },
     words::kDealtWithOpenCards},
    {"games", Kind::kCount, [](auto& game) { return game.Dealt(game.played.worlds); },
     words::kPlayedForChanceAtTable},
    {"given_up", Kind::kFlag, [](auto& game) { return game.given_up_after > 0; },
     words::kAfterSomeWorldsAsIt},
    {"table_error", Kind::kShare,
     [](auto& game) { return game.table ? Cell(HalfOf(game.table->win)) : Null(); },
     words::kHalfIntervalOfTableWin},
    {"play_win", Maybe(Kind::kShare),
     [](auto& game) { return game.OfGames([](auto& out) { return SeatWinShare(out).value; }); },
     words::kWonOfThosePlayedOut},
    {"play_low", Maybe(Kind::kShare),
     [](auto& game) { return game.OfGames([](auto& out) { return SeatWinShare(out).low; }); },
     words::kWhereIntervalBeginsOfPlayWin},
    {"play_high", Maybe(Kind::kShare),
     [](auto& game) { return game.OfGames([](auto& out) { return SeatWinShare(out).high; }); },
     words::kWhereItEnds},
    {"play_cents", Maybe(Kind::kMean),
     [](auto& game) { return game.OfGames([](auto& out) { return SeatCents(out).value; }); },
     words::kOfThosePlayedOut},
    {"play_cents_error", Maybe(Kind::kMean),
     [](auto& game) { return game.OfGames([](auto& out) { return SeatCents(out).error; }); },
     words::kHalfIntervalOfPlayCents},
    {"play_worlds", Maybe(Kind::kCount),
     [](auto& game) { return game.out ? Cell(game.answer->terms->play.worlds) : Cell(); },
     words::kByWhichEachCardWasChosen},
    {"play_games", Maybe(Kind::kCount), At<&RankedGame::out, &SeatGames::games>, words::kPlayedOut},
    {"exchange", Maybe(ObjectOf(kExchangeColumns)),
     [](auto& game) {
       return kExchangeColumns.Object(ExchangeIn(game.answer->question, game.contract));
     },
     words::kWhatIsExchangedBeforePlay},
});

Cells GamesOf(const AskAnswer& answer) {
  std::vector<RankedGame> games;
  const bool plays = answer.terms->play.worlds > 0;
  for (std::size_t i = 0; i < answer.advice.ranked.size(); ++i) {
    const ContractWorth& worth = answer.advice.ranked[i];
    RankedGame& game = games.emplace_back(
        RankedGame{worth,
                   &answer,
                   ChanceAtTable(worth, answer.question.table.deck, answer.question.others),
                   OpenChancesOf(worth),
                   {}});
    if (plays) game.out = i < answer.played.size() ? answer.played[i] : SeatGames{};
  }
  return kGameColumns.Each(games);
}

constexpr auto kPassingColumns = ColumnsOf<RoundEstimate>({
    {"cents_error", Kind::kMean, At<&RoundEstimate::cents, &MeanError::error>,
     words::kHalfIntervalOfPassCents},
    {"nobody_plays", Kind::kShare, At<&RoundEstimate::nobody>},
    {"with", Kind::kShare, At<&RoundEstimate::with>, words::kOfDealsThatSomebodyPlays},
    {"against", Kind::kShare, At<&RoundEstimate::against>,
     words::kOfDealsThatSomebodyPlaysAgainstYou},
    {"worlds", Kind::kCount, At<&RoundEstimate::worlds>},
    {"effective_worlds", Kind::kReal, At<&RoundEstimate::effective>,
     words::kEquallyLikelyOnesThatWould},
});

int ToCome(const BidQuestion& question) {
  return question.table.hand_size() - question.hand.size();
}

constexpr auto kAskColumns = ColumnsOf<AskAnswer>({
    {"hand", Kind::kCards, At<&AskAnswer::question, &BidQuestion::hand>},
    {"seat", Kind::kSeat, At<&AskAnswer::question, &BidQuestion::seat>},
    {"rules", Kind::kName, At<&AskAnswer::terms, &AskTerms::rules, &RuleSet::name>},
    {"tariff", Kind::kText, [](auto& answer) { return ToString(answer.terms->rules.tariff); }},
    {"seed", Kind::kSum, At<&AskAnswer::terms, &AskTerms::seed>},
    {"worlds", Kind::kCount,
     [](auto& answer) { return answer.pocket ? 0 : answer.advice.worlds(); },
     words::kMostDealtForOneContract},
    {"worlds_possible", Kind::kSum, At<&AskAnswer::advice, &BidAdvice::worlds_possible>,
     words::kThatAgreeWithHand},
    {"verdict", Kind::kWord, [](auto& answer) { return NameOf(answer.advice.verdict); },
     words::kPlayLeaveOrTaste},
    {"best", Kind::kBid,
     [](auto& answer) {
       const bool leave = answer.advice.verdict == Verdict::kLeave;
       return leave ? Cell() : Cell(answer.advice.ranked.front().contract);
     }},
    {"pass_cents", Kind::kMean,
     At<&AskAnswer::advice, &BidAdvice::passing, &RoundEstimate::cents, &MeanError::value>,
     words::kWhatPassingBrings},
    {"pass_error", InTables(Kind::kMean),
     At<&AskAnswer::advice, &BidAdvice::passing, &RoundEstimate::cents, &MeanError::error>},
    {"nobody_plays", InTables(Kind::kShare),
     At<&AskAnswer::advice, &BidAdvice::passing, &RoundEstimate::nobody>},
    {"with", InTables(Kind::kShare),
     At<&AskAnswer::advice, &BidAdvice::passing, &RoundEstimate::with>},
    {"against", InTables(Kind::kShare),
     At<&AskAnswer::advice, &BidAdvice::passing, &RoundEstimate::against>},
    {"sentence", Kind::kText,
     [](auto& answer) { return Sentence(answer.advice, answer.terms->language); }},
    {"why", RowsOf(kWhyColumns),
     [](auto& answer) {
       return WhyCells(answer.advice.why, answer.advice.ranked.front().contract,
                       answer.terms->language);
     },
     words::kWhatDecides},
    {"contracts", RowsOf(kGameColumns), [](auto& answer) { return GamesOf(answer); },
     words::kBestFirst},
    {"players", Maybe(Kind::kCount),
     [](auto& answer) {
       const int players = answer.terms->players;
       return players != kSeatCount ? Cell(players) : Cell();
     },
     words::kAtTableWhereNotFour},
    {"others", Maybe(Kind::kName), [](auto& answer) { return answer.terms->others.NameCell(); },
     words::kOthersColumn},
    {"stock", Maybe(Kind::kCents),
     [](auto& answer) {
       const Cents stock = answer.terms->stock;
       return stock > Cents(0) ? Cell(stock) : Cell();
     },
     words::kStockColumn},
    {"cards_to_come", Maybe(Kind::kCount),
     [](auto& answer) {
       const int to_come = ToCome(answer.question);
       return answer.question.table.seats > 2 && to_come > 0 ? Cell(to_come) : Cell();
     },
     words::kThatHandDoesNotHaveYet},
    {"round", Maybe(Kind::kName), At<&AskAnswer::terms, &AskTerms::round, &AskedRound::name>},
    {"doubled", Maybe(Kind::kFlag),
     [](auto& answer) {
       const auto& round = answer.terms->round;
       return round ? Cell(round->IsDoubled(answer.terms->rules.options)) : Cell();
     },
     words::kWhetherAllCountsDoubleIn},
    {"must_play", Maybe(Kind::kFlag),
     [](auto& answer) { return answer.terms->round ? Cell(answer.question.must_play) : Cell(); },
     words::kWhetherSeatMayNotPass},
    {"passing", Maybe(ObjectOf(kPassingColumns)),
     [](auto& answer) { return kPassingColumns.Object(answer.advice.passing); },
     words::kWhatPassingComesTo},
    {"looked_up", Maybe(Kind::kFlag), [](auto& answer) { return WhereTrue(answer.looked_up); },
     words::kInBook},
    {"pocket", Maybe(Kind::kFlag), [](auto& answer) { return WhereTrue(answer.pocket); },
     words::kInPocket},
    {"given", Maybe(Kind::kText),
     [](auto& answer) { return WhereAny(TextOf(answer.terms->given)); }, words::kConditionsOnHands},
    {"without_worlds", Maybe(ListOf(Kind::kContract)),
     [](auto& answer) { return WhereAny(answer.advice.without_worlds); },
     words::kNotRankedNoWorldWasSolved},
    {"interrupted", Maybe(Kind::kFlag), [](auto& answer) { return WhereTrue(answer.interrupted); },
     words::kNotAllWorldsWereSolved},
    {"early", Maybe(Kind::kFlag), [](auto& answer) { return WhereTrue(answer.early); },
     words::kOtherWorldsAreStillBeingSolved},
});

}  // namespace

std::span<const ColumnInfo> AskAnswer::Columns() { return kAskColumns; }

Cells AskAnswer::ToCells() const { return kAskColumns.CellsOf(*this); }

}  // namespace schafkopf
