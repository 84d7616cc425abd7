// Starts the page that stands in this file: its modules get addresses of blobs, innermost first.
(() => {
  const files = {};
  for (const text of document.querySelectorAll('script[data-file]')) {
    files[text.dataset.file] = text.textContent;
    text.remove();
  }
  const digits = document.getElementById('module');
  const packed = Uint8Array.from(digits.textContent.match(/../g), (pair) => parseInt(pair, 16));
  digits.remove();
  const addresses = {};
  const linked = (name) => files[name].replace(/(\bfrom\s*|\bimport\s*)'(\.{1,2}\/[^']+)'/g,
    (_, how, path) => `${how}'${addressOf(new URL(path, `http://page/${name}`).pathname.slice(1))}'`);
  const addressOf = (name) => (addresses[name] ??=
    URL.createObjectURL(new Blob([linked(name)], {type: 'text/javascript'})));
  // As a module no worker starts from a file: what it imports stands before it.
  const bundled = (name) => files[name].replace(/^import .* from '\.\/(.+)';$/gm, (_, path) => bundled(path))
    .replace(/^export /gm, '');
  const worker = new Blob([bundled('worker.mjs')], {type: 'text/javascript'});
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  globalThis.schafkopfInside = {
    module: () => new Response(unpacked).arrayBuffer(),
    worker: URL.createObjectURL(worker),
    icon: `data:image/svg+xml,${encodeURIComponent(files['../icon.svg'])}`,
  };
  const start = document.createElement('script');
  start.type = 'module';
  start.src = addressOf('app.mjs');
  document.head.append(start);
})();
