#include "tools/answers/games/object_game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/text/deal_fields.h"
#include "engine/text/past_notes.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "tools/answers/door/bid_part.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/player_name.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/outcome.h"
#include "tools/answers/games/told_game.h"
#include "tools/answers/games/words.h"

namespace schafkopf {
namespace {

using absl::string_view;

// The keys beside those of OtherNotes.
constexpr auto kKeys = std::to_array<string_view>({"id", "players", "deal", "contract", "declarer",
                                                   "hands", "played", "result", "bids", "kontra"});
// Notes that name seats.
constexpr auto kSeatNotes = std::to_array<string_view>(
    {"laid", "partner", "forehand", "old", "revoke", "claim", "to_play"});

Cell IdOf(const Json& id) {
  if (id.is_string()) return id.get<std::string>();
  if (id.is_number_unsigned()) return id.get<std::uint64_t>();
  if (id.is_number_integer()) return id.get<std::int64_t>();
  return id.is_null() ? Cell() : Cell(id.get<double>());
}

bool IsOtherNote(std::string_view name) {
  const auto others = OtherNotes();
  return std::ranges::find(others, name) != others.end();
}

bool IsArrayOfTexts(const Json& value) {
  return value.is_array() &&
         std::ranges::all_of(value, [](const Json& each) { return each.is_string(); });
}

class ObjectReader {
 public:
  ObjectReader(const Json& object, const RuleOptions& options, GameNeeds needs)
      : object_(object), options_(options), needs_(needs) {}

  absl::StatusOr<WrittenGame> Read() {
    SCHAFKOPF_DO(CheckKeys());
    if (const Json* id = Find("id")) {
      if (!id->is_string() && !id->is_number()) {
        return AtField("id", SyntaxError(1, words::kTextOrNumber, Shown(*id)));
      }
      game_.id = IdOf(*id);
    }
    SCHAFKOPF_DO(ReadNotesOfDeal());
    SCHAFKOPF_DO(ReadPlayers());
    if (const Json* bids = Find("bids")) {
      SCHAFKOPF_TRY(game_.bids, AtField("bids", TextOf(*bids)));
    }
    if (const Json* kontra = Find("kontra")) {
      SCHAFKOPF_TRY(game_.kontra, AtField("kontra", SeatsOf(*kontra)));
    }
    for (std::string_view name : OtherNotes()) SCHAFKOPF_DO(ReadNote(AbslView(name)));
    if (Find("deal") == nullptr && Find("played") == nullptr && Find("hands") == nullptr &&
        needs_ == GameNeeds::kNotes) {
      SCHAFKOPF_TRY(game_.head, ReadHead());
      SCHAFKOPF_DO(ReadResultOfHead());
      return std::move(game_);
    }
    SCHAFKOPF_TRY(game_.deal, Find("deal") != nullptr ? ReadWholeDeal() : ReadParts());
    if (Find("deal") != nullptr) SCHAFKOPF_DO(CheckBeside(game_.deal));
    SCHAFKOPF_DO(ReadResult());
    if (game_.deal.past) std::erase_if(game_.notes, IsPastNote);
    for (const GameNote& note : game_.notes) {
      SCHAFKOPF_DO(AtField(note.name,
                           CheckOutcomes(game_.deal, std::span(&note, 1), game_.notes, options_)));
    }
    return std::move(game_);
  }

 private:
  // Null where the key is missing or null.
  const Json* Find(string_view key) const {
    const auto found = object_.find(std::string(key));
    return found == object_.end() || found->is_null() ? nullptr : &*found;
  }

  absl::Status CheckKeys() const {
    for (const auto& item : object_.items()) {
      if (ObjectHasKey(item.key())) continue;
      const auto others = OtherNotes();
      return SyntaxError(1,
                         absl::StrCat(absl::StrJoin(kKeys, ", "), ", ",
                                      absl::StrJoin(others, ", ",
                                                    [](std::string* out, std::string_view name) {
                                                      absl::StrAppend(out, AbslView(name));
                                                    })),
                         Quoted(item.key()));
    }
    return absl::OkStatus();
  }

  absl::Status ReadPlayers() {
    const Json* const players = Find("players");
    if (players == nullptr) return absl::OkStatus();
    if (!IsArrayOfTexts(*players)) {
      return AtField("players", SyntaxError(1, words::kArrayOfTexts, Shown(*players)));
    }
    game_.players = players->get<std::vector<std::string>>();
    return absl::OkStatus();
  }

  // A value that is a text, or an array of texts, as one text.
  static absl::StatusOr<std::string> TextOf(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (IsArrayOfTexts(value)) {
      return absl::StrJoin(value.get<std::vector<std::string>>(), " ");
    }
    return SyntaxError(1, words::kTextOrArrayOfTexts, Shown(value));
  }

  // A seat by its number or by who sits there.
  absl::StatusOr<int> SeatOf(const Json& value, const Message& expected) const {
    if (value.is_number_integer() && value >= 0 && value < kSeatCount) {
      return value.get<int>();
    }
    if (value.is_string()) {
      const std::string name = value.get<std::string>();
      if (const auto place = PlaceOfName(game_.players, name)) return *place;
      if (const auto seat = ParseSeat(name); seat.ok()) return seat->index();
    }
    return SyntaxError(1, expected, Shown(value));
  }

  // Seats as "3 0": of an array, of one number, of a text as it is unless it names players.
  absl::StatusOr<std::string> SeatsOf(const Json& value) const {
    const auto named = [&](string_view text) {
      return PlaceOfName(game_.players, absl::StripAsciiWhitespace(text)).has_value();
    };
    std::vector<Json> seats;
    if (value.is_array()) {
      seats.assign(value.begin(), value.end());
    } else if (value.is_string()) {
      const std::string text = value.get<std::string>();
      const std::vector<std::string> parts = absl::StrSplit(text, ',', absl::SkipWhitespace());
      if (!std::ranges::any_of(parts, named)) return text;
      for (const std::string& part : parts) {
        seats.emplace_back(std::string(absl::StripAsciiWhitespace(part)));
      }
    } else {
      seats.push_back(value);
    }
    std::vector<int> numbers;
    for (const Json& each : seats) {
      SCHAFKOPF_TRY(numbers.emplace_back(), SeatOf(each, words::kSeatOrName));
    }
    return absl::StrJoin(numbers, " ");
  }

  absl::Status ReadNote(string_view name) {
    const Json* const value = Find(name);
    if (value == nullptr) return absl::OkStatus();
    GameNote note = {std::string(name), "", 1};
    if (value->is_boolean()) {
      if (value->get<bool>()) game_.notes.push_back(std::move(note));
      return absl::OkStatus();
    }
    // A chair, of which there may be more than seats.
    const bool chair = name == "forehand" && value->is_number_integer();
    if (!chair && std::ranges::find(kSeatNotes, name) != kSeatNotes.end()) {
      SCHAFKOPF_TRY(note.text, AtField(name, SeatsOf(*value)));
    } else if (value->is_string()) {
      note.text = value->get<std::string>();
    } else if (value->is_number_integer()) {
      note.text = absl::StrCat(value->get<std::int64_t>());
    } else if (value->is_array() && std::ranges::all_of(*value, [](const Json& each) {
                 return each.is_number_integer() || each.is_string();
               })) {
      note.text = absl::StrJoin(*value, " ", [](std::string* out, const Json& each) {
        absl::StrAppend(out, each.is_string() ? each.get<std::string>() : each.dump());
      });
    } else {
      return AtField(name, SyntaxError(1, words::kNoteValue, Shown(*value)));
    }
    game_.notes.push_back(std::move(note));
    return absl::OkStatus();
  }

  // What keys say of a position stands behind its line.
  std::string WithPastNotes(std::string line) const {
    for (const GameNote& note : std::span(game_.notes).subspan(of_deal_)) {
      if (IsPastNote(note)) absl::StrAppend(&line, "; ", note.name, " ", note.text);
    }
    return line;
  }

  // What stands behind the deal line, and is then no key.
  absl::Status ReadNotesOfDeal() {
    if (Find("deal") == nullptr) return absl::OkStatus();
    SCHAFKOPF_TRY(const std::string deal, AtField("deal", TextOf(*Find("deal"))));
    std::vector<GameNote> notes = NotesOf(deal);
    for (const GameNote& note : notes) {
      int seats = 0;  // a note of how many, not of who
      const bool count = note.name == "players" && absl::SimpleAtoi(note.text, &seats);
      if (Find(note.name) == nullptr || count) continue;
      return AtField(note.name,
                     SyntaxError(1, words::kEachNoteOnce, {words::kAgain, Escaped(note.name)}));
    }
    TakeNotes(std::move(notes), game_);
    of_deal_ = game_.notes.size();
    return absl::OkStatus();
  }

  absl::StatusOr<DealLine> ReadWholeDeal() const {
    SCHAFKOPF_TRY(std::string text, AtField("deal", TextOf(*Find("deal"))));
    return AtField("deal", ReadDealNeeded({1, WithPastNotes(std::move(text)), false}, options_,
                                          needs_, game_.notes));
  }

  // Whether a name is that of the contract, or leaves its suit or partner open.
  bool Names(const std::string& name, const Contract& contract) const {
    const Json* const ouvert = Find("ouvert");
    const bool open = ouvert != nullptr && *ouvert == Json(true);
    const auto games = ParseContracts(absl::StrCat(name, open ? "+ouvert" : ""));
    return games.ok() && std::ranges::any_of(*games, [&](const Contract& game) {
             return ContractUnder(game, options_) == ContractUnder(contract, options_);
           });
  }

  // Beside a whole deal the keys of its parts say the same.
  absl::Status CheckBeside(const DealLine& deal) const {
    const auto differs = [&](const char* key) {
      return AtField(key, SyntaxError(1, words::kAsInDeal, Shown(*Find(key))));
    };
    if (Find("contract") != nullptr) {
      SCHAFKOPF_TRY(const std::string text, ContractText());
      if (deal.contract ? !Names(text, *deal.contract) : !IsPass(text)) return differs("contract");
    }
    SCHAFKOPF_TRY(const auto declarer, ReadDeclarer());
    if (declarer && declarer != DeclarerOf(deal)) return differs("declarer");
    // Hands of a position, or with covered cards, are written in more than one way.
    if (deal.past || !deal.covers.empty()) return absl::OkStatus();
    if (const Json* const hands = Find("hands")) {
      bool same = IsArrayOfTexts(*hands) && std::ssize(*hands) == deal.seats();
      for (std::size_t i = 0; same && i < hands->size(); ++i) {
        const auto hand = ParseCardSet((*hands)[i].get<std::string>());
        same = hand.ok() && *hand == deal.hands[Seat(static_cast<int>(i))];
      }
      if (!same) return differs("hands");
    }
    if (const Json* const played = Find("played")) {
      SCHAFKOPF_TRY(const std::string text, AtField("played", TextOf(*played)));
      const auto cards = ParseCards(text);
      if (!cards.ok() || *cards != deal.played) return differs("played");
    }
    return absl::OkStatus();
  }

  absl::StatusOr<std::string> ContractText() const {
    const Json* const contract = Find("contract");
    if (contract == nullptr) {
      return SyntaxError(1, words::kDealOrItsParts, {words::kNo, AsIs("contract")});
    }
    return AtField("contract", TextOf(*contract));
  }
  absl::StatusOr<std::optional<Seat>> ReadDeclarer() const {
    const Json* const seat = Find("declarer");
    if (seat == nullptr || *seat == "-" || *seat == Json("")) return std::nullopt;
    SCHAFKOPF_TRY(const int index,
                  AtField("declarer", SeatOf(*seat, {words::kSeatUpTo, kSeatCount - 1})));
    return Seat(index);
  }

  // "ruf 0" of a game whose cards nobody wrote down.
  absl::StatusOr<std::string> ReadHead() const {
    SCHAFKOPF_TRY(const std::string contract, ContractText());
    if (!IsPass(contract)) {
      SCHAFKOPF_TRY([[maybe_unused]] const auto name, AtField("contract", ParseGameName(contract)));
    }
    SCHAFKOPF_TRY(const std::optional<Seat> declarer, ReadDeclarer());
    return declarer ? absl::StrCat(contract, " ", declarer->index()) : contract;
  }

  // Without cards it is what the declarer's side got: a note of its points.
  absl::Status ReadResultOfHead() {
    const Json* const result = Find("result");
    if (result == nullptr) return absl::OkStatus();
    const std::string text = result->is_string() ? result->get<std::string>() : result->dump();
    const auto game = ParseGameName(game_.HeadParts().contract);
    if (!game.ok() || !IsPointContract(game->contract)) {
      return AtField("result", SyntaxError(1, {words::kNo, AsIs("result")}, Shown(*result)));
    }
    int points = 0;
    if (!absl::SimpleAtoi(text, &points)) {
      return AtField("result", SyntaxError(1, words::kPointsOfSide, Shown(*result)));
    }
    const auto told = std::ranges::find(game_.notes, "points", &GameNote::name);
    if (told == game_.notes.end()) {
      game_.notes.push_back({"points", text, 1});
    } else if (told->text != text) {
      return AtField("result", SyntaxError(1, AsIs(Escaped(told->text)), Shown(*result)));
    }
    return absl::OkStatus();
  }

  absl::StatusOr<DealLine> ReadParts() const {
    ToldGame told;
    SCHAFKOPF_TRY(told.contract.text, ContractText());
    told.contract.field = "contract";
    const Json* const hands = Find("hands");
    const Json* const played = Find("played");
    if (played == nullptr && hands == nullptr && !IsPass(told.contract.text)) {
      return SyntaxError(1, words::kDealOrItsParts, {words::kNo, AsIs("played")});
    }
    told.played.field = "played";
    if (played != nullptr) {
      SCHAFKOPF_TRY(told.played.text, AtField("played", TextOf(*played)));
    }
    SCHAFKOPF_TRY(told.declarer, ReadDeclarer());
    if (hands != nullptr) {
      if (!IsArrayOfTexts(*hands) || hands->size() < 3 || hands->size() > kSeatCount) {
        return AtField("hands", SyntaxError(1, words::kArrayOfHands, Shown(*hands)));
      }
      for (const Json& hand : *hands) {
        told.hands.push_back(
            {hand.get<std::string>(), 1, absl::StrCat("hands[", told.hands.size(), "]")});
      }
    }
    return DealOfTold(told, options_, needs_, game_.notes);
  }

  absl::Status ReadResult() {
    const Json* const result = Find("result");
    if (result == nullptr) return absl::OkStatus();
    const std::string text = result->is_string() ? result->get<std::string>() : result->dump();
    const std::string line = absl::StrCat(
        ToString(DealWithout(game_.deal)), game_.deal.played.empty() ? " |" : "", " | ", text,
        game_.deal.past
            ? PastToString(game_.deal.deal().game, game_.deal.declarer, *game_.deal.past)
            : "");
    const auto read = ParseDealLine(line, options_, LineSpan::kPosition);
    if (!read.ok())
      return AtField("result", ShiftColumn(read.status(), 1 - ColumnOf(read.status())));
    game_.deal.result = read->result;
    return absl::OkStatus();
  }
  static DealLine DealWithout(DealLine deal) {
    deal.result.reset();
    deal.past.reset();
    return deal;
  }

  const Json& object_;
  const RuleOptions& options_;
  const GameNeeds needs_;
  WrittenGame game_;
  std::size_t of_deal_ = 0;  // notes that stand behind the deal line
};

// A note as the value of a key: a number where it is one, and can be read as one again.
Json ValueOfNote(const GameNote& note) {
  std::int64_t number = 0;
  if (note.text.empty()) return true;
  const bool is_seat = std::ranges::find(kSeatNotes, note.name) != kSeatNotes.end();
  if (is_seat && note.name != "forehand" && !ParseSeat(note.text).ok()) return note.text;
  if (absl::SimpleAtoi(note.text, &number) && absl::StrCat(number) == note.text) return number;
  return note.text;
}

}  // namespace

bool ObjectHasKey(std::string_view name) {
  return std::ranges::find(kKeys, AbslView(name)) != kKeys.end() || IsOtherNote(name);
}

absl::StatusOr<WrittenGame> ReadObjectGame(const Json& object, const RuleOptions& options,
                                           GameNeeds needs) {
  return ObjectReader(object, options, needs).Read();
}

Json ObjectOf(const WrittenGame& game) {
  Json object = Json::object();
  if (!game.id.is_missing()) object["id"] = game.id.ToJson();
  if (!game.players.empty()) object["players"] = game.players;
  const DealLine& deal = game.deal;
  if (!game.head.empty()) {
    const auto [contract, declarer] = game.HeadParts();
    object["contract"] = contract;
    if (!declarer.empty()) object["declarer"] = ParseSeat(declarer)->index();
  } else if (!deal.covers.empty()) {
    object["deal"] = ToString(deal);
  } else {
    object["contract"] = deal.contract ? ToString(*deal.contract) : std::string(kPassed);
    if (const auto declarer = DeclarerOf(deal)) object["declarer"] = declarer->index();
    const CardOrder order(deal.contract.value_or(Contract::Named("ruf", Suit::kEichel)));
    for (int seat = 0; seat < deal.seats(); ++seat) {
      object["hands"].push_back(ToString(deal.hands[Seat(seat)], order));
    }
    if (!deal.played.empty()) object["played"] = ToString(deal.played);
    if (deal.result) object["result"] = deal.result->count();
  }
  if (!game.bids.empty()) object["bids"] = game.bids;
  if (!game.kontra.empty()) object["kontra"] = game.kontra;
  for (const GameNote& note : game.notes) {
    if (IsOtherNote(note.name)) object[note.name] = ValueOfNote(note);
  }
  return object;
}

}  // namespace schafkopf
