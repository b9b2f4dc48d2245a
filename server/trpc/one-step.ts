// Makes a procedure run in one step: who may call, input, work, output. tRPC goes from link to link and copies what it
// hands on at each, and it asks zod for promises, for which zod leaves its compiled parsers aside. Nothing of ours needs
// either. tRPC keeps what it is for: the types, the batches, the doors.
import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { describeError } from '../http/error-body.ts';
import type { Context, CurrentUser } from './context.ts';

export type Call = {
  ctx: Context;
  type: 'query' | 'mutation' | 'subscription';
  signal?: AbortSignal;
  getRawInput(): Promise<unknown>;
};
/** Who calls, once they may; and what answers in place of an input that is refused (null where nothing does). */
export type Rules = {
  admit(call: Call): Promise<CurrentUser | null>;
  insteadOfRefusal?:
    | ((ctx: Context & { user: CurrentUser }, rawInput: unknown) => Promise<unknown>)
    | undefined;
};
type Work = (given: { ctx: object; input: unknown; signal: AbortSignal | undefined }) => unknown;

type Procedure = {
  _def: { inputs: z.ZodType[]; output?: z.ZodType; middlewares: ((call: Call) => Promise<unknown>)[] };
};
type Builder = {
  input(schema: z.ZodType): Builder;
  output(schema: z.ZodType): Builder;
  query(work: Work): Procedure;
  mutation(work: Work): Procedure;
};

function checkedOutput(schema: z.ZodType | undefined, data: unknown): unknown {
  try {
    return schema ? schema.parse(data) : data;
  } catch (cause) {
    // our mistake, not the caller's
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'Output validation failed', cause });
  }
}

// Commands throw AppError and drivers throw their own: tRPC's code (and so the status) comes from the one map.
function translated(error: unknown): unknown {
  const told = describeError(error);
  const isFault = told.code === 'INTERNAL_SERVER_ERROR';
  return isFault ? error : new TRPCError({ code: told.code, message: told.message, cause: error });
}

function inOneStep(procedure: Procedure, work: Work, rules: Rules): Procedure {
  const { inputs, output } = procedure._def;
  const [schema] = inputs;
  const answer = async (call: Call) => {
    const user = await rules.admit(call);
    const ctx = { ...call.ctx, user };
    const raw = schema && (await call.getRawInput());
    const input = schema?.safeParse(raw);
    if (input && !input.success) {
      const instead = user && (await rules.insteadOfRefusal?.({ ...ctx, user }, raw));
      if (!instead) throw input.error;
      return instead;
    }
    return checkedOutput(output, await work({ ctx, input: input?.data, signal: call.signal }));
  };
  const step = async (call: Call) => {
    try {
      return { ok: true, data: await answer(call) };
    } catch (error) {
      throw translated(error);
    }
  };
  procedure._def.middlewares = [step];
  return procedure;
}

// No other method of the builder is here: what it added would not run.
const wrapped = (builder: Builder, rules: Rules): Builder => ({
  input: (schema) => wrapped(builder.input(schema), rules),
  output: (schema) => wrapped(builder.output(schema), rules),
  query: (work) => inOneStep(builder.query(work), work, rules),
  mutation: (work) => inOneStep(builder.mutation(work), work, rules),
});

/** The same procedure builder, whose procedures admit the caller first and then run in one step. */
export const oneStep = <Given extends Pick<Given, keyof Builder>>(builder: Given, rules: Rules) =>
  wrapped(builder as unknown as Builder, rules) as unknown as Pick<Given, keyof Builder>;
