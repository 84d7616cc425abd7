// Mehr: what is agreed on, how the page looks and speaks, what it is.
import {imported} from '../archive.mjs';
import {Choice} from '../parts.mjs';
import {TableSettings} from '../play/start.mjs';
import {keepTable, settingsNow} from '../rules/terms.mjs';
import {html, useState} from '../ui.mjs';
import {kLanguageNames, kLanguages} from '../languages.mjs';

function Link({href, says, hint}) {
  return html`<a class="more-link" href=${href}><b>${says}</b><small>${hint}</small></a>`;
}

export function MoreView({t, hasRuns, look}) {
  const [settings, setSettings] = useState(settingsNow);
  const [said, setSaid] = useState('');
  const change = (changes) => {
    const next = {...settings, ...changes};
    setSettings(next);
    keepTable(next);
  };
  const take = async (file) => {
    if (!file) return;
    try {
      const count = await imported(await file.text());
      setSaid(t.by(count, 'imported', count));
    } catch {
      setSaid(t('import_failed'));
    }
  };
  return html`<div class="more">
    <h1>${t('place_more')}</h1>
    <section class="links">
      <${Link} href="#block=" says=${t('block')} hint=${t('block_hint')}/>
      <${Link} href="#rules=" says=${t('rules')} hint=${t('rules_hint')}/>
      ${hasRuns && html`<${Link} href="#runs=" says=${t('runs')} hint=${t('runs_hint')}/>`}
    </section>
    <section class="sheet" aria-labelledby="look-head"><h2 id="look-head">${t('look_head')}</h2>
      <${Choice} legend=${t('language')} name="lang" value=${t.lang}
        options=${kLanguageNames.map((lang) => [lang, kLanguages[lang].name])} onChange=${look.speak}/>
      <${Choice} legend=${t('colours')} name="theme" value=${look.dark ? 'dark' : 'light'}
        options=${[['light', t('light')], ['dark', t('dark')]]} onChange=${look.paint}/></section>
    <section class="sheet" aria-labelledby="agreed-head"><h2 id="agreed-head">${t('agreed')}</h2>
      <p class="small">${t('agreed_next')}</p>
      <${TableSettings} t=${t} settings=${settings} change=${change}/></section>
    <section class="sheet" aria-labelledby="files-head"><h2 id="files-head">${t('keep_head')}</h2>
      <p class="small">${t('keep_text')}</p>
      <label class="button quiet">${t('import')}<input type="file" class="unseen" accept=".json"
        onChange=${(event) => take(event.target.files[0])}/></label>
      <p role="status">${said}</p></section>
  </div>`;
}
