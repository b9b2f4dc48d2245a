import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(isTTY: boolean) {
  const written: string[] = [];
  return { written, ...showProgress({ isTTY, write: (text) => written.push(text) }) };
}

test('a log shows progress as plain lines', () => {
  const { report, written } = show(false);
  report('Backup', 0, 10);
  vi.advanceTimersByTime(1_000);
  report('Backup', 1, 10);
  vi.advanceTimersByTime(5_000);
  report('Backup', 10, 10);
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([
    'Backup: 1 s so far\n',
    'Backup: 10 %, about 54 s left\n',
    'Backup: done in 6 s\n',
  ]);
});

test('a terminal shows progress in one line that changes', () => {
  const { report, end, written } = show(true);
  report('Backup', 1, 4);
  vi.advanceTimersByTime(1_500);
  end();
  expect(written).toEqual([
    '\r\x1b[KBackup: 25 %, about 3 s left',
    '\r\x1b[KBackup: 25 %, about 5 s left',
    '\n',
  ]);
});

test('work of less than a second shows no progress', () => {
  const { report, written } = show(false);
  report('Backup', 0, 2);
  report('Backup', 2, 2);
  report('Pictures', 0, 1);
  report('Pictures', 1, 1);
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([]);
});
