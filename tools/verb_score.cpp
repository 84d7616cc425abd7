// score: the price of a finished deal, explained; by numbers or from deal lines.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/notation.h"
#include "engine/round.h"
#include "tools/cli.h"
#include "tools/game_name.h"
#include "tools/number_option.h"
#include "tools/rules_option.h"
#include "tools/score.h"
#include "tools/verb.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
  std::string what;  // a contract or a file
  std::string points, tricks, trumps, highest, saus;
  std::string lauf, side, laid, kontra, deck, round;
  Doublings doublings;
  int players = kSeatCount;
  int stock = 0;
  int target = 0;
  int carried = 0;
  bool ouvert = false;
  bool called_tout = false;  // a Rufspiel announced as Tout
  bool one_player = false;
  RulesChoice rules;
  bool json = false;
};

// An error that belongs to one argument.
absl::Status In(absl::string_view argument, const absl::Status& error) {
  return absl::InvalidArgumentError(
      absl::StrCat(argument, ": column ", ColumnOf(error), ": ", error.message()));
}
absl::Status In(absl::string_view argument, absl::string_view expected, absl::string_view found) {
  return In(argument, SyntaxError(1, expected, found));
}

// The parts of a list, separated by commas, blanks or slashes.
std::vector<absl::string_view> Parts(absl::string_view text) {
  return absl::StrSplit(text, absl::ByAnyChar(",/ ;"), absl::SkipEmpty());
}

absl::StatusOr<std::vector<int>> ReadNumbers(absl::string_view argument, absl::string_view text,
                                             int high) {
  std::vector<int> numbers;
  for (absl::string_view part : Parts(text)) {
    int number = 0;
    if (!absl::SimpleAtoi(part, &number) || number < 0 || number > high) {
      const int column = static_cast<int>(part.data() - text.data()) + 1;
      return In(argument,
                SyntaxError(column, absl::StrCat("a whole number from 0 to ", high), Quoted(part)));
    }
    numbers.push_back(number);
  }
  return numbers;
}

absl::StatusOr<std::vector<Seat>> ReadSeats(absl::string_view argument, absl::string_view text) {
  std::vector<Seat> seats;
  for (absl::string_view part : Parts(text)) {
    const auto seat = ParseSeat(part);
    if (!seat.ok()) {
      const int offset = static_cast<int>(part.data() - text.data());
      return In(argument, ShiftColumn(seat.status(), offset));
    }
    seats.push_back(*seat);
  }
  return seats;
}

absl::string_view View(std::string_view text) { return {text.data(), text.size()}; }

// Seats of the declarer's side, as the payments list them.
int DeclarersOf(const Contract& contract, int players) {
  if (players < kSeatCount || contract.parties() == Parties::kSolo) return 1;
  return 2;
}

bool EachForHimself(const Contract& contract) { return contract.parties() == Parties::kEach; }

// ---- one contract, by numbers

class NumbersReader {
 public:
  NumbersReader(const Options& options, const RuleSet& rules, const Contract& contract)
      : options_(options), rules_(rules) {
    question_.contract = contract;
  }
  absl::StatusOr<ScoreQuestion> Read();

 private:
  absl::Status ReadDeck();
  absl::Status ReadCounts();
  absl::Status ReadValue();
  absl::Status ReadPiles();
  absl::Status ReadLaufende();
  absl::Status ReadDoublings();
  int total_points() const { return PointsOf(CardsOf(question_.deck)).count(); }

  const Options& options_;
  const RuleSet& rules_;
  ScoreQuestion question_;
  std::vector<int> points_, tricks_;
};

absl::StatusOr<ScoreQuestion> NumbersReader::Read() {
  question_.players = question_.contract.row().name == "offiziere" ? 2 : options_.players;
  const Parties parties = question_.contract.parties();
  if (question_.players == 3 && parties != Parties::kSolo && parties != Parties::kEach) {
    return In("--players", "4, as three play solos only", "3");
  }
  question_.declarers = DeclarersOf(question_.contract, question_.players);
  question_.stock = Cents(options_.stock);
  question_.one_player = options_.one_player;
  question_.carried = options_.carried;
  question_.called_tout = options_.called_tout;
  if (options_.target > 0) {
    if (!rules_.options.On("steigern")) {
      return In("--target", "option steigern=on", absl::StrCat(options_.target));
    }
    question_.target = options_.target;
  }
  for (const absl::Status& status :
       {ReadDeck(), ReadCounts(), EachForHimself(question_.contract) ? ReadPiles() : ReadValue(),
        ReadLaufende(), ReadDoublings()}) {
    if (!status.ok()) return status;
  }
  return question_;
}

absl::Status NumbersReader::ReadDeck() {
  const std::string text = !options_.deck.empty()                        ? options_.deck
                           : question_.contract.row().pack == Pack::kKop ? "kop"
                           : question_.players == 3                      ? "short"
                                                    : absl::StrCat(rules_.deck);
  for (const DeckRow& row : kDecks) {
    if (text != View(row.name) && text != absl::StrCat(row.cards.size())) continue;
    if (!IsPlayedWith(question_.contract.row(), row.deck)) {
      return In("--deck", absl::StrCat("a deck of ", ToString(question_.contract)), Quoted(text));
    }
    question_.deck = row.deck;
    question_.hand_size = HandSize(row.deck, question_.players);
    return absl::OkStatus();
  }
  return In("--deck", "long, short, short20, kop or their number of cards", Quoted(text));
}

absl::Status NumbersReader::ReadCounts() {
  auto points = ReadNumbers("--points", options_.points, total_points());
  if (!points.ok()) return points.status();
  auto tricks = ReadNumbers("--tricks", options_.tricks, question_.hand_size);
  if (!tricks.ok()) return tricks.status();
  points_ = *std::move(points);
  tricks_ = *std::move(tricks);
  return absl::OkStatus();
}

// The numbers of a side: given as such, or by seat, when forehand's side is asked for.
absl::StatusOr<std::optional<int>> OfSide(absl::string_view argument,
                                          const std::vector<int>& numbers, Seat member,
                                          bool cross) {
  if (numbers.empty()) return std::optional<int>();
  if (numbers.size() == 1) return std::optional(numbers[0]);
  if (cross && numbers.size() == kSeatCount) {
    const auto seat = static_cast<std::size_t>(member.index() % 2);
    return std::optional(numbers[seat] + numbers[seat + 2]);
  }
  if (cross && numbers.size() == 2) {
    return std::optional(numbers[static_cast<std::size_t>(member.index() % 2)]);
  }
  return In(argument, "one number, of the declarer's side", absl::StrCat(numbers.size()));
}

absl::Status NumbersReader::ReadValue() {
  const Contract& contract = question_.contract;
  const bool cross = contract.parties() == Parties::kCross;
  const auto laid = ReadSeats("--laid", options_.laid);
  if (!laid.ok()) return laid.status();
  const auto kontra = ReadSeats("--kontra", options_.kontra);
  if (!kontra.ok()) return kontra.status();
  const Seat member = KreuzDeclarer(*laid, *kontra);
  const auto points = OfSide("--points", points_, member, cross);
  if (!points.ok()) return points.status();
  const auto tricks = OfSide("--tricks", tricks_, member, cross);
  if (!tricks.ok()) return tricks.status();
  const int all = question_.hand_size;
  if (!IsPointContract(contract)) {
    if (contract.objective() == Objective::kHoldTop)
      return question_.value = Value(1), absl::OkStatus();
    const bool none = contract.objective() == Objective::kNoTricks;
    if (!*tricks && !(none && points->value_or(0) > 0)) {
      return In("--tricks", absl::StrCat("the tricks of the declarer, 0 to ", all), "nothing");
    }
    question_.value = Value(tricks->value_or(1) == (none ? 0 : all) ? 1 : 0);
    return absl::OkStatus();
  }
  if (*tricks == 0 && points->value_or(0) != 0) {
    return In("--points", "0 with --tricks 0", absl::StrCat(**points));
  }
  if (*tricks == all && points->value_or(total_points()) != total_points()) {
    return In("--points", absl::StrCat(total_points(), " with --tricks ", all),
              absl::StrCat(**points));
  }
  if (!*points && *tricks != 0 && *tricks != all) {
    return In("--points", absl::StrCat("the points of the declarer's side, 0 to ", total_points()),
              "nothing");
  }
  question_.value = *tricks == 0     ? kNoTrickTaken
                    : *tricks == all ? kAllTricksTaken
                                     : Value(points->value_or(0));
  return absl::OkStatus();
}

absl::Status NumbersReader::ReadPiles() {
  const auto seats = static_cast<std::size_t>(question_.players);
  if (points_.size() != seats) {
    return In("--points", absl::StrCat(seats, " numbers, of each seat"),
              absl::StrCat(points_.size()));
  }
  int sum = 0;
  for (int points : points_) sum += points;
  if (sum != total_points()) {
    return In("--points", absl::StrCat("numbers that sum to ", total_points()), absl::StrCat(sum));
  }
  if (tricks_.empty()) {  // whoever has points has a trick; the rest is not known
    for (int points : points_) tricks_.push_back(points > 0 ? 1 : 0);
  } else {
    sum = 0;
    for (int tricks : tricks_) sum += tricks;
    if (tricks_.size() != seats || sum != question_.hand_size) {
      return In("--tricks", absl::StrCat(seats, " numbers that sum to ", question_.hand_size),
                absl::StrCat(absl::StrJoin(tricks_, ",")));
    }
  }
  auto trumps = ReadNumbers("--trumps", options_.trumps, kCardCount);
  if (!trumps.ok()) return trumps.status();
  trumps->resize(seats);
  const auto highest = Parts(options_.highest);
  const auto saus = Parts(options_.saus);
  question_.captured.resize(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Captured& pile = question_.captured[seat];
    Pile cards;
    for (const auto& [name, list] : {std::pair{"--highest", &highest}, std::pair{"--sau", &saus}}) {
      if (seat >= list->size() || (*list)[seat] == "-" || (*list)[seat] == "_") continue;
      const auto card = ParseCard((*list)[seat]);
      if (!card.ok()) return In(name, card.status());
      cards.cards.Insert(*card);
    }
    pile = CapturedOf(cards);
    pile.points = points_[seat];
    pile.tricks = tricks_[seat];
    pile.trumps = (*trumps)[seat];
    if (pile.tricks == 0 && pile.points > 0) {
      return In("--points", absl::StrCat("0 for seat ", seat, ", which has no trick"),
                absl::StrCat(pile.points));
    }
  }
  return absl::OkStatus();
}

absl::Status NumbersReader::ReadLaufende() {
  const Contract& contract = question_.contract;
  if (contract.objective() == Objective::kHoldTop) {
    question_.run = {.with = true, .length = question_.hand_size, .payable = 0};
    return absl::OkStatus();
  }
  if (!options_.side.empty()) {
    const auto cards = ParseCardSet(options_.side);
    if (!cards.ok()) return In("--side", cards.status());
    question_.run = CountLaufende(contract, question_.deck, *cards);
    return absl::OkStatus();
  }
  if (options_.lauf.empty()) return absl::OkStatus();
  const int most = (CardOrder(contract).trumps() & CardsOf(question_.deck)).size();
  int length = 0;
  if (!absl::SimpleAtoi(options_.lauf, &length) || std::abs(length) > most) {
    return In("--lauf", absl::StrCat("a whole number up to ", most, ", negative for without"),
              Quoted(options_.lauf));
  }
  question_.run = {.with = length >= 0, .length = std::abs(length), .payable = 0};
  return absl::OkStatus();
}

absl::Status NumbersReader::ReadDoublings() {
  question_.doublings = options_.doublings;
  const auto laid = ReadSeats("--laid", options_.laid);
  if (!laid.ok()) return laid.status();
  const auto kontra = ReadSeats("--kontra", options_.kontra);
  if (!kontra.ok()) return kontra.status();
  if (!laid->empty()) {
    SeatSet set;
    for (Seat seat : *laid) set = set | SeatSet::Of(seat);
    question_.doublings.layers = CountLayers(set, rules_.options);
  }
  if (!kontra->empty()) question_.doublings.stoss = static_cast<int>(kontra->size());
  return absl::OkStatus();
}

// Doubles as the round has it; refuses what is not played in it.
absl::Status ApplyRound(const Options& options, const RuleSet& rules, ScoreQuestion& question) {
  const RoundRow* round = FindRound(options.round);
  if (round == nullptr) return absl::OkStatus();
  if (!MayBePlayed(question.contract, GamesOf(*round, rules.options))) {
    return In("--round", absl::StrCat("a game of the ", options.round, " round"),
              ToString(question.contract));
  }
  if (IsDoubled(*round, rules.options)) ++question.doublings.bock;
  return absl::OkStatus();
}

ExitCode ScoreNumbers(const Contract& contract, const Options& options, const RuleSet& rules) {
  auto question = NumbersReader(options, rules, contract).Read();
  if (question.ok()) {
    const absl::Status status = ApplyRound(options, rules, *question);
    if (!status.ok()) question = status;
  }
  const auto score = question.ok() ? ScoreOf(*question, rules) : question.status();
  if (!score.ok()) return PrintError(score.status().message()), ExitCode::kData;
  if (!options.json) {
    for (const std::string& line : ScoreLines(*question, *score)) PrintLine(line);
    return ExitCode::kOk;
  }
  Json object = {
      {"contract", ToString(contract)}, {"rules", rules.name}, {"tariff", ToString(rules.tariff)}};
  object.update(ScoreJson(*score));
  if (contract.row().name == "kreuz") {
    const auto laid = ReadSeats("--laid", options.laid);
    const auto kontra = ReadSeats("--kontra", options.kontra);
    const int declarer = KreuzDeclarer(*laid, *kontra).index() % 2;
    object["declaring"] = {declarer, declarer + 2};
  }
  PrintLine(object.dump());
  return ExitCode::kOk;
}

// ---- deal lines

// Prices line after line; the stock and a Bock go on from each to the next.
class LineScorer {
 public:
  LineScorer(const Options& options, const RuleSet& rules)
      : options_(options), rules_(rules), stock_(options.stock) {}

  absl::StatusOr<Json> Object(const InputLine& line, std::vector<std::string>& text);

 private:
  Json Passed(std::vector<std::string>& text);
  ScoreQuestion QuestionOf(const DealLine& line, SeatSet side) const;
  absl::StatusOr<Value> ValueOf(const DealLine& line) const;

  const Options& options_;
  const RuleSet& rules_;
  Cents stock_;
  int bock_ = 0;  // carried from a deal nobody bid
};

Json LineScorer::Passed(std::vector<std::string>& text) {
  const Cents stake = rules_.options.Is({"all_pass", "throw_in_stock"})
                          ? Cents(rules_.options.Number("stock_stake"))
                          : Cents(0);
  if (rules_.options.Is({"all_pass", "throw_in_bock"})) ++bock_;
  stock_ += stake * kSeatCount;
  const int paid = -stake.count();
  text.push_back(absl::StrCat("nobody bid; each pays ", stake.count(), "; stock ", stock_.count()));
  return {{"contract", "passed"},
          {"declarer", nullptr},
          {"won", nullptr},
          {"price", 0},
          {"payments", {paid, paid, paid, paid}},
          {"stock", stock_.count()}};
}

absl::StatusOr<Value> LineScorer::ValueOf(const DealLine& line) const {
  if (line.contract->objective() == Objective::kHoldTop) return Value(1);
  const Position position = PositionOf(line);
  if (EachForHimself(*line.contract)) {
    if (position.finished()) return Value(0);
    return SyntaxError(1, "a deal played to its end", absl::StrCat(line.played.size(), " cards"));
  }
  if (position.finished()) return FinalValue(position);
  if (line.result) return *line.result;
  return SyntaxError(1, "a deal played to its end, or its result",
                     absl::StrCat(line.played.size(), " cards played"));
}

ScoreQuestion LineScorer::QuestionOf(const DealLine& line, SeatSet side) const {
  const Deal deal = line.deal();
  ScoreQuestion question;
  question.contract = deal.contract;
  question.deck = deal.deck();
  question.hand_size = deal.hand_size();
  question.players = deal.seats();
  question.declarers = side.size();
  if (EachForHimself(deal.contract)) {
    const Position position = PositionOf(line);
    for (int seat = 0; seat < deal.seats(); ++seat) {
      question.captured.push_back(CapturedOf(position.pile(Seat(seat))));
    }
  }
  question.run = CountLaufende(deal.contract, question.deck, CardsOfSide(deal.hands, side));
  question.doublings = options_.doublings;
  question.doublings.bock += bock_;
  question.stock = stock_;
  question.carried = options_.carried;
  return question;
}

// Payments that stand by side, in the order of the seats.
std::vector<Cents> BySeat(const DealLine& deal, SeatSet side, const std::vector<Cents>& payments) {
  if (payments.empty()) return {};
  const bool first = side.Contains(deal.declarer);
  std::vector<Cents> by_seat;
  std::size_t member = first ? 1 : 0;
  std::size_t opponent = static_cast<std::size_t>(side.size());
  for (int index = 0; index < deal.seats(); ++index) {
    const Seat seat(index);
    const std::size_t place = first && seat == deal.declarer ? 0
                              : side.Contains(seat)          ? member++
                                                             : opponent++;
    by_seat.push_back(payments[place]);
  }
  return by_seat;
}

absl::StatusOr<Json> LineScorer::Object(const InputLine& line, std::vector<std::string>& text) {
  const auto deal = ReadDealLine(line, rules_.options);
  if (!deal.ok()) return deal.status();
  if (!deal->contract) return Passed(text);
  const auto value = ValueOf(*deal);
  if (!value.ok()) return value.status();
  const bool each = EachForHimself(*deal->contract);
  const SeatSet side = each ? Everybody(deal->seats()) : DeclarerSide(deal->deal());
  ScoreQuestion question = QuestionOf(*deal, side);
  question.value = *value;
  auto score = ScoreOf(question, rules_);
  if (!score.ok()) return score.status();
  bock_ = 0;
  stock_ = score->stock_left;
  if (!each) score->payments = BySeat(*deal, side, score->payments);
  text = ScoreLines(question, *score);
  Json object = {
      {"contract", ToString(*deal->contract)},
      {"declarer", deal->contract->has_declarer() ? Json(deal->declarer.index()) : Json(nullptr)},
      {"value", value->count()}};
  object.update(ScoreJson(*score));
  return object;
}

ExitCode ScoreFile(const Options& options, const RuleSet& rules) {
  LineReader input(options.what);
  LineScorer scorer(options, rules);
  bool had_a_line = false;
  bool had_an_error = false;
  while (const auto line = input.Next()) {
    had_a_line = true;
    std::vector<std::string> text;
    const auto object = scorer.Object(*line, text);
    if (!object.ok()) {
      had_an_error = true;
      PrintError(PlacedError(input.name(), line->number, object.status()));
      text = {"error"};
    }
    if (!options.json) {
      PrintLine(absl::StrCat(line->number, ": ", absl::StrJoin(text, "\n")));
      continue;
    }
    Json answer = {{"line", line->number}};
    if (object.ok()) answer.update(*object);
    if (!object.ok()) answer["error"] = std::string(object.status().message());
    PrintLine(answer.dump());
  }
  const ExitCode code = ReportInput(input, had_a_line);
  return code == ExitCode::kOk && had_an_error ? ExitCode::kData : code;
}

ExitCode RunScore(Options options) {
  if (options.rules.rules.empty()) options.rules.rules = "defaults";
  const auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  if (!options.round.empty() && FindRound(options.round) == nullptr) {
    return ReportArgument(
        "--round", SyntaxError(1, "a round (see engine/RULES.md 10)", Quoted(options.round)));
  }
  if (options.ouvert) options.what += "+ouvert";
  const absl::string_view what = options.what;
  if (rules->options.On("ruf_tout") && absl::EndsWith(what, "+tout")) {
    const auto called = ParseGameName(absl::StripSuffix(what, "+tout"));
    options.called_tout = called.ok() && called->contract.parties() == Parties::kCall;
    if (options.called_tout) return ScoreNumbers(called->contract, options, *rules);
  }
  const auto contract = ParseGameName(options.what);
  if (contract.ok()) {
    return ScoreNumbers(ContractUnder(contract->contract, rules->options), options, *rules);
  }
  const bool file = options.what == "-" || options.what.find('/') != std::string::npos ||
                    options.what.find('.') != std::string::npos ||
                    access(options.what.c_str(), F_OK) == 0;
  if (file) return ScoreFile(options, *rules);
  return ReportArgument("C", contract.status());
}

void AddNumbers(CLI::App& verb, Options& options) {
  verb.add_option("--points", options.points,
                  "points of the declarer's side; in a Ramsch of each seat: 45,35,30,10")
      ->check(WholeNumbers());
  verb.add_option("--tricks", options.tricks, "tricks, likewise")->check(WholeNumbers());
  verb.add_option("--lauf", options.lauf, "Laufende; negative where the declarer lacks them")
      ->check(WholeNumbers());
  verb.add_option("--side", options.side, "cards of the declarer's side, instead of --lauf");
  verb.add_option("--deck", options.deck,
                  "long, short, short20, kop or 32, 24, 20, 16; else that of the rules");
  verb.add_option("--players", options.players, "2 to 4")
      ->check(CLI::Range(2, kSeatCount))
      ->capture_default_str();
  verb.add_option("--target", options.target, "points promised, where more than 61")
      ->check(WholeNumber(61, 120));
  verb.add_option("--trumps", options.trumps, "Ramsch: trumps captured by each seat");
  verb.add_option("--highest", options.highest, "Ramsch: highest trump of each seat, - for none");
  verb.add_option("--sau", options.saus, "Ramsch: highest captured Sau of each seat, - for none");
  verb.add_flag("--one-player", options.one_player, "Sjavs: one player took every trick");
  verb.add_option("--carried", options.carried, "Sjavs: what a 60:60 before added")
      ->check(WholeNumber(0, 100));
}

std::function<ExitCode()> AddScore(CLI::App& verb) {
  auto options = std::make_shared<Options>();
  verb.add_option("C", options->what, "a contract; or a FILE or - with finished deal lines")
      ->required();
  AddNumbers(verb, *options);
  verb.add_option("--layers", options->doublings.layers, "how many laid")->check(WholeNumber(0, 4));
  verb.add_option("--laid", options->laid, "seats that laid, in order, instead of --layers");
  verb.add_option("--stoss", options->doublings.stoss, "Kontra, Re ...: how many were given")
      ->check(WholeNumber(0, 8));
  verb.add_option("--kontra", options->kontra, "seats that gave them in order, instead of --stoss");
  verb.add_option("--bock", options->doublings.bock, "Bock factors")->check(WholeNumber(0, 8));
  verb.add_option("--stock", options->stock, "cents in the stock")
      ->check(WholeNumber(0, 1'000'000));
  verb.add_option("--round", options->round, "a special round, such as hadsch or last");
  verb.add_flag("--ouvert", options->ouvert, "the declarer's hand lay open");
  AddRulesOptions(verb, options->rules);
  verb.add_flag("--json", options->json, "JSON objects");
  return [options] { return RunScore(*options); };
}

}  // namespace

const Verb kScoreVerb = {"score", "the price of a finished deal, explained", AddScore};

}  // namespace schafkopf
