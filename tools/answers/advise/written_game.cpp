#include "tools/answers/advise/written_game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/text/card_reader.h"
#include "engine/text/deal_refusal.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/game_line.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

using absl::string_view;

// A part of a told game, and where it stands.
struct Part {
  std::string text;
  int column = 1;          // in its line
  std::string field = {};  // its key in an object

  // An error in the text, at its place.
  absl::Status At(const absl::Status& error) const {
    return AtField(field, ShiftColumn(error, column - 1));
  }
};
struct ToldGame {
  Part contract;
  std::optional<Seat> declarer;
  std::vector<Part> hands;  // empty: they follow from the cards
  Part played;
};

Seat SeatBehind(Seat seat, std::size_t steps) {
  return Seat((seat.index() + static_cast<int>(steps)) % kSeatCount);
}

// The hands from which all cards were played in this order.
absl::StatusOr<Hands> HandsFrom(const std::vector<Card>& played, const Contract& contract) {
  constexpr std::size_t kSeatsThere = kSeatCount;
  const auto deck = DeckOfHandSize(static_cast<int>(played.size() / kSeatsThere));
  if (!deck || played.size() % kSeatsThere != 0) {
    return SyntaxError(1, words::kAllCardsOfDeckPlayed, played.size());
  }
  const CardOrder order(contract);
  Hands hands;
  Seat leader;
  for (std::size_t start = 0; start < played.size(); start += kSeatsThere) {
    const auto trick = std::span(played).subspan(start, kSeatsThere);
    for (std::size_t i = 0; i < kSeatsThere; ++i) {
      hands[SeatBehind(leader, i)].Insert(trick[i]);
    }
    leader = SeatBehind(leader, WinnerOf(trick, order));
  }
  return hands;
}

// The deal of a told game, checked; an error at the part that is wrong, a hand's or the
// declarer's at the contract.
absl::StatusOr<DealLine> ReadTold(const ToldGame& told, const RuleOptions& options) {
  DealLine line;
  const auto contract = ParseContract(told.contract.text);
  if (!contract.ok()) return told.contract.At(contract.status());
  if (contract->has_declarer() && !told.declarer) {
    return told.contract.At(SyntaxError(1, words::kWhoPlays, words::kNobody));
  }
  line.contract = *contract;
  line.declarer = told.declarer.value_or(Seat(0));
  const auto played = ReadPlacedCards(told.played.text);
  if (!played.ok()) return told.played.At(played.status());
  for (const PlacedCard& placed : *played) line.played.push_back(placed.card);
  if (const auto once = ParseCardSet(told.played.text); !once.ok()) {
    return told.played.At(once.status());
  }
  if (told.hands.empty()) {
    const auto hands = HandsFrom(line.played, *contract);
    if (!hands.ok()) return told.played.At(hands.status());
    line.hands = *hands;
  }
  for (std::size_t i = 0; i < told.hands.size(); ++i) {
    const auto hand = ParseCardSet(told.hands[i].text);
    if (!hand.ok()) return told.hands[i].At(hand.status());
    line.hands[Seat(static_cast<int>(i))] = *hand;
  }
  if (!contract->has_declarer() && told.declarer) {
    return told.contract.At(
        SyntaxError(1, words::kDashAsNobodyDeclares, Quoted(absl::StrCat(told.declarer->index()))));
  }
  const std::size_t seats = told.hands.empty() ? kSeatCount : told.hands.size();
  auto refusal = Complete(line, static_cast<int>(seats), options);
  if (!refusal) refusal = RefuseGame(line);
  if (!refusal) return line;
  const auto& [part, why] = *refusal;
  const bool at_end = part.kind == DealPart::Kind::kEnd && !played->empty();
  if (!at_end && part.kind != DealPart::Kind::kPlayed) {
    return told.contract.At(SyntaxError(1, why.expected, why.found));
  }
  const PlacedCard& card = at_end ? played->back() : (*played)[part.index];
  return told.played.At(SyntaxError(card.column, why.expected, why.found));
}

Cell IdOf(const Json& id) {
  if (id.is_string()) return id.get<std::string>();
  if (id.is_number_unsigned()) return id.get<std::uint64_t>();
  if (id.is_number_integer()) return id.get<std::int64_t>();
  return id.is_null() ? Cell() : Cell(id.get<double>());
}

// "; id 4711; players Anna, Bert, Cora, Dora" behind a line of text; other notes are others'.
void ReadNotesOf(const std::string& line, WrittenGame& game) {
  if (const auto id = FindNote(line, "id")) game.id = id->text;
  if (const auto players = FindNote(line, "players")) {
    for (string_view player : absl::StrSplit(players->text, ',')) {
      game.players.emplace_back(absl::StripAsciiWhitespace(player));
    }
  }
  if (const auto kontra = FindNote(line, "kontra")) {
    game.kontra = kontra->text;
    game.kontra_column = kontra->column;
  }
}

// "Rufspiel Blaue von 3: ..." or "3 spielt Rufspiel Blaue: ..."; "Ramsch: ...".
absl::StatusOr<ToldGame> ReadSpoken(string_view text, std::size_t colon) {
  ToldGame told;
  string_view game = text.substr(0, colon);
  string_view seat;
  if (const std::size_t by = game.rfind(" von "); by != string_view::npos) {
    seat = game.substr(by + 5);
    game = game.substr(0, by);
  } else if (const std::size_t plays = game.find(" spielt "); plays != string_view::npos) {
    seat = game.substr(0, plays);
    game = game.substr(plays + 8);
  }
  seat = absl::StripAsciiWhitespace(seat);
  if (!seat.empty()) {
    const auto declarer = ParseSeat(seat);
    if (!declarer.ok()) return ShiftColumn(declarer.status(), ColumnOfPart(seat, text) - 1);
    told.declarer = *declarer;
  }
  told.contract = {std::string(game), ColumnOfPart(game, text)};
  const string_view cards = text.substr(colon + 1);
  told.played = {std::string(cards), ColumnOfPart(cards, text)};
  return told;
}

// The colon of a spoken game: one with a space behind it, in front of any bar.
std::size_t SpokenColon(string_view text) {
  if (absl::StrContains(text, '|')) return string_view::npos;
  return text.find(": ");
}

// A value that is a text, or an array of texts, as one text.
absl::StatusOr<std::string> TextAt(const Json& object, string_view key) {
  const Json& value = object.at(std::string(key));
  if (value.is_string()) return value.get<std::string>();
  const bool texts = value.is_array() &&
                     std::ranges::all_of(value, [](const Json& each) { return each.is_string(); });
  if (texts) return absl::StrJoin(value.get<std::vector<std::string>>(), " ");
  return SyntaxError(1, words::kTextOrArrayOfTexts, Shown(value));
}

// Seats as a text, or as an array of their numbers.
absl::StatusOr<std::string> SeatsAt(const Json& object, string_view key) {
  const Json& value = object.at(std::string(key));
  const bool numbers = value.is_array() && std::ranges::all_of(value, [](const Json& each) {
                         return each.is_number_unsigned() && each.get<std::uint64_t>() < kSeatCount;
                       });
  if (!numbers) return TextAt(object, key);
  return absl::StrJoin(value.get<std::vector<int>>(), " ");
}

class ObjectReader {
 public:
  ObjectReader(const Json& object, const RuleOptions& options)
      : object_(object), options_(options) {}

  absl::StatusOr<WrittenGame> Read() {
    for (const auto& item : object_.items()) {
      static constexpr auto kKeys = std::to_array<string_view>(
          {"id", "players", "deal", "contract", "declarer", "hands", "played", "bids", "kontra"});
      if (std::ranges::find(kKeys, item.key()) == kKeys.end()) {
        return SyntaxError(1, absl::StrJoin(kKeys, ", "), Quoted(item.key()));
      }
    }
    WrittenGame game;
    if (const auto id = object_.find("id"); id != object_.end()) {
      if (!id->is_string() && !id->is_number() && !id->is_null()) {
        return AtField("id", SyntaxError(1, words::kTextOrNumber, Shown(*id)));
      }
      game.id = IdOf(*id);
    }
    if (auto read = ReadPlayers(game); !read.ok()) return read;
    if (object_.contains("bids")) {
      auto bids = TextAt(object_, "bids");
      if (!bids.ok()) return AtField("bids", bids.status());
      game.bids = *std::move(bids);
    }
    if (object_.contains("kontra")) {
      auto kontra = SeatsAt(object_, "kontra");
      if (!kontra.ok()) return AtField("kontra", kontra.status());
      game.kontra = *std::move(kontra);
    }
    auto deal = object_.contains("deal") ? ReadDeal() : ReadParts();
    if (!deal.ok()) return deal.status();
    game.deal = *std::move(deal);
    return game;
  }

 private:
  absl::Status ReadPlayers(WrittenGame& game) const {
    const auto players = object_.find("players");
    if (players == object_.end() || players->is_null()) return absl::OkStatus();
    const bool texts = players->is_array() && std::ranges::all_of(*players, [](const Json& each) {
                         return each.is_string();
                       });
    if (!texts) return AtField("players", SyntaxError(1, words::kArrayOfTexts, Shown(*players)));
    game.players = players->get<std::vector<std::string>>();
    return absl::OkStatus();
  }

  absl::StatusOr<DealLine> ReadDeal() const {
    const auto text = TextAt(object_, "deal");
    if (!text.ok()) return AtField("deal", text.status());
    auto deal = ReadGame({1, *text, false}, options_);
    return deal.ok() ? deal : AtField("deal", deal.status());
  }

  absl::StatusOr<DealLine> ReadParts() const {
    ToldGame told;
    for (string_view key : {"contract", "played"}) {
      if (!object_.contains(std::string(key))) {
        return SyntaxError(1, words::kDealOrItsParts, {words::kNo, key});
      }
    }
    const auto contract = TextAt(object_, "contract");
    if (!contract.ok()) return AtField("contract", contract.status());
    told.contract = {*contract, 1, "contract"};
    const auto played = TextAt(object_, "played");
    if (!played.ok()) return AtField("played", played.status());
    told.played = {*played, 1, "played"};
    if (const auto seat = object_.find("declarer"); seat != object_.end() && !seat->is_null()) {
      const bool known = seat->is_number_integer() && *seat >= 0 && *seat < kSeatCount;
      if (!known)
        return AtField("declarer",
                       SyntaxError(1, {words::kSeatUpTo, kSeatCount - 1}, Shown(*seat)));
      told.declarer = Seat(seat->get<int>());
    }
    if (const auto hands = object_.find("hands"); hands != object_.end() && !hands->is_null()) {
      const bool texts = hands->is_array() && hands->size() >= 3 && hands->size() <= kSeatCount &&
                         std::ranges::all_of(*hands, [](const Json& h) { return h.is_string(); });
      if (!texts) return AtField("hands", SyntaxError(1, words::kArrayOfHands, Shown(*hands)));
      for (const Json& hand : *hands) {
        told.hands.push_back(
            {hand.get<std::string>(), 1, absl::StrCat("hands[", told.hands.size(), "]")});
      }
    }
    return ReadTold(told, options_);
  }

  const Json& object_;
  const RuleOptions& options_;
};

}  // namespace

std::optional<Note> FindNote(const std::string& line, std::string_view name) {
  const string_view text = string_view(line).substr(0, line.find('#'));
  const std::size_t end = text.find(';');
  if (end == string_view::npos) return std::nullopt;
  std::optional<Note> found;
  for (string_view note : absl::StrSplit(text.substr(end + 1), ';')) {
    note = absl::StripAsciiWhitespace(note);
    if (!absl::StartsWith(note, absl::StrCat(AbslView(name), " "))) continue;
    note = absl::StripAsciiWhitespace(note.substr(name.size()));
    found = Note{std::string(note), ColumnOfPart(note, text)};
  }
  return found;
}

absl::StatusOr<WrittenGame> ReadWrittenGame(const InputLine& line, const RuleOptions& options) {
  const string_view text = absl::StripAsciiWhitespace(line.text);
  if (absl::StartsWith(text, "{") && !line.cut) {
    const Json object = ReadJson(text);
    if (!object.is_object()) return SyntaxError(1, words::kGameAsJson, Quoted(text));
    auto game = ObjectReader(object, options).Read();
    return game.ok() ? std::move(game) : NamingField(game.status());
  }
  WrittenGame game;
  const std::size_t end = std::min(line.text.find_first_of(";#"), line.text.size());
  ReadNotesOf(line.text, game);
  const string_view before = string_view(line.text).substr(0, end);
  const std::size_t colon = SpokenColon(before);
  absl::StatusOr<DealLine> deal;
  if (colon == string_view::npos) {
    deal = ReadGame(line, options);
  } else {
    const auto told = ReadSpoken(before, colon);
    if (!told.ok()) return told.status();
    deal = ReadTold(*told, options);
  }
  if (!deal.ok()) return deal.status();
  game.deal = *std::move(deal);
  return game;
}

}  // namespace schafkopf
