// One evening being played: asks the engine whose turn it is, lets the others speak and play, waits for
// the one who plays here. Tells of every change by `onChange`.
import {
  kLevels, again, heldBy, newGame, randomSeed, rulesOf, scoreQuestion, seatOfYou, sheetQuestion,
  tableQuestion, takenBack,
} from './game.mjs';

const kHold = 600; // milliseconds that a trick lies before it is gathered
const kGather = 180;
const kMostPlayed = 30; // games of an evening that are kept with it

export class Sitting {
  #engine;
  #keep;
  #onChange;
  #turn = 0;
  #asking = new AbortController();

  // `keep(evening)` saves it.
  constructor({engine, evening, keep, onChange}) {
    this.#engine = engine;
    this.#keep = keep;
    this.#onChange = onChange;
    this.state = {
      evening, game: evening.current, table: null, waits: null, said: [null, null, null, null],
      shown: null, taken: undefined, winner: undefined, sheet: null, score: null, thinking: false, fault: null,
    };
  }

  get game() { return this.state.game; }
  get you() { return seatOfYou(this.game); }
  get pace() { return this.state.evening.pace ?? 700; }

  #set(changes) {
    this.state = {...this.state, ...changes};
    this.#onChange(this.state);
  }
  #save(game, more = {}) {
    const evening = {...this.state.evening, ...more, current: game};
    this.#set({evening, game});
    this.#keep(evening);
  }
  #say(seat, words) {
    this.#set({said: this.state.said.map((old, each) => (each === seat ? words : old))});
  }
  #pause(share = 1) {
    return new Promise((done) => { setTimeout(done, this.pace * share); });
  }
  #ask(question) {
    return this.#engine.answer(question, {signal: this.#asking.signal});
  }

  // Goes on until the one who plays here is asked, or somebody else began to.
  async run() {
    const turn = ++this.#turn;
    this.#asking.abort();
    this.#asking = new AbortController();
    const live = () => turn === this.#turn;
    this.#set({waits: null, fault: null, thinking: false});
    try {
      if (!this.game) await this.#deal();
      while (live() && await this.#step(live));
    } catch (fault) {
      if (fault.name !== 'AbortError' && live()) this.#set({fault: fault.message, thinking: false});
    }
  }
  leave() {
    ++this.#turn;
    this.#asking.abort();
  }

  async #deal() {
    const {evening} = this.state;
    const seed = evening.nextSeed ?? randomSeed();
    const {deals: [deal]} = await this.#ask({question: 'deal', seed, ...rulesOf(evening)});
    const last = evening.games.filter(({practice}) => !practice).at(-1);
    const forehand = last ? (last.forehand + 1) % 4 : evening.firstForehand ?? 0;
    this.#set({said: [null, null, null, null], table: null, score: null, shown: null, taken: undefined, winner: undefined});
    this.#save(newGame({hands: deal.hands, seed, forehand, lays: evening.lays}),
      {nextSeed: evening.nextSeed === undefined ? undefined : evening.nextSeed + 1});
  }

  // One thing after the other; false where it has to wait.
  async #step(live) {
    const {game, you} = this;
    const {evening} = this.state;
    if (game.laid === null) {
      this.#set({waits: 'lay'});
      return false;
    }
    const table = await this.#ask(tableQuestion(evening, game));
    if (!live()) return false;
    this.#set({table});
    if (table.phase === 'over') {
      await this.#settle();
      return false;
    }
    if (table.phase === 'called') {
      await this.#pause();
      if (live()) this.#begin(table);
      return live();
    }
    if (table.phase === 'play' && await this.#doubled(table, live)) return live();
    if (table.turn === you) {
      this.#set({waits: table.phase === 'bid' ? 'bid' : 'card'});
      return false;
    }
    this.#set({thinking: true});
    const asked = tableQuestion(evening, game, {think: true, seed: game.seed, ...kLevels[evening.level]});
    const [thought] = await Promise.all([this.#ask(asked), this.#pause(table.phase === 'bid' ? 1 : 0.6)]);
    if (!live()) return false;
    this.#set({thinking: false});
    if (table.must) this.#play(table.turn, thought.choice.contract);
    else if (table.phase === 'bid') this.#bid(table.turn, thought.choice);
    else await this.#lay(table, thought.choice.card, live);
    return live();
  }

  #bid(seat, {bid, contract}) {
    this.#say(seat, {bid, contract});
    const bids = [...this.game.bids, {seat, bid, contract}];
    this.#save({...this.game, bids});
  }

  #play(seat, contract) {
    this.#set({said: [null, null, null, null]});
    if (seat !== null) this.#say(seat, {plays: contract});
    this.#save({...this.game, contract, declarer: seat});
  }

  // The auction is over: what was bid without its suit is named.
  #begin(table) {
    const last = this.game.bids.findLast(({seat, bid}) => seat === table.declarer && bid);
    this.#play(table.declarer, last?.contract ?? table.contract);
  }

  // Before the first card the others who may double say in turn whether they do: Kontra, Re ...
  async #doubled(table, live) {
    const {game, you} = this;
    const said = game.kontra.length;
    if (game.kontraAsked === true || game.kontraAsked === said || game.played.length > 0) return false;
    const seats = table.doublers.filter((seat) => seat !== you);
    let given = game.kontra;
    for (const seat of seats) {
      const {verdict} = await this.#ask({
        question: said % 2 === 0 ? 'kontra' : 're', hand: game.hands[seat].join(' '), against: game.contract,
        declarer: game.declarer, seat, ...(said > 0 && {doubled: given.join(' ')}), seed: game.seed,
        ...rulesOf(this.state.evening),
      });
      if (!live()) return true;
      if (verdict !== 'kontra' && verdict !== 're') continue;
      this.#say(seat, {kontra: said});
      given = [...given, seat];
      break;
    }
    await this.#pause(table.doublers.includes(you) ? 2.5 : 1);
    if (live()) this.#save({...this.game, kontra: given, kontraAsked: said});
    return true;
  }

  // A card onto the table; the fourth stays there for a while.
  async #lay(table, card, live) {
    if (this.game.played.length < 4) this.#set({said: [null, null, null, null]});
    const trick = [...table.trick, card].map((each) => ({
      seat: this.game.hands.findIndex((hand) => hand.includes(each)), card: each,
    }));
    this.#set({shown: trick, waits: null});
    this.#save({...this.game, played: [...this.game.played, card]});
    if (trick.length < 4) return;
    const after = await this.#ask(tableQuestion(this.state.evening, this.game));
    const still = this.pace < 50 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#set({winner: after.tricks.at(-1).winner, table: {...table, ...after}});
    if (this.pace >= 50) await new Promise((done) => { setTimeout(done, kHold); });
    if (!live()) return;
    if (!still) this.#set({taken: after.tricks.at(-1).winner});
    if (!still) await new Promise((done) => { setTimeout(done, kGather); });
    if (live()) this.#set({shown: null, taken: undefined, winner: undefined});
  }

  async #settle() {
    const {game} = this;
    const score = await this.#ask(scoreQuestion(this.state.evening, game));
    const over = {...game, over: true, payments: score.payments ?? [0, 0, 0, 0]};
    const {evening} = this.state;
    const games = [...evening.games.filter(({id}) => id !== game.id), over].slice(-kMostPlayed * 10);
    this.#save(over, {games});
    const asked = sheetQuestion(this.state.evening);
    const sheet = asked && await this.#ask(asked);
    this.#set({score, sheet, waits: 'next'});
  }

  // What the one who plays here does.
  async lay(yes) {
    const {game, you} = this;
    this.#set({waits: null});
    const {evening} = this.state;
    const laid = await Promise.all([0, 1, 2, 3].map(async (seat) => {
      if (seat === you) return yes;
      const unseen = Array(game.hands[seat].length - game.first[seat].length).fill('_');
      const {verdict} = await this.#ask({
        question: 'lay', hand: [...game.first[seat], ...unseen].join(' '), seat, seed: game.seed,
        ...rulesOf(evening),
      });
      return verdict === 'lay';
    }));
    const said = laid.map((each) => (each ? {lays: true} : null));
    this.#set({said});
    this.#save({...game, laid: [0, 1, 2, 3].filter((seat) => laid[seat])});
    if (laid.some(Boolean)) await this.#pause();
    await this.run();
  }
  async bid(option) {
    if (this.state.waits !== 'bid') return;
    this.#set({waits: null});
    if (this.state.table.must) this.#play(this.you, option.contract);
    else this.#bid(this.you, option ?? {bid: null, contract: null});
    await this.run();
  }
  async play(card) {
    if (this.state.waits !== 'card') return;
    const turn = ++this.#turn;
    await this.#lay(this.state.table, card, () => turn === this.#turn);
    if (turn === this.#turn) await this.run();
  }
  async kontra() {
    const {game, you} = this;
    const number = game.kontra.length;
    this.#say(you, {kontra: number});
    this.#save({...game, kontra: [...game.kontra, you]});
    await this.run();
  }
  async takeBack() {
    const game = takenBack(this.game, this.you);
    if (!game) return;
    this.#set({said: [null, null, null, null], shown: null, taken: undefined, winner: undefined, score: null});
    const games = this.state.evening.games.filter(({id}) => id !== game.id);
    this.#save(game, {games});
    await this.run();
  }
  async next() {
    this.#set({game: null, score: null});
    await this.run();
  }
  async replay(game) {
    this.#set({said: [null, null, null, null], shown: null, taken: undefined, winner: undefined, score: null, table: null});
    this.#save(again(game, this.state.evening.lays));
    await this.run();
  }

  // On request: what one's own seat would do now, as the strong level thinks.
  async coach(lang) {
    const {game, you} = this;
    const {evening, waits} = this.state;
    if (waits === 'bid') {
      const {choice} = await this.#ask(tableQuestion(evening, game, {think: true, seed: game.seed}));
      return {choice};
    }
    const {question, ...fields} = tableQuestion(evening, game);
    const hands = game.hands.map((hand, seat) => (seat === you ? hand.join(' ') : '_'));
    const view = [`${game.contract} ${game.declarer ?? '-'}`, ...hands, game.played.join(' ')].join(' | ');
    const {deal, ...rest} = fields;
    return {advice: await this.#ask({question: 'advise', view, lang, seed: game.seed, ...rest})};
  }

  held(seat) { return heldBy(this.game, seat); }
}
