import { expect } from 'vitest';
import { type FailureId, failures, statusOfCode, wordsOfFailure } from '#shared/errors.ts';
import type { Answer, TestApi } from '../api.ts';

export type Case = {
  call: string;
  name: string;
  refuses?: FailureId;
  run: (api: TestApi) => Promise<void>;
};

export const casesOf = (call: string, cases: Omit<Case, 'call'>[]): Case[] =>
  cases.map((one) => ({ call, ...one }));

export function expectDone(answer: Answer, status: number, held: Record<string, unknown> = {}): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: { success: true, error: false, ...held },
  });
}

export function expectRefused(answer: Answer, status: number, message: string): void {
  expect({ status: answer.status, ...answer.body }).toMatchObject({
    status,
    success: false,
    error: true,
    message,
  });
  expect(answer.headers['cache-control']).toBe('no-store');
}

export function expectFailure(answer: Answer, id: FailureId, count = 0): void {
  expectRefused(answer, statusOfCode[failures[id]], wordsOfFailure(id, count));
}
