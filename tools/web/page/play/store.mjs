// Evenings and games on this device, or in this page's memory where nothing can be kept.
import {Records} from '../records.mjs';

const kName = 'schafkopf';

class Store {
  #memory = new Map();
  #records = new Records(kName, 'evenings', 'id');
  #saving = Promise.resolve();
  #next = new Map();
  #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(kName) : null;
  // Why the last evening could not be kept, or null; hears `onFault(fault)`.
  onFault = () => {};
  // Another page plays on with the evening of that id.
  onTaken = () => {};

  constructor() {
    this.#channel?.addEventListener('message', ({data}) => this.onTaken(data.id));
  }

  async all() {
    await this.#saving;
    const kept = await this.#records.all() ?? [...this.#memory.values()];
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
      await this.#records.put(evening);
      this.onFault(null);
    } catch (fault) {
      this.onFault(fault);
    }
  }

  // Tells the other pages of this browser that this one plays with it now.
  take(id) { this.#channel?.postMessage({id}); }

  // Those of another device.
  async add(evenings) {
    for (const evening of evenings) {
      await this.#records.put(evening);
      this.#memory.set(evening.id, evening);
    }
  }
}

// One for the page.
let store;
export const theStore = () => (store ??= new Store());
