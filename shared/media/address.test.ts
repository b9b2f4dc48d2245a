import { describe, expect, test } from 'vitest';
import { pictureAddress, readPictureAddress } from './address.ts';

const hash = '0123456789abcdef0123456789abcdef';

describe("the URL of one of the shop's pictures", () => {
  test("a picture's URL contains the size and the widths of all copies", () => {
    expect(readPictureAddress(pictureAddress(hash, 1000, 750))).toEqual({
      width: 1000,
      height: 750,
      copies: [
        { width: 320, address: `/media/${hash}-1000x750-w320.webp` },
        { width: 640, address: `/media/${hash}-1000x750-w640.webp` },
        { width: 960, address: `/media/${hash}-1000x750-w960.webp` },
        { width: 1000, address: `/media/${hash}-1000x750.webp` },
      ],
    });
  });

  test("a picture's URL lists a stored width only once", () => {
    const widths = readPictureAddress(pictureAddress(hash, 640, 480))?.copies.map((copy) => copy.width);
    expect(widths).toEqual([320, 640]);
  });
});

test.each([
  'https://example.org/a.webp',
  `https://example.org/media/${hash}-10x10.webp`,
  `/media/${hash}-1000x750-w320.webp`,
  `/media/${hash}.webp`,
  `/media/../${hash}-10x10.webp`,
  `/media/${hash}-10x10.webp?x`,
  `/media/${hash}-10x10.svg`,
  '',
])("%j is not the URL of one of the shop's pictures", (address) => {
  expect(readPictureAddress(address)).toBeNull();
});
