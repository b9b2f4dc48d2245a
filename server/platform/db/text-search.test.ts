// The index over groups of letters finds whatever comparing row by row finds.
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { contains } from './contains.ts';
import { hasLettersOf, isGroup } from './text-search.ts';

const { db } = await freshDatabase();

// letters of one, two, three and four bytes, some with a larger or smaller form of another length
const letters = fc.array(fc.constantFrom(...'aAbß%_\\ İıÉदी😀é'), { minLength: 1, maxLength: 20 });

test('every part of a name is found by its letters', async () => {
  await fc.assert(
    fc.asyncProperty(letters, fc.nat(), fc.nat(), async (name, from, length) => {
      const start = from % name.length;
      const part = name.slice(start, start + 1 + (length % (name.length - start))).join('');
      const whole = sql`lower(${name.join('')}::text)`;
      const { rows } = await sql<{ by_letters: boolean; by_text: boolean }>`
        select ${hasLettersOf(whole, part)} as by_letters, ${contains(whole, part)} as by_text`.execute(db);
      expect(rows).toEqual([{ by_letters: true, by_text: true }]);
    }),
    { numRuns: 100 },
  );
});

test('what is a group itself is found by its letters alone', async () => {
  const few = fc.array(fc.constantFrom(...'aAbßİıé '), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(few, letters, few, async (before, name, text) => {
      const part = text.join('');
      fc.pre(isGroup(part));
      const whole = sql`lower(${[...before, ...name].join('')}::text)`;
      const { rows } = await sql<{ same: boolean }>`
        select ${hasLettersOf(whole, part)} = ${contains(whole, part)} as same`.execute(db);
      expect(rows).toEqual([{ same: true }]);
    }),
    { numRuns: 200 },
  );
});
