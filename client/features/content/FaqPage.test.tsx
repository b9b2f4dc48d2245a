import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { Component } from './FaqPage.tsx';
import type { Part } from './part.ts';

const [faq] = Object.values(import.meta.glob<Part>('./faq.*.md', { eager: true, import: 'default' }));

const show = (taxOnTop: number | null = null) =>
  renderAt('/', [{ path: '/', Component }], { 'business.get': { companyName: 'Care', taxOnTop } });
const question = (section: number, place: number) =>
  screen.getByRole('button', { name: faq?.parts[section]?.parts[place]?.title ?? '' });
const openQuestions = () =>
  [...document.querySelectorAll('summary[aria-expanded="true"]')].map((button) => button.textContent);

test('all 18 answers are closed at first, and each opens alone', () => {
  show();
  expect(openQuestions()).toEqual([]);
  const buttons = [...document.querySelectorAll('summary[aria-expanded]')];
  expect(buttons).toHaveLength(18);
  for (const button of buttons) {
    fireEvent.click(button);
    expect(openQuestions()).toEqual([button.textContent]);
  }
});

test('the FAQ names the tax on the cancellation fee', async () => {
  show(18);
  await screen.findByText(/the fee is ₹200 plus 18 % GST\./);
});

test('clicking an open question closes it', () => {
  show();
  fireEvent.click(question(3, 1));
  fireEvent.click(question(3, 1));
  expect(openQuestions()).toEqual([]);
});
