import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { Button } from './Button.tsx';
import { Menu, MenuOf } from './Menu.tsx';

let replaceMain = () => {};

const button = <Button>More</Button>;
const items = <Menu.Item>Print</Menu.Item>;

/** The menu itself does not render again when the main element is another one. */
const menu = (
  // The page of the tests has no layout, in which Mantine would take the button for hidden.
  <MenuOf button={button} hideDetached={false}>
    {items}
  </MenuOf>
);

function Page() {
  const [key, setKey] = useState(0);
  replaceMain = () => setKey(1);
  return (
    <>
      <main id="main" key={key} />
      {menu}
    </>
  );
}

test('a menu opens in the main element of now, not in that of its first render', async () => {
  renderAt('/', [{ path: '/', element: <Page /> }]);
  await screen.findByText('More');
  act(() => replaceMain());
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect((await screen.findByRole('menuitem', { name: 'Print' })).closest('#main')).not.toBeNull();
});
