// What a server in this browser keeps: values by key, in the browser's own database.

const NAME = 'fistful';
const STORE = 'journal';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const database = open();

/** Keep values, all or none; nothing in place of a value takes it away. */
export async function keep(values: [string, Uint8Array | undefined][]): Promise<void> {
  const transaction = (await database).transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  for (const [key, value] of values) {
    if (value) store.put(value, key);
    else store.delete(key);
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Return all that is kept. */
export async function load(): Promise<[string, Uint8Array][]> {
  const store = (await database).transaction(STORE).objectStore(STORE);
  const all = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const [keys, values] = await Promise.all([all(store.getAllKeys()), all(store.getAll())]);
  return keys.map((key, at) => [String(key), values[at] as Uint8Array]);
}
