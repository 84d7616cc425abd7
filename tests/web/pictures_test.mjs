// Pictures of every view and of a game at the table, in two sizes, two colours and two languages, to be
// looked at: files named VIEW-SIZE-COLOURS-LANGUAGE.png in the folder SCHAFKOPF_PICTURES. With a folder
// SCHAFKOPF_PICTURES_BEFORE of earlier ones each must look the same.
// The arguments are those of page_test.mjs.
import assert from 'node:assert/strict';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {kDesk, kPhone, kViews, open, patience} from './harness.mjs';
import {differingPixels} from './looks.mjs';
import {sitDown, tap, waits} from './robot.mjs';

const pictures = process.env.SCHAFKOPF_PICTURES ?? 'build/pictures';
const before = process.env.SCHAFKOPF_PICTURES_BEFORE;
const kTolerance = 0.001; // of the pixels: letters are smoothed as it comes
mkdirSync(pictures, {recursive: true});

const others = [];

const nameOf = (address) => address.replace(/[^\w=]+/g, ' ').trim().replace(/[ =]+/g, '-').slice(0, 24);

async function wholePage(page, name, end) {
  await page.waitForTimeout(300);
  const file = `${name}-${end}.png`;
  const picture = await page.screenshot({path: join(pictures, file), fullPage: true});
  if (!before || !existsSync(join(before, file))) return;
  const differing = await differingPixels(page, readFileSync(join(before, file)), picture);
  if (differing > kTolerance) others.push(`${file}: ${(100 * differing).toFixed(2)} % of the pixels`);
}

// What is seen in the course of a game.
async function pictureTable(look, end) {
  const page = await sitDown({lays: true}, look);
  const seen = new Set();
  const once = async (what) => {
    if (!seen.has(what)) await wholePage(page, `table-${what}`, end);
    seen.add(what);
  };
  // Until a game has been played.
  for (let number = 3; !seen.has('middle') || await waits(page) !== 'next'; ++number) {
    const asked = await waits(page);
    if (asked === 'next') {
      await page.locator('#next').click();
      continue;
    }
    await once(asked);
    if (['bid', 'card'].includes(asked) && !seen.has(`${asked} hint`)) {
      await page.locator('#coach').click();
      await page.locator('.coach', {hasText: /\d|Wahl|choice/}).waitFor(patience);
      await once(`${asked} hint`);
    }
    if (asked === 'card' && await page.locator('.own-hand li').count() < 6) await once('middle');
    await tap(page, number);
  }
  await once('end');
  await page.locator('#menu').dispatchEvent('click');
  await page.locator('.menu-page').waitFor(patience);
  await once('menu');
  await page.evaluate(() => history.back());
  const back = page.locator('#look-back');
  if (await back.count() > 0) {
    await back.click();
    await page.locator('.look-back[data-reviewed]').waitFor(patience);
    const others = page.locator('.look-back summary');
    if (await others.count() > 0) await others.click();
    await once('look back');
    const again = page.locator('.mattered button');
    if (await again.count() > 0) {
      await again.first().click();
      await page.locator('.own-hand button:not([aria-disabled])').first().click({position: {x: 8, y: 30}});
      await page.locator('[data-tried]').waitFor(patience);
      await once('try');
    }
  }
  await page.context().close();
}

for (const viewport of [kPhone, kDesk]) {
  for (const [colorScheme, lang] of [['light', 'de'], ['dark', 'de'], ['light', 'en'], ['dark', 'en']]) {
    const end = `${viewport.width}-${colorScheme}-${lang}`;
    const look = {viewport, colorScheme, lang: lang === 'de' ? 'de-DE' : 'en-GB', alike: true};
    test(`pictures ${end}`, async () => {
      for (const [address, ready] of kViews) {
        const page = await open(address, look);
        await page.locator(ready).first().waitFor(patience);
        await wholePage(page, nameOf(address), end);
        await page.context().close();
      }
      await pictureTable(look, end);
    });
  }
}

test('each picture is what it was', {skip: !before && 'with SCHAFKOPF_PICTURES_BEFORE'}, () => {
  assert.deepEqual(others, []);
});
