import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useListAddress } from '#client/lib/list-address.ts';
import { renderAt } from '#client/testing/render.tsx';
import { DataTable } from './DataTable.tsx';
import { useChosen } from './use-chosen.ts';

type Row = { _id: string; name: string };
const items: Row[] = ['Asha', 'Bharat', 'Chitra', 'Deepak'].map((name) => ({ _id: name, name }));
const input = z.object({ limit: z.number().default(25) });

function List() {
  const address = useListAddress(input);
  const chosen = useChosen<Row>();
  const reading = {
    data: { items, count: 4, countIsExact: true },
    error: null,
    isFetching: false,
    isPlaceholderData: false,
    refetch: () => {},
  };
  return (
    <>
      <input aria-label="Search" />
      <output>{[...chosen.rows.keys()].join()}</output>
      <DataTable
        label="People"
        noun={['person', 'people']}
        columns={[
          {
            key: 'name',
            title: 'Name',
            render: ({ name }: Row) => (
              <a href={`#${name}`} data-opens-row>
                {name}
              </a>
            ),
          },
        ]}
        reading={reading}
        address={address}
        empty={{ art: '', title: '', text: '' }}
        choosing={{ chosen, nameOf: ({ name }) => name }}
      />
    </>
  );
}

const show = () => renderAt('/list', [{ path: '/list', element: <List /> }]);
const box = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });

test('rows are chosen alone, as a range and all of a page', async () => {
  const user = userEvent.setup();
  const { container } = show();
  const output = () => container.querySelector('output')?.textContent;
  await user.click(box('Bharat'));
  expect(output()).toBe('Bharat');
  await user.keyboard('{Shift>}');
  await user.click(box('Deepak'));
  await user.keyboard('{/Shift}');
  expect(output()).toBe('Bharat,Chitra,Deepak');
  await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  expect(output()).toBe('Bharat,Chitra,Deepak,Asha');
  await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  expect(output()).toBe('');
});

test('j and k move, x chooses, ? shows the keys, and none works while typing', async () => {
  const user = userEvent.setup();
  const { container } = show();
  const output = () => container.querySelector('output')?.textContent;
  await user.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('Bharat');
  await user.keyboard('x');
  expect(output()).toBe('Bharat');
  await user.keyboard('k');
  expect(document.activeElement?.textContent).toBe('Asha');
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('jx?');
  expect(output()).toBe('Bharat');
  expect((screen.getByLabelText('Search') as HTMLInputElement).value).toBe('jx?');
  await user.tab();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keys of this list' });
});
