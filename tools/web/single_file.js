// What the page has no address for, where it is one file: its module, its worker and its icon.
(() => {
  const take = (id) => {
    const element = document.getElementById(id);
    element.remove();
    return element.textContent;
  };
  const packed = Uint8Array.from(take('module').match(/../g), (pair) => parseInt(pair, 16));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  globalThis.schafkopfInside = {
    module: () => new Response(unpacked).arrayBuffer(),
    worker: URL.createObjectURL(new Blob([take('worker')], {type: 'text/javascript'})),
    icon: `data:image/svg+xml,${encodeURIComponent(take('icon'))}`,
  };
})();
