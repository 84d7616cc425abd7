// The browser that drives the page, SCHAFKOPF_BROWSER=firefox or Chromium, and the program as the page's
// server.
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {chromium, firefox} from 'playwright-core';

export const inFirefox = process.env.SCHAFKOPF_BROWSER === 'firefox';

// Debian's own; Firefox by WebDriver BiDi, which lacks a few things: why a test is skipped, or false.
// (playwright-core 1.65 asks it for a command that Firefox 153 lacks; 1.64 does not.)
const lacking = (what) => inFirefox && `in Firefox ${what}`;
export const kNoDownloads = lacking('no test sees a download');
export const kNoOffline = lacking('no test takes a page off the network');
export const kNoPictures = lacking('a picture is taken with a style that the page refuses');

export const launchBrowser = () => (inFirefox ?
  firefox.launch({
    channel: 'moz-firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    firefoxUserPrefs: {'ui.prefersReducedMotion': 1},
  }) :
  chromium.launch({executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox']}));

// The page of that folder; where it holds the page's sources, put together without a module.
export function assembled(folder) {
  if (!readdirSync(folder).includes('sw.js.in')) return resolve(folder);
  const page = mkdtempSync(join(tmpdir(), 'schafkopf-page-'));
  execFileSync('cmake', [`-DPAGE=${resolve(folder)}`, `-DLICENSE=${resolve('LICENSE')}`, `-DOUTPUT=${page}`,
    '-P', resolve('tools/web/assemble.cmake')]);
  return page;
}

// `PROGRAM serve` with its own page, on any port, and further options; {url, close}.
export const serveByProgram = (program, ...options) => serveAt(program, 0, ...options);

export async function serveAt(program, port, ...options) {
  const child = spawn(program, ['serve', '--port', String(port), ...options],
    {stdio: ['ignore', 'pipe', 'inherit']});
  const url = await new Promise((found, failed) => {
    child.on('exit', (status) => failed(new Error(`serve ended with ${status}`)));
    child.stdout.once('data', (text) => found(String(text).trim()));
  });
  return {
    url,
    close: () => new Promise((closed) => {
      child.on('exit', closed);
      child.kill();
    }),
  };
}
