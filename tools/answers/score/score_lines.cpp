#include "tools/answers/score/score_lines.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/bid_part.h"
#include "tools/answers/door/deal_json.h"
#include "tools/answers/score/score_numbers.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

bool EachForHimself(const Contract& contract) { return contract.parties() == Parties::kEach; }

absl::StatusOr<Value> ValueOf(const DealLine& line) {
  const Objective objective = line.contract->objective();
  if (objective == Objective::kHoldTop) return Value(1);
  const Position position = PositionOf(line);
  if (objective == Objective::kAllTricks || objective == Objective::kNoTricks) {
    const SeatSet side = DeclarerSide(line.deal());
    const SeatSet losing = objective == Objective::kNoTricks ? side : side.Complement();
    if (position.tricks(losing) > 0) return Value(0);
  }
  if (EachForHimself(*line.contract)) {
    if (position.finished()) return Value(0);
    return SyntaxError(1, "a deal played to its end", {"$0 cards", line.played.size()});
  }
  if (position.finished()) return FinalValue(position);
  if (line.result) return *line.result;
  return SyntaxError(1, "a deal played to its end, or its result",
                     {"$0 cards played", line.played.size()});
}

// Payments that stand by side, in the order of the seats.
std::vector<Cents> BySeat(const DealLine& deal, int seats, SeatSet side,
                          const std::vector<Cents>& payments) {
  if (payments.empty()) return {};
  const bool first = side.Contains(deal.declarer);
  std::vector<Cents> by_seat;
  std::size_t member = first ? 1 : 0;
  std::size_t opponent = static_cast<std::size_t>(side.size());
  for (int index = 0; index < seats; ++index) {
    const Seat seat(index);
    const std::size_t place = first && seat == deal.declarer ? 0
                              : side.Contains(seat)          ? member++
                                                             : opponent++;
    by_seat.push_back(payments[place]);
  }
  return by_seat;
}

// What lies in the middle can double with every loss; more than that no table has.
constexpr Cents kMostStock(100'000'000);

// The declarer of a Kreuzbock follows from who doubled.
absl::Status CheckKreuz(const Contract& contract, Seat declarer, const Doublers& doublers) {
  const bool told = !doublers.laid.empty() || !doublers.kontra.empty();
  if (!told || !IsKreuz(contract.row())) return absl::OkStatus();
  const int side = KreuzDeclarer(doublers.laid, doublers.kontra).index() % 2;
  if (declarer.index() % 2 == side) return absl::OkStatus();
  return SyntaxError(1,
                     {"the declarer $0 or $1, whose side declares as they doubled", side, side + 2},
                     declarer.index());
}

// A deal whose cards nobody wrote down: a contract and its declarer, or `passed`.
struct Announced {
  std::optional<absl::string_view> contract;  // nothing: nobody bid
  std::optional<Seat> declarer;
};
Announced ReadAnnounced(absl::string_view text) {
  const absl::string_view line = absl::StripAsciiWhitespace(text);
  const std::size_t space = line.find_last_of(" \t");
  const absl::string_view last = line.substr(space == line.npos ? 0 : space + 1);
  const bool told = space != line.npos && (last == "-" || ParseSeat(last).ok());
  const absl::string_view name =
      told ? absl::StripTrailingAsciiWhitespace(line.substr(0, space)) : line;
  if (name != "-" && IsPass(name) && (!told || last == "-")) return {};
  Announced announced = {name, std::nullopt};
  if (told && last != "-") announced.declarer = *ParseSeat(last);
  return announced;
}

// The seats of the declarer's side of a deal without cards.
absl::StatusOr<SeatSet> SideOf(const Contract& contract, Seat declarer, int players,
                               std::optional<int> partner) {
  const SeatSet alone = SeatSet::Of(declarer);
  const bool cross = contract.parties() == Parties::kCross;
  if (declarer.index() >= players) {
    return SyntaxError(1, {"a declarer 0 to $0", players - 1}, declarer.index());
  }
  if (contract.parties() == Parties::kSolo) return alone;
  if (cross) return alone | SeatSet::Of(declarer.Plus(2));
  const std::optional<int> named =
      contract.partner() ? std::optional(contract.partner()->index()) : partner;
  if (!named) return SyntaxError(1, "a note of the partner's seat, such as ; partner 2", "none");
  if (*named == declarer.index()) {
    return SyntaxError(1, "a partner other than the declarer", *named);
  }
  return alone | SeatSet::Of(Seat(*named));
}

}  // namespace

absl::StatusOr<DealScorer> DealScorer::Make(const ScoreArguments& arguments, const RuleSet& rules,
                                            const SheetTerms& table) {
  if (!arguments.round.empty()) {
    const auto round = ParseRound(arguments.round);
    if (!round.ok()) return AtField("round", round.status());
  }
  auto doublers = ReadDoublers(arguments);
  if (!doublers.ok()) return doublers.status();
  return DealScorer(arguments, rules, table);
}

DealScore DealScorer::Passed(DealLine deal) const {
  DealScore passed;
  passed.question.players = std::min(table_.chairs, kSeatCount);
  if (!deal.hands[Seat(0)].empty()) passed.question.players = deal.seats();
  passed.deal = std::move(deal);
  return passed;
}

void DealScorer::AddOwed(ScoreQuestion& question) const {
  if (question.contract.row().pack == Pack::kBavarian) question.doublings.bock += evening_.bock();
  question.stock = evening_.owed().stock;
  question.carried = evening_.owed().carried;
}

absl::StatusOr<DealScore> DealScorer::ReadCards(const NotedLine& noted,
                                                const DealLine& line) const {
  const auto value = ValueOf(line);
  if (!value.ok()) return AtField("deal", value.status());
  const Deal deal = line.deal();
  const bool each = EachForHimself(deal.contract());
  const SeatSet side = each ? Everybody(deal.seats()) : DeclarerSide(deal);
  ScoreQuestion question = AboutDeal(deal, side);
  question.value = *value;
  if (each || question.contract.row().pack == Pack::kSjavs) {
    const Position position = PositionOf(line);
    for (int index = 0; index < deal.seats(); ++index) {
      const Pile& pile = position.pile(Seat(index));
      if (each) question.captured.push_back(CapturedOf(pile, position.order()));
      if (!each) question.one_player |= pile.tricks == question.hand_size;
    }
  }
  question.doublings = noted.arguments.doublings;
  const auto doublers = ReadDoublers(noted.arguments);
  if (!doublers.ok()) return doublers.status();
  absl::Status status = CheckKreuz(question.contract, line.declarer, *doublers);
  if (!status.ok()) return status;
  const Sides sides =
      SidesBefore(question.contract, side, question.players, FirstOf(doublers->laid));
  status = ApplyDoublers(noted.arguments, *doublers, sides, line.declarer, rules_, question);
  if (!status.ok()) return status;
  DealScore score;
  score.deal = line;
  score.side = each ? SeatSet() : side;
  score.question = std::move(question);
  return score;
}

absl::StatusOr<DealScore> DealScorer::ReadNumbers(const NotedLine& noted) const {
  const Announced announced = ReadAnnounced(noted.deal.text);
  if (!announced.contract) return Passed({});
  ScoreArguments arguments = noted.arguments;
  const auto contract = ReadContract(*announced.contract, arguments, rules_);
  if (!contract.ok()) {
    if (!FieldOf(contract.status()).empty()) return contract.status();
    const int column = ColumnOfPart(*announced.contract, noted.deal.text);
    return AtField("deal", ShiftColumn(contract.status(), column - 1));
  }
  if (contract->parties() == Parties::kOld) {
    return SyntaxError(1, "hands, which tell who is old in Kop", "none");
  }
  if (contract->has_declarer() != announced.declarer.has_value()) {
    return SyntaxError(CharacterCount(noted.deal.text) + 1,
                       contract->has_declarer() ? "a declarer 0 to 3" : "- as nobody declares",
                       announced.declarer ? absl::StrCat(announced.declarer->index()) : "nothing");
  }
  if (table_.chairs < kSeatCount) arguments.players = table_.chairs;
  const Seat declarer = announced.declarer.value_or(Seat(0));
  const auto doublers = ReadDoublers(arguments);
  if (!doublers.ok()) return doublers.status();
  if (announced.declarer) arguments.declarer = declarer.index();
  auto question = ReadQuestion(*contract, arguments, *doublers, rules_);
  if (!question.ok()) return question.status();
  const absl::Status kreuz = CheckKreuz(*contract, declarer, *doublers);
  if (!kreuz.ok()) return kreuz;
  DealScore score;
  score.deal.contract = *contract;
  score.deal.declarer = declarer;
  if (!EachForHimself(*contract)) {
    const auto side = SideOf(*contract, declarer, question->players, arguments.partner);
    if (!side.ok()) return side.status();
    score.side = *side;
  }
  score.question = *std::move(question);
  return score;
}

absl::StatusOr<const RoundRow*> DealScorer::RoundOf(NotedLine& noted) const {
  if (noted.arguments.round.empty()) {
    if (noted.no_round || !table_.strict || evening_.round() == nullptr) return nullptr;
    noted.arguments.round = std::string(evening_.round()->name);
    return evening_.round();
  }
  const auto round = ParseRound(noted.arguments.round);
  if (!round.ok()) return AtField("round", round.status());
  return *round;
}

absl::Status DealScorer::CheckPassed(const RoundRow* round) const {
  const std::string all_pass = rules_.options.ValueOf(*FindOption("all_pass"));
  switch (PassedIn(round, rules_.options)) {
    case PassedDeal::kThrownIn:
    case PassedDeal::kDealtAgain:
      return absl::OkStatus();
    case PassedDeal::kMustPlay:
      return SyntaxError(1, {"a game of the $0 round, which is played", round->name}, "passed");
    case PassedDeal::kPlaysOn:
      return SyntaxError(1, {"the $0 that follows when nobody bids (option all_pass)", all_pass},
                         "passed");
  }
  return absl::OkStatus();
}

absl::Status DealScorer::CheckTable(const DealScore& deal) const {
  const int seats = std::min(table_.chairs, kSeatCount);
  if (deal.question.players == seats) return absl::OkStatus();
  return SyntaxError(1, {"a deal of $0 players, at a table with $1 chairs", seats, table_.chairs},
                     deal.question.players);
}

absl::StatusOr<DealScore> DealScorer::Read(NotedLine& noted) const {
  if (evening_.owed().stock > kMostStock) {
    return SyntaxError(1, {"a stock of at most $0", kMostStock.count()},
                       evening_.owed().stock.count());
  }
  const auto round = RoundOf(noted);
  if (!round.ok()) return round.status();
  if (noted.has_cards) {
    if (const absl::string_view field = NumbersOnly(noted.arguments); !field.empty()) {
      return AtField(field, SyntaxError(1, {"no $0 with a deal line", field}, "one"));
    }
  }
  absl::StatusOr<DealScore> deal = DealScore();
  if (noted.has_cards) {
    auto line = ReadDealLine(noted.deal, rules_.options);
    if (!line.ok()) return AtField("deal", line.status());
    deal = line->contract ? ReadCards(noted, *line) : Passed(*std::move(line));
  } else {
    deal = ReadNumbers(noted);
  }
  if (!deal.ok()) return deal.status();
  deal->round = *round;
  if (table_.strict) {
    const absl::Status status = CheckTable(*deal);
    if (!status.ok()) return status;
  }
  if (deal->deal.contract) {
    AddOwed(deal->question);
    auto score = ScoreOf(deal->question, rules_);
    if (!score.ok()) return score.status();
    deal->score = *std::move(score);
    if (deal->side.size() > 0) {
      deal->score.payments =
          BySeat(deal->deal, deal->question.players, deal->side, deal->score.payments);
    }
    return deal;
  }
  for (const auto& [name, column] : noted.columns) {
    if (name == "forehand" || name == "round") continue;
    return AtField(name, SyntaxError(1, {"no $0 where nobody plays", name}, "one"));
  }
  if (!table_.strict) return deal;
  const absl::Status status = CheckPassed(*round);
  if (!status.ok()) return status;
  return deal;
}

NotedDeal DealScorer::NotedOf(const DealScore& deal, const NotedLine& noted) const {
  NotedDeal note = {.contract = deal.deal.contract,
                    .seats = deal.question.players,
                    .declarer = deal.deal.declarer,
                    .won = deal.score.won,
                    .schwarz = deal.score.result.schwarz,
                    .stoss = deal.question.doublings.stoss,
                    .stock_left = deal.score.stock_left,
                    .reuegeld = deal.score.reuegeld,
                    .round = deal.round};
  for (std::size_t seat = 0; seat < deal.score.payments.size(); ++seat) {
    note.payments[Seat(static_cast<int>(seat))] = deal.score.payments[seat];
  }
  for (Seat seat : kSeats) {
    if (deal.deal.hands[seat].Contains(Card(Suit::kEichel, Rank::kOber))) note.old = seat;
  }
  if (noted.old) note.old = Seat(*noted.old);
  note.sjavs = deal.score.sjavs;
  return note;
}

absl::StatusOr<DealScore> DealScorer::Next(const InputLine& line) {
  Chair forehand = evening_.ForehandOf(nullptr);
  auto noted = ReadNotes(line, arguments_);
  if (!noted.ok()) {
    evening_.Skip(forehand);
    return noted.status();
  }
  const auto round = RoundOf(*noted);
  if (round.ok()) forehand = evening_.ForehandOf(*round);
  if (noted->forehand && *noted->forehand < table_.chairs) forehand = Chair(*noted->forehand);
  auto deal = Read(*noted);
  if (deal.ok() && noted->forehand.value_or(0) >= table_.chairs) {
    deal = AtField("forehand",
                   SyntaxError(1, {"a chair 0 to $0", table_.chairs - 1}, *noted->forehand));
  }
  if (!deal.ok()) {
    evening_.Skip(forehand);
    return noted->Place(deal.status(), arguments_);
  }
  deal->forehand = forehand;
  const PerSeat<Cents> payments = evening_.Note(NotedOf(*deal, *noted), forehand);
  if (!deal->deal.contract) {
    const int seats = deal->question.players;
    deal->score.payments.assign(payments.begin(), payments.begin() + seats);
    deal->score.stock_left = evening_.owed().stock;
  }
  return deal;
}

Json DealScore::ToJson() const {
  Json object = DealJson(deal);
  if (!deal.contract) {
    object.update({{"won", nullptr}, {"price", 0}, {"payments", Json::array()}});
    for (Cents cents : score.payments) object["payments"].push_back(cents.count());
    object["stock"] = score.stock_left.count();
    return object;
  }
  if (!EachForHimself(*deal.contract)) {
    object["value"] = question.value.count();
    for (Seat seat : kSeats) {
      if (side.Contains(seat)) object["side"].push_back(seat.index());
    }
  }
  object.update(ScoreJson(score));
  return object;
}

std::string DealScore::ToText(Language language) const {
  if (deal.contract) return absl::StrJoin(ScoreLines(question, score, language), "\n");
  return In(language, absl::StrCat("nobody bid; each pays ", -score.payments.front().count(),
                                   "; stock ", score.stock_left.count()));
}

}  // namespace schafkopf
