import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { withResolvers } from '#client/testing/with-resolvers.ts';
import { successMessages } from '#shared/messages.ts';
import { ReelList } from './ReelList.tsx';

const toasts = shownToasts();
const reels = ['a', 'b'].map((name) => ({ _id: name, url: `https://clips.example/${name}`, name: '' }));

test("a late answer to one reel's change leaves another open field alone", async () => {
  let reads = 0;
  const late = withResolvers<object>();
  renderAt('/', [{ path: '/', element: <ReelList /> }], {
    'business.reels': () => {
      reads += 1;
      return reels;
    },
    'business.updateReel': () => late.promise,
  });
  const edit = async () => await screen.findAllByRole('button', { name: 'Edit' });
  await userEvent.click((await edit())[0] as HTMLElement);
  await userEvent.type(screen.getByLabelText(/^New link instead of .*a$/), '2{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  screen.getByLabelText(/^New link instead of .*a$/);

  await userEvent.click((await edit())[0] as HTMLElement);
  const other = screen.getByLabelText<HTMLInputElement>(/^New link instead of .*b$/);
  await userEvent.type(other, '3');
  late.resolve({ message: successMessages.reelUpdated, data: reels[0] });
  await waitFor(() => expect(toasts).toHaveLength(1));
  await waitFor(() => expect(reads).toBe(2));
  await userEvent.type(other, '4');
  expect([other.isConnected, other.value]).toEqual([true, 'https://clips.example/b34']);
});
