// The owner's own words for the search of services.
import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, text } from '../primitives.ts';

export const searchWordKinds = ['appliance', 'work', 'fault'] as const;
export type SearchWordKind = (typeof searchWordKinds)[number];

export type OwnWord = { kind: SearchWordKind; word: string; means: string };

/**
 * Parses the words of one kind, a line for each meaning: 'geyser, गीज़र, गीझर = water heater'. A fault needs no
 * meaning, because each fault means a repair.
 */
export const parseSearchWords = (kind: SearchWordKind, lines: string): OwnWord[] =>
  lines.split('\n').flatMap((line) => {
    const [words = '', means = ''] = line.split('=').map((part) => part.trim());
    return words
      .split(',')
      .map((word) => ({ kind, word: word.trim(), means: kind === 'fault' ? 'repair' : means }))
      .filter(({ word }) => word !== '');
  });

const isWhole = (kind: SearchWordKind) => (lines: string) =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every((line) => {
      const found = parseSearchWords(kind, line);
      return found.length > 0 && found.every(({ means }) => means !== '');
    });

const linesOf = (kind: SearchWordKind) =>
  text(maxLength.description).refine(isWhole(kind), {
    error: kind === 'fault' ? say.faultWordsInvalid : say.searchWordsInvalid,
  });

export const searchWords = z.object({
  appliance: linesOf('appliance'),
  work: linesOf('work'),
  fault: linesOf('fault'),
});
export const setSearchWordsInput = searchWords.extend({ seen: searchWords.partial().optional() });
export const searchWordsAnswer = answer({ data: searchWords });

export type SearchWords = z.output<typeof searchWords>;
export type SetSearchWords = z.output<typeof setSearchWordsInput>;
