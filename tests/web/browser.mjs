// The browser that drives the page, and the program as the page's server.
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {chromium} from 'playwright-core';

export const launchBrowser = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'],
});

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
