// The engine as WebAssembly, schafkopf.wasm: a question as JSON in, its answer as JSON out, both as
// text. The page's workers and the package for npm ask it through this.

// The module that stands at an address: of a file (in Node) or of a server.
export async function compiled(address) {
  return WebAssembly.compile(await bytesAt(address));
}

async function bytesAt(address) {
  if (address.protocol === 'file:' && globalThis.process?.versions?.node) {
    const files = 'node:fs/promises'; // no literal, or whoever bundles it for a browser looks for it
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ files)).readFile(address);
  }
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address.pathname}: ${reply.status}`);
  return reply.arrayBuffer();
}

// What the module asks of its system: there is nothing but a clock.
function systemFor(module, memory) {
  const known = {
    clock_time_get: (_clock, _precision, place) => {
      const now = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory().buffer).setBigUint64(place, now, true);
      return 0;
    },
    proc_exit: (status) => {
      throw new Error(`the engine ended with status ${status}`);
    },
  };
  const kNotSupported = 52;
  const imports = {};
  for (const {module: from, name} of WebAssembly.Module.imports(module)) {
    if (from.startsWith('wasi')) (imports[from] ??= {})[name] = known[name] ?? (() => kNotSupported);
  }
  return imports;
}

// What asks the compiled module: (question, watch) => answer. It hears of each question, any number of
// times, `watch.progress(done, total)` and `watch.early(text)`, the answer by what is known so far.
// What these throw ends the question; the next one begins afresh.
export function asking(module) {
  let engine;
  let watched = null; // while a question is answered

  const start = () => {
    const instance = new WebAssembly.Instance(module, {
      ...systemFor(module, () => instance.exports.memory),
      page: {
        progress: (done, total) => watched.progress?.(done, total),
        early: (place, size) => watched.early?.(textAt(place, size)),
      },
    });
    engine = instance.exports;
    engine._initialize?.();
  };
  const textAt = (place, size) =>
    new TextDecoder().decode(new Uint8Array(engine.memory.buffer, place, size));

  start();
  return (question, watch = {}) => {
    if (watched) throw new Error('expected a question after the answer to the last one');
    if (!engine) start();
    watched = watch;
    try {
      const bytes = new TextEncoder().encode(question);
      const place = engine.question(bytes.length);
      new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
      engine.answer();
      return textAt(engine.answer_text(), engine.answer_size());
    } catch (fault) {
      engine = undefined;
      throw fault;
    } finally {
      watched = null;
    }
  };
}
