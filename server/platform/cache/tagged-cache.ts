// The cache of what is public and changes rarely: finished bytes of answers and pages, and values that the program itself
// uses. Entries carry tags; a change drops all entries with its tag.
import { hash } from 'node:crypto';

/** What an answer or a value depends on. A change names its tag, and everything that carries it is forgotten. */
export type Tag = (typeof allTags)[number];
export const allTags = ['catalogue', 'categories', 'business', 'reels', 'visitSettings', 'visits'] as const;

export type Encoding = 'br' | 'gzip';

/** A finished answer: its bytes, the ETag that names them, and its compressed forms as far as they were asked for. */
export type CachedAnswer = {
  readonly body: Buffer;
  readonly etag: string;
  compressed(encoding: Encoding): Buffer | undefined;
  /** Keeps a compressed form beside the bytes, in place of a former one. */
  addCompressed(encoding: Encoding, bytes: Buffer): void;
};

/** What all share and nobody may change. */
type DeepReadonly<T> = { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

export type TaggedCache = {
  /** Gives the cached answer of a key at once, or null. */
  peek(key: string): CachedAnswer | null;
  /** Gives the cached answer, or makes it (once, however many ask) and keeps it if nothing changed meanwhile. */
  serve(key: string, tags: readonly Tag[], make: () => Promise<Buffer>): Promise<CachedAnswer>;
  /**
   * The same for a value that JSON can say (no dates): it comes back as it is, not read again at every use. All who ask
   * share it, so it is frozen.
   */
  value<T>(key: string, tags: readonly Tag[], make: () => Promise<T>): Promise<DeepReadonly<T>>;
  /** Gives an answer that is not cached its ETag, so that it can be sent like the cached ones. */
  withEtag(body: Buffer): CachedAnswer;
  /** Forgets everything that depends on one of the tags. */
  drop(tags: readonly Tag[]): void;
  /** Keeps nothing while false: an instance that cannot hear of other instances' changes. */
  setEnabled(enabled: boolean): void;
  /** How often something was there already, how often it had to be made, and the bytes that all of it takes. */
  counts(): { hits: number; misses: number; bytes: number };
};

const room = 24 * 2 ** 20;

// What Node takes to hold an answer and each of its compressed forms, beside their bytes (measured at 40,000 answers).
const answerBytes = 2_200;
const formBytes = 600;
// An array of short words takes four times its JSON, whole objects less.
const valueTimes = 4;

/** Names bytes by their hash (RFC 9110, 8.8.3). */
const etagOf = (body: Buffer): string => `"${hash('sha1', body, 'base64url')}"`;

// Small buffers are parts of a slab that Node shares among many, and what a compressor gives is part of its working
// space: whoever keeps a part keeps all of it in memory. What is cached therefore lies in memory of its own.
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

// For the same reason: a key may be a piece of a longer text.
const ownText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** Where an answer is cached, and what it weighs there. */
type Place = { key: string; tags: readonly Tag[]; weight: number };

/** What can be cached. */
class Item {
  place: Place | null = null;
  readonly bytes: number;

  constructor(bytes: number) {
    this.bytes = bytes;
  }
}

class Answer extends Item implements CachedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly #forms: Partial<Record<Encoding, Buffer>> = {};
  readonly #grown: (answer: Answer, bytes: number) => void;

  /** `grown` hears by how many bytes a compressed form has made it heavier. */
  constructor(body: Buffer, grown: (answer: Answer, bytes: number) => void) {
    super(body.length);
    this.body = body;
    this.etag = etagOf(body);
    this.#grown = grown;
  }

  compressed(encoding: Encoding): Buffer | undefined {
    return this.#forms[encoding];
  }

  addCompressed(encoding: Encoding, bytes: Buffer): void {
    const former = this.#forms[encoding];
    this.#forms[encoding] = ownBytes(bytes);
    this.#grown(this, bytes.length - (former?.length ?? -formBytes));
  }
}

// Its copy by way of JSON pins nothing that it was made from (a word may be a piece of a request's whole address).
class Value<T> extends Item {
  readonly value: DeepReadonly<T>;

  constructor(made: T) {
    const text = JSON.stringify(made);
    super(valueTimes * text.length);
    this.value = JSON.parse(text, (_name, part: unknown) => Object.freeze(part)) as DeepReadonly<T>;
  }
}

/** Makes an empty cache of at most so many bytes; what nobody has asked for the longest goes first. */
export function openTaggedCache(mostBytes = room): TaggedCache {
  const items = new Map<string, Item>();
  const making = new Map<string, Promise<Item>>();
  const versions = new Map<Tag, number>();
  let bytes = 0;
  let hears = true;
  let hits = 0;
  let misses = 0;

  const versionOf = (tags: readonly Tag[]) => tags.map((tag) => versions.get(tag) ?? 0).join();
  const forget = (item: Item | undefined) => {
    if (!item?.place) return;
    bytes -= item.place.weight;
    items.delete(item.place.key);
    item.place = null;
  };
  const grow = ({ place }: Item, by: number) => {
    // one that was forgotten meanwhile weighs nothing here
    if (!place) return;
    place.weight += by;
    bytes += by;
    for (const oldest of items.values()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };
  const keep = (given: string, tags: readonly Tag[], item: Item) => {
    forget(items.get(given));
    const key = ownText(given);
    item.place = { key, tags, weight: 0 };
    items.set(key, item);
    grow(item, answerBytes + 2 * key.length + item.bytes);
  };
  // values have keys of their own, so what is under a key is of the kind that was put there
  const find = <Kind extends Item>(key: string): Kind | null => {
    const item = items.get(key);
    if (!item?.place) return null;
    hits += 1;
    // to the end of the line
    items.delete(key);
    items.set(item.place.key, item);
    return item as Kind;
  };
  const drop = (tags: readonly Tag[]) => {
    for (const tag of tags) versions.set(tag, (versions.get(tag) ?? 0) + 1);
    for (const item of items.values()) if (item.place?.tags.some((tag) => tags.includes(tag))) forget(item);
  };
  // Made once, however many ask, and cached if nothing changed meanwhile.
  const make = async <Kind extends Item>(
    key: string,
    tags: readonly Tag[],
    work: () => Promise<Kind>,
  ): Promise<Kind> => {
    misses += 1;
    const before = versionOf(tags);
    const sharedKey = `${before}\n${key}`;
    const under = making.get(sharedKey);
    if (under) return under as Promise<Kind>;
    const made = work().then((item) => {
      if (hears && versionOf(tags) === before) keep(key, tags, item);
      return item;
    });
    making.set(sharedKey, made);
    try {
      return await made;
    } finally {
      making.delete(sharedKey);
    }
  };

  return {
    peek: (key) => find<Answer>(key),
    serve: async (key, tags, bytes) =>
      find<Answer>(key) ?? make(key, tags, async () => new Answer(ownBytes(await bytes()), grow)),
    async value<T>(name: string, tags: readonly Tag[], work: () => Promise<T>) {
      const key = `value ${name}`;
      const there = find<Value<T>>(key) ?? (await make(key, tags, async () => new Value(await work())));
      return there.value;
    },
    withEtag: (body) => new Answer(body, grow),
    drop,
    setEnabled(now) {
      hears = now;
      // what is being made at this moment may have missed a change
      drop(allTags);
    },
    counts: () => ({ hits, misses, bytes }),
  };
}
