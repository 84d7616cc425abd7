// One worker: the engine as WebAssembly, one question at a time.
// In: {module}, or {bytes} of one, first, then {id, question}. Out: {ready}; {id, done, total} and {id, early}, the answer
// by what is known so far, any number of times; {id, answer} or {id, failed}.

let module;
let engine;
let current = 0;

// What the module asks of its system: there is nothing but a clock.
function systemFor(memory) {
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

function start() {
  let memory;
  const instance = new WebAssembly.Instance(module, {
    ...systemFor(() => memory),
    page: {
      progress: (done, total) => postMessage({id: current, done, total}),
      early: (place, size) => postMessage({id: current, early: textAt(memory, place, size)}),
    },
  });
  memory = instance.exports.memory;
  instance.exports._initialize?.();
  return instance.exports;
}

const textAt = (memory, place, size) =>
  new TextDecoder().decode(new Uint8Array(memory.buffer, place, size));

function answer(question) {
  engine ??= start();
  const bytes = new TextEncoder().encode(question);
  const place = engine.question(bytes.length);
  new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
  engine.answer();
  return textAt(engine.memory, engine.answer_text(), engine.answer_size());
}

addEventListener('message', ({data}) => {
  if (data.module || data.bytes) {
    module = data.module ?? new WebAssembly.Module(data.bytes);
    engine = start();
    postMessage({ready: true});
    return;
  }
  current = data.id;
  try {
    postMessage({id: data.id, answer: answer(data.question)});
  } catch (error) {
    engine = undefined;
    postMessage({id: data.id, failed: String(error)});
  }
});
