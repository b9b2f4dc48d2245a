import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { describeError } from '#server/procedures/errors.ts';
import type { Context } from './context.ts';
import { allow, checked, createCallerFactory, customer, publicProcedure, router } from './init.ts';

const work = vi.fn((_: unknown) => ({ answer: 42 }));
const shape = { given: z.object({ n: z.number() }), answered: z.object({ answer: z.number().max(42) }) };

const procedures = router({
  open: publicProcedure().input(shape.given).output(checked(shape.answered)).query(work),
  own: customer().input(shape.given).output(checked(shape.answered)).mutation(work),
  office: allow('orders.read').input(shape.given).output(checked(shape.answered)).query(work),
});
const caller = createCallerFactory(procedures)({
  deps: {},
  caller: { user: async () => null, isLimitCounted: true, isForeign: false },
} as unknown as Context);

const refused = async (call: Promise<unknown>) => {
  const told = await call.then(
    () => null,
    (error: unknown) => describeError(error),
  );
  return told && [told.status, told.message];
};

test('a procedure refuses callers without access, whatever the input', async () => {
  work.mockClear();
  for (const call of [caller.own, caller.office])
    expect(await refused(call('nonsense' as never))).toEqual([401, expect.any(String)]);
  expect(work).not.toHaveBeenCalled();
});

test('a procedure receives the parsed input', async () => {
  expect(await caller.open({ n: 1, more: 2 } as never)).toEqual({ answer: 42 });
  expect(work.mock.lastCall?.[0]).toMatchObject({ input: { n: 1 }, ctx: { user: null } });
});

test('a procedure refuses invalid input before it does its work', async () => {
  work.mockClear();
  expect(await refused(caller.open({ n: 'one' } as never))).toEqual([400, expect.any(String)]);
  expect(work).not.toHaveBeenCalled();
});

test('an output that breaks its schema is an internal error without details', async () => {
  work.mockReturnValueOnce({ answer: 43 });
  expect(await refused(caller.open({ n: 1 }))).toEqual([500, 'Something went wrong.']);
});

test('a second input schema adds its fields to the first', async () => {
  work.mockClear();
  const both = createCallerFactory(
    router({
      open: publicProcedure()
        .input(shape.given)
        .input(z.object({ more: z.number() }))
        .output(checked(shape.answered))
        .query(work),
    }),
  )({ deps: {}, caller: {} } as unknown as Context);
  expect(await refused(both.open({ n: 1 } as never))).toEqual([400, expect.any(String)]);
  expect(work).not.toHaveBeenCalled();
  expect(await both.open({ n: 1, more: 2 })).toEqual({ answer: 42 });
  expect(work.mock.lastCall?.[0]).toMatchObject({ input: { n: 1, more: 2 } });
});
