// A plain file server for the tests, on 127.0.0.1: nothing but files of one folder.
import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join, normalize, sep} from 'node:path';

const kTypes = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.mjs': 'text/javascript',
  '.js': 'text/javascript', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.webmanifest': 'application/manifest+json',
};

// Serves `folder`; {url, close}.
export async function serve(folder, port = 0) {
  const server = createServer(async (request, response) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://127.0.0.1').pathname);
    const path = join(folder, normalize(asked.endsWith('/') ? asked + 'index.html' : asked));
    const known = path.startsWith(folder + sep) && await stat(path).catch(() => null);
    if (!known || !known.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': kTypes[extname(path)] ?? 'text/plain; charset=utf-8',
      'content-length': known.size, 'cache-control': 'no-cache',
    });
    createReadStream(path).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    }),
  };
}
