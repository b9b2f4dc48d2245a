import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useListAddress } from '#client/lib/list-address.ts';
import { renderAt } from '#client/testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';

const input = z.object({
  search: z.string().optional(),
  kind: z.string().optional(),
  number: z.number().optional(),
  late: z.boolean().optional(),
});

function List() {
  const address = useListAddress(input);
  return (
    <FilterBar
      label="List filters"
      address={address}
      often={['search']}
      fields={{
        search: { kind: 'text', label: 'Search', wide: true },
        kind: { kind: 'choice', label: 'Kind', all: 'All', options: [{ value: 'b', label: 'Bill' }] },
        number: { kind: 'text', label: 'Number', refusal: 'Not a number' },
        late: { kind: 'mark', label: 'Late' },
      }}
    />
  );
}

const show = (query = '') => renderAt(`/list${query}`, [{ path: '/list', element: <List /> }]);
const opener = () => screen.getByRole('button', { name: /^Filter/ });

test('a filter behind the button shows as a chip, which removes it', async () => {
  const user = userEvent.setup();
  const { router } = show();
  expect(opener().textContent).toBe('Filter');
  await user.click(opener());
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Bill');
  await user.click(screen.getByLabelText('Late'));
  expect(router.location.search).toBe('?kind=b&late=true');
  expect(opener().textContent).toBe('Filter (2)');
  await user.click(screen.getByRole('button', { name: 'Remove filter Kind: Bill' }));
  expect(router.location.search).toBe('?late=true');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.location.search).toBe('');
  expect(opener().textContent).toBe('Filter');
});

test('a filter of the URL shows as a chip, and a wrong one is refused at its field', async () => {
  show('?kind=b&number=abc');
  expect(screen.getByRole('button', { name: 'Remove filter Kind: Bill' })).toBeTruthy();
  await userEvent.click(opener());
  const field = await screen.findByLabelText<HTMLInputElement>('Number');
  expect(field.value).toBe('abc');
  expect(screen.getByText('Not a number')).toBeTruthy();
});
