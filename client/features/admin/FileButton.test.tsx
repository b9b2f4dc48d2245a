// The server writes a few files at a time. The file of these tests has to wait.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { FileButton, withFilters } from './FileButton.tsx';

const file = () => new Response('bytes');
const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '3' } });

let answers: (() => Response)[];
let asked: string[];
const toasts = shownToasts();

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  // jsdom would navigate the page of all tests.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const button = () => screen.getByRole('button').textContent;
const press = async () => {
  render(
    <FileButton
      words="Export to Excel"
      failed="The spreadsheet did not come. Please try again."
      address={withFilters('/api/export-enquiries', { status: 'Complete' })}
      fileName="Customer_Details.xlsx"
    />,
  );
  fireEvent.click(screen.getByRole('button'));
  await seconds(0);
};

test('the download of a spreadsheet waits while the server is busy', async () => {
  answers = [busy, busy, file];
  await press();
  expect(button()).toBe('Waiting for others…');
  expect(screen.getByRole('status').textContent).toContain('Yours comes in its turn');
  await seconds(2);
  expect(asked).toHaveLength(1);
  await seconds(4);
  expect(asked).toEqual(Array(3).fill('/api/export-enquiries?status=Complete'));
  expect(button()).toBe('Export to Excel');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(toasts.map(({ text }) => text)).toEqual([]);
});

test('the download gives up after two minutes with a message', async () => {
  answers = [busy];
  await press();
  await seconds(117);
  expect(toasts.map(({ text }) => text)).toEqual([]);
  await seconds(9);
  expect(toasts.map(({ text }) => text)).toEqual(['The spreadsheet did not come. Please try again.']);
  expect(button()).toBe('Export to Excel');
});

test('the download of a failed spreadsheet is not retried', async () => {
  answers = [() => new Response(null, { status: 500 })];
  await press();
  expect(asked).toHaveLength(1);
  expect(toasts.map(({ text }) => text)).toEqual(['The spreadsheet did not come. Please try again.']);
});
