// One evening being played: asks the engine whose turn it is, lets the others speak and play, waits for
// the one who plays here. Tells of every change by `onChange`.
import {kSeats, laidBy} from '../deal.mjs';
import {
  kLevels, adviseQuestion, again, chairOf, newGame, randomSeed, rulesOf, scoreQuestion, seatOfYou,
  sheetQuestion, tableQuestion, takenBack,
} from './game.mjs';

const kHold = 600; // milliseconds that a trick lies before it is gathered
const kGather = 180;
const kMostPlayed = 300; // games of an evening that are kept with it

// As long as nothing was said, and without a trick that is just being gathered.
const kSilence = [null, null, null, null];
const kGathered = {shown: null, taken: undefined, winner: undefined};

export class Sitting {
  #engine;
  #keep;
  #onChange;
  #turn = 0;
  #left = false;
  #asking = new AbortController();

  // `keep(evening)` saves it: a promise.
  constructor({engine, evening, keep, onChange}) {
    this.#engine = engine;
    this.#keep = keep;
    this.#onChange = onChange;
    this.state = {
      evening, game: evening.current, table: null, waits: null, said: kSilence, spoke: null, ...kGathered,
      sheet: null, score: null, thinking: false, fault: null,
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
    return this.#keep(evening);
  }
  #say(seat, words) {
    this.#set({said: this.state.said.map((old, each) => (each === seat ? words : old)), spoke: seat});
  }
  #pause(share = 1) {
    return new Promise((done) => { setTimeout(done, this.pace * share); });
  }
  #ask(question) {
    return this.#engine.answer(question, {signal: this.#asking.signal});
  }

  // One thing at a time: what goes on ends, and `work` begins. It changes nothing any more once `live()`
  // is not so; where it fails `run` goes on.
  async #act(work) {
    if (this.#left) return;
    const turn = ++this.#turn;
    this.#asking.abort();
    this.#asking = new AbortController();
    const live = () => turn === this.#turn;
    this.#set({waits: null, fault: null, thinking: false});
    try {
      await work(live);
    } catch (fault) {
      if (fault.name !== 'AbortError' && live()) this.#set({fault: fault.message, thinking: false});
    }
  }

  // Goes on until the one who plays here is asked, or somebody else began to.
  async run() { await this.#act((live) => this.#goOn(live)); }
  // For good: nothing happens here any more.
  leave() {
    this.#left = true;
    ++this.#turn;
    this.#asking.abort();
  }

  async #goOn(live) {
    if (live() && !this.game) await this.#deal(live);
    if (live() && !this.state.sheet) await this.#count(live);
    while (live() && await this.#step(live));
  }

  async #deal(live) {
    const {evening} = this.state;
    const seed = randomSeed();
    const {deals: [deal]} = await this.#ask({question: 'deal', seed, ...rulesOf(evening)});
    if (!live()) return;
    const last = evening.games.filter(({practice}) => !practice).at(-1);
    const forehand = last ? (last.forehand + 1) % 4 : 0;
    this.#set({said: kSilence, table: null, score: null, ...kGathered});
    this.#save(newGame({hands: deal.hands, seed, forehand, lays: evening.lays}));
  }

  // How the evening stands.
  async #count(live) {
    const asked = sheetQuestion(this.state.evening);
    const sheet = asked && await this.#ask(asked);
    if (live()) this.#set({sheet});
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
    this.#set({table, ...kGathered});
    if (table.phase === 'over') {
      await this.#settle(live);
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
    this.#set({said: kSilence});
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
    if (this.game.played.length < 4) this.#set({said: kSilence});
    const trick = laidBy(this.game, [...table.trick, card]);
    this.#set({shown: trick});
    this.#save({...this.game, played: [...this.game.played, card]});
    if (trick.length < 4) return;
    const after = await this.#ask(tableQuestion(this.state.evening, this.game));
    if (!live()) return;
    const still = this.pace < 50 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#set({winner: after.tricks.at(-1).winner, table: {...table, ...after}});
    if (this.pace >= 50) await new Promise((done) => { setTimeout(done, kHold); });
    if (!live()) return;
    if (!still) this.#set({taken: after.tricks.at(-1).winner});
    if (!still) await new Promise((done) => { setTimeout(done, kGather); });
    if (live()) this.#set(kGathered);
  }

  async #settle(live) {
    const {game} = this;
    const score = await this.#ask(scoreQuestion(this.state.evening, game));
    if (!live()) return;
    const over = {...game, over: true, payments: score.payments ?? [0, 0, 0, 0]};
    const {evening} = this.state;
    const games = [...evening.games.filter(({id}) => id !== game.id), over].slice(-kMostPlayed);
    await this.#save(over, {games});
    await this.#count(live);
    if (!live()) return;
    // As the evening counts it: with its stock and its Bock.
    const {payments} = (!game.practice && this.state.sheet?.rows.at(-1)) || {};
    if (payments) {
      const paid = {...over, payments: kSeats.map((seat) => payments[chairOf(game, seat)])};
      await this.#save(paid, {games: games.map((each) => (each.id === paid.id ? paid : each))});
    }
    this.#set({score, waits: 'next'});
  }

  // What the one who plays here does.
  async lay(yes) {
    if (this.state.waits !== 'lay') return;
    await this.#act(async (live) => {
      const {game, you} = this;
      const laid = await Promise.all(kSeats.map((seat) => (seat === you ? yes : this.#wouldLay(seat))));
      if (!live()) return;
      this.#set({said: laid.map((each) => (each ? {lays: true} : null)), spoke: null});
      this.#save({...game, laid: kSeats.filter((seat) => laid[seat])});
      if (laid.some(Boolean)) await this.#pause();
      if (live()) this.#set({said: kSilence});
      await this.#goOn(live);
    });
  }
  async #wouldLay(seat) {
    const {hands, first, seed} = this.game;
    const unseen = Array(hands[seat].length - first[seat].length).fill('_');
    const {verdict} = await this.#ask({
      question: 'lay', hand: [...first[seat], ...unseen].join(' '), seat, seed,
      ...rulesOf(this.state.evening),
    });
    return verdict === 'lay';
  }
  async bid(option) {
    if (this.state.waits !== 'bid') return;
    await this.#act(async (live) => {
      if (this.state.table.must) this.#play(this.you, option.contract);
      else this.#bid(this.you, option ?? {bid: null, contract: null});
      await this.#goOn(live);
    });
  }
  async play(card) {
    if (this.state.waits !== 'card') return;
    await this.#act(async (live) => {
      await this.#lay(this.state.table, card, live);
      await this.#goOn(live);
    });
  }
  async kontra() {
    const {game, you} = this;
    if (game.kontra.at(-1) === you) return;
    await this.#act(async (live) => {
      this.#say(you, {kontra: game.kontra.length});
      this.#save({...game, kontra: [...game.kontra, you]});
      await this.#goOn(live);
    });
  }
  async takeBack() {
    const game = takenBack(this.game, this.you);
    if (!game) return;
    await this.#act(async (live) => {
      this.#set({said: kSilence, score: null, sheet: null, ...kGathered});
      this.#save(game, {games: this.state.evening.games.filter(({id}) => id !== game.id)});
      await this.#goOn(live);
    });
  }
  async next() {
    await this.#act(async (live) => {
      this.#set({game: null, score: null});
      await this.#goOn(live);
    });
  }
  async replay(game) {
    await this.#act(async (live) => {
      this.#set({said: kSilence, score: null, table: null, ...kGathered});
      this.#save(again(game, this.state.evening.lays));
      await this.#goOn(live);
    });
  }

  // On request: what one's own seat would do now.
  async coach() {
    const {game, you} = this;
    const {evening, waits} = this.state;
    if (waits === 'bid') {
      const {choice} = await this.#ask(tableQuestion(evening, game, {think: true, seed: game.seed}));
      return {choice};
    }
    return {advice: await this.#ask(adviseQuestion(evening, game, you, {seed: game.seed}))};
  }
}
