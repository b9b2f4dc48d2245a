// IndexedDB with one store, with the parts that idb-keyval uses.
import { afterEach, beforeEach, vi } from 'vitest';

type Asked = { result?: unknown; error?: unknown; onsuccess?: () => void };
type Ended = { error?: unknown; oncomplete?: () => void; onabort?: () => void };

/** The stored values, whether the disk is full, and a promise that delays each write. */
export type FakeDisk = { entries: Map<string, unknown>; full: boolean; written: Promise<void> };

function answered(result: unknown): Asked {
  const asked: Asked = { result };
  queueMicrotask(() => asked.onsuccess?.());
  return asked;
}

function transactionOn(disk: FakeDisk) {
  const writes: (() => void)[] = [];
  const transaction: Ended = {};
  const end = async () => {
    await disk.written;
    if (disk.full && writes.length > 0) {
      transaction.error = new DOMException('full', 'QuotaExceededError');
      return transaction.onabort?.();
    }
    for (const write of writes) write();
    transaction.oncomplete?.();
  };
  // all requests of the transaction have been made
  setTimeout(() => void end());
  const store = {
    transaction,
    get: (key: string) => answered(structuredClone(disk.entries.get(key))),
    getAllKeys: () => answered([...disk.entries.keys()]),
    put: (value: unknown, key: string) => writes.push(() => disk.entries.set(key, structuredClone(value))),
    delete: (key: string) => writes.push(() => disk.entries.delete(key)),
  };
  return { objectStore: () => store };
}

type Database = { transaction: () => ReturnType<typeof transactionOn>; onclose?: () => void };

/** Gives each test an empty disk. Call it at the top of a test file. */
export function fakeDisk(): FakeDisk {
  const disk: FakeDisk = { entries: new Map(), full: false, written: Promise.resolve() };
  const opened: Database[] = [];
  beforeEach(() => {
    Object.assign(disk, { entries: new Map(), full: false, written: Promise.resolve() });
    const open = () => {
      const database: Database = { transaction: () => transactionOn(disk) };
      opened.push(database);
      return answered(database);
    };
    vi.stubGlobal('indexedDB', { open });
  });
  afterEach(() => {
    for (const database of opened.splice(0)) database.onclose?.();
    vi.unstubAllGlobals();
  });
  return disk;
}
