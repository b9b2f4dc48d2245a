// Unexpected console output fails a test. One that expects some replaces console.error by a spy of its own.
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
