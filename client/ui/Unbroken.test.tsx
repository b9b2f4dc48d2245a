import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './Unbroken.tsx';

const partsOf = (words: string): (string | null)[] => {
  const { container } = render(<Unbroken>{words}</Unbroken>);
  expect(container.textContent, 'a copy has the same blanks').toBe(words);
  return [...container.querySelectorAll('.unbroken')].map(({ textContent }) => textContent);
};

test.each([
  ['Sunday, 29 November, 9 am to 11:30 am', ['29 November', '9 am', '11:30 am']],
  ['Mon–Fri, 9 am to 8 pm; Sat, 9 am to 2 pm', ['9 am', '8 pm', '9 am', '2 pm']],
  ['We call you tomorrow by 11 am.', ['11 am']],
  ['रविवार, 29 नवंबर को सुबह 9–11 बजे', ['29 नवंबर', 'सुबह 9–11']],
  ['दुपारी 2:30–संध्याकाळी 4', ['दुपारी 2:30', 'संध्याकाळी 4']],
  ['Call +91 240 555 0142', ['+91 240 555 0142']],
  ['₹3,300 for parts, ₹500.50 for the work', []],
])('keeps the times, days and numbers of “%s” in one line each', (words, parts) => {
  expect(partsOf(words)).toEqual(parts);
});
