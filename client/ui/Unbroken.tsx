import { createElement } from 'react';

// In order: a telephone number, '9 am', 'सुबह 9–11', '29 November'.
const unbroken =
  /(\+?\d(?: ?\d){9,12}|\d\d?(?::\d\d)? [ap]m|[\u0900-\u097f]{1,20} \d(?:[\d:–]{0,9}\d)?|\b\d\d? [A-Z\u0900-\u097f][a-z\u0900-\u097f]{2,20})/;

const keep = (part: string) => <span className="unbroken">{part}</span>;

/**
 * A sentence whose times, days of a month and telephone numbers each stay in one line. No-break spaces would do so too,
 * but a voice then reads the am of '9 am' as a verb.
 */
export const Unbroken = ({ children }: { children: string }) =>
  createElement(
    'span',
    null,
    ...children.split(unbroken).map((part, index) => (index % 2 === 1 ? keep(part) : part)),
  );
