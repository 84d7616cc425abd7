// What every view looks like: nothing cut, nothing faint, nothing for axe to find.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inFirefox} from '../browser.mjs';
import {answered, findings, kDeal, kDesk, kPhone, kViews, open, patience} from '../harness.mjs';
import {cutThings, faintThings} from '../looks.mjs';

// Firefox rounds each column of a table up.
const kSlack = inFirefox ? 2 : 1;

// The last are the desk and the phone at twice the size.
const kWidths = [[320, 640], [360, 640], [390, 844], [1280, 800], [640, 400], [195, 422]];

for (const [theme, lang] of [['light', 'de-DE'], ['dark', 'en-GB']]) {
  test(`nothing is cut and nothing is faint, ${theme}, ${lang}`, async () => {
    for (const [address, ready] of kViews) {
      // Where nothing moves all is where it belongs as soon as it is drawn.
      const page = await open(address, {colorScheme: theme, lang, bypassCSP: true, reducedMotion: 'reduce'});
      await page.locator(ready).first().waitFor(patience);
      for (const unfolded of [false, true]) {
        if (unfolded) {
          await page.evaluate(() => document.querySelectorAll('details').forEach((each) => { each.open = true; }));
        }
        for (const [width, height] of kWidths) {
          await page.setViewportSize({width, height});
          assert.deepEqual(await page.evaluate(cutThings, kSlack), [], `${address}, ${width} wide`);
        }
        assert.deepEqual(await page.evaluate(faintThings), [], address);
      }
      await page.context().close();
    }
  });
}

for (const [theme, viewport] of [['light', kDesk], ['dark', kPhone]]) {
  test(`no finding by axe, ${theme}, ${viewport.width} wide`, async () => {
    for (const address of ['#ask=', '#ask=EU+HU+EA+EZ+EK+GA+HZ+S7', '#ask=EO+GO+HU+HA&mode=lay',
      `#${new URLSearchParams({deal: kDeal, at: 0})}`, '#game=', '#rules=', '#play=',
      '#learn=', '#more=']) {
      const page = await open(address, {viewport, colorScheme: theme, bypassCSP: true});
      if (address.startsWith('#ask=E')) await answered(page);
      if (address.includes('deal')) await page.locator('.all-games[data-done]').waitFor(patience);
      if (address === '#game=') {
        await page.locator('#made-up').click();
        await page.locator('.report').waitFor(patience);
      }
      if (address === '#rules=') {
        await page.locator('.families li').first().waitFor(patience);
        await page.locator('.all-options summary').click();
      }
      assert.deepEqual(await findings(page), [], address);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.ok(!wide, `${address} is wider than ${viewport.width}`);
      await page.context().close();
    }
  });
}
