// Lines of a rule file as the engine writes it in English: [table], then one line for each key.

const partsOf = (file) => file.split(/^(?=\[)/m);
const isTable = (part, table) => part.startsWith(`[${table}]`);

// What stands at `key`, or undefined.
export function valueAt(file, table, key) {
  const part = partsOf(file).find((each) => isTable(each, table)) ?? '';
  const line = part.split('\n').find((each) => each.startsWith(`${key} = `));
  return line?.slice(key.length + 3);
}

// The file with `value` at `key`, or without it where there is none.
export function withValue(file, table, key, value) {
  return partsOf(file).map((part) => {
    if (!isTable(part, table)) return part;
    const [head, ...lines] = part.split('\n').filter((each) => !each.startsWith(`${key} = `));
    return [head, ...(value ? [`${key} = ${value}`] : []), ...lines].join('\n');
  }).join('');
}

// The same without a game and what is said of its suits.
export const withoutGame = (file, game) => partsOf(file).map((part) => (isTable(part, 'contracts')
  ? part.split('\n').filter((line) => !line.startsWith(`${game} = `) && !line.startsWith(`"${game}:`)).join('\n')
  : part)).join('');

export const withName = (file, name) => file.replace(/^name = .*$/m, () => `name = ${JSON.stringify(name)}`);

// The keys of [contracts], in their order.
export const gamesIn = (file) => [...(partsOf(file).find((part) => isTable(part, 'contracts')) ?? '')
  .matchAll(/^(\w+) = /gm)].map(([, key]) => key);

// "10" or "{rank = 80, tout = 180}" as fields, and back.
const fieldsOf = (value) => (value?.startsWith('{')
  ? Object.fromEntries(value.slice(1, -1).split(', ').map((field) => field.split(' = ')))
  : value ? {rank: value} : {});
const textOf = (fields) => {
  const known = Object.entries(fields).filter(([, value]) => value);
  return known.length > 0 && `{${known.map(([name, value]) => `${name} = ${value}`).join(', ')}}`;
};
export const fieldAt = (file, key, field) => fieldsOf(valueAt(file, 'contracts', key))[field] ?? '';
export const withField = (file, key, field, value) => withValue(file, 'contracts', key,
  textOf({...fieldsOf(valueAt(file, 'contracts', key)), [field]: value}));
