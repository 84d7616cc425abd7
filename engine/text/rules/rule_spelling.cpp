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
  std::string_view option, name;
  std::string_view words = {};
};
constexpr std::string_view kNoYes = "nein ja";
// clang-format off
constexpr auto kGerman = std::to_array<GermanOption>({
  {"must_overtake", "stechzwang", kNoYes},

  {"runaway_min", "davonlaufen_ab"},
  {"runaway_min_short", "davonlaufen_ab_kurz"},
  {"runaway_count", "davonlaufen_zaehlt", "jetzt beim_geben"},
  {"runaway_when", "davonlaufen_wann", "beim_anspielen auch_beim_zugeben"},
  {"x_discard_from_trick", "rufsau_abwerfen_ab_stich", "letzter immer"},
  {"x_discard_after_runaway", "rufsau_abwerfen_nach_davonlaufen", "ja ab_stich_7"},
  {"must_play_x_after_runaway_when_led", "rufsau_muss_nach_davonlaufen", kNoYes},
  {"ruf_tout", "rufspiel_tout", kNoYes},

  {"heart_solo_higher", "herz_solo_hoeher", kNoYes},
  {"tout_min_laufende", "tout_ab_laufenden"},
  {"sie_counts_laufende", "sie_mit_laufenden", kNoYes},
  {"short_sie", "sie_kurz", "sie tout"},

  {"bettel_trumps", "bettel_truempfe", "keine rufspiel"},
  {"bettel_ouvert", "bettel_ouvert", "nein vor_stich_1 nach_stich_1"},
  {"ouvert_factor", "ouvert_faktor"},
  {"bettel_lead", "bettel_anspiel", "vorhand spieler"},
  {"bettel_price", "bettel_preis", "solo eigener zuschlag"},
  {"bettel_rank", "bettel_rang", "ueber_rufspiel unter_solo ueber_solo"},

  {"hochzeit_show", "hochzeit_zeigen", "verdeckt offen"},
  {"hochzeit_return_trump", "hochzeit_trumpf_zurueck", "verboten erlaubt"},
  {"hochzeit_when", "hochzeit_wann", "der_reihe_nach nach_weiter"},
  {"hochzeit_factor", "hochzeit_faktor"},
  {"kreuz_price", "kreuz_preis", "doppeltes_rufspiel solo"},
  {"kreuz_trumps", "kreuz_truempfe", "herz vorhand_nennt"},
  {"muss_thresholds", "muss_augen", "60/30/90 normal"},
  {"muss_contracts", "muss_spiele", "nur_rufspiel beliebig"},
  {"muss_card", "muss_karte", "EO GO HO SO"},
  {"renonce", "renonce", kNoYes},

  {"ramsch_tie", "ramsch_gleichstand", "kette hoechster_ober beide_verlieren"},
  {"ramsch_pay", "ramsch_zahlt", "letzter_allen die_zwei_letzten"},
  {"durchmarsch", "durchmarsch", "nein alle_stiche"},
  {"durchmarsch_price", "durchmarsch_preis", "ramsch solo solo_schwarz"},
  {"jungfrau", "jungfrau", "alles_doppelt nein einzeln_einmal einzeln_mehrfach"},
  {"ramsch_price", "ramsch_preis", "rufspiel zuschlag solo eigener"},
  {"ramsch_stoss", "ramsch_kontra", kNoYes},
  {"ramsch_trigger", "ramsch_wann", "alle_weiter letzter_darf_ansagen runde"},
  {"schieberamsch_win", "schieberamsch_zahlt", "verlierer_allen verlierer_dem_gewinner"},

  {"lauf_unit", "laufende_preis", "ganz halb"},
  {"solo_schneider", "solo_schneider", kNoYes},
  {"lauf_symmetry", "laufende_fehlende", "immer nur_gewonnen nie"},
  {"lauf_max", "laufende_hoechstens", "je_nach_spiel unbegrenzt alle blatt"},
  {"wenz_lauf_min", "wenz_laufende_ab"},
  {"kontra_allowed", "kontra", kNoYes},
  {"muss_kontra", "muss_kontra", kNoYes},
  {"stoss_max", "kontra_hoechstens", "unbegrenzt"},
  {"kontra_window", "kontra_bis", "zweite_karte erste_karte eigene_erste_karte zweiter_stich"},
  {"re_window", "re_bis", "wie_kontra eine_karte_spaeter naechster_stich"},
  {"kontra_takes_over", "kontra_uebernimmt", kNoYes},
  {"legen", "legen", "nein jeder nur_vorhand nur_einer der_reihe_nach"},
  {"stock_mode", "stock_fuer", "rufspieler beide jeden_spieler"},
  {"stock_doubled_on_loss", "stock_verdoppeln", kNoYes},
  {"stock_stake", "stock_einsatz"},
  {"reuegeld", "reuegeld"},
  {"all_pass", "alle_weiter", "zusammenwerfen zusammenwerfen_bock zusammenwerfen_stock muss kreuz ramsch"},
  {"bock_lost_solo", "bock_solo_verloren", kNoYes},
  {"bock_schwarz", "bock_schwarz", kNoYes},
  {"bock_kontra", "bock_kontra", "nein jedes verlorenes re"},
  {"bock_lasts", "bock_dauer", "spiel runde"},
  {"bock_overlap", "bock_zugleich", "vervielfachen anhaengen"},

  {"solo_equals_wenz", "solo_wie_wenz", kNoYes},
  {"steigern", "steigern", kNoYes},

  {"schieber_decline", "schieber_abgelehnt", "neu_geben weiterreichen geber_muss"},
  {"hadsch_contract", "hadsch_spiele", "rufspiel beliebig"},
  {"allgaeuer_refuse", "allgaeuer_ablehnen", kNoYes},
  {"strixner", "strixner", "dritter_stich drei_stiche"},
  {"zupf_draw", "zupfen", "blind nach_wahl"},
  {"zupf_order", "zupfen_zuerst", "geben ziehen"},
  {"last_round", "letzte_runde", "normal doppelt nur_solos"},
  {"ramsch_round_after", "ramschrunde_nach", "nie"},
  {"kreuz_round_after", "kreuzrunde_nach", "nie verlorenem_solo herz_solo"},

  {"two_hand_names", "zu_zweit_nennen", kNoYes},
  {"sjavs_no_trick_clubs", "sjavs_eichel_ohne_stich"},
  {"kop_trumps", "kop_truempfe", "pagat wolsztyn"},
  {"kop_exit_old", "kop_alte_aus"},
  {"kop_exit_others", "kop_andere_aus"},

  {"schneider_at", "schneider_bis", "ueblich"},
  {"tout_factor", "tout_faktor"},
  {"tout_pays", "tout_zahlt", "nichts schneider_schwarz"},
  {"tout_counts_laufende", "tout_mit_laufenden", kNoYes},
  {"sie_factor", "sie_faktor"},
  {"muss_trumps", "muss_truempfe", "beliebig"},
  {"kreuz_tie", "kreuz_gleichstand", "verloren nochmal"},
  {"ruf_three", "rufspiel_zu_dritt", kNoYes},
  {"fifth_lays", "fuenfter_legt", kNoYes},
});
// clang-format on

constexpr auto CountOfWords = [](std::string_view list) {
  return list.empty() ? 0 : 1 + std::ranges::count(list, ' ');
};
// A new option needs its row, a new word its German; no name may mean two options.
consteval bool IsWhole() {
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    const GermanOption& row = kGerman[i];
    if (row.option != kOptions[i].name) return false;
    if (CountOfWords(row.words) != CountOfWords(kOptions[i].words)) return false;
    for (std::size_t j = 0; j < kOptions.size(); ++j) {
      if (i != j && (row.name == kOptions[j].name || row.name == kGerman[j].name)) return false;
    }
  }
  return kGerman.size() == kOptions.size();
}
static_assert(IsWhole());

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
