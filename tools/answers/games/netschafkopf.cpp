#include "tools/answers/games/netschafkopf.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/play/card_order.h"
#include "engine/text/card_reader.h"
#include "engine/text/deal_fields.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/games/told_game.h"
#include "tools/answers/games/words.h"

namespace schafkopf {
namespace {

using absl::string_view;

constexpr string_view kDealer = "Geber:";
constexpr string_view kHas = " hat: ";
constexpr string_view kLeads = " spielt aus: ";
constexpr string_view kPlays = " spielt ";
constexpr string_view kLaidAside = "DU";

class BlockReader {
 public:
  explicit BlockReader(std::span<const InputLine> block) : block_(block) {}

  absl::StatusOr<Json> Read() {
    for (const InputLine& line : block_) {
      line_ = &line;
      const string_view text = absl::StripTrailingAsciiWhitespace(line.text);
      if (auto status = ReadLine(text); !status.ok()) return AtLine(status);
    }
    if (names_.size() != kSeatCount)
      return AtLine(SyntaxError(1, words::kFourHands, names_.size()));
    if (!contract_ && !thrown_in_) return AtLine(SyntaxError(1, words::kWhoPlays, words::kNothing));
    return Game();
  }

 private:
  absl::Status AtLine(const absl::Status& error) const {
    Mistake mistake = MistakeOf(error);
    mistake.place.line = static_cast<int>(line_ == nullptr ? 0 : line_->number);
    return mistake;
  }

  // The number of the player whose name begins a line, with `behind` behind it.
  std::optional<int> WhoseLine(string_view text, string_view behind) const {
    std::optional<int> found;
    std::size_t longest = 0;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const std::string begin = absl::StrCat(names_[i], behind);
      if (!absl::StartsWith(text, begin) || begin.size() < longest) continue;
      found = static_cast<int>(i);
      longest = begin.size();
    }
    return found;
  }

  absl::Status ReadLine(string_view text) {
    if (absl::StartsWith(text, kDealer)) {
      dealer_ = std::string(absl::StripAsciiWhitespace(text.substr(kDealer.size())));
      return absl::OkStatus();
    }
    if (const std::size_t has = text.find(kHas);
        has != text.npos && names_.size() < kSeatCount && !contract_) {
      return ReadHand(text, has);
    }
    if (absl::StartsWith(text, "Es wurde zusammengeworfen")) {
      thrown_in_ = true;
      return absl::OkStatus();
    }
    if (absl::StartsWith(text, "Es wurde Ramsch gespielt")) {
      contract_ = "ramsch";
      return absl::OkStatus();
    }
    if (const auto who = WhoseLine(text, kLeads)) return ReadTrick(text, *who);
    if (const auto who = WhoseLine(text, kPlays); who && !contract_) return ReadGame(text, *who);
    ReadNumbers(text);
    return absl::OkStatus();
  }

  absl::Status ReadHand(string_view text, std::size_t has) {
    names_.emplace_back(text.substr(0, has));
    CardSet hand;
    int cards = 0;
    const string_view told = text.substr(has + kHas.size());
    for (string_view word : absl::StrSplit(told, absl::ByAnyChar(" ,"), absl::SkipEmpty())) {
      ++cards;
      if (absl::EqualsIgnoreCase(word, kLaidAside)) {
        has_laid_aside_ = true;
        continue;
      }
      const auto card = ParseCard(word);
      if (!card.ok()) return ShiftColumn(card.status(), ColumnOfPart(word, text) - 1);
      hand.Insert(*card);
    }
    hands_.push_back(hand);
    return absl::OkStatus();
  }

  absl::Status ReadGame(string_view text, int who) {
    const string_view kind =
        text.substr(names_[static_cast<std::size_t>(who)].size() + kPlays.size());
    const auto contract = ParseContract(kind);
    if (!contract.ok()) return ShiftColumn(contract.status(), ColumnOfPart(kind, text) - 1);
    contract_ = ToString(*contract);
    if (contract->has_declarer()) declarer_ = who;
    return absl::OkStatus();
  }

  absl::Status ReadTrick(string_view text, int who) {
    if (!first_leader_) first_leader_ = who;
    const string_view told =
        text.substr(names_[static_cast<std::size_t>(who)].size() + kLeads.size());
    SCHAFKOPF_TRY(const auto cards, ReadPlacedCards(told, ColumnOfPart(told, text)));
    for (const PlacedCard& placed : cards) played_.push_back(placed.card);
    return absl::OkStatus();
  }

  // The last line: all numbers, the first that of the game.
  void ReadNumbers(string_view text) {
    const std::vector<string_view> parts =
        absl::StrSplit(text, absl::ByAnyChar(" \t;|"), absl::SkipEmpty());
    std::int64_t number = 0;
    if (parts.size() < 3 || !absl::SimpleAtoi(absl::StripSuffix(parts.front(), "."), &number)) {
      return;
    }
    number_ = number;
  }

  // A player's seat, counted from who leads the first trick, else from who sits behind the dealer.
  int SeatOf(int player) const {
    int forehand = first_leader_.value_or(0);
    if (!first_leader_) {
      const auto dealer = std::find(names_.begin(), names_.end(), dealer_);
      if (dealer != names_.end()) forehand = static_cast<int>(dealer - names_.begin()) + 1;
    }
    return (player + 2 * kSeatCount - forehand) % kSeatCount;
  }

  absl::StatusOr<Json> Game() {
    Json game = Json::object();
    if (number_) game["id"] = absl::StrCat(*number_);
    std::vector<std::string> players(kSeatCount);
    Hands hands;
    bool whole = !has_laid_aside_;
    for (int i = 0; i < kSeatCount; ++i) {
      const auto at = static_cast<std::size_t>(i);
      players[static_cast<std::size_t>(SeatOf(i))] = names_[at];
      hands[Seat(SeatOf(i))] = hands_[at];
      whole &= hands_[at].size() == hands_.front().size();
    }
    game["players"] = players;
    game["contract"] = contract_.value_or(std::string(kPassed));
    if (declarer_) game["declarer"] = SeatOf(*declarer_);
    const bool exchanged = contract_ && absl::StrContains(*contract_, "hochzeit");
    if (whole && !exchanged) {
      const CardOrder order(Contract::Named("ruf", Suit::kEichel));
      for (Seat seat : kSeats) game["hands"].push_back(ToString(hands[seat], order));
    }
    if (contract_) game["played"] = ToString(played_);
    return game;
  }

  std::span<const InputLine> block_;
  const InputLine* line_ = nullptr;
  std::string dealer_;
  std::vector<std::string> names_;
  std::vector<CardSet> hands_;
  bool has_laid_aside_ = false;
  bool thrown_in_ = false;
  std::optional<std::string> contract_;
  std::optional<int> declarer_;      // among names_
  std::optional<int> first_leader_;  // likewise
  std::vector<Card> played_;
  std::optional<std::int64_t> number_;
};

// "Mit der Eichel-As", "Gras-Solo Tout"; nothing for what the program does not play.
std::optional<std::string> KindOf(const Contract& contract) {
  constexpr SuitNames kNames = {"Schellen", "Herz", "Gras", "Eichel"};
  if (!CallsSau(contract)) return SoloName(contract, kNames);
  const auto suit = static_cast<std::size_t>(*contract.named_suit());
  return absl::StrCat("Mit der ", kNames[suit], "-As", contract.is_tout() ? " Tout" : "");
}

std::string NameAt(const WrittenGame& game, Seat seat) {
  const auto at = static_cast<std::size_t>(seat.index());
  if (at < game.players.size() && !game.players[at].empty()) return game.players[at];
  return absl::StrCat("Spieler", seat.index());
}

}  // namespace

bool CallsSau(const Contract& contract) {
  return contract.row().name == "ruf" && contract.called_card()->rank() == Rank::kSau;
}

std::optional<std::string> SoloName(const Contract& contract, const SuitNames& names) {
  const std::string_view row = contract.row().name;
  const bool wenz = row == "wenz" || row == "farbwenz";
  if (!wenz && row != "geier" && row != "farbgeier" && row != "solo") return std::nullopt;
  const auto suit = contract.named_suit();
  return absl::StrCat(suit ? names[static_cast<std::size_t>(*suit)] : "", suit ? "-" : "",
                      wenz            ? "Wenz"
                      : row == "solo" ? "Solo"
                                      : "Geier",
                      contract.is_tout() ? " Tout" : "");
}

bool BeginsNetSchafkopf(string_view line) {
  return absl::StartsWith(absl::StripLeadingAsciiWhitespace(line), kDealer);
}

bool IsHeadOfNetSchafkopf(string_view line) {
  line = absl::StripLeadingAsciiWhitespace(line.substr(0, line.find_first_of(":;|#")));
  return absl::StartsWith(line, "gespielt von") || absl::StrContains(line, "Schafkopfprotokoll") ||
         absl::StrContains(line, "NetSchafkopf");
}

absl::StatusOr<Json> ReadNetSchafkopf(std::span<const InputLine> block) {
  return BlockReader(block).Read();
}

std::string NetSchafkopfHead(const WrittenGame& first) {
  return absl::StrCat("Schafkopfprotokoll\ngespielt von ", NameAt(first, Seat(0)), ", ",
                      NameAt(first, Seat(1)), ", ", NameAt(first, Seat(2)), " und ",
                      NameAt(first, Seat(3)), "\n\n");
}

absl::StatusOr<std::string> NetSchafkopfText(const WrittenGame& game, int number) {
  SCHAFKOPF_DO(RefusalOfUnfinished(game));
  const DealLine& deal = game.deal;
  const auto no_name = [&] {
    return NotCarried({words::kNoNameForGame, ToString(*deal.contract)});
  };
  std::string kind;
  if (deal.contract && deal.contract->parties() == Parties::kEach) {
    if (ToString(*deal.contract) != "ramsch") return no_name();
    kind = "Es wurde Ramsch gespielt";
  } else if (deal.contract) {
    const auto named = KindOf(*deal.contract);
    if (!named) return no_name();
    kind = absl::StrCat(NameAt(game, deal.declarer), kPlays, *named);
  } else {
    kind = "Es wurde zusammengeworfen.";
  }
  std::string text = absl::StrCat(kDealer, " ", NameAt(game, Seat(3)), "\n");
  const CardOrder order(deal.contract.value_or(Contract::Named("ruf", Suit::kEichel)));
  for (Seat seat : kSeats) {
    absl::StrAppend(&text, NameAt(game, seat), kHas, ToString(deal.hands[seat], order), "\n");
  }
  absl::StrAppend(&text, kind, "\n");
  if (deal.contract) {
    Position position(deal.deal());
    std::string trick;
    for (std::size_t i = 0; i < deal.played.size(); ++i) {
      if (i % kSeatCount == 0) {
        absl::StrAppend(&text, i == 0 ? "" : "\n", NameAt(game, position.to_move()), kLeads);
      } else {
        text += ' ';
      }
      text += ToString(deal.played[i]);
      position.Play(deal.played[i]);
    }
    text += '\n';
  }
  std::int64_t told = 0;
  if (!absl::SimpleAtoi(game.id.ToText(), &told)) told = number;
  absl::StrAppend(&text, told, " 0 0 0 0 0 0");
  return text;
}

}  // namespace schafkopf
