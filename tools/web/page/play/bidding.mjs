// What one may say before the cards are played: lay, bid, double.
import {suitName} from '../cards.mjs';
import {Sign} from '../signs.mjs';
import {html, useState} from '../ui.mjs';
import {bidName, kontraName, optionName} from './said.mjs';

export function LayPanel({t, onLay}) {
  return html`<div class="panel ask-panel" role="group" aria-labelledby="asked">
    <p class="asked" id="asked">${t('lay_asked')}</p>
    <div class="choices">
      <button type="button" data-lay="no" onClick=${() => onLay(false)}>${t('lay_no')}</button>
      <button type="button" class="quiet" data-lay="yes" onClick=${() => onLay(true)}>${t('lay_yes')}</button>
    </div></div>`;
}

// Games as they are announced: [{bid, options}], Touts apart.
function groupsOf(options) {
  const groups = new Map();
  for (const option of options) {
    const group = groups.get(option.bid) ?? {bid: option.bid, options: []};
    group.options.push(option);
    groups.set(option.bid, group);
  }
  return [...groups.values()];
}

const isTout = (bid) => bid.includes('+tout');

function Games({t, groups, onGroup}) {
  return groups.map((group) => html`
    <button type="button" class="quiet" key=${group.bid} data-bid=${group.bid}
      onClick=${() => onGroup(group)}>${bidName(group.bid, t)}</button>`);
}

const suitOf = ({contract}) => /:(\w)/.exec(contract)[1];

// Which suit, once the game is said.
function Suits({t, group, onBid, onBack}) {
  return html`<div class="panel ask-panel" role="group" aria-labelledby="asked">
    <p class="asked" id="asked">${bidName(group.bid, t)}: ${t('which')}</p>
    <div class="choices">
      ${group.options.map((option) => html`
        <button type="button" class="quiet" key=${option.contract} data-contract=${option.contract}
            onClick=${() => onBid(option)}>
          <${Sign} suit=${suitOf(option)}/><span>${optionName(option.contract, t)}${/^ruf/.test(option.contract) &&
            html`<span class="unseen"> (${suitName(suitOf(option), t.lang)})</span>`}</span></button>`)}
      <button type="button" class="plain" onClick=${onBack}>${t('back')}</button>
    </div></div>`;
}

export function BidPanel({t, options, must, stands, onBid}) {
  const [group, setGroup] = useState(null);
  const [touts, setTouts] = useState(false);
  const groups = groupsOf(options);
  const choose = (each) => (each.options.length > 1 ? setGroup(each) : onBid(each.options[0]));
  if (group) {
    return html`<${Suits} t=${t} group=${group} onBid=${onBid} onBack=${() => setGroup(null)}/>`;
  }
  const some = groups.filter(({bid}) => isTout(bid) === touts);
  const hidden = groups.length - some.length;
  return html`<div class="panel ask-panel" role="group" aria-labelledby="asked">
    <p class="asked" id="asked">${must ? t('must_play') : stands ? t('bid_over', stands) : t('bid_asked')}</p>
    <div class="choices">
      ${!must && html`<button type="button" data-bid="pass" onClick=${() => onBid(null)}>${
        t('says_pass')}</button>`}
      <${Games} t=${t} groups=${some} onGroup=${choose}/>
      ${hidden > 0 && html`<button type="button" class="plain" onClick=${() => setTouts(!touts)}>${
        touts ? t('back') : 'Tout …'}</button>`}
    </div></div>`;
}

export function KontraButton({number, onKontra}) {
  return html`<button type="button" class="small-button" data-kontra=${number} onClick=${onKontra}>${
    kontraName(number)}</button>`;
}
