/* The C interface: exact values of deals with all hands open, and every question of the program as
 * a function from JSON to JSON. For C89 and newer, C++, and whatever calls C.
 *
 * Threads: nothing is shared behind the scenes. Any number of threads may call anything at once, as
 * long as each solver is used by one of them at a time. A deal does not change once it is made: any
 * number of threads may read one.
 *
 * Errors: what may fail returns a schafkopf_status and, where `error` is not NULL, says why.
 * Nothing is printed, no file is read, no clock looked at, and no function ends the program. A
 * pointer that a function needs and that is NULL is SCHAFKOPF_MISUSE.
 *
 * Sizes: a struct begins with its size, which the caller sets (SCHAFKOPF_PREPARE does). A later
 * library, whose structs are longer, takes the fields that a program does not have yet as 0. An
 * earlier one takes a longer struct as long as what it does not know is 0. Everything else is
 * SCHAFKOPF_MISUSE: a size of 0, one too short for the fields of interface 1, one above 4096.
 *
 * What is freed: every handle by its own function, text by schafkopf_free. NULL may be freed.
 *
 * Cards are numbers from 0 to 31, 8 * suit + rank: suits Schellen 0, Herz 1, Gras 2, Eichel 3;
 * ranks 7, 8, 9, Unter, Ober, Koenig, Zehn, Sau from 0 to 7. A set of cards has bit 1 << card for
 * each. Deals as text, values and questions: docs/notation.md and docs/programs.md.
 */
#ifndef SCHAFKOPF_H_
#define SCHAFKOPF_H_

/* C89, whatever reads it. NOLINTBEGIN(modernize-*, readability-identifier-naming) */

#include <limits.h>
#include <stddef.h>
#include <string.h>

#if defined(__GNUC__)
#define SCHAFKOPF_API __attribute__((visibility("default")))
#else
#define SCHAFKOPF_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Of this header. It grows when something is added; what is there stays. Another soname, such as
 * libschafkopf.so.2, would not work with programs made for this one. */
#define SCHAFKOPF_INTERFACE 3
/* That of the library: at least SCHAFKOPF_INTERFACE, or it is too old for the program. */
SCHAFKOPF_API int schafkopf_interface(void);
/* That of the program, such as "0.1.0". */
SCHAFKOPF_API const char* schafkopf_version(void);

/* Makes all of a struct 0 but its size: schafkopf_watch watch; SCHAFKOPF_PREPARE(&watch); */
#define SCHAFKOPF_PREPARE(pointer) \
  ((void)memset((pointer), 0, sizeof *(pointer)), (void)((pointer)->size = sizeof *(pointer)))

typedef enum schafkopf_status {
  SCHAFKOPF_OK = 0,
  SCHAFKOPF_BAD_TEXT = 1,  /* no deal, no rules: `error` tells the place */
  SCHAFKOPF_NO_SIDES = 2,  /* such a deal has no value: nobody bid, or each plays for itself */
  SCHAFKOPF_STOPPED = 3,   /* `stop` ended it */
  SCHAFKOPF_NO_MEMORY = 4, /* or no threads */
  SCHAFKOPF_MISUSE = 5,    /* NULL, no size, or a number out of its range */
  SCHAFKOPF_FAULT = 6      /* the library contradicts itself: please report it. Since interface 2 */
} schafkopf_status;

typedef struct schafkopf_error {
  size_t size;
  int column;        /* of the mistake in the text, in characters from 1; 0: it has no place */
  char message[492]; /* "expected ..., found ...", in UTF-8; what is longer is cut */
} schafkopf_error;

/* ---- Deals ---- */

/* What a table plays. It does not change once it is read. */
typedef struct schafkopf_rules schafkopf_rules;

/* Reads a JSON object with any of the fields rules, rule_file, options, tariff of a question, such
 * as {"rules":"sauspiel","options":["bettel_lead=declarer"]}, of `length` bytes. */
SCHAFKOPF_API schafkopf_status schafkopf_rules_read(const char* json, size_t length,
                                                    schafkopf_rules** rules,
                                                    schafkopf_error* error);
SCHAFKOPF_API void schafkopf_rules_free(schafkopf_rules* rules);
/* What a table chose that is not as in the rule book, as schafkopf_rules_read takes it, such as
 * {"options":["bettel_lead=declarer"]}; {} for the rule book. Without prices: no deal depends on
 * them. `rules` may be NULL: the rule book. To be freed by schafkopf_free; NULL without memory.
 * Since interface 2. */
SCHAFKOPF_API char* schafkopf_rules_print(const schafkopf_rules* rules);

typedef struct schafkopf_deal schafkopf_deal;

/* What a deal is made of. */
typedef struct schafkopf_parts {
  size_t size;
  char contract[40];       /* such as "ruf:E"; "passed" where nobody bid */
  int declarer;            /* 0 to 3; -1 where nobody declares */
  int seats;               /* that play: 4, 3 or 2; to make a deal also 0 */
  unsigned int hands[4];   /* sets of cards, as dealt */
  unsigned int covered[4]; /* of two players those that lay face down; else 0 */
  int played_count;        /* cards played so far, in order */
  unsigned char played[32];
} schafkopf_parts;

/* Reads a deal line of `length` bytes, as it is played by `rules`; NULL: by the rule book. Also of
 * a position as it stands (docs/notation.md), whose parts are its hands: from them alone it cannot
 * be made again. */
SCHAFKOPF_API schafkopf_status schafkopf_deal_parse(const char* line, size_t length,
                                                    const schafkopf_rules* rules,
                                                    schafkopf_deal** deal, schafkopf_error* error);
/* The deal of these parts, checked as if it were read. `seats` follows from the hands and may be
 * left at 0; `covered` must be 0: a game of two players can only be read. */
SCHAFKOPF_API schafkopf_status schafkopf_deal_make(const schafkopf_parts* parts,
                                                   const schafkopf_rules* rules,
                                                   schafkopf_deal** deal, schafkopf_error* error);
SCHAFKOPF_API schafkopf_status schafkopf_deal_parts(const schafkopf_deal* deal,
                                                    schafkopf_parts* parts);
/* The deal line, to be freed by schafkopf_free; NULL without memory. Line and parts are the same
 * deal only where they are read by the same rules: keep those of schafkopf_deal_rules with them. */
SCHAFKOPF_API char* schafkopf_deal_print(const schafkopf_deal* deal);
SCHAFKOPF_API void schafkopf_deal_free(schafkopf_deal* deal);
/* The rules that the deal was read by, as schafkopf_rules_print has them. Two deals are equal where
 * their lines and their rules are. Since interface 2. */
SCHAFKOPF_API char* schafkopf_deal_rules(const schafkopf_deal* deal);

/* "EO" for 28; "" for what is no card. Lives as long as the library. */
SCHAFKOPF_API const char* schafkopf_card_name(int card);

/* ---- Exact values ----
 *
 * The value of a deal with all hands open is what the declarer's side gets under best play of both,
 * the cards already played included: 0 to 120 points; 121 if the other side takes no trick, -1 if
 * the declarer's takes none. In contracts about tricks 1 where it is made, else 0. */

/* Some megabytes of tables; making one costs more than a short answer. */
typedef struct schafkopf_solver schafkopf_solver;

/* NULL without memory. */
SCHAFKOPF_API schafkopf_solver* schafkopf_solver_new(void);
SCHAFKOPF_API void schafkopf_solver_free(schafkopf_solver* solver);

SCHAFKOPF_API schafkopf_status schafkopf_solve(schafkopf_solver* solver, const schafkopf_deal* deal,
                                               int* value, schafkopf_error* error);
/* Whether the value is at least `threshold`, -1 to 121; in trick contracts 1. Much cheaper. */
SCHAFKOPF_API schafkopf_status schafkopf_reaches(schafkopf_solver* solver,
                                                 const schafkopf_deal* deal, int threshold,
                                                 int* reached, schafkopf_error* error);

typedef struct schafkopf_card_value {
  int card;
  int value; /* of the deal, once this card is played */
} schafkopf_card_value;
/* What each legal card of the seat to move is worth, the strongest card first: `count` of them, 0
 * where the deal is finished. */
SCHAFKOPF_API schafkopf_status schafkopf_solve_cards(schafkopf_solver* solver,
                                                     const schafkopf_deal* deal,
                                                     schafkopf_card_value cards[32], size_t* count,
                                                     schafkopf_error* error);

/* Many deals at once. */
typedef struct schafkopf_batch {
  size_t size;
  size_t count;
  const schafkopf_deal* const* deals;
  int threads;        /* up to 1024; 0: one for each processor */
  int asks_threshold; /* not 0: whether values are at least `threshold`, as 1 or 0 */
  int threshold;
  int (*stop)(void* context); /* not 0 ends it; asked by any thread; may be NULL */
  void* context;              /* what `stop` is given */
} schafkopf_batch;
/* Where a deal has no value, or the batch was stopped before. */
#define SCHAFKOPF_NO_VALUE INT_MIN
/* Writes batch->count values, in order: the same for any number of threads. A deal without one is
 * no error here. */
SCHAFKOPF_API schafkopf_status schafkopf_solve_batch(const schafkopf_batch* batch, int* values,
                                                     schafkopf_error* error);

/* ---- Every question ---- */

/* How a question is worked on. Nothing of it reaches the answer but `stop`. */
typedef struct schafkopf_watch {
  size_t size;
  int threads;                /* up to 1024; 0: one for each processor */
  int (*stop)(void* context); /* not 0 ends it with what is known; asked by any thread; or NULL */
  /* Given the answer by what is known so far, which says "early": true. Of `ask` alone, four times
   * or five; by the thread that asks. `json` lives until it returns. Or NULL. */
  void (*progress)(void* context, const char* json, size_t length);
  void* context; /* what both are given */
} schafkopf_watch;

/* The answer to {"verb":"ask","hand":"EU GU HU EA EZ GA HA SA"}, `length` bytes: JSON, the bytes
 * that the program prints with --json; `schafkopf answer --list` has all questions and fields. A
 * mistake is an answer, too: {"error":"expected ..., found ...","field":"hand","column":4}. `watch`
 * may be NULL: one thread; what would be SCHAFKOPF_MISUSE of it is a mistake without a field. To be
 * freed by schafkopf_free; NULL without memory. */
SCHAFKOPF_API char* schafkopf_answer(const char* question, size_t length,
                                     const schafkopf_watch* watch);

/* ---- Tables for learning ----
 *
 * Many tables that are played at once, action by action: docs/environment.md. What table number i
 * deals and what its opponents do hangs on the seed and i alone: the same for any number of tables
 * and threads. All of it since interface 3. */

/* One thread at a time. */
typedef struct schafkopf_tables schafkopf_tables;

/* Deals at each table, by a JSON object of `length` bytes such as
 * {"tables":4096,"seed":1,"rules":"sauspiel","seats":["agent","habit","habit","habit"]}. */
SCHAFKOPF_API schafkopf_status schafkopf_tables_new(const char* json, size_t length,
                                                    schafkopf_tables** tables,
                                                    schafkopf_error* error);
SCHAFKOPF_API void schafkopf_tables_free(schafkopf_tables* tables);
/* What the arrays hold, as JSON: how many tables, players, actions; games and announcements; the
 * length of what a seat knows, and its fields with name, rows and columns. To be freed by
 * schafkopf_free; NULL without memory. */
SCHAFKOPF_API char* schafkopf_tables_describe(const schafkopf_tables* tables);

/* Where tables are told: each NULL, or with room for all of them. */
typedef struct schafkopf_look {
  size_t size;
  signed char* players;   /* the seat on turn; -1: the deal is over */
  unsigned char* phases;  /* 0 lay, 1 bid, 2 call, 3 double, 4 play, 5 over */
  unsigned char* actions; /* 1 for each action that is legal, `actions` of each table */
  unsigned char* ended;   /* 1: the last step ended a deal */
  int* received;          /* what its four seats received then, in cents; else 0 */
  int* any;               /* one of the legal actions, each as likely */
  float* information;     /* what the seat on turn knows, `length` of each table */
  size_t cards;           /* that were played at all tables, those of opponents too */
} schafkopf_look;

/* Does an action at each table, 0 to 31 a card, 32 pass, 33 double, else a game, and what follows
 * until an agent is on turn or the deal is over; what stands at tables that are over does not
 * matter. Nothing is done where one is not legal (SCHAFKOPF_MISUSE), or `actions` is NULL. Then
 * tells what it came to, if `look` is not NULL. */
SCHAFKOPF_API schafkopf_status schafkopf_tables_step(schafkopf_tables* tables, const int* actions,
                                                     schafkopf_look* look, schafkopf_error* error);
/* Begins anew by another seed. */
SCHAFKOPF_API schafkopf_status schafkopf_tables_reset(schafkopf_tables* tables, size_t seed,
                                                      schafkopf_error* error);
/* Deals anew at all tables, finished or not: the deals that follow by the same seed. */
SCHAFKOPF_API schafkopf_status schafkopf_tables_deal(schafkopf_tables* tables,
                                                     schafkopf_error* error);
/* What one seat of each table knows, `seats` 0 to 3, whoever's turn it is. */
SCHAFKOPF_API schafkopf_status schafkopf_tables_observe(const schafkopf_tables* tables,
                                                        const signed char* seats,
                                                        float* information, schafkopf_error* error);
/* Exact answers with all hands open, for `count` of the tables: of each card of 32 that is legal
 * what the deal is worth once it is played (SCHAFKOPF_NO_VALUE elsewhere), 1 where the declarer's
 * side then wins it, and the cents of the seat to move. */
SCHAFKOPF_API schafkopf_status schafkopf_tables_solve(schafkopf_tables* tables, const size_t* which,
                                                      size_t count, int* values,
                                                      unsigned char* wins, int* cents,
                                                      schafkopf_error* error);
/* Puts a deal, as far as it is played, on table number `table`: a deal line of `length` bytes with
 * one of the "games"; where there is an auction also "passed -", before it. */
SCHAFKOPF_API schafkopf_status schafkopf_tables_put(schafkopf_tables* tables, size_t table,
                                                    const char* line, size_t length,
                                                    schafkopf_error* error);
/* All of one table, hidden cards too, as JSON: deal (a deal line), phase, laid, kontra, cents. To
 * be freed by schafkopf_free; NULL without memory, or where there is no such table. */
SCHAFKOPF_API char* schafkopf_tables_tell(const schafkopf_tables* tables, size_t table);

SCHAFKOPF_API void schafkopf_free(void* text);

#ifdef __cplusplus
}
#endif

/* NOLINTEND(modernize-*, readability-identifier-naming) */

#endif /* SCHAFKOPF_H_ */
