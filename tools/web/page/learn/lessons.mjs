// The game in ten small steps: each a made-up deal, what is asked of whoever sits at `seat`, and how the
// engine's answer about the table tells what is right.
import {pointsIn} from '../cards.mjs';

const kFirst = '| EO GU HA H7 EA GZ SK S8 | HO SO HU H9 H8 EK G7 SZ | GO EU SU E9 GA SA S9 S7 | HZ HK EZ E8 E7 GK G9 G8';
const kSecond = '| EO EU HZ HK EK E9 G9 S7 | SO HA H9 H8 H7 EZ SA SK | GU SU E8 E7 GK SZ S9 S8 | GO HO HU EA GA GZ G8 G7';
const kCalled = '| EO H8 EK GZ G7 SA SK S9 | SO EU HU SU H9 E8 GK G9 | GO HO GU H7 EA E9 GA S8 | HA HZ HK EZ E7 G8 SZ S7';

const trumpsHeld = (table, hand) => hand.filter((card) => table.trumps.includes(card));
const strongest = (table, hand) => [table.order.find((card) => hand.includes(card))];

// `kind`: what is tapped. `right(table, hand)`: all that is right, of `cards` each, else one of them.
export const kLessons = [
  {key: 'trumps', kind: 'cards', seat: 0, deal: `ruf:S 0 ${kFirst}`, right: trumpsHeld},
  {key: 'order', kind: 'card', seat: 1, deal: `ruf:S 0 ${kFirst}`, right: strongest},
  {key: 'follow', kind: 'card', seat: 3, deal: `ruf:E 1 ${kSecond} | G9 SK GK`, right: ({legal}) => legal},
  {key: 'winner', kind: 'seat', seat: 0, deal: `ruf:E 1 ${kSecond} | HZ H7 GU HU`,
    right: ({tricks}) => [tricks[0].winner]},
  {key: 'points', kind: 'number', seat: 0, deal: `ruf:E 1 ${kSecond} | G9 SA GK GA`, choices: [15, 22, 26, 30],
    right: ({tricks: [trick]}) => [pointsIn(trick.cards)]},
  {key: 'call', kind: 'suits', seat: 0, deal: `passed - ${kFirst}`,
    right: ({options}) => options.filter(({bid}) => bid === 'ruf').map(({contract}) => contract[4])},
  {key: 'called', kind: 'card', seat: 0, deal: `ruf:S 2 ${kCalled} | H8 H9 GO HK S8 S7`, right: ({legal}) => legal},
  {key: 'solo', kind: 'cards', seat: 0, right: trumpsHeld,
    deal: 'solo:G 0 | EO SU GA GZ G9 G7 HA S8 | HU EZ HZ H9 H8 H7 SZ SK | GO SO EU EK E7 SA S9 S7 | HO GU GK G8 EA E9 E8 HK'},
  {key: 'wenz', kind: 'cards', seat: 0, right: trumpsHeld,
    deal: 'wenz 0 | EU HU EA EO GK HA HZ S9 | EK G7 H9 H8 H7 SA SK SO | GU SU E9 E8 GZ SZ S8 S7 | EZ E7 GA GO G9 G8 HK HO'},
  {key: 'count', kind: 'number', seat: 0, deal: `ruf:E 1 ${kSecond} | HZ H7 GU HU`, choices: [5, 6, 7, 8],
    right: (table, hand) => [table.trumps.length - trumpsHeld(table, hand).length -
      trumpsHeld(table, table.tricks.flatMap(({cards}) => cards)).length]},
];
