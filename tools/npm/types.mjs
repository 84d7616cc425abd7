// Makes index.d.ts: its written part, then a type for each question and each answer, made of the
// engine's own tables.
// Usage: types.mjs WRITTEN.d.ts FIELDS.wasm MODULE.mjs OUTPUT.d.ts
import {readFileSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

const [written, fields, loader, output] = process.argv.slice(2);
const {asking, compiled} = await import(pathToFileURL(loader));
const {common, questions} = JSON.parse(asking(await compiled(pathToFileURL(fields)))(''));

const kFields = {text: 'string', texts: 'string | readonly string[]', number: 'number', share: 'number', flag: 'boolean'};
const kColumns = {
  number: 'number', seat: 'Seat', flag: 'boolean', contract: 'Contract', bid: 'Contract', card: 'Card', cards: 'string',
  text: 'string',
};
// What is in a list, and what stands by its name: values of options, too.
const kListed = {...kColumns, cards: 'Card[]', list: 'number[]'};
const kNamed = {...kListed, text: 'string | number | boolean'};
// What has a value for nothing, too; other columns are then null.
const kNeverNull = ['bid', 'rows', 'map'];

const indented = (text) => text.replace(/^(?=.)/gm, '  ');
const block = (head, lines) => `${head}{\n${indented(lines.join('\n'))}\n}`;
const explained = (says, line) => (says ? `/** ${says.replaceAll('*/', '* /')} */\n${line}` : line);
const nameOf = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const capital = (name) => name[0].toUpperCase() + name.slice(1);

function fieldLine({name, type, says, required, standard, choices}) {
  const words = choices.split(' ').filter(Boolean).map((word) => `'${word}'`).join(' | ');
  const usual = standard ? `${says}; default ${standard}` : says;
  return explained(usual, `${nameOf(name)}${required ? '' : '?'}: ${type === 'text' && words ? words : kFields[type]};`);
}

function typeOf({kind, each, of}) {
  const inner = of.length > 0 ? block('', columnLines(of)) : (kind === 'map' ? kNamed : kListed)[each];
  if (kind === 'rows') return `${inner}[]`;
  if (kind === 'object') return inner;
  if (kind === 'list') return /^\w+$/.test(inner) ? `${inner}[]` : `(${inner})[]`;
  if (kind === 'map') return `Record<string, ${inner}>`;
  return kColumns[kind];
}

// A name may stand for one thing or another: several columns, one line.
function columnLines(columns) {
  return [...new Set(columns.map(({name}) => name))].map((name) => {
    const same = columns.filter((column) => column.name === name);
    const types = new Set(same.map(typeOf));
    if (same.some(({kind, sure}) => !sure && !kNeverNull.includes(kind))) types.add('null');
    const says = same.map((column) => column.says).join(', or ');
    return explained(says, `${nameOf(name)}${same.some(({maybe}) => maybe) ? '?' : ''}: ${[...types].join(' | ')};`);
  });
}

// An interface for each form of the answer; where there are several, the answer is one of them.
function answerTypes({name, forms}) {
  const type = `${capital(name)}Answer`;
  const line = explained('the line_number of the question', 'line?: number;');
  const formName = ({to}, place) => {
    if (forms.length === 1) return type;
    const before = forms.slice(0, place).filter((form) => form.to === to).length;
    return type + capital(to) + (before > 0 ? before + 1 : '');
  };
  const named = forms.map((form, place) => [formName(form, place), [line, ...columnLines(form.columns)], form.to]);
  const texts = named.map(([each, lines, to]) =>
    explained(to && `what \`${name}\` answers to \`${to}\``, block(`export interface ${each} `, lines)));
  if (named.length > 1) texts.push(`export type ${type} = ${named.map(([each]) => each).join(' | ')};`);
  return texts.join('\n\n');
}

const texts = [readFileSync(written, 'utf8').trimEnd()];
texts.push(explained('what every question may hold', block('export interface CommonFields ', common.map(fieldLine))));
for (const question of questions) {
  const {name, says, fields: own} = question;
  texts.push(explained(says, block(`export interface ${capital(name)}Question extends CommonFields `,
    [`verb: '${name}';`, ...own.map(fieldLine)])));
  texts.push(answerTypes(question));
}
for (const what of ['Question', 'Answer']) {
  texts.push(block(`export interface ${what}s `, questions.map(({name}) => `${name}: ${capital(name)}${what};`)));
}
writeFileSync(output, `${texts.join('\n\n')}\n`);
