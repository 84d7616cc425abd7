#include "tools/answers/games/sauspiel.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/text/deal_fields.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "tools/answers/games/html_tokens.h"
#include "tools/answers/games/words.h"

namespace schafkopf {
namespace {

using absl::string_view;

std::string TextAt(const Json& event, const char* key) {
  const auto found = event.find(key);
  return found != event.end() && found->is_string() ? found->get<std::string>() : std::string();
}
std::optional<std::int64_t> NumberAt(const Json& event, const char* key) {
  const auto found = event.find(key);
  if (found == event.end() || !found->is_number_integer()) return std::nullopt;
  return found->get<std::int64_t>();
}

// What a list of events tells.
class EventReader {
 public:
  absl::StatusOr<Json> Read(std::span<const Json> events) {
    for (const Json& event : events) Take(event);
    Json game = Json::object();
    if (id_) game["id"] = absl::StrCat(*id_);
    if (std::ranges::any_of(names_, [](const std::string& name) { return !name.empty(); })) {
      std::vector<std::string> players(kSeatCount);
      for (int place = 0; place < kSeatCount; ++place) {
        players[static_cast<std::size_t>(SeatOf(place))] = names_[static_cast<std::size_t>(place)];
      }
      game["players"] = players;
    }
    SCHAFKOPF_TRY(const std::string contract, ContractText());
    game["contract"] = contract;
    if (declarer_ && contract != kPassed && Declared(contract))
      game["declarer"] = SeatOf(*declarer_);
    if (!cards_.empty()) game["played"] = cards_;
    AddSeats("laid", laid_, game);
    AddSeats("kontra", kontra_, game);
    return game;
  }

 private:
  void Take(const Json& event) {
    const std::string type = TextAt(event, "type");
    const auto place = PlaceAtSauspiel(event);
    if (type == "gameStarted") {
      id_ = NumberAt(event, "gameID");
    } else if (SeatsSauspielPlayer(event)) {
      if (place) names_[static_cast<std::size_t>(*place)] = TextAt(event, "userName");
    } else if (type == "hasKnocked" && place) {
      laid_.push_back(*place);
    } else if (type == "hasContra" && place) {
      kontra_.push_back(*place);
    } else if (type == "playsTheGame") {
      played_ = true;
      suit_ = TextAt(event, "suit");
      declarer_ = place;
      announced_ = NumberAt(event, "announcement").value_or(0);
      number_ = NumberAt(event, "gameType");
    } else if (type == "playedACard") {
      if (place && !first_) first_ = place;
      cards_.push_back(TextAt(event, "cardID"));
    } else if (type == "gameResult") {
      name_ = TextAt(event, "gameType");
    }
  }

  int SeatOf(int place) const { return (place + kSeatCount - first_.value_or(0)) % kSeatCount; }

  void AddSeats(const char* key, const std::vector<int>& places, Json& game) const {
    for (int place : places) game[key].push_back(SeatOf(place));
  }

  static bool Declared(string_view contract) {
    const auto read = ParseContract(contract);
    return !read.ok() || read->has_declarer();
  }

  // By the name that the result has, else by the number: of these only that of a Sauspiel is known.
  absl::StatusOr<std::string> ContractText() const {
    if (!played_ && name_.empty() && cards_.empty()) return std::string(kPassed);
    const bool sauspiel = name_.empty() && number_ == 1;
    if (name_.empty() && !sauspiel) return SyntaxError(1, words::kGameOfEvents, words::kNone);
    std::string text = sauspiel ? "Sauspiel" : name_;
    if (!suit_.empty()) absl::StrAppend(&text, " ", suit_);
    constexpr std::int64_t kTout = 1;
    constexpr std::int64_t kSie = 2;
    if (announced_ == kSie) return std::string("sie");
    if (announced_ == kTout && !absl::StrContains(absl::AsciiStrToLower(text), "tout")) {
      text += " Tout";
    }
    return text;
  }

  std::optional<std::int64_t> id_, number_;
  std::vector<std::string> names_ = std::vector<std::string>(kSeatCount);
  bool played_ = false;
  std::string suit_, name_;
  std::optional<int> declarer_, first_;
  std::int64_t announced_ = 0;
  std::vector<std::string> cards_;
  std::vector<int> laid_, kontra_;
};

// What a page tells, token by token.
class PageReader {
 public:
  absl::StatusOr<Json> Read(string_view html) {
    HtmlTokens tokens(html);
    while (const auto token = tokens.Next()) Take(*token);
    if (title_.empty()) title_ = before_;
    if (title_.empty() || players_.size() < kSeatCount) {
      return SyntaxError(1, words::kPageOfGame,
                         title_.empty() ? Message(words::kNothing) : Message(players_.size()));
    }
    Json game = Json::object();
    if (!id_.empty()) game["id"] = id_;
    game["players"] = players_;
    SCHAFKOPF_DO(AddGame(game));
    if (hands_.size() == kSeatCount) {
      for (const std::string& hand : hands_) game["hands"].push_back(hand);
    }
    if (!played_.empty()) game["played"] = played_;
    if (!laid_.empty()) game["laid"] = laid_;
    if (!kontra_.empty()) game["kontra"] = kontra_;
    return game;
  }

 private:
  enum class Row { kOther, kLaid, kKontra };
  enum class Cards { kNone, kHand, kTrick };

  void Take(const HtmlToken& token) {
    if (token.is_text) return TakeText(token.text);
    if (token.name == "h1") in_title_ = !token.closes && title_.empty();
    if (token.name == "th") in_head_ = !token.closes;
    if (token.name == "tr") row_ = Row::kOther;
    if (token.name == "a") in_link_ = !token.closes;
    if (token.closes) return;
    const std::string all_classes = token.At("class");
    const std::vector<string_view> classes = absl::StrSplit(all_classes, ' ', absl::SkipEmpty());
    const auto is = [&](string_view name) {
      return std::ranges::find(classes, name) != classes.end();
    };
    // The title stands beside it.
    if (is("title-supertext") && !title_.empty()) before_ = std::exchange(title_, "");
    const std::string user = token.At("data-username");
    if (!user.empty() && players_.size() < kSeatCount &&
        std::ranges::find(players_, user) == players_.end()) {
      players_.push_back(user);
    }
    if (id_.empty()) FindId(token);
    if (!is("card-image")) return;
    for (string_view each : classes) {
      if (each.size() == 2 && ParseCard(each).ok()) TakeCard(each);
    }
  }

  void TakeText(string_view text) {
    text = absl::StripAsciiWhitespace(text);
    if (text.empty()) return;
    if (in_title_) absl::StrAppend(&title_, title_.empty() ? "" : " ", text);
    if (in_head_) {
      row_ = text == "Klopfer"             ? Row::kLaid
             : text == "Kontra und Retour" ? Row::kKontra
                                           : Row::kOther;
    } else if (in_link_ && row_ != Row::kOther) {
      (row_ == Row::kLaid ? laid_ : kontra_).emplace_back(text);
    }
    if (absl::StartsWith(text, "Karten von")) {
      cards_ = Cards::kHand;
      hands_.emplace_back();
    } else if (absl::StartsWith(text, "Stich von")) {
      cards_ = Cards::kTrick;
    }
  }

  void TakeCard(string_view card) {
    if (cards_ == Cards::kHand)
      absl::StrAppend(&hands_.back(), hands_.back().empty() ? "" : " ", card);
    if (cards_ == Cards::kTrick) played_.emplace_back(card);
  }

  // The number behind /spiele/.
  void FindId(const HtmlToken& token) {
    constexpr std::string_view kGames = "/spiele/";
    for (const char* name : {"href", "content"}) {
      const std::string link = token.At(name);
      const std::size_t at = link.find(kGames);
      if (at == link.npos) continue;
      const string_view rest = string_view(link).substr(at + kGames.size());
      id_ = std::string(rest.substr(0, rest.find_first_not_of("0123456789")));
    }
  }

  absl::Status AddGame(Json& game) const {
    if (absl::StartsWithIgnoreCase(title_, "zamgworfen") ||
        absl::StartsWithIgnoreCase(title_, "zusammengeworfen")) {
      game["contract"] = std::string(kPassed);
      return absl::OkStatus();
    }
    constexpr std::string_view kBy = " von ";
    const std::size_t by = title_.find(kBy);
    game["contract"] = absl::StrReplaceAll(title_.substr(0, by), {{":", " "}});
    if (by != title_.npos) {
      game["declarer"] = std::string(absl::StripAsciiWhitespace(title_.substr(by + kBy.size())));
    }
    return absl::OkStatus();
  }

  std::string id_, title_;
  std::string before_;  // a title that stood too early
  bool in_title_ = false, in_head_ = false, in_link_ = false;
  Row row_ = Row::kOther;
  Cards cards_ = Cards::kNone;
  std::vector<std::string> players_, hands_, played_, laid_, kontra_;
};

}  // namespace

bool IsSauspielEvent(const Json& object) {
  return object.is_object() && !TextAt(object, "type").empty() && !object.contains("contract") &&
         !object.contains("deal");
}

bool SeatsSauspielPlayer(const Json& event) {
  const std::string type = TextAt(event, "type");
  return type == "joinedTable" || type == "yourAuthenticationSucceeded";
}

bool IsOfSauspielGame(const Json& event) {
  const std::string type = TextAt(event, "type");
  return type == "gameStarted" || type == "playsTheGame" || type == "playedACard";
}

bool BeginsSauspielGame(const Json& event) { return TextAt(event, "type") == "gameStarted"; }

bool EndsSauspielGame(const Json& event) { return TextAt(event, "type") == "gameResult"; }

std::optional<int> PlaceAtSauspiel(const Json& event) {
  const auto place = NumberAt(event, "position");
  if (!place || *place < 0 || *place >= kSeatCount) return std::nullopt;
  return static_cast<int>(*place);
}

absl::StatusOr<Json> ReadSauspielEvents(std::span<const Json> events) {
  return EventReader().Read(events);
}

absl::StatusOr<Json> ReadSauspielPage(string_view html) { return PageReader().Read(html); }

}  // namespace schafkopf
