// The rule sets that come with the program (RULES.md 12): four that programs and books go by, then
// kinds of tables whose sheets are published.
#include <array>

#include "engine/text/rules/rule_file.h"

namespace schafkopf {
namespace {

constexpr std::array<Preset, 17> kPresets = {{
    {"sauspiel", R"(name = "sauspiel"
deck = 32

[tariff]
extra = 10
call = 20
solo = 50
bettel = 50
ramsch = 20

[contracts]
ruf = 10
solo = {rank = 80, tout = 180}
wenz = {rank = 70, tout = 170}
farbwenz = {rank = 60, tout = 160}
geier = {rank = 50, tout = 150}
sie = 200

[options]
durchmarsch = 91
lauf_max = "none"
stoss_max = 4
kontra_window = "first_card"
legen = "all_multiply"
)"},
    {"tournament", R"(name = "tournament"
deck = 32

[tariff]
extra = 10
call = 10
solo = 50
bettel = 50
ramsch = 10

[contracts]
ruf = 10
solo = {rank = 80, tout = 180}
wenz = {rank = 70, tout = 170}
sie = 200

[options]
durchmarsch = "off"
jungfrau = "off"
lauf_max = 4
all_pass = "muss"
)"},
    {"article", R"(name = "article"
deck = 32

[tariff]
extra = 10
call = 20
solo = 50
bettel = 50
ramsch = 20

[contracts]
ruf = 10
hochzeit = 20
bauernhochzeit = 21
pfd = 29
bettel = 30
farbeisenbahner = {rank = 70, tout = 170}
farbkoenig = {rank = 70, tout = 170}
farbgeier = {rank = 70, tout = 170}
hybrid = {rank = 70, tout = 170}
eisenbahner = {rank = 70, tout = 170}
koenig = {rank = 70, tout = 170}
geier = {rank = 70, tout = 170}
farbwenz = {rank = 70, tout = 170}
wenz = {rank = 70, tout = 170}
solo = {rank = 80, tout = 180}
sie = 200

[options]
legen = "all_multiply"
all_pass = "throw_in_stock"
stock_mode = "any_contract"
runaway_count = "at_deal"
lauf_max = "all"
solo_equals_wenz = true
)"},
    {"short", R"(name = "short"
base = "sauspiel"
deck = 24

[options]
durchmarsch = "all_tricks"
lauf_max = "hand_size"
stoss_max = 2
kontra_window = "second_card"
)"},
    // Tournaments in plus and minus points: 1, 2, 3 for a Rufspiel, 5, 6, 7 for a solo.
    {"cup", R"(name = "cup"
base = "tournament"

[tariff]
extra = 1
call = 1
solo = 5
bettel = 5
ramsch = 1

[options]
lauf_max = 0
kontra_allowed = false
)"},
    // The same where a Tout is paid Schneider and schwarz, too: 14.
    {"cup_tout", R"(name = "cup_tout"
base = "cup"

[options]
tout_pays = "schneider_schwarz"
)"},
    // Whichever side loses is Schneider with 29 or less, and a Muss needs 61.
    {"cup_29", R"(name = "cup_29"
base = "cup"

[options]
schneider_at = 29
muss_thresholds = "normal"
)"},
    // Plus and minus points with Laufende, which a Tout needs: three in a Solo, two in a Wenz.
    {"cup_laufende", R"(name = "cup_laufende"
base = "cup"

[contracts]
solo = {tout_lauf_min = 3}
wenz = {tout_lauf_min = 2}

[options]
lauf_max = 4
)"},
    // A Muss with at most three trumps wins with 60; with more it is a Rufspiel.
    {"cup_muss", R"(name = "cup_muss"
base = "cup"

[options]
muss_trumps = 3
)"},
    // A Wenz is worth less than a Solo.
    {"wenz_20", R"(name = "wenz_20"
base = "tournament"

[contracts]
wenz = {price = 20}

[options]
all_pass = "throw_in"
)"},
    // A Herz-Solo costs more and ranks above the others.
    {"herz_solo", R"(name = "herz_solo"
deck = 32

[tariff]
extra = 5
call = 10
solo = 20
bettel = 20
ramsch = 10

[contracts]
ruf = 10
wenz = {rank = 70, tout = 170}
solo = {rank = 80, tout = 180}
"solo:H" = {rank = 81, tout = 181, price = 25}
sie = 200

[options]
lauf_max = 4
legen = "all_multiply"
)"},
    // Laufende from two on in a Rufspiel, from three on in a Wenz.
    {"laufende_2_3", R"(name = "laufende_2_3"
base = "tournament"

[contracts]
ruf = {lauf_min = 2}
wenz = {lauf_min = 3}
)"},
    // Laufende, Schneider and schwarz each at a price of its own.
    {"extras_apart", R"(name = "extras_apart"
base = "sauspiel"

[tariff]
lauf = 5
schneider = 10
schwarz = 20
)"},
    // 24 cards, Schneider in Rufspiele alone.
    {"short_ruf_schneider", R"(name = "short_ruf_schneider"
base = "short"

[options]
solo_schneider = false
)"},
    // Where nobody bids those who sit opposite play together; 60 to 60 is dealt again.
    {"kreuz", R"(name = "kreuz"
base = "sauspiel"

[options]
all_pass = "kreuz"
kreuz_tie = "again"
)"},
    // Five at the table, of whom all may lay.
    {"five", R"(name = "five"
base = "sauspiel"

[options]
fifth_lays = true
all_pass = "throw_in_stock"
)"},
    // Three with 24 cards, who play Rufspiele, too.
    {"three", R"(name = "three"
base = "short"

[options]
ruf_three = true
)"},
}};

}  // namespace

std::span<const Preset> Presets() { return kPresets; }

}  // namespace schafkopf
