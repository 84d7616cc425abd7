// The one door through which answers come: what the page reads of each, and nothing else can be
// read. A name that stands here and not in the answer is a fault, and so is one that is read and
// does not stand here.
export function failure(text) {
  const fault = new Error(text);
  fault.name = 'EngineError';
  return fault;
}

const kText = 'text';
const kNumber = 'number';
const kFlag = 'flag';
const kPlain = {text: 'string', number: 'number', flag: 'boolean'};
const orNull = (shape) => ({orNull: shape});
const listOf = (shape) => ({listOf: shape});
const mapOf = (shape) => ({mapOf: shape});
const record = (fields) => ({fields});
// Of several kinds, as each kind of game has it.
const oneOf = (...shapes) => ({oneOf: shapes});

const kBid = record({made: kText, best: kText, lost: kNumber, mistake: kFlag});
const kDouble = {
  verdict: kText, sentence: kText, cents: kNumber, cents_error: kNumber,
  worlds: kNumber, rules: kText, tariff: kText,
};
// What decides it, most first.
const kWhy = listOf(record({says: kText}));
// By card; in a Ramsch each seat is paid for itself.
const kValues = mapOf(oneOf(kNumber, record({payments: listOf(kNumber)})));

// By question, or by what else the page asks for: the fields that it reads; `name?` is not in each.
export const kAnswers = {
  table: record({
    phase: kText, contract: kText, declarer: orNull(kNumber), turn: orNull(kNumber), must: kFlag,
    options: listOf(record({contract: kText, bid: kText})),
    legal: listOf(kText), doublers: listOf(kNumber), side: listOf(kNumber), side_shown: kFlag,
    order: listOf(kText), trumps: listOf(kText), trick: listOf(kText),
    tricks: listOf(record({winner: kNumber, cards: listOf(kText)})), points: listOf(kNumber),
    'choice?': record({
      card: orNull(kText), contract: orNull(kText), bid: orNull(kText), pass_cents: orNull(kNumber),
      games: listOf(record({contract: kText, win: kNumber, cents: kNumber})),
    }),
  }),
  advise: record({
    best: kText, declarer: orNull(kNumber), why: kWhy,
    cards: listOf(record({card: kText, win: kNumber, behind: kNumber, as_good: kFlag})),
  }),
  score: record({
    'value?': orNull(kNumber), 'side?': listOf(kNumber), 'won?': orNull(kFlag), 'schneider?': kFlag,
    'schwarz?': kFlag, 'payments?': listOf(kNumber),
    'explanation?': listOf(record({what: kText, 'count?': kNumber, 'times?': kNumber, sum: kNumber})),
  }),
  sheet: record({
    rows: listOf(record({
      'error?': kText, 'payments?': listOf(kNumber), 'balance?': listOf(kNumber), 'stock?': kNumber,
      'factor?': kNumber, 'transfers?': listOf(record({from: orNull(kNumber), to: orNull(kNumber), cents: kNumber})),
    })),
  }),
  ask: record({
    verdict: kText, sentence: kText, 'why?': kWhy, best: kText, pass_cents: orNull(kNumber), worlds: kNumber,
    worlds_possible: kNumber, seed: kNumber, rules: kText, tariff: kText,
    'passing?': record({
      cents_error: kNumber, nobody_plays: kNumber, with: kNumber, against: kNumber,
    }),
    contracts: listOf(record({
      contract: kText, basis: kText, worlds: kNumber, given_up: kFlag,
      table_win: orNull(kNumber), table_low: orNull(kNumber), table_high: orNull(kNumber),
      open_win: orNull(kNumber), open_low: orNull(kNumber), open_high: orNull(kNumber),
      table_schneider: orNull(kNumber), table_schwarz: orNull(kNumber),
      schneider: orNull(kNumber), schwarz: orNull(kNumber),
      cents: kNumber, cents_error: kNumber,
      bid_cents: orNull(kNumber), bid_error: orNull(kNumber), outbid: orNull(kNumber),
    })),
  }),
  lay: record({...kDouble, alone: kNumber, with: kNumber, against: kNumber, nobody_plays: kNumber}),
  kontra: record({...kDouble, contract: kText, win: kNumber}),
  re: record({...kDouble, contract: kText, win: kNumber}),
  solve: record({
    contract: kText, 'value?': orNull(kNumber), 'won?': orNull(kFlag), 'payments?': listOf(kNumber),
    'cards?': kValues,
    'play?': listOf(kText), 'winners?': listOf(kNumber),
  }),
  analyze: record({
    contract: kText, 'value?': orNull(kNumber), 'result?': orNull(kNumber),
    'payments?': listOf(kNumber), 'skipped?': kNumber,
    plays: listOf(record({
      seat: kNumber, card: kText, 'values?': mapOf(kNumber), 'payments?': mapOf(kNumber), cost: kNumber,
    })),
  }),
  review: record({
    plays: listOf(record({
      trick: kNumber, seat: kNumber, card: kText, best: kText, cost: kNumber, mistake: kFlag,
      'why?': kWhy,
    })),
    seats: listOf(record({seat: kNumber, cents: kNumber, bid: orNull(kBid)})),
  }),
  deal: record({
    deals: listOf(record({
      contract: orNull(kText), declarer: orNull(kNumber), hands: listOf(listOf(kText)),
    })),
  }),
  rules: record({
    contracts: listOf(record({
      name: kText, offered: kFlag, deck: kNumber, parties: kText, objective: kText, cents: kNumber,
      laufende_min: kNumber, laufende_max: kNumber, trumps: listOf(kText),
    })),
    options: mapOf(oneOf(kText, kNumber, kFlag)), rule_file: kText, said: listOf(kText),
    option_list: listOf(record({
      option: kText, group: kText, common: kFlag, says: kText, words: listOf(kText), words_said: listOf(kText),
      low: orNull(kNumber), high: orNull(kNumber),
    })),
  }),
  'batch-status': record({
    batches: listOf(record({
      file: kText, 'error?': kText, 'state?': kText, 'output?': kText, 'done?': kNumber,
      'errors?': kNumber, 'share?': orNull(kNumber), 'rate?': kNumber, 'seconds?': kNumber,
      'seconds_left?': orNull(kNumber), 'written?': kNumber,
    })),
  }),
  'engine.json': record({program: kFlag, 'batches?': kNumber}),
  progress: record({done: kNumber, total: kNumber}),
};

// Reads `name`, which must be among the shape's; what JavaScript itself asks for is not there.
const kGuard = {
  get(fields, name) {
    if (typeof name === 'symbol' || name in fields) return fields[name];
    if (name === 'then' || name === 'toJSON') return undefined;
    throw failure(`the page reads "${name}", which answers.mjs does not know`);
  },
};

function checkedRecord(shape, value, place) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw failure(`${place} is no object`);
  }
  const fields = {};
  for (const [key, of] of Object.entries(shape.fields)) {
    const name = key.replace('?', '');
    if (name in value) fields[name] = checked(of, value[name], `${place}.${name}`);
    else if (name === key) throw failure(`${place} has no ${name}`);
    else fields[name] = undefined;
  }
  return new Proxy(fields, kGuard);
}

function fits(shape, value) {
  try {
    checked(shape, value, '');
    return true;
  } catch {
    return false;
  }
}

function checked(shape, value, place) {
  if (shape.fields) return checkedRecord(shape, value, place);
  if (shape.orNull) return value === null ? null : checked(shape.orNull, value, place);
  if (shape.oneOf) {
    const of = shape.oneOf.find((each) => fits(each, value));
    if (!of) throw failure(`${place} is ${JSON.stringify(value)}`);
    return checked(of, value, place);
  }
  if (shape.listOf) {
    if (!Array.isArray(value)) throw failure(`${place} is no list`);
    return value.map((each, i) => checked(shape.listOf, each, `${place}[${i}]`));
  }
  if (shape.mapOf) {
    return Object.fromEntries(Object.entries(value).map(
      ([key, each]) => [key, checked(shape.mapOf, each, `${place}.${key}`)]));
  }
  if (typeof value !== kPlain[shape]) throw failure(`${place} is no ${shape}`);
  return value;
}

// The answer to what was asked (a key of kAnswers), from its text. One that is an error is thrown.
export function readAnswer(asked, text) {
  const value = JSON.parse(text);
  if (value?.error !== undefined) throw failure(value.error);
  return checked(kAnswers[asked], value, asked);
}
