#include "tools/answers/deals/exchange.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/money/transfer.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

// The hands of a Schieber once forehand has taken up the Obers: `passed` cards too many with
// forehand, too few with the dealer. Nothing where the hands are equally large.
absl::StatusOr<std::optional<Hands>> ReadSchieberHands(absl::string_view text, int offset) {
  Hands hands;
  CardSet all;
  const std::vector<absl::string_view> fields = absl::StrSplit(text, '|');
  if (fields.size() < kSeatCount) return std::optional<Hands>();
  for (Seat seat : kSeats) {
    const absl::string_view field = fields[static_cast<std::size_t>(seat.index())];
    const auto cards = ParseCardSet(field);
    if (!cards.ok()) {
      return ShiftColumn(cards.status(), offset + ColumnOfPart(field, text) - 1);
    }
    if (all.Intersects(*cards)) return std::optional<Hands>();
    hands[seat] = *cards;
    all |= *cards;
  }
  const int usual = hands[Seat(1)].size();
  const int passed = hands[Seat(0)].size() - usual;
  const auto deck = DeckOfHandSize(usual);
  const TransferRow* const row = FindSchieber(passed);
  const bool schieber = row != nullptr && deck && all == CardsOf(*deck) &&
                        hands[Seat(2)].size() == usual && hands[Seat(3)].size() == usual - passed;
  if (!schieber) return std::optional<Hands>();
  const CardSet missing = row->for_forehand - hands[Seat(0)];
  if (missing.empty()) return std::optional(hands);
  const CardOrder order(Contract::Named("ruf", Suit::kEichel));
  return SyntaxError(offset + ColumnOfPart(absl::StripAsciiWhitespace(fields[0]), text),
                     {words::kAtForehandOfSchieber, ToString(row->for_forehand, order)},
                     {words::kNo, ToString(missing, order)});
}

// A deal line whose hands are those before the exchange.
absl::StatusOr<Deal> ReadDealBefore(const InputLine& line, const RuleOptions& options) {
  const absl::string_view text = line.text;
  const std::size_t bar = std::min(text.find('|'), text.size());
  const absl::string_view head = absl::StripAsciiWhitespace(text.substr(0, bar));
  const std::size_t space = head.find_last_of(" \t");
  if (space == head.npos) return SyntaxError(1, words::kContractAndItsDeclarer, Quoted(head));
  const auto contract = ParseContract(absl::StripAsciiWhitespace(head.substr(0, space)));
  if (!contract.ok()) return contract.status();
  const auto declarer = ParseSeat(head.substr(space + 1));
  if (!declarer.ok()) return ShiftColumn(declarer.status(), ColumnAt(head, space));
  if (contract->parties() != Parties::kPair && !IsSuitSolo(contract->row())) {
    return SyntaxError(1, words::kHochzeitBauernhochzeitOrSolo, ToString(*contract));
  }
  if (IsSuitSolo(contract->row())) {
    const auto schieber =
        ReadSchieberHands(text.substr(std::min(bar + 1, text.size())), ColumnAt(text, bar));
    if (!schieber.ok()) return schieber.status();
    if (*schieber) {
      const Deck deck = *DeckOfHandSize((**schieber)[Seat(1)].size());
      if (*declarer == Seat(0)) return Deal{Game(*contract, deck), *declarer, **schieber};
      return SyntaxError(ColumnAt(head, space) + 1, words::kForehandOfSchieber, declarer->index());
    }
  }
  const auto dealt = ParseDealtHands(text, options);
  if (!dealt.ok()) return dealt.status();
  if (dealt->seats() != kSeatCount) return SyntaxError(1, words::kFourHands, words::kFewer);
  const Deal deal{Game(*contract, dealt->table), *declarer, dealt->hands};
  if (contract->partner() == *declarer) {
    return SyntaxError(1, words::kOtherPartner, ToString(*contract));
  }
  return deal;
}

absl::StatusOr<std::vector<Exchange>> ExchangesOf(const Deal& deal, const RuleOptions& options,
                                                  Solver& solver) {
  if (deal.contract().parties() != Parties::kPair) return ZupfExchanges(deal, solver);
  const bool trump_back = options.Is({"hochzeit_return_trump", "allowed"});
  auto exchanges = WeddingExchanges(deal, trump_back, solver);
  if (!exchanges.empty()) return exchanges;
  const bool one = deal.contract().row().special.exchanged == 1;
  const CardSet trumps = TrumpsOf(deal.contract());
  if (!MayOfferWedding(deal.contract(), deal.hands[deal.declarer])) {
    return SyntaxError(
        1, one ? words::kExactlyOneTrumpInDeclarers : words::kExactlyTwoTrumpsInDeclarers,
        (deal.hands[deal.declarer] & trumps).size());
  }
  const int plain = (deal.hands[*deal.contract().partner()] - trumps).size();
  return SyntaxError(1, one ? words::kPlainCardToGiveBack : words::kTwoPlainCardsToGive,
                     plain == 0 ? Message(words::kNone) : Message(plain));
}

bool IsSchieber(const Deal& deal) {
  return deal.hands[Seat(0)].size() > deal.hands[Seat(1)].size();
}

// The best of them. A card that comes back at once is exchanged with nobody.
std::string ExchangesText(const std::vector<Exchange>& exchanges, const CardOrder& order,
                          Language language) {
  constexpr std::size_t kShown = 8;
  std::vector<Message> said;
  bool none = false;
  std::size_t rest = 0;
  for (const Exchange& exchange : exchanges) {
    const bool same = exchange.given == exchange.back;
    if (same && std::exchange(none, true)) continue;
    if (said.size() >= kShown) {
      ++rest;
      continue;
    }
    const Message what = same ? Message(words::kNoExchange)
                              : Message(words::kToFor, ToString(exchange.given, order),
                                        exchange.with, ToString(exchange.back, order));
    said.push_back(what + Message(words::kPointsThen, exchange.value.count()));
  }
  if (rest > 0) said.emplace_back(words::kMoreExchanges, rest);
  return Joined(said, "; ").in(language);
}

// What each seat passes on, and the value then.
std::string SchieberText(const Schieber& schieber, const CardOrder& order, Language language) {
  std::string text;
  for (Seat seat : kSeats) {
    const CardSet cards = schieber.passed[seat];
    if (cards.empty()) continue;
    absl::StrAppend(&text, text.empty() ? "" : "; ",
                    Say(language, words::kPasses, seat, ToString(cards, order)));
  }
  return absl::StrCat(text, Say(language, words::kPointsThen, schieber.value.count()));
}

// What is exchanged, or passed on, in the order of the game.
struct ExchangeRow {
  const Exchange* exchange;
  CardOrder order;
};
constexpr auto kExchangeColumns = ColumnsOf<ExchangeRow>({
    {"with", Kind::kSeat, At<&ExchangeRow::exchange, &Exchange::with>},
    {"given", Kind::kCards, [](auto& row) { return ToString(row.exchange->given, row.order); }},
    {"back", Kind::kCards, [](auto& row) { return ToString(row.exchange->back, row.order); }},
    {"value", Kind::kPoints, At<&ExchangeRow::exchange, &Exchange::value>, words::kThen},
});
struct PassedOn {
  Seat seat;
  std::string cards;
};
constexpr auto kPassColumns = ColumnsOf<PassedOn>({
    {"seat", Kind::kSeat, At<&PassedOn::seat>},
    {"cards", Kind::kCards, At<&PassedOn::cards>},
});

Cells ExchangesOf(const ExchangeAnswer& answer) {
  std::vector<ExchangeRow> rows;
  for (const Exchange& exchange : answer.exchanges) {
    rows.push_back({&exchange, CardOrder(answer.deal.contract())});
  }
  return kExchangeColumns.Each(rows);
}

Cells PassesOf(const ExchangeAnswer& answer) {
  std::vector<PassedOn> rows;
  for (Seat seat : kSeats) {
    const CardSet cards = answer.schieber->passed[seat];
    if (!cards.empty()) rows.push_back({seat, ToString(cards, CardOrder(answer.deal.contract()))});
  }
  return kPassColumns.Each(rows);
}

std::string TakenUp(const Deal& deal) {
  const TransferRow& row = *FindSchieber(deal.hands[Seat(0)].size() - deal.hands[Seat(1)].size());
  return ToString(row.for_forehand, CardOrder(deal.contract()));
}

constexpr auto kExchangesColumns = ColumnsOf<ExchangeAnswer>({
    {"contract", Kind::kContract, At<&ExchangeAnswer::deal, &Deal::contract>},
    {"declarer", Kind::kSeat, At<&ExchangeAnswer::deal, &Deal::declarer>},
    {"taken_up", Maybe(Kind::kCards),
     [](auto& answer) { return answer.schieber ? Cell(TakenUp(answer.deal)) : Cell(); },
     words::kByForehandOfSchieber},
    {"passes", Maybe(RowsOf(kPassColumns)),
     [](auto& answer) { return answer.schieber ? Cell(PassesOf(answer)) : Cell(); }, words::kThen},
    {"value", Maybe(Kind::kPoints), At<&ExchangeAnswer::schieber, &Schieber::value>, words::kThen},
    {"exchanges", Maybe(RowsOf(kExchangeColumns)),
     [](auto& answer) { return answer.schieber ? Cell() : Cell(ExchangesOf(answer)); },
     words::kBestFirst},
});

}  // namespace

absl::StatusOr<ExchangeQuestion> ReadExchange(const Fields& fields) {
  auto rules = fields.Rules(PlainRules());
  if (!rules.ok()) return rules.status();
  return ExchangeQuestion{.deal = {.text = fields.Text("deal")}, .rules = *std::move(rules)};
}

absl::StatusOr<ExchangeAnswer> AnswerOf(const ExchangeQuestion& question, Solver& solver,
                                        const Watch& watch) {
  const auto deal = ReadDealBefore(question.deal, question.rules.options);
  if (!deal.ok()) return AtField("deal", deal.status());
  ExchangeAnswer answer = {*deal, {}, {}};
  if (IsSchieber(*deal)) {
    answer.schieber = BestSchieber(*deal, solver, [&] { return watch.stopped(); });
    if (!answer.schieber) return Failure(absl::StatusCode::kCancelled, words::kStopped);
    return answer;
  }
  auto exchanges = ExchangesOf(*deal, question.rules.options, solver);
  if (!exchanges.ok()) return AtField("deal", exchanges.status());
  answer.exchanges = *std::move(exchanges);
  return answer;
}

absl::StatusOr<ExchangeAnswer> AnswerOf(const ExchangeQuestion& question, const Watch& watch) {
  Solver solver;
  return AnswerOf(question, solver, watch);
}

std::span<const ColumnInfo> ExchangeAnswer::Columns() { return kExchangesColumns; }

Cells ExchangeAnswer::ToCells() const { return kExchangesColumns.CellsOf(*this); }

std::string ExchangeAnswer::ToText(Language language) const {
  const CardOrder order(deal.contract());
  return schieber ? SchieberText(*schieber, order, language)
                  : ExchangesText(exchanges, order, language);
}

}  // namespace schafkopf
