// The browser that drives the page, and the program as the page's server.
import {spawn} from 'node:child_process';
import {chromium} from 'playwright-core';

export const launchBrowser = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'],
});

// Serves `folder` by `PROGRAM serve` with further options; {url, close}.
export async function serveByProgram(program, folder, ...options) {
  const child = spawn(program, ['serve', '--port', '0', '--page', folder, ...options],
    {stdio: ['ignore', 'pipe', 'inherit']});
  const url = await new Promise((found, failed) => {
    child.on('exit', (status) => failed(new Error(`serve ended with ${status}`)));
    child.stdout.once('data', (text) => found(String(text).trim()));
  });
  return {url, close: () => child.kill()};
}
