// A case of the /api contract: a call, the failure that it covers, and the test.
import { expect } from 'vitest';
import { type FailureId, failures, statusOfCode, wordsOfFailure } from '#shared/errors.ts';
import type { Answer, TestApi } from '../api.ts';

export type Case = {
  /** Method and path as in /api/docs. */
  call: string;
  name: string;
  /** The failure of this call that the case covers. */
  refuses?: FailureId;
  run: (api: TestApi) => Promise<void>;
};

export const casesOf = (call: string, cases: Omit<Case, 'call'>[]): Case[] =>
  cases.map((one) => ({ call, ...one }));

/** Expects a success envelope with this status and these fields. */
export function expectDone(answer: Answer, status: number, held: Record<string, unknown> = {}): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: { success: true, error: false, ...held },
  });
}

/** Expects a failure envelope with this status and message. */
export function expectRefused(answer: Answer, status: number, message: string): void {
  expect({ status: answer.status, ...answer.body }).toMatchObject({
    status,
    success: false,
    error: true,
    message,
  });
  expect(answer.headers['cache-control']).toBe('no-store');
}

/** Expects a failure of shared/errors.ts. */
export function expectFailure(answer: Answer, id: FailureId, count = 0): void {
  expectRefused(answer, statusOfCode[failures[id].code], wordsOfFailure(id, count));
}
