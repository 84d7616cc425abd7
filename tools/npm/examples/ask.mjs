// Should this hand play? What is known so far is printed on the way.
// Usage: node ask.mjs "EU HU EA EZ EK GA HZ S7"
import {load, SchafkopfError} from 'schafkopf';

const schafkopf = await load();
const percent = (share) => (share === null ? '?' : `${Math.round(100 * share)} %`);
try {
  const {sentence, contracts} = schafkopf.answer({verb: 'ask', hand: process.argv[2] ?? 'EU HU EA EZ EK GA HZ S7'}, {
    early: (known) => console.error(`so far: ${known.sentence}`),
  });
  console.log(sentence);
  for (const {contract, table_win, cents} of contracts.slice(0, 4)) {
    console.log(contract.padEnd(8), percent(table_win ?? null).padStart(6), `${Math.round(cents ?? 0)} cents`);
  }
} catch (fault) {
  if (!(fault instanceof SchafkopfError)) throw fault;
  console.error(`${fault.field}, column ${fault.column}: ${fault.message}`);
  process.exitCode = 1;
}
