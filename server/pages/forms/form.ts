import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormName } from '#shared/sent-form.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../procedures/context.ts';
import type { createCaller } from '../../trpc/router.ts';

export type Sent = {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
  api: ReturnType<typeof createCaller>;
  /** The words after the form's name in the button's value. */
  args: readonly string[];
  /** Whether the button answers the question of its first press. */
  sure: boolean;
  fields: URLSearchParams;
  /** The secret part of a tracking link. */
  token: string | undefined;
};

/** The path to go to, null to show the same page again, or values with which the page shows the form again. */
export type Next = string | null | Record<string, string>;

/** The forms of a domain. They call the procedures of the screens. */
export type Forms = Partial<Record<FormName, (sent: Sent) => Promise<Next>>>;

/** The procedure checks what was typed. */
export const typed = (fields: URLSearchParams) => Object.fromEntries(fields) as never;
