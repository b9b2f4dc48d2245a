import { expect, test } from 'vitest';
import { fieldMessages } from '#shared/messages.ts';
import { readPhoto } from './read-photo.ts';

const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'me', { type });

test('a photo under 2 MB becomes a data URL', async () => {
  expect(await readPhoto(file(3, 'image/webp'))).toEqual({ photo: 'data:image/webp;base64,AAAA' });
  expect(await readPhoto(file(2_097_151, 'image/png'))).toHaveProperty('photo');
});

test('a file of 2 MB or more is refused as photo', async () => {
  expect(await readPhoto(file(2_097_152, 'image/png'))).toEqual({ refused: fieldMessages.photoTooLarge });
  expect(await readPhoto(file(3, 'image/svg+xml'))).toEqual({ refused: fieldMessages.photoUnreadable });
});
