// What is kept, and above all what is not.
import { expect, test } from 'vitest';
import { openTaggedCache } from './tagged-cache.ts';

/** A read whose end the test decides. */
const slowly = () => Promise.withResolvers<Buffer>();
const bytes = (text: string) => Buffer.from(text);
const textOf = async (answer: Promise<{ body: Buffer }>) => String((await answer).body);

test('an answer is made once, however many ask, and then kept', async () => {
  const cache = openTaggedCache();
  const { promise, resolve } = slowly();
  let made = 0;
  const make = () => {
    made += 1;
    return promise;
  };
  const asked = [1, 2, 3].map(() => textOf(cache.serve('a', ['catalogue'], make)));
  resolve(bytes('one'));
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
  expect(String(cache.peek('a')?.body)).toBe('one');
  expect(made).toBe(1);
});

test('a change drops what depends on it, and what was being read before it is not kept', async () => {
  const cache = openTaggedCache();
  await cache.serve('shop', ['business'], async () => bytes('name'));
  const { promise, resolve } = slowly();
  const old = textOf(cache.serve('list', ['catalogue', 'categories'], () => promise));
  cache.drop(['catalogue']);
  expect(await textOf(cache.serve('list', ['catalogue', 'categories'], async () => bytes('new')))).toBe(
    'new',
  );
  resolve(bytes('old'));
  expect(await old).toBe('old');
  expect(String(cache.peek('list')?.body)).toBe('new');
  expect(String(cache.peek('shop')?.body)).toBe('name');
});

test('whoever cannot hear of changes keeps nothing', async () => {
  const cache = openTaggedCache();
  await cache.serve('a', ['catalogue'], async () => bytes('one'));
  cache.setEnabled(false);
  expect(cache.peek('a')).toBeNull();
  await cache.serve('a', ['catalogue'], async () => bytes('two'));
  expect(cache.peek('a')).toBeNull();
});

test('a read that began before listening began may have missed a change and is not kept', async () => {
  const cache = openTaggedCache();
  cache.setEnabled(false);
  const { promise, resolve } = slowly();
  const old = textOf(cache.serve('a', ['catalogue'], () => promise));
  cache.setEnabled(true);
  resolve(bytes('old'));
  expect(await old).toBe('old');
  expect(cache.peek('a')).toBeNull();
});

test('a failed read is not kept, and the next one tries again', async () => {
  const cache = openTaggedCache();
  await expect(cache.serve('a', ['reels'], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await textOf(cache.serve('a', ['reels'], async () => bytes('one')))).toBe('one');
});

test('a value is made once and comes back as it is; nobody can change it for the others', async () => {
  const cache = openTaggedCache();
  let made = 0;
  const ask = () =>
    cache.value('words', ['catalogue'], async () => {
      made += 1;
      return [{ word: 'fridge', parts: ['fr', 'ge'] }];
    });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toEqual([{ word: 'fridge', parts: ['fr', 'ge'] }]);
  expect(second).toBe(first);
  expect(await ask()).toBe(first);
  expect(made).toBe(1);
  expect([first, first[0], first[0]?.parts].every(Object.isFrozen)).toBe(true);
  cache.drop(['catalogue']);
  expect(await ask()).toEqual(first);
  expect(made).toBe(2);
});

test('a value and an answer may have the same name, and both weigh', async () => {
  const cache = openTaggedCache();
  await cache.value('a', ['catalogue'], async () => 0);
  const one = cache.counts().bytes;
  expect(one).toBeGreaterThan(0);
  expect(cache.peek('a')).toBeNull();
  await cache.serve('a', ['catalogue'], async () => bytes('one'));
  expect(await cache.value('a', ['catalogue'], async () => 1)).toBe(0);
  await cache.value('long', ['catalogue'], async () => ['word'.repeat(1000)]);
  expect(cache.counts().bytes).toBeGreaterThan(2 * one + 4_000);
  cache.drop(['catalogue']);
  expect(cache.counts().bytes).toBe(0);
});

test('what nobody asked for the longest goes first, and many small answers weigh what it takes to hold them', async () => {
  const cache = openTaggedCache(100_000);
  await cache.serve('asked for', ['catalogue'], async () => bytes('one'));
  await cache.serve('forgotten', ['catalogue'], async () => bytes('two'));
  for (let at = 0; at < 200; at += 1) {
    await cache.serve(`search ${at}`, ['catalogue'], async () => bytes(''));
    cache.peek('asked for');
  }
  expect(cache.peek('forgotten')).toBeNull();
  expect(cache.peek('search 0')).toBeNull();
  expect(cache.peek('asked for')).not.toBeNull();
});

test('a kept answer pins no memory beside its own bytes: neither a slab that Node shares nor a compressor’s space', async () => {
  const cache = openTaggedCache();
  const slab = Buffer.from('a small answer');
  const chunk = Buffer.alloc(16_384).subarray(0, 100);
  // otherwise this test shows nothing
  expect(slab.buffer.byteLength).toBeGreaterThan(slab.length);
  const kept = await cache.serve('a', ['catalogue'], async () => slab);
  kept.addCompressed('br', chunk);
  expect(String(kept.body)).toBe('a small answer');
  expect(kept.body.buffer.byteLength).toBe(kept.body.length);
  expect(kept.compressed('br')?.buffer.byteLength).toBe(100);
});

test('compressed forms count against the room, once each and no longer than their answer is kept', async () => {
  const cache = openTaggedCache(100_000);
  const empty = cache.counts().bytes;
  const kept = await cache.serve('a', ['catalogue'], async () => bytes('one'));
  const alone = cache.counts().bytes;
  expect(alone).toBeGreaterThan(empty);
  kept.addCompressed('gzip', Buffer.alloc(20_000));
  kept.addCompressed('br', Buffer.alloc(20_000));
  expect(cache.counts().bytes - alone).toBeGreaterThanOrEqual(40_000);
  const both = cache.counts().bytes;
  kept.addCompressed('br', Buffer.alloc(10_000));
  expect(both - cache.counts().bytes).toBe(10_000);
  cache.drop(['catalogue']);
  expect(cache.counts().bytes).toBe(empty);
  kept.addCompressed('br', Buffer.alloc(50_000));
  expect(cache.counts().bytes).toBe(empty);
});

test('an answer that has grown beyond the room makes room for itself', async () => {
  const cache = openTaggedCache(100_000);
  await cache.serve('forgotten', ['catalogue'], async () => bytes('one'));
  const grown = await cache.serve('grown', ['catalogue'], async () => bytes('two'));
  grown.addCompressed('br', Buffer.alloc(96_000));
  expect(cache.peek('forgotten')).toBeNull();
  expect(cache.peek('grown')).not.toBeNull();
  grown.addCompressed('gzip', Buffer.alloc(96_000));
  expect(cache.counts().bytes).toBe(0);
});
