// Where the cards of an open deal come from: at random, on conditions, or as they are written.
import {dealLine, dealRow, readDeal} from '../deal.mjs';
import {Fault} from '../parts.mjs';
import {html, useState} from '../ui.mjs';

export function NewDeal({t, engine, deal, take}) {
  const [given, setGiven] = useState('');
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const random = async () => {
    setFault('');
    try {
      const {deals} = await engine.answer({
        question: 'deal', seed: Math.floor(Math.random() * 1e9), deck: 'long',
        contract: deal.contract, declarer: deal.declarer ?? 0, ...(given && {given}), lang: t.lang,
      });
      take({...deals[0], played: []});
    } catch (wrong) {
      setFault(wrong.message);
    }
  };
  const paste = async () => {
    setFault('');
    try {
      // As it is written: the engine says where it is wrong.
      const {contract} = await engine.answer(
        {question: 'solve', deal: dealRow(text || dealLine(deal))});
      take({...readDeal(text || dealLine(deal), t), contract});
    } catch (wrong) {
      setFault(wrong.message);
    }
  };
  return html`<div class="new-deal">
    <button type="button" onClick=${random}>${t('random_deal')}</button>
    <details><summary>${t('paste_deal')}</summary><div class="fields">
      <label class="field wide"><span>${t('deal_line')}</span>
        <textarea rows="4" value=${text || dealLine(deal)} spellcheck=${false} id="deal-line"
          onInput=${(event) => setText(event.target.value)}></textarea></label>
      <button type="button" onClick=${paste}>${t('take_deal')}</button>
      <label class="field grow"><span>${t('conditions')}</span>
        <input type="text" value=${given} placeholder=${t('conditions_hint')} spellcheck=${false}
          onInput=${(event) => setGiven(event.target.value.trim())}/></label>
    </div></details>
    ${fault && html`<${Fault} fault=${fault}/>`}
  </div>`;
}
