// Property tests: after any sequence of actions, only the last agreed version counts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxEstimateLines } from '../limits.ts';
import { stages } from '../orders/stages.ts';
import {
  agreedLines,
  asAnswered,
  asOffered,
  isSameLines,
  mayAnswer,
  mayEstimate,
  mayOffer,
  withLines,
} from './rules.ts';
import { type Estimate, type EstimateLine, saveEstimateInput } from './schema.ts';
import { linesPaise, linesTotal } from './sums.ts';

const line: fc.Arbitrary<EstimateLine> = fc.record({
  kind: fc.constantFrom('part', 'labour', 'other'),
  words: fc.constantFrom('Compressor', 'Gas', 'Capacitor'),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.integer({ min: 0, max: 500_000 }).map((paise) => paise / 100),
  hsn: fc.constantFrom('', '8418'),
});
const lines = fc.array(line, { maxLength: 4 });
const at = '2026-11-20T06:30:00.000Z';
const step = fc.oneof(
  lines.map((lines) => ({ do: 'save' as const, lines })),
  fc.constant({ do: 'offer' as const }),
  fc.boolean().map((agree) => ({ do: 'answer' as const, agree })),
);

type Step = { do: 'save'; lines: EstimateLine[] } | { do: 'offer' } | { do: 'answer'; agree: boolean };
function take(estimate: Estimate | null, step: Step): Estimate | null {
  if (step.do === 'save') return withLines(estimate, step.lines);
  if (!estimate) return null;
  return step.do === 'offer'
    ? asOffered(estimate, at)
    : asAnswered(estimate, { agree: step.agree, where: 'phone', at });
}

describe('an estimate', () => {
  test('only estimate lines that were shown and agreed count', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let estimate = withLines(null, []);
        let shown: string | null = null;
        let agreed: string | null = null;
        for (const next of steps) {
          const before: Estimate | null = estimate;
          estimate = take(estimate, next);
          if (estimate?.version !== before?.version) shown = agreed = null;
          if (before?.state !== 'offered' && estimate?.state === 'offered')
            shown = JSON.stringify(estimate.lines);
          if (before?.state !== 'agreed' && estimate?.state === 'agreed') agreed = shown;
          if (estimate?.state === 'declined') agreed = null;
          const counts = agreedLines(estimate);
          expect(counts.length > 0 ? JSON.stringify(counts) : null).toBe(agreed);
          expect(estimate?.total ?? 0).toBe(linesTotal(estimate?.lines ?? []));
        }
      }),
    );
  });

  test('saving the same estimate lines changes nothing', () => {
    fc.assert(
      fc.property(lines, lines, (some, others) => {
        const first = withLines(null, some);
        expect(withLines(first, structuredClone(some))).toBe(first);
        const changed = withLines(first, others);
        if (isSameLines(some, others)) {
          expect(changed).toBe(first);
          return;
        }
        expect(changed).toMatchObject({
          version: (first?.version ?? 0) + 1,
          state: 'draft',
          answeredAt: null,
        });
        expect(agreedLines(changed)).toEqual([]);
      }),
    );
  });

  test('an empty estimate cannot be offered', () => {
    const draft = withLines(null, [{ kind: 'part', words: 'Fan', quantity: 2, price: 450.5, hsn: '' }]);
    if (!draft) throw new Error('There are lines');
    expect([mayOffer(draft), mayAnswer(draft)]).toEqual([true, false]);
    expect(asAnswered(draft, { agree: true, where: 'link', at })).toBe(draft);
    const declined = asAnswered(asOffered(draft, at), { agree: false, where: 'link', at });
    expect([declined.state, mayOffer(declined), mayAnswer(declined)]).toEqual(['declined', true, false]);
    const agreed = asAnswered(asOffered(declined, at), { agree: true, where: 'account', at });
    expect([agreed.state, agreed.answeredWhere, mayOffer(agreed)]).toEqual(['agreed', 'account', false]);
    expect(mayOffer({ state: 'draft', lines: [] })).toBe(false);
  });
});

test('the total of an estimate is exact to the paisa', () => {
  fc.assert(
    fc.property(lines, (lines) => {
      const paise = lines.reduce((sum, { quantity, price }) => sum + quantity * Math.round(price * 100), 0);
      expect(linesPaise(lines)).toBe(paise);
    }),
  );
  const cents = Array.from({ length: 3 }, () => ({ quantity: 1, price: 0.1 }));
  expect(linesTotal(cents)).toBe(0.3);
});

test('only open orders have estimates', () => {
  expect(stages.filter(mayEstimate)).toEqual(['requested', 'scheduled', 'on_the_way', 'working', 'waiting']);
});

describe('the lines of an estimate', () => {
  const one = { kind: 'part', words: ' Fan\nmotor ', quantity: 1, price: 450.5 };
  const saved = (lines: unknown) =>
    saveEstimateInput.safeParse({ id: '0193b5a0-0000-7000-8000-000000000000', version: 0, lines });
  const told = (lines: unknown) => saved(lines).error?.issues[0]?.message;

  test('texts of estimate lines are put on one line', () => {
    expect(saved([one]).data?.lines).toEqual([{ ...one, words: 'Fan motor', hsn: '' }]);
    expect(saved([]).success).toBe(true);
  });

  test.each([
    [{ kind: 'gift' }, 'Please choose part, labour or other'],
    [{ words: '  ' }, 'Please say what it is'],
    [{ quantity: 0 }, 'Quantity must be between 1 and 999'],
    [{ quantity: 1.5 }, 'Quantity must be between 1 and 999'],
    [{ quantity: 1000 }, 'Quantity must be between 1 and 999'],
    [{ price: -1 }, 'Please enter an amount in rupees, like 399 or 399.50'],
    [{ price: 1.005 }, 'Please enter an amount in rupees, like 399 or 399.50'],
    [{ price: 1_000_001 }, 'Please enter an amount in rupees, like 399 or 399.50'],
    [{ price: Number.NaN }, 'Please enter an amount in rupees, like 399 or 399.50'],
    [{ hsn: '84185' }, 'SAC and HSN have 4, 6 or 8 digits'],
  ])('an estimate line with %o is refused', (wrong, words) => {
    expect(told([{ ...one, ...wrong }])).toBe(words);
  });

  test('an estimate has at most 40 lines and ₹10,00,000', () => {
    expect(told(Array.from({ length: maxEstimateLines + 1 }, () => one))).toBe(
      'An estimate has at most 40 lines',
    );
    expect(told([{ ...one, price: 500_000, quantity: 3 }])).toBe('An estimate comes to at most ₹10,00,000');
    expect(told('none')).toBe('Please give the lines of the estimate');
  });
});
