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
 * Sorts the issues of an object schema by its keys. An error of a rule between fields then comes at the place
 * of its field.
 */
export const inFieldOrder = (fields: readonly string[]) =>
  sortedBy((issue) => {
    const at = fields.indexOf(String(issue.path?.[0]));
    return at < 0 ? fields.length : at;
  });

export const reportedLast = (isLast: (issue: Issue) => boolean) => sortedBy((issue) => Number(isLast(issue)));

const placeless = new Set<string>([
  say.textUnstorable,
  say.unknownValue,
  say.passwordLong,
  say.honeypot,
  say.imageAddress,
]);
const bound = /^(Please (use|book) at most|कृपया .*ज़्यादा से ज़्यादा|कृपया .*जास्तीत जास्त) /;

/** Puts errors about lengths and characters last. Removes repeated messages of a field. */
export function placedFirst<T extends { path: string; message: string }>(issues: readonly T[]): T[] {
  const isPlaced = ({ message }: T) => !placeless.has(message) && !bound.test(message);
  const inOrder = [...issues.filter(isPlaced), ...issues.filter((issue) => !isPlaced(issue))];
  const unique = new Map<string, T>();
  for (const issue of inOrder) {
    const words = `${issue.path}\n${issue.message}`;
    if (!unique.has(words)) unique.set(words, issue);
  }
  return [...unique.values()];
}
