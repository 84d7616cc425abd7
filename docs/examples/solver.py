"""A solver for `schafkopf bench --solver`: Soli, Wenz, Geier and the like, by trying every line of play."""
import sys

POINTS = {"A": 11, "Z": 10, "K": 4, "O": 3, "U": 2}
TRUMPS = {"solo": "OU", "hybrid": "OU", "wenz": "U", "farbwenz": "U", "geier": "O", "farbgeier": "O",
          "koenig": "K", "farbkoenig": "K", "eisenbahner": "Z", "farbeisenbahner": "Z"}


def values(line):
    parts = [part.split() for part in line.partition(";")[0].split("|")]
    name, _, tout = parts[0][0].partition("+")
    kind, _, suit = name.partition(":")
    declarer, size = int(parts[0][1]), len(parts[1])
    seats = len({card for part in parts[1:] for card in part}) // size
    hands, played = parts[1:1 + seats], (parts + [[]])[1 + seats]
    ranks, plain = TRUMPS[kind], [rank for rank in "AZKOU987" if rank not in TRUMPS[kind]]

    def group(card):
        return "trump" if card[1] in ranks or card[0] == suit else card[0]

    def place(card):  # 0 is the strongest of its group
        at_top = card[1] in ranks
        return 4 * ranks.index(card[1]) + "EGHS".index(card[0]) if at_top else 8 + plain.index(card[1])

    def play(card, hands, leader, trick, taken):
        mover = (leader + len(trick)) % seats
        hands = hands[:mover] + [[c for c in hands[mover] if c != card]] + hands[mover + 1:]
        trick = trick + [card]
        if len(trick) < seats:
            return hands, leader, trick, taken
        groups = ["trump", group(trick[0])]  # what takes the trick, the strongest first
        best = min((c for c in trick if group(c) in groups), key=lambda c: (groups.index(group(c)), place(c)))
        leader = (leader + trick.index(best)) % seats
        return hands, leader, [], taken + [(leader == declarer, sum(POINTS.get(c[1], 0) for c in trick))]

    def legal(hands, leader, trick, taken):
        hand = hands[(leader + len(trick)) % seats]
        return [c for c in hand if trick and group(c) == group(trick[0])] or hand

    def value(hands, leader, trick, taken):
        if len(taken) == size:
            won = [points for mine, points in taken if mine]
            return int(len(won) == size) if tout else {0: -1, size: 121}.get(len(won), sum(won))
        choose = max if (leader + len(trick)) % seats == declarer else min
        state = hands, leader, trick, taken
        return choose(value(*play(card, *state)) for card in legal(*state))

    state = hands, 0, [], []
    for card in played:
        state = play(card, *state)
    return " ".join(f"{card}={value(*play(card, *state))}" for card in legal(*state))


for line in sys.stdin:
    game = line.split()[0].partition("+")[0].partition(":")[0]
    print(values(line) if game in TRUMPS and "/" not in line else "unknown", flush=True)
