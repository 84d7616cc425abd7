// Records of one kind on this device, in IndexedDB; nowhere where there is none. Nothing of them is ever
// sent anywhere.
const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

function opened(database, kind, key) {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(kind, {keyPath: key});
  return done(request);
}

export class Records {
  #kind;
  #database;

  // `key`: the field by which a record is known.
  constructor(database, kind, key) {
    this.#kind = kind;
    this.#database = Promise.resolve().then(() => opened(database, kind, key)).catch(() => null);
  }

  // Null where none can be kept here.
  async all() {
    const database = await this.#database;
    return database && done(database.transaction(this.#kind).objectStore(this.#kind).getAll());
  }

  // Whether it is kept, whatever becomes of the browser then; throws where it is not for want of room.
  async put(record) {
    const database = await this.#database;
    if (!database) return false;
    const transaction = database.transaction(this.#kind, 'readwrite', {durability: 'strict'});
    transaction.objectStore(this.#kind).put(record);
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return true;
  }
}
