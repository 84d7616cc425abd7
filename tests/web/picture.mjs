// Makes the pictures of the page in README, as on a desk, and LIESMICH, as on a phone: the hand whose answer
// they begin with, in Chromium. The answer itself goes into the file as a text, by which
// tests/documents_test.py sees whether it is stale.
// Usage: picture.mjs PAGE_FOLDER PROGRAM [FOLDER]   (docs/pictures)
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {assembled, launchBrowser, serveByProgram} from './browser.mjs';

const kHand = 'EU HU EA EZ EK GA HZ S7';
const kFolder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const kPictures = [
  {name: 'page.png', locale: 'en', viewport: {width: 1280, height: 600}},
  {name: 'seite.png', locale: 'de', viewport: {width: 390, height: 844}},
];
const kHeader = 8 + 25;  // bytes of a PNG before its second chunk

const folder = assembled(process.argv[2]);
const program = resolve(process.argv[3]);
const pictures = resolve(process.argv[4] ?? kFolder);

// As PNG sums its chunks.
function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunkOf(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const number = (value) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
}

// A PNG that also says `text` under `keyword`, in UTF-8.
function withText(png, keyword, text) {
  const data = Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text)]);
  return Buffer.concat([png.subarray(0, kHeader), chunkOf('iTXt', data), png.subarray(kHeader)]);
}

const ask = (locale, ...style) =>
    execFileSync(program, ['ask', kHand, '--lang', locale, ...style], {encoding: 'utf8'});
const server = await serveByProgram(program, '--page', folder);
const browser = await launchBrowser();
try {
  for (const {name, locale, viewport} of kPictures) {
    const {sentence} = JSON.parse(ask(locale, '--json'));
    const page = await browser.newPage({viewport, locale});
    await page.goto(`${server.url}#ask=${kHand.replaceAll(' ', '+')}`);
    await page.locator('.answer[data-took]').waitFor({timeout: 60_000});
    const verdict = (await page.locator('.verdict').innerText()).replace(/\s+/g, ' ');
    if (!verdict.includes(sentence)) {
      throw new Error(`the page says "${verdict}", the program "${sentence}"`);
    }
    const picture = withText(await page.screenshot(), 'schafkopf', ask(locale));
    writeFileSync(join(pictures, name), picture);
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
