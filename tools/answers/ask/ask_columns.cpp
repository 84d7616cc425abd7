// What `ask` answers with.
#include <algorithm>
#include <variant>

#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_role.h"
#include "tools/answers/ask/ask_text.h"

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

// One of the contracts, with what else its row says.
struct RankedGame : ContractWorth {
  const AskAnswer* answer;
  std::optional<OpenChances> shares;
  std::optional<SeatGames> out;  // played out, where that was asked for; may have 0 games

  // What the games played out say; null where there are none.
  Cell OfGames(auto get) const {
    if (!out) return {};
    return out->games > 0 ? Cell(get(*out)) : Null();
  }
};

constexpr auto kGameColumns = ColumnsOf<RankedGame>({
    {"contract", Kind::kContract, At<&RankedGame::contract>},
    {"table_win", Kind::kShare, At<&RankedGame::table, &TableChances::win, &Share::value>,
     "of games won at the table, as far as that is known"},
    {"table_schneider", Kind::kShare, At<&RankedGame::table, &TableChances::schneider>,
     "won there with Schneider, schwarz included"},
    {"table_schwarz", Kind::kShare, At<&RankedGame::table, &TableChances::schwarz>,
     "won there schwarz"},
    {"table_low", Kind::kShare, At<&RankedGame::table, &TableChances::win, &Share::low>,
     "where the 95 % interval of table_win begins"},
    {"table_high", Kind::kShare, At<&RankedGame::table, &TableChances::win, &Share::high>,
     "where it ends"},
    {"basis", Kind::kWord, [](auto& game) { return NameOf(game.basis); },
     "what the chance rests on: played, fitted, habit or open"},
    {"open_win", Kind::kShare, At<&RankedGame::shares, &OpenChances::win, &Share::value>,
     "of games won with open cards"},
    {"open_low", Kind::kShare, At<&RankedGame::shares, &OpenChances::win, &Share::low>,
     "where the 95 % interval of open_win begins"},
    {"open_high", Kind::kShare, At<&RankedGame::shares, &OpenChances::win, &Share::high>,
     "where it ends"},
    {"schneider", Kind::kShare, At<&RankedGame::shares, &OpenChances::schneider>,
     "won so with Schneider, schwarz included"},
    {"schwarz", Kind::kShare, At<&RankedGame::shares, &OpenChances::schwarz>, "won so schwarz"},
    {"cents", Kind::kMean, At<&RankedGame::cents, &MeanError::value>,
     "at the table, or with open cards where that is not known"},
    {"open_cents", Kind::kMean,
     [](auto& game) {
       const AskAnswer& answer = *game.answer;
       const bool priced = (answer.terms->open_cents && !answer.looked_up) || !game.table;
       return priced ? At<&RankedGame::shares, &OpenChances::cents, &MeanError::value>(game)
                     : Cell();
     },
     "with open cards"},
    {"cents_error", Kind::kMean, At<&RankedGame::cents, &MeanError::error>,
     "half the 95 % interval of cents"},
    {"bid_cents", Kind::kMean, At<&RankedGame::bid, &BidPrice::cents, &MeanError::value>,
     "as a bid, with what the others may say"},
    {"bid_error", Kind::kMean, At<&RankedGame::bid, &BidPrice::cents, &MeanError::error>,
     "half the 95 % interval of bid_cents"},
    {"outbid", Kind::kShare, At<&RankedGame::bid, &BidPrice::outbid>,
     "of deals in which others say more"},
    {"worlds", Kind::kCount, At<&RankedGame::open, &GameSums::worlds>, "dealt with open cards"},
    {"games", Kind::kCount, At<&RankedGame::played, &GameSums::worlds>,
     "played for the chance at the table"},
    {"given_up", Kind::kFlag, [](auto& game) { return game.given_up_after > 0; },
     "after some worlds, as it cannot be the best"},
    {"play_win", Maybe(Kind::kShare),
     [](auto& game) { return game.OfGames([](auto& out) { return SeatWinShare(out).value; }); },
     "won of those played out"},
    {"play_low", Maybe(Kind::kShare),
     [](auto& game) { return game.OfGames([](auto& out) { return SeatWinShare(out).low; }); },
     "where the 95 % interval of play_win begins"},
    {"play_high", Maybe(Kind::kShare),
     [](auto& game) { return game.OfGames([](auto& out) { return SeatWinShare(out).high; }); },
     "where it ends"},
    {"play_cents", Maybe(Kind::kMean),
     [](auto& game) { return game.OfGames([](auto& out) { return SeatCents(out).value; }); },
     "of those played out"},
    {"play_cents_error", Maybe(Kind::kMean),
     [](auto& game) { return game.OfGames([](auto& out) { return SeatCents(out).error; }); },
     "half the 95 % interval of play_cents"},
    {"play_worlds", Maybe(Kind::kCount),
     [](auto& game) { return game.out ? Cell(game.answer->terms->play.worlds) : Cell(); },
     "by which each card was chosen"},
    {"play_games", Maybe(Kind::kCount), At<&RankedGame::out, &SeatGames::games>, "played out"},
    {"exchange", Maybe(ObjectOf(kExchangeColumns)),
     [](auto& game) {
       return kExchangeColumns.Object(ExchangeIn(game.answer->question, game.contract));
     },
     "what is exchanged before play"},
});

Cells GamesOf(const AskAnswer& answer) {
  std::vector<RankedGame> games;
  const bool plays = answer.terms->play.worlds > 0;
  for (std::size_t i = 0; i < answer.advice.ranked.size(); ++i) {
    RankedGame& game = games.emplace_back(
        RankedGame{answer.advice.ranked[i], &answer, OpenChancesOf(answer.advice.ranked[i]), {}});
    if (plays) game.out = i < answer.played.size() ? answer.played[i] : SeatGames{};
  }
  return kGameColumns.Each(games);
}

constexpr auto kPassingColumns = ColumnsOf<RoundEstimate>({
    {"cents_error", Kind::kMean, At<&RoundEstimate::cents, &MeanError::error>,
     "half the 95 % interval of pass_cents"},
    {"nobody_plays", Kind::kShare, At<&RoundEstimate::nobody>},
    {"with", Kind::kShare, At<&RoundEstimate::with>, "of deals that somebody plays with you"},
    {"against", Kind::kShare, At<&RoundEstimate::against>,
     "of deals that somebody plays against you"},
    {"worlds", Kind::kCount, At<&RoundEstimate::worlds>},
    {"effective_worlds", Kind::kReal, At<&RoundEstimate::effective>,
     "equally likely ones that would tell as much"},
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
    {"worlds", Kind::kCount, At<&AskAnswer::advice, &BidAdvice::worlds>,
     "the most dealt for one contract"},
    {"worlds_possible", Kind::kSum, At<&AskAnswer::advice, &BidAdvice::worlds_possible>,
     "that agree with the hand"},
    {"verdict", Kind::kWord, [](auto& answer) { return NameOf(answer.advice.verdict); },
     "play, leave or taste"},
    {"best", Kind::kBid,
     [](auto& answer) {
       const bool leave = answer.advice.verdict == Verdict::kLeave;
       return leave ? Cell() : Cell(answer.advice.ranked.front().contract);
     }},
    {"pass_cents", Kind::kMean,
     At<&AskAnswer::advice, &BidAdvice::passing, &RoundEstimate::cents, &MeanError::value>,
     "what passing brings"},
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
    {"contracts", RowsOf(kGameColumns), [](auto& answer) { return GamesOf(answer); }, "best first"},
    {"players", Maybe(Kind::kCount),
     [](auto& answer) {
       const int players = answer.terms->players;
       return players != kSeatCount ? Cell(players) : Cell();
     },
     "at the table, where not four"},
    {"cards_to_come", Maybe(Kind::kCount),
     [](auto& answer) {
       const int to_come = ToCome(answer.question);
       return answer.question.table.seats > 2 && to_come > 0 ? Cell(to_come) : Cell();
     },
     "that the hand does not have yet"},
    {"round", Maybe(Kind::kName), At<&AskAnswer::terms, &AskTerms::round, &AskedRound::name>},
    {"doubled", Maybe(Kind::kFlag),
     [](auto& answer) {
       const auto& round = answer.terms->round;
       return round ? Cell(round->IsDoubled(answer.terms->rules.options)) : Cell();
     },
     "whether all counts double in that round"},
    {"must_play", Maybe(Kind::kFlag),
     [](auto& answer) { return answer.terms->round ? Cell(answer.question.must_play) : Cell(); },
     "whether the seat may not pass in that round"},
    {"passing", Maybe(ObjectOf(kPassingColumns)),
     [](auto& answer) { return kPassingColumns.Object(answer.advice.passing); },
     "what passing comes to"},
    {"looked_up", Maybe(Kind::kFlag), [](auto& answer) { return WhereTrue(answer.looked_up); },
     "in a book"},
    {"given", Maybe(Kind::kText),
     [](auto& answer) { return WhereAny(TextOf(answer.terms->given)); },
     "the conditions on the hands"},
    {"without_worlds", Maybe(ListOf(Kind::kContract)),
     [](auto& answer) { return WhereAny(answer.advice.without_worlds); },
     "not ranked: no world was solved"},
    {"interrupted", Maybe(Kind::kFlag), [](auto& answer) { return WhereTrue(answer.interrupted); },
     "not all worlds were solved"},
    {"early", Maybe(Kind::kFlag), [](auto& answer) { return WhereTrue(answer.early); },
     "the other worlds are still being solved"},
});

}  // namespace

std::span<const ColumnInfo> AskAnswer::Columns() { return kAskColumns; }

Cells AskAnswer::ToCells() const { return kAskColumns.CellsOf(*this); }

}  // namespace schafkopf
