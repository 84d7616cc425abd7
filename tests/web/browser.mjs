// The browser that drives the page, and the program as the page's server.
import {spawn} from 'node:child_process';
import {chromium} from 'playwright-core';

export const launchBrowser = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'],
});

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
