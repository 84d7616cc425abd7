"""The environment for learning: arrays and names as documented, prices those of the program.

Usage: python_env_test.py PROGRAM [EXAMPLE ...]   (PYTHONPATH names the folder of the package)
SCHAFKOPF_LONG_TESTS=1: a hundred thousand random games against `score` instead of two thousand.
"""

import doctest
import json
import os
import pickle
import subprocess
import sys
import unittest

import numpy as np
import schafkopf
from schafkopf import env
from schafkopf._native import Tables

LONG = "SCHAFKOPF_LONG_TESTS" in os.environ
PROGRAM = sys.argv.pop(1)
EXAMPLES = [argument for argument in sys.argv[1:] if argument.endswith(".py")]
del sys.argv[1:1 + len(EXAMPLES)]


def scored(lines, *arguments):
    """What the program says that each seat is paid for finished deals."""
    told = subprocess.run([PROGRAM, "score", "-", "--json", *arguments], input="\n".join(lines),
                          capture_output=True, text=True, check=False)
    return [json.loads(line)["payments"] for line in told.stdout.splitlines()]


class Arrays(unittest.TestCase):
    def test_documentation_runs(self):
        self.assertEqual(doctest.testmod(env).failed, 0)

    def test_random_games_are_paid_as_the_program_scores_them(self):
        count = 100_000 if LONG else 2000
        for rules in ("sauspiel", "cup_muss"):
            tables = env.Env(count // 2, rules=rules, seed=11)
            cents = np.zeros((count // 2, 4), int)
            while (tables.current_player >= 0).any():
                tables.step(tables.sample())
                cents += tables.rewards
            lines, expected = [], []
            for i in range(count // 2):
                told = tables.tell(i)
                self.assertEqual(told["cents"], cents[i].tolist())
                if told["deal"].startswith("passed") or told["deal"].count("|") < 5:
                    continue
                notes = [f"{name} {' '.join(map(str, told[name]))}"
                         for name in ("kontra", "laid") if told[name]]
                lines.append("; ".join([told["deal"], *notes]))
                expected.append(told["cents"])
            self.assertGreater(len(lines), count // 4)
            self.assertEqual(scored(lines, "--rules", rules), expected)

    def test_games_hang_on_seed_and_table_alone(self):
        def games(count, threads, seed=3):
            tables = env.Env(count, seed=seed, opponents=["habit", "play:2", "random"],
                             contracts=["ruf", "wenz"], auto_reset=True, threads=threads)
            told = []
            for _ in range(20):
                tables.step(tables.sample())
                told.append((tables.information[2].tobytes(), tables.rewards[2].tobytes()))
            return told
        self.assertEqual(games(3, 1), games(40, 2))
        self.assertNotEqual(games(3, 1), games(3, 1, seed=4))

    def test_whoever_is_not_on_turn_can_be_asked(self):
        tables = env.Env(50, contracts="solo", quiet=True)
        for _ in range(9):
            tables.step(tables.sample())
        np.testing.assert_array_equal(tables.observe(tables.current_player), tables.information)
        held = tables.part("held", tables.observe((tables.current_player + 1) % 4))
        self.assertFalse((held[:, 0] * tables.part("held")[:, 0]).any())
        self.assertEqual(tables.part("trick").sum(), 50)
        self.assertEqual(tables.part("points").shape, (50, 1, 4))

    def test_what_is_not_legal_is_refused_and_nothing_is_done(self):
        tables = env.Env(3, contracts="wenz", quiet=True)
        before, actions = tables.information.copy(), tables.sample().copy()
        actions[1] = env.PASS
        with self.assertRaisesRegex(ValueError, "table 1: expected a legal action, found 32"):
            tables.step(actions)
        np.testing.assert_array_equal(tables.information, before)
        for wrong in (actions[:2], actions.astype(float), [0, 1, 2], actions.astype(bool)):
            with self.assertRaises((TypeError, ValueError)):
                tables.step(wrong)
        for terms in ({"contracts": "sie"}, {"seats": ["habit"]}, {"rules": "nobody's"},
                      {"opponents": ["nobody"]}, {"tables": 0}, {"rules": {"seed": 9}},
                      {"draws": 3}, {"opponents": "habit", "seats": ["agent"] * 4}):
            with self.assertRaises(ValueError):
                env.Env(**terms)
        with self.assertRaisesRegex(ValueError, "^deck: "):  # the field is named
            env.Env(deck="foo")

    def test_a_deal_keeps_its_rules(self):
        line = ("bettel 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | "
                "EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9")
        rules = {"options": ["bettel_lead=declarer"]}
        tables = env.Env(1, contracts="bettel", rules=rules)
        tables.put(0, schafkopf.parse(line, rules=rules))
        tables.put(0, line)
        with self.assertRaisesRegex(ValueError, "bettel_lead=declarer"):
            env.Env(1, contracts="bettel").put(0, schafkopf.parse(line, rules=rules))

    def test_who_plays_at_random_bids_and_doubles_nothing(self):
        tables = env.Env(60, rules="sauspiel", opponents="random")
        while (tables.current_player >= 0).any():
            tables.step(np.where(tables.legal_actions_mask[:, env.PASS], env.PASS, tables.sample()))
        for i in range(60):
            told = tables.tell(i)
            self.assertTrue(told["deal"].startswith("passed"), told)
            self.assertEqual((told["kontra"], told["laid"]), ([], []))

    def test_the_next_deals_are_those_of_auto_reset(self):
        tables = env.Env(3, seed=5, opponents="habit", contracts="wenz", quiet=True)
        again = env.Env(3, seed=5, opponents="habit", contracts="wenz", quiet=True, auto_reset=True)
        for _ in range(4):
            np.testing.assert_array_equal(tables.information[0], again.information[0])
            np.testing.assert_array_equal(tables.current_player[0], again.current_player[0])
            tables.deal()
            again.step(again.sample())
            while not again.done[0]:
                again.step(again.sample())

    def test_only_tables_that_were_made_are_tables(self):
        made = b"\x80\x02cschafkopf._native\nTables\n)\x81."
        for make in (lambda: pickle.loads(made), lambda: Tables.__new__(Tables), Tables):
            with self.assertRaises(TypeError):
                make()

    def test_what_is_no_table_or_seat_is_named(self):
        tables = env.Env(2, contracts="wenz", quiet=True)
        for call, said in ((lambda: tables.observe(np.array([0, 4])), "table 1: expected a seat"),
                           (lambda: tables.exact(np.array([5])), "from 0 to 1, found 5"),
                           (lambda: tables.tell(2), "found 2"),
                           (lambda: tables.put(-1, "passed -"), "found -1")):
            with self.assertRaisesRegex(ValueError, said):
                call()

    def test_labels_are_the_solver_s(self):
        tables = env.Env(8, contracts=["ruf", "solo"], quiet=True)
        for _ in range(18):
            tables.step(tables.sample())
        labels = tables.exact(np.array([5, 2]))
        for row, i in enumerate((5, 2)):
            values = schafkopf.solve_cards(tables.tell(i)["deal"], rules="sauspiel")
            known = {schafkopf._native.card_bits([card]).bit_length() - 1: value
                     for card, value in values.items()}
            self.assertEqual({card: labels.values[row, card]
                              for card in np.flatnonzero(labels.known[row])}, known)
        self.assertEqual(tables.exact(np.array([], int)).known.shape, (0, 32))
        with self.assertRaises(ValueError):
            tables.exact(np.array([8]))
        self.assertTrue((labels.known == tables.legal_actions_mask[[5, 2], :32]).all())


class OneTable(unittest.TestCase):
    def test_agents_iterate_as_those_of_pettingzoo(self):
        table, seen = env.Table(seed=2), []
        for agent in table.agent_iter():
            observation, reward, termination, truncation, info = table.last()
            seen.append(agent)
            if termination:
                table.step(None)
                continue
            self.assertEqual((reward, truncation, info), (0, False, {}))
            self.assertEqual(observation["observation"].shape, (table.env.information_size,))
            table.step(int(np.flatnonzero(observation["action_mask"])[-1]))
        self.assertEqual(seen[-4:], table.possible_agents)
        self.assertEqual(sum(table.returns()), 0)

    def test_numbers_of_numpy_are_numbers(self):
        tables = env.Env(np.int64(2), seed=np.uint32(3), threads=np.int32(1), quiet=np.bool_(True))
        self.assertEqual(tables.num_tables, 2)
        self.assertTrue((tables.information == env.Env(2, seed=3, quiet=True).information).all())
        hand = "EU HU EA EZ EK GA HZ S7"
        self.assertEqual(schafkopf.ask(hand, seat=np.int64(1), worlds=np.int16(20)),
                         schafkopf.ask(hand, seat=1, worlds=20))
        with self.assertRaisesRegex(TypeError, "expected text, numbers"):
            env.Env(1, seed=object())

    def test_an_action_is_a_whole_number(self):
        table = env.Table(seed=2, quiet=True)
        for no_action in (32.7, "32", None, [32]):
            with self.assertRaises(TypeError):
                table.apply_action(no_action)
        self.assertEqual(table.history(), [])
        table.apply_action(np.int64(table.legal_actions()[0]))
        self.assertEqual(len(table.history()), 1)

    def test_each_reset_deals_anew(self):
        table = env.Table(seed=5, contracts="wenz", opponents="habit")
        deals = [table.env.tell(0)["deal"]]
        for _ in range(3):
            table.reset()
            deals.append(table.env.tell(0)["deal"])
            self.assertEqual(table.returns(), [0] * 4)
        self.assertEqual(len(set(deals)), 4)
        table.reset(seed=5, options={})
        self.assertEqual(table.env.tell(0)["deal"], deals[0])
        for term in ("auto_reset", "tables"):
            with self.assertRaisesRegex(TypeError, term):
                env.Table(**{term: 1})

    def test_it_has_what_agents_ask_for(self):
        table = env.Table(contracts="ruf", quiet=True)
        on_turn = table.current_player()
        self.assertEqual(table.legal_actions(on_turn), table.legal_actions())
        self.assertEqual(table.legal_actions((on_turn + 1) % 4), [])
        self.assertEqual((table.num_players(), table.num_agents), (4, 4))
        self.assertEqual(len(table.legal_actions_mask()), table.num_distinct_actions())
        while not table.is_terminal():
            self.assertFalse(any(table.terminations.values()) or any(table.truncations.values()))
            table.apply_action(table.legal_actions()[0])
        self.assertEqual(list(table.rewards.values()), table.returns())
        self.assertEqual([table.player_return(seat) for seat in range(4)], table.returns())
        self.assertTrue(all(table.terminations.values()))
        self.assertEqual(len(table.history()), 32)
        for wrong in (lambda: table.apply_action(0), lambda: table.action_to_string(-1),
                      lambda: table.action_to_string(999), lambda: table.observe("seat_9")):
            with self.assertRaises(ValueError):
                wrong()

    def test_states_go_on_as_those_of_openspiel(self):
        table = env.Table(contracts="ruf", quiet=True)
        names = []
        while not table.is_terminal():
            action = table.legal_actions()[0]
            names.append(table.action_to_string(action))
            table.apply_action(action)
        self.assertEqual(table.current_player(), env.TERMINAL)
        deal = schafkopf.parse(table.env.tell(0)["deal"])
        self.assertEqual(deal.played, names)
        self.assertEqual([int(cents) for cents in table.returns()], scored([str(deal)])[0])
        table.reset(seed=1)
        self.assertFalse(table.is_terminal())

    def test_a_deal_is_put_on_it(self):
        table = env.Table(contracts="wenz", quiet=True)
        line = table.env.tell(0)["deal"]
        other = env.Table(contracts=["ruf", "wenz"], seed=9, quiet=True)
        other.env.put(0, schafkopf.parse(line))
        self.assertEqual(other.env.tell(0)["deal"], line)
        with self.assertRaises(schafkopf.DealError):
            table.env.put(0, line.replace("wenz", "geier"))


class Examples(unittest.TestCase):
    def test_examples_run(self):
        for example in EXAMPLES:
            told = subprocess.run([sys.executable, example, "--quick"], capture_output=True,
                                  text=True, check=False)
            self.assertEqual(told.returncode, 0, told.stderr)
            self.assertIn("after", told.stdout)


unittest.main()
