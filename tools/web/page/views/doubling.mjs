// Laying and Kontra: a sentence, what doubling changes, and what would happen.
import {gameName} from '../cards.mjs';
import {html} from '../ui.mjs';
import {number, percent} from '../languages.mjs';
import {ChanceBar} from './ranking.mjs';
import {Verdict} from './verdict.mjs';

function Chances({rows}) {
  return html`<ul class="chances">${rows.map(([what, chance]) => html`<li>
    <span class="name">${what}</span><span class="chance">${percent(chance)} %</span>
    <${ChanceBar} chance=${chance} label=${`${what}: ${percent(chance)} %`}/></li>`)}</ul>`;
}

export function Doubling({t, answer, mode}) {
  const rows = mode === 'lay'
    ? [[t('double_alone'), answer.alone], [t('double_with'), answer.with],
      [t('double_against'), answer.against], [t('double_nobody'), answer.nobody_plays]]
    : [[`${gameName(answer.contract, t.lang)}: ${t('kontra_their_win')}`, 1 - answer.win],
      [t('kontra_win'), answer.win]];
  return html`
    <${Verdict} verdict=${answer.verdict} sentence=${answer.sentence}/>
    <p class="big"><span>${t(`doubling_${mode}${Math.round(answer.cents) < 0 ? '_costs' : ''}`)}</span>
      <strong>${number(t.lang, Math.abs(answer.cents))}<small>${
        ` ± ${number(t.lang, answer.cents_error)} ${t('cents')}`}</small></strong></p>
    <${Chances} rows=${rows.filter(([, chance]) => typeof chance === 'number')}/>
    <p class="small">${t.by(answer.worlds, 'worlds_dealt', number(t.lang, answer.worlds))}; ${`${answer.rules}, ${answer.tariff}.`}</p>`;
}
