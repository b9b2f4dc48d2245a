// What is kept, and above all what is not.
import { expect, test } from 'vitest';
import { openKeeper } from './keeper.ts';

/** A read whose end the test decides. */
const slowly = () => Promise.withResolvers<Buffer>();
const bytes = (text: string) => Buffer.from(text);
const textOf = async (answer: Promise<{ body: Buffer }>) => String((await answer).body);

test('an answer is made once, however many ask, and then kept', async () => {
  const keeper = openKeeper();
  const { promise, resolve } = slowly();
  let made = 0;
  const make = () => {
    made += 1;
    return promise;
  };
  const asked = [1, 2, 3].map(() => textOf(keeper.serve('a', ['catalogue'], make)));
  resolve(bytes('one'));
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
  expect(String(keeper.peek('a')?.body)).toBe('one');
  expect(made).toBe(1);
});

test('a change drops what depends on it, and what was being read before it is not kept', async () => {
  const keeper = openKeeper();
  await keeper.serve('shop', ['business'], async () => bytes('name'));
  const { promise, resolve } = slowly();
  const old = textOf(keeper.serve('list', ['catalogue', 'categories'], () => promise));
  keeper.drop(['catalogue']);
  expect(await textOf(keeper.serve('list', ['catalogue', 'categories'], async () => bytes('new')))).toBe(
    'new',
  );
  resolve(bytes('old'));
  expect(await old).toBe('old');
  expect(String(keeper.peek('list')?.body)).toBe('new');
  expect(String(keeper.peek('shop')?.body)).toBe('name');
});

test('whoever cannot hear of changes keeps nothing', async () => {
  const keeper = openKeeper();
  await keeper.serve('a', ['catalogue'], async () => bytes('one'));
  keeper.setEnabled(false);
  expect(keeper.peek('a')).toBeNull();
  await keeper.serve('a', ['catalogue'], async () => bytes('two'));
  expect(keeper.peek('a')).toBeNull();
});

test('a read that began before listening began may have missed a change and is not kept', async () => {
  const keeper = openKeeper();
  keeper.setEnabled(false);
  const { promise, resolve } = slowly();
  const old = textOf(keeper.serve('a', ['catalogue'], () => promise));
  keeper.setEnabled(true);
  resolve(bytes('old'));
  expect(await old).toBe('old');
  expect(keeper.peek('a')).toBeNull();
});

test('a failed read is not kept, and the next one tries again', async () => {
  const keeper = openKeeper();
  await expect(keeper.serve('a', ['reels'], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await textOf(keeper.serve('a', ['reels'], async () => bytes('one')))).toBe('one');
});

test('a value is made once and comes back as it is; nobody can change it for the others', async () => {
  const keeper = openKeeper();
  let made = 0;
  const ask = () =>
    keeper.value('words', ['catalogue'], async () => {
      made += 1;
      return [{ word: 'fridge', parts: ['fr', 'ge'] }];
    });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toEqual([{ word: 'fridge', parts: ['fr', 'ge'] }]);
  expect(second).toBe(first);
  expect(await ask()).toBe(first);
  expect(made).toBe(1);
  expect([first, first[0], first[0]?.parts].every(Object.isFrozen)).toBe(true);
  keeper.drop(['catalogue']);
  expect(await ask()).toEqual(first);
  expect(made).toBe(2);
});

test('a value and an answer may have the same name, and both weigh', async () => {
  const keeper = openKeeper();
  await keeper.value('a', ['catalogue'], async () => 0);
  const one = keeper.counts().bytes;
  expect(one).toBeGreaterThan(0);
  expect(keeper.peek('a')).toBeNull();
  await keeper.serve('a', ['catalogue'], async () => bytes('one'));
  expect(await keeper.value('a', ['catalogue'], async () => 1)).toBe(0);
  await keeper.value('long', ['catalogue'], async () => ['word'.repeat(1000)]);
  expect(keeper.counts().bytes).toBeGreaterThan(2 * one + 4_000);
  keeper.drop(['catalogue']);
  expect(keeper.counts().bytes).toBe(0);
});

test('what nobody asked for the longest goes first, and many small answers weigh what it takes to hold them', async () => {
  const keeper = openKeeper(100_000);
  await keeper.serve('asked for', ['catalogue'], async () => bytes('one'));
  await keeper.serve('forgotten', ['catalogue'], async () => bytes('two'));
  for (let at = 0; at < 200; at += 1) {
    await keeper.serve(`search ${at}`, ['catalogue'], async () => bytes(''));
    keeper.peek('asked for');
  }
  expect(keeper.peek('forgotten')).toBeNull();
  expect(keeper.peek('search 0')).toBeNull();
  expect(keeper.peek('asked for')).not.toBeNull();
});

test('a kept answer pins no memory beside its own bytes: neither a slab that Node shares nor a compressor’s space', async () => {
  const keeper = openKeeper();
  const slab = Buffer.from('a small answer');
  const chunk = Buffer.alloc(16_384).subarray(0, 100);
  // otherwise this test shows nothing
  expect(slab.buffer.byteLength).toBeGreaterThan(slab.length);
  const kept = await keeper.serve('a', ['catalogue'], async () => slab);
  kept.addCompressed('br', chunk);
  expect(String(kept.body)).toBe('a small answer');
  expect(kept.body.buffer.byteLength).toBe(kept.body.length);
  expect(kept.compressed('br')?.buffer.byteLength).toBe(100);
});

test('compressed forms count against the room, once each and no longer than their answer is kept', async () => {
  const keeper = openKeeper(100_000);
  const empty = keeper.counts().bytes;
  const kept = await keeper.serve('a', ['catalogue'], async () => bytes('one'));
  const alone = keeper.counts().bytes;
  expect(alone).toBeGreaterThan(empty);
  kept.addCompressed('gzip', Buffer.alloc(20_000));
  kept.addCompressed('br', Buffer.alloc(20_000));
  expect(keeper.counts().bytes - alone).toBeGreaterThanOrEqual(40_000);
  const both = keeper.counts().bytes;
  kept.addCompressed('br', Buffer.alloc(10_000));
  expect(both - keeper.counts().bytes).toBe(10_000);
  keeper.drop(['catalogue']);
  expect(keeper.counts().bytes).toBe(empty);
  kept.addCompressed('br', Buffer.alloc(50_000));
  expect(keeper.counts().bytes).toBe(empty);
});

test('an answer that has grown beyond the room makes room for itself', async () => {
  const keeper = openKeeper(100_000);
  await keeper.serve('forgotten', ['catalogue'], async () => bytes('one'));
  const grown = await keeper.serve('grown', ['catalogue'], async () => bytes('two'));
  grown.addCompressed('br', Buffer.alloc(96_000));
  expect(keeper.peek('forgotten')).toBeNull();
  expect(keeper.peek('grown')).not.toBeNull();
  grown.addCompressed('gzip', Buffer.alloc(96_000));
  expect(keeper.counts().bytes).toBe(0);
});
