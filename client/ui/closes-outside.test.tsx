import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { Dialog } from './Dialog.tsx';
import { SidePanel } from './SidePanel.tsx';

afterEach(cleanup);

test.each([
  ['dialog', Dialog],
  ['panel', SidePanel],
])(
  'the second click of a double one that has opened a %s does not close it; a click beside it does',
  async (_name, Part) => {
    let closed = 0;
    const close = () => {
      closed += 1;
    };
    renderAt('/', [
      {
        path: '/',
        element: (
          <Part title="Agree?" close={close}>
            Words
          </Part>
        ),
      },
    ]);
    await screen.findByRole('dialog', { name: 'Agree?' });
    const ground = document.querySelector('[class*="Overlay-root"]') as Element;
    fireEvent.click(ground, { detail: 2 });
    expect(closed).toBe(0);
    fireEvent.click(ground, { detail: 1 });
    expect(closed).toBe(1);
  },
);
