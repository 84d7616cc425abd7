// Evenings and games on this device: IndexedDB, or this page's memory where there is none. Nothing of
// them is ever sent anywhere.
const kName = 'schafkopf';
const kStore = 'evenings';

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

function openStore() {
  const request = indexedDB.open(kName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(kStore, {keyPath: 'id'});
  return done(request);
}

class Store {
  #memory = new Map();
  #database;
  #saving = Promise.resolve();
  #next = new Map();
  #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(kName) : null;
  // Why the last evening could not be kept, or null; hears `onFault(fault)`.
  onFault = () => {};
  // Another page plays on with the evening of that id.
  onTaken = () => {};

  constructor() {
    this.#database = Promise.resolve().then(openStore).catch(() => null);
    this.#channel?.addEventListener('message', ({data}) => this.onTaken(data.id));
  }

  async #with(mode, work) {
    const database = await this.#database;
    if (!database) return undefined;
    const transaction = database.transaction(kStore, mode);
    const result = await done(work(transaction.objectStore(kStore)));
    if (mode === 'readwrite') {
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
    }
    return result;
  }

  async all() {
    await this.#saving;
    const kept = await this.#with('readonly', (store) => store.getAll()) ?? [...this.#memory.values()];
    return kept.sort((one, other) => other.changed - one.changed);
  }
  // The one that was played last, or null.
  async last() { return (await this.all())[0] ?? null; }

  // Of several that come at once the last is kept.
  keep(evening) {
    const kept = {...evening, changed: Date.now()};
    this.#memory.set(kept.id, kept);
    this.#next.set(kept.id, kept);
    this.#saving = this.#saving.then(() => this.#write(kept.id));
    return this.#saving;
  }
  async #write(id) {
    const evening = this.#next.get(id);
    if (!evening) return;
    this.#next.delete(id);
    try {
      await this.#with('readwrite', (store) => store.put(evening));
      this.onFault(null);
    } catch (fault) {
      this.onFault(fault);
    }
  }

  // Tells the other pages of this browser that this one plays with it now.
  take(id) { this.#channel?.postMessage({id}); }

  async exported() {
    return JSON.stringify({schafkopf: 1, evenings: await this.all()});
  }
  // How many evenings of the text of a file are kept; throws where it is no such file.
  async imported(text) {
    const {schafkopf, evenings} = JSON.parse(text);
    const whole = (one) => typeof one?.id === 'string' && Array.isArray(one.games);
    if (schafkopf !== 1 || !Array.isArray(evenings) || !evenings.every(whole)) throw new Error('other');
    for (const evening of evenings) await this.#with('readwrite', (store) => store.put(evening));
    for (const evening of evenings) this.#memory.set(evening.id, evening);
    return evenings.length;
  }
}

// One for the page.
let store;
export const theStore = () => (store ??= new Store());

// What was chosen on this device.
const kSettings = 'settings';
export function readSettings() {
  try {
    return JSON.parse(localStorage.getItem(kSettings)) ?? {};
  } catch {
    return {};
  }
}
export function keepSetting(key, value) {
  try {
    localStorage.setItem(kSettings, JSON.stringify({...readSettings(), [key]: value}));
  } catch {
    // Without storage it is asked again next time.
  }
}
