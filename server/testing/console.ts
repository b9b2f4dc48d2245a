// Fails a test on unexpected console output. Tests that expect output replace console.error with a spy.
import { afterEach, beforeEach, expect } from 'vitest';

let printed: unknown[][] = [];
const record = (...words: unknown[]) => {
  printed.push(words);
};

console.error = record;
console.warn = record;

beforeEach(() => {
  printed = [];
});

afterEach(() => {
  expect(printed, 'nothing may be printed to console.error or console.warn').toEqual([]);
});
