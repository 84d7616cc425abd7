// Tables for learning by the C interface.
#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/read_json.h"
#include "tools/c/handles.h"
#include "tools/env/env_tables.h"
#include "tools/env/words.h"

struct schafkopf_tables {
  explicit schafkopf_tables(schafkopf::EnvSetup setup) : tables(std::move(setup)) {}
  schafkopf::EnvTables tables;
  schafkopf::PerThread<schafkopf::Solver> solvers{tables.threads()};
};

namespace schafkopf::c {
namespace {

constexpr std::array kPhaseNames = {"lay", "bid", "call", "double", "play", "over"};
static_assert(kPhaseNames.size() == kEnvPhases);
constexpr std::size_t kTablesGrain = 64;

std::string NameOf(const Announcement& bid) {
  const ContractRow& row = kContracts[static_cast<std::size_t>(bid.row)];
  const std::string name(AbslView(row.name));
  return absl::StrCat(
      name,
      bid.suit ? absl::StrCat(":", absl::string_view("SHGE").substr(PlaceOf(*bid.suit), 1)) : "",
      bid.tout ? "+tout" : "", bid.ouvert ? "+ouvert" : "");
}

Json DescriptionOf(const EnvTables& tables) {
  const EnvTerms& terms = tables.terms();
  Json told{{"tables", tables.size()},    {"players", terms.table.seats},
            {"actions", terms.actions()}, {"length", EnvLength(terms)},
            {"games", Json::array()},     {"announcements", Json::array()},
            {"fields", Json::array()}};
  for (const EnvGame& game : terms.games) told["games"].push_back(ToString(game.game.contract()));
  for (const Announcement& bid : terms.announcements) told["announcements"].push_back(NameOf(bid));
  for (const EnvField& field : EnvFieldsOf(terms)) {
    told["fields"].push_back(
        {{"name", std::string(field.name)}, {"rows", field.rows}, {"columns", field.columns}});
  }
  return told;
}

Json NumbersOf(std::span<const Seat> seats) {
  Json numbers = Json::array();
  for (Seat seat : seats) numbers.push_back(seat.index());
  return numbers;
}

Json ToldOf(const EnvTerms& terms, const EnvTable& table) {
  DealLine line;
  line.table = terms.table;
  line.hands = table.hands();
  if (table.game()) line.contract = terms.games[*table.game()].game.contract();
  if (const auto& position = table.position()) {
    line.declarer = position->deal().declarer;
    line.played.assign(position->played().begin(), position->played().end());
  }
  Json cents = Json::array();
  for (int i = 0; i < terms.table.seats; ++i) cents.push_back(table.cents()[Seat(i)]);
  return {{"deal", ToString(line)},
          {"phase", kPhaseNames[static_cast<std::size_t>(table.phase())]},
          {"laid", NumbersOf(SeatsOf(table.laid()))},
          {"kontra", NumbersOf(table.kontra())},
          {"cents", cents}};
}

void WriteActions(const EnvActions& legal, std::span<unsigned char> place) {
  const std::uint32_t cards = legal.cards.bits();
  for (std::size_t card = 0; card < kCardCount; ++card) {
    place[card] = static_cast<unsigned char>(cards >> card & 1U);
  }
  place[kPassAction] = legal.passes ? 1 : 0;
  place[kDoubleAction] = legal.doubles ? 1 : 0;
  const bool none = legal.games.none();
  for (std::size_t i = kFirstGameAction; i < place.size(); ++i) {
    place[i] = !none && legal.games[i - kFirstGameAction] ? 1 : 0;
  }
}

// Tells table number `i`.
void Look(const EnvTables& tables, std::size_t i, const schafkopf_look& look) {
  const EnvTerms& terms = tables.terms();
  const EnvTable& table = tables.table(i);
  const bool over = table.phase() == EnvPhase::kOver;
  const auto actions = static_cast<std::size_t>(terms.actions());
  if (look.players != nullptr) {
    look.players[i] = static_cast<signed char>(over ? -1 : table.to_move().index());
  }
  if (look.phases != nullptr) look.phases[i] = static_cast<unsigned char>(table.phase());
  if (look.actions != nullptr) {
    WriteActions(table.legal(), {look.actions + i * actions, actions});
  }
  if (look.ended != nullptr) look.ended[i] = tables.ended(i) ? 1 : 0;
  for (std::size_t seat = 0; look.received != nullptr && seat < kSeatCount; ++seat) {
    look.received[i * kSeatCount + seat] = tables.received(i)[Seat(static_cast<int>(seat))];
  }
  if (look.any != nullptr) look.any[i] = tables.AnyOf(i);
  if (look.information != nullptr) {
    const auto length = static_cast<std::size_t>(EnvLength(terms));
    WriteInformation(terms, table, table.to_move(), {look.information + i * length, length});
  }
}

constexpr char kExpected[] = "expected tables, and places with their size";

}  // namespace
}  // namespace schafkopf::c

using namespace schafkopf;     // NOLINT: what follows has the names of C
using namespace schafkopf::c;  // NOLINT

schafkopf_status schafkopf_tables_new(const char* json, size_t length, schafkopf_tables** tables,
                                      schafkopf_error* error) {
  if (tables != nullptr) *tables = nullptr;
  const bool right = json != nullptr && tables != nullptr;
  return Answered(error, right, "expected fields and a place for the tables", [&] {
    const Json read = ReadJson({json, length});
    if (read.is_discarded()) {
      return FailInText(SyntaxError(1, AsIs("fields as a JSON object"), Quoted({json, length})),
                        error);
    }
    auto setup = ReadEnv(read);
    if (!setup.ok()) return FailInText(NamingField(setup.status()), error);
    *tables = std::make_unique<schafkopf_tables>(*std::move(setup)).release();
    return SCHAFKOPF_OK;
  });
}

void schafkopf_tables_free(schafkopf_tables* tables) { delete tables; }

char* schafkopf_tables_describe(const schafkopf_tables* tables) {
  return tables == nullptr ? nullptr
                           : TextOf([&] { return JsonText(DescriptionOf(tables->tables)); });
}

schafkopf_status schafkopf_tables_step(schafkopf_tables* tables, const int* actions,
                                       schafkopf_look* look, schafkopf_error* error) {
  const auto taken = look == nullptr ? std::nullopt : Taken(look);
  const bool right = tables != nullptr && (look == nullptr || taken);
  return Answered(error, right, kExpected, [&] {
    EnvTables& all = tables->tables;
    if (actions != nullptr) {
      const std::span<const int> done(actions, all.size());
      if (const auto refused = all.Refuses(done)) {
        return Fail(
            SCHAFKOPF_MISUSE,
            absl::StrCat("table ", *refused, ": expected a legal action, found ", done[*refused]),
            error);
      }
      all.Step(done);
    }
    if (taken) {
      all.threads().ForEach(all.size(), kTablesGrain,
                            [&](std::size_t i, int /*thread*/) { Look(all, i, *taken); });
      schafkopf_look told = *taken;
      told.cards = static_cast<std::size_t>(all.cards_played());
      Tell(told, look);
    }
    return SCHAFKOPF_OK;
  });
}

schafkopf_status schafkopf_tables_reset(schafkopf_tables* tables, size_t seed,
                                        schafkopf_error* error) {
  return Answered(error, tables != nullptr, kExpected, [&] {
    tables->tables.Reset(seed);
    return SCHAFKOPF_OK;
  });
}

schafkopf_status schafkopf_tables_deal(schafkopf_tables* tables, schafkopf_error* error) {
  return Answered(error, tables != nullptr, kExpected, [&] {
    tables->tables.DealNext();
    return SCHAFKOPF_OK;
  });
}

schafkopf_status schafkopf_tables_observe(const schafkopf_tables* tables, const signed char* seats,
                                          float* information, schafkopf_error* error) {
  bool right = tables != nullptr && seats != nullptr && information != nullptr;
  if (right) {
    const int players = tables->tables.terms().table.seats;
    right = std::all_of(seats, seats + tables->tables.size(),
                        [&](signed char seat) { return 0 <= seat && seat < players; });
  }
  return Answered(error, right, "expected tables, a seat of each and a place for what it knows",
                  [&] {
                    const EnvTables& all = tables->tables;
                    const auto length = static_cast<std::size_t>(EnvLength(all.terms()));
                    for (std::size_t i = 0; i < all.size(); ++i) {
                      WriteInformation(all.terms(), all.table(i), Seat(seats[i]),
                                       {information + i * length, length});
                    }
                    return SCHAFKOPF_OK;
                  });
}

schafkopf_status schafkopf_tables_solve(schafkopf_tables* tables, const size_t* which, size_t count,
                                        int* values, unsigned char* wins, int* cents,
                                        schafkopf_error* error) {
  const bool places = which != nullptr && values != nullptr && wins != nullptr && cents != nullptr;
  const bool right = tables != nullptr &&
                     (count == 0 || (places && std::all_of(which, which + count, [&](size_t i) {
                                       return i < tables->tables.size();
                                     })));
  return Answered(
      error, right, "expected tables, numbers of them and places for 32 cards each", [&] {
        const EnvTables& all = tables->tables;
        all.threads().ForEach(count, 1, [&](std::size_t n, int thread) {
          const EnvTables::Label label = all.LabelOf(which[n], tables->solvers.Of(thread));
          for (int card = 0; card < kCardCount; ++card) {
            const Card at = Card::FromIndex(card);
            const std::size_t place = n * kCardCount + static_cast<std::size_t>(card);
            values[place] = label.values[at] ? label.values[at]->count() : SCHAFKOPF_NO_VALUE;
            wins[place] = label.wins[at] ? 1 : 0;
            cents[place] = label.cents[at];
          }
        });
        return SCHAFKOPF_OK;
      });
}

schafkopf_status schafkopf_tables_put(schafkopf_tables* tables, size_t table, const char* line,
                                      size_t length, schafkopf_error* error) {
  const bool right = tables != nullptr && line != nullptr && table < tables->tables.size();
  return Answered(error, right, "expected a table and a deal line", [&] {
    const EnvTerms& terms = tables->tables.terms();
    const auto read = ParseDealLine({line, length}, terms.options());
    if (!read.ok()) return FailInText(read.status(), error);
    const bool known =
        read->contract ? terms.Find(*read->contract).has_value() : !terms.cards_alone;
    if (!known || read->table != terms.table) {
      return FailInText(SyntaxError(1, words::kDealOfGame, Quoted({line, length})), error);
    }
    tables->tables.Put(table, *read);
    return SCHAFKOPF_OK;
  });
}

char* schafkopf_tables_tell(const schafkopf_tables* tables, size_t table) {
  if (tables == nullptr || table >= tables->tables.size()) return nullptr;
  return TextOf(
      [&] { return JsonText(ToldOf(tables->tables.terms(), tables->tables.table(table))); });
}
