// Questions that tests ask.
const kHands = 'EU EZ E7 GZ GK G8 SK S9 | HO HU HA HZ H9 H8 EK GA | EO GU HK EA E8 G7 SA S7 | GO SO SU H7 E9 G9 SZ S8';
const kPlayed = 'EU H8 GU H7 G8 GA G7 G9 HU HK GO GK E9 EZ EK E8 GZ H9 EO SZ SA S8 SK HA HO S7 SO S9 HZ EA SU E7';
const kHand = 'HO HU HA HZ H9 H8 EK GA';
export const kRamsch = 'ramsch - | SO EU HZ EA GK SK | GO HA HK E9 GA SZ | GU EZ GZ G9 SA S9 | ' +
  'EO HO HU SU H9 EK | GK GA G9 EK SZ SA SU SK EO SO GO GU HU EU HK S9 HZ HA EZ HO H9 EA E9 GZ';
const kGame = `solo:H 1 | ${kHands} | ${kPlayed}`;

// By question such questions that their answers have all that is read of any.
export const kSamples = {
  table: [{deal: `solo:H 1 | ${kHands} | EU H8 GU H7 G8`, think: true, habit: true},
    {deal: `passed - | ${kHands}`, think: true, habit: true}],
  advise: [{view: 'ruf:E 1 | EU GU EA EZ H7 SA S7 G8 | _ | _ | _ |', worlds: 200}],
  score: [{deal: kGame, laid: '0', kontra: '0'}, {deal: `passed - | ${kHands}`}],
  sheet: [{deals: [kGame, 'wenz 9']}],
  ask: [{hand: kHand, worlds: 20}],
  lay: [{hand: 'HO HU HA HZ _ _ _ _', worlds: 20}],
  kontra: [{hand: kHand, against: 'wenz', declarer: 0, seat: 1, worlds: 20}],
  re: [{hand: kHand, against: 'wenz', declarer: 1, seat: 1, doubled: '0', worlds: 20}],
  solve: [{deal: kGame, winners: true}, {deal: `solo:H 1 | ${kHands}`, each_card: true, line: true, winners: true},
    {deal: `ramsch - | ${kHands} | ${kPlayed.slice(0, 71)}`, each_card: true}],
  analyze: [{deal: kGame}, {deal: kRamsch}, {deal: kRamsch, node_budget: 1}],
  review: [{game: JSON.stringify({deal: kGame, bids: '0 pass, 1 solo, 2 pass, 3 pass'})}],
  deal: [{seed: 1}],
  rules: [{}],
  // Those that the page does not ask.
  auction: [{hand: kHand}, {bids: '0 pass, 1 solo, 2 pass, 3 pass'}],
  chance: [{condition: 'cards(1,G)==0', hand: [`0=${kHand}`]}],
  convert: [{text: kGame, to: 'json'}],
  exchange: [{deal: 'hochzeit:2 0 | HO EZ EK E8 GA GZ SZ S8 | EO GO SO GU HU EA E9 E7 |' +
    ' EU SU HA HZ GK G9 G8 H7 | HK H9 H8 G7 SA SK S9 S7'}],
  legal: [{contract: 'wenz', hand: kHand, trick: 'G8'}],
};
