// One case of the contract of /api: which call it is about, which refusal of its own it proves, and the proof.
import { expect } from 'vitest';
import { type FailureId, failures, statusOfCode, wordsOfFailure } from '#shared/errors.ts';
import type { Answer, TestApi } from '../api.ts';

export type Case = {
  /** Method and path as /api/docs shows them. */
  call: string;
  name: string;
  /** The particular refusal of the call that the case proves. */
  refuses?: FailureId;
  run: (api: TestApi) => Promise<void>;
};

/** The cases of one call. */
export const casesOf = (call: string, cases: Omit<Case, 'call'>[]): Case[] =>
  cases.map((one) => ({ call, ...one }));

/** Expects the envelope of success, with this status and what it holds. */
export function expectDone(answer: Answer, status: number, held: Record<string, unknown> = {}): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: { success: true, error: false, ...held },
  });
}

/** Expects the envelope of a failure, word by word. */
export function expectRefused(answer: Answer, status: number, message: string): void {
  expect({ status: answer.status, ...answer.body }).toMatchObject({
    status,
    success: false,
    error: true,
    message,
  });
  expect(answer.headers['cache-control']).toBe('no-store');
}

/** Expects a refusal of the catalogue, with its status and words. */
export function expectFailure(answer: Answer, id: FailureId, count = 0): void {
  expectRefused(answer, statusOfCode[failures[id].code], wordsOfFailure(id, count));
}
