// The auction at a table in the terminal.
#include <algorithm>
#include <cmath>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "engine/table/evening.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/auction/titles.h"
#include "tools/answers/door/bid_part.h"
#include "tools/cli/words.h"
#include "tools/play/table_talk.h"
#include "tools/play/words.h"

namespace schafkopf {
namespace {

Message TitlesOf(const std::vector<BidOption>& options) {
  std::vector<Announcement> games;
  for (const BidOption& option : options) games.push_back(AnnouncementOf(option.contract));
  return schafkopf::TitlesOf(games);
}

std::string Signed(double cents) { return absl::StrFormat("%+d", std::lround(cents)); }

}  // namespace

std::optional<BidOption> TableTalk::FindOption(absl::string_view text,
                                               const std::vector<BidOption>& options) const {
  auto contract = ParseContract(text);
  if (!contract.ok()) contract = ParseContract(absl::StrReplaceAll(text, {{" ", ":"}}));
  if (contract.ok()) {
    const auto found = std::ranges::find(options, ContractUnder(*contract, terms_.rules.options),
                                         &BidOption::contract);
    if (found != options.end()) return *found;
    return std::nullopt;
  }
  // Without a suit where only one is left.
  const auto game = ParseGameName(text);
  if (!game.ok() || !game->contract.named_suit()) return std::nullopt;
  std::optional<BidOption> only;
  for (const BidOption& option : options) {
    if (option.contract.row_index() != game->contract.row_index() ||
        option.contract.is_tout() != game->contract.is_tout()) {
      continue;
    }
    if (only) return std::nullopt;
    only = option;
  }
  return only;
}

void TableTalk::AdviseBid(const BidTurn& turn) const {
  constexpr std::size_t kNamed = 3;
  const BidChoice choice = ChooseBid(turn, {.worlds = {}, .rules = &terms_.rules}, terms_.effort);
  for (std::size_t i = 0; i < choice.ranked.size() && i < kNamed; ++i) {
    const ContractWorth& worth = choice.ranked[i];
    console_.Say(Message(words::kTableAdviceBid, schafkopf::Title(worth.contract),
                         Percent(BidChoice::WinOf(worth)), Signed(worth.price().value)));
  }
  console_.Say(Message(words::kTableAdvicePass, Signed(choice.pass_cents)));
  console_.Say(choice.best && !choice.close
                   ? Message(words::kTableWouldPlay, schafkopf::Title(choice.best->contract))
                   : words::kTableWouldPass);
}

std::optional<TableTalk::Said> TableTalk::AskBid(const BidTurn& turn) {
  const std::vector<BidOption> options = OptionsOf(turn, terms_.rules);
  if (options.empty()) {
    console_.Say(words::kTableNoneToAnnounce);
    return Said{};
  }
  console_.Say(Message(words::kTableMayAnnounce, TitlesOf(options)));
  while (true) {
    const auto text = Ask(words::kTableAskBid);
    if (!text) return std::nullopt;
    if (const auto wish = WishOf(*text); wish == PlayWish::kHint || wish == PlayWish::kMore) {
      AdviseBid(turn);
      continue;
    }
    if (IsPass(*text)) return Said{};
    if (const auto option = FindOption(*text, options)) return Said{option};
    console_.Say(Message(words::kTableBadBid, Escaped(*text)));
    console_.Say(Message(words::kTableMayAnnounce, TitlesOf(options)));
  }
}

std::optional<Called> TableTalk::BidOut(const Hands& hands) {
  Auction auction(terms_.rules);
  Called called;
  PerSeat<std::optional<Contract>> meant;
  while (const auto seat = NextToBid(auction, called.bids)) {
    const BidTurn turn{*seat, hands[*seat], terms_.deck, called.bids};
    std::optional<Said> said = Said{};
    if (company_.IsYou(*seat)) {
      said = AskBid(turn);
    } else {
      said->option = ChooseBid(turn, {.worlds = {}, .rules = &terms_.rules}, terms_.effort).Said();
    }
    if (!said || terms_.effort.stopped()) return std::nullopt;
    Bid bid{*seat, std::nullopt};
    if (said->option) {
      bid.game = said->option->announcement;
      meant[*seat] = said->option->contract;
    }
    console_.Say(bid.game ? Message(words::kCliAbout, company_.NameOf(*seat), Title(*bid.game))
                          : Message(words::kTablePass, company_.NameOf(*seat)));
    auction.Make(bid);
    called.bids.push_back(bid);
  }
  if (auction.best()) {
    called.declarer = auction.best()->seat;
    called.contract = meant[called.declarer];
    return called;
  }
  if (PassedIn(nullptr, terms_.rules.options) != PassedDeal::kPlaysOn) {
    console_.Say(words::kTableThrownIn);
    return called;
  }
  if (terms_.rules.options.Is({"all_pass", "muss"})) return BidMuss(hands, std::move(called.bids));
  called.contract = Contract::Named("ramsch");
  console_.Say(Message(words::kTableAllPlay, schafkopf::Title(*called.contract)));
  return called;
}

// Who holds the card that makes him play calls one of those that are left to him.
std::optional<Called> TableTalk::BidMuss(const Hands& hands, std::vector<Bid> bids) {
  Called called{.contract = {}, .declarer = {}, .bids = std::move(bids)};
  const auto turn = MussAfterPasses(hands, terms_.deck, terms_.rules);
  if (!turn) {
    console_.Say(words::kTableThrownIn);
    return called;
  }
  called.declarer = turn->seat;
  console_.Say(Message(words::kTableMuss, company_.NameOf(turn->seat)));
  if (!company_.IsYou(turn->seat)) {
    called.contract = ChooseMuss(*turn, hands[turn->seat], terms_.deck,
                                 {.worlds = {}, .rules = &terms_.rules}, terms_.effort);
    return called;
  }
  std::vector<std::string> cards;
  for (const Contract& contract : turn->contracts) {
    cards.push_back(ToString(*contract.called_card()));
  }
  while (!called.contract) {
    const auto text = Ask(Message(words::kTableAskMuss, absl::StrJoin(cards, " ")));
    if (!text) return std::nullopt;
    const auto card = ParseCard(*text);
    for (const Contract& contract : turn->contracts) {
      if (card.ok() && contract.called_card() == *card) called.contract = contract;
    }
  }
  return called;
}

}  // namespace schafkopf
