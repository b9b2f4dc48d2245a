import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openTaggedCache } from './cache.ts';

const slowly = () => Promise.withResolvers<Buffer>();
const bytes = (text: string) => Buffer.from(text);
const textOf = async (answer: Promise<{ body: Buffer }>) => String((await answer).body);

test('simultaneous callers share one read, which is then cached', async () => {
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

test('a read that began before a change is not cached', async () => {
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

test('a disabled cache stores nothing', async () => {
  const cache = openTaggedCache();
  await cache.serve('a', ['catalogue'], async () => bytes('one'));
  cache.setEnabled(false);
  expect(cache.peek('a')).toBeNull();
  await cache.serve('a', ['catalogue'], async () => bytes('two'));
  expect(cache.peek('a')).toBeNull();
});

test('a read that began while the cache was disabled is not cached', async () => {
  const cache = openTaggedCache();
  cache.setEnabled(false);
  const { promise, resolve } = slowly();
  const old = textOf(cache.serve('a', ['catalogue'], () => promise));
  cache.setEnabled(true);
  resolve(bytes('old'));
  expect(await old).toBe('old');
  expect(cache.peek('a')).toBeNull();
});

test('a failed read is not cached', async () => {
  const cache = openTaggedCache();
  await expect(cache.serve('a', ['reels'], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await textOf(cache.serve('a', ['reels'], async () => bytes('one')))).toBe('one');
});

test('a cached value is computed once and shared until a change', async () => {
  const cache = openTaggedCache();
  let made = 0;
  const ask = () =>
    cache.value('words', ['catalogue'], async () => {
      made += 1;
      return ['fridge'];
    });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  expect(await ask()).toBe(first);
  expect(made).toBe(1);
  cache.drop(['catalogue']);
  expect(await ask()).toEqual(first);
  expect(made).toBe(2);
});

test('a cached value and a cached answer may have the same name', async () => {
  const cache = openTaggedCache();
  await cache.value('a', ['catalogue'], async () => 0);
  expect(cache.peek('a')).toBeNull();
  await cache.serve('a', ['catalogue'], async () => bytes('one'));
  expect(await cache.value('a', ['catalogue'], async () => 1)).toBe(0);
});

test('the cache drops the least recently used answers first', async () => {
  const cache = openTaggedCache(100_000);
  await cache.serve('used', ['catalogue'], async () => bytes('one'));
  await cache.serve('unused', ['catalogue'], async () => bytes('two'));
  for (let at = 0; at < 200; at += 1) {
    await cache.serve(`search ${at}`, ['catalogue'], async () => bytes(''));
    cache.peek('used');
  }
  expect(cache.peek('unused')).toBeNull();
  expect(cache.peek('used')).not.toBeNull();
  expect(cache.counts().bytes).toBeLessThanOrEqual(100_000);
});

test('a cached answer is compressed once for each encoding', async () => {
  const cache = openTaggedCache();
  const answer = await cache.serve('a', ['catalogue'], async () => bytes('one '.repeat(1000)));
  const packed = await answer.compressed('br');
  expect(String(brotliDecompressSync(packed))).toBe('one '.repeat(1000));
  expect(await answer.compressed('br')).toBe(packed);
  expect((await answer.compressed('gzip')).length).toBeLessThan(100);
});
