// The table of options (RULES.md names their sections); read by engine/play/option.h.
#ifndef SCHAFKOPF_ENGINE_PLAY_OPTION_TABLE_H_
#define SCHAFKOPF_ENGINE_PLAY_OPTION_TABLE_H_

#include <array>
#include <cstdint>
#include <string_view>

namespace schafkopf {

enum class OptionType : std::uint8_t {
  kBool,    // off or on
  kNumber,  // a whole number, or one of a few words
  kChoice,  // one of a few words
};

struct OptionRow {
  std::string_view name;
  OptionType type;
  std::string_view words;  // separated by a blank
  int low, high;           // of a number
  std::string_view normal;
  int section;  // of RULES.md
  std::string_view meaning;
};

namespace option_table {
constexpr OptionRow Bool(std::string_view name, std::string_view normal, int section,
                         std::string_view meaning) {
  return {name, OptionType::kBool, "off on", 0, 0, normal, section, meaning};
}
constexpr OptionRow Choice(std::string_view name, std::string_view words, int section,
                           std::string_view meaning) {
  return {name,   OptionType::kChoice, words, 0, 0, words.substr(0, words.find(' ')), section,
          meaning};
}
constexpr OptionRow Number(std::string_view name, int low, int high, std::string_view normal,
                           int section, std::string_view meaning, std::string_view words = "") {
  return {name, OptionType::kNumber, words, low, high, normal, section, meaning};
}

// The first word of a choice is its default.
// clang-format off
inline constexpr auto kRows = std::to_array<OptionRow>({
  Bool("must_overtake", "off", 2, "Bettel, Ramsch, Kop: of the cards that may follow, one that beats the trick must"),

  Number("runaway_min", 1, 8, "4", 3, "plain cards of the called suit, the called one included, that let its holder run away"),
  Number("runaway_min_short", 1, 6, "4", 3, "the same with 24 or 20 cards"),
  Choice("runaway_count", "current_hand at_deal", 3, "when those cards are counted"),
  Choice("runaway_when", "own_lead also_when_led", 3, "whether one may also run away under another's lead"),
  Number("x_discard_from_trick", 1, 8, "last", 3, "the trick from which the unsearched called card may be thrown off", "last always"),
  Choice("x_discard_after_runaway", "yes from_trick_7", 3, "whether it may be thrown off after running away"),
  Bool("must_play_x_after_runaway_when_led", "off", 3, "whether it must be played when its suit is led after running away"),
  Bool("ruf_tout", "off", 3, "a Rufspiel may be announced as Tout"),

  Bool("heart_solo_higher", "off", 4, "a Herz-Solo ranks above the other suits"),
  Number("tout_min_laufende", 0, 8, "0", 4, "highest trumps a hand must hold to announce a Tout"),
  Bool("sie_counts_laufende", "on", 4, "a Sie is paid its Laufende"),
  Choice("short_sie", "sie tout", 4, "what a Sie is paid as with 24 or 20 cards: four times or twice"),

  Choice("bettel_trumps", "none rufspiel", 5, "trumps of a Bettel"),
  Choice("bettel_ouvert", "off before_trick_1 after_trick_1", 5, "when the hand of a Bettel ouvert is laid open; off: not offered"),
  Number("ouvert_factor", 1, 4, "2", 5, "factor of the price of a Bettel ouvert"),
  Choice("bettel_lead", "forehand declarer", 5, "who leads to a Bettel"),
  Choice("bettel_price", "solo own base", 5, "price of a Bettel: the solo's, its own, the extra unit"),
  Choice("bettel_rank", "above_ruf below_solo above_solo", 5, "place of Bettel and Pfd: next above Rufspiel and Hochzeit, next below or next above Solo"),

  Choice("hochzeit_show", "face_down face_up", 6, "how the one trump is offered"),
  Choice("hochzeit_return_trump", "forbidden allowed", 6, "whether the card given back may be a trump"),
  Choice("hochzeit_when", "in_turn after_all_passed", 6, "when a Hochzeit may be offered"),
  Number("hochzeit_factor", 1, 2, "2", 6, "factor of its price"),
  Choice("kreuz_price", "double_call solo", 6, "base price of a Kreuzbock"),
  Choice("kreuz_trumps", "herz forehand_names", 6, "trump suit of a Kreuzbock"),
  Choice("muss_thresholds", "60/30/90 normal", 6, "points of a Muss: 60, 30, 90 or 61, 31, 91"),
  Choice("muss_contracts", "rufspiel_only any", 6, "what the Muss player may announce"),
  Choice("muss_card", "EO GO HO SO", 6, "the card whose holder must play"),
  Bool("renonce", "off", 6, "after four passes a Rufspiel without a card of the called suit may be bid"),

  Choice("ramsch_tie", "seed_chain highest_ober both_lose", 7, "who loses a Ramsch with equal points: the chain of section 7; the same after the higher Ober; both where the chain ends"),
  Choice("ramsch_pay", "loser_pays_all two_worst_pay", 7, "who pays for a Ramsch: the loser all others, or the two worst the two best"),
  Number("durchmarsch", 61, 120, "all_tricks", 7, "what makes a Durchmarsch: every trick, or so many points", "off all_tricks"),
  Choice("durchmarsch_price", "ramsch solo solo_schwarz", 7, "price of a Durchmarsch"),
  Choice("jungfrau", "double_all off individual_once individual_multiple", 7, "what a seat without a trick changes: all payments double, nothing, or its own once or once for each"),
  Choice("ramsch_price", "call base solo own", 7, "price of a Ramsch"),
  Bool("ramsch_stoss", "off", 7, "each seat may double a Ramsch before its first card"),
  Choice("ramsch_trigger", "all_pass last_player_may_announce round", 7, "when a Ramsch is played"),
  Choice("schieberamsch_win", "pay_all_three_from_loser winner_takes_from_loser_only", 7, "whom the loser of a Schieberamsch pays"),

  Choice("lauf_unit", "full half", 8, "price of one Laufender: the extra unit or half of it"),
  Bool("solo_schneider", "on", 8, "Schneider and schwarz are paid in solos"),
  Choice("lauf_symmetry", "symmetric asymmetric never", 8, "Laufende the declarer lacks are paid always, only if he wins, or never"),
  Number("lauf_max", 0, 14, "by_contract", 8, "most Laufende paid for; 0: there are none", "by_contract none all hand_size"),
  Number("wenz_lauf_min", 1, 4, "2", 8, "least Laufende paid for in games with one trump rank and no suit"),
  Bool("kontra_allowed", "on", 8, "whether Kontra may be given at all"),
  Bool("muss_kontra", "off", 8, "whether Kontra may be given in a Muss"),
  Number("stoss_max", 1, 8, "2", 8, "how often Kontra, Re, Sub ... may be given", "none"),
  Choice("kontra_window", "second_card first_card own_first_card second_trick", 8, "what ends the time for Kontra"),
  Choice("re_window", "same one_card_later next_trick", 8, "what ends the time for the answer"),
  Bool("kontra_takes_over", "off", 8, "the side that doubled last needs 61"),
  Choice("legen", "off all_multiply only_forehand only_one consecutive", 8, "who may lay: nobody, everybody, forehand alone, only one, or each whose neighbour before him did"),
  Choice("stock_mode", "caller_only shared any_contract", 8, "who wins or doubles the stock: the declarer of a Rufspiel, both partners, every declarer"),
  Bool("stock_doubled_on_loss", "on", 8, "a side that could have won the stock doubles it by losing"),
  Number("stock_stake", 0, 1000, "10", 8, "what each seat puts into the stock when nobody bids"),
  Number("reuegeld", 0, 1000, "0", 8, "fine of a lost solo, paid out apart"),
  Choice("all_pass", "throw_in throw_in_bock throw_in_stock muss kreuz ramsch", 8, "what follows when nobody bids"),
  Bool("bock_lost_solo", "off", 8, "a lost solo brings a Bock"),
  Bool("bock_schwarz", "off", 8, "a game lost schwarz brings a Bock"),
  Choice("bock_kontra", "off any lost re", 8, "which game with Kontra brings a Bock: any, one that those who gave it lost, one with Re"),
  Choice("bock_lasts", "deal round", 8, "how many played deals a Bock doubles: one, or a round of four"),
  Choice("bock_overlap", "multiply append", 8, "of two Bocks: both double the same deals, or the later one follows the earlier"),

  Bool("solo_equals_wenz", "off", 9, "Wenz, and what ranks with it, rank with Solo; their Touts do not"),
  Bool("steigern", "off", 9, "bids may raise the points they promise"),

  Choice("schieber_decline", "redeal offered_on dealer_must", 10, "what follows when forehand declines a Schieber"),
  Choice("hadsch_contract", "rufspiel any", 10, "what forehand may play in a Hadsch"),
  Bool("allgaeuer_refuse", "off", 10, "whether the dealer may refuse without four Laufende"),
  Choice("strixner", "third_trick_winner first_to_three_tricks", 10, "who announces the Solo"),
  Choice("zupf_draw", "blind by_choice", 10, "how the soloist draws"),
  Choice("zupf_order", "give_then_draw draw_then_give", 10, "which comes first"),
  Choice("last_round", "normal doubled solos_only", 10, "stakes and games of the last round"),
  Number("ramsch_round_after", 1, 8, "off", 10, "how many deals thrown in, one after the other, bring a Ramschrunde", "off"),
  Choice("kreuz_round_after", "off lost_solo herz_solo", 10, "what brings a Kreuzbockrunde: a lost solo, or a Herz-Solo"),

  Bool("two_hand_names", "off", 11, "with two players forehand names the game after four cards, and needs 61"),
  Number("sjavs_no_trick_clubs", 16, 24, "16", 11, "score against declarers without a trick with Eichel as trumps"),
  Choice("kop_trumps", "pagat wolsztyn", 11, "trump list of Kop"),
  Number("kop_exit_old", 1, 52, "27", 11, "points with which the old are out in Kop"),
  Number("kop_exit_others", 1, 52, "26", 11, "points with which the others are out"),

  Number("schneider_at", 0, 59, "usual", 14, "the losing side is Schneider with at most so many points; usual: 30 of the side that needs 61, 29 of the other", "usual"),
  Number("tout_factor", 1, 4, "2", 14, "factor of the price of a Tout"),
  Choice("tout_pays", "nothing schneider_schwarz", 14, "what is paid for a Tout, before its factor, beside its price and its Laufende"),
  Bool("tout_counts_laufende", "on", 14, "a Tout is paid its Laufende"),
  Number("sie_factor", 1, 8, "4", 14, "factor of the price of a Sie"),
  Number("muss_trumps", 0, 8, "any", 14, "a Muss has its own thresholds with at most so many trumps in its player's hand, else those of a Rufspiel", "any"),
  Choice("kreuz_tie", "lost again", 14, "a Kreuzbock of 60 to 60: lost by the side that declares, or dealt again"),
  Bool("ruf_three", "off", 14, "a Rufspiel may be played by three"),
  Bool("fifth_lays", "off", 14, "of five at a table the one who sits out may lay, too"),
});
// clang-format on
}  // namespace option_table

inline constexpr const auto& kOptions = option_table::kRows;

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_OPTION_TABLE_H_
