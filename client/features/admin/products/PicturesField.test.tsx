import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { maxPictures } from '#shared/media/schema.ts';
import { PicturesField } from './PicturesField.tsx';
import type { Upload } from './use-uploads.ts';

const send = vi.fn();
const upload = (key: number, failed: string | null): Upload => ({
  key,
  name: `${key}.png`,
  share: 0,
  failed,
});
const pictures = (count: number) =>
  Array.from({ length: count }, (_, place) => `https://example.com/${place}`);
const show = (there: number, uploads: Upload[]) =>
  renderAt('/', [
    {
      path: '/',
      element: (
        <PicturesField
          pictures={pictures(there)}
          onChange={() => {}}
          uploads={uploads}
          send={send}
          drop={() => {}}
        />
      ),
    },
  ]);
const chooser = () => screen.getByLabelText<HTMLInputElement>('Choose pictures');

test('a refused picture takes none of the twelve places', async () => {
  show(maxPictures - 2, [upload(1, 'Not a picture'), upload(2, 'Too large'), upload(3, null)]);
  expect(chooser().disabled).toBe(false);
  const files = ['a', 'b'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
  await userEvent.upload(chooser(), files);
  expect(send).toHaveBeenCalledTimes(1);
});

test('twelve pictures fill the field, including those being uploaded', () => {
  show(maxPictures - 1, [upload(1, null)]);
  expect(chooser().disabled).toBe(true);
});

test('a refused picture shows an alert inside its list item', () => {
  show(1, [upload(1, 'Not a picture')]);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('1.png: Not a picture');
  const item = alert.closest('li');
  expect(item?.getAttribute('role')).toBeNull();
  expect(within(item as HTMLElement).getByRole('button', { name: 'Forget 1.png' })).toBeDefined();
});
