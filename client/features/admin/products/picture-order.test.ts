import { expect, test } from 'vitest';
import { addPicture, movePicture } from './use-uploads.ts';

test.each([
  [1, -1, ['b', 'a', 'c']],
  [1, 1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
  [7, -1, ['a', 'b', 'c']],
])('movePicture moves the picture at %d by %d, at most to the ends', (from, by, expected) => {
  expect(movePicture(['a', 'b', 'c'], from, by)).toEqual(expected);
});

test('a new picture is added at the end, once', () => {
  expect(addPicture(['a'], 'b')).toEqual(['a', 'b']);
  expect(addPicture(['a', 'b'], 'a')).toEqual(['a', 'b']);
});
