// The table of all games of a deal by all declarers, filled while it is reckoned.
import {gameName} from '../cards.mjs';
import {dealLine, kSeats, seatName, valueShort, valueText} from '../deal.mjs';
import {html, useEffect, useState} from '../ui.mjs';

export function AllGames({t, engine, deal, games, choose}) {
  const [values, setValues] = useState({});
  const hands = deal.hands.map((hand) => hand.join(' ')).join('|');
  useEffect(() => {
    const asking = new AbortController();
    setValues({});
    // The position on view comes first.
    const timer = setTimeout(() => {
      for (const contract of games) {
        for (const declarer of kSeats) {
          const line = dealLine({contract, declarer, hands: deal.hands});
          const keep = (value) => setValues((known) => ({...known, [`${contract} ${declarer}`]: value}));
          engine.answer({question: 'solve', deal: line}, {signal: asking.signal})
            .then((answer) => keep({answer}))
            .catch((fault) => fault.name !== 'AbortError' && keep({fault: fault.message}));
        }
      }
    }, 60);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [hands]);
  return html`<section class="all-games"
      data-done=${Object.keys(values).length === games.length * kSeats.length ? '' : null}>
    <h2 id="all-games-head">${t('table_all')}</h2>
    <p class="small">${t('table_hint')}</p>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="all-games-head"><table>
      <thead><tr><th scope="col">${t('contract')}</th>
        ${kSeats.map((seat) => html`<th scope="col">${seatName(t, seat, deal)}</th>`)}</tr></thead>
      <tbody>${games.map((contract) => html`<tr key=${contract}>
        <th scope="row">${gameName(contract, t.lang)}</th>
        ${kSeats.map((declarer) => {
          const known = values[`${contract} ${declarer}`];
          if (!known) return html`<td><span class="wait" aria-hidden="true">·</span></td>`;
          if (known.fault) {
            return html`<td><span class="none" title=${t('not_allowed')}>–<span class="unseen">
              ${t('not_allowed')}</span></span></td>`;
          }
          const {answer} = known;
          const on = contract === deal.contract && declarer === deal.declarer;
          const says = `${gameName(contract, t.lang)}, ${seatName(t, declarer, deal)}: ${
            valueText(answer.value, contract, t)}, ${t(answer.won ? 'wins' : 'loses')}`;
          return html`<td><button type="button" aria-pressed=${on}
            class=${`value ${answer.won ? 'won' : 'lost'}`} data-value=${answer.value}
            onClick=${() => choose(contract, declarer)}><span class="unseen">${says}</span>
            <span aria-hidden="true">${valueShort(answer.value, contract, t)}
              ${answer.won && html`<i> ✓</i>`}</span></button></td>`;
        })}</tr>`)}</tbody>
    </table></div></section>`;
}
