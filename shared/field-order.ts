// The order in which a form checks its fields is fixed (docs/rules.md#texts): it is the order of the schema's keys.
import type { z } from 'zod';
import { fieldMessages as say } from './messages.ts';

type Issue = z.core.ParsePayload['issues'][number];

const sortedBy = (place: (issue: Issue) => number) => ({
  _zod: {
    def: { check: 'custom' as const, when: () => true },
    onattach: [],
    check: (payload: z.core.ParsePayload) => {
      payload.issues.sort((a, b) => place(a) - place(b));
    },
  },
});

/**
 * Sorts all issues of an object schema by the order of its keys, so that a rule between two fields
 * (passwords that differ) is told at its field's place and not behind every other.
 */
export const inFieldOrder = (fields: readonly string[]) =>
  sortedBy((issue) => {
    const at = fields.indexOf(String(issue.path?.[0]));
    return at < 0 ? fields.length : at;
  });

/** Puts the issues that a rule names behind the others. */
export const toldLast = (isLast: (issue: Issue) => boolean) => sortedBy((issue) => Number(isLast(issue)));

const placeless = new Set<string>([
  say.textUnstorable,
  say.unknownValue,
  say.passwordLong,
  say.honeypot,
  say.imageAddress,
]);
const bound = /^Please (use|book) at most /;

/**
 * Puts the failures of rules that have no place in the fixed order (longest texts, characters that
 * cannot be stored) behind those that have one (docs/rules.md#texts). What two rules say of one field in the
 * same words is told once.
 */
export function placedFirst<T extends { path: string; message: string }>(issues: readonly T[]): T[] {
  const isPlaced = ({ message }: T) => !placeless.has(message) && !bound.test(message);
  const inOrder = [...issues.filter(isPlaced), ...issues.filter((issue) => !isPlaced(issue))];
  const told = new Map<string, T>();
  for (const issue of inOrder) {
    const words = `${issue.path}\n${issue.message}`;
    if (!told.has(words)) told.set(words, issue);
  }
  return [...told.values()];
}
