// Reads tRPC's internals. The version of tRPC is pinned.
import { z } from 'zod';
import type { Meta } from '../procedures/access.ts';
import type { Context } from '../procedures/context.ts';
import { appRouter } from './router.ts';

export type Procedure = {
  name: string;
  type: 'query' | 'mutation' | 'subscription';
  meta: Meta;
  input: z.ZodType | null;
  /** Unknown for procedures that the panel alone calls: their answers have the type of their command. */
  output: z.ZodType;
  call: (ctx: Context, rawInput: unknown) => Promise<unknown>;
};

type Internals = ((options: unknown) => Promise<unknown>) & {
  _def: { type: Procedure['type']; meta: Meta; inputs: z.ZodType[]; output?: { schema: z.ZodType } };
};

const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, Internals>>;

export const procedureNames: readonly string[] = Object.keys(procedures);

export function procedureOf(name: string): Procedure {
  const found = procedures[name];
  if (!found) throw new Error(`No procedure named ${name}`);
  const { type, meta, inputs, output } = found._def;
  return {
    name,
    type,
    meta,
    input: inputs[0] ?? null,
    output: output?.schema ?? z.unknown(),
    call: (ctx, rawInput) => found({ ctx, getRawInput: async () => rawInput, path: name, type }),
  };
}
