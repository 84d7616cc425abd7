// Many tables of an environment, stepped at once.
#ifndef SCHAFKOPF_TOOLS_ENV_ENV_TABLES_H_
#define SCHAFKOPF_TOOLS_ENV_ENV_TABLES_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>

#include "solver/sample/by_threads.h"
#include "tools/env/env_information.h"
#include "tools/env/env_seat.h"
#include "tools/env/env_table.h"

namespace schafkopf {

// Each table's games hang on the seed and its number alone: the same with any number of tables and
// threads. One thread at a time.
class EnvTables {
 public:
  explicit EnvTables(EnvSetup setup);
  EnvTables(const EnvTables&) = delete;
  EnvTables& operator=(const EnvTables&) = delete;

  const EnvTerms& terms() const { return setup_.terms; }
  std::size_t size() const { return tables_.size(); }
  const EnvTable& table(std::size_t i) const { return tables_[i].table; }

  // All tables from their first deal on, by this seed.
  void Reset(std::uint64_t seed);
  // All tables on to their next deal, finished or not.
  void DealNext();
  // The first table that cannot take its action; nothing where all can. A table that is over takes
  // any.
  std::optional<std::size_t> Refuses(std::span<const int> actions) const;
  // What each table's agent does, and what follows until an agent is on turn or the deal is over.
  // REQUIRES: nobody refuses.
  void Step(std::span<const int> actions);
  // As EnvTable::Put; what follows until an agent is on turn is played.
  void Put(std::size_t i, const DealLine& line);

  // Whether the last step ended a deal there, and what each seat received for it.
  bool ended(std::size_t i) const { return tables_[i].ended; }
  const PerSeat<int>& received(std::size_t i) const { return tables_[i].received; }
  // One of a table's legal actions, each as likely: the same until it is stepped.
  int AnyOf(std::size_t i) const;
  // Cards that all tables have played, those of opponents too.
  std::uint64_t cards_played() const;

  // What an exact search says of each legal card: what the deal is worth, who wins, and what the
  // seat to move receives, if all go on with open cards. Nothing where it is no card that is due,
  // or each plays for himself.
  struct Label {
    PerCard<std::optional<Value>> values;
    PerCard<bool> wins;  // the declarer's side
    PerCard<int> cents;
  };
  Label LabelOf(std::size_t i, Solver& solver) const;
  const Threads& threads() const { return threads_; }

 private:
  struct Seated {
    explicit Seated(const EnvTerms& terms) : table(terms) {}
    EnvTable table;
    std::uint64_t seed = 0;
    std::uint64_t deals = 0;
    std::uint64_t cards = 0;
    bool ended = false;
    PerSeat<int> received{};
  };
  const EnvSeat& Sitting(const Seated& seated, std::size_t i) const;
  void Begin(Seated& seated, std::size_t i, int thread);
  void DealAnew(Seated& seated) const;
  // Until an agent is on turn or the deal is over.
  void PlayOn(Seated& seated, std::size_t i, int thread);
  // As far as the deal that it is in goes: whether the step ended it.
  void Act(Seated& seated, int action) const;

  EnvSetup setup_;
  Threads threads_;
  PerThread<Chooser> choosers_;
  std::deque<Seated> tables_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ENV_ENV_TABLES_H_
