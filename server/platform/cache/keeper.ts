// The one keeper of finished bytes: public answers and pages that change rarely, dropped by tag when they do.
import { hash } from 'node:crypto';

/** What an answer depends on. A change names its tag, and every answer that carries it is forgotten. */
export type Tag = (typeof allTags)[number];
const allTags = ['catalogue', 'categories', 'business', 'reels'] as const;

export type Encoding = 'br' | 'gzip';

/** A finished answer: its bytes, the ETag that names them, and its compressed forms as far as they were asked for. */
export type Kept = {
  readonly body: Buffer;
  readonly etag: string;
  compressed(encoding: Encoding): Buffer | undefined;
  /** Keeps a compressed form beside the bytes, in place of a former one. */
  addCompressed(encoding: Encoding, bytes: Buffer): void;
};

export type Keeper = {
  /** Gives the kept answer of a key at once, or null. */
  peek(key: string): Kept | null;
  /** Gives the kept answer, or makes it (once, however many ask) and keeps it if nothing changed meanwhile. */
  serve(key: string, tags: readonly Tag[], make: () => Promise<Buffer>): Promise<Kept>;
  /** Gives an answer that is not kept its ETag, so that it can be sent like the kept ones. */
  withEtag(body: Buffer): Kept;
  /** Forgets every answer that depends on one of the tags. */
  drop(tags: readonly Tag[]): void;
  /** Keeps nothing while false: an instance that cannot hear of other instances' changes. */
  setEnabled(enabled: boolean): void;
  /** How often an answer was there already, how often it had to be made, and the bytes that all of them take. */
  counts(): { hits: number; misses: number; bytes: number };
};

const room = 24 * 2 ** 20;

// What Node takes to hold an answer and each of its compressed forms, beside their bytes (measured at 40,000 answers).
const answerBytes = 2_200;
const formBytes = 600;

/** Names bytes by their hash (RFC 9110, 8.8.3). */
const etagOf = (body: Buffer): string => `"${hash('sha1', body, 'base64url')}"`;

// Small buffers are parts of a slab that Node shares among many, and what a compressor gives is part of its working
// space: whoever keeps a part keeps all of it in memory. What is kept therefore lies in memory of its own.
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

// For the same reason: a key may be a piece of a longer text.
const ownText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** Where an answer is kept, and what it weighs there. */
type Place = { key: string; tags: readonly Tag[]; weight: number };

class Answer implements Kept {
  readonly body: Buffer;
  readonly etag: string;
  place: Place | null = null;
  readonly #forms: Partial<Record<Encoding, Buffer>> = {};
  readonly #grown: (answer: Answer, bytes: number) => void;

  /** `grown` hears by how many bytes a compressed form has made it heavier. */
  constructor(body: Buffer, grown: (answer: Answer, bytes: number) => void) {
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

/** Makes an empty keeper of at most so many bytes; what nobody has asked for the longest goes first. */
export function openKeeper(mostBytes = room): Keeper {
  const kept = new Map<string, Answer>();
  const making = new Map<string, Promise<Kept>>();
  const versions = new Map<Tag, number>();
  let bytes = 0;
  let hears = true;
  let hits = 0;
  let misses = 0;

  const versionOf = (tags: readonly Tag[]) => tags.map((tag) => versions.get(tag) ?? 0).join();
  const forget = (answer: Answer | undefined) => {
    if (!answer?.place) return;
    bytes -= answer.place.weight;
    kept.delete(answer.place.key);
    answer.place = null;
  };
  const grow = ({ place }: Answer, by: number) => {
    // one that was forgotten meanwhile weighs nothing here
    if (!place) return;
    place.weight += by;
    bytes += by;
    for (const oldest of kept.values()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };
  const keep = (given: string, tags: readonly Tag[], answer: Answer) => {
    forget(kept.get(given));
    const key = ownText(given);
    answer.place = { key, tags, weight: 0 };
    kept.set(key, answer);
    grow(answer, answerBytes + 2 * key.length + answer.body.length);
  };
  const find = (key: string): Kept | null => {
    const answer = kept.get(key);
    if (!answer?.place) return null;
    hits += 1;
    // to the end of the line
    kept.delete(key);
    kept.set(answer.place.key, answer);
    return answer;
  };
  const drop = (tags: readonly Tag[]) => {
    for (const tag of tags) versions.set(tag, (versions.get(tag) ?? 0) + 1);
    for (const answer of kept.values())
      if (answer.place?.tags.some((tag) => tags.includes(tag))) forget(answer);
  };

  return {
    peek: find,
    async serve(key, tags, make) {
      const there = find(key);
      if (there) return there;
      misses += 1;
      const before = versionOf(tags);
      const sharedKey = `${before}\n${key}`;
      const under = making.get(sharedKey);
      if (under) return under;
      const work = make().then((body) => {
        const answer = new Answer(ownBytes(body), grow);
        if (hears && versionOf(tags) === before) keep(key, tags, answer);
        return answer;
      });
      making.set(sharedKey, work);
      try {
        return await work;
      } finally {
        making.delete(sharedKey);
      }
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
