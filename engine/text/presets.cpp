// The rule sets that come with the program (RULES.md 12).
#include <array>

#include "engine/text/rule_file.h"

namespace schafkopf {
namespace {

constexpr std::array<Preset, 4> kPresets = {{
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
}};

}  // namespace

std::span<const Preset> Presets() { return kPresets; }

}  // namespace schafkopf
