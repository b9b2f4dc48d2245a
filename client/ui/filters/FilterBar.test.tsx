import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useListAddress } from '#client/lib/list-address.ts';
import { renderAt } from '#client/testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterSelect } from './FilterSelect.tsx';

const input = z.object({
  kind: z.string().optional(),
  who: z.string().optional(),
  late: z.boolean().optional(),
});

function List() {
  const address = useListAddress(input);
  const { kind, who, late } = address.input;
  const { change } = address;
  return (
    <FilterBar
      label="List filters"
      address={address}
      rare={['who', 'late']}
      fields={{
        kind: (
          <FilterSelect
            label="Kind"
            all="All"
            value={kind ?? ''}
            options={['Bill']}
            onChange={(chosen) => change({ kind: chosen })}
          />
        ),
        who: (
          <FilterSelect
            label="Who"
            all="All"
            value={who ?? ''}
            options={['Asha']}
            onChange={(chosen) => change({ who: chosen })}
          />
        ),
        late: (
          <FilterSelect
            label="Only"
            all="All"
            value={late ? 'Late' : ''}
            options={['Late']}
            onChange={(only) => change({ late: only === 'Late' })}
          />
        ),
      }}
    />
  );
}

const show = (query = '') => renderAt(`/list${query}`, [{ path: '/list', element: <List /> }]);
const opener = () => screen.getByRole('button', { name: /^Filters/ });
const openerState = () => [opener().textContent, opener().getAttribute('aria-expanded')];

test("the button 'Filters' shows how many hidden filters are set", async () => {
  const user = userEvent.setup();
  show('?kind=Bill');
  expect(openerState()).toEqual(['Filters', 'false']);
  await user.click(opener());
  expect(openerState()).toEqual(['Filters', 'true']);
  await user.selectOptions(screen.getByLabelText('Who'), 'Asha');
  expect(openerState()).toEqual(['Filters (1)', 'true']);
  await user.selectOptions(screen.getByLabelText('Only'), 'Late');
  expect(openerState()).toEqual(['Filters (2)', 'true']);
  await user.selectOptions(screen.getByLabelText('Only'), '');
  expect(openerState()).toEqual(['Filters (1)', 'true']);
  await user.click(opener());
  expect(openerState()).toEqual(['Filters (1)', 'false']);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(openerState()).toEqual(['Filters', 'false']);
});

test('a link that sets a hidden filter opens the filters', async () => {
  const user = userEvent.setup();
  show('?late=true');
  expect(openerState()).toEqual(['Filters (1)', 'true']);
  const behind = document.getElementById(opener().getAttribute('aria-controls') ?? '');
  expect(behind?.contains(screen.getByLabelText('Only'))).toBe(true);
  expect(behind?.contains(screen.getByLabelText('Kind'))).toBe(false);
  opener().focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Who'));
});

test('hidden filters with the focus stay open when the window gets narrow', async () => {
  const user = userEvent.setup();
  show();
  expect(openerState()).toEqual(['Filters', 'false']);
  screen.getByLabelText('Kind').focus();
  expect(openerState()).toEqual(['Filters', 'false']);
  await user.click(screen.getByLabelText('Who'));
  expect(openerState()).toEqual(['Filters', 'true']);
});
