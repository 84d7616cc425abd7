#include "engine/text/rules/rule_spelling.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/play/option.h"
#include "engine/text/string_views.h"

namespace schafkopf {
namespace {

struct Spelling {
  std::string_view english, german;
};
constexpr auto kKeys = std::to_array<Spelling>({
    {"base", "grundlage"},
    {"deck", "karten"},
    {"tariff", "tarif"},
    {"contracts", "spiele"},
    {"options", "regeln"},
    {"extra", "zuschlag"},
    {"call", "rufspiel"},
    {"lauf", "laufende"},
    {"rank", "rang"},
    {"price", "preis"},
    {"lauf_min", "laufende_ab"},
    {"lauf_max", "laufende_bis"},
    {"tout_lauf_min", "tout_laufende_ab"},
});

// In the order of kOptions, words in that of their option.
struct GermanOption {
  std::string_view option, name, words, meaning;
};
constexpr std::string_view kNoYes = "nein ja";
// clang-format off
constexpr auto kGerman = std::to_array<GermanOption>({
  {"must_overtake", "stechzwang", kNoYes,
   "Bettel, Ramsch, Kop: wer überstechen kann, muss"},

  {"runaway_min", "davonlaufen_ab", {},
   "mit so vielen Karten der Ruffarbe, die Rufsau mitgezählt, darf man davonlaufen"},
  {"runaway_min_short", "davonlaufen_ab_kurz", {},
   "ebenso mit 24 oder 20 Karten"},
  {"runaway_count", "davonlaufen_zaehlt", "jetzt beim_geben",
   "wann diese Karten gezählt werden"},
  {"runaway_when", "davonlaufen_wann", "beim_anspielen auch_beim_zugeben",
   "ob man auch davonlaufen darf, wenn ein anderer die Farbe anspielt"},
  {"x_discard_from_trick", "rufsau_abwerfen_ab_stich", "letzter immer",
   "ab welchem Stich man eine nicht gesuchte Rufsau abwerfen darf"},
  {"x_discard_after_runaway", "rufsau_abwerfen_nach_davonlaufen", "ja ab_stich_7",
   "ob man sie nach dem Davonlaufen abwerfen darf"},
  {"must_play_x_after_runaway_when_led", "rufsau_muss_nach_davonlaufen", kNoYes,
   "ob sie nach dem Davonlaufen fallen muss, wenn ihre Farbe angespielt wird"},
  {"ruf_tout", "rufspiel_tout", kNoYes,
   "auch ein Rufspiel darf man als Tout ansagen"},

  {"heart_solo_higher", "herz_solo_hoeher", kNoYes,
   "Herz-Solo geht vor den anderen Farben"},
  {"tout_min_laufende", "tout_ab_laufenden", {},
   "so viele der höchsten Trümpfe braucht, wer einen Tout ansagt"},
  {"sie_counts_laufende", "sie_mit_laufenden", kNoYes,
   "beim Sie zählen die Laufenden"},
  {"short_sie", "sie_kurz", "sie tout",
   "was ein Sie mit 24 oder 20 Karten zählt: vierfach oder doppelt"},

  {"bettel_trumps", "bettel_truempfe", "keine rufspiel",
   "ob es beim Bettel Trümpfe gibt"},
  {"bettel_ouvert", "bettel_ouvert", "nein vor_stich_1 nach_stich_1",
   "wann beim Bettel ouvert das Blatt aufgedeckt wird; nein: gibt es nicht"},
  {"ouvert_factor", "ouvert_faktor", {},
   "Faktor beim Bettel ouvert"},
  {"bettel_lead", "bettel_anspiel", "vorhand spieler",
   "wer beim Bettel anspielt"},
  {"bettel_price", "bettel_preis", "solo eigener zuschlag",
   "was ein Bettel kostet: so viel wie ein Solo, eigener Preis, Zuschlag"},
  {"bettel_rank", "bettel_rang", "ueber_rufspiel unter_solo ueber_solo",
   "Rang von Bettel und Pfd"},

  {"hochzeit_show", "hochzeit_zeigen", "verdeckt offen",
   "wie der eine Trumpf angeboten wird"},
  {"hochzeit_return_trump", "hochzeit_trumpf_zurueck", "verboten erlaubt",
   "ob man einen Trumpf zurückgeben darf"},
  {"hochzeit_when", "hochzeit_wann", "der_reihe_nach nach_weiter",
   "wann man eine Hochzeit anbieten darf"},
  {"hochzeit_factor", "hochzeit_faktor", {},
   "Faktor bei der Hochzeit"},
  {"kreuz_price", "kreuz_preis", "doppeltes_rufspiel solo",
   "was ein Kreuzbock kostet"},
  {"kreuz_trumps", "kreuz_truempfe", "herz vorhand_nennt",
   "was beim Kreuzbock Trumpf ist"},
  {"muss_thresholds", "muss_augen", "60/30/90 normal",
   "Augen beim Muss: 60, 30, 90, oder 61, 31, 91"},
  {"muss_contracts", "muss_spiele", "nur_rufspiel beliebig",
   "was man beim Muss ansagen darf"},
  {"muss_card", "muss_karte", "EO GO HO SO",
   "wer diese Karte hat, muss spielen"},
  {"renonce", "renonce", kNoYes,
   "sagen alle weiter, darf man auch rufen, ohne eine Karte der Farbe zu haben"},

  {"ramsch_tie", "ramsch_gleichstand", "kette hoechster_ober beide_verlieren",
   "wer bei gleich vielen Augen verliert: nach Stichen, Trümpfen, höchstem Trumpf; nach dem höheren Ober; beide, wenn nichts entscheidet"},
  {"ramsch_pay", "ramsch_zahlt", "letzter_allen die_zwei_letzten",
   "wer zahlt: der Letzte allen oder die letzten zwei den ersten zwei"},
  {"durchmarsch", "durchmarsch", "nein alle_stiche",
   "ob es einen Durchmarsch gibt, und ab wie vielen Augen"},
  {"durchmarsch_price", "durchmarsch_preis", "ramsch solo solo_schwarz",
   "was ein Durchmarsch kostet"},
  {"jungfrau", "jungfrau", "alles_doppelt nein einzeln_einmal einzeln_mehrfach",
   "was sich ändert, wenn einer keinen Stich macht"},
  {"ramsch_price", "ramsch_preis", "rufspiel zuschlag solo eigener",
   "was ein Ramsch kostet; eigener: was im Tarif bei ramsch steht"},
  {"ramsch_stoss", "ramsch_kontra", kNoYes,
   "ob beim Ramsch vor der ersten Karte jeder verdoppeln darf"},
  {"ramsch_trigger", "ramsch_wann", "alle_weiter letzter_darf_ansagen runde",
   "wann Ramsch gespielt wird"},
  {"schieberamsch_win", "schieberamsch_zahlt", "verlierer_allen verlierer_dem_gewinner",
   "wem der Verlierer beim Schieberamsch zahlt"},

  {"lauf_unit", "laufende_preis", "ganz halb",
   "ob ein Laufender den ganzen oder den halben Preis kostet"},
  {"solo_schneider", "solo_schneider", kNoYes,
   "ob Schneider und schwarz auch beim Solo zählen"},
  {"lauf_symmetry", "laufende_fehlende", "immer nur_gewonnen nie",
   "wann Laufende zählen, die der Spieler nicht hat"},
  {"lauf_max", "laufende_hoechstens", "je_nach_spiel unbegrenzt alle blatt",
   "so viele Laufende zählen höchstens; 0: keine"},
  {"wenz_lauf_min", "wenz_laufende_ab", {},
   "ab so vielen zählen Laufende bei Wenz und Geier"},
  {"kontra_allowed", "kontra", kNoYes,
   "ob es Kontra gibt"},
  {"muss_kontra", "muss_kontra", kNoYes,
   "ob es bei einem Muss Kontra gibt"},
  {"stoss_max", "kontra_hoechstens", "unbegrenzt",
   "wie weit es geht: 1 nur Kontra, 2 auch Re, 3 auch Sub"},
  {"kontra_window", "kontra_bis", "zweite_karte erste_karte eigene_erste_karte zweiter_stich",
   "bis wann man Kontra geben darf"},
  {"re_window", "re_bis", "wie_kontra eine_karte_spaeter naechster_stich",
   "bis wann man darauf Re sagen darf"},
  {"kontra_takes_over", "kontra_uebernimmt", kNoYes,
   "wer zuletzt verdoppelt hat, braucht 61"},
  {"legen", "legen", "nein jeder nur_vorhand nur_einer der_reihe_nach",
   "wer nach der ersten Hälfte der Karten legen und so verdoppeln darf"},
  {"stock_mode", "stock_fuer", "rufspieler beide jeden_spieler",
   "wer den Stock gewinnt oder verdoppelt"},
  {"stock_doubled_on_loss", "stock_verdoppeln", kNoYes,
   "wer ihn hätte gewinnen können, verdoppelt ihn, wenn er verliert"},
  {"stock_stake", "stock_einsatz", {},
   "was jeder in den Stock zahlt, wenn alle weiter sagen"},
  {"reuegeld", "reuegeld", {},
   "Strafe für ein verlorenes Solo, extra bezahlt"},
  {"all_pass", "alle_weiter", "zusammenwerfen zusammenwerfen_bock zusammenwerfen_stock muss kreuz ramsch",
   "was geschieht, wenn alle weiter sagen"},
  {"bock_lost_solo", "bock_solo_verloren", kNoYes,
   "ein verlorenes Solo, auch Wenz und Geier, bringt einen Bock"},
  {"bock_schwarz", "bock_schwarz", kNoYes,
   "ein schwarz verlorenes Spiel bringt einen Bock"},
  {"bock_kontra", "bock_kontra", "nein jedes verlorenes re",
   "welches Spiel mit Kontra einen Bock bringt"},
  {"bock_lasts", "bock_dauer", "spiel runde",
   "wie lange ein Bock dauert: ein Spiel oder eine Runde"},
  {"bock_overlap", "bock_zugleich", "vervielfachen anhaengen",
   "zwei Böcke zugleich: vierfach oder hinten anhängen"},

  {"solo_equals_wenz", "solo_wie_wenz", kNoYes,
   "Wenz ist gleich hoch wie Solo"},
  {"steigern", "steigern", kNoYes,
   "man darf mit mehr als 61 Augen überbieten"},

  {"schieber_decline", "schieber_abgelehnt", "neu_geben weiterreichen geber_muss",
   "was kommt, wenn Vorhand den Schieber nicht spielt"},
  {"hadsch_contract", "hadsch_spiele", "rufspiel beliebig",
   "was Vorhand beim Hadsch spielen darf"},
  {"allgaeuer_refuse", "allgaeuer_ablehnen", kNoYes,
   "ob der Geber ohne vier Laufende ablehnen darf"},
  {"strixner", "strixner", "dritter_stich drei_stiche",
   "wer beim Strixner das Solo ansagt"},
  {"zupf_draw", "zupfen", "blind nach_wahl",
   "wie beim Zupf-Solo gezogen wird"},
  {"zupf_order", "zupfen_zuerst", "geben ziehen",
   "was beim Zupf-Solo zuerst kommt"},
  {"last_round", "letzte_runde", "normal doppelt nur_solos",
   "was in der letzten Runde gilt"},
  {"ramsch_round_after", "ramschrunde_nach", "nie",
   "nach so vielen zusammengeworfenen Spielen kommt eine Ramschrunde"},
  {"kreuz_round_after", "kreuzrunde_nach", "nie verlorenem_solo herz_solo",
   "wonach eine Kreuzbockrunde kommt"},

  {"two_hand_names", "zu_zweit_nennen", kNoYes,
   "zu zweit sagt Vorhand nach vier Karten an und braucht 61"},
  {"sjavs_no_trick_clubs", "sjavs_eichel_ohne_stich", {},
   "Sjavs: was zählt, wenn der Spieler mit Eichel als Trumpf keinen Stich macht"},
  {"kop_trumps", "kop_truempfe", "pagat wolsztyn",
   "Kop: was Trumpf ist"},
  {"kop_exit_old", "kop_alte_aus", {},
   "Kop: mit so vielen Augen sind die Alten aus"},
  {"kop_exit_others", "kop_andere_aus", {},
   "Kop: mit so vielen Augen sind die anderen aus"},

  {"schneider_at", "schneider_bis", "ueblich",
   "mit höchstens so vielen Augen ist der Verlierer Schneider; ueblich: wer 61 braucht mit 30, die anderen mit 29"},
  {"tout_factor", "tout_faktor", {},
   "Faktor beim Tout"},
  {"tout_pays", "tout_zahlt", "nichts schneider_schwarz",
   "ob bei einem Tout auch Schneider und schwarz zählen"},
  {"tout_counts_laufende", "tout_mit_laufenden", kNoYes,
   "ob bei einem Tout die Laufenden zählen"},
  {"sie_factor", "sie_faktor", {},
   "Faktor beim Sie"},
  {"muss_trumps", "muss_truempfe", "beliebig",
   "nur bis zu so vielen Trümpfen gelten die Augen vom Muss"},
  {"kreuz_tie", "kreuz_gleichstand", "verloren nochmal",
   "ein Kreuzbock mit 60 zu 60: verloren oder noch einmal"},
  {"ruf_three", "rufspiel_zu_dritt", kNoYes,
   "Rufspiel auch zu dritt"},
  {"fifth_lays", "fuenfter_legt", kNoYes,
   "zu fünft darf auch legen, wer aussetzt"},
});
// clang-format on

constexpr auto CountOfWords = [](std::string_view list) {
  return list.empty() ? 0 : 1 + std::ranges::count(list, ' ');
};
// A new option needs its row, a new word its German; no name may mean two options.
static_assert(kGerman.size() == kOptions.size(),
              "an option has a row in kGerman, at the same place");
consteval bool IsWhole() {
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    const GermanOption& row = kGerman[i];
    if (row.option != kOptions[i].name) return false;
    if (CountOfWords(row.words) != CountOfWords(kOptions[i].words)) return false;
    for (std::size_t j = 0; j < kOptions.size(); ++j) {
      if (i != j && (row.name == kOptions[j].name || row.name == kGerman[j].name)) return false;
    }
  }
  return true;
}
static_assert(IsWhole(), "rows of kGerman go as those of kOptions; no name means two options");

std::string_view WordAt(std::string_view list, int place) {
  return WordsOf(list)[static_cast<std::size_t>(place)];
}

}  // namespace

absl::string_view KeyIn(Language language, absl::string_view key) {
  const auto row = std::ranges::find(kKeys, StdView(key), &Spelling::english);
  return language == Language::kEnglish || row == kKeys.end() ? key : AbslView(row->german);
}

absl::string_view EnglishKey(absl::string_view key) {
  const auto row = std::ranges::find(kKeys, StdView(key), &Spelling::german);
  return row == kKeys.end() ? key : AbslView(row->english);
}

std::optional<std::size_t> OptionCalled(absl::string_view name) {
  if (const auto place = FindOption(StdView(name))) return place;
  const auto row = std::ranges::find(kGerman, StdView(name), &GermanOption::name);
  if (row == kGerman.end()) return std::nullopt;
  return static_cast<std::size_t>(row - kGerman.begin());
}

Message NameOfOption(std::size_t place) {
  return Message::Of({std::string(kOptions[place].name), std::string(kGerman[place].name)});
}

Message MeaningOfOption(std::size_t place) {
  return Message::Of({std::string(kOptions[place].meaning), std::string(kGerman[place].meaning)});
}

std::string EnglishValue(std::size_t place, absl::string_view text) {
  const OptionRow& row = kOptions[place];
  // What switches: an, aus.
  if (row.type == OptionType::kBool && text == "an") return "on";
  if (row.type == OptionType::kBool && text == "aus") return "off";
  if (PlaceOfWord(row.words, StdView(text))) return std::string(text);
  const auto word = PlaceOfWord(kGerman[place].words, StdView(text));
  return std::string(word ? WordAt(row.words, *word) : StdView(text));
}

Message ValueOfOption(std::size_t place, absl::string_view value) {
  const auto word = PlaceOfWord(kOptions[place].words, StdView(value));
  if (!word) return value;
  return Message::Of({std::string(value), std::string(WordAt(kGerman[place].words, *word))});
}

}  // namespace schafkopf
