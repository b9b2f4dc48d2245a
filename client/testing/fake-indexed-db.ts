// IndexedDB with one store and the parts that idb-keyval uses.
import { afterEach, beforeEach, vi } from 'vitest';

type FakeRequest = { result?: unknown; onsuccess?: () => void };
type FakeTransaction = { error?: unknown; oncomplete?: () => void; onabort?: () => void };

/** The stored values, and whether writes fail because the disk is full. */
export type FakeIndexedDb = { entries: Map<string, unknown>; full: boolean };

function request(result: unknown): FakeRequest {
  const made: FakeRequest = { result };
  queueMicrotask(() => made.onsuccess?.());
  return made;
}

function transactionOn(database: FakeIndexedDb) {
  const writes: (() => void)[] = [];
  const transaction: FakeTransaction = {};
  // All requests of the transaction have been made by then.
  setTimeout(() => {
    if (database.full && writes.length > 0) {
      transaction.error = new DOMException('full', 'QuotaExceededError');
      return transaction.onabort?.();
    }
    for (const write of writes) write();
    transaction.oncomplete?.();
  });
  const store = {
    transaction,
    get: (key: string) => request(structuredClone(database.entries.get(key))),
    getAllKeys: () => request([...database.entries.keys()]),
    put: (value: unknown, key: string) =>
      writes.push(() => database.entries.set(key, structuredClone(value))),
    delete: (key: string) => writes.push(() => database.entries.delete(key)),
  };
  return { objectStore: () => store };
}

type Connection = { transaction: () => ReturnType<typeof transactionOn>; onclose?: () => void };

/** Gives each test an empty database. Call it at the top of a test file. */
export function fakeIndexedDb(): FakeIndexedDb {
  const database: FakeIndexedDb = { entries: new Map(), full: false };
  const connections: Connection[] = [];
  beforeEach(() => {
    Object.assign(database, { entries: new Map(), full: false });
    const open = () => {
      const connection: Connection = { transaction: () => transactionOn(database) };
      connections.push(connection);
      return request(connection);
    };
    vi.stubGlobal('indexedDB', { open });
  });
  afterEach(() => {
    for (const connection of connections.splice(0)) connection.onclose?.();
  });
  return database;
}
