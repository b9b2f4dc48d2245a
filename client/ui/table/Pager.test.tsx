import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { countWords, Pager } from './Pager.tsx';

const usual = {
  noun: ['order', 'orders'] as const,
  first: 26,
  shown: 25,
  count: 10_000,
  countIsExact: false,
  limit: 25,
  previous: null,
  next: null,
  resize: () => {},
};

test.each([
  [0, true, '0 orders'],
  [1, true, '1 order'],
  [1204, true, '1,204 orders'],
  [10_000, true, '10,000 orders'],
  [10_000, false, '10,000+ orders'],
])('%d rows (exact: %s) read as %s', (count, countIsExact, words) => {
  expect(countWords({ count, countIsExact }, ['order', 'orders'])).toBe(words);
});

test('the pager shows the place in the list', async () => {
  const user = userEvent.setup();
  const next = vi.fn();
  render(<Pager {...usual} next={next} />, { wrapper: MantineProvider });
  expect(screen.getByRole('status').textContent).toBe('26 to 50 of 10,000+ orders');
  const previous = screen.getByRole('button', { name: 'Previous' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await user.click(previous);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(next).toHaveBeenCalledOnce();
});

test('the pager offers a page size that the URL contains', () => {
  render(<Pager {...usual} limit={40} />, { wrapper: MantineProvider });
  const sizes = screen.getAllByRole('option').map((option) => option.textContent);
  expect(sizes).toEqual(['25', '40', '50', '100']);
});

test("the select for rows per page has the shop's own arrow", () => {
  const { container } = render(<Pager {...usual} />, { wrapper: MantineProvider });
  expect(container.querySelector('.mantine-NativeSelect-section svg')).not.toBeNull();
});
